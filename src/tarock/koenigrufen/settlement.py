"""From what a deal came to, to what is written down and paid.

Score and money differ only where kontra counts for money only; the payments explain both.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from tarock.core.ledger import balance
from tarock.koenigrufen import negative, positive, renonce, trischaken_score
from tarock.koenigrufen.bonuses import prices
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.facts import BySeat, Facts, Side
from tarock.koenigrufen.ledger import Ledger, Line, ScoredPayment, seats_of
from tarock.koenigrufen.rules import KoenigrufenRuleset


@dataclass(frozen=True, slots=True)
class Settlement:
    """Every payment of a deal and what it comes to for each seat, in half points.

    ``score`` is what the ruleset writes down and ``money`` what is paid.  ``written``: what the winners alone write,
    in a book that keeps no minus.  ``void``: the deal counts for nobody, since it was dealt again or struck.
    """

    score: BySeat
    money: BySeat
    written: BySeat | None
    payments: tuple[ScoredPayment, ...]
    void: bool = False


def settle(ruleset: KoenigrufenRuleset, facts: Facts) -> Settlement:
    """Settle what a deal came to.

    :raises SheetError: if more players revoked than the book can settle.
    """
    ledger = Ledger(ruleset)
    if facts.contract is not None and not facts.struck:
        _settler(ruleset, facts)(ledger, facts)
    for ruled in facts.rulings:
        line = Line(ruled.points, "ruling", f"{ruleset.rulings.source}: {ruled.why}")
        ledger.pay(ruled.payer, ruled.payee, line)
    payments = tuple(ledger.payments)
    score = tuple(_score(payments, seat) for seat in range(PLAYERS))
    money = tuple(balance(payments, seat) for seat in range(PLAYERS))
    written = _written(facts, score) if ruleset.written.winners_only else None
    return Settlement(score, money, written, payments, void=facts.struck)


def _settler(ruleset: KoenigrufenRuleset, facts: Facts) -> Callable[[Ledger, Facts], None]:
    kind = positive.contract_by_id(ruleset, facts).kind
    if kind == "trischaken":
        return trischaken_score.settle
    if facts.revoke:
        return renonce.settle
    if facts.king_in_talon == "conceded":
        return _concede
    return negative.settle if kind == "negative" else positive.settle


def _concede(ledger: Ledger, facts: Facts) -> None:
    """Let the declarer give up: he pays each opponent, without any kontra."""
    ruleset = ledger.ruleset
    rule = ruleset.king_in_talon
    contract = positive.contract_by_id(ruleset, facts)
    if rule.concede == "game_and_bird":
        birds = [bonus for bonus in prices(ruleset, contract).values() if bonus.id == facts.bird]
        points = contract.lost + sum(bonus.announced for bonus in birds) * contract.bonus_factor
    else:
        points = rule.concede
    ledger.between(facts, Side.DEFENDERS, Line(points, "conceded", rule.source))


def _score(payments: Iterable[ScoredPayment], seat: int) -> int:
    return sum(payment.score * ((payment.payee == seat) - (payment.payer == seat)) for payment in payments)


def _written(facts: Facts, score: BySeat) -> BySeat:
    """Return what the winners write: what one other player loses; who wins alone does not write it three times."""
    written = [max(0, points) for points in score]
    against = {score[seat] for seat in seats_of(facts, Side.DEFENDERS)}
    if facts.declarer is not None and facts.partner is None and len(against) == 1:
        written[facts.declarer] = max(0, -against.pop())
    return tuple(written)
