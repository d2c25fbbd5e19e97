"""What the words of Danish Tarok mean, and what they tell the others."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from tarock.core.cards import SKUS, Suit
from tarock.core.seats import Seat
from tarock.danish.actions import Action, AskLaid, Claim, Declare, Demand, Lay, Name, Play, Redeal, Waive
from tarock.danish.cards import SKUS_ALONE
from tarock.danish.declarations import Courts, Item, Kings, Laid, Matadors, Taroks
from tarock.danish.declaring import event_of
from tarock.danish.knowledge import NO_LIMIT, Promise, promise
from tarock.danish.rules import DanishRuleset
from tarock.danish.settlement import price
from tarock.danish.state import DanishView
from tarock.danish.table import Table
from tarock.telling.line import Line, hand, suit_name
from tarock.tutor.meaning import Explainer


def _rules(_: DanishView, action: Action) -> tuple[str, ...]:
    match action:
        case Declare(items):
            return tuple(dict.fromkeys(map(_rule_of, items))) or ("declaring",)
        case Play(card, named) if card == SKUS and named is not None:
            return "skus_named", "baptism"
        case Claim() | Name() | Waive():
            return ("baptism",)
        case Demand():
            return ("demand",)
        case AskLaid():
            return ("disclosure",)
        case Redeal():
            return ("redeal",)
        case _:
            return ()


def _rule_of(item: Item) -> str:
    match item:
        case Taroks():
            return "taroks"
        case Matadors():
            return "matadors"
        case Courts() | Kings():
            return item.fullness
        case Laid():
            return "declared_skat"


def _worth(view: DanishView, action: Action) -> Iterator[Line]:
    """Give what each of the others pays for a declaration."""
    if isinstance(action, Declare):
        events = [event_of(view.seat, item) for item in action.items if not isinstance(item, Laid)]
        points = sum(price(view.ruleset, event)[0] for event in events)
        if points:
            yield Line("means-each-pays", "word", values={"points": points})


def _tells(view: DanishView, action: Action) -> Iterator[Line]:
    yield from proven(view.table, view.seat, action)


def proven(table: Table, seat: Seat, action: Action) -> Iterator[Line]:
    """Give what a word of a seat proves of its hand to everybody, by the rules alone."""
    rules = table.ruleset
    match action:
        case Declare(items):
            declared = tuple(items if each == seat else said for each, said in enumerate(table.declared))
            yield from _promised(promise(replace(table, declared=declared), seat), rules, seat)
        case Demand():
            yield Line("tells-lacks", "word", seat=seat, cards={"cards": hand(SKUS_ALONE)}, rule=rules.demand.source)
        case Claim() | Name() if table.trick is not None and table.trick.suit is not None:
            suit = {"suit": (suit_name(table.trick.suit),)}
            yield Line("tells-void", "word", seat=seat, parts=suit, rule=rules.baptism.source)
        case Redeal():
            tarok = {"suit": (suit_name(Suit.TAROK),)}
            yield Line("tells-void", "word", seat=seat, parts=tarok, rule=rules.redeal.source)
        case _:
            return


def _promised(said: Promise, rules: DanishRuleset, seat: Seat) -> Iterator[Line]:
    """Give what must be declared and was, and what was not and so is not there."""
    least, most = said.taroks
    source = rules.taroks.source
    if least:
        yield Line("tells-taroks", "word", seat=seat, values={"number": least}, rule=source)
    elif most < NO_LIMIT:
        yield Line("tells-taroks-most", "word", seat=seat, values={"number": most}, rule=source)
    if said.holds:
        yield Line("tells-holds", "word", seat=seat, cards={"cards": hand(said.holds)}, rule=rules.declaring.source)
    if said.lacks:
        yield Line("tells-lacks", "word", seat=seat, cards={"cards": hand(said.lacks)}, rule=rules.declaring.source)
    if said.undeclared:
        yield Line("tells-no-courts", "word", seat=seat, rule=rules.declaring.source)


FAMILY: Final[Explainer[DanishView]] = Explainer(laying=Lay, rules=_rules, worth=_worth, tells=_tells)
