"""One duplicate deal: the same cards at every table of a match.  A pure function of the match and the deal's number."""

from collections.abc import Iterable
from functools import cache

from tarock.arena.danish import table as danish
from tarock.arena.koenigrufen import table as koenigrufen
from tarock.arena.match import Match, Table, tables
from tarock.arena.results import HAPPENED, DealResult, Tallies, added, times_of
from tarock.arena.seated import Seated
from tarock.bots.players import danish_player, koenigrufen_player
from tarock.core.seats import Seat
from tarock.danish.rules import DanishRuleset
from tarock.koenigrufen.ledger import HALVES
from tarock.rulesets import Ruleset
from tarock.search.koenigrufen import open as koenigrufen_open

SEATS = "seats"
"""The tally of the seats that a level has played."""


def unit_of(ruleset: Ruleset) -> int:
    """Return how many units of a result make a chip or a point: Königrufen is counted in half points."""
    return 1 if isinstance(ruleset, DanishRuleset) else HALVES


def play_deals(match: Match, numbers: Iterable[int]) -> tuple[DealResult, ...]:
    """Play some deals of a match."""
    return tuple(play_deal(match, number) for number in numbers)


@cache
def warm(match: Match) -> None:
    """Let everybody play a game that does not count, once in a process.

    So loading compiled code, or making it, is not taken for thinking.
    """
    if match.uses_kernels:
        if match.family == "koenigrufen":
            koenigrufen_open.warm_up()  # few deals have an open hand, and the first of them is no better place for it
        _played(match, 0, tables(match)[0], tuple([] for _ in match.levels))


def play_deal(match: Match, number: int) -> DealResult:
    """Play a deal at every table of its match."""
    warm(match)
    times: tuple[list[float], ...] = tuple([] for _ in match.levels)
    happened: tuple[list[Tallies], ...] = tuple([] for _ in match.levels)
    apart: tuple[list[Tallies], ...] = tuple([] for _ in match.levels)
    nets: list[tuple[int, ...]] = []
    for table in tables(match):
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
    match: Match, number: int, table: Table, times: tuple[list[float], ...]
) -> tuple[tuple[int, ...], tuple[Tallies, ...]]:
    rules, dealer = match.rules, match.dealer(number)
    seed = f"{match.seed}/{match.ruleset}/{number}"
    at = {seat: match.levels[which] for seat, which in enumerate(table)}

    def own(seat: Seat) -> tuple[str, list[float]]:
        return f"{seed}/{seat}", times[table[seat]]

    if isinstance(rules, DanishRuleset):
        danes = {seat: Seated(danish_player(level), *own(seat)) for seat, level in at.items()}
        return danish.play(rules, dealer, seed, danes, solves=match.uses_kernels)
    players = {seat: Seated(koenigrufen_player(level), *own(seat)) for seat, level in at.items()}
    return koenigrufen.play(rules, dealer, seed, players, solves=match.uses_kernels)


def _named(match: Match, table: Table) -> str:
    return ", ".join(match.levels[which].id for which in table)
