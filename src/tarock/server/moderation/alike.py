"""What looks alike: Unicode's skeletons (Unicode Technical Standard #39), and what a name may be made of.

``confusables.txt`` beside this file says what each character is confused with, and where that comes from.
"""

import unicodedata
from functools import cache
from importlib import resources
from itertools import groupby
from typing import Final

MARKS: Final = 2
"""So many marks may stand over or under one letter: enough for Vietnamese, Hebrew and Thai."""
_TOGETHER: Final = (
    frozenset({"LATIN", "CJK", "HIRAGANA", "KATAKANA"}),
    frozenset({"LATIN", "CJK", "HANGUL"}),
    frozenset({"LATIN", "CJK", "BOPOMOFO"}),
)
"""Scripts that one language writes together; all others would be mixed only to deceive."""
_UNSEEN_MARKS: Final = frozenset("\u034f\u17b4\u17b5") | {chr(code) for code in range(0xFE00, 0xFE10)}
"""Marks that show nothing of their own."""


def skeleton(text: str) -> str:
    """Return what a text looks like, whatever letters it is written with and however large.

    A capital I, a small l and the digit 1 look the same in many typefaces, so the letter i is one of them too.

    >>> skeleton("Iris") == skeleton("lris"), skeleton("Bo") == skeleton("B0"), skeleton("Åse") == skeleton("Ase")
    (True, True, False)
    """
    once = _prototypes(unicodedata.normalize("NFKC", text)).casefold()
    return _prototypes(unicodedata.normalize("NFKC", once)).casefold().replace("i", "l")


def is_mixed(text: str) -> bool:
    r"""Tell whether letters of several scripts stand together that no language writes together.

    >>> is_mixed("Søren"), is_mixed("S\u043eren"), is_mixed("\u5c71 Taro")
    (False, True, False)
    """
    letters = (char for char in unicodedata.normalize("NFKC", text) if char.isalpha())
    scripts = {unicodedata.name(char, "").split(" ")[0].split("-")[0] for char in letters}
    return len(scripts) > 1 and not any(scripts <= together for together in _TOGETHER)


def is_flooded(text: str) -> bool:
    r"""Tell whether more marks are heaped upon one letter than anybody writes.

    >>> is_flooded("Ệ"), is_flooded("a\u0334\u0335\u0336")
    (False, True)
    """
    runs = groupby(unicodedata.normalize("NFC", text), lambda char: unicodedata.category(char).startswith("M"))
    return any(are_marks and len(tuple(run)) > MARKS for are_marks, run in runs)


def _prototypes(text: str) -> str:
    seen = (char for char in unicodedata.normalize("NFD", text) if char not in _UNSEEN_MARKS)
    return unicodedata.normalize("NFD", "".join(_table().get(char, char) for char in seen))


@cache
def _table() -> dict[str, str]:
    """Return what each character looks like that looks like another."""
    text = (resources.files("tarock.server.moderation") / "confusables.txt").read_text("utf-8")
    lines = (line.split("\t") for line in text.split("\n") if line and not line.startswith("# "))
    return {char: prototype for prototype, characters in lines for char in characters}
