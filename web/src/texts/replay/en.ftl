# A game seen again, playing on from a position, and the end of a game.

replay-game = Replay
set-up = Set-up
turn-number = Turn { $turn }
comes-next = Next: { $progress }
set-up-over = The set-up is over.
event-of = { $at } of { $last }
before-all = The table before the first event
nothing-told = A step that says nothing
to-start = To the start
to-end = To the end
turn-before = Previous turn
turn-after = Next turn
event-before = Previous event
event-after = Next event
play-it = Play
pause-it = Pause
speed = Speed
speed-times = { $speed }×
position = Position
board = Board
moves = Moves
score = Score
score-at-end = Score at the end
seen-by = As seen by
seen-by-all = Public
seen-by-help = Sit behind somebody and see what they saw.
copy-link = Link to this position
link-copied = Link copied
record = Record
back-to-game = Back to the game
to-result = Result
play-on = Play on from here
play-on-turn = Play on from a turn
running-title = A running game
running-seat = You see what { $name } saw.
running-public = You see what everybody may see.
gone-on = { $count ->
    [one] The game has gone on by one event.
   *[other] The game has gone on by { $count } events.
}
to-newest = Show the newest
no-such-replay = Nothing to see here
no-such-replay-help = The table is gone, or its link needs an invite. Nothing of yours is lost.

fork-over = You get a table of your own that begins right here, with bots on the other seats. It has a new seed: what is not yet on the table comes differently.
fork-running = This game still runs. So all that you could not know at this point is dealt anew: your sandbox tells nothing about the real table.
fork-running-seed = It has a new seed, and bots sit on the other seats.
fork-from = From
fork-seat = Your seat
fork-bots = The bots
fork-go = Play on
fork-end = The game is over here. Choose an earlier position to play on from.
fork-failed = That did not work. Nothing has changed.

wins-by = { $margin ->
    [one] { $names } wins by one point
   *[other] { $names } wins by { $margin } points
}
wins = { $names } wins
wins-tie = { $names } wins the tie
share-victory = { $names } share the victory
nobody-wins = Nobody wins
solo-points = { $points ->
    [one] { $names } has one point
   *[other] { $names } has { $points } points
}
without-result = The game has ended without a result
by-vote = The players agreed to end it. The points are as they stood.
record-ends = This record ends before the game does. The points are as they stood.
equal-points = { $names } have { $points } points each.
tie-decided = { $name } is ahead: { $tie }, { $more } to { $less }.
your-place = { $place ->
    [1] You come first of { $count }.
    [2] You come second of { $count }.
    [3] You come third of { $count }.
   *[other] You come last of { $count }.
}
who-resigned = { $count ->
    [1] { $names } resigned and is ranked last. A bot played on.
   *[other] { $names } resigned and are ranked last. Bots played on.
}
verdict-of = { $names }: { $verdict }
has-lost = not ranked
lasted = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
ranking = Ranking
ranking-help = points by where they come from
as-it-stood = as it stood
tie-title = How the tie was broken
tie-shared-title = A tie that stays
tie-points = most points
tie-equal = equal
tie-ahead = { $count ->
    [1] { $names } is ahead
   *[other] { $names } are ahead
}
tie-shared = Nothing more tells them apart: they share the place.
tie-rule = rule { $rule }
graph = Points over time
graph-help = marks: points gained or lost
graph-axis = turn
graph-is = Points after each turn. At the end: { $list }.
graph-as-table = As a table
graph-as-drawing = As a drawing
graph-at-end = end
player-points = { $name } { $points }
part = Part
total = Total
deal = Verify the deal
deal-commitment = shown at the start
deal-seed = seed, told now
deal-noted = noted by this browser
deal-fits = They fit.
deal-fits-help = Your browser computed SHA-256 of the table's name and the seed: it is what was shown at the start.
deal-fits-noted = Your browser computed SHA-256 of the table's name and the seed: it is what it noted itself when you came to the table.
deal-differs = They do not fit.
deal-differs-help = The seed told now does not belong to what was shown at the start. Do not trust this deal.
deal-cannot = Your browser computes this only over a secure connection. The command below does it anywhere.
deal-working = Computing …
deal-again = Compute again
deal-command = This command draws every card again and compares:
deal-proves = This proves that nothing was changed after the start. It does not prove that the host did not look.
deal-of-sandbox = A sandbox goes on from cards that another seed has dealt. There is nothing to verify.
deal-of-record = This game was dealt elsewhere; this server cannot vouch for it. Its file can be verified where it says seed and commitment:
look-at-board = Look at the board
rematch-asked = A rematch is open. It begins as soon as everybody has asked for it.
rematch-join = Join the rematch
rematch-watch = Look at the rematch
rematch-failed = The rematch could not be opened. Nothing has changed.
