# Before the first deal: who sits where, and what whoever opened the table can do; those who watch; the time to think.

web-lobby-places = Wer sitzt hier
web-lobby-level = Stärke des Bots auf Platz { $place }
web-lobby-seat-bot = Bot hinsetzen
web-lobby-take-bot = Wegnehmen
web-lobby-remove = Entfernen
web-lobby-remove-sure = { $name } vom Tisch entfernen?
web-lobby-full = Alle sind da.
web-lobby-start = Anfangen
web-lobby-host-starts = Wer den Tisch eröffnet hat, gibt das Zeichen zum Anfang.
web-lobby-gone = Du hast keinen Platz mehr an diesem Tisch.

web-table-left = ist gegangen, ein Bot spielt
web-table-free = frei, ein Bot spielt

# $seconds: how many are left.
web-table-clock = { $seconds ->
    [one] noch eine Sekunde
   *[other] noch { $seconds } Sekunden
}

web-watching-count = { $number ->
    [one] 1 Zuschauer
   *[other] { $number } Zuschauer
}
web-watching-talk = Zuschauer mitreden lassen
web-watching-talks = Zuschauer reden mit: beenden
web-watching-says = sieht zu
web-watching-silent = Hier redet nur, wer am Tisch sitzt.
