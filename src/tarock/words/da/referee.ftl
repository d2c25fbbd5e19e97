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

## Fejl i dansk tarok

fault-wrong-skat = forkert lagt skat
fault-wrong-cards = forkert antal kort
fault-revoke = kulørsvigt
fault-forgotten-declaration = glemt melding
fault-false-declaration = forkert melding
fault-wrong-demand = skusen forlangt forgæves
fault-declared-early = meldt før giveren
fault-out-of-turn = spillet i utide
fault-cups-not-moved = kopperne ikke flyttet
fault-misdeal = fejlgivning

## Hvad der skete

fact-wrong-number-laid = { $name } lagde { $detail } kort i stedet for tre.
fact-king-laid = { $name } lagde en konge: { $detail }.
fact-t21-laid = { $name } lagde T21.
fact-pagat-laid = { $name } lagde pagaten.
fact-skus-laid = { $name } lagde skusen.
fact-tarok-laid = { $name } lagde tarokker uden at blive fri for dem alle, eller skønt en af dem ikke må lægges: { $detail }.
fact-taroks-left = { $name } lagde tarokker, men beholdt nogle: { $detail }.
fact-declared-card-laid = { $name } lagde kort fra en melding, skønt andre var fri: { $detail }.
fact-laid-not-named = { $name } oplyste ikke rigtigt, hvad der skulle oplyses om skaten: { $detail }.
fact-declaration-missing = { $name } meldte ikke: { $detail }.
fact-declaration-false = { $name } meldte uden at have det: { $detail }.
fact-must-follow = { $name } spillede { $detail }, skønt der var kort i den udspillede farve på hånden.
fact-must-tarok = { $name } spillede { $detail } uden at kunne bekende, skønt der var tarok på hånden.
fact-skus-in-second-last = { $name } brugte skusen i næstsidste stik.
fact-skus-demanded = { $name } spillede { $detail } og beholdt skusen, som var forlangt.
fact-skus-is-gone = { $name } forlangte skusen, skønt den var gået.
fact-declared-before-dealer = { $name } meldte, før giveren havde meldt.
fact-not-your-turn = { $name } spillede { $detail }, da det var en andens tur.
fact-cups-not-moved = { $name } havde ikke flyttet kopperne ved første udspil.
fact-wrong-number-dealt = { $name } fik et forkert antal kort: { $detail }.

## Fejl i Königrufen

k-fault-revoke = Renonce i spillet
k-fault-bird-order = fugle opgivet i forkert rækkefølge
k-fault-early-advantage = anmeldt kort brugt for tidligt
k-fault-no-bird = Besserrufer uden fugl
k-fault-thrown-in = kortene kastet sammen

k-fact-must-follow = { $name } spillede { $detail }, skønt der var kort i den udspillede farve på hånden.
k-fact-must-tarock = { $name } spillede { $detail } uden at kunne bekende, skønt der var tarok på hånden.
k-fact-must-overtake = { $name } spillede { $detail }, skønt der kunne stikkes over.
k-fact-pagat-last = { $name } spillede pagaten, skønt den ikke var sidste tarok.
k-fact-tarock-led = { $name } spillede { $detail } ud, skønt der var farvekort på hånden.
k-fact-bird-order = { $name } opgav { $detail } før en højere fugl, der var anmeldt.
k-fact-early-advantage = { $name } vandt et stik med { $detail }, som var anmeldt til et senere.
k-fact-wrong-number-laid = { $name } lagde et forkert antal kort: { $detail }.
k-fact-honour-laid = { $name } lagde en konge eller en del af Trull: { $detail }.
k-fact-tarock-laid = { $name } lagde tarokker, skønt der var andre kort: { $detail }.
k-fact-suit-card-laid = { $name } lagde farvekort, skønt der var tarokker: { $detail }.
k-fact-laid-not-shown = { $name } lagde kort skjult, som skal vises: { $detail }.
k-fact-too-few-suit-cards = { $name } havde for få farvekort til spillet: { $detail }.
k-fact-needs-suit-cards = { $name } havde for få farvekort til spillet.
k-fact-needs-bird = { $name } havde ingen fugl på hånden til spillet.
k-fact-exposed = { $name } lod { $detail } blive set.
k-fact-talked = { $name } sagde noget, der kan afgøre spillet.
k-fact-thrown-in = { $name } kastede kortene sammen, før en Renonce var bevist.
k-fact-wrong-number-dealt = { $name } fik et forkert antal kort: { $detail }.
