# Was die Orte um eine Partie herum sagen: Tisch eröffnen, meine Person.

opening-help = Alles ist sinnvoll vorbelegt: Nur das Spiel muss gewählt sein.
seats-range = { $low } bis { $high }
seat-me = Du
seat-friend = Jemand mit dem Link
seat-friend-help = den Link bekommst du, sobald der Tisch offen ist
seat-anyone = Wer mag
seat-anyone-help = alle, die den Link haben
seat-anyone-listed = steht bei den offenen Tischen
seat-bot = Bot, { $level }
seat-bot-random-help = spielt ohne Plan
seat-bot-landlubber-help = macht die Fehler erster Partien
seat-bot-greedy-help = nimmt, was jetzt am meisten bringt
seat-screen = An diesem Bildschirm
seat-screen-help = mit einem Vorhang zwischen den Zügen
seat-closed = Geschlossen
seat-closed-help = hier sitzt niemand
seat-number = Platz { $seat }
seat-shut = Geschlossener Platz
screen-name = Name an diesem Bildschirm
table-options = Optionen
table-options-help = wie im Regelheft, wenn du nichts änderst
number-range = Eine ganze Zahl von { $low } bis { $high }.
option-wrong = Das passt nicht zum Übrigen.
pace-live-help = Alle sind da und spielen gleich.
pace-days-help = Alle schauen herein, wann sie mögen, über Tage.
clock = Uhr
clock-none = Keine Uhr
clock-each = { $time } je Zug
clock-help = Wer die Zeit verstreichen lässt, wird bis zur Rückkehr von einem Bot vertreten.
start-itself = Von selbst beginnen
start-itself-help = Sobald alle Plätze besetzt sind.
who-finds = Wer ihn findet
finds-link = Wer den Link hat
finds-link-help = Nur wem du den Link schickst, kann mitspielen oder zusehen.
finds-all = Alle
finds-all-help = Er steht bei den offenen Tischen, und alle dürfen zusehen.
deck-title = Dein eigener Kartensatz
deck-owners = wenn du das Spiel besitzt
deck-help = Eine Kartendatei mit den Werten deines Exemplars: gleiche Felder und Anzahlen wie der eingebaute Satz.
deck-choose = Datei wählen
deck-will = Er wird geprüft, wenn du den Tisch eröffnest.
deck-bad = Darin ist ein Fehler.
deck-again = Datei neu wählen
deck-remove = Mit dem eingebauten Satz spielen
deck-too-large = Diese Datei ist zu groß für einen Kartensatz.
line-number = Zeile { $line }
your-table = Dein Tisch
open-the-table = Tisch eröffnen
start-the-game = Partie beginnen
rest-seats = { $count ->
    [0] Noch sitzt hier niemand. { $game } ist für { $low } bis { $high }.
    [one] { $game } ist für { $low } bis { $high }; hier ist { $count } Platz.
   *[other] { $game } ist für { $low } bis { $high }; hier sind { $count } Plätze.
}
rest-number = Berichtige zuerst „{ $option }“.
rest-deck = Berichtige oder entferne zuerst den Kartensatz.
rest-field = Berichtige zuerst, was markiert ist.
sum-table = { $count ->
    [one] { $game } allein: { $who }.
   *[other] { $game } zu { $count }: { $who }.
}
sum-you = du
sum-screen = jemand an diesem Bildschirm
sum-friend = { $count ->
    [one] jemand mit dem Link
   *[other] { $count } mit dem Link
}
sum-anyone = { $count ->
    [one] wer mag
   *[other] { $count }, die mögen
}
sum-bots = { $count ->
    [one] ein Bot ({ $level })
   *[other] { $count } Bots ({ $level })
}
sum-with = Mit { $options }.
sum-deck = Mit deinem eigenen Kartensatz.
sum-live = Live, ohne Uhr.
sum-live-clock = Live, { $time } je Zug.
sum-days = Über Tage, ohne Uhr.
sum-days-clock = Über Tage, { $time } je Zug.
sum-open = Alle können ihn finden.
sum-closed = Nur wer den Link hat, findet ihn.
sum-begins = Es geht los, sobald alle Plätze besetzt sind.
sum-you-begin = Es geht los, wenn du startest.
sum-at-once = Es geht gleich los.
name-help = Andere sehen ihn am Tisch. Bis zu 24 Zeichen.
name-wrong = Ein Name hat 1 bis 24 sichtbare Zeichen.
take-name = Diesen Namen nehmen
name-taken = Du bist jetzt { $name }.
key-title = Anderswo weiterspielen
key-help = Mit einem Schlüssel bist du auf einem anderen Gerät dieselbe Person: Deine Partien kommen mit.
key-label = Schlüssel
make-key = Schlüssel machen
key-once = Er wird nur jetzt gezeigt; ein älterer gilt nicht mehr, und in anderen Browsern bist du abgemeldet. Wer ihn hat, spielt als du: Behalte ihn für dich.
have-key = Ich habe einen Schlüssel
have-key-help = Du spielst dann als die Person weiter, die ihn gemacht hat. Willst du später zu { $name } zurück, mach erst einen Schlüssel.
have-key-new = Du spielst dann als die Person weiter, die ihn gemacht hat, mit allen Partien.
go-on = Damit weiterspielen
went-on = Du bist jetzt { $name }.
sessions-title = Noch anderswo angemeldet?
sessions-help = Meldet dich in allen anderen Browsern und Programmen ab. Hier bleibst du angemeldet, und mit deinem Schlüssel kommst du überall zurück.
sign-out-everywhere = Überall sonst abmelden
signed-out-everywhere = Du bist überall sonst abgemeldet.
erase-title = Keine Spur hinterlassen
erase-help = Dein Name verschwindet von allen Tischen, was du geschrieben hast, wird gelöscht, wartende Tische schließen, laufende Partien gibst du auf, und ein Bot spielt weiter. Das lässt sich nicht zurücknehmen.
erase-ask = Mich löschen
erase-sure = { $name }, wirklich alles löschen?
erase-now = Endgültig löschen
stay = Bleiben
rule-of = Regel { $rule } zu { $option }
