"""How phones in the same network reach this machine."""

import socket
from typing import Final
from urllib.parse import urlsplit

_ALL: Final = frozenset({"0.0.0.0", "::"})  # noqa: S104 - what somebody chose to listen at
_OWN: Final = frozenset({"localhost", "::1"})
_ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address of no machine (RFC 5737): asking for the way there sends nothing."""


def reached_at(address: str) -> str:
    """Return how phones reach a server that knows itself by some address, without a slash at the end.

    >>> reached_at("http://192.168.7.1:8000/"), reached_at("https://cards.example")
    ('http://192.168.7.1:8000', 'https://cards.example')
    """
    parts = urlsplit(address)
    if parts.hostname in _ALL or is_own_machine(address):
        return f"{parts.scheme}://{lan_address()}{'' if parts.port is None else f':{parts.port}'}"
    return address.rstrip("/")


def is_own_machine(address: str) -> bool:
    """Tell whether an address is one by which a machine calls itself.

    >>> is_own_machine("http://127.0.0.1:8000/"), is_own_machine("http://192.168.7.1/")
    (True, False)
    """
    host = urlsplit(address).hostname or ""
    return host.startswith("127.") or host in _OWN


def lan_address() -> str:
    """Return this machine's address in its network; its own where it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(_ELSEWHERE)
        except OSError:
            return "127.0.0.1"
        return str(way.getsockname()[0])
