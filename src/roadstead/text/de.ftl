# Was das Terminal sagt, gleich bei welchem Spiel.

## Aufzählungen und Namen

nothing = nichts
list-comma = { $list }, { $next }
list-and = { $list } und { $last }
chance = der Zufall

## Vor dem Spiel

welcome = Willkommen bei { $game }!
welcome-enter = Mit der Eingabetaste nimmst du, was in Klammern steht.
ask-game = Welches Spiel? [{ $proposed }]
default-name = Skipper
ask-name = Wie heißt du? [{ $proposed }]
ask-opponents = Wie viele Gegner, { $low } bis { $high }? [{ $proposed }]
ask-level = Wie stark sollen sie sein? [{ $proposed }]
bot-greedy = sucht in jedem Zug das beste Ende
bot-random = tut irgendetwas, was erlaubt ist
ask-first-game = Ist es deine erste Partie? Dann ist der Aufbau einfacher. [ja]
ask-option = { $option }? [{ $proposed }]
number-between = Bitte gib eine Zahl von { $low } bis { $high } ein.
yes-words = ja, j, yes, y
no-words = nein, n, no
at-the-table = Am Tisch: { $names }.
help-first = Gib die Nummer einer Möglichkeit ein, oder hilfe für alles andere.
deal-fixed = Das Glück dieser Partie liegt durch einen geheimen Startwert mit dem Fingerabdruck { $fingerprint } fest. Speichere die Partie am Ende: roadstead verify prüft sie nach.

## Eine Entscheidung

not-understood = „{ $text }“ verstehe ich nicht. Gib eine Nummer ein, oder hilfe.
not-now = Diesen Zug gibt es in diesem Spiel, aber jetzt ist er nicht möglich.
type-both = Gib beides ein, etwa { $example }, oder die Nummer { $number }.
turn-of-player = { $name } ist dran
curtain = Bitte an { $name } übergeben; ab jetzt schaut nur { $name } hin. Weiter mit der Eingabetaste.

## Befehle: alle Wörter, die verstanden werden, das wichtigste zuerst

command-undo = zurück, z
command-redo = wieder
command-hint = tipp
command-finish = fertig, f
command-rules = regeln, regel
command-log = verlauf
command-cards = karten, karte
command-save = speichern
command-table = tisch, t
command-help = hilfe, ?
command-quit = ende, q

help-moves = Für einen Zug gib die Nummer der Möglichkeit ein oder ihre Notation wie in einer Aufzeichnung. Die Eingabetaste zeigt den Tisch noch einmal.
help-undo = deine letzte Entscheidung zurücknehmen; die Bots sind immer einverstanden
help-redo = noch einmal spielen, was du zurückgenommen hast
help-hint = was der Bot greedy tun würde
help-finish = den Bot greedy deine Hafenphase fertig spielen lassen; zurück nimmt es zurück
help-rules = die Abschnitte der Regeln; regeln 601 zeigt eine Regel, regeln 6 einen Abschnitt
help-log = was geschehen ist; verlauf 100 zeigt mehr
help-cards = was eine Karte bewirkt: karten und ein Teil ihres Namens
help-save = die Partie speichern: speichern, auch mit einem Dateinamen
help-table = den Tisch noch einmal zeigen
help-help = diese Liste
help-quit = das Spiel verlassen; vorher kannst du speichern

undone = Zurückgenommen.
nothing-to-undo = Es gibt nichts zurückzunehmen.
undo-consent = Um die letzte Entscheidung von { $name } zurückzunehmen, müssen alle einverstanden sein.
undo-agree = Sind alle einverstanden? [nein]
undo-refused = Dann bleibt es dabei.
nothing-to-redo = Es gibt nichts zu wiederholen.
hint = Der Bot würde { $number } wählen: { $option }
no-hint = Für dieses Spiel gibt es keinen Tipp.
finished = { $count ->
    [one] Mit 1 Zug für dich fertig gespielt; zurück nimmt ihn zurück.
   *[other] Mit { $count } Zügen für dich fertig gespielt; zurück nimmt sie einzeln zurück.
}
nothing-to-finish = Jetzt gibt es nichts fertig zu spielen: Der Bot übernimmt nur, was alle gleichzeitig tun, jeder für sich.
no-rules = Für dieses Spiel gibt es keinen Regeltext.
no-such-rule = Eine Regel „{ $asked }“ gibt es nicht.
did-you-mean = Meinst du { $near }?
rules-usage = Mit regeln und einer Nummer liest du einen Abschnitt oder eine Regel, etwa { $example }.
cards-usage = Gib karten und einen Teil des Kartennamens ein.
no-such-card = Es gibt keine Karte, in deren Namen „{ $asked }“ vorkommt.
more-cards = { $count ->
    [one] Eine weitere Karte passt; gib mehr von ihrem Namen ein.
   *[other] { $count } weitere Karten passen; gib mehr vom Namen ein.
}
ask-save = Die Partie speichern? Gib einen Dateinamen ein, ja für { $proposed }, oder drücke die Eingabetaste, um nicht zu speichern. [nein]
saved = Gespeichert als { $file }. Weiter geht es mit: { $program } play --load { $file }
saved-at-end = Gespeichert als { $file }. Noch einmal ansehen mit: { $program } replay { $file }
not-saved = { $file } konnte nicht geschrieben werden: { $reason }
not-over-that = { $file } gibt es schon, und es ist keine Aufzeichnung; bitte wähle einen anderen Namen.
goodbye = Auf Wiedersehen!

## Das Ende

column-player = Spieler
column-total = gesamt
winner = { $count ->
    [1] { $names } gewinnt!
   *[other] { $names } teilen sich den Sieg!
}
no-winner = Niemand gewinnt.
have-lost = Verloren: { $names }.
broken-tie = Bei gleicher Punktzahl liegt { $first } vor { $second }: { $tie }, { $more } zu { $less }.

## Karten

source-rulebook = aus der Spielregel
source-public = aus öffentlichen Quellen
source-reconstructed = rekonstruiert (von uns entworfen)
source-of = { $source }: { $names }
cards-mark = * rekonstruiert: Einige Werte haben wir selbst entworfen, weil weder die Spielregel noch öffentliche Quellen sie nennen.
