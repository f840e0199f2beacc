## Canaux

closer = Plus près
farther = Plus loin
show-all = Tout montrer
canal-yours = Vos canaux
canal-counts = { $used } parcourus, { $laid } posés
canal-none = Pas encore de canal.
canal-map = { $count ->
    [0] Aucun canal n’est posé
    [one] { $count } canal est posé
   *[other] { $count } canaux sont posés
}
canal-help = Glisser déplace, la molette ou deux doigts agrandissent.
canal-beside = { $side ->
    [0] Au nord du canal { $canal }
    [1] À l’est du canal { $canal }
    [2] Au sud du canal { $canal }
   *[3] À l’ouest du canal { $canal }
}
canal-cell = { canal-beside } : chemin le plus long { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
canal-spaces = { $count ->
    [one] case
   *[other] cases
}
canal-cells = { $count ->
    [one] Le canal { $canal } a une place possible.
   *[other] Le canal { $canal } a { $count } places possibles.
} Le nombre est le chemin le plus long de votre figurine ; maintenant, c’est { $reach }.
canal-edge = { $side ->
    [0] Commencer au nord
    [1] Commencer à l’est
    [2] Commencer au sud
   *[3] Commencer à l’ouest
} : chemin le plus long { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
canal-first = Canal { $canal } : touchez le bord où votre figurine commence. Le nombre est son chemin le plus long depuis là.
canal-turn = Tourner le canal { $canal }
canal-longest-after = chemin le plus long ensuite
canal-turned = { $turns ->
    [0] Comme imprimé
    [1] Un quart de tour à droite
    [2] Un demi-tour
   *[3] Un quart de tour à gauche
} : chemin le plus long { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
turn-a-quarter = Tourner d’un quart
canal-reach-then = Chemin le plus long { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
canal-could-sail = Votre figurine pourrait parcourir
canal-speeds = { $count ->
    [0] aucun navire ne peut encore naviguer
    [one] case
   *[other] cases : navires jusqu’à la vitesse { $count }
}
canal-on-the-way = Sur le chemin le plus long
canal-riband = Le ruban rapporte le numéro de sa case : { $then } pour un navire aussi rapide.

## L’équipement

fit-ship = Le navire
fit-cards = { $count } cartes
fit-picture = Le navire, vitesse { $speed }
fit-speed = Vitesse
fit-crew = Équipage
fit-points-short = Points
fit-points = Points de ce navire
fit-speed-is = Vitesse { $speed }
fit-speed-and-points = Vitesse et points
fit-cast-off = Larguer les amarres
fit-cast-off-for = Larguer les amarres : { $points } { $points ->
    [one] point
   *[other] points
}
fit-store = Réserve
fit-store-help = touchez ou glissez ; touchez encore pour retirer
fit-in-store = { $piece }, { $count } en réserve
fit-best = Pour le plus de points : { $points }
fit-nothing = Tout retirer
fit-held = { $piece }, retirer
fit-free-mast = Mât libre
fit-free-cabin = Cabine libre
fit-free-propeller = Place pour une hélice
fit-free-crane = Place pour une grue
fit-free-cannon = Place pour un canon
fit-mast = { $count ->
    [one] Mât
   *[other] Mâts
}
fit-cabin = { $count ->
    [one] Cabine
   *[other] Cabines
}
fit-propeller = Hélice
fit-crane = Grue
fit-cannon = Canon
fit-builders = Constructeurs :
fit-places-title = Places sur le navire
fit-all-aboard = tout à bord
fit-none = aucun
fit-no-place = aucune place
fit-too-fast = vitesse { $speed }, les canaux permettent { $reach }
fit-places = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
fit-helm-on = Timonier : vitesse +1
fit-helm-off = Le timonier se repose
fit-rigger = Gréeur : { $count } { $count ->
    [one] paire de voiles
   *[other] paires de voiles
}
fit-rigger-more = Une paire de plus
fit-rigger-fewer = Une paire de moins
fit-engine = Cheminée et hélice
fit-no-engine = Sans machine
fit-from-sails = Voiles
fit-from-smokestacks = Cheminées
fit-from-propellers = Hélices
fit-from-helmsman = Timonier
fit-from-rigger = Gréeur
fit-best-walk = La meilleure croisière
fit-walk-note = vitesse { $speed }, au plus { $reach }
fit-contracts = Contrats
fit-contracts-help = ce que ce navire leur ajoute
fit-by-number = Dire plutôt le nombre
fit-ask = Équipez votre navire
fit-ask-help = Touchez une pièce en réserve, puis une place ; touchez-la encore pour la retirer.

## La croisière

cruise-open-water = Eau libre
cruise-plus = { $points ->
    [0] 0
   *[other] +{ $points }
}
cruise-speed-points = Vitesse { $count }
cruise-crew-points = Équipage : { $count }
cruise-crane-points = Grues
cruise-cannon-points = Canons
cruise-of = La croisière de { $name }
cruise-sailed = case { $sailed } sur { $speed }
cruise-this = Cette croisière
cruise-speed = toute la vitesse { $count } est parcourue
cruise-begins = Touchez une case pour y naviguer.
cruise-ship = Le navire lui-même
cruise-riband = Le Ruban bleu
cruise-best = Sur le meilleur chemin, cette croisière rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cruise-go = { $official } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $used ->
    [0] {""}
   *[other] {" "}; le canal derrière est parcouru
}
cruise-told = Case { $n }, { $official } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cruise-at = Case { $n } sur { $of }
cruise-back = Retour
cruise-next = Case suivante
cruise-end = Continuer
cruise-again = Revoir la dernière croisière

## La bourse

exchange-ring = La bourse
exchange-ring-label = Prix de la bourse, position { $now }
exchange-turned = de { $was } à { $now }
exchange-setting = position
exchange-rates = Ce que rapporte un chargement
exchange-a-load = par chargement
exchange-with-trader = { $price } + { $trader } marchand
exchange-loads = { $commodity } : { $count ->
    [one] un chargement
   *[other] { $count } chargements
}
exchange-choose = un seul toucher pour tout
exchange-later = vient ensuite
exchange-and-sell = { $pieces }, en vendre { $count ->
    [one] un
   *[other] { $count }
}
exchange-sell = { $count ->
    [one] Vendre
    [2] Vendre les deux
   *[other] Tout vendre
}
exchange-guilders = { $count ->
    [one] { $count } florin
   *[other] { $count } florins
}
exchange-have = vous en avez { $count }
exchange-trains = Vos trains
exchange-trains-help = un seul est déchargé, en entier
exchange-train = Train avec { $loads }, rapporte { $count }
exchange-sells-for = tout vendu : { $count ->
    [one] { $count } florin
   *[other] { $count } florins
}
exchange-stock = Votre réserve
exchange-purse = { $count ->
    [one] { $count } florin
   *[other] { $count } florins
}

## La fin

end-traders = Marchands
end-traders-rule = Les employés qui comptent à la fin.
end-blue = contrat bleu
end-green = contrat vert
end-told = { $name } : { $contract }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-at = { $n } sur { $of }
end-back = Retour
end-next = Suivant
end-all = Tout montrer
end-again = Encore, un par un
end-race = Les totaux
end-total = { $name } : { $total } points
end-before = navires et croisières { $points }
end-count = compte { $count }
end-done = Tous les contrats sont comptés.
end-each = { $count } × { $each }
end-cards = { $count } cartes
