"""Facts that cannot be: what the cards, the arithmetic or the book rule out.

Only what is certainly wrong is refused; a sheet is written by people who know what happened.
"""

from typing import Final

from tarock.core.errors import SheetError
from tarock.core.seats import SEAT_NAMES
from tarock.core.sentences import Sentence
from tarock.koenigrufen import impossible_items
from tarock.koenigrufen.cards import HALF, LAST_TRICK, PACK, PLAYERS, thirds
from tarock.koenigrufen.facts import Facts, Side
from tarock.koenigrufen.rules import Contract, Counting, KoenigrufenRuleset

_THREE: Final = 3
"""Cards are counted in threes: a count in thirds leaves the same rest as the number of its cards."""


def check(ruleset: KoenigrufenRuleset, contract: Contract, facts: Facts) -> None:
    """Refuse a deal that cannot have been.

    :raises SheetError: naming the field that is wrong.
    """
    _check_fields(contract, facts)
    if contract.kind == "trischaken":
        if not facts.revoke:
            _check_trischaken(ruleset, facts)
        return
    if facts.declarer is None:
        raise SheetError("declarer", Sentence("sheet-needs-declarer", contract=contract.id))
    if facts.partner == facts.declarer:
        raise SheetError("partner", Sentence("sheet-own-partner"))
    _check_king(ruleset, contract, facts)
    _check_revoke(ruleset, facts)
    _check_bird(contract, facts)
    _check_count(ruleset, contract, facts)
    impossible_items.check(ruleset, contract, facts)


def _check_fields(contract: Contract, facts: Facts) -> None:
    """Refuse what a game does not have."""
    absent: list[str] = []
    if not contract.calls:
        absent += ["partner", "own_king", "king_in_talon"]
    if contract.kind in {"negative", "trischaken"}:
        absent += ["items", "valat", "counter_valat"]
    if contract.kind == "trischaken":
        absent += ["declarer"]
    else:
        absent += ["most", "virgins"]
    for field in absent:
        value = getattr(facts, field)
        if value is not None and value is not False and value != ():
            raise SheetError(field, Sentence("sheet-has-none", contract=contract.id))
    if contract.needs != "bird" and facts.bird is not None:
        raise SheetError("bird", Sentence("sheet-no-bird", contract=contract.id))


def _check_king(ruleset: KoenigrufenRuleset, contract: Contract, facts: Facts) -> None:
    """Refuse a called king in two places or in none: with a partner, in the talon or in the declarer's own hand."""
    if facts.own_king and not ruleset.calling.own:
        raise SheetError("own_king", Sentence("sheet-own-king", rule=ruleset.calling.source))
    talon = ("solo",) if contract.talon == "opponents" else ("conceded", "taken", "left")
    if facts.king_in_talon is not None and facts.king_in_talon not in talon:
        raise SheetError(
            "king_in_talon", Sentence("sheet-king-in-talon", contract=contract.id, expected=", ".join(talon))
        )
    places = [facts.partner is not None, facts.own_king, facts.king_in_talon is not None]
    if sum(places) > 1:
        raise SheetError("partner, own_king, king_in_talon", Sentence("sheet-king-place"))
    everybody_paid = ruleset.renonce.pays == "offender" and facts.declarer in facts.revoke
    if contract.calls and not any(places) and not everybody_paid:
        raise SheetError("partner", Sentence("sheet-needs-partner", contract=contract.id))


def _check_revoke(ruleset: KoenigrufenRuleset, facts: Facts) -> None:
    if facts.revoke and facts.king_in_talon == "conceded":
        raise SheetError("revoke", Sentence("sheet-revoke-conceded"))
    if len(facts.revoke) == PLAYERS:
        raise SheetError("revoke", Sentence("sheet-revoke-all"))
    if ruleset.renonce.pays == "side" and len({facts.side_of(seat) for seat in facts.revoke}) > 1:
        raise SheetError("revoke", Sentence("sheet-revoke-both-sides", rule=ruleset.renonce.source))


def _check_bird(contract: Contract, facts: Facts) -> None:
    if contract.needs != "bird":
        return
    if facts.bird is None:
        raise SheetError("bird", Sentence("sheet-needs-bird", contract=contract.id))
    if facts.bird == "none":
        if facts.revoke != (facts.declarer,):
            raise SheetError("bird", Sentence("sheet-without-bird"))
        return
    announced = any(item.item == facts.bird and item.announced for item in facts.items if item.side is Side.DECLARER)
    if facts.king_in_talon != "conceded" and not announced:
        raise SheetError("items", Sentence("sheet-bird-not-announced", bird=facts.bird))


def _check_count(ruleset: KoenigrufenRuleset, contract: Contract, facts: Facts) -> None:
    tricks, count = facts.tricks, facts.thirds
    assert not isinstance(tricks, tuple)
    assert not isinstance(count, tuple)
    if facts.revoke:
        return
    if facts.king_in_talon == "conceded":
        if tricks or count or facts.won:
            raise SheetError("tricks, thirds", Sentence("sheet-conceded-none"))
        return
    if contract.kind == "negative":
        if tricks is None and facts.won is None:
            raise SheetError("tricks", Sentence("sheet-missing-tricks"))
        _check_won(facts, known=None if tricks is None else tricks == contract.tricks)
        return
    by_count = None if count is None else count >= ruleset.counting.win_thirds
    by_valat = facts.valat.made is (facts.valat.side is Side.DECLARER) if facts.valat and facts.valat.counts else None
    if by_count is None and by_valat is None and facts.won is None:
        raise SheetError("thirds", Sentence("sheet-missing-thirds"))
    _check_won(facts, known=by_count if by_valat is None else by_valat)
    if tricks is not None and count is not None:
        _check_side(ruleset, contract, facts, tricks, count)


def _check_won(facts: Facts, *, known: bool | None) -> None:
    """Refuse a result that the count, the tricks or a Valat belies."""
    if facts.won is not None and known is not None and facts.won is not known:
        raise SheetError("won", Sentence("sheet-won-otherwise"))


def _check_side(ruleset: KoenigrufenRuleset, contract: Contract, facts: Facts, tricks: int, count: int) -> None:
    """Refuse a count that so many tricks cannot have."""
    beside = {"half": HALF, "all": 2 * HALF}.get(contract.talon, HALF if facts.king_in_talon == "solo" else 0)
    cards = PLAYERS * tricks + beside
    low, high = _bounds(ruleset.counting, cards)
    if not low <= count <= high or count % _THREE != cards % _THREE:
        raise SheetError("thirds", Sentence("sheet-impossible-count", tricks=tricks, cards=cards, count=count))


def _bounds(rule: Counting, cards: int) -> tuple[int, int]:
    """Return the least and the most that a number of cards can count, in thirds."""
    values = sorted(thirds(rule, (card,)) for card in PACK)
    return sum(values[:cards]), sum(values[len(values) - cards :])


def _check_trischaken(ruleset: KoenigrufenRuleset, facts: Facts) -> None:
    """Refuse a Trischaken that cannot have been, counted or not."""
    if not facts.most:
        for field, value in (("virgins", facts.virgins), ("won", facts.won)):
            if value:
                raise SheetError(field, Sentence("sheet-needs-most"))
        _check_everybody(ruleset, facts)
        return
    for field, counted in (("tricks", facts.tricks), ("thirds", facts.thirds)):
        if counted is not None:
            raise SheetError(field, Sentence("sheet-most-or-count"))
    if set(facts.most) & set(facts.virgins) or len(facts.most) == PLAYERS:
        raise SheetError("most, virgins", Sentence("sheet-most-virgins"))
    if facts.won and len(facts.most) > 1:
        raise SheetError("most, won", Sentence("sheet-most-won"))


def _check_everybody(ruleset: KoenigrufenRuleset, facts: Facts) -> None:
    """Refuse tricks and counts of the four players that are not those of one pack."""
    assert ruleset.trischaken is not None
    for field, got, expected in (
        ("tricks", facts.tricks, LAST_TRICK),
        ("thirds", facts.thirds, thirds(ruleset.counting, PACK)),
    ):
        if not isinstance(got, tuple):
            raise SheetError(field, Sentence("sheet-missing-four"))
        if sum(got) != expected:
            raise SheetError(field, Sentence("sheet-sum-of-four", got=sum(got), expected=expected))
    assert isinstance(facts.tricks, tuple)
    assert isinstance(facts.thirds, tuple)
    for seat, (tricks, count) in enumerate(zip(facts.tricks, facts.thirds, strict=True)):
        cards = PLAYERS * tricks
        low, _ = _bounds(ruleset.counting, cards)
        exact = ruleset.trischaken.talon == "last_trick"  # six more cards make no difference to the rest of three
        if count < low or (not tricks and count) or (exact and count % _THREE != cards % _THREE):
            raise SheetError(f"thirds.{SEAT_NAMES[seat]}", Sentence("sheet-tricks-count", tricks=tricks, count=count))
