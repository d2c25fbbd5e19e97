# Where people meet: playing now with whoever wants the same.

meet-title = Play now
meet-about = With people who want the same, and with bots where somebody is missing.
meet-game = Game
meet-any-book = Any book
meet-level = Level
meet-any-level = Any level
meet-pace = Time to think
meet-pace-quick = Quick, { $seconds } seconds
meet-pace-usual = Usual, { $seconds } seconds
meet-pace-calm = Calm, { $seconds } seconds
meet-how = Whoever has waited longest is seated first. After a while bots of the level take the chairs that are still free. Everybody deals once, and there is a clock.
meet-seek = Find a table
meet-waiting = Looking for company
meet-place = { $waiting ->
    [one] You are the only one who waits.
   *[other] You are number { $place } of { $waiting } who wait for this game.
}
meet-bots-in = { $seconds ->
    [one] In 1 second bots take the free chairs.
   *[other] In { $seconds } seconds bots take the free chairs.
}
meet-bots-now = Bots are taking the free chairs.
meet-leave = Stop waiting
meet-lost = The connection is lost and being looked for.

## Challenges

meet-challenges = Challenges
meet-challenge = A challenge
meet-challenge-of = { $name } challenges you
meet-challenge-yours = Your challenge
meet-challenge-new = Challenge somebody
meet-challenge-whom = Friends
meet-challenge-help = Whoever has the link can accept, without an account. When every chair has somebody the cards are dealt; you may begin sooner, with bots in the other chairs.
meet-challenge-make = Challenge
meet-challenge-link = The link for the others
meet-challenge-over = This challenge is over.
meet-challenge-free = { $free ->
    [0] No chair is free.
    [one] 1 chair is free.
   *[other] { $free } chairs are free.
} Open
meet-host = has the first chair
meet-answer-asked = has not answered
meet-answer-accepted = accepts
meet-answer-declined = declines
meet-do-accept = Accept
meet-do-decline = Decline
meet-do-begin = Begin now
meet-do-withdraw = Withdraw
meet-to-table = To the table
meet-time-free = as long as one likes
meet-time-seconds = { $seconds } seconds to think
meet-time-days = { $days ->
    [one] a day for each move
   *[other] { $days } days for each move
}
meet-time-of-free = As long as one likes
meet-time-of-quick = 15 seconds
meet-time-of-usual = 45 seconds
meet-time-of-calm = 120 seconds
meet-time-of-day = By correspondence, a day
meet-time-of-days = By correspondence, 3 days

## Friends

meet-friends = Friends
meet-friends-none = Nobody yet. Ask somebody by the name of his account.
meet-friend-here = is here
meet-friend-away = is not here
meet-friend-asked = has not answered yet
meet-friend-asks = wants to be your friend
meet-friend-visit = Go and see
meet-friend-agree = Agree
meet-friend-end-friend = Remove
meet-friend-end-asked = Take back
meet-friend-end-asks = Decline
meet-friend-end-sure = Remove { $name } from your friends?
meet-friend-name = Name of an account
meet-friend-ask = Ask to be friends
meet-hide = Do not show my friends that I am here
