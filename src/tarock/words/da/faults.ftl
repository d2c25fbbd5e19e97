### Fejl: hvad hver hedder, hvad der betales for den, og de brud på reglerne, som den står for.
### Et brud har to beskeder: hvorfor det afvises i streng tilstand (reason), og hvad der fortælles om det, hvor det skete (fact).
### $detail: hvad der helt præcist var galt, i tegn (kort, meldinger); hvor teksten viser det, er det aldrig tomt.

## Fejl i dansk tarok

fault-wrong-skat = forkert lagt skat
for-wrong-skat = for en forkert lagt skat

fault-wrong-cards = forkert antal kort
for-wrong-cards = for et forkert antal kort

fault-revoke = kulørsvigt
for-revoke = for kulørsvigt

fault-forgotten-declaration = glemt melding
for-forgotten-declaration = for en glemt melding

fault-false-declaration = forkert melding
for-false-declaration = for en forkert melding

fault-wrong-demand = skusen fejlagtigt forlangt
for-wrong-demand = for at forlange skusen, efter at den var gået

fault-declared-early = meldt før kortgiveren
for-declared-early = for at melde før kortgiveren

fault-out-of-turn = spillet i utide
for-out-of-turn = for at spille i utide

fault-cups-not-moved = kopperne ikke flyttet
for-cups-not-moved = for ikke at flytte kopperne

fault-misdeal = fejlgivning
for-misdeal = for fejlgivning

## Brud i dansk tarok

reason-wrong-number-laid = Læg netop tre kort i skaten.
fact-wrong-number-laid = { $name } lagde { $detail } kort i stedet for tre.

reason-king-laid = En konge må ikke lægges i skaten. Vælg et andet kort.
fact-king-laid = { $name } lagde en konge: { $detail }.

reason-t21-laid = T21 må ikke lægges i skaten. Vælg et andet kort.
fact-t21-laid = { $name } lagde T21.

reason-pagat-laid = Pagaten må ikke lægges i skaten. Vælg et andet kort.
fact-pagat-laid = { $name } lagde pagaten.

reason-skus-laid = Skusen må ikke lægges i skaten. Vælg et andet kort.
fact-skus-laid = { $name } lagde skusen.

reason-tarok-laid = Du kan ikke lægge tarokker fra denne hånd. Vælg kort i farverne.
fact-tarok-laid = { $name } lagde tarokker uden at blive fri for dem alle, eller skønt en af dem ikke må lægges: { $detail }.

reason-taroks-left = Du må kun lægge tarokker, hvis du lægger dem alle. Læg også: { $detail }
fact-taroks-left = { $name } lagde tarokker, men beholdt nogle: { $detail }.

reason-declared-card-laid = Et kort fra en melding må ikke lægges, så længe du har andre kort at lægge. Vælg et af dem.
fact-declared-card-laid = { $name } lagde kort fra en melding, skønt andre var fri: { $detail }.

reason-laid-not-named = Et lagt kort fra en melding og en lagt skus skal nævnes, og ellers intet kort. Forkert her: { $detail }
fact-laid-not-named = { $name } oplyste ikke rigtigt, hvad der skulle oplyses om skaten: { $detail }.

reason-declaration-missing = Alt, hvad du har, skal meldes. Der mangler endnu: { $detail }
fact-declaration-missing = { $name } meldte ikke: { $detail }.

reason-declaration-false = Du kan kun melde det, du har. Udelad: { $detail }
fact-declaration-false = { $name } meldte uden at have det: { $detail }.

reason-must-follow = Du skal bekende kulør: læg et kort i den udspillede farve.
fact-must-follow = { $name } spillede { $detail }, skønt der var kort i den udspillede farve på hånden.

reason-must-tarok = Du har ikke den udspillede farve og skal derfor bruge en tarok.
fact-must-tarok = { $name } spillede { $detail } uden at kunne bekende, skønt der var tarok på hånden.

reason-skus-in-second-last = Skusen må ikke bruges i næstsidste stik. Læg dit andet kort.
fact-skus-in-second-last = { $name } brugte skusen i næstsidste stik.

reason-skus-demanded = Skusen er forlangt. Du skal lægge den i dette stik.
fact-skus-demanded = { $name } spillede { $detail } og beholdt skusen, som var forlangt.

fact-skus-is-gone = { $name } forlangte skusen, skønt den var gået.

reason-declared-before-dealer = Kortgiveren melder først. Vent på det.
fact-declared-before-dealer = { $name } meldte, før kortgiveren havde meldt.

fact-not-your-turn = { $name } spillede { $detail }, da det var en andens tur.

reason-cups-not-moved = Kortgiveren skal flytte kopperne over på sin højre side før første udspil.
fact-cups-not-moved = { $name } havde ikke flyttet kopperne ved første udspil.

reason-wrong-number-dealt = Der er givet forkert: kortgiveren skal have 28 kort og de to andre 25 hver.
fact-wrong-number-dealt = { $name } fik et forkert antal kort: { $detail }.

fact-misdealt = { $name } gav forkert: { $detail }.

## Fejl i Königrufen

k-fault-revoke = Renonce i spillet
k-fault-bird-order = fugle opgivet i forkert rækkefølge
k-fault-early-advantage = meldt kort brugt for tidligt
k-fault-no-bird = Besserrufer uden fugl
k-fault-thrown-in = kortene kastet sammen
k-fault-misdeal = { fault-misdeal }
k-fault-not-held = meldt uden kortet
k-fault-played-early = meldt kort spillet for tidligt

## Brud i Königrufen

k-reason-must-follow = { reason-must-follow }
k-fact-must-follow = { $name } spillede { $detail }, skønt der var kort i den udspillede farve på hånden.

k-reason-must-tarock = Du har ikke den udspillede farve og skal derfor bruge en tarok.
k-fact-must-tarock = { $name } spillede { $detail } uden at kunne bekende, skønt der var tarok på hånden.

k-reason-must-overtake = I dette spil skal man stikke over, når man kan. Læg et kort, der overtager stikket.
k-fact-must-overtake = { $name } spillede { $detail }, skønt der kunne stikkes over.

k-reason-pagat-last = I dette spil skal Pagat være din sidste tarok. Læg et andet kort.
k-fact-pagat-last = { $name } spillede Pagat, skønt den ikke var sidste tarok.

k-reason-tarock-led = I et farvespil må du først spille tarok ud, når du ikke har flere farvekort. Spil et farvekort ud.
k-fact-tarock-led = { $name } spillede { $detail } ud, skønt der var farvekort på hånden.

k-reason-bird-order = Af dine meldte fugle skal den højeste gå først. Læg den.
k-fact-bird-order = { $name } opgav { $detail } før en højere fugl, der var meldt.

k-reason-early-advantage = Dette kort var meldt til et senere stik og har taget et før: { $detail }
k-fact-early-advantage = { $name } tog et stik med { $detail }, som var meldt til et senere.

k-reason-wrong-number-laid = Læg netop så mange kort væk, som du har taget fra talonen.
k-fact-wrong-number-laid = { $name } lagde et forkert antal kort væk: { $detail }.

k-reason-honour-laid = Konger, Sküs, Mond og Pagat må ikke lægges væk. Vælg andre kort.
k-fact-honour-laid = { $name } lagde en konge eller et kort af Trull væk: { $detail }.

k-reason-tarock-laid = Tarokker må kun lægges væk, når der ikke er andet at lægge. Vælg farvekort først.
k-fact-tarock-laid = { $name } lagde tarokker væk, skønt der var andre kort: { $detail }.

k-reason-suit-card-laid = I dette spil lægges tarokker væk først. Vælg først et farvekort, når der ikke er flere tarokker at lægge.
k-fact-suit-card-laid = { $name } lagde farvekort væk, skønt der var tarokker: { $detail }.

k-reason-laid-not-shown = Disse kort skal lægges væk åbent: { $detail }
k-fact-laid-not-shown = { $name } lagde kort væk skjult, som skal vises: { $detail }.

k-reason-too-few-suit-cards = Du skal beholde mindst { $detail } farvekort. Læg noget andet væk.
k-fact-too-few-suit-cards = { $name } havde for få farvekort til spillet: { $detail }.

k-reason-needs-suit-cards = Du har for få farvekort til det spil. Vælg et andet spil, eller pas.
k-fact-needs-suit-cards = { $name } havde for få farvekort til spillet.

k-reason-needs-bird = Til det spil skal du have fuglen på hånden. Vælg et andet spil, eller pas.
k-fact-needs-bird = { $name } havde ingen fugl på hånden til spillet.

k-reason-exposed = Et kort må ikke vises, før det spilles.
k-fact-exposed = { $name } lod { $detail } blive set.

k-reason-talked = Ingen må sige noget, der kan afgøre spillet.
k-fact-talked = { $name } sagde noget, der kan afgøre spillet.

k-reason-thrown-in = Kortene må først kastes sammen, når en Renonce er bevist.
k-fact-thrown-in = { $name } kastede kortene sammen, før en Renonce var bevist.

k-reason-wrong-number-dealt = Der er givet forkert: hver skal have tolv kort.
k-fact-wrong-number-dealt = { $name } fik et forkert antal kort: { $detail }.

k-fact-misdealt = { fact-misdealt }
k-fact-not-held = { $name } meldte et kort, som ikke var på hånden: { $detail }.
k-fact-played-early = { $name } spillede { $detail } før dets stik, skønt der var et andet kort at spille.
