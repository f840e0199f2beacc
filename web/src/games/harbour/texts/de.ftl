deck = Stapel
market = Markt
market-help = Sammle so viele, wie das Feld zeigt, und verschiffe sie für $.
short = { $count ->
    [one] { $count } fehlt
   *[other] { $count } fehlen
}
your-quay = Dein Kai
quay-of = Kai von { $name }
goods-held = { $count ->
    [one] { $count } Ware
   *[other] { $count } Waren
}
start-card = Start
slot = { $n }.
money = { $count } $
you-pay = du { $price } $
purse = Zum Ausgeben
purse-market = Der Markt danach
purse-coins = Deine Münzen: jeder Preis −{ $count } $
supply = Waren nehmen
boards-offered = Wähle deine Tafel
looked-at = Du siehst
icon-and = und
icon-or = oder
icon-per = je
costs = kostet { $cost } $
costs-you = { $price } $ für dich
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
vacant = frei
stands-here = { $name } steht hier
last-building = noch ein Gebäude, dann ist Schluss
toll-due = bekommt die Gebühr
market-square = { $good } für { $price } $, du hast { $count }
your-goods = Deine Waren
would-bring = { $count ->
    [one] { $goods } brächte
   *[other] { $goods } brächten
}
nothing-to-ship = Noch nichts zu verschiffen
has-ended-it = { $bought } von { $goal }: hat sie beendet
of-goal = { $bought } von { $goal }

## Was eine Tafel kann, in zwei kurzen Zeilen

ability-convert-once-per-turn = Einmal im Zug: { $spend }+{ $from } in { $to }
ability-keep-excess = Behält, was über das Feld geht
ability-ship-square-bonus = Feld { $square } $: +{ $bonus } $
ability-share-occupied = Darf zu einer Figur, die { $count } Ware erhält
ability-gain-on-buy = { $count } Ware je gekauftem Gebäude
ability-stay-on-bought = Darf auf gekauftem Gebäude bleiben
ability-gain-on-toll = { $count } Ware mit jeder Gebühr
ability-adjacent-swap-before-shipping = Vor dem Verschiffen: Nachbarn tauschen
ability-end-vp-goods = Ende: 1 SP je { $count } Waren
ability-replace-overflow = Überlauf wird zu anderen Waren
ability-end-vp-symbol = Ende: { $count } SP je { $symbol }
ability-end-vp-symbol-kinds = Ende: { $count } SP je Symbolart
ability-minimum-reduction = Einer Ware darf { $count } fehlen
ability-gain-when-other-gains-from-own-start = { $count } Ware, wenn andere ihren Start nutzen
ability-extra-on-gain = +{ $count } { $good } beim Nehmen von { $good }
ability-keep-one-of-each-shipped = Behält 1 jeder verschifften Ware
ability-free-building-at-start = Ein Gebäude kostenlos zu Beginn
ability-gain-when-other-ships = { $count } { $good }, wenn andere es verschiffen
ability-end-vp-market-value = Ende: SP wie { $good } kostet
