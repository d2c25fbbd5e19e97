"""The files of the browser client: read once, and sent as small as the browser can read them.

The client is built into the folder beside this module (``make web``), each file with a ``.br`` and a ``.gz`` where
that is smaller.  Names under ``assets`` carry a hash of what is in the file, so they may be kept for ever; what lies
under ``embed`` pages of others load, for an hour at a time; everything else is asked for again, and answered with 304
when it is the same.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

from litestar import Response

FOLDER: Final = Path(__file__).with_name("static")
"""Where the built client lies."""
INDEX: Final = "index.html"

_ENDINGS: Final = {"br": ".br", "gzip": ".gz"}
"""The ways to compress a file, the best first, and how its compressed twin is called."""
_TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
FOR_ALL_PAGES: Final = {"access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin"}
"""What lets a page of any other site read an answer."""
_HEADERS: Final = {
    "assets": {"cache-control": "public, max-age=31536000, immutable"},
    "embed": {"cache-control": "public, max-age=3600, stale-while-revalidate=86400", **FOR_ALL_PAGES},
}
"""What is said of the files of some folders."""


@dataclass(frozen=True, slots=True)
class StaticFile:
    """A file and its compressed twins, by the encoding that a browser must read; ``""`` is the file itself."""

    bodies: Mapping[str, bytes]
    media_type: str
    headers: Mapping[str, str]

    def response(self, accept_encoding: str, if_none_match: str, status_code: int = 200) -> Response[bytes]:
        """Answer a browser that reads some encodings, and may have the file already."""
        encoding = next((each for each in self.bodies if each in _accepted(accept_encoding)), "")
        body = self.bodies[encoding]
        tag = f'"{sha256(body).hexdigest()[:20]}"'
        headers = {**self.headers, "etag": tag, "vary": "accept-encoding"}
        if tag in (each.strip().removeprefix("W/") for each in if_none_match.split(",")):
            return Response(b"", status_code=304, media_type=self.media_type, headers=headers)
        if encoding:
            headers["content-encoding"] = encoding
        return Response(body, status_code=status_code, media_type=self.media_type, headers=headers)


class StaticFiles:
    """All files of the client by their paths; none when it has not been built."""

    def __init__(self, folder: Path) -> None:
        paths = [path for path in folder.rglob("*") if path.is_file() and not path.name.startswith(".")]
        plain = [path for path in paths if path.suffix not in _ENDINGS.values()]
        self._files = {path.relative_to(folder).as_posix(): _read(path, folder) for path in plain}

    @property
    def index(self) -> StaticFile | None:
        """The page; None when the client has not been built."""
        return self._files.get(INDEX)

    def find(self, path: str) -> StaticFile | None:
        """Return a file by its path."""
        return self._files.get(path.lstrip("/"))


def _read(path: Path, folder: Path) -> StaticFile:
    twins = {encoding: path.with_name(path.name + ending) for encoding, ending in _ENDINGS.items()}
    bodies = {encoding: twin.read_bytes() for encoding, twin in twins.items() if twin.is_file()}
    media_type = _TYPES.get(path.suffix, "application/octet-stream")
    headers = _HEADERS.get(path.relative_to(folder).parts[0], {"cache-control": "no-cache"})
    return StaticFile({**bodies, "": path.read_bytes()}, media_type, headers)


def _accepted(header: str) -> set[str]:
    """Return the encodings that a browser reads.

    >>> sorted(_accepted("gzip, deflate;q=0.5, br;q=0"))
    ['', 'deflate', 'gzip']
    """
    found = {""}
    for part in header.lower().split(","):
        encoding, _, quality = part.partition(";")
        if quality.replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}:
            found.add(encoding.strip())
    return found
