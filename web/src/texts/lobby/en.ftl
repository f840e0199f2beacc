# What the places around a game say: opening a table, my person.

opening-help = Everything has a sensible default: only the game is needed.
seats-range = { $low } to { $high }
seat-me = You
seat-friend = A friend, by link
seat-friend-help = you get the link when the table is open
seat-anyone = Anyone
seat-anyone-help = whoever has the link
seat-anyone-listed = shown among the open tables
seat-bot = Bot, { $level }
seat-bot-random-help = plays without a plan
seat-bot-landlubber-help = makes the mistakes of first games
seat-bot-greedy-help = takes what pays best now
seat-screen = At this screen
seat-screen-help = a curtain between the turns
seat-closed = Closed
seat-closed-help = nobody sits here
seat-number = Seat { $seat }
seat-shut = Closed seat
screen-name = Name at this screen
table-options = Options
table-options-help = as in the rulebook, unless you change them
number-range = A whole number from { $low } to { $high }.
option-wrong = This does not go with the other choices.
pace-live-help = Everybody is here and plays at once.
pace-days-help = Everybody looks in when they like, over days.
clock = Clock
clock-none = No clock
clock-each = { $time } a move
clock-help = Who lets it run out is played on by a bot until they return.
start-itself = Begin by itself
start-itself-help = As soon as all seats are taken.
who-finds = Who finds it
finds-link = Who has the link
finds-link-help = Only those to whom you send the link can sit down or look on.
finds-all = Everybody
finds-all-help = It stands among the open tables, and anybody may look on.
deck-title = Your own deck
deck-owners = for owners of a copy
deck-help = A card file with your copy's values: same fields and counts as the built-in deck.
deck-choose = Choose a file
deck-will = It is checked when you open the table.
deck-bad = There is a mistake in it.
deck-again = Choose the file again
deck-remove = Play with the built-in deck
deck-too-large = This file is too large for a deck.
line-number = line { $line }
your-table = Your table
open-the-table = Open the table
start-the-game = Start the game
rest-seats = { $count ->
    [0] Nobody sits here yet. { $game } is for { $low } to { $high }.
    [one] { $game } is for { $low } to { $high }; here is { $count } seat.
   *[other] { $game } is for { $low } to { $high }; here are { $count } seats.
}
rest-number = Correct “{ $option }” first.
rest-deck = Correct or remove the deck first.
rest-field = Correct what is marked first.
sum-table = { $count ->
    [one] { $game } for one: { $who }.
   *[other] { $game } for { $count }: { $who }.
}
sum-you = you
sum-screen = somebody at this screen
sum-friend = { $count ->
    [one] a friend with the link
   *[other] { $count } friends with the link
}
sum-anyone = { $count ->
    [one] anyone who likes
   *[other] { $count } who like
}
sum-bots = { $count ->
    [one] a bot ({ $level })
   *[other] { $count } bots ({ $level })
}
sum-with = With { $options }.
sum-deck = With your own deck.
sum-live = Live, without a clock.
sum-live-clock = Live, { $time } a move.
sum-days = Over days, without a clock.
sum-days-clock = Over days, { $time } a move.
sum-open = Everybody can find it.
sum-closed = Only who has the link finds it.
sum-begins = It begins as soon as all seats are taken.
sum-you-begin = It begins when you start it.
sum-at-once = It begins at once.
name-help = Others see it at the table. Up to 24 letters.
name-wrong = A name has 1 to 24 letters that can be seen.
take-name = Take this name
name-taken = You are { $name } now.
key-title = Go on elsewhere
key-help = With a key you are the same person on another device: your games come along.
key-label = Key
make-key = Make a key
key-once = It is shown only now; an older key no longer holds, and your other browsers are signed out. Whoever has it is you: keep it to yourself.
have-key = I have a key
have-key-help = You then go on as the person who made it. To return to { $name } later, make a key first.
have-key-new = You then go on as the person who made it, with all their games.
go-on = Go on with it
went-on = You are { $name } now.
sessions-title = Still signed in elsewhere?
sessions-help = Signs you out in all other browsers and programs. Here you stay signed in, and with your key you can come back anywhere.
sign-out-everywhere = Sign out everywhere else
signed-out-everywhere = You are signed out everywhere else.
erase-title = Leave no trace
erase-help = Your name goes from all tables, what you wrote is erased, waiting tables close, running games are resigned and a bot plays on. It cannot be undone.
erase-ask = Delete me
erase-sure = { $name }, really delete all of it?
erase-now = Delete me for good
stay = Stay
rule-of = Rule { $rule } on { $option }
