"""What readers of both families do alike: say where something went wrong, and keep the comments in their places."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Literal, TypeVar

from tarock.core.cardset import NO_CARDS, CardSet
from tarock.core.errors import IllegalAction, NotationError
from tarock.core.faults import Mode
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.core.sentences import Sentence
from tarock.notation.cards import parse_cards
from tarock.notation.syntax import Comment, Tag, Word

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Remark:
    """A comment, how many actions came before it, and where on its line it stands."""

    after: int
    text: str
    place: Literal["own_line", "behind", "before"]


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
