"""Cards as people write them."""

import pytest

from tarock.cli.terminal.shared.faces import Faces
from tarock.cli.terminal.shared.screen import PLAIN
from tarock.cli.terminal.shared.spelling import read_card, read_cards, read_rank, read_suit
from tarock.core.cards import CARD_NAMES, PACK_SIZE, RANK_NAMES, SKUS, SUIT_NAMES, Card, Rank, Suit, rank_of, suit_of
from tarock.core.errors import NotationError
from tarock.notation.cards import parse_card
from tarock.words import LANGUAGES, Words

CARDS = range(PACK_SIZE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", [{}, PLAIN])
def test_every_card_is_read_as_it_is_shown(language: str, screen: dict[int, int]) -> None:
    """On every screen, also where letters stand for the symbols."""
    faces = Faces(Words(language), "danish")
    assert [read_card(faces.plain(card).translate(screen), language) for card in CARDS] == list(CARDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_read_by_its_name_in_a_sentence(language: str) -> None:
    words = Words(language)
    assert [read_card(name_in_sentence(card, words), language) for card in CARDS] == list(CARDS)


def name_in_sentence(card: Card, words: Words) -> str:
    if card == SKUS:
        return words("card-skus")
    if suit_of(card) is Suit.TAROK:
        return words("card-tarok", number=int(CARD_NAMES[card][1:]))
    rank = rank_of(card)
    name = str(int(rank)) if rank <= Rank.TEN else words(f"rank-{RANK_NAMES[rank]}")
    return words("card-suit", suit=SUIT_NAMES[suit_of(card)], rank=name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("change", [str.upper, str.lower, str.title])
def test_every_token_is_read_in_every_language(language: str, change: "type[str]") -> None:
    assert [read_card(change(name), language) for name in CARD_NAMES] == list(CARDS)


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("SK", "SK"),
        ("♠K", "SK"),
        ("sk", "SK"),
        ("K♠", "SK"),
        ("s k", "SK"),
        ("10 h", "H10"),
        ("T21", "T21"),
        ("t 21", "T21"),
        ("XXI", "T21"),
        ("tarok 21", "T21"),
        ("mond", "T21"),
        ("xix", "T19"),
        ("pagat", "T1"),
        ("I", "T1"),
        ("skus", "X"),
        ("x", "X"),
        ("Sküs", "X"),
        ("skues", "X"),
        ("king of spades", "SK"),
        ("spar konge", "SK"),
        ("klor 10", "C10"),
        ("kloer 10", "C10"),
        ("knægt ♥", "HJ"),
        ("Pik-König", "SK"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_spellings_of_every_language(text: str, card: str, language: str) -> None:
    assert read_card(text, language) == parse_card(card)


@pytest.mark.parametrize(
    ("language", "text", "card"),
    [
        ("da", "HD", "HQ"),
        ("da", "hkn", "HJ"),
        ("da", "Kn♠", "SJ"),
        ("da", "RK", "DK"),
        ("da", "KD", "CQ"),
        ("da", "KK", "CK"),
        ("da", "CK", "CK"),
        ("da", "DK", "DK"),
        ("de", "HB", "HJ"),
        ("de", "HD", "HQ"),
        ("de", "PK", "SK"),
        ("de", "KB", "DJ"),
        ("de", "TK", "CK"),
        ("de", "TR10", "C10"),
        ("de", "T10", "T10"),
        ("en", "SQ", "SQ"),
        ("en", "qs", "SQ"),
        ("en", "DC", "DC"),
    ],
)
def test_letters_of_one_language(language: str, text: str, card: str) -> None:
    assert read_card(text, language) == parse_card(card)


@pytest.mark.parametrize("text", ["", "HD", "T22", "T0", "S11", "K", "21", "hello", "♠", "xxii", "s"])
def test_what_is_no_card(text: str) -> None:
    assert read_card(text, "en") is None


def test_several_cards() -> None:
    expected = [parse_card(card) for card in ("S4", "SK", "C10", "HK")]
    assert read_cards(" s4, spar konge 10 ♣ king of hearts ", "da") == expected


def test_the_first_word_that_is_no_card_is_named() -> None:
    with pytest.raises(NotationError, match=r"^hest$"):
        read_cards("s4 hest s5", "da")


@pytest.mark.parametrize(
    ("language", "text", "suit"),
    [
        ("en", "d", Suit.DIAMONDS),
        ("en", "Hearts", Suit.HEARTS),
        ("en", "♣", Suit.CLUBS),
        ("en", "t", Suit.TAROK),
        ("da", "k", Suit.CLUBS),
        ("da", "klør", Suit.CLUBS),
        ("da", "r", Suit.DIAMONDS),
        ("de", "k", Suit.DIAMONDS),
        ("de", "Kreuz", Suit.CLUBS),
        ("de", "Tarock", Suit.TAROK),
        ("de", "quark", None),
    ],
)
def test_suits(language: str, text: str, suit: Suit | None) -> None:
    assert read_suit(text, language) == suit


@pytest.mark.parametrize(
    ("language", "text", "rank"),
    [
        ("en", "K", Rank.KING),
        ("en", "q", Rank.QUEEN),
        ("da", "d", Rank.QUEEN),
        ("da", "kn", Rank.JACK),
        ("de", "Bube", Rank.JACK),
        ("en", "17", 17),
        ("en", "d", None),
        ("en", "100", None),
    ],
)
def test_ranks_without_a_suit(language: str, text: str, rank: int | None) -> None:
    assert read_rank(text, language) == rank
