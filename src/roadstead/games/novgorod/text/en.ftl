# What Novgorod says.

game-name = Novgorod
game-summary = Sail from city to city, turn what you find into ducats, luxury goods and fulfilled orders, and make a career in the Hanseatic League. With 30 seals or a complete career the last round begins. Most seals win, but whoever still shows a red X on the career card has lost.

## Goods, luxury goods and the sides of cards

# The last branch is for the goods of a deck of one's own.
ware = { $id ->
    [fur] fur
    [glass] glass
    [salt] salt
    [amber] amber
    [cloth] cloth
    [fish] fish
    [grain] grain
    [wool] wool
    [provisions] provisions
    [clothing] clothing
    [jewellery] jewellery
   *[0] { $id }
}
side = { $id ->
    [front] front
   *[back] back
}

## What happens by itself

bonus-in-play = The bonus cards are "{ $one }" and "{ $other }".
merchant-and-pirate-at = The merchant begins in { $merchant }, the pirate in { $pirate }.
starts = { $seat } has the lowest career number and is the start player.
pays-start = { $seat } pays { $price } ducats for two kontors and two orders { $money ->
    [0] and has no ducats left.
    [one] and has { $money } ducat left.
   *[other] and has { $money } ducats left.
}
round = Round { $count } begins.
turn-of = { $seat } to play.
progress = Round { $count }
progress-last = Round { $count }, the last
pays = { $price ->
    [one] { $seat } pays { $price } ducat.
   *[other] { $seat } pays { $price } ducats.
}
swaps = { $seat }'s kontor in { $city } moves from the hold to the route; the base kontor takes its place in the hold.
stays = { $seat } lays no route this turn.
fee-due = { $fee ->
    [one] { $seat } uses the base kontor in { $city }: a port fee of { $fee } ducat will be due.
   *[other] { $seat } uses the base kontor in { $city }: a port fee of { $fee } ducats will be due.
}
speed-now = { $seat }'s ship now has speed { $speed }.
gets-income = { $money ->
    [one] { $seat } gets { $money } ducat of income in { $city }.
   *[other] { $seat } gets { $money } ducats of income in { $city }.
}
gets-extra-income = { $money ->
    [one] { $seat } gets { $money } ducat of extra income (privilege).
   *[other] { $seat } gets { $money } ducats of extra income (privilege).
}
merchant-pays = { $money ->
    [one] The merchant adds { $money } ducat for { $seat }.
   *[other] The merchant adds { $money } ducats for { $seat }.
}
merchant-seals = { $seals ->
    [one] The merchant adds { $seals } seal for { $seat }.
   *[other] The merchant adds { $seals } seals for { $seat }.
}
merchant-moves = The merchant moves on to { $city }.
makes = { $seat } makes { $luxury } in { $city } from { $goods }.
for-seals = { $seat } gains { $seals ->
    [one] { $seals } seal
   *[other] { $seals } seals
} and { $money ->
    [one] { $money } ducat.
   *[other] { $money } ducats.
}
row-done = { $seals ->
    [one] { $seat } fulfils a row of an order ({ $wares }) and gains { $seals } seal.
   *[other] { $seat } fulfils a row of an order ({ $wares }) and gains { $seals } seals.
}
uses-for-career = { $seat } uses up { $goods } for the career.
rises = { $seat } rises to career level { $level } and gives up the privilege "{ $privilege }".
lost-from-hold = { $seat } loses { $good } from the hold.
special-done = { $seals ->
    [one] { $seat } fulfils special order { $position } ({ $wares }) and gains { $seals } seal.
   *[other] { $seat } fulfils special order { $position } ({ $wares }) and gains { $seals } seals.
}
pays-fees = { $money ->
    [one] { $seat } pays { $money } ducat of port fees.
   *[other] { $seat } pays { $money } ducats of port fees.
}
career-seals = { $seals ->
    [one] { $seat } gains { $seals } seal for the career.
   *[other] { $seat } gains { $seals } seals for the career.
}
privilege-seal = { $seals ->
    [one] { $seat } has used no privilege this turn and gains { $seals } more seal.
   *[other] { $seat } has used no privilege this turn and gains { $seals } more seals.
}
gains-bonus = { $seals ->
    [one] { $seat } gains { $seals } seal from the bonus card "{ $bonus }".
   *[other] { $seat } gains { $seals } seals from the bonus card "{ $bonus }".
}
bonus-drops = { $seals ->
    [one] The bonus card "{ $bonus }" now offers { $seals } seal.
   *[other] The bonus card "{ $bonus }" now offers { $seals } seals.
}
bonus-gone = The bonus card "{ $bonus }" leaves the game.
last-round = The next round is the last one.
stopped = { $count ->
    [one] The game stops after { $count } round and is scored as it stands.
   *[other] The game stops after { $count } rounds and is scored as it stands.
}
variety = { $kinds ->
    [0] { $seat } has no goods on orders under the ship
    [one] { $seat } has { $kinds } kind on orders under the ship
   *[other] { $seat } has { $kinds } kinds on orders under the ship
} and gains { $seals ->
    [0] no seals
    [one] { $seals } seal
   *[other] { $seals } seals
} for the variety of goods.
counter-shown = Face down under { $seat }'s ship lay: { $upper } / { $lower }.
game-over = The game is over.
means-end = The game ends with it.
red-x = { $seat } still shows a red X on the career card and so has lost.
means-red-x = Your career card still shows a red X, so you lose.
means-privilege-seal = { $seals ->
    [one] { $seat } gains { $seals } seal for using no privilege this turn.
   *[other] { $seat } gains { $seals } seals for using no privilege this turn.
}

## The end in sight

ending-your-turn = Your last turn
ending-one-more = The last round: one more turn for you
ending-round = The last round
ending-after = { part-after }
ending-reached = { $seat } has { $seals } seals or more, or has completed the career card. { part-after }
ending-reached-both = { $seats } have { $seals } seals or more each, or have completed their career cards. { part-after }
part-after = { $after ->
    [0] After this turn the seals are counted.
    [one] { $after } more turn after this one, then the seals are counted.
   *[other] { $after } more turns after this one, then the seals are counted.
}

## What you are asked

part-kept-for-fees = { $fees ->
    [0] {""}
   *[other] Port fees: { part-fees }{ $missing ->
        [0] .
        [one] ; { $missing } ducat still to earn.
       *[other] ; { $missing } ducats still to earn.
    }{ " " }
}
part-fees = { $fees ->
    [one] { $fees } ducat
   *[other] { $fees } ducats
}
ask-side = Which side of your card do you want to play with? ({ $career })
ask-pick = { $orders ->
    [0] Which kontor do you choose? ({ $kontors } to go)
   *[other] { $kontors ->
        [0] Which order do you choose?
        [one] Which card do you choose? ({ $kontors } kontor and { $orders } order to go)
       *[other] Which card do you choose? ({ $kontors } kontors and { $orders } order to go)
    }
}
ask-pirate = The pirate is in { $city }. { $price ->
    [0] Do you want to move the pirate for free?
    [one] Do you want to move the pirate for { $price } ducat?
   *[other] Do you want to move the pirate for { $price } ducats?
}
ask-pirate-at-end = At the end of your turn the pirate is in { $city }. { $price ->
    [0] Do you want to move the pirate for free?
    [one] Do you want to move the pirate for { $price } ducat?
   *[other] Do you want to move the pirate for { $price } ducats?
}
ask-pirate-privilege = The pirate is in { $city }. Do you want to move the pirate with your privilege instead of taking extra income?
ask-pirate-privilege-at-end = At the end of your turn the pirate is in { $city }. Do you want to move the pirate with your privilege instead of taking extra income?
ask-first-city = { $cards ->
    [one] Where does your route begin? ({ $cards } card at most)
   *[other] Where does your route begin? (up to { $cards } cards)
}
ask-next-city = { part-kept-for-fees }{ $cards ->
    [one] How does your route go on? ({ $cards } more card at most)
   *[other] How does your route go on? (up to { $cards } more cards)
}
ask-route-full = { part-kept-for-fees }Your route is full. Do you want to add a card with the speed privilege?
ask-evaluate = { part-kept-for-fees }What do you want to do with your route?
ask-make-at = { part-kept-for-fees }In which city do you want to make { $luxury }?
ask-make-any-at = { part-kept-for-fees }{ $count ->
    [one] Where do you want to make a luxury good? ({ $count } to go)
   *[other] Where do you want to make a luxury good? ({ $count } different ones to go)
}
ask-make-in = { part-kept-for-fees }Where do you want to make { $count } different luxury goods?
ask-recipe = { part-kept-for-fees }Which goods do you want to use up for { $luxury } in { $city }?
ask-source = { part-kept-for-fees }Where do you want to take the { $good } from?
ask-kind = { part-kept-for-fees }{ $count ->
    [one] Which good do you want to use up? ({ $count } to go)
   *[other] Which good do you want to use up? ({ $count } different ones to go)
}
ask-give = { part-kept-for-fees }{ $count ->
    [one] Which good do you want to use up?
   *[other] Which { $count } different goods do you want to use up?
}
ask-file = Where do you want to lay the order { $upper } / { $lower }? Its lower row is still open.
ask-store = { part-kept-for-fees }Which good do you want to store in your hold?
ask-store-losing = { part-kept-for-fees }Which good do you want to store in your hold? The { $good } of your hold was not used and is lost.
ask-store-instead = { part-kept-for-fees }There is { $good } in your hold. Do you want to store another good instead?
ask-purchase = { $money ->
    [0] You have no ducats. What do you want to buy? (one purchase per turn)
    [one] You have { $money } ducat. What do you want to buy? (one purchase per turn)
   *[other] You have { $money } ducats. What do you want to buy? (one purchase per turn)
}
ask-cheap-order = { $money ->
    [0] You have no ducats left. Do you want one more order with your privilege?
    [one] You have { $money } ducat left. Do you want one more order with your privilege?
   *[other] You have { $money } ducats left. Do you want one more order with your privilege?
}
not-asked = There is nothing for you to decide right now.

## Options

part-forgone-seals = { $forgone ->
    [0] {""}
    [one] { " " }(instead of { $forgone } seal at the end of your turn)
   *[other] { " " }(instead of { $forgone } seals at the end of your turn)
}
side-front = Front (beige border)
side-back = Back (silver border)
buy-kontor = Take the kontor in { $city }: { $good }, income { $income ->
    [one] { $income } ducat
   *[other] { $income } ducats
} ({ $price ->
    [0] free
    [one] { $price } ducat
   *[other] { $price } ducats
})
buy-order = Take an order: { $upper } / { $lower } ({ $price ->
    [0] free
    [one] { $price } ducat
   *[other] { $price } ducats
})
buy-order-stack = Take the top order of the stack ({ $price ->
    [0] free
    [one] { $price } ducat
   *[other] { $price } ducats
})
buy-cheap = Take an order with your privilege{ part-forgone-seals }: { $upper } / { $lower } ({ $price ->
    [0] free
    [one] { $price } ducat
   *[other] { $price } ducats
})
buy-cheap-stack = Take the top order of the stack with your privilege{ part-forgone-seals } ({ $price ->
    [0] free
    [one] { $price } ducat
   *[other] { $price } ducats
})
buy-ship = Raise your ship to speed { $speed } ({ $price ->
    [0] free
    [one] { $price } ducat
   *[other] { $price } ducats
})
pass-purchase = Pass: buy nothing more
pass-pirate = Leave the pirate there
move-pirate = { $price ->
    [0] Move the pirate to { $city } for free
    [one] Move the pirate to { $city } for { $price } ducat
   *[other] Move the pirate to { $city } for { $price } ducats
}
move-pirate-privilege = Move the pirate to { $city } with your privilege{ part-forgone-seals }
sail-own = Sail to { $city }: your kontor, { $good }
sail-swap = Sail to { $city }: your kontor from the hold, { $good } twice (use the stored one this turn or lose it)
sail-swap-fast = Sail to { $city } with the speed privilege{ part-forgone-seals }: your kontor from the hold, { $good } twice (use the stored one this turn or lose it)
sail-base = Sail to { $city }: base kontor, { $good } ({ $fee ->
    [0] no port fee
    [one] port fee { $fee } ducat
   *[other] port fee { $fee } ducats
})
sail-own-fast = Sail to { $city } with the speed privilege{ part-forgone-seals }: your kontor, { $good }
sail-base-fast = Sail to { $city } with the speed privilege{ part-forgone-seals }: base kontor, { $good } ({ $fee ->
    [0] no port fee
    [one] port fee { $fee } ducat
   *[other] port fee { $fee } ducats
})
lay-placeholder = Lay a placeholder for the manufactory in { $city }
lay-placeholder-fast = Lay a placeholder for the manufactory in { $city } with the speed privilege{ part-forgone-seals }
stop-route = End the route
stay = Lay no route
make-for-seals = Make { $luxury } in { $city } for { $seals ->
    [one] { $seals } seal and { $seals } ducat
   *[other] { $seals } seals and { $seals } ducats
}
make-for-seals-between = Make { $luxury } in { $city } for { $least } to { $top } seals and as many ducats
fulfil-upper = { $seals ->
    [one] Fulfil the upper row of { $upper } / { $lower } ({ $seals } seal)
   *[other] Fulfil the upper row of { $upper } / { $lower } ({ $seals } seals)
}
fulfil-lower = { $seals ->
    [one] Fulfil only the lower row of { $upper } / { $lower } ({ $seals } seal; the upper row lapses)
   *[other] Fulfil only the lower row of { $upper } / { $lower } ({ $seals } seals; the upper row lapses)
}
fulfil-lower-after = { $seals ->
    [one] Fulfil the lower row of { $upper } / { $lower } too ({ $seals } seal)
   *[other] Fulfil the lower row of { $upper } / { $lower } too ({ $seals } seals)
}
rise = Rise to career level { $level }: { $goods ->
    [0] {""}
    [one] { $goods } good
   *[other] { $goods } different goods
}{ $luxuries ->
    [0] {""}
   *[other] { $goods ->
        [0] {""}
       *[other] { " and " }
    }{ $luxuries ->
        [one] { $luxuries } luxury good
       *[other] { $luxuries } different luxury goods
    }
}{ $ducats ->
    [0] { $goods ->
        [0] { $luxuries ->
            [0] free
           *[other] {""}
        }
       *[other] {""}
    }
   *[other] { $goods ->
        [0] { $luxuries ->
            [0] {""}
           *[other] { " and " }
        }
       *[other] { " and " }
    }{ $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
}; then { $seals ->
    [one] { $seals } seal
   *[other] { $seals } seals
} per turn, without "{ $privilege }"
part-lapsing-above = { $skipped ->
    [0] {""}
    [one] ; the one above lapses this turn
   *[other] ; the { $skipped } above lapse this turn
}
fulfil-special = Fulfil special order { $position }: { $wares }{ $inputs ->
    [0] {""}
    [1] {""}
   *[other] { " " }from at least { $inputs } goods
} ({ $price ->
    [0] free
    [one] pay { $price } ducat
   *[other] pay { $price } ducats
}, { $seals ->
    [one] gain { $seals } seal
   *[other] gain { $seals } seals
}{ part-lapsing-above })
fulfil-special-cheap = Fulfil special order { $position } with your privilege{ part-forgone-seals }: { $wares }{ $inputs ->
    [0] {""}
    [1] {""}
   *[other] { " " }from at least { $inputs } goods
} ({ $price ->
    [0] free
    [one] pay { $price } ducat
   *[other] pay { $price } ducats
}, { $seals ->
    [one] gain { $seals } seal
   *[other] gain { $seals } seals
}{ part-lapsing-above })
take-income = { $money ->
    [one] Take income in { $city }: { $money } ducat for { $good }
   *[other] Take income in { $city }: { $money } ducats for { $good }
}
take-extra-income = { $money ->
    [one] Take extra income with your privilege{ part-forgone-seals }: { $money } ducat
   *[other] Take extra income with your privilege{ part-forgone-seals }: { $money } ducats
}
end-evaluation = { $money ->
    [0] End the phase
    [one] End the phase (+{ $money } ducat)
   *[other] End the phase (+{ $money } ducats)
}
end-evaluation-paying = { $money ->
    [0] End the phase (fees { part-fees })
    [one] End the phase (+{ $money } ducat, fees { part-fees })
   *[other] End the phase (+{ $money } ducats, fees { part-fees })
}
make-at = Make { $luxury } in { $city }
make-in-two = Make { $luxury } in { $city } and { $luxury2 } in { $city2 }
make-in-three = Make { $luxury } in { $city }, { $luxury2 } in { $city2 } and { $luxury3 } in { $city3 }
use-recipe = Use up { $goods }
use-recipe-for-seals = { $seals ->
    [one] Use up { $goods } ({ $seals } seal and { $seals } ducat)
   *[other] Use up { $goods } ({ $seals } seals and { $seals } ducats)
}
use-good = Use up { $good }
give-goods = Use up { $goods }
from-hold = From the hold
from-route = From the route
lay-left = Left of the ship: the lower row can still be fulfilled
lay-under = Under the ship: the order is finished
store = { $income ->
    [one] Store { $good } instead of { $income } ducat of income
   *[other] Store { $good } instead of { $income } ducats of income
}
store-nothing = Store nothing

## What was done

did-manufactory = Placed in { $city }: { $manufactory }.
did-bonus = A bonus card comes into play: { $bonus }.
did-career = { $seat } is dealt a card: { $career }.
did-draw = { $seat } draws an order: { $upper } / { $lower }.
did-draw-veiled = { $seat } draws an order, unseen by the others.
did-counter = { $seat } puts an order from the stack face down under the ship: { $upper } / { $lower }.
did-counter-veiled = { $seat } puts an order from the stack face down under the ship.
did-open = An order is laid face up: { $upper } / { $lower }.
did-column = Next in the column of special orders: the card with { $wares } in part A.
did-merchant-at = The merchant begins in { $city }.
did-pirate-at = The pirate begins in { $city }.
did-side-front = { $seat } plays with the front of the career card.
did-side-back = { $seat } plays with the back of the career card.
did-kontor = { $seat } takes a kontor in { $city }.
did-order = { $seat } takes an order: { $upper } / { $lower }.
did-order-stack = { $seat } takes an order from the stack.
did-cheap = { $seat } takes an order with the privilege: { $upper } / { $lower }.
did-cheap-stack = { $seat } takes an order from the stack with the privilege.
did-ship = { $seat } raises the ship one step.
did-pass = { $seat } passes.
did-pirate = { $seat } moves the pirate to { $city }.
did-sail = { $seat } sails to { $city }.
did-sail-fast = { $seat } sails to { $city } with the speed privilege.
did-placeholder = { $seat } lays a placeholder.
did-placeholder-fast = { $seat } lays a placeholder with the speed privilege.
did-stop = { $seat } lays no further card.
did-make = { $seat } uses the manufactory in { $city }.
did-fulfil = { $seat } works on an order ({ $upper } / { $lower }) and wants to deliver { $wares }.
did-rise = { $seat } wants to rise one career level.
did-special = { $seat } works on special order { $position }.
did-special-cheap = { $seat } works on special order { $position } with the privilege.
did-income = { $seat } takes income in { $city }.
did-extra-income = { $seat } takes extra income.
did-end = { $seat } ends the phase.
did-at = { $seat } uses the manufactory in { $city }.
did-make-in = { $seat } uses the manufactories in { $cities }.
did-recipe = { $seat } chooses a recipe: { $goods }.
did-from-hold = { $seat } takes the good from the hold.
did-from-route = { $seat } takes the good from the route.
did-left = { $seat } lays the order left of the ship.
did-under = { $seat } lays the order under the ship.
did-store = { $seat } stores the kontor in { $city } with its good.
did-store-nothing = { $seat } stores nothing.

## An action in one line: fragments without their subject

part-for-price = { $price ->
    [0] for free
    [one] for { $price } ducat
   *[other] for { $price } ducats
}
part-some-ducats = { $money ->
    [one] { $money } ducat
   *[other] { $money } ducats
}
part-some-seals = { $seals ->
    [one] { $seals } seal
   *[other] { $seals } seals
}
part-stop-1 = { $city1 }{ $fee1 ->
    [0] {""}
   *[other] { " " }(fee { $fee1 })
}
part-stop-2 = { $city2 }{ $fee2 ->
    [0] {""}
   *[other] { " " }(fee { $fee2 })
}
part-stop-3 = { $city3 }{ $fee3 ->
    [0] {""}
   *[other] { " " }(fee { $fee3 })
}
part-stop-4 = { $city4 }{ $fee4 ->
    [0] {""}
   *[other] { " " }(fee { $fee4 })
}
part-stop-5 = { $city5 }{ $fee5 ->
    [0] {""}
   *[other] { " " }(fee { $fee5 })
}
part-stop-6 = { $city6 }{ $fee6 ->
    [0] {""}
   *[other] { " " }(fee { $fee6 })
}
part-stop-7 = { $city7 }{ $fee7 ->
    [0] {""}
   *[other] { " " }(fee { $fee7 })
}
part-stop-8 = { $city8 }{ $fee8 ->
    [0] {""}
   *[other] { " " }(fee { $fee8 })
}
does-sail-1 = sails to { part-stop-1 }
does-sail-2 = sails to { part-stop-1 } and { part-stop-2 }
does-sail-3 = sails to { part-stop-1 }, { part-stop-2 } and { part-stop-3 }
does-sail-4 = sails to { part-stop-1 }, { part-stop-2 }, { part-stop-3 } and { part-stop-4 }
does-sail-5 = sails to { part-stop-1 }, { part-stop-2 }, { part-stop-3 }, { part-stop-4 } and { part-stop-5 }
does-sail-6 = sails to { part-stop-1 }, { part-stop-2 }, { part-stop-3 }, { part-stop-4 }, { part-stop-5 } and { part-stop-6 }
does-sail-7 = sails to { part-stop-1 }, { part-stop-2 }, { part-stop-3 }, { part-stop-4 }, { part-stop-5 }, { part-stop-6 } and { part-stop-7 }
does-sail-8 = sails to { part-stop-1 }, { part-stop-2 }, { part-stop-3 }, { part-stop-4 }, { part-stop-5 }, { part-stop-6 }, { part-stop-7 } and { part-stop-8 }
does-stay = lays no route
does-placeholders = { $cities-n ->
    [one] lays a placeholder in { $cities }
   *[other] lays placeholders in { $cities }
}
does-swap = takes the kontor in { $city } out of the hold
does-privilege = uses the privilege "{ $privilege }"
does-pirate = { $price ->
    [0] moves the pirate to { $city }
   *[other] moves the pirate to { $city } { part-for-price }
}
does-make = makes { $luxury } in { $city } from { $goods }
does-fulfil-upper = fulfils the upper row of an order ({ $wares })
does-fulfil-lower = fulfils the lower row of an order ({ $wares })
does-rise = rises to career level { $level }
does-special = fulfils special order { $position } ({ $wares })
does-gain-seals = gains { part-some-seals }
does-gain-both = gains { part-some-seals } and { part-some-ducats }
does-gain-bonus = gains { part-some-seals } from the bonus card "{ $bonus }"
does-gain-career = gains { part-some-seals } for the career
does-gain-privilege = gains { part-some-seals } for not using a privilege
does-get-merchant = gets { part-some-ducats } from the merchant
does-gain-merchant = gains { part-some-seals } from the merchant
does-use = uses up { $goods }
does-pay = pays { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
}
does-pay-fees = pays { $fees ->
    [one] { $fees } ducat of port fees
   *[other] { $fees } ducats of port fees
}
does-give-up = gives up the privilege "{ $privilege }"
does-counter = puts an order face down under the ship: { $upper } / { $lower }
does-counter-veiled = puts an order face down under the ship
does-left = lays an order left of the ship, its lower row open
does-under = lays an order under the ship
does-store = stores { $good }
does-store-and-income = stores { $good } and takes { part-some-ducats } of income in { $cities }
does-income = takes { part-some-ducats } of income in { $cities }
does-extra-income = takes { part-some-ducats } of extra income (privilege)
does-lose = loses { $good } from the hold
does-buy-kontor = buys the { $city } kontor { part-for-price }
does-buy-ship = raises the ship to speed { $speed } { part-for-price }
does-buy-order = buys an order ({ $upper } / { $lower }) { part-for-price }
does-buy-order-stack = buys an order from the stack { part-for-price }
does-draw = draws { $upper } / { $lower }
does-pass = passes
other-open = new order: { $upper } / { $lower }
other-merchant = the merchant moves on to { $city }
other-bonus-drops = the bonus card "{ $bonus }" now offers { part-some-seals }
other-bonus-gone = the bonus card "{ $bonus }" leaves the game
other-variety = { $seat } gains { $seals ->
    [0] no seals
    [one] { $seals } seal
   *[other] { $seals } seals
} for the variety of goods ({ $kinds ->
    [one] { $kinds } kind
   *[other] { $kinds } kinds
})
other-last-round = the next round is the last one
other-stopped = { $count ->
    [one] the game stops after { $count } round and is scored as it stands
   *[other] the game stops after { $count } rounds and is scored as it stands
}
other-game-over = the game is over
other-red-x = { $seat } still shows a red X and has lost

## What cards say

card-order = Upper row: { $upper }; lower row: { $lower }.
card-part = Part { $part ->
    [0] A
    [1] B
    [2] C
   *[other] D
}: { $wares }{ $inputs ->
    [0] {""}
    [1] {""}
   *[other] { " " }from at least { $inputs } goods
}; { $price ->
    [0] free
    [one] pay { $price } ducat
   *[other] pay { $price } ducats
}, { $seals ->
    [one] gain { $seals } seal.
   *[other] gain { $seals } seals.
}
card-recipe = { $seals ->
    [one] From { $goods }: { $luxury }, { $seals } seal.
   *[other] From { $goods }: { $luxury }, { $seals } seals.
}
card-level = { $seals ->
    [one] Level { $level } ({ $side }): { $requirement }; privilege { $privilege }; field: { $seals } seal per turn.
   *[other] Level { $level } ({ $side }): { $requirement }; privilege { $privilege }; field: { $seals } seals per turn.
}
card-level-x = Level { $level } ({ $side }): { $requirement }; privilege { $privilege }; field: red X.
card-top = { $seals ->
    [one] Top edge ({ $side }), field: { $seals } seal per turn.
   *[other] Top edge ({ $side }), field: { $seals } seals per turn.
}
card-own-kontors = { $threshold ->
    [one] Own { $threshold } kontor.
   *[other] Own { $threshold } kontors.
}
card-route-cities = { $threshold ->
    [one] Lay a route with { $threshold } city.
   *[other] Lay a route with { $threshold } different cities.
}
card-luxury-inputs = { $threshold ->
    [one] Make a luxury good.
   *[other] Make a luxury good from at least { $threshold } goods.
}
card-orders-under-ship = { $threshold ->
    [one] Have { $threshold } order under your ship.
   *[other] Have { $threshold } orders under your ship.
}
card-career-seals = { $threshold ->
    [one] Reach a career field with at least { $threshold } seal per turn.
   *[other] Reach a career field with at least { $threshold } seals per turn.
}
card-variety = At the end: seals for the number of different goods and luxury goods on the orders under your ship (kinds→seals).
card-speed = { $amount ->
    [one] Your route may have { $amount } more card.
   *[other] Your route may have { $amount } more cards.
}
card-extra-income = { $amount ->
    [one] You get { $amount } ducat.
   *[other] You get { $amount } ducats.
}
card-order-discount = { part-order-discount } With special orders in the game, those of this turn may cost { $amount ->
    [one] { $amount } ducat
   *[other] { $amount } ducats
} less in all instead.
part-order-discount = { $amount ->
    [one] You may take one more order, { $amount } ducat cheaper.
   *[other] You may take one more order, { $amount } ducats cheaper.
}
card-seal = { $amount ->
    [one] You gain { $amount } seal if you have used no other privilege this turn.
   *[other] You gain { $amount } seals if you have used no other privilege this turn.
}
card-ship = Speed { $speed }; the next step costs { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
}.
card-ship-last = Speed { $speed }; there is no further step.
card-merchant-front = Front: once per turn { $seals ->
    [0] { $ducats ->
        [one] { $ducats } more ducat
       *[other] { $ducats } more ducats
    }
    [one] { $seals } more seal
   *[other] { $seals } more seals
} if you take income or make a luxury good for seals in the merchant's city.
card-merchant-back = Back: once per turn { $seals ->
    [0] { $ducats ->
        [one] { $ducats } more ducat
       *[other] { $ducats } more ducats
    }
    [one] { $seals } more seal
   *[other] { $seals } more seals
} if you make a luxury good for seals in the merchant's city.
card-pirate-front = Front: a route with the pirate's city may have { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} fewer. Once per turn you may move the pirate. This costs { $most ->
    [one] { $most } ducat
   *[other] { $most } ducats
} with the most seals, { $second ->
    [one] { $second } ducat
   *[other] { $second } ducats
} with the second most and { $fewer ->
    [one] { $fewer } ducat
   *[other] { $fewer } ducats
} with fewer.
card-pirate-back = Back: routes ignore the pirate's city; its neighbours count as neighbours of each other. At the start or the end of your turn you may move the pirate with the privilege for extra income.

## Scores

score-luxury-goods = luxury goods
score-orders = orders
score-special-orders = special orders
score-career = career
score-privilege = privilege
score-bonus-cards = bonus cards
score-merchant = merchant
score-variety = variety
tie-ducats = more ducats
tie-levels = more career levels
tie-kontors = more kontors
tie-moved-later = later in turn order
verdict-lost = Whoever still shows a red X on the career card at the end has lost, however many seals they have.
verdict-stopped = The game was stopped at the round limit and scored as it stood.

## What points are called here

game-points-unit = { $points ->
    [one] seal
   *[other] seals
}
game-wins-by = { $margin ->
    [one] { $names } wins by { $margin } seal
   *[other] { $names } wins by { $margin } seals
}
game-by-vote = The players agreed to end it. The seals are as they stood.
game-record-ends = This record ends before the game does. The seals are as they stood.
game-equal-points = { $points ->
    [one] { $names } have { $points } seal each.
   *[other] { $names } have { $points } seals each.
}
game-ranking-help = seals by where they come from
game-tie-points = most seals
# "Round 5, the last" stands before it
game-last-turns = { "" }
game-graph = Seals over time
game-graph-help = marks: seals gained
game-graph-is = Seals after each turn. At the end: { $list }.

## Options of a game

option-first-game = First game
option-first-game-help = An easy start: the bonus cards "8 Kontors" and "5-City Route", and everybody plays with the front of the career card.
option-merchant-and-pirate = Merchant and pirate
option-merchant-and-pirate-help = Expert module A: the merchant travels from city to city and pays extra; the pirate gets in the way of routes.
option-merchant-side = Side of the merchant
option-merchant-side-help = The front adds ducats for income and for luxury goods made for seals; the back adds a seal for luxury goods made for seals.
option-merchant-side-front = Front: ducats
option-merchant-side-back = Back: a seal
option-pirate-side = Side of the pirate
option-pirate-side-help = The front shortens routes with the pirate's city, and ducats move the pirate; the back takes the city out of play, and a privilege moves the pirate.
option-pirate-side-front = Front: shorter routes
option-pirate-side-back = Back: a city less
option-cities = Cities of merchant and pirate
option-cities-help = Where the two begin: in the printed cities, Novgorod and Antwerp, or in cities drawn at random.
option-cities-printed = Novgorod and Antwerp
option-cities-random = Drawn at random
option-special-orders = Special orders
option-special-orders-help = Expert module B: four special orders are open to everybody; they cost ducats besides the goods and bring many seals.
option-round-stop = Round limit
option-round-stop-help = A technical limit: after this many rounds the game stops and is scored as it stands.

## Why a hint advises a choice

hint-red-x = You can rise in your career; too low a level cannot win.
hint-career = { $count ->
    [one] You can rise in your career: then { $count } seal per turn.
   *[other] You can rise in your career: then { $count } seals per turn.
}
hint-hold = A good in the hold helps in the next turn.
hint-speed = A faster ship reaches more cities in a turn.
hint-luxuries = { $count ->
    [one] Luxury goods can then bring you { $count } seal in this turn.
   *[other] Luxury goods can then bring you { $count } seals in this turn.
}
hint-fulfil = { $count ->
    [one] You can then fulfil orders for { $count } seal in this turn.
   *[other] You can then fulfil orders for { $count } seals in this turn.
}
hint-specials = { $count ->
    [one] Special orders can then bring you { $count } seal in this turn.
   *[other] Special orders can then bring you { $count } seals in this turn.
}
hint-bonus = { $count ->
    [one] You can then meet a bonus card in this turn: { $count } seal.
   *[other] You can then meet a bonus card in this turn: { $count } seals.
}
hint-merchant = { $count ->
    [one] The merchant can then add { $count } seal in this turn.
   *[other] The merchant can then add { $count } seals in this turn.
}
hint-privilege = { $count ->
    [one] Using no privilege brings { $count } seal at the end of your turn.
   *[other] Using no privilege brings { $count } seals at the end of your turn.
}
hint-earns = { $count ->
    [one] Your route can then bring you { $count } ducat, fees already paid.
   *[other] Your route can then bring you { $count } ducats, fees already paid.
}
hint-more-ducats = { $rival ->
    [1] { $count ->
        [one] It leaves you { $count } ducat more than choice { $rival }.
       *[other] It leaves you { $count } ducats more than choice { $rival }.
    }
   *[other] { $count ->
        [one] It leaves you { $count } ducat more than the next best choice.
       *[other] It leaves you { $count } ducats more than the next best choice.
    }
}
hint-spend = { $count ->
    [one] It gives you { $count } ducat to spend in this turn.
   *[other] It gives you { $count } ducats to spend in this turn.
}
hint-buys-kontor = The turn then earns you enough for the kontor in { $city }.
hint-buys-speed = The turn then earns you enough for speed { $speed }.
hint-buys-order = The turn then earns you enough for a new order.
hint-stores = You can then store { $good } for the next turn.
hint-store-wanted = Your orders ask for { $good }.
hint-fee = { $count ->
    [one] A kontor of your own in { $city } saves you { $count } ducat of port fees at each visit.
   *[other] A kontor of your own in { $city } saves you { $count } ducats of port fees at each visit.
}
hint-next-to = { $city } is a neighbour of { $cities }, where you have kontors already.
hint-good-wanted = { $city } supplies { $good }, which your orders ask for.
hint-cheap = { $count ->
    [one] It has paid for itself after { $count } visit to { $city }.
   *[other] It has paid for itself after { $count } visits to { $city }.
}
hint-order-near = You have kontors for { $wares }.
hint-order-luxury = Any recipe for { $wares } will do, from a single good on.
hint-order-row = The cities of one of its rows are neighbours: { $cities }.
hint-order-secret = Nobody else learns which order you have.
hint-side-soon = { $count ->
    [one] The red X is gone after { $count } level.
   *[other] The red X is gone after { $count } levels.
}
hint-side-top = { $count ->
    [one] At the top it brings { $count } seal per turn.
   *[other] At the top it brings { $count } seals per turn.
}
hint-next-speed = { $count ->
    [one] You save for speed { $speed }, which costs { $count } ducat.
   *[other] You save for speed { $speed }, which costs { $count } ducats.
}
hint-next-level = { $count ->
    [one] You keep your ducats for the next career level, which asks for { $count } ducat.
   *[other] You keep your ducats for the next career level, which asks for { $count } ducats.
}
hint-last-round = It is the last round: a purchase would bring no seals, and ducats break ties.
hint-keeps = { $count ->
    [one] You keep { $count } ducat for later turns.
   *[other] You keep { $count } ducats for later turns.
}
hint-rest = By the bot's reckoning, nothing more that you could do now pays for itself.
hint-open = { $count ->
    [one] The { $count } ducat of your open kontors come in by themselves.
   *[other] The { $count } ducats of your open kontors come in by themselves.
}
hint-fees = { $count ->
    [one] It helps to pay your port fees of { $count } ducat.
   *[other] It helps to pay your port fees of { $count } ducats.
}
hint-both = It lets you use both the good and the manufactory of { $city }.
hint-visits = Your route can then go on to { $cities }.
hint-pirate-free = The pirate no longer stands in the way of your route in { $city }.
hint-pirate-hinders = In { $city } the pirate is in the way of { $seats }, who have a kontor there, while you have none.
hint-pirate-neutral = You have no kontor in { $city } that the pirate could hinder.
hint-pirate-away = Your kontor in { $city } is free of the pirate again.
hint-lower = Its lower row, { $wares }, can still bring seals later.
hint-under = It counts as fulfilled at once and makes room for a new order.
hint-spares = It leaves you { $wares } for something else.
hint-order-two = Both it and another order of yours ask for { $wares }.
hint-becomes = In the next turn { $good } can become { $luxury }.
