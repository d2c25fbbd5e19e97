"""Sharing the cups at the end of the evening.

Møller, Kopper, l.342-344: equally, and what cannot be shared equally goes to whoever did worst; in counters of
five (B-48).
"""

from tarock.core.seats import Seat
from tarock.danish.events import Cup
from tarock.danish.ledger import Ledger


def share(ledger: Ledger, standings: dict[Seat, int]) -> None:
    """Empty both cups among everybody at the table."""
    rule = ledger.ruleset.evening_end
    for seat, points in shares(sum(ledger.cups.values()), rule.counter, standings).items():
        king = min(points, ledger.cups[Cup.KING])
        ledger.pay(Cup.KING, seat, king, "close", rule.source)
        ledger.pay(Cup.PAGAT, seat, points - king, "close", rule.source)


def shares(total: int, counter: int, standings: dict[Seat, int]) -> dict[Seat, int]:
    """Return what each player gets of a total.

    Players who did equally badly share the rest in counters; the books would draw lots for an odd counter,
    here it goes to the first of them by seat.
    """
    each = total // (counter * len(standings)) * counter
    got = dict.fromkeys(sorted(standings), each)
    rest = total - each * len(standings)
    worst = [seat for seat in got if standings[seat] == min(standings.values())]
    for position, seat in enumerate(worst):
        counters = rest // counter
        share_of_rest = (counters // len(worst) + (position < counters % len(worst))) * counter
        got[seat] += share_of_rest
    got[worst[0]] += rest % counter
    return got
