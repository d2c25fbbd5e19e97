"""Deals for evenings: settled from a sheet, or played at random."""

from random import Random

from tarock.club import Evening, Sitting, cup_sets
from tarock.danish.events import Ante, Cup, Event, Fund, Redealt
from tarock.danish.settlement import Settlement, settle
from tarock.danish.skat import SkatChoice
from tarock.danish.state import DanishState, start

FUNDED = (Fund(Cup.KING), Fund(Cup.PAGAT))


def sheet(evening: Evening, *events: Event, cup_set: int = 0) -> Settlement:
    """Settle what a secretary writes down for the next deal."""
    sitting = evening.sittings[cup_set]
    return settle(evening.ruleset, sitting.seating, evening.cups(cup_set), events)


def with_deals(evening: Evening, *events: Event) -> Evening:
    """Write down a round in which the same happened in every game."""
    return evening.with_round([sheet(evening, *events, cup_set=cup_set) for cup_set in range(len(evening.sittings))])


def play_round(evening: Evening, rng: Random) -> Evening:
    """Play every game of the next round at random."""
    settlements: list[Settlement] = []
    for sitting in evening.sittings:
        settlement, redealt = play_deal(evening, sitting, rng)
        while redealt:
            evening = evening.with_redeal(settlement, sitting.cup_set)
            settlement, redealt = play_deal(evening, sitting, rng)
        settlements.append(settlement)
    return evening.with_round(settlements)


def play_deal(evening: Evening, sitting: Sitting, rng: Random) -> tuple[Settlement, bool]:
    """Play a deal at random; was it thrown in for a redeal?"""
    cups = evening.cups(sitting.cup_set)
    state = start(evening.ruleset, sitting.seating, str(rng.random()), cups)
    while state.turn is not None:
        state = step(state, rng)
    events = state.table.events
    if not evening.next_ante_is_due(sitting.cup_set):
        events = tuple(event for event in events if not isinstance(event, Ante))
    settlement = settle(evening.ruleset, sitting.seating, cups, events)
    return settlement, any(isinstance(event, Redealt) for event in events)


def step(state: DanishState, rng: Random) -> DanishState:
    assert state.turn is not None
    action = rng.choice(state.legal_actions(state.turn))
    return state.apply(state.turn, action.sample(rng) if isinstance(action, SkatChoice) else action)


def in_cups(evening: Evening) -> int:
    """What lies in all cups together."""
    sets = range(cup_sets(evening.rotation))
    return sum(evening.cups(cup_set)[cup] for cup_set in sets for cup in Cup)


def is_balanced(evening: Evening) -> bool:
    return sum(evening.totals) + in_cups(evening) == 0
