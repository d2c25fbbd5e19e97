"""A sure ultimo is never thrown: who has one chooses among the actions that keep it.

So a king that is certain to win the last trick is kept for it, and so is the pagat: an ultimo is what the game is about
(Møller, Spillets formål, l.776-786; Jensen 1989, l.326-330).
"""

from typing import Final

from tarock.bots.danish.playing import DanishDecision
from tarock.bots.protocol import Decision, Explanation
from tarock.danish.actions import Action, Play
from tarock.danish.cards import ULTIMO_CARDS

KEEPS: Final = "keeps_sure_ultimo"
"""The fact that a bot tells when it has left out what would throw a sure ultimo."""


def keeping(decision: DanishDecision, kept: tuple[Action, ...]) -> DanishDecision:
    """Return a decision that keeps a sure ultimo: the one that was made, or else the first that does.

    :param kept: the actions that keep it; none when no ultimo is sure.
    """
    if not kept or decision.action in kept:
        return decision
    plain = (action for action in kept if not isinstance(action, Play) or action.card not in ULTIMO_CARDS)
    return Decision(next(plain, kept[0]), Explanation(facts=(KEEPS,)))
