"""Committing to a deal before it is dealt, so that anyone can check afterwards that nobody chose the cards.

The server draws a secret and publishes SHA-256 of a text that names the table, the deal, the rules and the secret.
Only then does every client at the table add numbers of its own, and the seed of the deal is mixed from the secret and
all that was added.  When the deal is over everything is revealed: so everybody can see that the secret was fixed
before, and that the seed follows from it.  The server could not choose, since it did not know what would be added; nor
could anybody who added, since he did not know the secret.

Deals of the first version had no part of the clients: their commitment is the hash of the seed and of every hand.
"""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Final, Literal, TypeAlias

from tarock.core.rules import Ruleset
from tarock.core.seats import SEAT_NAMES
from tarock.notation.record import Record
from tarock.server.evening.scorebook import Deal
from tarock.server.families import SERVER

HEAD: Final = "tarock commitment 1"
PROMISE: Final = "tarock commitment 2"
MIXTURE: Final = "tarock seed 2"
NONE: Final = "none"
_SEED: Final = 32


# The second version


def promise_text(table: str, name: str, ruleset: Ruleset, secret: str) -> str:
    """Return the text that is committed to before anybody adds anything."""
    lines = [PROMISE, f"table {table}", f"deal {name}", f"rules {ruleset.id} {ruleset.version}", f"secret {secret}"]
    return "".join(f"{line}\n" for line in lines)


def promise(table: str, name: str, ruleset: Ruleset, secret: str) -> str:
    """Return the hash that is published before anybody adds anything."""
    return sha256(promise_text(table, name, ruleset, secret).encode()).hexdigest()


def mixed_seed(commitment: str, secret: str, added: Sequence[str]) -> str:
    """Return the seed of a deal.

    :param added: by seat what its client has added; nothing for a bot, or for somebody who did not answer in time.

    >>> mixed_seed("c", "s", ("aa", "")) == mixed_seed("c", "s", ("", "aa"))
    False
    """
    return sha256(mixture_text(commitment, secret, added).encode()).hexdigest()[:_SEED]


def mixture_text(commitment: str, secret: str, added: Sequence[str]) -> str:
    """Return the text that the seed of a deal is the hash of, as far as a seed goes."""
    parts = [f"{name} {each or NONE}" for name, each in zip(SEAT_NAMES, added, strict=False)]
    return "".join(f"{line}\n" for line in [MIXTURE, f"commitment {commitment}", f"secret {secret}", *parts])


def added_text(added: Sequence[str]) -> str:
    """Return what was added as a record's tag has it."""
    return " ".join(f"{name}={each or NONE}" for name, each in zip(SEAT_NAMES, added, strict=False))


def _added(tag: str) -> tuple[str, ...]:
    """Return by seat what was added; a seat that is missing or named out of order spoils the seed."""
    return tuple("" if text == NONE else text for text in (part.partition("=")[2] for part in tag.split()))


# The first version


def commitment(table: str, name: str, deal: Deal) -> str:
    """Return the hash that was published before a deal of the first version.

    :param table: the id of the table.
    :param name: the deal's name there: round, game and attempt.
    """
    return sha256(text(table, name, deal).encode()).hexdigest()


def text(table: str, name: str, deal: Deal) -> str:
    """Return the text of a commitment of the first version: one line for each fact, each with its line end."""
    lines = [HEAD, f"table {table}", f"deal {name}", f"seed {deal.seed}"]
    lines += deal.committed()
    return "".join(f"{line}\n" for line in lines)


# Verifying


Problem: TypeAlias = Literal["no-tags", "hash", "seed", "cards", "unpublished"]
"""What can be wrong: nothing was committed to, the text has another hash, the seed was not mixed from the secret and
what was added, the seed gives other cards, or the commitment does not stand in the list that the server published."""


def problems(record: Record, published: frozenset[str] | None = None) -> tuple[Problem, ...]:
    """Return why a record is not that of a deal that was committed to; nothing when it is.

    :param published: the commitments that the server has published, where they are known.
    """
    tags = dict(record.tags)
    if not {"Table", "Deal", "Commitment", "Seed"} <= tags.keys():
        return ("no-tags",)
    state = record.state
    deal = SERVER[state.ruleset.family].redrawn(state, tags["Seed"])
    found: list[Problem] = []
    if _hash_of(tags, state.ruleset, deal) != tags["Commitment"]:
        found.append("hash")
    if "Secret" in tags and not _is_mixed(tags, len(state.hands)):
        found.append("seed")
    if not deal.has_cards_of(state):
        found.append("cards")
    if published is not None and tags["Commitment"] not in published:
        found.append("unpublished")
    return tuple(found)


def _hash_of(tags: Mapping[str, str], ruleset: Ruleset, deal: Deal) -> str:
    if "Secret" in tags:
        return promise(tags["Table"], tags["Deal"], ruleset, tags["Secret"])
    return commitment(tags["Table"], tags["Deal"], deal)


def _is_mixed(tags: Mapping[str, str], seats: int) -> bool:
    added = _added(tags.get("Added", ""))
    is_whole = tags.get("Added") == added_text(added) and len(added) == seats
    return is_whole and mixed_seed(tags["Commitment"], tags["Secret"], added) == tags["Seed"]
