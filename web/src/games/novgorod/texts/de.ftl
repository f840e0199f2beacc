start-player = Startspieler
ducats-name = Dukaten
speed = Geschwindigkeit
kontors = Kontore
ducats = { $count ->
    [one] { $count } Dukat
   *[other] { $count } Dukaten
}
seals = { $count } Siegel
red-x = Rotes X: ohne eine weitere Stufe kannst du nicht gewinnen
per-turn = { $count } Siegel pro Zug

## The map

map = Die acht Städte und ihre Seewege
price = Preis
income = Einkommen
sold-out = ausverkauft
yours = deins
fee = Gebühr { $fee }
port-fee = Hafengebühr { $fee ->
    [one] { $fee } Dukat
   *[other] { $fee } Dukaten
}
no-fee = deins: frei
buy-for = für { $price }
to-here = hierher
your-kontor = dein Kontor
kontor-costs = Kontor für { $ducats }, Einkommen { $income }
owners = Kontore: { $names }

## Ship and route

phases = Die Phasen des Zuges
phase-route = Route
phase-evaluation = Werten
phase-purchase = Kauf
phase-seals = Siegel
your-ship = Dein Schiff
ship-at = { $name }, Geschwindigkeit { $speed }
your-route = Deine Route
route = Route
route-of = { $name }: Route
cards-of = { $n } von { $limit } Karten
hold = Lager: { $good }
hold-empty = Lager leer
first-card = 1. Karte
nth-card = { $n }. Karte
a-city-that-glows = eine Stadt, die leuchtet
placeholder = Platzhalter
placeholder-for = Platzhalter für { $name }
one-more = eine mehr
one-more-card = Eine Karte mehr mit dem Privileg
with-speed = mit Privileg
route-card = { $n }. { $name }
kontor-brings = dein Kontor, Einkommen { $income }
good-open = { $good }
good-used = { $good }, verbraucht
you-have = du hast
has = { $name } hat
open-income = Einkommen
port-fees = Hafengebühren
still-short = fehlt noch
to-spare = bleibt übrig
left-over = { $count } bleiben
short-by = { $count } fehlen
ducats-short = { $count ->
    [one] { $count } Dukat fehlt
   *[other] { $count } Dukaten fehlen
}

## Hand and orders

hand = Hand
kontors-in-hand = { $count ->
    [one] { $count } Kontor
   *[other] { $count } Kontore
}
kontor = Kontor { $name }, { $good }, Einkommen { $income }
your-orders = Deine Aufträge
in-progress = { $count } von { $most } in Bearbeitung
order-card = Auftrag
order = Auftrag: { $upper }; untere Zeile: { $lower }
upper = Obere Zeile: { $name }
lower = Untere Zeile: { $name }
left = Links neben dem Schiff
left-note = die untere Zeile bleibt offen
under = Unter dem Schiff: { $count }
orders = Aufträge
orders-note = je { $ducats }
stack = Stapel: { $count ->
    [one] { $count } Auftrag
   *[other] { $count } Aufträge
}
stack-words = Stapel
hidden-order = Ein verdeckter Auftrag
counter = Ein erfüllter Spezialauftrag, verdeckt
counter-shown = Der Auftrag eines Spezialauftrags, aufgedeckt
red-x-levels-of = { $count ->
    [one] rotes X: noch { $count } Stufe
   *[other] rotes X: noch { $count } Stufen
}
others = Die anderen
others-note = Lager und Aufträge
next-level = nächste Stufe: { $wanted }

## Career, bonus cards, special orders

your-career = Deine Karriere
career-of = { $name }: Karriere
level-of = Stufe { $level } von { $of }
choose-side = Die Seite deiner Karrierekarte
front = Vorderseite
back = Rückseite
to-rise = Aufstieg
privilege = Privileg
rise = Stufe { $level }: { $wanted }
bonus-cards = Bonuskarten
has-it = hat sie
gone = vergeben
last-offer = letztes Mal
then = dann { $seals }
special-orders = Spezialaufträge
special-note = je übersprungenem 1 Dukat mehr
special-order = Spezialauftrag { $n }, Teil { $part }
special = Spezialauftrag { $n }: { $names }. { $ducats }, { $seals }
from-more = ab { $count }
skipped = { $count } übersprungen
at-the-end = am Ende
red-x-levels = { $count ->
    [one] Rotes X: ohne { $count } weitere Stufe kannst du nicht gewinnen.
   *[other] Rotes X: ohne { $count } weitere Stufen kannst du nicht gewinnen.
}

## The turn as it stands, and the purchase

fulfilled = Aufträge unter dem Schiff
seals-name = Siegel
outlook = Der Zug, wie er steht
on-to = weiter: { $phase }
could = Diese Route könnte bringen
could-help = jede Ware für eines davon
how-on = Wie es weitergehen könnte
both-rows-of = Beide Zeilen. { $name }. { $seals } Siegel
after-turn = danach
cause-extra-income = Zusatzeinnahmen
cause-bonus = Bonuskarte
cause-career = Karriere
cause-privilege = Privileg
purchase = Kauf
stall-kontor = Kontor
stall-kontor-help = Seine Ware ohne Gebühr, und sein Einkommen.
cities-glow = { $count ->
    [0] keines bezahlbar
    [one] { $count } Stadt auf der Karte
   *[other] { $count } Städte auf der Karte
}
stall-ship = Schiffs{"\u00AD"}stufe
cards-a-turn = { $count } Karten pro Zug
stall-order = Auftrag
stall-order-help = { $row } Siegel je Zeile, { $both } für beide in einem Zug.
orders-glow = die Aufträge leuchten
stall-cheap-help = Zusätzlich; dann kein Siegel vom Privileg.
touch-then-order = antippen, dann den Auftrag
stall-owned = schneller geht es nicht
stall-empty = keiner mehr da
stall-bought = du hast gekauft
stall-enough = genug in Bearbeitung
stall-used = Privileg verbraucht
stall-short = { $count ->
    [one] { $count } Dukat fehlt
   *[other] { $count } Dukaten fehlen
}
stall-later = später
to-pay = zu zahlen
both-rows = beide { $seals }
used = verbraucht
covered = bedeckt
use-row = { $row ->
    [0] obere Zeile eines Auftrags
   *[1] untere Zeile eines Auftrags
}
use-make = { $ware } für Siegel
use-special = Spezialauftrag { $at }
use-level = Karrierestufe { $at }
use-store = einlagern

## Merchant and pirate

merchant-ducats = +{ $count }
merchant-seals = +{ $count } Siegel
pirate-front = 1 Karte weniger
pirate-back = gesperrt
pirate-moves = { $price ->
    [0] frei zu versetzen
   *[other] versetzen: { $price }
}

## Where an order lies

order-hand = Hand
order-begun = halb fertig
order-left = halb fertig

## Where seals came from

from-luxury = { $name }: { $seals }
from-both = { $count ->
    [one] { $count } Auftrag, beide Zeilen zugleich: { $seals }
   *[other] { $count } Aufträge, beide Zeilen zugleich: { $seals }
}
from-row = { $count ->
    [one] { $count } einzelne Zeile: { $seals }
   *[other] { $count } einzelne Zeilen: { $seals }
}
from-special = { $count ->
    [one] { $count } Spezialauftrag: { $seals }
   *[other] { $count } Spezialaufträge: { $seals }
}
from-level = { $count ->
    [one] { $count } Zug mit Stufe { $level }: { $seals }
   *[other] { $count } Züge mit Stufe { $level }: { $seals }
}
from-privilege = { $count ->
    [one] { $count } Zug ohne anderes Privileg: { $seals }
   *[other] { $count } Züge ohne anderes Privileg: { $seals }
}
from-bonus = { $name }: { $seals }
from-merchant = in der Stadt des Kaufmanns hergestellt: { $seals }
from-variety = { $count } Sorten auf erfüllten Aufträgen: { $seals }
from-earlier = vorher: { $seals }
