### What the school remembers of a learner.

progress-stars = { $stars } stars in { $lessons } lessons.
progress-puzzles = { $solved } of { $tried } puzzles solved.
progress-due = { $many } of { $all } questions come again today.
progress-trend = In { $deals } deals errors cost { $before } a deal at first, and { $now } lately.
progress-counted = { $game }: asked for the count at the table { $asked } times, { $right } times right.
progress-votes = Puzzles marked as not good: { $puzzles }.
progress-own = Puzzles of your own mistakes: { $puzzles }.
progress-missed = Advice missed most: { $advice }.
progress-erase = Forget everything that the school remembers of you?
progress-erased = It is forgotten.
progress-missing = There is no file { $file }
progress-unreadable = { $file } cannot be read: { $detail }
progress-unwritable = { $file } cannot be written: { $detail }
progress-broken = { $file } is broken: { $detail }. Import a copy of it, or erase it.
progress-version = { $file } was written by a later version ({ $got }); this one knows { $known }.
