"""Settlements and deals of Königrufen as text for people."""

from collections.abc import Iterator

from tarock.core.seats import SEAT_NAMES
from tarock.koenigrufen import ending
from tarock.koenigrufen.cards import thirds
from tarock.koenigrufen.facts import BySeat, Facts, Item, Side
from tarock.koenigrufen.ledger import ScoredPayment
from tarock.koenigrufen.settlement import Settlement
from tarock.koenigrufen.state import KoenigrufenState
from tarock.notation.koenigrufen_answer import points
from tarock.words import Words, words_in
from tarock.words.koenigrufen_names import bonus_name, contract_name, points_and_blatt


def settlement_lines(settlement: Settlement, language: str) -> list[str]:
    """Return every payment with its rule, and what each comes to."""
    words = words_in(language)
    lines = [_payment(words, payment) for payment in settlement.payments]
    lines.append(words("k-report-score", points=_by_seat(settlement.score)))
    if settlement.money != settlement.score:
        lines.append(words("k-report-money", points=_by_seat(settlement.money)))
    if settlement.written is not None:
        lines.append(words("k-report-written", points=_by_seat(settlement.written)))
    return [f"  {line}" for line in lines]


def _payment(words: Words, payment: ScoredPayment) -> str:
    what = words(f"k-for-{payment.reason.replace('_', '-')}")
    names = SEAT_NAMES[payment.payer], SEAT_NAMES[payment.payee]
    return words(
        "report-paid", payer=names[0], payee=names[1], points=_shown(payment.points), what=what, rule=payment.rule
    )


def _shown(half_points: int) -> str:
    return str(points(half_points))


def _by_seat(amounts: BySeat) -> str:
    return "   ".join(f"{SEAT_NAMES[seat]} {_shown(amount)}" for seat, amount in enumerate(amounts))


def deal_lines(state: KoenigrufenState, language: str) -> list[str]:
    """Return what a record came to."""
    words = words_in(language)
    winners = " ".join(SEAT_NAMES[trick.best()[0]] for trick in state.table.tricks)
    said = [words("report-winners", winners=winners or "–")]
    if not state.is_over:
        return [f"  {line}" for line in (*said, words("report-unfinished"))]
    said += _outcome(words, state, state.facts)
    return [*(f"  {line}" for line in said), *settlement_lines(state.settlement, language)]


def _outcome(words: Words, state: KoenigrufenState, facts: Facts) -> Iterator[str]:
    """Give what the deal came to, in sentences."""
    if facts.contract is None:
        yield words("k-outcome-nobody")
    elif facts.declarer is None:
        yield words("k-outcome-trischaken", seat=SEAT_NAMES[facts.forehand])
        for seat, count in enumerate(_numbers(facts.thirds)):
            yield words("k-outcome-count-of", seat=SEAT_NAMES[seat], own=points_and_blatt(words, count))
    else:
        yield _who(words, facts, SEAT_NAMES[facts.declarer])
        if facts.king_in_talon is not None:
            yield words("k-outcome-king-in-talon", king=facts.king_in_talon)
        if state.table.concession is None:
            yield from _result(words, state, facts, SEAT_NAMES[facts.declarer])


def _numbers(count: int | BySeat | None) -> BySeat:
    return count if isinstance(count, tuple) else ()


def _who(words: Words, facts: Facts, seat: str) -> str:
    contract = contract_name(words, f"{facts.contract} {facts.bird}" if facts.bird else str(facts.contract))
    if facts.partner is not None:
        return words("k-outcome-partner", seat=seat, contract=contract, partner=SEAT_NAMES[facts.partner])
    return words("k-outcome-own-king" if facts.own_king else "k-outcome-alone", seat=seat, contract=contract)


def _result(words: Words, state: KoenigrufenState, facts: Facts, seat: str) -> Iterator[str]:
    contract = state.table.contract
    assert contract is not None
    if contract.kind == "negative":
        assert isinstance(facts.tricks, int)
        yield words("k-outcome-tricks", seat=seat, tricks=facts.tricks)
        won = facts.tricks == contract.tricks
    else:
        counts = [thirds(state.ruleset.counting, ending.cards_of(state, side)) for side in Side]
        own, other = (points_and_blatt(words, count) for count in counts)
        yield words("k-outcome-counts", seat=seat, own=own, other=other)
        won = counts[0] >= state.ruleset.counting.win_thirds
    yield words("k-outcome-result", won="yes" if won else "no")
    yield from (_bonus(words, item) for item in facts.items)


def _bonus(words: Words, item: Item) -> str:
    if item.item == "king_captured":
        return words("k-outcome-king-captured")
    flags = {"announced": "yes" if item.announced else "no", "made": "yes" if item.made else "no"}
    return words("k-outcome-bonus", bonus=bonus_name(words, item.item), side=item.side.value, **flags)
