"""By what address somebody is counted."""

import os
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

from litestar.connection import ASGIConnection

_TRUSTED = "FORWARDED_ALLOW_IPS"
"""The environment variable by which uvicorn is told which proxies to believe."""


class Proxies:
    """The hosts behind which others come: their own address tells nothing of who is asking.

    :param hosts: addresses and networks, with commas; ``*`` for all.

    >>> proxies = Proxies("127.0.0.1, 10.0.0.0/8")
    >>> proxies.counted("10.1.2.3"), proxies.counted("192.0.2.7"), proxies.counted("2a00:1450:4001:82a::200e")
    ('', '192.0.2.7', '2a00:1450:4001:82a::/64')
    """

    def __init__(self, hosts: str | None = None) -> None:
        told = hosts or os.environ.get(_TRUSTED) or "127.0.0.1,::1"
        names = [name.strip() for name in told.split(",") if name.strip()]
        self._all = "*" in names
        self._networks = [found for name in names if (found := _network(name)) is not None]

    def counted(self, host: str) -> str:
        """Return the address under which a host is counted; nothing for a proxy, and where there is no address.

        A home of the newer kind has a whole network to itself.
        """
        try:
            address = ip_address(host)
        except ValueError:
            return ""
        if isinstance(address, IPv6Address):
            address = address.ipv4_mapped or address
        if self._all or any(address in network for network in self._networks):
            return ""
        return str(ip_network((address, 64), strict=False)) if isinstance(address, IPv6Address) else str(address)

    def of(self, connection: "ASGIConnection[Any, Any, Any, Any]") -> str:
        """Return the address under which somebody is counted who is asking."""
        return self.counted(connection.client.host) if connection.client else ""


def _network(name: str) -> Any:  # noqa: ANN401 - a network of either kind
    try:
        return ip_network(name, strict=False)
    except ValueError:  # a name, or what only uvicorn understands
        return None
