# Der Tisch von Harbour in Worten.

symbol-count = { $n } { $id ->
    [anchor] Anker
    [coin] { $n ->
        [one] Münze
       *[other] Münzen
    }
    [top-hat] { $n ->
        [one] Zylinder
       *[other] Zylinder
    }
   *[warehouse] { $n ->
        [one] Lagerhaus
       *[other] Lagerhäuser
    }
}

## Überschriften

table-market = { $turn ->
    [0] Markt
   *[other] Markt, Zug { $turn }
}
table-market-alone = Markt, Zug { $turn } von { $last }
table-centre = Mitte, { $count ->
    [one] { $count } Karte im Stapel
   *[other] { $count } Karten im Stapel
}
table-own-quay = { $seat }, dein Kai: { $points } SP
table-quay = { $seat }: { $points } SP
table-supply = Vorrat
column-square = Feld
column-good = Ware
column-shipping = für dich
column-building = Gebäude
column-price = Kosten
column-points = Punkte
column-symbols = Symbole
column-pawns = Figur von
column-does = was es tut

## Zeilen

cell-dollars = { $count } $
cell-price = { $price } $, aufgedruckt { $cost } $
cell-good = { $good }
cell-pays = bringt { $money } $
cell-short = es fehlen { $count }
table-traders = Binnenhändler: 1 von jeder Ware für { $money } $.
table-money = { $seat } hat { $money } $ zum Ausgeben.
table-ender = { $seat } hat das Ende ausgelöst.
table-looked = Nur du siehst:
cell-building = { $building }
cell-points = { $count } SP
cell-symbols = { $symbols }
cell-does = { $effect }
table-has-symbols = Symbole: { $symbols }.
table-goods = Waren, höchstens { $limit } von jeder: { $goods }.
table-pawn-nowhere = Die Figur ist noch nicht auf dem Tisch.
table-pawn-home = Die Figur steht auf dem eigenen Startgebäude.
table-pawn-visiting = Die Figur steht auf dem Startgebäude von { $owner }.
table-pawn-at = Die Figur steht auf: { $building }.
table-board = Startgebäude { $board }: { $effect }
table-offered = Zur Wahl: { $board }: { $effect }
table-bonus = Bonuspunktkarte für { $good }:
table-trade = Am Ende bringen { $count } getauschte Waren { $points } SP.
table-bought = Gekaufte Gebäude: { $count } von { $goal }.
table-every-good = Immer genug da: { $goods }.
