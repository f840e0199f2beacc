# Ce que dit Harbour.

game-name = Harbour
game-summary = Déplacez votre pion, amassez des marchandises, expédiez-les au bon prix et achetez les plus beaux bâtiments du port.
game-points-unit = PV

## Marchandises et symboles

good = { $id ->
    [fish] poisson
    [livestock] bétail
    [wood] bois
   *[stone] pierre
}
good-count = { $id ->
    [fish] { $n } { $n ->
        [one] poisson
       *[other] poissons
    }
    [livestock] { $n } { $n ->
        [one] tête de bétail
       *[other] têtes de bétail
    }
    [wood] { $n } bois
   *[stone] { $n } { $n ->
        [one] pierre
       *[other] pierres
    }
}
symbol = { $id ->
    [anchor] ancre
    [coin] pièce
    [top-hat] haut-de-forme
   *[warehouse] entrepôt
}

## Ce qui arrive de soi-même

gains = { $seat } reçoit { $goods }.
gains-extra = { $seat } reçoit { $count } { $good-id ->
    [livestock] { $count ->
        [one] tête de bétail
       *[other] têtes de bétail
    }
    [wood] bois
   *[other] { $count ->
        [one] { $good }
       *[other] { $good }s
    }
} de plus.
lost-to-limit = { $count ->
    [one] { $seat } n'a plus de place pour { $count } marchandise, qui est perdue.
   *[other] { $seat } n'a plus de place pour { $count } marchandises, qui sont perdues.
}
exchanges = { $seat } rend { $cost }.
cannot = « { $building } » n'a pas d'effet pour { $seat }.
means-nothing = Aucun effet pour { $seat }.
means-end = La partie se termine ainsi.
means-price = Cela coûte { $price } $.
no-purchase = { $seat } ne peut acheter aucun bâtiment.
redealt = Trop de bâtiments ont le symbole d'achat : le centre est redistribué.
first-centre = Pour la première partie, au centre : { $one }, { $two } et { $three }.
turn-of = Tour { $turn } : à { $seat } de jouer.
progress = Tour { $count }
owes = { $seat } doit un péage à { $owner }.
market-is = Le marché est maintenant : { $two } 2 $, { $three } 3 $, { $four } 4 $, { $five } 5 $.
earns = { $seat } a { $money } $ à dépenser.
money-lost = Il reste { $money } $ à { $seat } ; cet argent est perdu.
last-turns = { $seat } a acheté un quatrième bâtiment. { $count ->
    [one] Encore un tour, et la partie est finie.
   *[other] Encore { $count } tours, et la partie est finie.
}
robbed = { $seat } prend 1 { $good-id ->
    [livestock] tête de bétail
   *[other] { $good }
} à { $victim }.
bonus-trade = { $seat } révèle la carte de points bonus { $good } et échange { $count } { $good-id ->
    [livestock] { $count ->
        [one] tête de bétail
       *[other] têtes de bétail
    }
    [wood] bois
   *[other] { $count ->
        [one] { $good }
       *[other] { $good }s
    }
} contre { $points } PV.
bonus-kept = { $seat } révèle la carte de points bonus { $good } et n'échange rien.
stopped = { $count ->
    [one] La partie s'arrête après { $count } tour et est décomptée telle quelle.
   *[other] La partie s'arrête après { $count } tours et est décomptée telle quelle.
}
solo-won = { $count ->
    [one] Quatre bâtiments en { $count } tour : le défi est réussi.
   *[other] Quatre bâtiments en { $count } tours : le défi est réussi.
}
solo-lost = { $count ->
    [one] Pas de quatrième bâtiment en { $count } tour : le défi est perdu.
   *[other] Pas de quatrième bâtiment en { $count } tours : le défi est perdu.
}
game-over = La partie est finie.

## La fin en vue

ending-your-turn = Votre dernier tour
ending-each = { $seat } met fin à la partie : encore un tour chacun
ending-turns = { $seat } met fin à la partie : { $left ->
    [one] encore { $left } tour
   *[other] encore { $left } tours
}
ending-bought = { $seat } a acheté un quatrième bâtiment. { $after ->
    [0] Après ce tour, la partie est finie.
    [one] Encore { $after } tour après celui-ci, et la partie est finie.
   *[other] Encore { $after } tours après celui-ci, et la partie est finie.
}
ending-solo = Le tour { $turn } est le dernier : sans quatrième bâtiment, le défi est perdu.

## Ce qu'on vous demande

ask-board = Quel plateau voulez-vous garder ?
ask-place = Quel bâtiment voulez-vous placer gratuitement ?
ask-stock = { $count ->
    [one] Avec quelle marchandise voulez-vous commencer ?
   *[other] Avec quelles { $count } marchandises voulez-vous commencer ?
}
ask-alchemy = Voulez-vous convertir des marchandises grâce à votre capacité ?
ask-go = Où voulez-vous déplacer votre pion ?
ask-toll-moment = Quand voulez-vous payer le péage à { $owner } ?
ask-toll = Quelle marchandise donnez-vous en péage à { $owner } ?
ask-home = Voulez-vous prendre des marchandises ou acheter un bâtiment ?
ask-order = Par quelle partie de l'action voulez-vous commencer ?
ask-gain = { $count ->
    [one] Quelle marchandise voulez-vous prendre ?
   *[other] Quelles { $count } marchandises voulez-vous prendre ?
}
ask-gain-too = Le tour de { $user } vous apporte { $count ->
    [one] { $count } marchandise. Laquelle voulez-vous prendre ?
   *[other] { $count } marchandises. Lesquelles voulez-vous prendre ?
}
ask-store = { $count ->
    [one] De quelle marchandise voulez-vous prendre { $count } unité ?
   *[other] De quelle marchandise voulez-vous prendre { $count } unités ?
}
ask-double = Quelle marchandise voulez-vous doubler ?
ask-swap = Quels marqueurs du marché voulez-vous échanger ?
ask-salvage = { $count ->
    [one] De quelle marchandise voulez-vous rendre { $count } unité ?
   *[other] De quelle marchandise voulez-vous rendre { $count } unités ?
}
ask-salvage-into = { $each ->
    [one] Quelles marchandises voulez-vous prendre, { $each } unité de chacune ?
   *[other] Quelles marchandises voulez-vous prendre, { $each } unités de chacune ?
}
ask-canal = Quelle marchandise voulez-vous convertir, et combien ?
ask-canal-into = { $count ->
    [one] De quelle marchandise voulez-vous prendre { $count } unité en retour ?
   *[other] De quelle marchandise voulez-vous prendre { $count } unités en retour ?
}
ask-copy = Quel bâtiment voulez-vous copier ?
ask-rob = À qui voulez-vous prendre une marchandise ?
ask-rob-type = Quelle marchandise voulez-vous prendre à { $victim } ?
ask-give = { $user } prélève une marchandise chez chacun des autres. Laquelle donnez-vous ?
ask-whether-to-buy = Voulez-vous acheter un bâtiment ?
ask-crier = Voulez-vous échanger deux marqueurs voisins du marché avant d'expédier ?
ask-traders = Voulez-vous vendre 1 marchandise de chaque type aux Marchands de l'intérieur pour { $money } $ ?
ask-ship = Quelles marchandises voulez-vous expédier ?
ask-keep = Combien de { $good-id ->
    [livestock] têtes de bétail
    [wood] bois
   *[other] { $good }s
} voulez-vous garder ? { $count ->
    [one] Vos entrepôts ont de la place pour { $count } marchandise.
   *[other] Vos entrepôts ont de la place pour { $count } marchandises.
}{ $least ->
    [0] { " " }Vous pouvez ne rien garder.
   *[other] {""}
}
ask-buy = Vous avez { $money } $. Quel bâtiment voulez-vous acheter ?
ask-buy-more = Il vous reste { $money } $. Voulez-vous acheter un autre bâtiment ?
ask-scavenge = { $count ->
    [one] Quelle marchandise voulez-vous à la place de celle que vous avez perdue ?
   *[other] Quelle marchandise voulez-vous à la place d'une marchandise perdue ? ({ $count } à remplacer)
}
not-asked = Vous n'avez rien à décider pour le moment.

## Options

keep-board = Garder : { $board }
place = Placer : { $building }
stock = { $goods }
pass-alchemy = Ne rien convertir
pass-buying = Ne pas acheter
pass-crier = Ne rien échanger
pass-traders = Ne rien vendre aux Marchands de l'intérieur
pass-second = Ne pas acheter d'autre bâtiment
convert = Rendre 1 { $spent-id ->
    [livestock] tête de bétail
   *[other] { $spent }
}, convertir 2 { $source-id ->
    [livestock] têtes de bétail
    [wood] bois
   *[other] { $source }s
} en 2 { $target-id ->
    [livestock] têtes de bétail
    [wood] bois
   *[other] { $target }s
}
go-centre = Aller à : { $building }
go-own = Aller à : { $building } (à vous)
go-toll = Aller à : { $building } (péage de 1 marchandise à { $owner })
go-free = Aller à : { $building } (chez { $owner }, sans péage)
go-home = Aller à votre bâtiment de départ ({ $board })
go-home-toll = Aller au bâtiment de départ { $board } (péage de 1 marchandise à { $owner })
go-home-free = Aller au bâtiment de départ { $board } (chez { $owner }, sans péage)
toll-before = Payer avant l'action
toll-after = Payer après l'action
pay = Payer 1 { $good-id ->
    [livestock] tête de bétail
   *[other] { $good }
}
take-goods = { $goods-n ->
    [0] { $count ->
        [one] Prendre { $count } marchandise au choix
       *[other] Prendre { $count } marchandises au choix
    }
   *[other] { $count ->
        [0] Prendre { $goods }
        [one] Prendre { $goods } et { $count } marchandise au choix
       *[other] Prendre { $goods } et { $count } marchandises au choix
    }
}
start-buying = Acheter un bâtiment
begin-gain = Recevoir d'abord des marchandises
begin-buy = Acheter d'abord
begin-swap = Échanger d'abord des marqueurs du marché
begin-take = Prendre d'abord une marchandise à un adversaire
gain = Prendre { $goods }
double = Doubler { $good-id ->
    [fish] le poisson
    [livestock] le bétail
    [wood] le bois
   *[stone] la pierre
} (de { $from } à { $to })
spend = Rendre { $goods }
swap = Échanger : { $one } ({ $price } $) et { $other } ({ $other-price } $)
copy = Copier : { $building }
rob = Prendre une marchandise à { $victim }
take = Prendre 1 { $good-id ->
    [livestock] tête de bétail
   *[other] { $good }
}
give = Donner 1 { $good-id ->
    [livestock] tête de bétail
   *[other] { $good }
}
package = Vendre 1 marchandise de chaque type pour { $money } $
ship = Expédier : { $goods } ({ $money } $ à dépenser)
ship-nothing = Ne rien expédier ({ $money } $ à dépenser)
keep = { $count ->
    [0] Ne pas garder de { $good }
   *[other] Garder { $count } { $good-id ->
        [livestock] { $count ->
            [one] tête de bétail
           *[other] têtes de bétail
        }
        [wood] bois
       *[other] { $count ->
            [one] { $good }
           *[other] { $good }s
        }
    }
}
buy = Acheter : { $building } ({ $price } $)

## Ce qui a été fait

did-market = Le marché : { $two } 2 $, { $three } 3 $, { $four } 4 $, { $five } 5 $.
did-centre = Au centre : { $building }.
did-first = { $seat } commence.
did-offer = Un plateau est distribué : { $board }.
did-offer-veiled = Un plateau est distribué face cachée.
did-bonus = Une carte de points bonus est distribuée : { $good }.
did-bonus-veiled = Une carte de points bonus est distribuée face cachée.
did-look = Le Noble regarde une carte de la pioche : { $building }.
did-look-veiled = Le Noble regarde une carte de la pioche.
did-refill = Nouveau au centre : { $building }.
did-board = { $seat } garde le plateau « { $board } ».
did-place = { $seat } place « { $building } » gratuitement.
did-stock = { $seat } commence avec { $goods }.
did-pass = { $seat } renonce.
did-convert = { $seat } rend 1 { $spent-id ->
    [livestock] tête de bétail
   *[other] { $spent }
} et convertit 2 { $source-id ->
    [livestock] têtes de bétail
    [wood] bois
   *[other] { $source }s
} en 2 { $target-id ->
    [livestock] têtes de bétail
    [wood] bois
   *[other] { $target }s
}.
did-go = { $seat } va à « { $building } ».
did-go-home = { $seat } va à son propre bâtiment de départ.
did-visit-home = { $seat } va chez { $owner }, au bâtiment de départ.
did-toll-before = { $seat } paie le péage avant l'action.
did-toll-after = { $seat } paiera le péage après l'action.
did-pay = { $seat } donne 1 { $good-id ->
    [livestock] tête de bétail
   *[other] { $good }
} en péage.
did-goods = { $seat } prend les marchandises.
did-trade = { $seat } va acheter un bâtiment.
did-begin-gain = { $seat } reçoit d'abord des marchandises.
did-begin-buy = { $seat } achète d'abord.
did-begin-swap = { $seat } échange d'abord des marqueurs du marché.
did-begin-take = { $seat } prend d'abord une marchandise à un adversaire.
did-gain = { $seat } prend { $goods }.
did-pick = { $seat } choisit { $good-id ->
    [fish] le poisson
    [livestock] le bétail
    [wood] le bois
   *[stone] la pierre
}.
did-swap = { $seat } échange les marqueurs { $one } et { $other } sur le marché.
did-spend = { $seat } rend { $goods }.
did-copy = { $seat } copie « { $building } ».
did-rob = { $seat } veut prendre une marchandise à { $victim }.
did-give = { $seat } donne 1 { $good-id ->
    [livestock] tête de bétail
   *[other] { $good }
}.
did-package = { $seat } vend 1 marchandise de chaque type aux Marchands de l'intérieur.
did-ship = { $seat } expédie : { $goods }.
did-ship-nothing = { $seat } n'expédie rien.
did-keep = { $count ->
    [0] { $seat } ne garde pas de { $good }.
   *[other] { $seat } garde { $count } { $good-id ->
        [livestock] { $count ->
            [one] tête de bétail
           *[other] têtes de bétail
        }
        [wood] bois
       *[other] { $count ->
            [one] { $good }
           *[other] { $good }s
        }
    }.
}
did-buy = { $seat } achète « { $building } ».

## Ce que font les cartes

effect-gain = Recevez { $goods }.
effect-gain-any = { $count ->
    [one] Recevez { $count } marchandise au choix.
   *[other] Recevez { $count } marchandises au choix.
}
effect-gain-different = { $count ->
    [one] Recevez { $count } marchandise au choix.
   *[other] Recevez { $count } marchandises différentes au choix.
}
effect-gain-both = { $count ->
    [one] Recevez { $goods } et { $count } marchandise au choix.
   *[other] Recevez { $goods } et { $count } marchandises au choix.
}
effect-exchange = Rendez { $cost }, puis recevez { $goods }.
effect-exchange-any = { $count ->
    [one] Rendez { $count } unité d'une marchandise
   *[other] Rendez { $count } unités d'une marchandise
} { $types ->
    [one] et recevez { $each } d'une autre.
   *[other] et recevez { $types } autres marchandises, { $each } de chacune.
}
effect-convert-up = { $most ->
    [one] Rendez { $most } unité d'une marchandise
   *[other] Rendez de 1 à { $most } unités d'une marchandise
} { $bonus ->
    [0] et recevez le même nombre d'une autre.
   *[other] et recevez le même nombre plus { $bonus } d'une autre.
}
effect-per-symbol = { $base ->
    [0] Recevez { $per } { $good-id ->
        [livestock] { $per ->
            [one] tête de bétail
           *[other] têtes de bétail
        }
        [wood] bois
       *[other] { $per ->
            [one] { $good }
           *[other] { $good }s
        }
    }
   *[other] Recevez { $base } { $good-id ->
        [livestock] { $base ->
            [one] tête de bétail
           *[other] têtes de bétail
        }
        [wood] bois
       *[other] { $base ->
            [one] { $good }
           *[other] { $good }s
        }
    }, plus { $per }
} { $symbol-id ->
    [anchor] par ancre possédée
    [coin] par pièce possédée
    [top-hat] par haut-de-forme possédé
   *[warehouse] par entrepôt possédé
}.
effect-same-per-symbol = { $base ->
    [0] Choisissez une marchandise et recevez-en { $per }
   *[other] Choisissez une marchandise et recevez-en { $base }, plus { $per }
} { $symbol-id ->
    [anchor] par ancre possédée
    [coin] par pièce possédée
    [top-hat] par haut-de-forme possédé
   *[warehouse] par entrepôt possédé
}.
effect-different-per-symbol = { $base ->
    [0] Recevez des marchandises différentes au choix : { $per }
   *[other] Recevez des marchandises différentes au choix : { $base }, plus { $per }
} { $symbol-id ->
    [anchor] par ancre possédée
    [coin] par pièce possédée
    [top-hat] par haut-de-forme possédé
   *[warehouse] par entrepôt possédé
}.
effect-double = Doublez l'une des marchandises que vous avez.
effect-fill-empty = Recevez 1 unité de chaque marchandise que vous n'avez pas.
effect-swap = Échangez deux marqueurs du marché.
effect-swap-gain = Échangez deux marqueurs du marché et recevez { $each } de chacune des deux marchandises.
effect-reverse-gain = Inversez le marché en miroir (2 $ avec 5 $, 3 $ avec 4 $), puis recevez { $count } { $count ->
    [one] marchandise au choix.
   *[other] marchandises au choix.
}
effect-steal = { $count ->
    [one] Prenez { $count } marchandise à un adversaire.
   *[other] Prenez { $count } marchandises à un adversaire.
}
effect-levy = { $count ->
    [0] Chaque adversaire vous donne une marchandise de son choix.
    [one] Chaque adversaire vous donne une marchandise de son choix ; à deux joueurs exactement, vous recevez ensuite { $count } marchandise au choix.
   *[other] Chaque adversaire vous donne une marchandise de son choix ; à deux joueurs exactement, vous recevez ensuite { $count } marchandises au choix.
}
effect-gift = { $count ->
    [one] Recevez { $count } marchandise au choix.
   *[other] Recevez { $count } marchandises différentes au choix.
} { $each ->
    [one] Puis chaque adversaire reçoit { $each } marchandise de son choix.
   *[other] Puis chaque adversaire reçoit { $each } marchandises de son choix.
}
effect-copy = Exécutez l'action d'un bâtiment libre du centre, puis recevez { $count } { $count ->
    [one] marchandise au choix.
   *[other] marchandises au choix.
}
effect-buy = { $money ->
    [0] { $count ->
        [one] Achetez un bâtiment.
       *[other] Achetez jusqu'à { $count } bâtiments sur une seule expédition.
    }
   *[other] { $count ->
        [one] Achetez un bâtiment, avec { $money } $ de plus.
       *[other] Achetez jusqu'à { $count } bâtiments sur une seule expédition, avec { $money } $ de plus.
    }
}
ability-none = Pas de capacité spéciale.
ability-alchemist = Une fois dans votre tour, vous pouvez rendre 1 marchandise et en convertir 2 d'un type en 2 d'un autre.
ability-bookkeeper = Quand vous expédiez une marchandise, vous n'en rendez que le minimum de sa case.
ability-square-bonus = Vous recevez { $money } $ de plus si vous expédiez la marchandise de la case { $square } $.
ability-diplomat = Vous pouvez aller à un bâtiment où se trouve un autre pion ; son joueur reçoit { $count } { $count ->
    [one] marchandise de son choix.
   *[other] marchandises de son choix.
}
ability-investor = Pour chaque bâtiment que vous achetez, vous recevez { $count } { $count ->
    [one] marchandise au choix.
   *[other] marchandises au choix.
}
ability-innkeeper = Vous pouvez rester sur un bâtiment que vous avez acheté et l'utiliser de nouveau.
ability-landlord = À chaque péage reçu, vous recevez en plus { $count } { $count ->
    [one] marchandise au choix.
   *[other] marchandises au choix.
}
ability-market-crier = Une fois par action d'achat, avant d'expédier, vous pouvez échanger deux marqueurs voisins du marché.
ability-smuggler = Dans chaque action d'achat, vous pouvez expédier une marchandise avec 1 unité de moins que son minimum.
ability-scavenger = Pour chaque marchandise qui ne trouve plus de place, vous en recevez 1 d'un autre type.
ability-miser = { $count ->
    [one] À la fin : { $count } PV par marchandise restante.
   *[other] À la fin : 1 PV par tranche de { $count } marchandises restantes.
}
ability-collector = À la fin : { $points } PV par type de symbole que vous avez.
ability-sea-captain = À la fin : { $points } PV { $symbol-id ->
    [anchor] par ancre possédée
    [coin] par pièce possédée
    [top-hat] par haut-de-forme possédé
   *[warehouse] par entrepôt possédé
}.
ability-beggar = Quand un autre joueur prend des marchandises dans son propre bâtiment de départ, vous recevez { $count } { $count ->
    [one] marchandise au choix.
   *[other] marchandises au choix.
}
ability-fisherman = Chaque fois que vous recevez { $good-id ->
    [fish] du poisson
    [livestock] du bétail
    [wood] du bois
   *[stone] de la pierre
}, vous en recevez { $count } de plus.
ability-wholesailer = Vous gardez 1 unité de chaque marchandise que vous expédiez.
ability-noble = Au début, vous regardez 2 cartes de la pioche et en placez 1 gratuitement ; elle vaut 0 PV.
ability-mason = Vous recevez { $count } { $good-id ->
    [livestock] { $count ->
        [one] tête de bétail
       *[other] têtes de bétail
    }
    [wood] bois
   *[other] { $count ->
        [one] { $good }
       *[other] { $good }s
    }
} quand un autre joueur expédie { $good-id ->
    [fish] du poisson
    [livestock] du bétail
    [wood] du bois
   *[stone] de la pierre
}.
ability-speculator = À la fin : autant de PV que le prix { $good-id ->
    [fish] du poisson
    [livestock] du bétail
    [wood] du bois
   *[stone] de la pierre
} au marché.

## Décompte

score-buildings = bâtiments
score-ability = capacité
score-bonus = bonus
tie-buildings-owned = plus de bâtiments
tie-goods-left = plus de marchandises restantes
verdict-stopped = La partie a été arrêtée et décomptée telle quelle.
verdict-won = Le défi solo est réussi !
verdict-lost = Le défi solo est perdu.

## Options d'une partie

option-boards = Plateaux
option-boards-help = Tous jouent Les Quais, ou chacun choisit entre deux personnages dotés d'une capacité.
option-boards-wharfs = Les Quais
option-boards-characters = Personnages
option-first-game = Première partie
option-first-game-help = Un départ facile : des bâtiments fixes au centre et 1 marchandise de chaque type pour tous.
option-bonus-cards = Cartes de points bonus
option-bonus-cards-help = Chacun reçoit une carte secrète qui change à la fin des marchandises d'un type en points.
option-inland-traders = Marchands de l'intérieur
option-inland-traders-help = Une fois par action d'achat, on peut leur vendre 1 marchandise de chaque type.
option-promo = Personnages promo
option-promo-help = Six personnages de plus dans le tirage ; il faut jouer avec les personnages.
option-start-seat = Premier joueur
option-start-seat-help = Qui joue le premier tour.
option-start-seat-random = Tiré au sort
option-start-seat-0 = Joueur 1
option-start-seat-1 = Joueur 2
option-start-seat-2 = Joueur 3
option-start-seat-3 = Joueur 4
option-refill = Retour des marchandises expédiées
option-refill-help = Dans quel ordre les marchandises expédiées reviennent sur les cases bon marché.
option-refill-reverse = Dans l'ordre inverse
option-refill-same-order = Dans le même ordre
option-turn-stop = Limite de tours
option-turn-stop-help = Après ce nombre de tours par joueur, la partie s'arrête et est décomptée telle quelle.

## Pourquoi un conseil propose un choix

hint-points = { $count ->
    [one] Cela rapporte { $count } point.
   *[other] Cela rapporte { $count } points.
}
hint-bonus = { $count ->
    [one] À la fin, votre carte de points bonus rapporterait { $count } point de plus.
   *[other] À la fin, votre carte de points bonus rapporterait { $count } points de plus.
}
hint-end = La fin commence alors que vous êtes en tête.
hint-last = C'est votre dernier tour, et d'après les calculs du robot, plus rien ne vous rapporte de points.
hint-step = Il vous manque alors { $goods } pour expédier à { $money } $.
hint-dollars = Vos marchandises rapporteraient alors { $money } $.
hint-more-dollars = Vos marchandises rapporteraient alors { $money } $ au lieu de { $earlier } $.
hint-buys = { $count ->
    [one] Vous pouvez alors acheter « { $building } » : { $count } point.
   *[other] Vous pouvez alors acheter « { $building } » : { $count } points.
}
hint-symbol = { $symbol-id ->
    [anchor] Son ancre rend certains bâtiments plus productifs pour vous.
    [coin] Sa pièce réduit pour vous de 1 $ le prix des bâtiments suivants.
    [top-hat] Avec son haut-de-forme, vous ne payez plus de péage.
   *[warehouse] Son entrepôt conserve une marchandise de plus à chaque expédition.
}
hint-more-goods = { $count ->
    [one] Vous avez alors { $count } marchandise de plus, pour un péage ou une expédition future.
   *[other] Vous avez alors { $count } marchandises de plus, pour des péages ou une expédition future.
}
hint-spare = Vous avez alors { $goods } : assez même si le prix monte à { $money } $.
hint-keep-enough = Il vous reste { $goods }, encore assez pour expédier à { $money } $.
hint-too-few = Avec { $goods }, vous ne pouviez de toute façon pas expédier à { $money } $.
hint-still = Vos autres marchandises rapportent toujours { $money } $.
hint-price = Le prix de cette marchandise ({ $good }) serait alors de { $money } $ au lieu de { $earlier } $.
hint-rob-leader = Personne n'a plus de points que { $seat }.
hint-rob-rich = Personne n'a plus de marchandises que { $seat }.
hint-room = Vos entrepôts restent libres pour les autres marchandises.
hint-no-buy = Aucun bâtiment disponible ne vaut vos marchandises.
hint-keep-goods = Vous gardez vos marchandises ; elles rapportent { $money } $.
hint-gives-up = Vous ne renoncez ainsi qu'à une expédition à { $money } $.
hint-rob-costs = Cela coûte des marchandises à { $seats }.
hint-costs-nothing = Cela ne rapporte rien maintenant, mais ne vous coûte rien non plus.
