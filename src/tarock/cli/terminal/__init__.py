"""The game in the terminal.

``spelling`` reads cards as people write them, and ``answers`` turns what is typed into an action.  ``faces``,
``wording`` and the modules of lines turn what a seat may know into text; ``shared.telling`` shows what happened
(:mod:`tarock.telling` knows it), and ``explanations`` what may be done about it.  ``person`` is the player at the
keyboard, ``evening_game`` the evening, and ``screen`` the only place that reads and prints.

No rule of the game is written here: what may be done comes from the view, and what may not is refused by the table.
"""
