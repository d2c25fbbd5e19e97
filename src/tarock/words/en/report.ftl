# What a record or a sheet came to.

report-deal = Deal { $number }, { $ruleset }
report-winners = Tricks: { $winners }
report-count = Count: { $points }
report-void = The deal is void.
report-unfinished = The deal is not finished, so nothing is settled.
report-position = This is a position, so nothing is settled.

# $seat is a letter.
outcome-last = { $seat_is ->
    [you] you win
   *[other] { $seat } wins
} the last trick
outcome-ultimo = { $seat_is ->
    [you] you win
   *[other] { $seat } wins
} the last trick with { $card ->
    [king] a king: ultimo
   *[pagat] the pagat: ultimo
}
outcome-barred = { $seat_is ->
    [you] you win
   *[other] { $seat } wins
} the last trick with { $card ->
    [king] a king
   *[pagat] the pagat
}, but it is no ultimo, because of a fault: { $fault } [{ $rule }]
outcome-bagud = { $seat_is ->
    [you] you go
   *[other] { $seat } goes
} bagud with { $card ->
    [king] a king
   *[pagat] the pagat
}
outcome-nolo = { $seat_is ->
    [you] you take
   *[other] { $seat } takes
} no trick: nolo
outcome-tout = { $seat_is ->
    [you] you take
   *[other] { $seat } takes
} every trick: tout
report-dropped = The deal is void, so nothing is paid for: { $what }
