# The pages of a club at home: evenings, people, profiles.

homes-club = The club
homes-sheet-title = Table { $table }, { $evening }
homes-people = People
homes-evenings = Evenings
homes-no-evenings = No evening has been played yet.
homes-still-open = still being played
homes-year = Table of the season { $season }
homes-head-rank = Rank
homes-head-name = Name
homes-head-evenings = Evenings
homes-head-deals = Deals
homes-head-points = Points
homes-head-average = Each deal
homes-head-best = Best
homes-ratings = Ratings by { $rules }
homes-rating = { $rating } a deal ({ $low } to { $high }), { $deals } deals
homes-new-evening = A new evening
homes-open-evening = Open the evening
homes-found = Found a club
homes-found-it = Found it
homes-rules = Rules
homes-guest = guest
homes-new-person = Somebody new
homes-join = Enter
homes-shown = What others see
homes-shown-name = name
homes-shown-initials = initials
homes-shown-number = number only
homes-evening = The evening of { $date }
homes-lines = { $lines ->
    [one] one line
   *[other] { $lines } lines
}
homes-ended = ended
homes-results = What it came to
homes-debts = Who pays whom
homes-transfer = { $payer } pays { $payee } { $amount }
homes-cash = the club’s cash
homes-open-sheet = Open the sheet
homes-end = End this table
homes-no-code = The codes of the tables could not be fetched.
homes-seat = A new table
homes-seat-help = Tap those who sit there in playing order; the first deals first.
homes-seat-them = Sit down
homes-total = { $points } points in { $deals } deals
homes-deals = { $deals } deals
homes-feats = Games and tricks
homes-feat = { $what }: { $times } times, { $won } won
homes-feat-last-trick = Last trick
homes-feat-ultimo = Ultimo
homes-feat-nolo = Nolo
homes-feat-tout = Tout
homes-feat-bagud = Bagud
homes-partners = Partners
homes-partner = { $games } games, { $won } won, { $points } points
homes-placing = rank { $rank }, { $points } points
