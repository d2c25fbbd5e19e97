"""Endings by one's own cards alone: right is what keeps an aim in every deal that can be, each of them solved."""

from collections.abc import Iterator, Sequence
from typing import Any

from tarock.school.puzzles.families import PUZZLERS, Aim, Puzzler
from tarock.school.puzzles.kinds.endings import is_puzzle
from tarock.school.puzzles.moment import Moment, cards_of
from tarock.school.puzzles.puzzle import Choice, Question
from tarock.school.unseen import UNSEEN
from tarock.school.worst import Refuted, refuted_in

FEWEST_DEALS = 2
"""With one deal alone nothing is hidden."""


def asked(moment: Moment) -> Iterator[Question]:
    """Give what can be asked at a moment if nothing but the player's own cards tell."""
    puzzler = PUZZLERS[moment.family]
    seat, view = moment.seat, moment.view
    if moment.state.turn != seat or not any(True for _ in puzzler.aims(moment.state, seat)):
        return
    deals = puzzler.every_deal(view)
    if deals is None or len(deals) < FEWEST_DEALS:
        return
    for aims in _common(puzzler, deals, seat):
        found = _kept_in_all(puzzler, deals, aims, seat)
        if found is None:
            continue
        refuting, nodes = found
        kept = {action: refuted is None for action, refuted in refuting.items()}
        if is_puzzle(moment, kept, UNSEEN[moment.family].cards(view), puzzler):
            choices = tuple(_choice(moment, action, refuted) for action, refuted in refuting.items())
            yield Question("closed", aims[0].name, aims[0].line, choices, nodes=nodes)


def _common(puzzler: Puzzler, deals: Sequence[Any], seat: int) -> Iterator[list[Aim]]:
    """Give what the player may want in every one of the deals, and can reach alone or with his side."""
    by_name = [{aim.name: aim for aim in puzzler.aims(deal, seat) if not aim.by - {seat}} for deal in deals]
    for name in by_name[0]:
        if all(name in aims for aims in by_name):
            yield [aims[name] for aims in by_name]


def _kept_in_all(
    puzzler: Puzzler, deals: Sequence[Any], aims: Sequence[Aim], seat: int
) -> tuple[dict[Any, tuple[Any, Aim] | None], int] | None:
    """Return by action the first deal in which it gives the aim up, None where there is none; and the positions."""
    refuting: dict[Any, tuple[Any, Aim] | None] = {}
    searched = 0
    for deal, aim in zip(deals, aims, strict=True):
        found = puzzler.kept(deal, seat, aim)
        if found is None:
            return None
        kept, nodes = found
        searched += nodes
        for action, is_kept in kept.items():
            if refuting.setdefault(action, None) is None and not is_kept:
                refuting[action] = deal, aim
        if None not in refuting.values():
            return None
    return refuting, searched


def _choice(moment: Moment, action: Any, refuting: tuple[Any, Aim] | None) -> Choice:  # noqa: ANN401
    coach = moment.coach
    refuted = Refuted() if refuting is None else refuted_in(*refuting, moment.seat, action)
    return Choice(
        coach.spelled(action), coach.named(action), refuting is None, cards_of(action), refuted.lines, refuted.hands
    )
