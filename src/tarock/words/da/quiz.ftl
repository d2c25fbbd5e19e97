# Bøgernes opgaver.

quiz-skat = Du giver og har { $cards }. Hvad lægger du?
quiz-lead = Du sidder i forhånd og har { $cards }. Hvad spiller du ud?
quiz-declaration = Du har { $cards }. Hvad skal du melde?
quiz-inference = Du har { $cards }. Hvad siger det dig om de andre?
quiz-said = { $name } har meldt: { $said }
quiz-silent = { $name } har ikke meldt tarokker.
quiz-counted = { $name } har spillet { $number } tarokker.
quiz-by = { $by ->
    [some] Nogle
    [author] { $name }
   *[expert] Ekspert { $name }
    }
quiz-accepted = { $by }: { $act }. Ikke til at skelne fra det bedste.
quiz-priced = { $by }: { $act }. { $loss } ± { $error } efter { $best }.
quiz-lost = { $by }: svaret er gået tabt i trykningen.
quiz-declared = { $by }: { $said }. Sådan skal det være.
quiz-declared-otherwise = { $by }: { $said }. Efter reglerne er det: { $must }
quiz-holds = { $name } har { $cards }
quiz-lacks = { $name } har ikke { $cards }
quiz-unknown = { $name } kan have { $cards } eller ej
quiz-taroks = { $name } har { $number } tarokker
quiz-taroks-between = { $name } har { $least } til { $most } tarokker
quiz-kings = { $name } har { $least } til { $most } konger ud over { $cards }
quiz-certain = { $what }: sikkert
quiz-open = { $what }: uvist ({ $percent } %)
quiz-doubtful = { $what }: kun i { $percent } % af spillene
quiz-emended = Bogens tryk er rettet her.
quiz-none = Der er ingen opgave { $got }. Der er: { $quizzes }
