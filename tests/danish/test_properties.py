"""What holds in every deal, tried on fifteen hundred random deals of each book.

The checks themselves come with the package (`tarock.testing`).  The deals are spread over many small tests, so that
several workers can share them; whichever test of a book ends last adds up what has happened in all of its deals.

Show the numbers with `pytest tests/danish/test_properties.py -n auto -rP`; play far more deals with `-m long`.
"""

from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from tarock.bots.danish.book_bot import BookBot
from tarock.bots.danish.playing import DanishDecision, DanishPlayer, Refusals
from tarock.bots.danish.random_bot import RandomBot
from tarock.bots.protocol import Decision
from tarock.danish.actions import Play
from tarock.danish.rules import DanishRuleset
from tarock.danish.state import DanishState, DanishView
from tarock.danish.table import Phase
from tarock.testing import PLAIN, CheckFailed, Happening, check_bot, possible
from tarock.testing.danish.checks import check_deal, check_ruleset
from tarock.testing.danish.viewing import check_sample
from tests.danish.builders import HJOERRING, JENSEN, either_book, house, in_play
from tests.tallies import Run

pytestmark = pytest.mark.deals

DEALS: Final = 1_500
CHUNKS: Final = 10
CLOSELY: Final = 0.001
LONG: Final = 20


@pytest.mark.parametrize("chunk", range(CHUNKS))
@either_book
def test_cards_money_texts_and_views_agree_in_every_random_deal(book: DanishRuleset, chunk: int, tallies: Path) -> None:
    """All sections of both books; see the functions named `check_…` in `tarock.testing`."""
    deals = DEALS // CHUNKS
    happened = check_ruleset(book, deals, first=chunk * deals, closely=CLOSELY)
    Run(book.id, CHUNKS, tallies).add(chunk, happened, possible(book))


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(CHUNKS * LONG))
@either_book
def test_cards_money_texts_and_views_agree_in_very_many_random_deals(
    book: DanishRuleset, chunk: int, tallies: Path
) -> None:
    """The same with other seeds, and looked at more closely."""
    deals = DEALS // CHUNKS
    happened = check_ruleset(book, deals, first=DEALS + chunk * deals, closely=3 * CLOSELY)
    Run(f"long-{book.id}", CHUNKS * LONG, tallies).add(chunk, happened, possible(book))


@either_book
@pytest.mark.parametrize("seed", [4, 7])
def test_whole_deals_hold_when_every_state_is_looked_at_closely(book: DanishRuleset, seed: int) -> None:
    """Every state with views, samples, refusals and texts."""
    check_deal(book, seed, closely=1)


TAROKS_2_TO_20: Final = " ".join(f"T{number}" for number in range(2, 21))


@pytest.mark.parametrize(
    "state",
    [
        pytest.param(
            in_play(JENSEN, "", "", "X T2 T3 T4 T5 T6 T7 T8 T9 T10 D1 D2", skat="X D1 D2"),
            id="a laid skus counts among the taroks that the dealer declared (Jensen 1989, l.38-40, l.145)",
        ),
        pytest.param(
            in_play(HJOERRING, "", "", f"X T21 T1 {TAROKS_2_TO_20} SK SQ SC SJ HK D4", skat="SQ SJ D4"),
            id="after a forced skat the dealer may still hold a king that he did not declare (B-28)",
        ),
        pytest.param(
            in_play(HJOERRING, "", "", f"X T21 T1 {TAROKS_2_TO_20} SK HK DK CK D4 D5", skat="T7 D4 D5"),
            id="a tarok laid as the last resort counts among those that the dealer declared (B-28)",
        ),
        pytest.param(
            in_play(house(JENSEN, matadors={"shortest": 5}), "T21 T20 T19 T1 X"),
            id="a house that counts matadors from five on",
        ),
    ],
)
def test_deals_drawn_from_a_view_heed_what_the_dealer_declared_and_named(state: DanishState) -> None:
    """A seat knows what was declared and which cards were named as laid: Jensen 1989, l.38-44; Møller, l.511-513."""
    for seat in range(3):
        check_sample(state, seat, Random(seat))


@either_book
def test_plain_random_deals_hold_too(book: DanishRuleset) -> None:
    """Nobody reaches for anything rare, and the pack is shuffled."""
    happened = check_ruleset(book, 50, policy=PLAIN, closely=0.01)
    assert happened[Happening.LAST_TRICK_PLAIN] > 40
    assert not happened[Happening.ASKED_NONE]


SWITCHES: Final[list[dict[str, dict[str, Any]]]] = [
    {"redeal": {"allowed": False}},
    {"skat": {"t21": True, "pagat": True}},
    {"skat": {"taroks": "never"}},
    {"skat": {"skus": "tout"}},
    {"skat": {"skus": "never"}},
    {"declared_skat": {"judged_on": "kept"}},
    {"disclosure": {"answer": "yes_no"}},
    {"disclosure": {"answer": "none"}},
    {"taroks": {"shortest": 8}},
    {"matadors": {"shortest": 5}},
    {"demand": {"window": "before_lead"}},
    {"baptism": {"retraction": False}},
    {"last_skus": {"lead": "named"}},
    {"last_skus": {"lead": "passes"}},
    {"last_trick": {"paid_beside_bagud": True}},
    {"bagud": {"several": "in_turn"}},
    {"tout": {"adds_count": False}},
    {"count": {"players": "two"}},
    {"count": {"players": "all"}},
]


@either_book
@pytest.mark.parametrize("changes", SWITCHES, ids=str)
def test_a_house_ruleset_that_turns_one_switch_holds_too(book: DanishRuleset, changes: dict[str, Any]) -> None:
    """The switches are the readings of `docs/readings.md`."""
    check_ruleset(house(book, **changes), 25, closely=0.005)


@either_book
@pytest.mark.parametrize("bot", [RandomBot(), BookBot()], ids=lambda bot: type(bot).__name__)
def test_the_bots_keep_to_what_their_view_offers(book: DanishRuleset, bot: DanishPlayer) -> None:
    """No section: what `tarock.bots.protocol` asks of a bot."""
    check_bot(bot, book, 15)


def test_a_failed_check_names_the_ruleset_and_the_seed() -> None:
    """An average of 25 cannot be right for 78 points: Jensen 1989, Betalinger, l.295-302."""
    broken = house(JENSEN, count={"average": 25})
    with pytest.raises(CheckFailed, match=r"danish-jensen-1989, seed 1, .* the piles count 78, expected 75"):
        check_ruleset(broken, policy=PLAIN)


def test_a_bot_that_revokes_fails_its_check() -> None:
    """Jensen 1989, Selve spillet, l.422-428: follow suit."""
    with pytest.raises(CheckFailed, match=r"Revoker, danish-jensen-1989, seed 1: . answered Play.* does not offer"):
        check_bot(Revoker(), JENSEN)


class Revoker(RandomBot):
    """Plays its weakest card, whatever was led."""

    def act(self, view: DanishView, rng: Random, refused: Refusals) -> DanishDecision:
        return Decision(Play(min(view.hand))) if view.phase is Phase.PLAY else super().act(view, rng, refused)
