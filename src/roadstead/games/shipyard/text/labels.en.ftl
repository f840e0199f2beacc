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
    [one] 1 point on a ship that sails
   *[other] { $value } points on a ship that sails
}
field-counts = { $value ->
    [spaces] pays the spaces sailed so far; only the last one of a cruise counts
   *[other] pays 1 point for each: { $value }
}
field-prices = prices at settings 1 to 6: { $value }
field-barter = barter for: { $value }
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
    [one] 1 copy
   *[other] { $value } copies
}
field-surcharge = { $value ->
    [0] {""}
    [one] surcharge 1 guilder
   *[other] surcharge { $value } guilders
}
field-end-points = { $value ->
    [0] {""}
    [one] 1 point at the end
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
