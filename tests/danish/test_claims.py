"""Claiming a fault: who may, until when, what one claim uncovers; and that nobody sees what was not noticed.

Jensen 1989, Spillerne, l.120-121; Møller, Deltagere, l.362-364, Bøder, l.2391-2394; B-45, B-49.
"""

from collections.abc import Callable
from random import Random

import pytest

from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.seats import Seat
from tarock.danish.actions import PLAYS, SKUS_LEADS, Lay, Play
from tarock.danish.history import history
from tarock.danish.reasons import Reason
from tarock.danish.rules import DanishRuleset
from tarock.danish.state import DanishState, start
from tarock.danish.table import Phase
from tarock.notation.danish.statements import format_claim
from tarock.testing.danish.faulty import faulty_deal
from tarock.testing.danish.properties import (
    check_balance,
    check_cards,
    check_count,
    check_payments,
    check_record,
    check_sheet,
)
from tests.danish.builders import (
    DEALER_C,
    FOUR,
    HJOERRING,
    JENSEN,
    A,
    B,
    C,
    after,
    begun,
    card,
    cards,
    either_book,
    house,
    laid,
    offered,
    played_to,
    position,
    why_not,
)
from tests.danish.tables import (
    FUNDED,
    accepted,
    agreed,
    at_table,
    declared,
    declared_by_next,
    fine_of,
    fined,
    in_play,
    is_void,
    kinds,
    miscounted,
    played_out,
    replayed,
    verdict,
)

pytestmark = pytest.mark.slow

REVOKE = ("S4 D4 D5", "S9 H9 D9", "S10 D10")


def revoked(book: DanishRuleset = HJOERRING) -> DanishState:
    """B has thrown H9 on A's spade although he has S9."""
    return after(in_play(book, *REVOKE), "A S4, B H9, C S10")


# Who


@either_book
@pytest.mark.parametrize("claimant", ["A", "B", "C"])
def test_each_of_the_three_may_claim_even_his_own_fault(book: DanishRuleset, claimant: str) -> None:
    state = after(revoked(book), f"{claimant} claims-renonce B trick 1")
    assert verdict(state).is_upheld
    assert fined(state) == fine_of(B, 40)


def test_a_player_who_sits_out_may_point_out_a_fault_after_moeller() -> None:
    """Møller, Deltagere, l.362-364."""
    state = after(in_play(HJOERRING, "", "S4", "", "S9 H9", seating=FOUR), "B S4, D H9, C claims-renonce D")
    assert verdict(state).is_upheld
    assert why_not(state, "C claims-renonce D") is Reason.NOT_YOUR_TURN


def test_a_player_who_sits_out_keeps_silent_after_jensen() -> None:
    """Jensen 1989, Spillerne, l.120-121: not even about a revoke."""
    state = after(in_play(JENSEN, "", "S4", "", "S9 H9", seating=FOUR), "B S4, D H9")
    assert why_not(state, "C claims-renonce D") is Reason.SITTER_CLAIMS
    assert verdict(after(state, "A claims-renonce D")).is_upheld


@either_book
def test_a_claim_needs_no_turn_and_leaves_it_where_it_was(book: DanishRuleset) -> None:
    state = in_play(book)
    for claim in ("A claims-cards C", "B claims-cards C", "C claims-cards A"):
        assert after(state, claim).turn == A


# About what


@pytest.mark.parametrize(
    ("claim", "reason"),
    [
        ("A claims-skat B", Reason.DEALERS_DUTY),
        ("A claims-cups B", Reason.DEALERS_DUTY),
        ("A claims-renonce B trick 2", Reason.NOT_PLAYED_YET),
        ("A claims-renonce B trick 26", Reason.NOT_PLAYED_YET),
        ("A claims-renonce B trick 0", Reason.NOT_PLAYED_YET),
    ],
)
def test_a_claim_must_be_about_something_that_can_have_happened(claim: str, reason: Reason) -> None:
    assert why_not(revoked(), claim) is reason


def test_only_a_revoke_has_a_trick() -> None:
    state = revoked()
    assert why_not(state, "A claims-cards B trick 1") is Reason.NOT_PLAYED_YET


@either_book
def test_nothing_can_be_claimed_in_strict_mode(book: DanishRuleset) -> None:
    assert why_not(begun(book), "A claims-renonce B") is Reason.NOTHING_TO_CLAIM


def test_a_house_without_a_fine_on_revokes_refuses_them_at_the_table_too() -> None:
    lenient = house(HJOERRING, fines={"revoke": None})
    state = after(in_play(lenient, *REVOKE), "A S4")
    assert why_not(state, "B H9") is Reason.MUST_FOLLOW
    assert why_not(state, "A claims-renonce B") is Reason.NO_SUCH_FAULT


# One claim


@either_book
def test_one_claim_uncovers_all_revokes_of_a_player_for_one_fine(book: DanishRuleset) -> None:
    state = after(revoked(book), "C D10, A D4, B S9")
    assert kinds(state) == ["revoke", "revoke"]
    state = after(state, "A claims-renonce B")
    assert [fault.trick for fault in verdict(state).faults] == [1, 2]
    assert fined(state) == fine_of(B, 40)


def test_revokes_claimed_one_by_one_are_fined_one_by_one() -> None:
    state = after(revoked(), "C D10, A D4, B S9, A claims-renonce B trick 2, C accepts, A accepts")
    state = after(state, "A claims-renonce B trick 1, C accepts, A accepts")
    assert fined(state) == fine_of(B, 80)


def test_several_offenders_are_fined_each_for_his_own_fault() -> None:
    state = after(in_play(HJOERRING, "S4", "S9 H9", "S10 H10"), "A S4, B H9, C H10")
    state = after(state, "A claims-renonce B, C accepts, A accepts, A claims-renonce C, A accepts, B accepts")
    assert fined(state) == {"B": -80, "C": -80, "king": 80, "pagat": 80}


# Moving the cups


def test_the_dealer_moves_the_cups_before_the_first_lead() -> None:
    """Møller, Kortgivning, l.395-397."""
    state = at_table(HJOERRING, "S4", moves_cups=False)
    assert "moves-cups" in offered(state, C)
    assert "moves-cups" in offered(laid(state), C)
    ready = declared(laid(state))
    assert "moves-cups" in offered(ready, C)
    assert offered(ready, A)[-1] != "moves-cups"
    assert after(ready, "C moves-cups, A S4").faults == ()
    assert "moves-cups" not in offered(after(ready, "C moves-cups"), C)
    late = after(ready, "A S4")
    assert [fault.reason for fault in late.faults] == [Reason.CUPS_NOT_MOVED]
    assert why_not(late, "C moves-cups") is Reason.NOT_NOW
    assert why_not(ready, "A moves-cups") is Reason.DEALERS_DUTY
    assert fined(after(late, "B claims-cups C")) == fine_of(C, 5)


def test_only_the_first_lead_tells_whether_the_cups_were_moved() -> None:
    state = played_to(declared(laid(at_table(HJOERRING, moves_cups=False))), 3)
    assert kinds(state) == ["cups_not_moved"]


@pytest.mark.parametrize("state", [at_table(JENSEN), begun(HJOERRING)], ids=["jensen", "strict mode"])
def test_elsewhere_nobody_has_to_move_the_cups(state: DanishState) -> None:
    assert why_not(state, "C moves-cups") is Reason.CUPS_STAY


# Declaring before the dealer


def test_who_declares_too_early_has_declared() -> None:
    """Møller, l.487-488: the fine, and the declaration stands."""
    state = after(laid(after(at_table(HJOERRING, "SK HK DK CK", "X"), "A declares full kings")), "C passes")
    assert state.turn == B
    assert kinds(state) == ["declared_early"]
    assert why_not(state, "A passes") is Reason.NOT_YOUR_TURN


def test_nobody_declares_twice_before_the_dealer() -> None:
    assert why_not(after(at_table(HJOERRING), "A passes"), "A passes") is Reason.NOT_YOUR_TURN


def test_middle_hand_does_not_overtake_forehand_once_the_dealer_has_declared() -> None:
    """Møller fines only who declares before the dealer."""
    state = declared_by_next(laid(at_table(HJOERRING)))
    assert why_not(state, "B passes") is Reason.NOT_YOUR_TURN


def test_a_redeal_takes_back_what_was_declared_too_early() -> None:
    plain = "SK SQ SC SJ S10 S9 S8 S7 S6 S5 S4 S3 S2 S1 HQ HC HJ DQ DC DJ CQ CC CJ C10 C9"
    state = after(at_table(HJOERRING, "HK DK CK X", plain), "A declares half kings missing S, B redeal")
    assert state.is_over
    assert {payment.reason for payment in state.settlement.payments} == {"ante"}
    check_record(state)
    check_sheet(state)


# What is hidden stays hidden


def swapped(state: DanishState, one: str, other: str) -> DanishState:
    """Begin the same deal with two cards exchanged between the hands that hold them."""
    hands = list(state.hands)
    here, there = (next(seat for seat in (A, B, C) if card(token) in hands[seat]) for token in (one, other))
    hands[here] = hands[here] - cards(one) | cards(other)
    hands[there] = hands[there] - cards(other) | cards(one)
    again = start(state.ruleset, DEALER_C, tuple(hands), FUNDED, mode=state.table.mode)
    return after(again, "C moves-cups") if state.table.proceedings.cups_moved else again


def revoke_or_not(book: DanishRuleset) -> tuple[DanishState, DanishState]:
    """B throws a tarok on A's spade; in the first deal he has S9, in the second D10."""
    dealt = at_table(book, "S4 S1 S2 S3 S5 S6 S7 S8 SK", "S9 T5", "S10 SJ SC SQ D10")
    guilty, fair = (after(declared(laid(state)), "A S4, B T5") for state in (dealt, swapped(dealt, "S9", "D10")))
    return guilty, fair


def skat_or_not(book: DanishRuleset) -> tuple[DanishState, DanishState]:
    dealt = at_table(book, "", "", "SK S2 S4 S6")
    guilty, fair = (declared(laid(dealt, skat)) for skat in ("SK S2 S4", "S6 S2 S4"))
    return guilty, fair


def declaration_or_not(book: DanishRuleset) -> tuple[DanishState, DanishState]:
    dealt = at_table(book, "SK HK DK CK", "", "D10 X")
    guilty, fair = (
        after(declared_by_next(laid(state)), "A passes, B passes") for state in (dealt, swapped(dealt, "SK", "D10"))
    )
    return guilty, fair


def number_or_not(book: DanishRuleset) -> tuple[DanishState, DanishState]:
    dealt = at_table(book, "S4", "", "D10")
    guilty, fair = (after(declared(laid(state)), "A S4") for state in (miscounted(dealt, C, A, "D10"), dealt))
    return guilty, fair


@either_book
@pytest.mark.parametrize(
    ("pair", "viewer", "kind"),
    [
        (revoke_or_not, A, "revoke"),
        (skat_or_not, A, "wrong_skat"),
        (skat_or_not, B, "wrong_skat"),
        (declaration_or_not, B, "forgotten_declaration"),
        (number_or_not, B, "wrong_cards"),
    ],
)
def test_a_view_does_not_tell_whether_somebody_has_erred(
    book: DanishRuleset,
    pair: Callable[[DanishRuleset], tuple[DanishState, DanishState]],
    viewer: Seat,
    kind: str,
) -> None:
    """Two deals that differ only in a fault that nobody has noticed look the same to others."""
    guilty, fair = pair(book)
    assert (kind in kinds(guilty), kinds(fair)) == (True, [])
    assert guilty.view(viewer) == fair.view(viewer)
    assert guilty.view(viewer).legal_actions() == fair.view(viewer).legal_actions()
    assert guilty.view(viewer).claims() == fair.view(viewer).claims() == ()
    assert guilty.settlement == fair.settlement


# What the cards prove


def provable(state: DanishState, seat: Seat) -> list[str]:
    return [format_claim(claim) for claim in state.view(seat).claims()]


@either_book
def test_a_revoke_is_proved_by_a_card_that_falls_later(book: DanishRuleset) -> None:
    state = revoked(book)
    assert [provable(state, seat) for seat in (A, B, C)] == [[], [], []]
    state = after(state, "C D10, A D4, B D9")
    state = played_until(state, "S9")
    assert [provable(state, seat) for seat in (A, B, C)] == [
        ["claims-renonce B trick 1"],
        [],
        ["claims-renonce B trick 1"],
    ]
    state = after(state, "A claims-renonce B trick 1")
    assert is_void(state) or provable(accepted(state), A) == []


def played_until(state: DanishState, token: str) -> DanishState:
    """Play by the rules until a card has fallen."""
    while card(token) not in state.table.played:
        assert state.turn is not None
        plays = [offer for offer in state.legal_actions(state.turn) if isinstance(offer, Play)]
        state = state.apply(state.turn, min(plays, key=lambda play: play.card != card(token)))
    return state


@either_book
def test_a_tarok_that_falls_later_proves_that_one_was_not_played(book: DanishRuleset) -> None:
    hands = ("S4 S1 S2 S3 S5 S6 S7 S8 S9", "H9 T5", "S10 SJ SC SQ SK")
    state = played_until(after(in_play(book, *hands), "A S4, B H9"), "T5")
    assert "claims-renonce B trick 1" in provable(state, A)


@either_book
@pytest.mark.parametrize("trick", [23, 24])
def test_the_skus_proves_its_own_misuse(book: DanishRuleset, trick: int) -> None:
    state = played_to(in_play(book, "", "X"), trick, keep="X")
    state = after(state, "A demands") if trick == 23 else state
    while state.turn != B:
        assert state.turn is not None
        state = state.apply(
            state.turn, next(play for play in state.legal_actions(state.turn) if isinstance(play, Play))
        )
    if trick == 23:
        state = state.apply(B, PLAYS[min(state.hands[B] - cards("X"))])
    else:
        assert state.table.trick is not None
        state = state.apply(B, PLAYS[card("X")] if state.table.trick.plays else SKUS_LEADS[4])
    end = played_out(state)
    assert f"claims-renonce B trick {trick}" in provable(end, A)


def test_a_card_that_stood_after_the_skus_was_named_anew_proves_nothing() -> None:
    """A house without retraction: B played T5 when the skus was a spade, and then C made it a heart."""
    book = house(HJOERRING, baptism={"retraction": False})
    state = in_play(book, "X SK SQ SC SJ S10 S9 S8 S7 S6 S5 S4 S3 S2 S1", "H1 T5", "H3 H4")
    state = played_until(after(state, "A X=S, B T5, C names H, C H3"), "H1")
    assert state.faults == ()
    assert provable(state, A) == provable(state, C) == []


@either_book
def test_a_declaration_is_refuted_by_a_card_that_somebody_else_holds_or_plays(book: DanishRuleset) -> None:
    """A declares full kings; C has SK himself and knows it at once, B learns it when SK falls."""
    state = after(declared_by_next(laid(at_table(book, "HK DK CK", "X", "SK"))), "A declares full kings")
    assert [provable(state, seat) for seat in (A, B, C)] == [[], [], ["claims-declaration A"]]
    assert provable(played_until(declared(state), "SK"), B) == ["claims-declaration A"]


@either_book
def test_taroks_played_prove_that_more_were_held_than_declared(book: DanishRuleset) -> None:
    taroks = " ".join(f"T{number}" for number in range(2, 13))
    state = after(declared_by_next(laid(at_table(book, taroks, "X"))), "A declares taroks 10 without")
    end = played_out(state)
    assert "claims-declaration A" in provable(end, B)


@either_book
def test_four_kings_that_fall_prove_a_forgotten_declaration(book: DanishRuleset) -> None:
    state = after(declared_by_next(laid(at_table(book, "SK HK DK CK", "X"))), "A passes")
    state = declared(state)
    assert provable(state, B) == []
    for token in ("SK", "HK", "DK", "CK"):
        state = played_until(state, token)
    assert provable(state, B) == ["claims-declaration A"]


@either_book
def test_a_card_that_was_declared_missing_proves_it_false(book: DanishRuleset) -> None:
    state = after(declared_by_next(laid(at_table(book, "SK SQ SC SJ X"))), "A declares half S missing J")
    assert provable(played_until(declared(state), "SJ"), B) == ["claims-declaration A"]


@either_book
def test_the_skat_proves_itself_when_it_is_turned_up(book: DanishRuleset) -> None:
    """After the last trick it is counted, and everybody sees it."""
    state = declared(laid(at_table(book, "", "", "SK S2 S4"), "SK S2 S4"))
    assert provable(state, A) == provable(played_to(state, 25), A) == []
    closing = played_out(state)
    assert closing.table.proceedings.skat == cards("SK S2 S4")
    assert [provable(closing, seat) for seat in (A, B, C)] == [["claims-skat"], ["claims-skat"], []]


def test_forced_cards_that_were_not_named_prove_themselves_at_the_end() -> None:
    forced = f"X T21 T1 {' '.join(f'T{number}' for number in range(2, 21))} SK SQ SC SJ HK D4"
    state = played_out(declared(laid(at_table(HJOERRING, "", "", forced), "SQ SJ D4")))
    assert "claims-skat" in provable(state, A)


def test_a_laid_skus_that_is_named_proves_a_wrong_skat_at_once() -> None:
    """Møller, l.550-561: it may never be laid; Jensen lets it be laid for a tout."""
    for book, proved in ((HJOERRING, ["claims-skat"]), (JENSEN, [])):
        state = after(laid(at_table(book, "", "", "X S2 S4"), "X S2 S4"), "C declares laid X")
        assert provable(state, A) == proved


def test_faults_of_order_are_seen_by_all_at_once() -> None:
    state = after(laid(at_table(HJOERRING, "S4", "S9", moves_cups=False)), "B passes")
    assert [provable(state, seat) for seat in (A, B, C)] == [["claims-early B"], [], ["claims-early B"]]
    state = after(declared(state), "B plays S9, A S4")
    assert provable(state, A) == ["claims-early B", "claims-turn B", "claims-cups"]
    assert provable(state, C) == ["claims-early B", "claims-turn B"]


def test_where_a_card_is_left_over_the_end_proves_nothing_more() -> None:
    """A had too many cards, so what he declared cannot be judged from what he has played."""
    state = miscounted(at_table(HJOERRING, "SK HK DK", "CK X"), B, A, "CK")
    state = accepted(played_out(declared(laid(state))))
    closing = played_out(state)
    assert closing.phase is Phase.CLOSING
    assert closing.hands[A]
    for seat in (A, B, C):
        for claim in closing.view(seat).claims():
            assert verdict(closing.apply(seat, claim)).is_upheld


# Samples


@either_book
@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.deals) for seed in (0, *range(2, 8)))])
def test_deals_drawn_in_table_mode_look_the_same_and_hold_every_card_once(book: DanishRuleset, seed: int) -> None:
    """Also where declarations and lacks contradict each other, because somebody has erred."""
    rng = Random(seed)
    for state in faulty_deal(book, f"sample {seed}"):
        if rng.random() < 0.2:
            for seat in state.table.seating.active:
                view = state.view(seat)
                drawn = view.sample(rng)
                assert drawn.view(seat) == view
                check_cards(drawn)


@either_book
def test_a_false_declaration_cannot_be_believed_by_whoever_holds_its_cards(book: DanishRuleset) -> None:
    state = after(declared_by_next(laid(at_table(book, "", "X", "SK HK DK CK"))), "A declares full kings")
    view = state.view(C)
    drawn = view.sample(Random(1))
    assert drawn.view(C) == view
    check_cards(drawn)


# Whole deals with faults


@either_book
def test_a_position_is_told_from_its_start(book: DanishRuleset) -> None:
    state = after(position(book, A, "S2 D1 D2", "X S9 H1", "S3 C1 C2"), "A S2, B S9")
    assert [len(told.table.log) for told in history(state)] == [0, 1, 2]
    assert replayed(state) == state


@either_book
@pytest.mark.parametrize("seed", range(25))
def test_random_deals_with_faults_come_to_a_proper_end(book: DanishRuleset, seed: int) -> None:
    """The thousands of `test_faulty_deals.py`, in small."""
    *_, end = faulty_deal(book, f"small {seed}")
    assert replayed(end) == end
    for check in (check_cards, check_balance, check_payments, check_sheet, check_count, check_record):
        check(end)


def test_the_same_seed_gives_the_same_faults() -> None:
    first, second = (list(faulty_deal(HJOERRING, "again")) for _ in range(2))
    assert first == second


@either_book
def test_a_deal_that_nobody_erred_in_ends_as_in_strict_mode(book: DanishRuleset) -> None:
    """The same payments, and the same cards."""
    strict = begun(book, cups=FUNDED)
    skat = Lay(CardSet.from_cards(list(strict.hands[C] - cards("X"))[:3]))
    there = played_to(declared(at_table(book).apply(C, skat)), 26)
    here = played_to(declared(strict.apply(C, skat)), 26)
    assert agreed(there).settlement == here.settlement
    assert there.hands == here.hands == (NO_CARDS,) * 3
