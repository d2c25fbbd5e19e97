# Before the first deal: who sits where, and what whoever opened the table can do; those who watch; the time to think.

web-lobby-places = Hvem sidder her
web-lobby-level = Robottens styrke på plads { $place }
web-lobby-seat-bot = Sæt en robot
web-lobby-take-bot = Tag væk
web-lobby-remove = Fjern
web-lobby-remove-sure = Skal { $name } fjernes fra bordet?
web-lobby-full = Alle er her.
web-lobby-start = Begynd
web-lobby-host-starts = Den, der åbnede bordet, sætter spillet i gang.
web-lobby-gone = Du har ikke længere en plads ved bordet.

web-table-left = har forladt bordet, en robot spiller
web-table-free = ledig, en robot spiller

# $seconds: how many are left.
web-table-clock = { $seconds ->
    [one] et sekund tilbage
   *[other] { $seconds } sekunder tilbage
}

web-watching-count = { $number ->
    [one] 1 tilskuer
   *[other] { $number } tilskuere
}
web-watching-talk = Lad tilskuere tale med
web-watching-talks = Tilskuere må tale med: stop
web-watching-says = ser på
web-watching-silent = Her taler kun de, der sidder ved bordet.
