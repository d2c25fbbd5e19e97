### The coach: hints and reviews.

## What can be done

coach-act-card = { $card }
coach-act-lay = laying { $cards }
coach-act-demand = demanding the skus
coach-act-claim = asking to baptise the skus
coach-act-name = baptising the skus { $suit }
coach-act-waive = leaving the skus its name
coach-act-wait = waiting
coach-act-bid = { $contract }
coach-act-call = calling { $called }
coach-act-take = { $half ->
    [1] the first half of the talon
    [2] the second half of the talon
   *[all] the whole talon
}
coach-act-speech = { $said }
coach-act-announce = announcing { $item }
coach-act-double = doubling { $item }
coach-act-game = the game
coach-act-seat = { $name }
coach-act-good = “gut”
coach-act-vorhand = keeping the forehand
coach-act-hold = holding
coach-act-pass-forehand = passing the forehand on
coach-act-concede = giving up
coach-act-pass = passing

## Hints

coach-do = Best: { $act }.
coach-book-says = The book would choose { $act }:
coach-book-too = The book says so too: { $advice }
coach-why-not = Why not { $act }: { $advice }
coach-by-trying = No advice of the book decides here; trying it out does.
coach-not-confirmed = The book advises it; our measurements do not confirm it ({ $gain } on average where it applies).
coach-worlds = { $exact ->
    [yes] Tried in all { $worlds } deals that are still possible:
   *[no] Tried in { $worlds } likely deals:
}
coach-candidate = { $act }: { $value } ± { $error }
coach-equal = The first two cannot be told apart: either is right.
coach-ahead = The first is better than the second in { $percent } % of the deals.
coach-deal = A deal in which it matters, played on by the book:
coach-deal-hand = { $name } holds { $cards }.
coach-deal-course = After { $act }: { $cards } … { $value }
coach-none = There is nothing to decide now.
coach-depths = Ask for hint 1, 2 or 3: where to look, what to do, or the choices side by side.
coach-deeper = More: hint { $depth }

## Reviews

coach-result = { $you ->
    [yes] You came
   *[no] { $name } came
} to { $value }.
coach-luck = The cards were worth { $cards } (a player by the book, among others by the book); play made { $play } of it.
coach-level = With the same cards: { $level } { $value }
coach-total = { $number } decisions were weighed; all errors together cost { $loss }.
coach-no-mistakes = No decision cost more than chance can explain.
coach-decided = { $trick ->
    [0] Before the play
   *[other] Trick { $trick }
}: { $act } — { $grade ->
    [only] the only choice
    [best] the best
    [good] good
    [inaccuracy] an inaccuracy
    [mistake] a mistake
   *[blunder] a blunder
}.
coach-better = Better was { $act }, by { $loss } ± { $error }.
coach-lucky = As the cards lay, it paid all the same.
coach-unlucky = It was right, and the cards punished it.
coach-caution = Judged by what could be known at the time. The others are supposed to play on by the books, and in the last tricks as well as can be; a bid is judged by such play alone.
coach-open-caution = With open cards: nobody could know this. What follows is no error that anybody could have avoided.
coach-open = { $trick ->
    [0] Before the play
   *[other] Trick { $trick }
}: { $act } { $value }; { $better }
coach-valued = { $act } { $value }

## An evening

coach-evening = { $number ->
    [one] One deal
   *[other] { $number } deals
} came to { $value }: the cards were worth { $cards }, play made { $play } of it; errors cost { $loss } a deal.
coach-evening-deal = Deal { $number }: { $value } (cards { $cards }, errors { $loss })
coach-evening-trend = Errors cost { $first } a deal in the first half and { $second } in the second: { $way ->
    [better] it gets better
    [worse] it gets worse
   *[same] it stays the same
}.
coach-evening-missed = Advice that was missed most, { $times ->
    [one] once
   *[other] { $times } times
}:

## What cannot be done

coach-nobody = Nobody is to act there; name a step before one of the { $steps } acts with --at.
coach-no-step = The deal has { $steps } acts, so there is no step { $got }.
coach-no-seat = No { $got } plays in this deal; there are { $seats }.
coach-unfinished = Only a finished deal can be reviewed.
coach-no-player = No { $got } plays in these deals; name a seat or a player.
