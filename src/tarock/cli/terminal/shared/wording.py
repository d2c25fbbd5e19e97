"""Sentences about seats, declarations, refusals and points."""

from collections.abc import Iterable, Sequence

from tarock.cli.terminal.shared.faces import Faces, hand_order
from tarock.cli.terminal.shared.lines import NO_BREAK
from tarock.core.cards import RANK_NAMES, SUIT_NAMES, Card, Suit, rank_of, suit_of
from tarock.core.errors import IllegalAction
from tarock.core.seats import Seat
from tarock.danish.declarations import Courts, Item, Kings, Laid, Matadors, Taroks
from tarock.danish.events import Cup
from tarock.danish.ledger import Party
from tarock.words import Words


def signed(points: int) -> str:
    """Return points with their sign.

    >>> signed(-5), signed(5), signed(0)
    ('−5', '+5', '0')
    """
    return f"−{-points}" if points < 0 else f"+{points}" if points else "0"


def capital(text: str) -> str:
    """Return a text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


class Wording:
    """The words of a language for one table: names by seat, and who is reading."""

    def __init__(self, words: Words, faces: Faces, names: Sequence[str], you: Seat | None) -> None:
        self.words = words
        self.faces = faces
        self.names = tuple(names)
        self.you = you

    @property
    def language(self) -> str:
        """The language of these words."""
        return self.words.language

    def __call__(self, message: str, /, **args: str | int) -> str:
        """Return one of the messages of the terminal game."""
        return self.words(f"play-{message}", **args)

    def name(self, seat: Seat) -> str:
        """Return the name of a seat."""
        return self("you") if seat == self.you else self.names[seat]

    def about(self, message: str, seat: Seat, **args: str | int) -> str:
        """Return a message about what a seat does."""
        return self(message, you="yes" if seat == self.you else "no", name=self.names[seat], **args)

    def listed(self, items: Iterable[str]) -> str:
        """Return items as a sentence lists them."""
        *first, last = items
        return self("list", first=", ".join(first), last=last) if first else last

    def suit(self, suit: Suit) -> str:
        """Return the name of a suit."""
        return self.words(f"suit-{SUIT_NAMES[suit]}")

    def cards(self, cards: Iterable[Card]) -> str:
        """Return cards in the order of a hand."""
        return " ".join(self.faces.plain(card) for card in hand_order(cards))

    def items(self, items: Iterable[Item] | None) -> str:
        """Return what a player has declared."""
        if items is None:
            return self("not-declared")
        said = [self._item(item) for item in items]
        return "; ".join(said) if said else self.words("declare-pass")

    def _item(self, item: Item) -> str:
        match item:
            case Taroks(number, with_pagat):
                return self.words("declare-taroks", number=number, pagat="with" if with_pagat else "without")
            case Matadors(number):
                return self.words("declare-matadors", number=number)
            case Laid(card):
                return self.words("declare-laid", card=self.faces.plain(card))
            case Kings(fullness, missing):
                token = "" if missing is None else SUIT_NAMES[suit_of(missing)]
                return self.words(f"declare-{fullness}-kings", missing=token)
            case Courts(fullness, suit, missing):
                token = "" if missing is None else RANK_NAMES[rank_of(missing)]
                return self.words(f"declare-{fullness}", suit=SUIT_NAMES[suit], missing=token)

    def refusal(self, error: IllegalAction) -> str:
        """Return why the table refuses something."""
        detail = " ".join(self.faces.token(token) for token in error.detail.split())
        return self.words(f"reason-{error.reason.value.replace('_', '-')}", detail=detail)

    def reason(self, reason: str) -> str:
        """Return what a payment is for."""
        return self.words(f"for-{reason.replace('_', '-')}")

    def party(self, party: Party) -> str:
        """Return who pays."""
        return self(f"the-{party}") if isinstance(party, Cup) else self.name(party)

    def payee(self, party: Party) -> str:
        """Return whom or what something is paid to."""
        if isinstance(party, Cup):
            return self(f"to-{party}")
        return self("to-you") if party == self.you else self("to-other", name=self.names[party])

    def nets(self, points: Iterable[tuple[Seat, int]]) -> str:
        """Return what seats have won or lost, as a list."""
        return ", ".join(f"{self.name(seat)}{NO_BREAK}{signed(won)}" for seat, won in points)
