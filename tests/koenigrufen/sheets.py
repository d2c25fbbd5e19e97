"""What the tests of the settlement share: the three books and a short way to write a sheet."""

import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import pytest

import tarock.rulesets
from tarock.core.errors import SheetError
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.settlement import settle
from tarock.notation.koenigrufen.as_json import settlement_json
from tarock.notation.koenigrufen.sheet import parse_sheet

Json: TypeAlias = Any
"""What a JSON text decodes to."""
Sheet: TypeAlias = dict[str, Json]
Amounts: TypeAlias = tuple[float, ...]
"""What A, B, C and D get."""
Sides: TypeAlias = Callable[[float], Amounts]
"""What everybody gets when A and his partner win so many points, see `two` and `alone`."""

BOOK = "koenigrufen-1900"
TURNIER = "koenigrufen-turnier"
MAYR = "koenigrufen-mayr-2012"
BOOKS = (BOOK, TURNIER, MAYR)
every_book = pytest.mark.parametrize("book", BOOKS)

WON = {"tricks": 8, "thirds": 119}
LOST = {"tricks": 6, "thirds": 99}
ALL_TRICKS = {"tricks": 12, "thirds": 192}
NO_TRICK = {"tricks": 0}
OURS, THEIRS = "declarer", "defenders"


@cache
def load(name: str) -> KoenigrufenRuleset:
    """Return the ruleset of a book."""
    path = Path(tarock.rulesets.__file__).parent / f"{name}.toml"
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), KoenigrufenRuleset)


def sheet(book: str, contract: str, **fields: Json) -> Sheet:
    """Return a sheet: A has the forehand and plays, unless something else is said."""
    declarer = {} if contract == "trischaken" else {"declarer": "A"}
    return {"ruleset": book, "forehand": "A", "contract": contract, **declarer, **fields}


def answer(data: Sheet) -> dict[str, Json]:
    """Settle a sheet."""
    ruleset = load(data["ruleset"])
    return settlement_json(settle(ruleset, parse_sheet(ruleset, data)))


def score(book: str, contract: str, **fields: Json) -> Amounts:
    """Settle a sheet in which score and money are the same."""
    settled = answer(sheet(book, contract, **fields))
    assert settled["score"] == settled["money"]
    return tuple(settled["score"].values())


def score_and_money(book: str, contract: str, **fields: Json) -> tuple[Amounts, Amounts]:
    settled = answer(sheet(book, contract, **fields))
    return tuple(settled["score"].values()), tuple(settled["money"].values())


def written(contract: str, **fields: Json) -> Amounts:
    """Settle a sheet after the book of 1900, where the winners alone write."""
    return tuple(answer(sheet(BOOK, contract, **fields))["written"].values())


def item(name: str, side: str = OURS, *, announced: bool, made: bool, **more: Json) -> Sheet:
    return {"item": name, "side": side, "announced": announced, "made": made, **more}


def silent(name: str, side: str = OURS, **more: Json) -> Sheet:
    """Return a bonus made in silence."""
    return item(name, side, announced=False, made=True, **more)


def failed(name: str, side: str = OURS) -> Sheet:
    """Return a bonus tried in silence and missed."""
    return item(name, side, announced=False, made=False)


def made(name: str, side: str = OURS, **more: Json) -> Sheet:
    """Return a bonus announced and made."""
    return item(name, side, announced=True, made=True, **more)


def lost(name: str, side: str = OURS, **more: Json) -> Sheet:
    """Return a bonus announced and lost."""
    return item(name, side, announced=True, made=False, **more)


def valat(side: str = OURS, *, announced: bool, made: bool = True, **more: Json) -> Sheet:
    return {"side": side, "announced": announced, "made": made, **more}


def by_seat(*numbers: int) -> dict[str, int]:
    return dict(zip("ABCD", numbers, strict=True))


def two(points: float) -> Amounts:
    """Return what two against two get when A and B win so many points."""
    return points, points, -points, -points


def alone(points: float) -> Amounts:
    """Return what one against three get when A wins so many points from each."""
    return 3 * points, -points, -points, -points


def refusal(data: Json, book: str = TURNIER) -> SheetError:
    with pytest.raises(SheetError) as caught:
        parse_sheet(load(book), data)
    return caught.value


def check(data: Sheet, field: str, message: str = "") -> None:
    error = refusal(data, data["ruleset"])
    assert error.field == field
    assert message in error.message
    assert str(error).startswith(field)


RUFER = sheet(TURNIER, "rufer", partner="B", **WON)
DREIER = sheet(TURNIER, "dreier", **WON)
OLD = sheet(BOOK, "rufer", partner="B", **WON)
BETTEL = sheet(TURNIER, "bettel", tricks=0)
BESSER = sheet(TURNIER, "besserrufer", partner="B", bird="uhu", **WON, items=[made("uhu")])
TRISCHAKEN = sheet(TURNIER, "trischaken", tricks=by_seat(3, 4, 2, 3), thirds=by_seat(45, 82, 35, 48))
CONCEDED = sheet(TURNIER, "rufer", king_in_talon="conceded")
REVOKED = sheet(TURNIER, "rufer", partner="B", revoke=["C"])
"""Sheets to spoil."""
