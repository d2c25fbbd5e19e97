# Regelbogen for Königrufen.  Et afsnit for hver tabel i et regelsæt, k-rule-<tabel>; dets argumenter er tabellens felter,
# med yes og no for valg, og has_… for det, som regelsættet overhovedet har.  Linjeskift og dobbelte mellemrum i et
# afsnit er uden betydning.

title-koenigrufen-1900 = Königrufen efter bogen fra 1900
title-koenigrufen-turnier = Königrufen efter turneringsbladet
title-koenigrufen-mayr-2012 = Königrufen efter Wolfgang Mayr (2012)

k-book-aim = Königrufen, »at kalde kongen«, er den østrigske tarok for fire med 54 kort.
    En budgivning afgør, hvem der spiller hvilket spil.
    I mange spil kalder spilføreren en konge, og den, der har den, er makker, uden at de andre endnu ved det.
k-book-origin = { $author ->
        [unknown] Reglerne følger »{ $title }«
       *[other] Reglerne følger { $author }, »{ $title }«
    } { $dated ->
        [yes] ({ $year }).
       *[no] (uden år).
    }
    Alle beløb er i point.
    Efter hver regel står kilden i kantet parentes: bogens afsnit.
    K-A, T-A eller M-A og et tal betyder en tolkning: dér tier bogen, eller den er uklar.
    En streg som kilde betyder, at bogen ikke nævner sagen.

k-section-cards = Kortene og tællingen
k-section-table = Bordet og kortgivningen
k-section-auction = Budgivningen
k-section-games = Spillene
k-section-calling = At kalde en konge
k-section-talon = Talonen og at lægge væk
k-section-play = Selve spillet
k-section-announcing = Meldinger og kontra
k-section-settlement = Afregningen
k-section-trischaken = Trischaken
k-section-faults = Fejl

## Tabellernes overskrifter og felter

k-head-rank = Rang
k-head-bid = Bud
k-head-game = Spil
k-head-won = Vundet
k-head-lost = Tabt
k-head-talon = Talon
k-head-sides = Sider
k-head-goal = Mål
k-head-bonuses = Præmier
k-head-bonus = Præmie
k-head-announced = Meldt
k-head-silent = Stille
k-head-failed = Tabt i stilhed
k-head-case = Hvem betaler

k-cell-trull = Sküs, Mond og Pagat
k-cell-other = alle andre kort
k-cell-talon-half = den ene halvdel
k-cell-talon-all = alle seks kort
k-cell-talon-opponents = til modspillerne
k-cell-talon-unused = bruges ikke
k-cell-partner = med makker
k-cell-alone = alene
k-cell-each = hver for sig
k-cell-fewest = få point
k-cell-tricks = { $tricks ->
    [0] ingen stik
    [one] ét stik
    [2] to stik
   *[other] { $tricks } stik
}
k-cell-to-each = { $points } til hver af de andre
k-cell-in-all = hver { $points }, som de øvrige deler

## Kortene og tællingen

k-rule-pack = Der er 54 kort: 32 farvekort og 22 tarokker.
k-rule-suits = De fire farver er ligestillede.
    Hver har otte kort: konge, dame, caval, knægt og fire små kort.
    Cavallen er en rytter og står mellem damen og knægten.
    I de sorte farver er tieren det højeste lille kort, i de røde er det esset, etteren.
k-rule-tarocks = Tarokkerne er trumf.
    De bærer romertallene I til XXI, kort skrevet T1 til T21, og over dem alle står Sküs.
    XXI hedder Mond, »månen«, og I, den mindste, hedder Pagat.
    Sküs, Mond og Pagat kaldes tilsammen Trull.
    { $has_birds ->
        [yes] De fire mindste tarokker er fuglene: I Pagat, II Uhu (hornuglen), III Kakadu (kakaduen) og IIII Quapil.
       *[no] { "" }
    }
k-rule-counting = Kortene tæller, som tabellen viser, og der tælles tre kort ad gangen: fra summen af hver tre kort trækkes to point.
    Til sidst bør der kun være kort med den laveste værdi til overs.
    Sådan et kort kaldes et Blatt, et »blad«; tre Blatt er et point.
    Alle kort tæller tilsammen { $total_points }.
    I spil om point skal spilførerens side have { $goal }; har den mindre, vinder modspillerne.
    Programmet tæller i tredjedele af et point: tre gange hvert korts værdi, minus to.
    Det er i alt { $total } tredjedele, og { $win_thirds } af dem vinder.

## Bordet og kortgivningen

k-rule-players = Der er fire spillere.
    Der gives og spilles højre om, altså mod uret.
    Spilleren til højre for kortgiveren har forhånden, på tysk Vorhand, og kaldes selv forhånden.
    Den, der spiller spillet, er spilføreren.
    Spilføreren spiller alene eller med en makker; de øvrige er modspillerne.
    Kortgivningen går videre til højre.
k-rule-dealing = { $first_dealer ->
        [highest_card] Den, der tager det højeste kort af, giver først.
        [tarock] Pladserne trækkes med tre farvekort og en tarok, og den, der trækker tarokken, giver først.
       *[lot] Der trækkes lod om, hvem der giver først.
    }
    Kortene blandes, og { $cutter ->
        [left] spilleren til venstre for kortgiveren tager af.
       *[opposite] spilleren over for kortgiveren tager af.
    }
    Kortgiveren giver hver seks kort, lægger seks i midten med bagsiden op og giver hver seks til.
    De seks i midten er talonen; dens to halvdele på tre kort holdes adskilt.
    Et forkert antal kort, der opdages før det første bud, giver omgivning.
    { $misdeal ->
        [renonce] Opdages det senere, har den, der har et forkert antal, begået Renonce, ikke kortgiveren.
       *[redeal] Opdages det senere, gives der også om, og intet skrives.
    }
    En dårlig hånd er ingen grund til omgivning.

## Budgivningen

k-rule-auction = { $opening ->
        [call_or_pass] Forhånden taler først: byder { $lowest } med »Ich rufe«, »jeg kalder«, eller byder et højere spil, eller siger
            »weiter«, »videre«.
            Med »weiter« er forhånden ude, og retten til at kalde går videre til den næste spiller.
            Kun den, der har denne ret, må byde { $lowest }.
        [vorhand_or_game] Forhånden taler først og siger »Vorhand« eller byder straks et spil, men må ikke passe.
       *[vorhand] Forhånden taler først, siger kun »Vorhand« eller »Mein Spiel«, »mit spil«, og byder efter de andre.
    }
    Derefter byder hver på skift et højere spil eller passer.
    Den, der har passet, er ude af budgivningen.
    Den, der har budt højest, spiller sit spil.
    { $hold ->
        [forehand] Forhånden må holde et bud, det vil sige selv spille det samme spil; den anden skal så byde over eller passe.
        [senior] Vil to spille det samme spil, tilkommer det den, der kommer først i spillets retning, regnet fra spilleren til højre
            for kortgiveren: han må holde et bud fra en senere.
       *[none] Ingen må overtage et spil, som en anden har budt.
    }
    { $first_word_count ->
        [0] { "" }
       *[other] Kun forhånden må byde { $first_word }, og kun som det allerførste ord.
    }
    { $free_count ->
        [0] { "" }
       *[other] Har de tre andre passet, uden at nogen har budt, skal forhånden spille: et spil fra tabellen eller et, som ingen anden
            kan spille: { $free }.
    }
    { $opening ->
        [call_or_pass] Siger alle fire »weiter«, er spillet forbi, og intet skrives op.
       *[other] { "" }
    }
    Tabellen viser buddene fra lavest til højest; bud i samme række er lige høje, og det ene slår ikke det andet.
k-rule-passing-on = { $allowed ->
    [yes] Har spilleren i forhånd alle fire konger, må han give forhånden videre til den næste, men kun som det allerførste ord.
        Den næste har så alle forhåndens rettigheder, også første udspil, og den, der gav den videre, taler sidst.
        For de følgende spil gør det ingen forskel.
   *[no] Fire konger giver ikke forhånden nogen særlig ret i budgivningen.
}

## Spillene

k-rule-contracts = Dette er spillene og deres værdi.
    { $has_negative ->
        [yes] Nogle er om point; i andre, de negative spil, må spilføreren kun få nogle få stik eller slet ingen.
       *[no] Alle er om point.
    }
    { $has_suit_game ->
        [yes] I farvespillene, på tysk Farbenspiele, har tarokkerne mistet deres magt over farverne.
       *[no] { "" }
    }
    Den sidste søjle viser, hvor mange gange præmierne tæller.
k-rule-contract = { $about }
    { $kind ->
        [trischaken] Hver spiller for sig, og den, der får flest point, taber; se »{ k-section-trischaken }«.
       *[other] { k-contract-sides } { k-contract-goal } { k-contract-talon } { k-contract-needs } { k-contract-extras } { k-contract-value }
    }
k-contract-sides = { $calls ->
    [yes] Spilføreren kalder en konge, spiller sammen med den, der har den, mod de to andre
   *[no] Spilføreren spiller alene mod de tre andre
}
k-contract-goal = { $kind ->
    [negative] { $tricks ->
            [0] og må ikke få et eneste stik
            [one] og skal have netop ét stik
            [2] og skal have netop to stik
           *[other] og skal have netop { $tricks } stik
        }.
    [suit] og skal have { $goal } efter reglerne for farvespil.
   *[positive] og skal have { $goal }.
}
k-contract-talon = { $talon ->
    [half] Spilføreren tager den ene halvdel af talonen og lægger tre kort væk.
    [all] Spilføreren tager hele talonen, uden at de andre ser den, og lægger seks kort væk.
    [opponents] Talonen bliver liggende uset og tæller for modspillerne.
   *[unused] Talonen bruges ikke.
}
k-contract-needs = { $needs ->
    [trull_piece] Kun den, der har Sküs, Mond eller Pagat på hånden, må byde det.
    [bird] { $bid_names_bird ->
            [yes] I buddet nævnes en fugl fra spilførerens hånd, og den er dermed meldt.
           *[no] Kun den, der har en fugl på hånden, må byde det, og en fugl fra denne hånd skal meldes.
        }
        Flere fugle, også fra talonen, må meldes ved siden af.
        Spil og fugle betales hver for sig.
   *[nothing] { "" }
}
k-contract-extras = { $suit_cards ->
        [0] { "" }
       *[other] Ved første udspil skal spilføreren have mindst { $suit_cards } farvekort.
    }
    { $ouvert ->
        [yes] Efter første stik lægger alle deres kort åbent, og de tre modspillere må rådføre sig.
       *[no] { "" }
    }
    { $own_word ->
        [yes] Den, der byder det, melder præmier sammen med buddet og ikke senere.
       *[no] { "" }
    }
    { $kind ->
        [negative] { "" }
       *[other] { $bonus_factor ->
            [one] { "" }
            [2] Præmier tæller dobbelt.
           *[other] Præmier tæller { $bonus_factor } gange.
        }
    }
k-contract-value = { $dearer ->
    [yes] Vundet giver spillet { $value }, tabt koster det { $lost }.
   *[no] Spillet gælder { $value }, vundet eller tabt.
}

k-about-trischaken = Trischaken er udvejen med en dårlig hånd.
k-about-rufer = Rufer, »kalderen«, er grundspillet.
k-about-solorufer = Solorufer, kort Solo, er en Rufer uden talonens hjælp.
k-about-besserrufer = Besserrufer, »den bedre Rufer«, er en Rufer med en fugl.
k-about-dreier = Dreier, af drei, »tre«, har navn efter de tre modspillere.
k-about-sechser = Sechserdreier, af sechs, »seks«, er en Dreier med alle talonens kort.
k-about-farbendreier = Farbendreier er en Dreier i farverne, på tysk Farben.
k-about-farbensolo = Farbensolo er farvespillet uden talonens hjælp.
k-about-solodreier = Solodreier er en Dreier uden talonens hjælp.
k-about-piccolo = Piccolo er italiensk og betyder »lille«.
k-about-zwiccolo = Zwiccolo, af zwei, »to«, er en Piccolo med to stik.
k-about-bettel = Bettel er »tiggerspillet«.
k-about-bettler = Bettler betyder »tigger«.
k-about-piccolo-ouvert = Piccolo ouvert er en Piccolo med åbne kort; ouvert er fransk og betyder »åben«.
k-about-zwiccolo-ouvert = Zwiccolo ouvert er en Zwiccolo med åbne kort.
k-about-bettel-ouvert = Bettel ouvert er en Bettel med åbne kort.
k-about-bettler-ouvert = Bettler ouvert er en Bettler med åbne kort.
k-about-house = { $name } er et af husets egne spil.

## At kalde en konge

k-rule-calling = Hvor der kaldes en konge, sker det straks efter budgivningen, før talonen vendes.
    Den, der har den kaldte konge, er makkeren; han siger det ikke, men viser det kun ved sit spil eller med en melding.
    { $own ->
        [yes] Spilføreren må også kalde en konge, han selv har, og spiller så alene mod tre til samme værdi, også hvis det var en
            fejltagelse.
       *[no] Spilføreren må ikke kalde en konge, han selv har.
    }
    { $fourth ->
        [yes] Har spilføreren tre konger, må han kalde »den fjerde konge« uden at nævne farven.
       *[no] Kongen nævnes altid.
    }
    { $four_kings ->
        [queen] Har spilføreren alle fire konger, kalder han en dame i stedet; så findes der ingen König ultimo.
        [own] Har spilføreren alle fire konger, kan han kun kalde en af dem.
       *[barred] Den, der har alle fire konger, må ikke spille et spil, hvor der kaldes en konge.
    }
k-rule-king-in-talon = Ligger den kaldte konge i talonen, har spilføreren ingen makker.
    Han må så opgive spillet, på tysk schleifen, før han tager en halvdel, og betaler hver af de andre { $concede ->
        [game_and_bird] spillets værdi{ $has_besserrufer ->
            [yes] , i en Besserrufer også den meldte fugls
           *[no] { "" }
        }
       *[other] { $concede }
    }.
    Eller han spiller videre alene og tager den ene eller den anden halvdel.
    Tager han kongen, må han også melde König ultimo med den.
    { $left ->
        [0] Det koster ikke noget at lade den ligge.
       *[other] Lader han den ligge, gælder det som en fanget konge og koster { $left }, så mange gange som præmierne tæller.
    }
k-rule-solo-king-in-talon = Hvor der kaldes en konge, men talonen ikke vendes, kan kongen ligge uset i den.
    Spilføreren spiller så alene uden at vide det og får til sidst den halvdel, kongen ligger i.
    { $kontra ->
        [void] Kontra på spillet er i så fald ugyldig.
       *[void_if_lost] Kontra på spillet er i så fald ugyldig, hvis han taber, og gælder, hvis han vinder.
    }
    { $item_kontra ->
        [void] Kontra på meldinger er også ugyldig.
       *[stands] Kontra på meldinger gælder.
    }

## Talonen og at lægge væk

k-rule-talon = Spilføreren vender talonen, så alle ser den, tager den ene halvdel og lægger tre kort væk med bagsiden op, på
    tysk verlegen.
    { $has_all ->
        [yes] Hvor hele talonen tages, ser de andre den ikke, og der lægges seks kort væk.
       *[no] { "" }
    }
    Det, der er lagt væk, tæller for spilførerens side, og den halvdel, der bliver liggende, for modspillerne.
    Kort, der tæller for en side, gælder også for dens præmier.
k-rule-discard = Konger, Sküs, Mond og Pagat må aldrig lægges væk.
    Andre tarokker lægges kun væk, når der ikke er andet at lægge, og de skal vises.
    { $suit_games ->
        [taroks_first] I farvespil er det omvendt: først lægges tarokker væk, med bagsiden op, og først derefter farvekort, og de
            skal vises.
       *[as_always] { "" }
    }

## Selve spillet

k-rule-leading = { $positive ->
        [first_seat] Spilleren til højre for kortgiveren spiller altid ud til første stik, også når forhånden er gået videre til en
            anden.
       *[forehand] Forhånden spiller ud til første stik.
    }
    { $has_negative ->
        [yes] I negative spil er det dog spilføreren, der spiller ud.
       *[no] { "" }
    }
    Derefter spiller den ud, der tog det foregående stik.
    Der er tolv stik.
k-rule-following = Man skal bekende kulør.
    Har man ikke den udspillede farve, skal man bruge en tarok; har man heller ingen tarok, kan man kaste, hvad man vil.
    Den højeste tarok tager stikket; uden tarok er det det højeste kort i den udspillede farve.
k-rule-trick = { $overtake ->
        [yes] I negative spil og i Trischaken skal man stikke over: kan man overtage stikket med et kort, man må lægge, skal man gøre
            det.
            I alle andre spil behøver ingen at stikke over.
       *[no] Ingen behøver nogensinde at stikke over.
    }
    { $pagat_last ->
        [yes] I negative spil og i Trischaken må Pagat kun spilles ud eller kastes til som håndens sidste tarok.
       *[no] Pagat må bruges som enhver anden tarok.
    }
k-rule-suit-game = { $has_suit_game ->
    [yes] I farvespil stikker tarokker ikke farverne: det højeste kort i den udspillede farve tager stikket.
        Tarok må kun spilles ud af den, der ikke har flere farvekort.
        Den, der ikke kan bekende, skal stadig lægge en tarok.
        { $bonus_count ->
            [0] Ud over Valat kan intet meldes, og intet andet tæller.
           *[other] Ud over Valat tæller kun disse præmier og kan meldes: { $bonuses }.
        }
   *[no] Her er ingen farvespil.
}
k-rule-kaiserstich = { $played ->
    [yes] Kaiserstich, »kejserstikket«: falder Sküs, Mond og Pagat i samme stik, i hvilken som helst orden, tager Pagat det.
        Det gælder i alle spil; for at tage stikket sådan må Pagat bruges i utide, og hvor man skal stikke over, skal den.
   *[no] Der er ingen Kaiserstich: falder Sküs, Mond og Pagat i samme stik, tager Sküs det som altid.
}

## Meldinger og kontra

k-rule-announcing = Når kortene er lagt væk, melder spilføreren præmier eller ingen og siger »Ich liege«, »jeg er klar«.
    De andre følger på skift: hver siger »gut«, melder selv noget eller giver kontra.
    Når tre i træk har sagt »gut«, begynder spillet.
    { $holder_count ->
        [0] { "" }
       *[other] Kun den, der har kortet, må melde: { $holder_only }.
    }
    { $partner_count ->
        [0] { "" }
       *[other] Kun den kaldte makker må melde: { $partner_only }.
    }
    Ellers må alt meldes, også uden at man har kortene, og også for makkeren.
    { $once ->
        [yes] Hver spiller melder kun på én tur.
       *[no] Den, der igen er på tur, må melde mere.
    }
    { $early ->
        [held_back] Et meldt kort gemmes til sit stik, så længe man kan lægge et andet.
       *[lost] Bruges et meldt kort før sit stik, er meldingen tabt, men i sig selv er det ingen fejl.
    }
    { $give_up ->
        [highest_first] Af flere meldte fugle, der ikke kan holdes, skal den højeste gå først.
       *[free] { $has_birds ->
            [yes] Meldte fugle, der ikke kan holdes, må gå i hvilken orden man vil.
           *[no] { "" }
        }
    }
    { $replaces ->
        [either_side] En præmie, der er meldt, tæller ikke også i stilhed, for ingen af siderne.
       *[own_side] En præmie, der er meldt, tæller ikke også i stilhed for den side, der meldte den, men nok for den anden.
    }
k-rule-bonuses = Præmier betales ved siden af spillet, hvem der end vinder det.
    Meldt tæller de det højere beløb for den side, der klarer dem; mislykkes det, får den anden side det samme beløb.
    Er de ikke meldt, er de stille og tæller det lavere beløb for den side, der klarer dem.
    Alle beløb ganges, som tabellen over spillene viser.
k-rule-bonus = { $condition }
    { $announced ->
        [0] Det kan ikke meldes; det tæller { $silent }.
       *[other] Det tæller { $announced } meldt og { $silent } stille.
    }
    { $silent_failure ->
        [yes] { $bonus ->
            [pagat] Falder den umeldt i sidste stik uden at tage det, koster det { $silent }.
            [koenig_ultimo] Mislykkes det i stilhed, koster det { $silent }, men en fanget konge betales ikke to gange.
           *[other] Mislykkes det i stilhed, koster det { $silent }.
        }
       *[no] { "" }
    }
k-bonus-trull = Trull: Sküs, Mond og Pagat er alle blandt den ene sides kort.
k-bonus-kings = Fire konger: alle fire konger er blandt den ene sides kort.
k-bonus-pagat = Pagat: Pagat, tarok I, tager sidste stik.
k-bonus-uhu = Uhu: tarok II tager næstsidste stik.
k-bonus-kakadu = Kakadu: tarok III tager tredjesidste stik.
k-bonus-quapil = Quapil: tarok IIII tager fjerdesidste stik.
k-bonus-koenig-ultimo = König ultimo, »kongen sidst«: den kaldte konge falder i sidste stik, og spilførerens side tager det.
k-bonus-mondfang = Mondfang, »at fange Mond«: den ene sides Sküs tager den andens Mond.
k-bonus-king-captured = Fanget konge: den kaldte konge falder til modspillerne, og spilførerens side betaler.
    Det er allerede med i en meldt König ultimo, der mislykkes.

k-rule-valat = Valat: den ene side tager alle tolv stik.
    { $mode ->
        [fixed] Den træder i spillets sted og tæller beløbene i tabellen.
       *[multiplied] Den træder i spillets sted: stille tæller spillet { $silent } gange, meldt { $announced } gange.
            Præmiernes faktor gælder ikke for den.
    }
    Begge sider må melde den.
    Kontra på spillet gælder også for den; er der givet to, tæller kun den højeste.
    Mislykkes en meldt Valat, er spillet tabt, og den anden side får beløbet for en meldt Valat.
    Har begge sider meldt en, afregnes hver for sig.
    { $mode ->
        [fixed] { "" }
       *[multiplied] { $has_dearer ->
            [yes] Hvor et tabt spil koster mere, viser tabellen i parentes, hvad modspillerne får.
           *[no] { "" }
        }
    }
    { $beside ->
        [all] Alle andre præmier betales ved siden af.
        [announced] Ved siden af tæller kun meldte præmier, vundet eller tabt.
       *[tricks_and_announced_sets] Ved siden af tæller fugle og König ultimo, meldt eller stille; Trull og fire konger kun, hvis de er
            meldt, og det kan ikke ske sammen med en Valat.
    }
k-rule-kontra = { $levels ->
    [0] Intet kan dobles.
   *[other] Den, der ikke tror, at den anden side vinder spillet eller klarer en melding, siger »kontra«, og det tæller dobbelt.
        { $levels ->
            [one] Der er intet svar på det.
            [2] Den anden side kan svare med »re«: så tæller det fire gange.
           *[other] { $own_words ->
                [yes] Den anden side kan svare på det og den første svare igen: så tæller det fire og otte gange.
               *[no] Den anden side kan svare med »re« og den første derpå med »sub«: så tæller det fire og otte gange.
            }
        }
        Det siges, første gang man er på tur bagefter, og for spillet og hver melding for sig.
        Det gælder for alle spillere.
        { $has_negative ->
            [yes] I negative spil giver hver modspiller dog kun kontra for sig selv.
           *[no] { "" }
        }
        { $has_trischaken ->
            [yes] I Trischaken er der ingen kontra.
           *[no] { "" }
        }
        { $effect ->
            [money] Kontra gælder kun for pengene; pointene skrives, som om der ingen var.
           *[score] Kontra gælder for både point og penge.
        }
        { $between_partners ->
            [void] Viser det sig, at nogen har doblet sin egen makker, er den kontra ugyldig.
           *[refused] En makker, man kender, må man ikke doble.
        }
}

## Afregningen

k-rule-settling = Spil og præmier afregnes hver for sig, og det, den ene side får, modregnes i det, den anden får.
    To mod to vinder eller taber hver beløbet én gang.
    Én mod tre afregner spilføreren beløbet med hver af de tre.
k-rule-written = { $winners_only ->
    [yes] Kun vinderne skriver point op: hver af dem det, som én taber taber.
        Den, der vinder alene mod tre, skriver altså beløbet én gang.
   *[no] Vindere skriver plus og tabere minus; i hvert spil går det lige op.
}
    { $strikes ->
        [yes] En linje i regnskabet, der ikke længere kan opklares, stryges: alle har 0 i det spil.
       *[no] { "" }
    }

## Trischaken

k-rule-trischaken = Hver spiller for sig og vil have få point.
    Den, der til sidst har flest, betaler; lige er man kun, når man også har lige mange Blatt.
    { $talon ->
        [first_six_tricks] Med hvert af de første seks stik vendes et kort af talonen, og den, der tager stikket, får det.
       *[last_trick] Den, der tager sidste stik, får talonen.
    }
    Der er ingen præmier.
    En spiller uden stik kaldes Jungfrau, »jomfru«, og får alene { $virgin ->
        [doubled_pot] alt, hvad der betales, og det dobbelt
       *[pot] alt, hvad der betales
    }; flere deler det.
    Enheden er { $unit }: den fordobles for en, der har point nok til at vinde et spil, og fordobles for forhånden, som også
    betaler alene, når flere står lige.
k-case-most = flest point
k-case-most-won = flest point, mindst { $won }
k-case-forehand = forhånden med flest point, alene eller lige
k-case-forehand-won = forhånden med mindst { $won }
k-case-pair = to andre lige
k-case-triple = tre andre lige
k-case-revoke = Renonce
k-case-revoke-forehand = forhåndens Renonce
k-case-revoke-pair = Renonce af to spillere

## Fejl

k-rule-renonce = Renonce kalder man i Østrig en fejl mod spillets regler, ikke blot at mangle en farve.
    Det er Renonce at lægge et forkert antal kort, en konge eller et kort af Trull væk eller at lægge en tarok væk uden at vise den.
    Det er Renonce ikke at bekende kulør eller ikke at bruge tarok{ $overtake ->
        [yes] , eller ikke at stikke over,
       *[no] ,
    } skønt man skal.
    { $bird_order ->
        [yes] Det er det også at opgive meldte fugle i en anden rækkefølge end fra den højeste og ned.
       *[no] { "" }
    }
    { $early_advantage ->
        [yes] Det er det også at skaffe sig en fordel ved at tage et stik med et meldt kort før dets eget stik.
       *[no] { "" }
    }
    { $exposing ->
        [yes] Det er det også at afgøre spillet ved at vise et kort eller ved at tale.
       *[no] { "" }
    }
    { $throwing_in ->
        [yes] Og det er det at kaste kortene sammen på mistanke, før en Renonce er bevist.
       *[no] { "" }
    }
    { $correction ->
        [until_gathered] Så længe stikket ligger på bordet, må et forkert kort rettes.
       *[never] Et forkert kort kan ikke rettes.
    }
    { $stops ->
        [if_wished] Når en fejl er påvist, må den uskyldige side standse spillet eller spille videre.
       *[at_once] Når en fejl er påvist, er spillet straks forbi.
    }
    Enhver må påpege en fejl, indtil alle er enige om at afregne; hvad ingen har bemærket inden da, står ved magt.
    { $pays ->
        [offender] Den skyldige betaler alene: enhver anden får, hvad han ville få, hvis han havde vundet spillet og alt, hvad begge
            sider har meldt.
            To skyldige deler det.
       *[side] Den skyldiges side har tabt spillet og får intet for sine præmier.
            Den anden side får også, hvad den har meldt, klaret eller ej, og hvad den allerede har klaret i stilhed; for at få mere må
            den spille videre.
    }
    { $no_bird ->
        [none] { "" }
       *[other] Den, der spiller en Besserrufer uden en fugl, betaler { $no_bird } til hver af de andre, og kontra gælder ikke.
    }
    { $claims ->
        [yes] Den, der åbenlyst har tabt mere ved fejlen, fx en stille fugl eller en stille Valat, må også kræve det.
       *[no] { "" }
    }
    { $has_trischaken ->
        [yes] For Trischaken: se dér.
       *[no] { "" }
    }
k-rule-rulings = Dommeren kan også selv afgøre en sag: hvem der betaler hvem hvor meget, med begrundelsen, som skrives ned med spillet.

## Hvad en bog beder spillerne ved bordet om

k-rule-customs-money = Der skal spilles om penge.
k-rule-customs-dealers-eyes = Kortene skal blandes grundigt.
    Det er forbudt at banke på kortene i stedet for at tage af.
    Kortgiveren må hverken se på det nederste kort eller på sine egne første seks kort.
k-rule-customs-exact-words = For at undgå misforståelser skal man tale præcist.
    Forhånden skal sige »Vorhand«, hvis han ikke straks byder et spil.
    Den, der ikke byder eller ikke byder over, siger »gut«, »godt«.
    Spilføreren begynder spillet med »Ich liege«, og alle skal svare på hver melding med »gut«, medmindre de giver kontra.
k-rule-customs-pass-gut = Den, der lader en andens spil stå, siger »gut«, »godt«.
k-rule-customs-pass-gut-or-weiter = Den, der passer, siger »gut«, »godt«, eller »weiter«, »videre«.
k-rule-customs-ouvert-cards-stay = I et ouvert spil bliver de spillede kort liggende åbent på bordet, i den rækkefølge, de blev spillet.
k-rule-customs-wrong-bird = Den, der melder en forkert fugl, fx Kakadu med Uhu på hånden, begår ingen Renonce.
    Kun det meldte er tabt, med kontra, hvis der er givet en.
k-rule-customs-no-captures = Der er ingen fangster, på tysk Fänge: der betales intet for at fange Mond eller en konge.
k-rule-customs-king-lost-in-silence = Det koster ikke noget at miste den kaldte konge, medmindre den er meldt ultimo.
k-rule-customs-words-rekontra-subkontra = Der er kun tre trin: Kontra, Rekontra og Subkontra.
    Spillerne siger også gespritzt, retour og nochmals gespritzt.
k-rule-customs-words-re-subre = Ordene er »Kontra«, »Re« og »Subre«.
k-rule-customs-talon-first = Ingen kan give kontra, før talonen er taget.
k-rule-customs-kontra-and-valat = I et farvespil må en modspiller, fx den i forhånd med første udspil, give kontra og melde Valat på én
    gang.
k-rule-customs-partner-bears-it = Makkere bærer hinandens fejl og de tab, der følger af dem, også når et meldt kort spilles for tidligt.
    Kun en Renonce betaler man alene.
k-rule-customs-buergermeister = Den, der får point nok til at vinde et spil, kaldes Bürgermeister, »borgmester«.
k-rule-customs-lawful-card-stays = Kun et kort, der strider mod reglerne, må tages tilbage.
    En fejltagelse, der ikke bryder nogen regel, fx point lagt til den forkerte side, kan ikke rettes.
k-rule-customs-last-trick-only = Man må kun se på det sidste stik.
    At kigge længere tilbage, på tysk Nachwassern, er ikke tilladt.
k-rule-customs-referees = Om noget var en Renonce, skal afgøres med fingerspidsfornemmelse.
    Dommerne har det sidste ord.
k-rule-customs-tricks-apart = Det anbefales at holde talonen adskilt fra stikkene og at lade hver spiller beholde sine egne stik: så kan
    spillets gang følges bagefter, især ved mistanke om Renonce.
