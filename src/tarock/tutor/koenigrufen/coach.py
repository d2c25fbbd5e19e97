"""Königrufen for the coach."""

from collections.abc import Mapping
from typing import Final

from tarock.bots.budget import Budget
from tarock.bots.koenigrufen.book_bot import BookBot
from tarock.bots.koenigrufen.playing import next_move
from tarock.bots.koenigrufen.scales import SCALES
from tarock.bots.koenigrufen.search import SearchBot
from tarock.core.seats import Seat
from tarock.koenigrufen.actions import (
    PLAYS,
    Action,
    Bid,
    Call,
    Concede,
    Hold,
    Lay,
    Pass,
    PassForehand,
    Play,
    Speak,
    Take,
    Vorhand,
)
from tarock.koenigrufen.cards import LAST_TRICK
from tarock.koenigrufen.state import KoenigrufenState, KoenigrufenView
from tarock.koenigrufen.table import Phase
from tarock.notation.koenigrufen.statements import GRAMMAR
from tarock.rulesets.scatter import measured_deviations
from tarock.search.koenigrufen.open import known_scores
from tarock.search.koenigrufen.packing import Position, bit_of, card_from
from tarock.tutor.coach import Coach, Kind
from tarock.tutor.koenigrufen.naming import named

OPEN: Final = 6
"""So many tricks before the end the exact solver can say what every card comes to; in negative games always."""


def _kind(view: KoenigrufenView, action: Action) -> Kind | None:
    trick = view.table.trick
    match action:
        case Vorhand() | PassForehand() | Pass() | Bid() | Hold():
            return "bid"
        case Call():
            return "call"
        case Take() | Concede():
            return "talon"
        case Lay():
            return "discard"
        case Speak():
            return "kontra" if action.doubles else "announcement"
        case Play():
            return "follow" if trick is not None and trick.plays else "lead"
        case _:
            return None


def _net(state: KoenigrufenState) -> Mapping[Seat, float]:
    return {seat: half_points / 2 for seat, half_points in enumerate(state.settlement.money)}


def _spelled(action: Action) -> str:
    """Return an action as a record has it; a speech that both announces and doubles takes two lines there."""
    if isinstance(action, Speak) and action.announces and action.doubles:
        return f"{GRAMMAR.spelled(Speak(action.announces))}; {GRAMMAR.spelled(Speak((), action.doubles))}"
    return GRAMMAR.spelled(action)


def _open_values(state: KoenigrufenState, seat: Seat) -> Mapping[Action, float]:
    """Return what a seat's side can force after each card; nothing before the play, or where that is too much."""
    if state.phase is not Phase.PLAY or state.turn != seat:
        return {}
    position = Position.of(state)
    cards = [bit_of(card) for card in state.playable]
    if state.table.game.kind == "positive" and len(state.table.tricks) + OPEN < LAST_TRICK:
        return {}
    scores = known_scores(position, cards, seat)
    if scores is None:
        return {}
    return {PLAYS[card_from(bit)]: score / 2 for bit, score in zip(cards, scores.tolist(), strict=True)}


FAMILY: Final[Coach[KoenigrufenState, KoenigrufenView, Action]] = Coach(
    scales=SCALES,
    kind=_kind,
    book=BookBot,
    thinker=lambda worlds: SearchBot(Budget(worlds)),
    next_move=next_move,
    net=_net,
    named=named,
    spelled=_spelled,
    open_values=_open_values,
    deviations=measured_deviations("koenigrufen"),
)
