# Bezeichnungen für Shipyard: was Tisch, Karten und Wertung mit einem Wort nennen.
# Felder mit leerem Text sagt der Name der Karte, ein anderes Feld oder die Karte selbst in Worten.

kind-action = Aktionskarten
kind-piece = Ausrüstung und Mannschaft
kind-feature = Merkmale von Schiffskarten
kind-icon = Inspektoren und Blaues Band
kind-commodity = Waren
kind-train = Güterzüge
kind-ship-card = Schiffskarten
kind-shape = Formen von Kanälen
kind-canal = Kanäle
kind-employee = Angestellte
kind-contract = Aufträge
field-min-players = { $value ->
    [2] immer im Spiel
    [3] ab 3 Spielern
   *[other] nur bei { $value } Spielern
}
field-type = { $value ->
    [equipment] Ausrüstung
    [crew] Mannschaft
    [mount] Halterung
    [safety] Sicherheitsmerkmal
   *[other] Platz für ein Mitglied der Mannschaft
}
field-mount = { $value ->
    [Mast] Halterung: { $value }
    [Schraube] Halterung: { $value }
    [Kran] Halterung: { $value }
    [Kanone] Halterung: { $value }
   *[other] braucht: { $value }
}
field-points = { $value ->
    [0] {""}
    [one] { $value } Punkt auf einem Schiff, das fährt
   *[other] { $value } Punkte auf einem Schiff, das fährt
}
field-counts = { $value ->
    [spaces] zahlt die bisher gefahrenen Felder; nur das letzte Band einer Fahrt zählt
   *[other] zahlt je 1 Punkt für: { $names }
}
field-prices = Preise der Preisstände 1 bis 6: { $value }
field-barter = Tausch gegen: { $names }
field-loads = { $value }
field-starter = Startzug
field-kind = { $value }
field-deck = { $value ->
    [middle-1] erster Stapel der Mittelteile
    [middle-2] zweiter Stapel der Mittelteile
   *[other] {""}
}
field-sites = {""}
field-links = Fahrrinnen: { $value }
field-ports = offene Seiten: { $value }
field-shape = { $value ->
    [horseshoe] Hufeisen
    [scurve-a] S-Kurve A
    [scurve-b] S-Kurve B
    [hook-a] Haken A
    [hook-b] Haken B
    [crossing] Kreuzung
    [fork] Gabelung
   *[other] { $value }
}
field-class = {""}
field-colour = { $value }
field-copies = { $value } Mal vorhanden
field-surcharge = { $value ->
    [0] {""}
   *[other] Aufpreis { $value } Gulden
}
field-end-points = { $value ->
    [0] {""}
    [one] { $value } Punkt am Ende
   *[other] { $value } Punkte am Ende
}
field-requires = {""}
known-barter = Tausch
known-beyond = Punkte über die Tabelle hinaus
known-class = Klasse
known-colour = Farbe
known-effect = Wirkung
known-elements = was zählt
known-end-points = Punkte am Ende
known-feature = was zählt
known-kind = was zählt
known-name = Name
known-size = Länge der Schiffe
known-surcharge = Aufpreis
known-table-2 = Punkte für 2
known-table-3 = Punkte für 3
known-table-6 = Punkte für 6
known-types = Arten

## The screen

# Kurze Wörter für den Tisch; die Symbole der Kanäle haben höchstens drei Buchstaben.
screen-code = { $id ->
    [mast] Mas
    [sail] Seg
    [smokestack] Scho
    [propeller] Schr
    [crane] Kra
    [cannon] Kan
    [cabin] Kaj
    [captain] Kap
    [officer] Off
    [businessman] Kau
    [soldier] Sol
    [lifebuoy] Rin
    [lifeboat] Boo
    [lantern] Lat
    [coal] Koh
    [steel] Sta
    [grain] Get
    [military] Mil
    [commerce] Han
   *[riband] Ban
}
screen-commodity = { $id ->
    [coal] Kohle
    [steel] Stahl
   *[grain] Getr.
}
screen-kind = { $id ->
    [bow] Bug
    [middle] Mitte
   *[stern] Heck
}
screen-letters = Kürzel
screen-signs = Zeichen
screen-signs-told = ◄ Bug, ► Heck, · leer, – genommen, 0 ohne Merkmale, ● Figur, +2 Einkommen, 2→1 nächster und übernächster Preis, #8 Kanal, ○ Feld, [→] Schiff
screen-staff-told = Ing Ingenieur, Anw Anwerber, Hdl Händler, Bau Schiffbauer, 2: Preis, +1 Aufpreis, ! nur noch einer
screen-class-short = { $id ->
    [engineer] Ing { $what }
    [recruiter] Anw { $what }
    [trader] Hdl { $what }
   *[builder] Bau { $what }
}
screen-class = { $id ->
    [engineer] Ingenieur ({ $colour }): { $count } × sein Teil bei jedem „Ausrüstung herstellen“
    [recruiter] Anwerber ({ $colour }): { $count } × sein Teil bei jedem „Mannschaft anwerben“
    [trader] Händler ({ $colour }): { $count } mehr je verkaufter Ladung, Punkte am Ende (2 nach 1)
    [builder] Schiffbauer ({ $colour }): { $count } × sein Teil je Schiff ohne Halterung oder Kajüte
    [helmsman] Steuermann ({ $colour }): Geschwindigkeit +{ $count }
    [rigger] Takler ({ $colour }): Geschwindigkeit +{ $count } je Paar Segel
    [accountant] Buchhalter ({ $colour }): { $count } weitere Sektoren kostenlos
   *[foreman] Vorarbeiter ({ $colour }): { $count } weitere Felder kostenlos
}
screen-opening = Eröffnungszüge
screen-lap = { $left ->
    [0] Umlauf { $lap } von { $laps } endet mit diesem Spielzug
    [one] Umlauf { $lap } von { $laps }, noch { $left } Spielzug
   *[other] Umlauf { $lap } von { $laps }, noch { $left } Spielzüge
}
screen-then-give = dann { $count }+{ $count } Aufträge abgeben
screen-turns-left = deine Spielzüge: { $count }
screen-early = { $left ->
    [0] Letzte Runde, sie endet mit diesem Spielzug
    [one] Letzte Runde, noch { $left } Spielzug
   *[other] Letzte Runde, noch { $left } Spielzüge
}
screen-final = Letzte Aktionen
screen-last = Letzte Gelegenheit
screen-lead = (Spitze)
screen-empty-spaces = { $count } leer
screen-decks = Markt · in den Stapeln: Bug { $bows }, Mitte { $middles }, Heck { $sterns }, Güterzüge { $trains }, Kanäle { $canals }
screen-row = Reihe
screen-price = Preis
screen-train = Güterzug
screen-canal-head = Kanal
screen-stand-ins = Ersatzkarten, kostenlos: { $kinds }
screen-ring = Ausrüstung
screen-circle = Mannschaft
screen-exchange = Tausch { $first }→{ $after }:
screen-staff = Angestellte
screen-space = { $price }:
screen-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
screen-later = +{ $points } am Ende
screen-yard = Werft
screen-store = Lager
screen-captains = { $count ->
    [one] { $count } Kapitän
   *[other] { $count } Kapitäne
}
screen-trains = Güterzüge
screen-employees = Angestellte
screen-canals = Kanäle
screen-used = { $count } befahren
screen-fleet = Flotte
screen-cards = { $count } Karten
screen-contracts = { $colour ->
    [blue] Blau
   *[green] Grün
}
screen-with = { $count ->
    [0] ohne Merkmale
   *[other] mit { $features }
}
screen-icon-at = { $site } { $icon }
screen-canal = Kanal { $number }: { $icons }
screen-step = { $count ->
    [one] { $count } bringt { $points }
   *[other] { $count } bringen { $points }
}
screen-steps = { $points ->
    [0] { $steps }
   *[other] { $step ->
        [one] { $steps }, dann je +{ $points }
       *[other] { $steps }, dann +{ $points } je { $step }
    }
}
screen-loads-left = Noch auf dem Güterzug
screen-hidden = { $count ->
    [one] { $count } weiterer Kanal liegt außerhalb
   *[other] { $count } weitere Kanäle liegen außerhalb
}
screen-columns = Spalten { $first } bis { $last }:
screen-builders = durch Schiffbauer { $pieces }
screen-ship = Schiff
screen-fitted = Ausgestattet
screen-speed = Geschwindigkeit { $speed }, deine Kanäle erlauben { $reach }
screen-worth = { $points ->
    [one] Schiff bringt { $points } Punkt
   *[other] Schiff bringt { $points } Punkte
}
screen-moves = noch { $left } von { $speed } Feldern
screen-so-far = Fahrt bisher { $points } ({ $officials } von Inspektoren, { $riband } Blaues Band)
screen-pays = Felder zahlen
screen-riband = gefahrene Felder (nur das letzte)
screen-scored = { $name } ({ game-points }): { $text }
screen-told = { $name } (jetzt { $points }): { $text }
