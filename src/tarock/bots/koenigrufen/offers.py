"""What a bot chooses from: what its view offers, less what the table has refused or would punish."""

from tarock.bots.koenigrufen.playing import Refusals
from tarock.koenigrufen.actions import Play
from tarock.koenigrufen.bonus_kinds import DUE, Announced, announced_card
from tarock.koenigrufen.faults import is_possible
from tarock.koenigrufen.offers import Offer
from tarock.koenigrufen.state import KoenigrufenView
from tarock.koenigrufen.talon import DiscardChoice


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
    mine: list[Announced] = [said.item for said in table.round.announcements if said.seat == view.seat]
    return any(offer.card in announced_card(item, called) and table.trick.number < DUE[item] for item in mine)
