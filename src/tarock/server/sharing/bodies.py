"""What other sites are answered."""

from typing import Literal

from msgspec import Struct


class OEmbed(Struct, frozen=True, omit_defaults=True):
    """What oEmbed tells about a deal: a picture with its address, or a link where the picture is too large."""

    type: Literal["photo", "link"]
    version: Literal["1.0"]
    title: str
    provider_name: str
    provider_url: str
    cache_age: int
    url: str | None = None
    width: int | None = None
    height: int | None = None
    html: str | None = None
    """The same deal to be stepped through, for pages that let scripts of this server run."""
