# Labels for Shipyard: what the table, the cards and the scores name by a word.
# Fields with an empty text are told by the name of the card, by another field or in words by the card itself.

kind-action = Action cards
kind-piece = Equipment and crew
kind-feature = Features of ship cards
kind-icon = Officials and Blue Riband
kind-commodity = Commodities
kind-train = Trains
kind-ship-card = Ship cards
kind-shape = Shapes of canals
kind-canal = Canals
kind-employee = Employees
kind-contract = Contracts
field-min-players = { $value ->
    [2] always in play
    [3] from 3 players on
   *[other] with { $value } players only
}
field-type = { $value ->
    [equipment] equipment
    [crew] crew
    [mount] mounting point
    [safety] safety feature
   *[other] room for one crew member
}
field-mount = { $value ->
    [Cabin] needs a cabin
   *[other] mounting point: { $value }
}
field-points = { $value ->
    [0] {""}
    [one] { $value } point on a ship that sails
   *[other] { $value } points on a ship that sails
}
field-counts = { $value ->
    [spaces] pays the spaces sailed so far; only the last one of a cruise counts
   *[other] pays 1 point for each: { $names }
}
field-prices = prices at settings 1 to 6: { $value }
field-barter = barter for: { $names }
field-loads = { $value }
field-starter = starting train
field-kind = { $value }
field-deck = { $value ->
    [middle-1] first deck of middles
    [middle-2] second deck of middles
   *[other] {""}
}
field-sites = {""}
field-links = channels: { $value }
field-ports = open sides: { $value }
field-shape = { $value ->
    [horseshoe] horseshoe
    [scurve-a] S-curve A
    [scurve-b] S-curve B
    [hook-a] hook A
    [hook-b] hook B
    [crossing] crossing
    [fork] fork
   *[other] { $value }
}
field-class = {""}
field-colour = { $value }
field-copies = { $value ->
    [one] { $value } copy
   *[other] { $value } copies
}
field-surcharge = { $value ->
    [0] {""}
    [one] surcharge { $value } guilder
   *[other] surcharge { $value } guilders
}
field-end-points = { $value ->
    [0] {""}
    [one] { $value } point at the end
   *[other] { $value } points at the end
}
field-requires = {""}
known-barter = barter
known-beyond = points beyond the table
known-class = class
known-colour = colour
known-effect = effect
known-elements = what counts
known-end-points = points at the end
known-feature = what counts
known-kind = what counts
known-name = name
known-size = length of the ships
known-surcharge = surcharge
known-table-2 = points for 2
known-table-3 = points for 3
known-table-6 = points for 6
known-types = types

## The screen

# Short words for the table; the icons of canals must have three letters at most.
screen-code = { $id ->
    [mast] mas
    [sail] sai
    [smokestack] smo
    [propeller] pro
    [crane] cra
    [cannon] can
    [cabin] cab
    [captain] cap
    [officer] off
    [businessman] bus
    [soldier] sol
    [lifebuoy] buo
    [lifeboat] boa
    [lantern] lan
    [coal] coa
    [steel] ste
    [grain] gra
    [military] mil
    [commerce] com
   *[riband] rib
}
screen-commodity = { $id ->
    [coal] coal
    [steel] steel
   *[grain] grain
}
screen-kind = { $id ->
    [bow] bow
    [middle] middle
   *[stern] stern
}
screen-letters = Letters
screen-signs = Signs
screen-signs-told = ◄ bow, ► stern, · empty, – taken, 0 no features, ● figure, +2 income, 2→1 next price and the one after, #8 canal, ○ space, [→] ship
screen-staff-told = Eng engineer, Rec recruiter, Trd trader, Bld builder, 2: price, +1 surcharge, ! only one left
screen-class-short = { $id ->
    [engineer] Eng { $what }
    [recruiter] Rec { $what }
    [trader] Trd { $what }
   *[builder] Bld { $what }
}
screen-class = { $id ->
    [engineer] Engineer ({ $colour }): { $count } × its piece with every Manufacture Equipment
    [recruiter] Recruiter ({ $colour }): { $count } × its piece with every Recruit Crew
    [trader] Trader ({ $colour }): { $count } more per load sold, points at the end (2 after 1)
    [builder] Builder ({ $colour }): { $count } × its piece per ship without mount or cabin
    [helmsman] Helmsman ({ $colour }): speed +{ $count }
    [rigger] Rigger ({ $colour }): speed +{ $count } per pair of sails
    [accountant] Accountant ({ $colour }): { $count } extra sectors free
   *[foreman] Foreman ({ $colour }): { $count } extra spaces free
}
screen-opening = Opening turns
screen-lap = { $left ->
    [0] Lap { $lap } of { $laps } ends with this turn
    [one] Lap { $lap } of { $laps }, { $left } more turn
   *[other] Lap { $lap } of { $laps }, { $left } more turns
}
screen-then-give = then { $count }+{ $count } contracts to give up
screen-turns-left = your turns: { $count }
screen-early = { $left ->
    [0] Last round, it ends with this turn
    [one] Last round, { $left } more turn
   *[other] Last round, { $left } more turns
}
screen-final = Final actions
screen-last = Last chance
screen-lead = (lead)
screen-empty-spaces = { $count } empty
screen-decks = Market · in the decks: bows { $bows }, middles { $middles }, sterns { $sterns }, trains { $trains }, canals { $canals }
screen-row = row
screen-price = cost
screen-train = train
screen-canal-head = canal
screen-stand-ins = free stand-ins: { $kinds }
screen-ring = Equipment
screen-circle = Crew
screen-exchange = Exchange { $first }→{ $after }:
screen-staff = Employees
screen-space = { $price }:
screen-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
screen-later = +{ $points } at the end
screen-yard = Yard
screen-store = Store
screen-captains = { $count ->
    [one] { $count } captain
   *[other] { $count } captains
}
screen-trains = Trains
screen-employees = Employees
screen-canals = Canals
screen-used = { $count } used
screen-fleet = Fleet
screen-cards = { $count } cards
screen-contracts = { $colour ->
    [blue] Blue
   *[green] Green
}
screen-with = { $count ->
    [0] without features
   *[other] with { $features }
}
screen-icon-at = { $site } { $icon }
screen-canal = Canal { $number }: { $icons }
screen-step = { $count ->
    [one] { $count } brings { $points }
   *[other] { $count } bring { $points }
}
screen-steps = { $points ->
    [0] { $steps }
   *[other] { $step ->
        [one] { $steps }, then +{ $points } each
       *[other] { $steps }, then +{ $points } per { $step }
    }
}
screen-loads-left = Still on the train
screen-hidden = { $count ->
    [one] { $count } more canal lies further off
   *[other] { $count } more canals lie further off
}
screen-columns = Columns { $first } to { $last }:
screen-builders = by builders { $pieces }
screen-ship = Ship
screen-fitted = Fitted
screen-speed = speed { $speed }, your canals allow { $reach }
screen-worth = { $points ->
    [one] ship worth { $points } point
   *[other] ship worth { $points } points
}
screen-moves = { $left } of { $speed } moves left
screen-so-far = cruise so far { $points } ({ $officials } from officials, { $riband } Blue Riband)
screen-pays = Spaces pay
screen-riband = moves made (last one only)
screen-scored = { $name } ({ game-points }): { $text }
screen-told = { $name } (now { $points }): { $text }
