"""The bot that plays by the books: every decision follows a piece of their advice, and says which.

How to lay the skat is in :mod:`tarock.bots.danish.laying`; the advice for the card play is compiled, so that whole
deals can be played by it at speed, and is asked here through :mod:`tarock.search.danish.advice`.
"""

from random import Random

from tarock.bots.danish.advice_names import ASK_FOR_A_NEW_DEAL
from tarock.bots.danish.laying import chosen_skat
from tarock.bots.danish.playing import DanishDecision, Refusals
from tarock.bots.danish.table_mode import table_manners
from tarock.bots.danish.ultimo import keeping
from tarock.bots.protocol import Decision, Explanation
from tarock.danish.actions import DEMAND, REDEAL, WAIVE, Action, Declare
from tarock.danish.skat import SkatChoice
from tarock.danish.state import DanishView
from tarock.search.danish.advice import advise, advise_right
from tarock.search.danish.packing import NUMBER_OF
from tarock.search.danish.ultimo import keeping_ultimo, may_be_sure, offers


class BookBot:
    """Does what the books advise; without a seed, since equal views get equal advice."""

    def act(self, view: DanishView, rng: Random, refused: Refusals) -> DanishDecision:
        """Return what the advice says, unless it would throw a sure ultimo."""
        decision = self.advised(view, rng, refused)
        if decision.action not in NUMBER_OF or not may_be_sure(view):
            return decision
        return keeping(decision, keeping_ultimo(view, (offer for offer in offers(view) if offer not in refused)))

    def advised(self, view: DanishView, rng: Random, refused: Refusals) -> DanishDecision:
        """Return what the advice says, whatever else is certain."""
        return self.interject(view, rng, refused) or self._on_turn(view, refused)

    def _on_turn(self, view: DanishView, refused: Refusals) -> DanishDecision:
        for offer in view.legal_actions():
            if isinstance(offer, SkatChoice):
                return decided(*chosen_skat(offer))
            if isinstance(offer, Declare):
                return Decision(offer, Explanation(facts=("must_declare",)))
        action, advice = advise(view)
        if action in refused:
            # Only a name for a led skus that nobody holds is refused on turn; then the right to name it is let go.
            return decided(WAIVE, "leave_the_name")
        return decided(action, advice)

    def interject(self, view: DanishView, rng: Random, refused: Refusals) -> DanishDecision | None:
        """Keep good manners, ask for a new deal without taroks, and demand the skus when that is advised.

        A hand without taroks cannot fight for anything (Jensen 1989, Kortgivning, l.180-181).
        """
        manners = table_manners(view, rng, refused)
        if manners is not None:
            return Decision(manners)
        if REDEAL in view.legal_actions():
            return decided(REDEAL, ASK_FOR_A_NEW_DEAL)
        if DEMAND in refused:
            return None
        right = advise_right(view)
        return None if right is None else decided(*right)


def decided(action: Action, advice: str) -> DanishDecision:
    """Return an action with the advice that asked for it."""
    facts = ("only_card",) if advice == "only_choice" else ()
    return Decision(action, Explanation(advice=advice, facts=facts))
