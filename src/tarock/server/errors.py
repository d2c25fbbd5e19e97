"""Errors of the HTTP API: the same codes as on the socket."""

from typing import Any, Final, cast

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException

from tarock.core.sentences import said
from tarock.rulesets.files import too_large
from tarock.server import metrics
from tarock.server.bodies import FlawTold, Problem
from tarock.server.codes import Code, Refusal
from tarock.server.operating.doorway import pattern_of
from tarock.words import Language, preferred_language

_logs: structlog.stdlib.BoundLogger = structlog.get_logger("http")

STATUS: Final[dict[Code, int]] = {
    Code.NO_SESSION: 401,
    Code.BAD_LINK: 401,
    Code.BAD_PASSKEY: 401,
    Code.BAD_RECOVERY: 401,
    Code.OLD_LINK: 409,
    Code.OTHER_BROWSER: 403,
    Code.NO_ACCOUNT: 403,
    Code.NAME_TAKEN: 409,
    Code.LAST_WAY_IN: 409,
    Code.NO_MAIL: 404,
    Code.NO_SUCH_SESSION: 404,
    Code.HAS_SESSION: 409,
    Code.USED_LINK: 409,
    Code.BAD_ORIGIN: 403,
    Code.BAD_CSRF: 403,
    Code.NOT_OWNER: 403,
    Code.NO_CODE: 403,
    Code.EXPIRED: 403,
    Code.NO_SPECTATORS: 403,
    Code.SENT_AWAY: 403,
    Code.BLOCKED: 403,
    Code.BANNED: 403,
    Code.NOT_OPERATOR: 403,
    Code.BAD_OPERATOR_LINK: 403,
    Code.NOT_SEATED: 403,
    Code.NO_SUCH_TABLE: 404,
    Code.NO_SUCH_PLACE: 404,
    Code.NO_SUCH_DEAL: 404,
    Code.NOT_FOUND: 404,
    Code.NO_SUCH_PERSON: 404,
    Code.CHALLENGE_OVER: 409,
    Code.ARCHIVED: 410,
    Code.TABLE_CLOSED: 409,
    Code.PLACE_TAKEN: 409,
    Code.ALREADY_SEATED: 409,
    Code.NAME_ALIKE: 409,
    Code.NOT_AWAY: 409,
    Code.TWICE_HERE: 409,
    Code.NEXT_DEAL: 409,
    Code.REFUSED: 409,
    Code.TOO_LONG: 413,
    Code.TOO_FAST: 429,
    Code.TOO_DEAR: 429,
    Code.STORAGE: 503,
    Code.TRY_AGAIN: 503,
}
"""The HTTP status of each code; 400 for all others."""

_CODES: Final = {404: Code.NOT_FOUND, 405: Code.NOT_FOUND, 413: Code.TOO_LONG, 429: Code.TOO_FAST}


def refusal_response(request: "Request[Any, Any, Any]", refusal: Refusal) -> "Response[Problem]":
    """Answer a refusal, in the language that the reader asks for."""
    headers = {"retry-after": str(refusal.again)} if refusal.again else None
    problem = problem_of(refusal, language_of(request))
    return Response(problem, status_code=STATUS.get(refusal.code, 400), headers=headers)


def problem_of(refusal: Refusal, language: str) -> Problem:
    """Count a refusal, and return it in a language."""
    metrics.REFUSALS.labels(refusal.code).inc()
    flaws = tuple(FlawTold(said(flaw.detail, language), flaw.key, flaw.line, flaw.column) for flaw in refusal.flaws)
    return Problem(refusal.code, said(refusal.sentence, language), refusal.reason, refusal.rule, flaws)


def http_response(request: "Request[Any, Any, Any]", error: HTTPException) -> "Response[Problem]":
    """Answer what the framework refuses."""
    code = _CODES.get(error.status_code, Code.MALFORMED)
    metrics.REFUSALS.labels(code).inc()
    detail = too_large().said(language_of(request)) if code is Code.TOO_LONG else _detail(error)
    return Response(Problem(code, detail), status_code=error.status_code, headers=error.headers)


def language_of(request: "Request[Any, Any, Any]") -> Language:
    """Return the language that the reader asks for."""
    return preferred_language(request.headers.get("accept-language", ""))


def _detail(error: HTTPException) -> str:
    """Return what was wrong, field by field where the framework says so."""
    extra = cast("list[dict[str, str]]", error.extra if isinstance(error.extra, list) else [])
    said = [f"{each.get('key', '')}: {each.get('message', '')}" for each in extra]
    return "; ".join(said)[:300] or error.detail[:300]


def crash_response(request: "Request[Any, Any, Any]", error: Exception) -> "Response[Problem]":
    """Answer what should not have happened; what it was stands in the log only."""
    metrics.REFUSALS.labels(Code.INTERNAL).inc()
    _logs.error("request failed", method=request.method, path=pattern_of(request.scope), exc_info=error)
    return Response(Problem(Code.INTERNAL), status_code=500)
