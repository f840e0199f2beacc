# What Shipyard says.

game-name = Shipyard
game-summary = Build ships, fit them out and let officials judge them on a shakedown cruise through your canals; secret contracts reward your fleet.

## Guilders and points

game-guilders = { $guilders ->
    [0] no guilders
    [one] { $guilders } guilder
   *[other] { $guilders } guilders
}
game-price = { $price ->
    [0] free
    [one] { $price } guilder
   *[other] { $price } guilders
}
game-sold = { $sold ->
    [1] one
    [2] two
    [3] three
   *[other] { $sold }
}
game-points = { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
}
game-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Ship cards and their features

kind = { $id ->
    [bow] bow
    [middle] middle
   *[stern] stern
}
kind-told = { $features-n ->
    [0] { $kind } without features
   *[other] { $kind } with { $features }
}
kind-taken = a { kind-told }
kind-short = { $kind-id ->
    [bow] bow
    [middle] middle
   *[stern] stern
}
feature-count = { feature-counted }
feature-counted = { $id ->
    [mast] { $n ->
        [one] { $n } mast
       *[other] { $n } masts
    }
    [propeller] { $n ->
        [one] { $n } propeller mount
       *[other] { $n } propeller mounts
    }
    [crane] { $n ->
        [one] { $n } crane mount
       *[other] { $n } crane mounts
    }
    [cannon] { $n ->
        [one] { $n } cannon mount
       *[other] { $n } cannon mounts
    }
    [cabin] { $n ->
        [one] { $n } cabin
       *[other] { $n } cabins
    }
    [lifebuoy] { $n ->
        [one] { $n } lifebuoy
       *[other] { $n } lifebuoys
    }
    [lifeboat] { $n ->
        [one] { $n } lifeboat
       *[other] { $n } lifeboats
    }
   *[lantern] { $n ->
        [one] { $n } lantern
       *[other] { $n } lanterns
    }
}

## Pieces, and what contracts and builders name

# What a ship card shows.
shown = { $id ->
    [mast] mast
    [propeller] propeller mount
    [crane] crane mount
    [cannon] cannon mount
    [cabin] cabin
    [lifebuoy] lifebuoy
    [lifeboat] lifeboat
   *[lantern] lantern
}
shown-count = { $n ->
    [one] { shown }
   *[other] { $n }× { shown }
}
a-piece = { $id ->
    [sail] a sail
    [smokestack] a smokestack
    [propeller] a propeller
    [crane] a crane
    [cannon] a cannon
    [captain] a captain
    [businessman] a businessman
   *[soldier] a soldier
}
piece-a = { $piece-id ->
    [sail] a sail
    [smokestack] a smokestack
    [propeller] a propeller
    [crane] a crane
    [cannon] a cannon
    [captain] a captain
    [businessman] a businessman
   *[soldier] a soldier
}
element = { $id ->
    [sail] sail
    [smokestack] smokestack
    [propeller] propeller
    [crane] crane
    [cannon] cannon
    [captain] captain
    [businessman] businessman
    [soldier] soldier
   *[officer] officer
}
need = { $id ->
    [sail] sail
    [smokestack] smokestack
    [propeller] propeller
    [crane] crane
    [cannon] cannon
    [captain] captain
    [businessman] businessman
    [soldier] soldier
    [officer] officer
    [lifebuoy] lifebuoy
    [lifeboat] lifeboat
   *[lantern] lantern
}
# On cards, where something is named but not counted.
need-count = { $n ->
    [one] { need }
   *[other] { $n } × { need }
}
fitting = { $id ->
    [sails] sails
    [smokestacks] smokestacks
    [propellers] propellers
    [helmsman] helmsman
    [rigger] rigger
    [cranes] cranes
    [cannons] cannons
    [officers] officers
    [businessmen] businessmen
   *[soldiers] soldiers
}
fitting-counted = { $fitting-id ->
    [sails] { $count ->
        [one] { $count } sail
       *[other] { $count } sails
    }
    [smokestacks] { $count ->
        [one] { $count } smokestack
       *[other] { $count } smokestacks
    }
    [propellers] { $count ->
        [one] { $count } propeller
       *[other] { $count } propellers
    }
    [cranes] { $count ->
        [one] { $count } crane
       *[other] { $count } cranes
    }
    [cannons] { $count ->
        [one] { $count } cannon
       *[other] { $count } cannons
    }
    [officers] { $count ->
        [one] { $count } officer
       *[other] { $count } officers
    }
    [businessmen] { $count ->
        [one] { $count } businessman
       *[other] { $count } businessmen
    }
    [soldiers] { $count ->
        [one] { $count } soldier
       *[other] { $count } soldiers
    }
   *[rigger] { $count ->
        [one] { $count } pair of sails
       *[other] { $count } pairs of sails
    }
}

## Trains, canals, colours

commodity-word = { $commodity-id ->
    [coal] coal
    [steel] steel
   *[grain] grain
}
commodity-count = { commodity-counted }
commodity-counted = { $id ->
    [coal] { $n } coal
    [steel] { $n } steel
   *[grain] { $n } grain
}
icon-word = { $icon-id ->
    [military] military official
    [commerce] commerce official
    [lantern] lantern official
    [lifeboat] lifeboat official
    [lifebuoy] lifebuoy official
   *[riband] Blue Riband
}
# The icons of a canal.
icon-count = { $n ->
    [one] { icon-short }
   *[other] { $n }× { icon-short }
}
icon-short = { $id ->
    [military] military
    [commerce] commerce
    [lantern] lantern
    [lifeboat] lifeboat
    [lifebuoy] lifebuoy
   *[riband] riband
}
# The last branch is for the canals of a deck of one's own.
canal-number = { $canal-id ->
    [c01] 1
    [c02] 2
    [c03] 3
    [c04] 4
    [c05] 5
    [c06] 6
    [c07] 7
    [c08] 8
    [c09] 9
    [c10] 10
    [c11] 11
    [c12] 12
    [c13] 13
    [c14] 14
    [c15] 15
    [c16] 16
    [c17] 17
    [c18] 18
    [c19] 19
    [c20] 20
    [c21] 21
    [c22] 22
    [c23] 23
    [c24] 24
   *[0] { $canal }
}
site = { $id ->
    [N] north edge
    [E] east edge
    [S] south edge
    [W] west edge
    [NE] north-east corner
    [SE] south-east corner
    [SW] south-west corner
    [NW] north-west corner
   *[C] centre
}
way = { $id ->
    [N] north
    [E] east
    [S] south
   *[W] west
}
colour = { $id ->
    [blue] blue
   *[green] green
}
staff-colour = { $id ->
    [brown] brown
    [green] green
    [orange] orange
    [blue] blue
   *[yellow] yellow
}

## What happens by itself

contracts-dealt = Each player is dealt { $blue } blue and { $green } green contracts, secret until the end.
market-laid-out = The market is laid out: { $cards } ship cards, { $trains } trains and { $canals } canals.
all-placed = Action cards and markers are in place; { $employees } employees wait to be hired.
starts = { $seat } is the starting player.
turn-of = { $seat } to play.
progress = Turn { $count }
advances = { $seat } moves { $action } to the front.
gets-income = { $seat } gets { game-guilders } of income.
cannot = { $seat } cannot perform { $action } and skips it.
gets-subsidy = { $seat } receives a subsidy of { game-guilders }.
price-setting = The prices of the exchange move on to setting { $setting }.
pays = { $seat } pays { game-guilders }.
takes = { $price ->
    [0] { $seat } takes { piece-a }.
   *[other] { $seat } takes { piece-a } for { game-price }.
}
takes-as-well = { $employee }: { $seat } takes { $count ->
    [one] { piece-a }
   *[other] { $count }× { $piece }
} as well.
sells = { $guilders ->
    [0] { $seat } gives a load of { commodity-word } away for nothing.
   *[other] { $seat } sells a load of { commodity-word } for { game-guilders }.
}
barters = { $seat } barters a load of { commodity-word } for { piece-a }.
no-captain = { $seat } has no captain for a finished ship.
no-canal = { $seat } has no canal that a finished ship could sail.
warn-no-captain = A finished ship is scrapped: no captain
warn-no-canal = A finished ship is scrapped: no canal it could sail
scrapped = { $cards ->
    [one] { $seat } scraps a ship of { $cards } card.
   *[other] { $seat } scraps a ship of { $cards } cards.
}
sails = { $seat }'s ship sails at speed { $speed } and scores { game-points }.
canal-used = Canal { canal-number } goes to { $seat }'s used canals.
cut-off = { $count ->
    [one] { $count } canal of { $seat }'s is cut off and discarded.
   *[other] { $count } canals of { $seat }'s are cut off and discarded.
}
reaches-riband = { $spaces ->
    [one] { $seat } reaches a Blue Riband after { $spaces } space.
   *[other] { $seat } reaches a Blue Riband after { $spaces } spaces.
}
official-pays = { $seat } gains { game-points } from the { icon-word }.
arrives = { $points ->
    [0] { $seat }'s cruise ends without points from officials and ribands.
   *[other] { $seat }'s cruise ends with { game-points } from officials and ribands.
}
new-trains = The train deck was empty: the used trains made a new one.
new-canals = The canal deck was empty: the used and discarded canals made a new one.
early-end = The last { $kind } is turned up: this round is the last one.
lap-done = Lap { $lap } of the action cards is complete.
last-actions = The regular turns are over; the final actions follow.
contract-scores = { $seat } scores { game-points } for the contract "{ $contract }".
traders-score = { $seat } scores { game-points } for traders.
game-over = The game is over.
means-end = The game ends with it.

## The end in sight

ending-your-turn = Your last regular turn
ending-one-more = The last round: one more turn for you
ending-round = The last round
ending-after = { $after ->
    [0] After this turn come the final actions.
    [one] { $after } more turn after this one, then come the final actions.
   *[other] { $after } more turns after this one, then come the final actions.
}
ending-your-action = Your final action
ending-actions = Final actions
ending-then-chances = Everybody has one. Then a ship that lacks a single card may still be completed.
ending-chances = The last chance to complete a ship
ending-then-points = Who lacks a single card may buy it. Then the points are counted.

## What you are asked

ask-choose = Which action do you choose?
ask-opening = Opening turn: on which action do you put your figure?
ask-opening-two = { $figures ->
    [2] Your first opening turn of two: on which action do you put two of your figures?
   *[other] Your second opening turn: on which other action do you put your third figure?
}
ask-next-step = You have chosen { $action } and have { game-guilders }. What do you want to do first?
ask-after-action = You have { game-guilders }. Do you want a bonus action?
ask-build = You have { game-guilders }. Which ship card do you want? (column/row, price; { $count ->
    [one] { $count } more
   *[other] up to { $count }
})
ask-place = Where do you want to place the { kind-told }?
ask-train = Which train do you want to buy?
ask-canal = Which canal do you want to rent?
ask-cell = Where do you want to lay canal { canal-number }?
ask-turn = How do you want to turn canal { canal-number }?
ask-edge = On which edge of canal { canal-number } does your ship figure begin?
ask-manufacture = You have { game-guilders }. Which piece do you want to make?
ask-recruit = You have { game-guilders }. Whom do you want to recruit?
ask-hire = You have { game-guilders }. Whom do you want to hire?
ask-exchange = Which train do you want to unload?
ask-load = { $count ->
    [one] What do you want for a load of { commodity-word }?
   *[other] What do you want for { $count } loads of { commodity-word }?
}
ask-launch = A ship is finished. Shall it sail, or do you scrap it?
ask-fit = { $fitting-id ->
    [helmsman] Do you want to use the helmsman?
    [rigger] How many pairs of sails do you want to use with the rigger?
   *[other] How many { $fitting } do you want to fit?
} (speed { $speed } so far, at most { $reach })
ask-fit-rest = { $fitting-id ->
    [cranes] How many cranes do you want to fit?
    [cannons] How many cannons do you want to fit?
   *[other] How many { $fitting } do you want on board?
} (speed { $speed })
ask-move = { $left ->
    [one] Where does your ship figure go? ({ $left } space to go)
   *[other] Where does your ship figure go? ({ $left } spaces to go)
}
ask-give-up = Which { $colour } contract do you give up? (still to give up: { $left })
ask-final-action = Which final action do you choose?
ask-last-chance = Last chance: complete a ship? (column and row of the card, place in your yard, price)
not-asked = There is nothing for you to decide right now.

## Options

choose-action = { $guilders ->
    [0] { $action } (no income)
   *[other] { $action } (income { game-guilders })
}
main-action = Perform { $action } now
bonus-action = Bonus action: { $action } ({ game-price })
end-actions = No further action
final-action = { $action }
pass-final = Pass: no final action
pass-last = Pass: do not complete a ship
build-card = { $shelf }/{ $row } { $shown-n ->
    [0] { kind-short } without features
   *[other] { kind-short }: { $shown }
} ({ $price })
build-stand-in = Stand-in for a { $kind } (free)
place-card = Place { $column }
stop-building = Take no further card
buy-train = Row { $row }: { $loads } ({ game-price })
buy-canal = { $icons-n ->
    [0] Canal { canal-number } without icons ({ game-price })
   *[other] Canal { canal-number }: { $icons } ({ game-price })
}
start-at-edge = On the { $way } edge
lay-beside = { $way-id ->
    [N] North
    [E] East
    [S] South
   *[W] West
} of canal { canal-number } ({ $reached ->
    [0] your ship figure cannot reach it
    [1] your ship figure can reach it, if it is turned well
   *[other] your ship figure can reach it
})
lay-turned = { $turns ->
    [0] Leave it as it is
    [1] A quarter turn clockwise
    [2] Half a turn
   *[other] A quarter turn anticlockwise
} ({ $reached ->
    [0] your ship figure cannot reach it
   *[other] your ship figure can reach it
})
manufacture-piece = { $piece } ({ game-price })
recruit-piece = { $piece } ({ game-price })
hire-employee = { $employee }: { game-price }
exchange-train = The train with { $loads }
barter-for = Barter it for { piece-a }
sell-load = { $guilders ->
    [0] Give it away for nothing
   *[other] Sell it for { game-guilders }
}
trade-loads = Barter for { $pieces }{ $sold ->
    [0] {""}
   *[other] , { $guilders ->
        [0] give { game-sold } away for nothing
       *[other] sell { game-sold } for { game-guilders }
    }
}
sell-loads = { $sold ->
    [2] { $guilders ->
        [0] Give both away for nothing
       *[other] Sell both for { game-guilders }
    }
   *[other] { $guilders ->
        [0] Give all { game-sold } away for nothing
       *[other] Sell all { game-sold } for { game-guilders }
    }
}
launch-ship = Let the ship of { $cards } cards sail (bow in place { $column })
scrap-ship = Scrap the ship of { $cards } cards (bow in place { $column })
fit-number = { $count ->
    [0] None
   *[other] { fitting-counted }
}
game-masts-left = { $left ->
    [0] no mast left
    [one] { $left } mast left
   *[other] { $left } masts left
}
game-cabins-left = { $left ->
    [0] no cabin left
    [one] { $left } cabin left
   *[other] { $left } cabins left
}
fit-mast = { fit-number }: speed { $speed }, { game-masts-left }
fit-speed = { $fitting-id ->
    [helmsman] { $count ->
        [0] No
       *[other] Yes
    }
   *[other] { fit-number }
}: speed { $speed }
fit-cabin = { fit-number }: { game-cabins-left }
move-to = Canal { canal-number }, { $site }
move-to-icon = Canal { canal-number }, { $site }: { icon-word } ({ game-points })
give-contract = Give up "{ $contract }" (now worth { game-points })
finish-ship = { $shelf }/{ $row } in place { $column }, { $shown-n ->
    [0] { kind-short } without features
   *[other] { kind-short }: { $shown }
} ({ $price })
finish-ship-stand-in = Stand-in in place { $column }: { $kind } (free)

## What was done

did-first = { $seat } is drawn as the starting player.
did-contract = { $seat } is dealt a contract: { $contract }.
did-contract-veiled = { $seat } is dealt a contract.
did-track = Next on the action track: { $action }.
did-ship-card = A ship card is turned up: { kind-told }.
did-train-up = A train is turned up: { $loads }.
did-canal-up = A canal is turned up: number { canal-number }.
did-ring-at = The equipment marker begins on the sector "{ $piece }".
did-circle-at = The crew marker begins on the sector "{ $piece }".
did-staff-at = The employee marker begins on space { $space }.
did-employee = On space { $space } of the employee track: { $employee }.
did-choose = { $seat } chooses { $action }.
did-bonus = { $price ->
    [0] { $seat } takes a bonus action: { $action }.
   *[other] { $seat } pays { game-price } for a bonus action: { $action }.
}
did-final = { $seat } chooses a final action: { $action }.
did-pass = { $seat } passes.
did-build = { $seat } takes { kind-taken }.
did-place = { $seat } lays the card in place { $column }.
did-train = { $seat } buys a train with { $loads }.
did-canal = { $seat } rents canal { canal-number }.
did-edge = { $seat }'s ship figure begins on the { $way } edge.
did-cell = { $seat } lays the canal { $way } of canal { canal-number }.
did-turn = { $turns ->
    [0] { $seat } leaves the canal as it is.
    [1] { $seat } gives the canal a quarter turn clockwise.
    [2] { $seat } gives the canal half a turn.
   *[other] { $seat } gives the canal a quarter turn anticlockwise.
}
did-hire = { $seat } hires an employee: { $employee }.
did-exchange = { $seat } unloads a train with { $loads }.
did-sail = { $seat } launches a ship.
did-fit = { $fitting-id ->
    [helmsman] { $count ->
        [0] { $seat } does not use the helmsman.
       *[other] { $seat } uses the helmsman.
    }
    [rigger] { $count ->
        [0] { $seat } does not use the rigger.
       *[other] { $seat } uses the rigger with { fitting-counted }.
    }
   *[other] { $count ->
        [0] { $fitting-id ->
            [officers] { $seat } takes no officers on board.
            [businessmen] { $seat } takes no businessmen on board.
            [soldiers] { $seat } takes no soldiers on board.
           *[other] { $seat } fits no { $fitting }.
        }
       *[other] { $fitting-id ->
            [officers] { $seat } takes { fitting-counted } on board.
            [businessmen] { $seat } takes { fitting-counted } on board.
            [soldiers] { $seat } takes { fitting-counted } on board.
           *[other] { $seat } fits { fitting-counted }.
        }
    }
}
did-move = { $seat }'s ship figure moves: canal { canal-number }, { $site }.
did-give = { $seat } gives up the contract "{ $contract }".
did-give-veiled = { $seat } gives up a contract.
did-finish = { $seat } takes { kind-taken } and completes a ship with it in place { $column }.

## What cards say

card-engineer = { $count ->
    [one] With every Manufacture Equipment you take { piece-a } as well.
   *[other] With every Manufacture Equipment you take { $count } of these as well: { $piece }.
}
card-recruiter = { $count ->
    [one] With every Recruit Crew you take { piece-a } as well.
   *[other] With every Recruit Crew you take { $count } of these as well: { $piece }.
}
card-trader = { $guilders ->
    [one] Each load of { commodity-word } you sell brings { $guilders } guilder more.
   *[other] Each load of { commodity-word } you sell brings { $guilders } guilders more.
}{ $level ->
    [2] { " " }You can hire this trader only if you have the one of level 1.
   *[other] {""}
}
card-builder = { $count ->
    [one] On each ship { $count } { $element } needs neither mounting point nor cabin.
   *[other] On each ship { $count } { element-plural } need neither mounting point nor cabin.
}
element-plural = { $element-id ->
    [sail] sails
    [smokestack] smokestacks
    [propeller] propellers
    [crane] cranes
    [cannon] cannons
    [captain] captains
    [businessman] businessmen
    [soldier] soldiers
   *[officer] officers
}
card-helmsman = You may add { $count } to the speed of each ship.
card-rigger = You may add { $count } to the speed of a ship for each pair of its sails.
card-free-steps = { $steps ->
    [one] Your first extra step is free: { $actions }.
   *[other] Your first { $steps } extra steps are free: { $actions }.
}
card-pair-same-ship = { game-worth } per { $one } with { $other } on the same ship.
card-beyond-first = { game-worth } per { $one } of your fleet after the first.
card-ship-with-all = { game-worth } per ship with { $needs }.
card-pairs-per-ship = { game-worth } per pair of { element-two } on one ship.
element-two = { $one-id ->
    [sail] sails
    [smokestack] smokestacks
    [propeller] propellers
    [crane] cranes
    [cannon] cannons
    [captain] captains
    [businessman] businessmen
    [soldier] soldiers
   *[officer] officers
}
card-per-piece = { game-worth } per { $one } of your fleet.
card-distinct-elements = Points by how many of these your fleet has: { $needs }.
card-per-used-canal = { game-worth } per used canal.
card-feature-table = Points by how many { $feature-id ->
    [mast] masts
    [propeller] propeller mounts
    [crane] crane mounts
    [cannon] cannon mounts
    [cabin] cabins
    [lifebuoy] lifebuoys
    [lifeboat] lifeboats
   *[lantern] lanterns
} your fleet has.
card-size-table = Points by how many ships of { $most ->
    [3] exactly 3
    [4] { $least ->
        [4] exactly 4
       *[other] { $least } to 4
    }
    [5] { $least ->
        [5] exactly 5
       *[other] { $least } to 5
    }
    [6] { $least ->
        [6] exactly 6
       *[other] { $least } to 6
    }
    [7] { $least ->
        [7] exactly 7
       *[other] { $least } to 7
    }
    [8] { $least ->
        [8] exactly 8
       *[other] { $least } to 8
    }
   *[other] at least { $least }
} cards your fleet has.
card-cards-table = Points by how many ship cards your fleet has.
card-employee-count = { game-worth } each for your first { $first } employees, { $after } each for the others.
card-employees-of-colour = { game-worth } per employee of these colours: { $colours }.
card-ship-count-table = Points by how many ships your fleet has.
card-employee-types = Points by how many types of employees you have: the five colours, with traders of level 1 and level 2 apart.

## Scores

score-ships = ships
score-cruises = cruises
score-blue-contract = blue contract
score-green-contract = green contract
score-traders = traders
tie-guilders = more guilders

## Options of a game

option-first-game = First game
option-first-game-help = A gentler deal of the employees: every space of the employee track has exactly one engineer or recruiter.
option-start-seat = Starting player
option-start-seat-help = Who takes the first turn.
option-start-seat-random = Drawn at random
option-start-seat-0 = Player 1
option-start-seat-1 = Player 2
option-start-seat-2 = Player 3
option-start-seat-3 = Player 4

## Why a hint advises a choice

hint-points = { $count ->
    [one] You can then score { $count } point in this turn.
   *[other] You can then score { $count } points in this turn.
}
hint-guilders = { $count ->
    [one] You then have { $count } guilder more at the end of your turn.
   *[other] You then have { $count } guilders more at the end of your turn.
}
hint-complete = It completes a ship.
hint-canal = With more canals your ships can go further.
hint-employee = { $effect }
hint-contracts = { $count ->
    [one] Your contracts are then worth { $count } point more.
   *[other] Your contracts are then worth { $count } points more.
}
hint-more-guilders = { $rival ->
    [1] { $count ->
        [one] It leaves you { $count } guilder more than choice { $rival }.
       *[other] It leaves you { $count } guilders more than choice { $rival }.
    }
   *[other] { $count ->
        [one] It leaves you { $count } guilder more than the next best choice.
       *[other] It leaves you { $count } guilders more than the next best choice.
    }
}
hint-for-bonus = It brings you enough guilders for a bonus action in this turn.
hint-loads = { $count ->
    [one] It gets you { $count } load to sell or to barter.
   *[other] It gets you { $count } loads to sell or to barter.
}
hint-barter = Its { commodity-word } can be bartered for { $pieces-or }.
hint-missing = { $count ->
    [one] A ship of yours then lacks only { $count } card.
   *[other] A ship of yours then lacks only { $count } cards.
}
hint-walk = { $count ->
    [one] Your ships can then sail { $count } space far.
   *[other] Your ships can then sail { $count } spaces far.
}
hint-gets = It can get you { $pieces }.
hint-fits = A ship in your yard has room for { $pieces }.
hint-carries = Your ship can then carry { $pieces } from your store.
hint-captain = No ship sails without a captain, and you have none yet.
hint-counts = One of your contracts counts this: { $element }.
hint-piece-points = { $count ->
    [one] On a ship, { piece-a } scores { $count } point.
   *[other] On a ship, { piece-a } scores { $count } points.
}
hint-speed-piece = On a ship, { piece-a } adds speed.
hint-feature = { $feature-id ->
    [mast] Its mast can carry a sail or a smokestack for more speed.
    [propeller] A propeller on its mount makes the ship faster.
    [crane] A crane on its mount scores, also with commerce officials.
    [cannon] A cannon on its mount scores, also with military officials.
    [cabin] Its cabin takes crew, which scores points.
    [lifebuoy] Its lifebuoy scores with lifebuoy officials.
    [lifeboat] Its lifeboat scores with lifeboat officials.
   *[lantern] Its lantern scores with lantern officials.
}
hint-kind = { $kind-id ->
    [bow] You have no bow in your yard yet.
    [middle] You have no middle in your yard yet.
   *[stern] You have no stern in your yard yet.
}
hint-joins = It joins the cards that lie there already.
hint-free = { $count ->
    [one] It leaves { $count } free place in a row for what comes next.
   *[other] It leaves { $count } free places in a row for what comes next.
}
hint-rest = By the bot's reckoning, nothing else that you could do now is worth its price.
hint-give-far = { $count ->
    [one] The contracts that you keep are worth { $count } point so far.
   *[other] The contracts that you keep are worth { $count } points so far.
}
hint-cruise = The ships in your yard would score more on your canals this way.
hint-cards = { $count ->
    [one] It can add { $count } card to the ships in your yard.
   *[other] It can add { $count } cards to the ships in your yard.
}
