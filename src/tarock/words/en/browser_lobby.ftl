# Before the first deal: who sits where, and what whoever opened the table can do; those who watch; the time to think.

web-lobby-places = Who sits here
web-lobby-level = Strength of the bot at place { $place }
web-lobby-seat-bot = Seat a bot
web-lobby-take-bot = Take away
web-lobby-remove = Remove
web-lobby-remove-sure = Remove { $name } from this table?
web-lobby-full = Everybody is here.
web-lobby-start = Start
web-lobby-host-starts = Whoever opened the table starts the game.
web-lobby-gone = You no longer have a place at this table.

web-table-left = has left, a bot plays
web-table-free = free, a bot plays

# $seconds: how many are left.
web-table-clock = { $seconds ->
    [one] one second left
   *[other] { $seconds } seconds left
}

web-watching-count = { $number ->
    [one] 1 spectator
   *[other] { $number } spectators
}
web-watching-talk = Let spectators talk
web-watching-talks = Spectators may talk: stop
web-watching-says = watching
web-watching-silent = Only those who sit at the table may talk here.
