"""A moment of a deal, as puzzles find it and as they are asked again."""

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Any

from tarock.core.cards import CARD_NAMES, Card
from tarock.core.cardset import CardSet
from tarock.core.errors import TarockError
from tarock.core.families import GAMES
from tarock.core.game import Act
from tarock.core.seats import Seat
from tarock.notation import record
from tarock.notation.families import NOTATIONS
from tarock.rulesets import load
from tarock.school.puzzles.puzzle import Cards, Puzzle
from tarock.telling.families import TELLINGS
from tarock.telling.line import Line, hand
from tarock.tutor.coach import COACHES, Coach


@dataclass(frozen=True, slots=True)
class Moment:
    """A deal after so many of its acts, and the seat that is asked something."""

    states: tuple[Any, ...]
    """Before each act, and after the last."""
    acts: tuple[Act, ...]
    step: int
    seat: Seat

    @property
    def state(self) -> Any:  # noqa: ANN401 - of the family
        """The deal at this moment."""
        return self.states[self.step]

    @property
    def view(self) -> Any:  # noqa: ANN401 - of the family
        """What the seat sees."""
        return self.state.view(self.seat)

    @property
    def family(self) -> str:
        """The game."""
        family: str = self.state.ruleset.family
        return family

    @property
    def coach(self) -> Coach[Any, Any, Any]:
        """The coach of the game."""
        return COACHES[self.family]

    @property
    def done(self) -> Any:  # noqa: ANN401 - of the family
        """What was done at this moment in the deal itself; None if it was somebody else who did something."""
        if self.step == len(self.acts) or self.acts[self.step][0] != self.seat:
            return None
        return self.acts[self.step][1]

    def text(self) -> str:
        """Return the record of the deal, at least so far: a record ends after a whole trick."""
        for state in self.states[self.step :]:
            try:
                return record.dumps([NOTATIONS[self.family].record_of(state, ())])
            except TarockError:
                continue
        message = f"the deal breaks off after {len(self.acts)} acts, in the middle of a trick"
        raise ValueError(message)


def moments_of(state: Any) -> tuple[Moment, ...]:  # noqa: ANN401 - of any family
    """Return every moment of a deal, with whoever acts next; at the end the first seat."""
    states, acts = _course(state)
    turns = [*(seat for seat, _ in acts), state.turn if state.turn is not None else 0]
    return tuple(Moment(states, acts, step, seat) for step, seat in enumerate(turns))


def moment_of(puzzle: Puzzle) -> Moment:
    """Return the moment that a puzzle asks about."""
    (found,) = record.loads(puzzle.record, load)
    states, acts = _course(found.state)
    return Moment(states, acts, puzzle.at, puzzle.seat)


def _course(state: Any) -> tuple[tuple[Any, ...], tuple[Act, ...]]:  # noqa: ANN401
    game = GAMES[state.ruleset.family]
    acts = game.acts(state)
    states = [game.begun(state)]
    for seat, action in acts:
        states.append(states[-1].apply(seat, action))
    return tuple(states), acts


def told(state: Any, acts: Iterable[Act]) -> tuple[Line, ...]:  # noqa: ANN401
    """Return how a deal goes on, as everybody is told it."""
    telling = TELLINGS[state.ruleset.family]
    lines: list[Line] = []
    for seat, action in acts:
        after = state.apply(seat, action)
        lines += telling.told(telling.public(state), seat, action, telling.public(after))
        state = after
    return tuple(lines)


def hands_of(state: Any) -> tuple[Cards, ...]:  # noqa: ANN401
    """Return by seat what everybody holds."""
    return tuple(hand(cards) for cards in state.hands)


def cards_of(action: Any) -> Cards:  # noqa: ANN401
    """Return the cards that an action plays or lays, if it does."""
    card: Card | None = getattr(action, "card", None)
    if card is not None:
        return (CARD_NAMES[card],)
    cards: CardSet | None = getattr(action, "cards", None)
    return () if cards is None else hand(cards)


def text_of(deal: Any, seat: Seat, action: Any) -> str:  # noqa: ANN401 - of the family
    """Return the record of a deal in which something is done, played on by the books to the end of the trick.

    Nothing where the table refuses it as the cards lie.
    """
    family = deal.ruleset.family
    coach, rng = COACHES[family], Random(0)  # noqa: S311 - the books know no dice
    players = {each: coach.book() for each in range(len(deal.hands))}
    try:
        state = deal.apply(seat, action)
    except TarockError:
        return ""
    while True:
        try:
            return record.dumps([NOTATIONS[family].record_of(state, ())])
        except TarockError:
            state = coach.next_move(state, players, rng).state
