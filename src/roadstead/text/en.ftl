# What the terminal says, whatever the game.

## Lists and names

nothing = nothing
list-comma = { $list }, { $next }
list-and = { $list } and { $last }
chance = chance

## Before the game

welcome = Welcome to { $game }!
welcome-enter = Press Enter to take what stands in brackets.
ask-game = Which game? [{ $proposed }]
default-name = Skipper
ask-name = What is your name? [{ $proposed }]
ask-opponents = How many opponents, { $low } to { $high }? [{ $proposed }]
ask-level = How strong should they be? [{ $proposed }]
bot-greedy = looks for the best end of each turn
bot-random = does anything that is allowed
ask-first-game = Is this your first game? The set-up is simpler then. [yes]
ask-option = { $option }? [{ $proposed }]
number-between = Please type a number from { $low } to { $high }.
yes-words = yes, y
no-words = no, n
at-the-table = At the table: { $names }.
help-first = Type the number of an option, or help to see what else you can type.
deal-fixed = The deal is fixed by a secret seed with the fingerprint { $fingerprint }. After the game, save it: roadstead verify checks the deal.

## A decision

not-understood = I do not understand "{ $text }". Type a number, or help.
not-now = That is a move of this game, but not possible now.
type-both = Type both, such as { $example }, or the number { $number }.
turn-of-player = { $name } to play
curtain = Please hand over to { $name }. Only { $name } should look now. Press Enter.

## Commands: all words that are understood, the main one first

command-undo = undo, u
command-redo = redo
command-hint = hint, h
command-finish = finish, f
command-rules = rules, rule
command-log = log
command-cards = cards, card
command-save = save
command-table = table, t
command-help = help, ?
command-quit = quit, q, exit

help-moves = To move, type the number of an option or its notation, as in a record. Enter shows the table again.
help-undo = take back your last decision; the bots always agree
help-redo = play again what you took back
help-hint = what the bot greedy would do
help-finish = let the bot greedy finish your harbour phase; undo takes it back
help-rules = the sections of the rules; rules 601 shows a rule, rules 6 a section
help-log = what happened; log 100 shows more
help-cards = what a card does: cards and a part of its name
help-save = save the game: save, or save and a file name
help-table = show the table again
help-help = this list
help-quit = leave the game; you can save it first

undone = Taken back.
nothing-to-undo = There is nothing to take back.
undo-consent = Taking back { $name }'s last decision needs everybody's consent.
undo-agree = Do all agree? [no]
undo-refused = Then it stands.
nothing-to-redo = There is nothing to play again.
hint = The bot would choose { $number }: { $option }
no-hint = There is no hint for this game.
finished = { $count ->
    [one] Finished for you with 1 move; undo takes it back.
   *[other] Finished for you with { $count } moves; undo takes them back one by one.
}
nothing-to-finish = There is nothing to finish now: the bot finishes only what all players do side by side, each on their own.
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
