"""What may be done before the play, as a numbered list of words."""

from collections.abc import Sequence

from tarock.cli.terminal.koenigrufen.sentences import TableWords
from tarock.cli.terminal.shared.lines import NO_BREAK, Line, line
from tarock.koenigrufen import actions
from tarock.koenigrufen.actions import Action
from tarock.koenigrufen.announcing import subject
from tarock.koenigrufen.offers import Offer
from tarock.koenigrufen.state import KoenigrufenView
from tarock.koenigrufen.talon import DiscardChoice


def words_offered(view: KoenigrufenView) -> list[Action]:
    """Return what may be said or taken, without large choices, in the order of the list that is shown."""
    return [offer for offer in view.legal_actions() if not isinstance(offer, DiscardChoice)]


def list_line(view: KoenigrufenView, wording: TableWords) -> Line:
    """Return the numbered list of what may be said or taken."""
    labels = [label(offer, view, wording).replace(" ", NO_BREAK) for offer in words_offered(view)]
    numbered = "  ".join(f"{number}){NO_BREAK}{text}" for number, text in enumerate(labels, 1))
    return line(wording.k("may-say", words=numbered))


def label(offer: Offer, view: KoenigrufenView, wording: TableWords) -> str:
    """Return the words for something that is offered."""
    say = wording.words
    match offer:
        case actions.Vorhand():
            return say("k-say-vorhand")
        case actions.PassForehand():
            return say("k-say-pass-forehand")
        case actions.Pass():
            return say("k-say-pass")
        case actions.Bid():
            return wording.contract(offer)
        case actions.Hold():
            best = view.table.auction.best
            return f"{say('k-say-hold')} ({'' if best is None else wording.contract(best)})"
        case actions.Call():
            return wording.called_face(offer)
        case actions.Take(half):
            return say("k-say-take", half=half)
        case actions.Concede(bird):
            return say("k-say-concede") if bird is None else f"{say('k-say-concede')}: {wording.bonus(bird)}"
        case actions.Speak():
            return _spoken(offer, view, wording)
        case _:
            return say("k-say-lay")


def deed_label(action: Action, view: KoenigrufenView, wording: TableWords, *, reveals: bool) -> str:
    """Return the words for something that was done or could have been done.

    :param reveals: whether cards that were laid away face down may be named.
    """
    match action:
        case actions.Play(card):
            return wording.faces.plain(card)
        case actions.Lay(cards) if reveals:
            return wording.cards(cards)
        case actions.Lay():
            return wording.words("why-laid")
        case _ if isinstance(action, actions.InTableMode):
            return wording.words("why-said")
        case _:
            return label(action, view, wording)


def _spoken(offer: actions.Speak, view: KoenigrufenView, wording: TableWords) -> str:
    """Return the words of one turn of the round."""
    parts: Sequence[str] = [wording.bonus(item) for item in offer.announces]
    parts = [*parts, *(_doubling(target, view, wording) for target in offer.doubles)]
    opens = not view.table.round.turns
    return ", ".join(parts) or wording.words("k-say-lie" if opens else "k-say-good")


def _doubling(target: actions.Target, view: KoenigrufenView, wording: TableWords) -> str:
    doubled = view.table.round.doubling(*subject(view.speaker, target))
    level = actions.DOUBLES[0 if doubled is None else len(doubled.by)]
    what = wording.names[target] if isinstance(target, int) else wording.bonus(target)
    return f"{wording.words(f'k-say-{level}')}: {what}"
