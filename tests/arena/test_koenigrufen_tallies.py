"""What the arena counts in a deal of Königrufen: games, announcements, and what doubles them."""

import pytest

from tarock.arena.koenigrufen.table import _losses, tallies
from tarock.arena.results import Tallies, Tally
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState, steps
from tests.koenigrufen.builders import TURNIER, A, B, C, D, every_book, played, played_out, position
from tests.koenigrufen.deals import MARCH

WINNING = "X T21 T20 T19 T18 T17 T16 T15 T14 T13 T12 T1"
LOSING_THE_PAGAT = "X T21 T20 T19 T18 T17 T16 T15 T14 T13 T1 T12"


def march(book: KoenigrufenRuleset, said: str = "", order: str = WINNING) -> KoenigrufenState:
    return played_out(MARCH.begun(book, "A dreier", said=said), order, *MARCH.orders[1:])


def counted(state: KoenigrufenState) -> tuple[Tallies, ...]:
    return tallies(state, list(steps(state)))


def test_what_doubles_the_game_and_what_doubles_an_announcement_are_told_apart() -> None:
    """A wins everything: each kontra is wrong, and his re is right."""
    said = "A announces pagat, B kontra game pagat, C good, D good, A re game, B good, C sub game"
    found = counted(march(TURNIER, said))
    assert (found[A]["re"], found[B]["kontra"], found[B]["kontra_said"]) == (Tally(1, 1), Tally(1), Tally(1))
    assert found[C]["sub"] == Tally(1)
    assert "kontra" not in found[D]


def test_a_kontra_on_an_announcement_is_right_when_it_is_missed_although_the_game_is_won() -> None:
    said = "A announces pagat, B kontra game pagat, C good, D good, A re game pagat"
    found = counted(march(TURNIER, said, LOSING_THE_PAGAT))
    assert (found[B]["kontra"], found[B]["kontra_said"]) == (Tally(1), Tally(1, 1))
    assert (found[A]["re"], found[A]["re_said"]) == (Tally(1, 1), Tally(1))


@every_book
def test_an_announcement_brings_the_difference_to_the_same_cards_in_silence(book: KoenigrufenRuleset) -> None:
    aloud, silent = march(book, "A announces pagat"), march(book)
    found = counted(aloud)[A]["announced-pagat"]
    assert found == Tally(1, 1, aloud.settlement.score[A] - silent.settlement.score[A])
    assert found.won > 0


@pytest.mark.parametrize("more", ["", ", B kontra pagat"])
def test_an_announcement_that_is_missed_costs_the_difference(more: str) -> None:
    aloud = march(TURNIER, f"A announces pagat{more}", LOSING_THE_PAGAT)
    silent = march(TURNIER, order=LOSING_THE_PAGAT)
    found = counted(aloud)[A]["announced-pagat"]
    assert found == Tally(1, 0, aloud.settlement.score[A] - silent.settlement.score[A])
    assert found.won < 0


def test_a_tally_without_what_it_brought_adds_up_with_one_that_has_it() -> None:
    assert Tally(2, 1) + Tally(1, 1, -6) == Tally(3, 2, -6)


def test_a_called_king_that_falls_to_the_other_side_is_counted_beside_the_kings() -> None:
    """D ruffs the king that A has called, which B plays."""
    hands = "T21 T20", "HK S8", "T9 S7", "T4 S9"
    state = position(TURNIER, "rufer", B, *hands, call="HK")
    fallen = {name: tally for _, name, tally in _losses(played(state, "HK T9 T4 T20"))}
    assert fallen == {}, "A takes it himself"
    taken = played(position(TURNIER, "rufer", B, "H4 T20", "HK S8", "T9 S7", "T4 S9", call="HK"), "HK T9 T4 H4")
    assert [(seat, name) for seat, name, _ in _losses(taken)] == [(B, "lost_king"), (B, "lost_called_king")]
