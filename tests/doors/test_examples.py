"""The examples of docs/doors.md that need a library which not everybody has; the others run as doctests."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "doors.md"
EXAMPLES = [
    code for code in re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL) if ">>>" not in code
]


@pytest.mark.kernels
@pytest.mark.parametrize("code", EXAMPLES, ids=["openspiel"])
def test_the_example_runs(code: str) -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed; `make test-doors` fetches it")
    exec(compile(code, str(PAGE), "exec"), {})
