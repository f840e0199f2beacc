# Der Tisch von Harbour in Worten.

symbol-count = { $n ->
    [one] { $id ->
         [anchor] { $n } Anker
         [coin] { $n } Münze
         [top-hat] { $n } Zylinder
        *[warehouse] { $n } Lagerhaus
    }
   *[other] { $id ->
         [anchor] { $n } Anker
         [coin] { $n } Münzen
         [top-hat] { $n } Zylinder
        *[warehouse] { $n } Lagerhäuser
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
table-symbols = Was Symbole ihrem Besitzer bringen
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
cell-short = { $count ->
    [one] es fehlt { $count }
   *[other] es fehlen { $count }
}
table-shipping = Zum Verschiffen braucht es von einer Ware mindestens so viele, wie ihr Feld zeigt; es bringt so viele Dollar, und alles, was du davon hast, geht weg.
table-traders = Binnenhändler: 1 von jeder Ware für { $money } $.
table-money = { $seat } hat { $money } $ zum Ausgeben.
table-looked = Nur du siehst:
cell-building = { $building }
cell-points = { $count } SP
cell-symbols = { $symbols }
cell-does = { $effect }
table-has-symbols = Symbole: { $symbols }.
table-symbol = { $symbol-id ->
    [anchor] Anker: Manche Gebäude bringen je eigenem Anker mehr.
    [coin] Münze: Jedes Gebäude, das du kaufst, kostet je eigener Münze 1 $ weniger.
    [top-hat] Zylinder: Du zahlst keine Gebühren; einer genügt.
   *[warehouse] Lagerhaus: Beim Verschiffen darfst du je eigenem Lagerhaus 1 Ware behalten; manche Gebäude bringen je Lagerhaus auch mehr.
}
table-goods = Waren, höchstens { $limit } von jeder: { $goods }.
table-pawn-nowhere = Die Figur ist noch nicht auf dem Tisch.
table-pawn-home = Die Figur ist zu Hause, auf ihrem Startgebäude.
table-pawn-visiting = Die Figur steht auf dem Startgebäude von { $owner }.
table-pawn-at = Die Figur steht auf: { $building }.
table-board = Startgebäude { $board }: { $effect }
table-offered = Zur Wahl: { $board }: { $effect }
table-bonus = Bonuspunktkarte für { $good }:
table-trade = Am Ende bringen { $count } getauschte Waren { $points } SP.
table-bought = Gekaufte Gebäude: { $count } von { $goal }.
table-every-good = Immer genug da: { $goods }.

## Warum etwas nicht gewählt werden kann

not-your-pawn = Das ist die Figur von { $owner }.
occupied = Dort steht { $other }.
must-move = Dort steht deine Figur; sie muss weiterziehen.
toll-unpayable = Du kannst { $owner } keine Gebühr zahlen: Du hast keine Waren, und der Besuch dort bringt nicht sicher eine.
not-looked-at = Wähle eine der beiden Karten, die nur du siehst.
not-in-centre = { $building } gehört { $owner }; nur Gebäude der Mitte können gewählt werden.
not-of-its-kind = Ein Gebäude dieser Art kann nicht gewählt werden.
too-expensive = Kostet { $price } $, du hast { $money } $.
not-from-yourself = Du nimmst von jemand anderem.
has-nothing = { $owner } hat keine Waren.
too-few-to-ship = Zum Verschiffen von dort braucht es { $needed }; du hast { $held }.
buys-nothing = Mit einer Lieferung von { $good } lässt sich kein Gebäude bezahlen.
no-purchase-after = Nach diesem Tausch könntest du nichts kaufen.
dodges-purchase = Danach könntest du nicht kaufen; das musst du aber, wenn du kannst.
just-spent = { $good } gibst du gerade ab; nimm andere Waren.
full = Du hast schon { $held }; für mehr ist kein Platz.
cannot-convert-into = Du hast zu wenig andere Waren, um sie in { $good } umzuwandeln.
take-from = Du nimmst von { $victim }.
goods-of = Diese Waren gehören { $owner }.
asked-about = Sage zuerst, wie viel { $good } du behältst.
needs-more = Es braucht { $needed }; du hast { $held }.
have-none = Du hast { $good-id ->
    [fish] keinen Fisch.
    [stone] keinen Stein.
   *[other] kein { $good }.
}
has-none = { $owner } hat { $good-id ->
    [fish] keinen Fisch.
    [stone] keinen Stein.
   *[other] kein { $good }.
}

## Eine Aktion in einer Zeile: Satzteile ohne Subjekt

does-visit = besucht: { $building }
does-go-home = geht nach Hause
does-visit-home = besucht das Startgebäude von { $owner }
does-gain = erhält { $goods }
does-spend = gibt { $goods } ab
does-turn-into = macht aus { $cost }: { $goods }
does-lose = { $count ->
    [one] { $count } Ware geht verloren
   *[other] { $count } Waren gehen verloren
}
does-pay = zahlt { $owner } { $goods } Gebühr
does-take-from = nimmt { $owner } { $goods } weg
does-get-from = bekommt { $goods } von { $giver }
does-swap = vertauscht { $one } und { $other } auf dem Markt
does-mirror = spiegelt den Markt
does-copy = nutzt: { $building }
does-convert = macht aus { $source } für { $spent }: { $target }
does-ship = verschifft { $goods } für { $money } $
does-have = hat { $money } $
does-buy = kauft: { $building }
does-keep = behält { $goods }
does-not-buy = kann kein Gebäude kaufen
does-nothing = ohne Wirkung
does-end = { $count ->
    [one] das ist das vierte Gebäude: noch { $count } Zug
   *[other] das ist das vierte Gebäude: noch { $count } Züge
}
other-gains = { $seat } erhält { $goods }

## What choices touch, by kind of thing

thing-home = Startgebäude

## Was an etwas steht, bevor man es wählt

brief-did-ship = verschifft { $goods }
brief-lost-to-limit = { $count ->
    [one] { $count } verfällt
   *[other] { $count } verfallen
}
brief-money-lost = { $money ->
    [one] { $money } $ verfällt
   *[other] { $money } $ verfallen
}
