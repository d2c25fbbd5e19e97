"""What a deal of Königrufen came to, in sentences: for the report of a record and for the table in the terminal."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from tarock.core.seats import Seat
from tarock.koenigrufen.state import KoenigrufenState
from tarock.notation.outcome import OutcomeLine, koenigrufen_outcome
from tarock.words import Words
from tarock.words.book import listed
from tarock.words.koenigrufen.names import bonus_name, contract_name, points_and_blatt

Named: TypeAlias = Callable[[Seat], str]
"""How a seat is called."""


def outcome(state: KoenigrufenState, words: Words, named: Named) -> Iterator[str]:
    """Give who played what with whom, and how it ended."""
    return (_sentence(line, words, named) for line in koenigrufen_outcome(state))


def _sentence(line: OutcomeLine, words: Words, named: Named) -> str:
    names = {"contract": contract_name, "bonus": bonus_name}
    seats = {key: listed(words, map(named, seats)) for key, seats in line.seats.items()}
    counts = {key: points_and_blatt(words, count) for key, count in line.thirds.items()}
    values = {key: names[key](words, str(value)) if key in names else value for key, value in line.values.items()}
    return words(line.key, **seats, **counts, **values)
