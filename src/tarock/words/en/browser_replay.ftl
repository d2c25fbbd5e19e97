# Looking at a deal again, step by step with all hands open.

web-replay-fetching = The deal is being fetched …
web-replay-controls = Steps of the deal
web-replay-step = Step
web-replay-step-of = Step { $step } of { $last }
web-replay-first = To the beginning
web-replay-trick-back = One trick back
web-replay-back = One step back
web-replay-play = Play on its own
web-replay-pause = Stop
web-replay-next = One step forward
web-replay-trick-next = One trick forward
web-replay-last = To the end
web-replay-speed = Speed
web-replay-speed-slow = slow
web-replay-speed-normal = normal
web-replay-speed-quick = quick
web-replay-keys = Keys: ← → one step, Page ↑ ↓ one trick, Home and End, space plays.
web-replay-log = What happened

web-replay-trick = Trick { $number }
web-replay-before = Before play
web-replay-leads = leads
web-replay-holds = holds it
web-replay-takes = takes it
web-replay-turn = to play
web-replay-hand = Hand of { $name }
web-replay-skat = Skat
web-replay-talon = Talon
web-replay-laid = Laid away
web-replay-result = Settlement
web-replay-to-table = To the table

web-replay-practice = Play from here
web-replay-practice-means = A table of its own with these cards: you take a seat, and bots play the others, from exactly this point. None of it counts anywhere.
web-replay-seat = Whose cards do you want to play?
web-replay-level = How well should the others play?
web-replay-practice-begin = Play

web-replay-import-means = Look at a recorded deal step by step, with all hands. Nothing is kept on the server.
web-replay-import = Replay
web-replay-paste = Record of one or more deals (.tarock)
web-replay-file = Choose a file
web-replay-drop = or drop it here
web-replay-place = Line { $line }, column { $column }:
web-replay-which = This file holds { $deals } deals
web-replay-another = Another record
web-replay-broken-link = This link does not hold a readable record. Perhaps it was cut off on the way.
