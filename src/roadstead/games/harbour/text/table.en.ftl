# The table of Harbour in words.

symbol-count = { $n } { $id ->
    [anchor] { $n ->
        [one] anchor
       *[other] anchors
    }
    [coin] { $n ->
        [one] coin
       *[other] coins
    }
    [top-hat] { $n ->
        [one] top hat
       *[other] top hats
    }
   *[warehouse] { $n ->
        [one] warehouse
       *[other] warehouses
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
table-traders = Inland Traders: one of each good for ${ $money }.
table-money = { $seat } has ${ $money } to spend.
table-ender = { $seat } has called the end.
table-looked = Only you see:
cell-building = { $building }
cell-points = { $count } VP
cell-symbols = { $symbols }
cell-does = { $effect }
table-has-symbols = Symbols: { $symbols }.
table-goods = Goods, at most { $limit } of each: { $goods }.
table-pawn-nowhere = The pawn is not on the table yet.
table-pawn-home = The pawn stands on its own starting building.
table-pawn-visiting = The pawn stands on the starting building of { $owner }.
table-pawn-at = The pawn stands on { $building }.
table-board = Starting building { $board }: { $effect }
table-offered = To choose: { $board }: { $effect }
table-bonus = Bonus point card for { $good }:
table-trade = { $count } traded at the end bring { $points } VP.
table-bought = Buildings bought: { $count } of { $goal }.
table-every-good = There is always enough of { $goods }.
