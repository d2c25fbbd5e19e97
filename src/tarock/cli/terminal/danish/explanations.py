"""What is special about a moment, said before a person is asked."""

from tarock.cli.terminal.danish.replies import playable
from tarock.cli.terminal.danish.table_mode import decision_lines
from tarock.cli.terminal.shared.wording import Wording
from tarock.core.cards import SKUS
from tarock.core.faults import Mode
from tarock.danish.actions import CLAIM, DEMAND, MOVE_CUPS, REDEAL, Declare, Name
from tarock.danish.legal import Offer
from tarock.danish.skat import SkatChoice
from tarock.danish.state import DanishView
from tarock.danish.trick import Right


def explanations(view: DanishView, wording: Wording) -> list[str]:
    """Return sentences about the rights and duties of the player on turn; as a rule none."""
    offers = view.legal_actions()
    said: list[str] = []
    if any(isinstance(offer, SkatChoice) for offer in offers):
        said.append(wording("explain-skat"))
    if REDEAL in offers:
        said += [wording("explain-redeal"), wording("explain-redeal-how")]
    if view.table.mode is Mode.STRICT:
        said += [wording("explain-declare", items=wording.items(o.items)) for o in offers if isinstance(o, Declare)]
    elif any(isinstance(offer, Declare) for offer in offers):
        said.append(wording("how-to-declare"))
    if MOVE_CUPS in offers:
        said.append(wording("explain-cups"))
    if DEMAND in offers and not view.table.skus_is_gone():
        said.append(wording("explain-demand"))
    if view.table.demanded_by is not None and playable(offers) == [SKUS] and len(view.hand) > 1:
        said.append(wording("explain-demanded"))
    return said + _about_a_led_skus(view, offers, wording) + decision_lines(view, wording)


def _about_a_led_skus(view: DanishView, offers: tuple[Offer, ...], wording: Wording) -> list[str]:
    """Return what may be said about a led skus, and what follows from saying nothing."""
    trick = view.table.trick
    if trick is None or trick.suit is None:
        return []
    suit = wording.suit(trick.suit)
    if CLAIM in offers:
        return [wording("explain-claim", suit=suit)]
    if any(isinstance(offer, Name) for offer in offers):
        return [wording("explain-third" if playable(offers) else "explain-granted", suit=suit)]
    return [wording("explain-taken-back", suit=suit)] if trick.right is Right.TAKEN_BACK else []
