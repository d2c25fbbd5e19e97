# What a record or a sheet came to.

report-deal = Spil { $number }, { $ruleset }
report-winners = Stik: { $winners }
report-count = Tælling: { $points }
report-unfinished = Spillet er ikke færdigt, så der afregnes ikke.
report-position = Det er en stilling, så der afregnes ikke.
