"""Playing on against the worst possible deal: one that refutes an answer, and in which the others see all cards.

What a puzzle calls wrong, or a coach doubts, has a deal in which it fails; here the learner may try all the same.
"""

from dataclasses import dataclass
from random import Random
from typing import Any, Final

from tarock.core.cardset import CardSet
from tarock.core.errors import TarockError
from tarock.core.game import Act, View
from tarock.core.seats import Seat
from tarock.core.sentences import Sentence
from tarock.notation import record
from tarock.rulesets import load
from tarock.school.against import Against
from tarock.school.place import Placed
from tarock.school.playing import Playing, right_used
from tarock.school.puzzles.alike import classes
from tarock.school.puzzles.families import PUZZLERS, Aim
from tarock.school.puzzles.moment import Moment, moments_of, text_of
from tarock.school.puzzles.spelling import read_answer
from tarock.telling.line import Line
from tarock.tutor.coach import COACHES, Coach
from tarock.tutor.hints import Hint, played_on

DRAWN: Final = 200
"""From so many likely deals the one is taken that tells most against an answer."""


def against(view: View, action: Any, better: Any, rng: Random) -> Against | None:  # noqa: ANN401 - of the family
    """Return the likely deal that tells most against an action; None where none does, or deals cannot be drawn."""
    coach = COACHES[view.ruleset.family]
    found = coach.scales.weigh(view, (action, better), DRAWN, rng)
    if found is None or found.deal is None or {action, better} - set(found.actions):
        return None
    gaps = found.gaps(better, action)
    deal: Any = found.deal(int(gaps.argmax()))
    text = text_of(deal, view.seat, action)
    if gaps.max() <= 0 or not text:
        return None
    at = len(moments_of(deal)) - 1
    return Against(text, at, view.seat, coach.spelled(action), coach.spelled(better))


def against_second(view: View, found: Hint) -> Against | None:
    """Return the deal that tells most against the second choice of a comparison; None if it is as good as the first."""
    second = next((each.action for each in found.candidates if each.action != found.action), None)
    if second is None or found.is_equal:
        return None
    return against(view, second, found.action, Random(0))  # noqa: S311 - the same question, the same answer


def family_of(found: Against) -> str:
    """Return the game of a deal.

    :raises TarockError: if it is none.
    """
    family: str = _moment(found).family
    return family


@dataclass(frozen=True)
class Refuting(Playing):
    """A deal that refutes an answer, played on: the others do the best that open cards allow."""

    answer: Any
    better: Any
    aim: Aim | None

    @property
    def is_reached(self) -> bool:
        """What is refuted is never reached."""
        return False

    @property
    def verdict(self) -> Line | None:
        """What it has come to; where only the result counts, beside what the right answer brings."""
        if not self.is_over:
            return None
        coach = COACHES[self.begun.family]
        if self.aim is not None:
            return Line("worst-missed", "word", parts={"act": (coach.named(self.answer),)})
        figures = {"won": f"{coach.net(self.state)[self.seat]:g}"}
        course = None if self.better is None else played_on(coach, self.begun.state, self.seat, self.better)
        parts = {"act": (coach.named(self.answer),)}
        if course is None:
            return Line("worst-net", "word", figures=figures, parts=parts)
        figures["value"] = f"{course.value:g}"
        return Line("worst-net-better", "word", figures=figures, parts={**parts, "best": (coach.named(self.better),)})

    def next_act(self) -> Act | None:
        """Return the next thing that another does; None when it is the learner's turn."""
        turn: Seat = self.state.turn
        if self.aim is not None:
            found = next(iter(PUZZLERS[self.begun.family].course(self.state, self.aim)), None)
            if found is not None and found[0] != self.seat:
                return found
        coach = COACHES[self.begun.family]
        rng = Random(len(self.acts))  # noqa: S311 - repeatable on purpose
        right = right_used(coach.book(), self.state, self.seat, rng)
        if right is not None or turn == self.seat:
            return right
        return turn, best_open(coach, self.state, turn, rng)


def best_open(coach: Coach[Any, Any, Any], state: Any, seat: Seat, rng: Random) -> Any:  # noqa: ANN401
    """Return what a player does best who sees all cards.

    Near the end the exact solver knows; before, each choice is tried in this very deal, and all play on by the books.
    """
    advised = coach.advised(state.view(seat), rng).action
    offers = state.legal_actions(seat)
    if any(hasattr(offer, "sample") for offer in offers):  # there are too many to try
        return advised
    values = coach.open_values(state, seat) or _tried(coach, state, seat, offers)
    return max([advised, *values], key=lambda action: values.get(action, -_FAR))


_FAR: Final = 1_000_000


def _tried(coach: Coach[Any, Any, Any], state: Any, seat: Seat, offers: Any) -> dict[Any, float]:  # noqa: ANN401
    """Return what each of some really different actions brings if everybody then plays by the books."""
    puzzler = PUZZLERS[state.ruleset.family]
    held = CardSet.from_cards(card for other, hand in enumerate(state.hands) if other != seat for card in hand)
    found: dict[Any, float] = {}
    for alike in classes(offers, held, puzzler.worth):
        course = played_on(coach, state, seat, alike[0])
        if course is not None:
            found |= dict.fromkeys(alike, course.value)
    return found


def resumed(found: Against, acts: tuple[Act, ...]) -> Refuting:
    """Return the deal after the answer and all that was done since; what the others do next comes with it.

    :raises TarockError: if it is no such deal, or the rules refuse one of the acts.
    """
    moment = _moment(found)
    puzzler = PUZZLERS[moment.family]
    aim = next((aim for aim in puzzler.aims(moment.state, found.seat) if aim.name == found.goal), None)
    answer = read_answer(moment, found.answer)
    better = read_answer(moment, found.better) if found.better else None
    now = Refuting(Placed(moment.state, found.seat, is_open=True), (), moment.state, answer, better, aim)
    for seat, action in acts or ((found.seat, answer),):
        now = now.after(seat, action)
    return now.awaiting()


def _moment(found: Against) -> Moment:
    """Return the moment at which it is answered.

    :raises TarockError: if the record has no such moment.
    """
    records = record.loads(found.record, load)
    moments = moments_of(records[0].state) if len(records) == 1 else ()
    if found.at >= len(moments) or moments[found.at].state.turn != found.seat:
        raise TarockError(Sentence("worst-no-moment", at=found.at))
    moment = moments[found.at]
    return Moment(moment.states, moment.acts, moment.step, found.seat)
