# Kontienes sider.

account-title = Konto
account-about = Du behøver ingen konto for at spille. Med en beholder du dit navn, dine tidligere spil og dine fremskridt, på alle dine enheder.
account-yours = Dette er kontoen, der tilhører { $name }.
account-deals = Dine tidligere spil
account-profile = Din profil, som andre ser den
account-declined = Der skete intet: adgangsnøglen blev ikke bekræftet.
account-make = Opret en konto
account-make-about = Du bliver den, du er: dine pladser og tidligere borde hører til kontoen. Der er ingen adgangskode; din telefon, computer eller sikkerhedsnøgle gemmer en adgangsnøgle.
account-make-key = Opret den med en adgangsnøgle
account-make-mail = Opret den med et brev
account-no-way = Denne browser kender ingen adgangsnøgler.
account-mail = Din mailadresse
account-mail-sent = Et brev er på vej. Linket gælder i { $minutes } minutter.
account-enter = Log ind
account-enter-key = Log ind med en adgangsnøgle
account-enter-mail = Send mig et link
account-enter-other = Log ind med en gendannelseskode
account-enter-code = Log ind
account-code = Gendannelseskode
account-leaving = Her er du { $name }. Logger du ind, slutter den session, og uden en konto kan dens pladser ikke tages igen.
account-codes = Gendannelseskoder
account-codes-about = Hver lukker dig ind én gang, når du har mistet din adgangsnøgle. De vises kun nu: skriv dem ned eller gem dem.
account-codes-save = Gem som fil
account-codes-left = { $count ->
    [one] Der er én gendannelseskode tilbage.
   *[other] Der er { $count } gendannelseskoder tilbage.
}
account-codes-new = Nye gendannelseskoder
account-keys = Adgangsnøgler
account-key-number = Adgangsnøgle { $number }
account-key-used = sidst brugt { $date }
account-key-remove = Fjern
account-key-remove-name = Fjern { $name }
account-key-label = Navn på en ny adgangsnøgle
account-key-add = Tilføj en adgangsnøgle
account-mailbox = Postkasse
account-mailbox-none = Med en postkasse kommer du ind med et link, når du har mistet din adgangsnøgle.
account-mailbox-give = Send et link, der bekræfter den
account-mailbox-remove = Fjern den
account-others = Hvad andre ser
account-others-about = Alle kan se dit navn, hvor længe du har været her, og hvilke spil du spiller.
account-others-statistics = Vis også min statistik og mine ratings
account-school = Fremskridt i skolen
account-school-none = Dine fremskridt er kun i denne browser. Gem dem ved din konto, så har hver enhed, hvor du er logget ind og har gjort det samme, det hele: det, som hver har lært, lægges sammen.
account-school-at = Din konto har dem, som de var { $date }.
account-school-everywhere = Det, du lærer her, kommer selv derhen, og det, du lærer på dine andre enheder, kommer derfra.
account-school-failed = De kunne ikke bringes derhen lige nu; det prøves igen efter den næste ændring.
account-school-keep = Gem dem ved kontoen
account-school-remove = Fjern dem fra kontoen
account-sessions = Dine sessioner
account-sessions-about = På hver enhed, hvor du er logget ind. Afslut en, som ikke længere er din.
account-leave = Dine data, og at gå
account-export = Gem alle mine data
account-sign-out = Log ud
account-sign-out-all = Log ud på alle enheder
account-delete = Gå for altid
account-delete-about = Alt, som er dit, slettes. Spillene bliver hos dem, som også spillede dem; dér hedder du »Nogen«, og det, du sagde, er væk. Ingen kan gøre det om.
account-delete-name = Skriv dit navn, { $name }, for at sige, at du mener det
account-delete-now = Slet alt
account-link-bind = Skal { $mail } være postkassen for kontoen { $name }?
account-link-bind-now = Ja, den er min
account-link-enter = Vil du logge ind på kontoen { $name } i denne browser?
account-link-enter-now = Log ind
account-deals-none = Der er endnu ingen spil, som du har spillet til ende.
account-deals-count = { $count ->
    [one] Ét spil
   *[other] { $count } spil
}
account-deals-later = Senere
account-deals-earlier = Tidligere
account-kind = Spillets art
account-kind-deals = Spil
account-kind-won = Vundet
account-kind-mean = Gennemsnit
account-contract-plain = Spillet til optælling
account-contract-nolo = Nolo
account-contract-tout = Tout
account-contract-void = Ugyldig
account-contract-redealt = Omgivet
account-role-dealer = som giver
account-role-player = som spiller
account-role-declarer = som spilfører
account-role-partner = som makker
account-role-opponent = som modspiller
account-role-alone = for dig selv
account-filter-rules = Regler
account-filter-result = Resultat
account-filter-all = Alle
account-filter-won = Vundet
account-filter-lost = Tabt
account-filter-even = Uafgjort
account-filter-from = Fra
account-filter-to = Til
account-filter-look = Søg
account-numbers = { $deals ->
    [one] Ét spil, { $won } vundet, { $points } point.
   *[other] { $deals } spil, { $won } vundet, { $points } point.
}
account-plot-points = Point indtil nu, uge for uge
account-plot-deals = Spil i hver uge
account-plot-about = Øverst point indtil nu, nederst spil i hver uge, fra { $from } til { $to }.
account-rating = Rating
account-rating-about = Point pr. spil over gennemsnittet af alle, der spiller. Spil tæller ved åbne borde med mindst to mennesker, efter en bogs regler, uden hjælp og ikke pr. korrespondance; botter er spillere som andre. Det, der er spillet, tæller inden for nogle minutter.
account-rating-interval = point pr. spil, mellem { $low } og { $high } i 95 af 100 tilfælde ({ $deals ->
    [one] et spil
   *[other] { $deals } spil
})
account-rating-provisional = Foreløbig: så få spil er mest held. Fra { $deals } spil gælder den.
account-rating-plot = Rating, dag for dag
account-rating-plot-about = Linjen er ratingen, båndet er der, hvor styrken ligger i 95 af 100 tilfælde, fra { $from } til { $to }.
account-since = Her siden { $date }.
account-person-game = { $deals ->
    [one] { $rules }: ét spil
   *[other] { $rules }: { $deals } spil
}
