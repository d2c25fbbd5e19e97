"""Bonuses and Valats that cannot be: the book has none such, nobody could announce it, or two exclude each other."""

from itertools import combinations
from typing import Final

from tarock.core.errors import SheetError
from tarock.core.seats import SEAT_NAMES
from tarock.koenigrufen.bonuses import SETS
from tarock.koenigrufen.cards import LAST_TRICK
from tarock.koenigrufen.facts import Facts, Item, Side, ValatFact
from tarock.koenigrufen.rules import BonusName, Contract, KoenigrufenRuleset

CAPTURES: Final[tuple[BonusName, ...]] = ("mondfang", "king_captured")
"""What a secretary may note in any game, whether his book pays it or not (tournament sheet 1.7, 5.4)."""

OF_THE_KING: Final[dict[BonusName, Side]] = {"koenig_ultimo": Side.DECLARER, "king_captured": Side.DEFENDERS}
"""What only a game with a called king has, and the one side that can make it."""


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
    if bonus is None and (item.announced or name not in CAPTURES):
        raise SheetError(field, f"{ruleset.book.short} has no bonus for {name}")
    if name in OF_THE_KING and not contract.calls:
        raise SheetError(field, f"no king is called in {contract.id}")
    if name in OF_THE_KING and item.made and item.side is not OF_THE_KING[name]:
        raise SheetError(field, f"only the side of the {OF_THE_KING[name]} can make {name}")
    if name in OF_THE_KING and item.made and _lies_in_talon(facts, name):
        raise SheetError(field, f"the called king lay in the talon, so nobody could make {name}")
    if not item.announced and item.kontra != 1:
        raise SheetError(f"{field}.kontra", f"{name} was not announced, so nobody could double it")
    if item.made and _tricks_of(facts, item.side) == 0 and name not in SETS:
        raise SheetError(field, f"a side without a trick cannot make {name}")
    if item.announced and bonus is not None:
        _check_announced(ruleset, contract, facts, item, field)


def _check_announced(ruleset: KoenigrufenRuleset, contract: Contract, facts: Facts, item: Item, field: str) -> None:
    if item.item == "king_captured":
        raise SheetError(field, "a captured king is not announced")
    if contract.kind == "suit" and item.item not in ruleset.suit_game.bonuses:
        raise SheetError(field, f"{item.item} cannot be announced in {contract.id} [{ruleset.suit_game.source}]")
    by_partner = facts.partner is not None and item.side is Side.DECLARER
    if item.item in ruleset.announcing.partner_only and not by_partner:
        message = f"only the called partner can announce {item.item} [{ruleset.announcing.source}]"
        raise SheetError(field, message)


def _lies_in_talon(facts: Facts, name: BonusName) -> bool:
    """Tell whether the called king never was in play; left lying it counts as captured."""
    return facts.king_in_talon == "solo" or (facts.king_in_talon == "left" and name == "koenig_ultimo")


def _tricks_of(facts: Facts, side: Side) -> int | None:
    if not isinstance(facts.tricks, int):
        return None
    return facts.tricks if side is Side.DECLARER else LAST_TRICK - facts.tricks


def _check_claims(ruleset: KoenigrufenRuleset, facts: Facts, claimed: Item | ValatFact, field: str) -> None:
    """Refuse a claim that the book does not know, or of somebody who has lost nothing."""
    field = f"{field}.claimed_by"
    if claimed.claimed_by and not ruleset.renonce.claims:
        raise SheetError(field, f"{ruleset.book.short} knows no claims [{ruleset.renonce.source}]")
    if claimed.claimed_by and claimed.announced:
        raise SheetError(field, "what was announced is paid to everybody without a claim")
    for seat in claimed.claimed_by:
        if not facts.revoke or seat in facts.revoke:
            raise SheetError(field, f"{SEAT_NAMES[seat]} can claim only from a player who revoked")
        if facts.side_of(seat) is not claimed.side:
            raise SheetError(field, f"{SEAT_NAMES[seat]} is not on the side of the {claimed.side}")


def _check_pair(ruleset: KoenigrufenRuleset, one: Item, other: Item, field: str) -> None:
    """Refuse two bonuses that exclude each other."""
    same = one.item == other.item
    if same and one.side is other.side:
        if one.announced is other.announced:
            raise SheetError(field, f"{other.item} of the {other.side} is there twice")
        if one.made is not other.made:
            raise SheetError(field, f"{other.item} of the {other.side} is both made and not made")
    if not (one.made and other.made):
        return
    if same and one.side is not other.side:
        raise SheetError(field, f"both sides cannot make {other.item}")
    made: dict[BonusName, Side] = {one.item: one.side, other.item: other.side}
    if _excluded(ruleset, made):
        raise SheetError(field, f"{other.item} of the {other.side} and {one.item} of the {one.side} exclude each other")


def _excluded(ruleset: KoenigrufenRuleset, made: dict[BonusName, Side]) -> bool:
    """Tell whether two different bonuses, made by these sides, exclude each other."""
    names = set(made)
    if names in ({"trull", "mondfang"}, {"pagat", "koenig_ultimo"}):
        return len(set(made.values())) > 1  # the Mond lies with its captor; one side wins the last trick
    if names == {"koenig_ultimo", "king_captured"}:
        return True
    with_queens = ruleset.calling.four_kings == "queen"
    return names == {"kings", "king_captured"} and made["kings"] is Side.DECLARER and not with_queens


def _check_valats(ruleset: KoenigrufenRuleset, facts: Facts) -> None:
    valat, counter = facts.valat, facts.counter_valat
    if valat is not None:
        _check_valat(ruleset, facts, valat, "valat")
    if counter is None:
        return
    if valat is None or not (valat.announced and counter.announced) or valat.side is counter.side:
        raise SheetError("counter_valat", "expected the Valat that the other side announced against an announced one")
    if counter.made:
        raise SheetError("counter_valat", "it was made, so it is the valat, and the other one the counter_valat")
    _check_valat(ruleset, facts, counter, "counter_valat")


def _check_valat(ruleset: KoenigrufenRuleset, facts: Facts, valat: ValatFact, field: str) -> None:
    _check_claims(ruleset, facts, valat, field)
    if not valat.announced and valat.kontra != 1:
        raise SheetError(f"{field}.kontra", "the Valat was not announced, so nobody could double it")
    tricks = _tricks_of(facts, valat.side)
    if tricks is not None and not facts.revoke and valat.made is not (tricks == LAST_TRICK):
        raise SheetError(field, f"the {valat.side} made {tricks} of {LAST_TRICK} tricks")
