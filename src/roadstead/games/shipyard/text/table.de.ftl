# Der Tisch von Shipyard in Worten.

place = { $id }
piece-count = { piece-counted }
piece-counted = { $id ->
    [sail] { $n } Segel
    [smokestack] { $n ->
        [one] { $n } Schornstein
       *[other] { $n } Schornsteine
    }
    [propeller] { $n ->
        [one] { $n } Schraube
       *[other] { $n } Schrauben
    }
    [crane] { $n ->
        [one] { $n } Kran
       *[other] { $n } Kräne
    }
    [cannon] { $n ->
        [one] { $n } Kanone
       *[other] { $n } Kanonen
    }
    [captain] { $n ->
        [one] { $n } Kapitän
       *[other] { $n } Kapitäne
    }
    [businessman] { $n ->
        [one] { $n } Kaufmann
       *[other] { $n } Kaufleute
    }
   *[soldier] { $n ->
        [one] { $n } Soldat
       *[other] { $n } Soldaten
    }
}
element-count = { element-counted }
element-counted = { $id ->
    [officer] { $n ->
        [one] { $n } Offizier
       *[other] { $n } Offiziere
    }
   *[other] { piece-counted }
}
sight = { sight-seen }
sight-seen = { $id ->
    [none] kein Symbol
   *[other] { icon-short }
}
part-standing = { game-guilders }, { game-points }

## Der Spielzug

table-setup = Aufbau
table-opening = Eröffnungszüge
table-lap = Umlauf { $lap } von { $laps }: { $left ->
    [0] er endet mit diesem Spielzug
    [one] nach diesem noch { $left } Spielzug
   *[other] nach diesem noch { $left } Spielzüge
}
table-giving = Alle geben Aufträge ab
table-last-round = Die letzte Runde: { $left ->
    [0] sie endet mit diesem Spielzug
    [one] nach diesem noch { $left } Spielzug
   *[other] nach diesem noch { $left } Spielzüge
}
table-final = Letzte Aktionen
table-last = Letzte Gelegenheiten, ein Schiff fertigzustellen
table-over = Die Partie ist zu Ende
table-best = Höchste Wertung: { $seats }, { game-points }.
table-asked = { $seats-n ->
    [one] Jetzt entscheidet: { $seats }.
   *[other] Jetzt entscheiden: { $seats }.
}
table-chosen = { $done ->
    [0] { $seat } hat „{ $action }“ gewählt.
   *[other] { $seat } hat „{ $action }“ gewählt und ist damit fertig.
}
table-bonus = Eine Bonusaktion kostet { $price } Gulden; vorhanden: { game-guilders }.
table-turns-left = { $now ->
    [0] Du hast noch { $count ->
        [one] { $count } vollen Spielzug.
       *[other] { $count } volle Spielzüge.
    }
   *[other] Du hast noch { $count ->
        [one] { $count } vollen Spielzug: diesen.
       *[other] { $count } volle Spielzüge, diesen mitgezählt.
    }
}
table-give-up = { $count ->
    [one] Nach diesem Umlauf geben alle je einen blauen und einen grünen Auftrag ab.
   *[other] Nach diesem Umlauf geben alle je { $count } blaue und { $count } grüne Aufträge ab.
}
table-built = { $count ->
    [0] { $seat } darf bis zu { $left } Schiffskarten nehmen.
    [one] { $seat } hat { $count } Schiffskarte genommen und darf noch bis zu { $left } nehmen.
   *[other] { $seat } hat { $count } Schiffskarten genommen und darf noch { $left } nehmen.
}
table-card = { $seat } legt eine Karte: { kind-told }.
table-loads = Noch auf dem Güterzug von { $seat }: { $loads }.

## Die Aktionsleiste

table-track = Aktionskarten, von der Spitze nach hinten
column-action = Aktion
column-ahead = leere Felder davor
column-figures = Figuren
column-income = Einkommen
cell-action = { $action }
cell-lead = die Spitze
cell-figures = { $count ->
    [one] { $seat }
   *[other] { $seat }, zwei Figuren
}
cell-guilders = { game-guilders }

## Die Märkte

table-ship-cards = Schiffskarten; in den Stapeln { $bows }-mal Bug, { $middles }-mal Mittelteil ({ $first ->
    [0] alle aus dem zweiten Stapel
   *[other] davon { $first } aus dem ersten Stapel
}), { $sterns }-mal Heck
column-place = Spalte/Reihe
column-row = Reihe
column-price = Preis
column-ship-card = Schiffskarte
cell-place = Spalte { $column }, Reihe { $row }
cell-shelf = { $shelf }/{ $row }
cell-price = { game-price }
cell-ship-card = { kind-told }
table-stand-in = { $kind-id ->
    [bow] Es gibt keinen Bug mehr
    [middle] Es gibt kein Mittelteil mehr
   *[stern] Es gibt kein Heck mehr
}: Eine Ersatzkarte ohne Merkmale ist kostenlos.
table-room = { $kind-id ->
    [bow] Deine Plätze für einen Bug
    [middle] Deine Plätze für ein Mittelteil
   *[stern] Deine Plätze für ein Heck
}: { $columns }{ $ends-n ->
    [0] .
    [one] ; auf Platz { $ends } wird ein Schiff fertig.
   *[other] ; auf jedem der Plätze { $ends } wird ein Schiff fertig.
}
table-no-room = { $kind-id ->
    [bow] Du hast keinen Platz für einen Bug.
    [middle] Du hast keinen Platz für ein Mittelteil.
   *[stern] Du hast keinen Platz für ein Heck.
}
table-trains = Güterzüge; { $count } im Stapel, { $used } entladen
column-loads = Ladung
column-sale = Erlös bei Preisstand { $setting }
cell-loads = { $loads }
table-canals = Kanäle zu mieten; { $count } im Stapel, { $used } befahren oder abgelegt
column-canal = Kanal
column-site = { $site }
cell-canal = Kanal { canal-number }
cell-site = { $sight }; weiter: { $sites }
cell-site-canal = { $sight }; weiter: { $sites }; hinüber: Kanal { canal-number }

## Die Marker

table-ring = Ausrüstung, wie der Marker sie erreicht
table-circle = Mannschaft, wie der Marker sie erreicht
column-piece = Teil
column-own-price = dein Preis
column-store = in deinem Lager
column-as-well = dazu von deinen Angestellten
cell-piece = { $piece }
cell-pieces = { $pieces }
table-exchange = { $now ->
    [0] Börse: Der nächste Preisstand ist { $setting }
   *[other] Börse: Preisstand { $setting }
}
table-settings = Wird ein Güterzug entladen, rücken die Preise zuerst um einen Preisstand vor, von 1 bis { $count } und dann wieder auf 1; verkauft wird zu den neuen Preisen.
column-commodity = Ware
column-setting = Preis bei Preisstand { $setting }
column-barter = oder Tausch gegen eines davon
cell-commodity = { $commodity }
cell-barter = { $pieces-or }
table-employees = Angestellte, wie der Marker sie erreicht
column-employee = Angestellter
column-steps = Felder entfernt
column-left = übrig
column-does = was er kann
cell-employee = { $employee }
cell-yours = du hast einen
cell-after = { game-price }, nur nach { $employee }
cell-does = { $effect }
cell-does-scoring = { $effect } Am Ende: { game-points }.

## Ein Kanal, der gelegt wird, und eine Probefahrt

table-cells = Wohin { $seat } Kanal { canal-number } legen darf
column-cell = Platz
column-reach = Schiffsfigur
cell-beside = { $way-id ->
    [N] nördlich
    [E] östlich
    [S] südlich
   *[W] westlich
} von Kanal { canal-number }
cell-reached = { $reached ->
    [0] kommt nicht hin
    [1] kommt hin, wenn der Kanal passend gedreht ist
   *[other] kommt hin
}
table-turns = Wie { $seat } Kanal { canal-number } drehen darf
table-beside = Er kommt { $way-id ->
    [N] nördlich
    [E] östlich
    [S] südlich
   *[W] westlich
} von Kanal { canal-number } hin.
column-turn = Drehung
cell-turn = { $turns ->
    [0] wie er ist
    [1] eine Vierteldrehung im Uhrzeigersinn
    [2] eine halbe Drehung
   *[other] eine Vierteldrehung gegen den Uhrzeigersinn
}
table-edges = An welchem Rand von Kanal { canal-number } die Schiffsfigur von { $seat } beginnen darf
column-edge = Feld
column-leads = was dort ist
cell-edge = { $site }
table-fitting = { $seat } stattet ein Schiff aus { $cards } Karten aus
table-cruise = Probefahrt von { $seat }: ein Schiff aus { $cards } Karten, Geschwindigkeit { $speed }, { game-points } von Inspektoren und Bändern
table-ship = { $features-n ->
    [0] Ein Schiff ohne Merkmale.
   *[other] Ein Schiff mit { $features }.
}
table-builders = Dank Schiffbauern ohne Halterung und Kajüte: { $elements }.
table-ship-worth = Bisher angebracht: { $pieces }. So bringt das Schiff { game-points }.
table-speed = Geschwindigkeit bisher { $speed }, höchstens { $reach }.
table-sailed = { $left ->
    [one] { $sailed } gefahren, noch { $left } Feld.
   *[other] { $sailed } gefahren, noch { $left } Felder.
}
table-so-far = Bisher { game-points } von Inspektoren und { $riband } für das letzte Blaue Band.
table-pays = Ein Inspektor zahlt diesem Schiff: Militär { $military }, Handel { $commerce }, Laterne { $lanterns }, Rettungsboot { $lifeboats }, Rettungsring { $lifebuoys }. Ein Blaues Band zahlt die gefahrenen Felder; nur das letzte zählt.
column-fitting = auszustatten, in dieser Reihenfolge
column-left-over = noch im Lager
column-aboard = auf dem Schiff
cell-fitting = { $fitting }
cell-fitting-now = { $fitting }, jetzt gefragt
column-space = nächstes Feld
column-icon = Symbol
column-brings = bringt
column-canals-go = verlassene Kanäle
cell-space = Kanal { canal-number }, { $site }
cell-icon = { icon-word }
cell-points = { game-points }
cell-riband = { game-points } anstelle früherer Bänder
cell-used = { $count ->
    [0] Kanal { canal-number } ist befahren
    [one] Kanal { canal-number } ist befahren, { $count } weiterer wird abgeschnitten
   *[other] Kanal { canal-number } ist befahren, { $count } weitere werden abgeschnitten
}

## Ein Spieler

table-own-yard = { $seat }, deine Werft: { part-standing }
table-yard = { $seat }: { part-standing }
table-later = Am Ende nach jetzigem Stand: { $contracts } für Aufträge, { $traders } für Händler.
table-later-traders = Am Ende nach jetzigem Stand: { $traders } für Händler; die Aufträge sind geheim.
table-score = Schiffe { $ships }, Fahrten { $cruises }, blauer Auftrag { $blue }, grüner Auftrag { $green }, Händler { $traders }.
table-place = Platz { $column }: { kind-told }.
table-place-free = Platz { $column }: leer{ $kinds-n ->
    [0] , aber jetzt darf hier nichts liegen.
   *[other] ; offen für: { $kinds-or }{ $completing-n ->
        [0] .
       *[other] ; macht ein Schiff fertig: { $completing-or }.
    }
}
table-empty-places = Leere Plätze: { $columns }.
table-yard-empty = Die Werft ist leer.
table-complete = Fertig auf den Plätzen { $first } bis { $last }: ein Schiff aus { $cards } Karten { $features-n ->
    [0] ohne Merkmale.
   *[other] mit { $features }.
}
table-store = Lager: { $pieces }.
table-train = Güterzug mit { $loads }; alles verkauft zu den Preisen von Preisstand { $setting }: { game-guilders }.
table-others-train = Güterzug mit { $loads }.
table-employee = { $employee }: { $effect }
table-staff = Angestellte: { $employees }.
table-sailed-ship = In der Flotte: ein Schiff aus { $cards } Karten; { $pieces }{ $features-n ->
    [0] .
   *[other] ; mit { $features }.
}
table-contract = { $colour-id ->
    [blue] Blauer
   *[green] Grüner
} Auftrag „{ $contract }“, jetzt { game-worth }: { $effect }
table-contracts-held = { $count ->
    [one] { $count } geheimer Auftrag.
   *[other] { $count } geheime Aufträge.
}
table-scored = { $colour-id ->
    [blue] Blauer
   *[green] Grüner
} Auftrag „{ $contract }“, { game-worth }: { $effect }
table-given = { $colour-id ->
    [blue] Blauer
   *[green] Grüner
} Auftrag „{ $contract }“ ist abgegeben.
table-own-waterway = { $seat }, deine Kanäle: { $count } gelegt, { $used } befahren
table-waterway = Kanäle von { $seat }: { $count } gelegt, { $used } befahren
column-canal-at = wo er liegt
table-figure-side = Die Schiffsfigur steht auf Kanal { canal-number }, { $site }; sie kam { $way-id ->
    [N] von Norden
    [E] von Osten
    [S] von Süden
   *[W] von Westen
} herein.
table-figure = Die Schiffsfigur steht auf Kanal { canal-number }, { $site }; sie kam von: { $came }.
table-reach = { $reach ->
    [0] Sie kann gar nicht fahren.
    [one] Sie kann höchstens { $reach } Feld weit fahren.
   *[other] Sie kann höchstens { $reach } Felder weit fahren.
}
table-reach-more = Sie kann { $reach } Felder weit fahren und mehr.

## Warum etwas nicht gewählt werden kann

too-dear = { $guilders ->
    [0] Das kostet { $price } Gulden, und du hast keine.
   *[other] Das kostet { $price } Gulden, du hast { $guilders }.
}
has-figure = { $owner } hat dort eine Figur.
is-lead = Die Spitze kann nicht gewählt werden.
not-twice = Du hast diese Aktion in diesem Spielzug gewählt; die Bonusaktion muss eine andere sein.
no-room-at-all = Deine Werft hat für keine ausliegende Schiffskarte einen Platz.
no-trains = Kein Güterzug liegt aus.
no-canals = Kein Kanal liegt aus.
nobody-to-hire = Es gibt keinen Angestellten mehr, den du nehmen darfst.
staff-too-dear = { $guilders ->
    [0] Der billigste Angestellte, den du nehmen darfst, kostet { $price } Gulden, und du hättest keine.
   *[other] Der billigste Angestellte, den du nehmen darfst, kostet { $price } Gulden, du hättest { $guilders }.
}
has-no-train = Du hast keinen Güterzug.
no-room = { $kind-id ->
    [bow] Deine Werft hat keinen Platz für einen Bug.
    [middle] Deine Werft hat keinen Platz für ein Mittelteil.
   *[stern] Deine Werft hat keinen Platz für ein Heck.
}
completes-nothing = Damit wird keines deiner Schiffe fertig.
has-this-one = Du hast schon einen.
needs-first = Zuerst brauchst du: { $employee }.
yard-of-other = Das ist die Werft von { $owner }.
train-of-other = Das ist ein Güterzug von { $owner }.
same-loads = Du hast noch einen Güterzug mit derselben Ladung; einer davon wird angeboten.
not-empty = Auf Platz { $column } liegt eine Karte.
nothing-completes = { $guilders ->
    [0] Keine kostenlose Karte macht hier ein Schiff fertig.
   *[other] Keine Karte für höchstens { $guilders } Gulden macht hier ein Schiff fertig.
}
out-of-room = { $kind-id ->
    [bow] Ein Bug
    [middle] Ein Mittelteil
   *[stern] Ein Heck
} darf nur auf den Plätzen { $first } bis { $last } liegen.
no-middle = { $kind-id ->
    [bow] Direkt rechts liegt ein Heck: Für ein Mittelteil wäre kein Platz.
   *[stern] Direkt links liegt ein Bug: Für ein Mittelteil wäre kein Platz.
}
wrong-barter = Eine Ladung { commodity-word } lässt sich gegen eines davon tauschen: { $pieces-or }.
along-the-line = Jedes Teil lässt sich nur einmal eintauschen, und gleiche Ladungen folgen der Tauschreihe.
bartered = Du hast schon eine Ladung gegen { piece-a } getauscht.
fitted-before = Das steht schon fest; jetzt gefragt: { $fitting }.
fitted-later = Das kommt später; jetzt gefragt: { $fitting }.
no-open-side = Der Kanal ist auf dieser Seite geschlossen.
figure-here = Dort steht die Schiffsfigur.
came-from = Von dort ist die Schiffsfigur gekommen.
too-short = Auf diesem Weg kämst du nur { $moves } von noch { $left } Feldern weit.
not-next = Das liegt nicht neben der Schiffsfigur.
not-this-colour = { $colour-id ->
    [blue] Jetzt wird ein blauer Auftrag abgegeben.
   *[green] Jetzt wird ein grüner Auftrag abgegeben.
}

## Was eine Wahl bewirkt

you-pay = Du zahlst { game-guilders }
your-income = Du erhältst { game-guilders } Einkommen
your-subsidy = Du erhältst { game-guilders } Zuschuss
you-take = { $price ->
    [0] Du nimmst { piece-a }
   *[other] Du nimmst { piece-a } für { game-price }
}
you-take-as-well = { $employee }: Du nimmst auch { $count ->
    [one] { piece-a }
   *[other] { $count }× { $piece }
}
you-sell = { $guilders ->
    [0] Du gibst eine Ladung { commodity-word } für nichts weg
   *[other] Du verkaufst eine Ladung { commodity-word } für { game-guilders }
}
you-barter = Du tauschst eine Ladung { commodity-word } gegen { piece-a }
your-ship-sails = Dein Schiff fährt mit Geschwindigkeit { $speed } und bringt { game-points }
your-riband = { $spaces ->
    [one] Du erreichst nach { $spaces } Feld ein Blaues Band
   *[other] Du erreichst nach { $spaces } Feldern ein Blaues Band
}
your-official = { icon-word }: Du erhältst { game-points }
you-scrap = { $cards ->
    [one] Du wrackst ein Schiff aus { $cards } Karte ab
   *[other] Du wrackst ein Schiff aus { $cards } Karten ab
}
your-canal-used = Kanal { canal-number } kommt zu deinen befahrenen Kanälen
your-cut-off = { $count ->
    [one] { $count } deiner Kanäle ist abgeschnitten und wird abgeworfen
   *[other] { $count } deiner Kanäle sind abgeschnitten und werden abgeworfen
}
you-cannot = Du kannst „{ $action }“ nicht ausführen und lässt die Aktion aus
costs = Kostet { $guilders } Gulden
completes = Macht ein Schiff aus { $cards } Karten fertig, das in diesem Spielzug die Werft verlässt
may-complete = Kann eines deiner Schiffe fertig machen
lacks-captain = Du hast zu wenige Kapitäne: Ein Schiff ohne Kapitän wird abgewrackt
lacks-canal = Du hast keinen befahrbaren Kanal: Das Schiff würde abgewrackt
last-captain = { $ships ->
    [one] Dann hast du keinen Kapitän für das andere Schiff
   *[other] Dann hast du keinen Kapitän für die anderen { $ships } Schiffe
}
ends-early = { $kind-id ->
    [bow] Der letzte Bug wird aufgedeckt
    [middle] Das letzte Mittelteil wird aufgedeckt
   *[stern] Das letzte Heck wird aufgedeckt
}: Diese Runde wird die letzte

## Mehreres auf einmal

shortcut-sell = Alle Ladungen für { game-guilders } verkaufen
shortcut-fit = Für die meisten Punkte ausstatten: { $pieces }; Geschwindigkeit { $speed }, sofort { $ship }, mit der Probefahrt { game-points }
shortcut-fit-no-more = Nichts mehr anbringen: { $pieces }; Geschwindigkeit { $speed }, das Schiff bringt { game-points }
shortcut-sail = Den Rest für die meisten Punkte fahren: insgesamt { game-points } von Inspektoren und Bändern

## Eine Aktion in einer Zeile: Satzteile ohne Subjekt

kind-count = { $n } { $id ->
    [bow] { $n ->
        [one] Bug
       *[other] Bugs
    }
    [middle] { $n ->
        [one] Mittelteil
       *[other] Mittelteile
    }
   *[stern] { $n ->
        [one] Heck
       *[other] Hecks
    }
}
part-for-price = { $price ->
    [0] {""}
   *[other] {" "}für { game-price }
}
part-in-place = { $column ->
    [0] {""}
   *[other] {" "}auf Platz { $column }
}
does-choose = wählt „{ $action }“
does-bonus = nimmt „{ $action }“ als Bonusaktion{ part-for-price }
does-final = nimmt „{ $action }“ als letzte Aktion
does-as-bonus = als Bonusaktion{ part-for-price }
does-as-final = als letzte Aktion
does-income = erhält { game-guilders } Einkommen
does-skip = kann „{ $action }“ nicht ausführen
does-build = baut { $kinds }{ part-for-price }
does-build-one = baut { kind-taken }{ part-in-place }{ part-for-price }
does-place = { kind-told } auf Platz { $column }
does-train = kauft einen Güterzug mit { $loads }{ part-for-price }
does-rent = mietet Kanal { canal-number }{ part-for-price }
does-begin-at = die Schiffsfigur beginnt { $way-id ->
    [N] am Nordrand
    [E] am Ostrand
    [S] am Südrand
   *[W] am Westrand
}
does-lay = legt ihn { $way-id ->
    [N] nördlich
    [E] östlich
    [S] südlich
   *[W] westlich
} von Kanal { canal-number }
does-take = { $piece-id ->
    [captain] wirbt { piece-a }{ part-for-price } an
    [businessman] wirbt { piece-a }{ part-for-price } an
    [soldier] wirbt { piece-a }{ part-for-price } an
    [propeller] nimmt { piece-a }{ part-for-price }
   *[other] stellt { piece-a }{ part-for-price } her
}
does-take-too = nimmt auch { $count ->
    [one] { piece-a }
   *[other] { $count }× { $piece }
}
does-hire = stellt ein: { $employee }{ part-for-price }
does-exchange = { $pieces-n ->
    [0] { $guilders ->
        [0] gibt { $loads } für nichts weg
       *[other] verkauft { $loads } für { game-guilders }
    }
   *[other] { $guilders ->
        [0] tauscht { $loads } gegen { $pieces }
       *[other] tauscht { $loads } gegen { $pieces } sowie { game-guilders }
    }
}
does-subsidy = erhält { game-guilders } Zuschuss
does-scrap = { $cards ->
    [one] wrackt ein Schiff aus { $cards } Karte ab
   *[other] wrackt ein Schiff aus { $cards } Karten ab
}{ $reason ->
    [0] {""}
    [1] , da ein Kapitän fehlt
   *[other] , da ein befahrbarer Kanal fehlt
}
does-launch = lässt ein Schiff fahren
does-sail = { $cards ->
    [one] lässt ein Schiff aus { $cards } Karte
   *[other] lässt ein Schiff aus { $cards } Karten
} mit Geschwindigkeit { $speed } fahren und erhält { game-points }
does-score-ship = { game-points } für das Schiff selbst
does-please = { game-points } vom { icon-word }
does-win-riband = { game-points } für das Blaue Band
does-carry = ausgestattet: { $pieces }
does-use-canals = { $count ->
    [one] { $count } Kanal befahren
   *[other] { $count } Kanäle befahren
}
does-lose-canals = { $count ->
    [one] { $count } Kanal abgeschnitten
   *[other] { $count } Kanäle abgeschnitten
}
does-finish = stellt ein Schiff fertig und nimmt dafür { kind-taken }{ part-in-place }{ part-for-price }
does-pass = passt
does-give-up = { $count ->
    [one] gibt { $count } Auftrag ab
   *[other] gibt { $count } Aufträge ab
}
does-give = „{ $contract }“
does-setting = zu den Preisen von Preisstand { $setting }
does-renew-trains = die benutzten Güterzüge bilden einen neuen Stapel
does-renew-canals = die befahrenen und abgeworfenen Kanäle bilden einen neuen Stapel
does-end-early = { $kind-id ->
    [bow] der letzte Bug
    [middle] das letzte Mittelteil
   *[stern] das letzte Heck
} ist aufgedeckt, diese Runde ist die letzte
does-lap = Umlauf { $lap } der Aktionskarten ist vollendet
does-last-actions = die gewöhnlichen Spielzüge sind vorbei, es folgen die letzten Aktionen
does-end = die Partie ist zu Ende
other-chooses = { $seat } muss „{ $action }“ wählen
other-income = { $seat } erhält { game-guilders } Einkommen
other-subsidy = { $seat } erhält { game-guilders } Zuschuss
other-takes = { $seat } nimmt { piece-a }{ part-for-price }
other-builds = { $seat } baut { kind-taken }
other-buys = { $seat } kauft einen Güterzug mit { $loads }
other-rents = { $seat } mietet Kanal { canal-number }
other-hires = { $seat } stellt ein: { $employee }
other-scores = { $seat } erhält { game-points } für Aufträge und Händler

## What choices touch, by kind of thing

thing-yard = Platz { $id }
thing-train = Güterzug
thing-wagon = Güterzug
thing-card = Schiffskarte
thing-ship = Schiff
thing-trade = Handel
thing-cell = Kanal { $of }, { $name }
thing-space = Kanal { $of }, { $name }
thing-turn = { $a ->
    [0] Nicht gedreht
    [one] { $a } Vierteldrehung
   *[other] { $a } Vierteldrehungen
}

## Was an etwas steht, bevor man es wählt

brief-you-pay = { game-guilders }
brief-costs = { game-guilders }
brief-lacks-captain = kein Kapitän
brief-lacks-canal = kein Kanal
brief-your-cut-off = { $count ->
    [one] { $count } Kanal verloren
   *[other] { $count } Kanäle verloren
}
