# Der Tisch von Novgorod in Worten.

phase = { $id ->
    [dealing] Karten werden ausgeteilt
    [sides] die Seiten der Karrierekarten werden gewählt
    [introduction] Einführungsrunden
    [pirate] der Pirat kann versetzt werden
    [route] Phase 1 von 4, die Route wird gelegt
    [evaluation] Phase 2 von 4, die Route wird genutzt
    [storing] Ende von Phase 2, eine Ware kann eingelagert werden
   *[purchase] Phase 3 von 4, Einkauf
}
part-ducats = { $ducats ->
    [0] keine Dukaten
    [one] { $ducats } Dukat
   *[other] { $ducats } Dukaten
}
part-wealth = { part-ducats }, { $seals ->
    [0] keine Siegel
   *[other] { $seals } Siegel
}, Geschwindigkeit { $speed }

## Der Spielzug

table-setup = Vorbereitung: { $phase }
table-turn = Runde { $round }, Spielzug von { $seat }: { $phase }
table-own-turn = Runde { $round }, dein Spielzug: { $phase }
table-over = Die Partie ist nach Runde { $round } zu Ende
table-winner = { $seat } gewinnt mit { $seals } Siegeln.
table-no-winner = Niemand hat gewonnen: Jede Karrierekarte zeigt ein rotes X.
table-lost = Nicht gewertet, weil die Karrierekarte ein rotes X zeigt: { $seats }.
table-asked = Jetzt entscheidet: { $seats }.
table-first = Startspieler: { $seat }.
table-last-round = Dies ist die letzte Runde.
table-stop = Spätestens nach Runde { $round } endet die Partie und wird so gewertet, wie sie steht.
table-end = Nach einer Runde, an deren Ende jemand { $seals } Siegel oder eine vollendete Karriere hat, folgt genau eine letzte.
table-picking = Jeder wählt { $kontors } Kontore und einen Auftrag, immer eine Karte. Bezahlt wird am Ende; ein Auftrag kostet { $price } Dukaten, auch der ausgeteilte.

## Die Route

table-route = Route von { $seat }: { $limit ->
    [one] { $count } von { $limit } Karte
   *[other] { $count } von { $limit } Karten
}
table-own-route = Deine Route: { $limit ->
    [one] { $count } von { $limit } Karte
   *[other] { $count } von { $limit } Karten
}
column-place = Platz
column-card = Karte
column-good = Ware
column-income = Geld
column-manufactory = Manufaktur
cell-kontor = Kontor { $city }
cell-base-kontor = Basiskontor { $city }
cell-placeholder = Platzhalter für { $city }
cell-good = { $good }
cell-good-used = { $good }, benutzt
cell-good-covered = { $good }, abgedeckt
cell-ducats = { part-ducats }
cell-income = { $ducats ->
    [0] kein Einkommen
   *[other] { part-ducats } Einkommen
}
cell-fee = { $fee ->
    [0] keine Hafengebühr
    [one] Hafengebühr { $fee } Dukat
   *[other] Hafengebühr { $fee } Dukaten
}
cell-manufactory = { $manufactory }
cell-makes = { $luxury }{ $goods-n ->
    [0] {""}
   *[other] { " " }({ $goods })
}
cell-manufactory-used = { $manufactory }, benutzt
cell-manufactory-blocked = { $manufactory }, nicht nutzbar: die Karte darunter ist schon benutzt
table-route-begins = Die Route kann in jeder Stadt beginnen.
table-route-next = Von { $city } führt der Seeweg weiter nach { $cities }.
table-route-ends = Von { $city } führt der Seeweg in keine weitere Stadt.
table-route-full = Mehr Karten erlaubt das Schiff nicht.
table-in-hand = { $count ->
    [0] Kein Kontor ist noch auf der Hand, also auch keines als Platzhalter.
    [one] Noch { $count } Kontor ist auf der Hand, für die eigene Stadt oder als Platzhalter.
   *[other] Noch { $count } Kontore sind auf der Hand, für die eigenen Städte oder als Platzhalter.
}
table-fees = Am Ende von Phase 2 fällige Hafengebühren: { $fees ->
    [one] { $fees } Dukat
   *[other] { $fees } Dukaten
}{ $missing ->
    [0] .
   *[other] ; davon fehlen noch { $missing }.
}
table-cargo = Im Lager: { $good }, verfügbar.
table-cargo-swapped = Im Lager: { $good }, in diesem Spielzug verfügbar und danach verloren, weil das Kontor in der Route liegt.
table-cargo-used = Im Lager: { $good }, benutzt.

## Die Städte

table-cities = Die Städte, im Uhrzeigersinn; Beträge in Dukaten
column-city = Stadt
column-neighbours = Nachbarn
column-owners = Kontore
column-own-income = dein Einkommen
column-for-sale = im Angebot
column-top-price = Preis
column-top-income = Einkommen
column-fee = Gebühr
cell-city = { $city }
cell-city-merchant = { $city }, mit dem Kaufmann
cell-city-pirate = { $city }, mit dem Piraten
cell-city-both = { $city }, mit Kaufmann und Pirat
cell-cities = { $cities }
table-manufactories = Die Manufakturen: Für Siegel hergestellt, bringt ein Luxusgut ebenso viele Dukaten
table-reach = In deiner Route verbraucht eine Manufaktur nur Waren links von ihr, auch die im Lager. Mit Platzhalter gehört die Karte ihrer Stadt dazu; ohne liegt sie auf dieser Karte, und deren Ware ist für diesen Spielzug verloren, wenn das Rezept sie nicht nutzt.
table-manufactory = { $city }, { $manufactory }. { $effect }
table-figures = Kaufmann und Pirat
table-merchant-front = Der Kaufmann ist in { $city }: einmal pro Spielzug { $ducats ->
    [one] { $ducats } Dukat
   *[other] { $ducats } Dukaten
} mehr für Einkommen oder für ein Luxusgut, das dort für Siegel entsteht.
table-merchant-back = Der Kaufmann ist in { $city }: einmal pro Spielzug { $seals } Siegel mehr für ein Luxusgut, das dort für Siegel entsteht.
table-merchant-moves = Am Ende von Phase 2 dieses Spielzugs zieht der Kaufmann nach { $city }.
table-pirate-front = Der Pirat ist in { $city }: Eine Route mit dieser Stadt darf { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} weniger haben.
table-pirate-price = { $price ->
    [0] { $seat } kann den Piraten einmal pro Spielzug kostenlos versetzen.
    [one] { $seat } kann den Piraten einmal pro Spielzug für { $price } Dukat versetzen.
   *[other] { $seat } kann den Piraten einmal pro Spielzug für { $price } Dukaten versetzen.
}
table-pirate-back = Der Pirat ist in { $city }: Routen lassen diese Stadt aus, ihre Nachbarstädte sind einander benachbart. Wer das Privileg für zusätzliche Einnahmen hat, kann stattdessen den Piraten versetzen.

## Aufträge und Bonuskarten

table-orders = Aufträge im Angebot, { $price ->
    [0] kostenlos
    [one] je { $price } Dukat
   *[other] je { $price } Dukaten
}
column-upper = obere Zeile
column-lower = untere Zeile
cell-wares = { $wares }
table-stack = { $count ->
    [0] Der Stapel der Aufträge ist leer.
    [one] Im Stapel liegt { $count } Auftrag verdeckt.
   *[other] Im Stapel liegen { $count } Aufträge verdeckt.
}
table-specials = Spezialaufträge, offen für alle, von oben nach unten
column-position = Position
column-wanted = verlangt
column-price = kostet
column-seals = Siegel
column-missing = es fehlt
cell-wanted = { $wares }{ $inputs ->
    [0] {""}
    [1] {""}
   *[other] { " " }aus mindestens { $inputs } Waren
}
cell-fulfilled = in diesem Spielzug erfüllt
cell-lapsed = in diesem Spielzug nicht mehr möglich
table-skipping = { $ducats ->
    [one] Darin ist { $ducats } Dukat für jeden Spezialauftrag darüber enthalten, der übersprungen wird.
   *[other] Darin sind { $ducats } Dukaten für jeden Spezialauftrag darüber enthalten, der übersprungen wird.
}
table-discount = { $ducats ->
    [one] Vom Privileg ist { $ducats } Dukat übrig und schon abgezogen.
   *[other] Vom Privileg sind { $ducats } Dukaten übrig und schon abgezogen.
}
table-bonus = Bonuskarten
table-bonus-high = { $bonus }: { $effect } { $high } Siegel in der ersten Runde, in der es jemandem gelingt; danach { $low }, wenn es nur einem gelang.
table-bonus-low = { $bonus }: { $effect } { $low } Siegel, zum letzten Mal.
table-bonus-gone = { $bonus }: nicht mehr im Spiel.
table-bonus-won = { $bonus } hat schon erhalten: { $seats }.
table-variety = { $bonus }: am Ende Siegel für die verschiedenen Waren und Luxusgüter auf den Aufträgen unter dem Schiff.
table-variety-step = { $kinds } Sorten: { $seals } Siegel.

## Ein Spieler

table-own = { $seat }, du: { part-wealth }
table-trader = { $seat }: { part-wealth }
table-money = Du hast { part-ducats }.
table-money-open = Du hast { part-ducats }; die offenen Kontore deiner Route bringen { $income ->
    [one] { $income } Dukat.
   *[other] { $income } Dukaten.
}
table-to-pay = Du hast { part-ducats }; { $price ->
    [0] zu bezahlen ist bisher nichts.
    [one] zu bezahlen ist bisher { $price } Dukat.
   *[other] zu bezahlen sind bisher { $price } Dukaten.
}
table-ship = Dein Schiff hat Geschwindigkeit { $speed }; Geschwindigkeit { $next } kostet { $price ->
    [one] { $price } Dukat.
   *[other] { $price } Dukaten.
}
table-ship-last = Dein Schiff hat Geschwindigkeit { $speed }, die höchste.
table-kontors = Kontore: { $cities }.
table-no-kontors = Noch keine Kontore.
table-hold = Im Lager: { $good }, mit dem Kontor { $city }.
table-hold-empty = Das Lager ist leer.
table-own-orders = Deine Aufträge: { $count } von höchstens { $limit } in Arbeit
column-where = wo
cell-in-hand = auf der Hand
cell-left = links neben dem Schiff
cell-begun = in diesem Spielzug begonnen
cell-done = erfüllt
cell-missing = { $wares }; es fehlt: { $missing }
cell-within-reach = { $wares }, alles zur Hand
table-row-seals = Eine Zeile bringt { $row } Siegel, beide Zeilen in einem Spielzug { $both }.
table-left = { $count ->
    [0] Links neben dem Schiff liegt kein Auftrag.
    [one] Links neben dem Schiff liegt { $count } Auftrag, dessen untere Zeile noch erfüllt werden kann.
   *[other] Links neben dem Schiff liegen { $count } Aufträge, deren untere Zeilen noch erfüllt werden können.
}
table-under = { $count ->
    [0] Unter dem Schiff liegt kein Auftrag.
    [one] Unter dem Schiff liegt { $count } Auftrag.
   *[other] Unter dem Schiff liegen { $count } Aufträge.
}
table-under-kinds = { $count ->
    [one] Unter dem Schiff liegt { $count } Auftrag
   *[other] Unter dem Schiff liegen { $count } Aufträge
} mit { $more ->
    [0] {""}
   *[other] mindestens{" "}
}{ $kinds ->
    [one] { $kinds } Sorte.
   *[other] { $kinds } Sorten.
}
table-hidden-orders = { $count ->
    [one] { $count } Auftrag auf der Hand, den die anderen nicht kennen.
   *[other] { $count } Aufträge auf der Hand, die die anderen nicht kennen.
}
table-known-order = Auf der Hand, allen bekannt: oben { $upper }, unten { $lower }.
table-left-order = Links neben dem Schiff, noch offen: { $lower }.
table-begun-order = In diesem Spielzug begonnen, noch offen: { $lower }.

## Eine Karriere

table-career-card = { $career }, die Seite ist noch nicht gewählt
table-side-front = Die Vorderseite mit beigem Rand:
table-side-back = Die Rückseite mit silbernem Rand:
table-own-career = Deine Karriere: Stufe { $level } von { $top }
table-career-dealt = { $career }, die Seite ist noch nicht gewählt.
table-career = Karrierestufe { $level } von { $top }, { $seals ->
    [0] keine Siegel pro Spielzug.
   *[other] { $seals } Siegel pro Spielzug.
}
table-career-x = Karrierestufe { $level } von { $top }, noch mit rotem X.
table-red-x = Die Karrierekarte zeigt ein rotes X: keine Siegel am Ende eines Spielzugs, und am Ende der Partie wäre es eine Niederlage.
table-field = Die Karriere bringt am Ende jedes Spielzugs { $seals ->
    [0] keine Siegel.
   *[other] { $seals } Siegel.
}
table-level = Stufe { $level } verlangt { $requirement }: danach { $red-x ->
    [0] { $seals } Siegel pro Spielzug
   *[other] noch immer ein rotes X
}, ohne das Privileg „{ $privilege }“.
table-next-level = Die nächste Stufe verlangt { $requirement }.
table-complete = Die Karriere ist vollendet.
table-privilege = { $privilege }: { $effect }
table-order-discount = { $privilege }: { part-order-discount }
table-privilege-covered = { $privilege }: abgedeckt, steht nicht mehr zur Verfügung.
table-privilege-free = Pro Spielzug kannst du ein Privileg nutzen:
table-privilege-used = Das Privileg dieses Spielzugs ist genutzt. In späteren Spielzügen:
table-privileges = Übrige Privilegien: { $privileges }.

## Warum etwas nicht gewählt werden kann

why-price = Es kostet { $price ->
    [one] { $price } Dukat
   *[other] { $price } Dukaten
}; du hast { part-ducats }.
why-fees = Danach könntest du die Hafengebühren von { $fees ->
    [one] { $fees } Dukat
   *[other] { $fees } Dukaten
} nicht zahlen; du hast { part-ducats }.
why-route-fees = Die Hafengebühren wären { $fees ->
    [one] { $fees } Dukat
   *[other] { $fees } Dukaten
}; mit allen Einnahmen hättest du { $have }, es { $short ->
    [one] würde { $short } fehlen
   *[other] würden { $short } fehlen
}.
why-privilege-used = Du hast in diesem Spielzug schon ein Privileg genutzt; mehr als eines ist nicht erlaubt.
why-privilege-covered = Dieses Privileg ist durch deine Karriere abgedeckt.
why-privilege-phase = Dieses Privileg nutzt man in Phase { $phase }.
why-privilege-seal = Das Siegel kommt am Ende deines Spielzugs von selbst, wenn du kein anderes Privileg nutzt.
why-own-kontor = Du hast in { $city } schon ein Kontor.
why-kontors-chosen = Du hast alle { $count } Kontore gewählt; ein Auftrag fehlt noch.
why-too-dear = Es kostet { $price ->
    [one] { $price } Dukat
   *[other] { $price } Dukaten
}; nach allem, was zu bezahlen ist, bleiben dafür { part-ducats }.
why-order-chosen = Du hast deinen Auftrag gewählt; Kontore fehlen noch.
why-own-order = Dieser Auftrag gehört dir schon.
why-bought = Du hast in diesem Spielzug schon eingekauft.
why-enough-orders = Du hast { $limit } Aufträge in Arbeit; mehr sind nicht erlaubt.
why-stack-empty = Der Stapel der Aufträge ist leer.
why-top-speed = Geschwindigkeit { $speed } ist die höchste.
why-pirate-there = Der Pirat ist schon in { $city }.
why-pirate-moved = Der Pirat wurde in diesem Spielzug schon versetzt.
why-pirate-later = Der Pirat kann nur am Anfang oder am Ende deines Spielzugs versetzt werden.
why-in-route = { $city } ist schon in deiner Route.
why-ignored = Der Pirat ist in { $city }; Routen lassen diese Stadt aus.
why-no-link = Von { $last } führt kein Seeweg nach { $city }.
why-no-kontor = Du hast kein Kontor mehr auf der Hand.
why-full-by-pirate = Mit der Stadt des Piraten, { $city }, darf deine Route höchstens { $limit ->
    [one] { $limit } Karte
   *[other] { $limit } Karten
} haben.
why-no-city = Ein Platzhalter gehört zu einer Stadt; lege zuerst die Stadt.
why-placeholder-there = { $city } hat schon einen Platzhalter.
why-room = { $count ->
    [one] Deine Route hat auch so Platz für noch { $count } Karte.
   *[other] Deine Route hat auch so Platz für noch { $count } Karten.
}
why-route-laid = Deine Route liegt; jetzt werden ihre Karten genutzt.
why-not-in-route = { $city } ist nicht in deiner Route.
why-made = Die Manufaktur in { $city } wurde in diesem Spielzug schon benutzt.
why-no-place = Für die Manufaktur in { $city } ist keine unbenutzte Karte da, auf der sie liegen könnte.
why-other-luxury = In { $city } entsteht { $luxury }; gefragt ist { $wanted }.
why-inputs = Das Luxusgut ({ $luxury }) muss aus mindestens { $count } Waren entstehen.
why-lacks = Für { $luxury } in { $city } fehlt: { $goods }.
why-right-of = Auf der falschen Seite der Manufaktur in { $city }, rechts von ihr: { $goods }.
why-no-maker = Keine Manufaktur deiner Route stellt das her: { $luxury }.
why-orders-later = Aufträge kauft man in Phase 3.
why-row-done = Diese Zeile ist schon erfüllt.
why-row-lacks = Es fehlt: { $goods }.
why-rows-lack = Für die obere Zeile fehlt: { $upper }; für die untere: { $lower }.
why-complete = Deine Karriere ist vollendet.
why-few-goods = Nötig sind { $count } verschiedene Waren; { $held ->
    [0] keine ist verfügbar.
    [one] { $held } ist verfügbar.
   *[other] { $held } sind verfügbar.
}
why-few-luxuries = Nötig sind { $count } verschiedene Luxusgüter; deine Route kann { $held ->
    [0] keines
   *[other] { $held }
} herstellen.
why-at-once = { $fees ->
    [0] Die Waren reichen nicht für alles zugleich.
   *[other] Die Waren reichen nicht für alles und für die Hafengebühren von { $fees ->
        [one] { $fees } Dukat.
       *[other] { $fees } Dukaten.
    }
}
why-special-done = Du hast diesen Spezialauftrag in diesem Spielzug erfüllt.
why-special-lapsed = Du hast in diesem Spielzug einen weiter unten erfüllt; dieser ist damit übersprungen.
why-discount-later = Es hilft jetzt bei keinem Spezialauftrag; in Phase 3 macht es einen Auftrag billiger.
why-base-income = Ein Basiskontor bringt kein Einkommen.
why-base-store = Die Ware eines Basiskontors kann nicht eingelagert werden.
why-used = Diese Karte ist schon benutzt: { $good }.
why-covered = Von der Manufaktur abgedeckt: { $good }.
why-no-income = Kein Kontor deiner Route kann jetzt Einkommen bringen.
why-not-in-recipe = In { $city } verlangt kein Rezept diese Ware: { $good }.
why-recipe-lacks = Das Rezept mit { $good } braucht noch { $goods }.
why-rest = { $fees ->
    [0] Danach wäre der Rest von dem, was du begonnen hast, nicht mehr möglich.
   *[other] Danach wäre der Rest von dem, was du begonnen hast, nicht mehr möglich, oder du könntest die Hafengebühren von { $fees ->
        [one] { $fees } Dukat
       *[other] { $fees } Dukaten
    } nicht zahlen.
}
why-other-good = Gefragt ist, woher diese Ware kommt: { $good }.
why-other-order = Gefragt ist nach einem anderen Auftrag: { $upper } / { $lower }.

## Was eine Wahl mit sich bringt

then-pay = Am Ende der Einführungsrunden zu zahlen: { $price ->
    [0] nichts
    [one] { $price } Dukat
   *[other] { $price } Dukaten
}
then-fee = Hafengebühr am Ende von Phase 2: { $fee ->
    [one] { $fee } Dukat
   *[other] { $fee } Dukaten
}
then-no-privilege = Kein anderes Privileg in diesem Spielzug
then-no-seal = Ohne das Privileg am Ende deines Spielzugs ({ $seals } Siegel)
then-shorter = Mit dem Piraten darf deine Route höchstens { $limit ->
    [one] { $limit } Karte
   *[other] { $limit } Karten
} haben
then-use-or-lose = Im Lager und verloren, wenn du es nicht in diesem Spielzug nutzt: { $good }
then-no-kontor = Danach hast du kein Kontor mehr auf der Hand
then-route-ends = Deine Route ist fertig
then-phase-ends = Phase 2 endet
then-upper-lapses = Die obere Zeile kann dann nie mehr erfüllt werden: { $upper }
then-lower-lapses = Die untere Zeile kann dann nie mehr erfüllt werden: { $lower }
then-skips = { $count ->
    [one] { $count } Spezialauftrag darüber ist in diesem Spielzug nicht mehr möglich
   *[other] { $count } Spezialaufträge darüber sind in diesem Spielzug nicht mehr möglich
}
then-covers = Das Privileg „{ $privilege }“ wird abgedeckt
then-complete = Deine Karriere ist vollendet: Die nächste Runde ist die letzte
then-loses-good = In { $city } deckt die Manufaktur die Ware ab: { $good }

## Folgen von Schritten

line-both-rows = Beide Zeilen von { $upper } / { $lower } erfüllen ({ $seals } Siegel)
line-end = Beenden und nichts einlagern{ $orders ->
    [0] {""}
    [one] , { $orders } Auftrag offen lassen
   *[other] , { $orders } Aufträge offen lassen
} ({ $income ->
    [0] kein Einkommen
    [one] +{ $income } Dukat
   *[other] +{ $income } Dukaten
}{ $fees ->
    [0] {""}
   *[other] , Gebühren { part-fees }
})

## What choices touch, by kind of thing

thing-step = Nächster Platz der Route
thing-outlook = Weiter zur nächsten Phase
thing-both = Beide Zeilen eines Auftrags
thing-purse = Dukaten
thing-hold = Lager
thing-ship = Schiff
thing-rise = Nächste Stufe
thing-left = Links neben dem Schiff
thing-under = Unter dem Schiff
thing-stack = Stapel der Aufträge
thing-order = Auftrag
thing-row = { $a ->
    [0] Obere Zeile
   *[1] Untere Zeile
}
thing-kontor = Kontor { $name }
thing-workshop = Manufaktur in { $name }

## Was an etwas steht, bevor man es wählt

brief-pays = { $price ->
    [one] { $price } Dukat
   *[other] { $price } Dukaten
}
brief-then-pay = { brief-pays }
brief-then-fee = Hafengebühr { $fee ->
    [one] { $fee } Dukat
   *[other] { $fee } Dukaten
}
brief-then-no-seal = −{ $seals } Siegel
brief-then-loses-good = deckt ab: { $good }
brief-lost-from-hold = verliert: { $good }
