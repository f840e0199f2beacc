# Libellés de Novgorod : ce que la table, les cartes et le décompte nomment d'un mot.
# Les champs au texte vide sont dits en toutes lettres par la carte elle-même.

kind-good = Marchandises
kind-luxury = Produits de luxe
kind-city = Villes
kind-base-kontor = Comptoirs de base
kind-kontor = Comptoirs
kind-manufactory = Manufactures
kind-order = Commandes
kind-bonus = Cartes bonus
kind-privilege = Privilèges
kind-requirement = Conditions des échelons de carrière
kind-career = Cartes de carrière
kind-ship = Cartes de navire
kind-money = Cartes d'argent
kind-seals = Cartes de sceaux
kind-merchant = Marchand
kind-pirate = Pirate
kind-special = Commandes spéciales
field-inputs = ingrédients : { $value }
field-row = { $value ->
    [0] rangée du haut
    [1] rangée du milieu
   *[other] rangée du bas
}
field-column = { $value ->
    [0] colonne de gauche
    [1] colonne du milieu
   *[other] colonne de droite
}
field-neighbours = villes voisines : { $value }
field-good = { $value }
field-city = { $value }
field-port-fee = taxe portuaire { $value ->
    [one] { $value } ducat
   *[other] { $value } ducats
}
field-tier = { $value ->
    [low] prix bas
    [mid] prix moyen
   *[high] prix élevé
}
field-price = prix d'achat { $value ->
    [one] { $value } ducat
   *[other] { $value } ducats
}
field-income = revenu { $value ->
    [one] { $value } ducat
   *[other] { $value } ducats
}
field-min-players = { $value ->
    [2] toujours en jeu
   *[other] à partir de { $value } joueurs
}
field-luxury = fabrique : { $value }
field-recipes = {""}
field-kind = { $value ->
    [goods] commande de marchandises
    [luxury] commande de luxe
   *[other] {""}
}
field-upper = {""}
field-lower = {""}
field-numeral = { $value }
field-threshold = {""}
field-high = { $value ->
    [0] {""}
    [one] d'abord { $value } sceau
   *[other] d'abord { $value } sceaux
}
field-low = { $value ->
    [0] {""}
    [one] plus tard { $value } sceau
   *[other] plus tard { $value } sceaux
}
# Types → sceaux ; vide pour les autres cartes bonus.
field-table = { $value }
field-phase = phase { $value }
field-different-goods = {""}
field-different-luxuries = {""}
field-ducats = {""}
field-number = numéro { $value }
field-per-player = { $value } par joueur
field-faces = montre { $value }
field-start-city = commence à { $value }
field-per-turn = {""}
field-parts = {""}
known-A = partie A
known-B = partie B
known-C = partie C
known-D = partie D
known-city = ville
known-cloth = étoffe comme ingrédient
known-fur = fourrure comme ingrédient
known-kind = condition
known-lower = ligne du bas
known-luxury = produit de luxe
known-min-players = nombre de joueurs
known-name = nom
known-neighbours = villes voisines
known-numeral = chiffre
known-price = prix d'achat
known-recipe-full = recette de toutes ses marchandises
known-recipe-fur = recette de la fourrure seule
known-recipe-salt = recette du sel seul
known-threshold = nombre demandé
known-tier = rang du prix

## The screen

screen-reconstructed = Beaucoup de valeurs des cartes sont reconstituées (de notre conception).
screen-round = Manche { $round }
screen-start = Début
screen-last = dernière
screen-makes = manufacture ({ $seals } sceaux)
screen-prices = prix
screen-income = rev.
screen-fee = taxe
screen-owners = à qui
screen-merchant-ducats = marchand : { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
} de plus ici pour un revenu ou un produit de luxe (sceaux)
screen-merchant-seals = { $count ->
    [one] marchand : { $count } sceau de plus pour un produit de luxe fabriqué ici pour des sceaux
   *[other] marchand : { $count } sceaux de plus pour un produit de luxe fabriqué ici pour des sceaux
}
screen-pirate-front = { $count ->
    [one] pirate : une route passant ici a { $count } carte de moins ; le déplacer
   *[other] pirate : une route passant ici a { $count } cartes de moins ; le déplacer
} coûte { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
}
screen-pirate-back = pirate : cette ville n'existe pas, ses voisines sont voisines entre elles
screen-bonus = Bonus
screen-bonus-high = { $name } { $high }, puis { $low }
screen-bonus-low = { $name } { $low }
screen-bonus-gone = { $name } terminé
screen-bonus-table = { $name } (types→sceaux) { $table }
screen-orders = Commandes
screen-stack = { $count } dans la pioche
screen-specials = Spéciales (ducats→sceaux)
screen-inputs = de { $count }+
screen-trade = { $price }→{ $seals }
screen-ducats = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}
screen-to-pay = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
} à payer
screen-seals = { $count ->
    [one] { $count } sceau
   *[other] { $count } sceaux
}
screen-speed = vitesse { $count }
screen-hold = cale : { $good }
screen-hold-empty = cale vide
screen-privilege-used = privilège utilisé
screen-career = Carrière { $level }/{ $top } : { $shows }
screen-next = { $career }, puis { $wanted }
screen-red-x = X
screen-per-turn = { $count } par tour
screen-goods = { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
}
screen-luxuries = { $count ->
    [one] { $count } produit de luxe
   *[other] { $count } produits de luxe
}
screen-privilege-speed = vitesse+{ $count }
screen-privilege-ducats = revenu+{ $count }
screen-privilege-extra-order = cmde−{ $count }
screen-privilege-seals = sceau+{ $count }
screen-hand = Main
screen-unknown = { $count ->
    [one] { $count } inconnue
   *[other] { $count } inconnues
}
screen-left = à gauche du navire
screen-half = à moitié honorée
screen-under = { $count } sous le navire
screen-kinds = { $count ->
    [one] { $count } type
   *[other] { $count } types
}
screen-sides = { $name } : sceaux par tour, condition, privilège recouvert
screen-front = recto
screen-back = verso
screen-needs = pour monter
screen-covers = recouvre
screen-route = Route ({ $name })
screen-cards = { $count }/{ $limit } cartes
screen-so-far = { $route } :
screen-fees = taxes { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}
screen-ship = Navire
screen-empty = vide
screen-used = utilisée
screen-covered = recouverte
screen-placeholder = substitut
