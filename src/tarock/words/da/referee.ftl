### Dommerens blik på et spil: hver fejl, hvem der kunne vide det, og hvad der skal betales.

referee-nothing = Ingen fejl: alle har fulgt reglerne.
referee-heading = { $name }: { $what }, { $when }
referee-known = Kortene beviste det for { $names }: { $when }.
referee-never-known = Kortene beviste det aldrig for { $names }.
referee-noticed = { $by ->
        [nobody] Det viste sig af sig selv: { $when }.
       *[other] { $by } påpegede det: { $when }.
    }
referee-put-right = { $by ->
        [nobody] Rettet uden bøde: { $when }.
       *[other] { $by } påpegede det, og det blev rettet uden bøde: { $when }.
    }
referee-mended = Rettet uden bøde, før nogen påpegede det.
referee-item-lost = Det er ingen Renonce: det koster kun meldingen, og ingen behøver at påpege det.
referee-corrected = { $name } tog kortet tilbage og rettede det; boden står ved magt.
referee-paid-with = Det betales sammen med nummer { $number }.
referee-if-claimed = Hvis det påpeges: { $charges } [{ $source }].
referee-stands = Ingen opdagede det i tide, så spillet står, som det blev spillet.
referee-open = Ikke opdaget endnu: det kan stadig påpeges.
referee-book = Hvad bogen siger:
referee-due = Det koster: { $charges } [{ $source }].
referee-not-due = Det ville have kostet: { $charges } [{ $source }].
referee-charge = { $payer } betaler { $sum }
referee-unfounded = { $name } påpegede en fejl uden grund ({ $claim }).

moment-before-play = før spillet
moment-trick = stik { $trick }
moment-after-play = efter sidste stik
