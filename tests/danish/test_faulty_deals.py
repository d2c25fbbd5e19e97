"""What holds in table mode, tried on a thousand random deals of each book in which people err.

Show how often each fault was committed and noticed with `pytest tests/danish/test_faulty_deals.py -n auto -rP`.
"""

from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest

from tarock.danish.rules import DanishRuleset
from tarock.testing import CheckFailed
from tarock.testing.danish.faulty import Clumsiness
from tarock.testing.danish.faulty_checks import check_faulty_deal, possible_in_table_mode
from tests.danish.builders import HJOERRING, JENSEN, either_book, house
from tests.tallies import Run

pytestmark = pytest.mark.deals

DEALS: Final = 1_000
CHUNKS: Final = 5
CLOSELY: Final = 0.002
LONG: Final = 15


def checked(book: DanishRuleset, seeds: range, closely: float) -> Counter[str]:
    happened: Counter[str] = Counter()
    for seed in seeds:
        happened.update(check_faulty_deal(book, seed, closely))
    return happened


@pytest.mark.parametrize("chunk", range(CHUNKS))
@either_book
def test_cards_money_texts_and_views_agree_whatever_goes_wrong(book: DanishRuleset, chunk: int, tallies: Path) -> None:
    """Jensen 1989, Betalinger, l.256-288; Møller, Bøder, l.2391-2404; B-49."""
    deals = DEALS // CHUNKS
    happened = checked(book, range(chunk * deals, (chunk + 1) * deals), CLOSELY)
    Run(f"faulty-{book.id}", CHUNKS, tallies).add(chunk, happened, possible_in_table_mode(book))


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(CHUNKS * LONG))
@either_book
def test_the_same_holds_in_very_many_deals(book: DanishRuleset, chunk: int, tallies: Path) -> None:
    """The same with other seeds, and looked at more closely."""
    deals = DEALS // CHUNKS
    happened = checked(book, range(DEALS + chunk * deals, DEALS + (chunk + 1) * deals), 10 * CLOSELY)
    Run(f"long-faulty-{book.id}", CHUNKS * LONG, tallies).add(chunk, happened, possible_in_table_mode(book))


@either_book
@pytest.mark.parametrize("seed", range(4))
def test_whole_deals_hold_when_every_state_is_looked_at_closely(book: DanishRuleset, seed: int) -> None:
    check_faulty_deal(book, f"closely {seed}", closely=1)


HOUSES: Final[list[dict[str, dict[str, Any]]]] = [
    {"baptism": {"retraction": False}},
    {"declared_skat": {"judged_on": "kept"}},
    {"disclosure": {"answer": "yes_no"}},
    {"last_skus": {"lead": "named"}},
    {"last_skus": {"lead": "passes"}},
    {"matadors": {"shortest": 5}},
    {"sitters": {"may_point_out_faults": False}},
    {"skat": {"skus": "tout", "t21": True, "pagat": True}},
]


@either_book
@pytest.mark.parametrize("changes", HOUSES, ids=str)
def test_house_rules_hold_too(book: DanishRuleset, changes: dict[str, dict[str, Any]]) -> None:
    checked(house(book, **changes), range(40), closely=0.02)


@either_book
def test_players_who_err_all_the_time_come_to_an_end(book: DanishRuleset) -> None:
    often = {"miscount": 0.5, "wrong_skat": 0.8, "wrong_declaration": 0.8, "early": 0.5, "wrong_card": 0.5}
    clumsy = Clumsiness(**often, out_of_turn=0.1, move_cups=0.2, notice=0.2, suspect=0.1)
    for seed in range(100):
        check_faulty_deal(book, f"very clumsy {seed}", 0.01, clumsy)


def test_a_failed_check_tells_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tarock.testing.danish.faulty_checks.check_balance", lambda _state: 1 / 0)
    with pytest.raises(CheckFailed, match="danish-hjoerring, faulty deal 7: division by zero"):
        check_faulty_deal(HJOERRING, 7)


def test_each_book_has_its_own_faults() -> None:
    only = {kind.split()[-1] for kind in possible_in_table_mode(HJOERRING) - possible_in_table_mode(JENSEN)}
    assert only == {"declared_early", "out_of_turn", "cups_not_moved", "Accept", "Refuse", "Correct", "Draw"}
