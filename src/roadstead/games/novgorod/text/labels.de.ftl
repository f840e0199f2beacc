# Bezeichnungen für Novgorod: was Tisch, Karten und Wertung mit einem Wort nennen.
# Felder mit leerem Text sagt die Karte selbst in Worten.

kind-good = Waren
kind-luxury = Luxusgüter
kind-city = Städte
kind-base-kontor = Basiskontore
kind-kontor = Kontore
kind-manufactory = Manufakturen
kind-order = Aufträge
kind-bonus = Bonuskarten
kind-privilege = Privilegien
kind-requirement = Voraussetzungen der Karrierestufen
kind-career = Karrierekarten
kind-ship = Schiffskarten
kind-money = Geldkarten
kind-seals = Siegelkarten
kind-merchant = Kaufmann
kind-pirate = Pirat
kind-special = Spezialaufträge
field-inputs = Zutaten: { $value }
field-row = { $value ->
    [0] obere Reihe
    [1] mittlere Reihe
   *[other] untere Reihe
}
field-column = { $value ->
    [0] linke Spalte
    [1] mittlere Spalte
   *[other] rechte Spalte
}
field-neighbours = Nachbarstädte: { $value }
field-good = { $value }
field-city = { $value }
field-port-fee = Hafengebühr { $value ->
    [one] { $value } Dukat
   *[other] { $value } Dukaten
}
field-tier = { $value ->
    [low] niedriger Preis
    [mid] mittlerer Preis
   *[high] hoher Preis
}
field-price = Kaufpreis { $value ->
    [one] { $value } Dukat
   *[other] { $value } Dukaten
}
field-income = Einkommen { $value ->
    [one] { $value } Dukat
   *[other] { $value } Dukaten
}
field-min-players = { $value ->
    [2] immer im Spiel
   *[other] ab { $value } Spielern
}
field-luxury = stellt her: { $value }
field-recipes = {""}
field-kind = { $value ->
    [goods] Warenauftrag
    [luxury] Luxusauftrag
   *[other] {""}
}
field-upper = {""}
field-lower = {""}
field-numeral = { $value }
field-threshold = {""}
field-high = { $value ->
    [0] {""}
   *[other] zuerst { $value } Siegel
}
field-low = { $value ->
    [0] {""}
   *[other] später { $value } Siegel
}
# Sorten → Siegel; leer bei den anderen Bonuskarten.
field-table = { $value }
field-phase = Phase { $value }
field-different-goods = {""}
field-different-luxuries = {""}
field-ducats = {""}
field-number = Nummer { $value }
field-per-player = { $value } je Spieler
field-faces = zeigt { $value }
field-start-city = beginnt in { $value }
field-per-turn = {""}
field-parts = {""}
known-A = Teil A
known-B = Teil B
known-C = Teil C
known-D = Teil D
known-city = Stadt
known-cloth = Stoffe als Zutat
known-fur = Pelz als Zutat
known-kind = Voraussetzung
known-lower = untere Zeile
known-luxury = Luxusgut
known-min-players = Spielerzahl
known-name = Name
known-neighbours = Nachbarstädte
known-numeral = Ziffer
known-price = Kaufpreis
known-recipe-full = Rezept mit allen Waren
known-recipe-fur = Rezept mit Pelz allein
known-recipe-salt = Rezept mit Salz allein
known-threshold = verlangte Zahl
known-tier = Rang des Preises

## The screen

screen-reconstructed = Viele Werte auf den Karten sind rekonstruiert (von uns entworfen).
screen-round = Runde { $round }
screen-start = Beginn
screen-last = letzte!
screen-makes = Manufaktur ({ $seals } Siegel)
screen-prices = Preise
screen-income = Eink.
screen-fee = Geb.
screen-owners = wem
screen-merchant-ducats = Kaufmann: { $count ->
    [one] { $count } Dukat
   *[other] { $count } Dukaten
} mehr für Einkommen oder ein Luxusgut für Siegel hier
screen-merchant-seals = Kaufmann: { $count } Siegel mehr für ein Luxusgut, das hier für Siegel entsteht
screen-pirate-front = { $count ->
    [one] Pirat: Routen durch diese Stadt haben { $count } Karte weniger; Versetzen
   *[other] Pirat: Routen durch diese Stadt haben { $count } Karten weniger; Versetzen
} kostet { $price } Dukaten
screen-pirate-back = Pirat: Diese Stadt fällt aus, ihre Nachbarn sind einander benachbart
screen-bonus = Bonus
screen-bonus-high = { $name } { $high }, dann { $low }
screen-bonus-low = { $name } { $low }
screen-bonus-gone = { $name } weg
screen-bonus-table = { $name } (Sorten→Siegel) { $table }
screen-orders = Aufträge
screen-stack = { $count } im Stapel
screen-specials = Spezial (Dukaten→Siegel)
screen-inputs = aus { $count }+
screen-trade = { $price }→{ $seals }
screen-ducats = { $count ->
    [one] { $count } Dukat
   *[other] { $count } Dukaten
}
screen-to-pay = { $count ->
    [one] { $count } Dukat
   *[other] { $count } Dukaten
} zu zahlen
screen-seals = { $count } Siegel
screen-speed = Geschw. { $count }
screen-hold = Lager: { $good }
screen-hold-empty = Lager leer
screen-privilege-used = Privileg genutzt
screen-career = Karriere { $level }/{ $top }: { $shows }
screen-next = { $career }, nächste: { $wanted }
screen-red-x = X
screen-per-turn = { $count } pro Spielzug
screen-goods = { $count ->
    [one] { $count } Ware
   *[other] { $count } Waren
}
screen-luxuries = { $count ->
    [one] { $count } Luxusgut
   *[other] { $count } Luxusgüter
}
screen-privilege-speed = Geschw.+{ $count }
screen-privilege-ducats = Geld+{ $count }
screen-privilege-extra-order = Auftrag−{ $count }
screen-privilege-seals = Siegel+{ $count }
screen-hand = Hand
screen-unknown = { $count } unbekannt
screen-left = links neben dem Schiff
screen-half = halb erfüllt
screen-under = { $count } unter dem Schiff
screen-kinds = { $count ->
    [one] { $count } Sorte
   *[other] { $count } Sorten
}
screen-sides = { $name }: Siegel pro Spielzug, Voraussetzung, abgedecktes Privileg
screen-front = vorn
screen-back = hinten
screen-needs = Aufstieg
screen-covers = deckt ab
screen-route = Route von { $name }
screen-cards = { $count }/{ $limit } Karten
screen-so-far = { $route }:
screen-fees = Gebühren { $count ->
    [one] { $count } Dukat
   *[other] { $count } Dukaten
}
screen-ship = Schiff
screen-empty = leer
screen-used = benutzt
screen-covered = abgedeckt
screen-placeholder = Platzhalter
