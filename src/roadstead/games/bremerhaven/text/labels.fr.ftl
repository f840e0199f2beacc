# Libellés de Bremerhaven : ce que la table, les cartes et le décompte nomment d'un mot.

kind-ship = Navires
kind-contract = Contrats
kind-building = Bâtiments
kind-price = Cartes de prix
kind-newspaper = Cartes de journal
kind-space = Cases d'enchère
kind-rank = Rangs
kind-grade = Grades de la partie solo
field-stack = paquet { $value }
field-p2 = à 2 : { $value ->
    [both] oui
    [long] partie longue seulement
   *[no] non
}
field-p3 = à 3 : { $value ->
    [both] oui
    [long] partie longue seulement
   *[no] non
}
field-p4 = à 4 : { $value ->
    [both] oui
    [long] partie longue seulement
   *[no] non
}
field-cargo = cargaison : { $value }
field-count = quantité { $value }
field-lay-time = escale { $value }
field-berth = taille de poste { $value }
field-prestige = prestige { $value }
field-goods = { $value }
field-delivery-time = délai de livraison { $value }
field-production = bâtiment de production
field-barrel = tonneau { $value }
field-container = conteneur { $value }
field-crate = caisse { $value }
field-passenger = passager { $value }
field-tone = { $value ->
    [good] bonne nouvelle
    [bad] mauvaise nouvelle
   *[neutral] nouvelle neutre
}
field-progress = progression { $value }
field-dummy-space = adversaire fictif : { $value }
field-number = case { $value }
field-kind = { $value ->
    [all] tout le monde est servi
    [multi] tous ceux qui ont enchéri peuvent agir
   *[winner] le gagnant agit
}
field-money-per-card = { $value } { $value ->
    [one] pièce par carte
   *[other] pièces par carte
}
field-min-offer = { $value ->
    [one] si au moins { $value } carte est à prendre
   *[other] si au moins { $value } cartes sont à prendre
}
field-start-money = argent de départ { $value }
field-income = revenu { $value }
field-min = à partir de { $value }
field-max = jusqu'à { $value }
known-balance-pays = ce que paie le solde
known-barrel = prix des tonneaux
known-container = prix des conteneurs
known-crate = prix des caisses
known-effect = effet
known-effect-kind = type d'effet
known-goods = marchandises
known-max = limite supérieure
known-min = limite inférieure
known-name = nom
known-penalty = pénalité
known-production = production
known-reward = prime
screen-round = Manche { $round }
screen-left = { $count ->
    [one] encore { $count } case
   *[other] encore { $count } cases
}
screen-step = prochain pas { $count }
screen-news = Journal
screen-next-card = votre prochaine carte : { $value }
screen-dummy = fictif
screen-town = Ville
screen-sea = Mer
screen-land = Terre
screen-bids = enchères
screen-parking = { $money ->
    [one] { $money } pièce par carte
   *[other] { $money } pièces par carte
}
screen-cargo = cargaison
screen-cargo-left = à bord
screen-time = temps
screen-berth = taille
screen-prestige = prestige
screen-goods = marchandises
screen-reward = prime
screen-penalty = pénalité
screen-wild = { $count } au choix
screen-cash = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
screen-bank = { $count } à la Banque
screen-prestige-of = { $count } prestige
screen-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
screen-docks = Postes
screen-dock = Poste { $number }
screen-free = libre
screen-empty = vide
screen-load = Chargement { $number }
screen-closed = fermé
screen-time-of = temps { $count }
screen-covered = ▒ couverte ({ $money })
screen-covers = { $count ->
    [one] { $count } case couverte
   *[other] { $count } cases couvertes
}
screen-stored = Stockage
screen-spare = { $count ->
    [one] { $count } case libre
   *[other] { $count } cases libres
}
screen-walls = Murs de quai
screen-cards = Cartes
screen-built = Construit
screen-gained = À construire
screen-contracts = Contrats
screen-next-bollard = (bollard suivant)
screen-pay-money = { $count ->
    [one] { $sign }{ $count } pièce
   *[other] { $sign }{ $count } pièces
}
screen-pay-prestige = { $sign }{ $count } prestige
screen-reward-of = prime { $pay }
screen-penalty-of = pénalité { $pay }
screen-told = { $name } : { $text }
