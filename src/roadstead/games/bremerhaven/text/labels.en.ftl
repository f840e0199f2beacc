# Labels for Bremerhaven: what the table, the cards and the scores name by a word.

kind-ship = Ships
kind-contract = Contracts
kind-building = Buildings
kind-price = Price cards
kind-newspaper = Newspaper cards
kind-space = Bidding spaces
kind-rank = Ranks
kind-grade = Grades of the solo game
field-stack = stack { $value }
field-p2 = 2 players: { $value ->
    [both] yes
    [long] long game only
   *[no] no
}
field-p3 = 3 players: { $value ->
    [both] yes
    [long] long game only
   *[no] no
}
field-p4 = 4 players: { $value ->
    [both] yes
    [long] long game only
   *[no] no
}
field-cargo = cargo: { $value }
field-count = quantity { $value }
field-lay-time = lay time { $value }
field-berth = berth { $value }
field-prestige = prestige { $value }
field-goods = { $value }
field-delivery-time = delivery time { $value }
field-production = production building
field-barrel = barrel { $value }
field-container = container { $value }
field-crate = crate { $value }
field-passenger = passenger { $value }
field-tone = { $value ->
    [good] good news
    [bad] bad news
   *[neutral] neutral news
}
field-progress = progress { $value }
field-dummy-space = dummy: { $value }
field-number = space { $value }
field-kind = { $value ->
    [all] everybody is served
    [multi] every bidder may act
   *[winner] the winner acts
}
field-money-per-card = { $value } money per card
field-min-offer = { $value ->
    [one] when at least { $value } card is laid out
   *[other] when at least { $value } cards are laid out
}
field-start-money = starts with { $value } money
field-income = income { $value }
field-min = from { $value }
field-max = up to { $value }
known-balance-pays = what the balance pays
known-barrel = barrel price
known-container = container price
known-crate = crate price
known-effect = effect
known-effect-kind = kind of effect
known-goods = goods
known-max = upper limit
known-min = lower limit
known-name = name
known-penalty = penalty
known-production = production
known-reward = reward
screen-round = Round { $round }
screen-left = { $count ->
    [one] { $count } space to go
   *[other] { $count } spaces to go
}
screen-step = next step { $count }
screen-news = News
screen-next-card = your next card: { $value }
screen-dummy = dummy
screen-town = Town
screen-sea = Sea
screen-land = Land
screen-bids = bids
screen-parking = { $money } money per card
screen-cargo = cargo
screen-cargo-left = on board
screen-time = time
screen-berth = berth
screen-prestige = prestige
screen-goods = goods
screen-reward = reward
screen-penalty = penalty
screen-wild = { $count } any
screen-cash = { $count } money
screen-bank = { $count } in the Bank
screen-prestige-of = { $count } prestige
screen-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
screen-docks = Docks
screen-dock = Dock { $number }
screen-free = free
screen-empty = empty
screen-load = Loading dock { $number }
screen-closed = closed
screen-time-of = time { $count }
screen-covered = ▒ covered ({ $money })
screen-covers = { $count ->
    [one] { $count } space covered
   *[other] { $count } spaces covered
}
screen-stored = Storage
screen-spare = { $count ->
    [one] { $count } space free
   *[other] { $count } spaces free
}
screen-walls = Quay walls
screen-cards = Cards
screen-built = Built
screen-gained = To be built
screen-contracts = Contracts
screen-next-bollard = (next bollard)
screen-pay-money = { $sign }{ $count } money
screen-pay-prestige = { $sign }{ $count } prestige
screen-reward-of = reward { $pay }
screen-penalty-of = penalty { $pay }
screen-told = { $name }: { $text }
