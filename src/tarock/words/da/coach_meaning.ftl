### Hvad der kan siges, og hvad det fortæller: træneren forklarer meldinger, kald og annonceringer.

## Hvad det bliver til

means-each-pays = Hver af de andre betaler { $points }.
means-counts = I dette spil tæller { $item } { $points }, når det er annonceret.
means-doubles = { $item } ville tælle { $factor } gange.
means-good = Hermed annonceres og dobles intet.
means-vorhand = Det bevarer alle forhåndens rettigheder; spillet nævnes, når de andre har talt.
means-pass = Den, der passer, er ude af auktionen for altid.

## Hvad det fortæller

means-nothing = Det er der intet at forklare ved.
means-tells = Det fortæller de andre:
tells-nobody = Ingen af det navn har gjort noget endnu.
tells-certain = Sikkert:
tells-likely = Sandsynligt:
tells-nothing = Intet sikkert om { $you ->
    [yes] din hånd
   *[no] hånden hos { $name }
}.
tells-holds = { $you ->
    [yes] Du har
   *[no] { $name } har
} { $cards }.
tells-lacks = { $you ->
    [yes] Du har
   *[no] { $name } har
} ikke { $cards }.
tells-void = { $you ->
    [yes] Du har
   *[no] { $name } har
} ingen { $suit }.
tells-one-of = { $you ->
    [yes] Du har
   *[no] { $name } fik
} mindst ét af kortene { $cards }.
tells-taroks = { $you ->
    [yes] Du har
   *[no] { $name } har
} { $number } tarokker, skusen medregnet.
tells-taroks-most = { $you ->
    [yes] Du har
   *[no] { $name } har
} højst { $number } tarokker: flere ville være meldt.
tells-no-courts = { $you ->
    [yes] Du har
   *[no] { $name } har
} ikke andet at melde: ikke andre fire billeder i en farve og ikke andre fire konger, heller ikke tre af dem med skusen.
tells-out = { $you ->
    [yes] Du er
   *[no] { $name } er
} ude af auktionen for altid.
tells-partner = { $you ->
    [yes] Du er
   *[no] { $name } er
} den kaldte makker.
tells-opponent = { $you ->
    [yes] Du er
   *[no] { $name } er
} ikke den kaldte makker: makkere må ikke doble hinanden.
tells-suit-cards = Ved første udspil skal { $you ->
    [yes] du
   *[no] { $name }
} have mindst { $number } farvekort.
tells-not-all-kings = { $you ->
    [yes] Du har
   *[no] { $name } har
} ikke alle fire konger.
tells-three-kings = { $you ->
    [yes] Du har
   *[no] { $name } har
} tre konger; den, der har den fjerde, er makker, og den kan ligge i talonen.
tells-holder-is-partner = Den, der har { $card }, er makker for { $you ->
    [yes] dig
   *[no] { $name }
}; kortet kan også ligge i talonen.
tells-holder-or-alone = Den, der har { $card }, er makker for { $you ->
    [yes] dig; du kan selv have kortet og spille alene
   *[no] { $name }; { $name } kan selv have kortet og spille alene
}, eller det ligger i talonen.
tells-you-are-partner = Du har { $card }: du er makkeren.
tells-not-laid = Disse kan ikke ligge i skatten: { $cards }.
tells-took = { $you ->
    [yes] Du har
   *[no] { $name } har
} taget { $cards }; { $left } tæller for modparten.
tells-laid = Ingen konge og ingen del af trullen er lagt, og ingen tarok, som ikke blev vist.
tells-laid-taroks-first = Kun tarokker er lagt med bagsiden op, og ingen del af trullen; farvekort ville være vist.
tells-believed-taroks = I { $deals } fordelinger, der passer med alt, hvad der er sagt og spillet, har { $you ->
    [yes] du
   *[no] { $name }
} { $number } { $taroks } i gennemsnit.
tells-taroks-danish = tarokker
tells-taroks-koenigrufen = tarokker
tells-believed-card = { $card } er hos { $you ->
    [yes] dig
   *[no] { $name }
} i { $percent } % af dem.

## Hvad bøgerne slutter

infers-third-hand = Så har { $third } { $number } af de 22 tarokker.
infers-no-ultimo-card = Der er intet ultimokort på tarokhånden hos { $name }: der truer ingen fare derfra.
infers-skus = { $name } har skusen.
infers-no-skus = { $name } har ikke skusen: så ville det være overfuldt.
infers-no-matador = { $name } har ikke { $card }: så ville det være tre matadorer.
infers-next-tarok = Den næste tarok, { $card }, er hos { $third }.
infers-none-declared = Ingen har meldt tarokker, og du har { $own }: { $least ->
    [9] de andre har 9 hver, og kun du ved det
   *[other] hver af de andre har mellem { $least } og { $most }
}.
infers-none-laid = { $name } har ikke lagt tarokker: man lægger alle eller ingen.
infers-skus-of-third = { $name } har skusen: to hænder er fulde uden den.
infers-last-king = Den sidste konge, { $card }, er hos { $third }: tre konger og skusen ville være halve konger.
infers-gives-up = { $name } spiller et ultimokort af: tag det som en opgivelse.
infers-likes-suit = { $name } har taget kongen tidligt og fortsætter i { $suit }: farven passer { $name }.
infers-holds-back = { $name } har ikke brugt { $card } ved en god lejlighed: vær på vagt.
infers-leads-taroks = { $name } spiller tarok ud: ventes en ultimo eller sidste stik med en mindre tarok?
infers-even-split = Ingen bød højere, så regn med, at resten er jævnt fordelt: en stærk hånd ville have budt en solo.
