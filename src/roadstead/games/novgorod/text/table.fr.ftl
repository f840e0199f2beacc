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
column-income = revenu ou taxe portuaire
column-manufactory = manufacture
cell-kontor = comptoir, { $city }
cell-base-kontor = comptoir de base, { $city }
cell-placeholder = carte de substitution, { $city }
cell-good = { $good }
cell-good-used = { $good }, déjà utilisé
cell-good-covered = { $good }, sous la manufacture
cell-ducats = { part-ducats }
cell-fee = { $fee ->
    [0] sans taxe portuaire
    [one] taxe portuaire { $fee } ducat
   *[other] taxe portuaire { $fee } ducats
}
cell-manufactory = { $manufactory }
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
column-neighbours = villes voisines
column-owners = comptoirs
column-own-income = votre revenu
column-for-sale = à vendre
column-top-price = prix
column-top-income = revenu
column-fee = taxe portuaire
cell-city = { $city }
cell-city-merchant = { $city }, avec le marchand
cell-city-pirate = { $city }, avec le pirate
cell-city-both = { $city }, avec le marchand et le pirate
cell-cities = { $cities }
table-manufactories = Les manufactures : fabriqué pour des sceaux, un produit de luxe rapporte autant de ducats
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
}, avec { $kinds ->
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
table-privilege-covered = { $privilege } : recouvert, plus disponible.
table-privilege-free = Vous pouvez utiliser un privilège par tour :
table-privilege-used = Le privilège de ce tour est utilisé. Aux tours suivants :
table-privileges = Privilèges restants : { $privileges }.
