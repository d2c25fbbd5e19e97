"""Kernels as machine code for an NVIDIA GPU: every function of a rules module is a device function."""

from numba import cuda

from tarock.search._kernels import bits as loops

jit = cuda.jit(device=True)
inlined = jit


@jit
def popcount(bits):
    """Count the bits that are set."""
    return cuda.popc(bits)


@jit
def lowest(bits):
    """Return the place of the lowest bit that is set."""
    return cuda.ffs(bits) - 1


@jit
def highest(bits):
    """Return the place of the highest bit that is set; -1 when there is none."""
    return 63 - cuda.clz(bits)


extract = jit(loops.extract)
deposit = jit(loops.deposit)
