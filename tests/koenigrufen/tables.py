"""What the tests of table mode share: deals at a real table, wrong cards, claims, and what they cost."""

from dataclasses import replace

from tarock.core.cardset import CardSet
from tarock.core.faults import Mode
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.koenigrufen.actions import AGREE, Correct, Play
from tarock.koenigrufen.deal import Hands
from tarock.koenigrufen.proceedings import Verdict
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState, start, steps
from tarock.koenigrufen.table import Phase
from tarock.testing.koenigrufen.checks import check_cards, check_record
from tests.koenigrufen.builders import SEATS, after, begun, filled_up, in_play, on_turn, won_by

TAROCKS_12 = "T1 T2 T3 T4 X T21 T20 T19 T18 T17 T16 T15"
"""A hand without a suit card."""


def table(
    book: KoenigrufenRuleset,
    bid: str = "A dreier",
    *hands: str,
    talon: str = "",
    call: str = "",
    discard: str = "",
    said: str = "",
) -> KoenigrufenState:
    """Return a deal in table mode in which the first card is to be led."""
    return in_play(book, bid, *hands, talon=talon, call=call, discard=discard, said=said, mode=Mode.TABLE)


def strict(state: KoenigrufenState) -> KoenigrufenState:
    """Return the same moment in strict mode."""
    again = start(state.ruleset, state.table.dealer, state.dealt, state.talon)
    for _, seat, action in steps(state):
        again = again.apply(seat, action)
    return again


def wrong_cards(state: KoenigrufenState) -> CardSet:
    """Return the cards of the player on turn that he may not play."""
    seat = on_turn(state)
    return state.hands[seat] - state.playable


def before_revoke(state: KoenigrufenState, seat: Seat, trick: int = 1) -> KoenigrufenState:
    """Play on by the rules until a seat can play a wrong card, from a trick on."""
    while not (on_turn(state) == seat and wrong_cards(state) and state.table.all_tricks[-1].number >= trick):
        state = lawful(state, 0 if on_turn(state) == seat else -1)
    return state


def lawful(state: KoenigrufenState, place: int = 0) -> KoenigrufenState:
    """Let the player on turn play the first card that he may, or another."""
    offer = state.legal_actions(on_turn(state))[place]
    assert isinstance(offer, Play)
    return state.apply(on_turn(state), offer)


def revoked(state: KoenigrufenState, seat: Seat, trick: int = 1) -> KoenigrufenState:
    """Let a seat play a wrong card as soon as it can."""
    state = before_revoke(state, seat, trick)
    return state.apply(seat, Play(wrong_cards(state).strongest()))


def corrected_by(state: KoenigrufenState, seat: Seat) -> KoenigrufenState:
    """Let a seat that is asked put its card right with the first one that it may."""
    offer = state.legal_actions(seat)[0]
    assert isinstance(offer, Correct)
    return state.apply(seat, offer)


def gathered(state: KoenigrufenState) -> KoenigrufenState:
    """Play on until the next trick has been led."""
    number = state.table.all_tricks[-1].number
    while state.phase is Phase.PLAY and state.table.all_tricks[-1].number == number:
        state = lawful(state)
    return lawful(state) if state.phase is Phase.PLAY else state


def to_the_end(state: KoenigrufenState) -> KoenigrufenState:
    """Play on by the rules until nobody is to play a card."""
    while state.phase is Phase.PLAY and state.table.proceedings.ruling is None:
        state = lawful(state)
    return state


def agreed(state: KoenigrufenState) -> KoenigrufenState:
    """Let everybody agree, and see that nothing changes by that, and that the record tells it all."""
    before = state.settlement
    while not state.is_over:
        state = state.apply(on_turn(state), AGREE)
    assert before == state.settlement
    check_cards(state)
    check_record(state)
    return state


def misdealt(
    book: KoenigrufenRuleset, *hands: str, talon: str = "", giver: Seat = 2, taker: Seat = 3
) -> KoenigrufenState:
    """Return a deal before the auction in which a card of one player lies in another's hand."""
    sets, lying = filled_up(talon, *hands)
    return start(book, 3, moved(sets, giver, taker), lying, mode=Mode.TABLE)


def moved(hands: Hands, giver: Seat, taker: Seat) -> Hands:
    card = CardSet.of(hands[giver].strongest())
    return tuple(
        hand - card if seat == giver else hand | card if seat == taker else hand for seat, hand in enumerate(hands)
    )


def laying(book: KoenigrufenRuleset, hand: str, talon: str, bid: str = "A dreier") -> KoenigrufenState:
    """Return a deal in table mode in which A has taken the first half of the talon."""
    return after(won_by(begun(book, hand, talon=talon, mode=Mode.TABLE), bid), "A takes 1")


def kinds(state: KoenigrufenState) -> list[str]:
    """Write the faults of a deal: ``A revoke must_follow``."""
    return [f"{SEAT_NAMES[fault.seat]} {fault.kind} {fault.reason}" for fault in state.faults]


def verdict(state: KoenigrufenState) -> Verdict:
    return state.table.proceedings.verdicts[-1]


def unseen_faults(state: KoenigrufenState) -> None:
    """No view tells of a fault: who looks at the table sees the same without it."""
    honest = replace(state, faults=())
    assert [state.view(seat) for seat in SEATS] == [honest.view(seat) for seat in SEATS]
