"""Bit operations that are a loop where a machine has no instruction for them: each backend compiles them for itself."""


def extract(bits: int, mask: int) -> int:
    """Gather the bits that lie under a mask at the low end (PEXT)."""
    found = 0
    place = 0
    while mask:
        if bits & mask & -mask:
            found |= 1 << place
        place += 1
        mask &= mask - 1
    return found


def deposit(bits: int, mask: int) -> int:
    """Scatter bits from the low end to the places of a mask (PDEP); 1 << n gives the nth lowest bit of the mask."""
    found = 0
    while bits and mask:
        if bits & 1:
            found |= mask & -mask
        bits >>= 1
        mask &= mask - 1
    return found
