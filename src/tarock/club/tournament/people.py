"""Who takes part: number and name are enough, town and club are by choice, and contact data have no place here."""

from enum import StrEnum
from typing import Literal, TypeAlias

from msgspec import Struct

from tarock.club.tournament.draw import Number

Shown: TypeAlias = Literal["name", "initials", "number"]
"""What the public sees of somebody, as each has chosen."""


class Status(StrEnum):
    """Whether somebody is to be seated."""

    HERE = "here"
    AWAY = "away"
    """Did not come, or sits this round out; can come back."""
    LEFT = "left"
    """Has gone for good; what was won stays."""


class Person(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Somebody on the entry list."""

    number: Number
    name: str = ""
    town: str = ""
    club: str = ""
    aliases: tuple[str, ...] = ()
    """What else lists call him."""
    shown: Shown = "name"
    house: bool = False
    """A player of the house, who fills a table and is not ranked."""
    table: int = 0
    """The table of somebody who cannot walk; 0 for all others."""

    @property
    def names(self) -> set[str]:
        """All that lists call him, as they are compared.

        >>> sorted(Person(number=7, name="Anton Berg", aliases=("Toni  Berg",)).names)
        ['anton berg', 'toni berg']
        """
        return {" ".join(name.casefold().split()) for name in (self.name, *self.aliases) if name.strip()}

    @property
    def public_name(self) -> str:
        """What may stand on the wall and in files that leave the house.

        >>> Person(number=7, name="Anna Berg", shown="initials").public_name
        'A. B.'
        """
        if self.shown == "number" or not self.name:
            return str(self.number)
        if self.shown == "initials":
            return " ".join(f"{part[0]}." for part in self.name.split())
        return self.name

    @property
    def public_town(self) -> str:
        """The town of somebody who is shown by name."""
        return self.town if self.shown == "name" else ""

    @property
    def public_club(self) -> str:
        """The club of somebody who is shown by name."""
        return self.club if self.shown == "name" else ""
