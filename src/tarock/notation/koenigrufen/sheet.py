"""The settlement sheet of Königrufen: what a secretary knows when the cards are shuffled again, as JSON."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final, Literal, cast, get_args

from tarock.core.errors import SheetError
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.core.sentences import Sentence, shown
from tarock.koenigrufen import contradictions
from tarock.koenigrufen.auction import contract_of
from tarock.koenigrufen.bonus_kinds import BIRDS, Bird, BonusName
from tarock.koenigrufen.cards import LAST_TRICK, PACK, PLAYERS, thirds
from tarock.koenigrufen.facts import BySeat, Facts, Item, Ruled, Side, TalonKing, ValatFact
from tarock.koenigrufen.rules import Contract, KoenigrufenRuleset
from tarock.notation.fields import Fields, Json, as_list, as_number, as_object, as_seat, as_text

_FIELDS: Final = (
    *("ruleset", "forehand", "contract", "bird", "declarer", "partner", "own_king", "tricks", "thirds"),
    *(
        "won",
        "most",
        "virgins",
        "kontra",
        "items",
        "valat",
        "counter_valat",
        "king_in_talon",
        "revoke",
        "struck",
        "rulings",
    ),
)
_OF_UNPLAYED: Final = ("ruleset", "forehand", "contract", "struck", "rulings")
_RULING_FIELDS: Final = ("from", "to", "points", "reason")
_VALAT_FIELDS: Final = ("side", "announced", "made", "kontra", "claimed_by")
_ITEM_FIELDS: Final = ("item", *_VALAT_FIELDS)
_SEATS: Final = tuple(SEAT_NAMES[:PLAYERS])
_NO_BIRD: Final = "none"
_GAME: Final = "game"


def parse_sheet(ruleset: KoenigrufenRuleset, data: Json) -> Facts:
    """Read a sheet.

    :raises SheetError: naming the field that is wrong.
    """
    fields = _object("sheet", data, _FIELDS)
    forehand = _seat("forehand", fields.get("forehand"))
    struck = _flag("struck", fields.get("struck", False))
    listed = enumerate(as_list("rulings", fields.get("rulings", [])))
    rulings = tuple(_ruling(f"rulings[{place}]", ruling) for place, ruling in listed)
    if fields.get("contract") is None:
        if not struck:
            _check_unplayed(ruleset, fields)
        return Facts(forehand, struck=struck, rulings=rulings)
    contract = _contract(ruleset, fields["contract"])
    facts = replace(_facts(ruleset, contract, forehand, fields), struck=struck, rulings=rulings)
    if not struck:
        facts = _completed(contract, facts)
        contradictions.check(ruleset, contract, facts)
    return facts


def _check_unplayed(ruleset: KoenigrufenRuleset, fields: Fields) -> None:
    """Refuse a sheet without a contract, but for a deal that nobody had to play."""
    if "contract" not in fields or ruleset.auction.opening != "call_or_pass":
        raise SheetError("contract", Sentence("sheet-missing-choice", expected=_contracts(ruleset)))
    for key in fields:
        if key not in _OF_UNPLAYED:
            raise SheetError(key, Sentence("sheet-unplayed"))


def _contract(ruleset: KoenigrufenRuleset, name: Json) -> Contract:
    contract = contract_of(ruleset, name) if isinstance(name, str) else None
    if contract is None:
        raise SheetError("contract", Sentence("file-choice", expected=_contracts(ruleset), got=shown(name)))
    return contract


def _facts(ruleset: KoenigrufenRuleset, contract: Contract, forehand: Seat, fields: Fields) -> Facts:
    """Read the fields of a deal that was played."""
    declarer, partner = (_seat(key, fields[key]) if key in fields else None for key in ("declarer", "partner"))
    total = thirds(ruleset.counting, PACK)
    items = enumerate(as_list("items", fields.get("items", [])))
    return Facts(
        forehand,
        contract.id,
        declarer,
        partner,
        bird=_bird(fields["bird"]) if "bird" in fields else None,
        own_king=_flag("own_king", fields.get("own_king", False)),
        tricks=_counts(contract, "tricks", fields["tricks"], LAST_TRICK) if "tricks" in fields else None,
        thirds=_counts(contract, "thirds", fields["thirds"], total) if "thirds" in fields else None,
        kontra=_kontra(ruleset, contract, declarer, fields.get("kontra", {})),
        items=tuple(_item(ruleset, f"items[{place}]", item) for place, item in items),
        valat=_valat(ruleset, "valat", fields),
        counter_valat=_valat(ruleset, "counter_valat", fields),
        king_in_talon=_king_in_talon(fields["king_in_talon"]) if "king_in_talon" in fields else None,
        won=_flag("won", fields["won"]) if "won" in fields else None,
        most=_seats("most", fields.get("most", [])),
        virgins=_seats("virgins", fields.get("virgins", [])),
        revoke=_seats("revoke", fields.get("revoke", [])),
    )


def _completed(contract: Contract, facts: Facts) -> Facts:
    """Add what goes without saying.

    The bird of a Besserrufer that a fault has ended counts as announced (T-A25); all tricks of a side are a Valat.
    """
    names = {item.item for item in facts.items if item.announced and item.side is Side.DECLARER}
    if facts.revoke and contract.needs == "bird" and facts.bird in BIRDS and facts.bird not in names:
        bird = Item(facts.bird, Side.DECLARER, announced=True, made=False)
        return replace(facts, items=(*facts.items, bird))
    played = contract.kind in {"positive", "suit"} and not facts.revoke and facts.king_in_talon != "conceded"
    if played and facts.valat is None and facts.tricks in {0, LAST_TRICK}:
        side = Side.DECLARER if facts.tricks else Side.DEFENDERS
        return replace(facts, valat=ValatFact(side, announced=False, made=True))
    return facts


# Fields


def _bird(value: Json) -> Bird | Literal["none"]:
    _check_choice("bird", value, (*BIRDS, _NO_BIRD))
    return cast("Bird", value)


def _king_in_talon(value: Json) -> TalonKing:
    _check_choice("king_in_talon", value, get_args(TalonKing))
    return cast("TalonKing", value)


def _counts(contract: Contract, field: str, value: Json, highest: int) -> int | BySeat:
    """Read tricks or thirds: those of the declarer's side, in Trischaken everybody's."""
    if contract.kind != "trischaken":
        return as_number(field, value, 0, highest)
    by_name = _object(field, value, _SEATS)
    for name in _SEATS:
        if name not in by_name:
            raise SheetError(f"{field}.{name}", Sentence("sheet-missing-four"))
    return tuple(as_number(f"{field}.{name}", by_name[name], 0, highest) for name in _SEATS)


def _kontra(ruleset: KoenigrufenRuleset, contract: Contract, declarer: Seat | None, value: Json) -> int | BySeat:
    """Read how far the game was doubled: for all, or in negative games by each opponent."""
    if contract.kind in {"positive", "suit"}:
        return _factor(ruleset, "kontra.game", _object("kontra", value, (_GAME,)).get(_GAME, 1))
    if contract.kind == "trischaken":
        _object("kontra", value, ())
        return 1
    others = [name for seat, name in enumerate(_SEATS) if seat != declarer]
    by_name = _object("kontra", value, others)
    return tuple(_factor(ruleset, f"kontra.{name}", by_name.get(name, 1)) for name in _SEATS)


def _item(ruleset: KoenigrufenRuleset, field: str, value: Json) -> Item:
    fields = _object(field, value, _ITEM_FIELDS)
    _check_choice(f"{field}.item", fields.get("item"), get_args(BonusName))
    fact = _fact(ruleset, field, fields)
    return Item(cast("BonusName", fields["item"]), fact.side, fact.announced, fact.made, fact.kontra, fact.claimed_by)


def _valat(ruleset: KoenigrufenRuleset, field: str, fields: Fields) -> ValatFact | None:
    if field not in fields:
        return None
    return _fact(ruleset, field, _object(field, fields[field], _VALAT_FIELDS))


def _fact(ruleset: KoenigrufenRuleset, field: str, fields: Fields) -> ValatFact:
    """Read what a bonus and a Valat have in common."""
    _check_choice(f"{field}.side", fields.get("side"), tuple(side.value for side in Side))
    announced, made = (_flag(f"{field}.{key}", fields.get(key)) for key in ("announced", "made"))
    kontra = _factor(ruleset, f"{field}.kontra", fields.get("kontra", 1))
    claimed_by = _seats(f"{field}.claimed_by", fields.get("claimed_by", []))
    return ValatFact(Side(fields["side"]), announced, made, kontra, claimed_by)


def _ruling(field: str, value: Json) -> Ruled:
    """Read what the referee decided by hand."""
    fields = _object(field, value, _RULING_FIELDS)
    payer, payee = (_seat(f"{field}.{key}", fields.get(key)) for key in ("from", "to"))
    if payer == payee:
        raise SheetError(field, Sentence("sheet-ruling-self"))
    points = as_number(f"{field}.points", fields.get("points"), 1)
    return Ruled(payer, payee, points, as_text(f"{field}.reason", fields.get("reason")))


# Values


def _object(field: str, value: Json, known: Sequence[str]) -> Fields:
    fields = as_object(field, value)
    for key in fields:
        if key not in known:
            place = key if field == "sheet" else f"{field}.{key}"
            wrong = Sentence("sheet-unknown-field", got=shown(key), expected=_choice(known))
            raise SheetError(place, wrong if known else Sentence("sheet-no-fields"))
    return fields


def _seat(field: str, value: Json) -> Seat:
    seat = as_seat(field, value)
    if seat >= PLAYERS:
        raise SheetError(field, Sentence("record-no-seat", got=shown(value), last=SEAT_NAMES[PLAYERS - 1]))
    return seat


def _seats(field: str, value: Json) -> tuple[Seat, ...]:
    seats = tuple(_seat(f"{field}[{place}]", seat) for place, seat in enumerate(as_list(field, value)))
    if len(set(seats)) != len(seats):
        raise SheetError(field, Sentence("sheet-seat-twice"))
    return seats


def _flag(field: str, value: Json) -> bool:
    if not isinstance(value, bool):
        raise SheetError(field, Sentence("file-choice", expected="true, false", got=shown(value)))
    return value


def _factor(ruleset: KoenigrufenRuleset, field: str, value: Json) -> int:
    factors = [1 << level for level in range(ruleset.kontra.levels + 1)]
    if not isinstance(value, int) or isinstance(value, bool) or value not in factors:
        raise SheetError(field, Sentence("file-choice", expected=_choice(map(str, factors)), got=shown(value)))
    return value


def _check_choice(field: str, value: Json, known: Iterable[str]) -> None:
    if value not in known:
        raise SheetError(field, Sentence("file-choice", expected=_choice(known), got=shown(value)))


def _choice(words: Iterable[str]) -> str:
    return ", ".join(words)


def _contracts(ruleset: KoenigrufenRuleset) -> str:
    return _choice(contract.id for contract in ruleset.contracts)


# Writing


def sheet_of(facts: Facts, ruleset_id: str) -> Fields:
    """Return the sheet that facts amount to; what goes without saying is left out."""
    seats = {"declarer": facts.declarer, "partner": facts.partner}
    sheet: Fields = {"ruleset": ruleset_id, "forehand": SEAT_NAMES[facts.forehand]}
    if facts.contract is not None or not facts.struck:
        sheet["contract"] = facts.contract
    sheet |= {"bird": facts.bird} if facts.bird is not None else {}
    sheet |= {role: SEAT_NAMES[seat] for role, seat in seats.items() if seat is not None}
    sheet |= {"own_king": True} if facts.own_king else {}
    sheet |= {"tricks": _format_counts(facts.tricks)} if facts.tricks is not None else {}
    sheet |= {"thirds": _format_counts(facts.thirds)} if facts.thirds is not None else {}
    sheet |= {"won": facts.won} if facts.won is not None else {}
    named = {"most": facts.most, "virgins": facts.virgins}
    sheet |= {role: [SEAT_NAMES[seat] for seat in seats] for role, seats in named.items() if seats}
    kontra = _format_kontra(facts)
    sheet |= {"kontra": kontra} if kontra else {}
    sheet |= {"items": [{"item": item.item, **_format_fact(item)} for item in facts.items]} if facts.items else {}
    valats = {"valat": facts.valat, "counter_valat": facts.counter_valat}
    sheet |= {name: _format_fact(valat) for name, valat in valats.items() if valat is not None}
    sheet |= {"king_in_talon": facts.king_in_talon} if facts.king_in_talon is not None else {}
    sheet |= {"revoke": [SEAT_NAMES[seat] for seat in facts.revoke]} if facts.revoke else {}
    sheet |= {"rulings": [_format_ruling(ruled) for ruled in facts.rulings]} if facts.rulings else {}
    return sheet | ({"struck": True} if facts.struck else {})


def _format_ruling(ruled: Ruled) -> Fields:
    seats = {"from": SEAT_NAMES[ruled.payer], "to": SEAT_NAMES[ruled.payee]}
    return {**seats, "points": ruled.points, "reason": ruled.why}


def _format_counts(counts: int | BySeat) -> int | dict[str, int]:
    if isinstance(counts, int):
        return counts
    return {SEAT_NAMES[seat]: count for seat, count in enumerate(counts)}


def _format_kontra(facts: Facts) -> dict[str, int]:
    factors = {_GAME: facts.kontra} if isinstance(facts.kontra, int) else _format_counts(facts.kontra)
    assert isinstance(factors, dict)
    return {name: factor for name, factor in factors.items() if factor != 1}


def _format_fact(fact: Item | ValatFact) -> Fields:
    return {
        "side": fact.side.value,
        "announced": fact.announced,
        "made": fact.made,
        **({"kontra": fact.kontra} if fact.kontra != 1 else {}),
        **({"claimed_by": [SEAT_NAMES[seat] for seat in fact.claimed_by]} if fact.claimed_by else {}),
    }
