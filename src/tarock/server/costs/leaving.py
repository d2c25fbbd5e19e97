"""Somebody who has asked over HTTP and goes before he is answered: nobody works for him any longer than must be."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar

from litestar.types import Receive

from tarock.server.codes import Code, Refusal

FoundT = TypeVar("FoundT")


async def while_there(receive: Receive, coming: Coroutine[Any, Any, FoundT]) -> FoundT:
    """Return what is coming, unless whoever waits for it goes; then it is cancelled.

    :param receive: what the connection tells next: after the body of a request only that it has ended.
    :raises Refusal: if he has gone, which nobody reads.
    """
    work, gone = asyncio.ensure_future(coming), asyncio.ensure_future(_gone(receive))
    try:
        await asyncio.wait({work, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not work.done():
            raise Refusal(Code.TRY_AGAIN)
        return work.result()
    finally:
        for task in (work, gone):
            task.cancel()
            with suppress(asyncio.CancelledError, Refusal):
                await task


async def _gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
