# Turneringer: hvad ledelsen får at vide, og hvad væggen viser.

## Feltet og lodtrækningen

cup-field = { $players } spillere kan ikke fylde borde på { $sizes }: lad { $house } fra huset spille med, eller lad { $byes } sidde over
cup-field-few = { $players } spillere kan ikke fylde borde på { $sizes }: lad { $house } fra huset spille med
cup-fixed-no-table = nummer { $number } skal blive ved bord { $table }, men der er kun { $tables } borde
cup-fixed-twice = numrene { $number } og { $other } skal begge blive ved bord { $table }; giv en af dem et andet bord
cup-not-committed = runde { $round } kan ikke trækkes endnu: vis først dens hash
cup-commitment = startværdien er ikke den fastlagte, eller listen er ændret siden: fastlæg runde { $round } igen
cup-other-draw = lodtrækningen af runde { $round } er ikke den, som startværdien giver
cup-next-round = den næste runde er { $expected }, ikke { $got }
cup-last-round = alle { $rounds } runder er trukket
cup-not-planned = runde { $round } blev ikke trukket sammen med en tidligere, eller nogen er kommet eller gået siden: fastlæg og træk igen
cup-not-ended = runde { $round } er ikke slut ved bord { $tables }: slut den der først
cup-ended-already = runde { $round } er allerede slut ved bord { $table }
cup-final-played = runde { $round } var den sidste: der var ét bord tilbage
cup-raffle-nothing = der er intet at lodde ud: nævn tingene før lodtrækningen
cup-raffled = der er allerede loddet ud
cup-raffle-other = lodderne fra den sidste lodtrækning giver andre vindere

## Indstillinger

cup-no-format = ukendt format »{ $format }«{ $hint }; der findes { $known }
cup-event-missing = cuppen nævner turneringen »{ $event }«, som ikke ligger i klubbens mappe
cup-no-events = cuppen nævner ingen turneringer: skriv dem under events, eller nævn deres logge
cup-settings = indstillingerne kan ikke bruges: { $why }
cup-sizes = borde på { $sizes } kan ikke blandes: angiv én størrelse, eller to med én til forskel, den sædvanlige først
cup-table-points = der skal være point for { $size } pladser ved bordet
cup-round-points = der skal være point for pladsen i en runde (round_points)
cup-dates = { $rounds } runder skal have lige så mange datoer, fik { $got }
cup-room = hvert lokale har et navn og mindst ét bord; det har »{ $name }« ikke
cup-ranking = hver rangliste har sit eget navn og mindst én by eller klub; det har »{ $name }« ikke
cup-prize-ranking = præmien for plads { $rank } hører til ranglisten »{ $ranking }«, som ikke findes
cup-prize = præmien for plads { $rank } skal have en plads fra 1 og op, og et beløb eller en ting
cup-house-id = husets regler hedder { $house }, ikke { $ruleset }
cup-size-game = ingen kan spille dette spil ved et bord på { $size }: { $active } spiller, og højst én mere sidder med
cup-deals-shared = { $deals } spil til hver kan ikke deles ud ved et bord på { $size }, hvor { $active } spiller ad gangen: vælg et andet tal
cup-changed-late = indstillingerne kan ikke ændres efter den første lodtrækning
cup-other-rules = denne turnering spilles efter { $ruleset }
cup-closed = turneringen er afsluttet: der kan ikke skrives mere
cup-date = ventede en dato som 2026-11-21 eller 2026-11-21T14:00, fik { $got }; sæt den med --set date=…

## Folk

cup-no-number = ingen har nummer { $number }
cup-number = ventede et nummer fra 1 til { $most }, fik { $got }
cup-number-taken = nummer { $number } er taget; { $free } er ledigt
cup-no-name = nummer { $number } mangler et navn
cup-entered-twice = { $name } står allerede på listen som nummer { $number }; skriv by eller klub til, hvis det er en anden
cup-merge = nummer { $double } kan ikke lægges sammen med { $number }: det er sat ved et bord eller spiller på et hold, eller det er samme nummer
cup-not-here = nummer { $number } er her ikke
cup-here = nummer { $number } er her allerede
cup-has-left = nummer { $number } er allerede gået
cup-no-substitute = ingen sidder på pladsen for nummer { $number }
cup-substitute-busy = nummer { $number } har sin egen plads: nævn en, der ikke spiller nu
cup-paid = nummer { $number } har betalt { $paid } indtil nu; nævn et beløb, der ikke er 0 og ikke giver mindre end 0
cup-team-size = holdet { $name } skal have to eller fire forskellige
cup-team-name = der er allerede et hold »{ $name }«, eller det mangler et navn
cup-team-late = hold nævnes før den første lodtrækning
cup-team-twice = en af dem spiller allerede på holdet { $name }

## Linjer og afgørelser

cup-no-round = runde { $round } er ikke trukket; { $drawn } er
cup-no-table = der er intet bord { $table }; der er { $tables }
cup-no-line = linje { $line } ved bord { $table } i runde { $round } er ikke skrevet
cup-line-taken = linje { $line } ved bord { $table } i runde { $round } er skrevet; skriv den i stedet om, og sig hvorfor
cup-line-number = den næste linje er { $expected } af { $most }, ikke { $got }
cup-line-after-end = runde { $round } er slut ved bord { $table }; en forkert linje kan erstattes
cup-line-online = bord { $table } spiller på serveren, som skriver linjerne; lad det først gå videre med kort
cup-online-round = kun den runde, der spilles, { $round }, kan spilles på serveren
cup-online-first = bord { $table } går videre med linje { $expected }, ikke { $got }
cup-not-online = bord { $table } spiller ikke på serveren
cup-online-none = Intet bord i denne runde spiller på serveren.
cup-online-table = Bord { $table }: { $deals } spil spillet
cup-online-trouble =   { $why }
cup-online-place =   { $number } { $name }, { $state ->
    [bot] en robot spiller
    [away] væk
    [here] her
   *[missing] ikke kommet endnu
}: { $code }, { $link }
cup-online-folder = { $file } ligger ikke i en mappe, som en server har haft: start tarock serve --club MAPPE, med loggen i MAPPE/events
cup-online-server = ingen server svarer på { $server }: start tarock serve --club { $folder }, eller nævn dens adresse med --server
cup-line-what = en linje er enten et regnskab eller point
cup-line-players = et spil spilles af { $expected }, ikke af { $got }: sig, hvem der sidder over
cup-not-at-table = nummer { $number } sidder ikke ved bord { $table }
cup-points-number = ventede { $expected } tal, ét for hver, der spiller, fik { $got }
cup-points-typed = ventede point med komma imellem, som 3,-1,-1,-1; fik { $got }
cup-points-halves = point er hele eller halve
cup-points-sum = en linjes point giver 0, disse giver { $sum }: læs den igen, eller stryg linjen, hvis det ikke kan opklares
cup-sheet-seats = regnskabet har { $got } pladser, ventede { $expected }
cup-confirm-own = den, der skrev en linje, bekræfter den ikke selv: det gør en anden
cup-not-undone = ved en turnering tages ingen linje tilbage: skriv den om, eller lad en dommer stryge den
cup-struck-already = linje { $line } er allerede strøget
cup-why = sig hvorfor
cup-own-table = nummer { $number } sidder ved bord { $table } og kan ikke dømme der: kald en anden dommer
cup-deals-seed = dette er ikke den startværdi, der var fastlagt for spillene i runde { $round }
cup-deals-committed = fastlæggelsen af runde { $round } skal have én hash for hver rundes spil, hvis alle borde spiller de samme kort, og ellers ingen
cup-deals-revealed = spillene i runde { $round } er allerede oplyst, eller bordene spiller ikke de samme kort
cup-deals-lost = startværdierne til spillene mangler ({ $file })
cup-no-duplicate = bordene i denne turnering spiller ikke de samme kort (--set duplicate=true)
cup-deal-places = spil { $line } ved bord { $table } spilles, forhånd først, af { $players }: skriv det sådan, som et regnskab
cup-deal-cards = linje { $line } ved bord { $table } i runde { $round } har andre kort end spil { $line }, eller på andre pladser
cup-line-seats = enhver ved bord { $table } har enten en plads eller sidder over
cup-record-one = en linje er ét spil, optegnelsen har { $got }
cup-record-unfinished = dette spil er ikke spillet til ende, eller der blev givet om
cup-record-who = »{ $name }« er ingen ved bord { $table }, eller kan være to: angiv alle ved nummer (Numbers A=17 B=3 …)
cup-record-nobody = optegnelsen siger ikke, hvem der sad hvor: angiv alle ved nummer (Numbers A=17 B=3 …)
cup-record-order = ved bord { $table } sidder de i rækkefølgen { $players }, i optegnelsen i en anden
cup-record-sheet = linjen er ikke, hvad dens optegnelse siger
cup-record-used = denne optegnelse er allerede linje { $line } ved bord { $table } i runde { $round }
cup-no-fault = spillet kender ingen fejl »{ $fault }«{ $hint }; det kender { $known }
cup-fault-by-hand = { $ruleset } sætter intet på fejlen { $fault }, som et regnskab kan sige: døm frit
cup-fault-whose = sig, hvis fejl det var, og i hvilken linje, der er skrevet som et regnskab
cup-consequences = en kendelse stryger en linje, skriver den om eller giver en bøde: én af de tre
cup-consequence-line = sig, hvilken linje kendelsen gælder
cup-clock-runs = uret for runde { $round } går allerede
cup-clock-stands = uret for runde { $round } går ikke
cup-clock-round = uret er det for runde { $round }, som spilles nu
cup-clock-minutes = sig, hvor længe runden varer: fra 1 til { $most } minutter
cup-called-already = bord { $table } har allerede kaldt
cup-not-called = bord { $table } har ikke kaldt
cup-no-room = der er intet lokale »{ $room }«{ $hint }; der er { $known }

## Lister, der læses

cup-csv-line = linje { $line }: { $text }
cup-csv-column = der er ingen kolonne »{ $column }«; der er { $known }. Sig, hvilken af dem det er
cup-csv-no-name = der er intet navn
cup-csv-number = nummeret { $number } er taget eller er ikke et nummer
cup-csv-empty = der er ingen på listen

## Hvad ledelsen får at vide

cup-kept-new = { $name } er åben i { $file }.
cup-kept-entered = { $count ->
    [one] Én skrevet på
   *[other] { $count } skrevet på
}; { $total } er på listen.
cup-kept = Skrevet som linje { $n } i loggen.
cup-kept-line = Runde { $round }, bord { $table }, linje { $line }: { $points }
cup-commit-show = Vis dette, før runde { $round } trækkes: { $hash }
cup-commit-word = Lad så en i salen sige et ord, og træk lod: tarock tournament draw { $file } --word …
cup-drawn-repeats = Gentagne møder indtil nu: { $repeats }
cup-no-seed = startværdien til fastlæggelsen mangler ({ $file }): fastlæg igen
cup-round = Runde { $round }
cup-round-day = Runde { $round }, { $day }
cup-raffle = { $prize }: { $number } { $name }
cup-table-line = Bord { $table }: { $players }
cup-table-room = Bord { $table } ({ $room }): { $players }
cup-byes = Sidder over: { $players }
cup-standings = Stillingen
cup-teams = Hold
cup-unconfirmed = { $lines ->
    [one] Én linje er ikke bekræftet.
   *[other] { $lines } linjer er ikke bekræftet.
}
cup-missing = Spiller endnu: bord { $tables }
cup-clock-none = Uret for runde { $round } er ikke sat i gang.
cup-clock-left = Runde { $round }: { $time } tilbage
cup-clock-paused = Runde { $round }: { $time } tilbage; uret står stille
cup-clock-over = Runde { $round }: tiden er gået, spil det sidste spil færdigt
cup-no-calls = Ingen venter på en dommer.
cup-call = Dommer til bord { $table }, har ventet { $waiting }
cup-call-about = Dommer til bord { $table } ({ $about }), har ventet { $waiting }
cup-ruling = Runde { $round }, bord { $table }{ $line ->
    [0] { "" }
   *[other] , linje { $line }
}: { $what }{ $consequence ->
    [struck] { " " }– linjen er strøget
    [replaced] { " " }– linjen er skrevet om
    [fine] { " " }– en bøde ved siden af linjen
   *[none] { "" }
}
cup-fault-of = { $fault } af { $name }
cup-fault-text = { $fault } ({ $text })
cup-no-rulings = Der er ikke afsagt nogen kendelse.
cup-owing = { $paid } af { $due } { $currency } betalt; der mangler numrene { $numbers }
cup-owing-none = { $paid } af { $due } { $currency } betalt; ingen skylder noget
cup-award = { $rank }. { $name }: { $prize }
cup-exported = Skrevet til { $folder }: { $files }
cup-verified = { $file }: { $lines } linjer i orden, hver følger af den foregående; { $draws ->
    [one] lodtrækningen er den, der var fastlagt.
   *[other] alle { $draws } lodtrækninger er dem, der var fastlagt.
}
cup-verified-deals = Spillene i { $told } af { $rounds } runder er oplyst; de er de fastlagte, og alle optegnelser har deres kort.
cup-not-verified = { $file }: { $wrong } af { $lines } linjer kan ikke være sket sådan
cup-head-rank = Plads
cup-head-number = Nr.
cup-head-name = Navn
cup-head-town = By
cup-head-points = Point
cup-head-round = Runde { $round }
cup-head-table = Bord
cup-head-players = Spillere
cup-head-qualified = Finale
cup-head-played = Spillet
cup-head-compared = Sammenlignet
cup-deal = Spil { $deal }
cup-deal-hand = { "  " }{ $place }: { $cards }
cup-place-forehand = Forhånd
cup-place-second = Anden
cup-place-third = Tredje
cup-place-middle = Mellemhånd
cup-place-dealer = Giver
cup-place-talon = Talon
cup-yes = ja
cup-no = nej
