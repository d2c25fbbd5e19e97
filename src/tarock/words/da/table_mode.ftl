### Bordspil i terminalen: fejl kan ske, påpeges og afgøres.

## Ord, man kan skrive

play-command-object = påpeg protest paapeg
play-command-accept = accepter ja
play-command-hold = fang
play-command-refuse = kasser nej
play-command-cups = kopper
play-command-deal-again = igen
play-command-pass-deal = næste naeste
play-command-agree = enig afregn
play-command-correct = ret
play-command-stop = stands
play-command-play-on = videre
play-command-strike = stryg
play-command-throw-in = kast
play-command-lost = tabt

play-claim-renonce = kulørsvigt renonce kuloersvigt svigt
play-claim-declaration = melding
play-claim-skat = skat skaten
play-claim-cards = kort antal
play-claim-turn = tur utide
play-claim-early = før foer
play-claim-cups = kopper kopperne
play-claim-discard = lagt
play-claim-bird = fugl
play-claim-exposed = vist snak

play-say-pass = pas
play-say-taroks = tarokker tarok
play-say-matadors = matadorer matador
play-say-half = halv
play-say-full = fuld hel
play-say-overfull = overfyldt sprøjte sproejte
play-say-kings = konger konge
play-say-missing = mangler
play-say-with = med
play-say-without = uden
play-say-laid = lagt

## Hjælp

play-help-table-mode = Når der spilles som ved et rigtigt bord:
play-help-object = påpeg en fejl: påpeg kulørsvigt Bo 4, påpeg melding Bo, påpeg skat
play-help-accept = lad spillet stå trods en fejl
play-help-hold = lad det stå, og behold kortet, der blev spillet i utide
play-help-refuse = få spillet kasseret
play-help-cups = flyt kopperne før første udspil, som kortgiveren skal
play-help-agree = intet mere at påpege: afregn spillet
play-help-correct = tag et forkert kort tilbage, hvor det er tilladt: ret h7
play-help-stop = stands spillet efter en Renonce
play-help-play-on = spil videre om mere efter en Renonce
play-help-lost = kræv, hvad en Renonce har kostet dig: tabt pagat
play-help-strike = få spillet strøget af regnskabet
play-help-throw-in = kast kortene sammen (Renonce, hvis intet er bevist)

play-how-to-object = Sig, hvad du påpeger, hos hvem, og ved kulørsvigt stikket, hvis du ved det: påpeg kulørsvigt Bo 4. Fejl: kulørsvigt, melding, skat, kort, tur, før, kopper.
play-how-to-declare = Meld selv, hvad du har, adskilt af kommaer: tarokker 10 med, matadorer 3, halv hjerter mangler dame, fuld spar, overfyldt konger. Enter er pas. En glemt eller forkert melding koster bøde.

## Spørgsmål

play-ask-declare-yourself = Du melder
play-ask-ruling = accepter eller kasser
play-ask-put-right = ret og et kort, eller accepter
play-ask-agree = Enter afregner spillet

play-decide-fault = { $you ->
        [yes] Du har begået en fejl: { $fault }.
       *[no] { $name } har begået en fejl: { $fault }.
    }
play-explain-cups = Du giver: skriv kopper for at flytte kopperne til din højre side før første udspil.
play-explain-ruling-accept = Spillet kasseres, medmindre de to andre lader det stå. Accepterer du det?
play-explain-ruling-void = Spillet fortsætter, medmindre de to andre begge forlanger det kasseret. Accepterer du det?
play-explain-ruling-misdeal = Fejlgivning: skriv igen for at betale et nyt indskud og give igen, eller næste for at lade den næste give.
play-explain-ruling-draw = Der skal trækkes et kort fra hånden med for mange.
play-explain-closing = Skaten vendes: { $skat }. Har nogen begået en fejl, så sig det nu; det, ingen opdager, står ved magt.
play-explain-ruling-put-right = De andre lader spillet fortsætte. Ret kulørsvigtet: skriv ret og det kort, du skulle have lagt; alt, hvad der er spillet efter det, tages tilbage. Skriv accepter for at lade kortet ligge. Bøden betales i alle tilfælde.
play-how-to-correct = Sig, hvilket kort du retter med: ret h7.
play-how-to-claim-lost = Sig, hvad du åbenlyst har tabt: tabt pagat, tabt uhu, tabt kakadu, tabt quapil eller tabt valat.
play-ask-decision = Din afgørelse
play-explain-ruling-correct = Dit kort var imod reglerne, og stikket ligger der endnu. Tag det tilbage: skriv ret og det rigtige kort.
play-explain-ruling-play-on = De andre har begået Renonce og kan ikke vinde mere. Skriv stands for at slutte, eller videre for at spille om mere.
play-explain-closing-laid = Spillet er slut. Lagt væk: { $laid }. Har nogen begået en fejl, så sig det nu; det, ingen opdager, står ved magt.
kplay-phase-closing = Før afregningen
kplay-help-object = påpeg en fejl: påpeg renonce Franz 4, påpeg lagt Franz
kplay-how-to-object = Sig, hvad du påpeger, hos hvem, og stikket, hvis du ved det: påpeg renonce Franz 4. Fejl: renonce, lagt, fugl, kort, vist.
