# Hvad der er galt med filer, optegnelser og spil.  Filernes egne tegn ($got, $expected, $key …) bliver stående, som de er
# skrevet, mellem lige anførselstegn på alle sprog.

file-place = linje { $line }, kolonne { $column }: { $text }
file-in = { $file }: { $text }
file-several = { $all }
file-nothing = ingenting
file-too-large-to-show = noget, der er for stort til at vise
file-choice = ventede et af: { $expected }; fik { $got }
file-unreadable = { $file }: kan ikke læses ({ $cause })
file-not-utf8 = { $file }: er ikke tekst i UTF-8 (byte { $byte })
file-too-large = for stor; højst { $most } MB er tilladt

record-refused = { $seat } afvises: { $why } [{ $rule }]
record-whose-turn = { $why } Det er { $turn }, der har turen.
record-no-card = { $got } er intet kort; ventede et tegn som SK, H10, T21 eller X
record-no-suit = { $got } er ingen kulør; ventede et af { $suits }
record-no-seat = { $got } er ingen plads; ventede et bogstav fra A til { $last }
record-no-number = { $got } er intet tal; ventede for eksempel 4
record-card-twice = { $card } står der to gange
record-laid-twice = { $card } er lagt to gange
record-no-mode = ventede [Mode "{ $strict }"] eller [Mode "{ $table }"]
record-stray-brace = '{"}"}' uden '{"{"}'
record-open-comment = kommentaren bliver aldrig lukket: ventede '{"}"}'
record-no-tag = ventede et felt som [Dealer "C"]
record-tag-unreadable = et felt er et ord og én linje tekst, ikke { $name } og { $value }
record-open-parenthesis = her mangler ')'
record-stray-parenthesis = ')' uden '('
record-no-statement = ventede en sætning som 'A passes', fik { $got }
record-nothing-follows = efter '{ $verb }' må der intet stå
record-usage = ventede '{ $usage }', for eksempel '{ $example }'
record-choice-or-seat = ventede et af: { $expected }, eller en plads; fik { $got }
record-no-text = ventede en tekst i anførselstegn, for eksempel "opdaget straks"; fik { $got }
record-tags-first = ventede først felter som [Rules "danish-hjoerring"]
record-tag-twice = feltet [{ $tag }] står der to gange
record-no-rules = ventede [Rules "…"] med navnet på et regelsæt
record-expected-tag = ventede [{ $tag } "…"]
record-seat-tag = ventede [{ $tag } "…"] med pladsen
record-dealer-of-four = ventede giverens plads: A, B, C eller D
record-talon-tag = ventede to halvdele på tre kort, for eksempel [Talon "T5 S7 H4 | SK D1 T9"]
record-three-hands = ventede tre hænder som [A "…"], fik { $got }
record-no-hand = { $seat } har ingen hånd i dette spil
record-cups-tag = ventede, hvad der ligger i kopperne, for eksempel [Cups "king=60 pagat=60"]
record-ante-tag = ventede [Ante "paid"] ved et spil, der gives om
record-number-tag = ventede spillets nummer, for eksempel [Number "3"]
record-leader-tag = [Leader] hører til en stilling: ventede også [Start]
record-start-tag = ventede det første stik, for eksempel [Start "trick 23"]
record-no-verb = { $got } siger intet her; ventede { $expected } eller et stik
record-no-bid = { $got } siger intet her; ventede et af reglernes spil, { $expected } eller et stik
record-not-in-trick = { $got } siges ikke i et stik; ventede { $expected }
record-trick-number = ventede stik { $expected }, fik stik { $got }
record-too-many-cards = stik { $trick } har for mange kort
record-too-few-cards = stik { $trick } har for få kort
record-deal-over = spillet er slut: intet må følge efter
record-all-played = alle stik er spillet: ventede, at en fejl påpeges, eller 'agrees'
record-lays-first = ventede '{ $seat } lays …' før det første stik
record-declares-first = ventede '{ $seat } declares …' eller '{ $seat } passes' før det første stik
record-too-early = { $phase ->
    [auction] der meldes stadig
    [calling] ingen konge er kaldt endnu
    [talon] talonen er ikke taget endnu
    [laying] intet er lagt endnu
   *[announcing] ansagerne er ikke slut
}: der kan endnu ikke komme noget stik
record-double = ventede '{ $expected }' på { $on }, som er doblet { $level } gange
record-doubled-out = { $on } er doblet { $level } gange og kan ikke dobles mere
record-doubles-what = ventede, hvad der dobles: game, en ansage eller en plads
record-announces-what = ventede, hvad der ansiges, eller 'nothing'
record-no-declaration = { $got } er ingen melding; ventede taroks 10 with, matadors 3, half H missing C, half kings missing D, full S, overfull kings eller laid X
record-no-court = { $got } er intet billedkort; ventede et af { $courts }
record-tarok-courts = tarokker har ingen billedkort; ventede et af S H D C
record-no-card-number = { $got } er intet antal kort
record-result-early = et spil, der ikke er slut, eller en stilling gøres ikke op: udelad [Result]
record-unsettled = spillet kan ikke gøres op: { $why }
record-no-result = { $got } er intet resultat; ventede '{ $expected }'
record-other-result = spillet giver { $expected }, ikke { $got }

konig-lots = forventede et helt spil fra konig: { $expected } portioner kort, hænderne og talonens halvdele; fik { $got }
import-columns = en tabel kræver --columns, som siger hvad hver kolonne betyder
import-konig-rules = konig spiller Königrufen, og { $ruleset } er et andet spil
deal-wrong-number = { $seat } har { $got } kort, der skulle være { $expected }
deal-talon = talonen har { $got } kort, der skulle være { $expected }
deal-card-twice = { $card } er der to gange
deal-not-in-pack = { $card } er ikke med i spillet på 54 kort
seating-one-at-each = { $players } spillere sidder på { $seats }, én på hver
seating-order = forhånden kommer før mellemhånden, regnet fra giveren i spillets retning

# Husregler

rules-at-line = { $line ->
    [0] { $text }
   *[other] linje { $line }: { $text }
}
rules-at-key = { $key }: { $text }
rules-not-toml = ikke gyldig TOML ({ $why })
rules-unknown = ukendt regelsæt '{ $name }'{ $hint }; der findes { $known }; husets egne regler gives med --rules FIL
rules-hint = { " " }(mente du '{ $word }'?)
rules-other-game = { $name } er regler for { $game }; ventede et af { $expected }
rules-needs = husregler skal have { $key } = "…"
rules-id-taken = navnet '{ $id }' tilhører en bog; vælg et andet
rules-other-family = bogen, som den bygger på, er af familien '{ $family }'
rules-missing = nøglen '{ $name }' mangler
rules-unknown-key = ukendt nøgle '{ $name }'{ $hint }
rules-no-table = ventede en tabel med egne nøgler, fik { $got }
rules-number = ventede et helt tal fra { $least } til { $most }, fik { $got }
rules-number-or = ventede et helt tal fra { $least } til { $most } eller et af: { $choices }; fik { $got }
rules-text = ventede en tekst i anførselstegn, fik { $got }
rules-list = ventede en liste i kantede parenteser, fik { $got }
rules-list-of = ventede en liste med nogle af: { $choices }; fik { $got }
rules-average = { $average } er ikke en tredjedel af de { $total } point, som kort og stik tæller
rules-amount-without-unit = et point er { $amount } værd, men af hvad? Nævn enheden, for eksempel "øre", eller sæt beløbet til 0
rules-twice = '{ $name }' er der to gange
rules-rotation-seats = '{ $name }' skal sætte sine spil på forskellige pladser fra 0 til { $last }
rules-rotation-order = '{ $name }' skal nævne forhånden før mellemhånden, regnet fra giveren i spillets retning
rules-rotation-cups = '{ $name }' spiller flere spil på én gang, så hvert skal have sine egne kopper (cups = "game")
rules-rotation-step = '{ $name }' flytter givningen { $step } af { $seats } pladser, så nogle aldrig giver
rules-no-such-game = '{ $name }' er ikke et af disse reglers spil
rules-nothing-to-bid = der skal være et spil at melde
rules-nothing-free = forhånden skal have et spil at vælge, når de tre andre har passet
rules-out-of-reach = ingen kan nogensinde spille '{ $name }': med denne auction.opening fører hverken auction.order, auction.free eller auction.first_word til det
rules-needs-value = '{ $name }' mangler sin værdi
rules-calls-positive = i '{ $name }' kaldes en konge, så arten skal være positive
rules-talon-unused = '{ $name }' bruger ikke talonen (talon = "unused")
rules-talon-somebodys = i '{ $name }' tælles der point, så talonen skal tilhøre nogen
rules-needs-trischaken = '{ $name }' kræver tabellen [trischaken]
rules-sums-in-trischaken = '{ $name }' har sine beløb og sin talon i tabellen [trischaken]
rules-wins-never = { $needed } tredjedele kan aldrig nås: alle kort tilsammen tæller { $total } tredjedele
rules-wins-both = { $needed } tredjedele er ikke mere end halvdelen af { $total }: begge sider kunne vinde samme spil
rules-silent-failure = '{ $name }' kan ikke mislykkes i stilhed
rules-no-such-bonus = '{ $name }' er nævnt, men reglerne har ingen sådan præmie
rules-in-order = { $file }: { $id } er i orden ({ $name })

# En aften i én fil

evening-deal = spil { $number }: { $text }
evening-number = ventede nummer { $expected }, fik { $got }
evening-places = de samme folk sidder ikke på de samme pladser som i spillet før
evening-dealer = næste giver er { $expected }, ikke { $got }
evening-cups = koppen { $cup } rummede { $expected } efter spillet før, ikke { $got }
evening-ante = indskuddet er allerede betalt: samme giver giver om
evening-game = dette spil spilles efter andre regler end det første
evening-unfinished = spillet er ikke slut, så intet andet kan følge efter det
evening-total = Aftenen, { $deals } spil
evening-net = Vundet og tabt: { $amounts }
evening-score = Point: { $amounts }
evening-money = Penge: { $amounts }
evening-written = Skrevet: { $amounts }
evening-cups-now = I kopperne: { $amounts }

## Logge

log-no-log = { $file } er ikke en log, der ender på .{ $suffix }
log-begun = { $file } er allerede påbegyndt
log-version = { $file } er af version { $version }; dette program kender { $known }
log-line = { $file }, linje { $line } kan ikke læses: { $why }
log-chain = { $file } er ændret: linje { $line } følger ikke af den foregående
log-other-writer = et andet program har skrevet i { $file }: prøv igen
log-unwritable = { $file } kan ikke skrives: { $cause }
log-torn = den sidste linje var ikke hel og er udeladt: den blev aldrig gemt ({ $bytes } byte)
log-own-number = { $sender } har allerede sendt noget andet under sit nummer { $own }

## What is not installed

extra-missing = dette kræver pakken { $package }; installér den med: pip install 'tarock[{ $extra }]'
