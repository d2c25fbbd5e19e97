"""What holds in every deal, tried on fifteen hundred random deals of each book.

The checks themselves are in `tarock.testing.koenigrufen.checks`.  The deals are spread over many small tests, so that
several workers can share them; whichever test of a book ends last adds up what has happened in all of its deals.

Show the numbers with `pytest tests/koenigrufen/test_properties.py -n auto -rP`.
"""

from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from tarock.bots.koenigrufen.playing import KoenigrufenDecision, Refusals
from tarock.bots.koenigrufen.random_bot import RandomBot
from tarock.bots.protocol import Decision
from tarock.koenigrufen.actions import Play
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenView
from tarock.koenigrufen.table import Phase
from tarock.testing import check_bot
from tarock.testing.expecting import CheckFailed
from tarock.testing.koenigrufen.checks import check_deal, check_ruleset
from tarock.testing.koenigrufen.happenings import possible
from tests.koenigrufen.builders import MAYR, TURNIER, every_book, house
from tests.tallies import Run

pytestmark = pytest.mark.deals

DEALS: Final = 1_500
CHUNKS: Final = 10
CLOSELY: Final = 0.001
LONG: Final = 20


@pytest.mark.parametrize("chunk", range(CHUNKS))
@every_book
def test_cards_money_texts_and_views_agree_in_every_random_deal(
    book: KoenigrufenRuleset, chunk: int, tallies: Path
) -> None:
    """All sections of the three books; see the functions named `check_…` in `tarock.testing.koenigrufen.checks`."""
    deals = DEALS // CHUNKS
    happened = check_ruleset(book, deals, first=chunk * deals, closely=CLOSELY)
    total = Run(book.id, CHUNKS, tallies).total(chunk, happened)
    if total is not None:
        assert not [contract.id for contract in book.contracts if not total[f"contract: {contract.id}"]]
        assert not [name for name in sorted(possible(book)) if not total[name]]


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(CHUNKS * LONG))
@every_book
def test_cards_money_texts_and_views_agree_in_very_many_random_deals(book: KoenigrufenRuleset, chunk: int) -> None:
    """The same with other seeds, and looked at more closely."""
    deals = DEALS // CHUNKS
    check_ruleset(book, deals, first=DEALS + chunk * deals, closely=3 * CLOSELY)


@every_book
@pytest.mark.parametrize("seed", [2, 5])
def test_whole_deals_hold_when_every_state_is_looked_at_closely(book: KoenigrufenRuleset, seed: int) -> None:
    """Every state with views, samples, refusals and texts."""
    check_deal(book, seed, closely=1)


SWITCHES: Final[list[dict[str, dict[str, Any]]]] = [
    {"passing_on": {"allowed": True}},
    {"auction": {"hold": "forehand"}},
    {"auction": {"hold": "none"}},
    {"leading": {"positive": "forehand"}},
    {"calling": {"own": True, "fourth": False, "four_kings": "own"}},
    {"calling": {"own": False, "fourth": True, "four_kings": "queen"}},
    {"kontra": {"levels": 1}},
    {"kontra": {"between_partners": "refused"}},
    {"kaiserstich": {"played": True}},
    {"announcing": {"give_up": "highest_first"}},
    {"announcing": {"give_up": "free"}},
    {"announcing": {"early": "held_back"}},
    {"announcing": {"once": False}},
]


@every_book
@pytest.mark.parametrize("changes", SWITCHES, ids=str)
def test_a_house_ruleset_that_turns_one_switch_holds_too(book: KoenigrufenRuleset, changes: dict[str, Any]) -> None:
    """The switches are the readings of `docs/readings.md`."""
    check_ruleset(house(book, **changes), 20, closely=0.01)


@pytest.mark.parametrize("book", [TURNIER, MAYR], ids=["turnier", "mayr"])
def test_a_failed_check_names_the_ruleset_and_the_seed(book: KoenigrufenRuleset) -> None:
    """A Skus of four points makes no pack of seventy."""
    with pytest.raises(CheckFailed, match=rf"{book.id}, seed \d+, after \d+ actions: .* counts? "):
        check_ruleset(house(book, counting={"trull": 4}), 20)


@every_book
def test_a_bot_keeps_to_what_its_view_offers(book: KoenigrufenRuleset) -> None:
    """No section: what `tarock.bots.protocol` asks of a bot."""
    assert all(end.is_over for end in check_bot(RandomBot(), book, 15))


def test_a_bot_that_revokes_fails_its_check() -> None:
    """Tournament sheet 6.1, Farbzwang: follow suit."""
    with pytest.raises(CheckFailed, match=r"Revoker, koenigrufen-turnier, seed \d+: . answered Play.* does not offer"):
        check_bot(Revoker(), TURNIER)


class Revoker(RandomBot):
    """Plays its weakest card, whatever was led."""

    def act(self, view: KoenigrufenView, rng: Random, refused: Refusals) -> KoenigrufenDecision:
        return Decision(Play(min(view.hand))) if view.phase is Phase.PLAY else super().act(view, rng, refused)
