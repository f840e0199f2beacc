# Why something was refused: one sentence for each reason of the protocol, for the terminal and for the page.
# In English they are those of src/roadstead/refusal.py. $text is what the server says, in English.

refused-malformed = This cannot be read: { $text }
refused-not-signed-in = Tell us your name first.
refused-wrong-key = Nobody has this key; it may have been replaced by a newer one.
refused-forbidden = That is not yours to do.
refused-cross-site = That came from another site.
refused-gone = That is not here, or not for you to see.
refused-not-your-turn = It is not your turn.
refused-illegal = That is not possible now.
refused-stale = The game has moved on; look again.
refused-nothing-to-undo = There is nothing you may take back alone.
refused-nothing-to-redo = There is nothing to play again.
refused-no-record = This game has no record.
refused-no-hint = The bot has nothing to say about this.
refused-taken = There is no free seat for you.
refused-too-late = The game has already started.
refused-too-early = It is too early for that.
refused-too-large = That is too large.
refused-invalid = This does not fit: { $text }
refused-too-fast = That was too much at once; wait a moment.
refused-other-version = This program and the server speak different versions; update the older one.
refused-failed = Something went wrong; nothing has changed.
refused-not-known = It is not known yet whether that was stored; look again before you repeat it.
refused-storage = The server cannot store that now; nothing has changed, try again later.
