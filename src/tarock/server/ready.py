"""What whoever comes first would have to wait for, and everybody at a table with him, is loaded before anybody comes.

Python imports and reads in the thread that answers: the first table of a game would hold up all others for a tenth of a
second, and the first refusal for a twentieth.
"""

from typing import Any, Final

from tarock.bots.families import BOTS
from tarock.core.families import Layer
from tarock.notation.families import NOTATIONS
from tarock.rulesets import books, load
from tarock.server.families import SERVER
from tarock.server.names import checked_name
from tarock.telling.families import TELLINGS
from tarock.words import LANGUAGES, words_in

_LAYERS: Final[tuple[Layer[Any], ...]] = (SERVER, TELLINGS, NOTATIONS, BOTS)


def make_ready() -> None:
    """Load every game, every ruleset and all words."""
    for layer in _LAYERS:
        for family in layer:
            layer[family]
    for ruleset in books():
        load(ruleset)
    for language in LANGUAGES:
        words_in(language)
    checked_name("Anna")  # and by what names are compared
