"""Random endings of Danish Tarok, and what can be forced in them: the plainest search over the readable engine."""

from collections.abc import Callable, Hashable, Iterator
from random import Random

from tarock.core.cards import PAGAT, SKUS, Suit, suit_of
from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.danish.actions import DEMAND, Action, AskLaid, Demand
from tarock.danish.cards import KINGS, PACK, TAROKS
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating
from tarock.danish.skat import SkatChoice
from tarock.danish.state import DanishState, start_position
from tarock.danish.table import Opening
from tarock.danish.trick import Trick
from tarock.search.danish.solver import Goal


def random_ending(ruleset: DanishRuleset, tricks: int, rng: Random) -> DanishState:
    """Return a random position before one of the last tricks, rich in kings and with pagat and skus as a rule.

    The other cards are taroks and cards of few suits, so that suits run out.
    """
    special = [card for card in (SKUS, PAGAT, *KINGS) if rng.random() < (0.8 if card == SKUS else 0.4)]
    suits = rng.sample(list(Suit)[:4], rng.randint(1, 4))
    rest = [card for card in PACK if card not in special and (card in TAROKS or suit_of(card) in suits)]
    cards = special + rng.sample(rest, 3 * tricks - min(len(special), 3 * tricks))
    rng.shuffle(cards)
    hands = tuple(CardSet.from_cards(cards[seat * tricks : (seat + 1) * tricks]) for seat in range(3))
    return start_position(ruleset, Seating.of_three(rng.randrange(3)), hands, Opening(26 - tricks, rng.randrange(3)))


def played_on(state: DanishState, actions: int, rng: Random) -> DanishState:
    """Return a state some random actions later, at most at the last one."""
    for _ in range(actions):
        seat, action = rng.choice([*options(state)])
        after = state.apply(seat, action)
        if after.is_over:
            return state
        state = after
    return state


def options(state: DanishState) -> Iterator[tuple[Seat, Action]]:
    """Give everything that anybody may do; nobody demands a skus that has gone."""
    for seat in state.table.seating.active:
        for action in state.legal_actions(seat):
            assert not isinstance(action, SkatChoice)
            wrong = isinstance(action, Demand) and state.table.skus_is_gone()
            if not wrong and not isinstance(action, AskLaid):
                yield seat, action


def happens(goal: Goal) -> Callable[[tuple[Trick, ...]], bool]:
    """Return the test of a goal on the tricks of a position."""

    def met(tricks: tuple[Trick, ...]) -> bool:
        winner, winning = tricks[-1].best()
        last = dict(tricks[-1].plays)
        if goal.kind == "nolo":
            return goal.seat not in {trick.best()[0] for trick in tricks}
        if goal.kind == "tout":
            return {goal.seat} == {trick.best()[0] for trick in tricks}
        if goal.kind == "last":
            return winner == goal.seat
        if goal.kind == "ultimo":
            return winner == goal.seat and winning in goal.cards
        return winner != goal.seat and last[goal.seat] in goal.cards

    return lambda tricks: met(tricks) != goal.negated


def can_force(state: DanishState, goal: Goal, coalition: frozenset[Seat]) -> bool:
    """Tell whether a coalition can force a goal; whoever is not on turn may demand before each action."""
    wanted = happens(goal)
    seen: dict[Hashable, bool] = {}

    def can(now: DanishState) -> bool:
        if now.is_over:
            return wanted(now.table.tricks)
        takers = {trick.best()[0] for trick in now.table.tricks} if goal.kind in {"nolo", "tout"} else set()
        is_lost = goal.seat in takers if goal.kind == "nolo" else bool(takers - {goal.seat})
        key = now.hands, now.table.trick, now.table.demanded_by is None, is_lost
        if key not in seen:
            seen[key] = decide(now)
        return seen[key]

    def decide(now: DanishState) -> bool:
        ours = now.turn in coalition
        values: list[bool] = []
        for seat, action in options(now):
            value = can(now.apply(seat, action))
            if (seat in coalition) == ours:
                values.append(value)
            elif value != ours:
                assert action == DEMAND
                return value
        return any(values) if ours else all(values)

    return can(state)


def each_for_himself(state: DanishState) -> dict[Seat, int]:
    """Return what each player is paid when everybody takes the first of the actions that pay him most.

    The skus is demanded, when its holder is about to play, if one of the two others gains by it.
    """
    if state.is_over:
        return dict(state.settlement.net)
    seat = state.turn
    assert seat is not None
    acts = [action for player, action in options(state) if player == seat and action != DEMAND]
    results = [each_for_himself(state.apply(seat, action)) for action in acts]
    best = max(results, key=lambda net: net[seat])  # the first of equals
    others = [other for other in state.table.seating.opponents(seat) if (other, DEMAND) in options(state)]
    if SKUS in state.hands[seat] and others:
        demanded = each_for_himself(state.apply(others[0], DEMAND))
        if any(demanded[other] > best[other] for other in others):
            return demanded
    return best


def sure(state: DanishState, asked: Seat) -> int:
    """Return what a player is sure of against both others, who may demand from him before each action."""
    if state.is_over:
        return dict(state.settlement.net)[asked]
    values = [(seat, sure(state.apply(seat, action), asked)) for seat, action in options(state)]
    in_turn = [value for seat, value in values if seat == state.turn]
    found = max(in_turn) if state.turn == asked else min(in_turn)
    for seat, value in values:
        if seat != state.turn:
            found = max(found, value) if seat == asked else min(found, value)
    return found
