"""The rulesets of Königrufen: the books, and values that have the right type and still cannot be played."""

from collections.abc import Iterable, Iterator
from typing import Final

from tarock.core.errors import Flaw
from tarock.core.sentences import Sentence
from tarock.koenigrufen.bonus_kinds import BIRDS, DUE
from tarock.koenigrufen.cards import PACK, thirds
from tarock.koenigrufen.rules import Auction, Contract, KoenigrufenRuleset
from tarock.rulesets.families import Rulesets
from tarock.rulesets.loader import load_as

KOENIGRUFEN: Final = ("koenigrufen-1900", "koenigrufen-turnier", "koenigrufen-mayr-2012")
"""The books of Königrufen."""


def load_koenigrufen(name: str) -> KoenigrufenRuleset:
    """Return the ruleset of a book of Königrufen.

    :raises RulesetError: if there is no such book.
    """
    return load_as(name, FAMILY)


def problems(ruleset: KoenigrufenRuleset) -> list[Flaw]:
    """Return what makes a ruleset impossible; nothing when it can be played."""
    return [*_auction_problems(ruleset), *_contract_problems(ruleset), *_other_problems(ruleset)]


def _auction_problems(ruleset: KoenigrufenRuleset) -> Iterator[Flaw]:
    rule = ruleset.auction
    known = {contract.id for contract in ruleset.contracts}
    names = [name for row in rule.order for name in row]
    for name in (*names, *rule.free, *rule.first_word):
        contract, _, bird = name.partition(" ")
        if contract not in known or (bird and bird not in BIRDS):
            yield Flaw(Sentence("rules-no-such-game", name=name), "auction")
    yield from (Flaw(Sentence("rules-twice", name=name), "auction.order") for name in _twice(names))
    if not names:
        yield Flaw(Sentence("rules-nothing-to-bid"), "auction.order")
    if rule.opening != "call_or_pass" and not rule.free:
        yield Flaw(Sentence("rules-nothing-free"), "auction.free")
    for name in sorted(known - _reached(rule)):
        yield Flaw(Sentence("rules-out-of-reach", name=name), f"contracts.{name}")


def _reached(rule: Auction) -> set[str]:
    """Return the contracts that somebody can come to play.

    A first word is none where that is "Vorhand"; nobody chooses freely where who has the forehand may pass.
    """
    first = set(rule.first_word)
    ordered = {name.partition(" ")[0] for row in rule.order for name in row}
    free = set[str]() if rule.opening == "call_or_pass" else {name.partition(" ")[0] for name in rule.free} - first
    return free | (ordered - first if rule.opening == "vorhand" else ordered)


def _contract_problems(ruleset: KoenigrufenRuleset) -> Iterator[Flaw]:
    for name in _twice(contract.id for contract in ruleset.contracts):
        yield Flaw(Sentence("rules-twice", name=name), f"contracts.{name}")
    for contract in ruleset.contracts:
        if contract.kind == "trischaken":
            yield from _trischaken_problems(ruleset, contract)
        elif not contract.value:
            yield _of_contract("rules-needs-value", contract, "value")
        if contract.calls and contract.kind != "positive":
            yield _of_contract("rules-calls-positive", contract, "calls")
        if contract.kind == "negative" and contract.talon != "unused":
            yield _of_contract("rules-talon-unused", contract, "talon")
        if contract.kind in {"positive", "suit"} and contract.talon == "unused":
            yield _of_contract("rules-talon-somebodys", contract, "talon")


def _of_contract(key: str, contract: Contract, field: str) -> Flaw:
    return Flaw(Sentence(key, name=contract.id), f"contracts.{contract.id}.{field}")


def _trischaken_problems(ruleset: KoenigrufenRuleset, contract: Contract) -> Iterator[Flaw]:
    if ruleset.trischaken is None:
        yield Flaw(Sentence("rules-needs-trischaken", name=contract.id), f"contracts.{contract.id}")
    if contract.value or contract.loss or contract.talon != "unused":
        yield Flaw(Sentence("rules-sums-in-trischaken", name=contract.id), f"contracts.{contract.id}")


def _other_problems(ruleset: KoenigrufenRuleset) -> Iterator[Flaw]:
    total, needed = thirds(ruleset.counting, PACK), ruleset.counting.win_thirds
    if needed > total:
        yield Flaw(Sentence("rules-wins-never", needed=needed, total=total), "counting.win_thirds")
    elif 2 * needed <= total:
        yield Flaw(Sentence("rules-wins-both", needed=needed, total=total), "counting.win_thirds")
    for name in _twice(bonus.id for bonus in ruleset.bonuses):
        yield Flaw(Sentence("rules-twice", name=name), f"bonuses.{name}")
    for bonus in ruleset.bonuses:
        if bonus.silent_failure and bonus.id not in DUE:
            yield Flaw(Sentence("rules-silent-failure", name=bonus.id), f"bonuses.{bonus.id}.silent_failure")
    known = {bonus.id for bonus in ruleset.bonuses}
    named = {
        "suit_game.bonuses": ruleset.suit_game.bonuses,
        "announcing.holder_only": ruleset.announcing.holder_only,
        "announcing.partner_only": ruleset.announcing.partner_only,
    }
    for key, names in named.items():
        yield from (Flaw(Sentence("rules-no-such-bonus", name=name), key) for name in names if name not in known)


def _twice(names: Iterable[str]) -> list[str]:
    every = list(names)
    return [name for name in dict.fromkeys(every) if every.count(name) > 1]


FAMILY: Final = Rulesets(
    game="Königrufen", kind=KoenigrufenRuleset, books=KOENIGRUFEN, usual="koenigrufen-turnier", problems=problems
)
