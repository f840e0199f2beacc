# Was Shipyard sagt.

game-name = Shipyard
game-summary = Baue Schiffe, statte sie aus und lass sie auf einer Probefahrt durch deine Kanäle von Inspektoren beurteilen; geheime Aufträge belohnen deine Flotte.

## Gulden und Punkte

game-guilders = { $guilders ->
    [0] keine Gulden
   *[other] { $guilders } Gulden
}
game-price = { $price ->
    [0] kostenlos
   *[other] { $price } Gulden
}
game-sold = { $sold ->
    [1] eine
    [2] zwei
    [3] drei
   *[other] { $sold }
}
game-points = { $points ->
    [0] keine Punkte
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
game-worth = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Schiffskarten und ihre Merkmale

kind = { $id ->
    [bow] Bug
    [middle] Mittelteil
   *[stern] Heck
}
# Im Nominativ ohne Artikel und im Akkusativ mit Artikel.
kind-told = { $features-n ->
    [0] { $kind } ohne Merkmale
   *[other] { $kind } mit { $features }
}
kind-taken = { $kind-id ->
    [bow] einen Bug
    [middle] ein Mittelteil
   *[stern] ein Heck
} { $features-n ->
    [0] ohne Merkmale
   *[other] mit { $features }
}
kind-short = { $kind-id ->
    [bow] Bug
    [middle] Mitte
   *[stern] Heck
}
# Nach „mit“.
feature-count = { feature-counted }
feature-counted = { $id ->
    [mast] { $n ->
        [one] { $n } Mast
       *[other] { $n } Masten
    }
    [propeller] { $n ->
        [one] { $n } Schraubenhalterung
       *[other] { $n } Schraubenhalterungen
    }
    [crane] { $n ->
        [one] { $n } Kranhalterung
       *[other] { $n } Kranhalterungen
    }
    [cannon] { $n ->
        [one] { $n } Kanonenhalterung
       *[other] { $n } Kanonenhalterungen
    }
    [cabin] { $n ->
        [one] { $n } Kajüte
       *[other] { $n } Kajüten
    }
    [lifebuoy] { $n ->
        [one] { $n } Rettungsring
       *[other] { $n } Rettungsringen
    }
    [lifeboat] { $n ->
        [one] { $n } Rettungsboot
       *[other] { $n } Rettungsbooten
    }
   *[lantern] { $n ->
        [one] { $n } Laterne
       *[other] { $n } Laternen
    }
}

## Teile, und was Aufträge und Schiffbauer nennen

# Was eine Schiffskarte zeigt.
shown = { $id ->
    [mast] Mast
    [propeller] Schraubenhalterung
    [crane] Kranhalterung
    [cannon] Kanonenhalterung
    [cabin] Kajüte
    [lifebuoy] Rettungsring
    [lifeboat] Rettungsboot
   *[lantern] Laterne
}
shown-count = { $n ->
    [one] { shown }
   *[other] { $n }× { shown }
}
# Im Akkusativ.
a-piece = { $id ->
    [sail] ein Segel
    [smokestack] einen Schornstein
    [propeller] eine Schraube
    [crane] einen Kran
    [cannon] eine Kanone
    [captain] einen Kapitän
    [businessman] einen Kaufmann
   *[soldier] einen Soldaten
}
piece-a = { $piece-id ->
    [sail] ein Segel
    [smokestack] einen Schornstein
    [propeller] eine Schraube
    [crane] einen Kran
    [cannon] eine Kanone
    [captain] einen Kapitän
    [businessman] einen Kaufmann
   *[soldier] einen Soldaten
}
element = { $id ->
    [sail] Segel
    [smokestack] Schornstein
    [propeller] Schraube
    [crane] Kran
    [cannon] Kanone
    [captain] Kapitän
    [businessman] Kaufmann
    [soldier] Soldat
   *[officer] Offizier
}
need = { $id ->
    [sail] Segel
    [smokestack] Schornstein
    [propeller] Schraube
    [crane] Kran
    [cannon] Kanone
    [captain] Kapitän
    [businessman] Kaufmann
    [soldier] Soldat
    [officer] Offizier
    [lifebuoy] Rettungsring
    [lifeboat] Rettungsboot
   *[lantern] Laterne
}
# Auf Karten, wo etwas genannt, aber nicht gezählt wird.
need-count = { $n ->
    [one] { need }
   *[other] { $n } × { need }
}
fitting = { $id ->
    [sails] Segel
    [smokestacks] Schornsteine
    [propellers] Schrauben
    [helmsman] Steuermann
    [rigger] Takler
    [cranes] Kräne
    [cannons] Kanonen
    [officers] Offiziere
    [businessmen] Kaufleute
   *[soldiers] Soldaten
}
fitting-counted = { $fitting-id ->
    [sails] { $count } Segel
    [smokestacks] { $count ->
        [one] { $count } Schornstein
       *[other] { $count } Schornsteine
    }
    [propellers] { $count ->
        [one] { $count } Schraube
       *[other] { $count } Schrauben
    }
    [cranes] { $count ->
        [one] { $count } Kran
       *[other] { $count } Kräne
    }
    [cannons] { $count ->
        [one] { $count } Kanone
       *[other] { $count } Kanonen
    }
    [officers] { $count ->
        [one] { $count } Offizier
       *[other] { $count } Offiziere
    }
    [businessmen] { $count ->
        [one] { $count } Kaufmann
       *[other] { $count } Kaufleute
    }
    [soldiers] { $count ->
        [one] { $count } Soldat
       *[other] { $count } Soldaten
    }
   *[rigger] { $count } Paar Segel
}

## Güterzüge, Kanäle, Farben

commodity-count = { commodity-counted }
commodity-counted = { $id ->
    [coal] { $n } Kohle
    [steel] { $n } Stahl
   *[grain] { $n } Getreide
}
commodity-word = { $commodity-id ->
    [coal] Kohle
    [steel] Stahl
   *[grain] Getreide
}
# Im Nominativ.
icon-word = { $icon-id ->
    [military] Militärinspektor
    [commerce] Handelsinspektor
    [lantern] Laterneninspektor
    [lifeboat] Rettungsbootinspektor
    [lifebuoy] Rettungsringinspektor
   *[riband] Blaues Band
}
# Die Symbole eines Kanals.
icon-count = { $n ->
    [one] { icon-short }
   *[other] { $n }× { icon-short }
}
icon-short = { $id ->
    [military] Militär
    [commerce] Handel
    [lantern] Laterne
    [lifeboat] Rettungsboot
    [lifebuoy] Rettungsring
   *[riband] Band
}
# Der letzte Zweig ist für die Kanäle eines eigenen Kartensatzes.
canal-number = { $canal-id ->
    [c01] 1
    [c02] 2
    [c03] 3
    [c04] 4
    [c05] 5
    [c06] 6
    [c07] 7
    [c08] 8
    [c09] 9
    [c10] 10
    [c11] 11
    [c12] 12
    [c13] 13
    [c14] 14
    [c15] 15
    [c16] 16
    [c17] 17
    [c18] 18
    [c19] 19
    [c20] 20
    [c21] 21
    [c22] 22
    [c23] 23
    [c24] 24
   *[0] { $canal }
}
site = { $id ->
    [N] Nordrand
    [E] Ostrand
    [S] Südrand
    [W] Westrand
    [NE] Nordostecke
    [SE] Südostecke
    [SW] Südwestecke
    [NW] Nordwestecke
   *[C] Mitte
}
way = { $id ->
    [N] Norden
    [E] Osten
    [S] Süden
   *[W] Westen
}
colour = { $id ->
    [blue] blau
   *[green] grün
}
staff-colour = { $id ->
    [brown] braun
    [green] grün
    [orange] orange
    [blue] blau
   *[yellow] gelb
}

## Was von selbst geschieht

contracts-dealt = Alle erhalten { $blue } blaue und { $green } grüne Aufträge, geheim bis zum Ende.
market-laid-out = Der Markt ist ausgelegt: { $cards } Schiffskarten, { $trains } Güterzüge und { $canals } Kanäle.
all-placed = Aktionskarten und Marker liegen bereit; { $employees } Angestellte warten auf eine Stelle.
starts = { $seat } beginnt die Partie.
turn-of = { $seat } ist am Zug.
progress = Spielzug { $count }
advances = { $seat } legt „{ $action }“ an die Spitze.
gets-income = { $seat } erhält { game-guilders } Einkommen.
cannot = { $seat } kann „{ $action }“ nicht ausführen und lässt die Aktion aus.
gets-subsidy = { $seat } erhält { game-guilders } Zuschuss.
price-setting = Die Preise der Börse rücken auf Preisstand { $setting } vor.
pays = { $seat } zahlt { game-guilders }.
takes = { $price ->
    [0] { $seat } nimmt { piece-a }.
   *[other] { $seat } nimmt { piece-a } für { game-price }.
}
takes-as-well = { $employee }: { $seat } nimmt auch { $count ->
    [one] { piece-a }
   *[other] { $count }× { $piece }
}.
sells = { $guilders ->
    [0] { $seat } gibt eine Ladung { commodity-word } für nichts weg.
   *[other] { $seat } verkauft eine Ladung { commodity-word } für { game-guilders }.
}
barters = { $seat } tauscht eine Ladung { commodity-word } gegen { piece-a }.
no-captain = { $seat } hat keinen Kapitän für ein fertiges Schiff.
no-canal = { $seat } hat keinen Kanal für ein fertiges Schiff.
warn-no-captain = Ein fertiges Schiff wird abgewrackt: kein Kapitän
warn-no-canal = Ein fertiges Schiff wird abgewrackt: kein befahrbarer Kanal
scrapped = { $cards ->
    [one] { $seat } wrackt ein Schiff aus { $cards } Karte ab.
   *[other] { $seat } wrackt ein Schiff aus { $cards } Karten ab.
}
sails = Das Schiff von { $seat } fährt mit Geschwindigkeit { $speed } und bringt { game-points }.
canal-used = Kanal { canal-number } kommt zu den befahrenen Kanälen von { $seat }.
cut-off = { $count ->
    [one] { $count } Kanal von { $seat } ist abgeschnitten und wird abgeworfen.
   *[other] { $count } Kanäle von { $seat } sind abgeschnitten und werden abgeworfen.
}
reaches-riband = { $spaces ->
    [one] { $seat } erreicht nach { $spaces } Feld ein Blaues Band.
   *[other] { $seat } erreicht nach { $spaces } Feldern ein Blaues Band.
}
official-pays = { icon-word }: { $seat } erhält { game-points }.
arrives = { $points ->
    [0] Die Fahrt von { $seat } endet ohne Punkte von Inspektoren und Bändern.
   *[other] Die Fahrt von { $seat } endet und bringt { game-points } von Inspektoren und Bändern.
}
new-trains = Der Stapel der Güterzüge war leer: Die benutzten bildeten einen neuen.
new-canals = Der Stapel der Kanäle war leer: Die befahrenen und abgeworfenen bildeten einen neuen.
early-end = { $kind-id ->
    [bow] Der letzte Bug
    [middle] Das letzte Mittelteil
   *[stern] Das letzte Heck
} ist aufgedeckt: Diese Runde ist die letzte.
lap-done = Umlauf { $lap } der Aktionskarten ist vollendet.
last-actions = Die gewöhnlichen Spielzüge sind vorbei; es folgen die letzten Aktionen.
contract-scores = { $seat } erhält { game-points } für den Auftrag „{ $contract }“.
traders-score = { $seat } erhält { game-points } für Händler.
game-over = Die Partie ist zu Ende.
means-end = Damit ist die Partie zu Ende.

## Das Ende in Sicht

ending-your-turn = Dein letzter gewöhnlicher Spielzug
ending-one-more = Die letzte Runde: noch ein Spielzug für dich
ending-round = Die letzte Runde
ending-after = { $after ->
    [0] Nach diesem Spielzug folgen die letzten Aktionen.
    [one] Nach diesem noch { $after } Spielzug, dann folgen die letzten Aktionen.
   *[other] Nach diesem noch { $after } Spielzüge, dann folgen die letzten Aktionen.
}
ending-your-action = Deine letzte Aktion
ending-actions = Letzte Aktionen
ending-then-chances = Jeder hat eine. Danach darf ein Schiff, dem nur eine Karte fehlt, noch fertig werden.
ending-chances = Letzte Gelegenheit, ein Schiff fertigzustellen
ending-then-points = Wem nur eine Karte fehlt, der darf sie kaufen. Dann wird gewertet.

## Was du gefragt wirst

ask-choose = Welche Aktion wählst du?
ask-opening = Eröffnungszug: Auf welche Aktion stellst du deine Figur?
ask-opening-two = { $figures ->
    [2] Dein erster von zwei Eröffnungszügen: Auf welche Aktion stellst du zwei deiner Figuren?
   *[other] Dein zweiter Eröffnungszug: Auf welche andere Aktion stellst du deine dritte Figur?
}
ask-next-step = Du hast „{ $action }“ gewählt und besitzt { game-guilders }. Was möchtest du zuerst tun?
ask-after-action = Du hast { game-guilders }. Möchtest du eine Bonusaktion?
ask-build = Du hast { game-guilders }. Welche Schiffskarte? (Spalte/Reihe, Preis; { $count ->
    [one] nur noch { $count }
   *[other] bis zu { $count }
})
ask-place = Wohin möchtest du die Karte legen? ({ kind-told })
ask-train = Welchen Güterzug möchtest du kaufen?
ask-canal = Welchen Kanal möchtest du mieten?
ask-cell = Wohin möchtest du Kanal { canal-number } legen?
ask-turn = Wie möchtest du Kanal { canal-number } drehen?
ask-edge = An welchem Rand von Kanal { canal-number } beginnt deine Schiffsfigur?
ask-manufacture = Du hast { game-guilders }. Welches Teil möchtest du herstellen?
ask-recruit = Du hast { game-guilders }. Wen möchtest du anwerben?
ask-hire = Du hast { game-guilders }. Wen möchtest du einstellen?
ask-exchange = Welchen Güterzug möchtest du entladen?
ask-load = { $count ->
    [one] Was möchtest du für eine Ladung { commodity-word }?
   *[other] Was möchtest du für { $count } Ladungen { commodity-word }?
}
ask-launch = Ein Schiff ist fertig. Soll es fahren, oder wrackst du es ab?
ask-fit = { $fitting-id ->
    [helmsman] Möchtest du den Steuermann nutzen?
    [rigger] Wie viele Paar Segel möchtest du mit dem Takler nutzen?
   *[other] Wie viele { $fitting } möchtest du anbringen?
} (Geschwindigkeit { $speed }, höchstens { $reach })
ask-fit-rest = { $fitting-id ->
    [cranes] Wie viele Kräne möchtest du anbringen?
    [cannons] Wie viele Kanonen möchtest du anbringen?
   *[other] Wie viele { $fitting } möchtest du an Bord nehmen?
} (Geschwindigkeit { $speed })
ask-move = { $left ->
    [one] Wohin fährt deine Schiffsfigur? (noch { $left } Feld)
   *[other] Wohin fährt deine Schiffsfigur? (noch { $left } Felder)
}
ask-give-up = { $colour-id ->
    [blue] Welchen blauen Auftrag gibst du ab?
   *[green] Welchen grünen Auftrag gibst du ab?
} (noch abzugeben: { $left })
ask-final-action = Welche letzte Aktion wählst du?
ask-last-chance = Letzte Gelegenheit: ein Schiff fertigstellen? (Spalte und Reihe der Karte, Platz in deiner Werft, Preis)
not-asked = Du hast gerade nichts zu entscheiden.

## Möglichkeiten

choose-action = { $guilders ->
    [0] { $action } (kein Einkommen)
   *[other] { $action } (Einkommen { game-guilders })
}
main-action = Jetzt „{ $action }“ ausführen
bonus-action = Bonusaktion: { $action } ({ game-price })
end-actions = Keine weitere Aktion
final-action = { $action }
pass-final = Passen: keine letzte Aktion
pass-last = Passen: kein Schiff fertigstellen
build-card = { $shelf }/{ $row } { $shown-n ->
    [0] { kind-short } ohne Merkmale
   *[other] { kind-short }: { $shown }
} ({ $price })
build-stand-in = Ersatzkarte: { $kind } (kostenlos)
place-card = Platz { $column }
stop-building = Keine weitere Karte nehmen
buy-train = Reihe { $row }: { $loads } ({ game-price })
buy-canal = { $icons-n ->
    [0] Kanal { canal-number } ohne Symbole ({ game-price })
   *[other] Kanal { canal-number }: { $icons } ({ game-price })
}
start-at-edge = { $way-id ->
    [N] Am Nordrand
    [E] Am Ostrand
    [S] Am Südrand
   *[W] Am Westrand
}
lay-beside = { $way-id ->
    [N] Nördlich
    [E] Östlich
    [S] Südlich
   *[W] Westlich
} von Kanal { canal-number } ({ $reached ->
    [0] deine Schiffsfigur kommt nicht hin
    [1] deine Schiffsfigur kommt hin, wenn er passend gedreht ist
   *[other] deine Schiffsfigur kommt hin
})
lay-turned = { $turns ->
    [0] So lassen, wie er ist
    [1] Eine Vierteldrehung im Uhrzeigersinn
    [2] Eine halbe Drehung
   *[other] Eine Vierteldrehung gegen den Uhrzeigersinn
} ({ $reached ->
    [0] deine Schiffsfigur kommt nicht hin
   *[other] deine Schiffsfigur kommt hin
})
manufacture-piece = { $piece } ({ game-price })
recruit-piece = { $piece } ({ game-price })
hire-employee = { $employee }: { game-price }
exchange-train = Den Güterzug mit { $loads }
barter-for = Gegen { piece-a } tauschen
sell-load = { $guilders ->
    [0] Für nichts weggeben
   *[other] Für { game-guilders } verkaufen
}
trade-loads = Gegen { $pieces } tauschen{ $sold ->
    [0] {""}
   *[other] , { $guilders ->
        [0] { game-sold } für nichts weggeben
       *[other] { game-sold } für { game-guilders } verkaufen
    }
}
sell-loads = { $sold ->
    [2] { $guilders ->
        [0] Beide für nichts weggeben
       *[other] Beide für { game-guilders } verkaufen
    }
   *[other] { $guilders ->
        [0] Alle { game-sold } für nichts weggeben
       *[other] Alle { game-sold } für { game-guilders } verkaufen
    }
}
launch-ship = Das Schiff aus { $cards } Karten fahren lassen (Bug auf Platz { $column })
scrap-ship = Das Schiff aus { $cards } Karten abwracken (Bug auf Platz { $column })
fit-number = { $count ->
    [0] { $fitting-id ->
        [rigger] Kein Paar
       *[other] Keine
    }
   *[other] { fitting-counted }
}
game-masts-left = { $left ->
    [0] kein Mast mehr frei
    [one] noch { $left } Mast frei
   *[other] noch { $left } Masten frei
}
game-cabins-left = { $left ->
    [0] keine Kajüte mehr frei
    [one] noch { $left } Kajüte frei
   *[other] noch { $left } Kajüten frei
}
fit-mast = { fit-number }: Geschwindigkeit { $speed }, { game-masts-left }
fit-speed = { $fitting-id ->
    [helmsman] { $count ->
        [0] Nein
       *[other] Ja
    }
   *[other] { fit-number }
}: Geschwindigkeit { $speed }
fit-cabin = { fit-number }: { game-cabins-left }
move-to = Kanal { canal-number }, { $site }
move-to-icon = Kanal { canal-number }, { $site }: { icon-word } ({ game-points })
give-contract = „{ $contract }“ abgeben (jetzt { game-points })
finish-ship = { $shelf }/{ $row } auf Platz { $column }, { $shown-n ->
    [0] { kind-short } ohne Merkmale
   *[other] { kind-short }: { $shown }
} ({ $price })
finish-ship-stand-in = Ersatzkarte auf Platz { $column }: { $kind } (kostenlos)

## Was getan wurde

did-first = Das Los bestimmt { $seat } als Startspieler.
did-contract = { $seat } erhält einen Auftrag: { $contract }.
did-contract-veiled = { $seat } erhält einen Auftrag.
did-track = Auf der Aktionsleiste folgt: { $action }.
did-ship-card = Eine Schiffskarte wird aufgedeckt: { kind-told }.
did-train-up = Ein Güterzug wird aufgedeckt: { $loads }.
did-canal-up = Ein Kanal wird aufgedeckt: Nummer { canal-number }.
did-ring-at = Der Ausrüstungsmarker beginnt auf dem Sektor „{ $piece }“.
did-circle-at = Der Mannschaftsmarker beginnt auf dem Sektor „{ $piece }“.
did-staff-at = Der Angestelltenmarker beginnt auf Feld { $space }.
did-employee = An Feld { $space } der Angestelltenleiste: { $employee }.
did-choose = { $seat } wählt „{ $action }“.
did-bonus = { $price ->
    [0] { $seat } nimmt eine Bonusaktion: { $action }.
   *[other] { $seat } zahlt { game-price } für eine Bonusaktion: { $action }.
}
did-final = { $seat } wählt eine letzte Aktion: { $action }.
did-pass = { $seat } passt.
did-build = { $seat } nimmt { kind-taken }.
did-place = { $seat } legt die Karte auf Platz { $column }.
did-train = { $seat } kauft einen Güterzug mit { $loads }.
did-canal = { $seat } mietet Kanal { canal-number }.
did-edge = Die Schiffsfigur von { $seat } beginnt { $way-id ->
    [N] am Nordrand
    [E] am Ostrand
    [S] am Südrand
   *[W] am Westrand
}.
did-cell = { $seat } legt den Kanal { $way-id ->
    [N] nördlich
    [E] östlich
    [S] südlich
   *[W] westlich
} von Kanal { canal-number }.
did-turn = { $turns ->
    [0] { $seat } lässt den Kanal, wie er ist.
    [1] { $seat } dreht den Kanal eine Vierteldrehung im Uhrzeigersinn.
    [2] { $seat } dreht den Kanal eine halbe Drehung.
   *[other] { $seat } dreht den Kanal eine Vierteldrehung gegen den Uhrzeigersinn.
}
did-hire = { $seat } stellt ein: { $employee }.
did-exchange = { $seat } entlädt einen Güterzug mit { $loads }.
did-sail = { $seat } lässt ein Schiff fahren.
did-fit = { $fitting-id ->
    [helmsman] { $count ->
        [0] { $seat } nutzt den Steuermann nicht.
       *[other] { $seat } nutzt den Steuermann.
    }
    [rigger] { $count ->
        [0] { $seat } nutzt den Takler nicht.
       *[other] { $seat } nutzt den Takler mit { fitting-counted }.
    }
   *[other] { $count ->
        [0] { $seat } stattet das Schiff ohne { $fitting } aus.
       *[other] { $seat } stattet das Schiff aus: { fitting-counted }.
    }
}
did-move = Die Schiffsfigur von { $seat } fährt weiter: Kanal { canal-number }, { $site }.
did-give = { $seat } gibt den Auftrag „{ $contract }“ ab.
did-give-veiled = { $seat } gibt einen Auftrag ab.
did-finish = { $seat } nimmt { kind-taken } und stellt damit auf Platz { $column } ein Schiff fertig.

## Was Karten sagen

card-engineer = { $count ->
    [one] Bei jedem „Ausrüstung herstellen“ nimmst du auch { piece-a }.
   *[other] Bei jedem „Ausrüstung herstellen“ nimmst du auch { $count } davon: { $piece }.
}
card-recruiter = { $count ->
    [one] Bei jedem „Mannschaft anwerben“ nimmst du auch { piece-a }.
   *[other] Bei jedem „Mannschaft anwerben“ nimmst du auch { $count } davon: { $piece }.
}
card-trader = Jede verkaufte Ladung { commodity-word } bringt { game-guilders } mehr.{ $level ->
    [2] { " " }Du kannst ihn nur einstellen, wenn du den der Stufe 1 hast.
   *[other] {""}
}
card-builder = { $count ->
    [one] Auf jedem Schiff braucht { $count } { $element } weder Halterung noch Kajüte.
   *[other] Auf jedem Schiff brauchen { $count } { element-plural } weder Halterung noch Kajüte.
}
element-plural = { $element-id ->
    [sail] Segel
    [smokestack] Schornsteine
    [propeller] Schrauben
    [crane] Kräne
    [cannon] Kanonen
    [captain] Kapitäne
    [businessman] Kaufleute
    [soldier] Soldaten
   *[officer] Offiziere
}
card-helmsman = Du darfst die Geschwindigkeit jedes Schiffs um { $count } erhöhen.
card-rigger = Du darfst die Geschwindigkeit eines Schiffs für jedes Paar seiner Segel um { $count } erhöhen.
card-free-steps = { $steps ->
    [one] Dein erster zusätzlicher Schritt ist kostenlos: { $actions }.
   *[other] Deine ersten { $steps } zusätzlichen Schritte sind kostenlos: { $actions }.
}
card-pair-same-ship = { game-worth } je Paar aus { $one } und { $other } auf demselben Schiff.
card-beyond-first = { game-worth } je { $one } deiner Flotte nach { $one-id ->
    [propeller] der ersten
    [cannon] der ersten
   *[other] dem ersten
}.
card-ship-with-all = { game-worth } je Schiff mit { $needs }.
card-pairs-per-ship = { game-worth } je Paar { element-two } auf einem Schiff.
element-two = { $one-id ->
    [sail] Segel
    [smokestack] Schornsteine
    [propeller] Schrauben
    [crane] Kräne
    [cannon] Kanonen
    [captain] Kapitäne
    [businessman] Kaufleute
    [soldier] Soldaten
   *[officer] Offiziere
}
card-per-piece = { game-worth } je { $one } deiner Flotte.
card-distinct-elements = Punkte danach, wie viele davon deine Flotte hat: { $needs }.
card-per-used-canal = { game-worth } für jeden befahrenen Kanal.
card-feature-table = Punkte danach, wie viele { $feature-id ->
    [mast] Masten
    [propeller] Schraubenhalterungen
    [crane] Kranhalterungen
    [cannon] Kanonenhalterungen
    [cabin] Kajüten
    [lifebuoy] Rettungsringe
    [lifeboat] Rettungsboote
   *[lantern] Laternen
} deine Flotte hat.
card-size-table = Punkte danach, wie viele Schiffe aus { $most ->
    [3] genau 3
    [4] { $least ->
        [4] genau 4
       *[other] { $least } bis 4
    }
    [5] { $least ->
        [5] genau 5
       *[other] { $least } bis 5
    }
    [6] { $least ->
        [6] genau 6
       *[other] { $least } bis 6
    }
    [7] { $least ->
        [7] genau 7
       *[other] { $least } bis 7
    }
    [8] { $least ->
        [8] genau 8
       *[other] { $least } bis 8
    }
   *[other] mindestens { $least }
} Karten deine Flotte hat.
card-cards-table = Punkte danach, wie viele Schiffskarten deine Flotte hat.
card-employee-count = Je { game-worth } für deine ersten { $first } Angestellten, je { $after } für die weiteren.
card-employees-of-colour = { game-worth } für jeden Angestellten dieser Farben: { $colours }.
card-ship-count-table = Punkte danach, wie viele Schiffe deine Flotte hat.
card-employee-types = Punkte danach, wie viele Arten von Angestellten du hast: die fünf Farben, Händler der Stufen 1 und 2 getrennt.

## Wertung

score-ships = Schiffe
score-cruises = Fahrten
score-blue-contract = blauer Auftrag
score-green-contract = grüner Auftrag
score-traders = Händler
tie-guilders = mehr Gulden

## Einstellungen einer Partie

option-first-game = Erstes Spiel
option-first-game-help = Eine leichtere Verteilung der Angestellten: Jedes Feld der Angestelltenleiste hat genau einen Ingenieur oder Anwerber.
option-start-seat = Startspieler
option-start-seat-help = Wer den ersten Spielzug hat.
option-start-seat-random = Wird ausgelost
option-start-seat-0 = Spieler 1
option-start-seat-1 = Spieler 2
option-start-seat-2 = Spieler 3
option-start-seat-3 = Spieler 4

## Warum ein Tipp zu etwas rät

hint-points = { $count ->
    [one] Du kannst dann in diesem Spielzug { $count } Punkt holen.
   *[other] Du kannst dann in diesem Spielzug { $count } Punkte holen.
}
hint-guilders = { $count ->
    [one] Das bringt { $count } Gulden.
   *[other] Das bringt { $count } Gulden.
}
hint-complete = Damit ist ein Schiff fertig.
hint-canal = Auf mehr Kanälen kommen deine Schiffe weiter.
hint-employee = { $effect }
hint-contracts = { $count ->
    [one] Deine Aufträge sind dann { $count } Punkt mehr wert.
   *[other] Deine Aufträge sind dann { $count } Punkte mehr wert.
}
hint-more-guilders = { $rival ->
    [1] { $count ->
        [one] Dir bleibt { $count } Gulden
       *[other] Dir bleiben { $count } Gulden
    } mehr als mit Nummer { $rival }.
   *[other] { $count ->
        [one] Dir bleibt { $count } Gulden
       *[other] Dir bleiben { $count } Gulden
    } mehr als mit der nächstbesten Wahl.
}
hint-for-bonus = Es bringt dir genug Gulden für eine Bonusaktion in diesem Spielzug.
hint-loads = { $count ->
    [one] Du bekommst { $count } Ladung zum Verkaufen oder Tauschen.
   *[other] Du bekommst { $count } Ladungen zum Verkaufen oder Tauschen.
}
hint-barter = { commodity-word } lässt sich gegen { $pieces-or } tauschen.
hint-missing = { $count ->
    [one] Einem deiner Schiffe fehlt dann nur noch { $count } Karte.
   *[other] Einem deiner Schiffe fehlen dann nur noch { $count } Karten.
}
hint-walk = { $count ->
    [one] Deine Schiffe können dann { $count } Feld weit fahren.
   *[other] Deine Schiffe können dann { $count } Felder weit fahren.
}
hint-gets = Es kann dir { $pieces } einbringen.
hint-fits = Ein Schiff in deiner Werft hat Platz für { $pieces }.
hint-carries = Dein Schiff kann dann { $pieces } aus deinem Lager tragen.
hint-captain = Ohne Kapitän fährt kein Schiff, und du hast noch keinen.
hint-counts = Das zählt für einen deiner Aufträge: { $element }.
hint-piece-points = { $count ->
    [one] Ein Schiff erhält für { piece-a } { $count } Punkt.
   *[other] Ein Schiff erhält für { piece-a } { $count } Punkte.
}
hint-speed-piece = Ein Schiff wird durch { piece-a } schneller.
hint-feature = { $feature-id ->
    [mast] Sein Mast kann für mehr Geschwindigkeit ein Segel oder einen Schornstein tragen.
    [propeller] Eine Schraube an ihrer Halterung macht das Schiff schneller.
    [crane] Ein Kran auf seiner Halterung bringt Punkte, auch bei Handelsinspektoren.
    [cannon] Eine Kanone auf ihrer Halterung bringt Punkte, auch bei Militärinspektoren.
    [cabin] Die Kajüte nimmt Mannschaft auf, die Punkte bringt.
    [lifebuoy] Der Rettungsring bringt bei Rettungsringinspektoren Punkte.
    [lifeboat] Das Rettungsboot bringt bei Rettungsbootinspektoren Punkte.
   *[lantern] Die Laterne bringt bei Laterneninspektoren Punkte.
}
hint-kind = { $kind-id ->
    [bow] In deiner Werft liegt noch kein Bug.
    [middle] In deiner Werft liegt noch kein Mittelteil.
   *[stern] In deiner Werft liegt noch kein Heck.
}
hint-joins = Sie schließt an die Karten an, die schon da liegen.
hint-free = { $count ->
    [one] So bleibt { $count } freier Platz am Stück für das, was noch kommt.
   *[other] So bleiben { $count } freie Plätze am Stück für das, was noch kommt.
}
hint-rest = Nach der Rechnung des Bots ist nichts anderes, was du jetzt tun könntest, seinen Preis wert.
hint-give-far = { $count ->
    [one] Die Aufträge, die du behältst, sind bisher { $count } Punkt wert.
   *[other] Die Aufträge, die du behältst, sind bisher { $count } Punkte wert.
}
hint-cruise = Die Schiffe in deiner Werft bekämen so auf deinen Kanälen mehr Punkte.
hint-cards = { $count ->
    [one] Deine Schiffe in der Werft können damit um { $count } Karte wachsen.
   *[other] Deine Schiffe in der Werft können damit um { $count } Karten wachsen.
}
