# Spillet i terminalen.  $you: yes, når sætningen handler om læseren; $name: alle andre.

## Navne og lister

play-you = du
play-list = { $first } og { $last }
told-row = { $first }; { $last }
play-party = { $name }
play-sum-to = { $points } til { $you ->
    [yes] dig
   *[no] { $name }
}
play-sum-king = { $points } i kongekoppen
play-sum-pagat = { $points } i pagatkoppen
play-the-king = kongekoppen
play-the-pagat = pagatkoppen

## Aftenen

play-welcome = { $rules }. { $players } ved bordet: { $names }.
play-welcome-help = Skriv ? når som helst for hjælp, og slut for at gå.
play-levels = Modspillere: { $levels }.
play-seed = Startværdi { $seed }: de samme kort kommer igen med --seed { $seed }.
play-deal-head = { $number }. spil
play-sits-out = Du sidder over i dette spil. De andre spiller det.
play-rests = Du holder pause i dette spil. De andre spiller det.
play-other-table = Ved det andet bord: { $nets }.
play-next-deal = Enter: næste spil, slut: hold op for i aften
play-leaving = Du går fra bordet.
play-unfinished = { $number }. spil er ikke spillet færdigt og tæller derfor ikke.
play-cups-stay = Endnu i kopperne: kongekop { $king }, pagatkop { $pagat }.
play-evening-over = Aftenen er slut. Kopperne deles.
play-evening-none = Intet spil blev spillet færdigt.
play-totals = Aftenen indtil nu
play-totals-final = Aftenens resultat
play-thanks = Tak for spillet.

## Bordet

play-trick-head = { $number }. stik af { $of }
play-tricks = { $tricks } stik
play-not-declared = har ikke meldt endnu
play-on-table = På bordet: { $cards }.
play-led = { $card } (udspil)
play-skus-as = skus som { $suit }
play-holds = { $you ->
    [yes] Du
   *[no] { $name }
} har stikket.
play-nobody-holds = Ingen har stikket endnu.
play-you-lead = Du spiller ud.
play-any-card = Du må spille et hvilket som helst kort.
play-may-play = Du må lægge: { $cards }
play-no-last = Der er ikke spillet noget stik endnu.
play-last-trick-was = { $number }. stik: { $cards }. { $you ->
    [yes] Du
   *[no] { $name }
} tog det.

## Hvad der sker

play-told-lays = { $you ->
    [yes] Du
   *[no] { $name }
} har lagt skaten.
play-told-lays-cards = { $you ->
    [yes] Du
   *[no] { $name }
} har lagt { $cards } i skaten.
play-told-passes = { $you ->
    [yes] Du
   *[no] { $name }
} melder pas.
play-told-declares = { $you ->
    [yes] Du
   *[no] { $name }
} melder: { $items }.
play-told-redeal = { $you ->
    [yes] Du
   *[no] { $name }
} har ingen nummereret tarok og forlanger omgivning. Den samme giver igen; der betales ikke nyt indskud.
play-told-leads = { $you ->
    [yes] Du
   *[no] { $name }
} spiller { $card } ud.
play-told-plays = { $you ->
    [yes] Du
   *[no] { $name }
} lægger { $card }.
play-told-takes = { $you ->
    [yes] Du
   *[no] { $name }
} tager stikket med { $card }.
play-told-passed-lead = Skusen må ikke spilles ud til sidste stik: udspillet går videre til { $you ->
    [yes] dig
   *[no] { $name }
}.
play-told-claims-held = { $you ->
    [yes] Du
   *[no] { $name }
} har ingen { $suit } og spørger efter den. Den tredje spiller har: navnet står ved magt.
play-told-claims-granted = { $you ->
    [yes] Du
   *[no] { $name }
} har ingen { $suit }, og det har den tredje spiller heller ikke: { $you ->
    [yes] du
   *[no] { $name }
} må døbe skusen.
play-told-names = { $you ->
    [yes] Du
   *[no] { $name }
} døber skusen: { $suit }.
play-told-waives = { $you ->
    [yes] Du
   *[no] { $name }
} lader dåbsretten gå videre.
play-told-takes-back = { $you ->
    [yes] Du
   *[no] { $name }
} tager { $card } tilbage og skal bekende { $suit }.
play-told-demands = { $you ->
    [yes] Du
   *[no] { $name }
} forlanger skusen i dette stik.
play-told-demands-wrongly = { $you ->
    [yes] Du
   *[no] { $name }
} forlanger skusen, men den er allerede gået.
play-told-asks = { $you ->
    [yes] Du
   *[no] { $name }
} spørger, om der er lagt tarokker. Svaret: { $answer }.
play-laid-number = { $number ->
    [0] der er ikke lagt nogen
    [one] der er lagt én
   *[other] der er lagt { $number }
}
play-laid-yes-no = { $number ->
    [0] der er ikke lagt nogen
   *[other] der er lagt nogle
}

## Fejl

# $whose: play-whose; $fault: en af fejlene herunder.
play-told-claims-fault = { $you ->
    [yes] Du
   *[no] { $name }
} påpeger en fejl { $whose }: { $fault }.
play-whose = hos { $you ->
    [yes] dig
   *[no] { $name }
}
play-fault-renonce = { $trick ->
    [0] kulørsvigt
   *[other] kulørsvigt i { $trick }. stik
}
play-fault-declaration = forkert eller manglende melding
play-fault-skat = forkert lagt skat
play-fault-cards = forkert antal kort
play-fault-turn = spillet i utide
play-fault-early = meldt før kortgiveren
play-fault-cups = kopperne ikke flyttet
play-told-upheld = Det er rigtigt.
play-told-not-upheld = Det er ikke rigtigt, og der spilles videre.
play-told-wrong-number = Antallet af kort er forkert: { $names }.
play-told-out-of-turn = { $you ->
    [yes] Du
   *[no] { $name }
} spiller { $card } i utide.
play-told-held = { $you ->
    [yes] Dit kort
   *[no] Kortet fra { $name }
}, { $card }, bliver liggende.
play-told-put-right = Skaten rettes: kortgiveren lægger om, og alle melder igen.
play-told-corrects = { $you ->
    [yes] Du
   *[no] { $name }
} tager det forkerte kort tilbage; det rigtige er { $card }.
play-told-paid-back = Hvad der er betalt for de stik, der tages tilbage, gives tilbage.
play-told-accepts = { $you ->
    [yes] Du
   *[no] { $name }
} vil spille videre.
play-told-accepts-holding = { $you ->
    [yes] Du
   *[no] { $name }
} vil spille videre, og kortet skal blive liggende.
play-told-refuses = { $you ->
    [yes] Du
   *[no] { $name }
} vil have spillet kasseret.
play-told-void = Spillet er kasseret.
play-told-moves-cups = { $you ->
    [yes] Du
   *[no] { $name }
} flytter kopperne til højre.
play-told-deals-again = { $you ->
    [yes] Du
   *[no] { $name }
} betaler og giver igen.
play-told-passes-deal = { $you ->
    [yes] Du
   *[no] { $name }
} lader den næste give.
play-told-draws = { $you ->
    [yes] Du
   *[no] { $name }
} trækker et kort { $whose }.
play-told-agrees = { $you ->
    [yes] Du
   *[no] { $name }
} er enig i, at spillet kan afregnes.
play-asked-accept = { $names_is ->
    [you] Du bestemmer.
    [you_all] { $names } bestemmer.
    [other] { $names } bestemmer.
   *[others] { $names } bestemmer.
} Siger blot én af de to fra, kasseres spillet.
play-asked-void = { $names_is ->
    [you] Du bestemmer.
    [you_all] { $names } bestemmer.
    [other] { $names } bestemmer.
   *[others] { $names } bestemmer.
} Kun hvis begge de andre vil det, kasseres spillet.
play-asked-misdeal = { $names_is ->
    [you] Du bestemmer:
    [you_all] { $names } bestemmer:
    [other] { $names } bestemmer:
   *[others] { $names } bestemmer:
} betale og give igen, eller lade den næste give.
play-asked-draw = { $names_is ->
    [you] Du trækker et kort.
    [you_all] { $names } trækker kort.
    [other] { $names } trækker et kort.
   *[others] { $names } trækker kort.
}
play-asked-put-right = { $names_is ->
    [you] Du må rette det:
   *[other] { $names } må rette det:
} det forkerte kort og alt, hvad der fulgte, tages tilbage.

## Hvad man skal gøre, og hvorfor

play-explain-skat = Du giver og har 28 kort: læg tre af dem. Kort i [ ] må lægges; de tæller med hos dig til sidst.
play-explain-declare = Efter bogen er det pligt at melde. Du melder: { $items }.
play-explain-redeal = Du har ingen nummereret tarok. Du kan forlange omgivning.
play-explain-redeal-how = Skriv omgiv for at forlange den.
play-explain-demand = Tredjesidste stik, og skusen er endnu ikke gået. Du kan forlange den: så skal den, der har den, bruge den i dette stik.
play-explain-wrong-demand = Skusen er allerede gået. At forlange den fejlagtigt koster { $fine } i hver kop.
play-explain-claim = Skusen er spillet ud som { $suit }, og du har ingen. Skriv mangler for at beholde dåbsretten (hvis den tredje heller ikke har { $suit }), afstå for at lade den gå videre, eller læg bare et kort: så går retten videre af sig selv.
play-explain-granted = Ingen kan bekende { $suit }: døb skusen. Nævn en farve, som en af jer to har, eller skriv afstå.
play-explain-third = Skusen er spillet ud som { $suit }, og ingen har den farve. Du kan døbe den: skriv den nye farve (eller afstå), eller læg bare et kort.
play-explain-taken-back = Skusen er nu { $suit }. Dit kort kommer tilbage på hånden, og du skal bekende.
play-explain-name = Du spiller skusen ud: hvad skal den være?
play-explain-demanded = Skusen er forlangt: du skal lægge den nu.

play-ask-offer = Dit valg: nummeret, kortet eller ordene
play-ask-card = Dit kort
play-ask-only = Dit kort (Enter lægger det eneste)
play-ask-skat = Tre kort
play-ask-declare = Enter for at sige det
play-ask-suit = Farve eller tarok
play-ask-redeal = Enter: spil videre, omgiv: forlang omgivning
play-ask-demand = Enter: spil videre, forlang: forlang skusen
play-ask-sure = Enter: lad være, forlang: gør det alligevel
play-ask-count = Et tal, eller Enter for at spille videre
play-ask-doubt = Enter: tænk igen, hvorfor: se hvorfor, værst: prøv det i det værste spil, ja: gør det alligevel
play-doubt-mistake = Er du sikker? Der er noget bedre.
play-doubt-blunder = Er du sikker? Der er noget meget bedre.

play-rule = Regel: { $rule }
play-type-a-card = Skriv et kort, for eksempel sk eller t21, eller ? for hjælp.
play-type-three = Skriv tre kort, for eksempel s4 h9 k2, eller ? for hjælp.
play-not-understood = »{ $text }« er hverken et kort eller en kommando. Skriv ? for hjælp.
play-not-offered = »{ $text }« er ikke en af mulighederne.
play-which-card = »{ $text }« kan betyde { $cards }. Skriv hele kortet, eller # og nummeret på listen.
play-no-such-card = Du har ikke noget »{ $text }« at lægge nu. Skriv kortet med farve.
play-no-such-number = Listen har ikke noget nummer { $text }.
play-not-a-suit = »{ $text }« er ingen farve. Skriv spar, hjerter, ruder, klør eller tarok.

## Betalinger

play-paid = { $you ->
    [yes] Du
   *[no] { $name }
} betaler { $sums } { $for }.
play-paid-by-many = { $payers } { $payers_is ->
    [you_all] betaler hver
   *[others] betaler hver
} { $sums } { $for }.
play-paid-by-cup = { $payers } betaler { $sums } { $for }.
play-sheet-head = Afregning af { $number }. spil
play-sheet-sum = dette spil
play-sheet-before = før
play-sheet-after = i alt
play-column-king = konge
play-column-pagat = pagat
play-counted = Tællingen: { $counts }.
play-score-deal = Dette spil indtil nu: { $nets }.
play-money = det er { $amount } { $unit }

## Kommandoer.  Det første ord vises, de andre forstås også.

play-command-help = ? hjælp
play-command-rules = regler regel
play-command-last = sidste
play-command-score = stilling
play-command-table = bord hånd
play-command-quit = slut
play-command-why = hvorfor
play-command-hint = råd hint
play-command-explain = forklar
play-command-tells = fortæller fortaeller
play-command-worst = værst
play-command-rest = resten rest
play-command-demand = forlang
play-command-yes = ja
play-command-ask = spørg
play-command-redeal = omgiv omgivning
play-command-claim = mangler
play-command-waive = afstå

play-help-cards = Kort: skriv ♠K som sk eller spar konge, ♥D som hd, ♣Kn som kkn, tarok 21 som t21 eller xxi, skusen som x eller skus.
play-help-number = Eller skriv kortets nummer på listen, med # hvor det kan betyde to ting: #3.
play-help-marks = Kort i [ ] må lægges nu. I rødt er 1 højest og 10 lavest, i sort er 10 højest og 1 lavest.
play-help-commands = Når som helst:
play-help-last = sidste stik
play-help-score = stillingen og kopperne
play-help-table = bordet og din hånd igen
play-help-rules = regelbogen; regler 7 slår afsnit 7 op
play-help-why = hvorfor robotterne sidst spillede, som de gjorde; hvorfor 7: i stik 7, hvorfor 0: før spillet
play-help-hint = hvad man skal se efter; råd 2: hvad man skal gøre, med sidetal; råd 3: mulighederne ved siden af hinanden
play-help-explain = hvad et ord betyder, hvad det er værd, og hvad det fortæller de andre: forklar dreier, forklar forlang
play-help-tells = hvad de andres ord og kort fortæller dig, sikkert og sandsynligt; fortæller og et navn: om én spiller
play-help-worst = spil videre i et spil, hvor det næstbedste mislykkes; de andre ser alle kort
play-help-rest = sig, at resten af stikkene er dine, eller i et negativt spil ingen: kortene bliver spillet ud
play-help-quit = gå; det, der er afregnet, er ikke tabt
play-help-play = Når bogen tillader det:
play-help-demand = forlang skusen i tredjesidste stik
play-help-ask = spørg, hvor mange tarokker der er lagt
play-help-redeal = forlang omgivning: ingen nummereret tarok, før skaten er lagt
play-help-claim = sig, at du ikke har den farve, skusen er spillet ud som
play-help-waive = lad dåbsretten gå videre
play-rules-where = regler og et nummer (regler 7) slår et afsnit op. Hele bogen: tarock rules { $id } --lang { $language }
play-rest-claimed = { $rest ->
    [none] { $you ->
        [yes] Du får ikke flere stik; kortene bliver spillet ud.
       *[no] { $name } får ikke flere stik; kortene bliver spillet ud.
    }
   *[all] { $you ->
        [yes] Alle resten af stikkene er dine; kortene bliver spillet ud.
       *[no] { $name } får alle resten af stikkene; kortene bliver spillet ud.
    }
}
play-decision-yours = Først afgør du, hvad der skal ske med fejlen. Svar på det.
play-told-rules = { $you ->
    [yes] Du skriver
   *[no] { $name } skriver
} en kendelse ned: { $payer } → { $payee }, { $points } ({ $why }).
play-told-rules-from-outside = { $by } afgør uden at sidde med ved bordet: { $payer } → { $payee }, { $points } ({ $why }).
