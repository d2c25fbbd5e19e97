"""Counting at a live table: what is asked between turns, and when nothing is."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tarock.core.families import GAMES
from tarock.notation import record
from tarock.rulesets import load
from tarock.school.counting import TAROKS, after_tricks, seen_by
from tarock.school.in_play import FIRST, asked_after
from tarock.school.progress import Counted, Progress, read, with_counted
from tarock.school.puzzles.shelf import chosen, shelf
from tarock.words import Words
from tests.cli.reader import Reader, evening_of

FAMILIES = ("danish", "koenigrufen")


def finished(family: str) -> Iterator[Any]:
    for puzzle in chosen(shelf(), family=family, kinds=("settle",))[:6]:
        (found,) = record.loads(puzzle.record, load)
        yield found.state


def asked(deal: Any) -> Iterator[tuple[int, int, Any]]:  # noqa: ANN401 - of any family
    for seat in sorted(GAMES[deal.ruleset.family].active(deal)):
        for tricks in range(len(deal.table.tricks) + 1):
            ask = asked_after(deal, seat, tricks)
            if ask is not None:
                yield seat, tricks, ask


@pytest.mark.parametrize("family", FAMILIES)
def test_nobody_is_asked_on_his_own_turn_or_before_there_is_something_to_count(family: str) -> None:
    met = 0
    for deal in finished(family):
        for seat, tricks, _ in asked(deal):
            met += 1
            assert tricks >= FIRST
            assert after_tricks(deal, tricks).turn not in {seat, None}
    assert met > 20


@pytest.mark.parametrize("family", FAMILIES)
def test_taroks_out_are_those_that_neither_lay_open_nor_in_ones_own_hand(family: str) -> None:
    met = 0
    for deal in finished(family):
        for seat, tricks, ask in asked(deal):
            if ask.line.key == "count-ask-taroks":
                met += 1
                then = after_tricks(deal, tricks)
                assert ask.number == seen_by(then.view(seat)).out(TAROKS)
                assert ask.number <= 22 - len(then.hands[seat] & TAROKS)
    assert met > 5


@pytest.mark.parametrize("family", FAMILIES)
def test_the_question_comes_from_what_was_seen_alone(family: str) -> None:
    """Any other deal that fits the view asks the same."""
    for deal in list(finished(family))[:2]:
        for seat, tricks, ask in asked(deal):
            other = after_tricks(deal, tricks).view(seat).sample(Random(tricks))
            assert asked_after(other, seat, tricks) == ask


def test_a_deal_that_has_gone_on_asks_the_same() -> None:
    deal = next(finished("danish"))
    for seat, tricks, ask in asked(deal):
        assert asked_after(after_tricks(deal, tricks), seat, tricks) == ask


def test_whoever_sits_out_is_not_asked_nor_after_tricks_that_were_not_played() -> None:
    deal = next(finished("danish"))
    out = set(range(len(deal.hands))) - set(GAMES["danish"].active(deal))
    assert all(asked_after(deal, seat, tricks) is None for seat in out for tricks in range(25))
    short = after_tricks(deal, 5)
    assert all(asked_after(short, seat, 6) is None for seat in GAMES["danish"].active(deal))


def test_answers_are_counted_by_game() -> None:
    progress = Progress()
    for right in (True, False, True):
        progress = with_counted(progress, "danish", right=right)
    assert progress.counted == {"danish": Counted(asked=3, right=2)}


class CountingReader(Reader):
    """Somebody who answers questions about the count: in words, with 0, with a command, and not at all."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.prompts[self.words("play-ask-count")] = "count"
        self.replies = ["many", "0", "", self.words("play-command-last").split()[0], "99"]

    def usual(self, kind: str) -> str:
        if kind != "count":
            return super().usual(kind)
        return self.replies[(self.asked[kind] - 1) % len(self.replies)]


def test_a_person_at_the_terminal_is_asked_between_turns(tmp_path: Path) -> None:
    reader = CountingReader("da")
    game = evening_of(reader, seed="count")
    game.counts_in = tmp_path / "school.json"
    game.run()
    counted = read(game.counts_in).counted["danish"]
    assert 0 < counted.asked < reader.asked["count"], "words, commands and silence are no answers"
    wrong = Words("da")("count-wrong", number=0).split("0")[0]
    assert sum(text.startswith(wrong) for text in reader.lines) == counted.asked - counted.right


def test_nobody_is_asked_who_does_not_want_it() -> None:
    reader = CountingReader("en")
    evening_of(reader, seed="count").run()
    assert reader.asked["count"] == 0
