# The quizzes of the books.

quiz-skat = You deal and hold { $cards }. What do you lay?
quiz-lead = You have the forehand and hold { $cards }. What do you lead?
quiz-declaration = You hold { $cards }. What must you declare?
quiz-inference = You hold { $cards }. What does that tell you of the others?
quiz-said = { $name } has declared: { $said }
quiz-silent = { $name } has declared no taroks.
quiz-counted = { $name } has played { $number } taroks.
quiz-by = { $by ->
    [some] Some
    [author] { $name }
   *[expert] Expert { $name }
    }
quiz-accepted = { $by }: { $act }. Not to be told from the best.
quiz-priced = { $by }: { $act }. { $loss } ± { $error } behind { $best }.
quiz-lost = { $by }: the answer is lost in print.
quiz-declared = { $by }: { $said }. So it must be.
quiz-declared-otherwise = { $by }: { $said }. By the rules it is: { $must }
quiz-holds = { $name } has { $cards }
quiz-lacks = { $name } does not have { $cards }
quiz-unknown = { $name } may have { $cards } or not
quiz-taroks = { $name } has { $number } taroks
quiz-taroks-between = { $name } has { $least } to { $most } taroks
quiz-kings = { $name } has { $least } to { $most } kings beside { $cards }
quiz-certain = { $what }: certain
quiz-open = { $what }: open ({ $percent } %)
quiz-doubtful = { $what }: in { $percent } % of the deals only
quiz-emended = The print is emended here.
quiz-none = There is no quiz { $got }. There are: { $quizzes }
