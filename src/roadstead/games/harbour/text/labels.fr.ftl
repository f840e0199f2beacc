# Libellés de Harbour : ce que la table, les cartes et le décompte nomment d'un mot.

kind-building = Bâtiments
kind-board = Plateaux de joueur
kind-bonus = Cartes de points bonus
field-cost = { $value } $
field-vp = { $value } PV
field-symbols = { $value }
field-good = type { $value }
field-table = marchandises → PV : { $value }
field-buy-symbol = symbole d'achat
field-premium = action forte
field-count = { $value } dans la boîte
known-ability = capacité
known-buy-option = choix d'acheter
known-buy-two = deux achats
known-cost = coût
known-count = nombre
known-effect = effet
known-effect-at-3-players = effet à 3 joueurs
known-first-game = présence dans la première partie
known-good = marchandise
known-name = nom
known-swap-effect-exists = existence de l'échange
known-two-part = deux parties
known-vp = PV
known-warehouse-use = usage des entrepôts
mode-choice = { $first } ou { $second }
mode-two-part = { $first } et { $second }, dans l'ordre voulu
screen-market = Marché
screen-centre = Centre
screen-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
screen-dollars = { $count } $
screen-vp = { $count } PV
screen-turn = Tour { $turn }
screen-turn-alone = Tour { $turn } sur { $last }
screen-bonus-card = carte de points bonus : { $good }
screen-looked = Vous seul voyez
screen-last-turn = a déclenché la fin
screen-free = gratuit
screen-money = { $money } $ en main
screen-traders = Marchands de l'intérieur : une marchandise de chaque type pour { $money } $
