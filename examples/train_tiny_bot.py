"""Train a tiny bot in NumPy: it looks over the shoulder of the books, and then beats players at random.

python examples/train_tiny_bot.py [STEPS]
"""

# %% [markdown]
# The batch door plays many deals side by side: observations are rows of bits, actions are numbers.
# The bot is one layer of weights.  It learns by doing what the books would do, which `book()` tells for every deal.

# %%
import sys

import numpy as np
from numpy.typing import NDArray

from tarock.doors.batch import Batch
from tarock.doors.opponents import Opponent

RULES = "danish-hjoerring"
OTHERS: dict[int, Opponent] = {1: "random", 2: "random"}
"""The other players, while it learns and while it is measured."""
Weights = NDArray[np.float32]


def chances(weights: Weights, observations: NDArray[np.uint8]) -> Weights:
    """Return how likely the bot does each thing that it may do; what it may is said by the first bits."""
    legal = observations[:, : weights.shape[1]].astype(bool)
    logits = np.where(legal, observations.astype(np.float32) @ weights, -np.inf)
    likely: Weights = np.exp(logits - logits.max(axis=1, keepdims=True))
    likely /= likely.sum(axis=1, keepdims=True)
    return likely


# %%
def trained(steps: int, deals: int = 256, rate: float = 0.5) -> Weights:
    """Return the weights after so many steps."""
    batch = Batch(RULES, deals, seed=1, opponents=OTHERS)
    weights: Weights = np.zeros((batch.encoding.inputs, batch.encoding.actions), np.float32)
    for _ in range(steps):
        observations, right = batch.observe(), batch.book()
        wrong = chances(weights, observations)
        wrong[np.arange(deals), right] -= 1
        weights -= rate / deals * (observations.astype(np.float32).T @ wrong)
        batch.step(right)
    return weights


# %% [markdown]
# Does it help?  It sits down at one seat, with two players at random, and so does another player at random.
# Cups are filled by those who play, so that even among equals everybody loses some chips a deal.


# %%
def worth(weights: Weights | None, steps: int = 150) -> float:
    """Return the chips a deal that the bot wins among players at random; without weights it is one itself."""
    batch = Batch(RULES, 256, seed=2, opponents=OTHERS)
    won, over = 0.0, 0
    for _ in range(steps):
        actions = batch.sample() if weights is None else chances(weights, batch.observe()).argmax(axis=1)
        result = batch.step(actions)
        won, over = won + float(result.rewards[:, 0].sum()), over + int(result.over.sum())
    return won / over


# %%
if __name__ == "__main__":
    wanted = sys.argv[1] if sys.argv[1:] else "200"
    if not wanted.isdigit():
        sys.exit(f"train_tiny_bot: expected a number of steps, got {wanted!r}")
    print(f"at random: {worth(None):+.1f} chips a deal")
    print(f"after {wanted} steps: {worth(trained(int(wanted))):+.1f} chips a deal")
