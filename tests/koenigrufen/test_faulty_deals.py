"""What holds in table mode, tried on a thousand random deals of each book in which people err.

Show how often each fault was committed and noticed with `pytest tests/koenigrufen/test_faulty_deals.py -n auto -rP`.
"""

from collections import Counter
from pathlib import Path
from typing import Any, Final

import pytest

from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.testing.expecting import CheckFailed
from tarock.testing.koenigrufen.faulty import Clumsiness
from tarock.testing.koenigrufen.faulty_checks import check_faulty_deal, possible_in_table_mode
from tests.koenigrufen.builders import K1900, MAYR, TURNIER, every_book, house
from tests.tallies import Run

pytestmark = pytest.mark.deals

DEALS: Final = 1_000
CHUNKS: Final = 5
CLOSELY: Final = 0.0005
LONG: Final = 15


def checked(book: KoenigrufenRuleset, seeds: range, closely: float) -> Counter[str]:
    happened: Counter[str] = Counter()
    for seed in seeds:
        happened.update(check_faulty_deal(book, seed, closely))
    return happened


@pytest.mark.parametrize("chunk", range(CHUNKS))
@every_book
def test_cards_money_texts_and_views_agree_whatever_goes_wrong(
    book: KoenigrufenRuleset, chunk: int, tallies: Path
) -> None:
    """Book of 1900, §§ 9–11; tournament sheet 5.7, 8.9–8.11, 10.2–10.6; Mayr 2012, Renonce."""
    deals = DEALS // CHUNKS
    happened = checked(book, range(chunk * deals, (chunk + 1) * deals), CLOSELY)
    Run(f"faulty-{book.id}", CHUNKS, tallies).add(chunk, happened, possible_in_table_mode(book))


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(CHUNKS * LONG))
@every_book
def test_the_same_holds_in_very_many_deals(book: KoenigrufenRuleset, chunk: int) -> None:
    """The same with other seeds, and looked at more closely."""
    deals = DEALS // CHUNKS
    checked(book, range(DEALS + chunk * deals, DEALS + (chunk + 1) * deals), 10 * CLOSELY)


@every_book
@pytest.mark.parametrize("seed", range(3))
def test_whole_deals_hold_when_every_state_is_looked_at_closely(book: KoenigrufenRuleset, seed: int) -> None:
    check_faulty_deal(book, f"closely {seed}", closely=1)


HOUSES: Final[list[dict[str, dict[str, Any]]]] = [
    {"renonce": {"stops": "if_wished"}},
    {"renonce": {"stops": "at_once"}},
    {"renonce": {"correction": "never"}},
    {"renonce": {"pays": "offender"}},
    {"renonce": {"pays": "side"}},
    {"renonce": {"claims": True, "bird_order": True, "early_advantage": True}},
    {"renonce": {"exposing": True, "throwing_in": True}},
    {"dealing": {"misdeal": "renonce"}},
    {"dealing": {"misdeal": "redeal"}},
    {"written": {"strikes": True}},
]


@every_book
@pytest.mark.parametrize("changes", HOUSES, ids=str)
def test_house_rules_hold_too(book: KoenigrufenRuleset, changes: dict[str, dict[str, Any]]) -> None:
    checked(house(book, **changes), range(60), closely=0.005)


@every_book
def test_players_who_err_all_the_time_come_to_an_end(book: KoenigrufenRuleset) -> None:
    often = {"miscount": 0.5, "bluff": 0.5, "wrong_half": 0.8, "wrong_discard": 0.8, "wrong_announcement": 0.5}
    often |= {"wrong_card": 0.5, "correct": 0.5, "lost": 0.5}
    clumsy = Clumsiness(**often, expose=0.05, throw_in=0.02, notice=0.02, suspect=0.1, strike=0.02)
    for seed in range(100):
        check_faulty_deal(book, f"very clumsy {seed}", 0.002, clumsy)


def test_a_failed_check_tells_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tarock.testing.koenigrufen.faulty_checks.check_cards", lambda _state: 1 / 0)
    with pytest.raises(CheckFailed, match="koenigrufen-turnier, faulty deal 7: ZeroDivisionError: division by zero"):
        check_faulty_deal(TURNIER, 7)


def test_each_book_has_its_own_faults() -> None:
    old, sheet, mayr = map(possible_in_table_mode, (K1900, TURNIER, MAYR))
    assert sheet - mayr == {
        *(f"{what} {kind}" for what in ("committed", "noticed") for kind in ("bird_order", "early_advantage")),
        *(f"{what} {kind}" for what in ("committed", "noticed") for kind in ("exposed", "thrown_in")),
        *("ClaimLost", "Strike", "ThrowIn"),
        "noticed cards",  # Mayr deals again, so that it is noticed as a misdeal
    }
    assert mayr - old == {"committed no_bird", "noticed no_bird"}
    assert old - mayr == {"Stop", "PlayOn"}
