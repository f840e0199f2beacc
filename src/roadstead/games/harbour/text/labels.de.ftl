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
known-ability = Fähigkeit
known-buy-option = Wahl zu kaufen
known-buy-two = zwei Käufe
known-cost = Kosten
known-count = Anzahl
known-effect = Wirkung
known-effect-at-3-players = Wirkung zu dritt
known-first-game = Teil der ersten Partie
known-good = Ware
known-name = Name
known-swap-effect-exists = dass vertauscht wird
known-two-part = zwei Teile
known-vp = SP
known-warehouse-use = Nutzen der Lagerhäuser
mode-choice = { $first } oder { $second }
mode-two-part = { $first } und { $second }, in beliebiger Reihenfolge
screen-market = Markt
screen-centre = Mitte
screen-deck = { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
screen-dollars = { $count } $
screen-vp = { $count } SP
screen-turn = Zug { $turn }
screen-turn-alone = Zug { $turn } von { $last }
screen-bonus-card = Bonuspunktkarte: { $good }
screen-looked = Nur du siehst
screen-last-turn = hat das Ende ausgelöst
screen-free = kostenlos
screen-money = { $money } $ zur Hand
screen-traders = Binnenhändler: 1 von jeder Ware für { $money } $
