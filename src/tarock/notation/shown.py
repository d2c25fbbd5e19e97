"""Showing in a message what somebody wrote, whatever it is."""

from typing import Final

_LONGEST: Final = 60


def shown(value: object) -> str:
    """Return a value as a message shows it: quoted, on one line, and cut when it is long.

    >>> shown("T22")
    "'T22'"
    """
    if value is None:
        return "nothing"
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number of thousands of digits, lists in lists in lists
        return "something too large to show"
    return text if len(text) < _LONGEST else f"{text[: _LONGEST - 3]}..."
