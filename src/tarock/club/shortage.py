"""A share that was not paid when a cup was funded again.

Whoever emptied the cup must see to it that everybody pays; what is found missing after the next deal has been
dealt he pays himself (Jensen 1989, Betalinger/Før spillet, l.242-245; Møller, Kopper, l.339-341).
"""

from collections.abc import Sequence
from dataclasses import dataclass

from tarock.club.entries import Result
from tarock.club.rotation import Player, Sitting
from tarock.core.errors import SheetError
from tarock.core.ledger import balance
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.core.sentences import Sentence
from tarock.danish.events import Cup, Cups
from tarock.danish.ledger import DanishPayment, Ledger, Party
from tarock.danish.rules import DanishRuleset
from tarock.danish.settlement import Settlement


@dataclass(frozen=True, slots=True)
class Funding:
    """The last time that a cup was emptied: by whom, and whose shares in funding it again are in the scorebook."""

    sitting: Sitting
    ultimator: Party
    paid: frozenset[Party]


def make_good(ruleset: DanishRuleset, results: Sequence[Result], cups: Cups, player: Player, cup: Cup) -> Result:
    """Let the player who last emptied a cup pay the share of somebody who did not.

    The settlement of the ultimo booked everybody's share, so the cup counts as full already: the ultimator
    pays into it, and the booking of the one who did not pay is taken back.

    :param results: all that was settled with this set of cups, the first deal first.
    :param cups: what the cups hold now, by the scorebook.
    :raises SheetError: if nobody emptied the cup, or the player has no share to pay.
    """
    funding = last_funding(results, cup)
    if funding is None:
        raise SheetError("shortage", Sentence("club-cup-not-emptied", cup=_named(cup)))
    seat = _share_of(funding, player, cup)
    ledger = Ledger(ruleset, funding.sitting.seating, cups)
    for payer, payee in ((funding.ultimator, cup), (cup, seat)):
        ledger.pay(payer, payee, ruleset.funding.each, "unfunded", ruleset.shortage.source)
    payments = tuple(ledger.payments)
    net = tuple((at, balance(payments, at)) for at in funding.sitting.seating.at_table)
    return Result(funding.sitting, Settlement(payments, net, cups))


def last_funding(results: Sequence[Result], cup: Cup) -> Funding | None:
    """Return who emptied a cup last; None while nobody has."""
    taken_back: set[Party] = set()
    for result in reversed(results):
        payments = result.settlement.payments
        taken_back.update(line.payee for line in payments if line.payer is cup and line.reason == "unfunded")
        for position, line in enumerate(payments):
            if line.payer is cup and line.reason in {"ultimo", "tout"}:
                paid = _funders(payments[position:], cup)
                return Funding(result.sitting, line.payee, paid - taken_back)
    return None


def _funders(payments: Sequence[DanishPayment], cup: Cup) -> frozenset[Party]:
    return frozenset(line.payer for line in payments if line.payee is cup and line.reason == "fund")


def _share_of(funding: Funding, player: Player, cup: Cup) -> Seat:
    """Return the seat whose share is missing."""
    players, name = funding.sitting.players, SEAT_NAMES[player]
    shares = {players[seat]: seat for seat in funding.sitting.seating.at_table if seat in funding.paid}
    if player not in shares:
        raise SheetError("shortage", Sentence("club-no-share", name=name, cup=_named(cup)))
    if shares[player] == funding.ultimator:
        raise SheetError("shortage", Sentence("club-own-share", name=name, cup=_named(cup)))
    return shares[player]


def _named(cup: Cup) -> Sentence:
    return Sentence("club-cup", cup=cup.value)
