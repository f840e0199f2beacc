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
cell-tie-won = { $sum }, wins the tie by rank
cell-tie-won-by = { $sum }, wins the tie by { $building }
cell-tie-lost = { $sum }, loses the tie
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
    [one] Storage: { $goods }; { $spare } space is free, for one good or two crates.
   *[other] Storage: { $goods }; { $spare } spaces are free, each for one good or two crates.
}
table-still-fits = There is still room for: { $goods }.
table-built = Built: { part-building }
table-gained = Not built yet; it needs a permit and a free storage space: { part-building }
table-value = Harbour value: { $prestige }; prestige below it rises to it at the end of the round.
table-wall = { $count ->
    [one] Quay wall { $wall }: { $count } bollard; the next costs { $money } money.
   *[other] Quay wall { $wall }: { $count } bollards; the next costs { $money } money.
}
table-wall-full = Quay wall { $wall }: { $count } bollards, full.
table-walls = Bollards on quay walls 1 to 4: { $first }, { $second }, { $third } and { $fourth }.
table-cover = Column { $column }, row { $row } is covered; clearing it costs { $money } money.
table-covers = { $count } of { $all } spaces are covered.

## Why a thing cannot be chosen

harbour-of = This is the harbour of { $owner }; you act in your own.
already-laid = You have laid your { $value } already: { $spaces }.
still-in-reserve = { $value } is still in your reserve; it joins your hand when you grow influence.
lowest-of-reserve = You get the lowest card of your reserve: { $value }.
contract-wants = Your starting contract wants this: { $good }. Start with other goods.
in-goods-order = Starting goods are chosen in the goods order; you are past this one.
no-room = There is no room for a { $good } in your storage.
wall-full = Quay wall { $wall } has { $count } bollards; more do not fit.
too-expensive = { $permit ->
    [0] Costs { $money } money, you have { $cash } in cash.
   *[other] Costs { $money } money, { $permit } of it for the permit; you have { $cash } in cash.
}
building-of = { $building } belongs to { $owner }.
already-built = { $building } stands already.
no-open-space = Buildings and cover cards take up all your spaces.
goods-in-the-way = Stored goods take up all spaces where you could build.
not-built = { $building } is not built yet.
produces-nothing = { $building } does not produce anything.
already-used = You have used { $building } this round already.
bank-rests = You have no cash to deposit, and a balance of { $balance } bears no interest: that takes { $per }.
dock-taken = { $time ->
    [one] { $ship } lies there until the end of this round.
   *[other] { $ship } lies there for { $time } rounds, this one included.
}
berth-too-small = The berth is too small: it has { $berth }, and { $ship } needs { $needed }.
no-ship-there = No ship lies there.
nothing-aboard = { $ship } is unloaded.
no-room-and-not-needed = There is no room for a { $good } in your storage, and no contract that you can reach needs one.
load-taken = { $time ->
    [one] There is a contract already; it is due at the end of this round.
   *[other] There is a contract already; it is due in { $time } rounds, this one included.
}
no-contract-there = There is no contract.
all-delivered = { $time ->
    [one] Everything is delivered; the contract is settled at the end of this round.
   *[other] Everything is delivered; the contract is settled in { $time } rounds, this one included.
}
unload-first = Still missing: { $missing }. What is on your ships has to be unloaded first.
not-stored = Still missing: { $missing }. Nothing of that is in your storage.
none-stored = There is no { $good } in your storage.
marker-elsewhere = The time marker is for the card that just came to lie here.
not-convertible = { $money ->
    [0] To pack, you need 2 crates in your storage; to unpack, 1 container and room for its crates.
   *[other] To pack, you need 2 crates in your storage; to unpack, 1 container and room for its crates. Each time costs { $money } money.
}
not-needed = None of your contracts needs a { $good } now.
needed-out-of-reach = A { $good } is needed at loading dock { $dock }, but that is out of reach until column { $dock }, row 1 is cleared.

## What a choice brings

paying = You pay { $money } money and keep { $left } in cash.
bid-stays = The card stays there until the end of the round. The others see where it lies; its value is hidden until the reveal.
bid-parks = { $money } money for the card, whatever its value.
bid-grows = Your bid there grows to { $sum } with { $count } cards.
bid-difference = If your bid is lower than the highest, you pay the difference; if it is equal, you pay nothing.
tie-won = If bids are equal, you win, as things stand now.
tie-lost = { $seats-n ->
    [one] If bids are equal, { $seats } wins before you, as things stand now.
   *[other] If bids are equal, { $seats } win before you, as things stand now.
}
tie-lost-to-dummy = If bids are equal, the dummy wins before you, as things stand now.
ship-fits-nowhere = The ship fits none of your free docks now; unless that changes, it is discarded if you win it.
contract-fits-nowhere = All your loading docks are taken: if you win the contract, it is discarded; { part-penalty }.
berth-grows = Dock { $dock } gets a berth of { $berth }.
no-berth-grows = No dock gets a larger berth yet: the quay wall on its other side has too few bollards.
space-opens = One more space for goods or a building.
load-opens = Loading dock { $dock } can be reached.
building-works = Works at once: prestige { $prestige }. { $effect }
space-taken = It takes up a space of your storage.
next-hand = Your next hand: { $values }. The card { $lowest } leaves the game.
contracts-sell = Your contracts, complete, would sell for { $money } money.
contracts-sell-range = Your contracts, complete, would sell for { $low } to { $high } money.
rank-then = You become { $rank }, with an income of { $money }.
wins-instead = { $seat } then wins { $space }.
dummy-wins-instead = The dummy then wins { $space }.
dock-taken-for = { $time ->
    [one] The dock is taken for this round.
   *[other] The dock is taken for { $time } rounds, this one included.
}
dock-needed = Then there is no dock left for another ship that you have won, and it is discarded: { $ship }.
contracts-take = { $count ->
    [0] None of your contracts needs these. Price now: { $price }.
   *[other] Your contracts can take { $count } of these. Price now: { $price }.
}
load-taken-for = { $time ->
    [one] Due at the end of this round; if it is not complete then: { part-penalty }.
   *[other] Due in { $time } rounds, this one included; if it is not complete then: { part-penalty }.
}
prestige-falls = Your prestige falls to { $count }.
deposit-bound = Money in the Bank pays only penalties and events from now on; it counts at the end.
next-interest = { $money ->
    [0] Balance { $balance } money: no interest at the next use.
   *[other] Balance { $balance } money: { $money } money interest at the next use.
}
storage-full = Then no space of your storage is free.
good-sells = Sells for { $money } money at the present prices.
contract-complete = The contract is complete: { part-reward }.
wild-filled = It takes up a symbol for any good.
good-stays = It stays there; loading dock { $dock } needs one, too.
not-used = Not used in this round: { $buildings }.
prestige-rises = Your prestige rises to { $count }.
cargo-lost = { $ship } leaves, and this is lost: { $cargo }.
settled-complete = { $prestige ->
    [0] Loading dock { $dock }: the contract is complete and brings { $money } money.
   *[other] Loading dock { $dock }: the contract is complete and brings { $money } money and { $prestige } prestige.
}
settled-short = Loading dock { $dock }: the contract is due and lacks { $missing }; it sells for { $sale } money, { part-penalty }.
last-work = This is the last round: then all contracts are settled, and goods in storage and on ships are worth nothing.

## Lines of moves

use-all = Use { $buildings }
part-moves = { $unloaded-n ->
    [0] Deliver { $delivered }
   *[other] { $delivered-n ->
        [0] Unload { $unloaded }
       *[other] Unload { $unloaded }, deliver { $delivered }
    }
}
move-all = { part-moves }
move-all-and-finish = { part-moves }, then finish work
unload-all = Only unload { $goods }
step-unload = Take { $goods } from dock { $dock } into storage
step-deliver = Take { $goods } from storage to loading dock { $dock }

## An action in one line: fragments without their subject

part-coins = { $money } money
does-bid = bids { $value } on { $space }
does-bid-veiled = places a card face down on { $space }
does-bollard = places a bollard on quay wall { $wall }
does-clear = clears column { $column }, row { $row }
does-build = builds { $building }
does-decline = declines
does-set-prices = sets the prices to barrel { $barrel }, container { $container }, crate { $crate }, passenger { $passenger }
does-keep = leaves the Career ladder as it is
does-swap = swaps { $upper } and { $lower } on the Career ladder
does-name = names { $good-id ->
    [barrel] barrels
    [container] containers
    [crate] crates
   *[passenger] passengers
} as the cargo
does-add-time = adds a time marker
does-keep-time = leaves the printed time as it is
does-load = puts the contract for { $contract } into loading dock { $dock }
does-take = takes a { $good }
does-finish = leaves it at that in the harbour
does-work = works in the harbour
does-produce = produces { $goods }
does-unload = unloads { $goods }
does-pack = { $count ->
    [one] packs { $crates } crates into { $count } container
   *[other] packs { $crates } crates into { $count } containers
}
does-unpack = { $count ->
    [one] unpacks { $count } container into { $crates } crates
   *[other] unpacks { $count } containers into { $crates } crates
}
does-deliver = delivers { $goods } to loading dock { $dock }
does-earn-interest = earns { part-coins } interest
does-earn-income = gets { part-coins } as { $rank }
other-earn-income = { $seat } { does-earn-income }
does-deposit = deposits { part-coins } in the Bank
other-parks = { $seat } gets { part-coins } from the Parking lot
other-wins-building = { $seat } gains { $building }
does-without-permit = does without a permit
other-without-permit = { $seat } { does-without-permit }
does-grow = takes a card of value { $value } from the reserve
other-grow = { $seat } { does-grow }
does-win-ship = wins { $ship }
other-win-ship = { $seat } { does-win-ship }
does-dock = puts { $ship } into dock { $dock }
other-dock = { $seat } { does-dock }
does-no-dock = wins { $ship } but has no dock for it
other-no-dock = { $seat } { does-no-dock }
does-win-contract = wins the contract for { $contract }
other-win-contract = { $seat } { does-win-contract }
does-refuse = does not place the contract for { $contract }
other-refuse = { $seat } { does-refuse }
does-rise = rises to { $count } prestige
other-rise = { $seat } { does-rise }
does-ship-sails = { $count ->
    [0] { $ship } leaves
    [one] { $ship } leaves with { $count } good
   *[other] { $ship } leaves with { $count } goods
}
other-ship-sails = { $count ->
    [0] { $ship } leaves { $seat }'s harbour
    [one] { $ship } leaves { $seat }'s harbour with { $count } good
   *[other] { $ship } leaves { $seat }'s harbour with { $count } goods
}
does-complete = completes the contract for { $contract } and gets { part-coins }{ $prestige ->
    [0] {""}
   *[other] {" "}and { $prestige } prestige
}
other-complete = { $seat } { does-complete }
does-fail = fails the contract for { $contract }{ $money ->
    [0] {""}
   *[other] , sells goods for { part-coins }
}{ $paid ->
    [0] {""}
   *[other] , pays { $paid } money
}{ $prestige ->
    [0] {""}
   *[other] , loses { $prestige } prestige
}
other-fail = { $seat } { does-fail }
does-get = gets { part-coins }
other-get = { $seat } { does-get }
does-pay = pays { part-coins }
other-pay = { $seat } { does-pay }
other-gains-prestige = { $seat } gains 1 prestige
does-lose-prestige = loses 1 prestige
other-lose-prestige = { $seat } { does-lose-prestige }
does-lose-good = returns a { $good }
other-lose-good = { $seat } { does-lose-good }
other-revealed = all cards are revealed
other-bids-2 = { $first } { $first-sum } and { $second } { $second-sum } on { $space }
other-bids-3 = { $first } { $first-sum }, { $second } { $second-sum } and { $third } { $third-sum } on { $space }
other-bids-4 = { $first } { $first-sum }, { $second } { $second-sum }, { $third } { $third-sum } and { $fourth } { $fourth-sum } on { $space }
other-bids-and-dummy = { $seat } { $seat-sum } and the dummy { $sum } on { $space }
other-incomes-2 = income: { $first } { $first-money } and { $second } { $second-money } money
other-incomes-3 = income: { $first } { $first-money }, { $second } { $second-money } and { $third } { $third-money } money
other-incomes-4 = income: { $first } { $first-money }, { $second } { $second-money }, { $third } { $third-money } and { $fourth } { $fourth-money } money
other-building-lost = { $building } leaves the game
other-dummy-bids = the dummy places a card on { $space }
other-dummy-grows = the dummy's hand grows by one step
other-dummy-captain = the dummy becomes Captain
other-ship-lost = the dummy takes { $ship } away
other-contract-lost = the dummy takes the contract for { $contract } away
other-prices = the prices are now barrel { $barrel }, container { $container }, crate { $crate }, passenger { $passenger }
other-news = event: { $newspaper }
other-swept = all ships and contracts on the boards are discarded
other-time = { $count ->
    [1] each { $target } gets 1 more time marker
   *[other] each { $target } with more than one time marker loses one
}
other-announced = next event: { $newspaper }
other-round = { $left ->
    [one] round { $round } begins, with { $left } space left for the ship token
   *[other] round { $round } begins, with { $left } spaces left for the ship token
}
other-last-round = round { $round } begins, the last one
other-end = the ship token reaches the last space, and the game ends
other-grade = { $points ->
    [one] { $points } point makes the grade { $grade }
   *[other] { $points } points make the grade { $grade }
}

## What choices touch, by kind of thing

thing-card = Card { $id }
thing-dock = Dock { $id }
thing-load = Loading dock { $id }
thing-wall = Quay wall { $id }
thing-convert = Packing place
thing-tonight = Leave it at that
thing-cell = Column { $a }, row { $b }
thing-price = Price card

## What stands on a thing before it is chosen

brief-paying = { $money } money
brief-contract-fits-nowhere = no loading dock free
brief-dock-needed = no dock for { $ship }
brief-cargo-lost = { $cargo } lost
brief-settled-short = { $missing } missing
