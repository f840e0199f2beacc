# Was das Terminal sagt, gleich bei welchem Spiel.

## Aufzählungen und Namen

nothing = nichts
list-comma = { $list }, { $next }
list-and = { $list } und { $last }
list-or = { $list } oder { $last }
chance = der Zufall

## Vor dem Spiel

welcome = Willkommen bei { $game }!
welcome-enter = Mit der Eingabetaste nimmst du, was in Klammern steht.
ask-game = Welches Spiel? [{ $proposed }]
default-name = Skipper
ask-name = Wie heißt du? [{ $proposed }]
ask-opponents = Wie viele Gegner, { $low } bis { $high }? [{ $proposed }]
ask-level = Wie stark sollen sie sein? [{ $proposed }]
bot-landlubber = spielt nach einfachen Ideen und macht die Fehler erster Partien
bot-greedy = sucht in jedem Zug das beste Ende
bot-random = tut irgendetwas, was erlaubt ist
level-landlubber = Landratte
level-greedy = solide
level-random = planlos
ask-first-game = Ist es deine erste Partie? Dann ist der Aufbau einfacher. [ja]
ask-option = { $option }? [{ $proposed }]
number-between = Bitte gib eine Zahl von { $low } bis { $high } ein.
yes-words = ja, j, yes, y
no-words = nein, n, no
at-the-table = Am Tisch: { $names }.
help-first = Gib die Nummer oder den Buchstaben einer Möglichkeit ein, oder hilfe für alles andere.
deal-fixed = Das Glück dieser Partie liegt durch einen geheimen Startwert mit dem Fingerabdruck { $fingerprint } fest. Speichere die Partie am Ende: roadstead verify prüft sie nach.

## Eine Entscheidung

not-understood = „{ $text }“ verstehe ich nicht. Gib ein, was vor einer Möglichkeit steht, oder hilfe.
not-now = Diesen Zug gibt es in diesem Spiel, aber jetzt ist er nicht möglich.
# Buchstaben vor Möglichkeiten; keiner davon ist ein Befehl.
option-letters = abcdeghiklmoprsuvwxy
type-both = Gib beides ein, etwa { $example }, oder { $number }.
# Below the choices: which of them, and what they mean.
means-line = { $labels }: { $text }
means-all-but = alle außer { $labels }
means-final = zurücknehmen nur, wenn die anderen zustimmen
turn-of-player = { $name } ist dran
curtain = Bitte an { $name } übergeben; ab jetzt schaut nur { $name } hin. Weiter mit der Eingabetaste.

## Befehle: alle Wörter, die verstanden werden, das wichtigste zuerst

command-undo = zurück, z
command-redo = wieder
command-hint = tipp
command-finish = fertig, f
command-why = warum
command-rules = regeln, regel
command-log = verlauf
log-turns = züge, zug
command-cards = karten, karte
command-save = speichern
command-table = tisch, t
command-words = worte
command-help = hilfe, ?
command-quit = ende, q

help-moves = Für einen Zug gib die Nummer oder den Buchstaben der Möglichkeit ein oder ihre Notation wie in einer Aufzeichnung; +1, +2 spielen mehrere Züge auf einmal, wo sie angeboten werden. Die Eingabetaste zeigt den Tisch noch einmal.
help-undo = deine letzte Entscheidung zurücknehmen, zurück 3 die letzten drei; die Bots sind immer einverstanden
help-redo = noch einmal spielen, was du zurückgenommen hast
help-hint = was der Bot greedy tun würde; + spielt es
help-finish = den Bot greedy deine Hafenphase fertig spielen lassen; zurück nimmt es zurück
help-why = was eine Möglichkeit bedeutet oder warum etwas nicht geht: warum 3 oder warum und ein Name
help-rules = die Abschnitte der Regeln; regeln 601 zeigt eine Regel, regeln 6 einen Abschnitt
help-log = was geschehen ist; verlauf 100 zeigt mehr, verlauf züge eine Zeile pro Zug
help-cards = was eine Karte bewirkt: karten und ein Teil ihres Namens
help-save = die Partie speichern: speichern, auch mit einem Dateinamen
help-table = den Tisch noch einmal zeigen
help-words = den Tisch in Worten zeigen oder wieder zeichnen
help-help = diese Liste
help-quit = die Partie verlassen; vorher kannst du speichern

undone = Zurückgenommen.
undone-moves = { $count ->
    [one] { $count } Zug zurückgenommen.
   *[other] { $count } Züge zurückgenommen.
}
nothing-to-undo = Es gibt nichts zurückzunehmen.
undo-consent = Um die letzte Entscheidung von { $name } zurückzunehmen, müssen alle einverstanden sein.
undo-agree = Sind alle einverstanden? [nein]
undo-refused = Dann bleibt es dabei.
nothing-to-redo = Es gibt nichts zu wiederholen.
hint = Der Bot würde { $number } wählen: { $option }
hint-move = { $mark } spielt das.
hint-line = { $mark } spielt das und dann: { $then }
finishing = Der Bot spielt für dich fertig; zurück mit einer Zahl nimmt es zurück.
no-hint = Für dieses Spiel gibt es keinen Tipp.
finished = { $count ->
    [one] Mit { $count } Zug für dich fertig gespielt; zurück nimmt ihn zurück.
   *[other] Mit { $count } Zügen für dich fertig gespielt; zurück { $count } nimmt sie zurück.
}
nothing-to-finish = Jetzt gibt es nichts fertig zu spielen: Der Bot übernimmt nur, was alle gleichzeitig tun, jeder für sich.
why-usage = Gib warum und eine Nummer oder einen Buchstaben ein, um alles zu erfahren, was eine Möglichkeit bedeutet, oder warum und den Namen von etwas auf dem Tisch, um zu erfahren, warum du es nicht wählen kannst.
why-not = { $text } (Regel { $rule })
why-nothing-more = Nicht mehr, als da steht.
why-no-part = Bei dem, was du jetzt entscheidest, spielt „{ $asked }“ keine Rolle.
why-unknown = Auf dem Tisch heißt nichts „{ $asked }“. Nimm ein Wort, das auf dem Tisch zu lesen ist, oder die Nummer einer Möglichkeit.
why-more = { $count ->
    [one] { $count } weitere Möglichkeit passt; gib warum und ihre Nummer ein.
   *[other] { $count } weitere Möglichkeiten passen; gib warum und die Nummer einer davon ein.
}
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

## Am Tisch eines Servers

welcome-online = Willkommen, { $name }! Du bist auf { $server }.
welcome-back = Willkommen zurück, { $name }!
ask-table = Welcher Tisch? [{ $proposed }]
new-game = eine neue Partie { $game } gegen zwei Bots
table-yours-due = du bist dran
table-yours = du spielst hier mit
table-open-table = ein Platz ist frei
free-friend = ein freier Platz für Freunde
free-anyone = ein freier Platz für alle
somebody = jemand
no-seat = Für dich ist hier kein Platz frei, du schaust also zu.
looking-on = Du schaust hier nur zu; was verdeckt ist, bleibt verdeckt.
waiting-for-players = { $count ->
    [one] Es geht los, sobald noch jemand gekommen ist.
   *[other] Es geht los, sobald noch { $count } Leute gekommen sind.
}
invite-link = Lade deine Freunde mit diesem Link ein, oder lass sie diesen Befehl eingeben:
room-help-host = Mit start geht es sofort los, mit Bots auf den freien Plätzen; mit ende gehst du und kommst später wieder.
room-help = Mit ende gehst du und kommst später wieder.
table-gone = Der Gastgeber hat diesen Tisch geschlossen.
unknown-rules = Dieser Server hat die Regeln oder Karten nicht, mit denen dieses Spiel begonnen wurde (Version { $version }); es kann hier nicht weitergehen. Nichts davon ist verloren: Wer den Server betreibt, kann sie installieren. Die Aufzeichnung: { $link }
come-back = Zurück an diesen Tisch kommst du mit:
check-with = Nachprüfen kann das jeder mit:

joined = { $name } setzt sich an den Tisch.
stood-up = { $name } hat den Tisch verlassen.
renamed = { $old } heißt jetzt { $name }.
is-here = { $name } ist da.
has-gone = { $name } ist nicht mehr verbunden.
away = { $name } ist abwesend; solange spielt ein Bot.
plays-again = { $name } ist zurück und spielt wieder selbst.
has-resigned = { $name } hat aufgegeben; ein Bot spielt weiter.
votes-to-end = { $name } möchte die Partie ohne Ergebnis beenden. Gib beenden ein, wenn du das auch willst.
votes-to-end-here = { $name } möchte die Partie ohne Ergebnis beenden.
you-voted-to-end = Die anderen erfahren, dass du die Partie ohne Ergebnis beenden möchtest.
undo-wanted = { $name } möchte den letzten eigenen Zug zurücknehmen und alles, was danach kam. Gib zustimmen oder ablehnen ein.
undo-wanted-here = { $name } möchte den letzten eigenen Zug zurücknehmen und alles, was danach kam.
undo-asked = Die anderen werden gefragt, ob du das zurücknehmen darfst.
you-agreed = Du stimmst zu.
nobody-asks = Niemand möchte etwas zurücknehmen.
thinking = Warten auf { $names } …
meanwhile = Solange kannst du verlauf, karten, zurück, hilfe oder ende eingeben.
meanwhile-looking-on = Du kannst verlauf, karten, spieler, hilfe oder ende eingeben.
not-your-turn = Du bist nicht dran; jetzt hast du nichts zu entscheiden.
connection-lost = Die Verbindung ist weg. Von der Partie geht nichts verloren; ich versuche es wieder …
connection-back = Du bist wieder verbunden.
server-nonsense = Was { $server } über diesen Tisch sagt, ergibt keinen Sinn; er lässt sich hier nicht zeigen.
says = { $name }: { $text }
says-looking-on = { $name } (sieht zu): { $text }
say-what = Was willst du sagen? Zum Beispiel: sag Viel Glück
seat-here = da
seat-not-here = nicht verbunden
seat-away = abwesend, { $bot } spielt
seat-resigned = aufgegeben, { $bot } spielt
seat-due = ist dran
seat-votes-end = möchte die Partie beenden
seat-facts = { $name }: { $facts }
resign-sure = Willst du wirklich aufgeben? Ein Bot spielt weiter, und du wirst Letzter. [nein]
end-sure = Willst du die Partie ohne Ergebnis beenden? Sie endet, wenn alle es wollen. [nein]
ended-by-vote = Die Spieler haben diese Partie ohne Ergebnis beendet.
resigned-is-last = { $name } hat aufgegeben und steht auf dem letzten Platz.
deal-checked = { $count ->
    [one] Geprüft: Das eine Zufallsereignis folgt aus dem Startwert, der von Anfang an feststand.
   *[other] Geprüft: Alle { $count } Zufallsereignisse folgen aus dem Startwert, der von Anfang an feststand.
}

command-restart = neu
command-agree = zustimmen, ja, j
command-decline = ablehnen, nein, n
command-players = spieler, wer
command-resign = aufgeben
command-end = beenden
command-say = sag, sage
command-start = start

help-restart = deinen ganzen Zug zurücknehmen, soweit du das allein darfst
help-agree = zustimmen, dass jemand einen Zug zurücknimmt
help-decline = nicht zustimmen
help-players = wer am Tisch sitzt, wer verbunden und wer dran ist
help-resign = aufgeben; ein Bot spielt weiter
help-end = dafür stimmen, die Partie ohne Ergebnis zu beenden
help-say = den anderen etwas sagen: sag Viel Glück
help-undo-online = deine letzte Entscheidung zurücknehmen, zurück 3 die letzten drei; wo du das nicht allein darfst, werden die anderen gefragt
help-quit-online = gehen; dein Platz bleibt deiner, und du kannst später wiederkommen
help-quit-looking-on = gehen; du kannst später wiederkommen

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

## Die Seite

page-opens = Roadstead ist unter { $url } und öffnet sich in deinem Browser.
page-here = Roadstead ist unter { $url }. Öffne diese Adresse in einem Browser.
page-stop = Strg-C beendet es; deine Partien bleiben erhalten.
page-running = Es lief schon.
page-friends = Freunde im selben Netz öffnen { $url }
page-alone = Kein Netz gefunden: Es ist nur für diesen Rechner da.
page-stopped = Roadstead ist beendet. Deine Partien bleiben erhalten.
page-not-built = die Seite ist noch nicht gebaut. In einem Checkout baust du sie mit: make page. Im Terminal spielst du mit: roadstead play

## Cells of the table in words

cell-number = { $number }
cell-seats = { $seats }
cell-empty = –

## What a hint says of choices that nothing tells apart

hint-any = Nach der Rechnung des Bots ist hier nichts besser als das andere.
hint-tied = Nach der Rechnung des Bots ist anderes genauso viel wert.
hint-same-end = Es kann zu genau derselben Stellung führen wie Nummer { $number }.
hint-as-good = Nach der Rechnung des Bots ist es so viel wert wie Nummer { $number }.

## Aktionen und Züge in einer Zeile

action = { $who } { $head }.
action-with-parts = { $who } { $head } – { $parts }.
cell-told = { $column }: { $cell }
rest-unchanged = Das Übrige am Tisch ist wie zuvor; die Eingabetaste erzählt alles.
action-parts-mark = {"; "}
turn-in-one-line = { $who }: { $heads }.
