"""What an owner has: his open tables and the bots at them, which are limited."""

from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

from tarock.bots.levels import LEVELS, LevelName
from tarock.core.sentences import Sentence
from tarock.server.codes import Code, Refusal
from tarock.server.costs.costs import Costs
from tarock.server.costs.prices import STRONG, Work, deals_of
from tarock.server.costs.quotas import Share
from tarock.server.costs.study import Errands
from tarock.server.evening.settings import Settings
from tarock.server.studies import rules

Had: TypeAlias = list[tuple[str, list[LevelName]]]
"""Whose each open table is, and how well its bots play."""


async def check_rules(errands: Errands, settings: Settings) -> None:
    """Have the house rules of a table read in the study first: what cannot be used is never read in the server.

    :raises Refusal: with their flaws, or if whoever asks has spent too much.
    """
    record = None if settings.practice is None else settings.practice.record
    errands.pay(Work.OPEN, record, 0 if record is None else deals_of(record, 1))
    if settings.house is not None:
        errands.pay(Work.HOUSE, settings.house)
        await errands.done(rules.house_shown, settings.house)


@contextmanager
def opening(costs: Costs, session: str, settings: Settings) -> Generator[None, None, None]:
    """Have a table opened, unless whoever asks has enough of them.

    :raises Refusal: with what is allowed, or when to come again.
    """
    _check_settings(costs, settings)
    had = _had(costs)
    tables = [(whose, 1) for whose, _ in had]
    _check(costs, session, tables, 1, costs.quotas.tables, Sentence("costs-tables"))
    _check_bots(costs, session, [chair.bot for chair in settings.chairs if chair.bot is not None], had)
    costs.pay_opening(costs.owner(session))
    mine = (session, settings)
    costs.opening.append(mine)
    try:
        yield
    finally:
        costs.opening.remove(mine)


def check_bot(costs: Costs, session: str, level: LevelName) -> None:
    """Refuse a bot to who has enough of them at his tables.

    :raises Refusal: with what is allowed.
    """
    _check_bots(costs, session, [level], _had(costs))


def _check_settings(costs: Costs, settings: Settings) -> None:
    """Refuse a table of bots alone that would keep the house busy for its own sake."""
    quotas = costs.quotas
    if any(chair.bot is None for chair in settings.chairs):
        return
    if settings.pace < quotas.pace:
        raise Refusal(Code.BAD_SETTINGS, Sentence("costs-pace", least=quotas.pace))
    if (settings.rounds or 0) > quotas.bots_alone_rounds:
        raise Refusal(Code.BAD_SETTINGS, Sentence("costs-rounds", most=quotas.bots_alone_rounds))


def _check_bots(costs: Costs, session: str, added: list[LevelName], had: Had) -> None:
    quotas = costs.quotas
    bots = [(whose, len(levels)) for whose, levels in had]
    _check(costs, session, bots, len(added), quotas.bots, Sentence("costs-bots"))
    strong = [(whose, _strong(levels)) for whose, levels in had]
    names = ", ".join(level.id for level in LEVELS if level.id in STRONG)
    _check(costs, session, strong, _strong(added), quotas.strong_bots, Sentence("costs-strong-bots", levels=names))


def _check(
    costs: Costs, session: str, had: list[tuple[str, int]], added: int, share: Share, sentence: Sentence
) -> None:
    """Refuse what comes to more than a share: of the session, or of all sessions at its address."""
    if not added:
        return
    address = costs.owner(session).address
    own = sum(number for whose, number in had if whose == session)
    there = sum(number for whose, number in had if address and costs.owner(whose).address == address)
    for number, most in ((own, share.session), (there, share.address)):
        if number + added > most:
            raise Refusal(Code.TOO_MANY, Sentence(sentence.key, **sentence.filling, most=most))


def _had(costs: Costs) -> Had:
    tables = [table for table in costs.tables() if not table.is_closed]
    had = [(table.owner, list(_levels(place.chair.bot for place in table.places))) for table in tables]
    coming = [(whose, list(_levels(chair.bot for chair in settings.chairs))) for whose, settings in costs.opening]
    return had + coming


def _levels(chairs: Iterable[LevelName | None]) -> Iterator[LevelName]:
    return (level for level in chairs if level is not None)


def _strong(levels: Iterable[LevelName]) -> int:
    return sum(level in STRONG for level in levels)
