# What Harbour says.

game-name = Harbour
game-summary = Move your pawn, gather goods, ship them while the price is good, and buy the finest buildings of the port.
game-points-unit = VP

## Goods and symbols

good = { $id ->
    [fish] fish
    [livestock] livestock
    [wood] wood
   *[stone] stone
}
good-count = { $n } { good }
symbol = { $id ->
    [anchor] anchor
    [coin] coin
    [top-hat] top hat
   *[warehouse] warehouse
}

## What happens by itself

gains = { $seat } gains { $goods }.
gains-extra = { $seat } gains { $count } extra { $good }.
lost-to-limit = { $count ->
    [one] { $seat } has no room for { $count } good; it is lost.
   *[other] { $seat } has no room for { $count } goods; they are lost.
}
exchanges = { $seat } spends { $cost }.
cannot = { $building } has no effect for { $seat }.
means-nothing = No effect for { $seat }.
means-end = The game ends with it.
means-price = It costs ${ $price }.
no-purchase = { $seat } cannot buy a building.
redealt = Too many buildings have the buy symbol: the centre is dealt anew.
first-centre = The first game begins with { $one }, { $two } and { $three } in the centre.
turn-of = Turn { $turn }: { $seat } to play.
progress = Turn { $count }
owes = { $seat } owes { $owner } a toll.
market-is = The market is now: { $two } $2, { $three } $3, { $four } $4, { $five } $5.
earns = { $seat } has ${ $money } to spend.
money-lost = { $seat } has ${ $money } left over; it is lost.
last-turns = { $seat } has bought a fourth building. { $count ->
    [one] One more turn, then the game ends.
   *[other] { $count } more turns, then the game ends.
}
robbed = { $seat } takes 1 { $good } from { $victim }.
bonus-trade = { $seat } reveals the { $good } bonus card and trades { $count } { $good } for { $points } VP.
bonus-kept = { $seat } reveals the { $good } bonus card and trades nothing.
stopped = { $count ->
    [one] The game stops after { $count } turn and is scored as it stands.
   *[other] The game stops after { $count } turns and is scored as it stands.
}
solo-won = { $count ->
    [one] Four buildings in { $count } turn: the challenge is won.
   *[other] Four buildings in { $count } turns: the challenge is won.
}
solo-lost = { $count ->
    [one] No fourth building in { $count } turn: the challenge is lost.
   *[other] No fourth building in { $count } turns: the challenge is lost.
}
game-over = The game is over.

## The end in sight

ending-your-turn = Your last turn
ending-each = { $seat } ends the game: one more turn each
ending-turns = { $seat } ends the game: { $left ->
    [one] { $left } more turn
   *[other] { $left } more turns
}
ending-bought = { $seat } has bought a fourth building. { $after ->
    [0] After this turn the game is over.
    [one] { $after } more turn after this one, then the game is over.
   *[other] { $after } more turns after this one, then the game is over.
}
ending-solo = Turn { $turn } is the last one: without a fourth building the challenge is lost.

## What you are asked

ask-board = Which board do you want to keep?
ask-place = Which building do you want to place for free?
ask-stock = { $count ->
    [one] Which good do you want to start with?
   *[other] Which { $count } goods do you want to start with?
}
ask-alchemy = Do you want to convert goods with your ability?
ask-go = Where do you want to move your pawn?
ask-toll-moment = When do you want to pay { $owner } the toll?
ask-toll = Which good do you pay { $owner } as a toll?
ask-home = Do you want to take goods or to buy a building?
ask-order = Which part of the action do you want to do first?
ask-gain = { $count ->
    [one] Which good do you want to take?
   *[other] Which { $count } goods do you want to take?
}
ask-gain-too = { $user }'s turn brings you { $count ->
    [one] { $count } good. Which one do you want to take?
   *[other] { $count } goods. Which do you want to take?
}
ask-store = Which good do you want to take { $count } of?
ask-double = Which good do you want to double?
ask-swap = Which two market markers do you want to swap?
ask-salvage = Which good do you want to spend { $count } of?
ask-salvage-into = Which goods do you want to take, { $each } of each?
ask-canal = Which good do you want to convert, and how many?
ask-canal-into = Which good do you want to take { $count } of?
ask-copy = Which building do you want to copy?
ask-rob = Whom do you want to take a good from?
ask-rob-type = Which good do you want to take from { $victim }?
ask-give = { $user } collects a good from each of the others. Which one do you give?
ask-whether-to-buy = Do you want to buy a building?
ask-crier = Do you want to swap two neighbouring market markers before you ship?
ask-traders = Do you want to sell one of each good to the Inland Traders for ${ $money }?
ask-ship = Which goods do you want to ship?
ask-keep = { $count ->
    [one] How much { $good } do you want to keep? Your warehouses have room for { $count } good.
   *[other] How much { $good } do you want to keep? Your warehouses have room for { $count } goods.
}{ $least ->
    [0] { " " }You may keep none.
   *[other] {""}
}
ask-buy = You have ${ $money }. Which building do you want to buy?
ask-buy-more = You have ${ $money } left. Do you want to buy another building?
ask-scavenge = { $count ->
    [one] Which good do you want in place of the one you lost?
   *[other] Which good do you want in place of a lost one? ({ $count } to replace)
}
not-asked = There is nothing for you to decide right now.

## Options

keep-board = Keep { $board }
place = Place { $building }
stock = { $goods }
pass-alchemy = Convert nothing
pass-buying = Do not buy
pass-crier = Swap nothing
pass-traders = Sell nothing to the Inland Traders
pass-second = Buy no other building
convert = Spend 1 { $spent }, turn 2 { $source } into 2 { $target }
go-centre = Move to { $building }
go-own = Move to { $building } (yours)
go-toll = Move to { $building } (pay { $owner } a toll of 1 good)
go-free = Move to { $building } ({ $owner }'s, no toll)
go-home = Move to your starting building, { $board }
go-home-toll = Move to { $owner }'s starting building, { $board } (pay a toll of 1 good)
go-home-free = Move to { $owner }'s starting building, { $board } (no toll)
toll-before = Pay before the action
toll-after = Pay after the action
pay = Pay 1 { $good }
take-goods = { $goods-n ->
    [0] { $count ->
        [one] Take { $count } good of your choice
       *[other] Take { $count } goods of your choice
    }
   *[other] { $count ->
        [0] Take { $goods }
        [one] Take { $goods } and { $count } good of your choice
       *[other] Take { $goods } and { $count } goods of your choice
    }
}
start-buying = Buy a building
begin-gain = Gain goods first
begin-buy = Buy first
begin-swap = Swap market markers first
begin-take = Take a good from an opponent first
gain = Take { $goods }
double = Double { $good } (from { $from } to { $to })
spend = Spend { $goods }
swap = Swap { $one } (${ $price }) and { $other } (${ $other-price })
copy = Copy { $building }
rob = Take a good from { $victim }
take = Take 1 { $good }
give = Give 1 { $good }
package = Sell one of each good for ${ $money }
ship = Ship { $goods } (${ $money } to spend)
ship-nothing = Ship nothing (${ $money } to spend)
keep = { $count ->
    [0] Keep no { $good }
   *[other] Keep { $count } { $good }
}
buy = Buy { $building } for ${ $price }

## What was done

did-market = The market: { $two } $2, { $three } $3, { $four } $4, { $five } $5.
did-centre = In the centre: { $building }.
did-first = { $seat } goes first.
did-offer = A board is dealt: { $board }.
did-offer-veiled = A board is dealt face down.
did-bonus = A bonus point card is dealt: { $good }.
did-bonus-veiled = A bonus point card is dealt face down.
did-look = The Noble looks at a card of the deck: { $building }.
did-look-veiled = The Noble looks at a card of the deck.
did-refill = New in the centre: { $building }.
did-board = { $seat } keeps the board { $board }.
did-place = { $seat } places { $building } for free.
did-stock = { $seat } starts with { $goods }.
did-pass = { $seat } declines.
did-convert = { $seat } spends 1 { $spent } and turns 2 { $source } into 2 { $target }.
did-go = { $seat } moves to { $building }.
did-go-home = { $seat } moves to their own starting building.
did-visit-home = { $seat } moves to { $owner }'s starting building.
did-toll-before = { $seat } pays the toll before the action.
did-toll-after = { $seat } will pay the toll after the action.
did-pay = { $seat } pays 1 { $good } as a toll.
did-goods = { $seat } takes the goods.
did-trade = { $seat } is going to buy a building.
did-begin-gain = { $seat } gains goods first.
did-begin-buy = { $seat } buys first.
did-begin-swap = { $seat } swaps market markers first.
did-begin-take = { $seat } takes a good from an opponent first.
did-gain = { $seat } takes { $goods }.
did-pick = { $seat } chooses { $good }.
did-swap = { $seat } swaps { $one } and { $other } in the market.
did-spend = { $seat } spends { $goods }.
did-copy = { $seat } copies { $building }.
did-rob = { $seat } wants a good from { $victim }.
did-give = { $seat } gives 1 { $good }.
did-package = { $seat } sells one of each good to the Inland Traders.
did-ship = { $seat } ships { $goods }.
did-ship-nothing = { $seat } ships nothing.
did-keep = { $count ->
    [0] { $seat } keeps no { $good }.
   *[other] { $seat } keeps { $count } { $good }.
}
did-buy = { $seat } buys { $building }.

## What cards do

effect-gain = Gain { $goods }.
effect-gain-any = { $count ->
    [one] Gain { $count } good of your choice.
   *[other] Gain { $count } goods of your choice.
}
effect-gain-different = { $count ->
    [one] Gain { $count } good of your choice.
   *[other] Gain { $count } different goods of your choice.
}
effect-gain-both = { $count ->
    [one] Gain { $goods } and { $count } good of your choice.
   *[other] Gain { $goods } and { $count } goods of your choice.
}
effect-exchange = Spend { $cost }, gain { $goods }.
effect-exchange-any = { $types ->
    [one] Spend { $count } of one good, gain { $each } of another.
   *[other] Spend { $count } of one good, gain { $each } each of { $types } others.
}
effect-convert-up = { $bonus ->
    [0] Spend 1 to { $most } of one good, gain as many of another.
   *[other] Spend 1 to { $most } of one good, gain { $bonus } more than that of another.
}
effect-per-symbol = { $base ->
    [0] Gain { $per } { $good } per { $symbol } you own.
   *[other] Gain { $base } { $good }, plus { $per } per { $symbol } you own.
}
effect-same-per-symbol = { $base ->
    [0] Choose one good and gain { $per } of it per { $symbol } you own.
   *[other] Choose one good and gain { $base } of it, plus { $per } per { $symbol } you own.
}
effect-different-per-symbol = { $base ->
    [0] Gain different goods of your choice: { $per } per { $symbol } you own.
   *[other] Gain different goods of your choice: { $base }, plus { $per } per { $symbol } you own.
}
effect-double = Double one of the goods you have.
effect-fill-empty = Gain 1 of each good you have none of.
effect-swap = Swap two market markers.
effect-swap-gain = Swap two market markers and gain { $each } of each of the two goods.
effect-reverse-gain = Mirror the market ($2 with $5, $3 with $4), then gain { $count ->
    [one] { $count } good
   *[other] { $count } goods
} of your choice.
effect-steal = { $count ->
    [one] Take { $count } good from an opponent.
   *[other] Take { $count } goods from an opponent.
}
effect-levy = { $count ->
    [0] Each opponent gives you one good of their choice.
    [one] Each opponent gives you one good of their choice; with exactly two players you then gain { $count } good of your choice.
   *[other] Each opponent gives you one good of their choice; with exactly two players you then gain { $count } goods of your choice.
}
effect-gift = { $count ->
    [one] Gain { $count } good of your choice.
   *[other] Gain { $count } different goods of your choice.
} { $each ->
    [one] Then each opponent gains { $each } good of their choice.
   *[other] Then each opponent gains { $each } goods of their choice.
}
effect-copy = { $count ->
    [one] Carry out the action of a vacant building in the centre, then gain { $count } good of your choice.
   *[other] Carry out the action of a vacant building in the centre, then gain { $count } goods of your choice.
}
effect-buy = { $money ->
    [0] { $count ->
        [one] Buy a building.
       *[other] Buy up to { $count } buildings out of one shipment.
    }
   *[other] { $count ->
        [one] Buy a building, with ${ $money } extra.
       *[other] Buy up to { $count } buildings out of one shipment, with ${ $money } extra.
    }
}
ability-none = No special ability.
ability-alchemist = Once in your turn you may spend 1 good and turn 2 goods of one type into 2 of another.
ability-bookkeeper = When you ship a good, you give up only the minimum of its square.
ability-square-bonus = You get ${ $money } more if you ship the good on the ${ $square } square.
ability-diplomat = { $count ->
    [one] You may move to a building where another pawn stands; its player gains { $count } good of their choice.
   *[other] You may move to a building where another pawn stands; its player gains { $count } goods of their choice.
}
ability-investor = { $count ->
    [one] You gain { $count } good of your choice for each building you buy.
   *[other] You gain { $count } goods of your choice for each building you buy.
}
ability-innkeeper = You may stay on a building you have bought and use it again.
ability-landlord = { $count ->
    [one] With each toll you receive you gain { $count } more good of your choice.
   *[other] With each toll you receive you gain { $count } more goods of your choice.
}
ability-market-crier = Once per buy action, before you ship, you may swap two neighbouring market markers.
ability-smuggler = In each buy action one of the goods you ship may be 1 short of its minimum.
ability-scavenger = For each good you have no room for, you gain 1 good of another type.
ability-miser = { $count ->
    [one] At the end: { $count } VP for each good you have left.
   *[other] At the end: 1 VP for every { $count } goods you have left.
}
ability-collector = At the end: { $points } VP for each kind of symbol you own.
ability-sea-captain = At the end: { $points } VP per { $symbol } you own.
ability-beggar = { $count ->
    [one] When other players take goods from their own starting building, you gain { $count } good of your choice.
   *[other] When other players take goods from their own starting building, you gain { $count } goods of your choice.
}
ability-fisherman = Whenever you gain { $good }, you gain { $count } more.
ability-wholesailer = You keep 1 of each good you ship.
ability-noble = At the start you look at 2 cards of the deck and place 1 of them for free; it is worth 0 VP.
ability-mason = You gain { $count } { $good } whenever another player ships { $good }.
ability-speculator = At the end: as many VP as the market price of { $good }.

## Scores

score-buildings = buildings
score-ability = ability
score-bonus = bonus
tie-buildings-owned = more buildings
tie-goods-left = more goods left
verdict-stopped = The game was stopped and scored as it stood.
verdict-won = The solo challenge is won!
verdict-lost = The solo challenge is lost.

## Options of a game

option-boards = Boards
option-boards-help = Everybody plays The Wharfs, or each player chooses one of two characters with abilities of their own.
option-boards-wharfs = The Wharfs
option-boards-characters = Characters
option-first-game = First game
option-first-game-help = An easy start: fixed buildings in the centre, and one of each good for everybody.
option-bonus-cards = Bonus point cards
option-bonus-cards-help = Everybody gets a secret card that turns goods of one type into points at the end.
option-inland-traders = Inland Traders
option-inland-traders-help = Once per buy action you may sell one of each good to the Inland Traders.
option-promo = Promo characters
option-promo-help = Six more characters join the draw; play with characters for this.
option-start-seat = Starting player
option-start-seat-help = Who takes the first turn.
option-start-seat-random = Drawn at random
option-start-seat-0 = Player 1
option-start-seat-1 = Player 2
option-start-seat-2 = Player 3
option-start-seat-3 = Player 4
option-refill = Shipped goods return
option-refill-help = The order in which shipped goods return to the cheap end of the market.
option-refill-reverse = In reverse order
option-refill-same-order = In the same order
option-turn-stop = Turn limit
option-turn-stop-help = After this many turns per player the game stops and is scored as it stands.

## Why a hint advises a choice

hint-points = { $count ->
    [one] It brings { $count } point.
   *[other] It brings { $count } points.
}
hint-bonus = { $count ->
    [one] At the end your bonus point card would bring { $count } point more.
   *[other] At the end your bonus point card would bring { $count } points more.
}
hint-end = The end begins while you are ahead.
hint-last = It is your last turn, and by the bot's reckoning nothing brings you points any more.
hint-step = You are then { $goods } short of shipping for ${ $money }.
hint-dollars = Your goods would then ship for ${ $money }.
hint-more-dollars = Your goods would then ship for ${ $money } instead of ${ $earlier }.
hint-buys = { $count ->
    [one] You can then buy { $building }: { $count } point.
   *[other] You can then buy { $building }: { $count } points.
}
hint-symbol = { $symbol-id ->
    [anchor] Its anchor makes some buildings yield more for you.
    [coin] Its coin makes every later building $1 cheaper for you.
    [top-hat] With its top hat you pay no more tolls.
   *[warehouse] Its warehouse keeps one more good whenever you ship.
}
hint-more-goods = { $count ->
    [one] You then hold { $count } good more, for a toll or a later shipment.
   *[other] You then hold { $count } goods more, for tolls or a later shipment.
}
hint-spare = You then hold { $goods }: enough even if the price rises to ${ $money }.
hint-keep-enough = You keep { $goods }, still enough to ship for ${ $money }.
hint-too-few = { $goods } would not have been enough to ship for ${ $money } anyway.
hint-still = Your other goods still ship for ${ $money }.
hint-price = Your { $good } would then ship for ${ $money } instead of ${ $earlier }.
hint-rob-leader = Nobody has more points than { $seat }.
hint-rob-rich = Nobody holds more goods than { $seat }.
hint-room = Your warehouses stay free for the other goods.
hint-no-buy = No building on offer is worth giving up your goods.
hint-keep-goods = You keep your goods; they ship for ${ $money }.
hint-gives-up = It gives up no more than a shipment for ${ $money }.
hint-rob-costs = It costs { $seats } goods.
hint-costs-nothing = It brings nothing now, but it costs you nothing either.
