"""What the kernel of the solver is told: who plays for what, which cards are alike, and what was won already."""

from itertools import pairwise
from typing import Final

import numpy as np

from tarock.koenigrufen.bonus_kinds import BIRDS
from tarock.koenigrufen.cards import LAST_TRICK, PLAYERS
from tarock.koenigrufen.facts import Side
from tarock.search._kernels.koenigrufen import layout as at
from tarock.search._kernels.koenigrufen import payments
from tarock.search._kernels.koenigrufen import solver_desk as place
from tarock.search.koenigrufen.goals import (
    BirdWins,
    ExactTricks,
    Goal,
    KingUltimo,
    MostThirds,
    Seats,
    Thirds,
    Valat,
)
from tarock.search.koenigrufen.packing import Bits, Ints, Position

_MOST_THIRDS: Final = 254
_TOLD_APART: Final = at.TRULL | at.KINGS | at.QUEENS | at.CAVALLS | at.JACKS
_KINDS: Final = (at.TRULL, at.KINGS, at.QUEENS, at.CAVALLS, at.JACKS, at.PACK & ~_TOLD_APART)
"""The cards in the order in which the plan tells their worth."""


class Question:
    """A goal in a position, as the kernel wants it."""

    def __init__(self, position: Position, goal: Goal) -> None:
        self.position = position
        self.plan = position.plan
        self.goal = goal
        words = position.words
        self.number = int(words[at.NUMBER])
        self.leader = int(words[at.LEADS])
        self.count = int(words[at.COUNT])
        self.lying: Ints = words[at.PLAYED : at.PLAYED + PLAYERS].copy()
        self.hands: Ints = words[at.HANDS : at.HANDS + PLAYERS].copy()
        for index in range(self.count):
            self.hands[(self.leader + index) % PLAYERS] |= self.lying[index]
        self.ours = _seats(position, goal.side)
        if isinstance(goal, Thirds | MostThirds):
            _check_counting(position)
        self.extra = _talon_thirds(position)
        self.have = self._thirds_won() if isinstance(goal, Thirds | MostThirds) else 0
        self.rest = self._thirds(sum(map(int, self.hands))) + sum(self.extra[self.number - 1 :])
        self.worths: Ints = self.plan[at.WORTH : at.OWN_BIRDS]
        self.tricks = self._tricks_won()
        self.need = self._need()
        self.head = self._head()

    @property
    def identity(self) -> bytes:
        """What the table's entries are good for: the goal and the rules, for whatever cards."""
        without_start = self.head.copy()
        without_start[place.START] = 0
        return without_start.tobytes() + self.plan.tobytes()

    def settled(self, need: int) -> bool | None:
        """Return the answer where the tricks that are played give it already."""
        match self.goal:
            case Thirds() | MostThirds():
                return True if need <= 0 else False if need > self.rest else None
            case ExactTricks():
                if need < 0 or need > LAST_TRICK + 1 - self.number:
                    return False
                return True if self.number > LAST_TRICK else None
            case Valat():
                if self.tricks != self.number - 1:
                    return False
                return True if self.number > LAST_TRICK else None
            case BirdWins() | KingUltimo():
                if self.number <= self.head[place.DUE]:
                    return None
                bonus = at.ULTIMO if isinstance(self.goal, KingUltimo) else at.BIRD_BONUS + BIRDS.index(self.goal.bird)
                made = int(self.position.words[at.MADE + bonus])
                return made != at.NOBODY and made == self._side_bit()

    def _side_bit(self) -> int:
        return at.CALLING_SIDE if self.ours == int(self.plan[at.CALLERS]) else at.OTHER_SIDE

    def _need(self) -> int:
        match self.goal:
            case Thirds(at_least=at_least):
                return at_least - self.have
            case ExactTricks(tricks=tricks):
                return tricks - self.tricks
            case Valat():
                return LAST_TRICK - self.tricks
            case _:
                return 1

    def _thirds(self, cards: Bits) -> int:
        return int(payments.thirds(self.plan, cards))

    def _thirds_won(self) -> int:
        cards = sum(int(self.position.words[at.WON + seat]) for seat in range(PLAYERS) if self.ours >> seat & 1)
        if int(self.plan[at.KIND]) <= at.SUIT:
            cards += int(self.plan[at.CALLERS_CARDS if self._side_bit() == at.CALLING_SIDE else at.OTHERS_CARDS])
        return self._thirds(cards)

    def _tricks_won(self) -> int:
        talon = sum(map(int, self.plan[at.TALON : at.TALON + at.TALON_SIZE]))
        if int(self.plan[at.KIND]) != at.TRISCHAKEN:
            talon = 0
        won = sum(int(self.position.words[at.WON + seat]) & ~talon for seat in range(PLAYERS) if self.ours >> seat & 1)
        return won.bit_count() // PLAYERS

    def _head(self) -> Ints:
        head = np.zeros(place.ROOT, np.int64)
        head[place.OURS] = self.ours
        head[place.START] = self.number
        head[place.EXTRA : place.EXTRA + LAST_TRICK] = self.extra
        head[place.SMALLEST] = min(self.worths)
        head[place.GOAL] = _KIND[type(self.goal)]
        if isinstance(self.goal, BirdWins):
            bird = BIRDS.index(self.goal.bird)
            head[place.CARD] = at.PAGAT << bird
            head[place.DUE] = LAST_TRICK - bird
        elif isinstance(self.goal, KingUltimo):
            head[place.CARD] = int(self.plan[at.CALLED]) & at.KINGS
            head[place.DUE] = LAST_TRICK
        self._tell_apart(head)
        if head[place.GOAL] == place.THIRDS:
            self._set_steps(head)
        return head

    def _tell_apart(self, head: Ints) -> None:
        """Say which cards keep their identity: those that count, and those that a duty or the goal names."""
        duties = int(self.plan[at.DUTIES])
        named = int(head[place.CARD])
        if duties & at.KAISERSTICH:
            named |= at.TRULL
        if duties & at.PAGAT_LAST:
            named |= at.PAGAT
        if duties & at.ANNOUNCED:
            named |= int(self.plan[at.CALLED])
            for birds in self.plan[at.OWN_BIRDS : at.TALON]:
                named |= int(birds)
            held = any(int(hand) & int(self.plan[at.CALLED]) for hand in self.hands)
            head[place.SHOWN] = 2 if held else int(self.position.words[at.SHOWN])
        counting = _TOLD_APART if head[place.GOAL] == place.THIRDS else 0
        head[place.ROLES] = _with_neighbours(named)
        head[place.FIXED] = _with_neighbours(named | counting)
        head[place.LOW] = _low_taroks(named | counting)

    def _set_steps(self, head: Ints) -> None:
        """Say which cards count how much more than others, step by step."""
        worths = sorted({*map(int, self.worths)})
        head[place.STEPS] = len(worths) - 1
        for step, (below, worth) in enumerate(pairwise(worths)):
            cards = (kind for kind, counts in zip(_KINDS, self.worths, strict=True) if counts >= worth)
            head[place.STEP_CARDS + step] = sum(cards)
            head[place.STEP_HEIGHTS + step] = worth - below


def _with_neighbours(named: Bits) -> Bits:
    """Return cards with those above them in their suits and the taroks below a bird: all others stand in a row."""
    cards = named | (at.PAGAT << _low_taroks(named)) - at.PAGAT
    for suit in range(4):
        of_suit = named & 255 << at.SUIT_BITS * suit
        if of_suit:
            cards |= 255 << at.SUIT_BITS * suit & -(of_suit & -of_suit)
    return cards


def _low_taroks(named: Bits) -> int:
    """Return how many of the lowest taroks go up to the highest bird that is named."""
    return ((named & at.BIRDS) >> at.FIRST_TAROCK_BIT).bit_length()


_KIND: Final[dict[type, int]] = {
    Thirds: place.THIRDS,
    MostThirds: place.THIRDS,
    Valat: place.TRICKS,
    ExactTricks: place.EXACTLY,
    BirdWins: place.CARD_WINS,
    KingUltimo: place.CARD_IN,
}


def _seats(position: Position, side: Seats) -> int:
    """Return the seats of a side as bits."""
    if not isinstance(side, Side):
        return 1 << side
    callers = int(position.plan[at.CALLERS])
    return callers if side is Side.DECLARER else 15 & ~callers


def _check_counting(position: Position) -> None:
    """Refuse house rules by which the solver cannot count.

    :raises ValueError: if a trick could cost thirds, or if there are more of them than the table can hold.
    """
    worths = position.plan[at.WORTH : at.OWN_BIRDS]
    if min(worths) < 0 or int(payments.thirds(position.plan, at.PACK)) > _MOST_THIRDS:
        message = f"expected cards of at least one point and {_MOST_THIRDS} thirds at most, got {worths.tolist()}"
        raise ValueError(message)


def _talon_thirds(position: Position) -> list[int]:
    """Return for each trick what its winner gets from the talon in Trischaken."""
    plan = position.plan
    talon = [int(payments.thirds(plan, int(card))) for card in plan[at.TALON : at.TALON + at.TALON_SIZE]]
    if plan[at.TALON_USE] == at.TALON_FIRST_SIX_TRICKS:
        return talon + [0] * (LAST_TRICK - len(talon))
    if plan[at.TALON_USE] == at.TALON_LAST_TRICK:
        return [0] * (LAST_TRICK - 1) + [sum(talon)]
    return [0] * LAST_TRICK
