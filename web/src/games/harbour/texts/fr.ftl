deck = pioche
market = Marché
market-help = Réunissez le nombre indiqué et expédiez pour $.
short = manque { $count }
your-quay = Votre quai
quay-of = Quai de { $name }
goods-held = { $count ->
    [one] { $count } marchandise
   *[other] { $count } marchandises
}
start-card = départ
slot = { $n ->
    [1] 1er
   *[other] { $n }e
}
money = { $count } $
you-pay = { $price } $
purse = À dépenser
purse-market = Le marché ensuite
purse-coins = Vos pièces : chaque prix −{ $count } $
supply = Prendre
boards-offered = Choisissez votre plateau
looked-at = Vous voyez
icon-and = et
icon-or = ou
icon-per = par
costs = coûte { $cost } $
costs-you = { $price } $ pour vous
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
vacant = libre
stands-here = { $name } est ici
last-building = encore un bâtiment et c'est la fin
toll-due = reçoit le péage
market-square = { $good } à { $price } $, vous en avez { $count }
your-goods = Vos marchandises
would-bring = { $count ->
    [one] { $goods } rapporterait
   *[other] { $goods } rapporteraient
}
nothing-to-ship = Rien à expédier encore
has-ended-it = { $bought } sur { $goal } : y a mis fin
of-goal = { $bought } sur { $goal }

## Ce que fait un personnage, en deux courtes lignes

ability-convert-once-per-turn = Une fois par tour : { $spend }+{ $from } en { $to }
ability-keep-excess = Garde ce qui dépasse la case
ability-ship-square-bonus = Case { $square } $ : +{ $bonus } $
ability-share-occupied = Peut rejoindre un pion, qui reçoit { $count }
ability-gain-on-buy = Bâtiment acheté : +{ $count } marchandise
ability-stay-on-bought = Peut rester sur un bâtiment acheté
ability-gain-on-toll = Péage reçu : +{ $count } marchandise
ability-adjacent-swap-before-shipping = Avant d’expédier : échange deux voisins
ability-end-vp-goods = Fin : 1 PV pour { $count } marchandises
ability-replace-overflow = Ce qui déborde devient autre chose
ability-end-vp-symbol = Fin : { $count } PV par { $symbol }
ability-end-vp-symbol-kinds = Fin : { $count } PV par type de symbole
ability-minimum-reduction = Il peut manquer { $count } à une marchandise
ability-gain-when-other-gains-from-own-start = +{ $count } quand un autre utilise son départ
ability-extra-on-gain = +{ $count } { $good } en recevant { $good }
ability-keep-one-of-each-shipped = Garde 1 de chaque marchandise
ability-free-building-at-start = Un bâtiment offert au début
ability-gain-when-other-ships = +{ $count } { $good } quand un autre en expédie
ability-end-vp-market-value = Fin : PV selon le prix de { $good }
