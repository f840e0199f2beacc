deck = deck
market = Market
market-help = Hold as many as the square shows, ship them for $.
short = { $count } short
your-quay = Your quay
quay-of = { $name }'s quay
goods-held = { $count ->
    [one] { $count } good
   *[other] { $count } goods
}
start-card = start
slot = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
money = ${ $count }
you-pay = you ${ $price }
purse = To spend
purse-market = The market afterwards
purse-coins = Your coins: every price −{ "\u2060" }${ $count }
supply = Take goods
boards-offered = Choose your board
looked-at = You look at
icon-and = and
icon-or = or
icon-per = per
costs = costs ${ $cost }
costs-you = ${ $price } for you
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
vacant = vacant
stands-here = { $name } stands here
last-building = one more building ends it
toll-due = gets the toll
market-square = { $good } for ${ $price }, you have { $count }
your-goods = Your goods
would-bring = { $count ->
   *[other] { $goods } would bring
}
nothing-to-ship = Nothing to ship yet
has-ended-it = { $bought } of { $goal }: has ended it
of-goal = { $bought } of { $goal }

## What a character can do, in two short lines

ability-convert-once-per-turn = Once a turn: { $spend }+{ $from } into { $to }
ability-keep-excess = Keeps what exceeds a square
ability-ship-square-bonus = ${ $square } square: +${ $bonus }
ability-share-occupied = May join a pawn for { $count } good
ability-gain-on-buy = { $count } good per building bought
ability-stay-on-bought = May stay on a building it bought
ability-gain-on-toll = { $count } good with each toll
ability-adjacent-swap-before-shipping = Before shipping: swap neighbours
ability-end-vp-goods = End: 1 VP per { $count } goods
ability-replace-overflow = Overflow becomes other goods
ability-end-vp-symbol = End: { $count } VP per { $symbol }
ability-end-vp-symbol-kinds = End: { $count } VP per kind of symbol
ability-minimum-reduction = One good may be { $count } short
ability-gain-when-other-gains-from-own-start = { $count } good when others use their start
ability-extra-on-gain = +{ $count } { $good } when gaining { $good }
ability-keep-one-of-each-shipped = Keeps 1 of each good shipped
ability-free-building-at-start = One building free at the start
ability-gain-when-other-ships = { $count } { $good } when others ship it
ability-end-vp-market-value = End: VP as { $good } costs
