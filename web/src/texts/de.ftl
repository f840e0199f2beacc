# Was die Seite sagt, bei jedem Spiel.

app = Roadstead
skip-to-board = Zum Spielplan
play = Spielen
your-name = Dein Name
default-name = Skipper
good-morning = Guten Morgen, { $name }
good-day = Guten Tag, { $name }
good-evening = Guten Abend, { $name }
welcome = Willkommen auf der Reede
tagline = Vier Hafenspiele, nach den Regeln. Wähle eines und leg ab.
games-waiting = { $count ->
    [one] Eine Partie wartet auf dich.
   *[other] { $count } Partien warten auf dich.
}
players = { $low ->
    [0] { $high } Personen
   *[other] { $low }–{ $high } Personen
}
in-terminal = im Terminal
terminal-help = Der Plan dieses Spiels ist noch nicht auf der Seite. Die Regeln sind vollständig da: Spiele es im Terminal mit
your-games = Deine Partien
open-tables = Offene Tische
no-tables = Gerade wartet niemand.
your-turn = Du bist dran
watch = Zusehen
waiting = Wartet
running = Läuft
finished = Beendet
ended = Abgebrochen
join = Mitspielen
quick-play = Schnelles Spiel
quick-help = Ein Tisch mit einem Klick, gegen Bots.
game = Spiel
bots-at-table = Bots am Tisch
strength = Stärke
bot-greedy = solide
bot-random = leicht
play-now = Jetzt spielen
invite-friend = Jemanden einladen
invite-friend-help = ein Tisch mit freiem Platz und Link
free-software = Roadstead ist freie Software.
credits = Icons: game-icons.net, CC BY 3.0
you = du
bot = Bot
bot-level = Bot, { $level }
away = abwesend
resigned = aufgegeben
open-seat = freier Platz
vp = SP
log = Verlauf
chat = Chat
nothing-yet = Noch ist nichts geschehen.
rules = Regeln
settings = Einstellungen
options = Möglichkeiten
options-title = Alles, was du tun kannst
options-help = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}
filter = Filtern
close = Schließen
undo = Zurücknehmen
redo = Wiederholen
restart-turn = Zug neu beginnen
all-options = Alle Möglichkeiten in Worten
language = Sprache
theme = Farben
theme-light = Seekarte
theme-dark = Nacht
theme-system = System
motion = Bewegung
motion-full = Voll
motion-calm = Ruhig
text-size = Schriftgröße
confirm = Fragen, bevor etwas endgültig ist
confirm-help = Neue Karten, geheime Gebote, Zugende.
day-or-night = Tag oder Nacht
cannot-take-back = Das lässt sich nicht zurücknehmen.
do-it = Ausführen
cancel = Abbrechen
chosen = Gewählt: { $things }. Wähle mehr oder entscheide jetzt.
choose-more = { $count ->
    [one] Berühre, was leuchtet. 1 Möglichkeit.
   *[other] Berühre, was leuchtet. { $count } Möglichkeiten.
}
waiting-for = { $names } am Zug
looking-on = Du siehst zu; Verdecktes bleibt verdeckt.
thinking = { $name } überlegt
skip = Überspringen
connecting = Der Tisch wird gesucht
connection-lost = Verbindung verloren. Nichts geht verloren: neuer Versuch.
try-now = Jetzt versuchen
move-on-its-way = Dein Zug bleibt, bis die Verbindung wieder steht.
refused-stale = Das Spiel ist weitergegangen. Der Tisch ist auf dem neuesten Stand.
refused-illegal = Das geht gerade nicht.
refused-not-your-turn = Du bist nicht am Zug.
refused-nothing-to-undo = Es gibt nichts, was du allein zurücknehmen darfst.
refused-nothing-to-redo = Es gibt nichts zu wiederholen.
refused-too-fast = Das war zu viel auf einmal. Warte einen Moment.
refused-other = Das wurde abgelehnt. Nichts hat sich geändert.
gone-title = Diesen Tisch gibt es nicht
gone-help = Der Link ist vielleicht alt, oder der Tisch wurde geschlossen. Von dir ist nichts verloren.
full-title = Alle Plätze sind besetzt
full-help = Du kannst zusehen oder selbst einen Tisch eröffnen.
down-title = Der Server antwortet nicht
down-help = Deine Partien sind dort gespeichert. Die Seite versucht es von selbst wieder.
to-home = Zum Hafen
waiting-help = Schick diesen Link. Es geht los, sobald alle da sind.
copy = Kopieren
copied = Kopiert
start-with-bots = Mit Bots beginnen
sit-down = Platz nehmen
you-are-invited = { $name } lädt dich zu { $game } ein
game-over = Das Spiel ist aus
winner = { $count ->
    [1] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
play-again = Noch einmal
ended-by-vote = Die Partie wurde ohne Ergebnis beendet.
undo-wanted = { $name } möchte einen Zug zurücknehmen.
undo-asked = Die anderen werden gefragt, ob du das zurücknehmen darfst.
agree = Zustimmen
decline = Ablehnen
turn = Zug { $turn }
of-place = { $place }.
amount-of = { $low } bis { $high }
less = Weniger
more = Mehr
deck = Stapel
market = Markt
market-help = Habe so viele, wie das Feld zeigt, und verschiffe sie für $.
short = { $count } fehlen
your-quay = Dein Kai
quay-of = Kai von { $name }
goods-held = { $count ->
    [one] 1 Ware
   *[other] { $count } Waren
}
start-card = Start
slot = { $n }.
you-pay = du ${ $price }
purse = Zum Ausgeben
purse-market = Der Markt danach
purse-coins = Deine Münzen: jeder Preis −${ $count }
supply = Waren nehmen
supply-left = { $count } gewählt
boards-offered = Wähle dein Tableau
looked-at = Du siehst
icon-and = und
icon-or = oder
icon-per = je
costs = kostet { $cost }
costs-you = { $price } für dich
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
vacant = frei
stands-here = { $name } steht hier
last-building = noch ein Gebäude, dann ist Schluss
toll-due = Zoll an { $name }
market-square = { $good } für ${ $price }, du hast { $count }

# -- Start, Warteraum, Einstellungen --
play-game = { $game } gegen Bots spielen
terminal-title = { $game } im Terminal
no-board-title = Dieses Spiel gibt es im Terminal
terminal-command = Befehl
terminal-more = Dort spielst du die ganze Partie gegen Bots, und sie wird laufend gespeichert.
pass-and-play = An einem Bildschirm
pass-and-play-help = mit Freunden, reihum
open-a-table = Tisch eröffnen
open-a-table-help = Plätze, Optionen und Tempo wählen
load-record = Partie laden
load-record-help = Datei wählen oder hierher ziehen
drop-record = Hier loslassen, um die Partie zu laden
reading-record = { $file } wird gelesen
record-broken = { $file } lässt sich nicht lesen
record-line = In Zeile { $line } steht:
record-kept = Deine Datei ist unverändert, und nichts wurde gespeichert.
another-file = Andere Datei wählen
replay = Ansehen
turn-of = { $name } ist dran
free-seats = { $count ->
    [0] alle Plätze besetzt
    [one] 1 freier Platz
   *[other] { $count } freie Plätze
}
result-mine = { $place ->
    [1] gewonnen mit { $points }
   *[other] Platz { $place } mit { $points }
}
result-of = { $name } gewann mit { $points }
show-all = Alle { $count } zeigen
show-fewer = Weniger zeigen
all-games = Alle Spiele
any-pace = Jedes Tempo
pace = Tempo
pace-live = Live
pace-days = Über Tage
pace-clock = { $pace ->
    [days] Über Tage, { $time } je Zug
   *[live] Live, { $time } je Zug
}
with-free-seat = Freier Platz
no-tables-so = Kein Tisch passt zu diesen Filtern.
join-table = Am Tisch von { $name } mitspielen, { $game }
watch-table = Am Tisch von { $name } zusehen, { $game }
trouble-down = Der Server antwortet nicht. Nichts ist verloren: Wir versuchen es weiter.
trouble-failed = Etwas ging schief. Nichts wurde geändert.
trouble-storage = Das ließ sich nicht speichern. Nichts wurde geändert.
trouble-too-fast = Das war viel auf einmal. Versuche es gleich noch einmal.
trouble-too-large = Diese Datei ist zu groß.
trouble-wrong-key = Diesen Schlüssel hat niemand. Vielleicht gibt es einen neueren.
trouble-not-signed-in = Der Server kennt dich nicht mehr. Lade die Seite neu.
trouble-gone = Das gibt es nicht mehr.
trouble-too-late = Die Partie hat schon begonnen.
missing-help = Ein Teil der Seite ließ sich nicht laden. Deine Partien liegen sicher auf dem Server.
your-person = Du bist { $name }
who-are-you = Dein Name und Schlüssel
person-title = Du
closed-title = Dieser Tisch wurde geschlossen
closed-help = Wer ihn eröffnet hat, ist vor dem Beginn gegangen. Nichts von dir ist verloren.
waiting-for-more = { $count ->
    [one] Noch eine Person fehlt
   *[other] Noch { $count } Personen fehlen
}
all-here = Alle sind da
start-help = Die Partie beginnt, wenn du sie startest.
host-starts = Wer den Tisch eröffnet hat, startet die Partie.
seat-for-you = Ein Platz für dich bei { $game }
invite-link = Einladungslink
share = Teilen
share-text = Spiel { $game } mit mir
optional = freiwillig
seats = Plätze
sit-here = Hier setzen
sit-here-at = An Platz { $seat } setzen
for-anyone = für alle
for-friend = für jemanden mit dem Link
host = hat eröffnet
listed = für alle gelistet
by-link = nur mit Link
own-deck = eigener Kartensatz
start = Starten
close-table = Tisch schließen
close-table-sure = Diesen Tisch schließen?
close-table-help = Er verschwindet für alle, die hier warten. Keine Partie geht verloren, denn es hat noch keine begonnen.
keep-open = Offen lassen
stand-up = Aufstehen
open-your-own = Eigenen Tisch eröffnen
watch-wait = Bleib hier, dann siehst du zu, sobald es losgeht.
somebody-quicker = Jemand war schneller: Dieser Platz ist besetzt.
full-watching = Du siehst zu; was verdeckt ist, bleibt verdeckt.
palette = Farben der Plätze
palette-help = Jeder Platz hat auch seine eigene Form.
palette-buoys = Bojen
palette-clear = Farbenblind
palette-shapes = Nur Formen
motion-help = Ruhig: Teile gleiten nicht.
sound = Ton
sound-help = Eine Schiffsglocke, wenn du dran bist.
kept-here = Gilt auf diesem Gerät.
move-device = Anderswo weiterspielen
sum-option = { $option }: { $value }
sum-without = ohne { $option }

## Tips

explanation = Erklärung
