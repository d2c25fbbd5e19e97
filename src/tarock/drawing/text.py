"""Text on a sheet: how wide it is, where it breaks, and what XML can carry of it."""

import re
from typing import Final
from xml.sax.saxutils import escape

FAMILY: Final = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif"
"""The letters of the page; ``png.py`` has the last but one."""

_NARROW: Final = frozenset("iljtfrI.,:;'’|!()[] ·")
_WIDE: Final = frozenset("mwMWÆŒæœ—…")
_EMS: Final = {"narrow": 0.36, "usual": 0.61, "capital": 0.7, "wide": 0.96}
"""How wide letters are, in heights: as in DejaVu Sans, whose letters are wider than most."""
_BOLD: Final = 1.1

_NOT_IN_XML: Final = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def _em(letter: str) -> float:
    if letter in _NARROW:
        return _EMS["narrow"]
    if letter in _WIDE:
        return _EMS["wide"]
    return _EMS["capital"] if letter.isupper() else _EMS["usual"]


def width_of(text: str, size: float, *, bold: bool = False) -> float:
    """Return about how wide a text is, rather too much than too little."""
    return sum(map(_em, text)) * size * (_BOLD if bold else 1)


def wrapped(text: str, width: float, size: float, *, bold: bool = False) -> list[str]:
    """Return a text in lines, broken at blanks; a word that is wider than the line is cut.

    >>> wrapped("Ane lays the skat", 80, 13)
    ['Ane lays', 'the skat']
    """
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, size, bold=bold) <= width:
            lines[-1] = longer
        else:
            lines.append(shortened(word, width, size, bold=bold))
    return lines


def shortened(text: str, width: float, size: float, *, bold: bool = False) -> str:
    """Return a text that fits, with dots where something is left out."""
    if width_of(text, size, bold=bold) <= width:
        return text
    while text and width_of(f"{text}…", size, bold=bold) > width:
        text = text[:-1]
    return f"{text.rstrip()}…"


def in_xml(text: str) -> str:
    """Return a text as XML carries it; characters that XML does not know are replaced.

    >>> in_xml("<Ane & Bo>")
    '&lt;Ane &amp; Bo&gt;'
    """
    return escape(_NOT_IN_XML.sub("\N{REPLACEMENT CHARACTER}", text), {'"': "&quot;"})
