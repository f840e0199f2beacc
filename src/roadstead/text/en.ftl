# What the terminal says, whatever the game.

## Lists and names

nothing = nothing
list-comma = { $list }, { $next }
list-and = { $list } and { $last }
list-or = { $list } or { $last }
chance = chance

## Before the game

welcome = Welcome to { $game }!
welcome-enter = Press Enter to take what stands in brackets.
ask-game = Which game? [{ $proposed }]
default-name = Skipper
ask-name = What is your name? [{ $proposed }]
ask-opponents = How many opponents, { $low } to { $high }? [{ $proposed }]
ask-level = How strong should they be? [{ $proposed }]
bot-landlubber = plays by simple ideas and makes the mistakes of first games
bot-greedy = looks for the best end of each turn
bot-random = does anything that is allowed
level-landlubber = landlubber
level-greedy = steady
level-random = aimless
ask-first-game = Is this your first game? The set-up is simpler then. [yes]
ask-option = { $option }? [{ $proposed }]
number-between = Please type a number from { $low } to { $high }.
yes-words = yes, y
no-words = no, n
at-the-table = At the table: { $names }.
help-first = Type the number or letter of an option, or help to see what else you can type.
deal-fixed = The deal is fixed by a secret seed with the fingerprint { $fingerprint }. After the game, save it: roadstead verify checks the deal.

## A decision

not-understood = I do not understand "{ $text }". Type what stands before an option, or help.
not-now = That is a move of this game, but not possible now.
# Letters that stand before options; none of them is a command.
option-letters = abcdegijklmoprsvwxz
type-both = Type both, such as { $example }, or { $number }.
# Below the choices: which of them, and what they mean.
means-line = { $labels }: { $text }
means-all-but = all but { $labels }
means-final = to take it back, the others must agree
turn-of-player = { $name } to play
curtain = Please hand over to { $name }. Only { $name } should look now. Press Enter.

## Commands: all words that are understood, the main one first

command-undo = undo, u
command-redo = redo
command-hint = hint, h
command-finish = finish, f
command-why = why
command-rules = rules, rule
command-log = log
log-turns = turns, turn
command-cards = cards, card
command-save = save
command-table = table, t
command-words = words
command-help = help, ?
command-quit = quit, q, exit

help-moves = To move, type the number or letter of an option, or its notation, as in a record; +1, +2 play several moves at once where they are offered. Enter shows the table again.
help-undo = take back your last decision, undo 3 the last three; the bots always agree
help-redo = play again what you took back
help-hint = what the bot greedy would do; + plays it
help-finish = let the bot greedy finish your harbour phase; undo takes it back
help-why = what a choice means, or why a thing cannot be chosen: why 3, or why and a name
help-rules = the sections of the rules; rules 601 shows a rule, rules 6 a section
help-log = what happened; log 100 shows more, log turns one line per turn
help-cards = what a card does: cards and a part of its name
help-save = save the game: save, or save and a file name
help-table = show the table again
help-words = tell the table in words, or draw it again
help-help = this list
help-quit = leave the game; you can save it first

undone = Taken back.
undone-moves = { $count ->
    [one] { $count } move taken back.
   *[other] { $count } moves taken back.
}
nothing-to-undo = There is nothing to take back.
undo-consent = Taking back { $name }'s last decision needs everybody's consent.
undo-agree = Do all agree? [no]
undo-refused = Then it stands.
nothing-to-redo = There is nothing to play again.
hint = The bot would choose { $number }: { $option }
hint-move = Type { $mark } to play this.
hint-line = Type { $mark } to play this and then: { $then }
finishing = The bot finishes for you; undo and a number takes it back.
no-hint = There is no hint for this game.
finished = { $count ->
    [one] Finished for you with { $count } move; undo takes it back.
   *[other] Finished for you with { $count } moves; undo { $count } takes them back.
}
nothing-to-finish = There is nothing to finish now: the bot finishes only what all players do side by side, each on their own.
why-usage = Type why and a number or letter to learn all that a choice means, or why and the name of a thing to learn why you cannot choose it.
why-not = { $text } (rule { $rule })
why-nothing-more = Nothing more than it says.
why-no-part = "{ $asked }" has no part in what you decide now.
why-unknown = Nothing on the table is called "{ $asked }". Try a word that the table shows, or the number of a choice.
why-more = { $count ->
    [one] { $count } more choice fits; type why and its number.
   *[other] { $count } more choices fit; type why and the number of one.
}
no-rules = There is no rules text for this game.
no-such-rule = There is no rule "{ $asked }".
did-you-mean = Did you mean { $near }?
rules-usage = Type rules and a number to read a section or a rule, such as { $example }.
cards-usage = Type cards and a part of a card's name.
no-such-card = There is no card whose name holds "{ $asked }".
more-cards = { $count ->
    [one] One more card fits; type more of its name.
   *[other] { $count } more cards fit; type more of the name.
}
ask-save = Save the game? Type a file name, yes for { $proposed }, or Enter not to save it. [no]
saved = Saved as { $file }. Go on with: { $program } play --load { $file }
saved-at-end = Saved as { $file }. See it again with: { $program } replay { $file }
not-saved = { $file } could not be written: { $reason }
not-over-that = { $file } exists and is not a record; please choose another name.
goodbye = Goodbye!

## At a server's table

welcome-online = Welcome, { $name }! You are at { $server }.
welcome-back = Welcome back, { $name }!
ask-table = Which table? [{ $proposed }]
new-game = a new game of { $game } against two bots
table-yours-due = it is your move
table-yours = you play here
table-open-table = a seat is free
free-friend = a free seat for a friend
free-anyone = a free seat for anyone
somebody = somebody
no-seat = There is no free seat for you here, so you look on.
looking-on = You only look on here; what is hidden stays hidden.
waiting-for-players = { $count ->
    [one] The game starts as soon as one more player has come.
   *[other] The game starts as soon as { $count } more players have come.
}
invite-link = Invite your friends with this link, or let them type this command:
room-help-host = Type start to begin at once with bots on the free seats, or quit to leave and come back later.
room-help = Type quit to leave and come back later.
table-gone = The host has closed this table.
unknown-rules = This server does not have the rules or cards this game was begun with (version { $version }), so it cannot go on here. Nothing of it is lost: whoever runs the server can install them. Its record: { $link }
come-back = Come back to this table with:
check-with = Anybody can check the deal again with:

joined = { $name } sits down.
stood-up = { $name } has left the table.
renamed = { $old } is called { $name } now.
is-here = { $name } is here.
has-gone = { $name } is not connected any more.
away = { $name } is away; a bot plays for them until they are back.
plays-again = { $name } is back and plays again.
has-resigned = { $name } has resigned; a bot plays on.
votes-to-end = { $name } wants to end the game without a result. Type end if you do, too.
votes-to-end-here = { $name } wants to end the game without a result.
you-voted-to-end = The others are told that you want to end the game without a result.
undo-wanted = { $name } asks to take back their last move and all that came after it. Type agree or decline.
undo-wanted-here = { $name } asks to take back their last move and all that came after it.
undo-asked = The others are asked whether you may take that back.
you-agreed = You agree.
nobody-asks = Nobody asks to take anything back.
thinking = Waiting for { $names } …
meanwhile = Meanwhile you can type log, cards, undo, help or quit.
meanwhile-looking-on = You can type log, cards, players, help or quit.
not-your-turn = It is not your turn; you have nothing to decide now.
connection-lost = The connection is lost. Nothing of the game is; trying to come back …
connection-back = You are connected again.
server-nonsense = What { $server } says about this table makes no sense, so it cannot be shown here.
says = { $name }: { $text }
says-looking-on = { $name } (looking on): { $text }
say-what = What do you want to say? For example: say Good luck
seat-here = here
seat-not-here = not connected
seat-away = away, { $bot } plays
seat-resigned = resigned, { $bot } plays
seat-due = has to decide
seat-votes-end = wants to end the game
seat-facts = { $name }: { $facts }
resign-sure = Do you really want to resign? A bot plays on, and you are ranked last. [no]
end-sure = Do you want to end the game without a result? It ends if all want it. [no]
ended-by-vote = The players have ended this game without a result.
resigned-is-last = { $name } resigned and is ranked last.
deal-checked = { $count ->
    [one] The deal was checked: its one chance event follows from the seed fixed at the start.
   *[other] The deal was checked: all { $count } chance events follow from the seed fixed at the start.
}

command-restart = restart
command-agree = agree, yes, y
command-decline = decline, no, n
command-players = players, who
command-resign = resign
command-end = end
command-say = say
command-start = start

help-restart = take back your whole turn, as far as you may alone
help-agree = agree that somebody takes back a move
help-decline = do not agree
help-players = who sits here, who is connected and whose move it is
help-resign = give up; a bot plays on
help-end = vote to end the game without a result
help-say = say something to the others: say Good luck
help-undo-online = take back your last decision, undo 3 the last three; where you may not alone, the others are asked
help-quit-online = leave; your seat stays yours, and you can come back later
help-quit-looking-on = leave; you can come back later

## The end

column-player = player
column-total = total
winner = { $count ->
    [1] { $names } wins!
   *[other] { $names } share the victory!
}
no-winner = Nobody wins.
have-lost = Lost: { $names }.
broken-tie = { $first } is placed before { $second } with the same total: { $tie }, { $more } to { $less }.

## Cards

source-rulebook = from the rulebook
source-public = from public material
source-reconstructed = reconstructed (our own design)
source-of = { $source }: { $names }
cards-mark = * reconstructed: some values are our own design, because neither the rulebook nor public material gives them.

## The page

page-opens = Roadstead is at { $url } and opens in your browser.
page-here = Roadstead is at { $url }. Open this address in a browser.
page-stop = Ctrl-C stops it; your games are kept.
page-running = It was running already.
page-friends = Friends in the same network open { $url }
page-alone = No network was found: it is for this machine alone.
page-stopped = Roadstead has stopped. Your games are kept.
page-not-built = the page has not been built. In a checkout, build it with: make page. In the terminal you can play with: roadstead play

## Cells of the table in words

cell-number = { $number }
cell-seats = { $seats }
cell-empty = –

## What a hint says of choices that nothing tells apart

hint-any = By the bot's reckoning no choice is better than another here.
hint-tied = By the bot's reckoning others are worth just as much.
hint-same-end = It can lead to just the same position as choice { $number }.
hint-as-good = By the bot's reckoning it is worth as much as choice { $number }.

## Actions and turns in one line

action = { $who } { $head }.
action-with-parts = { $who } { $head }: { $parts }.
cell-told = { $column }: { $cell }
rest-unchanged = The rest of the table is as it was; Enter tells all of it.
action-parts-mark = {"; "}
turn-in-one-line = { $who }: { $heads }.
