"""Seats at a table, numbered in playing order, which is counter-clockwise in both families."""

from typing import Annotated, Final, TypeAlias

Seat: TypeAlias = Annotated[int, "seat"]
"""A place at the table: 0 is seat A, 1 is seat B and so on, in playing order."""

SEAT_NAMES: Final = "ABCDEFG"
