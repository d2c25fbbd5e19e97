"""How many decisions a second the doors for researchers take: `python -m bench.doors`.

One process, its own processor time, random legal actions.  OpenSpiel's row and that of its own tarok are left out where
OpenSpiel is not installed (`make test-doors` fetches it).
"""

import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from tarock.doors.batch import Batch

DEALS: Final = 1_024
SECONDS: Final = 3.0
BOOKS: Final = ("koenigrufen-turnier", "koenigrufen-1900", "danish-hjoerring", "danish-jensen-1989")


def per_second(work: Callable[[], int]) -> float:
    """Return how many decisions a second some work takes; it says how many it took at a time."""
    work()
    before, decisions = time.process_time(), 0
    while (worked := time.process_time() - before) < SECONDS:
        decisions += work()
    return decisions / worked


def rows() -> Iterator[tuple[str, str, float]]:
    """Give what was measured: the door, the game, and decisions a second."""
    for rules in BOOKS:
        batch = Batch(rules, DEALS, seed=1)
        mask, seen = batch.legal(), batch.observe()
        yield "batch: step", rules, per_second(partial(stepped, batch))
        yield "batch: step and mask", rules, per_second(partial(stepped, batch, partial(batch.legal, mask)))
        yield "batch: step and observe", rules, per_second(partial(stepped, batch, partial(batch.observe, seen)))
    if find_spec("pettingzoo"):
        for rules in ("koenigrufen-turnier", "danish-hjoerring"):
            env = import_module("tarock.doors.zoo").env(rules)
            yield "PettingZoo", rules, per_second(partial(episode, env))
    if find_spec("pyspiel"):
        spiel = import_module("pyspiel")
        import_module("tarock.doors.spiel")
        for name in ("tarock_koenigrufen", "tarock_danish", "tarok(players=4)"):
            game = spiel.load_game(name)
            yield "OpenSpiel", name, per_second(partial(simulated, game))


def stepped(batch: Batch, look: Callable[[], object] | None = None) -> int:
    """Take a step at random in every deal."""
    batch.step(batch.sample())
    if look is not None:
        look()
    return batch.deals


def episode(env: Any) -> int:  # noqa: ANN401 - PettingZoo has no types
    """Play a deal at random."""
    decisions = 0
    env.reset()
    for agent in env.agent_iter():
        seen, _, ended, _, _ = env.last()
        decisions += not ended
        env.step(None if ended else env.action_space(agent).sample(seen["action_mask"]))
    return decisions


def simulated(game: Any) -> int:  # noqa: ANN401 - OpenSpiel has no types
    """Play a deal at random, the chance nodes of which are not counted."""
    decisions = 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(random.choice(state.chance_outcomes())[0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
    return decisions


if __name__ == "__main__":
    print("| door | game | decisions a second |\n|---|---|---|")
    for door, game, rate in rows():
        print(f"| {door} | {game} | {rate:,.0f} |", flush=True)
