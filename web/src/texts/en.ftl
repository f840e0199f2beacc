# What the page says, whatever the game.

app = Roadstead
skip-to-board = To the board
play = Play
your-name = Your name
default-name = Skipper
good-morning = Good morning, { $name }
good-day = Good day, { $name }
good-evening = Good evening, { $name }
welcome = Welcome to the roadstead
tagline = Four harbour games, by the book. Choose one and cast off.
games-waiting = { $count ->
    [one] One game waits for you.
   *[other] { $count } games wait for you.
}
players = { $low ->
    [0] { $high } players
   *[other] { $low }–{ $high } players
}
your-games = Your games
open-tables = Open tables
no-tables = Nobody is waiting right now.
your-turn = Your turn
watch = Watch
running = Running
join = Join
quick-play = Quick play
quick-help = A table in one click, against bots.
game = Game
bots-at-table = Bots at the table
strength = Strength
bot-landlubber = landlubber
bot-greedy = steady
bot-random = aimless
play-now = Play now
invite-friend = Invite a friend
invite-friend-help = a table with a free seat and a link
free-software = Roadstead is free software.
credits = Icons: game-icons.net, CC BY 3.0
you = you
bot-level = bot, { $level }
away = away
resigned = resigned
open-seat = free seat
points-unit = { $points ->
    [one] point
   *[other] points
}
log = Log
nothing-yet = Nothing has happened yet.
rules = Rules
settings = Settings
options = Options
options-title = Everything you may do
options-help = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
filter = Filter
close = Close
undo = Undo
redo = Redo
restart-turn = Restart turn
all-options = All options in words
language = Language
theme = Theme
theme-light = Chart
theme-dark = Night
theme-system = System
motion = Motion
motion-full = Full
motion-calm = Calm
text-size = Text size
confirm = Ask before what cannot be taken back
confirm-help = New cards, secret bids, ends of turn.
day-or-night = Day or night
take-back-by-consent = To take this back, you need the others to agree.
not-after-the-end = Once the game is over, nothing can be taken back.
take-back-from-bots = Undo brings you back here until the game is over.
do-it = Do it
cancel = Cancel
chosen = Chosen
clear = Clear
chosen-remove = { $thing } is chosen: give it back
not-with-chosen = Does not go with what you have chosen. Give something back first.
thing-times = { $thing } × { $count }
comes-along = comes along
then-changes = Then
more-changes = { $count ->
    [one] { $count } more change
   *[other] { $count } more changes
}
means-nothing = no effect
means-toll = toll
never-ask = Don't ask again
plan = Plan: try moves out first
plan-title = { $count ->
    [0] Plan: touch what you want to try
    [one] Plan: { $count } move tried
   *[other] Plan: { $count } moves tried
}
plan-help = Nothing is played yet: the board shows how it would be.
plan-drop = Drop it
plan-play = { $count ->
    [0] Play it
    [one] Play { $count } move
   *[other] Play { $count } moves
}
undo-line = Undo all { $count } moves of it
decide-now = Add more, or decide now.
choose-more = { $count ->
    [one] Touch what glows. { $count } option.
   *[other] Touch what glows. { $count } options.
}
waiting-for = { $names } to play
looking-on = You look on; what is hidden stays hidden.
thinking = { $name } is thinking
skip = Skip
connecting = Finding the table
connection-lost = Connection lost. Nothing is lost: trying again.
try-now = Try now
move-on-its-way = Your move is kept until the connection is back.
gone-title = There is no such table
gone-help = The link may be old or incomplete (a table has its whole link under Invite link), or its host has closed the table. Nothing of yours is lost.
unknown-rules-title = This server does not have this game's rules
unknown-rules-help = It was begun with rules or cards (version { $version }) that are not installed here, so it cannot go on. Nothing of it is lost: whoever runs the server can install them.
full-title = All seats are taken
full-help = You can look on, or open a table of your own.
offline = You are offline. Nothing is lost: the page goes on once you are back in a network.
unanswered = The server does not answer. Try again in a moment.
offline-title = You are offline
down-title = The server does not answer
down-help = Your games are kept there. This page tries again by itself.
to-home = To the harbour
waiting-help = Send this link. The game starts as soon as everybody is here.
copy = Copy
copied = Copied
start-with-bots = Start with bots
sit-down = Sit down
you-are-invited = { $name } invites you to { $game }
game-over = The game is over
winner = { $count ->
    [1] { $names } wins.
   *[other] { $names } share the victory.
}
solo-over = What counts is the score.
play-again = Play again
ended-by-vote = The players have ended this game without a result.
undo-wanted = { $name } asks to take back a move
undo-withdraw = Leave it as it is
agree = Agree
decline = Decline
less = Less
more-above = { $count } more above
more-below = { $count } more below
more = More
# -- home, waiting room, settings --
play-game = Play { $game } against bots
terminal-command = Command
pass-and-play = Pass and play
pass-and-play-help = with friends at this screen
open-a-table = Open a table
open-a-table-help = choose seats, options and pace
load-record = Load a record
load-record-help = choose a file or drop it here
drop-record = Drop the record here
reading-record = Reading { $file }
record-broken = { $file } cannot be read
record-line = Line { $line } says:
record-kept = Your file is as it was, and nothing was stored.
another-file = Choose another file
replay = Replay
turn-of = { $name } to play
free-seats = { $count ->
    [0] all seats taken
    [one] { $count } free seat
   *[other] { $count } free seats
}
result-mine = { $place ->
    [1] you won with { $points }
    [2] you were second with { $points }
    [3] you were third with { $points }
   *[other] you were { $place }th with { $points }
}
result-of = { $name } won with { $points }
show-all = Show all { $count }
show-fewer = Show fewer
all-games = All games
any-pace = Any pace
pace = Pace
pace-live = Live
pace-days = By days
pace-clock = { $pace ->
    [days] By days, { $time } a move
   *[live] Live, { $time } a move
}
with-free-seat = Free seat
no-tables-so = No table fits these filters.
join-table = Join { $name }'s table of { $game }
watch-table = Watch { $name }'s table of { $game }
unreachable = The server does not answer. Nothing is lost: trying again.
other-version-title = This page is older than the server
other-version-help = The server was updated while this page was open. Reload the page to go on; your games are kept.
reload = Reload the page
missing-help = A part of the page could not be fetched. Your games are kept on the server.
your-person = You are { $name }
who-are-you = Your name and key
person-title = You
closed-title = This table was closed
closed-help = Its host has gone before the game began. Nothing of yours is lost.
waiting-for-more = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
all-here = Everybody is here
start-help = The game begins when you start it.
host-starts = The host starts the game.
seat-for-you = A seat for you at { $game }
invite-link = Invite link
invite-code = QR code of the invite link
invite-scan = Scan it with a phone, or send the link.
share = Share
share-text = Play { $game } with me
optional = optional
seats = Seats
sit-here = Sit here
sit-here-at = Sit down at seat { $seat }
for-anyone = for anyone
for-friend = for a friend with the link
host = host
listed = listed for everybody
by-link = by link
own-deck = own deck
start = Start
close-table = Close the table
close-table-sure = Close this table?
close-table-help = It disappears for everybody who waits here. No game is lost, as none has begun.
keep-open = Keep it open
table-called = Table “{ $name }”
name-table = Change the name
table-name = Name of the table
name-save = Save
name-keep = Keep it
stand-up = Stand up
open-your-own = Open your own table
watch-wait = Stay, and you look on when the game begins.
somebody-quicker = Somebody was quicker: that seat is taken.
full-watching = You look on; what is hidden stays hidden.
palette = Seat colours
palette-help = Every seat also has its own shape.
palette-buoys = Buoys
palette-clear = Colour-blind
palette-shapes = Shapes only
motion-help = Calm: pieces do not slide.
sound = Sound
sound-help = A ship's bell when it is your turn.
sound-off = Off
sound-away = In the background
sound-always = Always
kept-here = Kept on this device.
move-device = Go on elsewhere
sum-option = { $option }: { $value }
sum-without = no { $option }
be-first = Open a table that others can join.

## The end, and sandboxes that go on from another table

show-result = Result
sandbox = Sandbox
sandbox-forked = From another table, with a new seed.
sandbox-redealt = From a running game; what you could not know is dealt anew.
sandbox-origin = To that table
# The table in play.
prompt = What to do
players-and-log = Players and log
log-and-talk = Log and talk
talk = Talk
talk-say = Say something
talk-send = Send
talk-empty = Nobody has said anything yet.
talk-watching = The players cannot read what is said here before the end.
talk-waiting = Waits for the connection.
talk-unread = not read
rules-find = Search the rules
rules-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
rules-back = Back to { $rule }
rules-chapter = Chapter
rules-failed = The rules did not arrive.
rules-loading = Fetching the rules
rules-nothing = No rule has these words.
rules-all = All of the rules
rule-link = Rule { $rule }
recap-title = Since your last turn
recap-more = and { $count } more
recap-replay = See it again
got-it = Got it
curtain-title = Pass the screen to { $name }
curtain-done = { $name } has finished. What only { $name } may know is hidden again.
curtain-begin = Only { $name } should look now.
curtain-lift = I am { $name }: lift the curtain
curtain-back = Back to { $name }
curtain-note = What the other seats may know is not on this screen until their curtain is lifted.
asks-undo = asks to take back
wants-end = wants to end the game
bot-for = a bot plays ({ $level })
away-for = away for { $minutes } min
is-away = { $name } is away
is-away-help = A bot can play for them. They get their seat back the moment they return.
let-bot-play = Let a bot play
let-bot-play-for = Let a bot play for { $name }
let-bot-play-for-me = Let a bot play for me
bot-plays-for-you = A bot plays for you
bot-plays-help = Your seat is yours again whenever you like.
i-am-back = I am back
you-resigned = You have resigned
you-resigned-help = A bot plays on for you. You may look on to the end.
undo-asking = You ask to take back a move
undo-waits = { $count ->
    [one] { $count } line of the log would go. Waiting for { $names }.
   *[other] { $count } lines of the log would go. Waiting for { $names }.
}
undo-goes = { $count ->
    [one] { $count } line of the log would go, struck through there. What was dealt comes back the same.
   *[other] { $count } lines of the log would go, struck through there. What was dealt comes back the same.
}
move-waits = Your move waits to be sent
move-waits-help = It goes out as soon as the connection is back. You may still change it.
change = Change
time-left = Time left
again-in = Next try in { $seconds } s.
server-down = The server does not answer. Your game is kept there.
words-failed = The words of this game did not arrive. Load the page again.
seat-lost = This seat is no longer yours. You look on.
shut-title = You cannot stay at this table
shut-help = The server does not let this page in any more. Nothing of your game is lost.
table-menu = This table
link-seat = Whoever opens this link may take a free seat, or watch.
link-watch = Whoever opens this link may watch.
download-record = Download the record
keys = Keys
back = Back
leave = To the harbour
leave-help = Your seat stays yours.
resign = Resign
resign-title = Resign this game?
resign-help = A bot plays on for you, and you are ranked last. This cannot be taken back.
resign-do = Resign
end-title = End this game without a result?
end-help = It ends once everybody who plays wants it.
end-do = I want to end it
end-ask = Ask to end the game
end-withdraw = Play on after all
end-agree = End it
end-you = You want to end the game without a result.
end-wanted = { $count ->
    [one] { $names } wants to end the game without a result.
   *[other] { $names } want to end the game without a result.
}
end-missing = Still missing: { $names }.
hint = Hint
key-tab = Prompt, board, players, log
key-arrows = To the next thing that glows
key-enter = Touch it
key-numbers = An option in the list, by the key beside it
key-backspace = Give back what was touched last
key-esc = Give back everything, or close
key-rule = The rule of what is in focus
refused-move-stale = That move came too late: the game has moved on. The board is up to date.
refused-take-over-too-early = Not yet: they have only just gone, or have had less than a day to decide.
refused-take-over-forbidden = They are here again.
refused-consent-stale = Nobody asks to go back any more.
hint-by = by a bot that knows what you know
hint-thinking = The bot is thinking
hint-share = Strength: 100 is the best of all options, 0 the worst
hint-equal = As strong as { $number }.
hint-best = No single gain speaks for it; on the whole, nothing is stronger.
hint-weaker = On the whole, a little weaker than { $number }.
hint-much-weaker = On the whole, much weaker than { $number }.
players-at-table = { $players ->
    [one] { $players } player
   *[other] { $players } players
}

## Tips

explanation = Explanation
part-failed = This part of the page did not arrive. Try again once the connection is back.
sit-behind = Sit behind
sit-behind-of = Sit behind { $name }
link-here-only = This link works on this machine only; for friends in your network, start Roadstead with this command.
link-no-network = This machine is in no network at present, so the link works here only.
link-address = Address in the network
choose-on = Go on choosing.
choose-button = Choose with a button here.
choose-button-or-touch = Choose with a button here, or touch what glows.
others-question = They are asked: “{ $question }”
undo-declined = Your move stays: not everybody agreed.
recap-so-far = What has happened so far
plays-here = at this screen
not-here = { $name } is not here right now.

# -- the table in words --
table-view = How the table is shown
view-board = Board
view-words = Words
sections = Sections of the table
your-choices = Your choices
choose-this = Choose
column-label = { $column }:
choose-named = Choose { $name }
why-not = Why not: { $name }

# -- what the others did, and the end --
moves-pace = Pace of the others' moves
pace-short = Pace
pace-help = How long each of their steps is shown. A touch anywhere skips to the end.
pace-slow = Slow
pace-normal = Normal
pace-quick = Quick
pace-once = At once
turns-since = Since your turn
turns-of-all = The last turns
turns-again = Show again
turns-point = Show it on the board
log-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
last-turns = the last turns
what-counts = What counts at the end
ends-the-game = ends the game
last-turn = last turn
has-finished = has finished
