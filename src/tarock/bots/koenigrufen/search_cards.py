"""Choosing a card by trying each in the same likely deals.

Everybody then follows the books; in the last tricks everybody plays as well as can be with open cards.
"""

import sys
from dataclasses import dataclass, replace
from random import Random
from typing import Final

import numpy as np

from tarock.bots.koenigrufen.bidding import Advised
from tarock.bots.koenigrufen.playing import KoenigrufenDecision
from tarock.bots.koenigrufen.trials import Thinking, decided
from tarock.bots.koenigrufen.weighing import Trial, weighed
from tarock.core.cards import Card
from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.koenigrufen.actions import PLAYS, Action
from tarock.koenigrufen.cards import LAST_TRICK
from tarock.koenigrufen.state import KoenigrufenView
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search.koenigrufen.beliefs import Worlds, worlds_of
from tarock.search.koenigrufen.endings import EndingDesk, try_endings
from tarock.search.koenigrufen.open import WORLD_LIMITS, known_scores, position_of
from tarock.search.koenigrufen.packing import Bits, Ints, bit_of, bits_of, card_from
from tarock.search.koenigrufen.rollouts import Desk, advised_card, alike, try_cards

MARGIN: Final = 0.5
"""By how many standard errors a card must be better than the advised one."""
SOLVED: Final = 24
"""In so many deals at most the first trick of an ouvert game is solved."""
ANY: Final = sys.maxsize
ENDING: Final = 4
"""In so many last tricks the exact solver says what a card comes to."""


@dataclass(frozen=True, slots=True)
class Trusted:
    """A card that somebody else would play, and by how many standard errors another must be better."""

    card: Card
    margin: float

    @property
    def bit(self) -> Bits:
        """The card as the kernels know it."""
        return bit_of(self.card)


def searched_card(
    view: KoenigrufenView,
    legal: CardSet,
    thinking: Thinking,
    rng: Random,
    trusted: Trusted | None = None,
) -> KoenigrufenDecision | None:
    """Return the card with the best expectation; None if no deal fits the view, or there was no time.

    :param trusted: a card that is played unless another is clearly better; the books' when none is named.
    """
    batches = thinking.batches()
    worlds = worlds_of(view, min(thinking.budget.worlds, SOLVED if will_lie_open(view) else ANY), rng)
    if worlds is None:
        return None
    margin = MARGIN if trusted is None else trusted.margin
    advised, advice = advised_card(worlds, view.seat, bits_of(legal)) if trusted is None else (trusted.bit, None)
    cards = unlike_cards(view, bits_of(legal), advised, worlds)
    if worlds.is_certain:
        cards = _soundest(worlds, cards, view.seat)
    tally = weighed(len(cards), worlds.counts, batches, trial_of(view, cards, worlds, rng))
    if tally is None:
        return None
    plays: list[Action] = [PLAYS[card_from(bit)] for bit in cards.tolist()]
    decision = decided(tally, plays, Advised(plays[0], advice), margin, worlds, thinking, rng)
    return _with_certainty(decision, is_advised=cards[0] == advised) if worlds.is_certain else decision


def will_lie_open(view: KoenigrufenView) -> bool:
    """Tell whether all hands will lie open after this trick: then both sides are supposed to play with open cards."""
    return view.table.game.ouvert and view.table.open_hands is None


def trial_of(view: KoenigrufenView, cards: Ints, worlds: Worlds, rng: Random) -> Trial:
    """Return how cards are tried: by the book, or with open cards in the last tricks and in an ouvert game."""
    trial = _by_the_book(worlds, cards, view.seat, rng.getrandbits(60))
    if len(view.table.tricks) + ENDING >= LAST_TRICK:
        return _to_the_end(worlds, cards, view.seat, trial)
    return _with_open_cards(worlds, cards, view.seat, trial) if will_lie_open(view) else trial


def _with_certainty(decision: KoenigrufenDecision, *, is_advised: bool) -> KoenigrufenDecision:
    """Tell that every card is known; the first of the soundest cards need not be the one that the books advise."""
    assert decision.why is not None
    advice = decision.why.advice if is_advised else None
    return replace(decision, why=replace(decision.why, advice=advice, facts=("all_cards_known",)))


def _soundest(worlds: Worlds, cards: Ints, seat: Seat) -> Ints:
    """Return the cards after which a seat can force most in the only deal that is possible; all if that is too much.

    Between those the rollouts decide: where all is lost, by what the others may still do wrong.
    """
    scores = known_scores(position_of(worlds, 0), cards.tolist(), seat)
    return cards if scores is None else cards[scores == scores.max()]


def _by_the_book(worlds: Worlds, cards: Ints, seat: Seat, seed: int) -> Trial:
    """Let everybody follow the books to the end of the deal."""
    desk = Desk()

    def trial(chosen: Ints, columns: Ints) -> Ints:
        return try_cards(worlds, chosen, cards[columns], seat, seed, desk)

    return trial


def _to_the_end(worlds: Worlds, cards: Ints, seat: Seat, otherwise: Trial) -> Trial:
    """Let both sides play as well as can be with open cards; where that takes too long, do something else."""
    desk = EndingDesk()

    def trial(chosen: Ints, columns: Ints) -> Ints:
        values = try_endings(worlds, chosen, cards[columns], seat, desk)
        return otherwise(chosen, columns) if values is None else values

    return trial


def _with_open_cards(worlds: Worlds, cards: Ints, seat: Seat, otherwise: Trial) -> Trial:
    """Let both sides play as well as can be, as they will when all hands lie open after the first trick."""

    def trial(chosen: Ints, columns: Ints) -> Ints:
        values = otherwise(chosen, columns)
        for row, number in enumerate(chosen.tolist()):
            scores = known_scores(position_of(worlds, number), cards[columns].tolist(), seat, WORLD_LIMITS)
            values[row] = values[row] if scores is None else scores
        return values

    return trial


def unlike_cards(view: KoenigrufenView, legal: Bits, advised: Bits, worlds: Worlds) -> Ints:
    """Return the cards to try, the advised one first; of cards that are the same one is enough."""
    table = view.table
    gone = bits_of(table.played | view.laid | table.laid_open)
    special = int(np.bitwise_or.reduce(worlds.plans[:, at.CALLED]))
    groups = alike(legal, bits_of(view.hand), gone, special)
    others = [group[0] for group in groups if advised not in group]
    return np.array([advised, *others], np.int64)
