# Klubben: folk, aftener og penge.

home-settings = disse indstillinger kan ikke bruges: { $why }
home-no-club-name = sig, hvad klubben hedder
home-negative = { $what } kan ikke være mindre end ingenting, men er { $got }: angiv det i den mindste enhed, 25 for 25 øre
home-no-number = ingen har nummer { $number }: se listen med tarock club people
home-no-name = ingen hedder { $name }{ $hint }: angiv et nummer, eller optag personen først med tarock club people
home-several = flere hedder { $name }: angiv et af numrene { $numbers }
home-known = { $name } står allerede på listen med nummer { $number }; er det en anden, så tilføj en by
home-merge-self = { $number } kan ikke slås sammen med sig selv: angiv to numre
home-merge-table = { $number } og { $double } sad ved samme bord aftenen { $evening }, så de er to personer
home-erase-double = { $number } blev også optaget som { $double }: slet det nummer først
home-date = ventede en dag som 2026-11-21, fik { $got }
home-no-season-name = sig, hvad sæsonen hedder
home-season-dates = en sæson kan ikke begynde { $first } og slutte { $last }: den første dag kommer først
home-no-season = der er ingen sæson { $season }: angiv et år som 2026, eller en af { $known }
home-no-evenings = klubben har ikke mødtes endnu: begynd med tarock club evening
home-evening-name = en aften navngives med små bogstaver, cifre og bindestreger, som 2026-11-21; fik { $got }
home-evening-taken = der er allerede en aften { $evening }: giv denne et andet navn med --name
home-no-evening = der er ingen aften { $evening }: tarock club evening viser alle
home-no-table = aftenen { $evening } har intet bord { $table }, men { $tables }
home-no-line = bord { $table } aftenen { $evening } har ingen linje { $line }, men { $lines }
home-next-table = det næste bord aftenen { $evening } er { $expected }, ikke { $got }
home-seated-twice = nogen er nævnt to gange: hver har én plads ved bordet
home-still-playing = { $number } sidder stadig ved et andet bord: afslut det først med tarock club end
home-ended = bord { $table } aftenen { $evening } er allerede afsluttet
home-line-after-end = bord { $table } aftenen { $evening } er afsluttet: dets linjer bliver, som de er, så sæt et nyt bord
home-next-line = den næste linje er { $expected }, ikke { $got }
home-undo-last = kun den sidste linje, { $last }, kan fortrydes; skriv linje { $line } om med --replace
home-paid = en betaling går fra én til en anden og er mere end ingenting
evening-other-rules = dette bord spiller efter { $ruleset }
evening-one-again = kun ét spil kan gives om i en linje: udelad det andet med null
evening-games = ventede en liste med { $expected } ark, et for hvert spil, der spilles samtidig
evening-points-game = pointene skal være hele og give nul i hvert spil
evening-points-resting = en, der sidder over, kan hverken vinde eller tabe point
evening-no-rotation = { $rules } har ingen omgange at vælge imellem; udelad den
home-no-club = { $folder } indeholder ingen klub: begynd en med tarock club new { $folder }

home-founded = { $name } fører sin log i { $folder }.
home-joined = { $count ->
    [one] En person er kommet til
   *[other] { $count } personer er kommet til
}; nu er der { $total }.
home-erased = Af nummer { $number } er kun nummeret tilbage.
home-contact-agreed = skriv kun kontaktoplysninger op, hvis personen har sagt ja til det
home-contact = { $name }: mail { $mail }, telefon { $telephone }
home-opened = Aftenen { $evening } er begyndt: sæt et bord med tarock club seat.
home-evening-of = Aftenen { $evening }
home-table = Bord { $table }, { $rules }: { $players } ({ $lines ->
    [one] en linje
   *[other] { $lines } linjer
})
home-table-over = Bord { $table }, { $rules }, er afsluttet: { $players } ({ $lines ->
    [one] en linje
   *[other] { $lines } linjer
})
home-next = Linje { $line }: { $seats }
home-line = Aftenen { $evening }, bord { $table }, linje { $line }: { $points }
home-total = ventede en fra bord { $table } én gang, med point; fik { $got }
home-first-dealer = nummer { $number } sidder ikke ved dette bord og kan ikke give først
home-most-last-tricks = Flest sidste stik: { $names }
home-owes = { $payer } betaler { $amount } til { $payee }
home-owes-nobody = Ingen skylder noget.
home-transfers = { $transfers ->
    [one] En betaling
   *[other] { $transfers } betalinger
}; færre end { $least } kan det ikke gøres med.
home-cash = klubkassen
home-year = Tabellen for { $season }
home-ratings = Styrketal, point pr. spil efter { $rules }
home-mixed = OpenSkill over alle regelsæt
home-rated-who = Vist bliver den, der har sagt ja til det og har spillet mindst { $deals } spil.
home-not-played = ingen her har spillet efter { $ruleset }; der er { $known }
home-nothing-to-draw = der er intet styrketal at tegne: det vises først fra 150 spil, og hvis personen har sagt ja (tarock club correct … --rated)
home-profile-total = { $evenings ->
    [one] En aften
   *[other] { $evenings } aftener
}, { $deals } spil, { $points } point, { $average } pr. spil
home-profile-evenings = Aftener
home-profile-feats = Spil og bedrifter
home-profile-partners = Makkere
home-profile-tournaments = Turneringer
home-profile-rating = Styrketal efter { $rules }: { $rating } pr. spil, i 95 af 100 tilfælde mellem { $low } og { $high }
home-verified = { $file }: { $lines } linjer i orden, hver følger af den foregående; { $evenings ->
    [one] en aften
   *[other] { $evenings } aftener
}.
home-shown-name = navn
home-shown-initials = initialer
home-shown-number = nummer
home-head-number = nr.
home-head-name = navn
home-head-town = by
home-head-club = klub
home-head-shown = vises som
home-head-rank = nr.
home-head-evening = aften
home-head-evenings = aftener
home-head-date = dato
home-head-tables = borde
home-head-people = personer
home-head-over = slut
home-head-deals = spil
home-head-points = point
home-head-average = pr. spil
home-head-best = bedste
home-head-last-tricks = sidste stik
home-head-most-last-tricks = aftener med flest
home-head-rating = styrketal
home-head-interval = 95 af 100
home-head-mu = mu
home-head-sigma = sigma
home-head-what = hvad
home-head-times = gange
home-head-won = vundet
home-head-games = spil
plot-evening = { $club }, { $evening }, bord { $table }
plot-lines = linjer
plot-season = { $club }, { $season }
plot-evenings = aftener
plot-rating = { $name }: point pr. spil, { $rules }
plot-days = dage
home-served = { $folder } bliver vist af en server: skriv på siden, eller stop serveren først
home-no-tables = ingen har sat sig endnu: sæt et bord med tarock club seat
home-deals-points = et ark er for ét spil: et antal spil hører kun til point
home-again-sheet = at samme giver giver igen, siges med et ark, ikke med point
