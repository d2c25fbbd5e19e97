"""What the server's dear work costs: `python -m bench.prices [--deals N]`.

Prints milliseconds of one core, as `tarock.server.costs.prices` states them; run it again when that work changes.
"""

import argparse
import time
from collections.abc import Callable, Iterable
from functools import partial
from random import Random
from typing import Any

import msgspec

from bench.coach import RULESETS, played
from bench.rows import milliseconds
from tarock.bots.families import BOTS
from tarock.bots.levels import OFFERED, level
from tarock.drawing.picture import Asked, before_play, drawn
from tarock.drawing.png import as_png
from tarock.notation import record
from tarock.notation.families import NOTATIONS
from tarock.rulesets import load
from tarock.server.evening.records import checked_records
from tarock.server.evening.settings import house_ruleset
from tarock.server.frames.replay import replay_of_record
from tarock.server.rules_shown import book_shown
from tarock.tutor.deeds import states_of
from tarock.tutor.evening_review import deal_played
from tarock.tutor.hints import hinted
from tarock.tutor.review import reviewed


def each(what: str, works: Iterable[Callable[[], object]]) -> None:
    """Print what a kind of work costs."""
    first, *others = works
    first()  # compiled code is loaded
    print(f"{what}: {milliseconds(others)}", flush=True)


def by_size(what: str, size: float, unit: str, work: Callable[[], object]) -> None:
    """Print what a kind of work costs for each unit of its size."""
    before = time.thread_time()
    work()
    took = 1000 * (time.thread_time() - before)
    print(f"{what}: {took:.0f} ms, {took / size:.2f} ms for each of {size:.0f} {unit}", flush=True)


def family(name: str, deals: int) -> None:
    """Print what the work costs that depends on the game."""
    states = [played(name, number, "book", 0) for number in range(deals)]
    text = record.dumps([NOTATIONS[name].record_of(state, [("Date", "2026-11-17")]) for state in states])
    house = load(RULESETS[name])
    print(f"{name}: {len(text) / deals / 1000:.1f} kB a deal")
    by_size("counting deals", 494, "kB", lambda: record.number_of_deals((text * (494_000 // len(text) + 1))[:494_000]))
    by_size("reading", deals, "deals", lambda: checked_records(text, house, deals))
    found = checked_records(text, house, deals)
    replays: list[Any] = []
    by_size("showing", deals, "deals", lambda: replays.extend(replay_of_record(each) for each in found))
    shown: list[bytes] = []
    by_size("writing as JSON", deals, "deals", lambda: shown.append(msgspec.json.encode(replays)))
    print(f"answer: {len(shown[0]) / deals / 1000:.0f} kB a deal")
    asked = [(deal, Asked(at=before_play(deal), width=1200, height=630, with_result=True)) for deal in found]
    svgs: list[str] = []
    by_size("drawing", deals, "deals", lambda: svgs.extend(drawn(*each) for each in asked))
    by_size("drawing as PNG", deals, "deals", lambda: [as_png(svg) for svg in svgs])
    for is_open in (False, True):
        review = partial(reviewed, rng=Random(0), with_open_cards=is_open)
        each(f"review, open cards: {is_open}", [partial(review, state, 0) for state in states])
    each("deal of an evening", [partial(deal_played, state, 0, Random(0)) for state in states])
    views = [s.view(seat) for state in states for s, seat, _ in states_of(state)[::5]]
    for depth in (1, 2, 3):
        each(f"hint {depth}", [partial(hinted, view, depth, Random(0)) for view in views[: 10 * deals]])
    for bot in OFFERED:
        player = BOTS[name].player(level(bot))
        each(f"move of {bot}", [partial(player.act, view, Random(0), {}) for view in views[: 10 * deals]])


def rules() -> None:
    """Print what house rules cost."""
    for book in RULESETS.values():
        text = f'id = "ours"\nname = "Ours"\nextends = "{book}"\n' + "# a remark of the house\n" * 800
        by_size(f"house rules from {book}", len(text) / 1000, "kB", partial(house_ruleset, text))
        by_size("rule book", 1, "book", partial(book_shown, load(book), "en"))


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description="Measure what the server's dear work costs.")
    parser.add_argument("--deals", type=int, default=6)
    given = parser.parse_args()
    rules()
    for name in RULESETS:
        family(name, given.deals)


if __name__ == "__main__":
    main()
