# Die Aufgaben der Bücher.

quiz-skat = Du gibst und hältst { $cards }. Was legst du?
quiz-lead = Du sitzt in Vorhand und hältst { $cards }. Was spielst du aus?
quiz-declaration = Du hältst { $cards }. Was musst du melden?
quiz-inference = Du hältst { $cards }. Was sagt dir das über die anderen?
quiz-said = { $name } hat gemeldet: { $said }
quiz-silent = { $name } hat keine Tarock gemeldet.
quiz-counted = { $name } hat { $number } Tarock gespielt.
quiz-by = { $by ->
    [some] Manche
    [author] { $name }
   *[expert] Experte { $name }
    }
quiz-accepted = { $by }: { $act }. Vom Besten nicht zu unterscheiden.
quiz-priced = { $by }: { $act }. { $loss } ± { $error } hinter { $best }.
quiz-lost = { $by }: Die Antwort ist im Druck verlorengegangen.
quiz-declared = { $by }: { $said }. So muss es sein.
quiz-declared-otherwise = { $by }: { $said }. Nach den Regeln ist es: { $must }
quiz-holds = { $name } hat { $cards }
quiz-lacks = { $name } hat { $cards } nicht
quiz-unknown = { $name } kann { $cards } haben oder nicht
quiz-taroks = { $name } hat { $number } Tarock
quiz-taroks-between = { $name } hat { $least } bis { $most } Tarock
quiz-kings = { $name } hat { $least } bis { $most } Könige außer { $cards }
quiz-certain = { $what }: sicher
quiz-open = { $what }: offen ({ $percent } %)
quiz-doubtful = { $what }: nur in { $percent } % der Spiele
quiz-emended = Der Druck ist hier verbessert.
quiz-none = Es gibt keine Aufgabe { $got }. Es gibt: { $quizzes }
