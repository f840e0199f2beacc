# Was Novgorod sagt.

game-name = Novgorod
game-summary = Segle von Stadt zu Stadt, mach aus deinen Waren Dukaten, Luxusgüter und erfüllte Aufträge und steige in der Hanse auf. Mit 30 Siegeln oder vollendeter Karriere beginnt die letzte Runde. Die meisten Siegel gewinnen; wessen Karrierekarte noch ein rotes X zeigt, hat verloren.

## Waren, Luxusgüter und die Seiten von Karten

# Der letzte Zweig ist für die Waren eines eigenen Kartensatzes.
ware = { $id ->
    [fur] Pelz
    [glass] Glas
    [salt] Salz
    [amber] Bernstein
    [cloth] Stoffe
    [fish] Fisch
    [grain] Getreide
    [wool] Wolle
    [provisions] Proviant
    [clothing] Kleidung
    [jewellery] Schmuck
   *[0] { $id }
}
side = { $id ->
    [front] Vorderseite
   *[back] Rückseite
}

## Was von selbst geschieht

bonus-in-play = Die Bonuskarten sind „{ $one }“ und „{ $other }“.
merchant-and-pirate-at = Der Kaufmann beginnt in { $merchant }, der Pirat in { $pirate }.
starts = { $seat } hat die kleinste Karrierenummer und ist Startspieler.
pays-start = { $seat } zahlt { $price } Dukaten für zwei Kontore und zwei Aufträge { $money ->
    [0] und hat keine Dukaten mehr.
   *[other] und hat noch { $money } Dukaten.
}
round = Runde { $count } beginnt.
turn-of = { $seat } ist am Zug.
progress = Runde { $count }
progress-last = Runde { $count }, die letzte
pays = { $seat } zahlt { $price } Dukaten.
swaps = { $seat } holt das Kontor { $city } aus dem Lager in die Route; das Basiskontor nimmt seinen Platz im Lager ein.
stays = { $seat } legt in diesem Spielzug keine Route aus.
fee-due = { $fee ->
    [one] { $seat } nutzt das Basiskontor { $city }: { $fee } Dukat Hafengebühr wird fällig.
   *[other] { $seat } nutzt das Basiskontor { $city }: { $fee } Dukaten Hafengebühr werden fällig.
}
speed-now = Das Schiff von { $seat } hat jetzt Geschwindigkeit { $speed }.
gets-income = { $seat } erhält { $money } Dukaten Einkommen in { $city }.
gets-extra-income = { $seat } erhält { $money } Dukaten zusätzliche Einnahmen (Privileg).
merchant-pays = Vom Kaufmann erhält { $seat } { $money } Dukaten dazu.
merchant-seals = Vom Kaufmann erhält { $seat } { $seals } Siegel dazu.
merchant-moves = Der Kaufmann zieht weiter nach { $city }.
makes = { $seat } stellt in { $city } { $luxury } her und verbraucht { $goods }.
for-seals = { $seat } erhält { $seals } Siegel und { $money } Dukaten.
row-done = { $seat } erfüllt eine Zeile eines Auftrags ({ $wares }) und erhält { $seals } Siegel.
uses-for-career = { $seat } verbraucht für die Karriere { $goods }.
rises = { $seat } steigt auf Karrierestufe { $level } und gibt das Privileg „{ $privilege }“ auf.
lost-from-hold = { $seat } verliert die Ware aus dem Lager: { $good }.
special-done = { $seat } erfüllt Spezialauftrag { $position } ({ $wares }) und erhält { $seals } Siegel.
pays-fees = { $seat } zahlt { $money } Dukaten Hafengebühren.
career-seals = { $seat } erhält { $seals } Siegel für die Karriere.
privilege-seal = { $seat } hat in diesem Spielzug kein Privileg genutzt und erhält { $seals } Siegel dazu.
gains-bonus = { $seat } erhält { $seals } Siegel von der Bonuskarte „{ $bonus }“.
bonus-drops = Die Bonuskarte „{ $bonus }“ bietet jetzt { $seals } Siegel.
bonus-gone = Die Bonuskarte „{ $bonus }“ kommt aus dem Spiel.
last-round = Die nächste Runde ist die letzte.
stopped = { $count ->
    [one] Die Partie wird nach { $count } Runde angehalten und so gewertet, wie sie steht.
   *[other] Die Partie wird nach { $count } Runden angehalten und so gewertet, wie sie steht.
}
variety = { $kinds ->
    [0] { $seat } hat keine Waren auf Aufträgen unter dem Schiff
    [one] { $seat } hat { $kinds } Sorte auf Aufträgen unter dem Schiff
   *[other] { $seat } hat { $kinds } Sorten auf Aufträgen unter dem Schiff
} und erhält { $seals ->
    [0] keine Siegel
   *[other] { $seals } Siegel
} für die Warenvielfalt.
counter-shown = Unter dem Schiff von { $seat } lag verdeckt: { $upper } / { $lower }.
game-over = Die Partie ist zu Ende.
means-end = Damit ist die Partie zu Ende.
red-x = Die Karrierekarte von { $seat } zeigt noch ein rotes X: verloren.
means-red-x = Deine Karrierekarte zeigt noch ein rotes X, du verlierst also.
means-privilege-seal = { $seat } erhält { $seals } Siegel, weil in diesem Spielzug kein Privileg genutzt wird.

## Das Ende in Sicht

ending-your-turn = Dein letzter Spielzug
ending-one-more = Die letzte Runde: noch ein Spielzug für dich
ending-round = Die letzte Runde
ending-after = { part-after }
ending-reached = { $seat } hat mindestens { $seals } Siegel oder die Karrierekarte vollendet. { part-after }
ending-reached-both = { $seats } haben mindestens { $seals } Siegel oder ihre Karrierekarte vollendet. { part-after }
part-after = { $after ->
    [0] Nach diesem Spielzug werden die Siegel gezählt.
    [one] Nach diesem noch { $after } Spielzug, dann werden die Siegel gezählt.
   *[other] Nach diesem noch { $after } Spielzüge, dann werden die Siegel gezählt.
}

## Was du gefragt wirst

part-kept-for-fees = { $fees ->
    [0] {""}
   *[other] Hafengebühren: { part-fees }{ $missing ->
        [0] .
        [one] ; { $missing } Dukat noch einzunehmen.
       *[other] ; { $missing } Dukaten noch einzunehmen.
    }{ " " }
}
part-fees = { $fees ->
    [one] { $fees } Dukat
   *[other] { $fees } Dukaten
}
ask-side = Mit welcher Seite deiner Karte möchtest du spielen? ({ $career })
ask-pick = { $orders ->
    [0] Welches Kontor wählst du? (noch { $kontors })
   *[other] { $kontors ->
        [0] Welchen Auftrag wählst du?
        [one] Welche Karte wählst du? (noch { $kontors } Kontor und { $orders } Auftrag)
       *[other] Welche Karte wählst du? (noch { $kontors } Kontore und { $orders } Auftrag)
    }
}
ask-pirate = Der Pirat ist in { $city }. { $price ->
    [0] Möchtest du ihn kostenlos versetzen?
   *[other] Möchtest du ihn für { $price } Dukaten versetzen?
}
ask-pirate-at-end = Am Ende deines Spielzugs ist der Pirat in { $city }. { $price ->
    [0] Möchtest du ihn kostenlos versetzen?
   *[other] Möchtest du ihn für { $price } Dukaten versetzen?
}
ask-pirate-privilege = Der Pirat ist in { $city }. Möchtest du ihn mit deinem Privileg versetzen und auf die zusätzlichen Einnahmen verzichten?
ask-pirate-privilege-at-end = Am Ende deines Spielzugs ist der Pirat in { $city }. Möchtest du ihn mit deinem Privileg versetzen und auf die zusätzlichen Einnahmen verzichten?
ask-first-city = { $cards ->
    [one] Wo beginnt deine Route? (höchstens { $cards } Karte)
   *[other] Wo beginnt deine Route? (bis zu { $cards } Karten)
}
ask-next-city = { part-kept-for-fees }{ $cards ->
    [one] Wie geht deine Route weiter? (höchstens noch { $cards } Karte)
   *[other] Wie geht deine Route weiter? (bis zu { $cards } weitere Karten)
}
ask-route-full = { part-kept-for-fees }Deine Route ist voll. Möchtest du mit dem Privileg Geschwindigkeit noch eine Karte legen?
ask-evaluate = { part-kept-for-fees }Was möchtest du mit deiner Route tun?
ask-make-at = { part-kept-for-fees }In welcher Stadt möchtest du { $luxury } herstellen?
ask-make-any-at = { part-kept-for-fees }{ $count ->
    [one] Wo möchtest du ein Luxusgut herstellen? (noch { $count })
   *[other] Wo möchtest du ein Luxusgut herstellen? (noch { $count } verschiedene)
}
ask-make-in = { part-kept-for-fees }Wo möchtest du { $count } verschiedene Luxusgüter herstellen?
ask-recipe = { part-kept-for-fees }Welche Waren möchtest du in { $city } für { $luxury } verbrauchen?
ask-source = { part-kept-for-fees }Woher möchtest du diese Ware nehmen: { $good }?
ask-kind = { part-kept-for-fees }{ $count ->
    [one] Welche Ware möchtest du verbrauchen? (noch { $count })
   *[other] Welche Ware möchtest du verbrauchen? (noch { $count } verschiedene)
}
ask-give = { part-kept-for-fees }{ $count ->
    [one] Welche Ware möchtest du verbrauchen?
   *[other] Welche { $count } verschiedenen Waren möchtest du verbrauchen?
}
ask-file = Wohin möchtest du den Auftrag { $upper } / { $lower } legen? Die untere Zeile ist noch offen.
ask-store = { part-kept-for-fees }Welche Ware möchtest du einlagern?
ask-store-losing = { part-kept-for-fees }Welche Ware möchtest du einlagern? Die Ware aus dem Lager ({ $good }) wurde nicht verbraucht und geht verloren.
ask-store-instead = { part-kept-for-fees }In deinem Lager: { $good }. Möchtest du stattdessen eine andere Ware einlagern?
ask-purchase = { $money ->
    [0] Du hast keine Dukaten. Was möchtest du kaufen? (ein Kauf pro Spielzug)
   *[other] Du hast { $money } Dukaten. Was möchtest du kaufen? (ein Kauf pro Spielzug)
}
ask-cheap-order = { $money ->
    [0] Du hast keine Dukaten mehr. Möchtest du mit deinem Privileg noch einen Auftrag?
   *[other] Du hast noch { $money } Dukaten. Möchtest du mit deinem Privileg noch einen Auftrag?
}
not-asked = Du hast gerade nichts zu entscheiden.

## Möglichkeiten

part-forgone-seals = { $forgone ->
    [0] {""}
   *[other] { " " }(statt { $forgone } Siegel am Ende deines Spielzugs)
}
side-front = Vorderseite (beiger Rand)
side-back = Rückseite (silberner Rand)
buy-kontor = Das Kontor { $city } nehmen: { $good }, Einkommen { $income ->
    [one] { $income } Dukat
   *[other] { $income } Dukaten
} ({ $price ->
    [0] kostenlos
    [one] { $price } Dukat
   *[other] { $price } Dukaten
})
buy-order = Einen Auftrag nehmen: { $upper } / { $lower } ({ $price ->
    [0] kostenlos
    [one] { $price } Dukat
   *[other] { $price } Dukaten
})
buy-order-stack = Den obersten Auftrag vom Stapel nehmen ({ $price ->
    [0] kostenlos
    [one] { $price } Dukat
   *[other] { $price } Dukaten
})
buy-cheap = Mit deinem Privileg{ part-forgone-seals } einen Auftrag nehmen: { $upper } / { $lower } ({ $price ->
    [0] kostenlos
    [one] { $price } Dukat
   *[other] { $price } Dukaten
})
buy-cheap-stack = Mit deinem Privileg{ part-forgone-seals } den obersten Auftrag vom Stapel nehmen ({ $price ->
    [0] kostenlos
    [one] { $price } Dukat
   *[other] { $price } Dukaten
})
buy-ship = Dein Schiff auf Geschwindigkeit { $speed } bringen ({ $price ->
    [0] kostenlos
    [one] { $price } Dukat
   *[other] { $price } Dukaten
})
pass-purchase = Passen: nichts weiter kaufen
pass-pirate = Den Piraten dort lassen
move-pirate = { $price ->
    [0] Den Piraten kostenlos nach { $city } versetzen
   *[other] Den Piraten für { $price } Dukaten nach { $city } versetzen
}
move-pirate-privilege = Den Piraten mit deinem Privileg{ part-forgone-seals } nach { $city } versetzen
sail-own = Nach { $city } segeln: eigenes Kontor, { $good }
sail-swap = Nach { $city } segeln: dein Kontor aus dem Lager, { $good } doppelt (die eingelagerte Ware jetzt nutzen oder verlieren)
sail-swap-fast = Mit dem Privileg Geschwindigkeit{ part-forgone-seals } nach { $city } segeln: dein Kontor aus dem Lager, { $good } doppelt (die eingelagerte Ware jetzt nutzen oder verlieren)
sail-base = Nach { $city } segeln: Basiskontor, { $good } ({ $fee ->
    [0] keine Hafengebühr
    [one] Hafengebühr { $fee } Dukat
   *[other] Hafengebühr { $fee } Dukaten
})
sail-own-fast = Mit dem Privileg Geschwindigkeit{ part-forgone-seals } nach { $city } segeln: eigenes Kontor, { $good }
sail-base-fast = Mit dem Privileg Geschwindigkeit{ part-forgone-seals } nach { $city } segeln: Basiskontor, { $good } ({ $fee ->
    [0] keine Hafengebühr
    [one] Hafengebühr { $fee } Dukat
   *[other] Hafengebühr { $fee } Dukaten
})
lay-placeholder = Einen Platzhalter für die Manufaktur in { $city } legen
lay-placeholder-fast = Mit dem Privileg Geschwindigkeit{ part-forgone-seals } einen Platzhalter für die Manufaktur in { $city } legen
stop-route = Die Route beenden
stay = Keine Route auslegen
make-for-seals = In { $city } { $luxury } für { $seals } Siegel und { $seals ->
    [one] { $seals } Dukat herstellen
   *[other] { $seals } Dukaten herstellen
}
make-for-seals-between = In { $city } { $luxury } für { $least } bis { $top } Siegel und ebenso viele Dukaten herstellen
fulfil-upper = Die obere Zeile von { $upper } / { $lower } erfüllen ({ $seals } Siegel)
fulfil-lower = Nur die untere Zeile von { $upper } / { $lower } erfüllen ({ $seals } Siegel; die obere verfällt)
fulfil-lower-after = Auch die untere Zeile von { $upper } / { $lower } erfüllen ({ $seals } Siegel)
rise = Auf Karrierestufe { $level } aufsteigen: { $goods ->
    [0] {""}
    [one] { $goods } Ware
   *[other] { $goods } verschiedene Waren
}{ $luxuries ->
    [0] {""}
   *[other] { $goods ->
        [0] {""}
       *[other] { " und " }
    }{ $luxuries ->
        [one] { $luxuries } Luxusgut
       *[other] { $luxuries } verschiedene Luxusgüter
    }
}{ $ducats ->
    [0] { $goods ->
        [0] { $luxuries ->
            [0] kostenlos
           *[other] {""}
        }
       *[other] {""}
    }
   *[other] { $goods ->
        [0] { $luxuries ->
            [0] {""}
           *[other] { " und " }
        }
       *[other] { " und " }
    }{ $ducats ->
        [one] { $ducats } Dukat
       *[other] { $ducats } Dukaten
    }
}; danach { $seals } Siegel pro Spielzug, ohne „{ $privilege }“
part-lapsing-above = { $skipped ->
    [0] {""}
    [one] ; der darüber verfällt in diesem Spielzug
   *[other] ; die { $skipped } darüber verfallen in diesem Spielzug
}
fulfil-special = Spezialauftrag { $position } erfüllen: { $wares }{ $inputs ->
    [0] {""}
    [1] {""}
   *[other] { " " }aus mindestens { $inputs } Waren
} ({ $price ->
    [0] kostenlos
   *[other] { $price } Dukaten zahlen
}, { $seals } Siegel erhalten{ part-lapsing-above })
fulfil-special-cheap = Mit deinem Privileg{ part-forgone-seals } Spezialauftrag { $position } erfüllen: { $wares }{ $inputs ->
    [0] {""}
    [1] {""}
   *[other] { " " }aus mindestens { $inputs } Waren
} ({ $price ->
    [0] kostenlos
   *[other] { $price } Dukaten zahlen
}, { $seals } Siegel erhalten{ part-lapsing-above })
take-income = { $money ->
    [one] Einkommen in { $city } nehmen: { $money } Dukat für { $good }
   *[other] Einkommen in { $city } nehmen: { $money } Dukaten für { $good }
}
take-extra-income = { $money ->
    [one] Mit deinem Privileg{ part-forgone-seals } zusätzliche Einnahmen nehmen: { $money } Dukat
   *[other] Mit deinem Privileg{ part-forgone-seals } zusätzliche Einnahmen nehmen: { $money } Dukaten
}
end-evaluation = { $money ->
    [0] Phase beenden
    [one] Phase beenden (+{ $money } Dukat)
   *[other] Phase beenden (+{ $money } Dukaten)
}
end-evaluation-paying = { $money ->
    [0] Phase beenden (Gebühren { part-fees })
    [one] Phase beenden (+{ $money } Dukat, Gebühren { part-fees })
   *[other] Phase beenden (+{ $money } Dukaten, Gebühren { part-fees })
}
make-at = In { $city } { $luxury } herstellen
make-in-two = In { $city } { $luxury } und in { $city2 } { $luxury2 } herstellen
make-in-three = In { $city } { $luxury }, in { $city2 } { $luxury2 } und in { $city3 } { $luxury3 } herstellen
use-recipe = { $goods } verbrauchen
use-recipe-for-seals = { $goods } verbrauchen ({ $seals } Siegel und { $seals ->
    [one] { $seals } Dukat
   *[other] { $seals } Dukaten
})
use-good = { $good } verbrauchen
give-goods = { $goods } verbrauchen
from-hold = Aus dem Lager
from-route = Aus der Route
lay-left = Links neben das Schiff: Die untere Zeile kann noch erfüllt werden
lay-under = Unter das Schiff: Der Auftrag ist abgeschlossen
store = { $good } einlagern, statt { $income } Dukaten Einkommen zu nehmen
store-nothing = Nichts einlagern

## Was getan wurde

did-manufactory = In { $city } liegt: { $manufactory }.
did-bonus = Eine Bonuskarte kommt ins Spiel: { $bonus }.
did-career = { $seat } erhält eine Karte: { $career }.
did-draw = { $seat } zieht einen Auftrag: { $upper } / { $lower }.
did-draw-veiled = { $seat } zieht einen Auftrag, den die anderen nicht sehen.
did-counter = { $seat } legt einen Auftrag vom Stapel verdeckt unter das Schiff: { $upper } / { $lower }.
did-counter-veiled = { $seat } legt einen Auftrag vom Stapel verdeckt unter das Schiff.
did-open = Ein Auftrag wird offen ausgelegt: { $upper } / { $lower }.
did-column = In der Reihe der Spezialaufträge folgt: die Karte mit { $wares } in Teil A.
did-merchant-at = Der Kaufmann beginnt in { $city }.
did-pirate-at = Der Pirat beginnt in { $city }.
did-side-front = { $seat } spielt mit der Vorderseite der Karrierekarte.
did-side-back = { $seat } spielt mit der Rückseite der Karrierekarte.
did-kontor = { $seat } nimmt ein Kontor in { $city }.
did-order = { $seat } nimmt einen Auftrag: { $upper } / { $lower }.
did-order-stack = { $seat } nimmt einen Auftrag vom Stapel.
did-cheap = { $seat } nimmt mit dem Privileg einen Auftrag: { $upper } / { $lower }.
did-cheap-stack = { $seat } nimmt mit dem Privileg einen Auftrag vom Stapel.
did-ship = { $seat } steigt beim Schiff eine Stufe auf.
did-pass = { $seat } passt.
did-pirate = { $seat } versetzt den Piraten nach { $city }.
did-sail = { $seat } segelt nach { $city }.
did-sail-fast = { $seat } segelt mit dem Privileg Geschwindigkeit nach { $city }.
did-placeholder = { $seat } legt einen Platzhalter.
did-placeholder-fast = { $seat } legt mit dem Privileg Geschwindigkeit einen Platzhalter.
did-stop = { $seat } legt keine weitere Karte.
did-make = { $seat } nutzt die Manufaktur in { $city }.
did-fulfil = { $seat } bearbeitet einen Auftrag ({ $upper } / { $lower }) und will { $wares } liefern.
did-rise = { $seat } will eine Karrierestufe aufsteigen.
did-special = { $seat } bearbeitet Spezialauftrag { $position }.
did-special-cheap = { $seat } bearbeitet mit dem Privileg Spezialauftrag { $position }.
did-income = { $seat } nimmt Einkommen in { $city }.
did-extra-income = { $seat } nimmt zusätzliche Einnahmen.
did-end = { $seat } beendet die Phase.
did-at = { $seat } nutzt die Manufaktur in { $city }.
did-make-in = { $seat } nutzt die Manufakturen in { $cities }.
did-recipe = { $seat } wählt ein Rezept: { $goods }.
did-from-hold = { $seat } nimmt die Ware aus dem Lager.
did-from-route = { $seat } nimmt die Ware aus der Route.
did-left = { $seat } legt den Auftrag links neben das Schiff.
did-under = { $seat } legt den Auftrag unter das Schiff.
did-store = { $seat } lagert das Kontor { $city } mit seiner Ware ein.
did-store-nothing = { $seat } lagert nichts ein.

## Eine Aktion in einer Zeile: Satzteile ohne Subjekt

part-for-price = { $price ->
    [0] kostenlos
    [one] für { $price } Dukat
   *[other] für { $price } Dukaten
}
part-some-ducats = { $money ->
    [one] { $money } Dukat
   *[other] { $money } Dukaten
}
part-some-seals = { $seals } Siegel
part-stop-1 = { $city1 }{ $fee1 ->
    [0] {""}
   *[other] { " " }(Hafengebühr { $fee1 })
}
part-stop-2 = { $city2 }{ $fee2 ->
    [0] {""}
   *[other] { " " }(Hafengebühr { $fee2 })
}
part-stop-3 = { $city3 }{ $fee3 ->
    [0] {""}
   *[other] { " " }(Hafengebühr { $fee3 })
}
part-stop-4 = { $city4 }{ $fee4 ->
    [0] {""}
   *[other] { " " }(Hafengebühr { $fee4 })
}
part-stop-5 = { $city5 }{ $fee5 ->
    [0] {""}
   *[other] { " " }(Hafengebühr { $fee5 })
}
part-stop-6 = { $city6 }{ $fee6 ->
    [0] {""}
   *[other] { " " }(Hafengebühr { $fee6 })
}
part-stop-7 = { $city7 }{ $fee7 ->
    [0] {""}
   *[other] { " " }(Hafengebühr { $fee7 })
}
part-stop-8 = { $city8 }{ $fee8 ->
    [0] {""}
   *[other] { " " }(Hafengebühr { $fee8 })
}
does-sail-1 = segelt nach { part-stop-1 }
does-sail-2 = segelt nach { part-stop-1 } und { part-stop-2 }
does-sail-3 = segelt nach { part-stop-1 }, { part-stop-2 } und { part-stop-3 }
does-sail-4 = segelt nach { part-stop-1 }, { part-stop-2 }, { part-stop-3 } und { part-stop-4 }
does-sail-5 = segelt nach { part-stop-1 }, { part-stop-2 }, { part-stop-3 }, { part-stop-4 } und { part-stop-5 }
does-sail-6 = segelt nach { part-stop-1 }, { part-stop-2 }, { part-stop-3 }, { part-stop-4 }, { part-stop-5 } und { part-stop-6 }
does-sail-7 = segelt nach { part-stop-1 }, { part-stop-2 }, { part-stop-3 }, { part-stop-4 }, { part-stop-5 }, { part-stop-6 } und { part-stop-7 }
does-sail-8 = segelt nach { part-stop-1 }, { part-stop-2 }, { part-stop-3 }, { part-stop-4 }, { part-stop-5 }, { part-stop-6 }, { part-stop-7 } und { part-stop-8 }
does-stay = legt keine Route aus
does-placeholders = { $cities-n ->
    [one] legt einen Platzhalter in { $cities }
   *[other] legt Platzhalter in { $cities }
}
does-swap = holt das Kontor { $city } aus dem Lager
does-privilege = nutzt das Privileg „{ $privilege }“
does-pirate = { $price ->
    [0] versetzt den Piraten nach { $city }
   *[other] versetzt den Piraten { part-for-price } nach { $city }
}
does-make = stellt in { $city } { $luxury } her und verbraucht { $goods }
does-fulfil-upper = erfüllt die obere Zeile eines Auftrags ({ $wares })
does-fulfil-lower = erfüllt die untere Zeile eines Auftrags ({ $wares })
does-rise = steigt auf Karrierestufe { $level }
does-special = erfüllt Spezialauftrag { $position } ({ $wares })
does-gain-seals = erhält { part-some-seals }
does-gain-both = erhält { part-some-seals } und { part-some-ducats }
does-gain-bonus = erhält { part-some-seals } von der Bonuskarte „{ $bonus }“
does-gain-career = erhält { part-some-seals } für die Karriere
does-gain-privilege = erhält { part-some-seals }, da kein Privileg genutzt wurde
does-get-merchant = erhält { part-some-ducats } vom Kaufmann
does-gain-merchant = erhält { part-some-seals } vom Kaufmann
does-use = verbraucht { $goods }
does-pay = zahlt { $price ->
    [one] { $price } Dukat
   *[other] { $price } Dukaten
}
does-pay-fees = zahlt { $fees ->
    [one] { $fees } Dukat Hafengebühren
   *[other] { $fees } Dukaten Hafengebühren
}
does-give-up = gibt das Privileg „{ $privilege }“ auf
does-counter = legt einen Auftrag verdeckt unter das Schiff: { $upper } / { $lower }
does-counter-veiled = legt einen Auftrag verdeckt unter das Schiff
does-left = legt einen Auftrag links neben das Schiff, die untere Zeile offen
does-under = legt einen Auftrag unter das Schiff
does-store = lagert { $good } ein
does-store-and-income = lagert { $good } ein und nimmt { part-some-ducats } Einkommen ({ $cities })
does-income = nimmt { part-some-ducats } Einkommen ({ $cities })
does-extra-income = nimmt { part-some-ducats } zusätzliche Einnahmen (Privileg)
does-lose = verliert die Ware aus dem Lager ({ $good })
does-buy-kontor = kauft das Kontor { $city } { part-for-price }
does-buy-ship = bringt das Schiff { part-for-price } auf Geschwindigkeit { $speed }
does-buy-order = kauft einen Auftrag ({ $upper } / { $lower }) { part-for-price }
does-buy-order-stack = kauft einen Auftrag vom Stapel { part-for-price }
does-draw = zieht { $upper } / { $lower }
does-pass = passt
other-open = neuer Auftrag: { $upper } / { $lower }
other-merchant = der Kaufmann zieht weiter nach { $city }
other-bonus-drops = die Bonuskarte „{ $bonus }“ bietet jetzt { part-some-seals }
other-bonus-gone = die Bonuskarte „{ $bonus }“ kommt aus dem Spiel
other-variety = { $seat } erhält { $seals ->
    [0] keine Siegel
   *[other] { $seals } Siegel
} für die Warenvielfalt ({ $kinds ->
    [one] { $kinds } Sorte
   *[other] { $kinds } Sorten
})
other-last-round = die nächste Runde ist die letzte
other-stopped = { $count ->
    [one] die Partie wird nach { $count } Runde angehalten und so gewertet, wie sie steht
   *[other] die Partie wird nach { $count } Runden angehalten und so gewertet, wie sie steht
}
other-game-over = die Partie ist zu Ende
other-red-x = { $seat } zeigt noch ein rotes X und hat verloren

## Was Karten sagen

card-order = Obere Zeile: { $upper }; untere Zeile: { $lower }.
card-part = Teil { $part ->
    [0] A
    [1] B
    [2] C
   *[other] D
}: { $wares }{ $inputs ->
    [0] {""}
    [1] {""}
   *[other] { " " }aus mindestens { $inputs } Waren
}; { $price ->
    [0] kostenlos
   *[other] { $price } Dukaten zahlen
}, { $seals } Siegel erhalten.
card-recipe = Für { $goods }: { $luxury }, { $seals } Siegel.
card-level = Stufe { $level } ({ $side }): { $requirement }; Privileg { $privilege }; Feld: { $seals } Siegel pro Spielzug.
card-level-x = Stufe { $level } ({ $side }): { $requirement }; Privileg { $privilege }; Feld: rotes X.
card-top = Oberer Rand ({ $side }), Feld: { $seals } Siegel pro Spielzug.
card-own-kontors = { $threshold ->
    [one] Du besitzt { $threshold } Kontor.
   *[other] Du besitzt { $threshold } Kontore.
}
card-route-cities = { $threshold ->
    [one] Lege eine Route mit { $threshold } Stadt aus.
   *[other] Lege eine Route mit { $threshold } verschiedenen Städten aus.
}
card-luxury-inputs = { $threshold ->
    [one] Stelle ein Luxusgut her.
   *[other] Stelle ein Luxusgut aus mindestens { $threshold } Waren her.
}
card-orders-under-ship = { $threshold ->
    [one] Du hast { $threshold } Auftrag unter deinem Schiff.
   *[other] Du hast { $threshold } Aufträge unter deinem Schiff.
}
card-career-seals = { $threshold ->
    [one] Erreiche ein Karrierefeld mit mindestens { $threshold } Siegel pro Spielzug.
   *[other] Erreiche ein Karrierefeld mit mindestens { $threshold } Siegeln pro Spielzug.
}
card-variety = Am Ende: Siegel für die Zahl verschiedener Waren und Luxusgüter auf den Aufträgen unter deinem Schiff (Sorten→Siegel).
card-speed = { $amount ->
    [one] Deine Route darf { $amount } Karte mehr haben.
   *[other] Deine Route darf { $amount } Karten mehr haben.
}
card-extra-income = Du erhältst { $amount } Dukaten.
card-order-discount = { part-order-discount } Sind Spezialaufträge im Spiel, dürfen stattdessen die dieses Spielzugs zusammen { $amount } Dukaten weniger kosten.
part-order-discount = Du darfst einen weiteren Auftrag nehmen, um { $amount } Dukaten billiger.
card-seal = Du erhältst { $amount } Siegel, wenn du in diesem Spielzug kein anderes Privileg genutzt hast.
card-ship = Geschwindigkeit { $speed }; die nächste Stufe kostet { $price } Dukaten.
card-ship-last = Geschwindigkeit { $speed }; es gibt keine weitere Stufe.
card-merchant-front = Vorderseite: einmal pro Spielzug { $seals ->
    [0] { $ducats ->
        [one] { $ducats } Dukat mehr
       *[other] { $ducats } Dukaten mehr
    }
   *[other] { $seals } Siegel mehr
}, wenn du in der Stadt des Kaufmanns Einkommen erzielst oder ein Luxusgut für Siegel herstellst.
card-merchant-back = Rückseite: einmal pro Spielzug { $seals ->
    [0] { $ducats ->
        [one] { $ducats } Dukat mehr
       *[other] { $ducats } Dukaten mehr
    }
   *[other] { $seals } Siegel mehr
}, wenn du in der Stadt des Kaufmanns ein Luxusgut für Siegel herstellst.
card-pirate-front = Vorderseite: Eine Route mit der Stadt des Piraten darf { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} weniger haben. Einmal pro Spielzug darfst du den Piraten versetzen. Das kostet mit den meisten Siegeln { $most } Dukaten, mit den zweitmeisten { $second } Dukaten und mit weniger { $fewer } Dukaten.
card-pirate-back = Rückseite: Routen lassen die Stadt des Piraten außer Acht; ihre Nachbarstädte gelten als untereinander benachbart. Zu Beginn oder am Ende deines Spielzugs darfst du ihn mit dem Privileg zusätzliche Einnahmen versetzen.

## Wertung

score-luxury-goods = Luxusgüter
score-orders = Aufträge
score-special-orders = Spezialaufträge
score-career = Karriere
score-privilege = Privileg
score-bonus-cards = Bonuskarten
score-merchant = Kaufmann
score-variety = Warenvielfalt
tie-ducats = mehr Dukaten
tie-levels = mehr Karrierestufen
tie-kontors = mehr Kontore
tie-moved-later = später am Zug
verdict-lost = Wessen Karrierekarte am Ende noch ein rotes X zeigt, hat verloren, egal mit wie vielen Siegeln.
verdict-stopped = Die Partie wurde an der Rundengrenze angehalten und so gewertet, wie sie stand.

## Wie Punkte hier heißen

game-points-unit = { $points ->
   *[other] Siegel
}
game-wins-by = { $margin ->
    [one] { $names } gewinnt mit einem Siegel Vorsprung
   *[other] { $names } gewinnt mit { $margin } Siegeln Vorsprung
}
game-by-vote = Alle waren dafür, sie zu beenden. Die Siegel sind der letzte Stand.
game-record-ends = Diese Aufzeichnung endet vor der Partie. Die Siegel sind der letzte Stand.
game-equal-points = { $names } haben je { $points } Siegel.
game-ranking-help = Siegel nach Herkunft
game-tie-points = die meisten Siegel
# "Round 5, the last" stands before it
game-last-turns = { "" }
game-graph = Siegel im Verlauf
game-graph-help = Marken: Siegel erhalten
game-graph-is = Siegel nach jedem Spielzug. Am Ende: { $list }.

## Einstellungen einer Partie

option-first-game = Erstes Spiel
option-first-game-help = Ein leichter Einstieg: die Bonuskarten „8 Kontore“ und „5-Städte-Route“, und alle spielen mit der Vorderseite der Karrierekarte.
option-merchant-and-pirate = Kaufmann und Pirat
option-merchant-and-pirate-help = Expertenmodul A: Der Kaufmann zieht von Stadt zu Stadt und zahlt mehr; der Pirat stört die Routen.
option-merchant-side = Seite des Kaufmanns
option-merchant-side-help = Die Vorderseite bringt mehr Dukaten für Einkommen und für Luxusgüter, die für Siegel hergestellt werden; die Rückseite bringt 1 Siegel mehr für solche Luxusgüter.
option-merchant-side-front = Vorderseite: Dukaten
option-merchant-side-back = Rückseite: 1 Siegel
option-pirate-side = Seite des Piraten
option-pirate-side-help = Die Vorderseite verkürzt Routen mit der Stadt des Piraten, und Dukaten versetzen ihn; die Rückseite nimmt die Stadt aus dem Spiel, und ein Privileg versetzt ihn.
option-pirate-side-front = Vorderseite: kürzere Routen
option-pirate-side-back = Rückseite: eine Stadt weniger
option-cities = Städte von Kaufmann und Pirat
option-cities-help = Wo die beiden beginnen: in den vorgegebenen Städten Novgorod und Antwerpen oder in ausgelosten.
option-cities-printed = Novgorod und Antwerpen
option-cities-random = Werden ausgelost
option-special-orders = Spezialaufträge
option-special-orders-help = Expertenmodul B: Vier Spezialaufträge stehen allen offen; sie kosten neben den Waren auch Dukaten und bringen viele Siegel.
option-round-stop = Rundengrenze
option-round-stop-help = Eine technische Grenze: Nach so vielen Runden wird die Partie angehalten und so gewertet, wie sie steht.

## Warum ein Tipp zu etwas rät

hint-red-x = Du kannst in der Karriere aufsteigen; wer zu weit unten bleibt, kann nicht gewinnen.
hint-career = { $count ->
    [one] Du steigst in der Karriere auf: dann { $count } Siegel pro Spielzug.
   *[other] Du steigst in der Karriere auf: dann { $count } Siegel pro Spielzug.
}
hint-hold = Eine Ware im Laderaum hilft im nächsten Spielzug.
hint-speed = Ein schnelleres Schiff erreicht mehr Städte pro Spielzug.
hint-luxuries = { $count ->
    [one] Luxusgüter können dir dann in diesem Spielzug { $count } Siegel bringen.
   *[other] Luxusgüter können dir dann in diesem Spielzug { $count } Siegel bringen.
}
hint-fulfil = { $count ->
    [one] Du kannst dann in diesem Spielzug Aufträge für { $count } Siegel erfüllen.
   *[other] Du kannst dann in diesem Spielzug Aufträge für { $count } Siegel erfüllen.
}
hint-specials = { $count ->
    [one] Spezialaufträge können dir dann in diesem Spielzug { $count } Siegel bringen.
   *[other] Spezialaufträge können dir dann in diesem Spielzug { $count } Siegel bringen.
}
hint-bonus = { $count ->
    [one] Du kannst dann in diesem Spielzug eine Bonuskarte erreichen: { $count } Siegel.
   *[other] Du kannst dann in diesem Spielzug eine Bonuskarte erreichen: { $count } Siegel.
}
hint-merchant = { $count ->
    [one] Der Kaufmann kann dann in diesem Spielzug { $count } Siegel dazugeben.
   *[other] Der Kaufmann kann dann in diesem Spielzug { $count } Siegel dazugeben.
}
hint-privilege = { $count ->
    [one] Du nutzt kein Privileg: Das bringt am Ende deines Spielzugs { $count } Siegel.
   *[other] Du nutzt kein Privileg: Das bringt am Ende deines Spielzugs { $count } Siegel.
}
hint-earns = { $count ->
    [one] Deine Route kann dir dann nach Abzug der Gebühren { $count } Dukat bringen.
   *[other] Deine Route kann dir dann nach Abzug der Gebühren { $count } Dukaten bringen.
}
hint-more-ducats = { $rival ->
    [1] { $count ->
        [one] Dir bleibt { $count } Dukat mehr als mit Nummer { $rival }.
       *[other] Dir bleiben { $count } Dukaten mehr als mit Nummer { $rival }.
    }
   *[other] { $count ->
        [one] Dir bleibt { $count } Dukat mehr als mit der nächstbesten Wahl.
       *[other] Dir bleiben { $count } Dukaten mehr als mit der nächstbesten Wahl.
    }
}
hint-spend = { $count ->
    [one] Damit kannst du in diesem Spielzug { $count } Dukat mehr ausgeben.
   *[other] Damit kannst du in diesem Spielzug { $count } Dukaten mehr ausgeben.
}
hint-buys-kontor = Der Spielzug bringt dir dann genug für das Kontor in { $city } ein.
hint-buys-speed = Der Spielzug bringt dir dann genug für Geschwindigkeit { $speed } ein.
hint-buys-order = Der Spielzug bringt dir dann genug für einen neuen Auftrag ein.
hint-stores = Du kannst dann { $good } für den nächsten Spielzug einlagern.
hint-store-wanted = Deine Aufträge verlangen { $good }.
hint-fee = { $count ->
    [one] Ein eigenes Kontor in { $city } spart dir bei jedem Besuch { $count } Dukat Hafengebühr.
   *[other] Ein eigenes Kontor in { $city } spart dir bei jedem Besuch { $count } Dukaten Hafengebühr.
}
hint-next-to = { $city } ist Nachbarstadt von { $cities }, wo du schon Kontore hast.
hint-good-wanted = { $city } liefert { $good }, was deine Aufträge verlangen.
hint-cheap = { $count ->
    [one] Nach { $count } Besuch in { $city } hat es sich bezahlt gemacht.
   *[other] Nach { $count } Besuchen in { $city } hat es sich bezahlt gemacht.
}
hint-order-near = Für { $wares } hast du Kontore.
hint-order-luxury = Für { $wares } genügt jedes Rezept, auch aus einer einzigen Ware.
hint-order-row = Die Städte einer seiner Zeilen sind Nachbarn: { $cities }.
hint-order-secret = Niemand sonst erfährt, welchen Auftrag du hast.
hint-side-soon = { $count ->
    [one] Das rote X ist nach { $count } Stufe weg.
   *[other] Das rote X ist nach { $count } Stufen weg.
}
hint-side-top = { $count ->
    [one] Ganz oben bringt sie { $count } Siegel pro Spielzug.
   *[other] Ganz oben bringt sie { $count } Siegel pro Spielzug.
}
hint-next-speed = { $count ->
    [one] Du sparst für Geschwindigkeit { $speed }, die { $count } Dukat kostet.
   *[other] Du sparst für Geschwindigkeit { $speed }, die { $count } Dukaten kostet.
}
hint-next-level = { $count ->
    [one] Du behältst dein Geld für die nächste Karrierestufe, die { $count } Dukat verlangt.
   *[other] Du behältst dein Geld für die nächste Karrierestufe, die { $count } Dukaten verlangt.
}
hint-last-round = Es ist die letzte Runde: Ein Kauf brächte keine Siegel mehr, und Dukaten entscheiden bei Gleichstand.
hint-keeps = { $count ->
    [one] Du behältst { $count } Dukat für spätere Spielzüge.
   *[other] Du behältst { $count } Dukaten für spätere Spielzüge.
}
hint-rest = Nach der Rechnung des Bots lohnt sich nichts mehr von dem, was du jetzt noch tun könntest.
hint-open = { $count ->
    [one] Die { $count } Dukat deiner offenen Kontore kommen von selbst herein.
   *[other] Die { $count } Dukaten deiner offenen Kontore kommen von selbst herein.
}
hint-fees = { $count ->
    [one] Es hilft, deine Hafengebühren von { $count } Dukat zu zahlen.
   *[other] Es hilft, deine Hafengebühren von { $count } Dukaten zu zahlen.
}
hint-both = So kannst du in { $city } sowohl die Ware als auch die Manufaktur nutzen.
hint-visits = Deine Route kann dann nach { $cities } weitergehen.
hint-pirate-free = Der Pirat steht deiner Route in { $city } nicht mehr im Weg.
hint-pirate-hinders = In { $city } stört der Pirat { $seats } und nicht dich: Du hast dort kein Kontor.
hint-pirate-neutral = In { $city } hast du kein Kontor, das der Pirat stören könnte.
hint-pirate-away = Dein Kontor in { $city } ist den Piraten wieder los.
hint-lower = Seine untere Zeile, { $wares }, kann später noch Siegel bringen.
hint-under = Er zählt sofort als erfüllt und macht Platz für einen neuen Auftrag.
hint-spares = Es lässt dir { $wares } für anderes übrig.
hint-order-two = Er und ein anderer deiner Aufträge verlangen { $wares }.
hint-becomes = Im nächsten Spielzug kann daraus { $luxury } werden: { $good }.
