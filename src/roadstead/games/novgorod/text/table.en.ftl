# The table of Novgorod in words.

phase = { $id ->
    [dealing] cards are dealt
    [sides] the sides of the career cards are chosen
    [introduction] introductory rounds
    [pirate] the pirate may be moved
    [route] phase 1 of 4, the route is laid
    [evaluation] phase 2 of 4, the route is used
    [storing] end of phase 2, a good may be stored
   *[purchase] phase 3 of 4, purchase
}
part-ducats = { $ducats ->
    [0] no ducats
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
}
part-wealth = { part-ducats }, { $seals ->
    [0] no seals
    [one] { $seals } seal
   *[other] { $seals } seals
}, speed { $speed }

## The turn

table-setup = Set-up: { $phase }
table-turn = Round { $round }, { $seat }'s turn: { $phase }
table-own-turn = Round { $round }, your turn: { $phase }
table-over = The game is over after round { $round }
table-winner = { $seals ->
    [one] { $seat } wins with { $seals } seal.
   *[other] { $seat } wins with { $seals } seals.
}
table-no-winner = Nobody has won: every career card shows a red X.
table-lost = Not scored, because the career card shows a red X: { $seats }.
table-asked = Now deciding: { $seats }.
table-first = The start player is { $seat }.
table-last-round = This is the last round.
table-stop = After round { $round } at the latest the game stops and is scored as it stands.
table-end = After a round in which somebody has { $seals } seals or a complete career, one last round is played.
table-picking = Everybody chooses { $kontors } kontors and one order, one card at a time. All are paid for at the end; an order costs { $price } ducats, the dealt one too.

## The route

table-route = { $seat }'s route: { $limit ->
    [one] { $count } of { $limit } card
   *[other] { $count } of { $limit } cards
}
table-own-route = Your route: { $limit ->
    [one] { $count } of { $limit } card
   *[other] { $count } of { $limit } cards
}
column-place = place
column-card = card
column-good = good
column-income = money
column-manufactory = manufactory
cell-kontor = kontor { $city }
cell-base-kontor = base kontor { $city }
cell-placeholder = placeholder for { $city }
cell-good = { $good }
cell-good-used = { $good }, used
cell-good-covered = { $good }, covered
cell-ducats = { part-ducats }
cell-income = { $ducats ->
    [0] no income
   *[other] income of { part-ducats }
}
cell-fee = { $fee ->
    [0] no port fee
    [one] port fee { $fee } ducat
   *[other] port fee { $fee } ducats
}
cell-manufactory = { $manufactory }
cell-makes = { $luxury }{ $goods-n ->
    [0] {""}
   *[other] { " " }({ $goods })
}
cell-manufactory-used = { $manufactory }, used
cell-manufactory-blocked = { $manufactory }, not usable: the card below it has been used
table-route-begins = The route may begin in any city.
table-route-next = From { $city } the sea leads on to { $cities }.
table-route-ends = From { $city } the sea leads to no other city.
table-route-full = The route has all the cards that the ship allows.
table-in-hand = { $count ->
    [0] No kontor is left in hand, so there is no placeholder either.
    [one] { $count } kontor is left in hand, for its own city or as a placeholder.
   *[other] { $count } kontors are left in hand, for their own cities or as placeholders.
}
table-fees = Port fees due at the end of phase 2: { $fees ->
    [one] { $fees } ducat
   *[other] { $fees } ducats
}{ $missing ->
    [0] .
   *[other] ; { $missing } of them must still be earned.
}
table-cargo = In the hold: { $good }, available.
table-cargo-swapped = In the hold: { $good }, available this turn and lost at its end, as its kontor lies in the route.
table-cargo-used = In the hold: { $good }, used.

## The cities

table-cities = The cities, clockwise; amounts in ducats
column-city = city
column-neighbours = neighbours
column-owners = kontors
column-own-income = your income
column-for-sale = for sale
column-top-price = price
column-top-income = income
column-fee = port fee
cell-city = { $city }
cell-city-merchant = { $city }, with the merchant
cell-city-pirate = { $city }, with the pirate
cell-city-both = { $city }, with merchant and pirate
cell-cities = { $cities }
table-manufactories = The manufactories: made for seals, a luxury good brings as many ducats too
table-reach = In your route a manufactory uses up only goods to its left, the hold included. On a placeholder the card of its city is one of them; without one it lies on that card, and a good of it that the recipe does not use is lost for this turn.
table-manufactory = { $city }, { $manufactory }. { $effect }
table-figures = Merchant and pirate
table-merchant-front = The merchant is in { $city }: once per turn { $ducats ->
    [one] { $ducats } ducat
   *[other] { $ducats } ducats
} more for income or for a luxury good made for seals there.
table-merchant-back = The merchant is in { $city }: once per turn { $seals ->
    [one] { $seals } seal
   *[other] { $seals } seals
} more for a luxury good made for seals there.
table-merchant-moves = At the end of phase 2 of this turn the merchant moves on to { $city }.
table-pirate-front = The pirate is in { $city }: a route with this city may have { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} fewer.
table-pirate-price = { $price ->
    [0] { $seat } may move the pirate for nothing, once per turn.
    [one] { $seat } may move the pirate for { $price } ducat, once per turn.
   *[other] { $seat } may move the pirate for { $price } ducats, once per turn.
}
table-pirate-back = The pirate is in { $city }: routes ignore this city, and its neighbours are neighbours of each other. Whoever has extra income as a privilege may move the pirate instead.

## Orders and bonus cards

table-orders = Orders on offer, { $price ->
    [0] free
    [one] { $price } ducat each
   *[other] { $price } ducats each
}
column-upper = upper row
column-lower = lower row
cell-wares = { $wares }
table-stack = { $count ->
    [0] The stack of orders is empty.
    [one] { $count } order lies face down in the stack.
   *[other] { $count } orders lie face down in the stack.
}
table-specials = Special orders, open to everybody, from top to bottom
column-position = position
column-wanted = asks for
column-price = costs
column-seals = seals
column-missing = missing
cell-wanted = { $wares }{ $inputs ->
    [0] {""}
    [1] {""}
   *[other] { " " }from at least { $inputs } goods
}
cell-fulfilled = fulfilled this turn
cell-lapsed = no longer possible this turn
table-skipping = { $ducats ->
    [one] These costs contain { $ducats } ducat for each special order above that is skipped.
   *[other] These costs contain { $ducats } ducats for each special order above that is skipped.
}
table-discount = { $ducats ->
    [one] { $ducats } ducat of the privilege is left and already taken off.
   *[other] { $ducats } ducats of the privilege are left and already taken off.
}
table-bonus = Bonus cards
table-bonus-high = { $bonus }: { $effect } { $high ->
    [one] { $high } seal
   *[other] { $high } seals
} in the first round in which somebody does; { $low } later, if only one did.
table-bonus-low = { $bonus }: { $effect } { $low ->
    [one] { $low } seal
   *[other] { $low } seals
}, for the last time.
table-bonus-gone = { $bonus }: out of the game.
table-bonus-won = { $bonus } was gained by { $seats }.
table-variety = { $bonus }: at the end, seals for the different goods and luxury goods on the orders under the ship.
table-variety-step = { $kinds } kinds: { $seals ->
    [one] { $seals } seal.
   *[other] { $seals } seals.
}

## A player

table-own = { $seat }, you: { part-wealth }
table-trader = { $seat }: { part-wealth }
table-money = You have { part-ducats }.
table-money-open = You have { part-ducats }; the kontors still open in your route bring { $income ->
    [one] { $income } ducat.
   *[other] { $income } ducats.
}
table-to-pay = You have { part-ducats }; { $price ->
    [0] you have chosen nothing yet that must be paid for.
    [one] what you have so far will cost { $price } ducat.
   *[other] what you have so far will cost { $price } ducats.
}
table-ship = Your ship has speed { $speed }; speed { $next } costs { $price ->
    [one] { $price } ducat.
   *[other] { $price } ducats.
}
table-ship-last = Your ship has speed { $speed }, the highest.
table-kontors = Kontors: { $cities }.
table-no-kontors = No kontors yet.
table-hold = In the hold: { $good }, with the kontor { $city }.
table-hold-empty = The hold is empty.
table-own-orders = Your orders: { $count } of at most { $limit } in progress
column-where = where
cell-in-hand = in hand
cell-left = left of the ship
cell-begun = begun this turn
cell-done = done
cell-missing = { $wares }; missing: { $missing }
cell-within-reach = { $wares }, all at hand
table-row-seals = { $row ->
    [one] A row brings { $row } seal, both rows in one turn { $both }.
   *[other] A row brings { $row } seals, both rows in one turn { $both }.
}
table-left = { $count ->
    [0] No order lies left of the ship.
    [one] { $count } order lies left of the ship; its lower row can still be fulfilled.
   *[other] { $count } orders lie left of the ship; their lower rows can still be fulfilled.
}
table-under = { $count ->
    [0] No order lies under the ship.
    [one] { $count } order lies under the ship.
   *[other] { $count } orders lie under the ship.
}
table-under-kinds = { $count ->
    [one] { $count } order lies under the ship
   *[other] { $count } orders lie under the ship
}, with { $more ->
    [0] {""}
   *[other] at least{" "}
}{ $kinds ->
    [one] { $kinds } kind of goods.
   *[other] { $kinds } kinds of goods.
}
table-hidden-orders = { $count ->
    [one] { $count } order in hand that the others do not know.
   *[other] { $count } orders in hand that the others do not know.
}
table-known-order = In hand, known to all: { $upper } above, { $lower } below.
table-left-order = Left of the ship, still open: { $lower }.
table-begun-order = Begun this turn, still open: { $lower }.

## A career

table-career-card = { $career }, its side not yet chosen
table-side-front = The front, with a beige border:
table-side-back = The back, with a silver border:
table-own-career = Your career: level { $level } of { $top }
table-career-dealt = { $career }, its side not yet chosen.
table-career = Career level { $level } of { $top }, { $seals ->
    [0] no seals per turn.
    [one] { $seals } seal per turn.
   *[other] { $seals } seals per turn.
}
table-career-x = Career level { $level } of { $top }, still with a red X.
table-red-x = The career card shows a red X: no seals at the end of a turn, and at the end of the game a defeat.
table-field = The career brings { $seals ->
    [0] no seals
    [one] { $seals } seal
   *[other] { $seals } seals
} at the end of each turn.
table-level = Level { $level } requires { $requirement }: then { $red-x ->
    [0] { $seals ->
        [one] { $seals } seal per turn
       *[other] { $seals } seals per turn
    }
   *[other] still a red X
}, without the privilege "{ $privilege }".
table-next-level = The next level requires { $requirement }.
table-complete = The career is complete.
table-privilege = { $privilege }: { $effect }
table-order-discount = { $privilege }: { part-order-discount }
table-privilege-covered = { $privilege }: covered, no longer at hand.
table-privilege-free = One privilege may be used per turn:
table-privilege-used = The privilege of this turn is used. On later turns:
table-privileges = Privileges left: { $privileges }.

## Why a thing cannot be chosen

why-price = It costs { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
}; you have { part-ducats }.
why-fees = After that you could not pay the port fees of { $fees ->
    [one] { $fees } ducat
   *[other] { $fees } ducats
}; you have { part-ducats }.
why-route-fees = The port fees would be { $fees ->
    [one] { $fees } ducat
   *[other] { $fees } ducats
}; with all income you would have { $have }, so { $short } would be missing.
why-privilege-used = You have used a privilege this turn, and there is only one per turn.
why-privilege-covered = This privilege is covered by your career.
why-privilege-phase = This privilege is used in phase { $phase }.
why-privilege-seal = The seal comes by itself at the end of your turn, if you use no other privilege.
why-own-kontor = You have a kontor in { $city } already.
why-kontors-chosen = You have chosen all { $count } kontors; an order is still to be chosen.
why-too-dear = It costs { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
}; with everything else to be paid you can spend { part-ducats } on it.
why-order-chosen = You have chosen your order; kontors are still to be chosen.
why-own-order = This order is yours already.
why-bought = You have made your purchase of this turn.
why-enough-orders = You have { $limit } orders in progress; more are not allowed.
why-stack-empty = The stack of orders is empty.
why-top-speed = Speed { $speed } is the highest.
why-pirate-there = The pirate is in { $city } already.
why-pirate-moved = The pirate has been moved this turn.
why-pirate-later = The pirate can be moved only at the start or the end of your turn.
why-in-route = { $city } is in your route already.
why-ignored = The pirate is in { $city }; routes ignore this city.
why-no-link = No sea link leads from { $last } to { $city }.
why-no-kontor = No kontor is left in your hand.
why-full-by-pirate = With the pirate's city { $city } your route may have { $limit ->
    [one] { $limit } card
   *[other] { $limit } cards
} at most.
why-no-city = A placeholder belongs to a city; lay the city first.
why-placeholder-there = { $city } has a placeholder already.
why-room = { $count ->
    [one] Your route has room for { $count } more card without it.
   *[other] Your route has room for { $count } more cards without it.
}
why-route-laid = Your route is laid; now its cards are used.
why-not-in-route = { $city } is not in your route.
why-made = The manufactory in { $city } has been used this turn.
why-no-place = The manufactory in { $city } has no unused card to lie on.
why-other-luxury = { $city } makes { $luxury }; wanted: { $wanted }.
why-inputs = The { $luxury } must be made from at least { $count } goods.
why-lacks = Missing for { $luxury } in { $city }: { $goods }.
why-right-of = On the wrong side of the manufactory in { $city }, to its right: { $goods }.
why-no-maker = No manufactory in your route makes { $luxury }.
why-orders-later = Orders are bought in phase 3.
why-row-done = This row is fulfilled already.
why-row-lacks = Missing: { $goods }.
why-rows-lack = Missing for the upper row: { $upper }; for the lower row: { $lower }.
why-complete = Your career is complete.
why-few-goods = It takes { $count } different goods; { $held ->
    [0] none is available.
    [one] { $held } is available.
   *[other] { $held } are available.
}
why-few-luxuries = It takes { $count } different luxury goods; your route can make { $held ->
    [0] none.
   *[other] { $held }.
}
why-at-once = { $fees ->
    [0] The goods are not enough for all of it at once.
   *[other] The goods are not enough for all of it and for the port fees of { $fees ->
        [one] { $fees } ducat.
       *[other] { $fees } ducats.
    }
}
why-special-done = You have fulfilled this special order this turn.
why-special-lapsed = You have fulfilled one further down this turn, so this one is skipped.
why-discount-later = It helps with no special order now; in phase 3 it makes an order cheaper.
why-base-income = A base kontor brings no income.
why-base-store = The good of a base kontor cannot be stored.
why-used = This card has been used: { $good }.
why-covered = Covered by the manufactory: { $good }.
why-no-income = No kontor of your route can bring income now.
why-not-in-recipe = In { $city } no recipe uses { $good }.
why-recipe-lacks = With { $good } the recipe also needs { $goods }.
why-rest = { $fees ->
    [0] After that the rest of what you have begun could not be done.
   *[other] After that the rest of what you have begun could not be done, or the port fees of { $fees ->
        [one] { $fees } ducat
       *[other] { $fees } ducats
    } could not be paid.
}
why-other-good = You are asked where { $good } comes from.
why-other-order = You are asked about another order: { $upper } / { $lower }.

## What a choice brings about

then-pay = To be paid at the end of the introductory rounds: { $price ->
    [0] nothing
    [one] { $price } ducat
   *[other] { $price } ducats
}
then-fee = Port fee at the end of phase 2: { $fee ->
    [one] { $fee } ducat
   *[other] { $fee } ducats
}
then-no-privilege = No other privilege this turn
then-no-seal = { $seals ->
    [one] Without the { $seals } seal of the privilege at the end of your turn
   *[other] Without the { $seals } seals of the privilege at the end of your turn
}
then-shorter = { $limit ->
    [one] With the pirate your route may have { $limit } card at most
   *[other] With the pirate your route may have { $limit } cards at most
}
then-use-or-lose = In the hold, lost unless you use it this turn: { $good }
then-no-kontor = Then no kontor is left in your hand
then-route-ends = Your route is complete
then-phase-ends = Phase 2 ends
then-upper-lapses = The upper row can never be fulfilled then: { $upper }
then-lower-lapses = The lower row can never be fulfilled then: { $lower }
then-skips = { $count ->
    [one] { $count } special order above is no longer possible this turn
   *[other] { $count } special orders above are no longer possible this turn
}
then-covers = The privilege "{ $privilege }" is covered
then-complete = Your career is complete: the next round is the last one
then-loses-good = In { $city } the manufactory covers { $good }

## Lines of moves

line-both-rows = { $seals ->
    [one] Fulfil both rows of { $upper } / { $lower } ({ $seals } seal)
   *[other] Fulfil both rows of { $upper } / { $lower } ({ $seals } seals)
}
line-end = End and store nothing{ $orders ->
    [0] {""}
    [one] , leave { $orders } order open
   *[other] , leave { $orders } orders open
} ({ $income ->
    [0] no income
    [one] +{ $income } ducat
   *[other] +{ $income } ducats
}{ $fees ->
    [0] {""}
   *[other] , fees { part-fees }
})

## What choices touch, by kind of thing

thing-step = Next place of the route
thing-outlook = On to the next phase
thing-both = Both rows of an order
thing-purse = Ducats
thing-hold = Hold
thing-ship = Ship
thing-rise = Next level
thing-left = Left of the ship
thing-under = Under the ship
thing-stack = Stack of orders
thing-order = Order
thing-row = { $a ->
    [0] Upper row
   *[1] Lower row
}
thing-kontor = Kontor { $name }
thing-workshop = Manufactory in { $name }

## What stands on a thing before it is chosen

brief-pays = { $price ->
    [one] { $price } ducat
   *[other] { $price } ducats
}
brief-then-pay = { brief-pays }
brief-then-fee = port fee { $fee ->
    [one] { $fee } ducat
   *[other] { $fee } ducats
}
brief-then-no-seal = { $seals ->
    [one] −{ $seals } seal
   *[other] −{ $seals } seals
}
brief-then-loses-good = covers { $good }
brief-lost-from-hold = loses { $good }
