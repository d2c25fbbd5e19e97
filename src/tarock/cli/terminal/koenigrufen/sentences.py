"""Sentences about games, bonuses, calls and refusals of Königrufen."""

from tarock.cli.terminal.shared.wording import Wording
from tarock.core.cards import CARD_NAMES
from tarock.core.errors import IllegalAction
from tarock.koenigrufen.actions import Bid, Call
from tarock.notation.koenigrufen.as_json import points
from tarock.telling.koenigrufen.phrases import contract_id
from tarock.words.koenigrufen.names import bonus_name, contract_name
from tarock.words.passages import hyphenated


class TableWords(Wording):
    """The words of a language for one table of Königrufen: names by seat, and who is reading."""

    def k(self, message: str, /, **args: str | int) -> str:
        """Return one of the messages of this terminal game."""
        return self.words(f"kplay-{message}", **args)

    def contract(self, bid: Bid) -> str:
        """Return the name of a bid, with its bird."""
        return contract_name(self.words, contract_id(bid))

    def bonus(self, item: str) -> str:
        """Return the name of something that is announced or doubled."""
        return bonus_name(self.words, item)

    def called_face(self, call: Call) -> str:
        """Return what was called, as short as a card is shown."""
        return self.k("fourth-king") if call.card is None else self.faces.plain(call.card)

    def refusal(self, error: IllegalAction) -> str:
        """Return why the table refuses something."""
        if error.reason.value == "decision_open":
            return super().refusal(error)
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
