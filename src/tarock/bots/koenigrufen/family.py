"""The bots of Königrufen, for the registry of families."""

from typing import Final

from tarock.bots.families import Bots
from tarock.bots.koenigrufen.playing import KoenigrufenPlayer, has_rights
from tarock.bots.koenigrufen.random_bot import RandomBot
from tarock.bots.levels import Level
from tarock.bots.names import AUSTRIAN
from tarock.core.seats import Seat
from tarock.koenigrufen.actions import Play
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.state import KoenigrufenState, KoenigrufenView


def _player(level: Level) -> KoenigrufenPlayer:
    from tarock.bots.koenigrufen.players import koenigrufen_player  # noqa: PLC0415 - compiled code, which not everybody needs

    return koenigrufen_player(level)


def _order_from(_state: KoenigrufenState, seat: Seat) -> tuple[Seat, ...]:
    return tuple((seat + step) % PLAYERS for step in range(PLAYERS))


def _proven_card(view: KoenigrufenView) -> Play | None:
    from tarock.search.koenigrufen.claiming import proven_card  # noqa: PLC0415 - compiled code, which not everybody needs

    return proven_card(view)


FAMILY: Final[Bots[KoenigrufenState, KoenigrufenView]] = Bots(
    names=AUSTRIAN,
    player=_player,
    simplest=RandomBot,
    has_rights=has_rights,
    order_from=_order_from,
    proven_card=_proven_card,
)
