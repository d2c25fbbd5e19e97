"""Choosing a card by rollouts: each is tried in the same likely deals, and everybody then follows the books."""

import time
from random import Random
from typing import Final

import numpy as np

from tarock.bots.budget import Budget, Clock
from tarock.bots.koenigrufen.playing import KoenigrufenDecision
from tarock.bots.koenigrufen.weighing import candidates_of, chosen_by, weighed, with_noise
from tarock.bots.protocol import Decision, Explanation
from tarock.core.cardset import CardSet
from tarock.koenigrufen.actions import PLAYS
from tarock.koenigrufen.state import KoenigrufenView
from tarock.search._kernels import koenigrufen_layout as at
from tarock.search.koenigrufen import Bits, Words, bits_of, card_from
from tarock.search.koenigrufen_beliefs import Worlds, worlds_of
from tarock.search.koenigrufen_rollouts import Desk, advised_card, alike, try_cards

BATCH: Final = 16
MARGIN: Final = 0.5
"""By how many standard errors a card must be better than the advised one."""


def searched_card(
    view: KoenigrufenView,
    legal: CardSet,
    budget: Budget,
    rng: Random,
    *,
    noise: float = 0.0,
    clock: Clock = time.monotonic,
) -> KoenigrufenDecision | None:
    """Return the card with the best expectation; None if no deal fits the view, or there was no time."""
    batches = budget.batches(BATCH, clock)
    worlds = worlds_of(view, budget.worlds, rng)
    if worlds is None:
        return None
    advised, advice = advised_card(worlds, view.seat, bits_of(legal))
    cards = _candidates(view, bits_of(legal), advised, worlds)
    seed = rng.getrandbits(60)
    desk = Desk()

    def trial(chosen: Words, columns: Words) -> Words:
        return try_cards(worlds, chosen, cards[columns], view.seat, seed, desk)

    tally = weighed(len(cards), worlds.counts, batches, trial)
    if tally is None:
        return None
    chosen = with_noise(tally, chosen_by(tally, 0, MARGIN), noise, rng)
    plays = [PLAYS[card_from(bit)] for bit in cards.tolist()]
    named = advice if chosen == 0 else None
    candidates = candidates_of(tally, plays, chosen)
    return Decision(plays[chosen], Explanation(named, candidates, tally.worlds, worlds.is_exact))


def _candidates(view: KoenigrufenView, legal: Bits, advised: Bits, worlds: Worlds) -> Words:
    """Return the cards to try, the advised one first; of cards that are the same one is enough."""
    table = view.table
    gone = bits_of(table.played | view.laid | table.laid_open)
    special = int(np.bitwise_or.reduce(worlds.plans[:, at.CALLED]))
    groups = alike(legal, bits_of(view.hand), gone, special)
    others = [group[0] for group in groups if advised not in group]
    return np.array([advised, *others], np.int64)
