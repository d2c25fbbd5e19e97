"""What an action of Danish Tarok is called in a word or two."""

from tarock.cli.terminal.danish.replies import SPOKEN
from tarock.cli.terminal.shared.requests import command_words
from tarock.cli.terminal.shared.wording import Wording
from tarock.danish.actions import Action, Declare, Lay, Name, Play


def label(action: Action, wording: Wording, *, reveals: bool) -> str:
    """Return the name of an action.

    :param reveals: whether cards that were laid face down may be named.
    """
    match action:
        case Play(card, named):
            return wording.faces.plain(card) if named is None else wording("skus-as", suit=wording.suit(named))
        case Lay(cards):
            return wording.cards(cards) if reveals else wording.words("why-laid")
        case Declare(items):
            return wording.items(items)
        case Name(suit):
            return wording.suit(suit)
        case _:
            said = next((name for name, spoken in SPOKEN.items() if spoken == action), None)
            return wording.words("why-said") if said is None else command_words(said, wording.words)[0]
