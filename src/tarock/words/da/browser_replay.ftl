# At se et spil igen, skridt for skridt med alle hænder åbne.

web-replay-fetching = Spillet hentes …
web-replay-controls = Spillets skridt
web-replay-step = Skridt
web-replay-step-of = Skridt { $step } af { $last }
web-replay-first = Til begyndelsen
web-replay-trick-back = Et stik tilbage
web-replay-back = Et skridt tilbage
web-replay-play = Lad det spille af sig selv
web-replay-pause = Stop
web-replay-next = Et skridt frem
web-replay-trick-next = Et stik frem
web-replay-last = Til slutningen
web-replay-speed = Hastighed
web-replay-speed-slow = langsom
web-replay-speed-normal = normal
web-replay-speed-quick = hurtig
web-replay-keys = Taster: ← → et skridt, Page ↑ ↓ et stik, Home og End, mellemrum spiller.
web-replay-log = Hvad der skete

web-replay-trick = { $number }. stik
web-replay-before = Før udspillet
web-replay-leads = spiller ud
web-replay-holds = har det
web-replay-takes = tager det
web-replay-turn = har turen
web-replay-hand = Kortene hos { $name }
web-replay-skat = Skat
web-replay-talon = Talon
web-replay-laid = Lagt væk
web-replay-result = Afregning
web-replay-to-table = Til bordet

web-replay-practice = Spil videre herfra
web-replay-practice-means = Et bord for sig med disse kort: du tager en plads, robotter spiller de andre, fra netop dette sted. Intet af det tæller noget sted.
web-replay-seat = Hvis kort vil du spille?
web-replay-level = Hvor godt skal de andre spille?
web-replay-practice-begin = Spil

web-replay-import-means = Se et optegnet spil skridt for skridt, med alle hænder. Intet gemmes på serveren.
web-replay-import = Gennemspil
web-replay-paste = Optegnelse af et eller flere spil (.tarock)
web-replay-file = Vælg en fil
web-replay-drop = eller slip den her
web-replay-place = Linje { $line }, kolonne { $column }:
web-replay-which = Denne fil rummer { $deals } spil
web-replay-another = En anden optegnelse
web-replay-broken-link = Dette link rummer ingen optegnelse, der kan læses. Måske er det blevet skåret af undervejs.
