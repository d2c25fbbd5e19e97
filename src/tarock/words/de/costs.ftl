# Was gesagt bekommt, wer mehr als seinen Anteil verlangt.  $seconds: wann man wiederkommen kann; $most: wie viele man haben darf.

costs-queue = Es wartet schon zu viel von dir oder von allen. Komm in einigen Sekunden wieder.
costs-spent = Du hast den Server viel arbeiten lassen. Komm in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} wieder.
costs-openings = Du darfst in einer Stunde { $most } Tische eröffnen. Komm in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} wieder.
costs-beginnings = Von dort, wo du bist, wird zu vieles auf einmal begonnen. Komm in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} wieder.
costs-remarks = Du darfst in einer Minute { $most } Dinge sagen. Sprich in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
} weiter.
costs-tables = Du darfst { $most } Tische zugleich offen haben. Beende zuerst einen davon, oder warte, bis er eine Weile verlassen ist.
costs-bots = Du darfst { $most } Bots an deinen offenen Tischen haben.
costs-strong-bots = Du darfst { $most } Bots der Stärken { $levels } an deinen offenen Tischen haben.
costs-rounds = An einem Tisch nur mit Bots werden höchstens { $most } Runden gespielt.
costs-pace = Bots müssen für einen Zug mindestens { $least } Millisekunden brauchen.
costs-sockets = Du darfst { $most } Verbindungen zu Tischen zugleich haben.
