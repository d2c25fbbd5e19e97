"""The scorebook of an evening of Königrufen: the deal passes on, scores add up."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from tarock.core.cards import Card
from tarock.core.faults import Mode
from tarock.core.game import State
from tarock.core.seats import Seat
from tarock.koenigrufen.cards import HALF, PLAYERS
from tarock.koenigrufen.deal import Hands, deal
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.settlement import Settlement
from tarock.koenigrufen.state import KoenigrufenState, start
from tarock.notation.cards import format_hand
from tarock.notation.koenigrufen.as_json import points
from tarock.server.evening.one_game import PassingOn, PutAway
from tarock.server.evening.scorebook import Points, Row, committed_lines


@dataclass(frozen=True, slots=True)
class KoenigrufenDeal:
    """How a deal begins: everything but the actions."""

    ruleset: KoenigrufenRuleset
    dealer: Seat
    mode: Mode
    seed: str
    players: tuple[int, ...] = tuple(range(PLAYERS))
    """By seat of the deal: the place at the table; they are the same unless a fifth sits out."""

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
        return [*committed_lines(self.ruleset, self.dealer, hands), f"talon {' | '.join(halves)}"]

    def has_cards_of(self, state: State) -> bool:
        """Tell whether a deal was played with these cards."""
        return isinstance(state, KoenigrufenState) and (state.dealt, state.talon) == self.cards


@dataclass(frozen=True, slots=True)
class KoenigrufenScorebook(PassingOn[KoenigrufenRuleset, Settlement]):
    """An evening so far; of five the dealer sits out, and whoever sits before him has the dealer's part."""

    @property
    def totals(self) -> tuple[Points, ...]:
        """By place: the score, in points."""
        return tuple(map(points, self._scored))

    @property
    def money(self) -> tuple[Points, ...] | None:
        """By place: what has been paid, where it differs from the score: kontra counts for money only."""
        paid = tuple(map(points, self._paid))
        return None if paid == self.totals else paid

    @property
    def _scored(self) -> tuple[int, ...]:
        return self._sums(self.before.score, [result.score for result in self.results])

    @property
    def _paid(self) -> tuple[int, ...]:
        return self._sums(self.before.money, [result.money for result in self.results])

    def put_away(self) -> "KoenigrufenScorebook":
        """Return the same scorebook without its lines."""
        return replace(self, results=(), before=PutAway(self.rounds, self._scored, self._paid))

    @property
    def rows(self) -> tuple[Row, ...]:
        """The lines of the score sheet, without those that were put away."""
        return tuple(
            Row(
                "played",
                tuple(None if amount is None else points(amount) for amount in self._by_place(deal, result.score)),
            )
            for deal, result in enumerate(self.results, self.before.deals)
        )

    def dealt(self, _game: int, seed: str, mode: Mode) -> KoenigrufenDeal:
        """Return the next deal."""
        playing = self._playing(self.rounds)
        before = (self.dealer - 1) % self.players
        dealer = self.dealer if self.dealer in playing else before
        return KoenigrufenDeal(self.ruleset, playing.index(dealer), mode, seed, playing)

    def _playing(self, deal: int) -> tuple[int, ...]:
        """Return the places that play a deal, counted from 0."""
        dealer = (self.first_dealer + deal) % self.players
        return tuple(place for place in range(self.players) if self.players == PLAYERS or place != dealer)

    def _by_place(self, deal: int, won: Sequence[int]) -> list[int | None]:
        by_place = dict(zip(self._playing(deal), won, strict=True))
        return [by_place.get(place) for place in range(self.players)]

    def _sums(self, before: tuple[int | float, ...], won: list[Sequence[int]]) -> tuple[int, ...]:
        """Return by place what was won, in half points."""
        sums = [int(each) for each in before] or [0] * self.players
        for number, each in enumerate(won, self.before.deals):
            for place, amount in zip(self._playing(number), each, strict=True):
                sums[place] += amount
        return tuple(sums)

    def with_result(self, _game: int, state: State) -> "KoenigrufenScorebook":
        """Write down a deal that is over."""
        assert isinstance(state, KoenigrufenState), "the scorebook has dealt it"
        return self._with(state.settlement)
