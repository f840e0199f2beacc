# Labels for Novgorod: what the table, the cards and the scores name by a word.
# Fields with an empty text are told in words by the card itself.

kind-good = Goods
kind-luxury = Luxury goods
kind-city = Cities
kind-base-kontor = Base kontors
kind-kontor = Kontors
kind-manufactory = Manufactories
kind-order = Orders
kind-bonus = Bonus cards
kind-privilege = Privileges
kind-requirement = Requirements of career levels
kind-career = Career cards
kind-ship = Ship cards
kind-money = Money cards
kind-seals = Seal cards
kind-merchant = Merchant
kind-pirate = Pirate
kind-special = Special orders
field-inputs = made from { $value }
field-row = { $value ->
    [0] top row
    [1] middle row
   *[other] bottom row
}
field-column = { $value ->
    [0] left column
    [1] middle column
   *[other] right column
}
field-neighbours = neighbours: { $value }
field-good = { $value }
field-city = { $value }
field-port-fee = port fee { $value ->
    [one] { $value } ducat
   *[other] { $value } ducats
}
field-tier = { $value ->
    [low] low price
    [mid] middle price
   *[high] high price
}
field-price = price { $value ->
    [one] { $value } ducat
   *[other] { $value } ducats
}
field-income = income { $value ->
    [one] { $value } ducat
   *[other] { $value } ducats
}
field-min-players = { $value ->
    [2] always in play
   *[other] from { $value } players on
}
field-luxury = makes { $value }
field-recipes = {""}
field-kind = { $value ->
    [goods] goods order
    [luxury] luxury order
   *[other] {""}
}
field-upper = {""}
field-lower = {""}
field-numeral = { $value }
field-threshold = {""}
field-high = { $value ->
    [0] {""}
    [one] at first { $value } seal
   *[other] at first { $value } seals
}
field-low = { $value ->
    [0] {""}
    [one] later { $value } seal
   *[other] later { $value } seals
}
# Kinds → seals; empty for the other bonus cards.
field-table = { $value }
field-phase = phase { $value }
field-different-goods = {""}
field-different-luxuries = {""}
field-ducats = {""}
field-number = number { $value }
field-per-player = { $value } for each player
field-faces = shows { $value }
field-start-city = starts in { $value }
field-per-turn = {""}
field-parts = {""}
known-A = part A
known-B = part B
known-C = part C
known-D = part D
known-city = city
known-cloth = cloth as an input
known-fur = fur as an input
known-kind = condition
known-lower = lower row
known-luxury = luxury good
known-min-players = number of players
known-name = name
known-neighbours = neighbours
known-numeral = numeral
known-price = price
known-recipe-full = recipe of all its goods
known-recipe-fur = recipe of fur alone
known-recipe-salt = recipe of salt alone
known-threshold = number asked for
known-tier = rank of the price

## The screen

screen-reconstructed = Many values on the cards are reconstructed (our own design).
screen-round = Round { $round }
screen-start = Start
screen-last = last!
screen-makes = manufactory ({ $seals } seals)
screen-prices = prices
screen-income = inc.
screen-fee = fee
screen-owners = whose
screen-merchant-ducats = merchant: { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
} more for income or a luxury good for seals here
screen-merchant-seals = { $count ->
    [one] merchant: { $count } seal more for a luxury good made for seals here
   *[other] merchant: { $count } seals more for a luxury good made for seals here
}
screen-pirate-front = { $count ->
    [one] pirate: a route through here has { $count } card less; moving it
   *[other] pirate: a route through here has { $count } cards less; moving it
} costs { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
}
screen-pirate-back = pirate: this city is left out, its neighbours are each other's neighbours
screen-bonus = Bonus
screen-bonus-high = { $name } { $high }, then { $low }
screen-bonus-low = { $name } { $low }
screen-bonus-gone = { $name } gone
screen-bonus-table = { $name } (kinds→seals) { $table }
screen-orders = Orders
screen-stack = { $count } in the stack
screen-specials = Special (ducats→seals)
screen-inputs = from { $count }+
screen-trade = { $price }→{ $seals }
screen-ducats = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}
screen-to-pay = { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
} to pay
screen-seals = { $count ->
    [one] { $count } seal
   *[other] { $count } seals
}
screen-speed = speed { $count }
screen-hold = hold: { $good }
screen-hold-empty = hold empty
screen-privilege-used = privilege used
screen-career = Career { $level }/{ $top }: { $shows }
screen-next = { $career }, next: { $wanted }
screen-red-x = red X
screen-per-turn = { $count } per turn
screen-goods = { $count ->
    [one] { $count } good
   *[other] { $count } goods
}
screen-luxuries = { $count ->
    [one] { $count } luxury good
   *[other] { $count } luxury goods
}
screen-privilege-speed = speed+{ $count }
screen-privilege-ducats = income+{ $count }
screen-privilege-extra-order = order−{ $count }
screen-privilege-seals = seal+{ $count }
screen-hand = Hand
screen-unknown = { $count } unknown
screen-left = left of the ship
screen-half = half done
screen-under = { $count } under the ship
screen-kinds = { $count ->
    [one] { $count } kind
   *[other] { $count } kinds
}
screen-sides = { $name }: seals per turn, requirement, privilege covered
screen-front = front
screen-back = back
screen-needs = to rise
screen-covers = covers
screen-route = { $name }'s route
screen-cards = { $count }/{ $limit } cards
screen-so-far = { $route }:
screen-fees = fees { $count ->
    [one] { $count } ducat
   *[other] { $count } ducats
}
screen-ship = Ship
screen-empty = empty
screen-used = used
screen-covered = covered
screen-placeholder = placeholder
