# Hvad Poul Jensen råder til, et råd ad gangen, for den, der lærer ved bordet.

## Omhu, og hvad meldingerne viser

tutor-je-001 = Meld rigtigt, bekend kulør og tæl dine kort: en fejl koster bøde, og i værste fald koster den en anden sidste stik eller en ultimo.
tutor-je-002 = Overvej straks ved en stor tarokmelding med pagaten, om du eller din makker kan spille nolo: en vunden nolo hindrer ultimoen.
tutor-je-007 = En 6-pisk driver fire tarokker ud, en 7-pisk syv og en 8-pisk ti: én lang pisk er bedre end to korte, så læg ikke fra den længste.
tutor-je-103 = Behold skusen, og spil ikke efter tout: ingen vides endnu at have fået alle 25 stik.
tutor-je-104 = Træk lod om pladserne, og bland dig ikke, mens du sidder over, heller ikke ved kulørsvigt.
tutor-je-106 = Er I fire eller fem med to spil kort, så giv og læg næste skat, mens de andre spiller; så bliver den velovervejet.
tutor-je-107 = Du har slet ingen tarokker og kan ikke kæmpe om noget: forlang omgivning, før skaten lægges.

## Lægning af skaten

tutor-je-003 = Læg sådan, at det bliver svært for en anden at ultimere: behold kort i de farver, hvor du ikke har kongen, og tænk først derefter på din egen ultimo.
tutor-je-004 = Læg ikke fra en kort farve, og læg dig ikke renonce for at stikke en konge eller få pagaten hjem: det er begynderens hyppigste fejl.
tutor-je-005 = Bedøm dine tarokker, før du lægger: mange og store giver et kampkort, få og små gør det ikke.
tutor-je-006 = Tæl dine indstikkere, og behold dem: med dem får du spillet din pisk og dine småkort, så du til slut kun sidder med tarokker.
tutor-je-008 = Kort den pisk af, som du næppe kan føre til bunds: sidder du med dens kort til sidst, er vejen åben for en andens ultimo.
tutor-je-009 = Hold fire kort i hver sidefarve: dækningen standser de andres angreb, til din pisk begynder at virke.
tutor-je-011 = Læg aldrig ned til fem i hver farve; hold en pisk på seks, for du kan blive nødt til at tage spillet.
tutor-je-012 = Har du højst tre tarokker og hverken T21 eller pagaten, så læg dem alle, så du er klar til nolo.
tutor-je-013 = Tænker du på ultimo, så behold et småkort i hver farve: med det kan du give en nolospiller et stik.
tutor-je-014 = Af to lige lange piske beholder du den med de høje kort: den virker hurtigere.
tutor-je-015 = Med svage kort og to lige lange piske beholder du den uden kongen: du kan måske drive kongen ud, og den anden farves topkort er indstikkere.
tutor-je-016 = Af to lige lange piske beholder du den lave og lægger fra den med gaffelkort: de tager stik, når andre spiller farven.
tutor-je-017 = Læg to eller tre kort fra en 5- eller 6-farve: den er næppe en andens pisk.
tutor-je-018 = Har du ni tarokker, nok indstikkere og fire til seks kort i hver farve, så hold fire i hver, og brug tarokkerne som pisk.
tutor-je-019 = Har du ti eller elleve tarokker og ingen pisk, så hold fire i hver farve, og sørg for, at begge de andre får et stik: en af dem kan være ude på nolo.

## Hvilken rolle du har

tutor-je-031 = Meldingerne viser ingen fare, så før kampspil: spil din egen lange farve ud.
tutor-je-032 = Du kan ikke holde en tarok til sidste stik, så hold op med at piske: bliv hjælper eller ligevægtsspiller.
tutor-je-033 = Du kommer hele tiden ind og må piske begge de andre: skil dig af med høje mellemtarokker og indstikkere, og lad dem kæmpe alene.
tutor-je-046 = Har du stærke kort, så få skusen brugt i tide, mens du endnu kan bruge den frit.
tutor-je-051 = Netop én af de to modspillere skal føre: den med flest tarokker angriber i sin egen farve, og den anden støtter ham.
tutor-je-062 = Mod pagaten er fører og hjælper det eneste forsvar, så find ud af, hvem der fører, og støt ham.
tutor-je-064 = Der er ligevægt, så hold op med at støtte føreren, og hold mest øje med den, der endnu ikke har brugt pagaten.
tutor-je-078 = Tarokkerne alene afgør ikke, hvem der fører: se også på, hvem der har en pisk og indstikkere nok til at føre den til bunds.
tutor-je-079 = En spiller har vist sig farlig, så støt den tredje; den, der har flest tarokker tilbage, fører.
tutor-je-082 = Med få tarokker og indstikkere og to lige stærke modspillere er du ligevægtsspiller: hold øje med alt.
tutor-je-088 = Den ene kampspiller er blevet farlig, så opgiv ligevægten, og hjælp den anden.
tutor-je-094 = En spiller har endnu intet stik: giv ham et, før en nolo går upåagtet igennem.

## Til og fra

tutor-je-037 = Har du fire kort eller flere i en farve, så kast først et lille og så et større: det er til; har du færre, så det større først: det er fra.
tutor-je-038 = Som hjælper eller ligevægtsspiller skal du markere rigtigt: din makker stoler på det.
tutor-je-039 = Du fører selv kampspil og behøver ikke markere rigtigt: vis ikke, hvor du er stærk eller svag.

## Skusen

tutor-je-040 = En spiller vil ultimere en konge: hold skusen længst muligt, så han må beholde et kort ved siden af kongen.
tutor-je-041 = Du mangler et kort i at kunne piske kongen ud: spil skusen ud som den farve.
tutor-je-044 = Du er renonce i førerens farve, så spil skusen ud som den farve.
tutor-je-045 = Hold skusen til sidste stik: den, der regner den for en tarok, opgiver måske en oplagt ultimo.

## At spille efter ultimo

tutor-je-047 = Før pisken til bunds, og spil så tarok, men kun så længe det er forsvarligt.
tutor-je-048 = Som ultimator må du bluffe: spil ud fra en ganske kort farve, så lader de andre den måske være.
tutor-je-049 = Spil ikke så hårdt, at en anden kan ultimere; har du vovet dig for langt ud, går du som hæderlig spiller hellere selv bagud.
tutor-je-050 = En anden spiller din farve: spil en anden lang farve eller tarok, så længe han gør dit arbejde.

## Føreren

tutor-je-052 = Angrib med din pisk, og før den til bunds, medmindre ultimator har samme pisk: tag så en anden farve, og lad ham bruge kræfter på den.
tutor-je-053 = Ultimator spiller din egen farve: se på hjælperens markering, før du fortsætter, for det kan være en skinmanøvre.
tutor-je-060 = Der er meldt tarokker uden pagaten, så det kan være rigtigt at jage konger, og som fører afgør du hvornår.
tutor-je-063 = Hold damen blank og et frikort til de sidste to stik, og spil damen i næstsidste: stikker kongen, er ultimoen opgivet; ellers går kongen bagud.
tutor-je-066 = Fortsæt med pisken, også når den rammer din hjælper: høje tarokker foran ultimator eller et overstik bagved gør ondt på ham.
tutor-je-069 = Spil det højeste af tre eller flere rækkekort: det viser din makker en indstikker; spil derefter en anden styrkefarve.
tutor-je-070 = Du sidder efter ultimator med gaffelkort: vent, til din makker spiller farven.

## Hjælperen

tutor-je-054 = Føreren har stukket ultimators udspil: stik ham ikke over, for det koster et tempo, og du får at vide, hvilken farve han ønsker.
tutor-je-055 = Som hjælper tager du stikket fra ultimator, når du kan, og firer af, når føreren har det.
tutor-je-056 = Ofr dine høje kort, også en konge, hvis føreren derved kommer ind.
tutor-je-057 = Brug dine mellemtarokker først: ellers kommer de i vejen senere.
tutor-je-058 = Du sidder foran ultimator, og I er begge renonce: stik højt, så det koster ham en større tarok.
tutor-je-059 = Jag ikke konger på egen hånd; vent, til føreren begynder.
tutor-je-061 = Du kan alene komme tit nok ind til at piske den eneste farlige konge ud, så begynd.
tutor-je-065 = Spil den farve, føreren ønsker: først den, han har meldt, og så den pisk, han viser.
tutor-je-068 = Spil føreren ind: i en farve, han har vist med til, ellers i en meldt; er intet oplyst, så spil så højt, at han kan markere.
tutor-je-071 = Du har flere kort end føreren i den fælles pisk: gem de overskydende, til de kun rammer ultimator.
tutor-je-072 = Spil lavt gennem ultimator fra dine høje kort i en ukendt farve: så får føreren måske stik på et mellemkort.
tutor-je-074 = Åbn ikke i en farve, som en stærk spiller har meldt: den er ofte hans pisk.
tutor-je-075 = Ultimator har meldt tre konger, og føreren har den fjerde: spil ikke den farve, for uden den konge kan ultimator frit bruge sin pisk.
tutor-je-076 = Åbn ikke fra en 9-farve: den kan ikke være førerens pisk.

## Ligevægtsspilleren

tutor-je-083 = Giv ingen af kampspillerne en fordel: har den ene mistet flest tarokker ved dig, så ram nu den anden.
tutor-je-084 = Spil de farver, kampspillerne ikke rører.
tutor-je-085 = Pisk ikke begge kampspillere på én gang: begges forsvar svækkes, og det gavner ingen.
tutor-je-086 = Ram hellere kun den ene kampspiller: så fører han sin pisk mod den anden.
tutor-je-087 = Pagaten er lettere at ultimere end en konge: ram den, der har pagaten, så den anden er et tempo foran.
tutor-je-089 = Dine tarokker er væk, så brug al din styrke på at få de sidste konger ud.
tutor-je-090 = Åbn fra en 6-farve, ellers fra en 7- eller 5-farve; ikke fra fire, som kan være en andens pisk.
tutor-je-091 = Med en skæv kortfordeling åbner du fra en 1- eller 2-farve: den er næppe også kort hos en stærk spiller.

## Nolo

tutor-je-096 = Få og små tarokker giver en nolo; store kort, også kun i én farve, eller en meget kort farve sætter den på spil.
tutor-je-097 = Du kan tilbyde nolo ved at spille din højeste tarok ud, men overlad det som regel til den stærke modspiller.
tutor-je-098 = Vil du have din makker til at spille nolo, så spil et højt farvekort, helst en konge: kaster han sit højeste, er det ja, et lille er nej.
tutor-je-099 = I er enige om noloen: spil høje tarokker, til din makker er renonce, vis din længste farve én gang, spil tarok en gang eller to til, og fortsæt så i farven.
tutor-je-100 = Skusen kan sidde hos ultimator: bliv ikke renonce i en farve, som din nolomakker endnu har.
tutor-je-101 = Ingen af jer kan spille nolo, men det ved ultimator ikke: udskyd det første stik hos den, der intet har.
tutor-je-102 = Ingen ultimo er længere mulig, så noloen har gjort sin gavn: spil nu imod den, og giv nolospilleren et stik.
