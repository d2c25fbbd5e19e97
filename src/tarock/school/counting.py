"""The counting trainer: tricks of real deals go by, and then it is asked what has gone.

C1 asks for the taroks that are out; C2 for those that each of the others has played, as one number: the French way, a
digit for each player from the left (Jensen 1989, l.504-520; Møller, l.760-766); C3 for suits and courts; C4 for all
that matters in play: how many taroks are out, whether the skus has gone, and who has shown a void.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from random import Random
from typing import Any, Final, Literal, TypeAlias, get_args

import msgspec

from tarock.core.cards import CARD_NAMES, SKUS, SUITS, Card, Rank, Suit, suit_card, suit_of
from tarock.core.cardset import CardSet
from tarock.core.families import GAMES
from tarock.core.seats import Seat
from tarock.notation import record
from tarock.rulesets import load
from tarock.school.puzzles.shelf import chosen, spines, taken
from tarock.school.unseen import UNSEEN
from tarock.telling.line import Line, hand, suit_name

Exercise: TypeAlias = Literal["c1", "c2", "c3", "c4"]
EXERCISES: Final[tuple[Exercise, ...]] = get_args(Exercise)
_COURTS: Final = (Rank.KING, Rank.QUEEN)


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How fast cards go by (``counting.toml``)."""

    first: int
    factor: float
    speeds: int
    tricks: tuple[int, int]

    def milliseconds(self, speed: int) -> int:
        """Return how long a card is seen at a speed, from 1 on."""
        return round(self.first * self.factor ** (min(max(speed, 1), self.speeds) - 1))

    def after(self, speed: int, *, right: bool) -> int:
        """Return the next speed: one up after a right answer, one down after a wrong one."""
        return min(max(speed + (1 if right else -1), 1), self.speeds)


@cache
def pace() -> Pace:
    """Return how fast cards go by."""
    return msgspec.toml.decode((resources.files("tarock.school") / "counting.toml").read_bytes(), type=Pace)


class CountTrick(msgspec.Struct, frozen=True):
    """A trick that goes by."""

    number: int
    plays: tuple[tuple[Seat, str], ...]


class CountAsk(msgspec.Struct, frozen=True):
    """Something that is asked after the tricks: a number."""

    line: Line
    number: int


class Count(msgspec.Struct, frozen=True):
    """An exercise of the trainer."""

    exercise: Exercise
    family: str
    ruleset: str
    seed: str
    seat: Seat
    """Whose eyes one looks through."""
    hand: tuple[str, ...]
    """What that player was dealt, without what he has laid away."""
    tricks: tuple[CountTrick, ...]
    milliseconds: int
    """How long each card is seen."""
    asks: tuple[CountAsk, ...]


@dataclass(frozen=True, slots=True)
class Seen:
    """What a player has seen of a deal: which cards are still hidden from him, and the tricks that have gone by."""

    seat: Seat
    others: tuple[Seat, ...]
    """In playing order from the left."""
    unseen: CardSet
    tricks: tuple[tuple[tuple[Seat, Card], ...], ...]

    def out(self, cards: CardSet) -> int:
        """Return how many of some cards have not been seen."""
        return len(self.unseen & cards)

    def played(self, seat: Seat, cards: CardSet) -> int:
        """Return how many of some cards a player has played."""
        return sum(card in cards for trick in self.tricks for who, card in trick if who == seat)


TAROKS: Final = CardSet.from_cards(
    card for card in range(len(CARD_NAMES)) if suit_of(card) == Suit.TAROK or card == SKUS
)
"""All that counts as a tarok, the skus among them."""


def _of(suit: Suit) -> CardSet:
    return CardSet.from_cards(card for card in range(len(CARD_NAMES)) if suit_of(card) == suit and card != SKUS)


def _taroks_out(seen: Seen, _rng: Random) -> Iterator[CountAsk]:
    yield CountAsk(Line("count-ask-taroks", "word"), seen.out(TAROKS))


def _french(seen: Seen, rng: Random) -> Iterator[CountAsk]:
    digits = "".join(str(seen.played(seat, TAROKS)) for seat in seen.others)
    yield CountAsk(Line("count-ask-french", "word", seats={"others": seen.others}), int(digits))
    yield from _taroks_out(seen, rng)


def _suits(seen: Seen, rng: Random) -> Iterator[CountAsk]:
    led = sorted({suit_of(trick[0][1]) for trick in seen.tricks} & set(SUITS))
    suit = rng.choice(led or list(SUITS))
    yield CountAsk(Line("count-ask-suit", "word", parts={"suit": (suit_name(suit),)}), seen.out(_of(suit)))
    courts = CardSet.from_cards(suit_card(each, rank) for each in SUITS for rank in _COURTS)
    yield CountAsk(Line("count-ask-courts", "word"), seen.out(courts))


def _in_play(seen: Seen, rng: Random) -> Iterator[CountAsk]:
    yield from _taroks_out(seen, rng)
    yield CountAsk(Line("count-ask-skus", "word"), seen.out(CardSet.of(SKUS)))
    suit = rng.choice(SUITS)
    void = sum(_has_shown_void(seen, seat, suit) for seat in seen.others)
    yield CountAsk(Line("count-ask-void", "word", parts={"suit": (suit_name(suit),)}), void)


def _has_shown_void(seen: Seen, seat: Seat, suit: Suit) -> bool:
    """Tell whether a player has not followed a suit; the skus, which may be played to anything, shows nothing."""
    for (_, led), *others in seen.tricks:
        if suit_of(led) == suit and any(who == seat and card != SKUS and suit_of(card) != suit for who, card in others):
            return True
    return False


_ASKING: Final[dict[Exercise, Callable[[Seen, Random], Iterator[CountAsk]]]] = {
    "c1": _taroks_out, "c2": _french, "c3": _suits, "c4": _in_play,
}  # fmt: skip


def asks_of(exercise: Exercise, seen: Seen, rng: Random) -> tuple[CountAsk, ...]:
    """Return what an exercise asks somebody who has seen some tricks."""
    return tuple(_ASKING[exercise](seen, rng))


def count(exercise: Exercise, family: str, seed: str, speed: int = 1) -> Count:
    """Return an exercise with a deal of the shelf; the same seed gives the same."""
    rng = Random(f"{exercise}/{family}/{seed}")  # noqa: S311 - repeatable on purpose
    state = _deal(rng.choice(chosen(spines(), family=family, kinds=("settle",))).id)
    seat = rng.choice(sorted(GAMES[family].active(state)))
    least, most = pace().tricks
    state = after_tricks(state, rng.randint(least, most))
    seen = seen_by(state.view(seat))
    return Count(
        exercise=exercise,
        family=family,
        ruleset=state.ruleset.id,
        seed=seed,
        seat=seat,
        hand=hand(state.hands[seat] | state.table.played_by(seat)),
        tricks=tuple(CountTrick(number, _tokens(plays)) for number, plays in enumerate(seen.tricks, start=1)),
        milliseconds=pace().milliseconds(speed),
        asks=asks_of(exercise, seen, rng),
    )


def _tokens(plays: Sequence[tuple[Seat, Card]]) -> tuple[tuple[Seat, str], ...]:
    return tuple((seat, CARD_NAMES[card]) for seat, card in plays)


def seen_by(view: Any) -> Seen:  # noqa: ANN401 - of any family
    """Return what a player has seen, after a trick at least."""
    order = [who for who, _ in view.table.tricks[0].plays]
    place = order.index(view.seat)
    unseen = UNSEEN[view.ruleset.family].cards(view)
    tricks = tuple(tuple(trick.plays) for trick in view.table.tricks)
    return Seen(view.seat, (*order[place + 1 :], *order[:place]), unseen, tricks)


def after_tricks(state: Any, tricks: int) -> Any:  # noqa: ANN401 - of any family
    """Return a deal after so many tricks, or as it is if it has not come so far."""
    game = GAMES[state.ruleset.family]
    now = game.begun(state)
    for seat, action in game.acts(state):
        if len(now.table.tricks) == tricks:
            break
        now = now.apply(seat, action)
    return now


def _deal(name: str) -> Any:  # noqa: ANN401 - of any family
    """Return a finished deal of the shelf: bots have played it, and nothing need be compiled for it."""
    puzzle = taken(name)
    assert puzzle is not None, f"{name} is on the shelf"
    (found,) = record.loads(puzzle.record, load)
    return found.state
