"""Endings by one's own cards alone: right is what keeps an aim in every deal that can be, each of them solved."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

from tarock.core.seats import Seat
from tarock.school.puzzles.alike import classes
from tarock.school.puzzles.families import PUZZLERS, Aim, Puzzler
from tarock.school.puzzles.kinds.endings import FEWEST, is_puzzle
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
    unseen = UNSEEN[moment.family].cards(view)
    if len(classes(view.legal_actions(), unseen, puzzler.worth)) < FEWEST:
        return  # before all deals are looked at, which takes longer
    deals = puzzler.every_deal(view)
    if deals is None or len(deals) < FEWEST_DEALS:
        return
    for aim, refuting, nodes in _kept_in_all(puzzler, deals, seat):
        kept = {action: refuted is None for action, refuted in refuting.items()}
        if is_puzzle(moment, kept, unseen, puzzler):
            choices = tuple(_choice(moment, action, refuted) for action, refuted in refuting.items())
            yield Question("closed", aim.name, aim.line, choices, nodes=nodes)


Refuting: TypeAlias = dict[Any, tuple[Any, Aim] | None]
"""By action the first deal in which it gives an aim up, with the aim as it is there; None where there is none."""


def _kept_in_all(puzzler: Puzzler, deals: Sequence[Any], seat: Seat) -> Iterator[tuple[Aim, Refuting, int]]:
    """Give each aim that the player has in every one of the deals, and that some action keeps in all of them.

    Whoever needs another player for it cannot be sure of him, so only what he can do alone, or with his side, counts.
    """
    found: dict[str, Refuting] = {}
    first: dict[str, Aim] = {}
    nodes = Counter[str]()
    for deal in deals:
        aims = {aim.name: aim for aim in puzzler.aims(deal, seat) if not aim.by - {seat}}
        if not first:
            first = aims
            found = {name: {} for name in aims}
        for name in list(found):
            searched = _refuted_in(puzzler, deal, aims.get(name), seat, found[name])
            nodes[name] += searched or 0
            if searched is None or None not in found[name].values():
                del found[name]
        if not found:
            return
    yield from ((first[name], refuting, nodes[name]) for name, refuting in found.items())


def _refuted_in(puzzler: Puzzler, deal: Any, aim: Aim | None, seat: Seat, refuting: Refuting) -> int | None:  # noqa: ANN401
    """Note which actions give an aim up in a deal.

    :returns: the positions that were looked at; None if it is no aim there, or not solved.
    """
    found = None if aim is None else puzzler.kept(deal, seat, aim)
    if aim is None or found is None:
        return None
    kept, nodes = found
    for action, is_kept in kept.items():
        if refuting.setdefault(action, None) is None and not is_kept:
            refuting[action] = deal, aim
    return nodes


def _choice(moment: Moment, action: Any, refuting: tuple[Any, Aim] | None) -> Choice:  # noqa: ANN401
    coach = moment.coach
    refuted = Refuted() if refuting is None else refuted_in(*refuting, moment.seat, action)
    return Choice(
        coach.spelled(action),
        coach.named(action),
        refuting is None,
        cards_of(action),
        refuted.lines,
        refuted.hands,
        deal=refuted.deal,
    )
