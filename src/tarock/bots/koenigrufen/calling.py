"""The book bot calls a king, buys a half of the talon or gives the game up."""

from collections.abc import Sequence
from typing import Final

from tarock.bots.koenigrufen.bidding import Advised
from tarock.bots.koenigrufen.evaluation import strength
from tarock.core.cardset import CardSet
from tarock.koenigrufen.actions import Call, Concede, Take
from tarock.koenigrufen.partnership import known_called
from tarock.koenigrufen.state import KoenigrufenView
from tarock.search._kernels.koenigrufen import advice_before_play as kernel
from tarock.search.koenigrufen.packing import bit_of, bits_of, card_from, public_plan

ALONE: Final = 11.0
"""So strong must a declarer be with his half of the talon to play on alone when his king lies in it (ours)."""


def chosen_call(view: KoenigrufenView, calls: Sequence[Call]) -> Advised:
    """Return which king to call: of the longest suit, there with the highest court card (book of 1900, § 8).

    With three kings the fourth is called without a name where that may be, which tells the others less.
    """
    unnamed = Call(None)
    if unnamed in calls:
        return Advised(unnamed, "call_fourth_king")
    cards = CardSet.from_cards(call.card for call in calls if call.card is not None)
    card = card_from(kernel.called_card(bits_of(view.hand), bits_of(cards)))
    return Advised(Call(card), "call_longest_suit")


def chosen_take(view: KoenigrufenView, takes: Sequence[Take], concessions: Sequence[Concede]) -> Advised:
    """Return which half to buy: the better one for this hand (book of 1900, § 8), or that the game is given up.

    A called king that lies in the talon leaves the declarer alone against three (1900, § 17; tournament sheet 5.2).
    """
    table = view.table
    if not table.talon:
        return Advised(takes[0], "take_talon")
    best = max(takes, key=lambda take: _worth(view, take))
    called = known_called(table, view.seat, view.hand)
    if concessions and called in table.talon and strength(view.hand | _half(view, best)) < ALONE:
        return Advised(concessions[0], "give_up_alone")
    return Advised(best, "buy_better_half")


def _half(view: KoenigrufenView, take: Take) -> CardSet:
    return CardSet.from_cards(view.table.talon) if take.half == "all" else view.table.half(take.half)


def _worth(view: KoenigrufenView, take: Take) -> int:
    half = _half(view, take)
    other = CardSet.from_cards(view.table.talon) - half
    called = known_called(view.table, view.seat, view.hand)
    plan = public_plan(view.table, view.seat)
    named = 0 if called is None else bit_of(called)
    return int(kernel.half_worth(plan, bits_of(half), bits_of(other), named))
