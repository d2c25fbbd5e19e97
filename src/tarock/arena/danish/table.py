"""A deal of Danish Tarok at one table of the arena, and what happened in it.

Every deal starts with the same cups, freshly funded by three, and not with what an evening has left in them.
"""

from collections.abc import Mapping
from random import Random
from typing import Final

from tarock.arena.results import HAPPENED, Tallies, Tally, added
from tarock.bots.danish.playing import DanishPlayer, next_move
from tarock.core.seats import Seat
from tarock.danish.events import (
    Cups,
    DeclaredCourts,
    DeclaredLength,
    Event,
    Fined,
    Lost,
    PagatHomed,
    Redealt,
    WentBagud,
    WonLast,
    WonNolo,
    WonTout,
    WonUltimo,
)
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import ACTIVE, Seating
from tarock.danish.state import DanishState, start
from tarock.search.danish.ultimo import sure_ultimo_thrown

_NAMES: Final[dict[type, str]] = {
    DeclaredLength: "declared",
    DeclaredCourts: "declared",
    Fined: "fined",
    PagatHomed: "pagat_home",
    Redealt: "redeal",
    WonLast: "last_trick",
    WonNolo: "nolo",
    WonTout: "tout",
}
"""What is counted under one name, whichever cup it is about."""

THROWN: Final = "sure_ultimo_thrown"
"""The tally of ultimos that could be forced in every deal that could be, and were given up by a move."""


def play(
    ruleset: DanishRuleset, dealer: Seat, seed: str, players: Mapping[Seat, DanishPlayer], *, solves: bool = False
) -> tuple[tuple[int, ...], tuple[Tallies, ...]]:
    """Play a deal, and the new one when somebody asks for it.

    :returns: by seat: the chips won, and what happened.
    """
    rng = Random(seed)  # noqa: S311 - repeatable on purpose
    cups = Cups(ACTIVE * ruleset.funding.each, ACTIVE * ruleset.funding.each)
    net = [0] * ACTIVE
    happened: list[Tallies] = [{} for _ in range(ACTIVE)]
    attempt = 1
    while True:
        fresh = start(ruleset, Seating.of_three(dealer), f"{seed}/{attempt}", cups, ante=attempt == 1)
        state, blunders = play_watched(fresh, players, rng, solves=solves)
        settlement = state.settlement
        net = [total + points for total, (_, points) in zip(net, settlement.net, strict=True)]
        happened = [added(all_of_it) for all_of_it in zip(happened, tallies(state), blunders, strict=True)]
        if not any(isinstance(event, Redealt) for event in state.table.events):
            return tuple(net), tuple(happened)
        cups = settlement.cups
        attempt += 1


def play_watched(
    state: DanishState, players: Mapping[Seat, DanishPlayer], rng: Random, *, solves: bool
) -> tuple[DanishState, tuple[Tallies, ...]]:
    """Play a deal to its end.

    :param solves: whether blunders are looked for that only compiled code finds.
    :returns: the end, and by seat the blunders that can be seen in single moves.
    """
    found: list[Tallies] = [{} for _ in range(ACTIVE)]
    while not state.is_over:
        move = next_move(state, players, rng)
        if solves and state.turn == move.seat and sure_ultimo_thrown(state.view(move.seat), move.action):
            found[move.seat][THROWN] = found[move.seat].get(THROWN, Tally()) + HAPPENED
        state = move.state
    return state, tuple(found)


def tallies(state: DanishState) -> tuple[Tallies, ...]:
    """Return by seat what happened in a deal, as far as it tells whether the play is sane."""
    found: list[Tallies] = [{} for _ in range(ACTIVE)]
    for event in state.table.events:
        named = _named(event)
        if named is not None:
            seat, name = named
            found[seat][name] = found[seat].get(name, Tally()) + HAPPENED
    return tuple(found)


def _named(event: Event) -> tuple[Seat, str] | None:
    match event:
        case WonUltimo(seat, cup):
            return seat, f"ultimo_{cup}"
        case WentBagud(seat, cup):
            return seat, f"bagud_{cup}"
        case Lost(seat, cup):
            return seat, f"lost_{cup}"
        case (
            WonLast(seat=seat)
            | WonNolo(seat=seat)
            | WonTout(seat=seat)
            | PagatHomed(seat=seat)
            | Redealt(seat=seat)
            | Fined(seat=seat)
            | DeclaredLength(seat=seat)
            | DeclaredCourts(seat=seat)
        ):
            return seat, _NAMES[type(event)]
        case _:
            return None
