"""What a player of Königrufen sees in the terms of the books, and that nobody is advised out of turn."""

from collections.abc import Iterator
from importlib import resources

import pytest

from tarock.core.cards import SUITS
from tarock.core.families import GAMES
from tarock.core.faults import Mode
from tarock.koenigrufen.cards import OF_SUIT, PLAYERS, TAROCKS
from tarock.koenigrufen.state import KoenigrufenState
from tarock.koenigrufen.table import Phase
from tarock.notation import record
from tarock.rulesets import load
from tarock.tutor.families import TUTORS
from tarock.tutor.koenigrufen.sight import Sight

REGISTRY = TUTORS["koenigrufen"].registry
PREDICATES = REGISTRY.predicates
DEALS = (
    "1900-02",
    "mayr-16",
    "turnier-07",
    "extra-mayr-pagatrufer",
    "extra-mayr-piccolo",
    "extra-turnier-bettel-ouvert",
)
every_deal = pytest.mark.parametrize("deal", DEALS)


def states_of(deal: str, mode: Mode | None = None) -> Iterator[KoenigrufenState]:
    file = resources.files("tarock.tutor") / "koenigrufen" / "deals" / f"{deal}.tarok"
    (found,) = record.loads(file.read_text("utf-8"), load, mode=mode)
    game = GAMES["koenigrufen"]
    state = game.begun(found.state)
    assert isinstance(state, KoenigrufenState)
    for seat, action in game.acts(found.state):
        yield state
        state = state.apply(seat, action)


@every_deal
def test_nobody_is_advised_out_of_turn(deal: str) -> None:
    for state in states_of(deal):
        for seat in set(range(PLAYERS)) - {state.turn}:
            sight = Sight(state.view(seat))
            advised = [row for row in PREDICATES if PREDICATES[row](sight) is not None]
            assert advised == [], f"seat {seat} after {len(state.table.log)} actions"


@every_deal
def test_advice_can_be_asked_for_at_a_real_table_too(deal: str) -> None:
    """The same advice in the same place: table mode changes what can go wrong, not how to play well."""
    for strict, at_table in zip(states_of(deal), states_of(deal, Mode.TABLE), strict=True):
        assert strict.turn == at_table.turn
        if strict.turn is not None:
            here, there = Sight(strict.view(strict.turn)), Sight(at_table.view(strict.turn))
            for row in PREDICATES:
                assert (PREDICATES[row](here) is None) == (PREDICATES[row](there) is None), row


@every_deal
def test_what_is_out_lies_where_nobody_can_see_it(deal: str) -> None:
    for state in states_of(deal):
        for seat in range(PLAYERS):
            sight = Sight(state.view(seat))
            assert not sight.out & (sight.hand | state.table.played)
            assert sight.tarocks_out == sight.out & TAROCKS
            if state.phase is Phase.PLAY:
                others = [hand for other, hand in enumerate(state.hands) if other != seat]
                unseen = [hand for hand in others if state.table.open_hands is None]
                assert all(hand <= sight.out for hand in unseen)


@every_deal
def test_friends_and_foes_are_never_mistaken(deal: str) -> None:
    for state in states_of(deal):
        if state.phase in {Phase.ANNOUNCING, Phase.PLAY}:
            callers = {state.table.declarer, state.partner}
            for seat in range(PLAYERS):
                sight = Sight(state.view(seat))
                for other in range(PLAYERS):
                    truth = (seat in callers) == (other in callers)
                    assert sight.friend(other) in {None, truth}
                assert sight.is_partner == (seat == state.partner)


@every_deal
def test_a_hand_is_measured_by_its_suits(deal: str) -> None:
    for state in states_of(deal):
        for seat, hand in enumerate(state.hands):
            sight = Sight(state.view(seat))
            assert sum(map(sight.length, SUITS)) + len(sight.tarocks) == len(hand)
            assert all(not hand & OF_SUIT[suit] for suit in sight.voids)


@pytest.mark.parametrize("row", list(PREDICATES))
def test_a_predicate_cites_what_its_row_cites(row: str) -> None:
    assert f"{REGISTRY.rows[row].source}." in str(PREDICATES[row].__doc__)
