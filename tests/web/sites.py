"""A site of somebody else: plain files on an origin of its own, with as strict a policy as a page can have."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Final

HEAD: Final = '<!doctype html><html lang="{language}"><meta charset="utf-8"><title>A club</title>'
VIEWPORT: Final = '<meta name="viewport" content="width=device-width">'


class _Handler(SimpleHTTPRequestHandler):
    def __init__(self, *args: object, policy: str, folder: Path) -> None:
        self.policy = policy
        super().__init__(*args, directory=str(folder))  # type: ignore[arg-type]  # as the server calls it

    def end_headers(self) -> None:
        """Say with every answer what its page may do."""
        self.send_header("content-security-policy", self.policy)
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - its name there
        """Nobody reads it."""


@contextmanager
def served(folder: Path, source: str = "'self'") -> Iterator[str]:
    """Serve the files of a folder; scripts and records may come from one source, and nothing else from anywhere."""
    policy = f"default-src 'none'; script-src {source}; connect-src {source}; base-uri 'none'"
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Handler, policy=policy, folder=folder))
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def written(folder: Path, body: str, language: str = "en") -> None:
    """Write the page of the site."""
    text = f"{HEAD.format(language=language)}{VIEWPORT}<main><h1>A club</h1>{body}</main></html>"
    (folder / "index.html").write_text(text, encoding="utf-8")
