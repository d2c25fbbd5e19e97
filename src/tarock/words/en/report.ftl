# What a record or a sheet came to.

report-deal = Deal { $number }, { $ruleset }
report-winners = Tricks: { $winners }
report-count = Count: { $points }
report-unfinished = The deal is not finished, so nothing is settled.
report-position = This is a position, so nothing is settled.
