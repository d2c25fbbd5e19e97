"""What is paid after play: last trick, ultimo, bagud, nolo, tout, re-funding and count, in this order (B-15)."""

from tarock.core.errors import SheetError
from tarock.core.seats import Seat
from tarock.core.sentences import Sentence
from tarock.danish import count
from tarock.danish.events import Cup
from tarock.danish.facts import Facts
from tarock.danish.ledger import Ledger


def settle(ledger: Ledger, facts: Facts) -> None:
    """Settle the end of a deal; a void deal has none (B-34)."""
    if facts.void:
        return
    found = dict(ledger.cups)  # what is doubled is what lay there when the last trick ended (B-14)
    if facts.tout is not None:
        _settle_tout(ledger, facts.tout)
    elif facts.nolos:
        rule = ledger.ruleset.nolo
        ledger.from_each(facts.nolos[0], rule.from_each, "nolo", rule.source)
    else:
        _settle_last_trick(ledger, facts)
    for seat, cup in facts.baguds:
        _settle_bagud(ledger, facts, seat, cup, found[cup])
    _fund_again(ledger, facts)
    if facts.counts is not None and _is_counted(ledger, facts):
        settle_count(ledger, facts.counts)


def _settle_tout(ledger: Ledger, seat: Seat) -> None:
    """Pay a tout, which takes the place of ultimo and last trick (B-16)."""
    rule = ledger.ruleset.tout
    ledger.from_each(seat, rule.from_each, "tout", rule.source)
    for cup in Cup:
        ledger.pay(cup, seat, ledger.cups[cup], "tout", rule.source)


def _settle_last_trick(ledger: Ledger, facts: Facts) -> None:
    """Pay an ultimo, or else the last trick, which an ordinary bagud cancels (B-07, B-08, B-35)."""
    rules = ledger.ruleset
    if facts.emptied:
        ((cup, seat),) = facts.emptied.items()
        points = rules.ultimo.king if cup is Cup.KING else rules.ultimo.pagat
        ledger.from_each(seat, points, "ultimo", rules.ultimo.source)
        ledger.pay(cup, seat, ledger.cups[cup], "ultimo", rules.ultimo.source)
        return
    winner = facts.winner_of_last
    paid = rules.last_trick.paid_for_barred_ultimo or facts.ultimo is None
    if winner is not None and paid and (rules.last_trick.paid_beside_bagud or not facts.baguds):
        ledger.from_each(winner, rules.last_trick.from_each, "last_trick", rules.last_trick.source)


def _settle_bagud(ledger: Ledger, facts: Facts, seat: Seat, cup: Cup, found: int) -> None:
    """Pay a bagud: to each opponent, and as much into the cup as was found in it (B-12, B-13, B-16)."""
    rules = ledger.ruleset
    points = rules.bagud.king if cup is Cup.KING else rules.bagud.pagat
    ledger.to_each(seat, points, "bagud", rules.bagud.source)
    if cup in facts.emptied:
        ledger.pay(seat, cup, found, "bagud", rules.ultimo_and_bagud.source)
    else:
        doubled = found if rules.bagud.several == "found" else ledger.cups[cup]
        ledger.pay(seat, cup, doubled, "bagud", rules.bagud.source)


def _fund_again(ledger: Ledger, facts: Facts) -> None:
    """Fund what was emptied and not replaced; whoever emptied it pays for those who did not."""
    replaced = {cup for _, cup in facts.baguds}
    for cup, seat in facts.emptied.items():
        missing = [other for other, unfunded in facts.unfunded if unfunded is cup]
        if cup not in replaced:
            ledger.fund(cup, (seat if payer in missing else payer for payer in ledger.seating.at_table))
        elif missing:
            raise SheetError("events", Sentence("sheet-unfunded-replaced", cup=cup.value))


def _is_counted(ledger: Ledger, facts: Facts) -> bool:
    if facts.tout is not None:
        return ledger.ruleset.tout.adds_count
    return not facts.nolos


def settle_count(ledger: Ledger, counts: dict[Seat, int]) -> None:
    """Let those below the average pay those above it; a cup settles what does not match."""
    rule = ledger.ruleset.count
    due = count.amounts(rule, ledger.seating, counts)
    paying = [(seat, -points) for seat, points in due.items() if points < 0]
    receiving = {seat: points for seat, points in due.items() if points > 0}
    cup = Cup(rule.imbalance_to)
    for payer, owed in paying:
        for payee, open_points in receiving.items():
            points = min(owed, open_points)
            ledger.pay(payer, payee, points, "count", rule.source)
            owed -= points  # noqa: PLW2901 - what this payer still owes
            receiving[payee] -= points
        ledger.pay(payer, cup, owed, "count", rule.source)
    for payee, points in receiving.items():
        ledger.pay(cup, payee, points, "count", rule.source)
