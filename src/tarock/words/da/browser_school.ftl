### Skolens sider: lektioner, opgaver, tælling, fremskridt.

school-nav = Skole
school-nav-learn = Lektioner
school-nav-puzzles = Opgaver
school-nav-count = Tælling
school-nav-progress = Fremskridt
school-fetching = Et øjeblik …
school-offline = Det kræver serveren, som ikke kan nås. Det, du har åbnet før, virker stadig.

## Kortet over lektioner

school-learn-title = Lær at spille
school-learn-about = Hver lektion tager omkring ti minutter. Begynd, hvor du vil; intet er låst.
school-learn-begin = Begynd
school-learn-go-on = Fortsæt
school-learn-minutes = { $minutes } min.
school-learn-all-done = Alle lektioner i dette spil er klaret.
school-lesson-number = Lektion { $lesson }
school-stars = { $stars ->
    [0] ingen stjerne endnu
    [one] 1 stjerne
   *[other] { $stars } stjerner
}

## En lektion

school-step = Trin { $step } af { $steps }
school-question = Spørgsmål { $question } af { $questions }
school-continue = Videre
school-back = Tilbage
school-again = Prøv igen
school-answer = Svar
school-right = Rigtigt.
school-wrong = Ikke rigtigt.
school-right-was = Rigtigt er: { $answer }
school-show-answer = Vis svaret
school-your-answer = Dit svar
school-choose-cards = { $chosen } valgt
school-keys = Taltasterne vælger et svar.
school-clock = { $seconds } s
school-clock-on = Uden ur
school-clock-means = Du har { $seconds } sekunder. Uret kan slås fra; så består du på rigtige svar alene.
school-passing = { $right } af { $of } rigtige for at bestå
school-drill-score = { $right } rigtige
school-position = Bordet
school-cards = Kort
school-hand-of = Kortene hos { $name }
school-own-hand = Dine kort
school-done = Lektionen er klaret
school-not-passed = Ikke bestået endnu
school-not-passed-line = { $first } af { $asked } var rigtige i første forsøg. Prøv igen, når du vil; det, du ikke vidste, kommer igen af sig selv.
school-done-line = { $first } af { $asked } var rigtige i første forsøg.
school-next-lesson = Næste lektion: { $title }
school-all-lessons = Alle lektioner
school-goal-reached = Målet er nået
school-goal-missed = Målet er ikke nået
school-play-choose = Hvad gør du?
school-play-begin = Spil
school-play-offline = Dette trin spilles mod serveren, som ikke kan nås. Prøv igen, når der er forbindelse, eller gå videre til et andet trin.
school-skip-step = Spring dette trin over
school-played-so-far = Hvad der skete

## Den korte prøve

school-test-about = En kort prøve viser, hvilke lektioner du kan springe over.
school-known-skipped = Det kan du allerede
school-test-passed = Du kan springe over: { $lessons }

## Opgaver

school-puzzles-about = Stillinger fra rigtige spil. Hvert svar er bevist; et forkert bliver spillet videre, så du ser hvorfor.
school-puzzle-today = Dagens opgave
school-puzzle-today-line = Den samme for alle, en ny hver dag.
school-puzzle-danish = Opgaver i dansk tarok
school-puzzle-koenigrufen = Opgaver i Königrufen
school-puzzle-near = Så svære, som du er stærk: omkring { $rating }.
school-puzzle-books = { $game }: fra bøgerne
school-puzzle-books-line = Slutspil, skatter, udspil og spørgsmål, som bøgerne selv stiller.
school-puzzle-own = Dine egne fejl
school-puzzle-own-line = { $puzzles ->
    [0] Se et spil igen, og lad træneren gennemgå det: dine fejl bliver til opgaver.
    [one] 1 opgave fra et af dine spil.
   *[other] { $puzzles } opgaver fra dine spil.
}
school-puzzle-due = En gang til
school-puzzle-due-line = { $puzzles ->
    [0] Der er intet i dag.
    [one] 1 opgave, du ikke klarede, venter.
   *[other] { $puzzles } opgaver, du ikke klarede, venter.
}
school-puzzle-rating = Opgave { $rating }
school-puzzle-you = Dig { $rating }
school-puzzle-next = Næste opgave
school-puzzle-more = Flere opgaver
school-puzzle-none = Der er ikke flere opgaver her lige nu.
school-puzzle-refutation = Hvad der så sker
school-puzzle-closed = Du ser kun, hvad en spiller ser.

school-kind-ending = Slutspil
school-kind-stop = Slutspil: stands det
school-kind-closed = Slutspil med lukkede kort
school-kind-negative = Bettler og piccolo
school-kind-skat = Læg skatten
school-kind-lead = Udspil
school-kind-bid = Bud
school-kind-king = Kald en konge
school-kind-discard = Læg fra
school-kind-announce = Ansig
school-kind-kontra = Kontra
school-kind-card = Spil et kort
school-kind-infer = Drag slutninger
school-kind-declare = Meld
school-kind-settle = Gør op
school-kind-fault = Find fejlen

## Tælling

school-count-about = Stik går forbi, så bliver du spurgt. Jo bedre du tæller, jo hurtigere går de.
school-count-game = Spil
school-count-exercise = Øvelse
school-count-c1 = Hvor mange tarokker der er ude
school-count-c2 = Tarokker spiller for spiller, på fransk
school-count-c3 = Farver og billedkort
school-count-c4 = Alt, som i spillet
school-count-level = Fart { $level }
school-count-begin = Begynd
school-count-hand = Stik for stik, i hånden
school-count-hand-help = Intet bevæger sig af sig selv; du går til næste stik, når du har talt.
school-count-next-trick = Næste stik
school-count-trick = Stik { $trick } af { $tricks }
school-count-pause = Pause
school-count-resume = Fortsæt
school-count-another = En til

## Fremskridt

school-progress-none = Intet endnu. Det, du lærer her, huskes i denne browser og ingen andre steder.
school-progress-about = Alt dette huskes i denne browser og ingen andre steder.
school-progress-lessons = Lektioner
school-progress-lessons-of = { $done } af { $all } lektioner
school-progress-lessons-done = { $done ->
    [one] 1 lektion klaret
   *[other] { $done } lektioner klaret
}
school-progress-stars-of = { $stars } af { $all } stjerner
school-progress-puzzles = Opgaver
school-progress-puzzles-none = Løs en opgave, så får du et tal for din styrke.
school-progress-interval = (sandsynligvis mellem { $low } og { $high })
school-progress-solved = { $right } af { $tried } løst
school-worst = Det værst tænkelige spil
school-worst-none = Denne adresse fører ikke til noget spil. Gå tilbage til bordet, og spørg træneren igen.
school-worst-left = Du har forladt spillet.
school-worst-play = Spil selv videre i dette spil
school-puzzle-bad = Ikke en god opgave
school-puzzle-bad-done = Den kommer ikke mere.
school-progress-votes = Mærket som ikke gode, spørges ikke igen: { $puzzles }
school-progress-own = Af dine egne fejl: { $puzzles }
school-progress-counting = Tælling
school-progress-counting-none = Lad dig spørge ved bordet (Indstillinger), eller øv dig.
school-progress-counted = { $game }: { $right } af { $asked } rigtige ved bordet
school-progress-boxes = Gentagelse
school-progress-boxes-about = Det, du ikke vidste, kommer igen: først snart, så senere og senere.
school-progress-box-days = Efter dage
school-progress-box-items = Spørgsmål
school-progress-due = { $items ->
    [0] Der er intet i dag.
    [one] I dag: 1.
   *[other] I dag: { $items }.
}
school-progress-due-puzzles = Gentag opgaver
school-progress-losses = Ved bordet
school-progress-losses-none = Lad træneren gennemgå et af dine spil ved siden af gengivelsen: så gemmes her, hvad dine valg kostede.
school-progress-loss-danish =
    Dine valg koster i snit { $mean } jetoner pr. spil ({ $deals ->
        [one] 1 spil
       *[other] { $deals } spil
    }).
school-progress-loss-koenigrufen =
    Dine valg koster i snit { $mean } point pr. spil ({ $deals ->
        [one] 1 spil
       *[other] { $deals } spil
    }).
school-progress-trend-even = Endnu ingen tendens ud over tilfældet.
school-progress-trend-better = På det seneste { $change } mindre end før.
school-progress-trend-worse = På det seneste { $change } mere end før.
school-keeping = Dine data
school-keeping-about = Gem dine fremskridt som en fil, overtag dem i en anden browser eller i terminalen, eller slet dem.
school-keeping-export = Gem som fil
school-keeping-import = Overtag en fil
school-keeping-erase = Slet alt
school-keeping-erase-sure = Stjerner, styrketal, kasser og tab i denne browser slettes for altid.
school-keeping-erase-now = Slet nu
school-keeping-keep = Behold det
school-keeping-erased = Alt er slettet.
school-keeping-taken = Filen er overtaget.
school-keeping-other = Denne fil er ingen fremskridt fra skolen. Intet er ændret.
school-keeping-newer = Denne fil er fra en nyere version. Intet er ændret.
