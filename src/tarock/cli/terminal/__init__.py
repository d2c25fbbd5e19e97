"""The game in the terminal.

``spelling`` reads what people type, ``faces``, ``wording``, ``table_lines``, ``payment_lines`` and ``narration``
turn what a seat may know into lines of text, ``answers`` turns an answer into an action, ``person`` is the player at
the keyboard, ``evening_game`` the evening, and ``screen`` the only place that reads and prints.  No rule of the game
is written here: what may be done comes from the view, and what may not is refused by the table.
"""
