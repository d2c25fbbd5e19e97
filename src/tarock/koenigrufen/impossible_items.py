"""Bonuses and Valats that cannot be: the book has none such, nobody could announce it, or two exclude each other."""

from itertools import combinations

from tarock.core.errors import SheetError
from tarock.core.seats import SEAT_NAMES
from tarock.core.sentences import Sentence
from tarock.koenigrufen.bonus_kinds import ANNOUNCED, BONUS_KINDS, BonusKind
from tarock.koenigrufen.cards import LAST_TRICK
from tarock.koenigrufen.facts import Facts, Item, Side, ValatFact
from tarock.koenigrufen.rules import Contract, KoenigrufenRuleset


def check(ruleset: KoenigrufenRuleset, contract: Contract, facts: Facts) -> None:
    """Refuse bonuses and a Valat that cannot have been.

    :raises SheetError: naming the field that is wrong.
    """
    for place, item in enumerate(facts.items):
        field = f"items[{place}]"
        _check_item(ruleset, contract, facts, item, field)
        _check_claims(ruleset, facts, item, field)
    for (_, one), (place, other) in combinations(enumerate(facts.items), 2):
        _check_pair(ruleset, one, other, f"items[{place}]")
    _check_valats(ruleset, facts)


def _check_item(ruleset: KoenigrufenRuleset, contract: Contract, facts: Facts, item: Item, field: str) -> None:
    name = item.item
    bonus = next((bonus for bonus in ruleset.bonuses if bonus.id == name), None)
    kind = BONUS_KINDS[name]
    noted_anyway = kind.way == "captured" and not item.announced  # in any game and book (tournament sheet 1.7, 5.4)
    if bonus is None and not noted_anyway:
        raise SheetError(field, Sentence("sheet-no-bonus", book=ruleset.book.short, item=name))
    if kind.of_king:
        _check_king(contract, facts, item, field)
    if not item.announced and item.kontra != 1:
        raise SheetError(f"{field}.kontra", Sentence("sheet-not-doubled", item=name))
    if item.made and _tricks_of(facts, item.side) == 0 and kind.way != "set":
        raise SheetError(field, Sentence("sheet-no-trick", item=name))
    if item.announced and bonus is not None:
        _check_announced(ruleset, contract, facts, item, field)


def _check_king(contract: Contract, facts: Facts, item: Item, field: str) -> None:
    """Refuse a bonus of the called king that nobody can have made: his own side, or the other that captures him."""
    captured = BONUS_KINDS[item.item].way == "captured"
    side = Side.DEFENDERS if captured else Side.DECLARER
    if not contract.calls:
        raise SheetError(field, Sentence("sheet-no-king-called", contract=contract.id))
    if item.made and item.side is not side:
        raise SheetError(field, Sentence("sheet-only-side", side=side.value, item=item.item))
    # A king that was left lying counts as captured; one in a solo player's talon never was in play.
    in_talon = facts.king_in_talon == "solo" or (facts.king_in_talon == "left" and not captured)
    if item.made and in_talon:
        raise SheetError(field, Sentence("sheet-king-lay-in-talon", item=item.item))


def _check_announced(ruleset: KoenigrufenRuleset, contract: Contract, facts: Facts, item: Item, field: str) -> None:
    if item.item not in ANNOUNCED:
        raise SheetError(field, Sentence("sheet-captured-announced"))
    if contract.kind == "suit" and item.item not in ruleset.suit_game.bonuses:
        raise SheetError(
            field,
            Sentence("sheet-not-announced-in", item=item.item, contract=contract.id, rule=ruleset.suit_game.source),
        )
    by_partner = facts.partner is not None and item.side is Side.DECLARER
    if item.item in ruleset.announcing.partner_only and not by_partner:
        raise SheetError(field, Sentence("sheet-only-partner", item=item.item, rule=ruleset.announcing.source))


def _tricks_of(facts: Facts, side: Side) -> int | None:
    if not isinstance(facts.tricks, int):
        return None
    return facts.tricks if side is Side.DECLARER else LAST_TRICK - facts.tricks


def _check_claims(ruleset: KoenigrufenRuleset, facts: Facts, claimed: Item | ValatFact, field: str) -> None:
    """Refuse a claim that the book does not know, or of somebody who has lost nothing."""
    field = f"{field}.claimed_by"
    if claimed.claimed_by and not ruleset.renonce.claims:
        raise SheetError(field, Sentence("sheet-no-claims", book=ruleset.book.short, rule=ruleset.renonce.source))
    if claimed.claimed_by and claimed.announced:
        raise SheetError(field, Sentence("sheet-claimed-announced"))
    for seat in claimed.claimed_by:
        if not facts.revoke or seat in facts.revoke:
            raise SheetError(field, Sentence("sheet-claims-from", seat=SEAT_NAMES[seat]))
        if facts.side_of(seat) is not claimed.side:
            raise SheetError(field, Sentence("sheet-other-side", seat=SEAT_NAMES[seat], side=claimed.side.value))


def _check_pair(ruleset: KoenigrufenRuleset, one: Item, other: Item, field: str) -> None:
    """Refuse two bonuses that exclude each other."""
    same = one.item == other.item
    if same and one.side is other.side:
        if one.announced is other.announced:
            raise SheetError(field, Sentence("sheet-item-twice", item=other.item, side=other.side.value))
        if one.made is not other.made:
            raise SheetError(field, Sentence("sheet-item-both", item=other.item, side=other.side.value))
    if not (one.made and other.made):
        return
    if same and one.side is not other.side:
        raise SheetError(field, Sentence("sheet-item-both-sides", item=other.item))
    if not same and excludes(ruleset, one, other):
        pair = {"item": other.item, "side": other.side.value, "other": one.item, "other_side": one.side.value}
        raise SheetError(field, Sentence("sheet-items-exclude", **pair))


def excludes(ruleset: KoenigrufenRuleset, one: Item, other: Item) -> bool:
    """Tell whether two different bonuses that were made exclude each other."""
    first, second = BONUS_KINDS[one.item], BONUS_KINDS[other.item]
    if first.of_king and second.of_king:
        return True  # the called king is brought home or captured
    across = one.side is not other.side
    if first.trick is not None and first.trick == second.trick:
        return across or first.way == second.way == "wins"  # one side wins the trick, with one card
    return across and (_captures_from(ruleset, first, second) or _captures_from(ruleset, second, first))


def _captures_from(ruleset: KoenigrufenRuleset, capture: BonusKind, complete: BonusKind) -> bool:
    """Tell whether a card of a set was captured, which then lies with its captor; a called queen is of no set."""
    with_queens = capture.of_king and ruleset.calling.four_kings == "queen"
    broken = capture.way == "captured" and complete.way == "set" and capture.cards & complete.cards
    return bool(broken) and not with_queens


def _check_valats(ruleset: KoenigrufenRuleset, facts: Facts) -> None:
    valat, counter = facts.valat, facts.counter_valat
    if valat is not None:
        _check_valat(ruleset, facts, valat, "valat")
    if counter is None:
        return
    if valat is None or not (valat.announced and counter.announced) or valat.side is counter.side:
        raise SheetError("counter_valat", Sentence("sheet-counter-valat"))
    if counter.made:
        raise SheetError("counter_valat", Sentence("sheet-counter-valat-made"))
    _check_valat(ruleset, facts, counter, "counter_valat")


def _check_valat(ruleset: KoenigrufenRuleset, facts: Facts, valat: ValatFact, field: str) -> None:
    _check_claims(ruleset, facts, valat, field)
    if not valat.announced and valat.kontra != 1:
        raise SheetError(f"{field}.kontra", Sentence("sheet-not-doubled", item="valat"))
    tricks = _tricks_of(facts, valat.side)
    if tricks is not None and not facts.revoke and valat.made is not (tricks == LAST_TRICK):
        raise SheetError(field, Sentence("sheet-valat-tricks", side=valat.side.value, tricks=tricks, all=LAST_TRICK))
