"""What a referee has ruled, as sentences that everybody reads in his own language."""

from tarock.club.tournament.events import Ruled
from tarock.club.tournament.state import Tournament
from tarock.core.sentences import Sentence
from tarock.words.families import WORDS
from tarock.words.passages import hyphenated


def ruling_told(tournament: Tournament, ruled: Ruled) -> Sentence:
    """Return what was ruled, at which table, and what follows for its line."""
    return Sentence(
        "cup-ruling",
        round=ruled.round,
        table=ruled.table,
        line=ruled.line,
        what=_what(tournament, ruled),
        consequence=consequence(ruled),
    )


def consequence(ruled: Ruled) -> str:
    """Return what a ruling does to its line: struck, replaced, fine or none."""
    if ruled.strikes:
        return "struck"
    if ruled.fine:
        return "fine"
    return "none" if ruled.sheet is None and ruled.points is None else "replaced"


def _what(tournament: Tournament, ruled: Ruled) -> Sentence | str:
    if not ruled.fault:
        return ruled.text
    fault = fault_name(tournament, ruled.fault)
    whose = Sentence("cup-fault-of", fault=fault, name=tournament.name(ruled.offender)) if ruled.offender else fault
    return Sentence("cup-fault-text", fault=whose, text=ruled.text) if ruled.text else whose


def fault_name(tournament: Tournament, fault: str) -> Sentence:
    """Return what the game calls a fault."""
    return Sentence(f"{WORDS[tournament.ruleset.family].prefix}fault-{hyphenated(fault)}")
