"""Games, bonuses and counts of Königrufen by their names."""

from typing import Final

from tarock.words import Words
from tarock.words.passages import hyphenated

THIRDS: Final = 3
"""Three Blatt make a point."""


def contract_message(bid: object) -> str:
    """Return the message that names a game; there is none for a game of a house.

    >>> contract_message("solo_dreier")
    'contract-solo-dreier'
    """
    return hyphenated(f"contract-{bid}")


def contract_name(words: Words, bid: str) -> str:
    """Return the name of a game, or of a bid with its bird; a game of a house bears its id.

    >>> contract_name(Words("en"), "besserrufer uhu")
    'Uhurufer'
    """
    message = contract_message(bid)
    return words(message) if message in words else bid


def bonus_name(words: Words, bonus: str) -> str:
    """Return the name of a bonus, of the Valat or of the game itself, as something that is announced or doubled.

    >>> bonus_name(Words("en"), "koenig_ultimo")
    'König ultimo'
    """
    return words(hyphenated(f"bonus-{bonus}"))


def points_and_blatt(words: Words, thirds: int) -> str:
    """Return a count in thirds as players say it.

    >>> points_and_blatt(Words("en"), 107)
    '35 points and 2 Blatt'
    """
    points, blatt = divmod(thirds, THIRDS)
    return words("k-count", points=points, blatt=blatt)
