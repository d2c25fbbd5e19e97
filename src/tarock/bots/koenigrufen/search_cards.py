"""Choosing a card by trying each in the same likely deals.

Everybody then follows the books; in the last tricks everybody plays as well as can be with open cards.
"""

from random import Random
from typing import Final

import numpy as np

from tarock.bots.koenigrufen.bidding import Advised
from tarock.bots.koenigrufen.playing import KoenigrufenDecision
from tarock.bots.koenigrufen.trials import Thinking, decided
from tarock.bots.koenigrufen.weighing import Trial, weighed
from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.koenigrufen.actions import PLAYS, Action
from tarock.koenigrufen.cards import LAST_TRICK
from tarock.koenigrufen.state import KoenigrufenView
from tarock.search._kernels import koenigrufen_layout as at
from tarock.search.koenigrufen import Bits, Words, bits_of, card_from
from tarock.search.koenigrufen_beliefs import Worlds, worlds_of
from tarock.search.koenigrufen_endings import EndingDesk, try_endings
from tarock.search.koenigrufen_rollouts import Desk, advised_card, alike, try_cards

MARGIN: Final = 0.5
"""By how many standard errors a card must be better than the advised one."""
ENDING: Final = 4
"""In so many last tricks the exact solver says what a card comes to."""


def searched_card(view: KoenigrufenView, legal: CardSet, thinking: Thinking, rng: Random) -> KoenigrufenDecision | None:
    """Return the card with the best expectation; None if no deal fits the view, or there was no time."""
    batches = thinking.batches()
    worlds = worlds_of(view, thinking.budget.worlds, rng)
    if worlds is None:
        return None
    advised, advice = advised_card(worlds, view.seat, bits_of(legal))
    cards = _candidates(view, bits_of(legal), advised, worlds)
    trial = _by_the_book(worlds, cards, view.seat, rng.getrandbits(60))
    if len(view.table.tricks) + ENDING >= LAST_TRICK:
        trial = _to_the_end(worlds, cards, view.seat, trial)
    tally = weighed(len(cards), worlds.counts, batches, trial)
    if tally is None:
        return None
    plays: list[Action] = [PLAYS[card_from(bit)] for bit in cards.tolist()]
    return decided(tally, plays, Advised(plays[0], advice), MARGIN, worlds, thinking, rng)


def _by_the_book(worlds: Worlds, cards: Words, seat: Seat, seed: int) -> Trial:
    """Let everybody follow the books to the end of the deal."""
    desk = Desk()

    def trial(chosen: Words, columns: Words) -> Words:
        return try_cards(worlds, chosen, cards[columns], seat, seed, desk)

    return trial


def _to_the_end(worlds: Worlds, cards: Words, seat: Seat, otherwise: Trial) -> Trial:
    """Let both sides play as well as can be with open cards; where that takes too long, do something else."""
    desk = EndingDesk()

    def trial(chosen: Words, columns: Words) -> Words:
        values = try_endings(worlds, chosen, cards[columns], seat, desk)
        return otherwise(chosen, columns) if values is None else values

    return trial


def _candidates(view: KoenigrufenView, legal: Bits, advised: Bits, worlds: Worlds) -> Words:
    """Return the cards to try, the advised one first; of cards that are the same one is enough."""
    table = view.table
    gone = bits_of(table.played | view.laid | table.laid_open)
    special = int(np.bitwise_or.reduce(worlds.plans[:, at.CALLED]))
    groups = alike(legal, bits_of(view.hand), gone, special)
    others = [group[0] for group in groups if advised not in group]
    return np.array([advised, *others], np.int64)
