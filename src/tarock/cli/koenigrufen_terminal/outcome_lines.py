"""What a deal came to and what is paid for it, with the names of the players."""

from collections.abc import Iterator, Sequence

from tarock.cli.koenigrufen_terminal.sentences import TableWords, half_points
from tarock.cli.terminal import lines
from tarock.cli.terminal.lines import NOTHING, Line, Row, Sheet, line
from tarock.cli.terminal.wording import capital
from tarock.core.seats import Seat
from tarock.koenigrufen import ending
from tarock.koenigrufen.actions import Bid
from tarock.koenigrufen.cards import PLAYERS, thirds
from tarock.koenigrufen.facts import BySeat, Facts, Item, Side
from tarock.koenigrufen.ledger import ScoredPayment
from tarock.koenigrufen.settlement import Settlement
from tarock.koenigrufen.state import KoenigrufenState
from tarock.words.book import hyphenated
from tarock.words.koenigrufen_names import points_and_blatt


def outcome_lines(state: KoenigrufenState, wording: TableWords) -> list[Line]:
    """Return who played what with whom, and how it ended, in sentences."""
    return [line(f"  {text}.", hang=4) for text in _outcome(state, state.facts, wording)]


def _outcome(state: KoenigrufenState, facts: Facts, wording: TableWords) -> Iterator[str]:
    words = wording.words
    if facts.contract is None:
        yield words("k-outcome-nobody")
    elif facts.declarer is None:
        yield words("k-outcome-trischaken", seat=wording.third(facts.forehand))
        for seat, count in enumerate(facts.thirds if isinstance(facts.thirds, tuple) else ()):
            yield words("k-outcome-count-of", seat=wording.third(seat), own=points_and_blatt(words, count))
    else:
        yield _who(facts, facts.declarer, wording)
        if facts.king_in_talon is not None:
            yield words("k-outcome-king-in-talon", king=facts.king_in_talon)
        if state.table.concession is None:
            yield from _result(state, facts, wording.third(facts.declarer), wording)


def _who(facts: Facts, declarer: Seat, wording: TableWords) -> str:
    assert facts.contract is not None
    bird = None if facts.bird == "none" else facts.bird
    about = {"seat": wording.third(declarer), "contract": wording.contract(Bid(facts.contract, bird))}
    if facts.partner is not None:
        return wording.words("k-outcome-partner", partner=wording.third(facts.partner), **about)
    return wording.words("k-outcome-own-king" if facts.own_king else "k-outcome-alone", **about)


def _result(state: KoenigrufenState, facts: Facts, seat: str, wording: TableWords) -> Iterator[str]:
    words = wording.words
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
    yield from (_bonus(item, wording) for item in facts.items)


def _bonus(item: Item, wording: TableWords) -> str:
    if item.item == "king_captured":
        return wording.words("k-outcome-king-captured")
    flags = {"announced": "yes" if item.announced else "no", "made": "yes" if item.made else "no"}
    return wording.words("k-outcome-bonus", bonus=wording.bonus(item.item), side=item.side.value, **flags)


def payment_lines(settlement: Settlement, wording: TableWords) -> list[Line]:
    """Return every payment with the book's rule."""
    return [line("  ", *_payment(payment, wording), hang=4) for payment in settlement.payments]


def _payment(payment: ScoredPayment, wording: TableWords) -> tuple[str, tuple[str, str]]:
    text = wording.k(
        "paid",
        payer=wording.third(payment.payer),
        payee=wording.third(payment.payee),
        points=half_points(payment.points, sign=False),
        what=wording.words(f"k-for-{hyphenated(payment.reason)}"),
    )
    return f"{text} ", (f"({payment.rule})", lines.CITE)


def settlement_sheet(settlement: Settlement, score: Sequence[int], money: Sequence[int], wording: TableWords) -> Sheet:
    """Return the settlement of a deal: a row for each reason, a column for each player.

    :param score: by seat, what each had won before this deal; ``money`` what each had been paid.
    """
    rows = [
        (wording.words(f"k-for-{hyphenated(reason)}"), _cells(_score_for(settlement, reason)))
        for reason in dict.fromkeys(payment.reason for payment in settlement.payments)
    ]
    ends: list[Row] = [
        (wording("sheet-sum"), _amounts(settlement.score)),
        (wording("sheet-after"), _amounts(_sums(score, settlement.score))),
    ]
    if settlement.written is not None:
        ends.append((wording.k("sheet-written"), _amounts(settlement.written)))
    if settlement.money != settlement.score or tuple(money) != tuple(score):
        ends.append((wording.k("sheet-money"), _amounts(settlement.money)))
        ends.append((wording.k("sheet-money-after"), _amounts(_sums(money, settlement.money))))
    heads = tuple(capital(wording.name(seat)) for seat in range(PLAYERS))
    return Sheet(heads, (*rows, *ends), len(rows))


def _score_for(settlement: Settlement, reason: str) -> BySeat:
    paid = [payment for payment in settlement.payments if payment.reason == reason]
    return tuple(
        sum(payment.score * ((payment.payee == seat) - (payment.payer == seat)) for payment in paid)
        for seat in range(PLAYERS)
    )


def _sums(before: Sequence[int], added: Sequence[int]) -> list[int]:
    return [total + amount for total, amount in zip(before, added, strict=True)]


def _cells(amounts: Sequence[int]) -> tuple[str, ...]:
    return tuple(half_points(amount) if amount else NOTHING for amount in amounts)


def _amounts(amounts: Sequence[int]) -> tuple[str, ...]:
    return tuple(half_points(amount) for amount in amounts)
