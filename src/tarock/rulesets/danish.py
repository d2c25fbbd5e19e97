"""The rulesets of Danish Tarok: the books, and values that have the right type and still cannot be played."""

from itertools import chain
from math import gcd
from typing import Final

from tarock.core.errors import Flaw
from tarock.core.sentences import Sentence
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


def problems(ruleset: DanishRuleset) -> list[Flaw]:
    """Return what makes a ruleset impossible; nothing when it can be played."""
    found = (_count_problems, _declaration_problems, _rotation_problems, _money_problems)
    return list(chain.from_iterable(problems_of(ruleset) for problems_of in found))


def _count_problems(ruleset: DanishRuleset) -> list[Flaw]:
    rule = ruleset.count
    total = _TRICKS_AND_SKAT * rule.values.trick + sum(card_value(rule.values, card) for card in PACK)
    if total == ACTIVE * rule.average:
        return []
    return [Flaw(Sentence("rules-average", average=rule.average, total=total), "count.average")]


def _money_problems(ruleset: DanishRuleset) -> list[Flaw]:
    """What a point is worth is so much of something; without an amount the book names no sum."""
    rule = ruleset.point_value
    if rule.amount and not rule.unit.strip():
        return [Flaw(Sentence("rules-amount-without-unit", amount=rule.amount), "point_value.unit")]
    return []


def _declaration_problems(ruleset: DanishRuleset) -> list[Flaw]:
    longest = len(TAROKS) + 1
    return [
        Flaw(Sentence("rules-number", least=lowest, most=longest, got=str(rule.shortest)), f"{name}.shortest")
        for name, rule, lowest in (("taroks", ruleset.taroks, 1), ("matadors", ruleset.matadors, 3))
        if not lowest <= rule.shortest <= longest
    ]


def _rotation_problems(ruleset: DanishRuleset) -> list[Flaw]:
    found = [
        Flaw(problem, f"rotations.{rotation.id}")
        for rotation in ruleset.rotations
        for problem in _one_rotation(rotation)
    ]
    names = [rotation.id for rotation in ruleset.rotations]
    twice = [name for name in dict.fromkeys(names) if names.count(name) > 1]
    return found + [Flaw(Sentence("rules-twice", name=name), f"rotations.{name}") for name in twice]


def _one_rotation(rotation: Rotation) -> list[Sentence]:
    playing = rotation.at_table - rotation.resting
    seats = [seat for game in rotation.games for seat in (game.dealer, game.forehand, game.middle)]
    found: list[Sentence] = []
    name = rotation.id
    if not seats or len(set(seats)) != len(seats) or max(seats) >= playing:
        found.append(Sentence("rules-rotation-seats", name=name, last=playing - 1))
    elif any(
        (game.forehand - game.dealer) % playing > (game.middle - game.dealer) % playing for game in rotation.games
    ):
        found.append(Sentence("rules-rotation-order", name=name))
    elif len(rotation.games) > 1 and rotation.cups == "table":
        found.append(Sentence("rules-rotation-cups", name=name))
    if gcd(rotation.step, playing) != 1:
        found.append(Sentence("rules-rotation-step", name=name, step=rotation.step, seats=playing))
    return found


FAMILY: Final = Rulesets(
    game="Danish Tarok", kind=DanishRuleset, books=DANISH, usual="danish-hjoerring", problems=problems
)
