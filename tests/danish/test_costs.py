"""What an act surely costs is known beforehand to whoever can see it."""

from collections.abc import Iterator
from random import Random

from tarock.core.cards import CARD_NAMES, PAGAT
from tarock.danish.actions import DEMAND, Play
from tarock.danish.costs import Cost, costs
from tarock.danish.rules import DanishRuleset
from tarock.danish.state import DanishState, DanishView
from tarock.danish.table import Phase
from tests.danish.builders import DEALER_C, A, B, C, after, either_book, house, in_play, played_to, position


def costs_of(view: DanishView) -> tuple[Cost, ...]:
    """Return what costs a seat something of all that it may do."""
    return costs(view, view.legal_actions())


def costly(state: DanishState, seat: int) -> dict[str, tuple[str, int]]:
    """What costs a seat something: by card or word, why and how much."""
    found: dict[str, tuple[str, int]] = {}
    for cost in costs_of(state.view(seat)):
        name = CARD_NAMES[cost.action.card] if isinstance(cost.action, Play) else "demands"
        found[name] = (cost.kind, cost.points)
    return found


@either_book
def test_demanding_a_skus_that_has_been_seen_to_go_costs_the_fine(book: DanishRuleset) -> None:
    """Jensen 1989, l.160-161; Møller, l.1853-1854."""
    state = played_to(in_play(book, seating=DEALER_C), 23)
    holders = [seat for seat in (A, B, C) if "X" in {CARD_NAMES[card] for card in state.hands[seat]}]
    for seat in (A, B, C):
        expected = {} if holders else {"demands": ("wrong_demand", book.fines.wrong_demand.each_cup)}
        assert expected == {name: cost for name, cost in costly(state, seat).items() if name == "demands"}


@either_book
def test_the_fine_is_what_the_demand_costs(book: DanishRuleset) -> None:
    state = played_to(after(in_play(book, "S3", "X", seating=DEALER_C), "A S3, B X"), 23)
    assert state.table.skus_is_gone()
    (cost,) = (cost for cost in costs_of(state.view(B)) if cost.action == DEMAND)
    before, paid = state.settlement.payments, state.apply(B, DEMAND).settlement.payments
    fines = [payment for payment in paid if payment not in before]
    assert {cost.points} == {payment.points for payment in fines}
    assert {cost.rule} == {payment.rule for payment in fines}


@either_book
def test_a_king_or_the_pagat_under_a_card_that_beats_it_costs(book: DanishRuleset) -> None:
    """Jensen 1989, l.263-266; Møller, l.1121-1123: played to a trick that is lost."""
    state = in_play(book, "T21 S3", "SK S2 T1 T2", "S4 S5", seating=DEALER_C)
    rule = book.lost_ultimo_card
    amount = rule.to_cup + 2 * rule.to_each
    assert costly(after(state, "A T21"), B) == {"T1": ("lost_pagat", amount)}
    assert costly(after(state, "A S3"), B) == {}
    assert costly(state, A) == {}


@either_book
def test_what_cannot_be_helped_or_is_not_certain_is_not_asked_about(book: DanishRuleset) -> None:
    ending = position(book, A, "T21 D3 D4", "T1 T2 D6", "T4 D7 D8")
    assert costly(after(ending, "A T21"), B) == {}  # a position is not scored
    forced = played_to(in_play(book, seating=DEALER_C), 25)
    for _ in range(3):
        assert forced.turn is not None
        assert costly(forced, forced.turn) == {}
        last = next(offer for offer in forced.legal_actions(forced.turn) if isinstance(offer, Play))
        forced = forced.apply(forced.turn, last)
    assert all(costly(forced, seat) == {} for seat in (A, B, C))


@either_book
def test_a_house_pays_what_it_has_agreed(book: DanishRuleset) -> None:
    own = house(book, lost_ultimo_card={"to_each": 7, "to_cup": 11})
    state = in_play(own, "T21 S3", "SK S2 T1 T2", "S4 S5", seating=DEALER_C)
    assert costly(after(state, "A T21"), B) == {"T1": ("lost_pagat", 25)}


@either_book
def test_whatever_is_said_to_cost_is_paid(book: DanishRuleset) -> None:
    """Played to the end of its trick, a card that costs has cost what was said."""
    found = [pair for seed in range(6) for pair in costs_and_payments(book, Random(seed))]
    assert found
    assert [said for said, _ in found] == [paid for _, paid in found]


def costs_and_payments(book: DanishRuleset, rng: Random) -> Iterator[tuple[int, int]]:
    """Give what cards of a deal that is played at random were said to cost, and what each would have cost."""
    state = in_play(book, seating=DEALER_C)
    while state.phase is Phase.PLAY:
        assert state.turn is not None
        for cost in costs_of(state.view(state.turn)):
            if isinstance(cost.action, Play):
                yield cost.points, paid_for(state, cost.action)
        plays = [offer for offer in state.legal_actions(state.turn) if isinstance(offer, Play)]
        state = state.apply(state.turn, rng.choice(plays))


def paid_for(state: DanishState, action: Play) -> int:
    """What a player pays for a lost king or pagat when his trick is finished."""
    seat, number = state.turn, len(state.table.tricks)
    assert seat is not None
    kind = "lost_pagat" if action.card == PAGAT else "lost_king"
    before = state.settlement.payments
    state = state.apply(seat, action)
    while len(state.table.tricks) == number:
        assert state.turn is not None
        state = state.apply(state.turn, next(o for o in state.legal_actions(state.turn) if isinstance(o, Play)))
    new = state.settlement.payments[len(before) :]
    return sum(payment.points for payment in new if payment.payer == seat and payment.reason == kind)
