# Königrufen i terminalen.  $you: yes, når sætningen handler om læseren; $name: enhver anden.

## Bordet

kplay-phase-auction = Budgivning
kplay-phase-calling = Kald
kplay-phase-talon = Talonen
kplay-phase-laying = At lægge væk
kplay-phase-announcing = Meldinger
kplay-phase-play = Spil
kplay-phase-over = Spillet er slut
kplay-declarer = spilfører: { $name }
kplay-called = kaldt: { $called }
kplay-fourth-king = den fjerde konge
kplay-role-declarer = spilfører
kplay-to-act = har turen
kplay-auction = Budt indtil nu: { $words }.
kplay-turned = Vendt op fra talonen: { $cards }
kplay-you-laid = Du har lagt væk: { $cards }
kplay-you-are-partner = Du har det kaldte kort: du er spilførerens makker.
kplay-announced = Meldt: { $items }.
kplay-plays = { $you ->
    [yes] Du spiller
   *[no] { $name } spiller
} { $contract }.
kplay-all-play = { $contract }: hver spiller for sig.

## Hvad man skal gøre

kplay-may-say = Du kan vælge: { $words }
kplay-explain-laying = Læg { $number } kort væk. Kort i [ ] må lægges væk.
kplay-ask-auction = Dit bud
kplay-ask-calling = Kald en konge
kplay-ask-talon = Dit valg
kplay-ask-laying = Kort at lægge væk
kplay-ask-announcing = Dine meldinger (Enter for gut)
kplay-type-a-word = Skriv et ord eller et nummer fra listen, eller ? for hjælp.
kplay-type-cards = Skriv alle kort på én gang, for eksempel s8 h2 k9, eller ? for hjælp.
kplay-not-understood = »{ $text }« kan ikke forstås her. Skriv et ord eller et nummer fra listen, eller ? for hjælp.
kplay-which-word = »{ $text }« kan betyde { $words }. Skriv mere af ordet, eller nummeret.

## Ord, som man kan skrive foruden navnene i listen

kplay-word-pass = pas p videre
kplay-word-vorhand = vorhand forhånd
kplay-word-hold = holder hold
kplay-word-pass-forehand = giv-videre
kplay-word-fourth = fjerde
kplay-word-first = første venstre
kplay-word-second = anden højre
kplay-word-all = alle alt hele
kplay-word-concede = opgiv giv-op
kplay-word-good = gut god g klar
kplay-word-double = kontra re sub
kplay-word-game = spil spillet
kplay-word-kings = konger
kplay-word-ultimo = konge-ultimo ultimo

## Afregning

kplay-sheet-written = skrevet op
kplay-sheet-money = penge, dette spil
kplay-sheet-money-after = penge, i alt
kplay-money = penge { $amount }
kplay-evening-over = Aftenen er slut.

## Hjælp

kplay-help-cards = Kort: ♠K skrives sk eller spar konge, tarok 21 t21 eller xxi, Sküs x eller skus. Eller nummeret på et kort i listen, med # hvor det kan betyde to ting: #3. Kort i [ ] må spilles.
kplay-help-words = Bud, kald og talon: skriv et ord fra listen, begyndelsen af det eller nummeret. En konge kaldes med sin farve: hjerter.
kplay-help-announcing = Meldinger: flere på én linje, for eksempel trull, pagat. Enter eller gut siger ikke mere.
kplay-help-doubling = kontra fordobler spillet, kontra pagat en melding; re og sub svarer på det.
kplay-help-laying = At lægge væk: skriv alle kort på én linje, for eksempel s8 h2 k9.
kplay-help-last = det sidste stik
kplay-help-score = stillingen og stikkene
kplay-help-table = bordet og din hånd igen
kplay-help-rules = regelbogen; regler 7 slår afsnit 7 op
kplay-help-why = hvorfor robotterne sidst spillede, som de gjorde; hvorfor 7: i stik 7, hvorfor 0: før spillet
kplay-help-quit = gå; det, der er afregnet, er ikke tabt
