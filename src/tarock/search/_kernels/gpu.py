"""Kernels as machine code for an NVIDIA GPU: every function of a rules module is a device function."""

from numba import cuda

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


@jit
def extract(bits, mask):
    """Gather the bits that lie under a mask at the low end."""
    found = 0
    place = 0
    while mask:
        if bits & mask & -mask:
            found |= 1 << place
        place += 1
        mask &= mask - 1
    return found


@jit
def deposit(bits, mask):
    """Scatter bits from the low end to the places of a mask."""
    found = 0
    while bits and mask:
        if bits & 1:
            found |= mask & -mask
        bits >>= 1
        mask &= mask - 1
    return found
