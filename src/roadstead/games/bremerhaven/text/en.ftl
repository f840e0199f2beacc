# What Bremerhaven says.

game-name = Bremerhaven
game-summary = Bid for ships, contracts and buildings, deliver goods in time, and let money and prestige grow together.

## Goods, symbols and what events count

good = { $id ->
    [barrel] barrel
    [container] container
    [crate] crate
   *[passenger] passenger
}
good-count = { symbol-count }
symbol = { $id ->
    [barrel] barrel
    [container] container
    [crate] crate
    [passenger] passenger
   *[wild] any good
}
symbol-count = { $id ->
    [barrel] { $n ->
        [one] { $n } barrel
       *[other] { $n } barrels
    }
    [container] { $n ->
        [one] { $n } container
       *[other] { $n } containers
    }
    [crate] { $n ->
        [one] { $n } crate
       *[other] { $n } crates
    }
    [passenger] { $n ->
        [one] { $n } passenger
       *[other] { $n } passengers
    }
   *[wild] { $n ->
        [one] { $n } good of any type
       *[other] { $n } goods of any type
    }
}
counted = { $id ->
    [ship] ship in dock
    [building] building in the harbour
    [stored_good] stored good
   *[cash5] full 5 in cash
}
target = { $id ->
    [contracts] contract
   *[ships] ship
}

## What happens by itself

rank-is = { $seat } is { $rank } and starts with { $money } money.
round = Round { $count } begins.
progress = Round { $count }
revealed = All bids are revealed.
bid-is = { $seat } has bid { $sum } on { $space }.
dummy-bid-is = The dummy has bid { $sum } on { $space }.
parks = { $seat } gets { $money } money from the Parking lot.
wins-building = { $seat } gains a building: { $building }.
building-lost = { $building } leaves the game.
no-permit = { $seat } does without a permit.
grows = { $seat } takes a card of value { $value } from the reserve.
dummy-grows = The dummy's hand grows by one step.
prices-are = The prices: barrel { $barrel }, container { $container }, crate { $crate }, passenger { $passenger }.
dummy-captain = The dummy becomes Captain.
income = { $seat } gets { $money } money as { $rank }.
wins-ship = { $seat } wins a ship: { $ship }.
ship-lost = The dummy wins a ship, and it is discarded: { $ship }.
no-dock = { $seat } wins a ship but has no dock for it, and it is discarded: { $ship }.
wins-contract = { $seat } wins a contract for { $contract }.
contract-lost = The dummy wins a contract, and it is discarded: { $contract }.
prestige-is = { $seat }'s prestige rises to { $count }.
ship-sails = { $count ->
    [0] { $ship } leaves { $seat }'s harbour.
    [one] { $ship } leaves { $seat }'s harbour; { $count } good still on board is lost.
   *[other] { $ship } leaves { $seat }'s harbour; { $count } goods still on board are lost.
}
sells = { $money ->
    [0] { $seat } settles a contract ({ $contract }); there are no goods to sell.
   *[other] { $seat } settles a contract ({ $contract }) and sells the goods for { $money } money.
}
completes = { $seat } has delivered all that was wanted: { $contract }.
fails = { $seat } has not delivered all that was wanted: { $contract }.
gets-money = { $seat } gets { $money } money.
pays-money = { $seat } pays { $money } money.
gains-prestige = { $seat } gains 1 prestige.
loses-prestige = { $seat } loses 1 prestige.
news-is = The event happens: { $newspaper }.
token = { $left ->
    [0] The ship token reaches the last space of the progress track.
    [one] { $count ->
        [one] The ship token moves { $count } space; { $left } space is left.
       *[other] The ship token moves { $count } spaces; { $left } space is left.
    }
   *[other] { $count ->
        [one] The ship token moves { $count } space; { $left } spaces are left.
       *[other] The ship token moves { $count } spaces; { $left } spaces are left.
    }
}
interest = { $money ->
    [0] { $seat }'s Bank pays no interest.
   *[other] { $seat }'s Bank pays { $money } money interest.
}
produces = { $seat } produces a { $good }.
swept = All ships and contracts left on the Sea and Land boards are discarded.
time-changes = { $count ->
    [1] Each { $target } gets 1 more time marker.
   *[other] Each { $target } with more than one time marker loses one.
}
game-over = The game is over.
means-end = The game ends with it.
grade-is = { $points ->
    [one] A score of { $points } point: { $grade }.
   *[other] A score of { $points } points: { $grade }.
}

## The end in sight

ending-round = The last round
ending-settled = At its end the ship token reaches the last space. All contracts are settled, then money times prestige counts.

## What you are asked

ask-start-goods = { $count ->
    [one] Which good do you want to start with? ({ $count } to choose)
   *[other] Which goods do you want to start with? ({ $count } to choose)
}
ask-bid = { $count ->
    [one] Where do you want to bid? ({ $count } card left)
   *[other] Where do you want to bid, and how much? ({ $count } cards left)
}
ask-further-permit = A further permit costs you { $money } money. Do you want to use one?
ask-permit = { $money ->
    [0] Your permit is free. What do you want to use it for?
   *[other] A permit costs you { $money } money. What do you want to use it for?
}
ask-grow = Do you want to pay { $money } money and take a card of value { $value } from your reserve?
ask-price = Which price card do you want on top?
ask-ladder = Which neighbours on the Career ladder do you want to swap?
ask-dock = Which dock do you want for this ship: { $ship }?
ask-wild = { $count ->
    [one] Which type of goods does this ship bring? ({ $count } good)
   *[other] Which type of goods does this ship bring? ({ $count } goods)
}
ask-time = Do you want one more time marker on this card? (It has { $count }.)
ask-load = Which loading dock do you want for the contract for { $contract }? (Delivery time { $time })
ask-produce = Which production building do you want to use?
ask-deposit = How much do you want to deposit in your Bank? (Balance: { $money } money)
ask-work = What do you want to do in your harbour?
ask-gain-good = Which good do you want to take?
ask-lose-good = Which good do you return?
ask-free-bollard = Where do you want to place a free bollard?
ask-upgrade = { $money ->
    [0] Do you want to take a card of value { $value } from your reserve for free?
   *[other] Do you want to pay { $money } money and take a card of value { $value } from your reserve?
}
not-asked = There is nothing for you to decide right now.

## Options

start = Start with { $goods }
bid = Bid { $value } on { $space }
bid-ship = Bid { $value } on { $space }: { $ship }
bid-contract = Bid { $value } on { $space }: { $contract }
bid-building = Bid { $value } on { $space }: { $building }
stop-permits = Do without the permit
stop-further-permits = Take no further permit
bollard = { $money ->
    [0] Place a bollard on quay wall { $wall } (free)
   *[other] Place a bollard on quay wall { $wall } ({ $money } money in all)
}
clear = { $money ->
    [0] Clear a space: column { $column }, row { $row } (free)
   *[other] Clear a space: column { $column }, row { $row } ({ $money } money in all)
}
build = { $money ->
    [0] Build { $building } (free)
   *[other] Build { $building } ({ $money } money)
}
decline = Decline
grow = { $money ->
    [0] Take the card for free
   *[other] Pay { $money } money and take the card
}
choose = Barrel { $barrel }, container { $container }, crate { $crate }, passenger { $passenger }
keep-prices = Keep the present prices
keep-ladder = Change nothing
swap = Swap { $upper } and { $lower }
dock = Use dock { $dock }
name = Name { $good-id ->
    [barrel] barrels
    [container] containers
    [crate] crates
   *[passenger] passengers
} as the cargo
time-printed = Keep the printed time
time-more = Add a time marker
refuse = Refuse the contract
refuse-paying = Refuse the contract and pay { $money } money
refuse-losing = Refuse the contract and lose 1 prestige
load = Use loading dock { $dock }
load-closed = Use loading dock { $dock } (cannot be reached yet)
stop-producing = Finish production
produce = Use { $building }
deposit = { $money ->
    [0] Deposit nothing
   *[other] Deposit { $money } money
}
unload = Unload a { $good } from dock { $dock }
deliver = Deliver a { $good } to loading dock { $dock }
direct = Move a { $good } from dock { $from } straight to loading dock { $dock }
carry = Take { $goods } from dock { $from } to loading dock { $dock }
pack = { $money ->
    [0] Pack 2 crates into 1 container (free)
   *[other] Pack 2 crates into 1 container ({ $money } money)
}
unpack = { $money ->
    [0] Unpack 1 container into 2 crates (free)
   *[other] Unpack 1 container into 2 crates ({ $money } money)
}
done = Finish work
take = Take a { $good }
lose = Return a { $good }
free-bollard = Place the bollard on quay wall { $wall }

## What was done

did-ship = New on the Sea board: { $ship }.
did-contract = New on the Land board: a contract for { $contract }.
did-top = The next building on offer: { $building }.
did-price = A price card is turned up.
did-progress = { $count ->
    [one] In the coming round the ship token will move { $count } space.
   *[other] In the coming round the ship token will move { $count } spaces.
}
did-news = The newspaper announces the next event: { $newspaper }.
did-chit = A goods chit is drawn: { $good }.
did-first-contract = A starting contract is dealt: { $contract }.
did-first-building = A starting building is dealt: { $building }.
did-dummy = The dummy places a card face down on { $space }.
did-dummy-card = A card of the dummy is turned up: { $value }.
did-start = { $seat } starts with { $goods }.
did-bid = { $seat } bids { $value } on { $space }.
did-bid-veiled = { $seat } places a card face down on { $space }.
did-done = { $seat } does no more in this part of the round.
did-bollard = { $seat } places a bollard on quay wall { $wall }.
did-clear = { $seat } clears a space: column { $column }, row { $row }.
did-build = { $seat } builds { $building }.
did-decline = { $seat } declines.
did-grow = { $seat } grows influence.
did-choose = { $seat } decides on the prices.
did-keep = { $seat } leaves the Career ladder as it is.
did-swap = { $seat } swaps { $upper } and { $lower }.
did-dock = { $seat } puts a ship into dock { $dock }: { $ship }.
did-name = { $seat } names the cargo: { $good-id ->
    [barrel] barrels
    [container] containers
    [crate] crates
   *[passenger] passengers
}.
did-time = { $count ->
    [0] { $seat } adds no time marker.
   *[other] { $seat } adds a time marker.
}
did-refuse = { $seat } does not place the contract for { $contract }.
did-load = { $seat } puts the contract for { $contract } into loading dock { $dock }.
did-produce = { $seat } uses { $building }.
did-deposit = { $money ->
    [0] { $seat } deposits nothing.
   *[other] { $seat } deposits { $money } money in the Bank.
}
did-unload = { $seat } unloads a { $good } from dock { $dock }.
did-deliver = { $seat } delivers a { $good } to loading dock { $dock }.
did-direct = { $seat } moves a { $good } from dock { $from } straight to loading dock { $dock }.
did-pack = { $seat } packs 2 crates into 1 container.
did-unpack = { $seat } unpacks 1 container into 2 crates.
did-take = { $seat } takes a { $good }.
did-lose = { $seat } returns a { $good }.

## What buildings do

ability-none = No ability.
ability-exchange = If nobody bids on the price cards, you choose the price card on top.
ability-bank = Once a round: 1 money interest for every full { $per } on this card, at most { $most }; then you may deposit up to { $money } money. The balance counts at the end.
ability-produce-good = Produces a { $good } each round, if you can store it.
ability-produce-money = Produces { $money } money each round.
ability-extra-spaces = { $count ->
    [one] { $count } more place for goods.
   *[other] { $count } more places for goods.
}
ability-special-storage = Room for { $good-id ->
    [barrel] { $count ->
        [one] { $count } barrel
       *[other] { $count } barrels
    }
    [container] { $count ->
        [one] { $count } container
       *[other] { $count } containers
    }
    [crate] { $count ->
        [one] { $count } crate
       *[other] { $count } crates
    }
   *[passenger] { $count ->
        [one] { $count } passenger
       *[other] { $count } passengers
    }
}.
ability-direct-delivery = You may move goods straight from a ship to a contract.
ability-free-conversion = Packing and unpacking cost you nothing.
ability-contract-bonus = { $money } extra money for each contract you complete.
ability-waive-penalties = Contract penalties do not touch you.
ability-win-ties = You win ties for ships and contracts, whatever your rank.
ability-berth-reduction = Your ships need a berth smaller by { $count }.
ability-expansion-discount = Bollards and cover cards cost you { $money } less.
ability-prestige-per-ship = Each ship in your docks counts { $count } prestige more.
ability-extra-time = { $count ->
    [one] You may place ships and contracts with { $count } more time marker.
   *[other] You may place ships and contracts with { $count } more time markers.
}

## What newspapers report

news-gain-money = Everybody gets { $money } money.
news-pay-money = Everybody pays { $money } money.
news-gain-per = Everybody gets { $money } money for each { $per }, at most { $most }.
news-pay-per = Everybody pays { $money } money for each { $per }, at most { $most }.
news-prestige-up = Everybody gains 1 prestige.
news-prestige-down = Everybody loses 1 prestige.
news-gain-good = Everybody may take a good that they can store.
news-lose-good = Everybody who has stored goods returns one.
news-add-time = Each { $target } in the harbours gets 1 more time marker.
news-remove-time = Each { $target } in the harbours with more than one time marker loses one.
news-free-bollard = Everybody may place a bollard for free.
news-offer-upgrade = { $money ->
    [0] Everybody may grow influence by one step for free.
   *[other] Everybody may pay { $money } money to grow influence by one step.
}
news-sweep-boards = All ships and contracts left on the Sea and Land boards are discarded.
news-rotate-prices = The top price card goes to the bottom.

## Scores

score-money = money
score-prestige = prestige
tie-rank = higher rank
verdict-beachcomber = Your grade: Beachcomber.
verdict-deckhand = Your grade: Deckhand.
verdict-helmsman = Your grade: Helmsman.
verdict-pilot = Your grade: Pilot.
verdict-commodore = Your grade: Commodore.

## What turns are called here

game-turn-before = Previous round
game-turn-after = Next round
game-play-on-turn = Play on from a round
game-last-turns = the last round
game-graph = Points over time
game-graph-axis = round
game-graph-is = Points after each round. At the end: { $list }.

## Options of a game

option-mode = Length
option-mode-help = The long game has covered spaces, events and an uncertain end; the short game gives everybody a building and goods to start with. Alone you always play the solo game.
option-mode-long = Long game
option-mode-short = Short game
option-ties = Ties for ships and contracts
option-ties-help = Which Career ladder decides when bids are equal: the one of the moment, after this round's swap, or the one at the reveal.
option-ties-moment = The ladder of the moment
option-ties-reveal = The ladder at the reveal

## Why a hint advises a choice

hint-prestige = { $count ->
    [one] It brings { $count } prestige.
   *[other] It brings { $count } prestige.
}
hint-parking = The Parking lot pays for certain.
hint-contract-time = The contract leaves you time to gather its goods.
hint-contract-goods = You have the goods for this contract.
hint-permit = With a permit you can build what you have gained.
hint-influence = Influence makes your bids stronger in later rounds.
hint-career = A higher rank brings more income and wins ties.
hint-ship-rise = The ship would raise your prestige by { $count }.
hint-ship-goods = Your contracts still need what this ship brings: { $goods }.
hint-ship-worth = At present contracts pay { $money } money for what the ship brings: { $goods }.
hint-ship-store = You have room for goods of this ship: { $goods }.
hint-reward = Completed, the contract pays a reward of { $count } money.
hint-reward-prestige = Completed, the contract brings prestige as a reward.
hint-new-prestige = Once built, it would raise your prestige by { $count }.
hint-value = Built, it adds { $count } to your harbour value.
hint-ability = { $effect }
hint-permit-wall = With a permit you can place a bollard, for larger ships.
hint-captain = If you win it, nobody can take your top rank from you this round.
hint-prices-sale = { $count ->
    [one] You could set the prices for the { $count } good that you have delivered.
   *[other] You could set the prices for the { $count } goods that you have delivered.
}
hint-prices-plan = You could set the prices to suit the goods you will deliver.
hint-bid-first = Nobody else has bid there yet.
hint-bid-sure = Your { $total } there is more than anything that can lie there so far.
hint-bid-together = Together with your cards there, it makes { $total }.
hint-bid-weakest = It costs you only your weakest card.
hint-bid-strongest = Your strongest card gives it the best chance.
hint-bid-keeps = It keeps your { $value } for another space.
hint-bid-difference = The higher your bid there, the less you pay.
hint-delivers = { $count ->
    [one] You can then deliver { $count } good to your contracts in this phase.
   *[other] You can then deliver { $count } goods to your contracts in this phase.
}
hint-completes = It completes the contract of loading dock { $dock }.
hint-still-missing = { $count ->
    [one] Then only { $count } good is missing in loading dock { $dock }.
   *[other] Then only { $count } goods are missing in loading dock { $dock }.
}
hint-price = At present a contract pays { $money } money for a { $good }.
hint-wanted = Your contracts still need { $goods }.
hint-unwanted = None of your contracts needs another { $good }.
hint-leaves = This ship leaves after this round, and what is still on board is lost: { $ship }.
hint-safe = In store a { $good } stays when its ship leaves.
hint-nothing-left = None of your contracts takes a good that lies in your store.
hint-keeps-goods = { $count ->
    [one] It keeps { $count } good in store for later contracts.
   *[other] It keeps { $count } goods in store for later contracts.
}
hint-more-money = { $rival ->
    [1] It leaves you { $count } money more than choice { $rival }.
   *[other] It leaves you { $count } money more than the next best choice.
}
hint-rest = By the bot's reckoning, nothing else that you could do now pays for itself.
hint-berth = Dock { $dock } can then take larger ships.
hint-berth-half = With one more bollard on a quay wall beside it, quay wall { $wall } takes larger ships.
hint-clear-load = Goods then reach loading dock { $dock }.
hint-clear = A cleared space stores goods or takes a building.
hint-grow = In later rounds a { $value } takes the place of your { $earlier }.
hint-prices-delivered = What you have delivered would then be worth { $money } money.
hint-prices-wanted = What your contracts still need would then bring { $money } money.
hint-prices-pay = What you have delivered and hold would then be worth { $money } money.
hint-rank = You become { $rank }, with an income of { $income } money.
hint-rank-stays = You stay { $rank }.
hint-rank-rival = { $seat } loses a rank and income with it.
hint-docks-alike = The free docks are all alike for this ship.
hint-dock-small = A larger berth stays free for a larger ship.
hint-crates = Two crates fit into one space of your store.
hint-time = It leaves you a round more to make use of it.
hint-less-time = Its dock is free again a round earlier.
hint-load-open = Goods reach loading dock { $dock } at once.
hint-load-closed = A loading dock that can be reached stays free for the next contract.
hint-refuse = You do not tie up a loading dock with a contract that you may not complete.
hint-interest = Each { $per } money in the bank bring 1 money of interest per round.
hint-cash = { $count } money stay in cash to pay for permits and the like.
hint-start = Your first contract asks for { $goods }.
hint-start-same = It gives you several goods of one type, as some contracts ask for.
hint-start-mix = { $count ->
    [one] It gives you { $count } type of good for contracts to come.
   *[other] It gives you { $count } types of goods for contracts to come.
}
hint-no-interest = Your bank would bring no interest this round.
hint-room = It keeps room in your store that another { $good } would take.
hint-loads-alike = The free loading docks are all alike, and this contract is worth taking.
hint-for-later = A later contract may ask for a { $good }.
