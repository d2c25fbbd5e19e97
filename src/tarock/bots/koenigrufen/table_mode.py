"""What every bot of Königrufen does alike when people can err: it does not, and it says what the cards prove."""

from random import Random

from tarock.bots.koenigrufen.playing import KoenigrufenDecision, Refusals
from tarock.bots.protocol import Decision
from tarock.core.faults import Mode
from tarock.koenigrufen.actions import AGREE, STOP, Action, Correct
from tarock.koenigrufen.state import KoenigrufenView


def table_manners(view: KoenigrufenView, rng: Random, refused: Refusals) -> Action | None:
    """Return what good manners ask for now; None when there is nothing but the game itself.

    A Renonce of the other side is won already, so the bot has the play stopped (book of 1900, § 11).
    """
    if view.table.mode is Mode.STRICT:
        return None
    offers = [offer for offer in view.legal_actions() if offer not in refused]
    if view.table.proceedings.ruling is not None:
        right = [offer for offer in offers if isinstance(offer, Correct)]
        return rng.choice(right) if right else next((answer for answer in (STOP,) if answer in offers), None)
    proved = [claim for claim in view.claims() if claim not in refused]
    if proved:
        return proved[0]
    return AGREE if AGREE in offers else None


class Mannered:
    """A bot that does what good manners ask for, and else nothing out of turn."""

    @staticmethod
    def interject(view: KoenigrufenView, rng: Random, refused: Refusals) -> KoenigrufenDecision | None:
        """Point out what the cards prove, where people can err."""
        manners = table_manners(view, rng, refused)
        return None if manners is None else Decision(manners)
