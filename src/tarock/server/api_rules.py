"""The part of the HTTP API that is about rules: the books, their rule books, and what a house may change.

Rule books are written in a thread: nobody at a table waits for them.
"""

import asyncio
from typing import Annotated, TypeAlias

from litestar import get, post
from litestar.params import FromQuery, JSONBody, PathParameter

from tarock.core.errors import RulesetError
from tarock.rulesets import Ruleset, books, load
from tarock.server.codes import Code, Refusal
from tarock.server.dependencies import TableId, TheLobby
from tarock.server.evening.settings import checked_house
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
from tarock.words import Language

BookId: TypeAlias = Annotated[str, PathParameter(max_length=100, description="The id of a book")]


@get("/rulesets", summary="The books")
async def list_rulesets() -> list[RulesetShown]:
    """Return the rulesets that come with the server."""
    return [ruleset_shown(load(name)) for name in books()]


@post("/rulesets/check", summary="Check a house ruleset", status_code=200)
async def check_ruleset(data: JSONBody[RulesetText]) -> RulesetShown:
    """Check a house ruleset; a refusal lists its flaws, each with the key or the place."""
    return ruleset_shown(await asyncio.to_thread(checked_house, data.text))


@get("/rulesets/{ruleset:str}/book", summary="The rule book of a book")
async def show_book(ruleset: BookId, language: FromQuery[Language] = "en") -> RuleBookShown:
    """Return the rule book, written from the ruleset's data."""
    return await asyncio.to_thread(book_shown, _book(ruleset), language)


@post("/rulesets/book", summary="The rule book of a house ruleset", status_code=200)
async def show_house_book(data: JSONBody[HouseBook]) -> RuleBookShown:
    """Return the rule book of a house ruleset; a refusal lists its flaws."""
    return await asyncio.to_thread(lambda: book_shown(checked_house(data.text), data.language))


@get("/tables/{table:str}/book", summary="The rule book in force at a table")
async def show_table_book(table: TableId, lobby: TheLobby, language: FromQuery[Language] = "en") -> RuleBookShown:
    """Return the rule book of exactly the rules that a table plays by."""
    ruleset = (await lobby.find(table)).room.table.ruleset
    return await asyncio.to_thread(book_shown, ruleset, language)


@get("/rulesets/{ruleset:str}/keys", summary="What a house may change")
async def show_keys(ruleset: BookId, language: FromQuery[Language] = "en") -> list[KeyShown]:
    """Return every key of a book, its value, what it may be, and the rule that it belongs to."""
    return list(await asyncio.to_thread(keys_shown, _book(ruleset), language))


def _book(name: str) -> Ruleset:
    try:
        return load(name)
    except RulesetError as error:
        raise Refusal(Code.NOT_FOUND, str(error)) from error
