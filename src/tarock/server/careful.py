"""Requests whose bodies nobody who means well would send."""

from typing import Any

from litestar import Request

from tarock.core.sentences import Sentence
from tarock.server.codes import Code, Refusal


class CarefulRequest(Request[Any, Any, Any]):
    """A request that refuses a body which is no text, or is nested too deeply to be read, as other wrong JSON."""

    async def json(self) -> Any:  # noqa: ANN401 - whatever was sent
        """Return the body.

        :raises Refusal: if it cannot be read.
        """
        try:
            return await super().json()
        except UnicodeDecodeError as error:
            raise Refusal(Code.MALFORMED, Sentence("body-not-utf8", byte=error.start)) from error
        except RecursionError as error:
            raise Refusal(Code.MALFORMED, Sentence("body-too-deep")) from error
