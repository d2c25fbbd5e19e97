"""The tables of a Königrufen rule book, worked out from its data: card values, bids, games, bonuses, sums."""

from collections.abc import Iterator
from typing import Final

from tarock.koenigrufen.rules import Auction, Bonus, Contract, Counting, KoenigrufenRuleset
from tarock.words import Words
from tarock.words.koenigrufen.names import bonus_name, contract_name, points_and_blatt
from tarock.words.passages import TextTable, court_values, listed, value_table

NOTHING: Final = "–"
_FOREHAND: Final = 2
_WON: Final = 2
"""Trischaken costs forehand twice as much, and whoever has won a game's points twice as much again."""


def card_values(words: Words, rule: Counting) -> TextTable:
    """Return what each card counts."""
    courts = court_values(rule.king, rule.queen, rule.cavall, rule.jack)
    return value_table(words, {"k-cell-trull": rule.trull, **courts, "k-cell-other": rule.other})


def order_of_bids(words: Words, rule: Auction) -> TextTable:
    """Return the bids from low to high; equal ones share a row."""
    rows = (
        (str(rank), ", ".join(contract_name(words, bid) for bid in row)) for rank, row in enumerate(rule.order, start=1)
    )
    return ((words("k-head-rank"), words("k-head-bid")), *rows)


def games(words: Words, ruleset: KoenigrufenRuleset) -> TextTable:
    """Return the games: values, talon, sides, goal and what bonuses count in them."""
    heads = tuple(words(f"k-head-{head}") for head in ("game", "won", "lost", "talon", "sides", "goal", "bonuses"))
    return (heads, *(_game(words, ruleset, contract) for contract in ruleset.contracts))


def _game(words: Words, ruleset: KoenigrufenRuleset, contract: Contract) -> tuple[str, ...]:
    name = contract_name(words, contract.id)
    if contract.kind == "trischaken":
        # Its sums and its talon are the Trischaken rule's.
        return (name, NOTHING, NOTHING, NOTHING, words("k-cell-each"), words("k-cell-fewest"), NOTHING)
    return (
        name,
        str(contract.value),
        str(contract.lost),
        words(f"k-cell-talon-{contract.talon}"),
        words("k-cell-partner" if contract.calls else "k-cell-alone"),
        _goal(words, ruleset, contract),
        _bonuses_in(words, ruleset, contract),
    )


def _goal(words: Words, ruleset: KoenigrufenRuleset, contract: Contract) -> str:
    if contract.kind == "negative":
        return words("k-cell-tricks", tricks=contract.tricks)
    return points_and_blatt(words, ruleset.counting.win_thirds)


def _bonuses_in(words: Words, ruleset: KoenigrufenRuleset, contract: Contract) -> str:
    times = f"×{contract.bonus_factor}"
    if contract.kind == "positive":
        return times
    names = [bonus_name(words, bonus) for bonus in ruleset.suit_game.bonuses] if contract.kind == "suit" else []
    return f"{listed(words, names)} {times}" if names else NOTHING


def bonuses(words: Words, ruleset: KoenigrufenRuleset) -> TextTable:
    """Return what the bonuses are worth announced, in silence, and when they fail in silence."""
    heads = tuple(words(f"k-head-{head}") for head in ("bonus", "announced", "silent", "failed"))
    return (heads, *(_bonus(words, bonus) for bonus in ruleset.bonuses))


def _bonus(words: Words, bonus: Bonus) -> tuple[str, ...]:
    failed = f"−{bonus.silent}" if bonus.silent_failure else NOTHING
    return (bonus_name(words, bonus.id), str(bonus.announced or NOTHING), str(bonus.silent), failed)


def valat(words: Words, ruleset: KoenigrufenRuleset) -> TextTable:
    """Return what a Valat is worth in each game; in brackets where the declarer's loss is dearer."""
    heads = tuple(words(f"k-head-{head}") for head in ("game", "silent", "announced"))
    played = [contract for contract in ruleset.contracts if contract.kind in {"positive", "suit"}]
    return (heads, *((contract_name(words, contract.id), *_valat_sums(ruleset, contract)) for contract in played))


def _valat_sums(ruleset: KoenigrufenRuleset, contract: Contract) -> Iterator[str]:
    rule = ruleset.valat
    for sum_, factor in zip(contract.valat, (rule.silent, rule.announced), strict=True):
        if rule.mode == "fixed":
            yield str(sum_)
        elif contract.lost == contract.value:
            yield str(contract.value * factor)
        else:
            yield f"{contract.value * factor} ({contract.lost * factor})"


def trischaken(words: Words, ruleset: KoenigrufenRuleset) -> TextTable:
    """Return who pays what in Trischaken."""
    rule = ruleset.trischaken
    assert rule is not None
    cases = (
        ("most", "to-each", rule.unit),
        ("most-won", "to-each", rule.unit * _WON),
        ("forehand", "to-each", rule.unit * _FOREHAND),
        ("forehand-won", "to-each", rule.unit * _FOREHAND * _WON),
        ("pair", "in-all", rule.pair),
        ("triple", "in-all", rule.triple),
        ("revoke", "to-each", rule.revoke),
        ("revoke-forehand", "to-each", rule.revoke_forehand),
        ("revoke-pair", "in-all", rule.revoke_pair),
    )
    won = points_and_blatt(words, ruleset.counting.win_thirds)
    rows = ((words(f"k-case-{case}", won=won), words(f"k-cell-{way}", points=points)) for case, way, points in cases)
    return ((words("k-head-case"), words("head-payment")), *rows)
