"""A deal of the toy family: whoever can must follow suit, the highest card of the led suit wins."""

from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random
from typing import Final

from tarock.core.cards import COURT_RANKS, Card, Suit, suit_card, suit_of
from tarock.core.cardset import CardSet
from tarock.core.errors import IllegalAction
from tarock.core.faults import Mode
from tarock.core.ledger import Payment
from tarock.core.plain import SeenTrick
from tarock.core.seats import Seat
from tarock.core.shuffle import shuffled
from tests.toy.rules import ToyRuleset

PLAYERS: Final = 3
PACK: Final = tuple(suit_card(suit, rank) for suit in (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS) for rank in COURT_RANKS)


class Phase(StrEnum):
    PLAY = "play"
    OVER = "over"


class Reason(StrEnum):
    NOT_NOW = "not_now"
    NOT_HELD = "not_held"
    MUST_FOLLOW = "must_follow"


@dataclass(frozen=True, slots=True)
class Play:
    card: Card


@dataclass(frozen=True, slots=True)
class Table:
    """What everybody sees."""

    ruleset: ToyRuleset
    dealer: Seat
    mode: Mode
    log: tuple[tuple[Seat, Card], ...] = ()

    @property
    def tricks(self) -> tuple[SeenTrick, ...]:
        starts = range(0, len(self.log), PLAYERS)
        return tuple(_trick(number, self.log[first : first + PLAYERS]) for number, first in enumerate(starts, start=1))

    @property
    def turn(self) -> Seat | None:
        if len(self.log) == len(PACK):
            return None
        if not self.log:
            return (self.dealer + 1) % PLAYERS
        last = self.tricks[-1]
        return (self.log[-1][0] + 1) % PLAYERS if last.winner is None else last.winner

    @property
    def led(self) -> Suit | None:
        lies = len(self.log) % PLAYERS
        return suit_of(self.log[-lies][1]) if lies else None

    def legal(self, hand: CardSet) -> tuple[Play, ...]:
        following = [card for card in hand if suit_of(card) == self.led]
        return tuple(Play(card) for card in following or hand)


def _trick(number: int, plays: tuple[tuple[Seat, Card], ...]) -> SeenTrick:
    led = suit_of(plays[0][1])
    best = max((play for play in plays if suit_of(play[1]) == led), key=lambda play: play[1])[0]
    return SeenTrick(number, plays[0][0], plays, best, best if len(plays) == PLAYERS else None)


@dataclass(frozen=True, slots=True)
class ToyView:
    table: Table
    seat: Seat
    own: CardSet

    @property
    def ruleset(self) -> ToyRuleset:
        return self.table.ruleset

    @property
    def turn(self) -> Seat | None:
        return self.table.turn

    @property
    def phase(self) -> Phase:
        return Phase.OVER if self.turn is None else Phase.PLAY

    def legal_actions(self) -> tuple[Play, ...]:
        return self.table.legal(self.own) if self.turn == self.seat else ()

    def sample(self, rng: Random) -> "ToyState":
        played = {card for _, card in self.table.log}
        unseen = [card for card in PACK if card not in played and card not in self.own]
        rng.shuffle(unseen)
        held = cards_left(self.table)
        hands = []
        for seat in range(PLAYERS):
            mine = list(self.own) if seat == self.seat else [unseen.pop() for _ in range(held[seat])]
            hands.append(CardSet.from_cards(mine))
        return ToyState(self.table, tuple(hands))


@dataclass(frozen=True, slots=True)
class ToyState:
    table: Table
    hands: tuple[CardSet, ...]

    @property
    def ruleset(self) -> ToyRuleset:
        return self.table.ruleset

    @property
    def mode(self) -> Mode:
        return self.table.mode

    @property
    def phase(self) -> Phase:
        return Phase.OVER if self.is_over else Phase.PLAY

    @property
    def turn(self) -> Seat | None:
        return self.table.turn

    @property
    def is_over(self) -> bool:
        return self.turn is None

    @property
    def settlement(self) -> tuple[Payment[Seat], ...]:
        if not self.is_over:
            return ()
        rule, winner = self.ruleset.last_trick, self.table.tricks[-1].winner
        assert winner is not None
        others = [seat for seat in range(PLAYERS) if seat != winner]
        return tuple(Payment(seat, winner, rule.each, "the last trick", rule.source) for seat in others)

    def legal_actions(self, seat: Seat) -> tuple[Play, ...]:
        return self.view(seat).legal_actions()

    def apply(self, seat: Seat, action: Play) -> "ToyState":
        source = self.ruleset.last_trick.source
        if seat != self.turn:
            raise IllegalAction(Reason.NOT_NOW, source)
        if action.card not in self.hands[seat]:
            raise IllegalAction(Reason.NOT_HELD, source)
        if action not in self.legal_actions(seat):
            raise IllegalAction(Reason.MUST_FOLLOW, source)
        hands = list(self.hands)
        hands[seat] -= CardSet.of(action.card)
        return ToyState(replace(self.table, log=(*self.table.log, (seat, action.card))), tuple(hands))

    def view(self, seat: Seat) -> ToyView:
        return ToyView(self.table, seat, self.hands[seat])


def cards_left(table: Table) -> tuple[int, ...]:
    full = len(PACK) // PLAYERS
    return tuple(full - sum(player == seat for player, _ in table.log) for seat in range(PLAYERS))


def start(ruleset: ToyRuleset, dealer: Seat, hands: tuple[CardSet, ...], mode: Mode = Mode.STRICT) -> ToyState:
    return ToyState(Table(ruleset, dealer, mode), hands)


def dealt(ruleset: ToyRuleset, dealer: Seat, seed: str, mode: Mode) -> ToyState:
    cards = shuffled(PACK, seed)
    size = len(PACK) // PLAYERS
    hands = tuple(CardSet.from_cards(cards[seat * size : (seat + 1) * size]) for seat in range(PLAYERS))
    return start(ruleset, dealer % PLAYERS, hands, mode)


def begun(state: ToyState) -> ToyState:
    hands = list(state.hands)
    for seat, card in state.table.log:
        hands[seat] |= CardSet.of(card)
    return start(state.ruleset, state.table.dealer, tuple(hands), state.mode)
