# The table of Harbour in words.

symbol-count = { $n ->
    [one] { $id ->
         [anchor] { $n } anchor
         [coin] { $n } coin
         [top-hat] { $n } top hat
        *[warehouse] { $n } warehouse
    }
   *[other] { $id ->
         [anchor] { $n } anchors
         [coin] { $n } coins
         [top-hat] { $n } top hats
        *[warehouse] { $n } warehouses
    }
}

## Headings

table-market = { $turn ->
    [0] Market
   *[other] Market, turn { $turn }
}
table-market-alone = Market, turn { $turn } of { $last }
table-centre = Centre, { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
table-own-quay = { $seat }, your quay: { $points } VP
table-quay = { $seat }: { $points } VP
table-supply = Supply
table-symbols = What symbols do for their owner
column-square = square
column-good = good
column-shipping = for you
column-building = building
column-price = cost
column-points = points
column-symbols = symbols
column-pawns = pawn of
column-does = what it does

## Lines

cell-dollars = ${ $count }
cell-price = ${ $price }, printed ${ $cost }
cell-good = { $good }
cell-pays = pays ${ $money }
cell-short = { $count } short
table-shipping = Shipping takes at least as many of a good as its square says and brings that many dollars; all you have of the good goes.
table-traders = Inland Traders: one of each good for ${ $money }.
table-money = { $seat } has ${ $money } to spend.
table-looked = Only you see:
cell-building = { $building }
cell-points = { $count } VP
cell-symbols = { $symbols }
cell-does = { $effect }
table-has-symbols = Symbols: { $symbols }.
table-symbol = { $symbol-id ->
    [anchor] Anchor: some buildings bring more for each anchor you own.
    [coin] Coin: each building you buy costs $1 less for each coin you own.
    [top-hat] Top hat: you pay no tolls; one is enough.
   *[warehouse] Warehouse: when you ship, you may keep 1 good for each warehouse you own; some buildings also bring more for each.
}
table-goods = Goods, at most { $limit } of each: { $goods }.
table-pawn-nowhere = The pawn is not on the table yet.
table-pawn-home = The pawn is at home, on its starting building.
table-pawn-visiting = The pawn stands on { $owner }'s starting building.
table-pawn-at = The pawn stands on { $building }.
table-board = Starting building { $board }: { $effect }
table-offered = To choose: { $board }: { $effect }
table-bonus = Bonus point card for { $good }:
table-trade = { $count } traded at the end bring { $points } VP.
table-bought = Buildings bought: { $count } of { $goal }.
table-every-good = There is always enough of { $goods }.

## Why a thing cannot be chosen

not-your-pawn = That is the pawn of { $owner }.
occupied = { $other } stands there.
must-move = Your pawn stands there; it has to move on.
toll-unpayable = You cannot pay { $owner } a toll: you have no goods, and a visit there is not sure to bring one.
not-looked-at = Choose one of the two cards that only you see.
not-in-centre = { $building } belongs to { $owner }; only buildings in the centre can be chosen.
not-of-its-kind = A building of this kind cannot be chosen.
too-expensive = Costs ${ $price }, you have ${ $money }.
not-from-yourself = You take from an opponent.
has-nothing = { $owner } has no goods.
too-few-to-ship = { $needed } are needed to ship from there; you have { $held }.
buys-nothing = No building can be paid for with a shipment of { $good }.
no-purchase-after = After that swap you could not buy anything.
dodges-purchase = After that you could not buy, and you have to if you can.
just-spent = You are spending { $good }; take other goods.
full = You already have { $held }, and there is no room for more.
cannot-convert-into = You have too few other goods to turn into { $good }.
take-from = You take from { $victim }.
goods-of = These goods belong to { $owner }.
asked-about = First say how many { $good } you keep.
needs-more = { $needed } are needed; you have { $held }.
have-none = You have no { $good }.
has-none = { $owner } has no { $good }.

## An action in one line: fragments without their subject

does-visit = visits { $building }
does-go-home = goes home
does-visit-home = visits { $owner }'s starting building
does-gain = gains { $goods }
does-spend = spends { $goods }
does-turn-into = turns { $cost } into { $goods }
does-lose = { $count ->
    [one] { $count } good is lost
   *[other] { $count } goods are lost
}
does-pay = pays { $owner } a toll of { $goods }
does-take-from = takes { $goods } from { $owner }
does-get-from = gets { $goods } from { $giver }
does-swap = swaps { $one } and { $other } in the market
does-mirror = mirrors the market
does-copy = uses { $building }
does-convert = turns { $source } into { $target } for { $spent }
does-ship = ships { $goods } for ${ $money }
does-have = has ${ $money }
does-buy = buys { $building }
does-keep = keeps { $goods }
does-not-buy = cannot buy a building
does-nothing = without effect
does-end = { $count ->
    [one] that is the fourth building: { $count } more turn
   *[other] that is the fourth building: { $count } more turns
}
other-gains = { $seat } gains { $goods }

## What choices touch, by kind of thing

thing-home = Starting building

## What stands on a thing before it is chosen

brief-did-ship = ships { $goods }
brief-lost-to-limit = { $count } lost
brief-money-lost = ${ $money } lost
