"""Negative games: the declarer makes his number of tricks or not, and settles with each opponent by himself."""

from dataclasses import replace

from tarock.core.seats import Seat
from tarock.koenigrufen.facts import Facts, Side
from tarock.koenigrufen.ledger import Ledger, Line, opponents
from tarock.koenigrufen.positive import contract_by_id
from tarock.koenigrufen.rules import KoenigrufenRuleset


def settle(ledger: Ledger, facts: Facts) -> None:
    """Settle a negative game that was played to its end."""
    made = facts.tricks == contract_by_id(ledger.ruleset, facts).tricks if facts.won is None else facts.won
    settle_as_won(ledger, facts, Side.DECLARER if made else Side.DEFENDERS)


def settle_as_won(ledger: Ledger, facts: Facts, winner: Side, offender: Seat | None = None) -> None:
    """Settle a negative game with each opponent, who has doubled for himself.

    :param offender: whose Renonce has decided it.
    """
    for seat, won in lines(ledger.ruleset, facts, winner):
        line = replace(won, offender=offender)
        assert facts.declarer is not None
        if winner is Side.DECLARER:
            ledger.pay(seat, facts.declarer, line)
        else:
            ledger.pay(facts.declarer, seat, line)


def lines(ruleset: KoenigrufenRuleset, facts: Facts, winner: Side) -> tuple[tuple[int, Line], ...]:
    """Return what each opponent pays or is paid."""
    contract = contract_by_id(ruleset, facts)
    points = contract.value if winner is Side.DECLARER else contract.lost
    return tuple((seat, Line(points, "game", contract.source, facts.kontra_of(seat))) for seat in opponents(facts))
