"""The rulesets of Königrufen: the books, and values that have the right type and still cannot be played."""

from collections.abc import Iterable, Iterator
from typing import Final

from tarock.koenigrufen.bonus_kinds import BIRDS, DUE
from tarock.koenigrufen.cards import PACK, thirds
from tarock.koenigrufen.rules import Contract, KoenigrufenRuleset
from tarock.rulesets.families import Rulesets
from tarock.rulesets.loader import load_as

KOENIGRUFEN: Final = ("koenigrufen-1900", "koenigrufen-turnier", "koenigrufen-mayr-2012")
"""The books of Königrufen."""


def load_koenigrufen(name: str) -> KoenigrufenRuleset:
    """Return the ruleset of a book of Königrufen.

    :raises RulesetError: if there is no such book.
    """
    return load_as(name, FAMILY)


def problems(ruleset: KoenigrufenRuleset) -> list[str]:
    """Return what makes a ruleset impossible; nothing when it can be played."""
    return [*_auction_problems(ruleset), *_contract_problems(ruleset), *_other_problems(ruleset)]


def _auction_problems(ruleset: KoenigrufenRuleset) -> Iterator[str]:
    rule = ruleset.auction
    known = {contract.id for contract in ruleset.contracts}
    names = [name for row in rule.order for name in row]
    for name in (*names, *rule.free, *rule.first_word):
        contract, _, bird = name.partition(" ")
        if contract not in known or (bird and bird not in BIRDS):
            yield f"auction: {name!r} is no game of this ruleset"
    yield from (f"auction.order: {name!r} is there twice" for name in _twice(names))
    if not names:
        yield "auction.order: there must be a game to bid"
    if rule.opening != "call_or_pass" and not rule.free:
        yield "auction.free: forehand must have a game to choose when the three others have passed"


def _contract_problems(ruleset: KoenigrufenRuleset) -> Iterator[str]:
    yield from (f"contracts: {name!r} is there twice" for name in _twice(c.id for c in ruleset.contracts))
    for contract in ruleset.contracts:
        if contract.kind == "trischaken":
            yield from _trischaken_problems(ruleset, contract)
        elif not contract.value:
            yield f"contracts: {contract.id!r} needs its value"
        if contract.calls and contract.kind != "positive":
            yield f"contracts: {contract.id!r} calls a king, so its kind must be positive"
        if contract.kind == "negative" and contract.talon != "unused":
            yield f'contracts: {contract.id!r} does not use the talon (talon = "unused")'
        if contract.kind in {"positive", "suit"} and contract.talon == "unused":
            yield f"contracts: {contract.id!r} counts points, so the talon must be somebody's"


def _trischaken_problems(ruleset: KoenigrufenRuleset, contract: Contract) -> Iterator[str]:
    if ruleset.trischaken is None:
        yield f"contracts: {contract.id!r} needs the table [trischaken]"
    if contract.value or contract.loss or contract.talon != "unused":
        yield f"contracts: {contract.id!r} has its sums and its talon in the table [trischaken]"


def _other_problems(ruleset: KoenigrufenRuleset) -> Iterator[str]:
    total = thirds(ruleset.counting, PACK)
    if not total < 2 * ruleset.counting.win_thirds <= 2 * total:
        yield f"counting.win_thirds: {ruleset.counting.win_thirds} is not more than half of {total} thirds"
    yield from (f"bonuses: {name!r} is there twice" for name in _twice(bonus.id for bonus in ruleset.bonuses))
    for bonus in ruleset.bonuses:
        if bonus.silent_failure and bonus.id not in DUE:
            yield f"bonuses: {bonus.id!r} cannot fail in silence"
    known = {bonus.id for bonus in ruleset.bonuses}
    for name in (*ruleset.suit_game.bonuses, *ruleset.announcing.holder_only, *ruleset.announcing.partner_only):
        if name not in known:
            yield f"{name!r} is named, but there is no such bonus in this ruleset"


def _twice(names: Iterable[str]) -> list[str]:
    every = list(names)
    return [name for name in dict.fromkeys(every) if every.count(name) > 1]


FAMILY: Final = Rulesets(
    game="Königrufen", kind=KoenigrufenRuleset, books=KOENIGRUFEN, usual="koenigrufen-turnier", problems=problems
)
