"""Sentences about games, bonuses, calls and refusals of Königrufen."""

from collections.abc import Iterable

from tarock.cli.terminal.shared.wording import Wording
from tarock.core.cards import CARD_NAMES, RANK_NAMES, SUIT_NAMES, rank_of, suit_of
from tarock.core.errors import IllegalAction
from tarock.core.seats import Seat
from tarock.koenigrufen.actions import Bid, Call
from tarock.notation.koenigrufen.answer import points
from tarock.words.book import hyphenated
from tarock.words.koenigrufen.names import bonus_name, contract_name


class TableWords(Wording):
    """The words of a language for one table of Königrufen: names by seat, and who is reading."""

    def k(self, message: str, /, **args: str | int) -> str:
        """Return one of the messages of this terminal game."""
        return self.words(f"kplay-{message}", **args)

    def told(self, message: str, seat: Seat, /, **args: str | int) -> str:
        """Return what a seat has said or done."""
        return self.words(f"k-told-{message}", you="yes" if seat == self.you else "no", name=self.names[seat], **args)

    def third(self, seat: Seat) -> str:
        """Return a seat as a report names it, in the third person."""
        return self.k("seat-you") if seat == self.you else self.names[seat]

    def contract(self, bid: Bid) -> str:
        """Return the name of a bid, with its bird."""
        return contract_name(self.words, bid.contract if bid.bird is None else f"{bid.contract} {bid.bird}")

    def bonus(self, item: str) -> str:
        """Return the name of something that is announced or doubled."""
        return bonus_name(self.words, item)

    def bonuses(self, items: Iterable[str]) -> str:
        """Return such names as a list."""
        return self.listed(self.bonus(item) for item in items)

    def called(self, call: Call) -> str:
        """Return what was called."""
        if call.card is None:
            return self.words("k-called-fourth")
        rank, suit = RANK_NAMES[rank_of(call.card)], SUIT_NAMES[suit_of(call.card)]
        return self.words("k-called-card", rank=rank, suit=suit)

    def called_face(self, call: Call) -> str:
        """Return what was called, as short as a card is shown."""
        return self.k("fourth-king") if call.card is None else self.faces.plain(call.card)

    def refusal(self, error: IllegalAction) -> str:
        """Return why the table refuses something."""
        detail = " ".join(self._token(token) for token in error.detail.split())
        return self.words(f"k-reason-{hyphenated(error.reason.value)}", detail=detail)

    def _token(self, token: str) -> str:
        """Return a card or a bonus as people know it, any other text as it is."""
        if token in CARD_NAMES:
            return self.faces.token(token)
        return self.bonus(token) if hyphenated(f"bonus-{token}") in self.words else token


def half_points(amount: int, *, sign: bool = True) -> str:
    """Return half points as whole ones, with a sign.

    >>> half_points(-3), half_points(4), half_points(0), half_points(4, sign=False)
    ('−1.5', '+2', '0', '2')
    """
    shown = str(points(abs(amount)))
    if not sign or not amount:
        return shown
    return f"{'−' if amount < 0 else '+'}{shown}"
