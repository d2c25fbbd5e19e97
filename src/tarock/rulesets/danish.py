"""The rulesets of Danish Tarok: the books, and values that have the right type and still cannot be played."""

from itertools import chain
from math import gcd
from typing import Final

from tarock.danish.cards import PACK, TAROKS
from tarock.danish.count import card_value
from tarock.danish.rules import DanishRuleset, Rotation
from tarock.danish.seating import ACTIVE
from tarock.rulesets.families import Rulesets
from tarock.rulesets.loader import load_as

DANISH: Final = ("danish-jensen-1989", "danish-hjoerring")
"""The books of Danish Tarok."""

_TRICKS_AND_SKAT = 26


def load_danish(name: str) -> DanishRuleset:
    """Return the ruleset of a book of Danish Tarok.

    :raises RulesetError: if there is no such book.
    """
    return load_as(name, FAMILY)


def problems(ruleset: DanishRuleset) -> list[str]:
    """Return what makes a ruleset impossible; nothing when it can be played."""
    return list(chain(_count_problems(ruleset), _declaration_problems(ruleset), _rotation_problems(ruleset)))


def _count_problems(ruleset: DanishRuleset) -> list[str]:
    rule = ruleset.count
    total = _TRICKS_AND_SKAT * rule.values.trick + sum(card_value(rule.values, card) for card in PACK)
    if total == ACTIVE * rule.average:
        return []
    return [f"count.average: {rule.average} is not a third of the {total} points that the cards and tricks count"]


def _declaration_problems(ruleset: DanishRuleset) -> list[str]:
    longest = len(TAROKS) + 1
    return [
        f"{name}.shortest: expected {lowest} to {longest}, got {rule.shortest}"
        for name, rule, lowest in (("taroks", ruleset.taroks, 1), ("matadors", ruleset.matadors, 3))
        if not lowest <= rule.shortest <= longest
    ]


def _rotation_problems(ruleset: DanishRuleset) -> list[str]:
    found = [f"rotations: {problem}" for rotation in ruleset.rotations for problem in _one_rotation(rotation)]
    names = [rotation.id for rotation in ruleset.rotations]
    return found + [f"rotations: {name!r} is there twice" for name in set(names) if names.count(name) > 1]


def _one_rotation(rotation: Rotation) -> list[str]:
    playing = rotation.at_table - rotation.resting
    seats = [seat for game in rotation.games for seat in (game.dealer, game.forehand, game.middle)]
    found: list[str] = []
    if not seats or len(set(seats)) != len(seats) or max(seats) >= playing:
        found.append(f"{rotation.id!r} must seat its games at different seats from 0 to {playing - 1}")
    elif any(
        (game.forehand - game.dealer) % playing > (game.middle - game.dealer) % playing for game in rotation.games
    ):
        found.append(f"{rotation.id!r} must name forehand before middle hand in playing order from the dealer")
    elif len(rotation.games) > 1 and rotation.cups == "table":
        found.append(f'{rotation.id!r} plays several games at once, so each needs its own cups (cups = "game")')
    if gcd(rotation.step, playing) != 1:
        found.append(f"{rotation.id!r} moves the deal by {rotation.step} of {playing} seats, so that some never deal")
    return found


FAMILY: Final = Rulesets(
    game="Danish Tarok", kind=DanishRuleset, books=DANISH, usual="danish-hjoerring", problems=problems
)
