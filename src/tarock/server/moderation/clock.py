"""A clock among strangers: who does not know the others cannot ask them to hurry."""

from typing import Final

import msgspec

from tarock.server.codes import Code, Refusal
from tarock.server.evening.settings import Settings

THINK: Final = 60
"""Seconds to think at a table that is shown to all, unless its owner says otherwise."""
LEAST: Final = 5
MOST: Final = 600
"""The range from which the owner may choose."""


def with_clock(settings: Settings) -> Settings:
    """Return settings with the clock that a table of strangers has, unless they have days to think.

    :raises Refusal: if the owner wants a clock that is none.
    """
    if not settings.listed or settings.days is not None or not any(chair.bot is None for chair in settings.chairs):
        return settings
    think = THINK if settings.think is None else settings.think
    if not LEAST <= think <= MOST:
        raise Refusal(Code.BAD_SETTINGS, f"among strangers expected {LEAST} to {MOST} seconds to think, not {think}")
    return msgspec.structs.replace(settings, think=think)
