"""What is declared in Danish Tarok, as it is sent and stored."""

from typing import Annotated, Literal, TypeAlias, assert_never

from msgspec import Meta, Struct

from tarock.core.cards import CARD_NAMES
from tarock.danish import declarations as engine
from tarock.danish.declarations import Fullness
from tarock.server.wire.shared.tokens import SUIT_TOKENS, CardToken, card_of, suit_of_token

PlainSuit: TypeAlias = Literal["S", "H", "D", "C"]
Number: TypeAlias = Annotated[int, Meta(ge=0, le=99)]


class Declared(Struct, frozen=True, tag_field="item", tag=str.lower, forbid_unknown_fields=True, omit_defaults=True):
    """Something that is declared."""


class Taroks(Declared, frozen=True):
    """So many taroks, with or without the pagat."""

    number: Number
    with_pagat: bool


class Matadors(Declared, frozen=True):
    """So many matadors."""

    number: Number


class Courts(Declared, frozen=True):
    """The courts of a suit; of a half suit the missing one is named."""

    fullness: Fullness
    suit: PlainSuit
    missing: CardToken | None = None


class Kings(Declared, frozen=True):
    """The kings; of half kings the missing one is named."""

    fullness: Fullness
    missing: CardToken | None = None


class Laid(Declared, frozen=True):
    """A laid card that must be named."""

    card: CardToken


Item: TypeAlias = Taroks | Matadors | Courts | Kings | Laid


def item_of(item: Item) -> engine.Item:
    """Return what a declared item means to the engine."""
    match item:
        case Taroks(number, with_pagat):
            return engine.Taroks(number, with_pagat)
        case Matadors(number):
            return engine.Matadors(number)
        case Courts(fullness, suit, missing):
            return engine.Courts(fullness, suit_of_token(suit), None if missing is None else card_of(missing))
        case Kings(fullness, missing):
            return engine.Kings(fullness, None if missing is None else card_of(missing))
        case Laid(card):
            return engine.Laid(card_of(card))
        case _:
            assert_never(item)


def wire_item(item: engine.Item) -> Item:
    """Return how a declared item is sent."""
    match item:
        case engine.Taroks(number, with_pagat):
            return Taroks(number, with_pagat)
        case engine.Matadors(number):
            return Matadors(number)
        case engine.Courts(fullness, suit, missing):
            token = SUIT_TOKENS[suit]
            assert token != "T"  # noqa: S105 - a suit, no password
            return Courts(fullness, token, None if missing is None else CARD_NAMES[missing])
        case engine.Kings(fullness, missing):
            return Kings(fullness, None if missing is None else CARD_NAMES[missing])
        case engine.Laid(card):
            return Laid(CARD_NAMES[card])
        case _:
            assert_never(item)
