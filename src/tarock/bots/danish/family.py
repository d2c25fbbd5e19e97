"""The bots of Danish Tarok, for the registry of families."""

from typing import Final

from tarock.bots.danish.playing import DanishPlayer, has_rights
from tarock.bots.danish.random_bot import RandomBot
from tarock.bots.families import Bots
from tarock.bots.levels import Level
from tarock.bots.names import DANISH
from tarock.core.seats import Seat
from tarock.danish.actions import Play
from tarock.danish.state import DanishState, DanishView


def _player(level: Level) -> DanishPlayer:
    from tarock.bots.danish.players import danish_player  # noqa: PLC0415 - compiled code, which not everybody needs

    return danish_player(level)


def _order_from(state: DanishState, seat: Seat) -> tuple[Seat, ...]:
    return state.table.seating.order_from(seat)


def _proven_card(view: DanishView) -> Play | None:
    from tarock.search.danish.claiming import proven_card  # noqa: PLC0415 - compiled code, which not everybody needs

    return proven_card(view)


FAMILY: Final[Bots[DanishState, DanishView]] = Bots(
    names=DANISH,
    player=_player,
    simplest=RandomBot,
    has_rights=has_rights,
    order_from=_order_from,
    proven_card=_proven_card,
)
