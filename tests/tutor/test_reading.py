"""What others' words and cards tell: certain facts hold in every deal that the view allows, and come from it alone."""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tarock.core.cards import CARD_NAMES
from tarock.core.cardset import CardSet
from tarock.core.families import GAMES
from tarock.core.seats import Seat
from tarock.telling.line import Line
from tarock.telling.sentences import Reader, sentence
from tarock.tutor import inferences
from tarock.tutor.coach import COACHES
from tarock.tutor.danish.inferring import INFERENCES as DANISH
from tarock.tutor.deeds import Deed, deeds_of
from tarock.tutor.inferences import Inference, Inferences
from tarock.tutor.koenigrufen.inferring import INFERENCES as KOENIGRUFEN
from tarock.tutor.moments import deals, states
from tarock.tutor.reading import READINGS, believed_lines, read, reading_lines
from tarock.words import LANGUAGES, words_in

FAMILIES = pytest.mark.parametrize("family", list(COACHES))
BY_FAMILY: dict[str, Inferences[Any]] = {"danish": DANISH, "koenigrufen": KOENIGRUFEN}
ROWS = [(family, row) for family, shelf in BY_FAMILY.items() for row in shelf.rows.values()]
SOURCES = Path(__file__).parents[2].parent / "shared" / "sources"


def seats_in(family: str, deal: str) -> list[Seat]:
    return sorted(GAMES[family].active(states(family, deal)[-1]))


@cache
def all_seen(family: str, every: int = 1) -> list[Deed[Any]]:
    found: list[Deed[Any]] = []
    for deal in deals(family)[::every]:
        me, *others = seats_in(family, deal)
        for seat in others:
            found += deeds_of(states(family, deal)[-1], me, seat)
    return found


def facts(line: Line, hands: Sequence[CardSet]) -> bool:
    """Tell whether a fact is so in a deal whose hands are given."""
    assert line.seat is not None
    held = {CARD_NAMES[card] for card in hands[line.seat]}
    cards = set(line.cards.get("cards", ()))
    if line.key == "tells-lacks":
        return not cards & held
    if line.key == "tells-taroks-most":
        return sum(token.startswith(("T", "X")) for token in held) <= int(line.values["number"])
    return True


@FAMILIES
def test_certain_facts_hold_in_drawn_deals(family: str) -> None:
    rng, checked = Random(1), 0
    for seen in all_seen(family, every=12):
        for line in READINGS[family].certain(seen):
            if line.key in {"tells-lacks", "tells-taroks-most"}:
                checked += 1
                sampled = [seen.after.sample(rng) for _ in range(2)]
                assert all(facts(line, state.hands) for state in sampled), line
    assert checked


@FAMILIES
def test_certain_inferences_hold_in_drawn_deals(family: str) -> None:
    """In all deals that the view allows, whatever else they are (Møller, l.1259-1271; Jensen 1989, l.449-471)."""
    rng = Random(2)
    for seen in all_seen(family):
        for row, inferred in BY_FAMILY[family].applying(seen, seen.after.ruleset.id):
            assert row.certain == (inferred.holds is not None), row.id
            if inferred.holds is not None:
                sampled = [seen.after.sample(rng) for _ in range(2)]
                assert all(map(inferred.holds, sampled)), (row.id, inferred.line)


@pytest.mark.parametrize(("family", "row"), ROWS, ids=[row.id for _, row in ROWS])
def test_every_row_has_a_reader_or_says_why_not(family: str, row: Inference) -> None:
    assert (row.id in BY_FAMILY[family].readers) != (row.unsaid is not None)


@FAMILIES
def test_every_reader_belongs_to_a_row(family: str) -> None:
    assert set(BY_FAMILY[family].readers) <= set(BY_FAMILY[family].rows)


@FAMILIES
@pytest.mark.skipif(not SOURCES.exists(), reason="the books lie beside the repository")
def test_the_lines_that_are_cited_exist_in_the_book(family: str) -> None:
    for file in inferences.files(family):
        length = len((SOURCES / file.text).read_text("utf-8").splitlines())
        for row in file.inference:
            numbers = [int(part) for span in row.lines.split(",") for part in span.strip().split("-")]
            assert max(numbers) <= length, row.id


@FAMILIES
def test_what_is_told_can_be_read_in_every_language(family: str) -> None:
    known: set[str] = set()
    for seen in all_seen(family):
        for line in (*READINGS[family].certain(seen), *READINGS[family].likely(seen)):
            if line.key in known:
                continue
            known.add(line.key)
            assert line.rule, f"{line.key} has no page"
            for language in LANGUAGES:
                assert sentence(line, Reader.of(words_in(language), family, "ABCDE", you=0))


@pytest.mark.parametrize(("language", "written"), [("en", "2.5"), ("da", "2,5"), ("de", "2,5")])
def test_how_many_taroks_a_hand_may_hold_is_written_as_the_language_does(language: str, written: str) -> None:
    taroks = CardSet(0b11111)
    (line,) = believed_lines("danish", 1, (CardSet(0b11), CardSet(0b111)), (1.0, 1.0), taroks, None)
    assert written in sentence(line, Reader.of(words_in(language), "danish", "ABCDE", you=0))


@FAMILIES
def test_hidden_cards_tell_nothing(family: str) -> None:
    """What a seat is told in another deal that it cannot tell from the real one is the same."""
    rng = Random(3)
    for deal in deals(family)[:6]:
        me, other, *_ = seats_in(family, deal)
        for state in states(family, deal)[4::17]:
            if state.is_over:
                continue
            now = state.view(me)
            acts = deeds_of(state, me, other)
            swapped = now.sample(rng)
            assert swapped.view(me) == now
            lines = [
                tuple(reading_lines(read(acts, view, other, Random(1)), other)) for view in (now, swapped.view(me))
            ]
            assert lines[0] == lines[1]
            assert all(each.action is None or type(each.action).__name__ != "Lay" for each in acts)


@FAMILIES
def test_somebody_who_has_done_nothing_tells_nothing(family: str) -> None:
    deal = deals(family)[0]
    first, (me, other, *_) = states(family, deal)[0], seats_in(family, deal)
    assert deeds_of(first, me, other) == ()
    told = list(reading_lines(read((), first.view(me), other, Random(1)), other))
    assert told
