# What is wrong with files, records and deals.  Tokens of the files ($got, $expected, $key …) stay as they are written,
# between straight quotes in every language.

file-place = line { $line }, column { $column }: { $text }
file-in = { $file }: { $text }
file-several = { $all }
file-nothing = nothing
file-too-large-to-show = something too large to show
file-choice = expected one of: { $expected }; got { $got }
file-unreadable = { $file }: cannot be read ({ $cause })
file-not-utf8 = { $file }: is not UTF-8 text (byte { $byte })
file-too-large = too large; { $most } MB are allowed at most

record-refused = { $seat } is refused: { $why } [{ $rule }]
record-whose-turn = { $why } It is { $turn }’s turn.
record-no-card = { $got } is no card; expected a token such as SK, H10, T21 or X
record-no-suit = { $got } is no suit; expected one of { $suits }
record-no-seat = { $got } is no seat; expected a letter from A to { $last }
record-no-number = { $got } is no number; expected one such as 4
record-card-twice = { $card } stands there twice
record-laid-twice = { $card } is laid twice
record-no-mode = expected [Mode "{ $strict }"] or [Mode "{ $table }"]
record-stray-brace = '{"}"}' without '{"{"}'
record-open-comment = the comment is never closed: expected '{"}"}'
record-no-tag = expected a tag such as [Dealer "C"]
record-tag-unreadable = a tag is a word and one line of text, not { $name } and { $value }
record-open-parenthesis = expected ')'
record-stray-parenthesis = ')' without '('
record-no-statement = expected a statement such as 'A passes', got { $got }
record-nothing-follows = nothing may follow '{ $verb }'
record-usage = expected '{ $usage }', such as '{ $example }'
record-choice-or-seat = expected one of: { $expected }, or a seat; got { $got }
record-no-text = expected a text in quotation marks, such as "found at once"; got { $got }
record-tags-first = expected tags such as [Rules "danish-hjoerring"] first
record-tag-twice = the tag [{ $tag }] stands there twice
record-no-rules = expected [Rules "…"] with the id of a ruleset
record-expected-tag = expected [{ $tag } "…"]
record-seat-tag = expected [{ $tag } "…"] with the seat
record-dealer-of-four = expected the dealer’s seat: A, B, C or D
record-talon-tag = expected two halves of three cards, such as [Talon "T5 S7 H4 | SK D1 T9"]
record-three-hands = expected three hands such as [A "…"], got { $got }
record-no-hand = { $seat } has no hand in this deal
record-cups-tag = expected what each cup holds, such as [Cups "king=60 pagat=60"]
record-ante-tag = expected [Ante "paid"], for a deal that follows a redeal
record-number-tag = expected the number of the deal, such as [Number "3"]
record-leader-tag = [Leader] belongs to a position: expected [Start] too
record-start-tag = expected the first trick, such as [Start "trick 23"]
record-no-verb = { $got } is no statement here; expected { $expected } or a trick
record-no-bid = { $got } is no statement here; expected a game of the ruleset, { $expected } or a trick
record-not-in-trick = { $got } is not said in a trick; expected { $expected }
record-trick-number = expected trick { $expected }, got trick { $got }
record-too-many-cards = trick { $trick } has too many cards
record-too-few-cards = trick { $trick } has too few cards
record-deal-over = the deal is over: nothing may follow
record-all-played = all tricks have been played: expected claims or 'agrees'
record-lays-first = expected '{ $seat } lays …' before the first trick
record-declares-first = expected '{ $seat } declares …' or '{ $seat } passes' before the first trick
record-too-early = { $phase ->
    [auction] the auction has not ended
    [calling] no king has been called yet
    [talon] the talon has not been taken yet
    [laying] nothing has been laid away yet
   *[announcing] the announcements have not ended
}: no trick may come yet
record-double = expected '{ $expected }' on { $on }, which is doubled { $level } times
record-doubled-out = { $on } is doubled { $level } times and cannot be doubled again
record-doubles-what = expected what is doubled: game, an announcement or a seat
record-announces-what = expected what is announced, or 'nothing'
record-no-declaration = { $got } is no declaration; expected taroks 10 with, matadors 3, half H missing C, half kings missing D, full S, overfull kings or laid X
record-no-court = { $got } is no court; expected one of { $courts }
record-tarok-courts = taroks have no courts; expected one of S H D C
record-no-card-number = { $got } is no number of cards
record-result-early = an unfinished deal or a position is not settled: leave [Result] out
record-unsettled = the deal cannot be settled: { $why }
record-no-result = { $got } is no result; expected '{ $expected }'
record-other-result = the deal gives { $expected }, not { $got }

konig-lots = expected a whole deal of konig: { $expected } lots of cards, the hands and the halves of the talon; got { $got }
import-columns = a table needs --columns, which says what each column means
import-konig-rules = konig plays Königrufen, and { $ruleset } is another game
deal-wrong-number = { $seat } has { $got } cards, expected { $expected }
deal-talon = the talon has { $got } cards, expected { $expected }
deal-card-twice = { $card } is there twice
deal-not-in-pack = { $card } is not in the pack of 54
seating-one-at-each = { $players } players sit at { $seats }, one at each
seating-order = forehand comes before middle hand in playing order from the dealer

# House rules

rules-at-line = { $line ->
    [0] { $text }
   *[other] line { $line }: { $text }
}
rules-at-key = { $key }: { $text }
rules-not-toml = not valid TOML ({ $why })
rules-unknown = unknown ruleset '{ $name }'{ $hint }; there are { $known }; a house ruleset is given with --rules FILE
rules-hint = { " " }(did you mean '{ $word }'?)
rules-other-game = { $name } is a ruleset of { $game }; expected one of { $expected }
rules-needs = a house ruleset needs { $key } = "…"
rules-id-taken = the id '{ $id }' belongs to a book; choose another
rules-other-family = the book that it extends is of the family '{ $family }'
rules-missing = the key '{ $name }' is missing
rules-unknown-key = unknown key '{ $name }'{ $hint }
rules-no-table = expected a table with keys of its own, got { $got }
rules-number = expected a whole number from { $least } to { $most }, got { $got }
rules-number-or = expected a whole number from { $least } to { $most } or one of: { $choices }; got { $got }
rules-text = expected a text in quotation marks, got { $got }
rules-list = expected a list in square brackets, got { $got }
rules-list-of = expected a list of some of: { $choices }; got { $got }
rules-average = { $average } is not a third of the { $total } points that the cards and tricks count
rules-amount-without-unit = a point is worth { $amount } of what? Name the unit, such as "øre", or set the amount to 0
rules-twice = '{ $name }' is there twice
rules-rotation-seats = '{ $name }' must seat its games at different seats from 0 to { $last }
rules-rotation-order = '{ $name }' must name forehand before middle hand in playing order from the dealer
rules-rotation-cups = '{ $name }' plays several games at once, so each needs its own cups (cups = "game")
rules-rotation-step = '{ $name }' moves the deal by { $step } of { $seats } seats, so that some never deal
rules-no-such-game = '{ $name }' is no game of this ruleset
rules-nothing-to-bid = there must be a game to bid
rules-nothing-free = forehand must have a game to choose when the three others have passed
rules-out-of-reach = nobody can ever play '{ $name }': with this auction.opening, neither auction.order nor auction.free nor auction.first_word leads to it
rules-needs-value = '{ $name }' needs its value
rules-calls-positive = '{ $name }' calls a king, so its kind must be positive
rules-talon-unused = '{ $name }' does not use the talon (talon = "unused")
rules-talon-somebodys = '{ $name }' counts points, so the talon must be somebody’s
rules-needs-trischaken = '{ $name }' needs the table [trischaken]
rules-sums-in-trischaken = '{ $name }' has its sums and its talon in the table [trischaken]
rules-wins-never = { $needed } thirds can never be reached: all cards together count { $total } thirds
rules-wins-both = { $needed } thirds are not more than half of { $total }: both sides could win the same game
rules-silent-failure = '{ $name }' cannot fail in silence
rules-no-such-bonus = '{ $name }' is named, but there is no such bonus in this ruleset
rules-in-order = { $file }: { $id } is in order ({ $name })

# An evening in one file

evening-deal = deal { $number }: { $text }
evening-number = expected the number { $expected }, got { $got }
evening-places = the same people do not sit at the same places as in the deal before
evening-dealer = { $expected } deals next, not { $got }
evening-cups = the { $cup } cup held { $expected } after the deal before, not { $got }
evening-ante = the ante has been paid already: the same player deals again
evening-game = this deal is played by other rules than the first
evening-unfinished = the deal is not finished, so no other can follow from it
evening-total = The evening, { $deals } deals
evening-net = Won and lost: { $amounts }
evening-score = Score: { $amounts }
evening-money = Money: { $amounts }
evening-written = Written: { $amounts }
evening-cups-now = In the cups: { $amounts }

## Logs

log-no-log = { $file } is not a log that ends in .{ $suffix }
log-begun = { $file } has been begun already
log-version = { $file } is of version { $version }; this program knows { $known }
log-line = { $file }, line { $line } cannot be read: { $why }
log-chain = { $file } was changed: line { $line } does not follow from the one before
log-other-writer = { $file } was written to by another program: try again
log-unwritable = { $file } cannot be written: { $cause }
log-torn = the last line was not whole and has been left out: it was never kept ({ $bytes } bytes)
log-own-number = { $sender } has sent something else under its number { $own }

## What is not installed

extra-missing = this needs the package { $package }; install it with: pip install 'tarock[{ $extra }]'
