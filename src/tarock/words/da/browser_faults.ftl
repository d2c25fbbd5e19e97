# Bordspil i browseren: at påpege fejl, afgøre, hvad der bliver af dem, og selv melde.

## At påpege

web-faults-wrong = Der er noget galt
web-faults-what = Hvad er galt?
web-faults-whose = Hvis fejl er det?
web-faults-trick = I hvilket stik?
web-faults-trick-unknown = Det ved jeg ikke
web-faults-claim = Påpeg fejlen
web-faults-verdicts = Påpeget i dette spil
web-faults-book = Hvad bogen siger

## Hvad man selv kan gøre

web-faults-own = Hvad du selv gør
web-faults-play-out-of-turn = Spil i utide
web-faults-play-out-of-turn-help = Tryk på det kort, du spiller, selv om det er en andens tur.
web-faults-skus-as = Skusen skal være
web-faults-correct = Tag dit kort tilbage
web-faults-correct-help = Mens stikket ligger på bordet: Tryk på det kort, du skulle have spillet.
web-faults-expose = Vis et kort
web-faults-expose-help = Tryk på det kort, du lader de andre se.
web-faults-talk = Sig noget afgørende
web-faults-talk-help = Du har sagt noget, der kan afgøre spillet.
web-faults-throw-in = Kast kortene sammen
web-faults-throw-in-help = Det er Renonce, hvis intet er bevist.
web-faults-lost = Kræv det tabte
web-faults-lost-help = Hvad har en andens Renonce åbenlyst kostet dig?
web-faults-strike = Stryg spillet
web-faults-strike-help = Det kan ikke opklares og tæller ikke for nogen.

## At afgøre

web-faults-decision = En afgørelse
web-faults-ask-accept = { play-explain-ruling-accept }
web-faults-ask-void = { play-explain-ruling-void }
web-faults-ask-draw = Du har fået for få kort. Træk et fra hånden hos { $name }.
web-faults-ask-misdeal = Fejlgivning: Betal et nyt indskud og giv igen, eller lad den næste give.
web-faults-ask-correct = Dit kort var imod reglerne, og stikket ligger der endnu. Tryk på det kort på hånden, du spiller i stedet.
web-faults-ask-put-right = De andre lader spillet fortsætte. Tryk på det kort, du skulle have lagt: alt, hvad der er spillet efter det, tages tilbage. Bøden betales i alle tilfælde.
web-faults-right-card = Læg { $card } i stedet
web-faults-ask-play-on = De andre har begået Renonce og kan ikke vinde mere. Stop, eller spil videre om mere?
web-faults-accept = Lad det stå
web-faults-accept-holding = Lad kortet ligge
web-faults-refuse = Kassér spillet
web-faults-deal-again = Betal og giv igen
web-faults-pass-deal = Lad den næste give
web-faults-stop = Stands
web-faults-play-on = Spil videre
web-faults-draw = Træk kort { $place }
web-faults-cups = Før første udspil flytter kortgiveren kopperne
web-faults-move-cups = Flyt kopperne

## Efter spillet

web-faults-closing = Har nogen begået en fejl, så sig det nu. Det, ingen opdager, står ved magt.
web-faults-skat = Skaten
web-faults-laid = Lagt væk
web-faults-agree = Afregn spillet
web-faults-waiting = Endnu ikke enige: { $names }

## At melde selv

web-faults-declare-help = Meld, hvad du har. En glemt eller forkert melding koster bøde.
web-faults-declare-early = Det er endnu ikke din tur til at melde.
web-faults-declare-what = Hvad du melder
web-faults-declare-taroks = tarokker
web-faults-declare-matadors = matadorer
web-faults-declare-kings = konger
web-faults-declare-laid = lagt kort
web-faults-declare-number = Hvor mange
web-faults-declare-pagat = med pagaten
web-faults-declare-fullness = Hvor fuld
web-faults-declare-half = halvfuld
web-faults-declare-full = fuld
web-faults-declare-overfull = overfyldt
web-faults-declare-missing = Hvad der mangler
web-faults-declare-add = Tilføj
web-faults-declare-remove = { $item }: udelad
web-faults-declare-say = { $number ->
    [one] Meld dette
   *[other] Meld disse { $number }
}

web-faults-ruling = Afgør det selv
web-faults-ruling-payer = Hvem betaler
web-faults-ruling-payee = Til hvem
web-faults-ruling-points = Hvor meget
web-faults-ruling-why = Hvorfor
web-faults-ruling-rule = Skriv kendelsen ned
