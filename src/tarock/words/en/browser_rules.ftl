# The rule books in the browser: the list of them, and one that is read, searched and printed.

web-rules-lead = Every rule with its figures and its place in the book, written from the very data that the program plays by.
web-rules-family-danish = Danish Tarok
web-rules-family-koenigrufen = Königrufen
web-rules-about-danish-jensen-1989 = Poul Jensen, “Tarok: spilleregler”, 1989. Three play with 78 cards for the last trick, and all three piles are counted.
web-rules-about-danish-hjoerring = Hans J. Møller, “Tarok: regler og vejledning”, 2010, as it is played in Hjørring. Two piles are counted.
web-rules-about-koenigrufen-1900 = “Königrufer, §§ 7–20”, 1900. The oldest of the three, with four games.
web-rules-about-koenigrufen-turnier = “Königrufen: Turnierregeln”, no year. What tournaments play by, with twelve games.
web-rules-about-koenigrufen-mayr-2012 = Wolfgang Mayr, “Königrufen”, 2012. The richest of the three, with fifteen games.
web-rules-players = { $players } players
web-rules-own = Make house rules of your own
web-rules-all = All rule books
web-rules-to-table = Back to the table
web-rules-to-house = Change these house rules
web-rules-print = Print
web-rules-opening = The book is being opened …
web-rules-contents = Contents
web-rules-search = Search the book
web-rules-search-help = Capitals and accents do not matter. Escape clears the search.
web-rules-found = { $rules ->
    [0] Nothing found.
    [one] { $places ->
        [one] One place in one rule.
       *[other] { $places } places in one rule.
    }
   *[other] { $places } places in { $rules } rules.
}
web-rules-link = Link to § { $number }
web-rules-figures = Figures of § { $number }
web-rules-source = Source:
web-rules-changed = House rule
web-rules-changed-count = { $rules ->
    [one] One rule is the house’s own; it is marked.
   *[other] { $rules } rules are the house’s own; they are marked.
}
