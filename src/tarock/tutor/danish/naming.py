"""What an action of Danish Tarok is called in a hint."""

from tarock.danish.actions import Action, Claim, Demand, Lay, Name, Play, Waive
from tarock.telling.line import Line, hand, suit_name, tokens


def named(action: Action | None) -> Line:
    """Return an action as a piece of a sentence; None is to wait."""
    match action:
        case Play(card, suit):
            if suit is not None:
                return Line("play-skus-as", parts={"suit": (suit_name(suit),)})
            return Line("coach-act-card", cards={"card": tokens((card,))})
        case Lay(cards):
            return Line("coach-act-lay", cards={"cards": hand(cards)})
        case Demand():
            return Line("coach-act-demand")
        case Claim():
            return Line("coach-act-claim")
        case Name(suit):
            return Line("coach-act-name", parts={"suit": (suit_name(suit),)})
        case Waive():
            return Line("coach-act-waive")
        case _:
            return Line("coach-act-wait")
