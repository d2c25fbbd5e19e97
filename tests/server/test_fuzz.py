"""Whatever is sent to the HTTP API, it never fails: schemathesis makes requests from the API's own description."""

import asyncio
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok

from tarock.server.client import Client
from tarock.server.evening.settings import Chair, Settings
from tests.server.servers import in_background, options_for

IN_CI = 6
LONG = 200
"""So many requests for each operation, with a session and without."""


def test_no_request_makes_the_server_fail(tmp_path: Path) -> None:
    send_requests(tmp_path, IN_CI)


@pytest.mark.long
def test_none_of_many_requests_makes_the_server_fail(tmp_path: Path) -> None:
    send_requests(tmp_path, LONG)


def send_requests(tmp_path: Path, examples: int) -> None:
    seen: dict[str, set[int]] = {}
    with in_background(options_for(tmp_path)) as server:
        client = asyncio.run(Client.begin(server.address, "Fuzz"))
        table = asyncio.run(client.open(Settings(ruleset="danish-hjoerring", chairs=(Chair(),) * 3)))
        schema = schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")
        for found in schema.get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()
            if "/api/club/" in operation.path:
                continue  # a server with a club is sent these (test_hall_fuzz)
            for headers in ({}, {"authorization": f"Bearer {client.token}"}):
                seen.setdefault(operation.label, set()).update(_tried(operation, headers, table, examples))
    assert not {label: codes for label, codes in seen.items() if any(code >= 500 for code in codes)}
    assert len(seen) >= 22


def _tried(operation: Any, headers: dict[str, str], table: str, examples: int) -> set[int]:  # noqa: ANN401 - of any schema
    """Send requests to one operation, half of them to a table that there is; return how they were answered."""
    codes: set[int] = set()
    tables = cycle((table, None))

    @settings(
        max_examples=examples,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
    )
    @given(case=operation.as_strategy())
    def send(case: Any) -> None:  # noqa: ANN401 - of any schema
        real = next(tables)
        if real is not None and case.path_parameters and "table" in case.path_parameters:
            case.path_parameters["table"] = real
        codes.add(case.call(headers=headers, timeout=60).status_code)

    send()
    return codes
