"""The rules that a network for Königrufen is trained by: the books, and house rules drawn at random."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import numpy as np
from msgspec.structs import replace

from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.rules import Bonus, Contract, KoenigrufenRuleset
from tarock.learning.plans import Plans
from tarock.search.koenigrufen.selfplay import law_of

_CHANGED: Final = 0.3
"""How likely each rule is drawn anew."""
_FACTORS: Final = (0.5, 1.5, 2.0)
"""By what the worth of a game or a bonus is multiplied."""
_SWITCHES: Final[dict[tuple[str, str], tuple[object, ...]]] = {
    ("calling", "fourth"): (False, True),
    ("solo_king_in_talon", "kontra"): ("void", "void_if_lost"),
    ("solo_king_in_talon", "item_kontra"): ("void", "stands"),
    ("discard", "suit_games"): ("taroks_first", "as_always"),
    ("kaiserstich", "played"): (False, True),
    ("announcing", "once"): (False, True),
    ("announcing", "give_up"): ("highest_first", "free"),
    ("announcing", "early"): ("lost", "held_back"),
    ("announcing", "replaces"): ("either_side", "own_side"),
    ("valat", "beside"): ("all", "announced", "tricks_and_announced_sets"),
    ("kontra", "levels"): (0, 1, 2, 3),
    ("kontra", "effect"): ("score", "money"),
    ("kontra", "between_partners"): ("void", "refused"),
}


def koenigrufen_plans_of(rulesets: Sequence[KoenigrufenRuleset], houses: int, seed: int) -> Plans:
    """Return the rules of some books, and of houses that play by one of them but for some rules."""
    rng = Random(seed)  # noqa: S311 - repeatable on purpose
    drawn = [koenigrufen_house_rules(rng.choice(rulesets), rng) for _ in range(houses)]
    rows = [law_of(rules, seat) for rules in (*rulesets, *drawn) for seat in range(PLAYERS)]
    return Plans(tuple(rules.id for rules in rulesets), np.array(rows, np.int64), PLAYERS)


def koenigrufen_house_rules(ruleset: KoenigrufenRuleset, rng: Random) -> KoenigrufenRuleset:
    """Return a ruleset in which some amounts and switches are others."""
    for (table, key), values in _SWITCHES.items():
        if rng.random() < _CHANGED:
            changes: dict[str, Any] = {table: replace(getattr(ruleset, table), **{key: rng.choice(values)})}
            ruleset = replace(ruleset, **changes)
    return replace(
        ruleset,
        contracts=tuple(_other_game(contract, rng) for contract in ruleset.contracts),
        bonuses=tuple(_other_bonus(bonus, rng) for bonus in ruleset.bonuses),
    )


def _other_game(contract: Contract, rng: Random) -> Contract:
    """Return a game that may be worth something else, but for the one that all others are measured by."""
    is_measure = contract.kind == "positive" and contract.calls and contract.talon == "half"
    if is_measure or rng.random() >= _CHANGED:
        return contract
    factor = rng.choice(_FACTORS)
    loss = None if contract.loss is None else max(1, round(contract.loss * factor))
    return replace(contract, value=max(1, round(contract.value * factor)), loss=loss)


def _other_bonus(bonus: Bonus, rng: Random) -> Bonus:
    if rng.random() >= _CHANGED:
        return bonus
    factor = rng.choice(_FACTORS)
    return replace(bonus, announced=round(bonus.announced * factor), silent=max(1, round(bonus.silent * factor)))
