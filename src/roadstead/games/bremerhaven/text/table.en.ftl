# The table of Bremerhaven in words.

place = { $id }
value = { $id }
value-count = { $n ->
    [1] { $id }
    [2] twice { $id }
   *[other] { $n } times { $id }
}
play = { $id ->
    [money] money
    [prestige] prestige
   *[none] nothing
}
phase = { $id ->
    [bidding] bidding
    [permits] building permits
    [influence] growing influence
    [prices] price cards
    [career] Career ladder
    [sea] Sea board
    [land] Land board
    [harbour] work in the harbours
    [event] event
   *[dealing] cards are turned up
}
part-reward = { $reward-id ->
    [money] reward { $reward-amount } money
    [prestige] reward { $reward-amount } prestige
   *[none] no reward
}
part-penalty = { $penalty-id ->
    [money] penalty { $penalty-amount } money
    [prestige] penalty { $penalty-amount } prestige
   *[none] no penalty
}
part-ship = { $ship }: { $cargo }, lay time { $time }, berth { $berth }, prestige { $prestige }
part-contract = { $contract }, delivery time { $time }, { part-reward }, { part-penalty }
part-building = { $building }, prestige { $prestige }. { $effect }
part-score = { $points ->
    [one] { $money } money × { $prestige } prestige = { $points } point
   *[other] { $money } money × { $prestige } prestige = { $points } points
}
part-time = { $time ->
    [one] { $time } time marker
   *[other] { $time } time markers
}

## The round

table-setup = Set-up
table-round = { $last ->
    [0] Round { $round }: { $phase }
   *[other] Round { $round } of { $last }: { $phase }
}
table-over = The game is over after round { $round }
table-best = { $seat } has the highest score: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
table-asked = Now deciding: { $seats }.
table-start = You start with goods of types that your starting contract does not want.
table-lap = Cards are laid in turn, by rank: lap { $lap } of { $last }.
table-ship = { $seat } has won a ship. { part-ship }.
table-contract = { $seat } has won a contract. { part-contract }.
table-token = The ship token has { $left } spaces to go; at the end of this round it moves { $step }.
table-last-round = This is the last round: the ship token moves { $step } and has { $left } to go.
table-news = Event at the end of this round, { $newspaper }: { $effect }
table-news-now = Event now, { $newspaper }: { $effect }
table-no-news = There is no event in this round.

## The boards and their bids

table-town = Town, { $count ->
    [one] { $count } building in the stack
   *[other] { $count } buildings in the stack
}
table-sea = Sea, { $count ->
    [0] no ships in the deck
    [one] { $count } ship in the deck, from stack { $stack }
   *[other] { $count } ships in the deck, the next from stack { $stack }
}
table-land = Land, { $count ->
    [0] no contracts in the deck
    [one] { $count } contract in the deck, from stack { $stack }
   *[other] { $count } contracts in the deck, the next from stack { $stack }
}
table-no-load = All your loading docks are taken: a contract that you win is discarded, and you suffer its penalty.
column-space = space
column-brings = what it brings
column-ship = ship
column-fits = your docks
column-contract = contract
column-sale = sells for
column-stored = in your storage
column-own-bid = your bid
column-bid = { $seat }
column-dummy-bid = dummy
column-papers = dummy's newspapers left
cell-space = { $space }
cell-parking = { $money } money for each card
cell-building = { part-building }
cell-next-building = Next round: { part-building }
cell-permit = Place a bollard, clear a space or build. Every bidder may; all but the highest pay the difference.
cell-reserve = The next card of the reserve. Every bidder may take it; all but the highest pay the difference.
cell-grow = Your next card, { $value }. Every bidder may take one; all but the highest pay the difference.
cell-no-reserve = Nothing for you: your reserve is empty.
cell-prices = Choose the price card on top. Without bids the next one is turned up.
cell-career = Swap two neighbours on the ladder.
cell-ship = { part-ship }
cell-fits = { $docks-n ->
    [one] fits dock { $docks }
   *[other] fits docks { $docks }
}
cell-fits-nowhere = fits none
cell-contract = { part-contract }
cell-money = { $money } money
cell-money-range = { $low } to { $high } money
cell-stored = { $count } of { $all }
cell-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cell-bid = { $count ->
    [one] { $sum }
   *[other] { $sum } with { $count } cards
}
cell-highest = { $sum }, highest
cell-pays = { $money ->
    [0] { $sum }, free
   *[other] { $sum }, pays { $money }
}

## Cards, ranks and prices

table-influence = Influence cards
column-bidder = player
column-cards = cards of this round
column-in-hand = in hand
column-next-card = next of the reserve
cell-values = { $values }
cell-dummy = the dummy
table-ladder = Career ladder: of equal bids the higher rank wins
table-ties-reveal = For ships and contracts the ladder as it was at the reveal counts.
column-rank = rank
column-income = income
cell-rank = { $rank }
table-goods = Goods and prices
column-good = good
column-price = price
column-on-ships = on your ships
column-needed = your contracts need
cell-good = { $good }
table-wild = { $count ->
    [one] Your contracts also need { $count } good of any type.
   *[other] Your contracts also need { $count } goods of any type.
}
table-next-prices = The next price card: barrel { $barrel }, container { $container }, crate { $crate }, passenger { $passenger }.
table-price-cards = Price cards to choose from
column-card = card
column-contracts = your contracts, complete
cell-present = present

## A harbour

table-own-harbour = { $seat }, your harbour: { part-score }
table-harbour = { $seat }: { part-score }
table-bank = { $cash } money in cash, { $balance } in the Bank.
table-grade = Grade { $grade }; { $next } from { $points } points.
table-top-grade = Grade { $grade }, the highest.
table-dock-free = Dock { $dock }, berth { $berth }: free.
table-dock = Dock { $dock }, berth { $berth }: { $ship }, { $cargo-n ->
    [0] unloaded
   *[other] { $cargo } on board
}, { part-time }, prestige { $prestige }.
table-load-free = Loading dock { $dock }: free.
table-load-free-closed = Loading dock { $dock }: free, but out of reach until column { $dock }, row 1 is cleared.
table-load = Loading dock { $dock }: contract for { $contract }, { $delivered ->
    [0] nothing delivered
   *[other] { $missing-n ->
        [0] all delivered
       *[other] missing { $missing }
    }
}, { part-time }, { part-reward }, { part-penalty }{ $sale ->
    [0] .
   *[other] ; the goods on it sell for { $sale } money.
}
table-load-closed = Loading dock { $dock } is out of reach until column { $dock }, row 1 is cleared.
table-free-loads = { $docks-n ->
    [one] Free loading dock: { $docks }.
   *[other] Free loading docks: { $docks }.
}
table-storage = { $spare ->
    [0] Storage: { $goods }; no space is free.
    [one] Storage: { $goods }; { $spare } space is free.
   *[other] Storage: { $goods }; { $spare } spaces are free.
}
table-still-fits = There is still room for: { $goods }.
table-built = Built: { part-building }
table-gained = Not built yet: { part-building }
table-value = Harbour value: { $prestige } prestige.
table-wall = { $count ->
    [one] Quay wall { $wall }: { $count } bollard; the next costs { $money } money.
   *[other] Quay wall { $wall }: { $count } bollards; the next costs { $money } money.
}
table-wall-full = Quay wall { $wall }: { $count } bollards, full.
table-walls = Bollards on quay walls 1 to 4: { $first }, { $second }, { $third } and { $fourth }.
table-cover = Column { $column }, row { $row } is covered; clearing it costs { $money } money.
table-covers = { $count } of { $all } spaces are covered.
