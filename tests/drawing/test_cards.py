"""The cards of pictures are those of the page (`web/tests/cardData.test.ts` compares them)."""

import re
from xml.etree import ElementTree as ET

import pytest

from tarock.core.cards import CARD_NAMES
from tarock.drawing.pack import coloured, pack
from tarock.drawing.pen import Pen
from tarock.words import LANGUAGES, words_in


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_drawn_with_the_letters_of_the_language(language: str) -> None:
    pen = Pen(words_in(language))
    drawn = {token: pen.card(token, 0, 0, 100) for token in CARD_NAMES}
    assert len(set(drawn.values())) == len(CARD_NAMES) == 78
    for drawing in drawn.values():
        ET.fromstring(drawing)
    assert drawn["SK"] != drawn["SQ"].replace("SQ", "SK")


def test_queens_and_jacks_have_other_letters_in_other_languages() -> None:
    faces = {
        (token, language): pack().face(token, words_in(language)) for token in ("HQ", "HJ") for language in LANGUAGES
    }
    assert len(set(faces.values())) == 5, "the queen is Q or D, the jack J, Kn or B"


def test_both_themes_name_every_colour_that_is_used() -> None:
    drawings = [pack().back, *pack().cards.values(), *pack().grounds.values()]
    used = set(re.findall(r"var\(--([\w-]+)\)", "".join(drawings)))
    assert used
    assert all(used <= colours.keys() for colours in pack().colours.values())
    assert "var(" not in coloured("".join(drawings), "dark")


def test_what_is_used_is_there() -> None:
    """A card that uses a half of itself, or a wallpaper, brings it or has it brought."""
    pen = Pen(words_in("en"))
    whole = "".join(pen.card(token, 0, 0, 100) for token in (*CARD_NAMES, None))
    whole += "".join(pen.used.values())
    ids = re.findall(r' id="([^"]+)"', whole)
    assert len(ids) == len(set(ids))
    assert set(re.findall(r'href="#([^"]+)"', whole)) == set(ids)
