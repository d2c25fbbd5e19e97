# Regelbogen.  Et afsnit for hver tabel i et regelsæt, rule-<tabel>; dets argumenter er tabellens felter, med
# yes og no for valg.  Linjeskift og dobbelte mellemrum i et afsnit er uden betydning.

title-danish-jensen-1989 = Dansk tarok efter Poul Jensen (1989)
title-danish-hjoerring = Dansk tarok efter Hans J. Møller (Hjørring)

book-aim = Dansk tarok spilles af tre med 78 kort.
    Det gælder om at få sidste stik, helst på en konge eller på pagaten, den mindste tarok.
    Den, der ikke kan det, prøver at hindre de andre i det.
book-origin = Reglerne følger { $author }, »{ $title }« ({ $year }).
    Alle beløb er i point.
    Efter hver regel står kilden i kantet parentes: bogens afsnit og linjerne i dens tekst.
    B og et tal, fx B-07, betyder en tolkning: dér tier bogen, eller den har en fejl.

section-cards = Kortene
section-table = Bordet og kopperne
section-dealing = Kortgivning
section-skat = Skaten
section-declarations = Meldinger
section-play = Selve spillet
section-skus = Skusen
section-during = Betaling under spillet
section-after = Betaling efter spillet
section-count = Tællingen
section-faults = Fejl og bøder
section-evening = Spilleaftenen
section-terms = Spillernes udtryk

## Tabellernes overskrifter og felter

head-suits = Farver
head-order = Fra højest til lavest
head-card = Kort
head-value = Tæller
head-pile = Stikbunke
head-payment = Betaling
head-deal = Spil
head-term = Udtryk
head-meaning = Betydning

cell-trick = hvert stik
cell-t21 = T21
cell-pays = betaler { $points }
cell-receives = får { $points }
cell-nothing = intet

## Kortene

rule-pack = Der er 78 kort: 56 farvekort, 21 tarokker og skusen.
rule-suits = De fire farver er ligestillede.
    Hver har 14 kort: fire billedkort, nemlig konge, dame, caval og knægt, og tallene fra 1 til 10.
    Cavallen er en rytter og står mellem damen og knægten.
    I de sorte farver er tieren det højeste tal, i de røde er det etteren.
rule-trumps = Tarokkerne er altid trumf.
    De er nummereret fra 1 til 21, og det højeste nummer stikker.
    Den mindste, T1, hedder pagaten.
    Skusen, i Jylland sciesen, har intet nummer og sine egne regler.
rule-ultimo-cards = De fire konger og pagaten er ultimokort.
    At få sidste stik på et af dem er at ultimere.
    At tabe et af dem i sidste stik er at gå bagud.

## Bordet og kopperne

rule-players = Tre deltager i hvert spil: kortgiveren, forhånden og mellemhånden.
    Der gives og spilles højre om, altså mod uret.
    Forhånden kommer efter kortgiveren, derefter mellemhånden.
    Flere kan sidde med ved bordet og skiftes; se »{ section-evening }«.
rule-cups = På bordet står to kopper, kongekoppen og pagatkoppen.
    I dem lægges indskud, bøder og nogle af betalingerne.
    Den, der ultimerer en konge, vinder kongekoppen; den, der ultimerer pagaten, vinder pagatkoppen.
rule-funding = Før første spil funderer alle ved bordet { $each } i hver kop.
    En kop, der er blevet tømt, funderes på ny på samme måde.
    Også oversidderne funderer.
rule-shortage = Den, der tømmer en kop, sørger for, at alle funderer på ny.
    Viser det sig senere, at der mangler noget, betaler han det selv.

## Kortgivning

rule-ante = Før kortgivningen lægger kortgiveren et indskud på { $each_cup } i hver kop.
rule-dealing = Kortene gives { $packet ->
        [one] ét ad gangen
       *[other] { $packet } ad gangen
    }, højre om.
    Forhånden og mellemhånden får hver 25 kort.
    Kortgiveren får 28, for de tre sidste er hans.
rule-redeal = { $allowed ->
    [yes] Den, der ikke har en eneste nummereret tarok, kan forlange omgivning, indtil skaten er lagt.
        Skusen regnes ikke som tarok her.
        Den samme giver kort igen, og uden nyt indskud.
   *[no] En hånd uden tarokker spilles som enhver anden: ingen kan forlange omgivning.
}

## Skaten

rule-skat = Først lægger kortgiveren tre af sine 28 kort med bagsiden op.
    De er skaten og tæller til sidst med for kortgiveren.
    Konger må aldrig lægges.
    { $taroks ->
        [void] Tarokker må kun lægges, hvis man lægger sig renonce, altså lægger alle sine nummererede tarokker;
            skusen regnes ikke med.
       *[never] Tarokker må ikke lægges.
    }
    { $t21 ->
        [yes] { $pagat ->
            [yes] T21 og pagaten regnes her som de andre tarokker.
           *[no] Det gælder også T21, men pagaten må aldrig lægges: har man den, kan man ikke lægge tarokker.
        }
       *[no] { $pagat ->
            [yes] Det gælder også pagaten, men T21 må aldrig lægges: har man den, kan man ikke lægge tarokker.
           *[no] T21 og pagaten må aldrig lægges: har man en af dem, kan man ikke lægge tarokker.
        }
    }
    { $skus ->
        [tout] Skusen må kun lægges, hvis kortgiveren vil prøve at tage alle stik, og det skal meldes.
       *[never] Skusen må aldrig lægges.
    }
rule-declared-skat = { $judged_on ->
    [dealt] Kort fra en melding må kun lægges, når der ikke er andet at lægge, og de skal nævnes.
        Først lægges de frie kort, så damer, cavaller og knægte fra meldinger, og til sidst tarokker.
        Meldingen afgives og betales alligevel fuldt ud, for den bedømmes efter de 28 kort.
   *[kept] Kortgiveren melder kun det, der er i de 25 kort, han beholder.
        Damer, cavaller og knægte kan derfor lægges frit, men tæller så ikke længere med i en melding.
}
rule-disclosure = { $answer ->
    [number] Efter meldingerne må en af de to andre én gang spørge, om der er lagt tarokker.
        Kortgiveren skal så oplyse, hvor mange.
    [yes_no] Efter meldingerne må en af de to andre én gang spørge, om der er lagt tarokker.
        Kortgiveren skal svare ja eller nej, men behøver ikke at oplyse antallet.
   *[none] Kortgiveren behøver ikke at oplyse, om der er lagt tarokker.
}

## Meldinger

rule-declaring = Der er meldepligt.
    Hver spiller melder én gang: først kortgiveren, så forhånden og til sidst mellemhånden.
    Den, der ikke har noget at melde, siger »pas«.
    De to andre spillere betaler, før spillet begynder; oversidderne betaler ikke.
    Skusen kan være med i flere meldinger på én gang.
rule-taroks = Tarokker: har man { $shortest } eller flere, melder man antallet og siger »med« eller »uden« pagaten.
    Skusen tæller med som tarok.
    Hver af de to andre betaler { $points } for { $shortest ->
        [one] { $shortest } tarok
       *[other] { $shortest } tarokker
    } og { $step } mere for hver tarok derudover.
rule-matadors = Matadorer: T21, pagaten og skusen på én hånd er tre matadorer.
    Med T20 er de fire, med T19 tillige fem, og så videre uden huller.
    Hver af de to andre betaler { $points } for { $shortest ->
        [one] { $shortest } matador
       *[other] { $shortest } matadorer
    } og { $step } mere for hver matador derudover; færre meldes ikke.
    De meldes ved siden af tarokkerne.
rule-half = Halvfuld, også kaldet halv: tre billedkort i en farve og skusen, eller tre konger og skusen.
    Det siges, hvilket kort der mangler.
    Hver af de to andre betaler { $points }.
rule-full = Fuld, også kaldet hel: alle fire billedkort i en farve, eller alle fire konger, uden skusen.
    Hver af de to andre betaler { $points }.
rule-overfull = Overfyldt, også kaldet sprøjte: alle fire billedkort i en farve og skusen, eller alle fire konger og skusen.
    Hver af de to andre betaler { $points }.

## Selve spillet

rule-leading = Forhånden spiller ud til første stik, og kortgiveren sidder i baghånd.
    Derefter spiller den ud, der tog det foregående stik.
    Der er 25 stik.
rule-following = Man skal bekende kulør.
    Har man ikke den udspillede farve, skal man bruge en tarok; har man heller ingen tarok, kan man kaste, hvad man vil.
    Ingen er tvunget til at stikke.
    Den højeste tarok tager stikket; uden tarok er det det højeste kort i den udspillede farve.

## Skusen

rule-skus-free = Skusen kan aldrig tage stik hjem.
    Den kan bruges som tarok eller som en hvilken som helst farve, også når man kan bekende.
    Er den ens eneste tarok, behøver man ikke at bruge den.
rule-skus-second-last = I næstsidste stik må skusen hverken spilles ud eller kastes til.
    Har man kun to kort tilbage, og det ene er skusen, lægger man det andet.
rule-skus-pile = Den, der bruger skusen, tager den hjem i sin egen stikbunke.
    Falder den i sidste stik, tages den dog af den, der får stikket.
rule-skus-named = Spiller man skusen ud, siger man, hvad den skal være: en af de fire farver eller tarok.
    De andre bekender derefter.
rule-baptism = Har ingen af de to andre det, som skusen er kaldt, kan den døbes om.
    Andenhånden, til højre for udspilleren, siger, at han ikke har farven, og spørger tredjemanden.
    Har tredjemanden den heller ikke, må andenhånden døbe skusen til noget, som mindst én af de to har.
    Lægger andenhånden blot et kort, går dåbsretten videre til tredjemanden, hvis heller ikke han har farven.
    { $retraction ->
        [yes] Nævner tredjemanden en farve, som andenhånden har, tager andenhånden sit kort op igen og bekender.
       *[no] Andenhåndens kort bliver liggende, hvad tredjemanden end nævner.
    }
    Døber ingen skusen, og falder der ingen tarok, gælder andenhåndens kort som den udspillede farve.
rule-last-skus = { $lead ->
    [named] Også i sidste stik spilles skusen ud og får navn, når den er udspillerens eneste kort, og den kan døbes om.
   *[passes] Er skusen det eneste kort hos den, der skal spille ud til sidste stik, går udspillet videre til den næste.
        Skusen falder da til sidst.
}
rule-demand = Hver af de to andre kan forlange skusen i tredjesidste stik.
    Så skal den spilles ud eller kastes til i dette stik.
    { $window ->
        [before_lead] Den skal forlanges før udspillet til stikket.
       *[until_holder_plays] Den skal forlanges, før den, der har skusen, har lagt sit kort i stikket.
    }
    Den, der forlanger skusen, når den er gået, betaler en bøde.

## Betaling under spillet

rule-lost-ultimo-card = Tager en konge eller pagaten ikke sit stik hjem, betaler ejeren { $to_each } til hver af de to andre
    og { $to_cup } i koppen: for en konge i kongekoppen, for pagaten i pagatkoppen.
    I sidste stik gælder i stedet reglerne om bagud.
rule-pagat-home = Tager pagaten et stik før det sidste, er den hjemme.
    Ejeren får { $from_each } af hver af de to andre.

## Betaling efter spillet

rule-last-trick = Den, der tager sidste stik, får { $from_each } af hver af de to andre.
    Er stikket en ultimo, betales kun for ultimoen.
    { $paid_beside_bagud ->
        [yes] Der betales for sidste stik, også når nogen går bagud i det.
       *[no] Går nogen bagud i det, betales der ikke for sidste stik.
    }
    { $paid_for_barred_ultimo ->
        [yes] Kan vinderen på grund af en fejl ikke ultimere, betales stikket som et almindeligt sidste stik.
       *[no] Kan vinderen på grund af en fejl ikke ultimere, betales der intet for stikket.
    }
rule-ultimo = Ultimo: den, der tager sidste stik på en konge eller på pagaten, ultimerer.
    Hver af de to andre betaler { $king } for en konge og { $pagat } for pagaten.
    Vinderen får også alt i koppen: for en konge kongekoppen, for pagaten pagatkoppen.
    Derefter funderer alle på ny i den tømte kop.
rule-bagud = Bagud: den, der taber en konge eller pagaten i sidste stik, går bagud.
    Han betaler hver af de to andre { $king } for en konge og { $pagat } for pagaten.
    Desuden fordobler han det, der ved stikkets slutning er i kongekoppen eller pagatkoppen.
    { $several ->
        [found] Går to bagud på samme kop, betaler hver det, der var i den.
       *[in_turn] Går to bagud på samme kop, fordobler den anden koppen, som den er efter den første.
    }
rule-ultimo-and-bagud = En spiller kan ultimere en konge, mens en anden går bagud på en konge.
    Så tømmer den første kongekoppen, og den anden lægger det samme beløb i den igen.
    I det tilfælde funderer de andre ikke.
rule-nolo = Nolo: den, der slet ingen stik får, modtager { $from_each } af hver af de to andre.
    En nolo meldes ikke.
    Den ophæver ultimo, sidste stik og tælling.
    Bagud betales alligevel, også af nolospilleren selv, og hvad der er betalt tidligere, står ved magt.
    Skaten er ikke noget stik, så også kortgiveren kan få en nolo.
rule-tout = Tout: den, der tager alle 25 stik, får { $from_each } af hver af de to andre og begge kopper.
    Ultimo og sidste stik betales ikke ved siden af, og de andres nolo gælder ikke.
    Den, der taber et ultimokort i sidste stik, går alligevel bagud og lægger det tilbage, der blev taget fra koppen.
    { $adds_count ->
        [yes] Tællingen betales også.
       *[no] Tællingen betales ikke.
    }
    En tout behøver ikke at meldes, og forsøget koster ikke noget.

## Tællingen

rule-count = Efter spillet, når tømte kopper er funderet, tælles stikbunkerne.
    Gennemsnittet er { $average }.
    { $players ->
        [all] Alle tre tæller.
            Afrundingen kan give en forskel; den udlignes med { $imbalance_to ->
                [king] kongekoppen
               *[pagat] pagatkoppen
            }.
       *[two] Kun kortgiveren og mellemhånden tæller.
            Forhånden, som regel den næste kortgiver, betaler eller får det, der udligner de to andre.
    }
rule-count-values = Sådan tæller kort og stik.
    Alle andre kort tæller intet.
    Skaten tæller for kortgiveren: som ét stik og med sine kort.
rule-count-payments = Forskellen fra { $average } afrundes til det nærmeste tal, som { $step } går op i.
    Den, der har mindre, betaler; den, der har mere, får.

## Fejl og bøder

rule-fines-wrong-skat = Forkert skat: kortgiveren har lagt et forkert antal kort eller et kort, der ikke må lægges.
    { fine-consequence }
rule-fines-wrong-cards = Forkert antal kort: under eller efter spillet viser en hånd sig at have for mange eller for få kort.
    { fine-consequence }
rule-fines-revoke = Kulørsvigt: en spiller har ikke bekendt kulør eller ikke brugt tarok, skønt han kunne.
    Det samme gælder at bruge skusen i næstsidste stik eller at holde den tilbage, når den er forlangt.
    { fine-consequence }
rule-fines-forgotten-declaration = Glemt melding: en spiller har ikke meldt, hvad han skulle.
    Der betales ikke for meldingen bagefter.
    { fine-consequence }
rule-fines-false-declaration = Forkert melding: en spiller har meldt noget, han ikke har.
    { $repays ->
        [excess] Det, han har fået for meget, betales tilbage, men det, han har fået for lidt, gøres ikke godt.
       *[declaration] Det, han har fået for den, betales tilbage.
    }
    { fine-consequence }
rule-fines-wrong-demand = Fejlagtigt forlangt skus: en spiller har forlangt skusen, skønt den var gået.
    { fine-consequence }
rule-fines-declared-early = For tidlig melding: en spiller har meldt før kortgiveren.
    { fine-consequence }
rule-fines-out-of-turn = Spil i utide: en spiller har spillet ud eller lagt til, uden at det var hans tur.
    De andre kan forlange, at kortet bliver liggende, hvis det kan bruges.
    { fine-consequence }
rule-fines-cups-not-moved = Kopper ikke flyttet: før kortgivningen flytter kortgiveren kopperne over på sin højre side.
    Bøden gælder, hvis det ikke er sket før første udspil.
    { fine-consequence }
rule-fines-misdeal = Fejlgivning: kortgiveren har givet forkert. { $remedy ->
        [card_drawn] Boden er { $each_cup } i hver kop, men man nøjes med at trække et kort.
       *[none] Kortgiveren betaler { $each_cup } i hver kop.
    }
    { $deal ->
        [goes_on] { $remedy ->
            [card_drawn] { "" }
           *[none] Den samme giver igen.
        }
        [stops] Spillet kasseres.
       *[stops_unless_accepted] Spillet kasseres, medmindre de to andre er enige om at fortsætte.
    }
    { fine-bar }
    { fine-remedy }
fine-consequence = Den skyldige betaler { $each_cup } i hver kop.
    { $deal ->
        [goes_on] Spillet fortsætter.
        [stops] Spillet standser og kasseres.
       *[stops_unless_accepted] Spillet kasseres, medmindre de to andre er enige om at fortsætte.
    }
    { fine-bar }
    { fine-remedy }
fine-remedy = { $remedy ->
    [put_right] Indtil en anden spiller har meldt noget, rettes det blot; derefter koster det en bøde.
    [others_may_void] Er fejlen afgørende, kan de to andre i fællesskab kræve spillet kasseret.
    [deal_passes_on] Kortgiveren kan også lade den næste give i stedet for at betale.
    [card_drawn] Som regel nøjes man dog med en kontroltælling og trækker et kort hos den, der har fået et for meget; så er der
        ingen bøde.
    [card_corrected] Er de to andre enige om at fortsætte, kan svigtet rettes: kortet tages tilbage med alt, hvad der er spillet efter det, og spillet går videre derfra.
        { $bars_ultimo ->
                [yes] Bøden skal betales alligevel, og den skyldige kan stadig ikke ultimere.
               *[no] Bøden skal betales alligevel.
            }
   *[none] { "" }
}
fine-bar = { $bars_ultimo ->
    [yes] Den skyldige kan ikke ultimere i dette spil.
   *[no] { "" }
}
rule-void = I et kasseret spil er der hverken sidste stik, ultimo, bagud, nolo eller tælling.
    Hvad der allerede er betalt, står ved magt: indskud, rigtige meldinger, betalinger under spillet og bøder.
    Kortgivningen går videre til den næste.
rule-rulings = Dommeren kan også selv afgøre en sag: hvem der betaler hvem hvor meget, med begrundelsen, som skrives ned med spillet.
rule-claims = Enhver af de tre spillere kan påpege en fejl, også sin egen.
    Det kan ske, indtil alle tre efter sidste stik er enige om, at spillet kan afregnes.
    Hvad ingen har bemærket inden da, står ved magt.
    Hvad der påpeges på én gang, koster én bøde, hvor mange gange spilleren end har begået fejlen.
    Et forkert antal kort findes hos alle, der har det.
    Den, der påpeger noget, som ikke er sket, betaler intet for det.

## Spilleaftenen

rule-rotations = Bord med { $at_table } spillere, { $packs ->
        [one] ét spil
        [2] to spil
       *[other] { $packs } spil
    } kort.
    { $games ->
        [one] { "" }
        [2] Der spilles to spil med tre spillere samtidig.
       *[other] Der spilles { $games } spil med tre spillere samtidig.
    }
    { $sitting ->
        [0] Ingen sidder over.
        [one] Én spiller sidder over.
        [2] To spillere sidder over.
       *[other] { $sitting } spillere sidder over.
    }
    { $resting ->
        [0] { "" }
       *[other] Hver spiller holder på skift helt pause i { $rest_rounds ->
            [one] ét spil
           *[other] { $rest_rounds } spil
        }; tabellen viser den første pause.
    }
    { $step ->
        [one] Spilleren til højre for kortgiveren giver næste gang.
        [2] Kortgivningen springer én spiller over: den anden til højre for kortgiveren giver næste gang.
       *[other] Spilleren { $step } pladser til højre for kortgiveren giver næste gang.
    }
    { $ready ->
        [next_sits] Imens gøres det andet spil kort klar til den næste kortgiver, som sidder over.
        [sitter] Imens blander en oversidder det andet spil kort til den næste kortgiver.
       *[none] { "" }
    }
    { $cups ->
        [game] Hvert spil har sine egne to kopper, som følger kortene rundt; kun de tre deltagere funderer i dem.
       *[table] Hele bordet har én kongekop og én pagatkop.
    }
    Bogstaverne er pladserne i spillets retning.
rule-sitters = Oversidderne betaler og får intet ud over deres del af funderingen og blander sig ikke i spillet.
    { $may_point_out_faults ->
        [yes] De må dog gerne påpege en fejl, fx kulørsvigt eller en manglende melding.
       *[no] De tier, selv når de ser en fejl.
    }
    { $may_help ->
        [yes] En erfaren oversidder må hjælpe en begynder eller en mindre øvet spiller.
       *[no] { "" }
    }
rule-evening-end = Når aftenen slutter, deles de to kopper ligeligt mellem alle ved bordet, i jetons på { $counter }.
    Hvad der ikke kan deles lige, får den spiller, der har klaret sig dårligst.
rule-point-value = { $amount ->
    [0] Bogen siger ikke, hvad et point er værd.
        Aftal det før første spil, eller spil for ærens skyld.
   *[other] Et point er { $amount } { $unit } værd, hvis ikke andet aftales før første spil.
}

## Hvad en bog beder spillerne ved bordet om

rule-customs-lot-for-places = Der trækkes lod om pladserne, hvor mange man end er ved bordet.
rule-customs-lot-for-dealer = Der trækkes lod om, hvem der giver først.
rule-customs-counters = Der betales med jetons; bogen anbefaler jetons på 5, 10, 20 og 100 point.
rule-customs-cut = Før kortene gives, tager spilleren til venstre for kortgiveren af.
rule-customs-says-rigtigt = Når kortene er givet, siger kortgiveren »rigtigt«.
rule-customs-says-det-stemmer = Er der til sidst tre kort i overskud, siger kortgiveren »det stemmer« eller »det passer«.
    Først da tages kortene op, for indtil da er en fejlgivning nem at rette.
    Alle tæller alligevel efter: et forkert antal kort kan blive dyrt.
rule-customs-says-der-er-lagt = Når de tre kort er lagt, siger kortgiveren »der er lagt« og melder som den første.
rule-customs-den-dumme = Nogle kalder en halv melding uden kongen »den dumme«: »den dumme« i hjerter mangler hjerter konge.
rule-customs-shown-skus = Når skusen kommer på bordet, siges der »skus«, og kortet vises tydeligt frem.
rule-customs-rather-bagud = Det er en uskreven regel, at ingen må forsøge at ultimere, hvis en anden derved får en uventet
    mulighed for at ultimere.
    Den, der har gjort det, bør hellere gå bagud end lade det gå ud over tredjemanden.
rule-customs-leniency = Bøderne bør tages med nænsomhed, især når fejlen ikke betød noget.
    Men den, der ikke må ultimere, må aldrig.
rule-customs-terms = Disse udtryk forklarer bogen.
term-tarok = trumf; den mindste, T1, hedder pagaten
term-skus = et jokerlignende kort med sine egne regler
term-caval = et ekstra billedkort, en rytter, mellem damen og knægten
term-ultimere = at tage sidste stik hjem på et ultimokort: en af de fire konger eller pagaten
term-bagud = sådan går man, når man har en konge eller pagaten som sidste kort, og en anden tager sidste stik
term-kop = æske eller skål til jetons eller mønter
term-fundere = at lægge { $points } point i en tom eller tømt kop
term-indskyde = at lægge { $points } point i hver kop, som kortgiveren gør
term-raekkekort = kort, der følger umiddelbart efter hinanden
term-gaffelkort = rækkekort, hvor hvert andet mangler, fx konge, caval, 10, 8
term-indstikkere = kort, der kan tages stik hjem på
term-markere = at vise med sit tilkast, om man ønsker en farve spillet igen eller ej
term-pisk = seks kort eller flere i en farve
term-skat = de tre kort, som kortgiveren lægger før meldinger og udspil
term-tout = at tage alle 25 stik
