# The pages of the hall: desk, wall, my phone, referee.

## What all pages say

hall-nav = Tournament
hall-away = No answer from the laptop; what you see may be old.
hall-code = Code
hall-code-enter = Open
hall-code-forget = Forget the code on this device
hall-name = Name
hall-town = Town
hall-club = Club
hall-number = No
hall-rank = Rank
hall-points = Points
hall-line = Line
hall-round-short = R{ $round }
hall-round = Round { $round } of { $rounds }
hall-table = Table { $table }
hall-standings = Standings
hall-unconfirmed = { $lines ->
    [one] One line has not been confirmed yet.
   *[other] { $lines } lines have not been confirmed yet.
}
hall-closed = Closed
hall-played-by = number { $number } plays in this place

## Events

hall-events = Tournaments
hall-events-none = There are no tournaments yet.
hall-event-people = { $people ->
    [one] one person
   *[other] { $people } people
}
hall-event-drawn = { $drawn } of { $rounds } rounds drawn
hall-event-look = Look
hall-i-am-desk = I am the desk
hall-code-desk-why = The code of the desk stands in the terminal of the laptop.
hall-new = New tournament
hall-new-name = Name of the tournament
hall-new-format = Format
hall-new-date = Date
hall-new-place = Place
hall-new-open = Open the tournament
hall-format-tyrol-cup = Tyrol cup: three rounds of 16
hall-format-villach = Villach: three rounds of 20
hall-format-table-ranks = Points for the rank at the table
hall-format-seeded-end = Last round by the standings
hall-format-danish-championship = Danish championship: two rounds
hall-format-club-evening = Club evening: one round
hall-format-tyrol-ranks = Tyrol until 2018: points and rank at the table
hall-format-piatnik = Vienna 2013: ranks at the table, standings meet from round two
hall-format-league = League: the best six of eight rounds
hall-format-knock-out = Knock-out: two of each table go on

## The desk

hall-desk = Desk
hall-part-people = People
hall-part-round = Rounds
hall-part-result = Result
hall-part-links = Wall and codes
hall-entry = Entry
hall-number-field = Number
hall-house = Player of the house
hall-house-name = House { $number }
hall-enter = Enter
hall-list-open = Enter a whole list
hall-list = List: one name a line, or a table with the names of its columns in the first line
hall-list-help = Paste it from a spreadsheet, or choose a file. Mail addresses and telephone numbers are not read.
hall-list-file = Choose a file
hall-list-columns = Which column is what?
hall-list-name = Name
hall-list-second = Second part of the name
hall-list-number = Number
hall-list-town = Town
hall-list-club = Club
hall-list-usual = by the usual name
hall-list-none = none
hall-list-first = It begins with { $people }
hall-list-flaws = { $lines ->
    [one] One line is wrong; nobody is entered until it is put right.
   *[other] { $lines } lines are wrong; nobody is entered until they are put right.
}
hall-list-line = line { $line }
hall-list-leave-out = { $lines ->
    [one] Leave this line out
   *[other] Leave these { $lines } lines out
}
hall-list-enter = { $people ->
    [one] Enter one person
   *[other] Enter { $people } people
}
hall-people = { $people } entered, { $present } here
hall-cash = { $paid } of { $due } paid
hall-find = Find a number or a name
hall-nobody = Nobody is on the list yet.
hall-forgotten = (forgotten)
hall-pays = Pays { $amount }
hall-paid = paid
hall-is-here = Here
hall-is-away = Not here
hall-is-left = Gone
hall-more = More
hall-save = Save
hall-shown = The public sees
hall-shown-name = the name
hall-shown-initials = the initials
hall-shown-number = only the number
hall-fixed = Keeps table
hall-fixed-help = For somebody who cannot walk; 0 for everybody else.
hall-fixed-at = keeps table { $table }
hall-status = Comes and goes
hall-do-away = Is not here, or sits the next round out
hall-do-left = Has gone for good
hall-do-back = Is here again
hall-substitute = Substitute, by number
hall-do-substitute = Plays in this place
hall-do-self = Plays in person again
hall-money = Money
hall-has-paid = Paid so far: { $amount }
hall-amount = Amount
hall-do-pay = Note
hall-rare = Put right
hall-double = The same person is also number
hall-do-merge = Make one entry of both
hall-erase = Forget this person
hall-erase-sure = The number stays with its results; the name goes from every line, for good.
hall-do-erase = Forget
hall-draw-title = Draw of round { $round }
hall-field = { $players } players do not fill the tables: let { $house } of the house play as well, or let { $byes } sit out.
hall-field-few = { $players } players do not fill the tables: let { $house } of the house play as well.
hall-allow-byes = { $byes ->
    [one] Let one player sit out each round
   *[other] Let { $byes } players sit out each round
}
hall-enter-house = Enter a player of the house
hall-field-good = { $players } players make tables of { $sizes }.
hall-commit = Show the hash
hall-commit-help = It proves afterwards that nobody chose the tables. Entries after it need a new one.
hall-commit-anew = Show a new hash
hall-commit-anew-help = If somebody has come or gone since, a new hash is needed.
hall-hash-help = The wall shows this hash. Now let somebody in the hall say a word, and draw.
hall-word = The word of the hall
hall-draw = Draw
hall-begin = Begin round { $round }
hall-begin-help = It was drawn with the rounds before, and nobody has come or gone since.
hall-draw-anew = Draw anew
hall-draw-again = Draw this round again
hall-draw-again-help = Possible as long as no line has been written.
hall-missing = { $number ->
    [one] Still playing: table { $tables }
   *[other] Still playing: tables { $tables }
}
hall-all-ended = All tables have ended.
hall-lines = { $lines } of { $deals } lines
hall-sheet = Sheet
hall-end-table = End the table
hall-table-ended = Ended
hall-byes = Sit out: { $players }
hall-repeats = { $repeats ->
    [one] One pair has met more than once.
   *[other] { $repeats } meetings were not the first of two players.
}
hall-prizes = Prizes
hall-rulings = Rulings
hall-ruling = Round { $round }, table { $table }: { $text } (referee: { $by })
hall-ruling-desk = Round { $round }, table { $table }: { $text }
hall-clock = Clock of the round
hall-clock-up = Time is up
hall-clock-minutes = Minutes for the round
hall-clock-start = Start the clock
hall-clock-pause = Stop the clock
hall-clock-go-on = Go on
hall-clock-end = Time is up
hall-stick = Copied to the stick at { $time }
hall-calls = Calls for a referee
hall-call = Table { $table } calls a referee
hall-call-answer = Somebody is there
hall-close-title = The end
hall-close-help = All rounds have been played. After closing only payments can be noted.
hall-close = Close the tournament
hall-close-sure = Yes, close it
hall-wall = Wall
hall-wall-help = For the projector: draw and standings in large letters. Pages turn by themselves.
hall-wall-open = Open the wall
hall-phones = Everybody’s phone
hall-phones-help = Whoever scans this finds their own table and the standings.
hall-referees = Referees
hall-referees-help = For referees only. The code is { $code }.
hall-table-codes = Tables
hall-table-codes-help = One code for each table of round { $round }: it opens the sheet of that table only.
hall-print-codes = Print the codes
hall-codes-title = Codes of the tables, round { $round }
hall-codes-none = No round has been drawn yet.
hall-print = Print

## The wall

hall-wall-welcome = Welcome
hall-wall-entered = { $people ->
    [one] One player entered
   *[other] { $people } players entered
}
hall-wall-hash = Hash of the draw of round { $round }:
hall-wall-tables = Tables
hall-wall-names = Who sits where
hall-wall-phones = My table and the standings on my phone:
hall-wall-held = Held: space goes on

## My phone

hall-my-card = My tournament
hall-my-number = My number
hall-my-show = Show my table
hall-my-unknown = Nobody has the number { $number } here; read it again on your tag, or ask at the desk.
hall-my-number-is = No { $number }
hall-my-other = Another number
hall-my-table = Table { $table }
hall-my-place = Round { $round }, { $place ->
    [1] place 1: you deal first.
   *[other] place { $place }.
}
hall-my-for = You play for number { $number }.
hall-my-ended = This table has ended.
hall-my-bye = You sit round { $round } out
hall-my-no-table = No table in this round
hall-my-soon = The draw comes soon
hall-my-over = The tournament is over

## Referees

hall-referee = Referee
hall-referee-own = My own number
hall-referee-own-help = Leave it empty if you do not play.
hall-referee-soon = No round has been drawn yet.
hall-referee-tables = Tables
hall-referee-lines = Lines of the table
hall-referee-own-table = You sit at this table and cannot rule here: call another referee.
hall-rule = Rule
hall-strike = Strike a line
hall-line-maybe = Line, if it is about one
hall-rule-text = What was ruled
hall-rule-fault = Fault
hall-rule-other = something else
hall-rule-offender = Whose fault it was
hall-strike-why = Why it is struck
hall-do-rule = Keep the ruling
hall-do-strike = Strike it: 0 for all
hall-ruled-done = The ruling is kept.
hall-struck-done = The line counts 0 for all.
