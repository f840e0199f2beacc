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
terminal-help = Dieser Plan ist noch nicht gezeichnet. Im Terminal: roadstead play { $game }
your-games = Deine Partien
no-games = Noch keine Partie. Ein Klick genügt.
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
waiting-title = Warten auf Mitspieler
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
purse-coins = { $count ->
    [one] 1 Münze: jeder Preis −$1
   *[other] { $count } Münzen: jeder Preis −${ $count }
}
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

## Das Ende, und Probetische, die von einem anderen Tisch ausgehen

show-result = Ergebnis
replay-game = Nachspielen
sandbox = Probetisch
sandbox-forked = Er geht von einem anderen Tisch aus; was danach kommt, hat einen neuen Startwert.
sandbox-redealt = Er geht von einer laufenden Partie aus. Was du nicht wissen konntest, wurde neu verteilt.
sandbox-origin = Zu jenem Tisch
