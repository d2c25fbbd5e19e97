"""The JSON Schema of sheets takes whatever the reader takes, and refuses what has another shape."""

import json
from typing import Any

import pytest
from click.testing import CliRunner
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tarock.cli import app
from tarock.cli.files import Rulesets
from tarock.cli.settle import settled
from tarock.conformance.schema import sheet_schema
from tarock.conformance.vectors import BOOKS, vectors_of
from tarock.core.errors import SheetError, TarockError
from tarock.notation.danish import sheet as danish
from tarock.notation.koenigrufen import sheet as koenigrufen
from tarock.rulesets import load
from tests.notation.mutations import Json, spoilt_values

jsonschema_rs = pytest.importorskip(
    "jsonschema_rs", reason="it comes with schemathesis, which the developers' group installs"
)
VALIDATORS = {book: jsonschema_rs.validator_for(sheet_schema(load(book))) for book in BOOKS}
SHEETS = [vector.sheet for book in BOOKS for vector in vectors_of(book)]
RULESETS = Rulesets()


def fits(sheet: Json) -> bool:
    return bool(VALIDATORS[sheet["ruleset"]].is_valid(sheet))


def is_read(sheet: Json) -> bool:
    try:
        settled(sheet, RULESETS)
    except SheetError:
        return False
    return True


def test_every_vector_fits() -> None:
    assert [sheet for sheet in SHEETS if not fits(sheet)] == []


@settings(max_examples=150, suppress_health_check=[HealthCheck.too_slow])
@given(spoilt_values(st.sampled_from(SHEETS)))
def test_whatever_is_read_fits(sheet: Json) -> None:
    if isinstance(sheet, dict) and sheet.get("ruleset") in BOOKS and is_read(sheet):
        assert fits(sheet)


@pytest.mark.parametrize(
    "change",
    [
        {"unknown": 1},
        {"forehand": "Z"},
        {"forehand": 3},
        {"ruleset": "danish-hjoerring"},
        {"contract": "whist"},
        {"tricks": 13},
        {"items": [{"item": "pagat"}]},
        {"kontra": {"game": 3}},
    ],
)
def test_another_shape_is_refused_by_both(change: dict[str, Any]) -> None:
    sheet = {**vectors_of("koenigrufen-turnier")[0].sheet, **change}
    assert not VALIDATORS["koenigrufen-turnier"].is_valid(sheet)
    assert not is_read(sheet)


@pytest.mark.parametrize("event", [["whist"], ["ante", "A"], ["lost", "A", "queen"], ["declare", "A", "taroks", 3], []])
def test_another_event_is_refused_by_both(event: list[Any]) -> None:
    sheet = {**vectors_of("danish-hjoerring")[0].sheet, "events": [event]}
    assert not fits(sheet)
    assert not is_read(sheet)


def test_it_has_the_fields_and_events_of_the_reader() -> None:
    assert set(sheet_schema(load("koenigrufen-turnier"))["properties"]) == set(koenigrufen._FIELDS)
    schema = sheet_schema(load("danish-hjoerring"))["properties"]
    assert set(schema) == set(danish._FIELDS)
    assert {event["prefixItems"][0]["const"] for event in schema["events"]["items"]["anyOf"]} == set(danish._EVENTS)


def test_the_command_prints_it() -> None:
    result = CliRunner().invoke(app, ["conform", "--schema", "danish-jensen-1989"])
    assert json.loads(result.output) == json.loads(json.dumps(sheet_schema(load("danish-jensen-1989"))))
    assert CliRunner().invoke(app, ["conform", "--schema", "nowhere"]).exit_code == 2


def test_a_family_of_others_has_none() -> None:
    class Other:
        id, family = "other", "toy"

    with pytest.raises(TarockError, match="expected 'danish' or 'koenigrufen'"):
        sheet_schema(Other())  # type: ignore[arg-type]
