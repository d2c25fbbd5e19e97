"""What is done about each kind of event in a tournament: a check and a fold, registered where they stand."""

from typing import Final, NoReturn

from tarock.club.happening import Handlers
from tarock.club.tournament.state import Tournament
from tarock.core.errors import TarockError
from tarock.core.sentences import Filling, Sentence

checks: Final = Handlers[Tournament]()
folds: Final = Handlers[Tournament]()


def refuse(key: str, **filling: Filling) -> NoReturn:
    """Say why something cannot happen."""
    raise TarockError(Sentence(key, **filling))
