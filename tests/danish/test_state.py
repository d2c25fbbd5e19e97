"""The state of a deal: turns, offers, refusals, and what never changes."""

import pickle
from collections.abc import Callable
from dataclasses import FrozenInstanceError, fields

import pytest

from tarock.core.cards import SKUS
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.errors import IllegalAction
from tarock.core.faults import Mode
from tarock.danish.actions import (
    ASK_LAID,
    CLAIM,
    DEMAND,
    NAMES,
    PLAYS,
    REDEAL,
    SKUS_LEADS,
    WAIVE,
    Action,
    Declare,
    Lay,
    Name,
    Play,
    RuleByHand,
)
from tarock.danish.cards import PACK
from tarock.danish.declarations import Kings, Matadors
from tarock.danish.events import Ante, Cup, Cups, Fund
from tarock.danish.reasons import RULE_OF, Reason
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating
from tarock.danish.skat import SkatChoice
from tarock.danish.state import DanishState, start, start_position
from tarock.danish.table import Opening, Phase
from tests.danish.builders import (
    DEALER_C,
    FIVE,
    FOUR,
    HJOERRING,
    JENSEN,
    NOLO,
    THREE,
    TOUT,
    ULTIMO,
    A,
    B,
    C,
    D,
    Played,
    after,
    begun,
    cards,
    declared,
    either_book,
    house,
    in_play,
    laid,
    offered,
    parse_move,
    played_to,
    position,
    refused,
    replayed,
    sums,
    why_not,
)

# Every reason is provoked

DEALERS_HAND = "T20 T9 T5 SQ S9 S7 S6 S4 S2 HQ H1 H3 H5 H7 H9 DQ D1 D3 D4 D6 D8 D10 CQ C10 C8 C6 C3 C1"
LED = ("X C1 C2 C3", "H1 H5 D4 D6", "H3 H4 C9 D9")
"""A may lead the skus as spades, which nobody holds."""
THIRD_LAST = ("S2 D1 D2", "X S9 H1", "S3 C1 C2")


def before_skat(hand: str = DEALERS_HAND, book: DanishRuleset = HJOERRING) -> DanishState:
    return begun(book, "", "", hand)


def at_table(book: DanishRuleset = HJOERRING, seating: Seating = DEALER_C) -> DanishState:
    """Return a deal in table mode before the skat."""
    return begun(book, seating=seating, mode=Mode.TABLE)


def kings_to_declare() -> DanishState:
    """Forehand A has to declare overfull kings."""
    state = laid(begun(HJOERRING, "X SK HK DK CK"))
    (declare,) = state.legal_actions(C)
    assert isinstance(declare, Declare)
    return state.apply(C, declare)


def move(text: str) -> tuple[int, Action]:
    return parse_move(text)


PROVOKED: dict[Reason, tuple[Callable[[], DanishState], tuple[int, Action]]] = {
    Reason.DEAL_IS_OVER: (lambda: ULTIMO.play(HJOERRING), (A, PLAYS[0])),
    Reason.NOT_YOUR_TURN: (lambda: position(HJOERRING, A, "S1", "S2", "S3"), move("B S2")),
    Reason.NOT_NOW: (before_skat, move("C S2")),
    Reason.NOT_IN_YOUR_HAND: (lambda: position(HJOERRING, A, "S1", "S2", "S3"), move("A S2")),
    Reason.HAND_HAS_TAROKS: (before_skat, (C, REDEAL)),
    Reason.NO_REDEAL: (lambda: before_skat(book=house(HJOERRING, redeal={"allowed": False})), (A, REDEAL)),
    Reason.WRONG_NUMBER_LAID: (before_skat, move("C lays S2 S4")),
    Reason.KING_LAID: (lambda: before_skat(DEALERS_HAND.replace("SQ", "SK")), move("C lays S2 S4 SK")),
    Reason.T21_LAID: (lambda: before_skat(DEALERS_HAND.replace("T20", "T21")), move("C lays S2 S4 T21")),
    Reason.PAGAT_LAID: (lambda: before_skat(DEALERS_HAND.replace("T20", "T1")), move("C lays S2 S4 T1")),
    Reason.SKUS_LAID: (lambda: before_skat(DEALERS_HAND.replace("T20", "X")), move("C lays S2 S4 X")),
    Reason.TAROK_LAID: (lambda: before_skat(DEALERS_HAND.replace("SQ", "T2")), move("C lays T2 S2 S4")),
    Reason.TAROKS_LEFT: (before_skat, move("C lays T5 S2 S4")),
    Reason.DECLARED_CARD_LAID: (
        lambda: before_skat(DEALERS_HAND.replace("D10 CQ C10 C8", "DK DC DJ C8")),
        move("C lays DJ S2 S4"),
    ),
    Reason.DECLARATION_MISSING: (kings_to_declare, (A, Declare())),
    Reason.DECLARATION_FALSE: (kings_to_declare, (A, Declare((Kings("overfull"), Matadors(3))))),
    Reason.DECLARATION_TWICE: (kings_to_declare, (A, Declare((Kings("overfull"), Kings("overfull"))))),
    Reason.MUST_FOLLOW: (lambda: after(position(HJOERRING, A, "S1 D1", "S2 H1", "S3 H2"), "A S1"), move("B H1")),
    Reason.MUST_TAROK: (lambda: after(position(HJOERRING, A, "S1 D1", "T2 H1", "S3 H2"), "A S1"), move("B H1")),
    Reason.SKUS_IN_SECOND_LAST: (lambda: position(HJOERRING, A, "X S1", "S2 H1", "S3 H2"), move("A X=S")),
    Reason.SKUS_DEMANDED: (lambda: after(position(HJOERRING, A, *THIRD_LAST), "A demands, A S2"), move("B S9")),
    Reason.SKUS_NOT_NAMED: (lambda: position(HJOERRING, A, *LED), move("A X")),
    Reason.NAMED_WITHOUT_LEAD: (lambda: after(position(HJOERRING, A, *THIRD_LAST), "A S2"), move("B X=S")),
    Reason.NO_BAPTISM: (lambda: position(HJOERRING, A, *LED), (A, CLAIM)),
    Reason.HOLDS_NAMED_SUIT: (lambda: after(position(HJOERRING, A, *LED), "A X=H"), (B, CLAIM)),
    Reason.CLAIM_FIRST: (lambda: after(position(HJOERRING, A, *LED), "A X=S"), move("B names H")),
    Reason.NAME_OR_WAIVE: (lambda: after(position(HJOERRING, A, *LED), "A X=S, B claims"), move("B H1")),
    Reason.NOBODY_HOLDS_NAME: (lambda: after(position(HJOERRING, A, *LED), "A X=S, B claims"), move("B names T")),
    Reason.DEMAND_OUTSIDE_WINDOW: (lambda: position(HJOERRING, A, *LED), (B, DEMAND)),
    Reason.DEMANDED_ALREADY: (lambda: after(position(HJOERRING, A, *THIRD_LAST), "A demands"), (C, DEMAND)),
    Reason.HOLDER_DEMANDS: (lambda: position(HJOERRING, A, *THIRD_LAST), (B, DEMAND)),
    Reason.NO_DISCLOSURE: (lambda: position(HJOERRING, A, *LED), (A, ASK_LAID)),
    Reason.ASKED_ALREADY: (lambda: after(in_play(HJOERRING), "A asks"), (B, ASK_LAID)),
    Reason.DEALER_ASKS: (lambda: in_play(HJOERRING), (C, ASK_LAID)),
    Reason.CUPS_MOVED_ALREADY: (lambda: after(at_table(), "C moves-cups"), move("C moves-cups")),
    Reason.CUPS_STAY: (before_skat, move("C moves-cups")),
    Reason.NOTHING_TO_CLAIM: (before_skat, move("A claims-cards B")),
    Reason.SITTER_CLAIMS: (
        lambda: at_table(house(HJOERRING, sitters={"may_point_out_faults": False}), seating=FOUR),
        move("C claims-cards A"),
    ),
    Reason.NO_SUCH_FAULT: (
        lambda: at_table(house(HJOERRING, fines={"declared_early": None})),
        move("C claims-early A"),
    ),
    Reason.CLAIM_ON_SITTER: (lambda: at_table(seating=FOUR), move("A claims-cards C")),
    Reason.DEALERS_DUTY: (at_table, move("C claims-skat A")),
    Reason.NOT_PLAYED_YET: (at_table, move("C claims-renonce A trick 1")),
    Reason.DECISION_OPEN: (lambda: after(at_table(), "A passes, C claims-early A"), move("B passes")),
    Reason.NO_SUCH_RULING: (at_table, (B, RuleByHand(A, A, 2, "why"))),
    Reason.NO_SUCH_ANSWER: (lambda: after(at_table(), "A passes, C claims-early A"), move("B draws A 1")),
}
ONLY_FACTS = {
    Reason.WRONG_NUMBER_DEALT,
    Reason.LAID_NOT_NAMED,
    Reason.DECLARED_BEFORE_DEALER,
    Reason.CUPS_NOT_MOVED,
}
"""What table mode notes down and strict mode makes impossible or refuses with another reason."""


def test_every_reason_is_a_refusal_or_a_fact() -> None:
    assert set(Reason) == PROVOKED.keys() | ONLY_FACTS
    assert not PROVOKED.keys() & ONLY_FACTS


@pytest.mark.parametrize("reason", PROVOKED)
def test_every_reason_is_provoked_and_names_a_rule_of_the_book(reason: Reason) -> None:
    """Strict mode (B-49): an illegal act is refused and the rule is named."""
    make, (seat, action) = PROVOKED[reason]
    refusal = refused(make(), seat, action)
    assert refusal.reason is reason
    assert refusal.rule.startswith("Møller, ")
    assert str(refusal).endswith(f"[{refusal.rule}]")


def test_every_reason_rests_on_a_rule_of_both_books() -> None:
    assert set(RULE_OF) == set(Reason)
    for book in (JENSEN, HJOERRING):
        for rule in RULE_OF.values():
            assert getattr(book, rule).source


def test_a_refusal_says_in_tokens_what_was_wrong() -> None:
    state = position(HJOERRING, A, "S1 D1", "S2 H1", "S3 H2")
    assert refused(state, *parse_move("A S2")).detail == "S2"
    assert refused(state, *parse_move("B S2")).detail == "B"
    assert refused(state, *parse_move("A redeal")).detail == "play"
    assert refused(after(state, "A S1"), *parse_move("B H1=H")).detail == "H1=H"


# Phases and turns

ACTIONS: dict[str, Action] = {
    "redeal": REDEAL,
    "lay": Lay(cards("S2 S4 S6")),
    "declare": Declare(),
    "play": Play(0),
    "claim": CLAIM,
    "name": NAMES[1],
    "waive": WAIVE,
    "demand": DEMAND,
    "ask": ASK_LAID,
}
OF_PHASE = {
    Phase.SKAT: {"redeal", "lay"},
    Phase.DECLARING: {"declare"},
    Phase.PLAY: {"play", "claim", "name", "waive", "demand", "ask"},
}


@either_book
@pytest.mark.parametrize("name", ACTIONS)
def test_every_action_has_its_phase(book: DanishRuleset, name: str) -> None:
    state = before_skat(book=book)
    for phase_state in (state, laid(state), declared(laid(state))):
        if name not in OF_PHASE[phase_state.phase]:
            refusal = refused(phase_state, C, ACTIONS[name])
            assert (refusal.reason, refusal.detail) == (Reason.NOT_NOW, phase_state.phase.value)
    assert refused(ULTIMO.play(book), C, ACTIONS[name]).reason is Reason.DEAL_IS_OVER


@either_book
@pytest.mark.parametrize("seating", [THREE, Seating.of_three(B), DEALER_C, FOUR, FIVE])
def test_a_deal_goes_from_the_skat_over_the_declarations_to_the_play_to_its_end(
    book: DanishRuleset, seating: Seating
) -> None:
    """Jensen 1989, Udtryk, l.33-34, Meldinger, l.187-188, Spillerne, l.55-56."""
    state = start(book, seating, "a deal")
    assert (state.phase, state.turn) == (Phase.SKAT, seating.dealer)
    state = laid(state)
    assert (state.phase, state.turn) == (Phase.DECLARING, seating.dealer)
    state = declared(state)
    assert (state.phase, state.turn) == (Phase.PLAY, seating.forehand)
    state = played_to(state, 26)
    assert (state.phase, state.turn, state.is_over) == (Phase.OVER, None, True)
    assert len(state.table.tricks) == 25


@either_book
def test_whoever_is_on_turn_can_always_do_something(book: DanishRuleset) -> None:
    state = start(book, THREE, "turns")
    while not state.is_over:
        assert state.turn is not None
        offers = state.legal_actions(state.turn)
        assert offers
        first = offers[0]
        state = state.apply(state.turn, next(iter(first)) if isinstance(first, SkatChoice) else first)


def test_only_redeal_demand_and_question_are_rights_of_who_is_not_on_turn() -> None:
    """Out-of-turn rights are ordinary actions."""
    state = position(HJOERRING, A, *THIRD_LAST)
    for name, action in ACTIONS.items():
        if name in {"play", "claim", "name", "waive"}:
            assert refused(state, C, action).reason is Reason.NOT_YOUR_TURN
    assert after(state, "C demands").table.demanded_by == C
    assert after(in_play(HJOERRING), "B asks").table.asked_by == B


# What is offered, and in which order


@either_book
def test_the_skat_is_offered_as_a_choice_and_then_the_redeal(book: DanishRuleset) -> None:
    hand = DEALERS_HAND.replace("T20 T9 T5", "SK HK DK")
    state = before_skat(hand, book)
    assert state.legal_actions(C) == (SkatChoice(book, cards(hand)), REDEAL)


@either_book
def test_cards_are_offered_from_the_weakest_spade_to_the_skus(book: DanishRuleset) -> None:
    state = position(
        book, A, "T21 T1 X CK C1 D1 D10 HK S2 S10", "S1 S3 S4 S5 S6 S7 S8 S9 SJ SC", "D2 D3 D4 D5 D6 D7 D8 D9 H1 H2"
    )
    assert offered(state, A) == (
        ["S2", "S10", "HK", "D10", "D1", "C1", "CK", "T1", "T21", "X=S", "X=H", "X=D", "X=C", "X=T"]
    )


@either_book
def test_what_may_be_said_is_offered_after_the_cards(book: DanishRuleset) -> None:
    """Claim, names, waive, demand, the question about the skat."""
    second = after(position(book, A, *LED), "A X=S")
    assert offered(second, B)[-3:] == ["D4", "claims", "waives"]
    third = after(second, "B D4")
    assert offered(third, C) == ["H4", "H3", "D9", "C9", "names H", "names D", "names C", "waives"]
    last_three = played_to(in_play(book, "", "X"), 23, keep="X")
    assert offered(last_three, A)[-2:] == ["demands", "asks"]
    assert offered(last_three, C)[-1:] == ["demands"]
    assert offered(last_three, B)[-1:] == ["asks"]


@either_book
@pytest.mark.parametrize("deal", [ULTIMO, NOLO, TOUT], ids=["ultimo", "nolo", "tout"])
def test_whatever_is_offered_is_accepted_and_nothing_else_is(book: DanishRuleset, deal: Played) -> None:
    """At every step of whole deals: all cards, all names and all that may be said."""
    final = deal.play(book)
    state = declared(laid(start(book, DEALER_C, final.dealt), deal.skat))
    everything: tuple[Action, ...] = (*PLAYS, *SKUS_LEADS, *NAMES, CLAIM, WAIVE, DEMAND, ASK_LAID)
    for seat, action in final.table.log[3:]:
        for player in (A, B, C):
            offers = state.legal_actions(player)
            accepted = tuple(one for one in everything if is_accepted(state, player, one))
            assert set(offers) == set(accepted)
        state = state.apply(seat, action)
    assert state == final


def is_accepted(state: DanishState, seat: int, action: Action) -> bool:
    try:
        state.apply(seat, action)
    except IllegalAction:
        return False
    return True


def test_the_same_objects_serve_all_states() -> None:
    assert [play.card for play in PLAYS] == list(range(78))
    assert all(play.named is None for play in PLAYS)
    assert [lead.card for lead in SKUS_LEADS] == [SKUS] * 5
    assert all(isinstance(name, Name) for name in NAMES)


# Immutability


@either_book
def test_an_action_leaves_the_state_as_it_was(book: DanishRuleset) -> None:
    state = position(book, A, *LED)
    hands, table = state.hands, state.table
    after(state, "A X=S, B D4, C names H, B H5, C H3")
    assert (state.hands, state.table) == (hands, table)
    assert table.trick is not None
    assert table.trick.plays == ()


@either_book
def test_a_refused_action_leaves_the_state_as_it_was(book: DanishRuleset) -> None:
    state = position(book, A, *LED)
    before = pickle.dumps(state)
    assert why_not(state, "A X") is Reason.SKUS_NOT_NAMED
    assert pickle.dumps(state) == before


def test_states_tables_tricks_and_views_cannot_be_changed() -> None:
    state = after(position(HJOERRING, A, *LED), "A X=S")
    for frozen in (state, state.table, state.table.trick, state.view(A), state.table.seating, state.table.cups):
        name = fields(frozen)[0].name  # type: ignore[arg-type] # pyright: ignore[reportArgumentType]
        with pytest.raises(FrozenInstanceError):
            setattr(frozen, name, None)


def test_states_are_equal_when_the_same_has_happened() -> None:
    one, other = (after(position(HJOERRING, A, *LED), "A X=S, B D4") for _ in range(2))
    assert one == other
    assert hash(one) == hash(other)
    assert one != after(position(HJOERRING, A, *LED), "A X=S, B D6")


@either_book
def test_a_state_can_be_pickled(book: DanishRuleset) -> None:
    for state in (start(book, FOUR, "pickle"), ULTIMO.play(book), after(position(book, A, *LED), "A X=S")):
        assert pickle.loads(pickle.dumps(state)) == state


# The log and the deal behind a state


@either_book
@pytest.mark.parametrize("deal", [ULTIMO, NOLO, TOUT], ids=["ultimo", "nolo", "tout"])
def test_a_state_can_be_played_again_from_its_deal_and_its_log(book: DanishRuleset, deal: Played) -> None:
    """Replay equals state."""
    final = deal.play(book)
    assert replayed(final) == final
    assert CardSet.from_cards(card for hand in final.dealt for card in hand) == PACK
    assert [len(hand) for hand in final.dealt] == [25, 25, 28]


@either_book
def test_the_hands_as_dealt_are_known_at_every_time(book: DanishRuleset) -> None:
    state = start(book, FOUR, "dealt")
    dealt = state.hands
    for later in (state, laid(state), declared(laid(state)), played_to(declared(laid(state)), 12)):
        assert later.dealt == dealt
    assert dealt[C] == NO_CARDS


@either_book
def test_the_log_holds_every_action_since_the_skat_but_not_the_skat(book: DanishRuleset) -> None:
    """Nothing hidden is ever kept on the table."""
    state = laid(begun(book), "")
    assert state.table.log == ()
    state = after(declared(state), "A asks")
    assert [type(action).__name__ for _, action in state.table.log] == ["Declare"] * 3 + ["AskLaid"]
    assert [seat for seat, _ in state.table.log] == [C, A, B, A]


@either_book
def test_everything_that_is_said_in_a_trick_is_in_the_log(book: DanishRuleset) -> None:
    moves = "A X=S, B claims, B waives, B D4, C names H, B H5, C H3"
    state = after(position(book, A, *LED), moves)
    assert list(state.table.log) == [parse_move(one) for one in moves.split(",")]


# Starting


@either_book
def test_a_deal_starts_from_a_seed_or_from_its_hands(book: DanishRuleset) -> None:
    seeded = start(book, THREE, "a seed", Cups(60, 70))
    assert start(book, THREE, seeded.hands, Cups(60, 70)) == seeded
    assert seeded.table.cups == Cups(60, 70)
    assert seeded.ruleset is book


@either_book
def test_the_settlement_is_known_at_every_time(book: DanishRuleset) -> None:
    """What has been paid so far; at the end the whole settlement."""
    state = start(book, THREE, "money")
    assert state.table.events == (Fund(Cup.KING), Fund(Cup.PAGAT), Ante())
    assert sums(state.settlement) == ((-50, -40, -40), (65, 65))
    final = played_to(declared(laid(state)), 26)
    net, cups = sums(final.settlement)
    assert sum(net) + sum(cups) == 0


@either_book
def test_a_position_starts_with_its_trick_and_its_leader(book: DanishRuleset) -> None:
    """docs/formats.md: [Start "trick 23"], [Leader "C"]."""
    state = start_position(
        book, DEALER_C, (cards("S2 D1 D2"), cards("X S9 H1"), cards("S3 C1 C2")), Opening(trick=23, leader=C)
    )
    assert (state.phase, state.turn) == (Phase.PLAY, C)
    assert state.table.trick is not None
    assert (state.table.trick.number, state.table.is_position) == (23, True)
    assert state.dealt == state.hands
    assert [state.table.cards_left(seat) for seat in (A, B, C)] == [3, 3, 3]


@either_book
def test_in_a_position_without_the_skus_it_has_gone(book: DanishRuleset) -> None:
    assert position(book, A, "S1", "S2", "S3").table.skus_is_gone()
    assert not position(book, A, "S1", "S2", "X").table.skus_is_gone()


# The table


@either_book
def test_the_table_counts_the_cards_that_each_seat_holds(book: DanishRuleset) -> None:
    state = start(book, FOUR, "left")
    assert [state.table.cards_left(seat) for seat in (A, B, C, D)] == [28, 25, 0, 25]
    state = laid(state)
    assert [state.table.cards_left(seat) for seat in (A, B, C, D)] == [25, 25, 0, 25]
    state = declared(state)
    state = state.apply(B, next(play for play in state.legal_actions(B) if isinstance(play, Play)))
    assert [state.table.cards_left(seat) for seat in (A, B, C, D)] == [25, 24, 0, 25]
    assert [len(hand) for hand in state.hands] == [25, 24, 0, 25]


@either_book
def test_the_skus_has_gone_once_it_is_played(book: DanishRuleset) -> None:
    state = in_play(book, "X")
    assert not state.table.skus_is_gone()
    assert after(state, "A X=T").table.skus_is_gone()


def test_the_skus_has_gone_once_it_is_laid_and_named() -> None:
    """Jensen 1989, Udtryk, l.40: the laying is announced with the declarations."""
    state = after(begun(JENSEN, "", "", DEALERS_HAND.replace("T20", "X")), "C lays X S2 S4")
    assert not state.table.skus_is_gone()
    (declare,) = state.legal_actions(C)
    assert isinstance(declare, Declare)
    state = state.apply(C, declare)
    assert state.table.skus_is_gone()
    assert state.table.named_in_skat == cards("X")


# Players who sit out


@either_book
@pytest.mark.parametrize("name", ACTIONS)
def test_a_player_who_sits_out_can_do_nothing(book: DanishRuleset, name: str) -> None:
    """Jensen 1989, Spillerne, l.120-121; Møller, Deltagere, l.357-358."""
    state = start(book, FOUR, "sitter")
    for phase_state in (state, laid(state), declared(laid(state)), played_to(declared(laid(state)), 23)):
        assert phase_state.legal_actions(C) == ()
        assert phase_state.view(C).legal_actions() == ()
        refusal = refused(phase_state, C, ACTIONS[name])
        assert (refusal.reason, refusal.detail) == (Reason.NOT_YOUR_TURN, "C")
