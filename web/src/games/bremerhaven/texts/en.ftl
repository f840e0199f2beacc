you = you
dummy = the dummy

## Spaces and bids

contract = Contract
parking = { $count ->
    [one] { $count } money for each card laid here
   *[other] { $count } money for each card laid here
}
permit = the best bid is free, others pay the gap
influence = your next card; others pay the gap
empty = nothing here
when-met = If complete:
when-missed = If missed:
reward-none = sale only
reward-money = +{ $count } money
reward-prestige = +{ $count } prestige
penalty-none = nothing
penalty-money = −{ $count } money
penalty-prestige = −{ $count } prestige
prestige-of = { $count } prestige
lay-time = { $count ->
    [one] stays { $count } round
   *[other] stays { $count } rounds
}
berth = needs berth { $count }
lies-there = { $count ->
    [one] { $name }: { $count } card
   *[other] { $name }: { $count } cards
}
no-bid = no bid
nobody = { $space ->
    [building] no bid: it leaves the game
    [prices] no bid: the next card comes
    [career] no bid: nothing changes
    [parking] no bid
    [permit] no bid
    [influence] no bid
   *[other] no bid: it stays
}
wins = { $name } with { $sum }
you-wins = yours with { $sum }
wins-tie = { $name } wins the tie at { $sum }
you-wins-tie = you win the tie at { $sum }
open-tie = tie: open until 1.5 is done
pays = { $count ->
    [0] { $name }: free
   *[other] { $name }: for { $count }
}
parks = { $name }: +{ $count }
rank-of = { $rank }: { $name }, income { $income }

## The reveal

walk-at = { $n ->
    [0] { $of } spaces
   *[other] { $code }, { $n } of { $of }
}
walk-back = The space before
walk-next = The next space
go-on = Go on
settlement = Settlement
look-at-boards = Look at the boards
back-to-harbour = Back to the harbour

## Cards and the course of the game

your-influence = Your influence
lap = card { $count } of { $of }
all-laid = all laid
card = { $count ->
    [one] Influence { $value }
   *[other] Influence { $value }, { $count } cards
}
card-laid = Influence { $value }, laid on { $code }
progress = Progress
spaces-left = { $count ->
    [one] { $count } space to go
   *[other] { $count } spaces to go
}
next-step = next: +{ $count }
ships-left = { $stack ->
    [0] Ships left: { $count }
   *[other] Ships left: { $count }, the next of stack { $stack }
}
contracts-left = { $stack ->
    [0] Contracts left: { $count }
   *[other] Contracts left: { $count }, the next of stack { $stack }
}
buildings-left = Buildings left: { $count }
stack = stack { $n }
supply = Supply
prices = Prices
prices-help = of this round
price-card = Price card
price-cards = Price cards
price-cards-help = gold: on top now
ladder = Career ladder

## A harbour

your-harbour = Your harbour
harbour-of = { $name }'s harbour
back = Back to mine
places-free = { $count ->
    [one] { $count } space free
   *[other] { $count } spaces free
}
in-bank = { $count } in the Bank
packing = { $cost ->
    [0] 2 crates into 1 container or back: free
   *[other] 2 crates into 1 container or back: { $cost } money
}
wall = Quay wall { $n }
bollard = bollard
bollard-costs = bollard for { $count } money
dock = Dock { $n }
free-dock = free dock, berth { $berth }
unloaded = unloaded
time-left = { $count ->
    [one] { $count } round left
   *[other] { $count } rounds left
}
loading-dock = Loading dock { $n }
load-free = loading dock { $n }
load-closed = { $n }, closed
closed = closed
no-goods-yet = no goods until opened
contract-for = Contract: { $goods }
delivered = { $count } of { $of } delivered
brings = brings { $count }
brings-of = { $count } of { $full }
up-to = { $count }
from-to = { $least } to { $most }
free = free
covered = Column { $column }, row { $row }: covered, { $cost } money to clear
cover = Cover card
cover-costs = Costs { $cost } to remove.
stored = { $good }, stored
gained = Gained, not built
done = done
working = working
aboard = { $count ->
    [one] { $count } good on board
   *[other] { $count } goods on board
}
money = money
prestige = prestige
ships = ships in dock
contracts = contracts
buildings = buildings

## What the end of the round brings

tonight = Tonight
tonight-help = if you stop now
tonight-of = as things are
tonight-sum = As things stand
tonight-stop = Touch it to stop here.
tonight-rises = Prestige rises to what the harbour counts
tonight-sails = { $lost ->
    [0] { $card } sails
    [one] { $card } sails with { $lost } good aboard
   *[other] { $card } sails with { $lost } goods aboard
}
tonight-met = Loading dock { $n } is complete
tonight-missed = { $end ->
    [1] Loading dock { $n } is missed, as the game ends
   *[other] Loading dock { $n } is missed
}
tonight-news = { $lost ->
    [0] { $card }
   *[other] { $card }: a good is lost
}
signed-money = { $count }
signed-prestige = { $count } prestige
worth-then = { $money } money × { $prestige } prestige
uses = What your goods can do
uses-help = by loading dock, at today's prices
completes = completes { $docks }
not-wanted = no contract takes it now
money-and-prestige = +{ $money }, +{ $prestige } prestige
the-dummy = The dummy
dummy-help = spaces its newspapers can still name
dummy-cards = Bids with { $values }

## What buildings do, in a few words

ability-none = no ability
ability-set-price-if-no-bid = no bid on 1.4: you set the prices
ability-bank = keeps money, pays interest
ability-produce-good = makes 1 a round
ability-produce-money = earns { $count } a round
ability-extra-spaces = { $count } more places for goods
ability-special-storage = room for { $count }
ability-direct-delivery = from ship straight to contract
ability-free-conversion = free packing and unpacking
ability-bonus-per-completed-contract = +{ $count } per contract met
ability-waive-penalties = no contract penalties
ability-win-ties = wins ties for ships and contracts
ability-berth-reduction = berths may be { $count } smaller
ability-expansion-discount = bollards, covers { $count } cheaper
ability-prestige-per-ship = +{ $count } prestige per ship
ability-extra-time = +{ $count } time for new cards

## Decks and grades

in-no-order = in no order
discarded = Discarded
close = Close
grade = Grade: { $grade }
next-grade = { $grade } from { $points } points
top-grade = the highest
more-money = { $count } more money makes
more-prestige = { $count } more prestige makes
may-not = { $name }: no
influence-next = your next card, a { $value }; others pay the gap
permit-more = Each further permit costs the highest bid.

tie-on = Tie on { $code }
tie-help = { $sum } each: the higher rank wins
tie-open = { $sum } each: the ladder after 1.5 decides
reveal-again = Reveal again
your-bids = Your bids
decides = no bid: { $name } decides by the Commodity Exchange
you-decides = no bid: you decide by your Commodity Exchange
dummy-wins = the dummy with { $sum }: { dummy-effect }
dummy-wins-tie = the dummy wins the tie at { $sum }: { dummy-effect }
dummy-effect = { $space ->
    [prices] the next price card comes
    [career] it is Captain then
   *[other] the card is discarded
}
next-card = Your next card
next-card-help = the lowest card leaves the game
storage = Storage
plan = All in one go
plan-help = one undo takes all of it back
papers-left = Newspapers left: { $count }
grades = Grades
grade-from = from { $points }
missing-for = What was missing for { $grade }
came-from = Where it came from
came-from-help = Prestige: what your harbour counted in round { $round }, when it last rose, and what came since. Ships that sail do not lower it (BRE-642).
cause = { $cause ->
    [start] start
    [income] income by rank
    [parking] Parking lot
    [sales] goods sold
    [rewards] rewards of contracts
    [production] buildings
    [interest] interest of the Bank
    [permits] building permits
    [bollards] bollards
    [influence] grown influence
    [packing] packing and unpacking
    [penalties] missed contracts
    [ships] ships in your docks
   *[buildings] your buildings
}
money-end = money at the end
prestige-end = prestige at the end
points-short = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
brings-from-to = brings { $least } to { $most }
due-in-round = due at the end of round { $round }
have-none = missing: { $goods }
have-stored = stored: { $goods }
have-aboard = on your ships: { $goods }
fits-nowhere = { $land ->
    [1] { $won }, but all your loading docks are taken
   *[other] { $won }, but it fits no free dock now
}

## A permit, and the Bank

this-permit = This permit
permit-first = Permit: best bid { $best }, yours { $bid }
permit-further = Further permit: the best bid
you-pay = You pay
your-money = Your money
what-changes = What it changes
harbour-counts = The harbour counts
prestige-tonight = Your prestige tonight
berth-of = Berth of dock { $n }
free-places = Free places
then-with = Then, with { $count } left
permit-with = With { $count } money
permit-costs = the permit: { $count }
permit-thing = A thing
bollard-least = A bollard, the cheapest
changes-help = Point at what you might choose.
changes-nothing = Nothing else.
cover-least = A cover, the cheapest
put-in-bank = Into the Bank
field-of = { $money } money × { $prestige } prestige = { $points } points
field-help = Dashed: from here on { $grade }, { $points } points; hatched: the two shortest ways there
