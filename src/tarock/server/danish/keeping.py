"""How a Danish evening, and how a deal began, are kept beside the log."""

from dataclasses import replace
from typing import ClassVar

import msgspec
from msgspec import Struct

from tarock.club import Evening, Sitting
from tarock.club.evening import PutAway
from tarock.core.faults import Mode
from tarock.danish.events import Cups
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating
from tarock.server.danish.scorebook import DanishDeal, DanishScorebook


class DanishBook(Struct, frozen=True):
    """A scorebook between two rounds, whose lines lie elsewhere."""

    players: int
    rotation: str
    first_dealer: int
    held: tuple[Cups, ...]
    before: PutAway


class DanishDealKept(Struct, frozen=True):
    """How a deal began."""

    seating: tuple[int, int, int, tuple[int, ...]]
    """Dealer, forehand, middle, and those who sat out."""
    players: tuple[int, ...]
    cup_set: int
    cups: Cups
    ante: bool
    mode: Mode
    seed: str


class DanishKeeping:
    """The family's part in keeping evenings."""

    kinds: ClassVar[tuple[type, ...]] = (DanishBook, DanishDealKept)

    def book(self, scorebook: DanishScorebook) -> bytes:
        """Return a scorebook whose lines were put away."""
        evening = scorebook.evening
        rotation = evening.rotation
        kept = DanishBook(rotation.at_table, rotation.id, evening.first_dealer, evening.held, evening.before)
        return msgspec.json.encode(kept)

    def read_book(self, ruleset: DanishRuleset, kept: bytes) -> DanishScorebook:
        """Return the scorebook again."""
        book = msgspec.json.decode(kept, type=DanishBook)
        begun = Evening.begin(ruleset, book.players, book.rotation, book.first_dealer)
        return DanishScorebook.next_round(replace(begun, held=book.held, before=book.before))

    def deal(self, deal: DanishDeal) -> bytes:
        """Return how a deal began."""
        sitting = deal.sitting
        seating = sitting.seating
        seats = (seating.dealer, seating.forehand, seating.middle, seating.sitting_out)
        kept = DanishDealKept(seats, sitting.players, sitting.cup_set, deal.cups, deal.ante, deal.mode, deal.seed)
        return msgspec.json.encode(kept)

    def read_deal(self, ruleset: DanishRuleset, kept: bytes) -> DanishDeal:
        """Return the deal again."""
        deal = msgspec.json.decode(kept, type=DanishDealKept)
        sitting = Sitting(Seating(*deal.seating), deal.players, deal.cup_set)
        return DanishDeal(ruleset, sitting, deal.cups, deal.ante, deal.mode, deal.seed)
