"""OpenSpiel's IS-MCTS against our levels at equal time: `python -m bench.spiel [--deals 20] [--write]`.

In every deal IS-MCTS sits alone among bots of a level, in each seat in turn; what it wins there beyond what the level
itself wins in the same seat with the same cards is its lead.  The deal is the unit of the statistics.  It simulates as
often as the level's own time for a decision allows, but at least :data:`FEWEST` times, with random rollouts.
`--write` puts the table into `docs/strength.md`.  OpenSpiel comes with `make test-doors`.
"""

import argparse
import random
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, stdev
from typing import Any, Final

import numpy as np
import pyspiel  # pyright: ignore[reportMissingImports] - the extra `openspiel`
from open_spiel.python.algorithms import (  # pyright: ignore[reportMissingImports]
    ismcts,
    mcts,
)

from tarock.doors import spiel

PAGE: Final = Path(__file__).parents[1] / "docs" / "strength.md"
BEGIN, END = "<!-- This table is made by `python -m bench.spiel`. -->", "<!-- End of the table of OpenSpiel. -->"
GAMES: Final = ("tarock_danish(ruleset=danish-hjoerring)", "tarock_koenigrufen(ruleset=koenigrufen-turnier)")
LEVELS: Final = ("book", "club", "grandmaster", "search:1600")
"""The last one thinks as long as IS-MCTS needs at least; all others are quicker."""
FEWEST: Final = 8
CURIOSITY: Final = 30.0
"""The constant of UCT, in chips or points."""
SURE: Final = 1.96


@dataclass
class Timed:
    """A bot whose processor time is taken."""

    bot: Any
    seconds: float = 0.0
    decisions: int = 0

    def step(self, state: Any) -> int:  # noqa: ANN401 - OpenSpiel has no types
        """Let the bot decide."""
        before = time.process_time()
        action = int(self.bot.step(state))
        self.seconds += time.process_time() - before
        self.decisions += 1
        return action

    @property
    def milliseconds(self) -> float:
        """How long a decision took."""
        return 1000 * self.seconds / max(1, self.decisions)


@dataclass
class Row:
    """What IS-MCTS comes to against a level."""

    game: str
    level: str
    simulations: int
    theirs: Timed
    ours: Timed
    leads: list[float] = field(default_factory=list[float])

    def line(self) -> str:
        """Return the row of the table."""
        half = SURE * stdev(self.leads) / len(self.leads) ** 0.5
        lead = mean(self.leads)
        sure = "**" if abs(lead) > half else ""
        told = f"{sure}{lead:+.1f} ({lead - half:+.1f} to {lead + half:+.1f}){sure}"
        times = f"{self.theirs.milliseconds:.0f} ms | {self.ours.milliseconds:.1f} ms"
        rules = self.game.partition("=")[2].rstrip(")")
        return f"| {rules} | {self.level} | {told} | {self.simulations} | {times} | {len(self.leads)} |"


def searcher(game: Any, simulations: int) -> Timed:  # noqa: ANN401
    """Return IS-MCTS with random rollouts."""
    dice = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    return Timed(ismcts.ISMCTSBot(game, evaluator, CURIOSITY, simulations, random_state=dice))


def played(game: Any, seed: int, bots: list[Timed]) -> list[float]:  # noqa: ANN401
    """Play a deal whose cards a seed gives."""
    cards = list(range(game.tarock.family.cards))
    random.Random(seed).shuffle(cards)
    state = game.new_initial_state()
    for card in cards:
        state.apply_action(card)
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    found: list[float] = state.returns()
    return found


def simulations_for(game: Any, level: Timed) -> int:  # noqa: ANN401
    """Return how many simulations take as long as a decision of a level."""
    seats = range(game.num_players())
    played(game, 0, [level for _ in seats])
    level.seconds, level.decisions = 0.0, 0
    played(game, 1, [level for _ in seats])
    one = searcher(game, FEWEST)
    played(game, 1, [one, *(level for _ in seats[1:])])
    return max(FEWEST, round(FEWEST * level.milliseconds / one.milliseconds))


def rows(deals: int) -> Iterator[Row]:
    """Give what was measured."""
    for name in GAMES:
        game = pyspiel.load_game(name)
        for level in LEVELS:
            ours = Timed(spiel.TarockBot(game, level))
            simulations = simulations_for(game, ours)
            row = Row(name, level, simulations, searcher(game, simulations), ours)
            for deal in range(2, deals + 2):
                alone = played(game, deal, [ours] * game.num_players())
                leads = []
                for seat in range(game.num_players()):
                    bots = [ours] * game.num_players()
                    bots[seat] = row.theirs
                    leads.append(played(game, deal, bots)[seat] - alone[seat])
                row.leads.append(mean(leads))
            yield row


def main() -> None:
    """Measure, print and perhaps write the table."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--deals", type=int, default=20)
    options.add_argument("--write", action="store_true")
    given = options.parse_args()
    lines = [
        "| rules | against | lead of IS-MCTS, 95 % | simulations | its time | the level's | deals |",
        "|---|---|---|---|---|---|---|",
    ]
    print("\n".join(lines), flush=True)
    for row in rows(given.deals):
        lines.append(row.line())
        print(lines[-1], flush=True)
    if given.write:
        before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
        _, _, after = rest.partition(END)
        PAGE.write_text("\n".join([f"{before}{BEGIN}", "", *lines, "", f"{END}{after}"]), "utf-8")


if __name__ == "__main__":
    main()
