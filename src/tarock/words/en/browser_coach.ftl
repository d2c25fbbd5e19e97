### The coach in the page: hints at the table, reviews beside the replay.

web-hint = Hint
web-hint-act = What would you do?
web-hint-compare = Compare the choices
web-hint-close = Close
web-hint-agree = Agree to hints for all
web-hint-agreed = Hints agreed
web-coach-thinking = The coach is thinking …
web-review = Review
web-review-about = What each decision cost by what could be known at the time; luck and play told apart.
web-review-of = Review { $name }’s play
web-review-decisions = All decisions
web-review-retry = Try again from here
web-review-puzzles = Make puzzles of the mistakes
web-review-puzzles-made = { $puzzles ->
    [0] There was no mistake to make a puzzle of.
    [one] 1 puzzle was added to your own mistakes.
   *[other] { $puzzles } puzzles were added to your own mistakes.
}
web-review-puzzles-solve = Solve
web-review-open = With open cards (nobody could know this)
web-grade-only = the only choice
web-grade-best = the best
web-grade-good = good
web-grade-inaccuracy = an inaccuracy
web-grade-mistake = a mistake
web-grade-blunder = a blunder
web-tells = What does this tell me?
web-tells-of = What { $name } has told you
web-why = Why?
web-evening-review = Review of the evening
