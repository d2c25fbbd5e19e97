"""Somebody in a list of a club or a tournament: number and name are enough, town and club are by choice."""

from typing import Literal, TypeAlias

from msgspec import Struct

Shown: TypeAlias = Literal["name", "initials", "number"]
"""What the public sees of somebody, as each has chosen."""


class Listed(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Somebody in a list.  Contact data have no place here."""

    number: int
    name: str = ""
    town: str = ""
    club: str = ""
    aliases: tuple[str, ...] = ()
    """What else lists call him."""
    shown: Shown = "name"

    @property
    def names(self) -> set[str]:
        """All that lists call him, as they are compared.

        >>> sorted(Listed(number=7, name="Anton Berg", aliases=("Toni  Berg",)).names)
        ['anton berg', 'toni berg']
        """
        return {" ".join(name.casefold().split()) for name in (self.name, *self.aliases) if name.strip()}

    @property
    def public_name(self) -> str:
        """What may stand on the wall and in files that leave the house.

        >>> Listed(number=7, name="Anna Berg", shown="initials").public_name
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
