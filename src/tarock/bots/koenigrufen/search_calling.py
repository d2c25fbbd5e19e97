"""Calling a king, buying from the talon and laying away by rollouts: each choice is followed by the books' advice."""

from collections.abc import Sequence
from random import Random
from typing import Final

from tarock.bots.koenigrufen.bidding import Advised
from tarock.bots.koenigrufen.discarding import candidate_discards
from tarock.bots.koenigrufen.playing import KoenigrufenDecision
from tarock.bots.koenigrufen.trials import Thinking, best_course
from tarock.core.cards import Card
from tarock.koenigrufen.actions import Action, Bid, Call, Lay, Take
from tarock.koenigrufen.bonus_kinds import BIRD_CARDS, BIRDS
from tarock.koenigrufen.cards import KINGS
from tarock.koenigrufen.partnership import known_called
from tarock.koenigrufen.state import KoenigrufenView
from tarock.koenigrufen.talon import DiscardChoice
from tarock.search.koenigrufen.games import Course, Option
from tarock.search.koenigrufen.packing import Bits, bit_of, bits_of

CALL_MARGIN: Final = 2.0
TAKE_MARGIN: Final = 0.5
LAY_MARGIN: Final = 0.5
"""By how many standard errors something must be better than what the book advises."""
DISCARDS: Final = 12
"""How many discards are tried: the best by the book."""


def searched_call(
    view: KoenigrufenView, calls: Sequence[Call], advised: Advised, thinking: Thinking, rng: Random
) -> KoenigrufenDecision | None:
    """Return the call that leads to most; a fourth king is better not named, so that is not tried."""
    unnamed = Call(None)
    tried = [call for call in calls if unnamed not in calls or call == unnamed or call.card in view.hand]
    courses: list[tuple[Action, Course]] = [(call, course_with(view, call)) for call in tried]
    return best_course(view, courses, advised, CALL_MARGIN, thinking, rng)


def course_with(view: KoenigrufenView, action: Call | Take | Lay) -> Course:
    """Return how a deal goes on after a call, after taking a half of the talon, or after laying away."""
    if isinstance(action, Call):
        return (Option(_game(view), view.seat, calls=_bit(_meant(view, action))),)
    called = _bit(known_called(view.table, view.seat, view.hand))
    if isinstance(action, Lay):
        taken = bits_of(view.taken)
        return (Option(_game(view), view.seat, calls=called, buys=taken, lays=bits_of(action.cards)),)
    assert action.half != "all", "both halves are taken by nobody who could choose"
    return (Option(_game(view), view.seat, calls=called, buys=bits_of(view.table.half(action.half))),)


def _meant(view: KoenigrufenView, call: Call) -> Card:
    return (KINGS - view.hand).strongest() if call.card is None else call.card


def searched_take(
    view: KoenigrufenView, takes: Sequence[Take], advised: Advised, thinking: Thinking, rng: Random
) -> KoenigrufenDecision | None:
    """Return the half that leads to most."""
    courses: list[tuple[Action, Course]] = [(take, course_with(view, take)) for take in takes if take.half != "all"]
    return best_course(view, courses, advised, TAKE_MARGIN, thinking, rng)


def searched_discard(
    view: KoenigrufenView, choice: DiscardChoice, advised: Advised, thinking: Thinking, rng: Random
) -> KoenigrufenDecision | None:
    """Return the discard that leads to most, of those that the book rates highest."""
    courses: list[tuple[Action, Course]] = [
        (lay, course_with(view, lay)) for lay in candidate_discards(view, choice, DISCARDS)
    ]
    return best_course(view, courses, advised, LAY_MARGIN, thinking, rng)


def _game(view: KoenigrufenView) -> Bid:
    """Return the game that is played, with the bird that must be announced where the bid named none."""
    bid = view.table.auction.best
    assert bid is not None
    if view.table.game.needs != "bird" or bid.bird is not None:
        return bid
    dealt = view.hand - view.taken
    return Bid(bid.contract, next(bird for bird in BIRDS if BIRD_CARDS[bird] in dealt), bid.announces)


def _bit(card: Card | None) -> Bits:
    return 0 if card is None else bit_of(card)
