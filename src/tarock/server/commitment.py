"""Committing to a deal before it is dealt, so that anyone can check afterwards that nobody chose the cards.

Before the cards are shown to anybody the server publishes SHA-256 of a text that names the table, the deal, the seed,
the rules, who sits where and every hand.  When the deal is over the seed is revealed.  Then everybody can see that the
text has that hash, and that the seed gives those hands.
"""

from hashlib import sha256
from typing import Final, Literal, TypeAlias

from tarock.notation.record import Record
from tarock.server.evening.scorebook import Deal
from tarock.server.families import SERVER

HEAD: Final = "tarock commitment 1"


def commitment(table: str, name: str, deal: Deal) -> str:
    """Return the hash that is published before a deal.

    :param table: the id of the table.
    :param name: the deal's name there: round, game and attempt.
    """
    return sha256(text(table, name, deal).encode()).hexdigest()


def text(table: str, name: str, deal: Deal) -> str:
    """Return the text that a commitment is the hash of: one line for each fact, each with its line end."""
    lines = [HEAD, f"table {table}", f"deal {name}", f"seed {deal.seed}"]
    lines += deal.committed()
    return "".join(f"{line}\n" for line in lines)


# Verifying


Problem: TypeAlias = Literal["no-tags", "hash", "cards"]
"""What can be wrong: nothing was committed to, the text has another hash, or the seed gives other cards."""


def problems(record: Record) -> tuple[Problem, ...]:
    """Return why a record is not that of a deal that was committed to; nothing when it is."""
    tags = dict(record.tags)
    if not {"Table", "Deal", "Commitment", "Seed"} <= tags.keys():
        return ("no-tags",)
    state = record.state
    deal = SERVER[state.ruleset.family].redrawn(state, tags["Seed"])
    found: list[Problem] = []
    if commitment(tags["Table"], tags["Deal"], deal) != tags["Commitment"]:
        found.append("hash")
    if not deal.has_cards_of(state):
        found.append("cards")
    return tuple(found)
