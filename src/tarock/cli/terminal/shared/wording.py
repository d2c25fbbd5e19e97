"""Words about seats, declarations, refusals and points."""

from collections.abc import Iterable, Sequence

from tarock.cli.terminal.shared.faces import Faces, hand_order
from tarock.cli.terminal.shared.lines import NO_BREAK
from tarock.core.cards import SUIT_NAMES, Card, Suit
from tarock.core.errors import IllegalAction
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.danish.declarations import Item
from tarock.telling.danish.items import declared
from tarock.telling.sentences import Reader, sentence
from tarock.words import Words
from tarock.words.citing import cited


def signed(points: int) -> str:
    """Return points with their sign.

    >>> signed(-5), signed(5), signed(0)
    ('−5', '+5', '0')
    """
    return f"−{-points}" if points < 0 else f"+{points}" if points else "0"


class Wording:
    """The words of a language for one table: names by seat, and who is reading."""

    def __init__(self, words: Words, faces: Faces, names: Sequence[str], you: Seat | None) -> None:
        self.words = words
        self.faces = faces
        self.names = tuple(names)
        self.you = you

    @property
    def reader(self) -> Reader:
        """Whoever sits at this screen."""
        return Reader(self.words, self.names, self.faces.token, self.you)

    @property
    def language(self) -> str:
        """The language of these words."""
        return self.words.language

    def __call__(self, message: str, /, **args: str | int) -> str:
        """Return one of the messages of the terminal game."""
        return self.words(f"play-{message}", **args)

    def cited(self, source: str) -> str:
        """Return a citation as the reader finds the book."""
        return cited(self.words, source)

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

    def items(self, items: Sequence[Item] | None) -> str:
        """Return what a player has declared."""
        return self("not-declared") if items is None else sentence(declared(items), self.reader)

    def refusal(self, error: IllegalAction) -> str:
        """Return why the table refuses something."""
        if error.reason.value == "decision_open":
            asked = SEAT_NAMES.index(error.detail)
            if asked == self.you:
                return self("decision-yours")
            return self.words("reason-decision-open", detail=self.names[asked])
        detail = " ".join(self.faces.token(token) for token in error.detail.split())
        return self.words(f"reason-{error.reason.value.replace('_', '-')}", detail=detail)

    def reason(self, reason: str) -> str:
        """Return what a payment is for."""
        return self.words(f"for-{reason.replace('_', '-')}")

    def nets(self, points: Iterable[tuple[Seat, int]]) -> str:
        """Return what seats have won or lost, as a list."""
        return ", ".join(f"{self.name(seat)}{NO_BREAK}{signed(won)}" for seat, won in points)
