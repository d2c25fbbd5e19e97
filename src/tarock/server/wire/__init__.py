"""What goes over the socket and into the store: typed messages, version 1."""

from typing import Final

PROTOCOL: Final = 1
"""The version of the protocol; it changes when an old client could misunderstand a new server."""
