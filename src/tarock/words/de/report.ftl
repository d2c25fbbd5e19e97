# What a record or a sheet came to.

report-deal = Spiel { $number }, { $ruleset }
report-winners = Stiche: { $winners }
report-count = Zählung: { $points }
report-void = Das Spiel ist ungültig.
report-unfinished = Das Spiel ist nicht zu Ende, es wird nichts abgerechnet.
report-position = Das ist eine Stellung, es wird nichts abgerechnet.

# $seat is a letter.
outcome-last = { $seat_is ->
    [you] du machst
   *[other] { $seat } macht
} den letzten Stich
outcome-ultimo = { $seat_is ->
    [you] du machst
   *[other] { $seat } macht
} den letzten Stich mit { $card ->
    [king] einem König: Ultimo
   *[pagat] dem Pagat: Ultimo
}
outcome-barred = { $seat_is ->
    [you] du machst
   *[other] { $seat } macht
} den letzten Stich mit { $card ->
    [king] einem König
   *[pagat] dem Pagat
}, aber es ist wegen eines Fehlers kein Ultimo: { $fault } [{ $rule }]
outcome-bagud = { $seat_is ->
    [you] du gehst
   *[other] { $seat } geht
} bagud mit { $card ->
    [king] einem König
   *[pagat] dem Pagat
}
outcome-nolo = { $seat_is ->
    [you] du machst
   *[other] { $seat } macht
} keinen Stich: Nolo
outcome-tout = { $seat_is ->
    [you] du machst
   *[other] { $seat } macht
} alle Stiche: Tout
report-dropped = Das Spiel ist ungültig, daher wird nicht bezahlt: { $what }
