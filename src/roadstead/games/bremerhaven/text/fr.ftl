# Ce que dit Bremerhaven.

game-name = Bremerhaven
game-summary = Enchérissez sur des navires, des contrats et des bâtiments, livrez à temps et faites croître ensemble argent et prestige.

## Marchandises, symboles et ce que comptent les événements

good = { $id ->
    [barrel] tonneau
    [container] conteneur
    [crate] caisse
   *[passenger] passager
}
good-count = { symbol-count }
symbol = { $id ->
    [barrel] tonneau
    [container] conteneur
    [crate] caisse
    [passenger] passager
   *[wild] marchandise au choix
}
symbol-count = { $id ->
    [barrel] { $n ->
        [one] { $n } tonneau
       *[other] { $n } tonneaux
    }
    [container] { $n ->
        [one] { $n } conteneur
       *[other] { $n } conteneurs
    }
    [crate] { $n ->
        [one] { $n } caisse
       *[other] { $n } caisses
    }
    [passenger] { $n ->
        [one] { $n } passager
       *[other] { $n } passagers
    }
   *[wild] { $n ->
        [one] { $n } marchandise au choix
       *[other] { $n } marchandises au choix
    }
}
counted = { $id ->
    [ship] navire à poste
    [building] bâtiment construit
    [stored_good] marchandise stockée
   *[cash5] tranche entière de 5 en liquide
}
target = { $id ->
    [contracts] contrat
   *[ships] navire
}

## Ce qui arrive de soi-même

rank-is = { $seat } est { $rank } et commence avec { $money } { $money ->
    [one] pièce.
   *[other] pièces.
}
round = La manche { $count } commence.
progress = Manche { $count }
revealed = Toutes les enchères sont révélées.
bid-is = { $seat } a enchéri { $sum } sur « { $space } ».
dummy-bid-is = L'adversaire fictif a enchéri { $sum } sur « { $space } ».
parks = { $seat } reçoit { $money } { $money ->
    [one] pièce du parking.
   *[other] pièces du parking.
}
wins-building = { $seat } acquiert un bâtiment : { $building }.
building-lost = « { $building } » quitte la partie.
no-permit = { $seat } se passe de permis.
grows = { $seat } prend une carte de valeur { $value } à son talon.
dummy-grows = La main de l'adversaire fictif gagne un pas.
prices-are = Les prix : tonneau { $barrel }, conteneur { $container }, caisse { $crate }, passager { $passenger }.
dummy-captain = L'adversaire fictif devient Capitaine.
income = { $seat } reçoit { $money } { $money ->
    [one] pièce comme { $rank }.
   *[other] pièces comme { $rank }.
}
wins-ship = { $seat } gagne un navire : { $ship }.
ship-lost = L'adversaire fictif gagne un navire, qui est défaussé : { $ship }.
no-dock = { $seat } gagne un navire mais n'a pas de poste pour lui, et il est défaussé : { $ship }.
wins-contract = { $seat } gagne un contrat pour { $contract }.
contract-lost = L'adversaire fictif gagne un contrat, qui est défaussé : { $contract }.
prestige-is = { $seat } monte à { $count } de prestige.
ship-sails = { $count ->
    [0] Chez { $seat }, un navire appareille : { $ship }.
    [one] Chez { $seat }, un navire appareille : { $ship }. { $count } marchandise encore à bord est perdue.
   *[other] Chez { $seat }, un navire appareille : { $ship }. { $count } marchandises encore à bord sont perdues.
}
sells = { $money ->
    [0] { $seat } règle un contrat ({ $contract }) ; il n'y a rien à vendre.
    [one] { $seat } règle un contrat ({ $contract }) et vend les marchandises pour { $money } pièce.
   *[other] { $seat } règle un contrat ({ $contract }) et vend les marchandises pour { $money } pièces.
}
completes = { $seat } a livré tout ce qui était demandé : { $contract }.
fails = { $seat } n'a pas livré tout ce qui était demandé : { $contract }.
gets-money = { $seat } reçoit { $money } { $money ->
    [one] pièce.
   *[other] pièces.
}
pays-money = { $seat } paie { $money } { $money ->
    [one] pièce.
   *[other] pièces.
}
gains-prestige = { $seat } gagne 1 prestige.
loses-prestige = { $seat } perd 1 prestige.
news-is = L'événement a lieu : { $newspaper }.
token = { $left ->
    [0] Le pion navire atteint la dernière case de la piste de progression.
   *[other] { $count ->
        [one] Le pion navire avance de { $count } case
       *[other] Le pion navire avance de { $count } cases
    } ; il en reste { $left }.
}
interest = { $money ->
    [0] La Banque ne rapporte rien à { $seat }.
    [one] La Banque rapporte { $money } pièce d'intérêts à { $seat }.
   *[other] La Banque rapporte { $money } pièces d'intérêts à { $seat }.
}
produces = { $seat } produit 1 { $good }.
swept = Tous les navires et contrats encore sur les plateaux Mer et Terre sont défaussés.
time-changes = { $count ->
    [1] Chaque { $target } reçoit 1 marqueur de temps de plus.
   *[other] Chaque { $target } qui a plus d'un marqueur de temps en perd un.
}
game-over = La partie est finie.
means-end = La partie se termine ainsi.
grade-is = { $points ->
    [one] Score de { $points } point : { $grade }.
   *[other] Score de { $points } points : { $grade }.
}

## La fin en vue

ending-round = La dernière manche
ending-settled = À la fin de la manche, le pion navire atteint la dernière case. Tous les contrats sont réglés, puis c'est argent fois prestige qui compte.

## Ce qu'on vous demande

ask-start-goods = { $count ->
    [one] Avec quelle marchandise voulez-vous commencer ? ({ $count } à choisir)
   *[other] Avec quelles marchandises voulez-vous commencer ? ({ $count } à choisir)
}
ask-bid = { $count ->
    [one] Sur quoi voulez-vous enchérir ? (encore { $count } carte)
   *[other] Sur quoi voulez-vous enchérir, et combien ? (encore { $count } cartes)
}
ask-further-permit = { $money ->
    [one] Un autre permis vous coûte { $money } pièce. En voulez-vous un ?
   *[other] Un autre permis vous coûte { $money } pièces. En voulez-vous un ?
}
ask-permit = { $money ->
    [0] Votre permis est gratuit. Que voulez-vous en faire ?
    [one] Un permis vous coûte { $money } pièce. Que voulez-vous en faire ?
   *[other] Un permis vous coûte { $money } pièces. Que voulez-vous en faire ?
}
ask-grow = { $money ->
    [one] Voulez-vous payer { $money } pièce et prendre une carte de valeur { $value } à votre talon ?
   *[other] Voulez-vous payer { $money } pièces et prendre une carte de valeur { $value } à votre talon ?
}
ask-price = Quelle carte de prix voulez-vous mettre dessus ?
ask-ladder = Quels voisins de l'échelle de carrière voulez-vous échanger ?
ask-dock = À quel poste voulez-vous placer ce navire : { $ship } ?
ask-wild = { $count ->
    [one] Quel type de marchandise ce navire apporte-t-il ? ({ $count } marchandise)
   *[other] Quel type de marchandise ce navire apporte-t-il ? ({ $count } marchandises)
}
ask-time = Voulez-vous 1 marqueur de temps de plus sur cette carte ? (Elle en a { $count }.)
ask-load = À quel quai de chargement voulez-vous placer le contrat pour { $contract } ? (Délai de livraison : { $time })
ask-produce = Quel bâtiment de production voulez-vous utiliser ?
ask-deposit = { $money ->
    [one] Combien voulez-vous déposer à votre Banque ? (Solde : { $money } pièce)
   *[other] Combien voulez-vous déposer à votre Banque ? (Solde : { $money } pièces)
}
ask-work = Que voulez-vous faire dans votre port ?
ask-gain-good = Quelle marchandise voulez-vous prendre ?
ask-lose-good = Quelle marchandise rendez-vous ?
ask-free-bollard = Où voulez-vous poser un bollard gratuit ?
ask-upgrade = { $money ->
    [0] Voulez-vous prendre gratuitement une carte de valeur { $value } à votre talon ?
    [one] Voulez-vous payer { $money } pièce et prendre une carte de valeur { $value } à votre talon ?
   *[other] Voulez-vous payer { $money } pièces et prendre une carte de valeur { $value } à votre talon ?
}
not-asked = Vous n'avez rien à décider pour le moment.

## Options

start = Commencer avec { $goods }
bid = Enchérir { $value } : { $space }
bid-ship = Enchérir { $value } : { $space } ({ $ship })
bid-contract = Enchérir { $value } : { $space } ({ $contract })
bid-building = Enchérir { $value } : { $space } ({ $building })
stop-permits = Renoncer au permis
stop-further-permits = Ne plus prendre de permis
bollard = Poser un bollard sur le mur de quai { $wall } ({ $money ->
    [0] gratuit
    [one] { $money } pièce en tout
   *[other] { $money } pièces en tout
})
clear = Dégager une case : colonne { $column }, rangée { $row } ({ $money ->
    [0] gratuit
    [one] { $money } pièce en tout
   *[other] { $money } pièces en tout
})
build = Construire : { $building } ({ $money ->
    [0] gratuit
    [one] { $money } pièce
   *[other] { $money } pièces
})
decline = Renoncer
grow = { $money ->
    [0] Prendre la carte gratuitement
    [one] Payer { $money } pièce et prendre la carte
   *[other] Payer { $money } pièces et prendre la carte
}
choose = Tonneau { $barrel }, conteneur { $container }, caisse { $crate }, passager { $passenger }
keep-prices = Garder les prix en vigueur
keep-ladder = Ne rien changer
swap = Échanger les rangs { $upper } et { $lower }
dock = Placer au poste { $dock }
name = Nommer des { $good-id ->
    [barrel] tonneaux
    [container] conteneurs
    [crate] caisses
   *[passenger] passagers
} comme cargaison
time-printed = Garder le temps imprimé
time-more = Ajouter 1 marqueur de temps
refuse = Refuser le contrat
refuse-paying = { $money ->
    [one] Refuser le contrat et payer { $money } pièce
   *[other] Refuser le contrat et payer { $money } pièces
}
refuse-losing = Refuser le contrat et perdre 1 prestige
load = Placer au quai de chargement { $dock }
load-closed = Placer au quai de chargement { $dock } (pas encore accessible)
stop-producing = Terminer la production
produce = Utiliser : { $building }
deposit = { $money ->
    [0] Ne rien déposer
    [one] Déposer { $money } pièce
   *[other] Déposer { $money } pièces
}
unload = Décharger 1 { $good } au poste { $dock }
deliver = Livrer 1 { $good } au quai de chargement { $dock }
direct = Passer 1 { $good } tout droit du poste { $from } au quai de chargement { $dock }
carry = Porter { $goods } du poste { $from } au quai de chargement { $dock }
pack = Emballer 2 caisses dans 1 conteneur ({ $money ->
    [0] gratuit
    [one] { $money } pièce
   *[other] { $money } pièces
})
unpack = Déballer 1 conteneur en 2 caisses ({ $money ->
    [0] gratuit
    [one] { $money } pièce
   *[other] { $money } pièces
})
done = Terminer le travail
take = Prendre 1 { $good }
lose = Rendre 1 { $good }
free-bollard = Poser le bollard sur le mur de quai { $wall }

## Ce qui a été fait

did-ship = Nouveau sur le plateau Mer : { $ship }.
did-contract = Nouveau sur le plateau Terre : un contrat pour { $contract }.
did-top = Le prochain bâtiment à prendre : { $building }.
did-price = Une carte de prix est révélée.
did-progress = { $count ->
    [one] À la prochaine manche, le pion navire avancera de { $count } case.
   *[other] À la prochaine manche, le pion navire avancera de { $count } cases.
}
did-news = Le journal annonce le prochain événement : { $newspaper }.
did-chit = Un jeton de marchandise est tiré : { $good }.
did-first-contract = Un contrat de départ est distribué : { $contract }.
did-first-building = Un bâtiment de départ est distribué : { $building }.
did-dummy = L'adversaire fictif pose une carte face cachée sur « { $space } ».
did-dummy-card = Une carte de l'adversaire fictif est révélée : { $value }.
did-start = { $seat } commence avec { $goods }.
did-bid = { $seat } enchérit { $value } sur « { $space } ».
did-bid-veiled = { $seat } pose une carte face cachée sur « { $space } ».
did-done = { $seat } ne fait plus rien dans cette partie de la manche.
did-bollard = { $seat } pose un bollard sur le mur de quai { $wall }.
did-clear = { $seat } dégage une case : colonne { $column }, rangée { $row }.
did-build = { $seat } construit « { $building } ».
did-decline = { $seat } renonce.
did-grow = { $seat } accroît son influence.
did-choose = { $seat } fixe les prix.
did-keep = { $seat } laisse l'échelle de carrière telle quelle.
did-swap = { $seat } échange les rangs { $upper } et { $lower }.
did-dock = { $seat } place un navire au poste { $dock } : { $ship }.
did-name = { $seat } nomme la cargaison : des { $good-id ->
    [barrel] tonneaux
    [container] conteneurs
    [crate] caisses
   *[passenger] passagers
}.
did-time = { $count ->
    [0] { $seat } n'ajoute pas de marqueur de temps.
   *[other] { $seat } ajoute 1 marqueur de temps.
}
did-refuse = { $seat } ne place pas le contrat pour { $contract }.
did-load = { $seat } place le contrat pour { $contract } au quai de chargement { $dock }.
did-produce = { $seat } utilise « { $building } ».
did-deposit = { $money ->
    [0] { $seat } ne dépose rien.
    [one] { $seat } dépose { $money } pièce à la Banque.
   *[other] { $seat } dépose { $money } pièces à la Banque.
}
did-unload = { $seat } décharge 1 { $good } au poste { $dock }.
did-deliver = { $seat } livre 1 { $good } au quai de chargement { $dock }.
did-direct = { $seat } passe 1 { $good } tout droit du poste { $from } au quai de chargement { $dock }.
did-pack = { $seat } emballe 2 caisses dans 1 conteneur.
did-unpack = { $seat } déballe 1 conteneur en 2 caisses.
did-take = { $seat } prend 1 { $good }.
did-lose = { $seat } rend 1 { $good }.

## Ce que font les bâtiments

ability-none = Pas de capacité.
ability-exchange = Si personne n'enchérit sur les cartes de prix, vous choisissez celle du dessus.
ability-bank = Une fois par manche : 1 pièce d'intérêts par tranche entière de { $per } sur cette carte, au plus { $most } ; puis vous pouvez y déposer jusqu'à { $money } { $money ->
    [one] pièce.
   *[other] pièces.
} Le solde compte à la fin.
ability-produce-good = Produit 1 { $good } par manche, si vous avez de la place.
ability-produce-money = Produit { $money } { $money ->
    [one] pièce par manche.
   *[other] pièces par manche.
}
ability-extra-spaces = { $count ->
    [one] { $count } place de stockage de plus.
   *[other] { $count } places de stockage de plus.
}
ability-special-storage = Place pour { $count } { $good-id ->
    [barrel] { $count ->
        [one] tonneau
       *[other] tonneaux
    }
    [container] { $count ->
        [one] conteneur
       *[other] conteneurs
    }
    [crate] { $count ->
        [one] caisse
       *[other] caisses
    }
   *[passenger] { $count ->
        [one] passager
       *[other] passagers
    }
}.
ability-direct-delivery = Vous pouvez passer des marchandises tout droit d'un navire à un contrat.
ability-free-conversion = Emballer et déballer ne vous coûtent rien.
ability-contract-bonus = { $money ->
    [one] { $money } pièce de plus pour chaque contrat que vous remplissez.
   *[other] { $money } pièces de plus pour chaque contrat que vous remplissez.
}
ability-waive-penalties = Les pénalités des contrats ne vous touchent pas.
ability-win-ties = À égalité pour un navire ou un contrat, vous gagnez, quel que soit votre rang.
ability-berth-reduction = Vos navires demandent un poste plus petit de { $count }.
ability-expansion-discount = Bollards et cartes de couverture vous coûtent { $money } { $money ->
    [one] pièce
   *[other] pièces
} de moins.
ability-prestige-per-ship = Chaque navire à vos postes compte { $count } prestige de plus.
ability-extra-time = { $count ->
    [one] En plaçant un navire ou un contrat, vous pouvez y mettre { $count } marqueur de temps de plus.
   *[other] En plaçant un navire ou un contrat, vous pouvez y mettre { $count } marqueurs de temps de plus.
}

## Ce que rapportent les journaux

news-gain-money = Chacun reçoit { $money } { $money ->
    [one] pièce.
   *[other] pièces.
}
news-pay-money = Chacun paie { $money } { $money ->
    [one] pièce.
   *[other] pièces.
}
news-gain-per = Chacun reçoit { $money } { $money ->
    [one] pièce
   *[other] pièces
} par { $per }, au plus { $most }.
news-pay-per = Chacun paie { $money } { $money ->
    [one] pièce
   *[other] pièces
} par { $per }, au plus { $most }.
news-prestige-up = Chacun gagne 1 prestige.
news-prestige-down = Chacun perd 1 prestige.
news-gain-good = Chacun peut prendre une marchandise, s'il a de la place.
news-lose-good = Qui a des marchandises stockées en rend une.
news-add-time = Chaque { $target } des ports reçoit 1 marqueur de temps de plus.
news-remove-time = Chaque { $target } des ports qui a plus d'un marqueur de temps en perd un.
news-free-bollard = Chacun peut poser un bollard gratuit.
news-offer-upgrade = { $money ->
    [0] Chacun peut accroître gratuitement son influence d'un pas.
    [one] Chacun peut payer { $money } pièce pour accroître son influence d'un pas.
   *[other] Chacun peut payer { $money } pièces pour accroître son influence d'un pas.
}
news-sweep-boards = Tous les navires et contrats encore sur les plateaux Mer et Terre sont défaussés.
news-rotate-prices = La première carte de prix passe dessous.

## Décompte

score-money = argent
score-prestige = prestige
tie-rank = rang plus élevé
verdict-beachcomber = Votre grade : Promeneur de grève.
verdict-deckhand = Votre grade : Matelot.
verdict-helmsman = Votre grade : Timonier.
verdict-pilot = Votre grade : Pilote.
verdict-commodore = Votre grade : Commodore.

## Comment les tours s'appellent ici

game-turn-before = Manche précédente
game-turn-after = Manche suivante
game-play-on-turn = Continuer depuis une manche
game-last-turns = la dernière manche
game-graph = Les points au fil des manches
game-graph-axis = manche
game-graph-is = Points après chaque manche. À la fin : { $list }.

## Options d'une partie

option-mode = Durée
option-mode-help = La partie longue a des cases couvertes, des événements et une fin incertaine ; dans la partie courte, chacun commence avec un bâtiment et des marchandises. Seul, on joue toujours la partie solo.
option-mode-long = Partie longue
option-mode-short = Partie courte
option-ties = Égalités pour les navires et les contrats
option-ties-help = Quelle échelle de carrière départage des enchères égales : celle du moment, après l'échange de la manche, ou celle de la révélation.
option-ties-moment = L'échelle du moment
option-ties-reveal = L'échelle de la révélation

## Pourquoi un conseil propose un choix

hint-prestige = { $count ->
    [one] Cela rapporte { $count } de prestige.
   *[other] Cela rapporte { $count } de prestige.
}
hint-parking = Le parking paie à coup sûr.
hint-contract-time = Le contrat vous laisse le temps de réunir ses marchandises.
hint-contract-goods = Vous avez les marchandises pour ce contrat.
hint-permit = Avec un permis, vous pouvez construire ce que vous avez obtenu.
hint-influence = L'influence renforce vos enchères dans les manches suivantes.
hint-career = Un rang plus élevé rapporte plus de revenu et départage les égalités.
hint-ship-rise = Le navire augmenterait votre prestige de { $count }.
hint-ship-goods = Vos contrats ont encore besoin de ce qu'apporte ce navire : { $goods }.
hint-ship-worth = Les contrats paient en ce moment pour sa cargaison ({ $goods }) { $money ->
    [one] { $money } pièce.
   *[other] { $money } pièces.
}
hint-ship-store = Vous avez de la place pour des marchandises de ce navire : { $goods }.
hint-reward = { $count ->
    [one] Rempli, le contrat rapporte une prime de { $count } pièce.
   *[other] Rempli, le contrat rapporte une prime de { $count } pièces.
}
hint-reward-prestige = Rempli, le contrat rapporte du prestige.
hint-new-prestige = Une fois construit, il augmenterait votre prestige de { $count }.
hint-value = Construit, il ajoute { $count } à la valeur de votre port.
hint-ability = { $effect }
hint-permit-wall = Avec un permis, vous pouvez poser un bollard, pour de plus grands navires.
hint-captain = Si vous la gagnez, personne ne peut vous prendre le premier rang cette manche.
hint-prices-sale = { $count ->
    [one] Vous pourriez fixer le prix de la { $count } marchandise que vous avez livrée.
   *[other] Vous pourriez fixer les prix des { $count } marchandises que vous avez livrées.
}
hint-prices-plan = Vous pourriez fixer les prix selon les marchandises que vous allez livrer.
hint-bid-first = Personne d'autre n'y a encore misé.
hint-bid-sure = Vos { $total } y dépassent tout ce qui peut s'y trouver jusqu'ici.
hint-bid-together = Avec vos cartes qui s'y trouvent, cela fait { $total }.
hint-bid-weakest = Cela ne vous coûte que votre carte la plus faible.
hint-bid-strongest = Votre carte la plus forte y donne la meilleure chance.
hint-bid-keeps = Votre { $value } reste pour un autre emplacement.
hint-bid-difference = Plus votre mise y est élevée, moins vous payez.
hint-delivers = { $count ->
    [one] Vous pouvez alors livrer { $count } marchandise à vos contrats pendant cette phase.
   *[other] Vous pouvez alors livrer { $count } marchandises à vos contrats pendant cette phase.
}
hint-completes = Le contrat du quai de chargement { $dock } est alors rempli.
hint-still-missing = { $count ->
    [one] Il ne manque alors plus que { $count } marchandise au quai de chargement { $dock }.
   *[other] Il ne manque alors plus que { $count } marchandises au quai de chargement { $dock }.
}
hint-price = Un contrat paie en ce moment pour cela ({ $good }) { $money ->
    [one] { $money } pièce.
   *[other] { $money } pièces.
}
hint-wanted = Vos contrats demandent encore { $goods }.
hint-unwanted = Aucun de vos contrats n'a encore besoin de cela : { $good }.
hint-leaves = Ce navire part après cette manche, et ce qui reste à bord est perdu : { $ship }.
hint-safe = Une fois stockée, la marchandise reste quand le navire part : { $good }.
hint-nothing-left = Aucun de vos contrats n'accepte une marchandise que vous stockez.
hint-keeps-goods = { $count ->
    [one] Vous gardez { $count } marchandise stockée pour de futurs contrats.
   *[other] Vous gardez { $count } marchandises stockées pour de futurs contrats.
}
hint-more-money = { $rival ->
    [1] { $count ->
        [one] Il vous reste { $count } pièce de plus qu'avec le choix { $rival }.
       *[other] Il vous reste { $count } pièces de plus qu'avec le choix { $rival }.
    }
   *[other] { $count ->
        [one] Il vous reste { $count } pièce de plus qu'avec le deuxième meilleur choix.
       *[other] Il vous reste { $count } pièces de plus qu'avec le deuxième meilleur choix.
    }
}
hint-rest = D'après les calculs du robot, rien d'autre ne vaut la peine en ce moment.
hint-berth = Le poste { $dock } peut alors accueillir de plus grands navires.
hint-berth-half = Avec un bollard de plus sur un mur voisin, le mur de quai { $wall } accueillera de plus grands navires.
hint-clear-load = Les marchandises atteignent alors le quai de chargement { $dock }.
hint-clear = Une place dégagée stocke des marchandises ou reçoit un bâtiment.
hint-grow = Dans les manches suivantes, un { $value } remplace votre { $earlier }.
hint-prices-delivered = Ce que vous avez livré vaudrait alors { $money ->
    [one] { $money } pièce.
   *[other] { $money } pièces.
}
hint-prices-wanted = Ce que vos contrats demandent encore rapporterait alors { $money ->
    [one] { $money } pièce.
   *[other] { $money } pièces.
}
hint-prices-pay = Ce que vous avez livré et stocké vaudrait alors { $money } pièces.
hint-rank = Vous devenez { $rank }, avec un revenu de { $income ->
    [one] { $income } pièce.
   *[other] { $income } pièces.
}
hint-rank-stays = Vous restez { $rank }.
hint-rank-rival = { $seat } perd un rang, et du revenu avec.
hint-docks-alike = Les postes libres se valent tous pour ce navire.
hint-dock-small = Un poste plus grand reste libre pour un navire plus grand.
hint-crates = Deux caisses tiennent sur une seule place de stockage.
hint-time = Vous avez une manche de plus pour en profiter.
hint-less-time = La place se libère une manche plus tôt.
hint-load-open = Les marchandises atteignent tout de suite le quai de chargement { $dock }.
hint-load-closed = Un quai de chargement accessible reste libre pour le prochain contrat.
hint-refuse = Vous n'occupez pas un quai de chargement avec un contrat que vous ne remplirez peut-être pas.
hint-interest = Chaque tranche de { $per } pièces en banque rapporte 1 pièce d'intérêt par manche.
hint-cash = { $count ->
    [one] { $count } pièce reste en espèces, pour payer des permis par exemple.
   *[other] { $count } pièces restent en espèces, pour payer des permis par exemple.
}
hint-start = Votre premier contrat demande { $goods }.
hint-start-same = Cela vous donne plusieurs marchandises d'un même type, comme certains contrats en demandent.
hint-start-mix = { $count ->
    [one] Cela vous donne { $count } type de marchandises pour de futurs contrats.
   *[other] Cela vous donne { $count } types de marchandises pour de futurs contrats.
}
hint-no-interest = Votre banque ne rapporterait pas d'intérêts cette manche.
hint-room = Il reste ainsi la place qu'une marchandise de plus occuperait : { $good }.
hint-loads-alike = Les quais de chargement libres se valent tous, et ce contrat vaut la peine.
hint-for-later = Un contrat ultérieur peut demander cela : { $good }.
