# Was Harbour sagt.

game-name = Harbour
game-summary = Ziehe deine Figur, sammle Waren, verschiffe sie zu guten Preisen und kaufe die besten Gebäude des Hafens.
game-points-unit = SP

## Waren und Symbole

good = { $id ->
    [fish] Fisch
    [livestock] Vieh
    [wood] Holz
   *[stone] Stein
}
good-count = { $n } { good }
symbol = { $id ->
    [anchor] Anker
    [coin] Münze
    [top-hat] Zylinder
   *[warehouse] Lagerhaus
}

## Was von selbst geschieht

gains = { $seat } erhält { $goods }.
gains-extra = { $seat } erhält zusätzlich { $count } { $good }.
lost-to-limit = { $count ->
    [one] { $seat } hat keinen Platz für { $count } Ware; sie verfällt.
   *[other] { $seat } hat keinen Platz für { $count } Waren; sie verfallen.
}
exchanges = { $seat } gibt { $cost } ab.
cannot = „{ $building }“ hat für { $seat } keine Wirkung.
means-nothing = Keine Wirkung für { $seat }.
means-end = Damit ist die Partie zu Ende.
means-price = Das kostet { $price } $.
no-purchase = { $seat } kann kein Gebäude kaufen.
redealt = Zu viele Gebäude haben das Kaufsymbol: Die Mitte wird neu ausgelegt.
first-centre = Zur ersten Partie liegen in der Mitte: { $one }, { $two } und { $three }.
turn-of = Zug { $turn }: { $seat } ist dran.
progress = Zug { $count }
owes = { $seat } schuldet { $owner } eine Gebühr.
market-is = Der Markt ist jetzt: { $two } 2 $, { $three } 3 $, { $four } 4 $, { $five } 5 $.
earns = { $seat } kann { $money } $ ausgeben.
money-lost = { $seat } hat { $money } $ übrig; das Geld verfällt.
last-turns = { $seat } hat das vierte Gebäude gekauft. { $count ->
    [one] Noch ein Zug, dann ist die Partie zu Ende.
   *[other] Noch { $count } Züge, dann ist die Partie zu Ende.
}
robbed = { $seat } nimmt 1 { $good } von { $victim }.
bonus-trade = { $seat } deckt die Bonuspunktkarte { $good } auf und tauscht { $count } { $good } gegen { $points } SP ein.
bonus-kept = { $seat } deckt die Bonuspunktkarte { $good } auf und tauscht nichts ein.
stopped = { $count ->
    [one] Die Partie wird nach { $count } Zug angehalten und so gewertet, wie sie steht.
   *[other] Die Partie wird nach { $count } Zügen angehalten und so gewertet, wie sie steht.
}
solo-won = { $count ->
    [one] Vier Gebäude in { $count } Zug: Die Solo-Aufgabe ist gelöst.
   *[other] Vier Gebäude in { $count } Zügen: Die Solo-Aufgabe ist gelöst.
}
solo-lost = { $count ->
    [one] Kein viertes Gebäude in { $count } Zug: Die Solo-Aufgabe ist verloren.
   *[other] Kein viertes Gebäude in { $count } Zügen: Die Solo-Aufgabe ist verloren.
}
game-over = Die Partie ist zu Ende.

## Das Ende in Sicht

ending-your-turn = Dein letzter Zug
ending-each = { $seat } beendet die Partie: noch ein Zug für jeden
ending-turns = { $seat } beendet die Partie: { $left ->
    [one] noch { $left } Zug
   *[other] noch { $left } Züge
}
ending-bought = { $seat } hat das vierte Gebäude gekauft. { $after ->
    [0] Nach diesem Zug ist die Partie zu Ende.
    [one] Nach diesem noch { $after } Zug, dann ist die Partie zu Ende.
   *[other] Nach diesem noch { $after } Züge, dann ist die Partie zu Ende.
}
ending-solo = Zug { $turn } ist der letzte: Ohne viertes Gebäude ist die Solo-Aufgabe verloren.

## Was du gefragt wirst

ask-board = Welche Tafel möchtest du behalten?
ask-place = Welches Gebäude möchtest du kostenlos auslegen?
ask-stock = { $count ->
    [one] Mit welcher Ware möchtest du beginnen?
   *[other] Mit welchen { $count } Waren möchtest du beginnen?
}
ask-alchemy = Möchtest du mit deiner Fähigkeit Waren umwandeln?
ask-go = Wohin möchtest du deine Figur ziehen?
ask-toll-moment = Wann möchtest du { $owner } die Gebühr zahlen?
ask-toll = Welche Ware gibst du { $owner } als Gebühr?
ask-home = Möchtest du Waren nehmen oder ein Gebäude kaufen?
ask-order = Welchen Teil der Aktion möchtest du zuerst ausführen?
ask-gain = { $count ->
    [one] Welche Ware möchtest du nehmen?
   *[other] Welche { $count } Waren möchtest du nehmen?
}
ask-gain-too = Der Zug von { $user } bringt dir { $count ->
    [one] { $count } Ware. Welche möchtest du nehmen?
   *[other] { $count } Waren. Welche möchtest du nehmen?
}
ask-store = Von welcher Ware möchtest du { $count } nehmen?
ask-double = Welche Ware möchtest du verdoppeln?
ask-swap = Welche zwei Marktmarker möchtest du vertauschen?
ask-salvage = Von welcher Ware möchtest du { $count } abgeben?
ask-salvage-into = Von welchen Waren möchtest du je { $each } nehmen?
ask-canal = Welche Ware möchtest du umwandeln, und wie viel davon?
ask-canal-into = Von welcher Ware möchtest du dafür { $count } nehmen?
ask-copy = Welches Gebäude möchtest du kopieren?
ask-rob = Von wem möchtest du eine Ware nehmen?
ask-rob-type = Welche Ware möchtest du von { $victim } nehmen?
ask-give = { $user } nimmt von allen anderen je eine Ware. Welche gibst du ab?
ask-whether-to-buy = Möchtest du ein Gebäude kaufen?
ask-crier = Möchtest du vor dem Verschiffen zwei benachbarte Marktmarker vertauschen?
ask-traders = Möchtest du den Binnenhändlern 1 von jeder Ware für { $money } $ verkaufen?
ask-ship = Welche Waren möchtest du verschiffen?
ask-keep = { $count ->
    [one] Wie viel { $good } möchtest du behalten? In deinen Lagerhäusern ist Platz für { $count } Ware.
   *[other] Wie viel { $good } möchtest du behalten? In deinen Lagerhäusern ist Platz für { $count } Waren.
}{ $least ->
    [0] { " " }Du musst nichts behalten.
   *[other] {""}
}
ask-buy = Du hast { $money } $. Welches Gebäude möchtest du kaufen?
ask-buy-more = Du hast noch { $money } $. Möchtest du ein weiteres Gebäude kaufen?
ask-scavenge = { $count ->
    [one] Welche Ware möchtest du für die verfallene nehmen?
   *[other] Welche Ware möchtest du für eine verfallene nehmen? ({ $count } sind zu ersetzen)
}
not-asked = Du hast gerade nichts zu entscheiden.

## Möglichkeiten

keep-board = { $board } behalten
place = { $building } auslegen
stock = { $goods }
pass-alchemy = Nichts umwandeln
pass-buying = Nicht kaufen
pass-crier = Nichts vertauschen
pass-traders = Den Binnenhändlern nichts verkaufen
pass-second = Kein weiteres Gebäude kaufen
convert = 1 { $spent } abgeben, 2 { $source } in 2 { $target } umwandeln
go-centre = { $building } besuchen
go-own = { $building } besuchen (gehört dir)
go-toll = { $building } besuchen (1 Ware Gebühr an { $owner })
go-free = { $building } besuchen (bei { $owner }, ohne Gebühr)
go-home = Dein Startgebäude besuchen ({ $board })
go-home-toll = Startgebäude von { $owner } besuchen ({ $board }, mit 1 Ware Gebühr)
go-home-free = Startgebäude von { $owner } besuchen ({ $board }, ohne Gebühr)
toll-before = Vor der Aktion zahlen
toll-after = Nach der Aktion zahlen
pay = 1 { $good } zahlen
take-goods = { $goods-n ->
    [0] { $count ->
        [one] { $count } Ware nach Wahl nehmen
       *[other] { $count } Waren nach Wahl nehmen
    }
   *[other] { $count ->
        [0] { $goods } nehmen
        [one] { $goods } und { $count } Ware nach Wahl nehmen
       *[other] { $goods } und { $count } Waren nach Wahl nehmen
    }
}
start-buying = Ein Gebäude kaufen
begin-gain = Zuerst Waren erhalten
begin-buy = Zuerst kaufen
begin-swap = Zuerst Marktmarker vertauschen
begin-take = Zuerst eine Ware von einem Gegner nehmen
gain = { $goods } nehmen
double = { $good } verdoppeln (von { $from } auf { $to })
spend = { $goods } abgeben
swap = { $one } ({ $price } $) und { $other } ({ $other-price } $) vertauschen
copy = { $building } kopieren
rob = Eine Ware von { $victim } nehmen
take = 1 { $good } nehmen
give = 1 { $good } abgeben
package = 1 von jeder Ware für { $money } $ verkaufen
ship = { $goods } verschiffen ({ $money } $ zum Ausgeben)
ship-nothing = Nichts verschiffen ({ $money } $ zum Ausgeben)
keep = { $count ->
    [0] { $good-id ->
        [fish] Keinen Fisch behalten
        [stone] Keinen Stein behalten
       *[other] Kein { $good } behalten
    }
   *[other] { $count } { $good } behalten
}
buy = { $building } für { $price } $ kaufen

## Was getan wurde

did-market = Der Markt: { $two } 2 $, { $three } 3 $, { $four } 4 $, { $five } 5 $.
did-centre = In der Mitte liegt: { $building }.
did-first = { $seat } beginnt.
did-offer = Eine Tafel wird ausgeteilt: { $board }.
did-offer-veiled = Eine Tafel wird verdeckt ausgeteilt.
did-bonus = Eine Bonuspunktkarte wird ausgeteilt: { $good }.
did-bonus-veiled = Eine Bonuspunktkarte wird verdeckt ausgeteilt.
did-look = Der Edelmann sieht sich eine Karte des Stapels an: { $building }.
did-look-veiled = Der Edelmann sieht sich eine Karte des Stapels an.
did-refill = Neu in der Mitte: { $building }.
did-board = { $seat } behält die Tafel „{ $board }“.
did-place = { $seat } legt „{ $building }“ kostenlos aus.
did-stock = { $seat } beginnt mit { $goods }.
did-pass = { $seat } verzichtet.
did-convert = { $seat } gibt 1 { $spent } ab und wandelt 2 { $source } in 2 { $target } um.
did-go = { $seat } besucht „{ $building }“.
did-go-home = { $seat } besucht das eigene Startgebäude.
did-visit-home = { $seat } besucht das Startgebäude von { $owner }.
did-toll-before = { $seat } zahlt die Gebühr vor der Aktion.
did-toll-after = { $seat } zahlt die Gebühr erst nach der Aktion.
did-pay = { $seat } zahlt 1 { $good } als Gebühr.
did-goods = { $seat } nimmt die Waren.
did-trade = { $seat } möchte ein Gebäude kaufen.
did-begin-gain = { $seat } erhält zuerst Waren.
did-begin-buy = { $seat } kauft zuerst.
did-begin-swap = { $seat } vertauscht zuerst Marktmarker.
did-begin-take = { $seat } nimmt zuerst eine Ware von einem Gegner.
did-gain = { $seat } nimmt { $goods }.
did-pick = { $seat } wählt { $good }.
did-swap = { $seat } vertauscht { $one } und { $other } auf dem Markt.
did-spend = { $seat } gibt { $goods } ab.
did-copy = { $seat } kopiert „{ $building }“.
did-rob = { $seat } möchte eine Ware von { $victim }.
did-give = { $seat } gibt 1 { $good } ab.
did-package = { $seat } verkauft den Binnenhändlern 1 von jeder Ware.
did-ship = { $seat } verschifft { $goods }.
did-ship-nothing = { $seat } verschifft nichts.
did-keep = { $count ->
    [0] { $good-id ->
        [fish] { $seat } behält keinen Fisch.
        [stone] { $seat } behält keinen Stein.
       *[other] { $seat } behält kein { $good }.
    }
   *[other] { $seat } behält { $count } { $good }.
}
did-buy = { $seat } kauft „{ $building }“.

## Was Karten tun

effect-gain = Erhalte { $goods }.
effect-gain-any = { $count ->
    [one] Erhalte { $count } Ware nach Wahl.
   *[other] Erhalte { $count } Waren nach Wahl.
}
effect-gain-different = { $count ->
    [one] Erhalte { $count } Ware nach Wahl.
   *[other] Erhalte { $count } verschiedene Waren nach Wahl.
}
effect-gain-both = { $count ->
    [one] Erhalte { $goods } und { $count } Ware nach Wahl.
   *[other] Erhalte { $goods } und { $count } Waren nach Wahl.
}
effect-exchange = Gib { $cost } ab und erhalte { $goods }.
effect-exchange-any = { $types ->
    [one] Gib { $count } von einer Ware ab und erhalte { $each } von einer anderen.
   *[other] Gib { $count } von einer Ware ab und erhalte je { $each } von { $types } anderen.
}
effect-convert-up = { $bonus ->
    [0] Gib 1 bis { $most } von einer Ware ab und erhalte ebenso viele von einer anderen.
   *[other] Gib 1 bis { $most } von einer Ware ab und erhalte von einer anderen { $bonus } mehr, als du abgibst.
}
effect-per-symbol = { $base ->
    [0] Erhalte { $per } { $good }
   *[other] Erhalte { $base } { $good }, dazu { $per }
} { $symbol-id ->
    [coin] je eigener { $symbol }.
   *[other] je eigenem { $symbol }.
}
effect-same-per-symbol = { $base ->
    [0] Wähle eine Ware und erhalte davon { $per }
   *[other] Wähle eine Ware und erhalte davon { $base }, dazu { $per }
} { $symbol-id ->
    [coin] je eigener { $symbol }.
   *[other] je eigenem { $symbol }.
}
effect-different-per-symbol = { $base ->
    [0] Erhalte verschiedene Waren nach Wahl: { $per }
   *[other] Erhalte verschiedene Waren nach Wahl: { $base }, dazu { $per }
} { $symbol-id ->
    [coin] je eigener { $symbol }.
   *[other] je eigenem { $symbol }.
}
effect-double = Verdopple eine Ware, die du hast.
effect-fill-empty = Erhalte je 1 von den Waren, die du nicht hast.
effect-swap = Vertausche zwei Marktmarker.
effect-swap-gain = Vertausche zwei Marktmarker und erhalte je { $each } von beiden Waren.
effect-reverse-gain = Spiegle den Markt (2 $ mit 5 $, 3 $ mit 4 $) und erhalte dann { $count ->
    [one] { $count } Ware
   *[other] { $count } Waren
} nach Wahl.
effect-steal = { $count ->
    [one] Nimm { $count } Ware von einem Gegner.
   *[other] Nimm { $count } Waren von einem Gegner.
}
effect-levy = { $count ->
    [0] Jeder Gegner gibt dir eine Ware seiner Wahl.
    [one] Jeder Gegner gibt dir eine Ware seiner Wahl; bei genau zwei Spielern erhältst du danach { $count } Ware nach Wahl.
   *[other] Jeder Gegner gibt dir eine Ware seiner Wahl; bei genau zwei Spielern erhältst du danach { $count } Waren nach Wahl.
}
effect-gift = { $count ->
    [one] Erhalte { $count } Ware nach Wahl.
   *[other] Erhalte { $count } verschiedene Waren nach Wahl.
} { $each ->
    [one] Dann erhält jeder Gegner { $each } Ware seiner Wahl.
   *[other] Dann erhält jeder Gegner { $each } Waren seiner Wahl.
}
effect-copy = { $count ->
    [one] Führe die Aktion eines freien Gebäudes der Mitte aus und erhalte dann { $count } Ware nach Wahl.
   *[other] Führe die Aktion eines freien Gebäudes der Mitte aus und erhalte dann { $count } Waren nach Wahl.
}
effect-buy = { $money ->
    [0] { $count ->
        [one] Kaufe ein Gebäude.
       *[other] Kaufe bis zu { $count } Gebäude aus einer Verschiffung.
    }
   *[other] { $count ->
        [one] Kaufe ein Gebäude; du hast dafür { $money } $ mehr.
       *[other] Kaufe bis zu { $count } Gebäude aus einer Verschiffung; du hast dafür { $money } $ mehr.
    }
}
ability-none = Keine Sonderfähigkeit.
ability-alchemist = Einmal in deinem Zug darfst du 1 Ware abgeben und 2 Waren einer Sorte in 2 einer anderen umwandeln.
ability-bookkeeper = Wenn du eine Ware verschiffst, gibst du davon nur die Mindestmenge ihres Feldes ab.
ability-square-bonus = Du erhältst { $money } $ mehr, wenn du die Ware auf dem Feld { $square } $ verschiffst.
ability-diplomat = { $count ->
    [one] Du darfst ein Gebäude besuchen, auf dem eine andere Figur steht; wem sie gehört, erhält { $count } Ware nach Wahl.
   *[other] Du darfst ein Gebäude besuchen, auf dem eine andere Figur steht; wem sie gehört, erhält { $count } Waren nach Wahl.
}
ability-investor = { $count ->
    [one] Für jedes Gebäude, das du kaufst, erhältst du { $count } Ware nach Wahl.
   *[other] Für jedes Gebäude, das du kaufst, erhältst du { $count } Waren nach Wahl.
}
ability-innkeeper = Du darfst auf einem Gebäude, das du gekauft hast, stehen bleiben und es noch einmal nutzen.
ability-landlord = { $count ->
    [one] Mit jeder Gebühr, die du bekommst, erhältst du { $count } weitere Ware nach Wahl.
   *[other] Mit jeder Gebühr, die du bekommst, erhältst du { $count } weitere Waren nach Wahl.
}
ability-market-crier = Einmal je Kaufaktion darfst du vor dem Verschiffen zwei benachbarte Marktmarker vertauschen.
ability-smuggler = In jeder Kaufaktion darf bei einer deiner verschifften Waren 1 zur Mindestmenge fehlen.
ability-scavenger = Für jede Ware, für die du keinen Platz hast, erhältst du 1 Ware einer anderen Sorte.
ability-miser = { $count ->
    [one] Am Ende: { $count } SP für jede Ware, die du übrig hast.
   *[other] Am Ende: 1 SP für je { $count } Waren, die du übrig hast.
}
ability-collector = Am Ende: { $points } SP für jede Art von Symbol, die du hast.
ability-sea-captain = Am Ende: { $points } SP { $symbol-id ->
    [coin] je eigener { $symbol }.
   *[other] je eigenem { $symbol }.
}
ability-beggar = { $count ->
    [one] Wenn jemand anders Waren aus dem eigenen Startgebäude nimmt, erhältst du { $count } Ware nach Wahl.
   *[other] Wenn jemand anders Waren aus dem eigenen Startgebäude nimmt, erhältst du { $count } Waren nach Wahl.
}
ability-fisherman = Immer wenn du { $good } erhältst, erhältst du { $count } mehr.
ability-wholesailer = Du behältst 1 von jeder Ware, die du verschiffst.
ability-noble = Zu Beginn siehst du dir 2 Karten des Stapels an und legst 1 davon kostenlos aus; sie zählt 0 SP.
ability-mason = Du erhältst { $count } { $good }, wenn jemand anders { $good } verschifft.
ability-speculator = Am Ende: so viele SP, wie das Marktfeld von { $good } anzeigt.

## Wertung

score-buildings = Gebäude
score-ability = Fähigkeit
score-bonus = Bonus
tie-buildings-owned = mehr Gebäude
tie-goods-left = mehr übrige Waren
verdict-stopped = Die Partie wurde angehalten und so gewertet, wie sie stand.
verdict-won = Die Solo-Aufgabe ist gelöst!
verdict-lost = Die Solo-Aufgabe ist verloren.

## Einstellungen einer Partie

option-boards = Tafeln
option-boards-help = Alle spielen die Landungsstege, oder jeder wählt einen von zwei Charakteren mit eigener Fähigkeit.
option-boards-wharfs = Die Landungsstege
option-boards-characters = Charaktere
option-first-game = Erste Partie
option-first-game-help = Ein leichter Einstieg: feste Gebäude in der Mitte und 1 von jeder Ware für alle.
option-bonus-cards = Bonuspunktkarten
option-bonus-cards-help = Alle erhalten eine geheime Karte, die am Ende Waren einer Sorte in Punkte verwandelt.
option-inland-traders = Binnenhändler
option-inland-traders-help = Einmal je Kaufaktion darf man den Binnenhändlern 1 von jeder Ware verkaufen.
option-promo = Promo-Charaktere
option-promo-help = Sechs weitere Charaktere stehen zur Wahl; dazu muss mit Charakteren gespielt werden.
option-start-seat = Startspieler
option-start-seat-help = Wer den ersten Zug hat.
option-start-seat-random = Wird ausgelost
option-start-seat-0 = Spieler 1
option-start-seat-1 = Spieler 2
option-start-seat-2 = Spieler 3
option-start-seat-3 = Spieler 4
option-refill = Rückkehr verschiffter Waren
option-refill-help = In welcher Reihenfolge verschiffte Waren auf die billigen Marktfelder zurückkehren.
option-refill-reverse = In umgekehrter Reihenfolge
option-refill-same-order = In gleicher Reihenfolge
option-turn-stop = Zuggrenze
option-turn-stop-help = Nach so vielen Zügen je Spieler wird die Partie angehalten und so gewertet, wie sie steht.

## Warum ein Tipp zu etwas rät

hint-points = { $count ->
    [one] Das bringt { $count } Punkt.
   *[other] Das bringt { $count } Punkte.
}
hint-bonus = { $count ->
    [one] Am Ende brächte deine Bonuspunktkarte { $count } Punkt mehr.
   *[other] Am Ende brächte deine Bonuspunktkarte { $count } Punkte mehr.
}
hint-end = Damit beginnt das Ende, und du liegst vorn.
hint-last = Es ist dein letzter Zug, und nach der Rechnung des Bots bringt dir nichts mehr Punkte.
hint-step = { $goods-n ->
    [one] Dann fehlt dir noch { $goods }, um für { $money } $ zu verschiffen.
   *[other] Dann fehlen dir noch { $goods }, um für { $money } $ zu verschiffen.
}
hint-dollars = Deine Waren brächten dann { $money } $.
hint-more-dollars = Deine Waren brächten dann { $money } $ statt { $earlier } $.
hint-buys = { $count ->
    [one] Du kannst dann { $building } kaufen: { $count } Punkt.
   *[other] Du kannst dann { $building } kaufen: { $count } Punkte.
}
hint-symbol = { $symbol-id ->
    [anchor] Sein Anker macht manche Gebäude für dich ergiebiger.
    [coin] Seine Münze macht jedes weitere Gebäude für dich um 1 $ billiger.
    [top-hat] Mit seinem Zylinder zahlst du keine Gebühr mehr.
   *[warehouse] Sein Lagerhaus bewahrt bei jedem Verschiffen eine Ware mehr.
}
hint-more-goods = { $count ->
    [one] Du hast dann { $count } Ware mehr, für eine Gebühr oder ein späteres Verschiffen.
   *[other] Du hast dann { $count } Waren mehr, für Gebühren oder ein späteres Verschiffen.
}
hint-spare = Du hast dann { $goods }: genug, selbst wenn der Preis auf { $money } $ steigt.
hint-keep-enough = Dir bleiben { $goods }, immer noch genug, um für { $money } $ zu verschiffen.
hint-too-few = Mit { $goods } hättest du ohnehin nicht für { $money } $ verschiffen können.
hint-still = Deine anderen Waren bringen weiterhin { $money } $.
hint-price = Für { $good } gäbe es dann { $money } $ statt { $earlier } $.
hint-rob-leader = Niemand hat mehr Punkte als { $seat }.
hint-rob-rich = Niemand hat mehr Waren als { $seat }.
hint-room = Deine Lagerhäuser bleiben für die anderen Waren frei.
hint-no-buy = Kein Gebäude, das zu haben ist, ist deine Waren wert.
hint-keep-goods = Du behältst deine Waren; sie bringen { $money } $.
hint-gives-up = Dir entgeht damit nicht mehr als ein Verschiffen für { $money } $.
hint-rob-costs = Es kostet { $seats } Waren.
hint-costs-nothing = Es bringt jetzt nichts, kostet dich aber auch nichts.
