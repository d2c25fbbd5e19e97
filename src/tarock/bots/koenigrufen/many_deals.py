"""What deals of Königrufen come to if the network plays them to their end."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from tarock.bots.koenigrufen.net import GAME, koenigrufen_network
from tarock.bots.many_deals import Deal, Rows, play_out
from tarock.bots.network import weights_of
from tarock.core.seats import Seat
from tarock.koenigrufen.actions import Action
from tarock.koenigrufen.state import KoenigrufenState
from tarock.search._kernels.koenigrufen import deal_layout, encoder, many_games
from tarock.search._kernels.koenigrufen.selfplay import advance
from tarock.search.koenigrufen.selfplay import act, whole_deal

_ROWS: Final = Rows(many_games, encoder.FEATURES, encoder.WORDS, deal_layout.ACTIONS, deal_layout.OVER)
_HALF_POINTS: Final = 2


def outcomes(begun: Sequence[tuple[KoenigrufenState, Action]], seat: Seat) -> list[float]:
    """Return what a seat has won in the end of each deal in which it does something, in points of money."""
    network = koenigrufen_network(weights_of(GAME))
    found = play_out(_ROWS, network, [_deal(state, seat, action) for state, action in begun])
    return [float(deal.more[deal_layout.MONEY + seat]) / _HALF_POINTS for deal in found]


def _deal(state: KoenigrufenState, seat: Seat, action: Action) -> Deal:
    deal = whole_deal(state)
    act(deal, seat, action, state.ruleset)
    advance(deal.law, deal.plan, deal.state, deal.history, deal.more)
    return Deal(deal.law, np.concatenate((deal.plan, deal.state)), deal.history, deal.more)
