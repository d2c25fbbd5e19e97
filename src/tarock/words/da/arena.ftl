### Hvad arenaen måler: spillestyrker mod hinanden med de samme kort.

arena-deals = Giv
arena-compiling = Robotterne gøres klar til denne maskine; det sker én gang og tager op til et minut …
arena-incomplete = Kørslen blev standset; her er det, der er målt indtil nu.
arena-versus = { " – " }
arena-match = { $levels }: { $deals ->
        [one] ét giv
       *[other] { $deals } giv
    }, hvert ved { $tables ->
        [one] ét bord
       *[other] { $tables } borde
    }; point pr. giv og plads, med 95 %-intervaller
arena-interval = { $mean } ({ $low } til { $high })
arena-ahead = { $ahead } er foran { $behind } med { $lead }
arena-even = { $ahead } og { $behind } kan endnu ikke skelnes: { $lead }
arena-second = ved bootstrap { $bootstrap }; med yderpunkterne trukket ind { $winsorised }
arena-alone = én { $level } blandt { $others }: { $net }
arena-cross = Hvor mange point rækken er foran kolonnen (* ud over tilfældet)
arena-axis = Point pr. giv over { $level }
arena-happened = Hvad der skete for en plads i 100 giv, og hvor meget af det der lykkedes
arena-announced = anmeldt { $bonus }
arena-moves = træk
arena-mean = processortid pr. træk
arena-p99 = 99 af 100 træk inden for
arena-made = tarock { $tarock }, frø { $seed }, { $processor }
arena-tally-bagud-king = konge bagud
arena-tally-bagud-pagat = pagat bagud
arena-tally-contract-none = ingen spiller
arena-tally-declared = meldinger
arena-tally-fined = bøder
arena-tally-kontra = kontra
arena-tally-last-trick = sidste stik uden ultimo
arena-tally-lost-king = tabte konger
arena-tally-lost-pagat = tabt pagat
arena-tally-nolo = nolo
arena-tally-pagat-home = pagaten bragt hjem
arena-tally-re = re
arena-tally-redeal = omgivning forlangt
arena-tally-sure-ultimo-thrown = sikker ultimo sat til
arena-tally-tout = tout
arena-tally-ultimo-king = kongeultimo
arena-tally-ultimo-pagat = pagatultimo
