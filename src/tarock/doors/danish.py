"""A deal of Danish Tarok, decision by decision."""

from collections.abc import Sequence
from itertools import islice
from typing import Any, ClassVar, Final, cast

import numpy as np

from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.errors import IllegalAction
from tarock.core.game import State
from tarock.core.seats import Seat
from tarock.danish.actions import REDEAL, Action, Declare, Lay
from tarock.danish.cards import HAND_SIZE, SKAT_SIZE
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating
from tarock.danish.state import DanishState, start
from tarock.danish.table import Phase
from tarock.doors.deal import Deal, Event
from tarock.search._kernels.danish import deal_layout, encoder, layout
from tarock.search._kernels.danish import selfplay as kernel
from tarock.search._kernels.danish.selfplay import (
    _comes_to_choice as comes_to_choice,  # pyright: ignore[reportPrivateUsage] # one thing at a time, not all
)
from tarock.search.danish.packing import words
from tarock.search.danish.selfplay import ACTIONS
from tarock.search.inputs import Ints

_LEGAL: Final = [deal_layout.LEGAL_SUITS, deal_layout.LEGAL_TAROKS, deal_layout.LEGAL_SPOKEN]
_SEEN_AS: Final = {
    deal_layout.REDEALING: deal_layout.LAYING,
    deal_layout.DEMANDING: deal_layout.PLAYING,
}
"""What others take a decision for: that somebody has a right out of turn tells of his cards."""


class DanishDeal(Deal):
    """A deal of Danish Tarok among three."""

    DECISIONS: ClassVar = ("redealing", "laying", "playing", "demanding")
    RIGHTS: ClassVar = frozenset({"redealing", "demanding"})
    PASS: ClassVar = deal_layout.PASS

    @property
    def decision(self) -> str:
        """What is to be decided."""
        return self.DECISIONS[int(self.more[deal_layout.DECISION])]

    def _dealt_to(self, place: int) -> tuple[int, ...]:
        first = (2 * HAND_SIZE, 0, HAND_SIZE)[place]
        return self.cards[first : first + HAND_SIZE + (SKAT_SIZE if place == 0 else 0)]

    def _begin(self) -> None:
        kernel.clear(self.position, self.known, self.more)
        for place in range(layout.PLAYERS):
            hand = words(CardSet.from_cards(self._dealt_to(place)))
            self.position[layout.SUITS + place], self.position[layout.TAROKS + place] = hand
        kernel.begin_deal(self.plan, self.position, self.more, 0, 0)

    def _step(self, action: int) -> None:
        kernel.step(self.plan, self.position, self.known, self.more, action)

    def _go_on(self) -> None:
        while not self.is_over and not comes_to_choice(self.plan, self.position, self.known, self.more):
            if not self.is_over:
                action = int(kernel.only_choice(self.more))
                self.events.append(Event(self.player, self.decision, action, was_choice=False))

    def words(self, seat: Seat) -> Ints:
        """Return all that a seat knows now, in the words of the encoder; nobody else's legal actions."""
        more = self.more
        if seat != self.player or self.is_over:
            more = more.copy()
            more[_LEGAL] = 0
            decision = int(more[deal_layout.DECISION])
            more[deal_layout.DECISION] = _SEEN_AS.get(decision, decision)
        found: Ints = np.zeros(encoder.WORDS, np.int64)
        place = self.game.place_of(seat, self.dealer)
        encoder.write_words(self.plan, self.position, self.known, more, place, found)
        found[encoder.SECRETS :] = 0
        return found

    # The readable table

    def _readable_start(self) -> State:
        seating = Seating.of_three(self.dealer)
        hands = [NO_CARDS] * layout.PLAYERS
        for place, seat in enumerate(seating.declaring_order):
            hands[seat] = CardSet.from_cards(self._dealt_to(place))
        return start(cast("DanishRuleset", self.game.rules), seating, tuple(hands))

    def _readable_after(self, state: State, events: Sequence[Event]) -> tuple[State, int]:
        assert isinstance(state, DanishState)
        left = iter(events)
        done = 0
        while event := next(left, None):
            numbers = [event.action]
            if event.decision == self.LAYING:
                numbers += [other.action for other in islice(left, SKAT_SIZE - 1)]
                if len(numbers) < SKAT_SIZE:
                    break
            state = _declared(_done(state, event, numbers))
            done += len(numbers)
        return state, done

    def steps_of(self, action: Any, seat: Seat) -> list[int]:  # noqa: ANN401, ARG002 - as the other game has it
        """Return the single decisions that an action of the readable table is."""
        if isinstance(action, Lay):
            return list(action.cards)
        return [ACTIONS.index(action)] if action in ACTIONS else []

    # Other worlds

    def dealt_like(self, world: Any) -> Deal:  # noqa: ANN401
        """Return a deal before its first decision, with the cards of a state."""
        dealer, forehand, middle = Seating.of_three(self.dealer).declaring_order
        hands = world.dealt
        return DanishDeal(self.game, self.dealer, (*hands[forehand], *hands[middle], *hands[dealer]))

    def laid_in(self, world: Any) -> set[int]:  # noqa: ANN401
        """Return what is laid away in a state, as numbers."""
        return set(cast("DanishState", world).skat)


def _done(state: DanishState, event: Event, numbers: list[int]) -> DanishState:
    """Do at the readable table what was chosen; it may refuse a name or a demand, which changes nothing."""
    action: Action | None = ACTIONS[event.action]
    if action is None:
        return state
    if event.decision == Deal.LAYING and action != REDEAL:
        action = Lay(CardSet.from_cards(numbers))
    try:
        return state.apply(event.seat, action)
    except IllegalAction:
        assert event.decision in {"demanding", "playing"}
        return state


def _declared(state: DanishState) -> DanishState:
    """Let everybody declare what must be declared, which leaves no choice."""
    while state.phase is Phase.DECLARING and state.turn is not None:
        (declare,) = (offer for offer in state.legal_actions(state.turn) if isinstance(offer, Declare))
        state = state.apply(state.turn, declare)
    return state
