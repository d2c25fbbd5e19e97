"""A family that says of itself only what any table can show, at the server."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final

import msgspec
from msgspec import Struct

from tarock.core.cards import Card
from tarock.core.cardset import CardSet
from tarock.core.errors import RulesetError
from tarock.core.families import GAMES
from tarock.core.faults import Mode
from tarock.core.game import Act, State, View
from tarock.core.ledger import Payment, balance
from tarock.core.plain import Plain, SeenTrick
from tarock.core.rules import Ruleset
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.core.sentences import Sentence
from tarock.server.evening.one_game import PassingOn, PutAway
from tarock.server.evening.passing_on import PassingOnBook, read_book, write_book
from tarock.server.evening.scorebook import Points, Row, committed_lines
from tarock.server.families import SERVER, Hands, Judging, ServerGame, Showing
from tarock.server.wire.shared.plain import PlainAct, PlainHand, PlainLine, PlainStep, PlainTable, PlainTrick
from tarock.server.wire.shared.settled import Settled, SettledPayment, with_grids
from tarock.server.wire.shared.tokens import hand_tokens, tokens_of

_DECODER: Final = msgspec.json.Decoder(PlainAct)


@dataclass(frozen=True, slots=True)
class PlainDeal:
    """How a deal begins: everything but the actions."""

    ruleset: Ruleset
    number: int
    """How many play."""
    dealer: Seat
    mode: Mode
    seed: str

    @property
    def players(self) -> tuple[int, ...]:
        """By seat of the deal: the place at the table; they are the same."""
        return tuple(range(self.number))

    @property
    def done(self) -> tuple[Act, ...]:
        """What has been done when the deal begins: nothing."""
        return ()

    def start(self) -> State:
        """Deal the cards."""
        state: State = GAMES[self.ruleset.family].dealt(self.ruleset, self.dealer, self.seed, self.mode)
        return state

    def committed(self) -> list[str]:
        """Return what is committed to beside the seed."""
        return committed_lines(self.ruleset, self.dealer, self.start().hands)

    def has_cards_of(self, state: State) -> bool:
        """Tell whether a deal was played with these cards."""
        return _dealt(state)[0] == self.start().hands


@dataclass(frozen=True, slots=True)
class PlainScorebook(PassingOn[Ruleset, tuple[Points, ...]]):
    """An evening so far."""

    @property
    def totals(self) -> tuple[Points, ...]:
        """By place: what has been won or lost."""
        before = self.before.score or (0,) * self.players
        return tuple(sum((result[place] for result in self.results), before[place]) for place in range(self.players))

    def put_away(self) -> "PlainScorebook":
        """Return the same scorebook without its lines."""
        return replace(self, results=(), before=PutAway(self.rounds, self.totals))

    @property
    def money(self) -> None:
        """Nothing: points are what is paid."""
        return

    @property
    def rows(self) -> tuple[Row, ...]:
        """The lines of the score sheet, without those that were put away."""
        return tuple(Row("played", result) for result in self.results)

    def dealt(self, _game: int, seed: str, mode: Mode) -> PlainDeal:
        """Return the next deal."""
        return PlainDeal(self.ruleset, self.players, self.dealer, mode, seed)

    def with_result(self, _game: int, state: State) -> "PlainScorebook":
        """Write down a deal that is over."""
        return self._with(SERVER[self.ruleset.family].result(state))


class PlainDealKept(Struct, frozen=True):
    """How a deal began, as it is kept beside the log."""

    number: int
    dealer: int
    mode: Mode
    seed: str


class PlainKeeping:
    """How evenings are kept beside the log."""

    kinds: ClassVar[tuple[type, ...]] = (PassingOnBook, PlainDealKept)

    def book(self, scorebook: PlainScorebook) -> bytes:
        """Return a scorebook whose lines were put away."""
        return write_book(scorebook)

    def read_book(self, ruleset: Ruleset, kept: bytes) -> PlainScorebook:
        """Return the scorebook again."""
        return read_book(PlainScorebook, ruleset, kept)

    def deal(self, deal: PlainDeal) -> bytes:
        """Return how a deal began."""
        return msgspec.json.encode(PlainDealKept(deal.number, deal.dealer, deal.mode, deal.seed))

    def read_deal(self, ruleset: Ruleset, kept: bytes) -> PlainDeal:
        """Return the deal again."""
        deal = msgspec.json.decode(kept, type=PlainDealKept)
        return PlainDeal(ruleset, deal.number, deal.dealer, deal.mode, deal.seed)


def plain_game(plain: Plain[Any, Any, Any]) -> ServerGame[Any, Any]:
    """Return how the server plays a family that says of itself only what any table can show."""
    return _PlainGame(plain).game()


@dataclass(frozen=True, slots=True)
class _PlainGame:
    """The parts of a server's record, all made from what a family says of itself."""

    plain: Plain[Any, Any, Any]

    def game(self) -> ServerGame[Any, Any]:
        return ServerGame(
            sizes=self.sizes,
            check=self.check,
            scorebook=self.scorebook,
            keeping=PlainKeeping(),
            redrawn=self.redrawn,
            result=self.result,
            codec=self,
            showing=Showing(table=self.table, hand=self.hand, step=self.step, dealt=_dealt, settlement=self.settlement),
            judging=Judging(),
        )

    def sizes(self, _ruleset: Ruleset) -> Mapping[int, tuple[str, ...]]:
        return {self.plain.players: ()}

    def check(self, ruleset: Ruleset, players: int, rotation: str | None) -> None:
        if players != self.plain.players:
            expected = self.plain.players
            raise RulesetError(Sentence("club-players", rules=ruleset.name, expected=expected, players=players))
        if rotation is not None:
            raise RulesetError(Sentence("club-everybody-plays", rules=ruleset.name))

    def scorebook(self, ruleset: Ruleset, players: int, _rotation: str | None, first_dealer: int) -> PlainScorebook:
        return PlainScorebook(ruleset, first_dealer, players)

    def redrawn(self, state: State, seed: str) -> PlainDeal:
        dealer = GAMES[state.ruleset.family].dealer(state)
        return PlainDeal(state.ruleset, self.plain.players, dealer, state.mode, seed)

    def result(self, state: State) -> tuple[int, ...]:
        payments: tuple[Payment[Seat], ...] = self.plain.payments(state)
        return tuple(balance(payments, seat) for seat in range(self.plain.players))

    # Actions

    def decode(self, raw: msgspec.Raw | bytes) -> Any:  # noqa: ANN401 - of the family
        return self.plain.read(_DECODER.decode(raw).word)

    def act_of(self, action: Any) -> PlainAct:  # noqa: ANN401 - of the family
        card = self.plain.card(action)
        return PlainAct(self.plain.spelled(action), card=None if card is None else tokens_of((card,))[0])

    # Showing

    def table(self, view: View) -> PlainTable:
        tricks = [_trick(trick) for trick in self.plain.tricks(view)]
        lying = tricks.pop() if tricks and tricks[-1].winner is None else None
        return PlainTable(
            dealer=self.plain.dealer(view),
            phase=str(view.phase.value),
            turn=view.turn,
            cards=self.plain.cards_left(view),
            tricks=tuple(tricks),
            trick=lying,
            told=tuple(PlainLine(line.text, line.seat) for line in self.plain.told(view)),
        )

    def hand(self, view: View, with_offers: bool) -> PlainHand:  # noqa: FBT001 - as the registry asks
        offers = view.legal_actions() if with_offers else ()
        return PlainHand(tokens_of(self.plain.hand(view)), tuple(self.act_of(action) for action in offers))

    def step(self, state: State, seat: Seat | None, action: Any, _lines: object) -> PlainStep:  # noqa: ANN401 - of the family
        act = None if action is None else self.act_of(action)
        return PlainStep(self.table(state.view(0)), tuple(hand_tokens(hand) for hand in state.hands), seat, act)

    def settlement(self, state: State) -> Settled:
        payments: tuple[Payment[Seat], ...] = self.plain.payments(state)
        told = Settled(
            outcome=(),
            paid=(),
            net=dict(zip(SEAT_NAMES, self.result(state), strict=False)),
            payments=tuple(
                SettledPayment(
                    payer=SEAT_NAMES[payment.payer],
                    payee=SEAT_NAMES[payment.payee],
                    points=payment.points,
                    reason=payment.reason,
                    rule=payment.rule,
                )
                for payment in payments
            ),
        )
        return with_grids(told, str)


def _trick(trick: SeenTrick) -> PlainTrick:
    plays = tuple((seat, tokens_of((card,))[0]) for seat, card in trick.plays)
    return PlainTrick(trick.number, trick.leader, plays, trick.winner, trick.best)


def _dealt(state: State) -> tuple[Hands, tuple[Card, ...]]:
    begun: State = GAMES[state.ruleset.family].begun(state)
    hands: tuple[CardSet, ...] = begun.hands
    return hands, ()
