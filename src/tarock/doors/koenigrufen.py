"""A deal of Königrufen, decision by decision."""

from collections.abc import Sequence
from typing import Any, ClassVar, cast

import numpy as np
from msgspec import structs

from tarock.bots.koenigrufen.net import action_of
from tarock.core.cards import Card
from tarock.core.cardset import CardSet
from tarock.core.game import State
from tarock.core.seats import Seat
from tarock.doors.deal import Deal, Event
from tarock.koenigrufen.actions import Action, Bid, Hold, Lay, Speak, Take
from tarock.koenigrufen.cards import HAND_SIZE, PLAYERS
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState, start
from tarock.koenigrufen.table import Phase
from tarock.search._kernels.koenigrufen import deal_layout, encoder
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search._kernels.koenigrufen import selfplay as kernel
from tarock.search.inputs import Ints
from tarock.search.koenigrufen.packing import bit_of, card_from
from tarock.search.koenigrufen.selfplay import ITEMS, steps_of


class KoenigrufenDeal(Deal):
    """A deal of Königrufen."""

    DECISIONS: ClassVar = ("bidding", "adding", "calling", "buying", "laying", "speaking", "playing")
    PASS: ClassVar = deal_layout.PASS

    @property
    def decision(self) -> str:
        """What is to be decided."""
        return self.DECISIONS[int(self.more[deal_layout.DECISION])]

    @property
    def _arrays(self) -> tuple[Ints, Ints, Ints, Ints, Ints]:
        """The law, the plan of the play, its state, the history, and more."""
        return (
            self.plan,
            self.position[: deal_layout.STATE],
            self.position[deal_layout.STATE :],
            self.known,
            self.more,
        )

    def _dealt_to(self, place: int) -> tuple[int, ...]:
        return self.cards[place * HAND_SIZE : (place + 1) * HAND_SIZE]

    def _begin(self) -> None:
        law, plan, state, _, more = self._arrays
        for place in range(PLAYERS):
            state[at.HANDS + place] = sum(1 << card for card in self._dealt_to(place))
        for place, card in enumerate(self.cards[PLAYERS * HAND_SIZE :]):
            plan[at.TALON + place] = 1 << card
        kernel.begin_deal(law, state, more)

    def _step(self, action: int) -> None:
        kernel.step(*self._arrays, action)

    def _go_on(self) -> None:
        arrays, more = self._arrays, self.more
        while not more[deal_layout.OVER]:
            kernel.write_choices(*arrays)
            if more[deal_layout.CHOICES] > 1:
                return
            action = int(kernel.only_choice(more))
            self.events.append(Event(self.player, self.decision, action, was_choice=False))
            kernel.step(*arrays, action)

    def words(self, seat: Seat) -> Ints:
        """Return all that a seat knows now, in the words of the encoder; nobody else's legal actions."""
        law, plan, state, history, more = self._arrays
        if seat != self.player or self.is_over:
            more = more.copy()
            more[[deal_layout.LEGAL, deal_layout.LEGAL_SPOKEN]] = 0
            more[deal_layout.ACTOR] = seat
        found: Ints = np.zeros(encoder.WORDS, np.int64)
        encoder.write_words(law, plan, state, history, more, found)
        found[encoder.SECRETS :] = 0
        return found

    # The readable table

    def _readable_start(self) -> State:
        hands = tuple(
            CardSet.from_cards(card_from(1 << card) for card in self._dealt_to(seat)) for seat in range(PLAYERS)
        )
        talon = tuple(card_from(1 << card) for card in self.cards[PLAYERS * HAND_SIZE :])
        return start(cast("KoenigrufenRuleset", self.game.rules), self.dealer, hands, talon)

    def _readable_after(self, state: State, events: Sequence[Event]) -> tuple[State, int]:
        assert isinstance(state, KoenigrufenState)
        begun: list[Event] = []
        done = 0
        for event in events:
            begun.append(event)
            action = _whole(state, begun)
            if action is not None:
                state = _taken(state.apply(event.seat, action))
                done += len(begun)
                begun = []
        return state, done

    def steps_of(self, action: Any, seat: Seat) -> list[int]:  # noqa: ANN401
        """Return the single decisions that an action of the readable table is."""
        found = list(steps_of(action, seat, cast("KoenigrufenRuleset", self.game.rules)))
        return [*found, deal_layout.PASS] if isinstance(action, Bid | Hold) else found

    # Other worlds

    def dealt_like(self, world: Any) -> Deal:  # noqa: ANN401
        """Return a deal before its first decision, with the cards of a state."""
        cards = (card for hand in (*world.dealt, world.talon) for card in hand)
        return KoenigrufenDeal(self.game, self.dealer, [_number_of(card) for card in cards])

    def laid_in(self, world: Any) -> set[int]:  # noqa: ANN401
        """Return what is laid away in a state, as numbers."""
        return {_number_of(card) for card in cast("KoenigrufenState", world).laid}


def _whole(state: KoenigrufenState, begun: Sequence[Event]) -> Action | None:
    """Return the action that some decisions are together; None while it is not whole."""
    view = state.view(begun[0].seat)
    first = action_of(view, begun[0].action)
    if isinstance(first, Lay):
        laid = CardSet.from_cards(card_from(1 << event.action) for event in begun)
        return Lay(laid) if len(laid) == len(state.hands[begun[0].seat]) - HAND_SIZE else None
    if isinstance(first, Speak):
        return _speech(state, begun)
    if isinstance(first, Bid | Hold) and _has_own_word(state, first):
        if begun[-1].decision != "adding" or begun[-1].action != deal_layout.PASS:
            return None
        items = tuple(ITEMS[event.action - deal_layout.ANNOUNCE] for event in begun[1:-1])
        return structs.replace(first, announces=items)
    return first


def _speech(state: KoenigrufenState, begun: Sequence[Event]) -> Speak | None:
    """Return what was said in a turn of the round before play, when it is ended."""
    if begun[-1].action != deal_layout.PASS:
        return None
    view = state.view(begun[0].seat)
    said = [cast("Speak", action_of(view, event.action)) for event in begun[:-1]]
    return Speak(
        tuple(item for word in said for item in word.announces),
        tuple(target for word in said for target in word.doubles),
    )


def _has_own_word(state: KoenigrufenState, bid: Bid | Hold) -> bool:
    """Tell whether something may be announced together with a bid, which is asked for item by item."""
    best = bid if isinstance(bid, Bid) else state.table.auction.best
    assert best is not None, "only a bid can be held"
    return state.ruleset.contracts_by_id[best.contract].own_word


def _taken(state: KoenigrufenState) -> KoenigrufenState:
    """Let a declarer take the whole talon, which leaves no choice."""
    if state.phase is Phase.TALON and state.table.game.talon == "all" and state.turn is not None:
        return state.apply(state.turn, Take("all"))
    return state


def _number_of(card: Card) -> int:
    return bit_of(card).bit_length() - 1
