"""From what happened to what is paid.

The events of a sheet may come in any order within the three times of a deal: before, during and after play.
The order of settlement, the re-funding and the balancing of the count are done here (B-15).
"""

from collections.abc import Iterable
from dataclasses import dataclass

from tarock.core.ledger import balance
from tarock.core.seats import Seat
from tarock.danish import after_play, evening_end, facts
from tarock.danish.events import (
    Ante,
    Close,
    Cup,
    Cups,
    Declared,
    DeclaredCourts,
    DeclaredLength,
    Event,
    Fined,
    Fund,
    Lost,
    PagatHomed,
    Repaid,
    Ruled,
    Unfunded,
)
from tarock.danish.ledger import DanishPayment, Ledger
from tarock.danish.rules import DanishRuleset, LongDeclaration
from tarock.danish.seating import Seating


@dataclass(frozen=True, slots=True)
class Settlement:
    """Every payment of a deal, what it comes to for each seat at the table, and what the cups hold then.

    ``fines``: of the payments those that a fault has caused, each time with the entry that says so.
    ``dropped``: what the cards did and nobody is paid for, since the deal is void.
    ``void``: the deal was stopped, so that its end is not settled (B-34).
    """

    payments: tuple[DanishPayment, ...]
    net: tuple[tuple[Seat, int], ...]
    cups: Cups
    fines: tuple[tuple[Fined | Repaid, tuple[DanishPayment, ...]], ...] = ()
    void: bool = False
    barred: facts.BarredUltimo | None = None
    dropped: tuple[str, ...] = ()


def settle(ruleset: DanishRuleset, seating: Seating, cups: Cups, events: Iterable[Event]) -> Settlement:
    """Settle what happened in a deal.

    :raises SheetError: if the events contradict each other or the ruleset.
    """
    events = tuple(events)
    ledger = Ledger(ruleset, seating, cups)
    outcome = facts.gather(ruleset, seating, events)
    for event in events:
        if not isinstance(event, Lost | PagatHomed | Fined | Repaid):
            _settle_before(ledger, outcome, event)
    fines: list[tuple[Fined | Repaid, tuple[DanishPayment, ...]]] = []
    for event in events:
        paid = len(ledger.payments)
        _settle_during(ledger, event)
        if isinstance(event, Fined | Repaid):
            fines.append((event, tuple(ledger.payments[paid:])))
    after_play.settle(ledger, outcome)
    for event in events:
        if isinstance(event, Ruled):  # last, so that no ultimo and no bagud depends on it
            ledger.pay(event.seat, event.payee, event.points, "ruling", f"{ruleset.rulings.source}: {event.why}")
    for event in events:
        if isinstance(event, Close):
            evening_end.share(ledger, dict(event.standings))
    payments = tuple(ledger.payments)
    net = tuple((seat, balance(payments, seat)) for seat in seating.at_table)
    dropped = outcome.noted if outcome.void else ()
    left = Cups(ledger.cups[Cup.KING], ledger.cups[Cup.PAGAT])
    barred = None if outcome.void else facts.barred_ultimo(ruleset, events)
    return Settlement(payments, net, left, tuple(fines), outcome.void, barred, dropped)


def _settle_before(ledger: Ledger, outcome: facts.Facts, event: Event) -> None:
    rules = ledger.ruleset
    match event:
        case Fund(cup):
            ledger.fund(cup, ledger.seating.at_table)
        case Ante():
            ledger.into_cups(ledger.seating.dealer, rules.ante.each_cup, "ante", rules.ante.source)
        case Unfunded(seat, cup) if cup not in outcome.emptied:
            ledger.pay(seat, cup, rules.funding.each, "unfunded", rules.shortage.source)
        case DeclaredLength(seat) | DeclaredCourts(seat):
            points, reason, source = price(rules, event)
            ledger.from_each(seat, points, reason, source)
        case _:
            pass


def _settle_during(ledger: Ledger, event: Event) -> None:
    rules = ledger.ruleset
    match event:
        case Lost(seat, cup):
            rule = rules.lost_ultimo_card
            ledger.to_each(seat, rule.to_each, f"lost_{cup}", rule.source)
            ledger.pay(seat, cup, rule.to_cup, f"lost_{cup}", rule.source)
        case PagatHomed(seat):
            ledger.from_each(seat, rules.pagat_home.from_each, "pagat_home", rules.pagat_home.source)
        case Fined(seat, fault, repaid, due):
            fine = facts.fine_for(rules, fault)
            ledger.into_cups(seat, fine.each_cup, fault, fine.source)
            if repaid is not None:
                _repay(ledger, seat, repaid, due)
        case Repaid(seat, repaid, due):
            _repay(ledger, seat, repaid, due)
        case _:
            pass


def _repay(ledger: Ledger, seat: Seat, declared: Declared, due: Declared | None) -> None:
    """Give back what was received for a declaration; where something of the kind was due, only the rest."""
    rules = ledger.ruleset
    points = price(rules, declared)[0] - (0 if due is None else price(rules, due)[0])
    ledger.to_each(seat, max(points, 0), "repaid", facts.fine_for(rules, "false_declaration").source)


def price(rules: DanishRuleset, event: Declared) -> tuple[int, str, str]:
    """Return what each opponent pays for a declaration, its name and its source."""
    if isinstance(event, DeclaredLength):
        rule: LongDeclaration = getattr(rules, event.kind)
        return rule.points + (event.number - rule.shortest) * rule.step, event.kind, rule.source
    courts = {"half": rules.half, "full": rules.full, "overfull": rules.overfull}[event.fullness]
    return courts.points, event.fullness, courts.source
