"""Choosing a card by rollouts: each is tried in the same likely deals, and everybody then follows the books."""

from random import Random
from typing import Final

import numpy as np

from tarock.bots.koenigrufen.bidding import Advised
from tarock.bots.koenigrufen.playing import KoenigrufenDecision
from tarock.bots.koenigrufen.trials import Thinking, decided
from tarock.bots.koenigrufen.weighing import weighed
from tarock.core.cardset import CardSet
from tarock.koenigrufen.actions import PLAYS, Action
from tarock.koenigrufen.state import KoenigrufenView
from tarock.search._kernels import koenigrufen_layout as at
from tarock.search.koenigrufen import Bits, Words, bits_of, card_from
from tarock.search.koenigrufen_beliefs import Worlds, worlds_of
from tarock.search.koenigrufen_rollouts import Desk, advised_card, alike, try_cards

MARGIN: Final = 0.5
"""By how many standard errors a card must be better than the advised one."""


def searched_card(view: KoenigrufenView, legal: CardSet, thinking: Thinking, rng: Random) -> KoenigrufenDecision | None:
    """Return the card with the best expectation; None if no deal fits the view, or there was no time."""
    batches = thinking.batches()
    worlds = worlds_of(view, thinking.budget.worlds, rng)
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
    plays: list[Action] = [PLAYS[card_from(bit)] for bit in cards.tolist()]
    return decided(tally, plays, Advised(plays[0], advice), MARGIN, worlds, thinking, rng)


def _candidates(view: KoenigrufenView, legal: Bits, advised: Bits, worlds: Worlds) -> Words:
    """Return the cards to try, the advised one first; of cards that are the same one is enough."""
    table = view.table
    gone = bits_of(table.played | view.laid | table.laid_open)
    special = int(np.bitwise_or.reduce(worlds.plans[:, at.CALLED]))
    groups = alike(legal, bits_of(view.hand), gone, special)
    others = [group[0] for group in groups if advised not in group]
    return np.array([advised, *others], np.int64)
