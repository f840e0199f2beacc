# Warum etwas abgelehnt wurde: ein Satz für jeden Grund des Protokolls, für das Terminal und die Seite.

refused-malformed = Das lässt sich nicht lesen: { $text }
refused-not-signed-in = Sag uns zuerst deinen Namen.
refused-wrong-key = Diesen Schlüssel hat niemand; vielleicht gibt es einen neueren.
refused-forbidden = Das steht dir nicht zu.
refused-cross-site = Das kam von einer anderen Website.
refused-gone = Das gibt es hier nicht, oder du darfst es nicht sehen.
refused-not-your-turn = Du bist nicht dran.
refused-illegal = Das geht gerade nicht.
refused-stale = Die Partie ist weitergegangen; sieh noch einmal hin.
refused-nothing-to-undo = Es gibt nichts, was du allein zurücknehmen darfst.
refused-nothing-to-redo = Es gibt nichts zu wiederholen.
refused-no-record = Von dieser Partie gibt es keine Aufzeichnung.
refused-no-hint = Der Bot weiß dazu nichts zu sagen.
refused-taken = Für dich ist kein Platz frei.
refused-too-late = Die Partie hat schon begonnen.
refused-too-early = Dafür ist es noch zu früh.
refused-too-large = Das ist zu groß.
refused-invalid = Das passt nicht: { $text }
refused-too-fast = Das war zu viel auf einmal; warte einen Moment.
refused-other-version = Dieses Programm und der Server sprechen verschiedene Versionen; aktualisiere das ältere von beiden.
refused-failed = Etwas ging schief; nichts hat sich geändert.
refused-not-known = Noch ist nicht bekannt, ob das gespeichert wurde; sieh nach, bevor du es wiederholst.
refused-storage = Der Server kann das gerade nicht speichern; nichts hat sich geändert, versuche es später noch einmal.
