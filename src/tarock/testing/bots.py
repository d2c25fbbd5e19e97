"""Checking a bot: it plays whole deals, keeps to what its view offers and is the same for the same seed."""

from random import Random

from tarock.bots.danish.playing import DanishPlayer, Refusals
from tarock.core.errors import IllegalAction
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.danish.actions import Action, Demand, Name
from tarock.danish.rules import DanishRuleset
from tarock.danish.state import DanishState
from tarock.testing.danish.legality import is_offered
from tarock.testing.danish.playing import BOLD, Policy, random_deal
from tarock.testing.expecting import CheckFailed, expect


def check_bot(
    bot: DanishPlayer, ruleset: DanishRuleset, deals: int = 20, *, first: int = 1, policy: Policy = BOLD
) -> list[DanishState]:
    """Let a bot play at all seats and check all that the table asks of a bot.

    >>> from tarock.bots.danish.random_bot import RandomBot
    >>> from tarock.rulesets import load_danish
    >>> len(check_bot(RandomBot(), load_danish("danish-hjoerring"), deals=2))
    2

    :param first: the seed of the first deal; the others follow.
    :param policy: how often the cards are stacked.
    :returns: the ends of the deals.
    :raises CheckFailed: with the seed of the deal and what is wrong.
    """
    return [_check_deal(bot, ruleset, seed, policy) for seed in range(first, first + deals)]


def _check_deal(bot: DanishPlayer, ruleset: DanishRuleset, seed: int, policy: Policy) -> DanishState:
    start = next(random_deal(ruleset, seed, policy))
    try:
        end = _played(bot, start, seed)
        expect(_played(bot, start, seed) == end, "the same cards and the same random numbers gave another deal")
    except CheckFailed as error:
        message = f"{type(bot).__name__}, {ruleset.id}, seed {seed}: {error}"
        raise CheckFailed(message) from error
    return end


def _played(bot: DanishPlayer, state: DanishState, seed: int) -> DanishState:
    rng = Random(f"bot {seed}")  # noqa: S311 - repeatable on purpose
    while state.turn is not None:
        for seat in state.table.seating.opponents(state.turn):
            state = _interjection(bot, state, seat, rng)
        if state.turn is not None:
            state = _action(bot, state, state.turn, rng)
    return state


def _action(bot: DanishPlayer, state: DanishState, seat: Seat, rng: Random) -> DanishState:
    refused: Refusals = {}
    while True:
        after = _tried(state, seat, bot.act(state.view(seat), rng, refused).action, refused)
        if isinstance(after, DanishState):
            return after
        refused = {**refused, **after}


def _interjection(bot: DanishPlayer, state: DanishState, seat: Seat, rng: Random) -> DanishState:
    """Let a seat that is not on turn use its rights until it wants nothing more."""
    refused: Refusals = {}
    while state.turn not in {seat, None} and any(offer not in refused for offer in state.view(seat).legal_actions()):
        decision = bot.interject(state.view(seat), rng, refused)
        if decision is None:
            break
        after = _tried(state, seat, decision.action, refused)
        if isinstance(after, DanishState):
            state = after
        else:
            refused = {**refused, **after}
    return state


def _tried(state: DanishState, seat: Seat, action: Action, refused: Refusals) -> "DanishState | Refusals":
    """Apply what the bot answered, or return why the table refused what the bot could not know."""
    name = SEAT_NAMES[seat]
    offered = state.view(seat).legal_actions()
    expect(is_offered(offered, action), f"{name} answered {action}, which its view does not offer: {offered}")
    expect(action not in refused, f"{name} answered {action} again, which was just refused")
    try:
        return state.apply(seat, action)
    except IllegalAction as error:
        expect(isinstance(action, Name | Demand), f"{name} was refused {action}: {error}")
        return {action: error}
