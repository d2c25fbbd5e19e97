"""Deals played at random: their records read back, and their sheets settle like the deals themselves."""

import json
from random import Random

import pytest

from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.danish.actions import Action, AskLaid, Declare, Demand, Lay, Redeal
from tarock.danish.cards import COURTS, HAND_SIZE, KINGS, PACK, SKUS_ALONE, TAROKS
from tarock.danish.events import Cups
from tarock.danish.seating import Seating
from tarock.danish.skat import SkatChoice
from tarock.danish.state import DanishState, start
from tarock.notation.cards import format_hand, parse_cards
from tarock.notation.danish.as_json import replay_json
from tarock.notation.danish.result import format_result
from tarock.notation.danish.sheet import parse_sheet, sheet_of
from tarock.notation.danish.writer import record_of
from tarock.notation.record import dumps, loads
from tests.cases.books import BOOKS, book
from tests.notation.texts import read

TABLES = [
    Seating.of_three(0),
    Seating.of_three(1),
    Seating.of_three(2),
    Seating(0, 1, 3, (2,)),
    Seating(3, 1, 2, (0,)),
    Seating(4, 0, 3, (1, 2)),
]


def options(state: DanishState, rng: Random) -> list[tuple[Seat, Action]]:
    """Return what can happen next: what the player on turn may do and, now and then, somebody else's right."""
    found: list[tuple[Seat, Action]] = []
    for seat in state.table.seating.active:
        for offer in state.legal_actions(seat):
            action = offer.sample(rng) if isinstance(offer, SkatChoice) else offer
            rare = isinstance(action, Redeal | AskLaid | Demand)
            if seat == state.turn or rng.random() < 0.2:
                found += [(seat, action)] if rare else [(seat, action)] * 5
    return found


def play_at_random(state: DanishState, rng: Random, actions: int = 1_000) -> DanishState:
    for _ in range(actions):
        if state.is_over:
            break
        state = state.apply(*rng.choice(options(state, rng)))
    return state


def begun(name: str, seed: int) -> DanishState:
    rng = Random(seed)
    cups = Cups(rng.choice((0, 60, 85)), rng.choice((0, 60, 85)))
    return start(book(name), rng.choice(TABLES), f"{name} {seed}", cups, ante=rng.random() < 0.9)


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("name", BOOKS)
def test_a_deal_played_at_random_survives_its_record(name: str, seed: int) -> None:
    state = play_at_random(begun(name, seed), Random(seed))
    result = format_result(state.settlement)
    text = dumps([record_of(state, [("Event", 'a "quoted" \\ {event}'), ("Result", result)])])
    record = read(text)

    assert record.state == state
    assert dumps([record]) == text
    assert replay_json(record.state) == replay_json(state)


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("name", BOOKS)
def test_the_two_ways_to_score_a_deal_never_disagree(name: str, seed: int) -> None:
    state = play_at_random(begun(name, seed), Random(seed))
    sheet = json.loads(json.dumps(sheet_of(state)))

    assert parse_sheet(state.ruleset, sheet).settle() == state.settlement


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("name", BOOKS)
def test_a_deal_broken_off_after_any_trick_survives_its_record(name: str, seed: int) -> None:
    rng = Random(seed)
    state = play_at_random(begun(name, seed), rng, rng.randrange(80))
    while state.table.trick is not None and (state.table.trick.plays or state.table.trick.taken_back is not None):
        state = play_at_random(state, rng, 1)

    assert read(dumps([record_of(state)])).state == state


def test_an_evening_of_random_deals_survives_its_record() -> None:
    states = [play_at_random(begun(name, seed), Random(seed)) for seed in range(100, 105) for name in BOOKS]
    records = loads(dumps(map(record_of, states)), book)

    assert [record.state for record in records] == states


# Skats that the books force


def forced(name: str, hand: CardSet) -> DanishState:
    """Give the dealer A a hand in which hardly anything may be laid."""
    rest = list(PACK - hand)
    hands = (hand, CardSet.from_cards(rest[:HAND_SIZE]), CardSet.from_cards(rest[HAND_SIZE:]))
    return start(book(name), Seating.of_three(0), hands, Cups(60, 60))


ALL_COURTS = CardSet.from_cards(card for courts in COURTS for card in courts)
FORCED = {
    "courts": ALL_COURTS | SKUS_ALONE | CardSet.from_cards(list(TAROKS)[10:]),
    "courts beside a free card": (ALL_COURTS | SKUS_ALONE | CardSet.from_cards(list(TAROKS)[11:])) | parse_cards("S1"),
    "taroks": TAROKS | SKUS_ALONE | KINGS | parse_cards("S1 S2"),
    "skus": TAROKS - parse_cards("T21 T1") | SKUS_ALONE | parse_cards("S1 S2 S3 S4 S5 S6 S7 S8"),
}


@pytest.mark.parametrize("kind", FORCED)
@pytest.mark.parametrize("name", BOOKS)
def test_laid_cards_that_must_be_named_survive_their_record(name: str, kind: str) -> None:
    """B-28: forced from a declaration, or the skus for a tout (Jensen 1989, l.38-40; Møller, l.511-513)."""
    state = forced(name, FORCED[kind])
    for seed in range(10):
        lay = SkatChoice(state.ruleset, state.hands[0]).sample(Random(seed))
        after = state.apply(0, lay)
        (declare,) = after.legal_actions(0)
        assert isinstance(declare, Declare)
        after = after.apply(0, declare)
        text = dumps([record_of(after)])

        assert isinstance(lay, Lay)
        assert f"\nA lays {format_hand(lay.cards)}\nA declares " in text
        assert read(text).state == after
        named = [str(item) for item in declare.items if str(item).startswith("laid")]
        assert ("laid X" in named) == bool(lay.cards & SKUS_ALONE)
        assert bool(named) == (kind != "skus" or bool(lay.cards & SKUS_ALONE))
