"""What every bot does alike when people can err: it does not, it says what the cards prove, and it is not petty.

Møller, Bøder, l.2393: the fines are to be applied gently.
"""

from random import Random

from tarock.bots.danish.playing import Refusals
from tarock.core.faults import Mode
from tarock.danish.actions import ACCEPT, AGREE, DEAL_AGAIN, MOVE_CUPS, Action, Correct, Draw
from tarock.danish.state import DanishView


def table_manners(view: DanishView, rng: Random, refused: Refusals) -> Action | None:
    """Return what good manners ask for now; None when there is nothing but the game itself."""
    if view.table.mode is Mode.STRICT:
        return None
    offers = [offer for offer in view.legal_actions() if offer not in refused]
    if view.table.proceedings.ruling is not None:
        cards = [offer for offer in offers if isinstance(offer, Draw | Correct)]
        if cards:
            return rng.choice(cards)
        return next((answer for answer in (ACCEPT, DEAL_AGAIN) if answer in offers), None)
    proved = [claim for claim in view.claims() if claim not in refused]
    if proved:
        return proved[0]
    return next((duty for duty in (MOVE_CUPS, AGREE) if duty in offers), None)
