## Canals

closer = Closer
farther = Farther away
show-all = Show all
canal-yours = Your canals
canal-counts = { $used } used, { $laid } laid
canal-none = No canal yet.
canal-map = { $count ->
    [0] No canal is laid
    [one] { $count } canal is laid
   *[other] { $count } canals are laid
}
canal-help = Drag to move, wheel or two fingers to zoom.
canal-beside = { $side ->
    [0] North of canal { $canal }
    [1] East of canal { $canal }
    [2] South of canal { $canal }
   *[3] West of canal { $canal }
}
canal-cell = { canal-beside }: longest way { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
canal-spaces = { $count ->
    [one] space
   *[other] spaces
}
canal-cells = { $count ->
    [one] Canal { $canal } may lie on one cell.
   *[other] Canal { $canal } may lie on { $count } cells.
} The number is the longest way your ship figure could sail then; now it is { $reach }.
canal-edge = { $side ->
    [0] Begin in the north
    [1] Begin in the east
    [2] Begin in the south
   *[3] Begin in the west
}: longest way { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
canal-first = Canal { $canal }: touch the edge where your ship figure begins. The number is its longest way from there.
canal-turn = Turn canal { $canal }
canal-longest-after = longest way afterwards
canal-turned = { $turns ->
    [0] As printed
    [1] A quarter turn clockwise
    [2] Half a turn
   *[3] A quarter turn anticlockwise
}: longest way { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
turn-a-quarter = Turn by a quarter
canal-reach-then = Longest way { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
canal-could-sail = Your ship figure could sail
canal-speeds = { $count ->
    [0] no ship can sail yet
    [one] space
   *[other] spaces: ships up to speed { $count }
}
canal-on-the-way = On the longest way
canal-riband = The riband pays the number of its space: { $then } for a ship as fast.

## Fitting out

fit-ship = The ship
fit-cards = { $count } cards
fit-picture = The ship, speed { $speed }
fit-speed = Speed
fit-crew = Crew
fit-points-short = Points
fit-points = Points of this ship
fit-speed-is = Speed { $speed }
fit-speed-and-points = Speed and points
fit-cast-off = Cast off
fit-cast-off-for = Cast off: { $points } { $points ->
    [one] point
   *[other] points
}
fit-store = Store
fit-store-help = touch or drag; touch again to take off
fit-in-store = { $piece }, { $count } in store
fit-best = Fit for most points: { $points }
fit-nothing = Take all off
fit-held = { $piece }, take off
fit-free-mast = Free mast
fit-free-cabin = Free cabin
fit-free-propeller = Place for a propeller
fit-free-crane = Place for a crane
fit-free-cannon = Place for a cannon
fit-mast = { $count ->
    [one] Mast
   *[other] Masts
}
fit-cabin = { $count ->
    [one] Cabin
   *[other] Cabins
}
fit-propeller = Propeller
fit-crane = Crane
fit-cannon = Cannon
fit-builders = Builders:
fit-places-title = Places on the ship
fit-all-aboard = all aboard
fit-none = none
fit-no-place = no place free
fit-too-fast = speed { $speed }, canals allow { $reach }
fit-places = { $count ->
    [one] { $count } place free
   *[other] { $count } places free
}
fit-helm-on = Helmsman: +1 speed
fit-helm-off = Helmsman rests
fit-rigger = Rigger: { $count } { $count ->
    [one] pair of sails
   *[other] pairs of sails
}
fit-rigger-more = One pair more
fit-rigger-fewer = One pair fewer
fit-engine = Smokestack and propeller
fit-no-engine = Without an engine
fit-from-sails = Sails
fit-from-smokestacks = Smokestacks
fit-from-propellers = Propellers
fit-from-helmsman = Helmsman
fit-from-rigger = Rigger
fit-best-walk = The best cruise
fit-walk-note = speed { $speed }, at most { $reach }
fit-contracts = Contracts
fit-contracts-help = what this ship adds to them
fit-by-number = Say the number instead

## The cruise

cruise-open-water = Open water
cruise-plus = { $points ->
    [0] 0
   *[other] +{ $points }
}
cruise-speed-points = Speed { $count }
cruise-crew-points = Crew: { $count }
cruise-crane-points = Cranes
cruise-cannon-points = Cannons

## The exchange

exchange-ring = The exchange
exchange-ring-label = Prices of the exchange, setting { $now }
exchange-turned = from { $was } to { $now }
exchange-setting = setting
exchange-rates = What a load sells for
exchange-a-load = a load
exchange-with-trader = { $price } + { $trader } trader
exchange-loads = { $commodity }: { $count ->
    [one] one load
   *[other] { $count } loads
}
exchange-choose = one touch for all of it
exchange-later = comes next
exchange-and-sell = { $pieces }, sell { $count ->
    [one] one
   *[other] { $count }
}
exchange-sell = { $count ->
    [one] Sell it
    [2] Sell both
   *[other] Sell all
}
exchange-guilders = { $count ->
    [one] { $count } guilder
   *[other] { $count } guilders
}
exchange-have = you have { $count }
exchange-trains = Your trains
exchange-trains-help = one is unloaded, all of it
exchange-train = Train with { $loads }, sells for { $count }
exchange-sells-for = all sold: { $count ->
    [one] { $count } guilder
   *[other] { $count } guilders
}
exchange-stock = Your store
exchange-purse = { $count ->
    [one] { $count } guilder
   *[other] { $count } guilders
}

fit-ask = Fit out your ship
fit-ask-help = Touch a piece in the store, then a place; touch it again to take it off.
cruise-of = { $name }’s cruise
cruise-sailed = space { $sailed } of { $speed }
cruise-this = This cruise
cruise-speed = all of speed { $count } must be sailed
cruise-begins = Touch a space to sail there.
cruise-ship = The ship itself
cruise-riband = The Blue Riband
cruise-best = On the best way this cruise brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
cruise-go = { $official }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $used ->
    [0] {""}
   *[other] ; the canal behind is used up
}
cruise-told = Space { $n }, { $official }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cruise-at = Space { $n } of { $of }
cruise-back = Back
cruise-next = Next space
cruise-end = Go on
cruise-again = Show the last cruise again

## The end

end-traders = Traders
end-traders-rule = Employees that score at the end.
end-blue = blue contract
end-green = green contract
end-told = { $name }: { $contract }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
end-at = { $n } of { $of }
end-back = Back
end-next = Next
end-all = Show all
end-again = Again, one by one
end-race = The totals
end-total = { $name }: { $total } points
end-before = ships and cruises { $points }
end-count = counts { $count }
end-done = All contracts are counted.
end-each = { $count } × { $each }
end-cards = { $count } cards
