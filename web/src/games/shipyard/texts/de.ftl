start-player = Startspieler
ships-sailed = Ausgelaufene Schiffe
employees = Angestellte
trains = Güterzüge
canals-laid = Gelegte Kanäle
guilders-name = Gulden
guilders = { $count ->
    [0] keine Gulden
   *[other] { $count } Gulden
}
none = keine
free = frei

## Die Aktionsleiste

track = Aktionsleiste, die Spitze auf Feld { $space }
start = Start
action-build-ships = Bauen
action-purchase-commodities = Waren
action-rent-canal = Kanal
action-manufacture-equipment = Herstellen
action-recruit-crew = Anwerben
action-hire-employee = Einstellen
action-exchange-commodities = Tauschen
action-receive-subsidy = Zuschuss
does-build-ships = Kaufe 1 bis 3 Schiffskarten und lege sie in deine Werft.
does-purchase-commodities = Kaufe einen Güterzug mit seinen drei Ladungen.
does-rent-canal = Miete einen Kanal und lege ihn für deine Schiffsfigur.
does-manufacture-equipment = Nimm ein Stück Ausrüstung vom Ring.
does-recruit-crew = Nimm ein Stück vom Kreis der Mannschaft.
does-hire-employee = Stelle jemanden ein.
does-exchange-commodities = Entlade einen Güterzug: nimm Teile oder verkaufe die Ladungen.
does-receive-subsidy = Erhalte Gulden aus der Bank.
your-action = deine Aktion
bonus-action = Bonusaktion
final-action = letzte Aktion
no-income = ohne Einkommen
income-is = Einkommen: { $income }
yours = deine
figure-of = { $name } steht dort
lead = Spitze
lead-long = Die Spitze, zuletzt bewegt
closed-chosen = deine Aktion in diesem Spielzug
closed-no-train = du hast keinen Güterzug
closed-no-trains = kein Güterzug im Angebot
closed-no-canals = kein Kanal im Angebot
closed-no-place = kein Platz in der Werft
closed-nobody = niemand zum Einstellen
closed-too-dear = zu teuer
closed-bonus-too-dear = Bonus zu teuer
closed-bonus-taken = Bonus schon genutzt
moves-next = als Nächste
moves-after = danach
moves-in = { $count ->
    [one] Sie rückt in { $count } Spielzug vor
   *[other] Sie rückt in { $count } Spielzügen vor
}
empty-spaces = { $count ->
    [one] { $count } leeres Feld
   *[other] { $count } leere Felder
}

## Einkommen und Countdown

income = Einkommen
income-now = Einkommen jetzt
income-next = Einkommen in deinem nächsten Spielzug
income-note = Einkommen, dann deine Gulden
free-now = Du kannst wählen
free-next = In deinem nächsten Spielzug
ahead = Davor mit Figuren: { $names }
none-ahead = Keine Figuren davor
gap = { $count ->
    [0] Kein leeres Feld davor
    [one] { $count } leeres Feld davor
   *[other] { $count } leere Felder davor
}
behind = Leere Felder zählen nicht: { $name } liegt dahinter
your-guilders = Deine Gulden
bonus-in-reach = Auch eine Bonusaktion ist möglich.
countdown = Countdown
countdown-end = Ende
lap = Umlauf { $n }
lap-of = Umlauf { $n } von { $of }
spaces-gone = { $n } von { $of } Feldern dieses Umlaufs sind geschafft
turns-left = { $count ->
    [0] Der Umlauf endet mit diesem Spielzug
    [one] Noch { $count } Spielzug
   *[other] Noch { $count } Spielzüge
}
then-give-up = , dann { $count } + { $count } Aufträge abgeben
figures = Je drei Figuren
figures-note = die Karte mit zweien rückt vor
moved = vorgerückt
to-space = auf Feld { $space }
in-turns = { $count ->
    [one] in { $count } Spielzug
   *[other] in { $count } Spielzügen
}
this-turn = jetzt
in-hand = in der Hand

## Was es gibt

market = Angebot
bows = Buge
middles = Mittelteile
sterns = Hecks
canals = Kanäle
a-bow = Bug
a-middle = Mittelteil
a-stern = Heck
train = Güterzug
canal = Kanal
stand-in = { $name }: Ersatz ohne Ausstattung
stand-in-words = Ersatz
equipment = Ausrüstung
crew = Mannschaft
exchange = Tausch
exchange-at = Tausch, Preisstand { $n }
in-store = In deinem Lager: { $count }, dann { $then }
employees-waiting = Angestellte, die warten
bars-owned = Hast du schon
bars-needs = Zuerst Stufe 1
bars-too-dear = Zu teuer

## Werft, Lager, Aufträge

your-yard = Deine Werft
yard-of = Werft von { $name }
whose-yard = Wessen Werft
show-fleet = Flotte: { $count }
show-yard = Zurück zur Werft
slip = Neun Plätze der Werft
place = Platz { $n }
ship-complete = { $count ->
   *[other] Fertiges Schiff aus { $count } Karten ab Platz { $n }
}
sea = Auslaufen
sea-long = Auf See: das Schiff ausstatten und auslaufen lassen
breakers = Abwracken
breakers-long = Zum Abwracken: das Schiff aus dem Spiel nehmen
fleet = Flotte
ship-of-cards = Schiff aus { $count } Karten
no-ship-sailed = Noch ist kein Schiff ausgelaufen.
store = Lager
contracts = Aufträge
contracts-secret = geheim, Punkte jetzt
contracts-count = { $count } verdeckt
contracts-held = { $count ->
    [one] { $count } verdeckter Auftrag
   *[other] { $count } verdeckte Aufträge
}
contract-blue = Blauer Auftrag
contract-green = Grüner Auftrag
points-now = { $count ->
    [one] jetzt { $count } Punkt
   *[other] jetzt { $count } Punkte
}
your-canals = Deine Kanäle
canals-used = { $count } befahren
serves = Nützt: { $names }
bars-no-place = Kein Platz in der Werft
copies-left = noch { $count }
completes = Vollendet ein Schiff aus { $count } Karten
ship-short = { $count }er-Schiff

## Ausblick

if-sailed = Wenn deine Schiffe jetzt ausliefen
ship-from = { $count ->
    [one] Karte auf Platz { $n }
   *[other] { $count } Karten ab Platz { $n }
}
would-score = jetzt Geschwindigkeit { $speed }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
would-add = Aufträge { $points }
lacks = Zum Auslaufen fehlt: { $what }.
lacks-captain = ein Kapitän
lacks-canal = ein Kanal
more-if-sailed = { $count } mehr, wenn dein Schiff jetzt ausliefe
longest-way = Längster Weg damit: { $count }
times = { $count }×
contract-plus = +{ $points }
contract-adds = { $count ->
    [one] Bringt einem Auftrag { $count } Punkt
   *[other] Bringt einem Auftrag { $count } Punkte
}
next-turn = dann +{ $income }
income-then = Im nächsten Spielzug: { $income }
as-well = Dazu { $count } { $name } durch deine Angestellten
canals-offered = Kanäle im Angebot
