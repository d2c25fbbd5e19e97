# Hvad der er galt med et regnskabsark.  Arkets felter og tegn bliver stående, som de er skrevet.

sheet-not-json = ikke gyldig JSON: { $why }
sheet-no-sheet = ventede et ark: et objekt som {"{"}"ruleset": "danish-hjoerring", …{"}"}
sheet-no-ruleset = ventede navnet på et regelsæt
sheet-no-object = ventede et objekt, fik { $got }
sheet-no-list = ventede en liste, fik { $got }
sheet-no-seat = ventede en plads som "A", fik { $got }
sheet-no-number = ventede et helt tal, fik { $got }
sheet-out-of-bounds = ventede et helt tal fra { $lowest } til { $highest }, fik { $got }
sheet-no-text = ventede en tekst som "opdaget straks", fik { $got }
sheet-unknown-field = ukendt felt { $got }; ventede et af: { $expected }
sheet-no-fields = ukendt felt; her må intet stå
sheet-missing-choice = mangler; ventede et af: { $expected }
sheet-missing-four = mangler; ventede et tal for hver af A, B, C og D
sheet-missing-tricks = mangler; ventede spilførerens stik, eller om spillet er vundet
sheet-missing-thirds = mangler; ventede spilfører-sidens kortpoint i tredjedele, eller om spillet er vundet
sheet-won-otherwise = stikkene, tællingen eller Valat siger noget andet
sheet-needs-most = hører sammen med, hvem der har flest
sheet-most-or-count = enten talt op, eller kun hvem der har flest
sheet-most-virgins = den, der har flest, har fået stik, og ikke alle fire kan have lige mange
sheet-most-won = to, der har lige mange, kan ikke begge have nok til at vinde et spil
sheet-seat-twice = en plads er nævnt to gange
sheet-of-position = en stilling gøres ikke op, så der er intet ark til den
sheet-unfinished = spillet er ikke slut, så der er intet ark til det

# Dansk tarok

sheet-no-event = ventede en hændelse som ["ante"], fik { $got }
sheet-unknown-event = ukendt hændelse { $got }; ventede en af: { $expected }
sheet-arguments = { $event } skal følges af { $expected } værdier, her er { $got }
sheet-unknown-fault = ukendt fejl { $got }; ventede en af: { $expected }
sheet-repays-what = { $fault } skal nævne den melding, der betales tilbage
sheet-repays-nothing = { $fault } betaler intet tilbage
sheet-no-declaration = ventede taroks 10, matadors 3, half H eller full kings, fik { $got }
sheet-no-courts = { $got } er ingen kulør; ventede et af: S, H, D, C, kings
sheet-tarok-courts = tarokker har ingen billedkort; ventede et af: S, H, D, C, kings
sheet-count-sum = de tre tal giver tilsammen { $got }, det skulle være { $expected }
sheet-points-for = ventede point for { $seats }
sheet-no-fine = { $book } har ingen bøde for { $fault }
sheet-dealers-fault = kun giveren kan få bøde for { $fault }, og { $seat } giver ikke [{ $rule }]
sheet-only-once = { $event } kan kun ske én gang i et spil
sheet-not-at-table = { $seat } sidder ikke ved bordet
sheet-sits-out = { $seat } sidder over i dette spil
sheet-ultimo-winner = en anden end vinderen af sidste stik har gjort ultimo
sheet-tout-last = en tout-spiller tager også sidste stik
sheet-two-nolos = to spillere uden stik betyder tout for den tredje
sheet-nolo-trick = en nolo-spiller tager intet stik
sheet-bagud-once = en spiller går kun bagud én gang i et spil
sheet-bagud-winner = vinderen af sidste stik kan ikke gå bagud
sheet-king-beats-pagat = en konge kan ikke vinde et stik, som pagaten faldt i
sheet-three-baguds = tre spillere kan ikke alle gå bagud: en af dem tager stikket
sheet-one-pagat = pagaten tabes, bringes hjem eller spilles sidst kun én gang
sheet-four-kings = der er kun fire konger at tabe
sheet-pagat-home-trick = { $seat } bragte pagaten hjem og tog altså et stik
sheet-tout-lost = { $seat } tog alle stik og tabte altså intet kort
sheet-stakes-once = indskuddet betales én gang i et spil, og hver kop fyldes én gang før det
sheet-redealt-played = der meldes og spilles intet i et spil, der gives om
sheet-declared-twice = den samme melding er skrevet to gange
sheet-declared-kind-twice = { $seat } melder { $what } to gange: det meldes én gang, og kun det bedste [{ $rule }]
sheet-declared-by-two = { $seat } og { $other } kan ikke begge melde { $what }: { $why ->
    [taroks] der er kun { $all } tarokker
    [matadors] der er én række matadorer, fra skusen og nedefter
   *[courts] en halv kulør er tre af dens fire billedkort, så to hænder kan ikke have den
} [{ $rule }]
sheet-repaid-twice = den samme melding er betalt tilbage to gange
sheet-repaid-undeclared = { $seat } betaler en melding tilbage, der ikke er meldt
sheet-repaid-unfined = { $seat } betaler tilbage uden bøden for en falsk melding
sheet-repaid-whole = efter { $book } betales en falsk melding helt tilbage, uanset hvad der kunne meldes
sheet-repaid-other = { $seat } betaler én melding tilbage og beholder en anden for den
sheet-unfunded-replaced = koppen { $cup } blev ikke fyldt igen i dette spil: en bagud trådte i stedet
sheet-cup-too-low = koppen { $cup } rummer { $held } og kan ikke betale { $points }

# Königrufen

sheet-unplayed = et spil, som ingen spiller, har det ikke
sheet-needs-declarer = { $contract } mangler sin spilfører
sheet-own-partner = spilføreren er ikke sin egen makker; udelad partner, når han spiller alene
sheet-has-none = { $contract } har det ikke
sheet-no-bird = { $contract } spilles ikke med en fugl
sheet-own-king = ingen må kalde sin egen konge [{ $rule }]
sheet-king-in-talon = { $contract } kender kun: { $expected }
sheet-king-place = den kaldte konge kan kun være ét sted
sheet-needs-partner = { $contract } skal have partner, own_king eller king_in_talon
sheet-revoke-conceded = ingen kan svigte kulør i et spil, der er opgivet
sheet-revoke-all = der er ingen tilbage, som kan få betaling
sheet-revoke-both-sides = bogen gør ikke en fejl på begge sider op [{ $rule }]
sheet-needs-bird = { $contract } mangler den fugl, der blev ansagt med spillet
sheet-without-bird = en spilfører uden fugl begår Renonce: revoke skal nævne ham og ingen andre
sheet-bird-not-announced = { $bird }, som blev budt, skal stå blandt spilførerens ansager
sheet-conceded-none = et spil, der er opgivet, har det ikke
sheet-impossible-count = { $tricks } stik og de kort, der er lagt eller godskrevet, er { $cards } kort, og de kan ikke tælle { $count }
sheet-sum-of-four = de fire giver tilsammen { $got }, det skulle være { $expected }
sheet-tricks-count = { $tricks } stik kan ikke tælle { $count }
sheet-trischaken-offenders = mere end to syndere i Trischaken er dommernes sag [{ $rule }]
sheet-offenders-share = { $offenders } syndere kan ikke dele { $points } point
sheet-no-bonus = { $book } har ingen præmie for { $item }
sheet-not-doubled = { $item } var ikke ansagt, så ingen kunne doble det
sheet-no-trick = en side uden stik kan ikke gøre { $item }
sheet-no-king-called = i { $contract } kaldes der ingen konge
sheet-only-side = kun siden { $side } kan gøre { $item }
sheet-king-lay-in-talon = den kaldte konge lå i talonen, så ingen kunne gøre { $item }
sheet-captured-announced = en fanget konge ansiges ikke
sheet-not-announced-in = { $item } kan ikke ansiges i { $contract } [{ $rule }]
sheet-only-partner = kun den kaldte makker kan ansige { $item } [{ $rule }]
sheet-no-claims = { $book } kender ingen krav [{ $rule }]
sheet-claimed-announced = det ansagte betales til alle uden krav
sheet-claims-from = { $seat } kan kun kræve af en spiller, der har begået Renonce
sheet-other-side = { $seat } er ikke på siden { $side }
sheet-item-twice = { $item } for siden { $side } er der to gange
sheet-item-both = { $item } for siden { $side } er både gjort og ikke gjort
sheet-item-both-sides = begge sider kan ikke gøre { $item }
sheet-items-exclude = { $item } for siden { $side } og { $other } for siden { $other_side } udelukker hinanden
sheet-counter-valat = ventede den Valat, som den anden side ansagde imod en ansagt
sheet-counter-valat-made = den blev gjort, så den er valat, og den anden er counter_valat
sheet-valat-tricks = siden { $side } tog { $tricks } af { $all } stik

# Kendelser

sheet-ruling-self = ingen betaler til sig selv
