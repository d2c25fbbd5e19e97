"""What deals of Danish Tarok come to if the network plays them to their end."""

from collections.abc import Sequence
from typing import Final

from tarock.bots.danish.net import GAME, danish_network
from tarock.bots.many_deals import Deal, Rows, play_out
from tarock.bots.network import weights_of
from tarock.core.seats import Seat
from tarock.danish.actions import Action
from tarock.danish.state import DanishState
from tarock.search._kernels.danish import deal_layout, encoder, layout, many_games
from tarock.search._kernels.danish.selfplay import advance
from tarock.search.danish.selfplay import act, whole_deal

_ROWS: Final = Rows(many_games, encoder.FEATURES, encoder.WORDS, deal_layout.ACTIONS, deal_layout.OVER)


def outcomes(begun: Sequence[tuple[DanishState, Action]], seat: Seat) -> list[float]:
    """Return what a seat has won in the end of each deal in which it does something, in chips."""
    found = play_out(_ROWS, danish_network(weights_of(GAME)), [_deal(state, seat, action) for state, action in begun])
    places = (state.table.seating.declaring_order.index(seat) for state, _ in begun)
    return [float(deal.position[layout.NET + place]) for deal, place in zip(found, places, strict=True)]


def _deal(state: DanishState, seat: Seat, action: Action) -> Deal:
    deal = whole_deal(state)
    act(deal, state.table.seating.declaring_order.index(seat), action)
    advance(deal.plan, deal.position, deal.known, deal.more)
    return Deal(deal.plan, deal.position, deal.known, deal.more)
