"""Who may have what done, and who has been where: the till of the house."""

import math
from collections import OrderedDict
from collections.abc import Callable, Iterable
from functools import partial
from time import monotonic
from typing import Final

from tarock.core.sentences import Sentence
from tarock.server.codes import Code, Refusal
from tarock.server.costs.budgets import Owner, Purses, Veil
from tarock.server.costs.prices import MOVES, TABLE, Work, price
from tarock.server.costs.quotas import Budget, Quotas, Share
from tarock.server.evening.settings import Settings
from tarock.server.evening.state import TableState
from tarock.server.names import Session

REMEMBERED: Final = 100_000
"""Of so many sessions it is known from where they were heard of last."""
_HOUR: Final = 3600
_MINUTE: Final = 60


class Costs:
    """What everybody has spent; kept in memory only.

    :param veil: hides who somebody is from other processes, where there are some (:class:`Purses`).
    """

    def __init__(
        self, quotas: Quotas | None = None, clock: Callable[[], float] = monotonic, veil: Veil | None = None
    ) -> None:
        self.quotas = quotas = Quotas() if quotas is None else quotas
        purses = partial(Purses, clock=clock, veil=veil)
        self._study = purses(quotas.study_session, quotas.study_address)
        self._bots = purses(quotas.bots_session, quotas.bots_address)
        self._openings = purses(*_times(quotas.openings, _HOUR))
        self._beginnings = purses(*_times(quotas.beginnings, 1, burst=3))
        self._messages = purses(*_times(quotas.messages, 1, burst=2))
        self._remarks = purses(*_times(quotas.remarks, _MINUTE, burst=0.5))
        self.purses = {
            "study": self._study,
            "bots": self._bots,
            "openings": self._openings,
            "beginnings": self._beginnings,
            "messages": self._messages,
            "remarks": self._remarks,
        }
        """All of them, by the name under which other processes hear of them."""
        self._addresses: OrderedDict[str, str] = OrderedDict()
        self.tables: Callable[[], Iterable[TableState]] = tuple
        """Gives the tables that are in use."""
        self.opening: list[tuple[str, Settings]] = []
        """Whose tables are being opened, and as what."""

    def heard(self, session: Session | None, address: str) -> Owner:
        """Return who is asking, and remember from where."""
        if session is None:
            return Owner("", address)
        self._addresses[session.id] = address
        self._addresses.move_to_end(session.id)
        if len(self._addresses) > REMEMBERED:
            self._addresses.popitem(last=False)
        return Owner(session.id, address)

    def owner(self, session: str) -> Owner:
        """Return who a session is, as far as it is known from where it comes."""
        return Owner(session, self._addresses.get(session, ""))

    def pay(self, owner: Owner, work: Work, text: str | None = None, deals: int = 0) -> None:
        """Let somebody pay for some work before it is done.

        :raises Refusal: if he has spent too much; it says when to come again.
        """
        _check(self._study.take(owner, price(work, text, deals)), "costs-spent")

    def think(self, owner: Owner, level: str) -> float:
        """Let somebody pay for a move of one of his bots.

        :returns: the seconds that the bot has to wait, where he has spent too much.
        """
        return self._bots.spend(owner, MOVES.get(level, MOVES["master"]) + TABLE)

    def pay_opening(self, owner: Owner) -> None:
        """Count a table that is opened.

        :raises Refusal: if there were too many in an hour.
        """
        _check(self._openings.take(owner, 1), "costs-openings", most=self.quotas.openings.session)

    def begin(self, owner: Owner) -> float:
        """Count a session or a table that somebody begins: the disk keeps it, which everybody's next act waits for.

        :returns: the seconds until it is his turn, where he begins many.
        :raises Refusal: if he would have to wait too long.
        """
        if not owner.session and not owner.address:
            return 0  # behind a proxy that does not say for whom it asks, all would wait for one
        seconds = self._beginnings.lacking(owner, 1)
        _check(seconds if seconds > self.quotas.turn_seconds else 0, "costs-beginnings")
        self._beginnings.spend(owner, 1)
        return seconds

    def may_speak(self, owner: Owner) -> bool:
        """Tell whether one more message may come over the sockets of somebody."""
        return not self._messages.take(owner, 1)

    def pay_remark(self, owner: Owner) -> None:
        """Count a remark.

        :raises Refusal: if there were too many in a minute.
        """
        _check(self._remarks.take(owner, 1), "costs-remarks", most=self.quotas.remarks.session)


def _times(share: Share, seconds: int, *, burst: float = 1) -> tuple[Budget, Budget]:
    """Return budgets for things that can be done so many times in so many seconds, and a burst of that at once."""
    session, address = (Budget(most / seconds, max(1, most * burst)) for most in (share.session, share.address))
    return session, address


def _check(seconds: float, sentence: str, **told: int) -> None:
    if seconds:
        again = math.ceil(seconds)
        raise Refusal(Code.TOO_DEAR, Sentence(sentence, seconds=again, **told), again=again)
