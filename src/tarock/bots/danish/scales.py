"""Weighing any decision of Danish Tarok: a skat, a card, a name for the skus, a demand for it or none."""

from collections.abc import Sequence
from random import Random
from typing import Final

from tarock.bots.danish.candidates import candidates
from tarock.bots.danish.certainty import deal_of
from tarock.bots.danish.laying import candidate_skats
from tarock.bots.danish.search import PATIENCE, SEED_BITS, SKATS, is_ending, may_gain_by_demanding
from tarock.bots.scales import Scales, Weighed, of_actions
from tarock.bots.weighing import weigh
from tarock.danish.actions import DEMAND, Action, Lay
from tarock.danish.cards import HAND_SIZE, SKAT_SIZE
from tarock.danish.skat import SkatChoice
from tarock.danish.state import DanishView
from tarock.danish.table import Phase
from tarock.search.danish.beliefs import worlds_of
from tarock.search.danish.course import is_regular
from tarock.search.danish.packing import NUMBER_OF
from tarock.search.danish.trials import ActionTrial, EndingTrial, SkatTrial


def choices(view: DanishView, action: Action | None) -> tuple[Action | None, ...]:
    """Return an action and what may be weighed against it; None is to wait, for who could demand the skus."""
    if isinstance(action, Lay):
        offered = next(offer for offer in view.legal_actions() if isinstance(offer, SkatChoice))
        return tuple(dict.fromkeys((action, *candidate_skats(offered, SKATS))))
    if view.phase is not Phase.PLAY or not is_regular(view):
        return (action,)
    if view.turn != view.seat:
        return (None, DEMAND) if action in {None, DEMAND} and may_gain_by_demanding(view) else (action,)
    if action not in NUMBER_OF:
        return (action,)
    offers = candidates(view, {}, action)
    return tuple(offer for offer in offers if offer == action or offer != DEMAND or may_gain_by_demanding(view))


def weighed(
    view: DanishView, actions: Sequence[Action | None], worlds: int, rng: Random
) -> Weighed[Action | None] | None:
    """Try actions in so many deals, or in all that can be; None where only one can be weighed, or none."""
    if len(actions) < 2 or view.phase not in {Phase.SKAT, Phase.PLAY}:  # noqa: PLR2004
        return None
    if view.phase is Phase.SKAT:
        return _weighed_skats(view, [action for action in actions if isinstance(action, Lay)], worlds, rng)
    drawn = worlds_of(view, worlds, rng)
    trial = (EndingTrial if is_ending(view, drawn) else ActionTrial)(
        drawn, view.seat, actions, rng.getrandbits(SEED_BITS)
    )
    tally = weigh(trial, len(actions), drawn.weights, (range(len(drawn)),), PATIENCE)
    return (
        None
        if tally is None
        else of_actions(
            tuple(actions), tally, is_exact=drawn.is_exact, deal=lambda number: deal_of(view, drawn, number)
        )
    )


def _weighed_skats(view: DanishView, lays: Sequence[Lay], worlds: int, rng: Random) -> Weighed[Action | None] | None:
    if len(lays) < 2 or len(view.hand) != HAND_SIZE + SKAT_SIZE:  # noqa: PLR2004
        return None
    drawn = worlds_of(view, worlds, rng)
    shortest = view.table.ruleset.taroks.shortest
    trial = SkatTrial(drawn, shortest, [lay.cards for lay in lays], rng.getrandbits(SEED_BITS))
    tally = weigh(trial, len(lays), drawn.weights, (range(len(drawn)),), PATIENCE)
    actions: tuple[Action | None, ...] = tuple(lays)
    return None if tally is None else of_actions(actions, tally, is_exact=False)


SCALES: Final = Scales(choices, weighed)
