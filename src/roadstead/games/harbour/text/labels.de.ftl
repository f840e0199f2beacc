# Bezeichnungen für Harbour: was Tisch, Karten und Wertung mit einem Wort nennen.

kind-building = Gebäude
kind-board = Spielertafeln
kind-bonus = Bonuspunktkarten
field-cost = { $value } $
field-vp = { $value } SP
field-symbols = { $value }
field-good = für { $value }
field-table = Waren → SP: { $value }
field-buy-symbol = Kaufsymbol
field-premium = starke Aktion
field-count = { $value } in der Schachtel
mode-choice = { $first }, oder { $second }
mode-two-part = { $first } und { $second }, in beliebiger Reihenfolge
screen-market = Markt
screen-centre = Mitte
screen-deck = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}
screen-vp = { $count } SP
screen-turn = Zug { $turn }
screen-pawn = Figur: { $place }
screen-pawn-off = Figur: noch nirgends
screen-home-of = Startgebäude von { $owner }
screen-here = hier: { $names }
screen-bonus-card = deine Bonuskarte: { $good }
screen-offered = angeboten: { $boards }
screen-looked = du siehst: { $buildings }
screen-last = letzte Züge
screen-last-turn = hat das Ende ausgelöst
screen-free = kostenlos
screen-money = { $money } $ zur Hand
screen-traders = Binnenhändler: je eine Ware für { $money } $
