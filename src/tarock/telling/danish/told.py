"""What happens in a deal of Danish Tarok, as a seat or the public sees it."""

from collections.abc import Iterator

from tarock.core.cards import SKUS, Card
from tarock.core.seats import Seat
from tarock.danish.actions import Action, AskLaid, Claim, Declare, Demand, Lay, Name, Play, Redeal, Waive
from tarock.danish.cards import LAST_TRICK
from tarock.danish.state import DanishView
from tarock.danish.table import Table
from tarock.danish.trick import Right, Trick
from tarock.telling.danish import table_mode
from tarock.telling.danish.items import declared
from tarock.telling.danish.payments import newly_paid, paid_so_far
from tarock.telling.line import Line, hand, suit_name, tokens


def opening(view: DanishView) -> tuple[Line, ...]:
    """Return what is told when the cards have been dealt: the stakes."""
    return paid_so_far(view.table)


def told(before: DanishView, seat: Seat, action: Action, after: DanishView) -> tuple[Line, ...]:
    """Return what an action of a seat looks like to whoever has the views: the act, what it ends, and what is paid."""
    tables = before.table, after.table
    return (
        *_deed(before, seat, action, after),
        *table_mode.consequences(*tables),
        *_trick_end(table_mode.went_on_from(before.table, action), after.table),
        *newly_paid(*tables),
    )


def _deed(before: DanishView, seat: Seat, action: Action, after: DanishView) -> Iterator[Line]:
    match action:
        case Play(card):
            yield _card_played(before.table, after.table, seat, card)
        case Lay():
            yield _laid(seat, after)
        case Declare(items) if items:
            yield Line("play-told-declares", "word", seat=seat, parts={"items": (declared(items),)})
        case Declare():
            yield Line("play-told-passes", "word", seat=seat)
        case Redeal():
            yield Line("play-told-redeal", "word", seat=seat)
        case Demand():
            wrongly = before.table.skus_is_gone()
            yield Line("play-told-demands-wrongly" if wrongly else "play-told-demands", "word", seat=seat)
        case AskLaid():
            yield Line("play-told-asks", "word", seat=seat, parts={"answer": (_answer(after.table),)})
        case Claim() | Name() | Waive():
            yield from _baptism(before.table, after.table, seat, action)
        case _:
            yield table_mode.deed(seat, action)


def _laid(seat: Seat, after: DanishView) -> Line:
    """Tell that the skat is laid; its cards only to whom the view shows them."""
    if after.seat == seat and after.skat:
        return Line("play-told-lays-cards", "word", seat=seat, cards={"cards": hand(after.skat)})
    return Line("play-told-lays", "word", seat=seat)


def _card_played(before: Table, after: Table, seat: Seat, card: Card) -> Line:
    trick = _trick(after) if len(after.tricks) == len(before.tricks) else after.tricks[-1]
    is_led = trick.plays[0] == (seat, card)
    key = "play-told-leads" if is_led else "play-told-plays"
    if is_led and card == SKUS and trick.suit is not None:
        named = Line("play-skus-as", parts={"suit": (suit_name(trick.suit),)})
        return Line(key, "card", seat=seat, parts={"card": (named,)})
    return Line(key, "card", seat=seat, cards={"card": tokens((card,))})


def _answer(after: Table) -> Line:
    """Return what the dealer answers; a house may let him say no more than yes."""
    kind = "play-laid-number" if after.ruleset.disclosure.answer == "number" else "play-laid-yes-no"
    return Line(kind, values={"number": after.laid_taroks or 0})


def _baptism(before: Table, after: Table, seat: Seat, action: Claim | Name | Waive) -> Iterator[Line]:
    trick = _trick(after)
    assert trick.suit is not None
    suit = {"suit": (suit_name(trick.suit),)}
    if isinstance(action, Waive):
        yield Line("play-told-waives", "word", seat=seat)
    elif isinstance(action, Claim):
        granted = trick.right is Right.GRANTED
        yield Line("play-told-claims-granted" if granted else "play-told-claims-held", "word", seat=seat, parts=suit)
    else:
        yield Line("play-told-names", "word", seat=seat, parts=suit)
        if trick.right is Right.TAKEN_BACK:
            second, card = _trick(before).plays[1]
            cards = {"card": tokens((card,))}
            yield Line("play-told-takes-back", "consequence", seat=second, cards=cards, parts=suit)


def _trick_end(before: Table, after: Table) -> Iterator[Line]:
    if len(after.tricks) <= len(before.tricks):
        return
    trick = after.tricks[-1]
    winner, card = trick.best()
    yield Line("play-told-takes", "trick", seat=winner, cards={"card": tokens((card,))})
    if trick.number == LAST_TRICK - 1 and after.trick is not None and after.trick.leader != winner:
        yield Line("play-told-passed-lead", "consequence", seat=after.trick.leader)


def _trick(table: Table) -> Trick:
    assert table.trick is not None
    return table.trick
