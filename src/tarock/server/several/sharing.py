"""How the tables are shared among processes: nobody leads more than his share."""

from collections.abc import Mapping
from typing import Final

SLACK: Final = 10
"""A tenth more than one's share is no reason to hand anything over, and one table never is."""


def surplus(led: Mapping[str, int], process: str) -> dict[str, int]:
    """Return how many tables a process hands over to each of the others.

    :param led: how many each leads, of those that may lead more.
    """
    if process not in led:
        return {}
    share = -(-sum(led.values()) // len(led))
    over = led[process] - share
    if over <= max(1, share // SLACK):
        return {}
    given: dict[str, int] = {}
    for other, count in sorted(led.items(), key=lambda each: (each[1], each[0])):
        number = min(over, share - count)
        if number > 0:
            given[other] = number
            over -= number
    return given
