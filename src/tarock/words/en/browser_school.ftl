### The pages of the school: lessons, puzzles, counting, progress.

school-nav = School
school-nav-learn = Lessons
school-nav-puzzles = Puzzles
school-nav-count = Counting
school-nav-progress = Progress
school-fetching = One moment …
school-offline = This needs the server, which cannot be reached. What you have opened before still works.

## The map of lessons

school-learn-title = Learn to play
school-learn-about = Each lesson takes about ten minutes. Begin where you like; nothing is locked.
school-learn-begin = Begin
school-learn-go-on = Go on
school-learn-minutes = { $minutes } min
school-learn-all-done = All lessons of this game are done.
school-lesson-number = Lesson { $lesson }
school-stars = { $stars ->
    [0] no star yet
    [one] 1 star
   *[other] { $stars } stars
}

## A lesson

school-step = Step { $step } of { $steps }
school-question = Question { $question } of { $questions }
school-continue = Continue
school-back = Back
school-again = Try again
school-answer = Answer
school-right = Right.
school-wrong = Not right.
school-right-was = Right is: { $answer }
school-show-answer = Show the answer
school-your-answer = Your answer
school-choose-cards = { $chosen } chosen
school-keys = Number keys choose an answer.
school-clock = { $seconds } s
school-clock-on = Without the clock
school-clock-means = You have { $seconds } seconds. The clock can be switched off; you then pass by right answers alone.
school-passing = { $right } of { $of } right to pass
school-drill-score = { $right } right
school-position = The table
school-cards = Cards
school-hand-of = The cards of { $name }
school-own-hand = Your cards
school-done = Lesson finished
school-not-passed = Not passed yet
school-not-passed-line = { $first } of { $asked } were right at the first try. Try again whenever you like; missed questions come back by themselves.
school-done-line = { $first } of { $asked } were right at the first try.
school-next-lesson = Next lesson: { $title }
school-all-lessons = All lessons
school-goal-reached = Goal reached
school-goal-missed = Goal missed
school-play-choose = What do you do?
school-play-begin = Play
school-play-offline = This step is played against the server, which cannot be reached. Try again when you are connected, or go on with another step.
school-skip-step = Leave this step out
school-played-so-far = What happened

## The short test

school-test-about = A short test finds out which lessons you can leave out.
school-known-skipped = You know this already
school-test-passed = You can leave out: { $lessons }

## Puzzles

school-puzzles-about = Positions from real deals. Every answer is proved; a wrong one is played on, so that you see why.
school-puzzle-today = Puzzle of the day
school-puzzle-today-line = The same for everybody, a new one every day.
school-puzzle-danish = Puzzles of Danish Tarok
school-puzzle-koenigrufen = Puzzles of Königrufen
school-puzzle-near = As hard as you are strong: about { $rating }.
school-puzzle-books = { $game }: from the books
school-puzzle-books-line = The endings, skats, leads and questions that the books set themselves.
school-puzzle-own = Your own mistakes
school-puzzle-own-line = { $puzzles ->
    [0] Look at a deal again and let the coach review it: your mistakes become puzzles.
    [one] 1 puzzle from a deal of yours.
   *[other] { $puzzles } puzzles from deals of yours.
}
school-puzzle-due = Once more
school-puzzle-due-line = { $puzzles ->
    [0] Nothing is due today.
    [one] 1 puzzle that you missed is due.
   *[other] { $puzzles } puzzles that you missed are due.
}
school-puzzle-rating = Puzzle { $rating }
school-puzzle-you = You { $rating }
school-puzzle-next = Next puzzle
school-puzzle-more = More puzzles
school-puzzle-none = There are no more puzzles here for now.
school-puzzle-refutation = What happens then
school-puzzle-closed = You see only what a player sees.

school-kind-ending = Ending
school-kind-stop = Ending: stop it
school-kind-closed = Ending with closed cards
school-kind-negative = Bettler and Piccolo
school-kind-skat = Lay the skat
school-kind-lead = Lead
school-kind-bid = Bid
school-kind-king = Call a king
school-kind-discard = Lay away
school-kind-announce = Announce
school-kind-kontra = Kontra
school-kind-card = Play a card
school-kind-infer = Draw conclusions
school-kind-declare = Declare
school-kind-settle = Settle
school-kind-fault = Find the fault

## Counting

school-count-about = Tricks go by, then you are asked. The better you count, the faster they go.
school-count-game = Game
school-count-exercise = Exercise
school-count-c1 = How many taroks are out
school-count-c2 = Taroks player by player, the French way
school-count-c3 = Suits and courts
school-count-c4 = Everything, as in play
school-count-level = Speed { $level }
school-count-begin = Begin
school-count-hand = Trick by trick, by hand
school-count-hand-help = Nothing moves by itself; you turn to the next trick when you have counted.
school-count-next-trick = Next trick
school-count-trick = Trick { $trick } of { $tricks }
school-count-pause = Pause
school-count-resume = Go on
school-count-another = Another

## Progress

school-progress-none = Nothing yet. Whatever you learn here is remembered in this browser, and nowhere else.
school-progress-about = All this is remembered in this browser, and nowhere else.
school-progress-lessons = Lessons
school-progress-lessons-of = { $done } of { $all } lessons
school-progress-lessons-done = { $done ->
    [one] 1 lesson done
   *[other] { $done } lessons done
}
school-progress-stars-of = { $stars } of { $all } stars
school-progress-puzzles = Puzzles
school-progress-puzzles-none = Solve a puzzle, and you get a rating.
school-progress-interval = (most likely between { $low } and { $high })
school-progress-solved = { $right } of { $tried } solved
school-worst = The worst possible deal
school-worst-none = This address leads to no deal. Go back to the table, and ask the coach again.
school-worst-left = You have left the deal.
school-worst-play = Play on yourself in this deal
school-puzzle-bad = Not a good puzzle
school-puzzle-bad-done = It comes no more.
school-progress-votes = Marked as not good, and not asked again: { $puzzles }
school-progress-own = Of your own mistakes: { $puzzles }
school-progress-counting = Counting
school-progress-counting-none = Let yourself be asked at the table (Settings), or train.
school-progress-counted = { $game }: { $right } of { $asked } right at the table
school-progress-boxes = Repetition
school-progress-boxes-about = What you missed comes back: first soon, then later and later.
school-progress-box-days = After days
school-progress-box-items = Questions
school-progress-due = { $items ->
    [0] Nothing is due today.
    [one] Due today: 1.
   *[other] Due today: { $items }.
}
school-progress-due-puzzles = Repeat puzzles
school-progress-losses = At the table
school-progress-losses-none = Let the coach review a deal of yours beside its replay: what your decisions cost is then kept here.
school-progress-loss-danish =
    Your decisions cost { $mean } chips a deal on average ({ $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }).
school-progress-loss-koenigrufen =
    Your decisions cost { $mean } points a deal on average ({ $deals ->
        [one] 1 deal
       *[other] { $deals } deals
    }).
school-progress-trend-even = No trend beyond chance yet.
school-progress-trend-better = Lately { $change } less than before.
school-progress-trend-worse = Lately { $change } more than before.
school-keeping = Your data
school-keeping-about = Save your progress as a file, take it over in another browser or in the terminal, or erase it.
school-keeping-export = Save as a file
school-keeping-import = Take over a file
school-keeping-erase = Erase everything
school-keeping-erase-sure = Stars, rating, boxes and losses in this browser are erased for good.
school-keeping-erase-now = Erase now
school-keeping-keep = Keep it
school-keeping-erased = Everything is erased.
school-keeping-taken = The file has been taken over.
school-keeping-other = This file is no progress of the school. Nothing was changed.
school-keeping-newer = This file comes from a newer version. Nothing was changed.
