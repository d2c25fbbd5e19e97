"""Whatever is sent to the hall by somebody with the code of the desk, it never fails, and its logs stay whole."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok

from tarock.club.tournament.log import Log
from tests.server.halls import Served, check_hall

IN_CI = 10
LONG = 200
"""So many requests for each operation."""


@pytest.mark.parametrize("examples", [IN_CI, pytest.param(LONG, marks=pytest.mark.long)])
def test_no_request_makes_the_hall_fail(examples: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tarock.server.hall.room.WAIT", 0.01)

    async def test(served: Served) -> None:
        await served.enter(8)
        await served.draw()
        seen = await asyncio.to_thread(
            send_requests, str(served.http.base_url), served.desk.code, served.event, examples
        )
        assert len(seen) >= 18
        assert not {label: codes for label, codes in seen.items() if any(code >= 500 for code in codes)}
        for name in served.hall.folder.names():
            file = served.hall.folder.file(name)
            assert file is not None
            assert not list(Log.read(file).changed_lines())

    check_hall(tmp_path, test)


def send_requests(address: str, code: str, event: str, examples: int) -> dict[str, set[int]]:
    schema = schemathesis.openapi.from_url(f"{address}/api/schema/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    hall = [operation for operation in operations if "/api/club/" in operation.path]
    return {operation.label: _tried(operation, code, event, examples) for operation in hall}


def _tried(operation: Any, code: str, event: str, examples: int) -> set[int]:  # noqa: ANN401 - of any schema
    """Send requests to one operation about an event that there is; return how they were answered."""
    codes: set[int] = set()
    real = {"event": event, "number": 1, "table": 1}

    @settings(
        max_examples=examples,
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
    )
    @given(case=operation.as_strategy())
    def send(case: Any) -> None:  # noqa: ANN401 - of any schema
        for name in case.path_parameters or {}:
            case.path_parameters[name] = real[name]
        codes.add(case.call(headers={"x-hall-code": code}).status_code)

    send()
    return codes
