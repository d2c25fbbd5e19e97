"""The most that anybody can win or lose in a deal, as libraries want to know it: never too little, often too much."""

from tarock.core.errors import TarockError
from tarock.core.rules import Ruleset
from tarock.danish.rules import DanishRuleset
from tarock.koenigrufen.rules import KoenigrufenRuleset


def most_won(ruleset: Ruleset) -> float:
    """Return a number of chips or points that no deal can exceed.

    >>> from tarock.rulesets import load
    >>> most_won(load("koenigrufen-turnier")) > 500
    True
    """
    if isinstance(ruleset, KoenigrufenRuleset):
        return _points(ruleset)
    if isinstance(ruleset, DanishRuleset):
        return _chips(ruleset)
    message = f"{ruleset.id} is a ruleset of the family {ruleset.family!r}, expected 'danish' or 'koenigrufen'"
    raise TarockError(message)


def _points(rules: KoenigrufenRuleset) -> float:
    """Return three times (one against three) the dearest game with every bonus and a Valat, doubled throughout."""
    factor = max(contract.bonus_factor for contract in rules.contracts)
    times = max(1, rules.valat.silent, rules.valat.announced)
    game = max(max(contract.value, contract.lost, *contract.valat) for contract in rules.contracts) * times
    bonuses = sum(max(bonus.announced, bonus.silent) for bonus in rules.bonuses) * factor
    levels = 2**rules.kontra.levels
    trischaken = rules.trischaken
    pot = 0 if trischaken is None else 2 * (trischaken.unit + trischaken.pair + trischaken.triple)
    return float(3 * levels * (game + 2 * bonuses) + 3 * pot)


def _chips(rules: DanishRuleset) -> float:
    """Return what the dearest of everything comes to: from both others, with both cups and all that is counted."""
    cups = 2 * (rules.ante.each_cup + 3 * rules.funding.each)
    ultimos = rules.ultimo.king + rules.ultimo.pagat + rules.bagud.king + rules.bagud.pagat
    single = rules.lost_ultimo_card.to_each + rules.lost_ultimo_card.to_cup + rules.pagat_home.from_each
    tricks = rules.last_trick.from_each + rules.nolo.from_each + rules.tout.from_each
    points = 2 * (rules.overfull.points + rules.full.points + rules.half.points + 25 * rules.taroks.points)
    return float(2 * (cups + 4 * ultimos + 25 * single + 2 * tricks + points) + 1000)
