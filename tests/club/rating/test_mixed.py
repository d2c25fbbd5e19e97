"""OpenSkill beside the points per deal, where several rulesets are played."""

import sys

import pytest
from numpy.random import default_rng

from bench.ratings import Season, correlation, played
from tarock.club.rating.mixed import mixed
from tarock.club.rating.results import Period, TableResult
from tarock.core.errors import TarockError


def test_ranks_of_several_rulesets_make_one_rating() -> None:
    points = Period(0, (TableResult(("1", "2", "3", "4"), (9.0, 1.0, -3.0, -7.0), 16),))
    chips = Period(1, (TableResult(("1", "2", "5"), (400.0, -100.0, -300.0), 12),))
    found = mixed([chips, points])
    assert found["1"].mu > found["2"].mu > found["3"].mu > found["4"].mu
    assert [found[each].tables for each in "12345"] == [2, 2, 1, 1, 1]


def test_margins_do_not_count() -> None:
    wide, narrow = (mixed([Period(0, (TableResult(("1", "2"), (n, -n), 4),))]) for n in (1.0, 1_000.0))
    assert wide == narrow


def test_a_table_of_one_level_says_nothing() -> None:
    assert (
        mixed([Period(0, (TableResult(("bot", "bot", "1"), (2.0, -1.0, -1.0), 4), TableResult(("1",), (0.0,), 4)))])
        == {}
    )


def test_it_follows_the_skill() -> None:
    found = played(Season(tournaments=10), default_rng(1))
    assert correlation(found.skills, {player: each.mu for player, each in mixed(found.periods).items()}) > 0.5


def test_without_the_extra_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(TarockError, match=r"pip install 'tarock\[club\]'"):
        mixed([])
