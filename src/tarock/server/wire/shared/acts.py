"""Actions as they are sent and stored: a struct of tokens for each, made from how the engine declares it.

The engine's cards are numbers, and its sets of cards bit masks; messages and logs have the tokens of the record.  So
the structs of the wire are others than those of the engine, but nobody writes them down: names, tags, fields, defaults
and bounds are the engine's, and each type of a field has its form here.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Generic,
    Literal,
    TypeAlias,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
from msgspec import NODEFAULT, Raw, Struct

from tarock.core.acts import Act
from tarock.core.cards import CARD_NAMES, Card, PlainSuit, Suit
from tarock.core.cardset import CardSet
from tarock.core.seats import Seat
from tarock.server.wire.shared.tokens import (
    SUIT_TOKENS,
    CardToken,
    CardTokens,
    SeatNumber,
    SuitToken,
    card_of,
    cards_of,
    suit_of_token,
    tokens_of,
)

_A = TypeVar("_A", bound=Act)
Annotation: TypeAlias = object
"""The type of a field, as it is declared."""
Change: TypeAlias = Callable[[Any], Any]
_KEPT: Final = 20_000
"""So many actions keep their form: the same few are sent again and again."""


class Sent(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something of the engine as it is sent and stored; type checkers know no more about it."""


def _same(value: Any) -> Any:  # noqa: ANN401 - whatever it is
    return value


@dataclass(frozen=True, slots=True)
class Form:
    """The form of a type on the wire, and the ways there and back."""

    type: Any
    sent: Change = _same
    read: Change = _same


@dataclass(frozen=True, slots=True)
class Wired:
    """A struct of the engine and the one that is sent for it, with the form of each field."""

    engine: type[Struct]
    struct: type[Sent]
    fields: tuple[tuple[str, Form], ...]

    def sent(self, value: Struct) -> Sent:
        """Return how a value of the engine is sent."""
        return self.struct(*[form.sent(getattr(value, name)) for name, form in self.fields])

    def read(self, sent: Sent) -> Struct:
        """Return what was sent, for the engine.

        :raises NotationError: if a card is named twice.
        """
        return self.engine(*[form.read(getattr(sent, name)) for name, form in self.fields])


_FORMS: Final[dict[Annotation, Form]] = {
    Card: Form(CardToken, CARD_NAMES.__getitem__, card_of),
    CardSet: Form(CardTokens, tokens_of, cards_of),
    Suit: Form(SuitToken, SUIT_TOKENS.__getitem__, suit_of_token),
    PlainSuit: Form(Literal["S", "H", "D", "C"], SUIT_TOKENS.__getitem__, suit_of_token),
    Seat: Form(SeatNumber),
}


def form_of(annotation: Annotation) -> Form:
    """Return the form that a type has on the wire."""
    if annotation in _FORMS:
        return _FORMS[annotation]
    origin, parts = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        inner = form_of(parts[0])
        return Form(Annotated[(inner.type, *parts[1:])], inner.sent, inner.read)
    if origin is tuple:
        inner = form_of(parts[0])
        return Form(tuple.__class_getitem__((inner.type, ...)), _each(inner.sent), _each(inner.read))
    if origin in {Union, UnionType}:
        return _either(parts)
    if isinstance(annotation, type) and issubclass(annotation, Struct):
        wired = wired_of(annotation)
        return Form(wired.struct, wired.sent, wired.read)
    return Form(annotation)


def _each(change: Change) -> Change:
    return change if change is _same else lambda values: tuple([change(value) for value in values])


def _either(parts: Sequence[Annotation]) -> Form:
    """Return the form of one of several types, if only structs and one type beside None have forms of their own."""
    forms = [form_of(part) for part in parts]
    union = _union([form.type for form in forms])
    changing = [(part, form) for part, form in zip(parts, forms, strict=True) if form.sent is not _same]
    if not changing:
        return Form(union)
    if NoneType in parts:
        ((_, form),) = changing
        return Form(union, _unless_none(form.sent), _unless_none(form.read))
    sent, read = {part: form.sent for part, form in changing}, {form.type: form.read for _, form in changing}
    return Form(union, lambda value: sent[type(value)](value), lambda value: read[type(value)](value))


def _union(types: Sequence[Any]) -> Any:  # noqa: ANN401 - a type
    union, *others = types
    for other in others:
        union = union | other
    return union


def _unless_none(change: Change) -> Change:
    return lambda value: None if value is None else change(value)


@cache
def wired_of(engine: type[Struct], *ignored: tuple[str, Annotation]) -> Wired:
    """Return the struct that is sent for one of the engine.

    :param ignored: fields that may be sent beside its own and are not heeded.
    """
    types = get_type_hints(engine, include_extras=True)
    names = engine.__struct_fields__
    forms = [(name, form_of(types[name])) for name in names]
    defaults = [NODEFAULT] * (len(names) - len(engine.__struct_defaults__)) + [*engine.__struct_defaults__]
    struct = msgspec.defstruct(
        engine.__name__,
        [
            *((name, form.type, _default(form, value)) for (name, form), value in zip(forms, defaults, strict=True)),
            *((name, form_of(annotation).type, None) for name, annotation in ignored),
        ],
        bases=(Sent,),
        namespace={"__doc__": engine.__doc__},
        module=engine.__module__,
        tag_field=engine.__struct_config__.tag_field,
        tag=engine.__struct_config__.tag,
        frozen=True,
    )
    return Wired(engine, cast("type[Sent]", struct), tuple(forms))


def _default(form: Form, value: object) -> object:
    return value if value is NODEFAULT else form.sent(value)


class Codec(Generic[_A]):
    """The actions of a family as they are sent and stored."""

    def __init__(
        self, actions: Iterable[type[_A]], ignored: Mapping[type[_A], tuple[tuple[str, Annotation], ...]] | None = None
    ) -> None:
        """Take the actions of a family, and fields that clients may send beside theirs."""
        sent = {action: wired_of(action, *(ignored or {}).get(action, ())) for action in actions}
        read = {wired.struct: wired for wired in sent.values()}

        def send(action: _A) -> Sent:
            return sent[type(action)].sent(action)

        def receive(act: Sent) -> Struct:
            return read[type(act)].read(act)

        self._sent = lru_cache(_KEPT)(send)
        self._read = lru_cache(_KEPT)(receive)
        self.union = _union([*read])
        """The type of everything that may be sent."""
        self._decoder = msgspec.json.Decoder(self.union)

    def act_of(self, action: _A) -> Sent:
        """Return how an action is sent."""
        return self._sent(action)

    def action_of(self, act: Sent) -> _A:
        """Return what an act means to the engine.

        :raises NotationError: if a card is named twice.
        """
        return cast("_A", self._read(act))

    def decode(self, raw: Raw | bytes) -> _A:
        """Return the action that a message means.

        :raises msgspec.ValidationError: if it is none of the family.
        :raises NotationError: if a card is named twice.
        """
        return cast("_A", self._read(self._decoder.decode(raw)))
