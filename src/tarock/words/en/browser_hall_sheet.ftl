# The score sheet of a table on a phone.

sheet-title = Table { $table }, round { $round }
sheet-code-help = It lies on the table. Whoever has it writes the table’s lines; another phone takes over with the same code.
sheet-fetching = Fetching the table …
sheet-away = The desk does not answer; what you write is kept here.
sheet-over = This round is over.
sheet-recorded = From the record of the deal, which confirms it.
sheet-record = Save the record
sheet-online = This table plays at the server, which writes the lines.
sheet-all-written = All deals of this table are written down.
sheet-who = Who holds the phone?
sheet-unsent = { $number ->
    [one] One line not sent
   *[other] { $number } lines not sent
}
sheet-send-now = Send now
sheet-refused = Line { $line } was not taken:
sheet-take-up = Take it up again
sheet-let-go = Let it go
sheet-line = Line { $line } of { $deals }
sheet-line-open = Line { $line }
sheet-anew = Line { $line }, written anew
sheet-undo = Undo
sheet-more = More …
sheet-less = Less
sheet-other-count = Another number
sheet-count-so = Take it
sheet-reasons = Who pays whom, and why
sheet-why = Why is it written anew?
sheet-write = Write it down
sheet-type-points = Type points
sheet-tap-it = Back to tapping
sheet-leave-it = Leave it as it is
sheet-sum-right = They add up.
sheet-sum-wrong = Together they must make 0; these make { $sum }.
sheet-lines = Lines so far
sheet-number = Number
sheet-state = Confirmed?
sheet-sum = Σ
sheet-not-sent = not sent yet
sheet-struck = struck
sheet-open = open
sheet-line-state = Line { $line }: { $state }
sheet-desk = the desk
sheet-written-by = Written by { $name }.
sheet-struck-why = Struck: { $why }
sheet-confirmed-by = Confirmed by { $name }.
sheet-before = { $name } had written it otherwise: { $why }
sheet-confirm = Who has read it and finds it right?
sheet-write-anew = Write it anew
sheet-take-back = Take this line back
sheet-take-back-why = Why is it taken back?
sheet-take-back-do = Take it back
sheet-games = Games that are played at once
sheet-game = Game { $game }
sheet-next-game = On to game { $game }
sheet-write-alone = Write only this game: it is dealt again
