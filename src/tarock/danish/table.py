"""The table: everything about a deal that all players see and hear."""

from dataclasses import dataclass
from enum import StrEnum

from tarock.core.cards import SKUS
from tarock.core.cardset import CardSet
from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.danish.actions import Action
from tarock.danish.cards import HAND_SIZE, SKAT_SIZE
from tarock.danish.declarations import Item, Laid
from tarock.danish.events import Cups, Event
from tarock.danish.proceedings import NO_PROCEEDINGS, Proceedings
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating
from tarock.danish.trick import Trick


class Phase(StrEnum):
    """The parts of a deal."""

    SKAT = "skat"
    DECLARING = "declaring"
    PLAY = "play"
    CLOSING = "closing"
    """Table mode, after the last trick: what was not noticed so far can still be claimed until all have agreed."""
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Opening:
    """The first trick of a position that starts in the middle of a deal, and whose lead it is."""

    trick: int
    leader: Seat


@dataclass(frozen=True, slots=True)
class Table:
    """The public part of a deal.  A view is this and one hand; nothing hidden is ever kept here.

    Tuples by seat have an entry for every seat at the table; a seat that sits out has empty ones.
    """

    ruleset: DanishRuleset
    seating: Seating
    cups: Cups
    """What the cups held before this deal."""
    phase: Phase
    turn: Seat | None
    """Who must act; None when the deal is over."""
    lacks: tuple[CardSet, ...]
    """By seat: cards that a seat is known not to hold, because it could not follow or has said so."""
    shows: tuple[CardSet, ...]
    """By seat: cards that a seat is known to hold, because it took them back."""
    declared: tuple[tuple[Item, ...] | None, ...]
    """By seat: what was declared; None for a seat that has not declared."""
    tricks: tuple[Trick, ...] = ()
    trick: Trick | None = None
    demanded_by: Seat | None = None
    asked_by: Seat | None = None
    laid_taroks: int | None = None
    """What the dealer answered when he was asked how many taroks were laid; 1 for a bare yes."""
    events: tuple[Event, ...] = ()
    log: tuple[tuple[Seat, Action], ...] = ()
    """Every action since the skat, in the order of time."""
    opening: Opening | None = None
    """Where a position from a book starts; None for a whole deal."""
    mode: Mode = Mode.STRICT
    proceedings: Proceedings = NO_PROCEEDINGS
    """What table mode adds: claims, verdicts and open decisions."""

    @property
    def must_act(self) -> Seat | None:
        """Who must act next: whoever is asked for a decision comes before the player on turn."""
        ruling = self.proceedings.ruling
        return self.turn if ruling is None else ruling.waiting[0]

    @property
    def is_position(self) -> bool:
        """Tell whether this is a position from a book: what came before it is not known and not scored."""
        return self.opening is not None

    @property
    def play_has_begun(self) -> bool:
        """Tell whether the first card has been led."""
        return any(trick.plays for trick in self.all_tricks[:1])

    def played_by(self, seat: Seat) -> CardSet:
        """Return the cards that a seat has played."""
        mask = 0
        for trick in self.all_tricks:
            card = trick.card_of(seat)
            if card is not None:
                mask |= 1 << card
        return CardSet(mask)

    @property
    def all_tricks(self) -> tuple[Trick, ...]:
        """The finished tricks and the one on the table."""
        return self.tricks if self.trick is None else (*self.tricks, self.trick)

    @property
    def played(self) -> CardSet:
        """Every card that lies face up in a trick."""
        mask = 0
        for trick in self.all_tricks:
            for _, card in trick.plays:
                mask |= 1 << card
        return CardSet(mask)

    def cards_left(self, seat: Seat) -> int:
        """Return how many cards a seat holds."""
        if seat in self.seating.sitting_out:
            return 0
        dealt = HAND_SIZE if self.opening is None else HAND_SIZE + 1 - self.opening.trick
        if seat == self.seating.dealer and not self.skat_is_laid and not self.is_position:
            dealt += SKAT_SIZE
        return dealt - len(self.played_by(seat))

    @property
    def skat_is_laid(self) -> bool:
        """Tell whether the dealer has laid; he has not in a position, nor when a redeal came first."""
        return self.phase is Phase.DECLARING or self.declared[self.seating.dealer] is not None

    @property
    def named_in_skat(self) -> CardSet:
        """The cards that the dealer named as laid."""
        items = self.declared[self.seating.dealer] or ()
        return CardSet.from_cards(item.card for item in items if isinstance(item, Laid))

    def skus_is_gone(self) -> bool:
        """Tell whether the skus has been played or laid: everybody saw it, or was told."""
        nobody = all(SKUS in self.lacks[seat] for seat in self.seating.active)
        return nobody or SKUS in self.played or SKUS in self.named_in_skat
