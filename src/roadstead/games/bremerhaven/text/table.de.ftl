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
cell-tie-won = { $sum }, gewinnt den Gleichstand durch den Rang
cell-tie-won-by = { $sum }, gewinnt den Gleichstand durch: { $building }
cell-tie-lost = { $sum }, verliert den Gleichstand
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
    [one] Lager: { $goods }; { $spare } Feld ist frei, für eine Ware oder zwei Kisten.
   *[other] Lager: { $goods }; { $spare } Felder sind frei, je für eine Ware oder zwei Kisten.
}
table-still-fits = Platz ist noch für: { $goods }.
table-built = Gebaut: { part-building }
table-gained = Noch zu bauen, mit einer Genehmigung und einem freien Feld im Lager: { part-building }
table-value = Hafenwert: { $prestige }; geringeres Prestige steigt am Ende der Runde darauf.
table-wall = Kaimauer { $wall }: { $count } Poller; der nächste kostet { $money } Geld.
table-wall-full = Kaimauer { $wall }: { $count } Poller, voll.
table-walls = Poller auf den Kaimauern 1 bis 4: { $first }, { $second }, { $third } und { $fourth }.
table-cover = Spalte { $column }, Reihe { $row } ist abgedeckt; das Freiräumen kostet { $money } Geld.
table-covers = { $count ->
    [one] { $count } von { $all } Feldern ist abgedeckt.
   *[other] { $count } von { $all } Feldern sind abgedeckt.
}

## Warum etwas nicht gewählt werden kann

harbour-of = Das ist der Hafen von { $owner }; du handelst in deinem eigenen.
already-laid = Deine { $value } hast du schon gelegt: { $spaces }.
still-in-reserve = Die { $value } ist noch in deiner Reserve; sie kommt auf deine Hand, wenn du deinen Einfluss steigerst.
lowest-of-reserve = Du bekommst die niedrigste Karte deiner Reserve: die { $value }.
contract-wants = Das verlangt dein Startauftrag: { $good }. Beginne mit anderen Waren.
in-goods-order = Startwaren werden in der Warenreihenfolge gewählt; über diese bist du hinaus.
no-room = In deinem Lager ist kein Platz für 1 { $good }.
wall-full = Kaimauer { $wall } hat { $count } Poller; mehr passen nicht darauf.
too-expensive = { $permit ->
    [0] Kostet { $money } Geld, du hast { $cash } in bar.
   *[other] Kostet { $money } Geld, davon { $permit } für die Genehmigung; du hast { $cash } in bar.
}
building-of = { $building } gehört { $owner }.
already-built = { $building } steht schon.
no-open-space = Gebäude und Abdeckkarten nehmen alle deine Felder ein.
goods-in-the-way = Gelagerte Waren nehmen alle Felder ein, auf denen du bauen könntest.
not-built = { $building } ist noch nicht gebaut.
produces-nothing = { $building } produziert nichts.
already-used = { $building } hast du in dieser Runde schon genutzt.
bank-rests = Du hast kein Bargeld zum Einzahlen, und ein Guthaben von { $balance } bringt keine Zinsen: Dazu braucht es { $per }.
dock-taken = { $time ->
    [one] Dort liegt { $ship } bis zum Ende dieser Runde.
   *[other] Dort liegt { $ship } noch { $time } Runden, diese eingeschlossen.
}
berth-too-small = Der Liegeplatz ist zu klein: Er hat Größe { $berth }, { $ship } braucht { $needed }.
no-ship-there = Dort liegt kein Schiff.
nothing-aboard = { $ship } ist entladen.
no-room-and-not-needed = In deinem Lager ist kein Platz für 1 { $good }, und kein Auftrag, den du erreichst, braucht so etwas.
load-taken = { $time ->
    [one] Dort liegt schon ein Auftrag; er wird am Ende dieser Runde fällig.
   *[other] Dort liegt schon ein Auftrag; er wird in { $time } Runden fällig, diese eingeschlossen.
}
no-contract-there = Dort liegt kein Auftrag.
all-delivered = { $time ->
    [one] Alles ist geliefert; abgerechnet wird am Ende dieser Runde.
   *[other] Alles ist geliefert; abgerechnet wird in { $time } Runden, diese eingeschlossen.
}
unload-first = Es fehlt noch: { $missing }. Was auf deinen Schiffen ist, muss erst entladen werden.
not-stored = Es fehlt noch: { $missing }. Nichts davon ist in deinem Lager.
none-stored = { $good }: nichts davon ist in deinem Lager.
marker-elsewhere = Der Zeitmarker ist für die Karte, die eben erst hergekommen ist.
not-convertible = { $money ->
    [0] Zum Einpacken brauchst du 2 Kisten in deinem Lager, zum Auspacken 1 Container und Platz für seine Kisten.
   *[other] Zum Einpacken brauchst du 2 Kisten in deinem Lager, zum Auspacken 1 Container und Platz für seine Kisten. Jedes Mal kostet es { $money } Geld.
}
not-needed = Keiner deiner Aufträge braucht jetzt 1 { $good }.
needed-out-of-reach = An Ladedock { $dock } wird 1 { $good } gebraucht, aber es ist nicht erreichbar, bis Spalte { $dock }, Reihe 1 freigeräumt ist.

## Was eine Wahl bringt

paying = Du zahlst { $money } Geld und behältst { $left } in bar.
bid-stays = Die Karte bleibt dort bis zum Ende der Runde. Die anderen sehen, wo sie liegt; ihr Wert ist bis zum Aufdecken verdeckt.
bid-parks = { $money } Geld für die Karte, gleich welchen Wertes.
bid-grows = Dein Gebot dort steigt auf { $sum } mit { $count } Karten.
bid-difference = Ist dein Gebot niedriger als das höchste, zahlst du den Unterschied; ist es gleich, zahlst du nichts.
tie-won = Bei gleichen Geboten gewinnst du, wie es jetzt steht.
tie-lost = { $seats-n ->
    [one] Bei gleichen Geboten gewinnt { $seats } vor dir, wie es jetzt steht.
   *[other] Bei gleichen Geboten gewinnen { $seats } vor dir, wie es jetzt steht.
}
tie-lost-to-dummy = Bei gleichen Geboten gewinnt der Strohmann vor dir, wie es jetzt steht.
ship-fits-nowhere = Das Schiff passt jetzt an keinen deiner freien Liegeplätze; bleibt es dabei, wird es abgelegt, wenn du es gewinnst.
contract-fits-nowhere = Deine Ladedocks sind alle besetzt: Gewinnst du den Auftrag, wird er abgelegt; { part-penalty }.
berth-grows = Liegeplatz { $dock } bekommt Größe { $berth }.
no-berth-grows = Noch wird kein Liegeplatz größer: Die Kaimauer auf seiner anderen Seite hat zu wenig Poller.
space-opens = Ein Feld mehr für Waren oder ein Gebäude.
load-opens = Ladedock { $dock } ist dann erreichbar.
building-works = Wirkt sofort: Prestige { $prestige }. { $effect }
space-taken = Es nimmt ein Feld deines Lagers ein.
next-hand = Deine nächste Hand: { $values }. Die Karte { $lowest } verlässt das Spiel.
contracts-sell = Deine Aufträge brächten vollständig { $money } Geld.
contracts-sell-range = Deine Aufträge brächten vollständig { $low } bis { $high } Geld.
rank-then = Du wirst { $rank }, mit einem Einkommen von { $money }.
wins-instead = Dann gewinnt { $seat }: { $space }.
dummy-wins-instead = Dann gewinnt der Strohmann: { $space }.
dock-taken-for = { $time ->
    [one] Der Liegeplatz ist in dieser Runde besetzt.
   *[other] Der Liegeplatz ist { $time } Runden besetzt, diese eingeschlossen.
}
dock-needed = Dann ist kein Liegeplatz mehr für ein weiteres Schiff da, das du gewonnen hast, und es wird abgelegt: { $ship }.
contracts-take = { $count ->
    [0] Keiner deiner Aufträge braucht das. Preis jetzt: { $price }.
   *[other] Deine Aufträge können { $count } davon brauchen. Preis jetzt: { $price }.
}
load-taken-for = { $time ->
    [one] Fällig am Ende dieser Runde; ist er dann nicht vollständig: { part-penalty }.
   *[other] Fällig in { $time } Runden, diese eingeschlossen; ist er dann nicht vollständig: { part-penalty }.
}
prestige-falls = Dein Prestige fällt auf { $count }.
deposit-bound = Geld auf der Bank zahlt von nun an nur Strafen und Ereignisse; am Ende zählt es.
next-interest = { $money ->
    [0] Guthaben { $balance } Geld: keine Zinsen bei der nächsten Nutzung.
   *[other] Guthaben { $balance } Geld: { $money } Geld Zinsen bei der nächsten Nutzung.
}
storage-full = Dann ist kein Feld deines Lagers mehr frei.
good-sells = Bringt { $money } Geld zu den jetzigen Preisen.
contract-complete = Der Auftrag ist vollständig: { part-reward }.
wild-filled = Die Ware belegt ein Symbol für beliebige Waren.
good-stays = Die Ware bleibt dort; auch Ladedock { $dock } braucht so eine.
not-used = In dieser Runde nicht genutzt: { $buildings }.
prestige-rises = Dein Prestige steigt auf { $count }.
cargo-lost = { $ship } läuft aus, und das geht verloren: { $cargo }.
settled-complete = { $prestige ->
    [0] Ladedock { $dock }: Der Auftrag ist vollständig und bringt { $money } Geld.
   *[other] Ladedock { $dock }: Der Auftrag ist vollständig und bringt { $money } Geld und { $prestige } Prestige.
}
settled-short = Ladedock { $dock }: Der Auftrag wird fällig, es fehlt { $missing }; Verkauf für { $sale } Geld, { part-penalty }.
last-work = Das ist die letzte Runde: Danach werden alle Aufträge abgerechnet, und Waren im Lager und auf Schiffen sind nichts wert.

## Mehrere Züge auf einmal

use-all = { $buildings } nutzen
part-moves = { $unloaded-n ->
    [0] { $delivered } liefern
   *[other] { $delivered-n ->
        [0] { $unloaded } entladen
       *[other] { $unloaded } entladen, { $delivered } liefern
    }
}
move-all = { part-moves }
move-all-and-finish = { part-moves }, dann Arbeit beenden
unload-all = Nur { $goods } entladen
step-unload = { $goods } von Liegeplatz { $dock } ins Lager bringen
step-deliver = { $goods } aus dem Lager an Ladedock { $dock } bringen

## Eine Aktion in einer Zeile: Satzteile ohne Subjekt

part-coins = { $money } Geld
does-bid = bietet { $value } auf „{ $space }“
does-bid-veiled = legt eine Karte verdeckt auf „{ $space }“
does-bollard = setzt einen Poller auf Kaimauer { $wall }
does-clear = räumt Spalte { $column }, Reihe { $row } frei
does-build = baut „{ $building }“
does-decline = verzichtet
does-set-prices = bestimmt die Preise: Fass { $barrel }, Container { $container }, Kiste { $crate }, Passagier { $passenger }
does-keep = lässt die Karriereleiter, wie sie ist
does-swap = vertauscht die Ränge { $upper } und { $lower }
does-name = nennt als Ladung { $good-id ->
    [barrel] Fässer
    [container] Container
    [crate] Kisten
   *[passenger] Passagiere
}
does-add-time = legt 1 Zeitmarker mehr darauf
does-keep-time = lässt die aufgedruckte Zeit, wie sie ist
does-load = legt den Auftrag über { $contract } in Ladedock { $dock }
does-take = nimmt 1 { $good }
does-finish = lässt es im Hafen dabei bewenden
does-work = arbeitet im Hafen
does-produce = produziert { $goods }
does-unload = entlädt { $goods }
does-pack = packt { $crates } Kisten in { $count } Container ein
does-unpack = packt aus { $count } { $count ->
    [one] Container
   *[other] Containern
} { $crates } Kisten aus
does-deliver = liefert { $goods } an Ladedock { $dock }
does-earn-interest = erhält { part-coins } Zinsen
does-earn-income = erhält als { $rank } { part-coins }
other-earn-income = { $seat } { does-earn-income }
does-deposit = zahlt { part-coins } bei der Bank ein
other-parks = { $seat } erhält { part-coins } vom Parkplatz
other-wins-building = { $seat } erwirbt „{ $building }“
does-without-permit = verzichtet auf eine Genehmigung
other-without-permit = { $seat } { does-without-permit }
does-grow = nimmt eine Karte mit dem Wert { $value } aus der Reserve
other-grow = { $seat } { does-grow }
does-win-ship = gewinnt „{ $ship }“
other-win-ship = { $seat } { does-win-ship }
does-dock = legt „{ $ship }“ an Liegeplatz { $dock } an
other-dock = { $seat } { does-dock }
does-no-dock = gewinnt „{ $ship }“, hat aber keinen Liegeplatz dafür
other-no-dock = { $seat } { does-no-dock }
does-win-contract = gewinnt den Auftrag über { $contract }
other-win-contract = { $seat } { does-win-contract }
does-refuse = nimmt den Auftrag über { $contract } nicht auf
other-refuse = { $seat } { does-refuse }
does-rise = steigt auf { $count } Prestige
other-rise = { $seat } { does-rise }
does-ship-sails = { $count ->
    [0] „{ $ship }“ läuft aus
    [one] „{ $ship }“ läuft mit { $count } Ware an Bord aus
   *[other] „{ $ship }“ läuft mit { $count } Waren an Bord aus
}
other-ship-sails = { $count ->
    [0] bei { $seat } läuft „{ $ship }“ aus
    [one] bei { $seat } läuft „{ $ship }“ mit { $count } Ware an Bord aus
   *[other] bei { $seat } läuft „{ $ship }“ mit { $count } Waren an Bord aus
}
does-complete = erfüllt den Auftrag über { $contract } und erhält { part-coins }{ $prestige ->
    [0] {""}
   *[other] {" "}und { $prestige } Prestige
}
other-complete = { $seat } { does-complete }
does-fail = erfüllt den Auftrag über { $contract } nicht{ $money ->
    [0] {""}
   *[other] , verkauft Waren für { part-coins }
}{ $paid ->
    [0] {""}
   *[other] , zahlt { $paid } Geld
}{ $prestige ->
    [0] {""}
   *[other] , verliert { $prestige } Prestige
}
other-fail = { $seat } { does-fail }
does-get = erhält { part-coins }
other-get = { $seat } { does-get }
does-pay = zahlt { part-coins }
other-pay = { $seat } { does-pay }
other-gains-prestige = { $seat } gewinnt 1 Prestige
does-lose-prestige = verliert 1 Prestige
other-lose-prestige = { $seat } { does-lose-prestige }
does-lose-good = gibt 1 { $good } ab
other-lose-good = { $seat } { does-lose-good }
other-revealed = alle Karten werden aufgedeckt
other-bids-2 = { $first } { $first-sum } und { $second } { $second-sum } auf „{ $space }“
other-bids-3 = { $first } { $first-sum }, { $second } { $second-sum } und { $third } { $third-sum } auf „{ $space }“
other-bids-4 = { $first } { $first-sum }, { $second } { $second-sum }, { $third } { $third-sum } und { $fourth } { $fourth-sum } auf „{ $space }“
other-bids-and-dummy = { $seat } { $seat-sum } und der Strohmann { $sum } auf „{ $space }“
other-incomes-2 = Einkommen: { $first } { $first-money } und { $second } { $second-money } Geld
other-incomes-3 = Einkommen: { $first } { $first-money }, { $second } { $second-money } und { $third } { $third-money } Geld
other-incomes-4 = Einkommen: { $first } { $first-money }, { $second } { $second-money }, { $third } { $third-money } und { $fourth } { $fourth-money } Geld
other-building-lost = „{ $building }“ kommt aus dem Spiel
other-dummy-bids = der Strohmann legt eine Karte auf „{ $space }“
other-dummy-grows = die Hand des Strohmanns wird um einen Schritt besser
other-dummy-captain = der Strohmann wird Kapitän
other-ship-lost = der Strohmann nimmt „{ $ship }“ weg
other-contract-lost = der Strohmann nimmt den Auftrag über { $contract } weg
other-prices = die Preise sind jetzt Fass { $barrel }, Container { $container }, Kiste { $crate }, Passagier { $passenger }
other-news = Ereignis: { $newspaper }
other-swept = alle Schiffe und Aufträge auf See- und Landplan werden abgelegt
other-time = { $count ->
    [1] { $target-id ->
        [contracts] jeder Auftrag
       *[ships] jedes Schiff
    } bekommt 1 Zeitmarker mehr
   *[other] { $target-id ->
        [contracts] jeder Auftrag
       *[ships] jedes Schiff
    } mit mehr als einem Zeitmarker verliert einen
}
other-announced = nächstes Ereignis: { $newspaper }
other-round = { $left ->
    [one] Runde { $round } beginnt, { $left } Feld bleibt der Schiffsfigur
   *[other] Runde { $round } beginnt, { $left } Felder bleiben der Schiffsfigur
}
other-last-round = Runde { $round } beginnt, die letzte
other-end = die Schiffsfigur erreicht das letzte Feld, und die Partie ist zu Ende
other-grade = { $points ->
    [one] { $points } Punkt bringt den Grad „{ $grade }“
   *[other] { $points } Punkte bringen den Grad „{ $grade }“
}

## What choices touch, by kind of thing

thing-card = Karte { $id }
thing-dock = Liegeplatz { $id }
thing-load = Ladedock { $id }
thing-wall = Kaimauer { $id }
thing-convert = Packplatz
thing-tonight = Dabei belassen
thing-cell = Spalte { $a }, Reihe { $b }
thing-price = Preiskarte

## Was an etwas steht, bevor man es wählt

brief-paying = { $money } Geld
brief-contract-fits-nowhere = kein Ladedock frei
brief-dock-needed = ohne Liegeplatz: { $ship }
brief-cargo-lost = verloren: { $cargo }
brief-settled-short = es fehlt { $missing }
