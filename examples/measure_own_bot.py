"""Measure a bot of one's own: alone among bots that play at random, with the same cards in every seat.

python examples/measure_own_bot.py [DEALS]
"""

# %% [markdown]
# A bot is given a view, which is all that its seat may know, and answers with something that the view offers.
# This one plays the highest card that it may; in all else it does the first thing that is offered.

# %%
import sys
from collections.abc import Mapping
from random import Random

import numpy as np

from tarock.arena.families import ARENA
from tarock.arena.statistics import Estimate, interval
from tarock.bots.families import BOTS
from tarock.bots.protocol import Decision
from tarock.core.errors import IllegalAction
from tarock.danish.actions import Action, Play
from tarock.danish.state import DanishView
from tarock.rulesets import load

Refusals = Mapping[Action, IllegalAction]


class HighestCard:
    """Plays the highest card that it may."""

    def __init__(self) -> None:
        self.otherwise = BOTS["danish"].simplest()

    def act(self, view: DanishView, rng: Random, refused: Refusals) -> Decision[Action]:
        """Return what to do on turn."""
        cards = [act for act in view.legal_actions() if isinstance(act, Play) and act not in refused]
        return Decision(max(cards, key=lambda act: act.card)) if cards else self.otherwise.act(view, rng, refused)

    def interject(self, view: DanishView, rng: Random, refused: Refusals) -> None:
        """Say nothing out of turn."""


# %% [markdown]
# Every deal is played four times: with nobody but the others, and with our bot in each of the three seats.
# So good cards help nobody, and the difference is what the play was worth.


# %%
def lead(deals: int) -> Estimate:
    """Return how many chips a deal our bot wins more than the others would with its cards."""
    rules, play, other = load("danish-hjoerring"), ARENA["danish"].play, BOTS["danish"].simplest
    seats = range(3)

    def net(number: int, ours: int | None) -> tuple[int, ...]:
        players = {seat: HighestCard() if seat == ours else other() for seat in seats}
        return play(rules, number % 3, f"example/{number}", players, solves=False)[0]

    others = [net(number, None) for number in range(deals)]
    leads = [sum(net(number, seat)[seat] - others[number][seat] for seat in seats) / 3 for number in range(deals)]
    return interval(np.array(leads))


# %%
if __name__ == "__main__":
    wanted = sys.argv[1] if sys.argv[1:] else "40"
    if not wanted.isdigit() or int(wanted) < 2:  # noqa: PLR2004 - as the message says
        sys.exit(f"measure_own_bot: expected a number of deals, 2 or more, got {wanted!r}")
    found = lead(int(wanted))
    print(f"{found.mean:+.1f} chips a deal, 95 % interval {found.low:+.1f} to {found.high:+.1f}, {found.deals} deals")
