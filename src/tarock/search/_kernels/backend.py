"""What a kernel's source is compiled with: the decorator and the bit operations of one machine.

A rules module begins with ``from tarock.search._kernels.backend import jit, lowest, popcount`` and is otherwise plain
Python on integers.  Imported as usual it compiles for the CPU, and Numba keeps the machine code on disk.
:func:`load_for` executes the same source once more for another machine.  (A factory function that returns closures
would do the same, but Numba never finds closures in its cache again.)

All integers are signed and below 2**63, so that the same source means the same in plain Python, where they never
overflow (``NUMBA_DISABLE_JIT=1``).
"""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from tarock.search._kernels.machines import DEFAULT, Machine

_NAMES: Final = ("jit", "inlined", "popcount", "lowest", "highest", "extract", "deposit")

jit: Any
inlined: Any
popcount: Any
lowest: Any
highest: Any
extract: Any
deposit: Any


def _use(machine: Machine) -> None:
    operations = import_module(f"tarock.search._kernels.{machine}")
    for name in _NAMES:
        globals()[name] = getattr(operations, name)


_use(DEFAULT)


@contextmanager
def _on(machine: Machine) -> Iterator[None]:
    """Offer the operations of another machine for the time of an import."""
    _use(machine)
    try:
        yield
    finally:
        _use(DEFAULT)


def load_for(machine: Machine, module: str) -> ModuleType:
    """Return a rules module compiled for a machine: ``load_for("gpu", "tarock.search._kernels.danish.rules")``.

    The kernel modules that it imports are loaded for that machine with it.
    """
    name = f"{module}@{machine}"
    if name not in sys.modules:
        with _on(machine), _forgotten_families():
            loaded = import_module(module)
        sys.modules[name] = loaded
    return sys.modules[name]


@contextmanager
def _forgotten_families() -> Iterator[None]:
    """Import the packages of the games anew, and forget them again."""
    known = _families()
    for name in known:
        del sys.modules[name]
    try:
        yield
    finally:
        for name in _families():
            del sys.modules[name]
        for name, module in known.items():
            sys.modules[name] = module
            package, _, own_name = name.rpartition(".")
            setattr(sys.modules[package], own_name, module)


def _families() -> dict[str, ModuleType]:
    """Return the packages of the games and the modules in them, as far as they are loaded."""
    packages = tuple(f"{__package__}.{folder.parent.name}" for folder in Path(__file__).parent.glob("*/__init__.py"))
    return {
        name: module
        for name, module in sys.modules.items()
        if "@" not in name and any(name == package or name.startswith(f"{package}.") for package in packages)
    }
