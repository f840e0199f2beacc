# Was Bremerhaven sagt.

game-name = Bremerhaven
game-summary = Biete auf Schiffe, Aufträge und Gebäude, liefere rechtzeitig und lass Geld und Prestige gemeinsam wachsen.

## Waren, Symbole und was Ereignisse zählen

good = { $id ->
    [barrel] Fass
    [container] Container
    [crate] Kiste
   *[passenger] Passagier
}
good-count = { symbol-count }
symbol = { $id ->
    [barrel] Fass
    [container] Container
    [crate] Kiste
    [passenger] Passagier
   *[wild] beliebige Ware
}
symbol-count = { $id ->
    [barrel] { $n ->
        [one] { $n } Fass
       *[other] { $n } Fässer
    }
    [container] { $n } Container
    [crate] { $n ->
        [one] { $n } Kiste
       *[other] { $n } Kisten
    }
    [passenger] { $n ->
        [one] { $n } Passagier
       *[other] { $n } Passagiere
    }
   *[wild] { $n ->
        [one] { $n } beliebige Ware
       *[other] { $n } beliebige Waren
    }
}
counted = { $id ->
    [ship] Schiff am Liegeplatz
    [building] gebautes Gebäude
    [stored_good] gelagerte Ware
   *[cash5] volle 5 Bargeld
}
target = { $id ->
    [contracts] Auftrag
   *[ships] Schiff
}

## Was von selbst geschieht

rank-is = { $seat } ist { $rank } und beginnt mit { $money } Geld.
round = Runde { $count } beginnt.
progress = Runde { $count }
revealed = Alle Gebote werden aufgedeckt.
bid-is = { $seat } hat { $sum } auf „{ $space }“ geboten.
dummy-bid-is = Der Strohmann hat { $sum } auf „{ $space }“ geboten.
parks = { $seat } erhält { $money } Geld vom Parkplatz.
wins-building = { $seat } erwirbt ein Gebäude: { $building }.
building-lost = „{ $building }“ kommt aus dem Spiel.
no-permit = { $seat } verzichtet auf eine Genehmigung.
grows = { $seat } nimmt eine Karte mit dem Wert { $value } aus der Reserve.
dummy-grows = Die Hand des Strohmanns wird um einen Schritt besser.
prices-are = Die Preise: Fass { $barrel }, Container { $container }, Kiste { $crate }, Passagier { $passenger }.
dummy-captain = Der Strohmann wird Kapitän.
income = Als { $rank } erhält { $seat } { $money } Geld.
wins-ship = { $seat } gewinnt ein Schiff: { $ship }.
ship-lost = Der Strohmann gewinnt ein Schiff, es wird abgelegt: { $ship }.
no-dock = { $seat } gewinnt ein Schiff, hat aber keinen Liegeplatz dafür; es wird abgelegt: { $ship }.
wins-contract = { $seat } gewinnt einen Auftrag über { $contract }.
contract-lost = Der Strohmann gewinnt einen Auftrag, er wird abgelegt: { $contract }.
prestige-is = { $seat } steigt auf { $count } Prestige.
ship-sails = { $count ->
    [0] Bei { $seat } läuft ein Schiff aus: { $ship }.
    [one] Bei { $seat } läuft ein Schiff aus: { $ship }. { $count } Ware an Bord ist verloren.
   *[other] Bei { $seat } läuft ein Schiff aus: { $ship }. { $count } Waren an Bord sind verloren.
}
sells = { $money ->
    [0] { $seat } rechnet einen Auftrag ab ({ $contract }); zu verkaufen gibt es nichts.
   *[other] { $seat } rechnet einen Auftrag ab ({ $contract }) und verkauft die Waren für { $money } Geld.
}
completes = { $seat } hat alles Verlangte geliefert: { $contract }.
fails = { $seat } hat nicht alles Verlangte geliefert: { $contract }.
gets-money = { $seat } erhält { $money } Geld.
pays-money = { $seat } zahlt { $money } Geld.
gains-prestige = { $seat } gewinnt 1 Prestige.
loses-prestige = { $seat } verliert 1 Prestige.
news-is = Das Ereignis tritt ein: { $newspaper }.
token = { $left ->
    [0] Die Schiffsfigur erreicht das letzte Feld der Fortschrittsleiste.
    [one] { $count ->
        [one] Die Schiffsfigur rückt { $count } Feld vor; { $left } Feld bleibt.
       *[other] Die Schiffsfigur rückt { $count } Felder vor; { $left } Feld bleibt.
    }
   *[other] { $count ->
        [one] Die Schiffsfigur rückt { $count } Feld vor; { $left } Felder bleiben.
       *[other] Die Schiffsfigur rückt { $count } Felder vor; { $left } Felder bleiben.
    }
}
interest = { $money ->
    [0] Die Bank bringt { $seat } keine Zinsen.
   *[other] Die Bank bringt { $seat } { $money } Geld Zinsen.
}
produces = { $seat } produziert 1 { $good }.
swept = Alle Schiffe und Aufträge, die noch auf See- und Landplan liegen, werden abgelegt.
time-changes = { $count ->
    [1] { $target-id ->
        [contracts] Jeder Auftrag
       *[ships] Jedes Schiff
    } bekommt 1 Zeitmarker mehr.
   *[other] { $target-id ->
        [contracts] Jeder Auftrag
       *[ships] Jedes Schiff
    } mit mehr als einem Zeitmarker verliert einen.
}
game-over = Die Partie ist zu Ende.
means-end = Damit ist die Partie zu Ende.
grade-is = { $points ->
    [one] Wertung { $points } Punkt: { $grade }.
   *[other] Wertung { $points } Punkte: { $grade }.
}

## Das Ende in Sicht

ending-round = Die letzte Runde
ending-settled = An ihrem Ende erreicht die Schiffsfigur das letzte Feld. Alle Aufträge werden abgerechnet, dann zählt Geld mal Prestige.

## Was du gefragt wirst

ask-start-goods = { $count ->
    [one] Mit welcher Ware möchtest du beginnen? ({ $count } zu wählen)
   *[other] Mit welchen Waren möchtest du beginnen? ({ $count } zu wählen)
}
ask-bid = { $count ->
    [one] Worauf möchtest du bieten? (noch { $count } Karte)
   *[other] Worauf möchtest du bieten, und wie viel? (noch { $count } Karten)
}
ask-further-permit = Eine weitere Genehmigung kostet dich { $money } Geld. Möchtest du eine nutzen?
ask-permit = { $money ->
    [0] Deine Genehmigung ist kostenlos. Wofür möchtest du sie nutzen?
   *[other] Eine Genehmigung kostet dich { $money } Geld. Wofür möchtest du sie nutzen?
}
ask-grow = Möchtest du { $money } Geld zahlen und eine Karte mit dem Wert { $value } aus deiner Reserve nehmen?
ask-price = Welche Preiskarte soll oben liegen?
ask-ladder = Welche Nachbarn auf der Karriereleiter möchtest du vertauschen?
ask-dock = An welchem Liegeplatz soll das Schiff anlegen? ({ $ship })
ask-wild = { $count ->
    [one] Welche Sorte bringt dieses Schiff? ({ $count } Ware)
   *[other] Welche Sorte bringt dieses Schiff? ({ $count } Waren)
}
ask-time = Möchtest du noch einen Zeitmarker auf diese Karte legen? (Sie hat { $count }.)
ask-load = In welches Ladedock soll der Auftrag über { $contract }? (Lieferzeit { $time })
ask-produce = Welches Produktionsgebäude möchtest du nutzen?
ask-deposit = Wie viel möchtest du bei deiner Bank einzahlen? (Guthaben: { $money } Geld)
ask-work = Was möchtest du in deinem Hafen tun?
ask-gain-good = Welche Ware möchtest du nehmen?
ask-lose-good = Welche Ware gibst du ab?
ask-free-bollard = Wohin möchtest du einen kostenlosen Poller setzen?
ask-upgrade = { $money ->
    [0] Möchtest du kostenlos eine Karte mit dem Wert { $value } aus deiner Reserve nehmen?
   *[other] Möchtest du { $money } Geld zahlen und eine Karte mit dem Wert { $value } aus deiner Reserve nehmen?
}
not-asked = Du hast gerade nichts zu entscheiden.

## Möglichkeiten

start = Zum Start { $goods } nehmen
bid = { $value } bieten: { $space }
bid-ship = { $value } bieten: { $space } ({ $ship })
bid-contract = { $value } bieten: { $space } ({ $contract })
bid-building = { $value } bieten: { $space } ({ $building })
stop-permits = Auf die Genehmigung verzichten
stop-further-permits = Keine weitere Genehmigung nehmen
bollard = { $money ->
    [0] Einen Poller auf Kaimauer { $wall } setzen (kostenlos)
   *[other] Einen Poller auf Kaimauer { $wall } setzen (zusammen { $money } Geld)
}
clear = { $money ->
    [0] Ein Feld freiräumen: Spalte { $column }, Reihe { $row } (kostenlos)
   *[other] Ein Feld freiräumen: Spalte { $column }, Reihe { $row } (zusammen { $money } Geld)
}
build = { $money ->
    [0] { $building } bauen (kostenlos)
   *[other] { $building } bauen ({ $money } Geld)
}
decline = Verzichten
grow = { $money ->
    [0] Die Karte kostenlos nehmen
   *[other] { $money } Geld zahlen und die Karte nehmen
}
choose = Fass { $barrel }, Container { $container }, Kiste { $crate }, Passagier { $passenger }
keep-prices = Die Preise lassen, wie sie sind
keep-ladder = Nichts ändern
swap = Die Ränge { $upper } und { $lower } vertauschen
dock = An Liegeplatz { $dock } anlegen
name = { $good-id ->
    [barrel] Fässer
    [container] Container
    [crate] Kisten
   *[passenger] Passagiere
} als Ladung nennen
time-printed = Die aufgedruckte Zeit lassen
time-more = 1 Zeitmarker mehr darauflegen
refuse = Den Auftrag ablehnen
refuse-paying = Den Auftrag ablehnen und { $money } Geld zahlen
refuse-losing = Den Auftrag ablehnen und 1 Prestige verlieren
load = Ladedock { $dock } nehmen
load-closed = Ladedock { $dock } nehmen (noch nicht erreichbar)
stop-producing = Die Produktion beenden
produce = { $building } nutzen
deposit = { $money ->
    [0] Nichts einzahlen
   *[other] { $money } Geld einzahlen
}
unload = 1 { $good } an Liegeplatz { $dock } entladen
deliver = 1 { $good } an Ladedock { $dock } liefern
direct = 1 { $good } von Liegeplatz { $from } geradewegs an Ladedock { $dock } liefern
carry = { $goods } von Liegeplatz { $from } an Ladedock { $dock } bringen
pack = { $money ->
    [0] 2 Kisten in 1 Container einpacken (kostenlos)
   *[other] 2 Kisten in 1 Container einpacken ({ $money } Geld)
}
unpack = { $money ->
    [0] Aus 1 Container 2 Kisten auspacken (kostenlos)
   *[other] Aus 1 Container 2 Kisten auspacken ({ $money } Geld)
}
done = Die Arbeit beenden
take = 1 { $good } nehmen
lose = 1 { $good } abgeben
free-bollard = Den Poller auf Kaimauer { $wall } setzen

## Was getan wurde

did-ship = Neu auf dem Seeplan: { $ship }.
did-contract = Neu auf dem Landplan: ein Auftrag über { $contract }.
did-top = Das nächste Gebäude liegt aus: { $building }.
did-price = Eine Preiskarte wird aufgedeckt.
did-progress = { $count ->
    [one] In der kommenden Runde rückt die Schiffsfigur { $count } Feld vor.
   *[other] In der kommenden Runde rückt die Schiffsfigur { $count } Felder vor.
}
did-news = Die Zeitung kündigt das nächste Ereignis an: { $newspaper }.
did-chit = Ein Warenplättchen wird gezogen: { $good }.
did-first-contract = Ein Startauftrag wird ausgeteilt: { $contract }.
did-first-building = Ein Startgebäude wird ausgeteilt: { $building }.
did-dummy = Der Strohmann legt eine Karte verdeckt auf „{ $space }“.
did-dummy-card = Eine Karte des Strohmanns wird aufgedeckt: { $value }.
did-start = { $seat } nimmt zum Start { $goods }.
did-bid = { $seat } bietet { $value } auf „{ $space }“.
did-bid-veiled = { $seat } legt eine Karte verdeckt auf „{ $space }“.
did-done = { $seat } macht in diesem Teil der Runde nichts mehr.
did-bollard = { $seat } setzt einen Poller auf Kaimauer { $wall }.
did-clear = { $seat } räumt ein Feld frei: Spalte { $column }, Reihe { $row }.
did-build = { $seat } baut „{ $building }“.
did-decline = { $seat } verzichtet.
did-grow = { $seat } steigert den Einfluss.
did-choose = { $seat } bestimmt die Preise.
did-keep = { $seat } lässt die Karriereleiter, wie sie ist.
did-swap = { $seat } vertauscht die Ränge { $upper } und { $lower }.
did-dock = { $seat } legt ein Schiff an Liegeplatz { $dock } an: { $ship }.
did-name = { $seat } nennt die Ladung: { $good-id ->
    [barrel] Fässer
    [container] Container
    [crate] Kisten
   *[passenger] Passagiere
}.
did-time = { $count ->
    [0] { $seat } legt keinen weiteren Zeitmarker darauf.
   *[other] { $seat } legt 1 Zeitmarker mehr darauf.
}
did-refuse = { $seat } nimmt den Auftrag über { $contract } nicht auf.
did-load = { $seat } legt den Auftrag über { $contract } in Ladedock { $dock }.
did-produce = { $seat } nutzt „{ $building }“.
did-deposit = { $money ->
    [0] { $seat } zahlt nichts ein.
   *[other] { $seat } zahlt { $money } Geld bei der Bank ein.
}
did-unload = { $seat } entlädt 1 { $good } an Liegeplatz { $dock }.
did-deliver = { $seat } liefert 1 { $good } an Ladedock { $dock }.
did-direct = { $seat } liefert 1 { $good } von Liegeplatz { $from } geradewegs an Ladedock { $dock }.
did-pack = { $seat } packt 2 Kisten in 1 Container ein.
did-unpack = { $seat } packt aus 1 Container 2 Kisten aus.
did-take = { $seat } nimmt 1 { $good }.
did-lose = { $seat } gibt 1 { $good } ab.

## Was Gebäude bewirken

ability-none = Keine Fähigkeit.
ability-exchange = Bietet niemand auf die Preiskarten, bestimmst du, welche Preiskarte oben liegt.
ability-bank = Einmal je Runde: 1 Geld Zinsen je volle { $per } auf dieser Karte, höchstens { $most }; dann darfst du bis zu { $money } Geld einzahlen. Das Guthaben zählt am Ende.
ability-produce-good = Produziert in jeder Runde 1 { $good }, wenn du Platz dafür hast.
ability-produce-money = Produziert in jeder Runde { $money } Geld.
ability-extra-spaces = { $count ->
    [one] { $count } zusätzlicher Lagerplatz.
   *[other] { $count } zusätzliche Lagerplätze.
}
ability-special-storage = Platz für { $good-id ->
    [barrel] { $count ->
        [one] { $count } Fass
       *[other] { $count } Fässer
    }
    [container] { $count } Container
    [crate] { $count ->
        [one] { $count } Kiste
       *[other] { $count } Kisten
    }
   *[passenger] { $count ->
        [one] { $count } Passagier
       *[other] { $count } Passagiere
    }
}.
ability-direct-delivery = Du darfst Waren geradewegs von einem Schiff auf einen Auftrag bringen.
ability-free-conversion = Umpacken kostet dich nichts.
ability-contract-bonus = { $money } Geld zusätzlich für jeden Auftrag, den du vollständig erfüllst.
ability-waive-penalties = Strafen von Aufträgen treffen dich nicht.
ability-win-ties = Bei Gleichstand um ein Schiff oder einen Auftrag gewinnst du, gleich welchen Ranges.
ability-berth-reduction = Deine Schiffe brauchen einen um { $count } kleineren Liegeplatz.
ability-expansion-discount = Poller und Abdeckkarten kosten dich { $money } Geld weniger.
ability-prestige-per-ship = Jedes Schiff an deinen Liegeplätzen zählt { $count } Prestige mehr.
ability-extra-time = Auf Schiffe und Aufträge darfst du beim Hinlegen { $count } Zeitmarker mehr legen.

## Was Zeitungen melden

news-gain-money = Alle erhalten { $money } Geld.
news-pay-money = Alle zahlen { $money } Geld.
news-gain-per = Alle erhalten { $money } Geld je { $per }, höchstens { $most }.
news-pay-per = Alle zahlen { $money } Geld je { $per }, höchstens { $most }.
news-prestige-up = Alle gewinnen 1 Prestige.
news-prestige-down = Alle verlieren 1 Prestige.
news-gain-good = Alle dürfen eine Ware nehmen, für die sie Platz haben.
news-lose-good = Wer Waren im Lager hat, gibt eine ab.
news-add-time = { $target-id ->
    [contracts] Auf jeden Auftrag
   *[ships] Auf jedes Schiff
} in den Häfen kommt 1 Zeitmarker mehr.
news-remove-time = Von jedem { $target } in den Häfen mit mehr als einem Zeitmarker kommt einer weg.
news-free-bollard = Alle dürfen einen Poller kostenlos setzen.
news-offer-upgrade = { $money ->
    [0] Alle dürfen kostenlos ihren Einfluss um einen Schritt steigern.
   *[other] Alle dürfen { $money } Geld zahlen, um ihren Einfluss um einen Schritt zu steigern.
}
news-sweep-boards = Alle Schiffe und Aufträge, die noch auf See- und Landplan liegen, werden abgelegt.
news-rotate-prices = Die oberste Preiskarte kommt nach unten.

## Wertung

score-money = Geld
score-prestige = Prestige
tie-rank = höherer Rang
verdict-beachcomber = Deine Einstufung: Strandgänger.
verdict-deckhand = Deine Einstufung: Matrose.
verdict-helmsman = Deine Einstufung: Steuermann.
verdict-pilot = Deine Einstufung: Lotse.
verdict-commodore = Deine Einstufung: Kommodore.

## Wie Züge hier heißen

game-turn-before = Vorige Runde
game-turn-after = Nächste Runde
game-play-on-turn = Ab einer Runde weiterspielen
game-last-turns = die letzte Runde
game-graph = Punkte im Verlauf
game-graph-axis = Runde
game-graph-is = Punkte nach jeder Runde. Am Ende: { $list }.

## Einstellungen einer Partie

option-mode = Spieldauer
option-mode-help = Das lange Spiel hat abgedeckte Felder, Ereignisse und ein ungewisses Ende; im kurzen Spiel beginnen alle mit einem Gebäude und Waren. Allein spielt man immer das Solospiel.
option-mode-long = Langes Spiel
option-mode-short = Kurzes Spiel
option-ties = Gleichstand um Schiffe und Aufträge
option-ties-help = Welche Karriereleiter bei gleichen Geboten entscheidet: die des Augenblicks, nach dem Tausch dieser Runde, oder die beim Aufdecken.
option-ties-moment = Die Leiter des Augenblicks
option-ties-reveal = Die Leiter beim Aufdecken

## Warum ein Tipp zu etwas rät

hint-prestige = { $count ->
    [one] Das bringt { $count } Prestige.
   *[other] Das bringt { $count } Prestige.
}
hint-parking = Der Parkplatz zahlt auf jeden Fall.
hint-contract-time = Der Auftrag lässt dir Zeit, seine Waren zu sammeln.
hint-contract-goods = Du hast die Waren für diesen Auftrag.
hint-permit = Mit einer Genehmigung kannst du bauen, was du bekommen hast.
hint-influence = Einfluss macht deine Gebote in späteren Runden stärker.
hint-career = Ein höherer Rang bringt mehr Einkommen und gewinnt bei Gleichstand.
hint-ship-rise = Das Schiff würde dein Prestige um { $count } erhöhen.
hint-ship-goods = Deine Aufträge brauchen noch, was dieses Schiff bringt: { $goods }.
hint-ship-worth = Aufträge zahlen für seine Ladung zurzeit { $money } Geld: { $goods }.
hint-ship-store = Du hast Platz für Waren dieses Schiffs: { $goods }.
hint-reward = Erfüllt zahlt der Auftrag { $count } Geld Belohnung.
hint-reward-prestige = Erfüllt bringt der Auftrag Prestige als Belohnung.
hint-new-prestige = Gebaut würde es dein Prestige um { $count } erhöhen.
hint-value = Gebaut erhöht es deinen Hafenwert um { $count }.
hint-ability = { $effect }
hint-permit-wall = Mit einer Genehmigung kannst du einen Poller für größere Schiffe setzen.
hint-captain = Wenn du sie gewinnst, kann dir diese Runde niemand den höchsten Rang nehmen.
hint-prices-sale = { $count ->
    [one] Du könntest den Preis der { $count } Ware bestimmen, die du geliefert hast.
   *[other] Du könntest die Preise der { $count } Waren bestimmen, die du geliefert hast.
}
hint-prices-plan = Du könntest die Preise passend zu den Waren bestimmen, die du liefern willst.
hint-bid-first = Dort hat noch niemand sonst geboten.
hint-bid-sure = Deine { $total } dort sind mehr als alles, was bisher dort liegen kann.
hint-bid-together = Mit deinen Karten dort zusammen sind das { $total }.
hint-bid-weakest = Es kostet dich nur deine schwächste Karte.
hint-bid-strongest = Deine stärkste Karte gibt dir dort die beste Aussicht.
hint-bid-keeps = So bleibt deine { $value } für ein anderes Feld.
hint-bid-difference = Je höher dein Gebot dort, desto weniger zahlst du.
hint-delivers = { $count ->
    [one] Du kannst dann in dieser Phase { $count } Ware für deine Aufträge liefern.
   *[other] Du kannst dann in dieser Phase { $count } Waren für deine Aufträge liefern.
}
hint-completes = Damit ist der Auftrag in Ladedock { $dock } erfüllt.
hint-still-missing = { $count ->
    [one] Dann fehlt in Ladedock { $dock } nur noch { $count } Ware.
   *[other] Dann fehlen in Ladedock { $dock } nur noch { $count } Waren.
}
hint-price = Ein Auftrag bringt dafür zurzeit { $money } Geld: { $good }.
hint-wanted = Deine Aufträge brauchen noch { $goods }.
hint-unwanted = Keiner deiner Aufträge braucht noch so etwas: { $good }.
hint-leaves = Dieses Schiff läuft nach dieser Runde aus, und was noch an Bord ist, geht verloren: { $ship }.
hint-safe = Eingelagert bleibt dir die Ware, auch wenn das Schiff ausläuft: { $good }.
hint-nothing-left = Keiner deiner Aufträge nimmt eine Ware, die du gelagert hast.
hint-keeps-goods = { $count ->
    [one] So bleibt { $count } gelagerte Ware für spätere Aufträge.
   *[other] So bleiben { $count } gelagerte Waren für spätere Aufträge.
}
hint-more-money = { $rival ->
    [1] { $count ->
        [one] Dir bleibt { $count } Geld mehr als mit Nummer { $rival }.
       *[other] Dir bleiben { $count } Geld mehr als mit Nummer { $rival }.
    }
   *[other] { $count ->
        [one] Dir bleibt { $count } Geld mehr als mit der nächstbesten Wahl.
       *[other] Dir bleiben { $count } Geld mehr als mit der nächstbesten Wahl.
    }
}
hint-rest = Nach der Rechnung des Bots lohnt sich nichts anderes, was du jetzt tun könntest.
hint-berth = Liegeplatz { $dock } kann dann größere Schiffe aufnehmen.
hint-berth-half = Mit einem weiteren Poller an einer Kaimauer daneben reicht Kaimauer { $wall } für größere Schiffe.
hint-clear-load = Waren erreichen dann Ladedock { $dock }.
hint-clear = Ein freier Platz nimmt Waren oder ein Gebäude auf.
hint-grow = In späteren Runden tritt eine { $value } an die Stelle deiner { $earlier }.
hint-prices-delivered = Was du geliefert hast, wäre dann { $money } Geld wert.
hint-prices-wanted = Was deine Aufträge noch brauchen, brächte dann { $money } Geld.
hint-prices-pay = Was du geliefert und gelagert hast, wäre dann { $money } Geld wert.
hint-rank = Du wirst { $rank } mit { $income } Geld Einkommen.
hint-rank-stays = Du bleibst { $rank }.
hint-rank-rival = { $seat } verliert einen Rang und damit Einkommen.
hint-docks-alike = Die freien Docks sind für dieses Schiff alle gleich.
hint-dock-small = Ein größerer Liegeplatz bleibt für ein größeres Schiff frei.
hint-crates = Zwei Kisten passen auf einen einzigen Lagerplatz.
hint-time = So hast du eine Runde mehr, um es zu nutzen.
hint-less-time = Der Platz ist eine Runde früher wieder frei.
hint-load-open = Waren erreichen Ladedock { $dock } sofort.
hint-load-closed = Ein erreichbares Ladedock bleibt für den nächsten Auftrag frei.
hint-refuse = Du belegst kein Ladedock mit einem Auftrag, den du vielleicht nicht erfüllst.
hint-interest = Je { $per } Geld auf der Bank bringen 1 Geld Zinsen pro Runde.
hint-cash = { $count } Geld bleiben bar, um etwa Genehmigungen zu zahlen.
hint-start = Dein erster Auftrag verlangt { $goods }.
hint-start-same = Damit hast du mehrere Waren einer Art, wie manche Aufträge sie verlangen.
hint-start-mix = { $count ->
    [one] Das gibt dir { $count } Sorte Waren für künftige Aufträge.
   *[other] Das gibt dir { $count } Sorten Waren für künftige Aufträge.
}
hint-no-interest = Deine Bank brächte diese Runde keine Zinsen.
hint-room = So bleibt Lagerplatz frei, den eine weitere Ware belegen würde: { $good }.
hint-loads-alike = Die freien Ladedocks sind alle gleich, und dieser Auftrag lohnt sich.
hint-for-later = Ein späterer Auftrag kann das verlangen: { $good }.
