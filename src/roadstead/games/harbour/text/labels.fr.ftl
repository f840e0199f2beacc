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
mode-choice = { $first }, ou { $second }
mode-two-part = { $first } et { $second }, dans l'ordre voulu
screen-market = Marché
screen-centre = Centre
screen-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
screen-vp = { $count } PV
screen-turn = Tour { $turn }
screen-pawn = pion : { $place }
screen-pawn-off = pion : hors du jeu
screen-home-of = bâtiment de départ de { $owner }
screen-here = ici : { $names }
screen-bonus-card = votre carte bonus : { $good }
screen-offered = proposés : { $boards }
screen-looked = vous voyez : { $buildings }
screen-last = derniers tours
screen-last-turn = a déclenché la fin
screen-free = gratuit
screen-money = { $money } $ en main
screen-traders = Marchands de l'intérieur : une marchandise de chaque type pour { $money } $
