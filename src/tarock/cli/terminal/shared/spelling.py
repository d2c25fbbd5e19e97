"""The many ways in which people write cards, in three languages.

Tokens (``SK``, ``T21``, ``X``) and whole words (``spar konge``, ``king of spades``, ``Herz-Dame``) are read in
every language; single letters such as ``D`` for dame or ``R`` for ruder only in their own.  Where a text could be
two cards the token wins, then the suit before the rank: ``KD`` is klør dame in Danish.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from typing import Final

from tarock.core.cards import MOND, PAGAT, SKUS, SUITS, TAROK_COUNT, Card, Rank, Suit, suit_card, tarok
from tarock.core.errors import NotationError

_SUIT_LETTERS: Final[dict[str, tuple[str, str, str, str]]] = {
    "": ("s", "h", "d", "c"),
    "en": ("s", "h", "d", "c"),
    "da": ("s", "h", "r", "k"),
    "de": ("p", "h", "k", "t"),  # T10 is tarock 10 all the same, but TK is Treff-König
}
_SUIT_WORDS: Final = (
    ("♠", "♤", "spade", "spades", "spar", "pik"),
    ("♥", "♡", "heart", "hearts", "hjerter", "hjerte", "herz"),
    ("♦", "♢", "diamond", "diamonds", "ruder", "karo"),
    ("♣", "♧", "club", "clubs", "klør", "treff", "tr", "kreuz", "kr"),
)
_TAROK_WORDS: Final = ("t", "tarok", "tarock", "tarot", "trumf", "trumpf")
_COURT_LETTERS: Final[dict[str, tuple[str, str, str, str]]] = {
    "": ("k", "q", "c", "j"),
    "en": ("k", "q", "c", "j"),
    "da": ("k", "d", "c", "kn"),
    "de": ("k", "d", "c", "b"),
}
_COURTS: Final = (Rank.KING, Rank.QUEEN, Rank.CAVALL, Rank.JACK)
_COURT_WORDS: Final = (
    ("king", "konge", "könig"),
    ("queen", "dame"),
    ("cavall", "caval", "kaval", "kavall", "cavalier", "knight", "reiter"),
    ("jack", "knave", "knægt", "bube"),
)
_SKUS_WORDS: Final = ("x", "skus", "skusen", "sküs", "scus", "scies", "excuse")
_NAMED_TAROKS: Final = {
    "pagat": PAGAT,
    "pagaten": PAGAT,
    "mond": MOND,
    "uhu": tarok(2),
    "kakadu": tarok(3),
    "quapil": tarok(4),
}
_ROMAN: Final = (
    *("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"),
    *("xi", "xii", "xiii", "xiv", "xv", "xvi", "xvii", "xviii", "xix", "xx", "xxi"),
)
_LONGEST: Final = 3
"""So many words can spell one card: king of spades."""


def read_card(text: str, language: str) -> Card | None:
    """Return the card that a text means; None when it is no card.

    >>> [read_card(text, "da") for text in ("HD", "hjerter dame", "♥Q")]
    [26, 26, 26]
    """
    return _dictionary(language).get(_bare(text))


def read_cards(text: str, language: str) -> list[Card]:
    """Return the cards in a text such as ``s4, hjerter 9 K♣``.

    :raises NotationError: with the first word that is no card.
    """
    words = re.split(r"[\s,;+]+", text.strip())
    found: list[Card] = []
    while words:
        for length in range(min(_LONGEST, len(words)), 0, -1):
            card = read_card(" ".join(words[:length]), language)
            if card is not None:
                break
        else:
            raise NotationError(words[0])
        found.append(card)
        words = words[length:]
    return found


def read_suit(text: str, language: str) -> Suit | None:
    """Return the suit that a text means, tarok among them."""
    return _suit_dictionary(language).get(_bare(text))


def read_rank(text: str, language: str) -> Rank | int | None:
    """Return the rank or number that a text means when it names no suit."""
    bare = _bare(text)
    if re.fullmatch(r"[0-9]{1,2}", bare):
        return int(bare)
    return _rank_dictionary(language).get(bare)


def _bare(text: str) -> str:
    """Take away capitals, blanks and what stands between suit and rank."""
    return re.sub(r"\bof\b|[\s.\-_=]", "", text.casefold())


@cache
def _dictionary(language: str) -> dict[str, Card]:
    meanings: dict[str, Card] = {}
    for spelling, card in _spellings(language):
        meanings.setdefault(spelling, card)
    return meanings


def _spellings(language: str) -> Iterator[tuple[str, Card]]:
    """Give every spelling; where one has two meanings, the first counts."""
    for word in _SKUS_WORDS:
        yield from ((variant, SKUS) for variant in _variants(word))
    for number in range(1, TAROK_COUNT + 1):
        yield from ((f"{word}{number}", tarok(number)) for word in _TAROK_WORDS)
        yield _ROMAN[number - 1], tarok(number)
    yield from _NAMED_TAROKS.items()
    kinds = (("", ""), (language, language), ("", language), (language, ""))
    for suit_first, (suits, ranks) in product((True, False), kinds):
        yield from _of_suits(suits, ranks, suit_first=suit_first)


def _of_suits(suits: str, ranks: str, *, suit_first: bool) -> Iterator[tuple[str, Card]]:
    """Give the spellings of suit cards with the letters of these languages, suit first (SK) or rank first (K♠)."""
    for suit, rank in product(SUITS, Rank):
        for suit_word, rank_word in product(_suit_spellings(suit, suits), _rank_spellings(rank, ranks)):
            spelling = suit_word + rank_word if suit_first else rank_word + suit_word
            yield spelling, suit_card(suit, rank)


def _suit_spellings(suit: Suit, kind: str) -> tuple[str, ...]:
    return (_SUIT_LETTERS[kind][suit], *_variants(*_SUIT_WORDS[suit]))


def _rank_spellings(rank: Rank, kind: str) -> tuple[str, ...]:
    if rank not in _COURTS:
        return (str(int(rank)),)
    court = _COURTS.index(rank)
    return (_COURT_LETTERS[kind][court], *_variants(*_COURT_WORDS[court]))


@cache
def _suit_dictionary(language: str) -> dict[str, Suit]:
    meanings: dict[str, Suit] = dict.fromkeys(_TAROK_WORDS, Suit.TAROK)
    for kind, suit in product(("", language), SUITS):
        for spelling in _suit_spellings(suit, kind):
            meanings.setdefault(spelling, suit)
    return meanings


@cache
def _rank_dictionary(language: str) -> dict[str, Rank]:
    meanings: dict[str, Rank] = {}
    for kind, rank in product((language, ""), _COURTS):
        for spelling in _rank_spellings(rank, kind):
            meanings.setdefault(spelling, rank)
    return meanings


_KEYBOARDS: Final = (
    str.maketrans("", ""),
    str.maketrans({"æ": "ae", "ø": "oe", "ö": "oe", "ü": "ue"}),
    str.maketrans({"æ": "a", "ø": "o", "ö": "o", "ü": "u"}),
)


def _variants(*words: str) -> Iterable[str]:
    """Give each word as it is spelt, and as one types it on a foreign keyboard."""
    return dict.fromkeys(word.translate(letters) for letters in _KEYBOARDS for word in words)
