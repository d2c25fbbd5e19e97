"""The schema from which the types of other languages are generated."""

from pathlib import Path
from typing import Any, cast

from tarock.server.app import make_app
from tarock.server.options import Options
from tarock.server.wire.shared.schema import schema


def test_the_schema_holds_every_body_of_the_http_api(tmp_path: Path) -> None:
    described = make_app(Options(data=tmp_path)).openapi_schema.to_schema()
    bodies = cast("dict[str, Any]", described["components"])["schemas"]
    assert {"Settings", "Sheet", "TableSummary"} <= bodies.keys()
    known = schema()["$defs"].keys()
    # Two structs of one name are told apart by their modules, which OpenAPI spells in another way.
    spelled = {"_".join(name.split(".")[-3:]) for name in known if "." in name}
    assert not bodies.keys() - known - spelled


def test_every_reference_of_the_schema_leads_somewhere() -> None:
    definitions = schema()["$defs"]
    wanted = {reference.removeprefix("#/$defs/") for reference in _references(definitions)}
    assert wanted <= definitions.keys()


def _references(value: object) -> set[str]:
    """Return all that a schema points to."""
    if isinstance(value, dict):
        own = {value["$ref"]} if isinstance(value.get("$ref"), str) else set[str]()
        return own.union(*(_references(each) for each in value.values()))
    return set[str]().union(*(_references(each) for each in value)) if isinstance(value, list | tuple) else set()
