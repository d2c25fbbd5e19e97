# Königrufen: navne, hvad der siges og gøres, afvisninger, betalinger og rapporter.
# Spil, præmier og grunde skrives med bindestreger.  $you: yes, når det handler om læseren; $name: en anden.
# $contract, $items og $called er navne fra andre beskeder.

## Spil og bud

contract-trischaken = Trischaken
contract-rufer = Rufer
contract-solorufer = Solorufer
contract-besserrufer = Besserrufer
contract-besserrufer-pagat = Pagatrufer
contract-besserrufer-uhu = Uhurufer
contract-besserrufer-kakadu = Kakadurufer
contract-besserrufer-quapil = Quapilrufer
contract-dreier = Dreier
contract-sechser = Sechserdreier
contract-farbendreier = Farbendreier
contract-farbensolo = Farbensolo
contract-solodreier = Solodreier
contract-piccolo = Piccolo
contract-piccolo-ouvert = Piccolo ouvert
contract-zwiccolo = Zwiccolo
contract-zwiccolo-ouvert = Zwiccolo ouvert
contract-bettel = Bettel
contract-bettel-ouvert = Bettel ouvert
contract-bettler = Bettler
contract-bettler-ouvert = Bettler ouvert

## Præmier, og hvad der ellers kan meldes eller dobles

bonus-game = spillet
bonus-trull = Trull
bonus-kings = fire konger
bonus-pagat = Pagat
bonus-uhu = Uhu
bonus-kakadu = Kakadu
bonus-quapil = Quapil
bonus-koenig-ultimo = König ultimo
bonus-mondfang = Mondfang
bonus-king-captured = fanget konge
bonus-valat = Valat

bird-pagat = Pagat
bird-uhu = Uhu
bird-kakadu = Kakadu
bird-quapil = Quapil

k-card-skus = Sküs
k-card-mond = Mond

## Tælling.  Tre Blatt er et point.

k-points = { $points } point
k-count = { $blatt ->
    [0] { k-points }
   *[other] { k-points } og { $blatt } Blatt
}

## Budgivningen.  k-say: selve ordene; k-told: hvad nogen har sagt eller gjort.

k-say-vorhand = Vorhand
k-say-pass-forehand = Jeg giver forhånden videre
k-say-pass = Pas
k-say-bid = { $contract }
k-say-hold = Hold

k-told-vorhand = { $you ->
    [yes] Du
   *[no] { $name }
} siger »Vorhand«.
k-told-pass-forehand = { $you ->
    [yes] Du
   *[no] { $name }
} har alle fire konger og giver forhånden videre.
k-told-pass = { $you ->
    [yes] Du
   *[no] { $name }
} passer.
k-told-bid = { $you ->
    [yes] Du
   *[no] { $name }
} byder { $contract }.
k-told-hold = { $you ->
    [yes] Du
   *[no] { $name }
} holder { $contract }.
k-told-nobody-plays = Ingen vil spille. Kortene kastes sammen.

## Den kaldte konge.  $rank: K, eller Q for en dame; $suit er et tegn.

k-called-card = { suit-name } { $rank ->
    [K] { rank-K }
   *[Q] { rank-Q }
}
k-called-fourth = den fjerde konge
k-say-call = Kald { $called }
k-told-call = { $you ->
    [yes] Du
   *[no] { $name }
} kalder { $called }.

## Talonen.  $half: 1, 2 eller all.

k-say-take = { $half ->
    [1] Tag første halvdel
    [2] Tag anden halvdel
   *[all] Tag hele talonen
}
k-say-concede = Opgiv
k-say-lay = Læg væk
k-told-talon = Talonen: { $first } | { $second }
k-told-take = { $you ->
    [yes] Du
   *[no] { $name }
} tager { $half ->
    [1] første halvdel af talonen
    [2] anden halvdel af talonen
   *[all] hele talonen
}.
k-told-king-in-talon = { $rank ->
    [queen] Den kaldte dame
   *[king] Den kaldte konge
} ligger i talonen.
k-told-concede = { $you ->
    [yes] Du
   *[no] { $name }
} opgiver spillet.
k-told-concede-bird = { $you ->
    [yes] Du
   *[no] { $name }
} opgiver spillet, med { $bird }.
k-told-lay = { $you ->
    [yes] Du
   *[no] { $name }
} lægger { $number ->
    [one] ét kort
   *[other] { $number } kort
} væk.
k-told-lay-cards = { $you ->
    [yes] Du
   *[no] { $name }
} lægger væk: { $cards }.
k-told-lay-open = Lagt væk åbent: { $cards }

## Meldinger og kontra.  $level: kontra, re eller sub; $factor: 2, 4 eller 8.

k-say-lie = Jeg er klar
k-say-good = Gut
k-say-kontra = Kontra
k-say-re = Re
k-say-sub = Sub
k-told-lie = { $you ->
    [yes] Du
   *[no] { $name }
} er klar og melder ingenting.
k-told-announce = { $you ->
    [yes] Du
   *[no] { $name }
} melder: { $items }.
k-told-double = { $you ->
    [yes] Du
   *[no] { $name }
} siger { $level ->
    [kontra] »kontra«
    [re] »re«
   *[sub] »sub«
} til: { $items }.
k-game-of = { bonus-game } ({ $name })
k-told-good = { $you ->
    [yes] Du
   *[no] { $name }
} siger »{ k-say-good }«.
k-told-ouvert = Alle lægger kortene åbent. Modspillerne må rådføre sig.
k-kontra-times = { $factor ->
    [2] kontra, 2 gange
    [4] re, 4 gange
   *[8] sub, 8 gange
}

## Hvorfor noget afvises, og hvad man kan gøre i stedet.  $detail rummer tegn og er altid givet, men kan være tomt;
## hvor teksten viser det, er det ikke tomt.

k-reason-deal-is-over = { reason-deal-is-over }
k-reason-not-your-turn = { reason-not-your-turn }
k-reason-not-now = { reason-not-now }
k-reason-not-in-your-hand = { reason-not-in-your-hand }

k-reason-opening-word = Det kan man ikke sige her: forhånden åbner budgivningen, og kun med et ord, som disse regler tillader. Vælg et andet ord.
k-reason-not-forehand = Det spil er forhåndens, og kun så længe ingen har budt. Byd et højere spil, eller pas.
k-reason-not-higher = Det spil er ikke højere end det sidste bud. Byd et højere, eller pas.
k-reason-no-hold = Du kan ikke holde det spil. Byd et højere, eller pas.
k-reason-must-play = De andre har passet, så det er dig, der spiller. Vælg dit spil.
k-reason-no-such-bid = Disse regler kender ikke det bud. Vælg et spil fra buddenes rækkefølge.
k-reason-first-word-only = Det spil kan kun forhånden byde, og kun som det allerførste ord. Vælg et andet.
k-reason-needs-trull-piece = Til det spil skal du have Sküs, Mond eller Pagat på hånden. Vælg et andet spil, eller pas.
k-reason-four-kings = Med alle fire konger kan du ikke spille et spil, hvor der kaldes en konge. Vælg et andet spil, eller pas.
k-reason-not-four-kings = Du kan kun give forhånden videre med alle fire konger på hånden. Sig »Vorhand«, eller byd et spil.

k-reason-own-king = Den konge har du selv. Kald et kort, som du ikke har.
k-reason-not-callable = Det kort kan ikke kaldes. Kald en konge; en dame kun med alle fire konger, og hvis reglerne tillader det.
k-reason-not-three-kings = Med den hånd kan du ikke kalde »den fjerde konge«. Nævn kongen.

k-reason-takes-all = I dette spil tager du hele talonen, alle seks kort.
k-reason-takes-half = I dette spil tager du den ene halvdel af talonen: de første tre kort eller de sidste tre.
k-reason-king-not-in-talon = Du kan kun opgive, hvis den kaldte konge ligger i talonen. Det gør den ikke, så spil videre.
k-reason-name-the-bird = Den, der opgiver, betaler også fuglen. Nævn den fugl, du bød med, hvis dit spil har en.

k-reason-no-such-bonus = Det kan ikke meldes i dette spil. Udelad det.
k-reason-announced-twice = Det har du allerede meldt. Én gang er nok.
k-reason-announces-once = Tiden for dine meldinger er forbi. Fra nu af kan du sige »gut« eller give kontra.
k-reason-with-the-bid = I dette spil ansiges alt sammen med buddet. Herefter kan du sige »gut« eller give kontra.
k-reason-not-the-holder = Det er ikke dit at melde: det tilkommer den, der har kortet, eller den side, der kaldte det. Udelad det.
k-reason-not-the-partner = Det må kun den kaldte makker melde. Udelad det.
k-reason-bird-missing = Du skal melde den fugl, du bød med. Meld mindst én af disse: { $detail }
k-reason-sets-beside-valat = Trull og fire konger kan ikke meldes ved siden af en Valat. Meld det ene eller det andet.

k-reason-nothing-to-double = Der er ikke noget af den slags at doble. Vælg spillet eller noget, der er meldt.
k-reason-doubled-too-late = Det er for sent. Kontra, re og sub siges, første gang man er på tur bagefter.
k-reason-own-side = Du kan ikke doble din egen side. Kontra og sub er til modparten.
k-reason-other-side = Kun den side, der er doblet, kan svare med »re«.
k-reason-no-further-level = Det kan ikke dobles yderligere.

k-reason-held-back = Dette kort er meldt til et senere stik. Gem det, og læg et andet kort.
k-reason-nothing-to-hide = Det forlanger ingen at se: { $detail }. Udelad det.
k-reason-no-such-fault = { reason-no-such-fault }
k-reason-not-played-yet = { reason-not-played-yet }
k-reason-decision-open = { reason-decision-open }
k-reason-no-such-answer = { reason-no-such-answer }
k-reason-not-table-mode = { reason-nothing-to-claim }
k-reason-judged-already = Det er netop afgjort. Spil videre.
k-reason-nothing-to-correct = Der er intet kort at rette: kun et, der bryder pligten til at bekende, bruge tarok eller stikke over, og kun så længe stikket ligger på bordet.
k-reason-nothing-lost = Det er ikke åbenlyst tabt ved en Renonce, eller det betales allerede.
k-reason-no-such-ruling = { reason-no-such-ruling }
## Ved bordet

# $whose: play-whose; $fault: en af fejlene herunder.
k-told-claims-fault = { play-told-claims-fault }
k-fault-renonce = { $trick ->
    [0] Renonce
   *[other] Renonce i { $trick }. stik
}
k-fault-discard = forkert lagt væk
k-fault-bird = en fejl med en fugl
k-fault-cards = { play-fault-cards }
k-fault-exposed = et vist kort eller afgørende snak
k-told-upheld = { play-told-upheld }
k-told-not-upheld = Det er ikke rigtigt.
k-told-wrong-number = { play-told-wrong-number }
k-told-corrects = { play-told-corrects }
k-told-stops = { $you ->
    [yes] Du
   *[no] { $name }
} standser spillet efter Renonce.
k-told-plays-on = { $you ->
    [yes] Du
   *[no] { $name }
} vil spille videre for at få mere.
k-told-exposes = { $you ->
    [yes] Du
   *[no] { $name }
} lader { $card } blive set.
k-told-talks = { $you ->
    [yes] Du
   *[no] { $name }
} siger noget, der ikke må siges.
k-told-throws-in = { $you ->
    [yes] Du
   *[no] { $name }
} kaster kortene sammen.
k-told-claims-lost = { $you ->
    [yes] Du
   *[no] { $name }
} kræver, hvad der åbenlyst er tabt: { $item }.
k-told-strikes = { $you ->
    [yes] Du
   *[no] { $name }
} får spillet strøget af regnskabet.
k-told-rules = { play-told-rules }
k-told-rules-from-outside = { play-told-rules-from-outside }
k-told-agrees = { $you ->
    [yes] Du
   *[no] { $name }
} er enig i, at spillet kan afregnes.
k-told-offenders = Renonce: { $names }.
k-told-redealt = Antallet af kort var forkert: der gives om, og intet skrives op.
k-asked-correct = { $name_is ->
    [you] Du
   *[other] { $name }
} retter det, mens stikket ligger på bordet.
k-asked-play-on = { $name_is ->
    [you] Du
   *[other] { $name }
} bestemmer: spillet standser, eller der spilles videre om mere.

## Hvad en betaling er for

k-for-game = for spillet
k-for-valat = for Valat
k-for-trull = for Trull
k-for-kings = for de fire konger
k-for-pagat = for Pagat
k-for-uhu = for Uhu
k-for-kakadu = for Kakadu
k-for-quapil = for Quapil
k-for-koenig-ultimo = for König ultimo
k-for-mondfang = for Mondfang
k-for-king-captured = for den fangede konge
k-for-king-left = for kongen, der blev liggende i talonen
k-for-conceded = for et opgivet spil
k-for-ruling = { for-ruling }
k-for-trischaken = for Trischaken
k-for-jungfrau = for Jungfrau i Trischaken
k-for-renonce = for Renonce
k-for-renonce-game = for Renonce: spillet
k-for-renonce-valat = for Renonce: Valat
k-for-renonce-trull = for Renonce: Trull
k-for-renonce-kings = for Renonce: de fire konger
k-for-renonce-pagat = for Renonce: Pagat
k-for-renonce-uhu = for Renonce: Uhu
k-for-renonce-kakadu = for Renonce: Kakadu
k-for-renonce-quapil = for Renonce: Quapil
k-for-renonce-koenig-ultimo = for Renonce: König ultimo
k-for-renonce-mondfang = for Renonce: Mondfang
k-for-renonce-king-captured = for Renonce: den fangede konge
k-for-renonce-king-left = for Renonce: kongen, der blev liggende i talonen

## Rapporter.  $seat, $partner og $seats er bogstaver eller navne, $bonus er et navn.

k-outcome-nobody = Ingen spiller
k-outcome-partner = { $seat_is ->
    [you] du
   *[other] { $seat }
} spiller { $contract } sammen med { $partner_is ->
    [you] dig
   *[other] { $partner }
}
k-outcome-alone = { $seat_is ->
    [you] du
   *[other] { $seat }
} spiller { $contract } alene
k-outcome-own-king = { $seat_is ->
    [you] du har kaldt din egen konge
   *[other] { $seat } har kaldt sin egen konge
} og spiller { $contract } alene
k-outcome-trischaken = Trischaken; { $seat_is ->
    [you] du
   *[other] { $seat }
} har forhånden

# $own og $other er tællinger (k-count).
k-outcome-counts = { $seat_is ->
    [you] din side har
   *[other] siden med { $seat } har
} { $own }, modspillerne har { $other }
k-outcome-count-of = { $seat_is ->
    [you] du
   *[other] { $seat }
} har { $own }
k-outcome-tricks = { $seat_is ->
    [you] du
   *[other] { $seat }
} har fået { $tricks ->
    [0] ingen stik
    [one] ét stik
   *[other] { $tricks } stik
}
k-outcome-result = Spillet er { $won ->
    [yes] vundet
   *[no] tabt
}

# $side: declarer eller defenders; $announced og $made: yes eller no.
k-outcome-bonus = { $bonus }, { $announced ->
    [yes] meldt
   *[no] stille
}: { $side ->
    [declarer] spilførerens side
   *[defenders] modspillerne
} { $made ->
    [yes] klarede det
   *[no] klarede det ikke
}
# $rank: hvad der blev kaldt, en konge eller en dame.
k-outcome-king-captured = Modspillerne har fanget den kaldte { $rank ->
    [queen] dame
   *[king] konge
}
k-outcome-jungfrau = { $seat_is ->
    [you] du
   *[other] { $seat }
} har ikke fået et eneste stik: Jungfrau

# $king: hvad der blev af den kaldte konge eller dame i talonen; $rank: hvilken af dem det var.
k-outcome-king-in-talon = Den kaldte { $rank ->
    [queen] dame
   *[king] konge
} lå i talonen: { $king ->
    [conceded] spillet blev opgivet
    [taken] spilføreren tog den
    [left] spilføreren lod den ligge
   *[solo] dens halvdel tæller for spilføreren
}
k-outcome-renonce = Renonce: { $seats }
k-outcome-redealt = Nogen havde et forkert antal kort: der gives om, og spillet tæller ikke
k-outcome-struck = Dette spil er strøget af regnskabet og tæller ikke for nogen
k-report-score = Point: { $points }
k-report-money = Penge: { $points }
k-report-written = Skrevet op: { $points }
