"""Kernels as machine code for the CPU, kept on disk; nothing is compiled before its first call."""

from typing import Final

from llvmlite import binding, ir
from numba import config, njit, types
from numba.extending import intrinsic

from tarock.search._kernels import bits as loops
from tarock.search._kernels.store import cache_folder


def jit(function):
    """Compile a function when it is first called, and keep its machine code on disk."""
    return _compiled(function)


def inlined(function):
    """The same for a function of a hot loop, whose code is put where it is called: that spares passing arrays on."""
    return _compiled(function, forceinline=True)


def _compiled(function, **options):
    before = config.CACHE_DIR
    config.CACHE_DIR = str(cache_folder(function.__module__.split(".")[-2]))
    try:
        # Without reference counts, which cost half the time of small functions on arrays: a kernel makes no arrays.
        return njit(cache=True, nogil=True, error_model="numpy", _nrt=False, **options)(function)
    finally:
        config.CACHE_DIR = before


@intrinsic
def popcount(_context, _bits):
    """Count the bits that are set, in one instruction."""

    def emit(_context, builder, _signature, arguments):
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), emit


@intrinsic
def lowest(_context, _bits):
    """Return the place of the lowest bit that is set, in one instruction; 64 when there is none."""

    def emit(_context, builder, _signature, arguments):
        return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), emit


@intrinsic
def highest(_context, _bits):
    """Return the place of the highest bit that is set, in one instruction; -1 when there is none."""

    def emit(_context, builder, _signature, arguments):
        zeros = builder.ctlz(arguments[0], ir.Constant(ir.IntType(1), 0))
        return builder.sub(ir.Constant(ir.IntType(64), 63), zeros)

    return types.int64(types.int64), emit


HAS_BMI2: Final = config.CPU_NAME is None and bool(binding.get_host_cpu_features().get("bmi2"))
"""Whether this processor gathers and scatters bits in one instruction."""


def _bmi2(name, doc):
    def typed(_context, _bits, _mask):
        def emit(_context, builder, _signature, arguments):
            word = ir.IntType(64)
            kind = ir.FunctionType(word, (word, word))
            function = builder.module.globals.get(name) or ir.Function(builder.module, kind, name)
            return builder.call(function, arguments)

        return types.int64(types.int64, types.int64), emit

    typed.__doc__ = doc
    return intrinsic(typed)


if HAS_BMI2:
    extract = _bmi2("llvm.x86.bmi.pext.64", loops.extract.__doc__)
    deposit = _bmi2("llvm.x86.bmi.pdep.64", loops.deposit.__doc__)
else:
    extract = jit(loops.extract)
    deposit = jit(loops.deposit)
