"""The review of a deal: what every decision of a seat cost by what it could know, and how much was luck."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, Literal, TypeAlias

from tarock.bots.families import BOTS
from tarock.bots.levels import level
from tarock.core.game import State, View
from tarock.core.seats import Seat
from tarock.tutor.advice import Advice
from tarock.tutor.coach import COACHES, Coach
from tarock.tutor.deeds import states_of
from tarock.tutor.hints import played_on, reasons_for
from tarock.tutor.judge import USUAL, Care, Judgement, judged

Luck: TypeAlias = Literal["lucky", "unlucky"]

DEAREST: Final = 3
"""How many decisions a review tells of."""
COMPARED: Final = ("book", "club", "master")
"""The levels that are given the same seat and cards."""
GRADED: Final = frozenset({"inaccuracy", "mistake", "blunder"})


@dataclass(frozen=True, slots=True)
class Decided:
    """A decision of the deal."""

    step: int
    """How many things had been done before it."""
    trick: int
    """In which trick; 0 before the play."""
    judgement: Judgement[Any]
    reasons: tuple[Advice, ...] = ()
    """What the books say for the better choice."""
    luck: Luck | None = None
    """``lucky``: it cost something by what was known, and paid as the cards lay; ``unlucky``: the other way round."""


@dataclass(frozen=True, slots=True)
class Review:
    """What a seat made of a deal."""

    seat: Seat
    result: float
    by_cards: float
    """What a player who does what the books say makes of the same cards among others who do."""
    levels: tuple[tuple[str, float], ...]
    """What bots of some levels make of the same seat and cards, among others who play by the books."""
    decided: tuple[Decided, ...]
    open_values: tuple["Opened", ...] = field(default=())
    """With open cards: what every card came to, where the solver can say so."""

    @property
    def by_play(self) -> float:
        """What is left of the result when the cards are taken off."""
        return self.result - self.by_cards

    @property
    def loss(self) -> float:
        """What all decisions cost together, as far as that is more than chance."""
        return sum(each.judgement.loss for each in self.decided if not each.judgement.is_equal)

    @property
    def dearest(self) -> tuple[Decided, ...]:
        """The decisions that cost most, the dearest first, of those that have a name for it."""
        graded = [each for each in self.decided if each.judgement.grade in GRADED]
        return tuple(sorted(graded, key=lambda each: -each.judgement.loss)[:DEAREST])


@dataclass(frozen=True, slots=True)
class Opened:
    """What the cards came to at one moment if all hands had lain open: nobody could know this."""

    step: int
    trick: int
    played: Any
    values: tuple[tuple[Any, float], ...]


def reviewed(
    state: State, seat: Seat, rng: Random, *, care: Care = USUAL, with_open_cards: bool = False,
    levels: Iterable[str] = COMPARED,
) -> Review:  # fmt: skip
    """Review a finished deal for one seat.

    :param with_open_cards: also say what the solver finds with all cards on the table.
    """
    family = state.ruleset.family
    coach = COACHES[family]
    course = states_of(state)
    decided = tuple(_decisions(coach, course, seat, rng, care))
    by_cards = _played_by(coach, course[0][0], seat, coach.book(), rng)
    return Review(
        seat,
        coach.net(state)[seat],
        by_cards,
        tuple((name, _of_level(coach, family, course[0][0], seat, name, by_cards, rng)) for name in levels),
        decided,
        tuple(_opened(coach, course, seat)) if with_open_cards else (),
    )


def _decisions(
    coach: Coach[Any, Any, Any], course: list[tuple[Any, Seat, Any]], seat: Seat, rng: Random, care: Care
) -> Iterable[Decided]:
    for step, (state, who, action) in enumerate(course):
        if who != seat:
            continue
        view = state.view(seat)
        known = by_what_was_known(view, action, rng, care)
        if known is None:
            continue
        judgement, reasons = known
        trick = view.table.trick
        number = 0 if trick is None else trick.number
        yield Decided(step, number, judgement, reasons, _luck(coach, state, seat, judgement))


def by_what_was_known(
    view: View, action: Any, rng: Random, care: Care  # noqa: ANN401
) -> tuple[Judgement[Any], tuple[Advice, ...]] | None:  # fmt: skip
    """Judge a decision, with the books' reasons for a better one: whatever lay hidden changes nothing in it."""
    judgement = judged(view, action, rng, care)
    if judgement is None:
        return None
    return judgement, reasons_for(view, judgement.best) if judgement.grade in GRADED else ()


def _luck(coach: Coach[Any, Any, Any], state: Any, seat: Seat, judgement: Judgement[Any]) -> Luck | None:  # noqa: ANN401
    """Tell whether the real cards paid for an error, or punished what was right."""
    if judgement.grade in GRADED:
        return "lucky" if _gap(coach, state, seat, judgement.played, judgement.best) > 0 else None
    if judgement.grade != "best" or len(judgement.candidates) < 2:  # noqa: PLR2004
        return None
    first, second = judgement.candidates[:2]
    if first.value - second.value < CLEAR * coach.deviation(state.ruleset.id):
        return None
    return "unlucky" if _gap(coach, state, seat, judgement.played, second.action) < 0 else None


def _gap(coach: Coach[Any, Any, Any], state: Any, seat: Seat, played: Any, other: Any) -> float:  # noqa: ANN401
    """Return how much more was made by what was done than by something else, as the cards really lay."""
    done, instead = (played_on(coach, state, seat, action) for action in (played, other))
    return 0.0 if done is None or instead is None else done.value - instead.value


CLEAR: Final = 0.1
"""By which share of a deal's deviation the best must lead for its ill luck to be worth a word."""


def _played_by(coach: Coach[Any, Any, Any], begun: Any, seat: Seat, player: Any, rng: Random) -> float:  # noqa: ANN401
    """Return what a player makes of a seat among others who play by the books."""
    seats = tuple(range(len(begun.hands)))
    players = {each: player if each == seat else coach.book() for each in seats}
    state = begun
    while not state.is_over:
        state = coach.next_move(state, players, rng).state
    return coach.net(state)[seat]


def _of_level(
    coach: Coach[Any, Any, Any],
    family: str,
    begun: Any,  # noqa: ANN401
    seat: Seat,
    name: str,
    by_cards: float,
    rng: Random,
) -> float:
    if name == "book":
        return by_cards
    return _played_by(coach, begun, seat, BOTS[family].player(level(name).untimed), rng)


def _opened(coach: Coach[Any, Any, Any], course: list[tuple[Any, Seat, Any]], seat: Seat) -> Iterable[Opened]:
    for step, (state, who, action) in enumerate(course):
        values: Mapping[Any, float] = coach.open_values(state, seat) if who == seat else {}
        if values and action in values:
            yield Opened(
                step, state.table.trick.number, action, tuple(sorted(values.items(), key=lambda entry: -entry[1]))
            )
