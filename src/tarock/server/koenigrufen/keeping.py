"""How an evening of Königrufen, and how a deal began, are kept beside the log."""

from typing import ClassVar

import msgspec
from msgspec import Struct

from tarock.core.faults import Mode
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.server.evening.passing_on import PassingOnBook, read_book, write_book
from tarock.server.koenigrufen.scorebook import KoenigrufenDeal, KoenigrufenScorebook


class KoenigrufenDealKept(Struct, frozen=True):
    """How a deal began."""

    dealer: int
    mode: Mode
    seed: str
    players: tuple[int, ...]


class KoenigrufenKeeping:
    """The family's part in keeping evenings."""

    kinds: ClassVar[tuple[type, ...]] = (PassingOnBook, KoenigrufenDealKept)

    def book(self, scorebook: KoenigrufenScorebook) -> bytes:
        """Return a scorebook whose lines were put away."""
        return write_book(scorebook)

    def read_book(self, ruleset: KoenigrufenRuleset, kept: bytes) -> KoenigrufenScorebook:
        """Return the scorebook again."""
        return read_book(KoenigrufenScorebook, ruleset, kept)

    def deal(self, deal: KoenigrufenDeal) -> bytes:
        """Return how a deal began."""
        return msgspec.json.encode(KoenigrufenDealKept(deal.dealer, deal.mode, deal.seed, deal.players))

    def read_deal(self, ruleset: KoenigrufenRuleset, kept: bytes) -> KoenigrufenDeal:
        """Return the deal again."""
        deal = msgspec.json.decode(kept, type=KoenigrufenDealKept)
        return KoenigrufenDeal(ruleset, deal.dealer, deal.mode, deal.seed, deal.players)
