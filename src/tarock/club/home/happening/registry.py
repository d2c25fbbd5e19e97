"""Where the checks and folds of the club's events are registered."""

from typing import Final, NoReturn

from tarock.club.happening import Handlers
from tarock.club.home.state import Club
from tarock.core.errors import TarockError
from tarock.core.sentences import Filling, Sentence

checks: Final = Handlers[Club]()
folds: Final = Handlers[Club]()


def refuse(key: str, **filling: Filling) -> NoReturn:
    """Refuse an event.

    :raises TarockError: with the sentence.
    """
    raise TarockError(Sentence(key, **filling))
