"""The addresses of a shared deal, as others need them: whole, with the place of this server."""

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import quote, urlencode, urlsplit

from tarock.server.sharing.pictures import LARGE, Size
from tarock.words import Language

EMBED_SCRIPT: Final = "embed/tarock-deal.js"
"""The script of the element `<tarock-deal>`, among the files of the page."""
_PAGE: Final = re.compile(r"/table/([\w-]{1,40})/replay/([\d.]{1,20})")


@dataclass(frozen=True, slots=True)
class Addresses:
    """Where a deal, its picture and its told record are found."""

    origin: str
    table: str
    deal: str

    @property
    def page(self) -> str:
        """The page on which it can be replayed."""
        return f"{self.origin}/table/{quote(self.table)}/replay/{quote(self.deal)}"

    @property
    def told(self) -> str:
        """Its told record, as text."""
        return f"{self._api}/told"

    @property
    def oembed(self) -> str:
        """What is told about it to those who ask in the oEmbed way."""
        return f"{self.origin}/api/oembed?{urlencode({'url': self.page})}"

    @property
    def script(self) -> str:
        """The script that shows it on other pages."""
        return f"{self.origin}/{EMBED_SCRIPT}"

    def picture(self, language: Language, size: Size = LARGE) -> str:
        """Its picture."""
        return f"{self._api}/picture.png?{urlencode({'lang': language, 'width': size.width})}"

    @property
    def _api(self) -> str:
        return f"{self.origin}/api/tables/{quote(self.table)}/deals/{quote(self.deal)}"


def deal_at(address: str, origin: str) -> tuple[str, str] | None:
    """Return the table and the deal that an address of this server names; None where it names none.

    >>> deal_at("https://tarock.example/table/x-1/replay/1.1.1#s=5", "https://tarock.example")
    ('x-1', '1.1.1')
    >>> deal_at("https://elsewhere.example/table/x-1/replay/1.1.1", "https://tarock.example")
    """
    try:
        parts = urlsplit(address)
    except ValueError:
        return None
    named = _PAGE.fullmatch(parts.path)
    if named is None or f"{parts.scheme}://{parts.netloc}" != origin:
        return None
    return named[1], named[2]
