# For whoever runs a server, or verifies a deal: nothing of it is said by the page.

server-title = Tarok
server-text = Dette er en bordserver. Her spiller mennesker og robotter dansk tarok og Königrufen, som bøgerne beskriver det.
server-unbuilt = Siden, man spiller på, er ikke bygget: kør »make web« i kildemappen, og start serveren igen.
server-api = HTTP-grænsefladen (OpenAPI)
server-protocol = Beskederne over forbindelsen (JSON Schema)
server-health = Har serveren det godt?
serve-at = Bordene er åbne på { $address } (Ctrl-C slutter serveren)
serve-desk = Stævneledelsen: { $address } (koden er { $code })
serve-secretary = Sekretærens kode, til kontaktoplysninger på siden med klubbens folk: { $code }
serve-desk-alone = Kun denne maskine kan nå den; start med --host 0.0.0.0, så telefoner i samme netværk kan.
serve-phones = Telefoner i samme netværk: { $address }
serve-compiling = Robotterne gøres klar til denne maskine; det sker én gang, og imens tænker de længere.
serve-processes-file = flere processer kræver en PostgreSQL, som de deler: angiv --database
serve-processes-club = flere processer kan ikke betjene én klubs mappe: udelad --club eller --processes
serve-process-failed = en af serverens processer startede ikke; dens log siger hvorfor
verify-right = Spil { $number }: givet ud fra den startværdi, som serveren havde bundet sig til.
verify-wrong = Spil { $number }: IKKE bekræftet.
verify-no-tags = Det mangler mærkerne [Table], [Deal], [Commitment] og [Seed], så serveren har ikke bundet sig til noget.
verify-hash = Bord, spil, startværdi, regler, pladser og kort har en anden kontrolsum end den, der blev lovet.
verify-seed = Startværdien er ikke blandet af hemmeligheden og af det, pladserne føjede til.
verify-unpublished = Den lovede kontrolsum står ikke på den liste, serveren har offentliggjort.
verify-no-list = forventede den liste over lovede kontrolsummer, som en server offentliggør: { $why }
verify-chain = Linje { $number } på den offentliggjorte liste hænger ikke sammen med den forrige: listen er ændret
verify-cards = Startværdien giver andre kort end disse.
verify-failed = { $wrong } af { $deals } spil kunne ikke bekræftes
verify-no-record = ventede en optegnelse eller JSON for ét spil: { $why }
admin-no-store = Der er intet lager fra en server i { $folder }
admin-store = Lageret kan ikke læses: { $why }
admin-indexed = Registret har { $count } poster, en for hver, som har spillet et spil.
admin-no-pairs = Intet par har endnu spillet { $least } spil sammen; { $deals } spil er slut.
admin-one = den ene
admin-other = den anden
admin-deals = spil
admin-beyond = udover
admin-low = fra
admin-high = til
admin-chance = tilfælde
admin-remarks = ytringer
admin-explained = Af { $deals } spil: hvad begge tilsammen vandt i et spil ud over det, hver vinder uden den anden, i standardafvigelser af et resultat, med et interval, der gælder for alle par på én gang (95 %). Tilfælde: hvor ofte et af så mange ærlige par gør det lige så godt. Ytringer: hvad den ene sagde, mens den anden sad der. Det beviser intet: venner, lærere og begyndere skiller sig også ud. Se på spillene, før du siger noget til nogen.
admin-not-one = »{ $wanted }« er begyndelsen på { $number ->
    [0] intet id
   *[other] flere id’er
 } blandt dem, der har spillet. Tag et id, som `tarock admin collusion` viser det; gamle spil findes efter `tarock admin index`.
admin-one-person = Det er ikke to personer, men én.
admin-judging = spil bedømt
admin-too-few = { $name }: { $together } spil sammen og { $without } efter samme regler uden den anden; under { $least } af hver kan intet siges.
admin-judge-who = hvem
admin-judge-together = sammen
admin-judge-without = uden
admin-judge-beside = gav ved siden af
admin-judge-apart = gav uden
admin-judge-more = mere
admin-judge-error = std.fejl
admin-judge-dear = dyre
admin-judge-gained = vandt
admin-judge-explained = Hvad hver gav bort i et spil, efter trænerens dommer og efter det, han kunne vide, i standardafvigelser af et resultat, hvoraf en beslutning højst tæller for én: ved siden af den anden, i de seneste spil efter samme regler uden den anden, og hvor meget mere ved siden af ham, med standardfejlen på det. Dyre: beslutninger ved siden af den anden, som kostede meget; vandt: efter hvor mange af dem den anden havde mere, som kortene lå. Det er et fingerpeg og ingen dom: under tre standardfejl kan det let være tilfældigt, og begyndere, lærere og trætte folk fejler også. Se på spillene, før du siger noget til nogen.
