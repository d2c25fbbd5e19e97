"""The part of the HTTP API that is about rules: the books, their rule books, and what a house may change.

Rule books of books are written once, in a thread; those of houses, and their rules, are dealt with in the study.
"""

import asyncio
from functools import lru_cache
from typing import Annotated, TypeAlias

from litestar import get, post
from litestar.params import FromQuery, JSONBody, PathParameter

from tarock.core.errors import RulesetError
from tarock.rulesets import Ruleset, books, load
from tarock.server.codes import Code, Refusal
from tarock.server.costs.prices import Work
from tarock.server.dependencies import TableId, TheErrands, TheLobby
from tarock.server.rules_shown import (
    HouseBook,
    KeyShown,
    RuleBookShown,
    RulesetShown,
    RulesetText,
    book_shown,
    keys_shown,
    ruleset_shown,
)
from tarock.server.studies import rules
from tarock.words import Language

BookId: TypeAlias = Annotated[str, PathParameter(max_length=100, description="The id of a book")]


@get("/rulesets", summary="The books")
async def list_rulesets() -> list[RulesetShown]:
    """Return the rulesets that come with the server."""
    return [ruleset_shown(load(name)) for name in books()]


@post("/rulesets/check", summary="Check a house ruleset", status_code=200)
async def check_ruleset(data: JSONBody[RulesetText], errands: TheErrands) -> RulesetShown:
    """Check a house ruleset; a refusal lists its flaws, each with the key or the place."""
    errands.pay(Work.HOUSE, data.text)
    return await errands.done(rules.house_shown, data.text)


@get("/rulesets/{ruleset:str}/book", summary="The rule book of a book")
async def show_book(ruleset: BookId, language: FromQuery[Language] = "en") -> RuleBookShown:
    """Return the rule book, written from the ruleset's data."""
    return await asyncio.to_thread(book_shown, _book(ruleset), language)


@post("/rulesets/book", summary="The rule book of a house ruleset", status_code=200)
async def show_house_book(data: JSONBody[HouseBook], errands: TheErrands) -> RuleBookShown:
    """Return the rule book of a house ruleset; a refusal lists its flaws."""
    errands.pay(Work.BOOK, data.text)
    return await errands.done(rules.house_book, data.text, data.language)


@get("/tables/{table:str}/book", summary="The rule book in force at a table")
async def show_table_book(
    table: TableId, lobby: TheLobby, errands: TheErrands, language: FromQuery[Language] = "en"
) -> RuleBookShown:
    """Return the rule book of exactly the rules that a table plays by."""
    state = (await lobby.find(table)).room.table
    house = state.settings.house
    if house is None:
        return await asyncio.to_thread(book_shown, state.ruleset, language)
    errands.pay(Work.BOOK, house)
    return await errands.done(rules.house_book, house, language)


@get("/rulesets/{ruleset:str}/keys", summary="What a house may change")
async def show_keys(ruleset: BookId, language: FromQuery[Language] = "en") -> list[KeyShown]:
    """Return every key of a book, its value, what it may be, and the rule that it belongs to."""
    return list(await asyncio.to_thread(_keys, ruleset, language))


@lru_cache(maxsize=64)
def _keys(name: str, language: Language) -> tuple[KeyShown, ...]:
    """Return what a house may change in a book: it never changes while the server runs, and takes a while."""
    return keys_shown(_book(name), language)


def _book(name: str) -> Ruleset:
    try:
        return load(name)
    except RulesetError as error:
        raise Refusal(Code.NOT_FOUND, str(error)) from error
