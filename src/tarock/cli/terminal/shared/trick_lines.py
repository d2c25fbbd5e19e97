"""Tricks in lines: the one that lies on the table, and the last."""

from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar

from tarock.cli.terminal.shared.lines import NO_BREAK, Line, line
from tarock.cli.terminal.shared.wording import Wording
from tarock.core.cards import Card
from tarock.core.seats import Seat
from tarock.danish import trick as danish
from tarock.koenigrufen import trick as koenigrufen
from tarock.telling.sentences import capital

TrickT = TypeVar("TrickT", danish.Trick, koenigrufen.Trick)
Face: TypeAlias = Callable[[TrickT, Card, Wording], str]
"""How a card of a trick is shown."""


def plain_face(_trick: object, card: Card, wording: Wording) -> str:
    """Return a card as it looks anywhere."""
    return wording.faces.plain(card)


def trick_lines(
    trick: TrickT, seat: Seat, holder: Seat | None, wording: Wording, face: Face[TrickT] = plain_face
) -> list[Line]:
    """Return what lies on the table, who led and who holds the trick.

    :param seat: who looks at it.
    :param holder: who holds what lies there; None where nobody does.
    """
    if not trick.plays:
        return [line(wording("you-lead"))] if trick.leader == seat else []
    holds = wording("nobody-holds") if holder is None else wording.about("holds", holder)
    return [line(wording("on-table", cards=_played(trick, wording, face)), " ", holds)]


def last_trick_line(tricks: Sequence[TrickT], wording: Wording, face: Face[TrickT] = plain_face) -> Line:
    """Return the last finished trick."""
    if not tricks:
        return line(wording("no-last"))
    trick = tricks[-1]
    winner, _ = trick.best()
    cards = capital(_played(trick, wording, face))
    return line(wording.about("last-trick-was", winner, number=trick.number, cards=cards))


def _played(trick: TrickT, wording: Wording, face: Face[TrickT]) -> str:
    cards: list[str] = []
    for seat, card in trick.plays:
        shown = face(trick, card, wording)
        if seat == trick.leader and not cards:
            shown = wording("led", card=shown)
        cards.append(f"{wording.name(seat)}{NO_BREAK}{shown}")
    return ", ".join(cards)
