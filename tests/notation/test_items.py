"""Declarations as records write them."""

from itertools import product

import pytest

from tarock.core.cards import COURT_RANKS, SUIT_NAMES, SUITS, Rank, suit_card
from tarock.core.errors import NotationError
from tarock.danish.cards import PACK
from tarock.danish.declarations import Courts, Fullness, Item, Kings, Laid, Matadors, Taroks
from tarock.notation.cards import format_card
from tarock.notation.danish.items import parse_item

FULL: tuple[Fullness, ...] = ("full", "overfull")
ITEMS: list[Item] = [
    *(Taroks(number, with_pagat) for number, with_pagat in product(range(1, 23), (True, False))),
    *(Matadors(number) for number in range(3, 23)),
    *(Courts("half", suit, suit_card(suit, rank)) for suit, rank in product(SUITS, COURT_RANKS)),
    *(Courts(fullness, suit) for fullness, suit in product(FULL, SUITS)),
    *(Kings("half", suit_card(suit, Rank.KING)) for suit in SUITS),
    *(Kings(fullness) for fullness in FULL),
    *(Laid(card) for card in PACK),
]


@pytest.mark.parametrize("item", ITEMS, ids=str)
def test_every_declaration_reads_as_it_is_written(item: Item) -> None:
    assert parse_item(str(item).split()) == item


def test_no_two_declarations_are_written_alike() -> None:
    assert len({str(item) for item in ITEMS}) == len(ITEMS)


@pytest.mark.parametrize(
    ("text", "item"),
    [
        ("taroks 10 with", Taroks(10, with_pagat=True)),
        ("taroks 12 without", Taroks(12, with_pagat=False)),
        ("matadors 3", Matadors(3)),
        ("half H missing C", Courts("half", SUITS[1], suit_card(SUITS[1], Rank.CAVALL))),
        ("half kings missing D", Kings("half", suit_card(SUITS[2], Rank.KING))),
        ("full S", Courts("full", SUITS[0])),
        ("overfull kings", Kings("overfull")),
    ],
)
def test_the_examples_of_the_format_mean_what_they_say(text: str, item: Item) -> None:
    assert parse_item(text.split()) == item


@pytest.mark.parametrize(
    "text",
    [
        "",
        "taroks",
        "taroks 10",
        "taroks with 10",
        "taroks 10 with pagat",
        "matadors",
        "matadors 3 with",
        "half",
        "half H",
        "half kings",
        "half missing C",
        "half H missing",
        "half kings missing",
        "half H lacking C",
        "full",
        "full kings missing D",
        "full S H",
        "overfull",
        "kings full",
        "laid",
        "laid S2 S3",
        "nolo",
        "Taroks 10 with",
    ],
)
def test_words_that_spell_no_declaration_are_refused_with_the_ones_that_do(text: str) -> None:
    with pytest.raises(NotationError, match="is no declaration; expected taroks 10 with, matadors 3, half H missing C"):
        parse_item(text.split())


@pytest.mark.parametrize("number", ["ten", "-1", "+1", "1.0", "100", "0x1", "१०", "1O", "²"])
@pytest.mark.parametrize("form", ["taroks {} with", "matadors {}"])
def test_what_is_no_number_of_cards_is_refused(form: str, number: str) -> None:
    with pytest.raises(NotationError, match="is no number of cards"):
        parse_item(form.format(number).split())


@pytest.mark.parametrize("court", ["10", "1", "S", "k", "KQ", "kings"])
def test_a_half_suit_misses_a_court(court: str) -> None:
    with pytest.raises(NotationError, match=f"'{court}' is no court; expected one of K Q C J"):
        parse_item(["half", "H", "missing", court])


@pytest.mark.parametrize("words", [["full", "T"], ["overfull", "T"], ["half", "T", "missing", "K"]])
def test_taroks_have_no_courts(words: list[str]) -> None:
    with pytest.raises(NotationError, match="taroks have no courts; expected one of S H D C"):
        parse_item(words)


def test_kings_are_missing_by_suit() -> None:
    with pytest.raises(NotationError, match="taroks have no courts"):
        parse_item(["half", "kings", "missing", "T"])
    for suit in SUIT_NAMES[:4]:
        assert str(parse_item(["half", "kings", "missing", suit])) == f"half kings missing {suit}"


@pytest.mark.parametrize("words", [["full", "Z"], ["half", "Z", "missing", "K"], ["half", "kings", "missing", "K"]])
def test_what_is_no_suit_is_refused(words: list[str]) -> None:
    with pytest.raises(NotationError, match="is no suit"):
        parse_item(words)


def test_what_is_laid_is_a_card() -> None:
    with pytest.raises(NotationError, match="'Z9' is no card"):
        parse_item(["laid", "Z9"])
    assert format_card(0) in str(Laid(0))
