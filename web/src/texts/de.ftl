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
your-games = Deine Partien
open-tables = Offene Tische
no-tables = Gerade wartet niemand.
your-turn = Du bist dran
watch = Zusehen
running = Läuft
join = Mitspielen
quick-play = Schnelles Spiel
quick-help = Ein Tisch mit einem Klick, gegen Bots.
game = Spiel
bots-at-table = Bots am Tisch
strength = Stärke
bot-landlubber = Landratte
bot-greedy = solide
bot-random = planlos
play-now = Jetzt spielen
invite-friend = Jemanden einladen
invite-friend-help = ein Tisch mit freiem Platz und Link
free-software = Roadstead ist freie Software.
credits = Icons: game-icons.net, CC BY 3.0
you = du
bot-level = Bot, { $level }
away = abwesend
resigned = aufgegeben
open-seat = freier Platz
points-unit = { $points ->
    [one] Punkt
   *[other] Punkte
}
log = Verlauf
nothing-yet = Noch ist nichts geschehen.
rules = Regeln
settings = Einstellungen
options = Möglichkeiten
options-title = Alles, was du tun kannst
options-help = { $count ->
    [one] { $count } Möglichkeit
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
take-back-by-consent = Zurücknehmen kannst du das nur, wenn die anderen zustimmen.
not-after-the-end = Ist die Partie zu Ende, lässt sich nichts mehr zurücknehmen.
take-back-from-bots = Bis zum Ende der Partie kommst du mit „Zurücknehmen“ wieder hierher.
do-it = Ausführen
cancel = Abbrechen
chosen = Gewählt
clear = Aufheben
chosen-remove = { $thing } ist gewählt: zurücknehmen
not-with-chosen = Passt nicht zu dem, was du gewählt hast. Nimm zuerst etwas zurück.
thing-times = { $thing } × { $count }
comes-along = kommt mit
then-changes = Danach
more-changes = { $count ->
    [one] { $count } weitere Änderung
   *[other] { $count } weitere Änderungen
}
means-nothing = ohne Wirkung
means-toll = Gebühr
never-ask = Nicht mehr fragen
plan = Züge erst ausprobieren
plan-title = { $count ->
    [0] Berühre, was du ausprobieren willst
    [one] Ausprobiert: { $count } Zug
   *[other] Ausprobiert: { $count } Züge
}
plan-help = Noch ist nichts gespielt: Du siehst, wie es wäre.
plan-drop = Verwerfen
plan-play = { $count ->
    [0] Ausspielen
    [one] { $count } Zug spielen
   *[other] { $count } Züge spielen
}
undo-line = Alle { $count } Züge davon zurücknehmen
decide-now = Wähle mehr oder entscheide jetzt.
choose-more = { $count ->
    [one] Berühre, was leuchtet. { $count } Möglichkeit.
   *[other] Berühre, was leuchtet. { $count } Möglichkeiten.
}
waiting-for = { $names } am Zug
looking-on = Du siehst zu; Verdecktes bleibt verdeckt.
thinking = { $name } überlegt
skip = Überspringen
connecting = Der Tisch wird gesucht
connection-lost = Verbindung verloren. Nichts geht verloren: neuer Versuch.
try-now = Jetzt versuchen
move-on-its-way = Dein Zug wartet, bis die Verbindung wieder steht.
gone-title = Diesen Tisch gibt es nicht
gone-help = Der Link ist vielleicht alt oder unvollständig (der ganze steht am Tisch unter Einladungslink), oder der Tisch wurde geschlossen. Von dir ist nichts verloren.
unknown-rules-title = Dieser Server hat die Regeln dieses Spiels nicht
unknown-rules-help = Es wurde mit Regeln oder Karten begonnen (Version { $version }), die hier nicht installiert sind, und kann deshalb nicht weitergehen. Nichts davon ist verloren: Wer den Server betreibt, kann sie installieren.
full-title = Alle Plätze sind besetzt
full-help = Du kannst zusehen oder selbst einen Tisch eröffnen.
offline = Du bist offline. Nichts geht verloren: Es geht weiter, sobald du wieder ein Netz hast.
unanswered = Der Server antwortet nicht. Versuch es gleich noch einmal.
offline-title = Du bist offline
down-title = Der Server antwortet nicht
down-help = Deine Partien sind dort gespeichert. Die Seite versucht es von selbst wieder.
to-home = Zum Hafen
waiting-help = Schick diesen Link. Es geht los, sobald alle da sind.
copy = Kopieren
copied = Kopiert
start-with-bots = Mit Bots beginnen
sit-down = Platz nehmen
you-are-invited = { $name } lädt dich zu { $game } ein
game-over = Die Partie ist zu Ende
winner = { $count ->
    [1] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
solo-over = Was zählt, ist die Punktzahl.
play-again = Noch einmal
ended-by-vote = Die Partie wurde ohne Ergebnis beendet.
undo-wanted = { $name } möchte einen Zug zurücknehmen
undo-withdraw = Doch so lassen
agree = Zustimmen
decline = Ablehnen
less = Weniger
more-above = { $count } weiter oben
more-below = { $count } weiter unten
more = Mehr
# -- Start, Warteraum, Einstellungen --
play-game = { $game } gegen Bots spielen
terminal-command = Befehl
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
    [one] { $count } freier Platz
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
unreachable = Der Server antwortet nicht. Nichts ist verloren: Wir versuchen es weiter.
other-version-title = Diese Seite ist älter als der Server
other-version-help = Der Server wurde aktualisiert, während diese Seite offen war. Lade sie neu, dann geht es weiter; deine Partien sind gespeichert.
reload = Seite neu laden
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
invite-code = QR-Code des Einladungslinks
invite-scan = Mit dem Handy scannen oder den Link schicken.
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
table-called = Tisch „{ $name }“
name-table = Namen ändern
table-name = Name des Tischs
name-save = Speichern
name-keep = So lassen
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
sound-off = Aus
sound-away = Im Hintergrund
sound-always = Immer
kept-here = Gilt auf diesem Gerät.
move-device = Anderswo weiterspielen
sum-option = { $option }: { $value }
sum-without = ohne { $option }
be-first = Eröffne einen Tisch, an den andere kommen können.

## Das Ende, und Probetische, die von einem anderen Tisch ausgehen

show-result = Ergebnis
sandbox = Probetisch
sandbox-forked = Von einem anderen Tisch, mit neuem Startwert.
sandbox-redealt = Von einer laufenden Partie; was du nicht wissen konntest, ist neu verteilt.
sandbox-origin = Zu jenem Tisch
# Der Tisch im Spiel.
prompt = Was zu tun ist
players-and-log = Spieler und Verlauf
log-and-talk = Verlauf und Gespräch
talk = Gespräch
talk-say = Etwas sagen
talk-send = Senden
talk-empty = Noch hat niemand etwas gesagt.
talk-watching = Die Spieler können vor dem Ende nicht lesen, was hier gesagt wird.
talk-waiting = Wartet auf die Verbindung.
talk-unread = ungelesen
rules-find = In den Regeln suchen
rules-places = { $count ->
    [one] { $count } Stelle
   *[other] { $count } Stellen
}
rules-back = Zurück zu { $rule }
rules-chapter = Kapitel
rules-failed = Die Regeln sind nicht angekommen.
rules-loading = Die Regeln werden geholt
rules-nothing = In keiner Regel stehen diese Wörter.
rules-all = Alle Regeln
rule-link = Regel { $rule }
recap-title = Seit deinem letzten Zug
recap-more = und { $count } weitere
recap-replay = Noch einmal ansehen
got-it = Verstanden
curtain-title = Gib den Bildschirm an { $name }
curtain-done = { $name } ist fertig. Was nur { $name } wissen darf, ist wieder verdeckt.
curtain-begin = Jetzt soll nur { $name } hinsehen.
curtain-lift = Ich bin { $name }: Vorhang auf
curtain-back = Zurück zu { $name }
curtain-note = Was die anderen Plätze wissen dürfen, ist erst auf diesem Bildschirm, wenn ihr Vorhang aufgeht.
asks-undo = möchte zurücknehmen
wants-end = möchte die Partie beenden
bot-for = ein Bot spielt ({ $level })
away-for = seit { $minutes } min weg
is-away = { $name } ist weg
is-away-help = Ein Bot kann einspringen. Bei der Rückkehr gehört der Platz sofort wieder der Person.
let-bot-play = Bot spielen lassen
let-bot-play-for = Bot für { $name } spielen lassen
let-bot-play-for-me = Bot für mich spielen lassen
bot-plays-for-you = Ein Bot spielt für dich
bot-plays-help = Dein Platz gehört dir wieder, wann immer du willst.
i-am-back = Ich bin wieder da
you-resigned = Du hast aufgegeben
you-resigned-help = Ein Bot spielt für dich weiter. Du kannst bis zum Ende zusehen.
undo-asking = Du möchtest einen Zug zurücknehmen
undo-waits = { $count ->
    [one] { $count } Zeile des Verlaufs fiele weg. Es fehlt noch: { $names }.
   *[other] { $count } Zeilen des Verlaufs fielen weg. Es fehlt noch: { $names }.
}
undo-goes = { $count ->
    [one] { $count } Zeile des Verlaufs fiele weg, dort durchgestrichen. Was verteilt wurde, kommt genauso wieder.
   *[other] { $count } Zeilen des Verlaufs fielen weg, dort durchgestrichen. Was verteilt wurde, kommt genauso wieder.
}
move-waits = Dein Zug wartet darauf, gesendet zu werden
move-waits-help = Er geht hinaus, sobald die Verbindung wieder da ist. Du kannst ihn noch ändern.
change = Ändern
time-left = Verbleibende Zeit
again-in = Nächster Versuch in { $seconds } s.
server-down = Der Server antwortet nicht. Deine Partie ist dort sicher.
words-failed = Die Wörter dieses Spiels sind nicht angekommen. Lade die Seite neu.
seat-lost = Dieser Platz gehört dir nicht mehr. Du siehst zu.
shut-title = Du kannst nicht an diesem Tisch bleiben
shut-help = Der Server lässt diese Seite nicht mehr herein. Von deiner Partie ist nichts verloren.
table-menu = Dieser Tisch
link-seat = Wer diesen Link öffnet, kann einen freien Platz nehmen oder zusehen.
link-watch = Wer diesen Link öffnet, kann zusehen.
download-record = Aufzeichnung herunterladen
keys = Tasten
back = Zurück
leave = Zum Hafen
leave-help = Dein Platz bleibt deiner.
resign = Aufgeben
resign-title = Diese Partie aufgeben?
resign-help = Ein Bot spielt für dich weiter, und du wirst Letzter. Das lässt sich nicht zurücknehmen.
resign-do = Aufgeben
end-title = Diese Partie ohne Ergebnis beenden?
end-help = Sie endet, sobald alle es wollen, die mitspielen.
end-do = Ich möchte sie beenden
end-ask = Um das Ende der Partie bitten
end-withdraw = Doch weiterspielen
end-agree = Beenden
end-you = Du möchtest die Partie ohne Ergebnis beenden.
end-wanted = { $count ->
    [one] { $names } möchte die Partie ohne Ergebnis beenden.
   *[other] { $names } möchten die Partie ohne Ergebnis beenden.
}
end-missing = Es fehlt noch: { $names }.
hint = Tipp
key-tab = Aufgabe, Spielplan, Spieler, Verlauf
key-arrows = Zum Nächsten, das leuchtet
key-enter = Es berühren
key-numbers = Eine Möglichkeit aus der Liste, mit der Taste daneben
key-backspace = Das zuletzt Berührte zurücknehmen
key-esc = Alles zurücknehmen oder schließen
key-rule = Die Regel zu dem, was ausgewählt ist
refused-move-stale = Der Zug kam zu spät: Die Partie ist weitergegangen. Der Tisch ist auf dem neuesten Stand.
refused-take-over-too-early = Noch nicht: Die Person ist gerade erst gegangen oder hatte noch keinen Tag Zeit.
refused-take-over-forbidden = Die Person ist wieder da.
refused-consent-stale = Niemand bittet mehr darum, zurückzugehen.
hint-by = von einem Bot, der weiß, was du weißt
hint-thinking = Der Bot denkt nach
hint-share = Stärke: 100 ist die beste aller Möglichkeiten, 0 die schlechteste
hint-equal = Ebenso stark wie { $number }.
hint-best = Kein einzelner Gewinn spricht dafür, aber insgesamt ist nichts stärker.
hint-weaker = Insgesamt etwas schwächer als { $number }.
hint-much-weaker = Insgesamt viel schwächer als { $number }.
players-at-table = { $players } Spieler

## Tips

explanation = Erklärung
part-failed = Dieser Teil der Seite ist nicht angekommen. Versuche es wieder, sobald die Verbindung da ist.
sit-behind = Dahinter sitzen
sit-behind-of = Hinter { $name } sitzen
link-here-only = Dieser Link gilt nur auf diesem Rechner; für Freunde in deinem Netz starte Roadstead mit diesem Befehl.
link-no-network = Dieser Rechner ist zurzeit in keinem Netz, darum gilt der Link nur hier.
link-address = Adresse im Netz
choose-on = Wähle weiter.
choose-button = Wähle hier mit einem Knopf.
choose-button-or-touch = Wähle hier mit einem Knopf, oder berühre, was leuchtet.
others-question = Gefragt ist: „{ $question }“
undo-declined = Dein Zug bleibt: Nicht alle haben zugestimmt.
recap-so-far = Was bisher geschah
plays-here = an diesem Bildschirm
not-here = { $name } ist gerade nicht hier.

# -- the table in words --
table-view = Wie der Tisch gezeigt wird
view-board = Plan
view-words = Worte
sections = Abschnitte des Tisches
your-choices = Deine Möglichkeiten
choose-this = Wählen
column-label = { $column }:
choose-named = Wählen: { $name }
why-not = Warum nicht: { $name }

# -- what the others did, and the end --
moves-pace = Tempo der anderen
pace-short = Tempo
pace-help = Wie lange jeder ihrer Schritte zu sehen ist. Eine Berührung irgendwo springt ans Ende.
pace-slow = Langsam
pace-normal = Normal
pace-quick = Schnell
pace-once = Sofort
turns-since = Seit deinem Zug
turns-of-all = Die letzten Züge
turns-again = Noch einmal
turns-point = Auf dem Plan zeigen
log-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
last-turns = die letzten Züge
what-counts = Was am Ende zählt
ends-the-game = beendet die Partie
last-turn = letzter Zug
has-finished = ist fertig
