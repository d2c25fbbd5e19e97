"""Players of Königrufen that are programs, and letting them play."""

from collections.abc import Mapping
from random import Random
from typing import Final, Protocol, TypeAlias, runtime_checkable

from tarock.bots.playing import Move, action_of
from tarock.bots.protocol import Actor
from tarock.core.errors import IllegalAction
from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.koenigrufen.actions import Action, Play
from tarock.koenigrufen.cards import PLAYERS, announced_card
from tarock.koenigrufen.faults import is_possible
from tarock.koenigrufen.play import DUE
from tarock.koenigrufen.state import KoenigrufenState, KoenigrufenView, Offer, seat_of
from tarock.koenigrufen.talon import DiscardChoice

KoenigrufenBot: TypeAlias = Actor[KoenigrufenView, Action]
KoenigrufenMove: TypeAlias = Move[Action, KoenigrufenState]
Refusals: TypeAlias = Mapping[Action, IllegalAction]
"""What the table has already refused in this very position, and why; the latest comes last."""

NAMES: Final = (
    "Franz",
    "Resi",
    "Poldi",
    "Sepp",
    "Mitzi",
    "Ferdl",
    "Vroni",
    "Toni",
    "Gusti",
    "Hansl",
    "Leni",
    "Schorsch",
)
"""First names for bots at an Austrian table."""


@runtime_checkable
class Watchful(Protocol):
    """A player who says something out of turn: in table mode what the cards prove of another's fault."""

    def interject(self, view: KoenigrufenView, rng: Random, refused: Refusals) -> Action | None:
        """Return what to do out of turn, or None to let the game go on."""
        ...


def next_move(state: KoenigrufenState, bots: Mapping[Seat, KoenigrufenBot], rng: Random) -> KoenigrufenMove:
    """Let the next thing happen: a fault pointed out, or else the action of whoever is on turn."""
    turn = seat_of(state)
    if state.table.mode is Mode.TABLE and state.table.proceedings.ruling is None:
        for step in range(1, PLAYERS):
            move = _interjection(state, bots, (turn + step) % PLAYERS, rng)
            if move is not None:
                return move
    return action_of(bots[turn], state, turn, rng)


def _interjection(
    state: KoenigrufenState, bots: Mapping[Seat, KoenigrufenBot], seat: Seat, rng: Random
) -> KoenigrufenMove | None:
    bot = bots[seat]
    action = bot.interject(state.view(seat), rng, {}) if isinstance(bot, Watchful) else None
    return None if action is None else Move(seat, action, state.apply(seat, action))


def play_out(state: KoenigrufenState, bots: Mapping[Seat, KoenigrufenBot], rng: Random) -> KoenigrufenState:
    """Play a deal to its end."""
    while not state.is_over:
        state = next_move(state, bots, rng).state
    return state


class KoenigrufenRandomBot:
    """Chooses among all that is offered with equal chances; in the round before play one word at a time."""

    def act(self, view: KoenigrufenView, rng: Random, refused: Refusals) -> Action:
        """Return any of the offered actions that has not been refused."""
        offer = rng.choice(open_offers(view, refused))
        return offer.sample(rng) if isinstance(offer, DiscardChoice) else offer


def open_offers(view: KoenigrufenView, refused: Refusals) -> list[Offer]:
    """Return what is offered and has not been refused."""
    offers = [offer for offer in view.legal_actions() if isinstance(offer, DiscardChoice) or offer not in refused]
    return [offer for offer in offers if not _is_early(view, offer)] or offers


def _is_early(view: KoenigrufenView, offer: Offer) -> bool:
    """Tell whether a card that this seat has announced would be played before its trick.

    That is no breach of duty, but it is Renonce if it gains something (tournament sheet 8.11).
    """
    table = view.table
    if not isinstance(offer, Play) or table.trick is None or not is_possible(table, "early_advantage"):
        return False
    called = None if table.call is None else table.call.card
    mine = [said.item for said in table.round.announcements if said.seat == view.seat]
    return any(offer.card in announced_card(item, called) and table.trick.number < DUE[item] for item in mine)
