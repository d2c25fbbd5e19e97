"""The rules that tables were opened with, each kept once: a table is read by them, whatever a book says later."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Any

import msgspec

from tarock.core.errors import RulesetError
from tarock.core.shapes import is_table
from tarock.rulesets import Ruleset, load
from tarock.rulesets.families import FAMILIES
from tarock.server.codes import Code, Refusal
from tarock.server.evening.events import Opened, decode
from tarock.server.evening.settings import Settings, house_ruleset, ruleset_of
from tarock.server.store.entries import Entry
from tarock.server.store.shelf import RulesRow, Shelf


def text_of(ruleset: Ruleset) -> str:
    """Return all that a ruleset says, as it is kept."""
    return msgspec.json.encode(ruleset, order="sorted").decode()


@lru_cache(maxsize=128)
def digest_of(ruleset: Ruleset) -> str:
    """Return by what a ruleset is known: the hash of all that it says."""
    return sha256(text_of(ruleset).encode()).hexdigest()


def row_of(ruleset: Ruleset) -> RulesRow:
    """Return the row of a ruleset in the store."""
    return RulesRow(digest_of(ruleset), ruleset.family, text_of(ruleset))


@lru_cache(maxsize=64)
def kept_ruleset(family: str, text: str) -> Ruleset:
    """Return a ruleset from its text in the store.

    What a later version of the engine asks for besides is taken from the book as it is now.

    :raises Refusal: if the engine can no longer play by it.
    """
    kind: type[Ruleset] = FAMILIES[family].kind
    said = msgspec.json.decode(text)
    try:
        return msgspec.convert(said, kind)
    except msgspec.ValidationError as error:
        try:
            return msgspec.convert(_laid_over(msgspec.to_builtins(load(said["id"])), said), kind)
        except (msgspec.ValidationError, RulesetError):
            raise Refusal(Code.BAD_RULESET, f"this tarock cannot play by rules that were kept: {error}") from error


def _laid_over(book: dict[str, Any], said: dict[str, Any]) -> dict[str, Any]:
    """Return what was said, and of all else what the book says."""
    both = {key: _laid_over(book[key], said[key]) for key in said if is_table(said[key]) and is_table(book.get(key))}
    return {**book, **said, **both}


def source_of(ruleset: Ruleset, house: str | None) -> tuple[Callable[..., Ruleset], tuple[Any, ...]]:
    """Return how another process gets a ruleset: by its name, from a house's text, or as it was kept.

    It is told by a function of this module and its arguments, as pickles tell it.
    """
    try:
        current = named_ruleset(ruleset.id, house)
    except RulesetError:
        current = None
    return (
        (named_ruleset, (ruleset.id, house))
        if ruleset is current
        else (kept_ruleset, (ruleset.family, text_of(ruleset)))
    )


def named_ruleset(name: str, house: str | None) -> Ruleset:
    """Return a ruleset by its name, or from a house's own text.

    :raises RulesetError: if there is none.
    """
    return load(name) if house is None else house_ruleset(house)


async def rules_of_log(shelf: Shelf, entries: Sequence[Entry]) -> Ruleset | None:
    """Return the rules that a table was opened with, from its log; None if that has no beginning.

    :raises Refusal: if there are none, or the engine can no longer play by them.
    :raises StoreError: if the store cannot be read.
    """
    opened = decode(entries[0].payload) if entries else None
    return await rules_of_then(shelf, opened.settings, opened.rules) if isinstance(opened, Opened) else None


async def rules_of_then(shelf: Shelf, settings: Settings, digest: str) -> Ruleset:
    """Return the rules that a table was opened with.

    :param digest: theirs; nothing in logs of earlier versions, which are read by the rules as they are.
    :raises Refusal: if there are none, or the engine can no longer play by them.
    :raises StoreError: if the store cannot be read.
    """
    current: Ruleset | None = None
    try:
        current = ruleset_of(settings)
    except Refusal:
        if not digest:
            raise
    if current is not None and digest in {"", digest_of(current)}:
        return current
    row = await shelf.rules(digest)
    if row is None:
        raise Refusal(Code.BAD_RULESET, f"the rules {digest} were not kept")
    return kept_ruleset(row.family, row.text)
