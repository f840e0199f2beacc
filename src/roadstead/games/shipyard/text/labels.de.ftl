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
    [one] 1 Punkt auf einem Schiff, das fährt
   *[other] { $value } Punkte auf einem Schiff, das fährt
}
field-counts = { $value ->
    [spaces] zahlt die bisher gefahrenen Felder; nur das letzte Band einer Fahrt zählt
   *[other] zahlt je 1 Punkt für: { $value }
}
field-prices = Preise der Preisstände 1 bis 6: { $value }
field-barter = Tausch gegen: { $value }
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
    [one] 1 Punkt am Ende
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
