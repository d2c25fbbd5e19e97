"""Table mode at the terminal, in every game: pointing out a fault, and putting a wrong card right."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from tarock.cli.terminal.shared.spelling import read_card
from tarock.cli.terminal.shared.wording import Wording
from tarock.core.cards import Card
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.words import words_in

KindT = TypeVar("KindT", bound=str)


class NotUnderstood(Exception):  # noqa: N818 - what a person said was not understood; no error of the program
    """Something that was typed and is no claim or no declaration, with what to say about it."""


def spoken(message: str, wording: Wording) -> list[str]:
    """Return the words that a person can use for something; English is always understood."""
    return [*wording(message).split(), *words_in("en")(f"play-{message}").split()]


@dataclass(frozen=True, slots=True)
class Objection(Generic[KindT]):
    """A fault that a person points out, as far as he has said it."""

    kind: KindT
    seat: Seat | None
    trick: int | None


def read_objection(text: str, kinds: Sequence[KindT], wording: Wording) -> Objection[KindT] | None:
    """Read ``object revoke Bo 4``: the word, the fault, whose, and the trick where it is known.

    :raises NotUnderstood: if it begins like a claim and is none.
    """
    word, *rest = text.casefold().split() or [""]
    if word not in spoken("command-object", wording):
        return None
    kind = next((kind for kind in kinds if rest and rest[0] in spoken(f"claim-{kind}", wording)), None)
    whose, trick = rest[1:2], rest[2:3]
    seat = _seat(whose, wording)
    if kind is None or (whose and seat is None) or (trick and not trick[0].isdecimal()):
        raise NotUnderstood(wording("how-to-object"))
    return Objection(kind, seat, int(trick[0]) if trick else None)


def read_right_card(text: str, wording: Wording) -> Card | None:
    """Read ``correct h7``: the word, and the card that is played instead of a wrong one.

    :raises NotUnderstood: if it begins so and names no card.
    """
    word, _, rest = text.strip().casefold().partition(" ")
    if word not in spoken("command-correct", wording):
        return None
    card = read_card(rest, wording.language)
    if card is None:
        raise NotUnderstood(wording("how-to-correct"))
    return card


def _seat(words: Sequence[str], wording: Wording) -> Seat | None:
    """Return the seat that a name or a letter means."""
    names = [*enumerate(wording.names), *enumerate(SEAT_NAMES[: len(wording.names)])]
    return next((seat for seat, name in names if words and name.casefold() == words[0]), None)
