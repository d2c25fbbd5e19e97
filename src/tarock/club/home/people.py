"""Who belongs to the club or plays as its guest."""

from typing import Final

from tarock.club.people import Listed

FIRST_GUEST: Final = 90_001
"""Guests need no number of their own: they get one from here on."""
LARGEST_NUMBER: Final = 99_999


class Member(Listed, frozen=True, omit_defaults=True, kw_only=True):
    """Somebody of the club, or a guest."""

    rated: bool = False
    """Whether others may see the rating: only who has said so."""
    guest: bool = False
    bot: str = ""
    """The level, where this is a player of the house: all of one level have one rating."""
