"""What readers of both families do alike: say where something went wrong, and keep the comments in their places."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, Literal, Protocol, Self, TypeVar

from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.errors import IllegalAction, NotationError
from tarock.core.faults import Mode
from tarock.core.game import State
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.core.sentences import Sentence
from tarock.notation.cards import parse_cards
from tarock.notation.syntax import RESULT, Comment, DealText, Tag, Word

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Remark:
    """A comment, how many actions came before it, and where on its line it stands."""

    after: int
    text: str
    place: Literal["own_line", "behind", "before"]


class DealState(State, Protocol):
    """A state that records lead to."""

    @property
    def is_settled(self) -> bool:
        """Tell whether the deal is over, or would be if nobody claims anything more."""
        ...

    def apply(self, seat: Seat, action: Any) -> Self:  # noqa: ANN401 - each family has its own actions
        """Return the state after an action."""
        ...


DealStateT = TypeVar("DealStateT", bound=DealState)


@dataclass(frozen=True)
class DealRecord(Generic[DealStateT]):
    """One deal: its tags as they are written, and the state that its actions lead to.

    Without slots, which Python 3.11 does not get along with in a frozen generic class.
    """

    state: DealStateT
    tags: tuple[tuple[str, str], ...]
    remarks: tuple[Remark, ...] = ()

    @property
    def is_complete(self) -> bool:
        """Tell whether the deal has come to its end; in table mode claims may still follow the play."""
        return self.state.is_settled


class Remarks:
    """The comments of a deal, taken up as its actions are read."""

    def __init__(self, comments: Iterable[Comment]) -> None:
        self.noted: list[Remark] = []
        self._open = list(comments)
        self._actions = 0
        self._last_line = 0

    def note(self, place: Word | None = None) -> None:
        """Remember the comments that stand before a place, or all that are left."""
        while self._open and (place is None or _is_before(self._open[0], place)):
            comment = self._open.pop(0)
            behind: Literal["behind", "before"] = "behind" if comment.line == self._last_line else "before"
            self.noted.append(Remark(self._actions, comment.text, "own_line" if comment.own_line else behind))

    def count_action(self, place: Word) -> None:
        """Count an action that was read at a place."""
        self._actions += 1
        self._last_line = place.line


class DealReader(ABC, Generic[DealStateT]):
    """Reads one deal from top to bottom; ``state`` is where it has come to.

    :param mode: how to take an act against the rules; as the record says if this is None.
    """

    reasons = "reason"
    """What the refusals of the family begin with in the catalogues."""

    def __init__(self, deal: DealText, mode: Mode | None) -> None:
        self.deal = deal
        self._mode = mode
        self.tags = {tag.name: tag for tag in deal.tags}
        self.place = deal.tags[0].place
        self.remarks = Remarks(deal.comments)
        self.state = self.start()

    @property
    def mode(self) -> Mode:
        """How to take an act against the rules."""
        return mode_of(self.tags.get("Mode")) if self._mode is None else self._mode

    @abstractmethod
    def start(self) -> DealStateT:
        """Return the state in which the deal begins, from its tags.

        :raises NotationError: if they do not say it.
        """

    def apply(self, place: Word, seat: Seat, action: Any) -> None:  # noqa: ANN401 - an action of the family
        """Do what stands at a place.

        :raises NotationError: with that place, if the rules refuse it.
        """
        self.remarks.note(place)
        try:
            self.state = self.state.apply(seat, action)
        except IllegalAction as error:
            raise refused(place, seat, self.state.turn, error, self.reasons) from error
        self.remarks.count_action(place)

    def finish(
        self,
        record: Callable[[DealStateT, tuple[tuple[str, str], ...], tuple[Remark, ...]], _T],
        check_result: Callable[[DealStateT, Tag], None],
    ) -> _T:
        """Return the record, when all its lines have been read.

        :raises NotationError: if it names a result, and another than the deal came to.
        """
        self.remarks.note()
        if RESULT in self.tags:
            check_result(self.state, self.tags[RESULT])
        return record(self.state, tuple((tag.name, tag.value) for tag in self.deal.tags), tuple(self.remarks.noted))


def _is_before(comment: Comment, place: Word) -> bool:
    return (comment.line, comment.column) < (place.line, place.column)


def at(place: Word, parse: Callable[[str], _T]) -> _T:
    """Parse the text at a place.

    :raises NotationError: with that place.
    """
    try:
        return parse(place.text)
    except NotationError as error:
        raise place.error(error.sentence) from error


def mode_of(tag: Tag | None) -> Mode:
    """Return the mode that a tag names; a record without one is strict.

    :raises NotationError: if there is no such mode.
    """
    if tag is None:
        return Mode.STRICT
    if tag.value not in set(Mode):
        raise tag.place.error(Sentence("record-no-mode", strict=Mode.STRICT, table=Mode.TABLE))
    return Mode(tag.value)


def cards_at(words: Iterable[Word]) -> CardSet:
    """Return the cards that some words name.

    :raises NotationError: if a token is no card or stands there twice.
    """
    cards = NO_CARDS
    for word in words:
        card = at(word, parse_cards)
        if card & cards:
            raise word.error(Sentence("record-laid-twice", card=word.text))
        cards |= card
    return cards


def refused(place: Word, seat: Seat, turn: Seat | None, error: IllegalAction, prefix: str) -> NotationError:
    """Return that the rules refuse what stands at a place: whom, why, by which rule, and whose turn it is.

    :param prefix: what the reasons of the family begin with in the catalogues.
    """
    why = Sentence(f"{prefix}-{error.reason.value.replace('_', '-')}", detail=error.detail)
    if error.reason.value == "not_your_turn" and turn is not None:
        why = Sentence("record-whose-turn", why=why, turn=SEAT_NAMES[turn])
    return place.error(Sentence("record-refused", seat=SEAT_NAMES[seat], why=why, rule=error.rule))
