"""Who lacks a package is told which extra brings it; who lacks another finds a fault of ours."""

import re
import tomllib
from pathlib import Path

import pytest

from tarock.core.errors import TarockError
from tarock.core.extras import EXTRA_OF, has, lacking, require


@pytest.mark.parametrize(("package", "extra"), EXTRA_OF.items())
def test_what_an_extra_brings_is_named_with_the_extra(package: str, extra: str) -> None:
    told = lacking(ModuleNotFoundError(name=f"{package}.inside"))
    assert str(told) == f"this needs the package {package}; install it with: pip install 'tarock[{extra}]'"


COMES_WITH = {"dask": "distributed", "gymnasium": "pettingzoo", "pyspiel": "open_spiel"}
"""Packages that come with another, or are imported by another name."""


def test_every_extra_brings_what_is_said_of_it() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text("utf-8"))["project"]
    brought = {
        extra: {re.split(r"[\[<>=,;]", each)[0].replace("-", "_") for each in needs}
        for extra, needs in project["optional-dependencies"].items()
    }
    missing = [
        f"{name}: {extra}" for name, extra in EXTRA_OF.items() if COMES_WITH.get(name, name) not in brought[extra]
    ]
    assert missing == []


def test_what_no_extra_brings_is_an_error_like_any_other() -> None:
    for unknown in (ModuleNotFoundError(name="tarock.no_such_room"), ModuleNotFoundError("no name")):
        with pytest.raises(ModuleNotFoundError):
            lacking(unknown)


def test_what_is_there_is_not_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    require("msgspec")
    monkeypatch.setitem(EXTRA_OF, "no_such_package", "play")
    assert not has("no_such_package")
    with pytest.raises(TarockError, match=r"no_such_package.*tarock\[play\]"):
        require("no_such_package")
