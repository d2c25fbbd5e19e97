"""What a kernel's source is compiled with: the decorator and the bit operations of one machine.

A rules module begins with ``from tarock.search._kernels.backend import jit, lowest, popcount`` and is otherwise plain
Python on integers.  Imported as usual it compiles for the CPU, and Numba keeps the machine code on disk.
:func:`load_for` executes the same source once more for another machine.  (A factory function that returns closures
would do the same, but Numba never finds closures in its cache again.)

All integers are signed and below 2**63, so that the same source means the same in plain Python, where they never
overflow (``NUMBA_DISABLE_JIT=1``).
"""

import importlib.util
import os
import sys
from collections.abc import Callable
from contextlib import contextmanager
from types import ModuleType
from typing import Any, Final, Literal, TypeAlias, TypeVar

Machine: TypeAlias = Literal["cpu", "cuda"]
_F = TypeVar("_F", bound=Callable[..., Any])

IS_PLAIN: Final = os.environ.get("NUMBA_DISABLE_JIT", "0") == "1"
"""Whether everything runs as plain Python, slowly."""

_machine: Machine = "cpu"


def jit(function: _F) -> _F:
    """Compile a function for the machine that its module is loaded for; nothing is compiled before its first call."""
    if IS_PLAIN:
        return function
    if _machine == "cuda":
        from numba import cuda

        return cuda.jit(device=True)(function)
    from numba import njit

    return njit(cache=True, nogil=True, error_model="numpy")(function)


def _popcount_plain(bits: int) -> int:
    return bits.bit_count()


def _lowest_plain(bits: int) -> int:
    return (bits & -bits).bit_length() - 1


def _cpu_operations() -> tuple[Any, Any]:
    """Return counting bits and finding the lowest one as single instructions."""
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    @intrinsic
    def popcount(_context: Any, bits: Any) -> Any:  # noqa: ANN401 - Numba's own types
        def emit(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:  # noqa: ANN401
            return builder.ctpop(arguments[0])

        return types.int64(types.int64), emit

    @intrinsic
    def lowest(_context: Any, bits: Any) -> Any:  # noqa: ANN401
        def emit(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:  # noqa: ANN401
            return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

        return types.int64(types.int64), emit

    return popcount, lowest


def _operations() -> tuple[Any, Any]:
    if IS_PLAIN:
        return _popcount_plain, _lowest_plain
    if _machine == "cuda":
        from numba import cuda

        return cuda.jit(device=True)(_popcount_on_gpu), cuda.jit(device=True)(_lowest_on_gpu)
    return _cpu_operations()


def _popcount_on_gpu(bits):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202 - compiled for the GPU
    from numba import cuda

    return cuda.popc(bits)


def _lowest_on_gpu(bits):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202 - compiled for the GPU
    from numba import cuda

    return cuda.ffs(bits) - 1


popcount, lowest = _operations()


@contextmanager
def _on(machine: Machine):  # type: ignore[no-untyped-def]  # noqa: ANN202 - used below only
    global _machine, popcount, lowest  # noqa: PLW0603 - the one switch, for the time of an import
    before = _machine, popcount, lowest
    _machine = machine
    popcount, lowest = _operations()
    try:
        yield
    finally:
        _machine, popcount, lowest = before


def load_for(machine: Machine, module: str) -> ModuleType:
    """Return a rules module compiled for a machine: ``load_for("cuda", "tarock.search._kernels.koenigrufen_rules")``."""
    name = f"{module}@{machine}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    alias = importlib.util.spec_from_file_location(name, spec.origin)
    assert alias is not None
    assert alias.loader is not None
    loaded = importlib.util.module_from_spec(alias)
    with _on(machine):
        alias.loader.exec_module(loaded)
    sys.modules[name] = loaded
    return loaded
