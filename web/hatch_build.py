"""Puts the built browser client into the wheel, so that ``pip install`` alone gives a working site."""

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import (  # pyright: ignore[reportMissingImports] - there while building
    BuildHookInterface,
)


class ClientBuildHook(BuildHookInterface):  # type: ignore[misc]  # hatchling is there only while a package is built
    """Builds the client before a wheel is put together; who works in the source folder builds it with ``make web``."""

    def dependencies(self) -> list[str]:
        """Return what a build needs besides: a Node, where the machine has none."""
        build = _build_module(Path(self.root))
        return [] if build.machine_has_node() else [build.WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client."""
        del build_data
        if version != "editable":
            _build_module(Path(self.root)).build()


def _build_module(root: Path) -> ModuleType:
    """Return the script beside this one: it is no part of any package."""
    spec = importlib.util.spec_from_file_location("tarock_web_build", root / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
