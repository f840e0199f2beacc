# La table de Novgorod en mots.

phase = { $id ->
    [dealing] les cartes sont distribuées
    [sides] choix des faces des cartes de carrière
    [introduction] manches d'introduction
    [pirate] le pirate peut être déplacé
    [route] phase 1 sur 4, pose de la route
    [evaluation] phase 2 sur 4, utilisation de la route
    [storing] fin de la phase 2, une marchandise peut être stockée
   *[purchase] phase 3 sur 4, achat
}
part-ducats = { $ducats ->
    [0] aucun ducat
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
part-wealth = { part-ducats }, { $seals ->
    [0] aucun sceau
    [one] { $seals } sceau
   *[other] { $seals } sceaux
}, vitesse { $speed }

## Le tour

table-setup = Mise en place : { $phase }
table-turn = Manche { $round }, à { $seat } de jouer : { $phase }
table-own-turn = Manche { $round }, à vous de jouer : { $phase }
table-over = La partie est finie après la manche { $round }
table-winner = { $seals ->
    [one] { $seat } gagne avec { $seals } sceau.
   *[other] { $seat } gagne avec { $seals } sceaux.
}
table-no-winner = Personne n'a gagné : chaque carte de carrière montre un X rouge.
table-lost = Hors classement, car la carte de carrière montre un X rouge : { $seats }.
table-asked = C'est maintenant à { $seats } de décider.
table-first = Premier joueur : { $seat }.
table-last-round = C'est la dernière manche.
table-stop = Au plus tard après la manche { $round }, la partie s'arrête et est décomptée telle quelle.
table-end = Après une manche à la fin de laquelle quelqu'un a { $seals } sceaux ou une carrière complète, on joue une dernière manche.
table-picking = Chacun choisit { $kontors } comptoirs et une commande, une carte à la fois. On paie à la fin ; une commande coûte { $price } ducats, même celle qui a été distribuée.

## La route

table-route = Route, { $seat } : { $limit ->
    [one] { $count } sur { $limit } carte
   *[other] { $count } sur { $limit } cartes
}
table-own-route = Votre route : { $limit ->
    [one] { $count } sur { $limit } carte
   *[other] { $count } sur { $limit } cartes
}
column-place = place
column-card = carte
column-good = marchandise
column-income = argent
column-manufactory = manufacture
cell-kontor = comptoir, { $city }
cell-base-kontor = comptoir de base, { $city }
cell-placeholder = carte de substitution, { $city }
cell-good = { $good }
cell-good-used = { $good }, déjà utilisé
cell-good-covered = { $good }, sous la manufacture
cell-ducats = { part-ducats }
cell-income = { $ducats ->
    [0] aucun revenu
   *[other] revenu de { part-ducats }
}
cell-fee = { $fee ->
    [0] sans taxe portuaire
    [one] taxe portuaire { $fee } ducat
   *[other] taxe portuaire { $fee } ducats
}
cell-manufactory = { $manufactory }
cell-makes = { $luxury }{ $goods-n ->
    [0] {""}
   *[other] { " " }({ $goods })
}
cell-manufactory-used = { $manufactory }, déjà utilisée
cell-manufactory-blocked = { $manufactory }, inutilisable : la carte dessous a déjà servi
table-route-begins = La route peut commencer dans n'importe quelle ville.
table-route-next = Depuis { $city }, la mer mène vers { $cities }.
table-route-ends = Depuis { $city }, la mer ne mène à aucune autre ville.
table-route-full = Le navire ne permet pas d'autre carte.
table-in-hand = { $count ->
    [0] Il ne reste aucun comptoir en main, donc pas de carte de substitution non plus.
    [one] Il reste { $count } comptoir en main, pour sa ville ou comme carte de substitution.
   *[other] Il reste { $count } comptoirs en main, pour leurs villes ou comme cartes de substitution.
}
table-fees = Taxes portuaires dues à la fin de la phase 2 : { $fees ->
    [one] { $fees } ducat
   *[other] { $fees } ducats
}{ $missing ->
    [0] .
   *[other] { " " }; il en manque encore { $missing }.
}
table-cargo = En cale : { $good }, disponible.
table-cargo-swapped = En cale : { $good }, disponible ce tour-ci, puis perdu, car son comptoir est dans la route.
table-cargo-used = En cale : { $good }, déjà utilisé.

## Les villes

table-cities = Les villes, dans le sens horaire ; montants en ducats
column-city = ville
column-neighbours = voisines
column-owners = comptoirs
column-own-income = votre revenu
column-for-sale = à vendre
column-top-price = prix
column-top-income = revenu
column-fee = taxe
cell-city = { $city }
cell-city-merchant = { $city }, avec le marchand
cell-city-pirate = { $city }, avec le pirate
cell-city-both = { $city }, avec le marchand et le pirate
cell-cities = { $cities }
table-manufactories = Les manufactures : fabriqué pour des sceaux, un produit de luxe rapporte autant de ducats
table-reach = Dans votre route, une manufacture ne consomme que des marchandises à sa gauche, cale comprise. Sur une carte de substitution, la carte de sa ville en fait partie ; sinon elle couvre cette carte, dont la marchandise est perdue pour ce tour si la recette ne l'utilise pas.
table-manufactory = { $city }, { $manufactory }. { $effect }
table-figures = Marchand et pirate
table-merchant-front = Le marchand est à { $city } : une fois par tour, { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} de plus pour un revenu ou pour un produit de luxe qu'on y fabrique pour des sceaux.
table-merchant-back = Le marchand est à { $city } : une fois par tour, { $seals ->
    [one] { $seals } sceau
   *[other] { $seals } sceaux
} de plus pour un produit de luxe qu'on y fabrique pour des sceaux.
table-merchant-moves = À la fin de la phase 2 de ce tour, le marchand avance jusqu'à { $city }.
table-pirate-front = Le pirate est à { $city } : une route qui passe par cette ville a droit à { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} de moins.
table-pirate-price = { $price ->
    [0] { $seat } peut déplacer le pirate gratuitement, une fois par tour.
    [one] { $seat } peut déplacer le pirate pour { $price } ducat, une fois par tour.
   *[other] { $seat } peut déplacer le pirate pour { $price } ducats, une fois par tour.
}
table-pirate-back = Le pirate est à { $city } : les routes ignorent cette ville, et ses voisines sont voisines entre elles. Qui a le privilège du revenu supplémentaire peut déplacer le pirate à la place.

## Commandes et cartes bonus

table-orders = Commandes à prendre, { $price ->
    [0] gratuites
    [one] { $price } ducat chacune
   *[other] { $price } ducats chacune
}
column-upper = ligne du haut
column-lower = ligne du bas
cell-wares = { $wares }
table-stack = { $count ->
    [0] La pioche des commandes est vide.
    [one] La pioche contient { $count } commande, face cachée.
   *[other] La pioche contient { $count } commandes, face cachée.
}
table-specials = Commandes spéciales, ouvertes à tous, de haut en bas
column-position = position
column-wanted = demande
column-price = coûte
column-seals = sceaux
column-missing = il manque
cell-wanted = { $wares }{ $inputs ->
    [0] {""}
    [1] {""}
   *[other] , avec au moins { $inputs } marchandises
}
cell-fulfilled = honorée ce tour-ci
cell-lapsed = plus possible ce tour-ci
table-skipping = { $ducats ->
    [one] Ces coûts comprennent { $ducats } ducat pour chaque commande spéciale du dessus que l'on saute.
   *[other] Ces coûts comprennent { $ducats } ducats pour chaque commande spéciale du dessus que l'on saute.
}
table-discount = { $ducats ->
    [one] Il reste { $ducats } ducat du privilège, déjà déduit.
   *[other] Il reste { $ducats } ducats du privilège, déjà déduits.
}
table-bonus = Cartes bonus
table-bonus-high = { $bonus } : { $effect } { $high ->
    [one] { $high } sceau
   *[other] { $high } sceaux
} à la première manche où quelqu'un y parvient ; ensuite { $low }, si un seul y est parvenu.
table-bonus-low = { $bonus } : { $effect } { $low ->
    [one] { $low } sceau
   *[other] { $low } sceaux
}, pour la dernière fois.
table-bonus-gone = { $bonus } : plus en jeu.
table-bonus-won = { $bonus } : déjà obtenue par { $seats }.
table-variety = { $bonus } : à la fin, des sceaux pour les différents types de marchandises et produits de luxe sur les commandes sous le navire.
table-variety-step = { $kinds } types : { $seals ->
    [one] { $seals } sceau.
   *[other] { $seals } sceaux.
}

## Un joueur

table-own = { $seat }, vous : { part-wealth }
table-trader = { $seat } : { part-wealth }
table-money = Votre bourse : { part-ducats }.
table-money-open = Votre bourse : { part-ducats } ; les comptoirs encore ouverts de votre route rapportent { $income ->
    [one] { $income } ducat.
   *[other] { $income } ducats.
}
table-to-pay = Votre bourse : { part-ducats } ; { $price ->
    [0] rien à payer jusqu'ici.
    [one] à payer jusqu'ici : { $price } ducat.
   *[other] à payer jusqu'ici : { $price } ducats.
}
table-ship = Votre navire a la vitesse { $speed } ; la vitesse { $next } coûte { $price ->
    [one] { $price } ducat.
   *[other] { $price } ducats.
}
table-ship-last = Votre navire a la vitesse { $speed }, la plus élevée.
table-kontors = Comptoirs : { $cities }.
table-no-kontors = Pas encore de comptoir.
table-hold = En cale : { $good }, avec le comptoir ({ $city }).
table-hold-empty = La cale est vide.
table-own-orders = Vos commandes : { $count } sur { $limit } au plus en cours
column-where = où
cell-in-hand = en main
cell-left = à gauche du navire
cell-begun = commencée ce tour-ci
cell-done = honorée
cell-missing = { $wares } ; il manque : { $missing }
cell-within-reach = { $wares }, tout est là
table-row-seals = { $row ->
    [one] Une ligne rapporte { $row } sceau, les deux lignes le même tour { $both }.
   *[other] Une ligne rapporte { $row } sceaux, les deux lignes le même tour { $both }.
}
table-left = { $count ->
    [0] Aucune commande à gauche du navire.
    [one] { $count } commande à gauche du navire, dont la ligne du bas peut encore être honorée.
   *[other] { $count } commandes à gauche du navire, dont la ligne du bas peut encore être honorée.
}
table-under = { $count ->
    [0] Aucune commande sous le navire.
    [one] { $count } commande sous le navire.
   *[other] { $count } commandes sous le navire.
}
table-under-kinds = { $count ->
    [one] { $count } commande sous le navire
   *[other] { $count } commandes sous le navire
}, avec { $more ->
    [0] {""}
   *[other] au moins{" "}
}{ $kinds ->
    [one] { $kinds } type.
   *[other] { $kinds } types.
}
table-hidden-orders = { $count ->
    [one] { $count } commande en main que les autres ne connaissent pas.
   *[other] { $count } commandes en main que les autres ne connaissent pas.
}
table-known-order = En main, connue de tous : { $upper } en haut, { $lower } en bas.
table-left-order = À gauche du navire, encore ouverte : { $lower }.
table-begun-order = Commencée ce tour-ci, encore ouverte : { $lower }.

## Une carrière

table-career-card = { $career }, face pas encore choisie
table-side-front = Le recto, au bord beige :
table-side-back = Le verso, au bord argenté :
table-own-career = Votre carrière : échelon { $level } sur { $top }
table-career-dealt = { $career }, face pas encore choisie.
table-career = Échelon { $level } sur { $top } de la carrière, { $seals ->
    [0] aucun sceau par tour.
    [one] { $seals } sceau par tour.
   *[other] { $seals } sceaux par tour.
}
table-career-x = Échelon { $level } sur { $top } de la carrière, encore un X rouge.
table-red-x = La carte de carrière montre un X rouge : aucun sceau à la fin d'un tour et, à la fin de la partie, c'est une défaite.
table-field = La carrière rapporte { $seals ->
    [0] aucun sceau
    [one] { $seals } sceau
   *[other] { $seals } sceaux
} à la fin de chaque tour.
table-level = L'échelon { $level } demande { $requirement } : ensuite { $red-x ->
    [0] { $seals ->
        [one] { $seals } sceau par tour
       *[other] { $seals } sceaux par tour
    }
   *[other] toujours un X rouge
}, sans le privilège « { $privilege } ».
table-next-level = L'échelon suivant demande { $requirement }.
table-complete = La carrière est complète.
table-privilege = { $privilege } : { $effect }
table-order-discount = { $privilege } : { part-order-discount }
table-privilege-covered = { $privilege } : recouvert, plus disponible.
table-privilege-free = Vous pouvez utiliser un privilège par tour :
table-privilege-used = Le privilège de ce tour est utilisé. Aux tours suivants :
table-privileges = Privilèges restants : { $privileges }.

## Pourquoi une chose ne peut pas être choisie

why-price = Cela coûte { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
} ; votre bourse : { part-ducats }.
why-fees = Vous ne pourriez plus payer les taxes portuaires de { $fees ->
    [one] { $fees } ducat
   *[other] { $fees } ducats
} ; votre bourse : { part-ducats }.
why-route-fees = Les taxes portuaires seraient de { $fees ->
    [one] { $fees } ducat
   *[other] { $fees } ducats
} ; tous revenus compris, vous en auriez { $have } : il en manquerait { $short }.
why-privilege-used = Vous avez déjà utilisé un privilège ce tour-ci, et il n'y en a qu'un par tour.
why-privilege-covered = Votre carrière recouvre ce privilège.
why-privilege-phase = Ce privilège s'utilise en phase { $phase }.
why-privilege-seal = Le sceau vient de lui-même à la fin de votre tour, si vous n'utilisez pas d'autre privilège.
why-own-kontor = Vous avez déjà un comptoir à { $city }.
why-kontors-chosen = Vous avez choisi vos { $count } comptoirs ; il reste une commande à choisir.
why-too-dear = Cela coûte { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
} ; tout le reste payé, vous pouvez y mettre : { part-ducats }.
why-order-chosen = Vous avez choisi votre commande ; il reste des comptoirs à choisir.
why-own-order = Cette commande est déjà à vous.
why-bought = Vous avez déjà fait votre achat ce tour-ci.
why-enough-orders = Vous avez { $limit } commandes en cours ; c'est le maximum.
why-stack-empty = La pioche des commandes est vide.
why-top-speed = La vitesse { $speed } est la plus élevée.
why-pirate-there = Le pirate est déjà à { $city }.
why-pirate-moved = Le pirate a déjà été déplacé ce tour-ci.
why-pirate-later = Le pirate ne peut être déplacé qu'au début ou à la fin de votre tour.
why-in-route = Déjà dans votre route : { $city }.
why-ignored = Le pirate est à { $city } ; les routes ignorent cette ville.
why-no-link = Aucune liaison maritime entre { $last } et { $city }.
why-no-kontor = Il ne vous reste aucun comptoir en main.
why-full-by-pirate = Avec la ville du pirate ({ $city }), votre route peut avoir { $limit ->
    [one] { $limit } carte
   *[other] { $limit } cartes
} au plus.
why-no-city = Une carte de substitution va avec une ville ; posez d'abord la ville.
why-placeholder-there = La carte de substitution est déjà là : { $city }.
why-room = { $count ->
    [one] Votre route a encore place pour { $count } carte sans cela.
   *[other] Votre route a encore place pour { $count } cartes sans cela.
}
why-route-laid = Votre route est posée ; on utilise maintenant ses cartes.
why-not-in-route = Pas dans votre route : { $city }.
why-made = La manufacture à { $city } a déjà servi ce tour-ci.
why-no-place = La manufacture à { $city } n'a plus de carte inutilisée où se poser.
why-other-luxury = À { $city } on fabrique : { $luxury } ; il faut : { $wanted }.
why-inputs = Il y faut au moins { $count } marchandises : { $luxury }.
why-lacks = Pour { $luxury } à { $city }, il manque : { $goods }.
why-right-of = Du mauvais côté de la manufacture à { $city }, à sa droite : { $goods }.
why-no-maker = Aucune manufacture de votre route n'en fabrique : { $luxury }.
why-orders-later = Les commandes s'achètent en phase 3.
why-row-done = Cette ligne est déjà honorée.
why-row-lacks = Il manque : { $goods }.
why-rows-lack = Pour la ligne du haut, il manque : { $upper } ; pour celle du bas : { $lower }.
why-complete = Votre carrière est complète.
why-few-goods = Il faut { $count } marchandises différentes ; { $held ->
    [0] aucune n'est disponible.
    [one] { $held } est disponible.
   *[other] { $held } sont disponibles.
}
why-few-luxuries = Il faut { $count } produits de luxe différents ; votre route { $held ->
    [0] n'en fabrique aucun.
   *[other] peut en fabriquer { $held }.
}
why-at-once = { $fees ->
    [0] Les marchandises ne suffisent pas pour tout à la fois.
   *[other] Les marchandises ne suffisent pas pour tout et pour les taxes portuaires de { $fees ->
        [one] { $fees } ducat.
       *[other] { $fees } ducats.
    }
}
why-special-done = Vous avez honoré cette commande spéciale ce tour-ci.
why-special-lapsed = Vous en avez honoré une plus bas ce tour-ci ; celle-ci est donc sautée.
why-discount-later = Ce privilège n'aide maintenant pour aucune commande spéciale ; en phase 3, il rend une commande moins chère.
why-base-income = Un comptoir de base ne rapporte pas de revenu.
why-base-store = La marchandise d'un comptoir de base ne peut pas être stockée.
why-used = Cette carte a déjà servi : { $good }.
why-covered = Recouvert par la manufacture : { $good }.
why-no-income = Aucun comptoir de votre route ne peut rapporter de revenu maintenant.
why-not-in-recipe = À { $city }, aucune recette ne demande : { $good }.
why-recipe-lacks = La recette avec { $good } demande aussi : { $goods }.
why-rest = { $fees ->
    [0] Le reste de ce que vous avez commencé ne serait plus possible.
   *[other] Le reste de ce que vous avez commencé ne serait plus possible, ou vous ne pourriez plus payer les taxes portuaires de { $fees ->
        [one] { $fees } ducat.
       *[other] { $fees } ducats.
    }
}
why-other-good = On vous demande d'où vient cette marchandise : { $good }.
why-other-order = On vous demande une autre commande : { $upper } / { $lower }.

## Ce qu'un choix entraîne

then-pay = À payer à la fin des manches d'introduction : { $price ->
    [0] rien
    [one] { $price } ducat
   *[other] { $price } ducats
}
then-fee = Taxe portuaire à la fin de la phase 2 : { $fee ->
    [one] { $fee } ducat
   *[other] { $fee } ducats
}
then-no-privilege = Pas d'autre privilège ce tour-ci
then-no-seal = { $seals ->
    [one] Sans le sceau du privilège à la fin de votre tour ({ $seals })
   *[other] Sans les { $seals } sceaux du privilège à la fin de votre tour
}
then-shorter = { $limit ->
    [one] Avec le pirate, votre route peut avoir { $limit } carte au plus
   *[other] Avec le pirate, votre route peut avoir { $limit } cartes au plus
}
then-use-or-lose = En cale, perdu si vous ne l'utilisez pas ce tour-ci : { $good }
then-no-kontor = Il ne vous restera aucun comptoir en main
then-route-ends = Votre route est terminée
then-phase-ends = La phase 2 se termine
then-upper-lapses = La ligne du haut ne pourra plus jamais être honorée : { $upper }
then-lower-lapses = La ligne du bas ne pourra plus jamais être honorée : { $lower }
then-skips = { $count ->
    [one] { $count } commande spéciale du dessus n'est plus possible ce tour-ci
   *[other] { $count } commandes spéciales du dessus ne sont plus possibles ce tour-ci
}
then-covers = Le privilège « { $privilege } » est recouvert
then-complete = Votre carrière est complète : la prochaine manche est la dernière
then-loses-good = À { $city }, la manufacture recouvre : { $good }

## Suites de coups

line-both-rows = { $seals ->
    [one] Honorer les deux lignes de { $upper } / { $lower } ({ $seals } sceau)
   *[other] Honorer les deux lignes de { $upper } / { $lower } ({ $seals } sceaux)
}
line-end = Terminer sans rien stocker{ $orders ->
    [0] {""}
    [one] , laisser { $orders } commande ouverte
   *[other] , laisser { $orders } commandes ouvertes
} ({ $income ->
    [0] aucun revenu
    [one] +{ $income } ducat
   *[other] +{ $income } ducats
}{ $fees ->
    [0] {""}
   *[other] , taxes { part-fees }
})

## What choices touch, by kind of thing

thing-step = Étape suivante de la route
thing-outlook = Passer à la phase suivante
thing-both = Les deux lignes d'une commande
thing-purse = Ducats
thing-hold = Cale
thing-ship = Navire
thing-rise = Niveau suivant
thing-left = À gauche du navire
thing-under = Sous le navire
thing-stack = Pioche des commandes
thing-order = Commande
thing-row = { $a ->
    [0] Ligne du haut
   *[1] Ligne du bas
}
thing-kontor = Comptoir, { $name }
thing-workshop = Manufacture, { $name }

## Ce qui figure sur une chose avant qu'on la choisisse

brief-pays = { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
}
brief-then-pay = { brief-pays }
brief-then-fee = taxe portuaire { $fee ->
    [one] { $fee } ducat
   *[other] { $fee } ducats
}
brief-then-no-seal = { $seals ->
    [one] −{ $seals } sceau
   *[other] −{ $seals } sceaux
}
brief-then-loses-good = recouvre : { $good }
brief-lost-from-hold = perte : { $good }
