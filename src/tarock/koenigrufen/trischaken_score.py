"""Trischaken: whoever has most points pays, and a player without a trick takes it all."""

from typing import Final

from tarock.core.errors import SheetError
from tarock.core.seats import Seat
from tarock.core.sentences import Sentence
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.facts import Facts
from tarock.koenigrufen.ledger import Ledger, Line
from tarock.koenigrufen.rules import KoenigrufenRuleset, Trischaken

_OTHERS: Final = PLAYERS - 1
_PAIR: Final = 2


def settle(ledger: Ledger, facts: Facts) -> None:
    """Settle a Trischaken, also one that a fault has ended.

    :raises SheetError: if more than two players revoked, which no book settles.
    """
    rule = ledger.ruleset.trischaken
    assert rule is not None
    if facts.revoke:
        _settle_revoke(ledger, rule, facts)
        return
    virgins = _virgins(facts)
    losers, points = _losers(ledger.ruleset, rule, facts)
    if virgins and rule.virgin == "doubled_pot":
        points *= 2
    takers = virgins or [seat for seat in range(PLAYERS) if seat not in losers]
    line = Line(points, "jungfrau" if virgins else "trischaken", rule.source)
    _share(ledger, losers, takers, line)


def _virgins(facts: Facts) -> list[Seat]:
    """Return who took no trick."""
    if facts.most:
        return list(facts.virgins)
    assert isinstance(facts.tricks, tuple)
    return [seat for seat in range(PLAYERS) if not facts.tricks[seat]]


def _highest(ruleset: KoenigrufenRuleset, facts: Facts) -> tuple[list[Seat], bool]:
    """Return who has most points, and whether they would win a game."""
    if facts.most:
        return list(facts.most), bool(facts.won)
    assert isinstance(facts.thirds, tuple)
    most = max(facts.thirds)
    return [seat for seat in range(PLAYERS) if facts.thirds[seat] == most], most >= ruleset.counting.win_thirds


def _losers(ruleset: KoenigrufenRuleset, rule: Trischaken, facts: Facts) -> tuple[list[Seat], int]:
    """Return who loses, and what each of them pays in all; forehand loses a tie alone."""
    highest, has_game = _highest(ruleset, facts)
    points = _OTHERS * rule.unit * (2 if has_game else 1)
    if facts.forehand in highest:
        return [facts.forehand], 2 * points
    if len(highest) == 1:
        return highest, points
    return highest, rule.pair if len(highest) == _PAIR else rule.triple


def _settle_revoke(ledger: Ledger, rule: Trischaken, facts: Facts) -> None:
    regular = [seat for seat in range(PLAYERS) if seat not in facts.revoke]
    if len(facts.revoke) == 1:
        each = rule.revoke_forehand if facts.revoke[0] == facts.forehand else rule.revoke
        points = _OTHERS * each
    elif len(facts.revoke) == _PAIR:
        points = rule.revoke_pair
    else:
        raise SheetError("revoke", Sentence("sheet-trischaken-offenders", rule=rule.source))
    for offender in facts.revoke:
        _share(ledger, [offender], regular, Line(points, "renonce", rule.source, offender=offender))


def _share(ledger: Ledger, payers: list[Seat], takers: list[Seat], line: Line) -> None:
    """Let everybody who takes have the same share from everybody who pays."""
    for payer in payers:
        for taker in takers:
            ledger.pay(payer, taker, line, shared_by=len(takers))
