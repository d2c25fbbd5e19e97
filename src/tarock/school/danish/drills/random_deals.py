"""Deals that are played at random: for questions in which it does not matter how well."""

from random import Random

from tarock.bots.danish.random_bot import RandomBot
from tarock.core.faults import Mode
from tarock.danish.family import FAMILY as GAME
from tarock.danish.rules import DanishRuleset
from tarock.danish.state import DanishState


def course(rules: DanishRuleset, seed: str, rng: Random) -> list[DanishState]:
    """Return a deal that is played at random, state by state."""
    state = GAME.dealt(rules, rng.randrange(3), seed, Mode.STRICT)
    found = [state]
    bot = RandomBot()
    while state.turn is not None:
        state = state.apply(state.turn, bot.act(state.view(state.turn), rng, {}).action)
        found.append(state)
    return found
