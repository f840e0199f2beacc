# Libellés de Shipyard : ce que la table, les cartes et le décompte nomment d'un mot.
# Les champs au texte vide sont dits par le nom de la carte, par un autre champ ou en toutes lettres par la carte.

kind-action = Cartes d'action
kind-piece = Équipement et équipage
kind-feature = Éléments des cartes de navire
kind-icon = Inspecteurs et Ruban bleu
kind-commodity = Marchandises
kind-train = Trains
kind-ship-card = Cartes de navire
kind-shape = Formes de canaux
kind-canal = Canaux
kind-employee = Employés
kind-contract = Contrats
field-min-players = { $value ->
    [2] toujours en jeu
    [3] à partir de 3 joueurs
   *[other] seulement à { $value } joueurs
}
field-type = { $value ->
    [equipment] équipement
    [crew] équipage
    [mount] support
    [safety] élément de sécurité
   *[other] place pour un membre d'équipage
}
field-mount = { $value ->
    [Cabine] demande une cabine
   *[other] support : { $value }
}
field-points = { $value ->
    [0] {""}
    [one] { $value } point sur un navire en croisière
   *[other] { $value } points sur un navire en croisière
}
field-counts = { $value ->
    [spaces] paie les cases parcourues jusque-là ; seul le dernier ruban d'une croisière compte
   *[other] paie 1 point pour chaque : { $value }
}
field-prices = prix des cotations 1 à 6 : { $value }
field-barter = troc contre : { $value }
field-loads = { $value }
field-starter = train de départ
field-kind = { $value }
field-deck = { $value ->
    [middle-1] première pioche de milieux
    [middle-2] seconde pioche de milieux
   *[other] {""}
}
field-sites = {""}
field-links = chenaux : { $value }
field-ports = côtés ouverts : { $value }
field-shape = { $value ->
    [horseshoe] fer à cheval
    [scurve-a] courbe en S A
    [scurve-b] courbe en S B
    [hook-a] crochet A
    [hook-b] crochet B
    [crossing] croisement
    [fork] bifurcation
   *[other] { $value }
}
field-class = {""}
field-colour = { $value }
field-copies = { $value ->
    [one] { $value } exemplaire
   *[other] { $value } exemplaires
}
field-surcharge = { $value ->
    [0] {""}
    [one] supplément { $value } florin
   *[other] supplément { $value } florins
}
field-end-points = { $value ->
    [0] {""}
    [one] { $value } point à la fin
   *[other] { $value } points à la fin
}
field-requires = {""}
known-barter = troc
known-beyond = points au-delà de la table
known-class = classe
known-colour = couleur
known-effect = effet
known-elements = ce qui compte
known-end-points = points à la fin
known-feature = ce qui compte
known-kind = ce qui compte
known-name = nom
known-size = longueur des navires
known-surcharge = supplément
known-table-2 = points pour 2
known-table-3 = points pour 3
known-table-6 = points pour 6
known-types = types
