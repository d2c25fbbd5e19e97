"""Faults as the two Danish books tell them: whose they are, what became of them, and what is due."""

from collections.abc import Callable
from typing import Final

import pytest

from tarock.danish.rules import DanishRuleset
from tarock.danish.state import DanishState
from tarock.referee.danish import findings
from tarock.testing.danish.properties import check_record
from tests.danish.builders import HJOERRING, JENSEN, ULTIMO, A, after, declared, laid, play
from tests.danish.tables import agreed, at_table, declared_by_next, in_play, miscounted, played_out
from tests.referee.reading import written


def misdealt(book: DanishRuleset) -> DanishState:
    """A has 26 cards and B 24; C deals."""
    return miscounted(at_table(book, "", "S9"), 1, 0, "S9")


def revoke(book: DanishRuleset) -> DanishState:
    """B has thrown a heart on a spade."""
    return after(in_play(book, "S4 S6", "S9 H9 H8", "S8 S5"), "A S4, B H9")


def two_revokes() -> DanishState:
    """B has revoked in the first two tricks, and then shows the suit."""
    return after(in_play(HJOERRING, "S4 S6 S7", "S9 H9 H8", "S8 S5"), "A S4, B H9, C S8, C S5, A S6, B H8, A S7, B S9")


def king_laid(book: DanishRuleset) -> DanishState:
    return laid(at_table(book, "", "", "SK S2 S3"), "SK S2 S3")


def skus_laid() -> DanishState:
    """The dealer has laid the skus after Møller, and has not named it: one wrong skat."""
    state = laid(at_table(HJOERRING, "", "", "X S2 S3"), "X S2 S3")
    return after(state, "C passes, A passes, B passes")


FINE: Final = "{0}>king {1}, {0}>pagat {1}"
FORTY_B: Final = FINE.format("B", 40)
FORTY_C: Final = FINE.format("C", 40)

SCENARIOS: Final[dict[str, tuple[Callable[[], DanishState], str, list[str]]]] = {
    "Møller l.405-408: a card is drawn in the fine's place": (
        lambda: misdealt(HJOERRING),
        "C claims-cards B, B draws A 7",
        ["C misdeal put_right"],
    ),
    "Jensen l.177: the dealer pays and deals again": (
        lambda: misdealt(JENSEN),
        "A claims-cards B, C deals-again",
        [f"C misdeal noticed: {FINE.format('C', 5)}"],
    ),
    "Jensen l.178: the next player deals": (
        lambda: misdealt(JENSEN),
        "A claims-cards B, C passes-deal",
        ["C misdeal put_right"],
    ),
    "Jensen l.177: the dealer has still to choose": (
        lambda: misdealt(JENSEN),
        "A claims-cards B",
        ["C misdeal noticed"],
    ),
    "Møller l.409-414: found in play it is the fault of all who have a wrong number": (
        lambda: declared(laid(misdealt(HJOERRING))),
        "C claims-cards A, C refuses",
        [f"A wrong_cards noticed: {FINE.format('A', 40)}", f"B wrong_cards noticed: {FORTY_B}"],
    ),
    "Møller l.650: a revoke voids the deal": (
        lambda: revoke(HJOERRING),
        "C claims-renonce B, C refuses",
        [f"B revoke noticed: {FORTY_B}"],
    ),
    "Møller l.650-659: both others let it be put right, and the fine stays": (
        lambda: revoke(HJOERRING),
        "C claims-renonce B, C accepts, A accepts, B corrects S9",
        [f"B revoke noticed: {FORTY_B}"],
    ),
    "two revokes found at once are fined once": (
        two_revokes,
        "C claims-renonce B, C refuses",
        [f"B revoke noticed: {FORTY_B}", "B revoke noticed"],
    ),
    "two revokes found one after the other are fined twice": (
        two_revokes,
        "C claims-renonce B trick 1, C accepts, A accepts, B accepts, C claims-renonce B trick 2, C refuses",
        [f"B revoke noticed: {FORTY_B}", f"B revoke noticed: {FORTY_B}"],
    ),
    "the second goes back with the first, and is put right": (
        two_revokes,
        "C claims-renonce B trick 1, C accepts, A accepts, B corrects S9",
        [f"B revoke noticed: {FORTY_B}", "B revoke put_right"],
    ),
    "nobody has noticed yet": (two_revokes, "", ["B revoke open", "B revoke open"]),
    "Jensen l.260-261: a wrong skat is put right": (
        lambda: king_laid(JENSEN),
        "A claims-skat C",
        ["C wrong_skat put_right"],
    ),
    "Jensen l.260-261: what was declared with it is taken back too": (
        lambda: after(king_laid(JENSEN), "C declares full S"),
        "A claims-skat C",
        ["C wrong_skat put_right", "C false_declaration put_right"],
    ),
    "Møller l.420-424: a wrong skat is fined once": (
        skus_laid,
        "A claims-skat C, A refuses",
        [f"C wrong_skat noticed: {FORTY_C}"],
    ),
    "Møller l.489-491: a false declaration is fined and given back": (
        lambda: declared_by_next(laid(at_table(HJOERRING, "SK HK", "DK CK"))),
        "A declares full kings, B claims-declaration A",
        [f"A false_declaration noticed: {FINE.format('A', 40)}, A>B 10, A>C 10"],
    ),
    "Møller l.1853-1854: a demand for a skus that has gone": (
        lambda: to_third_last(after(in_play(HJOERRING, "S4", "X"), "A S4, B X")),
        "A demands",
        [f"A wrong_demand noticed: {FINE.format('A', 20)}"],
    ),
}


def to_third_last(state: DanishState) -> DanishState:
    while len(state.table.tricks) < 22:
        assert state.turn is not None
        state = state.apply(state.turn, state.legal_actions(state.turn)[0])  # type: ignore[arg-type]
    return state


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_referee_finds(name: str) -> None:
    begun, moves, expected = SCENARIOS[name]
    state = after(begun(), moves) if moves else begun()
    assert expected == written(findings(state))


def test_a_fault_that_is_paid_for_with_another_says_so() -> None:
    first, second = findings(after(two_revokes(), "C claims-renonce B, C refuses"))
    assert (first.paid_with, second.paid_with) == (None, first.fault)


def test_a_revoke_that_was_put_right_is_told_so() -> None:
    state = after(revoke(HJOERRING), "C claims-renonce B, C accepts, A accepts")
    (corrected,), (lies,) = (findings(after(state, move)) for move in ("B corrects S9", "B accepts"))
    assert (corrected.corrected, lies.corrected) == (True, False)


def test_what_nobody_noticed_would_have_cost_the_fine() -> None:
    found = findings(agreed(played_out(two_revokes())))
    assert written(found) == ["B revoke stands", "B revoke stands"]
    assert all([charge.points for charge in one.would_cost] == [40, 40] for one in found)


def revoked_ultimo() -> DanishState:
    """A revokes in the third trick, both others let it be put right, and A wins the last trick with a king."""
    forehand, middle, dealer = ULTIMO.orders
    state = laid(at_table(HJOERRING, forehand, middle, f"{dealer} {ULTIMO.skat}"), ULTIMO.skat)
    state = declared(state)
    queues = [order.split() for order in ULTIMO.orders]
    while state.table.trick is not None:
        assert state.turn is not None
        token = queues[state.turn].pop(0)
        if state.turn == A and state.table.trick.suit is not None and state.table.trick.number == 3:
            wrong = next(card for card in queues[A] if card.startswith("T"))
            state = after(state, f"A {wrong}, C claims-renonce A trick 3, B accepts, C accepts, A corrects {token}")
        else:
            state = state.apply(state.turn, play(token))
    return state


def test_put_right_with_consent_a_revoke_bars_the_ultimo_all_the_same() -> None:
    """Møller, Selve spillet, l.658-659."""
    state = agreed(revoked_ultimo())
    barred, fine = state.settlement.barred, HJOERRING.fines.revoke
    assert barred is not None
    assert fine is not None
    assert (barred.seat, barred.fault, barred.rule) == (A, "revoke", fine.source)
    assert "l.650-659" in barred.rule
    check_record(state)
