"""Table mode of Königrufen at the terminal: pointing out faults, correcting a card, and what follows a Renonce."""

from typing import Final

from tarock.cli.terminal.koenigrufen.announcements import read_items
from tarock.cli.terminal.koenigrufen.sentences import TableWords
from tarock.cli.terminal.shared.objections import NotUnderstood, read_objection, read_right_card, spoken
from tarock.koenigrufen.actions import AGREE, PLAY_ON, STOP, STRIKE, THROW_IN, Action, ClaimFault, ClaimLost, Correct
from tarock.koenigrufen.bonus_kinds import LOST, Lost
from tarock.koenigrufen.fault_kinds import CLAIMS
from tarock.koenigrufen.state import KoenigrufenView
from tarock.koenigrufen.table import Phase

_DECISIONS: Final[dict[str, Action]] = {"agree": AGREE, "stop": STOP, "play-on": PLAY_ON, "strike": STRIKE}
"""What is said only when something is to be decided: before that "weiter" is a word of the auction."""


def read_at_table(text: str, view: KoenigrufenView, wording: TableWords) -> Action | None:
    """Return what a person says about faults; None when it is something else.

    :raises NotUnderstood: if it begins like one of these and is none.
    """
    claim = _claim(text, wording)
    if claim is not None:
        return claim
    card = read_right_card(text, wording)
    if card is not None:
        return Correct(card)
    word, _, rest = text.strip().casefold().partition(" ")
    if AGREE in view.legal_actions() and not word:
        return AGREE
    if word in spoken("command-lost", wording):
        return _lost(rest, wording)
    if word in spoken("command-throw-in", wording):
        return THROW_IN
    decisions = _DECISIONS.items() if decides(view) else ()
    return next((action for name, action in decisions if word in spoken(f"command-{name}", wording)), None)


def decides(view: KoenigrufenView) -> bool:
    """Tell whether a fault is to be decided on, or the deal is to be settled."""
    return view.table.proceedings.ruling is not None or view.phase is Phase.CLOSING


def _claim(text: str, wording: TableWords) -> ClaimFault | None:
    """Read a fault that is pointed out; whose it is must be said."""
    try:
        said = read_objection(text, CLAIMS, wording)
    except NotUnderstood:
        raise NotUnderstood(wording.k("how-to-object")) from None
    if said is None:
        return None
    if said.seat is None:
        raise NotUnderstood(wording.k("how-to-object"))
    return ClaimFault(said.kind, said.seat, said.trick)


def _lost(text: str, wording: TableWords) -> ClaimLost:
    items = read_items(text, wording) or []
    lost: list[Lost] = [item for item in LOST if item in items]
    if len(lost) != 1:
        raise NotUnderstood(wording("how-to-claim-lost"))
    return ClaimLost(lost[0])


def decision_lines(view: KoenigrufenView, wording: TableWords) -> list[str]:
    """Return what is to be decided, or what can still be pointed out."""
    proceedings = view.table.proceedings
    if proceedings.ruling is not None:
        return [wording(f"explain-ruling-{proceedings.ruling.question.replace('_', '-')}")]
    if AGREE not in view.legal_actions():
        return []
    laid = wording.cards(proceedings.laid) if proceedings.laid else "–"
    return [wording("explain-closing-laid", laid=laid)]
