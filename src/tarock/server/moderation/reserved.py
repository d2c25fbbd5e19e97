"""Names that nobody may bear: who speaks for the house, and what bots are called."""

import re
from functools import cache
from typing import Final

from tarock.bots.levels import OFFERED
from tarock.server.moderation.alike import skeleton
from tarock.words import LANGUAGES, words_in
from tarock.words.levels import level_name

OFFICES: Final = (
    *("admin", "administrator", "operator", "moderator", "staff", "support", "system"),
    *("operatør", "bestyrer", "vært", "tilsyn"),
    *("Betreiber", "Moderatorin", "Administratorin", "Aufsicht", "Schiedsrichter", "Schiedsrichterin", "Spielleiter"),
)
"""Who speaks for the house, in three languages: these words may stand nowhere in a name."""
HOUSE: Final = ("tarock", "tarok", "server", "bot", "robot", "Roboter", "referee", "null", "anonymous")
"""What nobody is called, though he may be "Tarock-Ole"."""
_BOTS: Final = frozenset({"bot", "robot", "roboter"})
"""No name begins with these: so "Bot 7" is none."""


def is_reserved(name: str) -> bool:
    """Tell whether nobody may bear a name, however it is spelt.

    >>> [is_reserved(name) for name in ("Admin", "Аdmin Anna", "Bot 3", "Stormester", "Socket bot", "Tarock-Ole")]
    [True, True, True, True, False, False]
    """
    words = [skeleton(word) for word in re.split(r"[\W_]+", name) if word]
    whole = skeleton("".join(char for char in name if char.isalnum()))
    starts = bool(words) and words[0] in _skeletons(tuple(sorted(_BOTS)))
    return starts or whole in _names() or not _skeletons(OFFICES).isdisjoint((*words, whole))


@cache
def _names() -> frozenset[str]:
    levels = (level_name(words_in(language), level) for language in LANGUAGES for level in (*OFFERED, "random"))
    return _skeletons((*HOUSE, *OFFERED, *levels))


@cache
def _skeletons(names: tuple[str, ...]) -> frozenset[str]:
    return frozenset(map(skeleton, names))
