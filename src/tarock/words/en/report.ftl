# What a record or a sheet came to.

report-deal = Deal { $number }, { $ruleset }
report-winners = Tricks: { $winners }
report-count = Count: { $points }
report-void = The deal is void.
report-unfinished = The deal is not finished, so nothing is settled.
report-position = This is a position, so nothing is settled.

# $seat is a letter.
outcome-last = { $seat } wins the last trick
outcome-ultimo = { $seat } wins the last trick with { $card ->
    [king] a king: ultimo
   *[pagat] the pagat: ultimo
}
outcome-bagud = { $seat } goes bagud with { $card ->
    [king] a king
   *[pagat] the pagat
}
outcome-nolo = { $seat } takes no trick: nolo
outcome-tout = { $seat } takes every trick: tout
report-dropped = The deal is void, so nothing is paid for: { $what }
