"""The two families of games behind one set of functions: everything that depends on the family is chosen here."""

from typing import TypeAlias

import msgspec

from tarock.core.seats import Seat
from tarock.danish import actions as danish_actions
from tarock.danish.rules import DanishRuleset
from tarock.danish.state import DanishState, DanishView
from tarock.koenigrufen import actions as koenigrufen_actions
from tarock.koenigrufen.state import KoenigrufenState, KoenigrufenView
from tarock.notation.koenigrufen.answer import points
from tarock.rulesets import Ruleset
from tarock.server.evening.danish_book import DanishBook, DanishDeal
from tarock.server.evening.koenigrufen_book import KoenigrufenBook, KoenigrufenDeal
from tarock.server.evening.practice_book import PracticeBook, RecordedDeal
from tarock.server.wire.danish import actions as danish_wire
from tarock.server.wire.koenigrufen import actions as koenigrufen_wire
from tarock.server.wire.shared.acts import Sent

Action: TypeAlias = danish_actions.Action | koenigrufen_actions.Action
Book: TypeAlias = DanishBook | KoenigrufenBook | PracticeBook
DrawnDeal: TypeAlias = DanishDeal | KoenigrufenDeal
"""A deal whose cards come from a seed."""
Deal: TypeAlias = DrawnDeal | RecordedDeal
State: TypeAlias = DanishState | KoenigrufenState
View: TypeAlias = DanishView | KoenigrufenView

_encoder = msgspec.json.Encoder()


def book_of(ruleset: Ruleset, players: int, rotation: str | None, first_dealer: int) -> Book:
    """Begin the book of an evening."""
    if isinstance(ruleset, DanishRuleset):
        return DanishBook.begin(ruleset, players, rotation, first_dealer)
    return KoenigrufenBook(ruleset, first_dealer)


def read_act(ruleset: Ruleset, raw: msgspec.Raw | bytes) -> Action:
    """Return the action that a message means.

    :raises msgspec.ValidationError: if it is none of the family.
    :raises NotationError: if a card is named twice.
    """
    if isinstance(ruleset, DanishRuleset):
        return danish_wire.CODEC.decode(raw)
    return koenigrufen_wire.CODEC.decode(raw)


def wire_act(ruleset: Ruleset, action: Action) -> Sent:
    """Return how an action of a family is sent."""
    if isinstance(ruleset, DanishRuleset):
        return danish_wire.act_of(action)  # type: ignore[arg-type]  # the ruleset tells the family
    return koenigrufen_wire.act_of(action)  # type: ignore[arg-type]  # the ruleset tells the family


def raw_act(ruleset: Ruleset, action: Action) -> msgspec.Raw:
    """Return an action as it is stored."""
    return msgspec.Raw(_encoder.encode(wire_act(ruleset, action)))


def applied(state: State, seat: Seat, action: Action) -> State:
    """Return the state after an action of its own family.

    :raises IllegalAction: if the rules refuse it.
    """
    return state.apply(seat, action)  # type: ignore[arg-type]  # read_act gives actions of the ruleset's family


def active_seats(state: State) -> tuple[Seat, ...]:
    """Return the seats that play in a deal."""
    if isinstance(state, DanishState):
        return state.table.seating.active
    return tuple(range(len(state.hands)))


def result_of(state: State) -> tuple[int | float, ...]:
    """Return by seat what a deal that is over has brought, in points."""
    if isinstance(state, DanishState):
        return tuple(won for _, won in state.settlement.net)
    return tuple(points(won) for won in state.settlement.score)


def written(book: Book, game: int, state: State) -> Book:
    """Write a deal that is over into the book of its family."""
    if isinstance(book, PracticeBook):
        return book.with_points(result_of(state))
    return book.with_result(game, state)  # type: ignore[arg-type]  # the book has dealt it
