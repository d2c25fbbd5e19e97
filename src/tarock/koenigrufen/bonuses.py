"""What the bonuses of a positive game are worth, and which of them count."""

from collections.abc import Iterator
from typing import TypeAlias

from tarock.koenigrufen.bonus_kinds import BONUS_KINDS, SETS, BonusName
from tarock.koenigrufen.facts import Facts, Item, Side
from tarock.koenigrufen.ledger import Line
from tarock.koenigrufen.rules import Bonus, Contract, KoenigrufenRuleset

SideLine: TypeAlias = tuple[Side, Line]
"""A line, and the side that is paid."""


def lines(ruleset: KoenigrufenRuleset, contract: Contract, facts: Facts) -> Iterator[SideLine]:
    """Yield every bonus that counts: made ones for the side that made them, missed ones against it."""
    priced = prices(ruleset, contract)
    for item in facts.items:
        bonus = priced.get(item.item)
        if bonus is None or not _counts(ruleset, facts, item, bonus):
            continue
        points = (bonus.announced if item.announced else bonus.silent) * contract.bonus_factor
        side = item.side if item.made else item.side.other
        yield side, Line(points, item.item, bonus.source, item_kontra(ruleset, facts, item.kontra))
    if facts.king_in_talon == "left" and _is_king_paid(facts) and not _has(facts, "king_captured", made=True):
        rule = ruleset.king_in_talon
        yield Side.DEFENDERS, Line(rule.left * contract.bonus_factor, "king_left", rule.source)


def prices(ruleset: KoenigrufenRuleset, contract: Contract) -> dict[BonusName, Bonus]:
    """Return the bonuses that exist in a game: in suit games only those that the book leaves them."""
    known = ruleset.suit_game.bonuses if contract.kind == "suit" else None
    return {bonus.id: bonus for bonus in ruleset.bonuses if known is None or bonus.id in known}


def item_kontra(ruleset: KoenigrufenRuleset, facts: Facts, kontra: int) -> int:
    """Return how far an announcement stays doubled: a king in a solo player's talon may make it void."""
    void = facts.king_in_talon == "solo" and ruleset.solo_king_in_talon.item_kontra == "void"
    return 1 if void else kontra


def _counts(ruleset: KoenigrufenRuleset, facts: Facts, item: Item, bonus: Bonus) -> bool:
    if not item.announced and (not (item.made or bonus.silent_failure) or _is_replaced(ruleset, facts, item)):
        return False
    if item.item == "king_captured" and not _is_king_paid(facts):
        return False
    silent_loss = not item.announced and not item.made
    if silent_loss and BONUS_KINDS[item.item].loss_paid_as == "king_captured" and _is_king_charged(ruleset, facts):
        return False  # the captured king is paid already (K-A12)
    return _counts_beside_valat(ruleset, facts, item)


def _is_replaced(ruleset: KoenigrufenRuleset, facts: Facts, item: Item) -> bool:
    """Tell whether an announcement takes the place of a bonus in silence (K-A26)."""
    either_side = ruleset.announcing.replaces == "either_side"
    return any(
        other.announced and other.item == item.item and (either_side or other.side is item.side)
        for other in facts.items
    )


def _is_king_charged(ruleset: KoenigrufenRuleset, facts: Facts) -> bool:
    """Tell whether a lost called king is paid by itself, left lying or captured."""
    if facts.king_in_talon == "left":
        return bool(ruleset.king_in_talon.left)
    return "king_captured" in ruleset.bonuses_by_id and _has(facts, "king_captured", made=True)


def _is_king_paid(facts: Facts) -> bool:
    """Tell whether a captured king is paid by itself: an announced König ultimo that failed contains it (§ 11)."""
    return not any(item.announced and not item.made for item in facts.items if item.item == "koenig_ultimo")


def _has(facts: Facts, name: BonusName, *, made: bool) -> bool:
    return any(item.item == name and item.made is made for item in facts.items)


def _counts_beside_valat(ruleset: KoenigrufenRuleset, facts: Facts, item: Item) -> bool:
    valat = facts.valat
    if valat is None or not valat.counts:
        return True
    if ruleset.valat.beside == "all":
        return True
    if ruleset.valat.beside == "announced" or item.item in SETS:
        # Mayr: sets cannot be announced beside an announced Valat; where that is lost, they stand (M-A13).
        void = ruleset.valat.beside == "tricks_and_announced_sets" and valat.announced and valat.made
        return item.announced and not void
    return True
