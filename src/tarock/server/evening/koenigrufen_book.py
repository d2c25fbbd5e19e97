"""The book of an evening of Königrufen: the deal passes on, scores add up."""

from dataclasses import dataclass, replace

from tarock.core.cards import Card
from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.deal import Hands, deal
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.settlement import Settlement
from tarock.koenigrufen.state import KoenigrufenState, start


@dataclass(frozen=True, slots=True)
class KoenigrufenDeal:
    """How a deal begins: everything but the actions."""

    ruleset: KoenigrufenRuleset
    dealer: Seat
    mode: Mode
    seed: str

    @property
    def players(self) -> tuple[int, ...]:
        """By seat of the deal: the place at the table; they are the same."""
        return tuple(range(PLAYERS))

    @property
    def cards(self) -> tuple[Hands, tuple[Card, ...]]:
        """The hands and the talon that the seed gives."""
        return deal(self.dealer, self.seed)

    @property
    def done(self) -> tuple[()]:
        """What has been done when the deal begins: nothing."""
        return ()

    def start(self) -> KoenigrufenState:
        """Deal the cards."""
        return start(self.ruleset, self.dealer, *self.cards, mode=self.mode)


@dataclass(frozen=True, slots=True)
class KoenigrufenBook:
    """An evening so far."""

    ruleset: KoenigrufenRuleset
    first_dealer: Seat
    results: tuple[Settlement, ...] = ()
    is_closed: bool = False

    @property
    def rounds(self) -> int:
        """How many deals have been played."""
        return len(self.results)

    @property
    def games(self) -> tuple[int, ...]:
        """The games of this round that are still to be played."""
        return () if self.is_closed else (0,)

    @property
    def totals(self) -> tuple[int, ...]:
        """By place: the score, in half points."""
        return tuple(sum(result.score[place] for result in self.results) for place in range(PLAYERS))

    @property
    def money(self) -> tuple[int, ...]:
        """By place: what has been paid, in half points; it differs where kontra counts for money only."""
        return tuple(sum(result.money[place] for result in self.results) for place in range(PLAYERS))

    def dealt(self, _game: int, seed: str, mode: Mode) -> KoenigrufenDeal:
        """Return the next deal."""
        return KoenigrufenDeal(self.ruleset, (self.first_dealer + self.rounds) % PLAYERS, mode, seed)

    def with_result(self, _game: int, state: KoenigrufenState) -> "KoenigrufenBook":
        """Write down a deal that is over."""
        return replace(self, results=(*self.results, state.settlement))

    def closed(self) -> "KoenigrufenBook":
        """End the evening."""
        return replace(self, is_closed=True)
