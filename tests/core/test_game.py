"""The states and views of the games keep the protocol; mypy and pyright check the assignments."""

from random import Random

import pytest

from tarock.core.game import Choice, State, View
from tarock.danish.actions import Lay
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating
from tarock.danish.skat import SkatChoice
from tarock.danish.state import start
from tarock.rulesets import load_danish


@pytest.mark.parametrize(
    "book", [load_danish("danish-jensen-1989"), load_danish("danish-hjoerring")], ids=lambda book: book.id
)
def test_a_deal_can_be_played_through_the_protocol_alone(book: DanishRuleset) -> None:
    state: State = start(book, Seating.of_three(dealer=2), "protocol")
    rng = Random(1)
    while state.turn is not None:
        assert not state.is_over
        view: View = state.view(state.turn)
        assert (view.seat, view.turn) == (state.turn, state.turn)
        offer = view.legal_actions()[0]
        state = state.apply(state.turn, offer.sample(rng) if isinstance(offer, SkatChoice) else offer)
    assert state.is_over
    assert [state.legal_actions(seat) for seat in range(3)] == [(), (), ()]


def test_a_view_gives_a_state_of_the_protocol() -> None:
    state: State = start(load_danish("danish-hjoerring"), Seating.of_three(dealer=0), "protocol")
    drawn: State = state.view(1).sample(Random(1))
    assert drawn.view(1) == state.view(1)


def test_laying_the_skat_is_a_choice_of_the_protocol() -> None:
    book = load_danish("danish-hjoerring")
    deal = start(book, Seating.of_three(dealer=0), "protocol")
    choice: Choice[Lay] = SkatChoice(book, deal.hands[0])
    assert len(choice) == len(list(choice))
    assert choice.sample(Random(1)) in list(choice)
