"""The talon: buying a half or taking it all, giving up when the called king lies in it, and laying away.

Book of 1900, §§ 8–9, 17; tournament sheet 5.2–5.3, 10.2; Mayr 2012, Talon und Verlegen.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Literal, TypeAlias

from tarock.core.cards import CARD_NAMES, Card
from tarock.core.cardset import CardSet
from tarock.core.laying import Way, in_order_of_duty
from tarock.koenigrufen.actions import Concede, Lay, Take
from tarock.koenigrufen.bonus_kinds import BIRD_CARDS, BIRDS
from tarock.koenigrufen.cards import HALF, KINGS, SUIT_CARDS, TAROCKS, TRULL
from tarock.koenigrufen.reasons import Reason, refuse
from tarock.koenigrufen.rules import Contract, KoenigrufenRuleset

if TYPE_CHECKING:
    from random import Random

Talon: TypeAlias = tuple[Card, ...]
"""The six cards of the talon: the first half and the second."""

BOTH_HALVES: tuple[Literal[1, 2], ...] = (1, 2)


def takes(ruleset: KoenigrufenRuleset, contract: Contract, hand: CardSet, talon: Talon) -> tuple[Take, ...]:
    """Return what of the talon the declarer may take.

    Where a suit game asks for a number of suit cards (Mayr 2012, Farbenspiele; M-A24), a half that does not bring them
    may be bought only if neither does.
    """
    if contract.talon == "all":
        return (Take("all"),)
    halves = tuple(Take(half) for half in BOTH_HALVES)
    bought = (hand | CardSet.from_cards(talon[:HALF]), hand | CardSet.from_cards(talon[HALF:]))
    kept = [DiscardChoice(ruleset, contract, cards).suit_cards_kept for cards in bought]
    enough = tuple(take for take, left in zip(halves, kept, strict=True) if left >= contract.suit_cards)
    return enough or halves


def concessions(contract: Contract, hand: CardSet, *, named: bool) -> tuple[Concede, ...]:
    """Return the ways to give up: naming a bird that is held where the bid named none (T-A09)."""
    if contract.needs != "bird" or named:
        return (Concede(),)
    return tuple(Concede(bird) for bird in BIRDS if BIRD_CARDS[bird] in hand)


def check_take(ruleset: KoenigrufenRuleset, contract: Contract, hand: CardSet, talon: Talon, action: Take) -> None:
    """Refuse to take something else of the talon than the game allows.

    :raises IllegalAction: always then.
    """
    if action in takes(ruleset, contract, hand, talon):
        return
    if contract.talon == "all":
        refuse(ruleset, Reason.TAKES_ALL)
    if action.half == "all":
        refuse(ruleset, Reason.TAKES_HALF)
    refuse(ruleset, Reason.TOO_FEW_SUIT_CARDS, str(contract.suit_cards))


@dataclass(frozen=True)
class DiscardChoice:
    """What the declarer may lay away, as a constraint.

    Never kings or pieces of the Trull; other taroks only when nothing else is left.  Where a suit game lays taroks
    first, suit cards go only when no tarock is left.
    """

    ruleset: KoenigrufenRuleset
    contract: Contract
    hand: CardSet

    @property
    def size(self) -> int:
        """How many cards are laid."""
        return 2 * HALF if self.contract.talon == "all" else HALF

    @cached_property
    def taroks_first(self) -> bool:
        """Whether this is a suit game in which taroks go first."""
        return self.contract.kind == "suit" and self.ruleset.discard.suit_games == "taroks_first"

    @cached_property
    def way(self) -> Way:
        """The one way to lay: suit cards and then taroks, or the other way round."""
        suits = self.hand & SUIT_CARDS - KINGS
        taroks = self.hand & TAROCKS - TRULL
        pools = (taroks, suits) if self.taroks_first else (suits, taroks)
        return in_order_of_duty(CardSet(), pools, self.size)

    @property
    def suit_cards_kept(self) -> int:
        """How many suit cards stay in the hand, whatever is laid: the order of duty decides how many go."""
        return len((self.hand - next(iter(self.way))) & SUIT_CARDS)

    def __iter__(self) -> Iterator[Lay]:
        for cards in self.way:
            yield Lay(cards)

    def __len__(self) -> int:
        return len(self.way)

    def sample(self, rng: "Random") -> Lay:
        """Return one of the permitted discards at random."""
        return Lay(self.way.sample(rng))

    def shown(self, cards: CardSet) -> CardSet:
        """Return what of the laid cards lies open: taroks, or in a suit game the suit cards."""
        return cards & (SUIT_CARDS if self.taroks_first else TAROCKS)

    def check(self, cards: CardSet) -> None:
        """Refuse a discard that may not be laid.

        :raises IllegalAction: with the first prohibition that it breaks.
        """
        if not cards <= self.hand:
            refuse(self.ruleset, Reason.NOT_IN_YOUR_HAND, _names(cards - self.hand), rule="discard")
        if len(cards) != self.size:
            refuse(self.ruleset, Reason.WRONG_NUMBER_LAID, str(len(cards)))
        if cards & (KINGS | TRULL):
            refuse(self.ruleset, Reason.HONOUR_LAID, _names(cards & (KINGS | TRULL)))
        if not self.way.permits(cards):
            reason = Reason.SUIT_CARD_LAID if self.taroks_first else Reason.TAROCK_LAID
            refuse(self.ruleset, reason, _names(self.shown(cards)))


def _names(cards: CardSet) -> str:
    return " ".join(CARD_NAMES[card] for card in cards)
