"""Whether somebody may claim the rest: proven from what he sees, and where that takes the solver, beside the tables."""

from tarock.server.bots import Bots
from tarock.server.codes import Code, Refusal
from tarock.server.evening.claiming import claimable, sure_card
from tarock.server.evening.requests import current_game, place_of
from tarock.server.evening.state import TableState
from tarock.server.names import Session
from tarock.server.wire.shared.asking import ClaimRest


async def check_claim(table: TableState, session: Session, request: ClaimRest, bots: Bots) -> None:
    """Refuse a claim that cannot be forced in every deal that its player cannot rule out.

    The proof is good for the position that the request names: when another has come meanwhile, the claim is stale.

    :raises Refusal: if it is not proven, or not his to claim.
    """
    index, seat = current_game(table, place_of(table, session), request.state)
    game = table.games[index]
    assert game is not None
    view = game.deal.view(seat)
    if claimable(view) is None or game.claimed is not None:
        raise Refusal(Code.NOT_PROVEN)
    if sure_card(view) is None and await bots.proven(table.settings, view, session.id) is None:
        raise Refusal(Code.NOT_PROVEN)
