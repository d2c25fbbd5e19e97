"""The last look at every line of the log: what must not stand there is taken out, whoever has put it in.

Our own lines are made without it.  But an error may quote what it stumbled over, and a library knows of no secrets.
"""

import re
from collections.abc import Mapping, MutableMapping
from ipaddress import ip_address
from typing import Any, Final, cast

VEIL: Final = "…"

_IPV4: Final = re.compile(r"(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])")
_IPV6: Final = re.compile(r"(?<![\w:])[0-9A-Fa-f]{0,4}(?::[0-9A-Fa-f]{0,4}){2,7}(?![\w:])")
_MAIL: Final = re.compile(r"[^\s@\"'<>/:]+@[^\s@\"'<>/:]+\.[A-Za-z]{2,}")
_URL_SECRET: Final = re.compile(r"(?<=://)[^/\s@]*:[^/\s@]*(?=@)")
_TOKEN: Final = re.compile(r"[\w-]{16,}\.[\w-]{43}(?![\w-])")
_BEARER: Final = re.compile(r"(?i)(?<=bearer )\S+")
_COOKIE: Final = re.compile(r"(?<=tarock_session=)[^;\s\"']+|(?<=tarock_device=)[^;\s\"']+")
_CARD: Final = re.compile(r"(?<![\w-])(?:X|T(?:[1-9]|1\d|2[0-2])|[SHDC](?:10|[1-9JCQK]))(?![\w-])")

_ALWAYS: Final = (_URL_SECRET, _BEARER, _COOKIE, _TOKEN, _MAIL, _IPV4)
_OWN: Final = frozenset({"timestamp", "level", "logger", "request_id", "table", "kind", "code", "levels", "method"})
"""What we write ourselves, and know: ids may look like anything."""


def veiled(_logger: object, _method: str, event: MutableMapping[str, Any]) -> Mapping[str, Any]:
    """Take out of a line what must not stand there; it is called as structlog calls a processor."""
    return {key: value if key in _OWN else _without(value) for key, value in event.items()}


def _without(value: object) -> object:
    if isinstance(value, str):
        return without_secrets(value)
    if isinstance(value, int | float) or value is None:
        return value
    if isinstance(value, Mapping):
        pairs = cast("Mapping[object, object]", value)
        return {str(key): _without(each) for key, each in pairs.items()}
    if isinstance(value, list | tuple):
        return [_without(each) for each in cast("list[object]", value)]
    return without_secrets(str(value))


def without_secrets(text: str) -> str:
    """Return a text without cards, addresses, passwords and what proves who somebody is.

    >>> without_secrets("8.8.8.8 played S4 at 12:30:00")
    '… played … at 12:30:00'
    >>> without_secrets("postgresql://ada:secret@db/tarock for ada@example.org, from [2a00:1450::200e]:443")
    'postgresql://…@db/tarock for …, from […]:443'
    """
    for pattern in _ALWAYS:
        text = pattern.sub(VEIL, text)
    text = _IPV6.sub(lambda found: VEIL if _is_address(found[0]) else found[0], text)
    return _CARD.sub(VEIL, text)


def _is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True
