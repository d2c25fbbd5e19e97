# The club: people, evenings and money.

home-settings = these settings cannot be used: { $why }
home-no-club-name = say what the club is called
home-negative = { $what } cannot be less than nothing, but is { $got }: give it in the smallest unit, 25 for 25 øre
home-no-number = nobody has the number { $number }: look at the list with tarock club people
home-no-name = nobody is called { $name }{ $hint }: give a number, or let the person join first with tarock club people
home-several = { $name } is the name of several: give one of the numbers { $numbers }
home-known = { $name } is in the list already, with number { $number }; if it is somebody else, add a town
home-merge-self = { $number } cannot be merged with itself: name two numbers
home-merge-table = { $number } and { $double } sat at the same table on evening { $evening }, so they are two people
home-erase-double = { $number } was also entered as { $double }: erase that number first
home-date = expected a day like 2026-11-21, got { $got }
home-no-season-name = say what the season is called
home-season-dates = a season cannot begin on { $first } and end on { $last }: the first day comes first
home-no-season = there is no season { $season }: give a year such as 2026, or one of { $known }
home-no-evenings = the club has not met yet: begin with tarock club evening
home-evening-name = an evening is named with small letters, digits and hyphens, such as 2026-11-21; got { $got }
home-evening-taken = there is an evening { $evening } already: name this one differently with --name
home-no-evening = there is no evening { $evening }: tarock club evening shows all
home-no-table = evening { $evening } has no table { $table }, but { $tables }
home-no-line = table { $table } of evening { $evening } has no line { $line }, but { $lines }
home-next-table = the next table of evening { $evening } is { $expected }, not { $got }
home-seated-twice = somebody is named twice: everybody has one place at a table
home-still-playing = { $number } still sits at another table: end that one first with tarock club end
home-ended = table { $table } of evening { $evening } has ended already
home-line-after-end = table { $table } of evening { $evening } has ended: its lines stay as they are, so seat a new table
home-next-line = the next line is { $expected }, not { $got }
home-undo-last = only the last line, { $last }, can be undone; write line { $line } anew with --replace
home-paid = a payment goes from one to another and is more than nothing
evening-other-rules = this table plays by { $ruleset }
evening-one-again = only one game can be dealt again in a line: leave the other out with null
evening-games = expected a list of { $expected } sheets, one for each game that is played at once
evening-points-game = the points must be whole and add up to nothing in each game
evening-points-resting = somebody who sits out cannot win or lose points
evening-no-rotation = { $rules } has no rotations to choose from; leave it out
home-no-club = { $folder } holds no club: begin one with tarock club new { $folder }

home-founded = { $name } keeps its log in { $folder }.
home-joined = { $count ->
    [one] One person has joined
   *[other] { $count } people have joined
}; there are { $total } now.
home-erased = Of number { $number } nothing is left but the number.
home-contact-agreed = write contact data down only if the person has agreed to it
home-contact = { $name }: mail { $mail }, telephone { $telephone }
home-opened = The evening { $evening } has begun: seat a table with tarock club seat.
home-evening-of = Evening { $evening }
home-table = Table { $table }, { $rules }: { $players } ({ $lines ->
    [one] one line
   *[other] { $lines } lines
})
home-table-over = Table { $table }, { $rules }, has ended: { $players } ({ $lines ->
    [one] one line
   *[other] { $lines } lines
})
home-next = Line { $line }: { $seats }
home-line = Evening { $evening }, table { $table }, line { $line }: { $points }
home-total = expected somebody of table { $table } once, with points; got { $got }
home-first-dealer = number { $number } does not sit at this table, and so cannot deal first
home-most-last-tricks = Most last tricks: { $names }
home-owes = { $payer } pays { $payee } { $amount }
home-owes-nobody = Nobody owes anything.
home-transfers = { $transfers ->
    [one] One payment
   *[other] { $transfers } payments
}; fewer than { $least } cannot do.
home-cash = the cash of the club
home-year = The table of { $season }
home-ratings = Ratings, points per deal by { $rules }
home-mixed = OpenSkill over all rulesets
home-rated-who = Shown is who has agreed to it and has played at least { $deals } deals.
home-not-played = nobody here has played by { $ruleset }; there are { $known }
home-nothing-to-draw = there is no rating to draw: it is shown to others only from 150 deals on, and if the person has agreed (tarock club correct … --rated)
home-profile-total = { $evenings ->
    [one] One evening
   *[other] { $evenings } evenings
}, { $deals } deals, { $points } points, { $average } a deal
home-profile-evenings = Evenings
home-profile-feats = Games and feats
home-profile-partners = Partners
home-profile-tournaments = Tournaments
home-profile-rating = Rating by { $rules }: { $rating } a deal, in 95 of 100 cases between { $low } and { $high }
home-verified = { $file }: { $lines } lines in order, each follows from the one before; { $evenings ->
    [one] one evening
   *[other] { $evenings } evenings
}.
home-shown-name = name
home-shown-initials = initials
home-shown-number = number
home-head-number = no.
home-head-name = name
home-head-town = town
home-head-club = club
home-head-shown = shown as
home-head-rank = rank
home-head-evening = evening
home-head-evenings = evenings
home-head-date = date
home-head-tables = tables
home-head-people = people
home-head-over = over
home-head-deals = deals
home-head-points = points
home-head-average = a deal
home-head-best = best
home-head-last-tricks = last tricks
home-head-most-last-tricks = evenings with most
home-head-rating = rating
home-head-interval = 95 of 100
home-head-mu = mu
home-head-sigma = sigma
home-head-what = what
home-head-times = times
home-head-won = won
home-head-games = games
plot-evening = { $club }, { $evening }, table { $table }
plot-lines = lines
plot-season = { $club }, { $season }
plot-evenings = evenings
plot-rating = { $name }: points per deal, { $rules }
plot-days = days
home-served = { $folder } is being served: write on its page, or stop the server first
home-no-tables = nobody has sat down yet: seat a table with tarock club seat
home-deals-points = a sheet is of one deal: a number of deals goes with points only
home-again-sheet = that the same dealer deals again is said with a sheet, not with points
