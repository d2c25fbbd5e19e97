"""Who takes part: number and name are enough, town and club are by choice, and contact data have no place here."""

from enum import StrEnum

from tarock.club.people import Listed


class Status(StrEnum):
    """Whether somebody is to be seated."""

    HERE = "here"
    AWAY = "away"
    """Did not come, or sits this round out; can come back."""
    LEFT = "left"
    """Has gone for good; what was won stays."""


class Person(Listed, frozen=True, omit_defaults=True, kw_only=True):
    """Somebody on the entry list."""

    house: bool = False
    """A player of the house, who fills a table and is not ranked."""
    table: int = 0
    """The table of somebody who cannot walk; 0 for all others."""
