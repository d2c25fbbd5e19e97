"""How fast it is: random deals, drawn deals, start-up.  ``make bench`` prints a table for ``bench/results.md``."""

import os
import platform
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from tarock.danish.seating import ACTIVE, Seating
from tarock.danish.skat import SkatChoice
from tarock.danish.state import DanishState, start
from tarock.koenigrufen import state as koenigrufen
from tarock.koenigrufen.actions import GOOD, Pass, Vorhand
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.deal import deal
from tarock.koenigrufen.talon import DiscardChoice
from tarock.rulesets import DANISH, KOENIGRUFEN, load_danish, load_koenigrufen

ROUNDS = 5
QUIET = 0.6
SHEET = '{"ruleset": "danish-hjoerring", "dealer": "A", "forehand": "B", "middle": "C", "events": [["fund", "both"]]}'


def main() -> None:
    """Measure everything and print a Markdown table."""
    print(f"Python {platform.python_version()}, {platform.machine()}, one thread, median of {ROUNDS} rounds\n")
    print("| what | measured |")
    print("|---|---|")
    for ruleset in DANISH:
        print(f"| random whole deals in the readable engine, {ruleset} | {per_second(partial(deals, ruleset)):.0f}/s |")
    for ruleset in KOENIGRUFEN:
        print(f"| the same, {ruleset} | {per_second(partial(koenigrufen_deals, ruleset)):.0f}/s |")
    for ruleset in DANISH:
        print(f"| deals drawn from views, {ruleset} | {per_second(partial(draws, ruleset)):.0f}/s |")
    with TemporaryDirectory() as folder:
        sheet = Path(folder) / "sheet.json"
        sheet.write_text(SHEET, encoding="utf-8")
        for arguments in (["--help"], ["settle", str(sheet), "--json"]):
            print(f"| `tarock {arguments[0]}` from start to end | {start_up(arguments):.2f} s |")
    for code in ("import tarock", "import tarock; tarock.deal"):
        print(f"| `{code}` in a fresh Python | {imported(code):.1f} ms |")


def per_second(work: Callable[[], int], rounds: int = ROUNDS) -> float:
    """Return how many pieces of work are done in a second of processor time."""
    rates = []
    for _ in range(rounds):
        before = time.process_time()
        done = work()
        rates.append(done / (time.process_time() - before))
    return statistics.median(rates)


def deals(ruleset: str, number: int = 200) -> int:
    """Play whole deals at random and settle them."""
    for seed in range(number):
        *_, last = playthrough(ruleset, seed)
        assert last.settlement.payments
    return number


def koenigrufen_deals(ruleset: str, number: int = 200) -> int:
    """Play whole deals of Königrufen, auction and announcements included, and settle them.

    Everybody passes or says nothing three times out of five, so that all kinds of games come up.
    """
    rules = load_koenigrufen(ruleset)
    for seed in range(number):
        rng = random.Random(seed)
        state = koenigrufen.start(rules, seed % PLAYERS, *deal(seed % PLAYERS, str(seed)))
        while state.turn is not None:
            offers = state.legal_actions(state.turn)
            quiet = [offer for offer in offers if isinstance(offer, Pass | Vorhand) or offer == GOOD]
            action = rng.choice(quiet if quiet and rng.random() < QUIET else offers)
            state = state.apply(state.turn, action.sample(rng) if isinstance(action, DiscardChoice) else action)
        assert not sum(state.settlement.score)
    return number


def draws(ruleset: str, number: int = 20) -> int:
    """Draw a deal from each seat's view after every trick of some deals."""
    rng = random.Random(1)
    done = 0
    for seed in range(number):
        for state in playthrough(ruleset, seed):
            if state.table.trick is not None and not state.table.trick.plays:
                for seat in range(ACTIVE):
                    state.view(seat).sample(rng)
                    done += 1
    return done


def playthrough(ruleset: str, seed: int) -> Iterator[DanishState]:
    """Give every state of a deal in which everybody acts at random on his turn."""
    rng = random.Random(seed)
    state = start(load_danish(ruleset), Seating.of_three(seed % ACTIVE), str(seed))
    while state.turn is not None:
        action = rng.choice(state.legal_actions(state.turn))
        state = state.apply(state.turn, action.sample(rng) if isinstance(action, SkatChoice) else action)
        yield state


def imported(code: str) -> float:
    """Return the median time in ms that some code takes in a Python of its own, whose start does not count."""
    timed = f"from time import perf_counter as now; before = now(); {code}; print(now() - before)"
    times = [float(subprocess.check_output([sys.executable, "-c", timed])) for _ in range(2 * ROUNDS + 1)]
    return 1000 * statistics.median(times[1:])


def start_up(arguments: list[str]) -> float:
    """Return the median wall time of a command; the first run, which may compile, does not count."""
    command = [sys.executable, "-c", "from tarock.cli import app; app()", *arguments]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    times = []
    for _ in range(ROUNDS + 1):
        before = time.perf_counter()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=environment)
        times.append(time.perf_counter() - before)
    return statistics.median(times[1:])


if __name__ == "__main__":
    main()
