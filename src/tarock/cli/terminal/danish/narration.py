"""What happens at the table, told to one of the players."""

from tarock.cli.terminal.danish import fault_lines
from tarock.cli.terminal.danish.payment_lines import new_payments, payment_lines
from tarock.cli.terminal.danish.table_lines import played_face
from tarock.cli.terminal.shared.lines import Line, line
from tarock.cli.terminal.shared.wording import Wording
from tarock.core.seats import Seat
from tarock.danish.actions import Action, AskLaid, Claim, Declare, Demand, Lay, Name, Play, Redeal, Waive
from tarock.danish.cards import LAST_TRICK
from tarock.danish.state import settle_table
from tarock.danish.table import Table
from tarock.danish.trick import Right, Trick


def told(before: Table, after: Table, seat: Seat, action: Action, wording: Wording) -> list[Line]:
    """Return what an action of a seat looks like to everybody, what it ends and what is paid for it."""
    said = [*_deed(before, after, seat, action, wording), *fault_lines.consequences(before, after, wording)]
    shown = [line(text) for text in said]
    if len(after.tricks) > len(before.tricks):
        shown += [line(text) for text in _trick_end(after, wording)]
    payments = new_payments(settle_table(before), settle_table(after))
    return shown + payment_lines(payments, wording)


def _deed(before: Table, after: Table, seat: Seat, action: Action, wording: Wording) -> list[str]:
    match action:
        case Play():
            return [_card_played(before, after, seat, action, wording)]
        case Lay(cards):
            mine = seat == wording.you
            return [wording("told-you-lay", cards=wording.cards(cards)) if mine else wording.about("told-lays", seat)]
        case Declare(items):
            message = "told-declares" if items else "told-passes"
            return [wording.about(message, seat, items=wording.items(items))]
        case Redeal():
            return [wording.about("told-redeal", seat)]
        case Demand():
            wrongly = before.skus_is_gone()
            return [wording.about("told-demands-wrongly" if wrongly else "told-demands", seat)]
        case AskLaid():
            return [wording.about("told-asks", seat, answer=_answer(after, wording))]
        case Claim() | Name() | Waive():
            return _baptism(before, after, seat, action, wording)
        case _:
            return [fault_lines.deed(seat, action, wording)]


def _card_played(before: Table, after: Table, seat: Seat, action: Play, wording: Wording) -> str:
    trick = _trick(after) if len(after.tricks) == len(before.tricks) else after.tricks[-1]
    message = "told-leads" if trick.plays[0] == (seat, action.card) else "told-plays"
    return wording.about(message, seat, card=played_face(trick, action.card, wording))


def _answer(after: Table, wording: Wording) -> str:
    kind = "laid-number" if after.ruleset.disclosure.answer == "number" else "laid-yes-no"
    return wording(kind, number=after.laid_taroks or 0)


def _baptism(before: Table, after: Table, seat: Seat, action: Claim | Name | Waive, wording: Wording) -> list[str]:
    trick = _trick(after)
    assert trick.suit is not None
    suit = wording.suit(trick.suit)
    if isinstance(action, Waive):
        return [wording.about("told-waives", seat)]
    if isinstance(action, Claim):
        granted = trick.right is Right.GRANTED
        return [wording.about("told-claims-granted" if granted else "told-claims-held", seat, suit=suit)]
    said = [wording.about("told-names", seat, suit=suit)]
    if trick.right is Right.TAKEN_BACK:
        second, card = _trick(before).plays[1]
        said.append(wording.about("told-takes-back", second, card=wording.faces.plain(card), suit=suit))
    return said


def _trick_end(after: Table, wording: Wording) -> list[str]:
    trick = after.tricks[-1]
    winner, card = trick.best()
    said = [wording.about("told-takes", winner, card=wording.faces.plain(card))]
    if trick.number == LAST_TRICK - 1 and after.trick is not None and after.trick.leader != winner:
        said.append(wording.about("told-passed-lead", after.trick.leader))
    return said


def _trick(table: Table) -> Trick:
    assert table.trick is not None
    return table.trick
