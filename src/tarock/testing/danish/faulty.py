"""Random deals in table mode: players who err, notice, suspect wrongly, accept and refuse."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from tarock.core.cards import SKUS, SUITS, Rank, Suit, suit_card
from tarock.core.cardset import CardSet
from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.danish.actions import MOVE_CUPS, Action, ClaimFault, Declare, Lay, Play, PlayOutOfTurn
from tarock.danish.deal import deal
from tarock.danish.declarations import Courts, Item, Kings, Matadors, Taroks
from tarock.danish.declaring import due, same_kind
from tarock.danish.events import Cups
from tarock.danish.fault_kinds import CLAIMS, IN_TRICKS, kind_of
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating
from tarock.danish.state import DanishState, start
from tarock.danish.table import Phase
from tarock.testing import clumsy
from tarock.testing.clumsy import ClumsyPlayers, miscounted
from tarock.testing.danish.playing import BOLD, Players, drawn
from tarock.testing.danish.stacking import stacked_hands


@dataclass(frozen=True, slots=True, kw_only=True)
class Clumsiness(clumsy.Clumsiness):
    """How often Danes err."""

    wrong_skat: float = 0.15
    wrong_declaration: float = 0.08
    early: float = 0.04
    """That somebody declares before the dealer."""
    out_of_turn: float = 0.004
    """That somebody plays when it is another's turn, before each action."""
    move_cups: float = 0.7


CLUMSY: Final = Clumsiness()


def faulty_deal(ruleset: DanishRuleset, seed: str | int, how: Clumsiness = CLUMSY) -> Iterator[DanishState]:
    """Give every state of a deal in table mode from the start to the end."""
    rng = Random(str(seed))  # noqa: S311 - deals are repeatable on purpose
    state = _start(ruleset, rng, how)
    yield from _ClumsyPlayers(state, rng, how).states(state)


def _start(ruleset: DanishRuleset, rng: Random, how: Clumsiness) -> DanishState:
    dealer = rng.randrange(3)
    seating = Seating.of_three(dealer)
    if rng.random() < BOLD.sit_out:
        seating = Seating(dealer, dealer + 1, (dealer + 3) % 4, ((dealer + 2) % 4,))
    hands = stacked_hands(seating, rng) if rng.random() < BOLD.stack else deal(ruleset, seating, str(rng.random()))
    if rng.random() < how.miscount:
        hands = miscounted(hands, seating.active, rng)
    cups = Cups(rng.randrange(60) * 5, rng.randrange(60) * 5)
    return start(ruleset, seating, hands, cups, mode=Mode.TABLE)


class _ClumsyPlayers(ClumsyPlayers[DanishState, Clumsiness]):
    """The players of one deal."""

    def __init__(self, state: DanishState, rng: Random, how: Clumsiness) -> None:
        super().__init__(rng, how)
        self.lawful = Players(state, BOLD, rng)

    def _properly(self, state: DanishState) -> DanishState:
        assert state.turn is not None
        if state.table.proceedings.ruling is not None or state.phase is Phase.CLOSING:
            offer = self.rng.choice(state.legal_actions(state.turn))
            return state.apply(state.turn, drawn(offer, self.rng))
        return state.apply(*self.lawful.next_action(state))

    def _tries(self, state: DanishState) -> Iterator[tuple[Seat, Action]]:
        if state.table.proceedings.ruling is not None:
            return
        seating = state.table.seating
        if state.faults and self._happens(self.clumsy.notice):
            fault = self.rng.choice(state.faults)
            claimant = self.rng.choice(seating.at_table)
            kind = kind_of(fault)
            yield claimant, ClaimFault(kind.claims[0], fault.seat, fault.trick if kind.in_trick else None)
        if self._happens(self.clumsy.suspect):
            yield self._suspicion(state)
        if state.phase in {Phase.SKAT, Phase.DECLARING} and self._happens(self.clumsy.move_cups / 4):
            yield seating.dealer, MOVE_CUPS
        yield from self._errors(state)

    def _suspicion(self, state: DanishState) -> tuple[Seat, Action]:
        seats = state.table.seating.at_table
        kind = self.rng.choice(CLAIMS)
        trick = self.rng.randrange(1, 26) if kind in IN_TRICKS and self._happens(0.5) else None
        return self.rng.choice(seats), ClaimFault(kind, self.rng.choice(seats), trick)

    def _errors(self, state: DanishState) -> Iterator[tuple[Seat, Action]]:
        turn = state.turn
        assert turn is not None
        other = self.rng.choice(state.table.seating.opponents(turn))
        if state.phase is Phase.SKAT and self._happens(self.clumsy.wrong_skat):
            number = self.rng.choice((2, 3, 3, 3, 3, 4))
            yield turn, Lay(CardSet.from_cards(self.rng.sample(list(state.hands[turn]), number)))
        if state.phase in {Phase.SKAT, Phase.DECLARING} and self._happens(self.clumsy.early):
            yield other, Declare(due(state, other))
        if state.phase is Phase.DECLARING and self._happens(self.clumsy.wrong_declaration):
            yield turn, self._wrong_declaration(state, turn)
        if state.phase is Phase.PLAY and self._happens(self.clumsy.out_of_turn) and state.hands[other]:
            yield other, PlayOutOfTurn(*self._any_card(state, other))
        if state.phase is Phase.PLAY and self._happens(self.clumsy.wrong_card):
            yield turn, Play(*self._any_card(state, turn))

    def _any_card(self, state: DanishState, seat: Seat) -> tuple[int, Suit | None]:
        card = self.rng.choice(list(state.hands[seat]))
        trick = state.table.trick
        led = card == SKUS and trick is not None and not trick.plays
        return card, self.rng.choice(list(Suit)) if led else None

    def _wrong_declaration(self, state: DanishState, seat: Seat) -> Declare:
        """Forget something, or say something that may be false."""
        (proper,) = (offer for offer in state.legal_actions(seat) if isinstance(offer, Declare))
        items: list[Item] = [item for item in proper.items if self._happens(0.5)]
        if self._happens(0.6):
            false = self._random_item()
            items = [item for item in items if not same_kind(item, false)] + [false]
        return Declare(tuple(items))

    def _random_item(self) -> Item:
        suit = self.rng.choice(SUITS)
        return self.rng.choice(
            (
                Taroks(self.rng.randrange(10, 14), with_pagat=self._happens(0.5)),
                Matadors(self.rng.randrange(3, 6)),
                Courts("full", suit),
                Courts("half", suit, suit_card(suit, Rank.QUEEN)),
                Kings("overfull"),
                Kings("half", suit_card(suit, Rank.KING)),
            )
        )
