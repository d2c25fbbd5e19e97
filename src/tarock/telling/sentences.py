"""Lines in a language: names, "you", cards and lists are filled in, and nothing else is decided here."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from tarock.core.seats import Seat
from tarock.telling.line import Line
from tarock.words import Words
from tarock.words.cards import card_sign
from tarock.words.koenigrufen.names import contract_name, points_and_blatt
from tarock.words.passages import listed

Arguments: TypeAlias = dict[str, str | int]


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

    def third(self, seat: Seat) -> str:
        """Return a seat as a report names it, its reader among the others."""
        return self.words("play-reader", name=self.names[seat]) if seat == self.you else self.names[seat]


def capital(text: str) -> str:
    """Return a text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


def sentence(line: Line, reader: Reader) -> str:
    """Return a line as its reader is told it."""
    text = _filled(line, reader, reader.third if line.kind == "outcome" else reader.name)
    return capital(text) if line.kind in {"payment", "outcome", "fault"} else text


def sentences(lines: Iterable[Line], reader: Reader) -> list[str]:
    """Return lines as their reader is told them."""
    return [sentence(line, reader) for line in lines]


def _filled(line: Line, reader: Reader, named: Callable[[Seat], str]) -> str:
    words = reader.words
    arguments: Arguments = dict(line.values)
    if "contract" in arguments:
        arguments["contract"] = contract_name(words, str(arguments["contract"]))
    if line.seat is not None:
        arguments |= {"you": "yes" if line.seat == reader.you else "no", "name": reader.names[line.seat]}
    arguments |= {key: listed(words, dict.fromkeys(map(named, seats))) for key, seats in line.seats.items()}
    arguments |= {key: " ".join(map(reader.card, cards)) for key, cards in line.cards.items()}
    arguments |= {key: points_and_blatt(words, count) for key, count in line.thirds.items()}
    for key, parts in line.parts.items():
        arguments[key] = listed(words, (_filled(part, reader, named) for part in parts))
    return words(line.key, **arguments)
