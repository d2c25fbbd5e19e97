### Hvad skolen husker om en, der lærer.

progress-stars = { $stars } stjerner i { $lessons } lektioner.
progress-puzzles = { $solved } af { $tried } opgaver løst.
progress-due = { $many } af { $all } spørgsmål kommer igen i dag.
progress-trend = I { $deals } spil kostede fejl { $before } pr. spil i begyndelsen og { $now } på det sidste.
progress-counted = { $game }: { $asked } gange spurgt om tællingen ved bordet, { $right } gange rigtigt.
progress-votes = Opgaver mærket som ikke gode: { $puzzles }.
progress-own = Opgaver af dine egne fejl: { $puzzles }.
progress-missed = Råd, der oftest overses: { $advice }.
progress-erase = Skal alt glemmes, som skolen husker om dig?
progress-erased = Det er glemt.
progress-missing = Der er ingen fil { $file }
progress-unreadable = { $file } kan ikke læses: { $detail }
progress-unwritable = { $file } kan ikke skrives: { $detail }
progress-broken = { $file } er i stykker: { $detail }. Importér en kopi af den, eller slet den.
progress-version = { $file } er skrevet af en senere version ({ $got }); denne kender { $known }.
