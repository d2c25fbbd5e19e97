"""The scorebook of an evening of Königrufen: the deal passes on, scores add up."""

from dataclasses import dataclass, replace

from tarock.core.cards import Card
from tarock.core.faults import Mode
from tarock.core.game import State
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.koenigrufen.cards import HALF, PLAYERS
from tarock.koenigrufen.deal import Hands, deal
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.settlement import Settlement
from tarock.koenigrufen.state import KoenigrufenState, start
from tarock.notation.cards import format_hand
from tarock.notation.koenigrufen.as_json import points
from tarock.server.evening.scorebook import Points, Row


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

    def committed(self) -> list[str]:
        """Return what is committed to beside the seed."""
        hands, talon = self.cards
        halves = (format_hand(talon[:HALF]), format_hand(talon[HALF:]))
        return [
            f"rules {self.ruleset.id} {self.ruleset.version}",
            f"dealer {SEAT_NAMES[self.dealer]}",
            *(f"{seat} {format_hand(hand)}" for seat, hand in zip(SEAT_NAMES, hands, strict=False)),
            f"talon {' | '.join(halves)}",
        ]

    def has_cards_of(self, state: State) -> bool:
        """Tell whether a deal was played with these cards."""
        return isinstance(state, KoenigrufenState) and (state.dealt, state.talon) == self.cards


@dataclass(frozen=True, slots=True)
class KoenigrufenScorebook:
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
    def pending(self) -> tuple[int, ...]:
        """The games that are over and not written down yet: none, since there is one at a time."""
        return ()

    @property
    def totals(self) -> tuple[Points, ...]:
        """By place: the score, in points."""
        return tuple(points(sum(result.score[place] for result in self.results)) for place in range(PLAYERS))

    @property
    def money(self) -> tuple[Points, ...] | None:
        """By place: what has been paid, where it differs from the score: kontra counts for money only."""
        paid = tuple(points(sum(result.money[place] for result in self.results)) for place in range(PLAYERS))
        return None if paid == self.totals else paid

    @property
    def rows(self) -> tuple[Row, ...]:
        """The lines of the score sheet."""
        return tuple(Row("played", tuple(points(amount) for amount in result.score)) for result in self.results)

    @property
    def rotation(self) -> None:
        """Nothing: everybody plays."""
        return

    def cups(self) -> tuple[()]:
        """Return what is in the cups: there are none."""
        return ()

    def dealt(self, _game: int, seed: str, mode: Mode) -> KoenigrufenDeal:
        """Return the next deal."""
        return KoenigrufenDeal(self.ruleset, (self.first_dealer + self.rounds) % PLAYERS, mode, seed)

    def with_result(self, _game: int, state: State) -> "KoenigrufenScorebook":
        """Write down a deal that is over."""
        assert isinstance(state, KoenigrufenState), "the scorebook has dealt it"
        return replace(self, results=(*self.results, state.settlement))

    def closed(self) -> "KoenigrufenScorebook":
        """End the evening."""
        return replace(self, is_closed=True)
