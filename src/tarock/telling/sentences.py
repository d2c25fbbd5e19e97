"""Lines in a language: names, "you", cards and lists are filled in, and nothing else is decided here."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from tarock.core.seats import Seat
from tarock.telling.line import Line
from tarock.words import Words
from tarock.words.cards import card_sign
from tarock.words.citing import cited
from tarock.words.figures import written
from tarock.words.koenigrufen.names import contract_name, points_and_blatt
from tarock.words.passages import listed

Arguments: TypeAlias = dict[str, str | int]

Person: TypeAlias = Literal["you", "you_all", "other", "others"]
"""Of whom a verb speaks: the reader, the reader and others, somebody else, or several others.

A message that names seats as ``$names`` finds it in ``$names_is``, and chooses its verb by it.
"""


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads, in which language, about whom.

    ``names`` are by seat; ``you`` is the reader's own seat, if he has one; ``card`` shows the card of a token.
    """

    words: Words
    names: Sequence[str]
    card: Callable[[str], str]
    you: Seat | None = None

    @classmethod
    def of(cls, words: Words, family: str, names: Sequence[str], you: Seat | None = None) -> "Reader":
        """Return a reader of a family's game, who sees its cards by its names."""
        return cls(words, names, lambda token: card_sign(words, family, token), you)

    def name(self, seat: Seat) -> str:
        """Return a seat as it is spoken of to the reader."""
        return self.words("play-you") if seat == self.you else self.names[seat]

    def named(self, seats: Sequence[Seat]) -> str:
        """Return several seats as a sentence lists them, the reader last, as people speak of themselves."""
        in_order = sorted(seats, key=lambda seat: seat == self.you)
        return listed(self.words, dict.fromkeys(map(self.name, in_order)))

    def person(self, seats: Iterable[Seat], count: int) -> Person:
        """Return in which person and number a verb speaks of so many, these seats among them.

        >>> reader = Reader.of(Words("en"), "danish", ("Ane", "Bo", "Eva"), you=0)
        >>> reader.person([0], 1), reader.person([0, 1], 2), reader.person([1], 1), reader.person([1, 2], 2)
        ('you', 'you_all', 'other', 'others')
        """
        if self.you is not None and self.you in seats:
            return "you" if count == 1 else "you_all"
        return "other" if count == 1 else "others"


def capital(text: str) -> str:
    """Return a text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


def sentence(line: Line, reader: Reader) -> str:
    """Return a line as its reader is told it."""
    text = _filled(line, reader)
    return capital(text) if line.kind in {"payment", "outcome", "fault"} else text


def sentences(lines: Iterable[Line], reader: Reader) -> list[str]:
    """Return lines as their reader is told them."""
    return [sentence(line, reader) for line in lines]


def _filled(line: Line, reader: Reader) -> str:
    words = reader.words
    arguments: Arguments = dict(line.values)
    if "contract" in arguments:
        arguments["contract"] = contract_name(words, str(arguments["contract"]))
    arguments |= {key: cited(words, str(arguments[key])) for key in ("source", "rule") if key in arguments}
    if line.seat is not None:
        arguments |= {"you": "yes" if line.seat == reader.you else "no", "name": reader.names[line.seat]}
    for key, seats in line.seats.items():
        arguments[key] = reader.named(seats)
        arguments[f"{key}_is"] = reader.person(seats, len(seats))
    arguments |= {key: " ".join(map(reader.card, cards)) for key, cards in line.cards.items()}
    arguments |= {key: points_and_blatt(words, count) for key, count in line.thirds.items()}
    arguments |= {key: written(figure, words) for key, figure in line.figures.items()}
    for key, parts in line.parts.items():
        arguments[key] = listed(words, (_filled(part, reader) for part in parts))
        arguments[f"{key}_is"] = reader.person(_seats_in(parts), len(parts))
    return words(line.key, **arguments)


def _seats_in(parts: Iterable[Line]) -> list[Seat]:
    """Return the seats that pieces of a sentence name."""
    return [seat for part in parts for seats in part.seats.values() for seat in seats]
