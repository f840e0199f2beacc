# Der Tisch von Bremerhaven in Worten.

place = { $id }
value = { $id }
value-count = { $n ->
    [1] { $id }
    [2] zweimal { $id }
   *[other] { $n }-mal { $id }
}
play = { $id ->
    [money] Geld
    [prestige] Prestige
   *[none] nichts
}
phase = { $id ->
    [bidding] Bieten
    [permits] Baugenehmigungen
    [influence] Einfluss steigern
    [prices] Preiskarten
    [career] Karriereleiter
    [sea] Seeplan
    [land] Landplan
    [harbour] Arbeit in den Häfen
    [event] Ereignis
   *[dealing] Karten werden aufgedeckt
}
part-reward = { $reward-id ->
    [money] Prämie { $reward-amount } Geld
    [prestige] Prämie { $reward-amount } Prestige
   *[none] keine Prämie
}
part-penalty = { $penalty-id ->
    [money] Strafe { $penalty-amount } Geld
    [prestige] Strafe { $penalty-amount } Prestige
   *[none] keine Strafe
}
part-ship = { $ship }: { $cargo }, Liegezeit { $time }, Liegeplatzgröße { $berth }, Prestige { $prestige }
part-contract = { $contract }, Lieferzeit { $time }, { part-reward }, { part-penalty }
part-building = { $building }, Prestige { $prestige }. { $effect }
part-score = { $points ->
    [one] { $money } Geld × { $prestige } Prestige = { $points } Punkt
   *[other] { $money } Geld × { $prestige } Prestige = { $points } Punkte
}
part-time = { $time } Zeitmarker

## Die Runde

table-setup = Aufbau
table-round = { $last ->
    [0] Runde { $round }: { $phase }
   *[other] Runde { $round } von { $last }: { $phase }
}
table-over = Die Partie ist nach Runde { $round } zu Ende
table-best = { $seat } hat die höchste Wertung: { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkte.
}
table-asked = { $seats-n ->
    [one] Jetzt entscheidet: { $seats }.
   *[other] Jetzt entscheiden: { $seats }.
}
table-start = Du beginnst mit Waren, deren Sorte dein Startauftrag nicht verlangt.
table-lap = Karten werden reihum nach Rang gelegt: Durchgang { $lap } von { $last }.
table-ship = { $seat } hat ein Schiff gewonnen. { part-ship }.
table-contract = { $seat } hat einen Auftrag gewonnen. { part-contract }.
table-token = Die Schiffsfigur hat noch { $left } Felder vor sich; am Ende dieser Runde rückt sie { $step } vor.
table-last-round = Das ist die letzte Runde: Die Schiffsfigur rückt { $step } vor und hat nur noch { $left } vor sich.
table-news = Ereignis am Ende dieser Runde, { $newspaper }: { $effect }
table-news-now = Ereignis jetzt, { $newspaper }: { $effect }
table-no-news = In dieser Runde gibt es kein Ereignis.

## Die Pläne und ihre Gebote

table-town = Stadt, { $count } Gebäude im Stapel
table-sea = See, { $count ->
    [0] kein Schiff im Zugstapel
    [one] { $count } Schiff im Zugstapel, aus Stapel { $stack }
   *[other] { $count } Schiffe im Zugstapel, das nächste aus Stapel { $stack }
}
table-land = Land, { $count ->
    [0] kein Auftrag im Zugstapel
    [one] { $count } Auftrag im Zugstapel, aus Stapel { $stack }
   *[other] { $count } Aufträge im Zugstapel, der nächste aus Stapel { $stack }
}
table-no-load = Deine Ladedocks sind alle besetzt: Gewinnst du einen Auftrag, wird er abgelegt, und seine Strafe trifft dich.
column-space = Feld
column-brings = was es bringt
column-ship = Schiff
column-fits = deine Liegeplätze
column-contract = Auftrag
column-sale = Verkauf für
column-stored = in deinem Lager
column-own-bid = dein Gebot
column-bid = { $seat }
column-dummy-bid = Strohmann
column-papers = Zeitungen für den Strohmann
cell-space = { $space }
cell-parking = { $money } Geld je Karte
cell-building = { part-building }
cell-next-building = Nächste Runde: { part-building }
cell-permit = Einen Poller setzen, ein Feld freiräumen oder bauen. Jeder Bieter darf; alle außer dem höchsten zahlen den Unterschied.
cell-reserve = Die nächste Karte der Reserve. Jeder Bieter darf sie nehmen; alle außer dem höchsten zahlen den Unterschied.
cell-grow = Deine nächste Karte, { $value }. Jeder Bieter darf eine nehmen; alle außer dem höchsten zahlen den Unterschied.
cell-no-reserve = Nichts für dich: Deine Reserve ist leer.
cell-prices = Die Preiskarte bestimmen, die oben liegt. Ohne Gebot wird die nächste aufgedeckt.
cell-career = Zwei Nachbarn auf der Leiter vertauschen.
cell-ship = { part-ship }
cell-fits = { $docks-n ->
    [one] passt an Liegeplatz { $docks }
   *[other] passt an die Liegeplätze { $docks }
}
cell-fits-nowhere = passt an keinen
cell-contract = { part-contract }
cell-money = { $money } Geld
cell-money-range = { $low } bis { $high } Geld
cell-stored = { $count } von { $all }
cell-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
cell-bid = { $count ->
    [one] { $sum }
   *[other] { $sum } mit { $count } Karten
}
cell-highest = { $sum }, am höchsten
cell-pays = { $money ->
    [0] { $sum }, kostenlos
   *[other] { $sum }, zahlt { $money }
}

## Karten, Ränge und Preise

table-influence = Einflusskarten
column-bidder = Spieler
column-cards = Karten dieser Runde
column-in-hand = auf der Hand
column-next-card = nächste der Reserve
cell-values = { $values }
cell-dummy = der Strohmann
table-ladder = Karriereleiter: Bei gleichen Geboten gewinnt der höhere Rang
table-ties-reveal = Für Schiffe und Aufträge zählt die Leiter, wie sie beim Aufdecken war.
column-rank = Rang
column-income = Einkommen
cell-rank = { $rank }
table-goods = Waren und Preise
column-good = Ware
column-price = Preis
column-on-ships = auf deinen Schiffen
column-needed = für deine Aufträge nötig
cell-good = { $good }
table-wild = { $count ->
    [one] Deine Aufträge brauchen dazu noch { $count } beliebige Ware.
   *[other] Deine Aufträge brauchen dazu noch { $count } beliebige Waren.
}
table-next-prices = Die nächste Preiskarte: Fass { $barrel }, Container { $container }, Kiste { $crate }, Passagier { $passenger }.
table-price-cards = Preiskarten zur Wahl
column-card = Karte
column-contracts = deine Aufträge, vollständig
cell-present = jetzige

## Ein Hafen

table-own-harbour = { $seat }, dein Hafen: { part-score }
table-harbour = { $seat }: { part-score }
table-bank = { $cash } Geld in bar, { $balance } auf der Bank.
table-grade = Einstufung { $grade }; { $next } ab { $points } Punkten.
table-top-grade = Einstufung { $grade }, die höchste.
table-dock-free = Liegeplatz { $dock }, Größe { $berth }: frei.
table-dock = Liegeplatz { $dock }, Größe { $berth }: { $ship }, { $cargo-n ->
    [0] entladen
   *[other] { $cargo } an Bord
}, { part-time }, Prestige { $prestige }.
table-load-free = Ladedock { $dock }: frei.
table-load-free-closed = Ladedock { $dock }: frei, aber nicht erreichbar, bis Spalte { $dock }, Reihe 1 freigeräumt ist.
table-load = Ladedock { $dock }: Auftrag über { $contract }, { $delivered ->
    [0] nichts geliefert
   *[other] { $missing-n ->
        [0] alles geliefert
        [one] es fehlt { $missing }
       *[other] es fehlen { $missing }
    }
}, { part-time }, { part-reward }, { part-penalty }{ $sale ->
    [0] .
   *[other] ; die Waren darauf bringen { $sale } Geld.
}
table-load-closed = Ladedock { $dock } ist nicht erreichbar, bis Spalte { $dock }, Reihe 1 freigeräumt ist.
table-free-loads = { $docks-n ->
    [one] Freies Ladedock: { $docks }.
   *[other] Freie Ladedocks: { $docks }.
}
table-storage = { $spare ->
    [0] Lager: { $goods }; kein Feld ist frei.
    [one] Lager: { $goods }; { $spare } Feld ist frei.
   *[other] Lager: { $goods }; { $spare } Felder sind frei.
}
table-still-fits = Platz ist noch für: { $goods }.
table-built = Gebaut: { part-building }
table-gained = Noch zu bauen: { part-building }
table-value = Hafenwert: { $prestige } Prestige.
table-wall = Kaimauer { $wall }: { $count } Poller; der nächste kostet { $money } Geld.
table-wall-full = Kaimauer { $wall }: { $count } Poller, voll.
table-walls = Poller auf den Kaimauern 1 bis 4: { $first }, { $second }, { $third } und { $fourth }.
table-cover = Spalte { $column }, Reihe { $row } ist abgedeckt; das Freiräumen kostet { $money } Geld.
table-covers = { $count ->
    [one] { $count } von { $all } Feldern ist abgedeckt.
   *[other] { $count } von { $all } Feldern sind abgedeckt.
}
