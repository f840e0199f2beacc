# The table of Shipyard in words.

place = { $id }
piece-count = { piece-counted }
piece-counted = { $id ->
    [sail] { $n ->
        [one] { $n } sail
       *[other] { $n } sails
    }
    [smokestack] { $n ->
        [one] { $n } smokestack
       *[other] { $n } smokestacks
    }
    [propeller] { $n ->
        [one] { $n } propeller
       *[other] { $n } propellers
    }
    [crane] { $n ->
        [one] { $n } crane
       *[other] { $n } cranes
    }
    [cannon] { $n ->
        [one] { $n } cannon
       *[other] { $n } cannons
    }
    [captain] { $n ->
        [one] { $n } captain
       *[other] { $n } captains
    }
    [businessman] { $n ->
        [one] { $n } businessman
       *[other] { $n } businessmen
    }
   *[soldier] { $n ->
        [one] { $n } soldier
       *[other] { $n } soldiers
    }
}
element-count = { element-counted }
element-counted = { $id ->
    [officer] { $n ->
        [one] { $n } officer
       *[other] { $n } officers
    }
   *[other] { piece-counted }
}
sight = { sight-seen }
sight-seen = { $id ->
    [none] no icon
   *[other] { icon-short }
}
part-standing = { game-guilders }, { game-points }

## The turn

table-setup = Set-up
table-opening = Opening turns
table-lap = Lap { $lap } of { $laps }: { $left ->
    [0] it ends with this turn
    [one] { $left } more turn after this one
   *[other] { $left } more turns after this one
}
table-giving = Everybody gives up contracts
table-last-round = The last round: { $left ->
    [0] it ends with this turn
    [one] { $left } more turn after this one
   *[other] { $left } more turns after this one
}
table-final = Final actions
table-last = Last chances to complete a ship
table-over = The game is over
table-best = Highest score: { $seats }, { game-points }.
table-asked = Now deciding: { $seats }.
table-chosen = { $done ->
    [0] { $seat } has chosen { $action }.
   *[other] { $seat } has chosen { $action } and is done with it.
}
table-bonus = A bonus action costs { game-price }; at hand: { game-guilders }.
table-turns-left = { $now ->
    [0] You have { $count ->
        [one] { $count } full turn left.
       *[other] { $count } full turns left.
    }
   *[other] You have { $count ->
        [one] { $count } full turn left: this one.
       *[other] { $count } full turns left, this one included.
    }
}
table-give-up = { $count ->
    [one] After this lap everybody gives up { $count } blue and { $count } green contract.
   *[other] After this lap everybody gives up { $count } blue and { $count } green contracts.
}
table-built = { $count ->
    [0] { $seat } may take up to { $left } ship cards.
    [one] { $seat } has taken { $count } ship card and may take up to { $left } more.
   *[other] { $seat } has taken { $count } ship cards and may take { $left } more.
}
table-card = { $seat } is placing a { kind-told }.
table-loads = Still on { $seat }'s train: { $loads }.

## The action track

table-track = Action cards, from the lead backwards
column-action = action
column-ahead = empty spaces ahead
column-figures = figures
column-income = income
cell-action = { $action }
cell-lead = the lead
cell-figures = { $count ->
    [one] { $seat }
   *[other] { $seat }, two figures
}
cell-guilders = { game-guilders }

## The markets

table-ship-cards = Ship cards; in the decks { $bows } bows, { $middles } middles ({ $first ->
    [0] all of the second deck
   *[other] { $first } of the first deck
}), { $sterns } sterns
column-place = column/row
column-row = row
column-price = price
column-ship-card = ship card
cell-place = column { $column }, row { $row }
cell-shelf = { $shelf }/{ $row }
cell-price = { game-price }
cell-ship-card = { kind-told }
table-stand-in = There is no { $kind } left: a stand-in without features is free.
table-room = { $kind-id ->
    [bow] Your places for a bow
    [middle] Your places for a middle
   *[stern] Your places for a stern
}: { $columns }{ $ends-n ->
    [0] .
    [one] ; place { $ends } completes a ship.
   *[other] ; each of the places { $ends } completes a ship.
}
table-no-room = You have no place for a { $kind }.
table-trains = Trains; { $count } in the deck, { $used } used
column-loads = loads
column-sale = sells for at setting { $setting }
cell-loads = { $loads }
table-canals = Canals to rent; { $count } in the deck, { $used } used or discarded
column-canal = canal
column-site = { $site }
cell-canal = canal { canal-number }
cell-site = { $sight }; on to: { $sites }
cell-site-canal = { $sight }; on to: { $sites }; across: canal { canal-number }

## The markers

table-ring = Equipment, as the marker reaches it
table-circle = Crew, as the marker reaches it
column-piece = piece
column-own-price = your price
column-store = in your store
column-as-well = your employees add
cell-piece = { $piece }
cell-pieces = { $pieces }
table-exchange = { $now ->
    [0] Exchange: the next price setting is { $setting }
   *[other] Exchange: price setting { $setting }
}
table-settings = Whenever a train is unloaded, the prices first move one setting on, from 1 to { $count } and then to 1 again; its loads sell at the new prices.
column-commodity = commodity
column-setting = price at setting { $setting }
column-barter = or barter for one of these
cell-commodity = { $commodity }
cell-barter = { $pieces-or }
table-employees = Employees, as the marker reaches them
column-employee = employee
column-steps = spaces away
column-left = left
column-does = what it does
cell-employee = { $employee }
cell-yours = you have one
cell-after = { game-price }, only after { $employee }
cell-does = { $effect }
cell-does-scoring = { $effect } At the end: { game-points }.

## A canal that is laid, and a cruise

table-cells = Where { $seat } may lay canal { canal-number }
column-cell = place
column-reach = ship figure
cell-beside = { $way-id ->
    [N] north
    [E] east
    [S] south
   *[W] west
} of canal { canal-number }
cell-reached = { $reached ->
    [0] cannot reach it
    [1] can reach it, if the canal is turned well
   *[other] can reach it
}
table-turns = How { $seat } may turn canal { canal-number }
table-beside = It goes { $way-id ->
    [N] north
    [E] east
    [S] south
   *[W] west
} of canal { canal-number }.
column-turn = turn
cell-turn = { $turns ->
    [0] as it is
    [1] a quarter clockwise
    [2] half a turn
   *[other] a quarter anticlockwise
}
table-edges = On which edge of canal { canal-number } { $seat }'s ship figure may begin
column-edge = space
column-leads = what is there
cell-edge = { $site }
table-fitting = { $seat } fits out a ship of { $cards } cards
table-cruise = { $seat }'s cruise: a ship of { $cards } cards, speed { $speed }, { game-points } from officials and ribands
table-ship = { $features-n ->
    [0] The ship has no features.
   *[other] The ship has { $features }.
}
table-builders = Builders allow outside mounting points and cabins: { $elements }.
table-ship-worth = Fitted so far: { $pieces }. As it is, the ship brings { game-points }.
table-speed = Speed { $speed } so far, at most { $reach }.
table-sailed = { $left ->
    [one] { $sailed } sailed, { $left } space to go.
   *[other] { $sailed } sailed, { $left } spaces to go.
}
table-so-far = So far { game-points } from officials and { $riband } for the last Blue Riband.
table-pays = An official pays this ship: military { $military }, commerce { $commerce }, lantern { $lanterns }, lifeboat { $lifeboats }, lifebuoy { $lifebuoys }. A Blue Riband pays the spaces sailed; only the last one counts.
column-fitting = to fit, in this order
column-left-over = left in the store
column-aboard = on the ship
cell-fitting = { $fitting }
cell-fitting-now = { $fitting }, asked now
column-space = next space
column-icon = icon
column-brings = brings
column-canals-go = canals left behind
cell-space = canal { canal-number }, { $site }
cell-icon = { icon-word }
cell-points = { game-points }
cell-riband = { game-points } instead of earlier ribands
cell-used = { $count ->
    [0] canal { canal-number } is used
    [one] canal { canal-number } is used, { $count } more is cut off
   *[other] canal { canal-number } is used, { $count } more are cut off
}

## A player

table-own-yard = { $seat }, your yard: { part-standing }
table-yard = { $seat }: { part-standing }
table-later = At the end as things stand: { $contracts } for contracts, { $traders } for traders.
table-later-traders = At the end as things stand: { $traders } for traders; the contracts are secret.
table-score = Ships { $ships }, cruises { $cruises }, blue contract { $blue }, green contract { $green }, traders { $traders }.
table-place = Place { $column }: { kind-told }.
table-place-free = Place { $column }: empty{ $kinds-n ->
    [0] , but nothing may lie here now.
   *[other] ; open to: { $kinds-or }{ $completing-n ->
        [0] .
       *[other] ; completes a ship: { $completing-or }.
    }
}
table-empty-places = Empty places: { $columns }.
table-yard-empty = The yard is empty.
table-complete = Complete in places { $first } to { $last }: a ship of { $cards } cards { $features-n ->
    [0] without features.
   *[other] with { $features }.
}
table-store = Store: { $pieces }.
table-train = Train with { $loads }; all sold at the prices of setting { $setting }: { game-guilders }.
table-others-train = Train with { $loads }.
table-employee = { $employee }: { $effect }
table-staff = Employees: { $employees }.
table-sailed-ship = In the fleet: a ship of { $cards } cards with { $pieces }{ $features-n ->
    [0] .
   *[other] ; { $features }.
}
table-contract = { $colour-id ->
    [blue] Blue
   *[green] Green
} contract "{ $contract }", now { game-worth }: { $effect }
table-contracts-held = { $count ->
    [one] { $count } secret contract.
   *[other] { $count } secret contracts.
}
table-scored = { $colour-id ->
    [blue] Blue
   *[green] Green
} contract "{ $contract }", { game-worth }: { $effect }
table-given = { $colour-id ->
    [blue] Blue
   *[green] Green
} contract "{ $contract }" is given up.
table-own-waterway = { $seat }, your canals: { $count } laid, { $used } used
table-waterway = { $seat }'s canals: { $count } laid, { $used } used
column-canal-at = where it lies
table-figure-side = The ship figure is on canal { canal-number }, { $site }; it came in over the { $way } side.
table-figure = The ship figure is on canal { canal-number }, { $site }; it came from: { $came }.
table-reach = { $reach ->
    [0] It cannot sail at all.
    [one] It can sail up to { $reach } space.
   *[other] It can sail up to { $reach } spaces.
}
table-reach-more = It can sail { $reach } spaces and more.

## Why a thing cannot be chosen

too-dear = { $guilders ->
    [0] It costs { game-price }, and you have none.
   *[other] It costs { game-price }, you have { $guilders }.
}
has-figure = { $owner } has a figure there.
is-lead = The lead cannot be chosen.
not-twice = You have chosen it this turn; the bonus action must be another one.
no-room-at-all = Your yard has no place for any ship card on offer.
no-trains = No train lies face up.
no-canals = No canal lies face up.
nobody-to-hire = No employee is left whom you may take.
staff-too-dear = { $guilders ->
    [0] The cheapest employee whom you may take costs { game-price }, and you would have none.
   *[other] The cheapest employee whom you may take costs { game-price }, you would have { $guilders }.
}
has-no-train = You have no train.
no-room = Your yard has no place for a { $kind }.
completes-nothing = It does not complete a ship of yours.
has-this-one = You have one already.
needs-first = You need { $employee } first.
yard-of-other = That is { $owner }'s yard.
train-of-other = That is { $owner }'s train.
same-loads = You have another train with the same loads; one of them is offered.
not-empty = A card lies in place { $column }.
nothing-completes = { $guilders ->
    [0] No free card completes a ship here.
    [one] No card for at most { $guilders } guilder completes a ship here.
   *[other] No card for at most { $guilders } guilders completes a ship here.
}
out-of-room = A { $kind } may only lie in places { $first } to { $last }.
no-middle = { $kind-id ->
    [bow] A stern lies directly to the right: there would be no room for a middle.
   *[stern] A bow lies directly to the left: there would be no room for a middle.
}
wrong-barter = A load of { commodity-word } can be bartered for one of these: { $pieces-or }.
along-the-line = Each piece can be bartered for once, and equal loads follow the barter line.
bartered = You have bartered a load for { piece-a } already.
fitted-before = That is settled; now asked: { $fitting }.
fitted-later = That comes later; now asked: { $fitting }.
no-open-side = The canal is closed on this side.
figure-here = The ship figure is there.
came-from = The ship figure came from there.
too-short = That way only { $moves } of the { $left } moves left could be made.
not-next = It is not next to the ship figure.
not-this-colour = { $colour-id ->
    [blue] Now a blue contract is given up.
   *[green] Now a green contract is given up.
}

## What a choice brings about

you-pay = You pay { game-guilders }
your-income = You get { game-guilders } of income
your-subsidy = You receive a subsidy of { game-guilders }
you-take = { $price ->
    [0] You take { piece-a }
   *[other] You take { piece-a } for { game-price }
}
you-take-as-well = { $employee }: you take { $count ->
    [one] { piece-a }
   *[other] { $count }× { $piece }
} as well
you-sell = { $guilders ->
    [0] You give a load of { commodity-word } away for nothing
   *[other] You sell a load of { commodity-word } for { game-guilders }
}
you-barter = You barter a load of { commodity-word } for { piece-a }
your-ship-sails = Your ship sails at speed { $speed } and scores { game-points }
your-riband = { $spaces ->
    [one] You reach a Blue Riband after { $spaces } space
   *[other] You reach a Blue Riband after { $spaces } spaces
}
your-official = You gain { game-points } from the { icon-word }
you-scrap = { $cards ->
    [one] You scrap a ship of { $cards } card
   *[other] You scrap a ship of { $cards } cards
}
your-canal-used = Canal { canal-number } goes to your used canals
your-cut-off = { $count ->
    [one] { $count } canal of yours is cut off and discarded
   *[other] { $count } canals of yours are cut off and discarded
}
you-cannot = You cannot perform { $action } and skip it
costs = { $guilders ->
    [one] Costs { $guilders } guilder
   *[other] Costs { $guilders } guilders
}
completes = Completes a ship of { $cards } cards, which leaves the yard this turn
may-complete = Can complete a ship of yours
lacks-captain = You have too few captains: a ship without one is scrapped
lacks-canal = You have no canal to sail: the ship would be scrapped
last-captain = { $ships ->
    [one] Then you have no captain for the other ship
   *[other] Then you have no captain for the other { $ships } ships
}
ends-early = The last { $kind } is turned up: this round will be the last

## Lines of moves

shortcut-sell = Sell all loads for { game-guilders }
shortcut-fit = Fit for most points: { $pieces }; speed { $speed }, { $ship } at once, { game-points } with its cruise
shortcut-fit-no-more = Fit nothing more: { $pieces }; speed { $speed }, the ship brings { game-points }
shortcut-sail = Sail the rest for most points: { game-points } from officials and ribands in all

## An action in one line: fragments without their subject

kind-count = { $n } { $id ->
    [bow] { $n ->
        [one] bow
       *[other] bows
    }
    [middle] { $n ->
        [one] middle
       *[other] middles
    }
   *[stern] { $n ->
        [one] stern
       *[other] sterns
    }
}
part-for-price = { $price ->
    [0] {""}
   *[other] {" "}for { game-price }
}
part-in-place = { $column ->
    [0] {""}
   *[other] {" "}in place { $column }
}
does-choose = chooses { $action }
does-bonus = takes { $action } as a bonus action{ part-for-price }
does-final = takes { $action } as the final action
does-as-bonus = as a bonus action{ part-for-price }
does-as-final = as the final action
does-income = gets { game-guilders } of income
does-skip = cannot perform { $action }
does-build = builds { $kinds }{ part-for-price }
does-build-one = builds { kind-taken }{ part-in-place }{ part-for-price }
does-place = { kind-told } in place { $column }
does-train = buys a train with { $loads }{ part-for-price }
does-rent = rents canal { canal-number }{ part-for-price }
does-begin-at = the ship figure begins on the { $way } edge
does-lay = lays it { $way } of canal { canal-number }
does-take = { $piece-id ->
    [captain] recruits
    [businessman] recruits
    [soldier] recruits
    [propeller] takes
   *[other] makes
} { piece-a }{ part-for-price }
does-take-too = takes { $count ->
    [one] { piece-a }
   *[other] { $count }× { $piece }
} as well
does-hire = hires { $employee }{ part-for-price }
does-exchange = { $pieces-n ->
    [0] { $guilders ->
        [0] gives { $loads } away for nothing
       *[other] sells { $loads } for { game-guilders }
    }
   *[other] { $guilders ->
        [0] barters { $loads } for { $pieces }
       *[other] trades { $loads } for { $pieces } plus { game-guilders }
    }
}
does-subsidy = receives a subsidy of { game-guilders }
does-scrap = { $cards ->
    [one] scraps a ship of { $cards } card
   *[other] scraps a ship of { $cards } cards
}{ $reason ->
    [0] {""}
    [1] {" "}for want of a captain
   *[other] {" "}for want of a canal to sail
}
does-launch = launches a ship
does-sail = { $cards ->
    [one] sails a ship of { $cards } card
   *[other] sails a ship of { $cards } cards
} at speed { $speed } for { game-points }
does-score-ship = { game-points } for the ship itself
does-please = { game-points } from the { icon-word }
does-win-riband = { game-points } for the Blue Riband
does-carry = fitted with { $pieces }
does-use-canals = { $count ->
    [one] { $count } canal used
   *[other] { $count } canals used
}
does-lose-canals = { $count ->
    [one] { $count } canal cut off
   *[other] { $count } canals cut off
}
does-finish = completes a ship, taking { kind-taken }{ part-in-place }{ part-for-price }
does-pass = passes
does-give-up = { $count ->
    [one] gives up { $count } contract
   *[other] gives up { $count } contracts
}
does-give = "{ $contract }"
does-setting = at the prices of setting { $setting }
does-renew-trains = the used trains make a new deck
does-renew-canals = the used and discarded canals make a new deck
does-end-early = the last { $kind } is turned up, so this round is the last one
does-lap = lap { $lap } of the action cards is complete
does-last-actions = the regular turns are over, the final actions follow
does-end = the game is over
other-chooses = { $seat } has to choose { $action }
other-income = { $seat } gets { game-guilders } of income
other-subsidy = { $seat } receives a subsidy of { game-guilders }
other-takes = { $seat } takes { piece-a }{ part-for-price }
other-builds = { $seat } builds { kind-taken }
other-buys = { $seat } buys a train with { $loads }
other-rents = { $seat } rents canal { canal-number }
other-hires = { $seat } hires { $employee }
other-scores = { $seat } scores { game-points } for contracts and traders

## What choices touch, by kind of thing

thing-yard = Place { $id }
thing-train = Train
thing-wagon = Train
thing-card = Ship card
thing-ship = Ship
thing-trade = Trade
thing-cell = Canal { $of }, { $name }
thing-space = Canal { $of }, { $name }
thing-turn = { $a ->
    [0] Not turned
    [one] { $a } quarter turn
   *[other] { $a } quarter turns
}

## What stands on a thing before it is chosen

brief-you-pay = { game-guilders }
brief-costs = { game-guilders }
brief-lacks-captain = no captain
brief-lacks-canal = no canal
brief-your-cut-off = { $count ->
    [one] { $count } canal lost
   *[other] { $count } canals lost
}
