### Opgaver: hvad der spørges om, og hvad der siges til et svar.

puzzle-open = Alle kort ligger åbent.
puzzle-closed = Du ser kun dine egne kort: det skal lykkes i hvert spil, der er muligt.
puzzle-ask-last = Hvad sikrer dig sidste stik?
puzzle-ask-ultimo = Hvad sikrer dig en ultimo?
puzzle-ask-bagud = Hvad får { $other } til at gå bagud?
puzzle-ask-stop = Hvad hindrer { $other } i at ultimere, uanset hvad den tredje gør?
puzzle-ask-stop-together = Du spiller sammen med { $partner }. Hvad hindrer { $other } i at ultimere?
puzzle-ask-ending-game = Hvilket kort sikrer, at spilførerens side vinder spillet?
puzzle-ask-stop-game = Du spiller mod spilføreren. Hvilket kort sikrer, at spillet tabes?
puzzle-ask-ending-bird = Hvilket kort sikrer, at jeres side klarer { $bird }?
puzzle-ask-stop-bird = Hvilket kort hindrer de andre i at klare { $bird }?
puzzle-ask-ending-king = Hvilket kort sikrer, at jeres side klarer König ultimo?
puzzle-ask-stop-king = Hvilket kort hindrer de andre i at klare König ultimo?
puzzle-ask-negative = { $contract }: du skal tage { $tricks ->
        [0] intet stik
        [one] præcis ét stik
       *[other] præcis { $tricks } stik
    }. Hvilket kort holder spillet vundet?
puzzle-ask-defend = { $contract }: spilføreren skal tage { $tricks ->
        [0] intet stik
        [one] præcis ét stik
       *[other] præcis { $tricks } stik
    }. Hvilket kort holder spillet tabt?
puzzle-ask-skat = Hvilken af disse skatter lægger du?
puzzle-ask-lead = Hvilket af disse kort spiller du ud?
puzzle-ask-bid = Hvad byder du?
puzzle-ask-king = Hvilken konge kalder du?
puzzle-ask-discard = Hvilke af disse kort lægger du væk?
puzzle-ask-announce = Hvad ansiger du?
puzzle-ask-kontra = Hvad siger du?
puzzle-ask-card = Hvad gør du?
puzzle-ask-infer = Hvad af dette er sikkert? Vælg det hele.
puzzle-ask-declare = Hvad skal du melde? Vælg det hele.
puzzle-ask-settle = Spillet er forbi. Hvad har det givet { $you ->
        [yes] dig
       *[no] { $name }
    }, i jetoner eller point?
puzzle-ask-fault = En har ikke bekendt, og ingen har sagt det. Hvem, og hvornår?
puzzle-due = { $you ->
        [yes] Du skal melde:
       *[no] { $name } skal melde:
    } { $items }
puzzle-costs = { $act }: { $loss } ± { $error } efter { $best }.
puzzle-possible = { $name } behøver ikke at have { $cards }: her er et spil, der også er muligt.
puzzle-no-fault = { $you ->
        [yes] Du havde
       *[no] { $name } havde
    } intet i farven i stik { $trick }.
puzzle-right = Rigtigt.
puzzle-wrong = Nej.
puzzle-sum = Det er { $sum }.
puzzle-by = { $by }: { $act } (koster: { $loss })
puzzle-prompt-one = Hvilket nummer?
puzzle-prompt-all = Hvilke numre, med mellemrum imellem?
puzzle-prompt-number = Hvor meget?
puzzle-expected = Der ventes numre fra 1 til { $most }.
puzzle-rating = Dit ratingtal er { $rating }, mellem { $low } og { $high }.
puzzle-none = Der er ingen opgave { $got }
puzzle-all-solved = Du har prøvet alle opgaver af denne slags.
puzzle-own = { $many ->
        [0] Der blev ikke fundet nogen klar fejl.
        [one] Én fejl er blevet til en opgave; den kommer igen i morgen.
       *[other] { $many } fejl er blevet til opgaver; de kommer igen i morgen.
    }
puzzle-mined = { $many ->
        [one] Én opgave
       *[other] { $many } opgaver
    } fundet:
puzzle-proved = { $many ->
        [one] Én opgave er bevist.
       *[other] { $many } opgaver er bevist.
    }
puzzle-unproved = af { $many } opgaver er disse ikke bevist: { $names }
puzzle-no-journal = { $file } er ingen journal over opgaver: { $detail }
puzzle-other-journal = { $file } er en journal over { $family } med startværdien { $seed }
worst-missed = Efter { $act } kan det ikke nås mere, hvad du end spiller: det sørger de andre for.
played-net = Dette spil har givet dig { $won }.
worst-net = Efter { $act } har dette spil givet dig { $won }.
worst-net-better = Efter { $act } har dette spil givet dig { $won }. Efter { $best }, når alle spiller videre efter bøgerne, giver det { $value }.
worst-no-answer = Intet, der må gøres her, hedder { $got }
worst-no-moment = Der er ikke noget sådant øjeblik i dette spil: efter { $at } handlinger
worst-begin = Det værst tænkelige spil: alle kort ligger åbent, og de andre gør deres bedste.
worst-none = Der er ikke noget sådant spil: intet andet er klart dårligere, eller der kan ikke trækkes noget endnu.
puzzle-bad-how = Ikke en god opgave? tarock puzzle bad { $id }
puzzle-bad = { $id } kommer ikke mere.
puzzle-good-after-all = { $id } må komme igen.
worst-how = Skriv { $word } for selv at spille videre, mod det værst tænkelige spil.
