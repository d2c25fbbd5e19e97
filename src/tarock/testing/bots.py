"""Checking a bot of any family: it plays whole deals, keeps to what its view offers, and is the same for a seed."""

from collections.abc import Mapping
from random import Random
from typing import Any, TypeAlias

from tarock.bots.families import BOTS
from tarock.bots.protocol import Player
from tarock.core.errors import IllegalAction
from tarock.core.game import State
from tarock.core.rules import Ruleset
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.testing.expecting import CheckFailed, expect
from tarock.testing.families import CHECKS

Refusals: TypeAlias = Mapping[Any, IllegalAction]


def check_bot(bot: Player[Any, Any], ruleset: Ruleset, deals: int = 20, *, first: int = 1) -> list[State]:
    """Let a bot play at all seats and check all that the table asks of a bot.

    >>> from tarock.bots.families import BOTS
    >>> from tarock.rulesets import load
    >>> len(check_bot(BOTS["danish"].simplest(), load("danish-hjoerring"), deals=2))
    2
    >>> len(check_bot(BOTS["koenigrufen"].simplest(), load("koenigrufen-turnier"), deals=2))
    2

    :param first: the seed of the first deal; the others follow.
    :returns: the ends of the deals.
    :raises CheckFailed: with the seed of the deal and what is wrong.
    """
    return [_check_deal(bot, ruleset, seed) for seed in range(first, first + deals)]


def _check_deal(bot: Player[Any, Any], ruleset: Ruleset, seed: int) -> State:
    start = CHECKS[ruleset.family].begun(ruleset, seed)
    try:
        end = _played(bot, start, seed)
        expect(_played(bot, start, seed) == end, "the same cards and the same random numbers gave another deal")
    except CheckFailed as error:
        message = f"{type(bot).__name__}, {ruleset.id}, seed {seed}: {error}"
        raise CheckFailed(message) from error
    return end


def _played(bot: Player[Any, Any], state: State, seed: int) -> State:
    rng = Random(f"bot {seed}")  # noqa: S311 - repeatable on purpose
    order_from = BOTS[state.ruleset.family].order_from
    while state.turn is not None:
        for seat in order_from(state, state.turn)[1:]:
            state = _interjection(bot, state, seat, rng)
        if state.turn is not None:
            state = _action(bot, state, state.turn, rng)
    return state


def _action(bot: Player[Any, Any], state: State, seat: Seat, rng: Random) -> State:
    refused: Refusals = {}
    while True:
        action = bot.act(state.view(seat), rng, refused).action
        after = _tried(state, seat, action, refused)
        if not isinstance(after, IllegalAction):
            return after
        refused = {**refused, action: after}


def _interjection(bot: Player[Any, Any], state: State, seat: Seat, rng: Random) -> State:
    """Let a seat that is not on turn use its rights until it wants nothing more."""
    has_rights = BOTS[state.ruleset.family].has_rights
    refused: Refusals = {}
    while state.turn not in {seat, None} and has_rights(state.view(seat)):
        decision = bot.interject(state.view(seat), rng, refused)
        if decision is None:
            break
        after = _tried(state, seat, decision.action, refused)
        if isinstance(after, IllegalAction):
            refused = {**refused, decision.action: after}
        else:
            state = after
    return state


def _tried(state: State, seat: Seat, action: Any, refused: Refusals) -> State | IllegalAction:  # noqa: ANN401
    """Apply what the bot answered, or return why the table refused what the bot could not know."""
    name, checks = SEAT_NAMES[seat], CHECKS[state.ruleset.family]
    offered = state.view(seat).legal_actions()
    expect(checks.is_offered(offered, action), f"{name} answered {action}, which its view does not offer: {offered}")
    expect(action not in refused, f"{name} answered {action} again, which was just refused")
    try:
        return state.apply(seat, action)
    except IllegalAction as error:
        expect(isinstance(action, checks.may_be_refused), f"{name} was refused {action}: {error}")
        return error
