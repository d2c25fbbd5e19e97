"""Matches: who sits where, so that everybody plays the same cards from the same seats."""

import pickle
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from tarock.arena.match import Match, lineups, matches
from tarock.bots.levels import LEVELS, levels
from tarock.core.errors import TarockError
from tarock.rulesets import RULESETS, load, load_file

BOOK_AND_RANDOM = levels("book,random")


def seats_of(match: Match) -> Counter[tuple[int, int]]:
    """How often each level sits in each seat."""
    return Counter((which, seat) for table in lineups(match) for seat, which in enumerate(table))


@pytest.mark.parametrize(("ruleset", "number"), [("danish-hjoerring", 6), ("koenigrufen-1900", 8)])
def test_each_level_sits_alone_among_the_other_in_every_seat(ruleset: str, number: int) -> None:
    match = Match(ruleset, BOOK_AND_RANDOM)
    assert len(set(lineups(match))) == number
    for level in (0, 1):
        alone = [table.index(level) for table in lineups(match) if table.count(level) == 1]
        assert sorted(alone) == list(range(match.players))


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_level_sits_equally_often_in_every_seat(ruleset: str) -> None:
    assert len(set(seats_of(Match(ruleset, BOOK_AND_RANDOM)).values())) == 1


@pytest.mark.parametrize(
    ("ruleset", "names", "number"),
    [
        ("danish-hjoerring", "random,novice,book", 6),
        ("koenigrufen-turnier", "novice,book", 6),
        ("koenigrufen-turnier", "random,novice,book,club", 24),
    ],
)
def test_mixed_tables_come_in_every_order(ruleset: str, names: str, number: int) -> None:
    (match,) = matches(load(ruleset), levels(names), "mixed")
    assert len(set(lineups(match))) == number
    assert len(set(seats_of(match).values())) == 1


def test_levels_meet_all_others_or_only_the_next() -> None:
    rules = load("danish-hjoerring")
    everybody = {tuple(level.id for level in match.levels) for match in matches(rules, LEVELS)}
    assert len(everybody) == len(LEVELS) * (len(LEVELS) - 1) / 2
    neighbours = [[level.id for level in match.levels] for match in matches(rules, LEVELS[:3], pairing="next")]
    assert neighbours == [["random", "novice"], ["novice", "book"]]


def test_a_level_by_itself_needs_one_table() -> None:
    (match,) = matches(load("koenigrufen-1900"), levels("book"))
    assert lineups(match) == ((0, 0, 0, 0),)


def test_the_deal_passes_on() -> None:
    match = Match("koenigrufen-1900", BOOK_AND_RANDOM)
    assert [match.dealer(number) for number in range(5)] == [0, 1, 2, 3, 0]


@pytest.mark.parametrize(
    ("names", "rotation", "message"),
    [
        ("book,book", "alone", "the level book is named twice"),
        ("random,book", "mixed", "danish-hjoerring: a mixed table of 3 takes 3 levels, but 2 are named"),
    ],
)
def test_what_cannot_be_compared_is_refused(names: str, rotation: str, message: str) -> None:
    with pytest.raises(TarockError, match=message):
        matches(load("danish-hjoerring"), levels(names), rotation)  # type: ignore[arg-type]  # one of the two


def test_a_match_travels_as_json_and_as_pickle() -> None:
    match = Match("danish-hjoerring", LEVELS[:2], "alone", "seed")
    assert msgspec.json.decode(msgspec.json.encode(match), type=Match) == match
    assert pickle.loads(pickle.dumps(match)) == match


@pytest.mark.parametrize("book", ["danish-hjoerring", "koenigrufen-turnier"])
def test_a_house_ruleset_travels_with_its_match(book: str, tmp_path: Path) -> None:
    file = tmp_path / "house.toml"
    file.write_text(f'id = "our-house"\nextends = "{book}"\nname = "Our house"\n', "utf-8")
    rules = load_file(file)
    (match,) = matches(rules, BOOK_AND_RANDOM)
    assert msgspec.json.decode(msgspec.json.encode(match), type=Match).rules == rules
