"""A bot that tries what it could do in many deals that may be the real one, and takes what brings most chips.

Everything is tried in the same deals, and everybody then plays by the book to the end.  In the last tricks, when few
deals are left that can be, or as soon as there is only one, the exact solver says what is paid.  The deals are drawn by
what the seat knows and weighed by how well they explain what the others have done
(:mod:`tarock.search.danish.beliefs`).  What would throw a sure ultimo is not even tried.
"""

import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain
from random import Random
from typing import Final

from tarock.bots.budget import Budget, Clock
from tarock.bots.danish.book_bot import BookBot
from tarock.bots.danish.candidates import candidates
from tarock.bots.danish.certainty import certain_facts
from tarock.bots.danish.laying import candidate_skats
from tarock.bots.danish.playing import DanishDecision, Refusals
from tarock.bots.danish.table_mode import table_manners
from tarock.bots.danish.ultimo import KEEPS, keeping
from tarock.bots.protocol import Candidate, Decision, Explanation
from tarock.bots.weighing import Patience, Tally, chosen_by, errors_of_weights, weigh
from tarock.danish.actions import ASK_LAID, DEMAND, Action, Lay
from tarock.danish.cards import HAND_SIZE, LAST_TRICK, SKAT_SIZE, TAROKS
from tarock.danish.skat import SkatChoice
from tarock.danish.state import DanishView
from tarock.danish.table import Phase
from tarock.search.danish.beliefs import SLIP, Worlds, worlds_of
from tarock.search.danish.course import is_regular
from tarock.search.danish.trials import ActionTrial, EndingTrial, SkatTrial
from tarock.search.danish.ultimo import keeping_ultimo

ENDING: Final = 4
"""So many tricks before the end the exact solver takes over, if all deals that can be are known.

When a single deal is left it is asked earlier too, as far as it finds an answer in so many positions."""
SKATS: Final = 8
"""How many skats are weighed."""
SKAT_WORLDS: Final = 2
"""A skat decides more than a card: it is weighed in so many times the worlds."""
BATCH: Final = 16
"""After so many worlds it is time to look who is behind."""
PATIENCE: Final = Patience(clearly=2.0, first_look=0, errors=errors_of_weights)
TRUST: Final = 0.5
"""The book is followed if nothing is better by more than so many standard errors."""
NEAR: Final = 10.0
"""What brings so many chips less is not much worse."""

SEED_BITS: Final = 30


class SearchBot:
    """Weighs what may be done by its average in deals that may be the real one.

    :param budget: how many deals to look at for one decision, and how long.
    :param noise: how often it takes something else that is not much worse, as weaker players do.
    :param slip: how often others are thought to leave the book; with 1 nobody is thought to read it.
    """

    def __init__(
        self, budget: Budget, noise: float = 0.0, clock: Clock = time.monotonic, *, slip: float = SLIP
    ) -> None:
        self.budget = budget
        self.noise = noise
        self.slip = slip
        self.clock = clock
        self.book = BookBot()

    def act(self, view: DanishView, rng: Random, refused: Refusals) -> DanishDecision:
        """Return what brings most, or what the book says where there is nothing to weigh."""
        batches = self._batches(view)
        if ASK_LAID not in refused and should_ask(view):
            return Decision(ASK_LAID)
        manners = table_manners(view, rng, refused)
        if manners is not None:
            return Decision(manners)
        book = self.book.advised(view, rng, refused)
        if isinstance(book.action, Lay):
            return self._lay(view, rng, book, batches)
        return self._play(view, rng, refused, book, batches) if is_regular(view) else book

    def confirmed(self, view: DanishView, rng: Random, refused: Refusals, trusted: DanishDecision) -> DanishDecision:
        """Return what somebody else would do in the card play, or what is clearly better."""
        return self._play(view, rng, refused, trusted, self._batches(view))

    def interject(self, view: DanishView, rng: Random, refused: Refusals) -> DanishDecision | None:
        """Demand the skus if that brings more than to wait; otherwise do what the book does out of turn."""
        batches = self._batches(view)
        book = self.book.interject(view, rng, refused)
        if book is not None and book.action != DEMAND:
            return book
        if not is_regular(view) or DEMAND in refused or not may_gain_by_demanding(view):
            return None
        weighed = self._weighed(view, rng, (None, DEMAND), batches)
        if weighed is None:
            return book
        tally, worlds = weighed
        if tally.best == 0:
            return None
        candidate: Candidate[Action] = Candidate(DEMAND, tally.mean(1), tally.behind(0, 1)[1])
        return Decision(DEMAND, Explanation(None, (candidate,), tally.worlds, worlds.is_exact))

    def _batches(self, view: DanishView) -> Iterator[range]:
        """Give the numbers of the worlds to look at, as long as there is time."""
        times = SKAT_WORLDS if view.phase is Phase.SKAT else 1
        return replace(self.budget, worlds=times * self.budget.worlds).batches(BATCH, self.clock)

    # The card play

    def _play(
        self, view: DanishView, rng: Random, refused: Refusals, book: DanishDecision, batches: Iterator[range]
    ) -> DanishDecision:
        """Weigh all that may be done in the card play."""
        offers = candidates(view, refused, book.action)
        if not may_gain_by_demanding(view):
            offers = tuple(offer for offer in offers if offer != DEMAND)
        kept = keeping_ultimo(view, offers)
        told = (KEEPS,) if 0 < len(kept) < len(offers) else ()
        offers, book = kept or offers, keeping(book, kept)
        if len(offers) == 1:
            return book
        weighed = self._weighed(view, rng, offers, batches)
        if weighed is None:
            return book
        tally, worlds = weighed
        decision = self._decision(offers, tally, book, rng, is_exact=worlds.is_exact)
        assert decision.why is not None
        return replace(decision, why=replace(decision.why, facts=(*told, *certain_facts(view, worlds))))

    def _weighed(
        self, view: DanishView, rng: Random, actions: Sequence[Action | None], batches: Iterator[range]
    ) -> tuple[Tally, Worlds] | None:
        """Weigh actions in the same worlds; None when there is no time for any."""
        first = next(batches, None)
        if first is None:
            return None
        worlds = worlds_of(view, self.budget.worlds, rng, self.slip)
        trial = (EndingTrial if is_ending(view, worlds) else ActionTrial)(
            worlds, view.seat, actions, rng.getrandbits(SEED_BITS)
        )
        batches = iter((range(len(worlds)),)) if worlds.is_exact else chain((first,), batches)
        tally = weigh(trial, len(actions), worlds.weights, batches, PATIENCE)
        return None if tally is None else (tally, worlds)

    def _decision(
        self, offers: Sequence[Action], tally: Tally, book: DanishDecision, rng: Random, *, is_exact: bool
    ) -> DanishDecision:
        """Take the best, or the book's choice if it is as good as the best; and say why."""
        best = tally.best
        chosen = chosen_by(tally, offers.index(book.action), TRUST) if book.action in offers else best
        behind = [tally.behind(which, best) for which in range(len(offers))]
        near = [which for which, (gap, _) in enumerate(behind) if gap <= NEAR and which != chosen]
        if near and rng.random() < self.noise:
            chosen = rng.choice(near)
        order = sorted(range(len(offers)), key=lambda which: behind[which][0])
        value = tally.mean(best)
        weighed = tuple(Candidate(offers[which], value - behind[which][0], behind[which][1]) for which in order)
        advice = book.why.advice if book.why is not None and offers[chosen] == book.action else None
        return Decision(offers[chosen], Explanation(advice, weighed, tally.worlds, is_exact))

    # The skat

    def _lay(self, view: DanishView, rng: Random, book: DanishDecision, batches: Iterator[range]) -> DanishDecision:
        """Weigh the skats that the book finds best."""
        choice = next(offer for offer in view.legal_actions() if isinstance(offer, SkatChoice))
        skats = candidate_skats(choice, SKATS)
        first = next(batches, None)
        if first is None or len(skats) == 1 or len(view.hand) != HAND_SIZE + SKAT_SIZE:
            return book
        worlds = worlds_of(view, SKAT_WORLDS * self.budget.worlds, rng)
        shortest = view.table.ruleset.taroks.shortest
        trial = SkatTrial(worlds, shortest, [skat.cards for skat in skats], rng.getrandbits(SEED_BITS))
        tally = weigh(trial, len(skats), worlds.weights, chain((first,), batches), PATIENCE)
        assert tally is not None
        return self._decision(skats, tally, book, rng, is_exact=False)


def is_ending(view: DanishView, worlds: Worlds) -> bool:
    """Tell whether the exact solver is asked: all deals that can be are known, and the end is near, or there is one."""
    assert view.table.trick is not None
    return worlds.is_exact and (len(worlds) == 1 or LAST_TRICK - view.table.trick.number < ENDING)


def should_ask(view: DanishView) -> bool:
    """Tell whether to ask about the skat: the dealer has no taroks, and may have laid some.

    To ask costs nothing (B-30).
    """
    table = view.table
    dealer = table.seating.dealer
    return view.phase is Phase.PLAY and table.lacks[dealer] >= TAROKS and ASK_LAID in view.legal_actions()


def may_gain_by_demanding(view: DanishView) -> bool:
    """Tell whether the skus can be demanded and is not gone: then a demand only costs the fine."""
    return not view.table.skus_is_gone() and DEMAND in view.legal_actions()
