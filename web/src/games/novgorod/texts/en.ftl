start-player = start player
ducats-name = Ducats
speed = Speed
kontors = Kontors
ducats = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}
seals = { $count ->
    [one] { $count } seal
   *[other] { $count } seals
}
red-x = Red X: without another level you cannot win
per-turn = { $count ->
    [one] { $count } seal per turn
   *[other] { $count } seals per turn
}

## The map

map = The eight cities and the sea links between them
price = price
income = income
sold-out = sold out
yours = yours
fee = fee { $fee }
port-fee = port fee { $fee ->
    [one] { $fee } ducat
   *[other] { $fee } ducats
}
no-fee = yours: no fee
buy-for = for { $price }
to-here = move here
your-kontor = your kontor
kontor-costs = kontor for { $ducats }, income { $income }
owners = kontors: { $names }

## Ship and route

phases = The phases of the turn
phase-route = Route
phase-evaluation = Evaluate
phase-purchase = Purchase
phase-seals = Seals
your-ship = Your ship
ship-at = { $name }, speed { $speed }
your-route = Your route
route = Route
route-of = { $name }: route
cards-of = { $n } of { $limit } cards
hold = Hold: { $good }
hold-empty = hold empty
first-card = 1st card
nth-card = card { $n }
a-city-that-glows = a city that glows
placeholder = placeholder
placeholder-for = Placeholder for { $name }
one-more = one more
one-more-card = One more card with the privilege
with-speed = speed +1
route-card = { $n }. { $name }
kontor-brings = your kontor, income { $income }
good-open = { $good }
good-used = { $good }, used
you-have = you have
has = { $name } has
open-income = income
port-fees = port fees
still-short = still missing
to-spare = to spare
left-over = { $count } to spare
short-by = { $count } short
ducats-short = { $count ->
    [one] { $count } ducat short
   *[other] { $count } ducats short
}

## Hand and orders

hand = Hand
kontors-in-hand = { $count ->
    [one] { $count } kontor
   *[other] { $count } kontors
}
kontor = Kontor { $name }, { $good }, income { $income }
your-orders = Your orders
in-progress = { $count } of { $most } in progress
order-card = Order
order = Order: { $upper }; lower row: { $lower }
upper = Upper row: { $name }
lower = Lower row: { $name }
left = Left of the ship
left-note = its lower row stays open
under = Under the ship: { $count }
orders = Orders
orders-note = { $ducats } each
stack = Stack: { $count ->
    [one] { $count } order
   *[other] { $count } orders
}
stack-words = stack
hidden-order = An order face down
counter = A fulfilled special order, face down
counter-shown = The order of a special order, turned over
red-x-levels-of = { $count ->
    [one] red X: { $count } level to go
   *[other] red X: { $count } levels to go
}
others = The others
others-note = hold and orders
next-level = next level: { $wanted }

## Career, bonus cards, special orders

your-career = Your career
career-of = { $name }: career
level-of = level { $level } of { $of }
choose-side = The side of your career card
front = Front
back = Back
to-rise = to rise
privilege = privilege
rise = Level { $level }: { $wanted }
bonus-cards = Bonus cards
has-it = gained
gone = gone
last-offer = last offer
then = then { $seals }
special-orders = Special orders
special-note = 1 ducat more for each skipped
special-order = Special order { $n }, part { $part }
special = Special order { $n }: { $names }. { $ducats }, { $seals }
from-more = from { $count }+
skipped = { $count } skipped
at-the-end = at the end
red-x-levels = { $count ->
    [one] Red X: without { $count } more level you cannot win.
   *[other] Red X: without { $count } more levels you cannot win.
}

## The turn as it stands, and the purchase

fulfilled = Orders under the ship
seals-name = Seals
outlook = The turn as it stands
on-to = on to: { $phase }
could = This route could bring
could-help = each good for one thing
how-on = How it could go on
both-rows-of = Both rows. { $name }. { $seals } seals
after-turn = then
cause-extra-income = extra income
cause-bonus = bonus card
cause-career = career
cause-privilege = privilege
purchase = Purchase
stall-kontor = Kontor
stall-kontor-help = Its good without a fee, and its income.
cities-glow = { $count ->
    [0] none within your means
    [one] { $count } city on the map
   *[other] { $count } cities on the map
}
stall-ship = Ship step
cards-a-turn = { $count } cards a turn
stall-order = Order
stall-order-help = { $row } seals a row, { $both } for both in one turn.
orders-glow = the orders glow
stall-cheap-help = In addition; then no seal from the privilege.
touch-then-order = touch, then the order
stall-owned = top speed
stall-empty = none left
stall-bought = you have bought
stall-enough = enough in progress
stall-used = privilege used
stall-short = { $count ->
    [one] { $count } ducat short
   *[other] { $count } ducats short
}
stall-later = later
to-pay = to pay
both-rows = both { $seals }
used = used
covered = covered
use-row = { $row ->
    [0] upper row of an order
   *[1] lower row of an order
}
use-make = { $ware } for seals
use-special = special order { $at }
use-level = career level { $at }
use-store = store

## Merchant and pirate

merchant-ducats = +{ $count }
merchant-seals = { $count ->
    [one] +{ $count } seal
   *[other] +{ $count } seals
}
pirate-front = 1 card fewer
pirate-back = closed
pirate-moves = { $price ->
    [0] free to move
   *[other] { $price } to move
}

## Where an order lies

order-hand = hand
order-begun = half done
order-left = half done

## Where seals came from

from-luxury = { $name }: { $seals }
from-both = { $count ->
    [one] { $count } order, both rows at once: { $seals }
   *[other] { $count } orders, both rows at once: { $seals }
}
from-row = { $count ->
    [one] { $count } single row: { $seals }
   *[other] { $count } single rows: { $seals }
}
from-special = { $count ->
    [one] { $count } special order: { $seals }
   *[other] { $count } special orders: { $seals }
}
from-level = { $count ->
    [one] { $count } turn with level { $level }: { $seals }
   *[other] { $count } turns with level { $level }: { $seals }
}
from-privilege = { $count ->
    [one] { $count } turn without another privilege: { $seals }
   *[other] { $count } turns without another privilege: { $seals }
}
from-bonus = { $name }: { $seals }
from-merchant = made in the merchant's city: { $seals }
from-variety = { $count } kinds on fulfilled orders: { $seals }
from-earlier = earlier: { $seals }
