# Efter spillet: hvad der blev betalt, aftenens regnskab, og bevis for at ingen valgte kortene.

web-score-evening = aftenen { $points }
web-score-ended = Sådan endte det
web-score-no-end = Spillet blev ikke spillet færdigt.
web-score-payments = Betalinger
web-score-nothing-paid = Der blev ikke betalt noget.

# $times: 2, 4 eller 8.
web-score-doubled = × { $times }

web-score-again = Se dette spil igen
web-score-replay = Gennemspil
web-score-share = Kopiér link
web-score-copied = Linket er kopieret.
web-score-copy-this = Kopiér dette link
web-score-download = Hent optegnelsen

web-score-verify = Bevis for, at kortene er givet ærligt
web-score-verify-means = Før givningen offentliggjorde serveren et fingeraftryk (SHA-256) af en hemmelighed. Så føjede hver browser ved bordet tilfældige tal til, og kortene følger af dem alle tilsammen. Bagefter vises det hele. Er fingeraftrykket det offentliggjorte, og er denne browsers tal med, har ingen valgt kortene.
web-score-commitment = Offentliggjort før spillet
web-score-seed = Startværdi
web-score-verify-check = Efterprøv det i denne browser
web-score-verify-text = Teksten, som serveren havde bundet sig til
web-score-verify-right = Fingeraftrykket er det, der blev offentliggjort: spillet er det, serveren havde bundet sig til.
web-score-verify-wrong = Fingeraftrykket er et andet. Spillet er IKKE det, serveren havde bundet sig til.
web-score-verify-unable = Uden https kan denne browser ikke beregne fingeraftrykket. Hent optegnelsen, og kør »tarock verify« på den.
web-score-verify-failed = Spillet kunne ikke hentes. Prøv igen om lidt.

web-score-sheet = Regnskab
web-score-deal = Spil
web-score-kind-redealt = omgivet
web-score-kind-shortage = manglede i en kop
web-score-kind-closed = kopperne delt
web-score-none-yet = Der er ikke skrevet noget ned endnu.
web-score-deals = Færdige spil
web-score-all-records = Hent alle optegnelser

web-score-import = Tilføj optegnelser af andre spil
web-score-import-means = Spil, som du har spillet andre steder, gemmes ved dette bord og hentes sammen med det. De ændrer ikke regnskabet.
web-score-import-put = Læg dem her
web-score-imported = Optegnelserne er gemt ved dette bord.

# The grid: a row for each reason, a column for each player.
web-score-grid = Hvad alting gav
web-score-reason = For
web-score-this-deal = Dette spil
web-score-whole-evening = Aftenen
web-score-purse = I penge
web-score-kind-running = i gang
web-score-so-far = indtil nu
web-score-long-link = Linket er langt: nogle programmer klipper det over. Hvis det ikke kan åbnes, så send spillet som fil.
