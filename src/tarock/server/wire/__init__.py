"""What goes over the socket and into the store: typed messages, version 2."""

from typing import Final

PROTOCOL: Final = 2
"""The version of the protocol; it changes when an old client could misunderstand a new server."""
