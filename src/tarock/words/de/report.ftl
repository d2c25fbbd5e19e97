# What a record or a sheet came to.

report-deal = Spiel { $number }, { $ruleset }
report-winners = Stiche: { $winners }
report-count = Zählung: { $points }
report-unfinished = Das Spiel ist nicht zu Ende, es wird nichts abgerechnet.
report-position = Das ist eine Stellung, es wird nichts abgerechnet.
