"""By what address somebody is counted."""

from ipaddress import IPv6Address, ip_address, ip_network
from typing import Any

from litestar.connection import ASGIConnection

from tarock.server.operating.proxies import Proxies


class Addresses:
    """What hosts are counted under.

    :param proxies: the hosts behind which others come: their own address tells nothing of who is asking.

    >>> addresses = Addresses(Proxies.named(["10.0.0.0/8"]))
    >>> addresses.counted("10.1.2.3"), addresses.counted("192.0.2.7"), addresses.counted("2a00:1450:4001:82a::200e")
    ('', '192.0.2.7', '2a00:1450:4001:82a::/64')
    """

    def __init__(self, proxies: Proxies) -> None:
        self._proxies = proxies

    def counted(self, host: str) -> str:
        """Return the address under which a host is counted.

        Nothing for a proxy, for this machine itself (which a proxy here may be), and where there is no address.  A home
        of the newer kind has a whole network to itself.
        """
        try:
            address = ip_address(host)
        except ValueError:
            return ""
        if isinstance(address, IPv6Address):
            address = address.ipv4_mapped or address
        if host in self._proxies or str(address) in _SELF:
            return ""
        return str(ip_network((address, 64), strict=False)) if isinstance(address, IPv6Address) else str(address)

    def of(self, connection: "ASGIConnection[Any, Any, Any, Any]") -> str:
        """Return the address under which somebody is counted who is asking."""
        return self.counted(connection.client.host) if connection.client else ""


_SELF = frozenset({"127.0.0.1", "::1"})
