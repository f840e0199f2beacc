# Bezeichnungen für Bremerhaven: was Tisch, Karten und Wertung mit einem Wort nennen.

kind-ship = Schiffe
kind-contract = Aufträge
kind-building = Gebäude
kind-price = Preiskarten
kind-newspaper = Zeitungskarten
kind-space = Bietfelder
kind-rank = Ränge
kind-grade = Einstufungen des Solospiels
field-stack = Stapel { $value }
field-p2 = zu zweit: { $value ->
    [both] ja
    [long] nur langes Spiel
   *[no] nein
}
field-p3 = zu dritt: { $value ->
    [both] ja
    [long] nur langes Spiel
   *[no] nein
}
field-p4 = zu viert: { $value ->
    [both] ja
    [long] nur langes Spiel
   *[no] nein
}
field-cargo = Ladung: { $value }
field-count = Menge { $value }
field-lay-time = Liegezeit { $value }
field-berth = Liegeplatzgröße { $value }
field-prestige = Prestige { $value }
field-goods = { $value }
field-delivery-time = Lieferzeit { $value }
field-production = Produktionsgebäude
field-barrel = Fass { $value }
field-container = Container { $value }
field-crate = Kiste { $value }
field-passenger = Passagier { $value }
field-tone = { $value ->
    [good] gute Nachricht
    [bad] schlechte Nachricht
   *[neutral] neutrale Nachricht
}
field-progress = Fortschritt { $value }
field-dummy-space = Strohmann: { $value }
field-number = Feld { $value }
field-kind = { $value ->
    [all] jeder wird bedient
    [multi] jeder Bieter darf handeln
   *[winner] der Gewinner handelt
}
field-money-per-card = { $value } Geld je Karte
field-min-offer = { $value ->
    [one] wenn mindestens { $value } Karte ausliegt
   *[other] wenn mindestens { $value } Karten ausliegen
}
field-start-money = Startgeld { $value }
field-income = Einkommen { $value }
field-min = ab { $value }
field-max = bis { $value }
known-balance-pays = was das Guthaben bezahlt
known-barrel = Preis für Fässer
known-container = Preis für Container
known-crate = Preis für Kisten
known-effect = Wirkung
known-effect-kind = Art der Wirkung
known-goods = Waren
known-max = obere Grenze
known-min = untere Grenze
known-name = Name
known-penalty = Strafe
known-production = Produktion
known-reward = Prämie
screen-round = Runde { $round }
screen-left = { $count ->
    [one] noch { $count } Feld
   *[other] noch { $count } Felder
}
screen-step = nächster Schritt { $count }
screen-news = Zeitung
screen-next-card = deine nächste Karte: { $value }
screen-dummy = Strohmann
screen-town = Stadt
screen-sea = See
screen-land = Land
screen-bids = Gebote
screen-parking = { $money } Geld je Karte
screen-cargo = Ladung
screen-cargo-left = an Bord
screen-time = Zeit
screen-berth = Poller
screen-prestige = Prestige
screen-goods = Waren
screen-reward = Prämie
screen-penalty = Strafe
screen-wild = { $count } beliebige
screen-cash = { $count } Geld
screen-bank = { $count } auf der Bank
screen-prestige-of = { $count } Prestige
screen-score = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
screen-docks = Liegeplätze
screen-dock = Liegeplatz { $number }
screen-free = frei
screen-empty = leer
screen-load = Ladedock { $number }
screen-closed = verschlossen
screen-time-of = Zeit { $count }
screen-covered = ▒ verdeckt ({ $money })
screen-covers = { $count ->
    [one] { $count } Feld verdeckt
   *[other] { $count } Felder verdeckt
}
screen-stored = Lager
screen-spare = { $count ->
    [one] { $count } Feld frei
   *[other] { $count } Felder frei
}
screen-walls = Kaimauern
screen-cards = Karten
screen-built = Gebaut
screen-gained = Noch zu bauen
screen-contracts = Aufträge
screen-next-bollard = (nächster Poller)
screen-pay-money = { $sign }{ $count } Geld
screen-pay-prestige = { $sign }{ $count } Prestige
screen-reward-of = Prämie { $pay }
screen-penalty-of = Strafe { $pay }
screen-told = { $name }: { $text }
