# Deciding in the browser: what an act surely costs, tapping twice, taking a card back, claiming the rest.

cost-lost-king = The king is lost in this trick. That costs you { $points } in all.
cost-lost-pagat = The pagat is lost in this trick. That costs you { $points } in all.
k-cost-concede = You give the game up and pay for it.
k-cost-impossible = { $item }: that cannot be made any more. Announced, it is lost.
k-cost-early = You have announced: { $item }. Played now, it is lost.
k-cost-captured = This card falls to the other side, and that is paid: { $item }.
k-cost-failed = This card does not win its trick, and that is paid: { $item }.
k-cost-trick-too-many = With this card you take the trick, and the game is lost.

web-sure = Are you sure?
web-sure-do = Do it all the same
web-sure-not = Better not
web-sure-again = Tap again: { $what }
web-take-back = Take my card back
web-taken-back = You have taken your card back.
web-claim-rest = { $rest ->
    [none] No more tricks for me
   *[all] The rest is mine
}
error-too-late = The card lies: somebody has acted on it already, or people play here.
error-no-hints = Hints are off: others sit at this table, and not everybody has agreed to them.
error-not-your-turn = It is not your turn, so there is nothing to advise.
error-no-coach = The coach took too long. Ask again.
error-not-over = Only a deal that has come to its end can be reviewed.
error-not-proven = Your cards do not prove that: in some deal that you cannot rule out, the others could prevent it.

web-side-score = Score
web-side-partner = Partner
# $number: how many they are.
web-side-partner-known = { $number ->
    [one] { $name } plays
   *[other] { $name } play
} with you.
web-side-partner-alone = You play alone.
web-side-partner-unknown = You do not know yet who plays with you.

web-replay-level-kept = as they were

web-settings-tap = Playing a card
web-settings-tap-auto = Depends on the device
web-settings-tap-once = At once
web-settings-tap-twice = Tap twice
web-settings-tap-help = “Depends on the device”: on a touch screen small cards and the higher games are tapped twice, so that a slip costs nothing.
web-settings-takeback = Taking a card back
web-settings-takeback-help = Against bots only: they wait a moment after your card before they go on.
web-settings-takeback-on = Leave me a moment
web-settings-takeback-off = Go on at once
web-settings-forced = Cards without a choice
web-settings-forced-off = I play them myself
web-settings-forced-last = Play my last card
web-settings-forced-all = Play all of them
web-worst = Try it in the worst deal
web-settings-counting = Counting
web-settings-counting-help = Alone among bots and without a clock you are asked now and then, between turns, what has gone. Your answers are kept with your progress.
web-settings-counting-off = nobody asks
web-settings-counting-on = asks now and then what has gone
web-count-answer = Answer
web-count-go-on = Play on
web-settings-coach = Coach
web-settings-coach-help = Alone among bots the coach looks at what you want to do, and asks again before a mistake is final.
web-settings-coach-off = keeps silent
web-settings-coach-on = asks before a mistake is final
