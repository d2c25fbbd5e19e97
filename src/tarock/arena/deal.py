"""One duplicate deal: the same cards at every table of a match.  A pure function of the match and the deal's number."""

from collections.abc import Iterable
from functools import cache

from tarock.arena.families import ARENA
from tarock.arena.match import Lineup, Match, lineups
from tarock.arena.results import HAPPENED, DealResult, Tallies, added, times_of
from tarock.arena.seated import Seated
from tarock.bots.families import BOTS
from tarock.rulesets import Ruleset

SEATS = "seats"
"""The tally of the seats that a level has played."""


def unit_of(ruleset: Ruleset) -> int:
    """Return how many units of a result make a chip or a point: Königrufen is counted in half points."""
    return ARENA[ruleset.family].unit


def play_deals(match: Match, numbers: Iterable[int]) -> tuple[DealResult, ...]:
    """Play some deals of a match."""
    return tuple(play_deal(match, number) for number in numbers)


@cache
def warm(match: Match) -> None:
    """Let everybody play a game that does not count, once in a process.

    So loading compiled code, or making it, is not taken for thinking.
    """
    if match.uses_kernels:
        ARENA[match.family].warm_up()
        _played(match, 0, lineups(match)[0], tuple([] for _ in match.levels))


def play_deal(match: Match, number: int) -> DealResult:
    """Play a deal at every table of its match."""
    warm(match)
    times: tuple[list[float], ...] = tuple([] for _ in match.levels)
    happened: tuple[list[Tallies], ...] = tuple([] for _ in match.levels)
    apart: tuple[list[Tallies], ...] = tuple([] for _ in match.levels)
    nets: list[tuple[int, ...]] = []
    for table in lineups(match):
        try:
            net, by_seat = _played(match, number, table, times)
        except Exception as error:
            error.add_note(f"in deal {number} of {match.ruleset}, seed {match.seed}, at table {_named(match, table)}")
            raise
        nets.append(net)
        for seat, tallies in enumerate(by_seat):
            happened[table[seat]].append({SEATS: HAPPENED, **tallies})
            if table.count(table[seat]) == 1:
                apart[table[seat]].append(happened[table[seat]][-1])
    return DealResult(
        number,
        tuple(nets),
        tuple(added(tallies) for tallies in happened),
        tuple(times_of(seconds) for seconds in times),
        tuple(added(tallies) for tallies in apart),
    )


def _played(
    match: Match, number: int, table: Lineup, times: tuple[list[float], ...]
) -> tuple[tuple[int, ...], tuple[Tallies, ...]]:
    rules, dealer = match.rules, match.dealer(number)
    seed = f"{match.seed}/{match.ruleset}/{number}"
    player = BOTS[match.family].player
    players = {
        seat: Seated(player(match.levels[which]), f"{seed}/{seat}", times[which]) for seat, which in enumerate(table)
    }
    return ARENA[match.family].play(rules, dealer, seed, players, solves=match.uses_kernels)


def _named(match: Match, table: Lineup) -> str:
    return ", ".join(match.levels[which].id for which in table)
