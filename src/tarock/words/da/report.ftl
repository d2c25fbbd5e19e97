# What a record or a sheet came to.

report-deal = Spil { $number }, { $ruleset }
report-winners = Stik: { $winners }
report-count = Tælling: { $points }
report-void = Spillet er kasseret.
report-unfinished = Spillet er ikke færdigt, så der afregnes ikke.
report-position = Det er en stilling, så der afregnes ikke.

# $seat is a letter.
outcome-last = { $seat_is ->
    [you] du
   *[other] { $seat }
} får sidste stik
outcome-ultimo = { $seat_is ->
    [you] du
   *[other] { $seat }
} ultimerer { $card ->
    [king] en konge
   *[pagat] pagaten
}
outcome-barred = { $seat_is ->
    [you] du får
   *[other] { $seat } får
} sidste stik med { $card ->
    [king] en konge
   *[pagat] pagaten
}, men det er ingen ultimo på grund af en fejl: { $fault } [{ $rule }]
outcome-bagud = { $seat_is ->
    [you] du
   *[other] { $seat }
} går bagud på { $card ->
    [king] en konge
   *[pagat] pagaten
}
outcome-nolo = { $seat_is ->
    [you] du
   *[other] { $seat }
} får ingen stik: nolo
outcome-tout = { $seat_is ->
    [you] du
   *[other] { $seat }
} får alle stik: tout
report-dropped = Spillet er kasseret, så der betales ikke for: { $what }
