"""A day of many players, simulated: `python -m bench.day --players 100000`.

Discrete events from a seed: people come by the hour, look for a table, think, play on or go; some play by
correspondence.  Their acts are served by processes with the service times that `bench.scale` and `bench.parts` have
measured, one act after the other in each.  At the peak all processes are replaced one by one, or a host is lost.
Two scales keep it quick: people and tables are simulated one by one; acts are drawn in the seconds that are looked at.
"""

import argparse
import heapq
import math
from collections import Counter, deque
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from statistics import quantiles

HOUR, MINUTE = 3600, 60
SEATS = 4
LETTERS = 6
"""Acts that somebody makes in a day who plays by correspondence."""
BUSY, LEAST = 0.4, 4
"""How busy a process may be at the peak, and how few there may be: the others carry what one loses."""
ARRIVALS = (2, 1, 1, 1, 1, 1, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 8, 10, 13, 14, 11, 7, 4)
"""Of all who come in a day, how many in each hour, relative to each other: an evening's game."""


@dataclass(frozen=True)
class Costs:
    """What was measured (`docs/scaling.md`), and what is assumed of people."""

    act_ms: float = 2.0
    """Processor time of a server's process for an act at a table of four sockets, its events and frames included."""
    database_ms: float = 0.4
    bot_ms: float = 4.0
    """Processor time of a bot's decision: the level `club`."""
    event_bytes: float = 230.0
    """In the database, with its row and index."""
    table_kb: float = 200.0
    """Of memory, with four sockets."""
    think: float = 4.0
    """Mean seconds from one act at a table to the next."""
    bots_share: float = 0.35
    """Chairs with bots, among all at tables."""
    correspondence: float = 0.1
    """Of all players, who play by correspondence, at no hour in particular."""
    evening: float = 45 * MINUTE
    """Mean seconds that a table stays together."""
    wait: float = 30.0
    """Seconds after which bots take the chairs for which nobody has come."""


@dataclass
class Day:
    """What happened by the minute."""

    tables: Counter[int] = field(default_factory=Counter)
    people: Counter[int] = field(default_factory=Counter)
    waits: list[float] = field(default_factory=list)
    opened: int = 0

    @property
    def peak(self) -> int:
        """The minute with most tables."""
        return max(self.tables, key=lambda minute: self.tables[minute])


def arrivals(players: int, rng: Random) -> Iterator[float]:
    """Give the moments at which people come, in order."""
    total = sum(ARRIVALS)
    for hour, weight in enumerate(ARRIVALS):
        number = round(players * weight / total)
        yield from sorted(hour * HOUR + rng.random() * HOUR for _ in range(number))


class Evening:
    """The people who come, are paired, play and go."""

    def __init__(self, costs: Costs, rng: Random) -> None:
        self.day = Day()
        self._costs = costs
        self._rng = rng
        self._seeking: deque[float] = deque()
        self._ends: list[tuple[float, int]] = []
        self._tables = self._people = 0

    def run(self, coming: Iterator[float]) -> Day:
        """Let them come, and note every minute what there is."""
        minute, following = 0, next(coming, math.inf)
        while (moment := min(following, self._next())) < math.inf:
            while minute * MINUTE <= min(moment, 24 * HOUR - MINUTE):
                self.day.tables[minute], self.day.people[minute] = self._tables, self._people
                minute += 1
            if moment == following:
                self._seeking.append(moment)
                following = next(coming, math.inf)
            self._happen(moment)
        return self.day

    def _next(self) -> float:
        patience = self._seeking[0] + self._costs.wait if self._seeking else math.inf
        return min(patience, self._ends[0][0] if self._ends else math.inf)

    def _happen(self, moment: float) -> None:
        while self._ends and self._ends[0][0] <= moment:
            self._people -= heapq.heappop(self._ends)[1]
            self._tables -= 1
        if len(self._seeking) == SEATS or (self._seeking and moment >= self._seeking[0] + self._costs.wait):
            self.day.waits += [moment - since for since in self._seeking]
            lasts = self._rng.expovariate(1 / self._costs.evening)
            heapq.heappush(self._ends, (moment + lasts, len(self._seeking)))
            self._tables, self._people = self._tables + 1, self._people + len(self._seeking)
            self.day.opened += 1
            self._seeking.clear()


def simulate(players: int, costs: Costs, rng: Random) -> Day:
    """Return a day of so many players, of whom some play by correspondence only."""
    return Evening(costs, rng).run(arrivals(round(players * (1 - costs.correspondence)), rng))


LOST_PAUSE, DRAINED_PAUSE = 6.5, 0.7
"""Seconds until a table goes on: a lease that must expire, as `bench.deploys` measured it, or one that is handed over,
which is assumed."""


@dataclass
class Farm:
    """Processes that each serve one act after the other.

    ``gone``: when a process is away, from and to; ``pause``: seconds until its tables go on elsewhere.
    """

    processes: int
    gone: dict[int, tuple[float, float]] = field(default_factory=dict)
    pause: float = 0.0
    free_at: dict[int, float] = field(default_factory=dict)
    behind: float = 0.0
    """The longest that anybody has waited for his process."""

    def later(self, moment: float, table: int) -> float | None:
        """Return when an act is sent again whose process has just gone; None if it can be served."""
        begin, end = self.gone.get(table % self.processes, (math.inf, 0.0))
        resumed = begin + self.pause + table % 97 / 97 / 2  # clients come back within half a second
        return resumed if begin <= moment < min(end, resumed) else None

    def serve(self, moment: float, table: int, service: float) -> float:
        """Return when an act has been served: by the table's process, or by another while that is away."""
        process = table % self.processes
        begin, end = self.gone.get(process, (math.inf, 0.0))
        if begin <= moment < end:
            process = (process + 1 + table // self.processes % (self.processes - 1)) % self.processes
        begun = max(moment, self.free_at.get(process, 0.0))
        self.behind = max(self.behind, begun - moment)
        self.free_at[process] = begun + service
        return begun + service


def acts(tables: int, seconds: float, costs: Costs, farm: Farm, rng: Random) -> str:
    """Serve the acts of some seconds, and tell how long they took."""
    waiting: list[tuple[float, float, int]] = []
    moment, times = 0.0, list[float]()
    while (moment := moment + rng.expovariate(tables / costs.think)) < seconds:
        waiting.append((moment, moment, rng.randrange(tables)))
    while waiting:  # in the order of time, what is sent again among them
        moment, sent, table = heapq.heappop(waiting)
        again = farm.later(moment, table)
        if again is not None:
            heapq.heappush(waiting, (again, sent, table))
            continue
        service = rng.expovariate(1000 / costs.act_ms) / 2 + costs.act_ms / 2000
        times.append(farm.serve(moment, table, service) - sent)
    cuts = [1000 * cut for cut in quantiles(times, n=1000)]
    queue = farm.behind * 1000 / costs.act_ms
    return f"p50 {cuts[499]:.0f}, p99 {cuts[989]:.0f}, p99.9 {cuts[998]:.0f} ms; at most {queue:.0f} acts waited"


def report(players: int, costs: Costs, seed: int, seconds: float) -> list[str]:
    """Simulate a day and say what it needs."""
    rng = Random(seed)
    day = simulate(players, costs, rng)
    tables = day.tables[day.peak]
    rate = tables / costs.think
    cores = rate * costs.act_ms / 1000
    processes = max(LEAST, math.ceil(cores / BUSY))
    return [*_needs(players, costs, day, processes), *_times(tables, processes, costs, seconds, rng)]


def _needs(players: int, costs: Costs, day: Day, processes: int) -> list[str]:
    tables, waits = day.tables[day.peak], quantiles(day.waits, n=100)
    rate = tables / costs.think
    letters = players * costs.correspondence * LETTERS
    events = sum(day.tables.values()) * MINUTE / costs.think + letters
    cores = {
        "server": rate * costs.act_ms,
        "bots": rate * costs.bots_share * costs.bot_ms,
        "database": rate * costs.database_ms,
    }
    needed = ", ".join(f"{what} {each / 1000:.1f}" for what, each in cores.items())
    clock = f"{day.peak // 60:02}:{day.peak % 60:02}"
    size = f"{events * costs.event_bytes / 1e9:.1f} GB a day, {events / 1e6:.1f} million events"
    return [
        f"{players} players, {day.opened} tables; seated after {waits[49]:.0f} s (half), {waits[98]:.0f} s (99 %)",
        f"peak at {clock}: {tables} tables, {day.people[day.peak]} sockets, {rate:.0f} acts and writes a second",
        f"cores: {needed}; {processes} processes; memory {tables * costs.table_kb / 1e6:.1f} GB",
        f"storage: {size}, {letters:.0f} of them by correspondence",
    ]


def _times(tables: int, processes: int, costs: Costs, seconds: float, rng: Random) -> list[str]:
    each, lost = seconds / processes, max(1, processes // 4)
    rolling = {process: (process * each, process * each + each) for process in range(processes)}
    host = dict.fromkeys(range(lost), (seconds / 3, math.inf))
    farms = {
        "a quiet peak": Farm(processes),
        "a rolling deploy": Farm(processes, rolling, DRAINED_PAUSE),
        f"a host with {lost} of {processes} processes lost": Farm(processes, host, LOST_PAUSE),
    }
    return [f"{name}: {acts(tables, seconds, costs, farm, rng)}" for name, farm in farms.items()]


def main() -> None:
    """Read the command line and simulate."""
    parser = argparse.ArgumentParser(description="Simulate a day of many players.")
    parser.add_argument("--players", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=120, help="of the peak that are simulated act by act")
    for name, usual in vars(Costs()).items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=float, default=usual)
    given = vars(parser.parse_args())
    costs = Costs(**{name: given[name] for name in vars(Costs())})
    print("\n".join(report(given["players"], costs, given["seed"], given["seconds"])))


if __name__ == "__main__":
    main()
