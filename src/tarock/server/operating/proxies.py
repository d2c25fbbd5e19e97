"""Proxies that are believed when they say for whom they ask; whoever else says so is not listened to."""

from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, TypeAlias

from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence

_Address: TypeAlias = IPv4Address | IPv6Address
_FORWARDED: Final = b"x-forwarded-for"
_MOST: Final = 1000
"""Longer lists of addresses are no list that a proxy makes."""


@dataclass(frozen=True, slots=True)
class Proxies:
    """The networks of all proxies.

    >>> behind = Proxies.named(["127.0.0.1", "10.0.0.0/8"])
    >>> behind.asker("127.0.0.1", [(b"x-forwarded-for", b"6.6.6.6, 8.8.8.8, 10.1.2.3")])
    '8.8.8.8'
    >>> behind.asker("9.9.9.9", [(b"x-forwarded-for", b"8.8.8.8")])
    '9.9.9.9'
    """

    networks: tuple[IPv4Network | IPv6Network, ...] = ()

    @classmethod
    def named(cls, addresses: Iterable[str]) -> "Proxies":
        """Return proxies by their addresses, or the networks that they are in.

        :raises TarockError: if one is neither.
        """
        try:
            return cls(tuple(ip_network(address, strict=False) for address in addresses))
        except ValueError as error:
            raise TarockError(Sentence("settings-no-proxy", why=str(error))) from error

    def __contains__(self, host: str) -> bool:
        address = _read(host)
        return address is not None and any(address in network for network in self.networks)

    def asker(self, peer: str, headers: Iterable[tuple[bytes, bytes]]) -> str:
        """Return who asks: whoever connects, or the last before all proxies of ours."""
        if peer not in self:
            return peer
        told = b",".join(value for name, value in headers if name == _FORWARDED)
        if len(told) > _MOST:
            return peer
        for place in reversed(told.decode("latin-1").split(",")):
            address = _read(place)
            if address is None:
                return peer
            peer = str(address)
            if peer not in self:
                break
        return peer


def _read(place: str) -> _Address | None:
    """Return an address, with or without a port."""
    text = place.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address: _Address = ip_address(text)
    except ValueError:
        return None
    return address.ipv4_mapped or address if isinstance(address, IPv6Address) else address
