## Kanäle

closer = Näher
farther = Weiter weg
show-all = Alles zeigen
canal-yours = Deine Kanäle
canal-counts = { $used } befahren, { $laid } gelegt
canal-none = Noch kein Kanal.
canal-map = { $count ->
    [0] Kein Kanal liegt
    [one] { $count } Kanal liegt
   *[other] { $count } Kanäle liegen
}
canal-help = Ziehen bewegt, Rad oder zwei Finger vergrößern.
canal-beside = { $side ->
    [0] Nördlich von Kanal { $canal }
    [1] Östlich von Kanal { $canal }
    [2] Südlich von Kanal { $canal }
   *[3] Westlich von Kanal { $canal }
}
canal-cell = { canal-beside }: längster Weg { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
canal-spaces = { $count ->
    [one] Feld
   *[other] Felder
}
canal-cells = { $count ->
    [one] Kanal { $canal } darf auf eine Stelle.
   *[other] Kanal { $canal } darf auf { $count } Stellen.
} Die Zahl ist der längste Weg deiner Schiffsfigur; jetzt ist er { $reach }.
canal-edge = { $side ->
    [0] Im Norden beginnen
    [1] Im Osten beginnen
    [2] Im Süden beginnen
   *[3] Im Westen beginnen
}: längster Weg { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
canal-first = Kanal { $canal }: Berühre den Rand, an dem deine Schiffsfigur beginnt. Die Zahl ist ihr längster Weg von dort.
canal-turn = Kanal { $canal } drehen
canal-longest-after = längster Weg danach
canal-turned = { $turns ->
    [0] Wie gedruckt
    [1] Eine Vierteldrehung nach rechts
    [2] Eine halbe Drehung
   *[3] Eine Vierteldrehung nach links
}: längster Weg { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
turn-a-quarter = Um ein Viertel drehen
canal-reach-then = Längster Weg { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
canal-could-sail = Deine Schiffsfigur könnte fahren
canal-speeds = { $count ->
    [0] noch kann kein Schiff fahren
    [one] Feld
   *[other] Felder: Schiffe bis Tempo { $count }
}
canal-on-the-way = Auf dem längsten Weg
canal-riband = Das Band bringt die Nummer seines Feldes: { $then } bei einem Schiff, das so schnell ist.

## Ausrüsten

fit-ship = Das Schiff
fit-cards = { $count } Karten
fit-picture = Das Schiff, Tempo { $speed }
fit-speed = Tempo
fit-crew = Mannschaft
fit-points-short = Punkte
fit-points = Punkte dieses Schiffs
fit-speed-is = Tempo { $speed }
fit-speed-and-points = Tempo und Punkte
fit-cast-off = Ablegen
fit-cast-off-for = Ablegen: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
fit-store = Lager
fit-store-help = berühren oder ziehen; nochmals nimmt ab
fit-in-store = { $piece }, { $count } im Lager
fit-best = Für die meisten Punkte: { $points }
fit-nothing = Alles abnehmen
fit-held = { $piece }, abnehmen
fit-free-mast = Freier Mast
fit-free-cabin = Freie Kajüte
fit-free-propeller = Platz für eine Schraube
fit-free-crane = Platz für einen Kran
fit-free-cannon = Platz für eine Kanone
fit-mast = { $count ->
    [one] Mast
   *[other] Masten
}
fit-cabin = { $count ->
    [one] Kajüte
   *[other] Kajüten
}
fit-propeller = Schraube
fit-crane = Kran
fit-cannon = Kanone
fit-builders = Schiffbauer:
fit-places-title = Plätze auf dem Schiff
fit-all-aboard = alle an Bord
fit-none = keine
fit-no-place = kein Platz frei
fit-too-fast = Tempo { $speed }, die Kanäle erlauben { $reach }
fit-places = { $count ->
    [one] { $count } Platz frei
   *[other] { $count } Plätze frei
}
fit-helm-on = Steuermann: Tempo +1
fit-helm-off = Steuermann ruht
fit-rigger = Takler: { $count } { $count ->
    [one] Segelpaar
   *[other] Segelpaare
}
fit-rigger-more = Ein Paar mehr
fit-rigger-fewer = Ein Paar weniger
fit-engine = Schornstein und Schraube
fit-no-engine = Ohne Maschine
fit-from-sails = Segel
fit-from-smokestacks = Schornsteine
fit-from-propellers = Schrauben
fit-from-helmsman = Steuermann
fit-from-rigger = Takler
fit-best-walk = Die beste Fahrt
fit-walk-note = Tempo { $speed }, höchstens { $reach }
fit-contracts = Aufträge
fit-contracts-help = was dieses Schiff ihnen bringt
fit-by-number = Lieber die Zahl nennen
fit-ask = Rüste dein Schiff aus
fit-ask-help = Berühre ein Teil im Lager, dann einen Platz; nochmals berühren nimmt es ab.

## Die Fahrt

cruise-open-water = Freies Wasser
cruise-plus = { $points ->
    [0] 0
   *[other] +{ $points }
}
cruise-speed-points = Tempo { $count }
cruise-crew-points = Mannschaft: { $count }
cruise-crane-points = Kräne
cruise-cannon-points = Kanonen
cruise-of = Die Fahrt von { $name }
cruise-sailed = Feld { $sailed } von { $speed }
cruise-this = Diese Fahrt
cruise-speed = Tempo { $count } ganz ausfahren
cruise-begins = Berühre ein Feld, um dorthin zu fahren.
cruise-ship = Das Schiff selbst
cruise-riband = Das Blaue Band
cruise-best = Auf dem besten Weg bringt diese Fahrt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
cruise-go = { $official }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $used ->
    [0] {""}
   *[other] ; der Kanal dahinter ist befahren
}
cruise-told = Feld { $n }, { $official }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
cruise-at = Feld { $n } von { $of }
cruise-back = Zurück
cruise-next = Nächstes Feld
cruise-end = Weiter
cruise-again = Die letzte Fahrt noch einmal zeigen

## Die Börse

exchange-ring = Die Börse
exchange-ring-label = Preise der Börse, Stand { $now }
exchange-turned = von { $was } auf { $now }
exchange-setting = Stand
exchange-rates = Was eine Ladung bringt
exchange-a-load = je Ladung
exchange-with-trader = { $price } + { $trader } Händler
exchange-loads = { $commodity }: { $count ->
    [one] eine Ladung
   *[other] { $count } Ladungen
}
exchange-choose = eine Berührung für alles
exchange-later = kommt danach
exchange-and-sell = { $pieces }, { $count ->
    [one] eine
   *[other] { $count }
} verkaufen
exchange-sell = { $count ->
    [one] Verkaufen
    [2] Beide verkaufen
   *[other] Alle verkaufen
}
exchange-guilders = { $count } Gulden
exchange-have = du hast { $count }
exchange-trains = Deine Güterzüge
exchange-trains-help = einer wird ganz entladen
exchange-train = Güterzug mit { $loads }, bringt { $count }
exchange-sells-for = alles verkauft: { $count } Gulden
exchange-stock = Dein Lager
exchange-purse = { $count } Gulden

## Das Ende

end-traders = Händler
end-traders-rule = Angestellte, die am Ende zählen.
end-blue = blauer Auftrag
end-green = grüner Auftrag
end-told = { $name }: { $contract }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
end-at = { $n } von { $of }
end-back = Zurück
end-next = Weiter
end-all = Alles zeigen
end-again = Noch einmal, einzeln
end-race = Der Stand
end-total = { $name }: { $total } Punkte
end-before = Schiffe und Fahrten { $points }
end-count = zählt { $count }
end-done = Alle Aufträge sind gezählt.
end-each = { $count } × { $each }
end-cards = { $count } Karten
