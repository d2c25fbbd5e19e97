"""Renonce: the game ends at once, and the innocent are paid as if they had won it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from tarock.core.errors import SheetError
from tarock.core.seats import Seat
from tarock.core.sentences import Sentence
from tarock.koenigrufen import negative, positive
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.facts import Facts, Item, Side, ValatFact
from tarock.koenigrufen.ledger import HALVES, Ledger, Line

_ALONE: Final = 3
"""Who plays alone wins from three."""


def settle(ledger: Ledger, facts: Facts) -> None:
    """Settle a game that a fault has ended.

    :raises SheetError: if several offenders cannot share what they owe.
    """
    rule = ledger.ruleset.renonce
    if facts.bird == "none" and rule.no_bird is not None:
        line = Line(rule.no_bird, "renonce", rule.source, offender=facts.declarer)
        assert facts.declarer is not None
        for seat in range(PLAYERS):
            if seat != facts.declarer:
                ledger.pay(facts.declarer, seat, line)
    elif rule.pays == "side":
        _side_loses(ledger, facts)
    else:
        _offenders_pay(ledger, facts)


def _side_loses(ledger: Ledger, facts: Facts) -> None:
    """Let the innocent side win the game, its announcements, and what it has already made in silence (K-A21)."""
    ruleset = ledger.ruleset
    innocent = facts.side_of(facts.revoke[0]).other
    if positive.contract_by_id(ruleset, facts).kind == "negative":
        negative.settle_as_won(ledger, facts, innocent, facts.revoke[0])
        return
    items = tuple(replace(item, made=True) for item in facts.items if item.side is innocent and _is_home(item))
    valats = [valat for valat in (facts.valat, facts.counter_valat) if valat is not None and valat.counts]
    won = next((replace(valat, made=True) for valat in valats if valat.side is innocent), None)
    king = None if facts.king_in_talon == "left" and innocent is Side.DECLARER else facts.king_in_talon
    as_won = replace(facts, items=items, valat=won, counter_valat=None, king_in_talon=king)
    for side, line in positive.lines(ruleset, as_won, innocent):
        ledger.between(facts, side, _cited(ledger, line, facts.revoke[0]))


def _is_home(item: Item) -> bool:
    return item.announced or item.made


def _offenders_pay(ledger: Ledger, facts: Facts) -> None:
    """Let the offenders alone pay every other player as if he had won."""
    for seat in range(PLAYERS):
        if seat in facts.revoke:
            continue
        for line in _due(ledger, facts, seat):
            times = _ALONE if _wins_from_three(ledger, facts, seat) else 1
            if HALVES * line.points * times % len(facts.revoke):
                raise SheetError(
                    "revoke", Sentence("sheet-offenders-share", offenders=len(facts.revoke), points=line.points * times)
                )
            for offender in facts.revoke:
                cited = _cited(ledger, line, offender)
                ledger.pay(offender, seat, cited, times=times, shared_by=len(facts.revoke))


def _wins_from_three(ledger: Ledger, facts: Facts, seat: Seat) -> bool:
    negative_game = positive.contract_by_id(ledger.ruleset, facts).kind == "negative"
    return seat == facts.declarer and facts.partner is None and not negative_game


def _due(ledger: Ledger, facts: Facts, seat: Seat) -> Iterator[Line]:
    """Yield what an innocent player is due: game and all announcements won, and what he claims besides."""
    side = facts.side_of(seat)
    if positive.contract_by_id(ledger.ruleset, facts).kind == "negative":
        for opponent, line in negative.lines(ledger.ruleset, facts, side):
            if seat in {facts.declarer, opponent}:
                yield line
        return
    as_won = replace(
        facts,
        items=tuple(_won_items(facts, seat, side)),
        valat=_won_valat(facts, seat, side),
        counter_valat=None if facts.counter_valat is None else replace(facts.counter_valat, side=side.other),
        king_in_talon="solo" if facts.king_in_talon == "solo" else None,
    )
    for _, line in positive.lines(ledger.ruleset, as_won, side):
        yield line


def _won_items(facts: Facts, seat: Seat, side: Side) -> Iterator[Item]:
    """Yield the announcements of both sides as won (T-A27), and the silent bonuses that a player claims (T-A45)."""
    for item in facts.items:
        if item.announced or seat in item.claimed_by:
            yield replace(item, side=side, made=True)


def _won_valat(facts: Facts, seat: Seat, side: Side) -> ValatFact | None:
    valat = facts.valat
    if valat is None or not (valat.announced or seat in valat.claimed_by):
        return None
    return replace(valat, side=side, made=True)


def _cited(ledger: Ledger, line: Line, offender: Seat) -> Line:
    rule = ledger.ruleset.renonce
    return replace(line, reason=f"renonce_{line.reason}", rule=rule.source, offender=offender)
