"""How long a draw takes, and how long desk and tables wait: ``python -m bench.tournament``; ``--desk``: only that."""

import asyncio
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.desk import PEOPLE, by_command, by_page
from bench.hall import measured
from bench.rows import milliseconds
from tarock.club.tournament import events, proof
from tarock.club.tournament.draw import Field, draw, repeats
from tarock.club.tournament.log import Log
from tarock.club.tournament.people import Person
from tarock.club.tournament.settings import settings_of
from tarock.club.tournament.standings import standings

FIELDS = ((300, 8), (260, 3), (198, 3), (40, 8), (23, 3), (16, 5))
PLAYERS = 260


def main() -> None:
    """Print a Markdown table: processor time, since other programs must not count."""
    print("| what | repeats | measured |")
    print("|---|---|---|")
    print(f"| {PEOPLE} people entered from a list and round one drawn, in the terminal | | {by_command()} |")
    print(f"| the same from the desk's page | | {asyncio.run(by_page())} |")
    if "--desk" in sys.argv:
        return
    for players, rounds in FIELDS:
        among = Field(players=tuple(range(1, players + 1)), sizes=(4, 5), rounds=rounds)
        before = time.process_time()
        drawn = draw(among, "bench")
        print(f"| draw of {players}, {rounds} rounds | {repeats(drawn)} | {time.process_time() - before:.2f} s |")
    with TemporaryDirectory() as folder:
        log = hall(Path(folder))
        tables = len(log.tournament.round(1).draw.tables)
        lines = [writing(log, table, line) for line in range(1, 17) for table in range(1, tables + 1)]
        print(f"| a line of {PLAYERS} players kept | | {milliseconds(lines)} |")
        print(f"| standings of {PLAYERS} | | {milliseconds([lambda: standings(log.tournament)] * 5)} |")
    print(f"| a line answered to one of {PLAYERS // 4} phones, ms, server on one core | | {asyncio.run(measured())} |")


def hall(folder: Path) -> Log:
    """Return a tournament in which the first round has been drawn."""
    log = Log.begin(folder / "event.tarockcup", "bench", settings_of({"format": "tyrol-cup", "name": "Bench"}), 0)
    for number in range(1, PLAYERS + 1):
        log.keep(events.Entered(Person(number=number, name=f"Player {number}")), 0)
    committed = proof.commitment(log.tournament, "bench")
    log.keep(committed, 0)
    log.keep(proof.drawn(log.tournament, committed, "bench"), 0)
    return log


def writing(log: Log, table: int, line: int) -> Callable[[], object]:
    """Return the work of keeping a line."""
    sheet = {"forehand": "A", "contract": "solorufer", "declarer": "A", "partner": "B", "thirds": 120}
    return lambda: log.keep(events.Lined(1, table, line, sheet=sheet), 0)


if __name__ == "__main__":
    main()
