# What is wrong with a settlement sheet.  Fields and tokens of the sheet stay as they are written.

sheet-not-json = not valid JSON: { $why }
sheet-no-sheet = expected a sheet: an object such as {"{"}"ruleset": "danish-hjoerring", …{"}"}
sheet-no-ruleset = expected the id of a ruleset
sheet-no-object = expected an object, got { $got }
sheet-no-list = expected a list, got { $got }
sheet-no-seat = expected a seat such as "A", got { $got }
sheet-no-number = expected a whole number, got { $got }
sheet-out-of-bounds = expected a whole number from { $lowest } to { $highest }, got { $got }
sheet-no-text = expected a text such as "found at once", got { $got }
sheet-unknown-field = unknown field { $got }; expected one of: { $expected }
sheet-no-fields = unknown field; there must be none
sheet-missing-choice = missing; expected one of: { $expected }
sheet-missing-four = missing; expected a number for each of A, B, C and D
sheet-missing-tricks = missing; expected the declarer’s tricks, or whether the game was won
sheet-missing-thirds = missing; expected the card points of the declarer’s side in thirds, or whether the game was won
sheet-won-otherwise = the tricks, the count or the Valat say otherwise
sheet-needs-most = goes only with who has most
sheet-most-or-count = either counted, or only who has most
sheet-most-virgins = who has most has taken a trick, and not all four have the same
sheet-most-won = two who have the same cannot both have as much as wins a game
sheet-seat-twice = a seat is named twice
sheet-of-position = a position is not scored, so there is no sheet of it
sheet-unfinished = the deal is not finished, so there is no sheet of it

# Danish Tarok

sheet-no-event = expected an event such as ["ante"], got { $got }
sheet-unknown-event = unknown event { $got }; expected one of: { $expected }
sheet-arguments = { $event } takes { $expected } arguments, got { $got }
sheet-unknown-fault = unknown fault { $got }; expected one of: { $expected }
sheet-repays-what = { $fault } needs the declaration that is repaid
sheet-repays-nothing = { $fault } repays nothing
sheet-no-declaration = expected taroks 10, matadors 3, half H or full kings, got { $got }
sheet-no-courts = { $got } is no suit; expected one of: S, H, D, C, kings
sheet-tarok-courts = taroks have no courts; expected one of: S, H, D, C, kings
sheet-count-sum = the three counts add up to { $got }, expected { $expected }
sheet-points-for = expected points for { $seats }
sheet-no-fine = { $book } sets no fine on { $fault }
sheet-dealers-fault = only the dealer can be fined for { $fault }, and { $seat } does not deal [{ $rule }]
sheet-only-once = { $event } can happen only once in a deal
sheet-not-at-table = { $seat } is not at the table
sheet-sits-out = { $seat } sits out this deal
sheet-ultimo-winner = the ultimo was scored by somebody else than the winner of the last trick
sheet-tout-last = a tout player wins the last trick too
sheet-two-nolos = two players without a trick mean a tout of the third
sheet-nolo-trick = a nolo player wins no trick
sheet-bagud-once = a player goes bagud only once in a deal
sheet-bagud-winner = the winner of the last trick cannot go bagud
sheet-king-beats-pagat = a king cannot win a trick that the pagat fell in
sheet-three-baguds = three players cannot all go bagud: one of them wins the trick
sheet-one-pagat = the pagat is lost, brought home or played last only once
sheet-four-kings = there are only four kings to lose
sheet-pagat-home-trick = { $seat } brought the pagat home and so won a trick
sheet-tout-lost = { $seat } took every trick and so lost no card
sheet-stakes-once = the ante is paid once in a deal, and each cup is funded once before it
sheet-redealt-played = nothing is declared or played in a deal that is dealt again
sheet-declared-twice = the same declaration is written down twice
sheet-declared-kind-twice = { $seat } declares { $what } twice: it is declared once, and only the best of it [{ $rule }]
sheet-declared-by-two = { $seat } and { $other } cannot both declare { $what }: { $why ->
    [taroks] there are only { $all } taroks
    [matadors] there is one row of matadors, from the skus down
   *[courts] half a suit is three of its four courts, so two hands cannot hold it
} [{ $rule }]
sheet-repaid-twice = the same declaration is repaid twice
sheet-repaid-undeclared = { $seat } repays a declaration that was not declared
sheet-repaid-unfined = { $seat } repays without the fine on a false declaration
sheet-repaid-whole = after { $book } a false declaration is repaid whole, whatever was due
sheet-repaid-other = { $seat } repays one declaration and keeps another for it
sheet-unfunded-replaced = the { $cup } cup was not funded again in this deal: a bagud replaced it
sheet-cup-too-low = the { $cup } cup holds { $held } and cannot pay { $points }

# Königrufen

sheet-unplayed = a deal that nobody plays has none
sheet-needs-declarer = { $contract } needs its declarer
sheet-own-partner = the declarer is not his own partner; leave partner out when he plays alone
sheet-has-none = { $contract } has none
sheet-no-bird = { $contract } is not played with a bird
sheet-own-king = nobody may call his own king [{ $rule }]
sheet-king-in-talon = { $contract } knows only: { $expected }
sheet-king-place = the called king can be in one place only
sheet-needs-partner = { $contract } needs its partner, own_king or king_in_talon
sheet-revoke-conceded = nobody can revoke in a game that was given up
sheet-revoke-all = nobody is left to be paid
sheet-revoke-both-sides = the book does not settle a fault of both sides [{ $rule }]
sheet-needs-bird = { $contract } needs the bird that was announced with it
sheet-without-bird = a declarer without a bird plays Renonce: revoke must name him and nobody else
sheet-bird-not-announced = the { $bird } that was bid must be among the declarer’s announced items
sheet-conceded-none = a game that was given up has none
sheet-impossible-count = { $tricks } tricks and the cards laid away or credited are { $cards } cards, which cannot count { $count }
sheet-sum-of-four = the four add up to { $got }, expected { $expected }
sheet-tricks-count = { $tricks } tricks cannot count { $count }
sheet-trischaken-offenders = more than two offenders in Trischaken are the referee’s to settle [{ $rule }]
sheet-offenders-share = { $offenders } offenders cannot share { $points } points
sheet-no-bonus = { $book } has no bonus for { $item }
sheet-not-doubled = { $item } was not announced, so nobody could double it
sheet-no-trick = a side without a trick cannot make { $item }
sheet-no-king-called = no king is called in { $contract }
sheet-only-side = only the side of the { $side } can make { $item }
sheet-king-lay-in-talon = the called king lay in the talon, so nobody could make { $item }
sheet-captured-announced = a captured king is not announced
sheet-not-announced-in = { $item } cannot be announced in { $contract } [{ $rule }]
sheet-only-partner = only the called partner can announce { $item } [{ $rule }]
sheet-no-claims = { $book } knows no claims [{ $rule }]
sheet-claimed-announced = what was announced is paid to everybody without a claim
sheet-claims-from = { $seat } can claim only from a player who revoked
sheet-other-side = { $seat } is not on the side of the { $side }
sheet-item-twice = { $item } of the { $side } is there twice
sheet-item-both = { $item } of the { $side } is both made and not made
sheet-item-both-sides = both sides cannot make { $item }
sheet-items-exclude = { $item } of the { $side } and { $other } of the { $other_side } exclude each other
sheet-counter-valat = expected the Valat that the other side announced against an announced one
sheet-counter-valat-made = it was made, so it is the valat, and the other one the counter_valat
sheet-valat-tricks = the { $side } made { $tricks } of { $all } tricks

# Rulings

sheet-ruling-self = nobody pays himself
