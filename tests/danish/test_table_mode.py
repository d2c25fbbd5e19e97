"""The fines of both books, each noticed at once, late, after the last trick, never, and claimed falsely.

Jensen 1989, Betalinger, l.256-280: play stops.  Møller, Bøder, l.2391-2404: a deal marked * is void unless both others
let it stand.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest

from tarock.core.cards import SKUS, Suit
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.danish.actions import PLAYS, SKUS_LEADS, Play
from tarock.danish.cards import SECOND_LAST_TRICK, SKUS_ALONE, THIRD_LAST_TRICK
from tarock.danish.reasons import Reason
from tarock.danish.rules import DanishRuleset
from tarock.danish.state import DanishState
from tarock.danish.table import Phase
from tarock.testing.danish.properties import check_record, check_sheet
from tests.danish.builders import (
    HJOERRING,
    JENSEN,
    A,
    B,
    C,
    after,
    either_book,
    laid,
    parse_move,
    played_to,
    refused,
    why_not,
)
from tests.danish.tables import (
    accepted,
    act_of,
    agreed,
    asked,
    at_table,
    declared,
    declared_by_next,
    fine_of,
    fined,
    in_play,
    is_void,
    kinds,
    paid,
    played_out,
    replayed,
    strict,
    verdict,
)

TEN_TAROKS = "T2 T3 T4 T5 T6 T7 T8 T9 T10 T11"
"""A hand that must declare something, so that a wrong skat cannot be put right any more (Jensen 1989, l.260-261)."""


@dataclass(frozen=True)
class Scene:
    """A fault right after it was committed.  Dealer C, forehand A, middle hand B."""

    name: str
    kind: str
    reason: Reason
    build: Callable[[DanishRuleset], DanishState]
    claim: str
    jensen: int | None
    """What the book asks into each cup; None where it does not know the fault."""
    moeller: int | None

    @property
    def offender(self) -> Seat:
        return SEAT_NAMES.index(self.claim.split()[2])

    def each_cup(self, book: DanishRuleset) -> int:
        amount = self.moeller if book is HJOERRING else self.jensen
        assert amount is not None
        return amount


# The scenes


def wrong_skat(hand: str, skat: str, a: str = TEN_TAROKS, b: str = "") -> Callable[[DanishRuleset], DanishState]:
    """The dealer lays wrongly and says nothing of it; then A makes a positive declaration."""

    def build(book: DanishRuleset) -> DanishState:
        state = laid(at_table(book, a, b, hand), skat)
        state = declared_by_next(declared_by_next(state))
        assert state.table.declared[A]
        return state

    return build


def revoked(moves: str, *hands: str) -> Callable[[DanishRuleset], DanishState]:
    return lambda book: after(in_play(book, *hands), moves)


def declares(moves: str, *hands: str) -> Callable[[DanishRuleset], DanishState]:
    return lambda book: after(declared_by_next(laid(at_table(book, *hands))), moves)


def skus_of_b(book: DanishRuleset, trick: int) -> DanishState:
    """B has kept the skus to a trick in which it was perhaps demanded, and it is his turn."""
    state = played_to(in_play(book, "", "X"), trick, keep="X")
    if trick == THIRD_LAST_TRICK:
        state = after(state, "A demands")
    while state.turn != B:
        assert state.turn is not None
        state = state.apply(
            state.turn, next(play for play in state.legal_actions(state.turn) if isinstance(play, Play))
        )
    return state


def skus_withheld(book: DanishRuleset) -> DanishState:
    state = skus_of_b(book, THIRD_LAST_TRICK)
    return state.apply(B, PLAYS[min(state.hands[B] - SKUS_ALONE)])


def skus_in_second_last(book: DanishRuleset) -> DanishState:
    state = skus_of_b(book, SECOND_LAST_TRICK)
    assert state.table.trick is not None
    return state.apply(B, PLAYS[SKUS] if state.table.trick.plays else SKUS_LEADS[Suit.TAROK])


ALL_TAROKS_BUT_TWO = (TEN_TAROKS, "T12 T13 T14 T15 T16 T17 T18 T21 T1 X")
FORCED = f"X T21 T1 {' '.join(f'T{number}' for number in range(2, 21))} SK SQ SC SJ HK D4"

SKAT: list[tuple[str, Reason, Callable[[DanishRuleset], DanishState]]] = [
    ("a king laid", Reason.KING_LAID, wrong_skat("SK S2 S4", "SK S2 S4")),
    ("T21 laid", Reason.T21_LAID, wrong_skat("T21 S2 S4", "T21 S2 S4")),
    ("the pagat laid", Reason.PAGAT_LAID, wrong_skat("T1 S2 S4", "T1 S2 S4")),
    ("a tarok laid beside T21", Reason.TAROK_LAID, wrong_skat("T21 T20 S2 S4", "T20 S2 S4")),
    (
        "one of the last two taroks laid",
        Reason.TAROKS_LEFT,
        wrong_skat("T19 T20 S2 S4", "T20 S2 S4", *ALL_TAROKS_BUT_TWO),
    ),
    ("a declared jack laid", Reason.DECLARED_CARD_LAID, wrong_skat("DK DQ DC DJ S2 S4", "DJ S2 S4")),
    ("forced cards not named", Reason.LAID_NOT_NAMED, wrong_skat(FORCED, "SQ SJ D4", a="DK DQ DC DJ")),
]
SKUS_LAID = wrong_skat("X S2 S4", "X S2 S4")
SCENES = [
    *(Scene(name, "wrong_skat", reason, build, "A claims-skat C", 40, 40) for name, reason, build in SKAT),
    Scene("the skus laid", "wrong_skat", Reason.SKUS_LAID, SKUS_LAID, "A claims-skat C", None, 40),
    Scene("a laid skus not named", "wrong_skat", Reason.LAID_NOT_NAMED, SKUS_LAID, "A claims-skat C", 40, None),
    Scene(
        "suit not followed",
        "revoke",
        Reason.MUST_FOLLOW,
        revoked("A S4, B H9", "S4", "S9 H9"),
        "C claims-renonce B trick 1",
        40,
        40,
    ),
    Scene(
        "no tarok played",
        "revoke",
        Reason.MUST_TAROK,
        revoked("A S4, B H9", "S4 S1 S2 S3 S5 S6 S7 S8 S9", "H9 T5", "S10 SJ SC SQ SK"),
        "A claims-renonce B",
        40,
        40,
    ),
    Scene(
        "the demanded skus not given",
        "revoke",
        Reason.SKUS_DEMANDED,
        skus_withheld,
        "C claims-renonce B trick 23",
        40,
        40,
    ),
    Scene(
        "the skus in the second-last trick",
        "revoke",
        Reason.SKUS_IN_SECOND_LAST,
        skus_in_second_last,
        "C claims-renonce B trick 24",
        40,
        40,
    ),
    Scene(
        "kings not declared",
        "forgotten_declaration",
        Reason.DECLARATION_MISSING,
        declares("A passes", "SK HK DK CK"),
        "B claims-declaration A",
        40,
        40,
    ),
    Scene(
        "a half suit declared without the skus",
        "false_declaration",
        Reason.DECLARATION_FALSE,
        declares("A declares half S missing J", "SK SQ SC", "X", "SJ"),
        "B claims-declaration A",
        40,
        40,
    ),
    Scene(
        "declared before the dealer has laid",
        "declared_early",
        Reason.DECLARED_BEFORE_DEALER,
        lambda book: laid(after(at_table(book), "A passes")),
        "B claims-early A",
        None,
        20,
    ),
    Scene(
        "declared before the dealer",
        "declared_early",
        Reason.DECLARED_BEFORE_DEALER,
        lambda book: after(laid(at_table(book)), "B passes"),
        "A claims-early B",
        None,
        20,
    ),
    Scene(
        "led out of turn",
        "out_of_turn",
        Reason.NOT_YOUR_TURN,
        lambda book: after(in_play(book, "", "S9"), "B plays S9"),
        "A claims-turn B",
        None,
        20,
    ),
    Scene(
        "played out of turn",
        "out_of_turn",
        Reason.NOT_YOUR_TURN,
        lambda book: after(in_play(book, "S4", "", "S9"), "A S4, C plays S9"),
        "A claims-turn C",
        None,
        20,
    ),
    Scene(
        "cups not moved",
        "cups_not_moved",
        Reason.CUPS_NOT_MOVED,
        lambda book: after(declared(laid(at_table(book, "S4", moves_cups=False))), "A S4"),
        "B claims-cups C",
        None,
        5,
    ),
]
IN_BOOKS = [
    pytest.param(book, scene, id=f"{name} {scene.name}")
    for scene in SCENES
    for name, book, amount in (("jensen", JENSEN, scene.jensen), ("moeller", HJOERRING, scene.moeller))
    if amount is not None
]
every_fault = pytest.mark.parametrize(("book", "scene"), IN_BOOKS)


def later(state: DanishState) -> DanishState:
    """Play by the rules for some tricks more."""
    state = declared(state)
    assert state.table.trick is not None
    return played_to(state, max(12, state.table.trick.number + 1))


WHEN: dict[str, Callable[[DanishState], DanishState]] = {
    "at once": lambda state: state,
    "late": later,
    "after the last trick": played_out,
}


@every_fault
@pytest.mark.parametrize("when", WHEN)
def test_a_fault_that_is_noticed_costs_what_the_book_says(book: DanishRuleset, scene: Scene, when: str) -> None:
    """Jensen 1989, l.260-278; Møller, l.2395-2404."""
    state = WHEN[when](scene.build(book))
    assert fined(state) == {}

    state = after(state, scene.claim)

    assert verdict(state).is_upheld
    assert {fault.kind for fault in verdict(state).faults} == {scene.kind}
    assert verdict(state).faults[0].reason is scene.reason
    assert paid(state, scene.kind) == fine_of(scene.offender, scene.each_cup(book))


@every_fault
def test_a_fault_that_nobody_notices_stands(book: DanishRuleset, scene: Scene) -> None:
    """Whatever was not claimed when all three have agreed to settle is not fined any more (B-49)."""
    state = agreed(played_out(scene.build(book)))

    assert scene.kind in kinds(state)
    assert (fined(state), is_void(state)) == ({}, False)
    seat, claim = parse_move(scene.claim)
    assert refused(state, seat, claim).reason is Reason.DEAL_IS_OVER


FALSE_CLAIMS = [
    *("A claims-skat C", "C claims-renonce B", "C claims-renonce B trick 1", "B claims-declaration A"),
    *("A claims-cards B", "C claims-early A", "A claims-turn B", "B claims-cups C"),
]


@pytest.mark.parametrize("trick", [2, 12, 26], ids=["at once", "late", "after the last trick"])
@pytest.mark.parametrize("claim", FALSE_CLAIMS)
@either_book
def test_a_claim_that_proves_false_has_no_consequence(book: DanishRuleset, claim: str, trick: int) -> None:
    """Neither book sets anything on it; Jensen does not know the last three faults at all."""
    state = played_to(in_play(book), trick)
    if book is JENSEN and claim in FALSE_CLAIMS[-3:]:
        assert why_not(state, claim) is Reason.NO_SUCH_FAULT
        return

    claimed = after(state, claim)

    assert not verdict(claimed).is_upheld
    assert claimed.table.log == (*state.table.log, parse_move(claim))
    assert (claimed.hands, claimed.turn, claimed.phase) == (state.hands, state.turn, state.phase)
    assert claimed.settlement == state.settlement


@every_fault
def test_a_claim_about_somebody_else_uncovers_nothing(book: DanishRuleset, scene: Scene) -> None:
    seat, verb, offender, *rest = scene.claim.split()
    other = {A: "B", B: "A", C: "A"}[SEAT_NAMES.index(offender)]
    state = later(scene.build(book))
    if verb in {"claims-skat", "claims-cups"}:
        assert why_not(state, f"{seat} {verb} {other}") is Reason.DEALERS_DUTY
    else:
        assert not verdict(after(state, f"{seat} {verb} {other}")).is_upheld
    assert not rest or not verdict(after(state, f"{seat} {verb} {offender} trick {1 + (rest[1] == '1')}")).is_upheld


@every_fault
def test_a_fault_is_fined_once_however_often_it_is_claimed(book: DanishRuleset, scene: Scene) -> None:
    state = after(WHEN["after the last trick"](scene.build(book)), scene.claim)
    if not state.is_over:
        state = after(accepted(state), scene.claim)
        assert not verdict(state).is_upheld
    assert paid(state, scene.kind) == fine_of(scene.offender, scene.each_cup(book))


# What becomes of the deal

GOES_ON = {"cups_not_moved"}


@every_fault
@pytest.mark.parametrize("when", WHEN)
def test_jensen_stops_the_deal_and_moeller_asks_the_others(book: DanishRuleset, scene: Scene, when: str) -> None:
    """Jensen 1989, l.260-278, l.285-288; Møller, l.2391-2394; B-34, B-36."""
    state = after(WHEN[when](scene.build(book)), scene.claim)
    order = state.table.seating.order_from(scene.offender)[1:]
    others = " ".join(SEAT_NAMES[seat] for seat in order)

    assert is_void(state) == (book is JENSEN)
    if book is HJOERRING:
        question = "void" if scene.kind == "false_declaration" else "accept"
        assert asked(state) == (("", "") if scene.kind in GOES_ON else (question, others))


@every_fault
def test_play_goes_on_where_the_others_let_the_deal_stand(book: DanishRuleset, scene: Scene) -> None:
    """Møller, l.2391-2394: the fine remains."""
    state = after(scene.build(book), scene.claim)
    if book is JENSEN:
        assert state.is_over
        return

    state = agreed(played_out(accepted(state)))

    assert not is_void(state)
    assert paid(state, scene.kind) == fine_of(scene.offender, scene.each_cup(book))
    assert len(state.table.tricks) == 25


@every_fault
def test_a_record_and_a_sheet_tell_a_fault_as_it_was(book: DanishRuleset, scene: Scene) -> None:
    """`docs/formats.md`: the two ways to score can never disagree."""
    state = after(WHEN["late"](scene.build(book)), scene.claim)
    for end in {state, state if state.is_over else agreed(played_out(accepted(state)))}:
        assert replayed(end) == end
        check_sheet(end)
        if end.table.trick is None or not end.table.trick.plays:
            check_record(end)


# Strict mode


@every_fault
def test_strict_mode_refuses_every_fault_with_its_reason(book: DanishRuleset, scene: Scene) -> None:
    """B-49: the same check, and the rule is named.  Strict mode knows no duty to move the cups."""
    before, seat, action = act_of(scene.build(book), scene.reason)
    if scene.kind == "cups_not_moved":
        assert not strict(before).apply(seat, action).faults
        return
    expected = {
        Reason.LAID_NOT_NAMED: Reason.DECLARATION_MISSING,
        Reason.DECLARED_BEFORE_DEALER: Reason.NOT_NOW if before.phase is Phase.SKAT else Reason.NOT_YOUR_TURN,
    }
    assert refused(strict(before), seat, action).reason is expected.get(scene.reason, scene.reason)


@pytest.mark.parametrize(
    "scene", [scene for scene in SCENES if scene.moeller and not scene.jensen], ids=lambda s: s.name
)
def test_jensen_refuses_what_his_book_sets_nothing_on(scene: Scene) -> None:
    """Jensen has no rule on cards out of turn, on declaring before the dealer or on moving the cups."""
    before, seat, action = act_of(scene.build(HJOERRING), scene.reason)
    state = replace(before, table=replace(before.table, ruleset=JENSEN))
    if scene.kind in {"cups_not_moved", "wrong_skat"}:
        assert not state.apply(seat, action).faults
    else:
        assert refused(state, seat, action).reason in {Reason.NOT_NOW, Reason.NOT_YOUR_TURN}
