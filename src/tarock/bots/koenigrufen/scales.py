"""Weighing any decision of Königrufen: a word of the auction, a call, the talon, a discard, a speech, a card."""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final

import numpy as np

from tarock.bots.budget import Budget
from tarock.bots.koenigrufen.announcing import spoken
from tarock.bots.koenigrufen.discarding import candidate_discards
from tarock.bots.koenigrufen.offers import open_offers
from tarock.bots.koenigrufen.search_bids import courses_of
from tarock.bots.koenigrufen.search_calling import DISCARDS, course_with
from tarock.bots.koenigrufen.search_cards import ANY, SOLVED, trial_of, unlike_cards, will_lie_open
from tarock.bots.koenigrufen.search_speech import speeches_near, weighed_speeches
from tarock.bots.koenigrufen.trials import Thinking, weighed_courses
from tarock.bots.koenigrufen.weighing import weighed as weighed_cards
from tarock.bots.scales import Scales, Weighed, of_actions
from tarock.core.cardset import CardSet
from tarock.koenigrufen.actions import PLAYS, Action, Call, Lay, Play, Speak, Take
from tarock.koenigrufen.state import KoenigrufenState, KoenigrufenView
from tarock.koenigrufen.talon import DiscardChoice
from tarock.search.koenigrufen.beliefs import Worlds, state_of, worlds_of
from tarock.search.koenigrufen.games import Course
from tarock.search.koenigrufen.packing import bit_of, bits_of, card_from


def choices(view: KoenigrufenView, action: Action) -> tuple[Action, ...]:
    """Return an action and what is worth weighing against it."""
    others = _offers(view, action) if view.turn == view.seat else iter(())
    return tuple(dict.fromkeys((action, *others)))


def _offers(view: KoenigrufenView, action: Action) -> Iterator[Action]:
    offers = open_offers(view, {})
    if isinstance(action, Lay):
        choice = next(offer for offer in offers if isinstance(offer, DiscardChoice))
        yield from candidate_discards(view, choice, DISCARDS)
    elif isinstance(action, Play):
        yield from _unlike(view, offers, action)
    elif isinstance(action, Speak):
        words = [offer for offer in offers if isinstance(offer, Speak)]
        advised = spoken(view, words).action
        assert isinstance(advised, Speak)
        yield from (advised, *speeches_near(view, words, advised))
    elif isinstance(action, Take) and action.half == "all":
        return
    else:
        others = [offer for offer in offers if not isinstance(offer, DiscardChoice)]
        yield from (offer for offer in others if any(True for _ in _courses(view, offer)))


def _unlike(view: KoenigrufenView, offers: Sequence[object], action: Play) -> Iterator[Action]:
    """Give the cards that are not the same as others, the played one for those that are like it."""
    legal = CardSet.from_cards(offer.card for offer in offers if isinstance(offer, Play)) | CardSet.of(action.card)
    worlds = worlds_of(view, 1, Random(0))  # noqa: S311 - only which king may be called matters
    if worlds is not None:
        for bit in unlike_cards(view, bits_of(legal), bit_of(action.card), worlds).tolist():
            yield PLAYS[card_from(bit)]


def weighed(view: KoenigrufenView, actions: Sequence[Action], worlds: int, rng: Random) -> Weighed[Action] | None:
    """Try actions in so many deals that may be the real one; None where only one can be weighed, or none."""
    if len(actions) < 2:  # noqa: PLR2004
        return None
    if isinstance(actions[0], Play):
        return _weighed_cards(view, [action for action in actions if isinstance(action, Play)], worlds, rng)
    thinking = Thinking(Budget(worlds), batch=worlds)
    if isinstance(actions[0], Speak):
        speeches = [action for action in actions if isinstance(action, Speak)]
        found = weighed_speeches(view, speeches, thinking, rng)
        tried: list[Action] = [*speeches]
    else:
        courses = [(action, course) for action in actions for course in _courses(view, action, whatever=True)]
        tried = [action for action, _ in courses]
        found = weighed_courses(view, [course for _, course in courses], thinking, rng) if courses else None
    if found is None:
        return None
    tally, drawn = found
    return of_actions(tried, tally, is_exact=drawn.is_exact, deal=_deals(view, drawn))


def _courses(view: KoenigrufenView, action: Action, *, whatever: bool = False) -> Iterator[Course]:
    """Give how a deal may go on after something that is said or laid before the play; nothing where that is unknown."""
    if isinstance(action, Call | Lay) or (isinstance(action, Take) and action.half != "all"):
        yield course_with(view, action)
    elif not isinstance(action, Take):
        yield from courses_of(view, action, whatever=whatever)


def _weighed_cards(view: KoenigrufenView, plays: Sequence[Play], worlds: int, rng: Random) -> Weighed[Action] | None:
    drawn = worlds_of(view, min(worlds, SOLVED if will_lie_open(view) else ANY), rng)
    if drawn is None:
        return None
    cards = np.array([bit_of(play.card) for play in plays], np.int64)
    tally = weighed_cards(len(plays), drawn.counts, (range(len(drawn)),), trial_of(view, cards, drawn, rng))
    actions: list[Action] = [*plays]
    return None if tally is None else of_actions(actions, tally, is_exact=drawn.is_exact, deal=_deals(view, drawn))


def _deals(view: KoenigrufenView, drawn: Worlds) -> Callable[[int], KoenigrufenState]:
    return lambda number: state_of(view.table, drawn.rows[number])


SCALES: Final = Scales(choices, weighed)
