"""Bad input: one clear message on standard error, exit status 2, never a traceback."""

import sys
from collections.abc import Callable
from functools import wraps
from typing import Final, NoReturn, ParamSpec, TypeVar

from tarock.core.errors import TarockError
from tarock.core.extras import lacking

BAD_INPUT: Final = 2

_P = ParamSpec("_P")
_T = TypeVar("_T")


def fail(message: str) -> NoReturn:
    """Say what is wrong and leave."""
    print(f"tarock: {message}", file=sys.stderr)  # noqa: T201 - the command line prints
    raise SystemExit(BAD_INPUT)


def reports_errors(command: Callable[_P, _T]) -> Callable[_P, _T]:
    """Let a command end with a message where its input is wrong, in the language that it was asked to speak."""

    @wraps(command)
    def run(*args: _P.args, **kwargs: _P.kwargs) -> _T:
        try:
            return command(*args, **kwargs)
        except TarockError as error:
            fail(error.said(str(kwargs.get("language", "en"))))
        except ModuleNotFoundError as error:
            fail(lacking(error).said(str(kwargs.get("language", "en"))))

    return run
