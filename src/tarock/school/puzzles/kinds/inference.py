"""Who holds what: certain is what is so in every deal that can be; a trap is likely, and not certain."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from tarock.core.cards import CARD_NAMES, Card
from tarock.core.seats import Seat
from tarock.school.puzzles.families import PUZZLERS
from tarock.school.puzzles.moment import Moment, hands_of
from tarock.school.puzzles.puzzle import Choice, Question
from tarock.school.unseen import UNSEEN
from tarock.telling.line import Line

MOST: Final = 5
"""So many statements are put."""
LIKELY: Final = 0.5
"""A trap is so in at least this share of the deals."""
FEWEST_DEALS: Final = 3


def asked(moment: Moment) -> Iterator[Question]:
    """Give the question which statements about the hidden cards are certain."""
    puzzler = PUZZLERS[moment.family]
    table = moment.state.table
    if moment.state.turn != moment.seat or table.trick is None or table.trick.plays:
        return
    deals = puzzler.every_deal(moment.view)
    if deals is None or len(deals) < FEWEST_DEALS:
        return
    hidden = sorted(UNSEEN[moment.family].cards(moment.view), key=lambda card: (card not in puzzler.courts, -card))
    facts = {(seat, card): sum(card in deal.hands[seat] for deal in deals) for seat, card in _pairs(moment, hidden)}
    certain = [fact for fact, times in facts.items() if times == len(deals)]
    traps = [fact for fact, times in facts.items() if LIKELY * len(deals) <= times < len(deals)]
    chosen = _chosen(certain, traps)
    if not chosen:
        return
    choices = tuple(_choice(fact, deals, is_certain=fact in certain) for fact in chosen)
    line = Line("puzzle-ask-infer", "word")
    yield Question("infer", "certain", line, choices, "all", nodes=len(deals))


def _pairs(moment: Moment, hidden: Sequence[Card]) -> Iterator[tuple[Seat, Card]]:
    others = [seat for seat, cards in enumerate(moment.state.hands) if seat != moment.seat and cards]
    return ((seat, card) for card in hidden for seat in others)


def _chosen(certain: list[tuple[Seat, Card]], traps: list[tuple[Seat, Card]]) -> list[tuple[Seat, Card]]:
    """Return some certain facts and some traps, in the order of the cards.

    Nothing without two of the ones and two of the others: then it would be guessed.
    """
    few = 2
    if len(certain) < few or len(traps) < few:
        return []
    kept = [*certain[: MOST - few], *traps[:few]]
    assert max(Counter(kept).values()) == 1, "a fact is certain or not"
    return sorted(kept, key=lambda fact: (fact[1], fact[0]))


def _choice(fact: tuple[Seat, Card], deals: Sequence[Any], *, is_certain: bool) -> Choice:
    seat, card = fact
    name = CARD_NAMES[card]
    line = Line("quiz-holds", "word", seat, cards={"cards": (name,)})
    other = None if is_certain else next(deal for deal in deals if card not in deal.hands[seat])
    refutation = () if other is None else (Line("puzzle-possible", "word", seat, cards={"cards": (name,)}),)
    return Choice(
        f"{seat}:{name}", line, is_certain, refutation=refutation, hands=() if other is None else hands_of(other)
    )
