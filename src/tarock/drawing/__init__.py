"""Pictures of deals: a position as SVG, with the cards that the page draws, or as PNG.

``position.py`` says what is to be seen, ``danish.py`` and ``koenigrufen.py`` find it in a state or a view,
``sheet.py`` lays it out, ``pack.py`` has the cards, and ``png.py`` makes dots of lines.
"""
