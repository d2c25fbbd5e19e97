"""Pictures: what is to be seen, by whom, in which language; and what people write cannot break them."""

import struct
from dataclasses import replace
from random import Random
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from tarock.core.course import course_to, number_of_steps
from tarock.core.errors import TarockError
from tarock.core.families import GAMES
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.drawing.picture import Asked, before_play, drawn
from tarock.drawing.png import as_png
from tarock.notation.families import NOTATIONS
from tarock.notation.record import loads
from tarock.rulesets import load
from tarock.words import LANGUAGES
from tests.drawing.deals import BOOKS, described, recorded, some, texts

SOME = [name for book in BOOKS for name in some(book, 1)]


@pytest.mark.parametrize("name", SOME)
@pytest.mark.parametrize("width", [960, 360])
def test_every_moment_of_a_deal_can_be_drawn(name: str, width: int) -> None:
    record = recorded(name)
    steps = number_of_steps(record.state)
    for at in {0, 1, before_play(record), steps // 2, steps}:
        root = ET.fromstring(drawn(record, Asked(at=at, width=width)))
        assert root.get("width") == str(width)
        left, top, across, down = map(float, (root.get("viewBox") or "").split())
        assert (left, top) == (0, 0)
        assert across / width == pytest.approx(down / float(root.get("height") or 0), rel=0.01)


@pytest.mark.parametrize("name", SOME)
def test_a_seat_is_shown_nothing_that_it_may_not_know(name: str) -> None:
    """The same picture comes of any other deal that the seat cannot tell from this one."""
    record, rng = recorded(name), Random(name)
    game, notation = GAMES[record.state.ruleset.family], NOTATIONS[record.state.ruleset.family]
    steps = number_of_steps(record.state)
    for at in (1, before_play(record), steps // 2, steps - 4):
        state: Any = course_to(record.state, at)[-1]
        for seat in game.active(state):
            other = state.view(seat).sample(rng)
            asked = Asked(seat=seat)
            pictures = {drawn(notation.record_of(each, record.tags[:0]), asked) for each in (state, other)}
            assert len(pictures) == 1


def test_a_hidden_hand_has_as_many_backs_as_cards() -> None:
    record = recorded("koenigrufen-turnier-037")
    at = before_play(record)
    svg = drawn(record, Asked(at=at, seat=1))
    talon = 6
    assert svg.count('href="#back"') == 3 * 12 + talon
    assert 'href="#back"' not in drawn(record, Asked(at=at))


@pytest.mark.parametrize(("language", "said"), [("en", "Trick 7"), ("da", "7. stik"), ("de", "7. Stich")])
def test_the_words_are_those_of_the_language(language: str, said: str) -> None:
    assert said in texts(drawn(recorded("koenigrufen-turnier-037"), Asked(at=40, language=language)))


def test_what_was_bid_called_and_announced_is_told() -> None:
    record = recorded("koenigrufen-1900-004")
    head = " ".join(texts(drawn(record, Asked(at=before_play(record))))[:4])
    for part in ("Bruno plays Rufer.", "Bruno calls the king of hearts.", "Bruno announces: König ultimo."):
        assert part in head
    auction = " ".join(texts(drawn(record, Asked(at=3))))
    assert "Bruno bids Rufer." in auction
    assert "Auction" in auction


def test_what_was_declared_stands_beside_who_declared_it() -> None:
    svg = drawn(recorded("danish-hjoerring-090"), Asked(at=20))
    assert "10 taroks with the pagat" in texts(svg)
    assert "King cup 150" in texts(svg)
    assert any(text.startswith("Anna") and "dealer · 0 tricks" in text for text in texts(svg))


def test_whose_turn_it_is_and_what_was_won_is_written_beside_the_name() -> None:
    record = recorded("danish-hjoerring-090")
    assert "to act" in described(drawn(record, Asked(at=20)))
    end = described(drawn(record, Asked()))
    assert "to act" not in end
    for seat, points in record.state.settlement.net:
        assert f"{points:+}".replace("-", "−") in end, SEAT_NAMES[seat]


def test_an_early_moment_can_be_told_with_the_result() -> None:
    record = recorded("koenigrufen-1900-004")
    asked = Asked(at=before_play(record))
    assert "−14" not in described(drawn(record, asked))
    assert "−14" in described(drawn(record, replace(asked, with_result=True)))


POSITION = """[Rules "danish-hjoerring"]
[Start "trick 23"]
[Leader "A"]
[Dealer "C"]
[A "T21 SK S4"]
[B "T20 HK H4"]
[C "X DK D4"]
"""


def test_a_position_from_a_book_is_drawn() -> None:
    svg = drawn(loads(POSITION, load)[0], Asked())
    assert "King cup" not in svg
    assert "Trick 23" in texts(svg)
    assert "A (to act): T21 ♠K ♠4." in described(svg)


def test_a_deal_that_is_not_over_is_drawn_where_it_stands() -> None:
    record = recorded("danish-jensen-1989-014")
    state = course_to(record.state, 17)[-1]
    unfinished = NOTATIONS["danish"].record_of(state, record.tags[:0])
    assert described(drawn(unfinished, Asked())) == described(drawn(unfinished, Asked(at=17)))


def test_a_step_that_there_is_not_is_refused() -> None:
    record = recorded("danish-hjoerring-090")
    with pytest.raises(TarockError, match="so there is no step 81"):
        drawn(record, Asked(at=81))


@pytest.mark.parametrize("name", ["<script>", 'a"b', "&amp;", "\x00\x1b[31m", "\ud800", "x" * 500, "阿部"])
@pytest.mark.parametrize("width", [960, 360])
def test_names_cannot_break_a_picture(name: str, width: int) -> None:
    record = recorded("koenigrufen-turnier-037")
    tagged = replace(record, tags=(("Names", f"A={name} B=Bo"), ("Event", name)))  # type: ignore[type-var]
    svg = drawn(tagged, Asked(at=20, width=width))
    ET.fromstring(svg.encode())
    assert "<script" not in svg


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


@pytest.mark.parametrize("language", LANGUAGES)
def test_dots_are_as_many_as_the_picture_is_wide(language: str) -> None:
    svg = drawn(recorded("danish-hjoerring-090"), Asked(at=20, width=500, language=language, theme="dark"))
    width, height = size_of(as_png(svg))
    assert width == 500
    assert height == int(ET.fromstring(svg).get("height") or 0)


def test_every_seat_may_sit_below() -> None:
    record = recorded("danish-hjoerring-090")
    seats: list[Seat] = [0, 1, 2]
    assert len({drawn(record, Asked(at=20, seat=seat)) for seat in seats}) == 3
