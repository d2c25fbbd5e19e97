# House rules in the browser: all that are kept, and one that is being written.  The keys have a catalogue of their own.

web-house-lead = House rules extend one of the books and say only what is different at your table. They are kept in this browser.
web-house-gone = These house rules are not kept in this browser.
web-house-yours = Your house rules
web-house-extends = After: { $book }
web-house-edit = Change
web-house-duplicate = Copy
web-house-export = Save as a file
web-house-delete = Delete
web-house-keep = Keep
web-house-for = { $action }: { $name }
web-house-copy-name = { $name } (copy)
web-house-delete-title = Delete these house rules?
web-house-delete-sure = “{ $name }” will be gone from this browser. Tables that play by these rules go on with them.
web-house-new = New house rules
web-house-book = The book they extend
web-house-name = Name
web-house-name-example = Thursdays at our house
web-house-create = Begin
web-house-import = Or open a .toml file
web-house-import-help = One that was saved here, or that the terminal plays by.

web-house-back = All house rules
web-house-filter = Find a rule
web-house-only-changed = Only what is changed
web-house-shown = { $keys ->
    [0] Nothing found.
    [one] One setting.
   *[other] { $keys } settings.
}
web-house-changed-count = { $keys } changed
web-house-others = Rules that the book does not have
web-house-changed = Changed.
web-house-in-book = The book: { $value }
web-house-reset = Back to the book
web-house-now = In your house:
web-house-yes = yes
web-house-no = no
web-house-nothing = nothing
web-house-number = a number

web-house-text = The rules as text (TOML)
web-house-text-help = You may write here directly; the form follows.
web-house-checking = Being checked …
web-house-good = These rules can be played.
web-house-flawed = { $flaws ->
    [one] One thing must be put right:
   *[other] { $flaws } things must be put right:
}
web-house-open = Open a table with these rules
web-house-read = Read the rule book of these rules
web-house-line = Line { $line }
web-house-not-toml = From here on the text cannot be read: it is not TOML.
web-house-no-key = The book has no such key.
web-house-head-id = House rules need an id of their own, which is not that of a book.
web-house-head-name = House rules need a name.
web-house-head-extends = House rules must say which of the books they extend.
web-house-expected-number = A whole number from { $least } to { $most } belongs here.
web-house-expected-switch = Yes (true) or no (false) belongs here.
web-house-expected-choice = Here you can have: { $choices }.
web-house-expected-text = A text in quotation marks belongs here.
web-house-expected-list = A list in square brackets belongs here, such as ["a", "b"].
web-house-misfit = This does not go together with the other rules.
web-house-misfit-count-average = The average must be a third of what all cards and tricks count together.
web-house-misfit-taroks-shortest = No declaration can begin with so many cards, or with so few.
web-house-misfit-matadors-shortest = { web-house-misfit-taroks-shortest }
web-house-misfit-rotations = In this way the deal does not go round: each game needs its own seats, and everybody must come to deal.
web-house-misfit-counting-win-thirds = Whoever wins must have more than half of all points.
web-house-misfit-auction-order = There must be games to bid, each of them once.
