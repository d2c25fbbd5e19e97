"""Random deals of Königrufen in table mode: players who err, notice, suspect wrongly, correct, stop and play on."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Final

from tarock.core.cards import Card
from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.koenigrufen.actions import (
    PASS,
    STRIKE,
    TALK,
    THROW_IN,
    Action,
    Bid,
    ClaimFault,
    ClaimLost,
    Correct,
    Expose,
    Lay,
    Play,
    Speak,
    Take,
)
from tarock.koenigrufen.bonus_kinds import ANNOUNCED, BIRD_CARDS, BIRDS, DUE, LOST
from tarock.koenigrufen.cards import HAND_SIZE, PLAYERS, TAROCKS
from tarock.koenigrufen.deal import deal
from tarock.koenigrufen.fault_kinds import CLAIMS, kind_of
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenState, start
from tarock.koenigrufen.table import Phase
from tarock.koenigrufen.talon import DiscardChoice
from tarock.testing import clumsy
from tarock.testing.clumsy import ClumsyPlayers, miscounted
from tarock.testing.koenigrufen.playing import STACKED, Players
from tarock.testing.koenigrufen.stacking import stacked


@dataclass(frozen=True, slots=True, kw_only=True)
class Clumsiness(clumsy.Clumsiness):
    """How often players of Königrufen err."""

    miscount: float = 0.06
    bluff: float = 0.06
    """That somebody bids a game whatever his hand, each time."""
    wrong_half: float = 0.1
    wrong_discard: float = 0.15
    wrong_announcement: float = 0.04
    wrong_card: float = 0.03
    expose: float = 0.003
    throw_in: float = 0.001
    correct: float = 0.2
    """That somebody sees his own wrong card while it lies, before each action."""
    lost: float = 0.1
    """That somebody claims what he has lost, before each action after the play."""
    strike: float = 0.01


CLUMSY: Final = Clumsiness()


def faulty_deal(ruleset: KoenigrufenRuleset, seed: str | int, how: Clumsiness = CLUMSY) -> Iterator[KoenigrufenState]:
    """Give every state of a deal in table mode from the start to the end."""
    rng = Random(f"faulty {ruleset.id} {seed}")  # noqa: S311 - deals are repeatable on purpose
    dealer = rng.randrange(PLAYERS)
    hands, talon = stacked(rng) if rng.random() < STACKED else deal(dealer, str(rng.random()))
    if rng.random() < how.miscount:
        hands = miscounted(hands, range(PLAYERS), rng)
    state = start(ruleset, dealer, hands, talon, mode=Mode.TABLE)
    yield from _ClumsyPlayers(rng, how).states(state)


class _ClumsyPlayers(ClumsyPlayers[KoenigrufenState, Clumsiness]):
    """The players of one deal."""

    def __init__(self, rng: Random, how: Clumsiness) -> None:
        super().__init__(rng, how)
        self.lawful = Players(rng)

    def _properly(self, state: KoenigrufenState) -> KoenigrufenState:
        assert state.turn is not None
        if state.table.proceedings.ruling is not None or state.phase is Phase.CLOSING:
            offers = [offer for offer in state.legal_actions(state.turn) if not isinstance(offer, DiscardChoice)]
            return state.apply(state.turn, self.rng.choice(offers))
        return state.apply(state.turn, self.lawful.choice(state, state.turn))

    def _tries(self, state: KoenigrufenState) -> Iterator[tuple[Seat, Action]]:
        if state.table.proceedings.ruling is not None:
            return
        if state.faults and self._happens(self.clumsy.correct):
            yield from self._correction(state)
        if state.faults and self._happens(self.clumsy.notice):
            fault = self.rng.choice(state.faults)
            trick = fault.trick if fault.trick and self._happens(0.5) else None
            yield self._anybody(), ClaimFault(kind_of(fault).claims[0], fault.seat, trick)
        if self._happens(self.clumsy.suspect):
            yield self._suspicion()
        if state.phase is Phase.CLOSING:
            yield from self._afterwards()
        else:
            yield from self._errors(state)

    def _anybody(self) -> Seat:
        return self.rng.randrange(PLAYERS)

    def _correction(self, state: KoenigrufenState) -> Iterator[tuple[Seat, Action]]:
        """Try any card; only a lawful one is accepted."""
        fault = state.faults[-1]
        hand: list[Card] = list(state.hands[fault.seat])
        self.rng.shuffle(hand)
        if kind_of(fault).is_correctable:
            yield from ((fault.seat, Correct(card)) for card in hand)

    def _suspicion(self) -> tuple[Seat, Action]:
        kind = self.rng.choice(CLAIMS)
        trick = self.rng.randrange(1, HAND_SIZE + 1) if self._happens(0.5) else None
        return self._anybody(), ClaimFault(kind, self._anybody(), trick)

    def _afterwards(self) -> Iterator[tuple[Seat, Action]]:
        if self._happens(self.clumsy.lost):
            yield self._anybody(), ClaimLost(self.rng.choice(LOST))
        if self._happens(self.clumsy.strike):
            yield self._anybody(), STRIKE

    def _errors(self, state: KoenigrufenState) -> Iterator[tuple[Seat, Action]]:
        turn = state.turn
        assert turn is not None
        if state.phase is Phase.AUCTION and self._happens(self.clumsy.bluff):
            yield turn, self._bluff(state)
        if state.phase is Phase.TALON and self._happens(self.clumsy.wrong_half):
            yield turn, Take(self.rng.choice((1, 2)))
        if state.phase is Phase.LAYING and self._happens(self.clumsy.wrong_discard):
            yield turn, self._wrong_discard(state, turn)
        if state.phase is Phase.ANNOUNCING and self._happens(self.clumsy.wrong_announcement):
            yield turn, Speak(announces=(self.rng.choice([item for item in ANNOUNCED if item in DUE]),))
        if state.phase is Phase.PLAY:
            yield from self._errors_in_play(state, turn)

    def _bluff(self, state: KoenigrufenState) -> Action:
        """Bid a game that needs something which the hand may lack."""
        needing = [
            contract.id for contract in state.ruleset.contracts if contract.needs == "bird" or contract.suit_cards
        ]
        if not needing:
            return PASS
        game = self.rng.choice(needing)
        named = any(bid.startswith(f"{game} ") for row in state.ruleset.auction.order for bid in row)
        return Bid(game, self.rng.choice(BIRDS) if named else None)

    def _wrong_discard(self, state: KoenigrufenState, seat: Seat) -> Lay:
        hand = state.hands[seat]
        size = DiscardChoice(state.ruleset, state.table.game, hand).size
        number = min(len(hand), self.rng.choice((size, size, size, size - 1, size + 1)))
        wanted = list(hand & TAROCKS) if self._happens(0.3) and len(hand & TAROCKS) >= number else list(hand)
        cards = CardSet.from_cards(self.rng.sample(wanted, number))
        shown = DiscardChoice(state.ruleset, state.table.game, hand).shown(cards)
        return Lay(cards, shown if self._happens(0.5) else NO_CARDS)

    def _errors_in_play(self, state: KoenigrufenState, turn: Seat) -> Iterator[tuple[Seat, Action]]:
        other = self._anybody()
        if self._happens(self.clumsy.expose):
            yield other, Expose(self.rng.choice(list(state.hands[other]))) if state.hands[other] else TALK
        if self._happens(self.clumsy.expose):
            yield other, TALK
        if self._happens(self.clumsy.throw_in):
            yield other, THROW_IN
        if self._happens(self.clumsy.wrong_card):
            announced = [card for bird, card in BIRD_CARDS.items() if self._has_announced(state, turn, bird)]
            wanted = [card for card in announced if card in state.hands[turn]]
            cards = wanted if wanted and self._happens(0.5) else list(state.hands[turn])
            yield turn, Play(self.rng.choice(cards))

    @staticmethod
    def _has_announced(state: KoenigrufenState, seat: Seat, bird: str) -> bool:
        return any((said.seat, said.item) == (seat, bird) for said in state.table.round.announcements)
