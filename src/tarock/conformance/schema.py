"""The JSON Schema of the sheets of a ruleset: what the reader takes fits it.

It tells shapes, names and bounds.  What contradicts itself (two ultimos, counts of another sum) the reader refuses.

>>> from tarock.rulesets import load
>>> sheet_schema(load("koenigrufen-turnier"))["properties"]["forehand"]
{'enum': ['A', 'B', 'C', 'D']}
"""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias, get_args

from tarock.core.errors import TarockError
from tarock.core.faults import Mode
from tarock.core.rules import Ruleset
from tarock.core.seats import SEAT_NAMES
from tarock.danish.cards import TAROKS
from tarock.danish.declarations import Fullness
from tarock.danish.events import Cup
from tarock.danish.fault_kinds import FAULTS
from tarock.danish.rules import DanishRuleset
from tarock.koenigrufen.bonus_kinds import BIRDS, BonusName
from tarock.koenigrufen.cards import LAST_TRICK, PACK, PLAYERS, thirds
from tarock.koenigrufen.facts import Side, TalonKing
from tarock.koenigrufen.rules import KoenigrufenRuleset

Schema: TypeAlias = dict[str, Any]

_DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
_NUMBER: Final[Schema] = {"type": "integer"}
_FLAG: Final[Schema] = {"type": "boolean"}
_TEXT: Final[Schema] = {"type": "string"}


def sheet_schema(ruleset: Ruleset) -> Schema:
    """Return the schema of a ruleset's sheets.

    :raises TarockError: if its family has none.
    """
    fields: Schema
    required: tuple[str, ...]
    if isinstance(ruleset, DanishRuleset):
        fields, required = _danish(ruleset), ("ruleset", "dealer", "forehand", "middle", "events")
    elif isinstance(ruleset, KoenigrufenRuleset):
        fields, required = _koenigrufen(ruleset), ("ruleset", "forehand")
    else:
        message = f"{ruleset.id} is a ruleset of the family {ruleset.family!r}, expected 'danish' or 'koenigrufen'"
        raise TarockError(message)
    title = f"A sheet of {ruleset.id}, version {ruleset.version}"
    return {"$schema": _DIALECT, "title": title, **_object({"ruleset": {"const": ruleset.id}} | fields, required)}


def _object(fields: Schema, required: Sequence[str] = ()) -> Schema:
    return {"type": "object", "properties": fields, "required": list(required), "additionalProperties": False}


def _one_of(words: Sequence[str]) -> Schema:
    return {"enum": list(words)}


def _row(*items: Schema, least: int | None = None) -> Schema:
    least = len(items) if least is None else least
    return {"type": "array", "prefixItems": list(items), "items": False, "minItems": least}


def _list(items: Schema) -> Schema:
    return {"type": "array", "items": items}


def _up_to(most: int | None, least: int = 0) -> Schema:
    return {**_NUMBER, "minimum": least, **({} if most is None else {"maximum": most})}


# Danish Tarok


def _danish(rules: DanishRuleset) -> Schema:
    seat, cup = _one_of(SEAT_NAMES), _one_of([cup.value for cup in Cup])
    return {
        "mode": _one_of(list(Mode)),
        "dealer": seat,
        "forehand": seat,
        "middle": seat,
        "sitting_out": _list(seat),
        "cups": _object({cup.value: _up_to(None) for cup in Cup}),
        "events": _list({"anyOf": list(_events(rules, seat, cup))}),
    }


def _events(rules: DanishRuleset, seat: Schema, cup: Schema) -> list[Schema]:
    declared = [*_declarations(rules)]
    repaid: Schema = {"anyOf": [_row(*words) for words in declared]}
    with_cup = ("unfunded", "lost", "ultimo", "bagud")
    with_seat = ("redeal", "pagat_home", "last_trick", "nolo", "tout")
    by_seat: Schema = {"type": "object", "propertyNames": seat, "additionalProperties": _NUMBER}
    return [
        _row({"const": "fund"}, _one_of(["both", *(cup.value for cup in Cup)])),
        *(_row({"const": name}) for name in ("ante", "void")),
        *(_row({"const": name}, seat) for name in with_seat),
        *(_row({"const": name}, seat, cup) for name in with_cup),
        *(_row({"const": "declare"}, seat, *words) for words in declared),
        _row({"const": "fine"}, seat, _one_of(list(FAULTS)), repaid, repaid, least=3),
        _row({"const": "repay"}, seat, repaid, repaid, least=3),
        _row({"const": "ruling"}, seat, {"anyOf": [seat, cup]}, _up_to(None, 1), _TEXT),
        *(_row({"const": name}, by_seat) for name in ("count", "close")),
    ]


def _declarations(rules: DanishRuleset) -> list[tuple[Schema, Schema]]:
    longest = len(TAROKS) + 1  # the skus counts too
    lengths = [("taroks", rules.taroks.shortest), ("matadors", rules.matadors.shortest)]
    return [
        *(({"const": kind}, _up_to(longest, shortest)) for kind, shortest in lengths),
        (_one_of(get_args(Fullness)), _one_of(["kings", "S", "H", "D", "C"])),
    ]


# Königrufen


def _koenigrufen(rules: KoenigrufenRuleset) -> Schema:
    names = SEAT_NAMES[:PLAYERS]
    seat = _one_of(names)
    factor: Schema = {"enum": [1 << level for level in range(rules.kontra.levels + 1)]}
    fact: Schema = {
        "side": _one_of([side.value for side in Side]),
        "announced": _FLAG,
        "made": _FLAG,
        "kontra": factor,
        "claimed_by": _list(seat),
    }
    required = ("side", "announced", "made")
    ruling: Schema = {"from": seat, "to": seat, "points": _up_to(None, 1), "reason": _TEXT}
    total = thirds(rules.counting, PACK)
    return {
        "forehand": seat,
        "contract": {"enum": [*(contract.id for contract in rules.contracts), None]},
        "bird": _one_of([*BIRDS, "none"]),
        "declarer": seat,
        "partner": seat,
        "own_king": _FLAG,
        "tricks": _counted(names, LAST_TRICK),
        "thirds": _counted(names, total),
        "won": _FLAG,
        "most": _list(seat),
        "virgins": _list(seat),
        "kontra": _object(dict.fromkeys(("game", *names), factor)),
        "items": _list(_object({"item": _one_of(get_args(BonusName))} | fact, ("item", *required))),
        "valat": _object(fact, required),
        "counter_valat": _object(fact, required),
        "king_in_talon": _one_of(get_args(TalonKing)),
        "revoke": _list(seat),
        "struck": _FLAG,
        "rulings": _list(_object(ruling, tuple(ruling))),
    }


def _counted(names: Sequence[str], most: int) -> Schema:
    """Tricks or thirds: those of the declarer's side, in Trischaken everybody's."""
    return {"anyOf": [_up_to(most), _object({name: _up_to(most) for name in names}, names)]}
