"""How a record spells the fields of an action, by their types."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, TypeAlias, Union, get_args, get_origin

from tarock.core.cards import Card, Suit
from tarock.core.cardset import CardSet
from tarock.core.errors import NotationError
from tarock.core.seats import Seat
from tarock.core.sentences import Sentence, shown
from tarock.notation.cards import format_card, format_hand, format_seat, format_suit, parse_card, parse_seat, parse_suit
from tarock.notation.reader import at, cards_at
from tarock.notation.syntax import Word

Annotation: TypeAlias = object
"""The type of a field, as it is declared."""
_LONGEST: Final = 9


@dataclass(frozen=True, slots=True)
class Value:
    """How something is spelled: with one word, or with all words up to the next argument."""

    read: Callable[[Sequence[Word], Word], Any]
    """Reads some words; the last argument is the verb, where a mistake is named that stands at none of them."""
    write: Callable[[Any], str]
    example: str
    is_row: bool = False


def of_one_word(parse: Callable[[str], Any], write: Callable[[Any], str], example: str) -> Value:
    """Return how something is spelled that is one word."""
    return Value(lambda words, _verb: at(words[0], parse), write, example)


def value_of(annotation: Annotation, own: Mapping[Annotation, Value]) -> Value:
    """Return how a field of a type is spelled.

    :param own: types that a family spells in its own way.
    """
    known = own.get(annotation) or _VALUES.get(annotation)
    if known is not None:
        return known
    origin, parts = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return value_of(parts[0], own)
    if origin is tuple:
        return _row(value_of(parts[0], own))
    if origin is Literal:
        return _choice(parts)
    assert origin in {Union, UnionType}, f"a record cannot spell {annotation}"
    return _either([part for part in parts if part is not NoneType], own)


def _row(inner: Value) -> Value:
    """Return how some things of a kind are spelled: one word each."""

    def read(words: Sequence[Word], verb: Word) -> tuple[Any, ...]:
        return tuple(inner.read([word], verb) for word in words)

    return Value(read, lambda values: " ".join(map(inner.write, values)), inner.example, is_row=True)


def _choice(options: Sequence[Any], others: Sequence[Value] = (), key: str = "file-choice") -> Value:
    """Return how one of some words is spelled, or something else that is one word."""
    words = {str(option): option for option in options}
    expected = ", ".join(words)

    def read(found: Sequence[Word], verb: Word) -> object:
        (word,) = found
        if word.text in words:
            return words[word.text]
        for other in others:
            try:
                return other.read(found, verb)
            except NotationError:
                continue
        raise word.error(Sentence(key, expected=expected, got=shown(word.text)))

    def write(value: object) -> str:
        return str(value) if value in options else others[0].write(value)

    return Value(read, write, next(iter(words)))


def _either(parts: Sequence[Annotation], own: Mapping[Annotation, Value]) -> Value:
    """Return how one of several types is spelled: words to choose from, and a seat beside them."""
    if len(parts) == 1:
        return value_of(parts[0], own)
    options = [option for part in parts if get_origin(part) is Literal for option in get_args(part)]
    others = [value_of(part, own) for part in parts if get_origin(part) is not Literal]
    return _choice(options, others, "record-choice-or-seat")


def _parse_number(text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > _LONGEST:
        raise NotationError(Sentence("record-no-number", got=shown(text)))
    return int(text)


def _read_text(words: Sequence[Word], _verb: Word) -> str:
    """Read words up to the end of the line; a comma belongs to the word before it."""
    return " ".join(word.text for word in words).replace(" ,", ",")


_VALUES: Final[dict[Annotation, Value]] = {
    Card: of_one_word(parse_card, format_card, "H7"),
    Suit: of_one_word(parse_suit, format_suit, "H"),
    Seat: of_one_word(parse_seat, format_seat, "A"),
    int: of_one_word(_parse_number, str, "4"),
    str: Value(_read_text, str, "it was found at once", is_row=True),
    CardSet: Value(lambda words, _verb: cards_at(words), format_hand, "S2 S3 H9", is_row=True),
}
