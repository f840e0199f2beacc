you = du
dummy = der Strohmann

## Spaces and bids

contract = Auftrag
parking = { $count ->
    [one] { $count } Geld für jede Karte hier
   *[other] { $count } Geld für jede Karte hier
}
permit = Höchstgebot frei, andere zahlen den Abstand
influence = deine nächste Karte; andere zahlen den Abstand
empty = hier liegt nichts
when-met = Erfüllt:
when-missed = Verfehlt:
reward-none = nur Verkauf
reward-money = +{ $count } Geld
reward-prestige = +{ $count } Prestige
penalty-none = nichts
penalty-money = −{ $count } Geld
penalty-prestige = −{ $count } Prestige
prestige-of = { $count } Prestige
lay-time = { $count ->
    [one] liegt { $count } Runde
   *[other] liegt { $count } Runden
}
berth = braucht Liegeplatzgröße { $count }
lies-there = { $count ->
    [one] { $name }: { $count } Karte
   *[other] { $name }: { $count } Karten
}
no-bid = kein Gebot
nobody = { $space ->
    [building] kein Gebot: scheidet aus
    [prices] kein Gebot: die nächste Karte kommt
    [career] kein Gebot: bleibt gleich
    [parking] kein Gebot
    [permit] kein Gebot
    [influence] kein Gebot
   *[other] kein Gebot: bleibt liegen
}
wins = { $name } mit { $sum }
you-wins = deins mit { $sum }
wins-tie = { $name } bei Gleichstand { $sum }
you-wins-tie = du bei Gleichstand { $sum }
open-tie = Gleichstand: offen bis nach 1.5
pays = { $count ->
    [0] { $name }: frei
   *[other] { $name }: für { $count }
}
parks = { $name }: +{ $count }
rank-of = { $rank }: { $name }, Einkommen { $income }

## The reveal

walk-at = { $n ->
    [0] { $of } Felder
   *[other] { $code }, { $n } von { $of }
}
walk-back = Das Feld davor
walk-next = Das nächste Feld
go-on = Weiter
settlement = Abwicklung
look-at-boards = Pläne anschauen
back-to-harbour = Zurück zum Hafen

## Cards and the course of the game

your-influence = Dein Einfluss
lap = Karte { $count } von { $of }
all-laid = alle gelegt
card = { $count ->
    [one] Einfluss { $value }
   *[other] Einfluss { $value }, { $count } Karten
}
card-laid = Einfluss { $value }, gelegt auf { $code }
progress = Fortschritt
spaces-left = { $count ->
    [one] noch { $count } Feld
   *[other] noch { $count } Felder
}
next-step = als Nächstes +{ $count }
ships-left = { $stack ->
    [0] Schiffe übrig: { $count }
   *[other] Schiffe übrig: { $count }, das nächste aus Stapel { $stack }
}
contracts-left = { $stack ->
    [0] Aufträge übrig: { $count }
   *[other] Aufträge übrig: { $count }, der nächste aus Stapel { $stack }
}
buildings-left = Gebäude übrig: { $count }
stack = Stapel { $n }
supply = Vorrat
prices = Preise
prices-help = dieser Runde
price-card = Preiskarte
price-cards = Preiskarten
price-cards-help = golden: jetzt oben
ladder = Karriereleiter

## A harbour

your-harbour = Dein Hafen
harbour-of = Hafen von { $name }
back = Zurück zu meinem
places-free = { $count ->
    [one] { $count } Feld frei
   *[other] { $count } Felder frei
}
in-bank = { $count } auf der Bank
packing = { $cost ->
    [0] 2 Kisten in 1 Container oder zurück: kostenlos
   *[other] 2 Kisten in 1 Container oder zurück: { $cost } Geld
}
wall = Kaimauer { $n }
bollard = Poller
bollard-costs = Poller für { $count } Geld
dock = Liegeplatz { $n }
free-dock = frei, Größe { $berth }
unloaded = entladen
time-left = { $count ->
    [one] noch { $count } Runde
   *[other] noch { $count } Runden
}
loading-dock = Ladedock { $n }
load-free = Ladedock { $n }
load-closed = { $n }, verschlossen
closed = zu
no-goods-yet = noch ohne Waren
contract-for = Auftrag: { $goods }
delivered = { $count } von { $of } geliefert
brings = bringt { $count }
brings-of = { $count } von { $full }
up-to = { $count }
from-to = { $least } bis { $most }
free = frei
covered = Spalte { $column }, Reihe { $row }: verdeckt, Freilegen kostet { $cost } Geld
cover = Abdeckkarte
cover-costs = Sie wegzunehmen kostet { $cost }.
stored = { $good }, gelagert
gained = Gewonnen, nicht gebaut
done = fertig
working = arbeitet
aboard = { $count ->
    [one] { $count } Ware an Bord
   *[other] { $count } Waren an Bord
}
money = Geld
prestige = Prestige
ships = Schiffe am Liegeplatz
contracts = Aufträge
buildings = Gebäude

## What the end of the round brings

tonight = Heute Abend
tonight-help = wenn du jetzt aufhörst
tonight-of = wie es jetzt steht
tonight-sum = So wie es steht
tonight-stop = Berühre es, um hier aufzuhören.
tonight-rises = Prestige steigt auf den Wert des Hafens
tonight-sails = { $lost ->
    [0] { $card } läuft aus
    [one] { $card } läuft mit { $lost } Ware aus
   *[other] { $card } läuft mit { $lost } Waren aus
}
tonight-met = Ladedock { $n } ist erfüllt
tonight-missed = { $end ->
    [1] Ladedock { $n } ist verfehlt, da das Spiel endet
   *[other] Ladedock { $n } ist verfehlt
}
tonight-news = { $lost ->
    [0] { $card }
   *[other] { $card }: eine Ware geht verloren
}
signed-money = { $count }
signed-prestige = { $count } Prestige
worth-then = { $money } Geld × { $prestige } Prestige
uses = Was deine Waren können
uses-help = je Ladedock, zu heutigen Preisen
completes = erfüllt { $docks }
not-wanted = jetzt nimmt das kein Auftrag an
money-and-prestige = +{ $money }, +{ $prestige } Prestige
the-dummy = Der Strohmann
dummy-help = Felder, die seine Zeitungen noch nennen können
dummy-cards = Bietet mit { $values }

## What buildings do, in a few words

ability-none = keine Fähigkeit
ability-set-price-if-no-bid = ohne Gebot auf 1.4: du bestimmst
ability-bank = verwahrt Geld, zahlt Zinsen
ability-produce-good = macht 1 je Runde
ability-produce-money = bringt { $count } je Runde
ability-extra-spaces = { $count } Plätze mehr für Waren
ability-special-storage = Platz für { $count }
ability-direct-delivery = vom Schiff direkt zum Auftrag
ability-free-conversion = Umpacken kostenlos
ability-bonus-per-completed-contract = +{ $count } je erfülltem Auftrag
ability-waive-penalties = keine Vertragsstrafen
ability-win-ties = gewinnt Gleichstände bei 2 und 3
ability-berth-reduction = Liegeplätze { $count } kleiner
ability-expansion-discount = Poller, Abdeckkarten { $count } billiger
ability-prestige-per-ship = +{ $count } Prestige je Schiff
ability-extra-time = +{ $count } Zeit für neue Karten

## Decks and grades

in-no-order = ungeordnet
discarded = Abgelegt
close = Schließen
grade = Einstufung: { $grade }
next-grade = { $grade } ab { $points } Punkten
top-grade = die höchste
more-money = { $count } Geld mehr macht
more-prestige = { $count } Prestige mehr macht
may-not = { $name }: nein
influence-next = deine nächste Karte, eine { $value }; andere zahlen den Abstand
permit-more = Jede weitere Genehmigung kostet das Höchstgebot.

tie-on = Gleichstand auf { $code }
tie-help = je { $sum }: der höhere Rang gewinnt
tie-open = je { $sum }: die Leiter nach 1.5 entscheidet
reveal-again = Aufdecken ansehen
your-bids = Deine Gebote
decides = kein Gebot: { $name } entscheidet mit der Rohstoffbörse
you-decides = kein Gebot: du entscheidest mit deiner Rohstoffbörse
dummy-wins = der Strohmann mit { $sum }: { dummy-effect }
dummy-wins-tie = der Strohmann gewinnt den Gleichstand bei { $sum }: { dummy-effect }
dummy-effect = { $space ->
    [prices] die nächste Preiskarte kommt
    [career] er ist dann Kapitän
   *[other] die Karte wird abgelegt
}
next-card = Deine nächste Karte
next-card-help = die niedrigste verlässt das Spiel
storage = Lager
plan = Alles auf einmal
plan-help = ein Zurück nimmt alles zurück
papers-left = Zeitungen übrig: { $count }
grades = Grade
grade-from = ab { $points }
missing-for = Was bis { $grade } fehlte
came-from = Woher es kam
came-from-help = Prestige: was dein Hafen in Runde { $round } zählte, als es zuletzt stieg, und was seither kam. Schiffe, die ablegen, senken es nicht (BRE-642).
cause = { $cause ->
    [start] Startgeld
    [income] Einkommen nach Rang
    [parking] Parkplatz
    [sales] verkaufte Waren
    [rewards] Belohnungen für Aufträge
    [production] Gebäude
    [interest] Zinsen der Bank
    [permits] Baugenehmigungen
    [bollards] Poller
    [influence] mehr Einfluss
    [packing] Ein- und Auspacken
    [penalties] verfehlte Aufträge
    [ships] Schiffe in deinen Docks
   *[buildings] deine Gebäude
}
money-end = Geld am Ende
prestige-end = Prestige am Ende
points-short = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
brings-from-to = bringt { $least } bis { $most }
due-in-round = fällig am Ende von Runde { $round }
have-none = es fehlt: { $goods }
have-stored = gelagert: { $goods }
have-aboard = auf deinen Schiffen: { $goods }
fits-nowhere = { $land ->
    [1] { $won }, aber alle deine Ladedocks sind belegt
   *[other] { $won }, passt aber jetzt an keinen freien Liegeplatz
}

## A permit, and the Bank

this-permit = Diese Genehmigung
permit-first = Genehmigung: Höchstgebot { $best }, deines { $bid }
permit-further = Weitere Genehmigung: das Höchstgebot
you-pay = Du zahlst
your-money = Dein Geld
what-changes = Was sich ändert
harbour-counts = Der Hafen zählt
prestige-tonight = Dein Prestige heute Abend
berth-of = Liegeplatz von Dock { $n }
free-places = Freie Plätze
then-with = Danach, mit { $count } übrig
permit-with = Mit { $count } Geld
permit-costs = die Genehmigung: { $count }
permit-thing = Was du wählst
bollard-least = Der billigste Poller
changes-help = Zeige auf etwas, das du wählen könntest.
changes-nothing = Sonst nichts.
cover-least = Die billigste Abdeckkarte
put-in-bank = Auf die Bank
field-of = { $money } Geld × { $prestige } Prestige = { $points } Punkte
field-help = Gestrichelt: ab hier { $grade }, { $points } Punkte; schraffiert: die zwei kürzesten Wege dorthin
