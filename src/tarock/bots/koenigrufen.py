"""Players of Königrufen that are programs, and letting them play."""

from collections.abc import Mapping
from random import Random
from typing import Final, TypeAlias

from tarock.bots.playing import Move, action_of
from tarock.bots.protocol import Actor
from tarock.core.errors import IllegalAction
from tarock.core.seats import Seat
from tarock.koenigrufen.actions import Action
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


def next_move(state: KoenigrufenState, bots: Mapping[Seat, KoenigrufenBot], rng: Random) -> KoenigrufenMove:
    """Let the player on turn act."""
    seat = seat_of(state)
    return action_of(bots[seat], state, seat, rng)


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
    return [offer for offer in view.legal_actions() if isinstance(offer, DiscardChoice) or offer not in refused]
