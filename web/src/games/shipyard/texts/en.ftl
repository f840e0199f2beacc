start-player = start player
ships-sailed = Ships that sailed
employees = Employees
trains = Trains
canals-laid = Canals laid
guilders-name = Guilders
guilders = { $count ->
    [0] no guilders
    [one] { $count } guilder
   *[other] { $count } guilders
}
none = none
free = free

## The action track

track = Action track, the lead on space { $space }
start = start
action-build-ships = Build
action-purchase-commodities = Trains
action-rent-canal = Canal
action-manufacture-equipment = Equip
action-recruit-crew = Crew
action-hire-employee = Hire
action-exchange-commodities = Exchange
action-receive-subsidy = Subsidy
does-build-ships = Buy 1 to 3 ship cards and lay them in your yard.
does-purchase-commodities = Buy a train with its three loads.
does-rent-canal = Rent a canal and lay it for your ship figure.
does-manufacture-equipment = Take a piece of equipment from the ring.
does-recruit-crew = Take a piece from the circle of crew.
does-hire-employee = Hire an employee.
does-exchange-commodities = Unload a train: take pieces or sell the loads.
does-receive-subsidy = Receive guilders from the bank.
your-action = your action
bonus-action = bonus action
final-action = final action
no-income = no income
income-is = Income: { $income }
yours = yours
figure-of = { $name } stands there
lead = lead
lead-long = The lead, moved last
closed-chosen = your action of this turn
closed-no-train = you have no train
closed-no-trains = no train on offer
closed-no-canals = no canal on offer
closed-no-place = no place in your yard
closed-nobody = nobody to hire
closed-too-dear = too dear
closed-bonus-too-dear = bonus too dear
closed-bonus-taken = bonus is taken
moves-next = moves next
moves-after = after that
moves-in = { $count ->
    [one] It moves in { $count } turn
   *[other] It moves in { $count } turns
}
empty-spaces = { $count ->
    [one] { $count } empty space
   *[other] { $count } empty spaces
}

## Income and countdown

income = Income
income-now = income now
income-next = income in your next turn
income-note = income, then your guilders
free-now = You may choose
free-next = In your next turn
ahead = Ahead with figures: { $names }
none-ahead = No figures ahead
gap = { $count ->
    [0] No empty space ahead
    [one] { $count } empty space ahead
   *[other] { $count } empty spaces ahead
}
behind = No bonus for empty spaces: { $name } is behind
your-guilders = Your guilders
bonus-in-reach = A bonus action is in reach as well.
countdown = Countdown
countdown-end = end
lap = lap { $n }
lap-of = lap { $n } of { $of }
spaces-gone = { $n } of { $of } spaces of this lap are done
turns-left = { $count ->
    [0] The lap ends with this turn
    [one] { $count } turn to go
   *[other] { $count } turns to go
}
then-give-up = , then give up { $count } + { $count }
figures = Three figures each
figures-note = the card with two of them moves
moved = moved
to-space = to space { $space }
in-turns = { $count ->
    [one] in { $count } turn
   *[other] in { $count } turns
}
this-turn = this turn
in-hand = in hand

## What is on offer

market = On offer
bows = Bows
middles = Middles
sterns = Sterns
canals = Canals
a-bow = Bow
a-middle = Middle
a-stern = Stern
train = Train
canal = Canal
stand-in = { $name }: stand-in without features
stand-in-words = stand-in
equipment = Equipment
crew = Crew
exchange = Exchange
exchange-at = Exchange, setting { $n }
in-store = In your store: { $count }, then { $then }
employees-waiting = Employees that wait to be hired
bars-owned = You have this one
bars-needs = Level 1 first
bars-too-dear = Too dear

## Yard, store, contracts

your-yard = Your yard
yard-of = Yard of { $name }
whose-yard = Whose yard
show-fleet = Fleet: { $count }
show-yard = Back to the yard
slip = Nine places of the yard
place = Place { $n }
ship-complete = { $count ->
   *[other] Complete ship of { $count } cards from place { $n }
}
sea = Set sail
sea-long = Out to sea: fit out the ship and sail
breakers = Break up
breakers-long = To the breakers: take the ship out of the game
fleet = Fleet
ship-of-cards = Ship of { $count } cards
no-ship-sailed = No ship has sailed yet.
store = Store
contracts = Contracts
contracts-secret = secret, points now
contracts-count = { $count } face down
contracts-held = { $count ->
    [one] { $count } contract face down
   *[other] { $count } contracts face down
}
contract-blue = Blue contract
contract-green = Green contract
points-now = { $count ->
    [one] { $count } point now
   *[other] { $count } points now
}
your-canals = Your canals
canals-used = { $count } used
serves = Serves: { $names }
bars-no-place = No place in your yard
copies-left = { $count } left
completes = Completes a ship of { $count } cards
ship-short = ship of { $count }

## Looking ahead

if-sailed = If your ships sailed now
ship-from = { $count ->
    [one] Card in place { $n }
   *[other] { $count } cards from place { $n }
}
would-score = sailing now: speed { $speed }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
would-add = contracts { $points }
lacks = To sail, a ship lacks { $what }.
lacks-captain = a captain
lacks-canal = a canal
more-if-sailed = { $count } more if your ship sailed now
longest-way = Longest way with it: { $count }
times = { $count }×
contract-plus = +{ $points }
contract-adds = { $count ->
    [one] Adds { $count } point to a contract
   *[other] Adds { $count } points to a contract
}
next-turn = next turn +{ $income }
income-then = Next turn: { $income }
as-well = { $count } { $name } as well, by your employees
canals-offered = Canals on offer
