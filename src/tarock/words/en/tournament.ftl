# Tournaments: what the desk is told, and what the wall shows.

## The field and the draw

cup-field = { $players } players do not fill tables of { $sizes }: let { $house } of the house play as well, or give { $byes } a bye
cup-field-few = { $players } players do not fill tables of { $sizes }: let { $house } of the house play as well
cup-fixed-no-table = number { $number } is to keep table { $table }, but there are only { $tables } tables
cup-fixed-twice = numbers { $number } and { $other } are both to keep table { $table }; give one of them another table
cup-not-committed = round { $round } cannot be drawn yet: show its hash first
cup-commitment = the seed is not the one that was committed to, or the entry list has changed since: commit again to round { $round }
cup-other-draw = the draw of round { $round } is not the one that its seed gives
cup-next-round = the next round is { $expected }, not { $got }
cup-last-round = all { $rounds } rounds have been drawn
cup-not-planned = round { $round } was not drawn with an earlier one, or somebody has come or gone since: commit and draw anew
cup-not-ended = round { $round } has not ended at table { $tables }: end it there first
cup-ended-already = round { $round } has ended at table { $table } already
cup-final-played = round { $round } was the last: one table was left
cup-raffle-nothing = nothing is to be raffled: name the things before the draw
cup-raffled = it has been raffled already
cup-raffle-other = the lots of the last draw give other winners

## Settings

cup-no-format = unknown format “{ $format }”{ $hint }; there are { $known }
cup-event-missing = the cup names the tournament “{ $event }”, which the club’s folder does not hold
cup-no-events = the cup names no tournaments: list them under events, or name their logs
cup-settings = the settings cannot be used: { $why }
cup-sizes = tables of { $sizes } cannot be mixed: name one size, or two that differ by one, the usual first
cup-table-points = points for the rank at the table are needed for { $size } ranks
cup-round-points = points for the rank in a round are needed (round_points)
cup-dates = { $rounds } rounds need as many dates, got { $got }
cup-room = every room has a name and at least one table; “{ $name }” has not
cup-ranking = every ranking has a name of its own and at least one town or club; “{ $name }” has not
cup-prize-ranking = the prize for rank { $rank } is of the ranking “{ $ranking }”, which there is not
cup-prize = the prize for rank { $rank } needs a rank from 1 on, and an amount or a thing
cup-house-id = the rules of the house are called { $house }, not { $ruleset }
cup-size-game = nobody can play this game at a table of { $size }: { $active } play a deal, and at most one more sits there
cup-deals-shared = { $deals } deals for each cannot be shared out at a table of { $size }, where { $active } play at a time: choose a number that can
cup-changed-late = the settings cannot be changed after the first draw
cup-other-rules = this tournament is played by { $ruleset }
cup-closed = the tournament is closed: nothing more can be written
cup-date = expected a date such as 2026-11-21 or 2026-11-21T14:00, got { $got }; set it with --set date=…

## People

cup-no-number = nobody has the number { $number }
cup-number = expected a number from 1 to { $most }, got { $got }
cup-number-taken = the number { $number } is taken; { $free } is free
cup-no-name = number { $number } needs a name
cup-entered-twice = { $name } is on the list already, as number { $number }; add a town or a club if it is somebody else
cup-merge = number { $double } cannot be merged into { $number }: it has been seated or plays in a team, or it is the same number
cup-not-here = number { $number } is not here
cup-here = number { $number } is here already
cup-has-left = number { $number } has left already
cup-no-substitute = nobody sits in the place of number { $number }
cup-substitute-busy = number { $number } has a place of their own: name somebody who does not play now
cup-paid = number { $number } has paid { $paid } so far; name an amount other than 0 that leaves nothing below 0
cup-team-size = the team { $name } needs two or four different people
cup-team-name = there is a team “{ $name }” already, or it has no name
cup-team-late = teams are named before the first draw
cup-team-twice = one of them plays in the team { $name } already

## Lines and rulings

cup-no-round = round { $round } has not been drawn; { $drawn } have
cup-no-table = there is no table { $table }; there are { $tables }
cup-no-line = line { $line } of table { $table } in round { $round } has not been written
cup-line-taken = line { $line } of table { $table } in round { $round } has been written; write it anew instead, and say why
cup-line-number = the next line is { $expected } of { $most }, not { $got }
cup-line-after-end = round { $round } has ended at table { $table }; a line that was wrong can be replaced
cup-line-online = table { $table } plays at the server, which writes its lines; let it go on with cards first
cup-online-round = only the round that is played, { $round }, can be played at the server
cup-online-first = table { $table } goes on with line { $expected }, not { $got }
cup-not-online = table { $table } does not play at the server
cup-online-none = No table of this round is played at the server.
cup-online-table = Table { $table }: { $deals ->
    [one] { $deals } deal played
   *[other] { $deals } deals played
}
cup-online-trouble =   { $why }
cup-online-place =   { $number } { $name }, { $state ->
    [bot] a bot plays
    [away] away
    [here] here
   *[missing] not here yet
}: { $code }, { $link }
cup-online-folder = { $file } lies in no folder that a server has served: start tarock serve --club FOLDER, with the log in FOLDER/events
cup-online-server = no server answers at { $server }: start tarock serve --club { $folder }, or name its address with --server
cup-line-what = a line is either a sheet or points
cup-line-players = a deal is played by { $expected }, not by { $got }: name who sits out
cup-not-at-table = number { $number } does not sit at table { $table }
cup-points-number = expected { $expected } numbers, one for each who plays, got { $got }
cup-points-typed = expected points divided by commas, such as 3,-1,-1,-1; got { $got }
cup-points-halves = points are whole or half
cup-points-sum = the points of a line add up to 0, these to { $sum }: read it again, or strike the line if it cannot be cleared
cup-sheet-seats = the sheet has { $got } places, expected { $expected }
cup-confirm-own = whoever wrote a line does not confirm it: another player does
cup-not-undone = at a tournament no line is taken back: write it anew, or let a referee strike it
cup-struck-already = line { $line } has been struck already
cup-why = say why
cup-own-table = number { $number } sits at table { $table } and cannot rule there: call another referee
cup-deals-seed = this is not the seed to which the desk had committed for the deals of round { $round }
cup-deals-committed = the commitment to round { $round } must hold one hash for the deals of each round if all tables play the same cards, and none else
cup-deals-revealed = the deals of round { $round } have been told already, or the tables do not play the same cards
cup-deals-lost = the seeds of the deals are missing ({ $file })
cup-no-duplicate = the tables of this tournament do not play the same cards (--set duplicate=true)
cup-deal-places = deal { $line } at table { $table } is played, forehand first, by { $players }: write it so, as a sheet
cup-deal-cards = line { $line } of table { $table } in round { $round } has other cards than deal { $line }, or at other places
cup-line-seats = everybody at table { $table } either has a place or sits out
cup-record-one = a line is one deal, the record holds { $got }
cup-record-unfinished = this deal has not come to its end, or was dealt again
cup-record-who = “{ $name }” is nobody at table { $table }, or could be two: name everybody by number (Numbers A=17 B=3 …)
cup-record-nobody = the record does not say who sat where: name everybody by number (Numbers A=17 B=3 …)
cup-record-order = at table { $table } they sit in the order { $players }, in the record in another
cup-record-sheet = the line is not what its record says
cup-record-used = this record is line { $line } of table { $table } in round { $round } already
cup-no-fault = the game knows no fault “{ $fault }”{ $hint }; it knows { $known }
cup-fault-by-hand = { $ruleset } sets nothing on the fault { $fault } that a sheet could say: rule by hand
cup-fault-whose = say whose fault it was, and of which line, written as a sheet
cup-consequences = a ruling strikes a line, writes it anew, or lays a fine: one of the three
cup-consequence-line = say which line the ruling is about
cup-clock-runs = the clock of round { $round } is running already
cup-clock-stands = the clock of round { $round } is not running
cup-clock-round = the clock is that of round { $round }, which is played
cup-clock-minutes = say how long the round lasts: from 1 to { $most } minutes
cup-called-already = table { $table } has called already
cup-not-called = table { $table } has not called
cup-no-room = there is no room “{ $room }”{ $hint }; there are { $known }

## Lists that are read

cup-csv-line = line { $line }: { $text }
cup-csv-column = there is no column “{ $column }”; there are { $known }. Say which of them it is
cup-csv-no-name = there is no name
cup-csv-number = the number { $number } is taken or is no number
cup-csv-empty = the list has no people

## What the desk is told

cup-kept-new = { $name } is open in { $file }.
cup-kept-entered = { $count ->
    [one] One person entered
   *[other] { $count } people entered
}; { $total } are on the list.
cup-kept = Written as line { $n } of the log.
cup-kept-line = Round { $round }, table { $table }, line { $line }: { $points }
cup-commit-show = Show this before round { $round } is drawn: { $hash }
cup-commit-word = Then let somebody in the hall say a word, and draw: tarock tournament draw { $file } --word …
cup-drawn-repeats = Repeated meetings so far: { $repeats }
cup-no-seed = the seed of the commitment is missing ({ $file }): commit again
cup-round = Round { $round }
cup-round-day = Round { $round }, { $day }
cup-raffle = { $prize }: { $number } { $name }
cup-table-line = Table { $table }: { $players }
cup-table-room = Table { $table } ({ $room }): { $players }
cup-byes = Bye: { $players }
cup-standings = Standings
cup-teams = Teams
cup-unconfirmed = { $lines ->
    [one] One line has not been confirmed.
   *[other] { $lines } lines have not been confirmed.
}
cup-missing = Still playing: table { $tables }
cup-clock-none = The clock of round { $round } has not been started.
cup-clock-left = Round { $round }: { $time } left
cup-clock-paused = Round { $round }: { $time } left; the clock stands still
cup-clock-over = Round { $round }: time is up, play the last deal to its end
cup-no-calls = Nobody waits for a referee.
cup-call = Referee to table { $table }, waiting for { $waiting }
cup-call-about = Referee to table { $table } ({ $about }), waiting for { $waiting }
cup-ruling = Round { $round }, table { $table }{ $line ->
    [0] { "" }
   *[other] , line { $line }
}: { $what }{ $consequence ->
    [struck] { " " }– the line is struck
    [replaced] { " " }– the line is written anew
    [fine] { " " }– a fine beside the line
   *[none] { "" }
}
cup-fault-of = { $fault } by { $name }
cup-fault-text = { $fault } ({ $text })
cup-no-rulings = Nothing has been ruled.
cup-owing = { $paid } of { $due } { $currency } paid; not yet paid by { $numbers }
cup-owing-none = { $paid } of { $due } { $currency } paid; nobody owes anything
cup-award = { $rank }. { $name }: { $prize }
cup-exported = Written to { $folder }: { $files }
cup-verified = { $file }: { $lines } lines in order, each follows from the one before; { $draws ->
    [one] its draw is the one that had been committed to.
   *[other] all { $draws } draws are those that had been committed to.
}
cup-verified-deals = The deals of { $told } of { $rounds } rounds have been told; they are those that had been committed to, and all records have their cards.
cup-not-verified = { $file }: { $wrong } of { $lines } lines could not have happened
cup-head-rank = Rank
cup-head-number = No
cup-head-name = Name
cup-head-town = Town
cup-head-points = Points
cup-head-round = Round { $round }
cup-head-table = Table
cup-head-players = Players
cup-head-qualified = Final
cup-head-played = Played
cup-head-compared = Compared
cup-deal = Deal { $deal }
cup-deal-hand = { "  " }{ $place }: { $cards }
cup-place-forehand = Forehand
cup-place-second = Second
cup-place-third = Third
cup-place-middle = Middle hand
cup-place-dealer = Dealer
cup-place-talon = Talon
cup-yes = yes
cup-no = no
