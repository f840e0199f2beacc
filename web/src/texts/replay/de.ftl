# Eine Partie noch einmal sehen, von einer Stellung aus weiterspielen, und das Ende einer Partie.

replay-game = Nachspielen
set-up = Aufbau
turn-number = Zug { $turn }
comes-next = Danach: { $progress }
set-up-over = Der Aufbau ist beendet.
event-of = { $at } von { $last }
before-all = Der Tisch vor dem ersten Schritt
nothing-told = Ein Schritt ohne Worte
to-start = Zum Anfang
to-end = Zum Ende
turn-before = Voriger Zug
turn-after = Nächster Zug
event-before = Voriger Schritt
event-after = Nächster Schritt
play-it = Abspielen
pause-it = Anhalten
speed = Tempo
speed-times = { $speed }×
position = Stellung
board = Tisch
moves = Züge
score = Wertung
score-at-end = Wertung am Ende
seen-by = Gesehen von
seen-by-all = Öffentlich
seen-by-help = Setz dich hinter jemanden und sieh, was diese Person sah.
copy-link = Link zu dieser Stellung
link-copied = Link kopiert
record = Aufzeichnung
back-to-game = Zurück zur Partie
to-result = Ergebnis
play-on = Von hier weiterspielen
play-on-turn = Ab einem Zug weiterspielen
running-title = Eine laufende Partie
running-seat = Du siehst, was { $name } sah.
running-public = Du siehst, was alle sehen dürfen.
gone-on = { $count ->
    [one] Die Partie ist einen Schritt weitergegangen.
   *[other] Die Partie ist { $count } Schritte weitergegangen.
}
to-newest = Das Neueste zeigen
no-such-replay = Hier ist nichts zu sehen
no-such-replay-help = Den Tisch gibt es nicht mehr, oder sein Link braucht eine Einladung. Von dir ist nichts verloren.

fork-over = Du bekommst einen eigenen Tisch, der genau hier beginnt, mit Bots auf den anderen Plätzen. Er hat einen neuen Startwert: Was noch nicht auf dem Tisch liegt, kommt anders.
fork-running = Diese Partie läuft noch. Darum wird alles neu verteilt, was du an dieser Stelle nicht wissen konntest: Dein Probetisch verrät nichts über den echten.
fork-running-seed = Er hat einen neuen Startwert, und auf den anderen Plätzen sitzen Bots.
fork-from = Ab
fork-seat = Dein Platz
fork-bots = Die Bots
fork-go = Weiterspielen
fork-end = Hier ist die Partie zu Ende. Wähle eine frühere Stellung, um weiterzuspielen.
fork-failed = Das ging nicht. Nichts hat sich geändert.

wins-by = { $margin ->
    [one] { $names } gewinnt mit einem Punkt Vorsprung
   *[other] { $names } gewinnt mit { $margin } Punkten Vorsprung
}
wins = { $names } gewinnt
wins-tie = { $names } gewinnt bei Gleichstand
share-victory = { $names } teilen sich den Sieg
nobody-wins = Niemand gewinnt
solo-points = { $points ->
    [one] { $names } hat einen Punkt
   *[other] { $names } hat { $points } Punkte
}
without-result = Die Partie endete ohne Ergebnis
by-vote = Alle waren dafür, sie zu beenden. Die Punkte sind der letzte Stand.
record-ends = Diese Aufzeichnung endet vor der Partie. Die Punkte sind der letzte Stand.
equal-points = { $names } haben je { $points } Punkte.
tie-decided = { $name } liegt vorn: { $tie }, { $more } zu { $less }.
your-place = { $place ->
    [1] Du belegst den ersten von { $count } Plätzen.
    [2] Du belegst den zweiten von { $count } Plätzen.
    [3] Du belegst den dritten von { $count } Plätzen.
   *[other] Du belegst den letzten von { $count } Plätzen.
}
who-resigned = { $count ->
    [1] { $names } hat aufgegeben und steht auf dem letzten Platz. Ein Bot spielte weiter.
   *[other] { $names } haben aufgegeben und stehen auf den letzten Plätzen. Bots spielten weiter.
}
verdict-of = { $names }: { $verdict }
has-lost = nicht gewertet
lasted = { $minutes ->
    [one] eine Minute
   *[other] { $minutes } Minuten
}
ranking = Rangliste
ranking-help = Punkte nach Herkunft
as-it-stood = letzter Stand
tie-title = Wie der Gleichstand entschieden wurde
tie-shared-title = Ein Gleichstand, der bleibt
tie-points = die meisten Punkte
tie-equal = gleich
tie-ahead = { $count ->
    [1] { $names } liegt vorn
   *[other] { $names } liegen vorn
}
tie-shared = Mehr unterscheidet sie nicht: Sie teilen sich den Platz.
tie-rule = Regel { $rule }
graph = Punkte im Verlauf
graph-help = Marken: Punkte gewonnen oder verloren
graph-axis = Zug
graph-is = Punkte nach jedem Zug. Am Ende: { $list }.
graph-as-table = Als Tabelle
graph-as-drawing = Als Zeichnung
graph-at-end = Ende
player-points = { $name } { $points }
part = Teil
total = Summe
deal = Die Karten prüfen
deal-commitment = am Anfang gezeigt
deal-seed = Startwert, jetzt verraten
deal-noted = von diesem Browser notiert
deal-fits = Es passt.
deal-fits-help = Dein Browser hat SHA-256 aus dem Namen des Tisches und dem Startwert berechnet: Es ist, was am Anfang gezeigt wurde.
deal-fits-noted = Dein Browser hat SHA-256 aus dem Namen des Tisches und dem Startwert berechnet: Es ist, was er selbst notiert hat, als du an den Tisch kamst.
deal-differs = Es passt nicht.
deal-differs-help = Der Startwert gehört nicht zu dem, was am Anfang gezeigt wurde. Vertrau diesen Karten nicht.
deal-cannot = Dein Browser berechnet das nur über eine sichere Verbindung. Der Befehl unten kann es überall.
deal-working = Wird berechnet …
deal-again = Noch einmal berechnen
deal-command = Dieser Befehl zieht jede Karte noch einmal und vergleicht:
deal-proves = Das beweist, dass nach dem Anfang nichts geändert wurde. Es beweist nicht, dass der Gastgeber nicht nachgesehen hat.
deal-of-sandbox = Ein Probetisch geht von Karten aus, die ein anderer Startwert verteilt hat. Es gibt nichts zu prüfen.
deal-of-record = Diese Karten wurden anderswo verteilt; dieser Server kann nicht für sie bürgen. Die Datei lässt sich prüfen, wenn Startwert und Festlegung darin stehen:
look-at-board = Den Tisch ansehen
rematch-asked = Eine Revanche ist eröffnet. Sie beginnt, sobald alle sie wollen.
rematch-join = Zur Revanche
rematch-watch = Die Revanche ansehen
rematch-failed = Die Revanche ließ sich nicht eröffnen. Nichts hat sich geändert.
