"""Bots that play any card they may."""

from collections.abc import Mapping
from random import Random

from tarock.bots.families import Bots
from tarock.bots.protocol import Decision
from tarock.core.errors import IllegalAction
from tests.toy.state import PLAYERS, Play, ToyState, ToyView


class ToyBot:
    def act(self, view: ToyView, rng: Random, refused: Mapping[Play, IllegalAction]) -> Decision[Play]:
        return Decision(rng.choice(view.legal_actions()))

    def interject(self, view: ToyView, rng: Random, refused: Mapping[Play, IllegalAction]) -> None:
        return None


FAMILY: Bots[ToyState, ToyView] = Bots(
    names=("Ping", "Pong", "Pung"),
    player=lambda _level: ToyBot(),
    simplest=ToyBot,
    has_rights=lambda _view: False,
    order_from=lambda _state, seat: tuple((seat + step) % PLAYERS for step in range(PLAYERS)),
    reasons=lambda: (),
)
