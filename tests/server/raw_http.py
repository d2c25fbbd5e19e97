"""HTTP as bytes: what a library would mend or refuse to send is sent, and what comes back is read plainly."""

import asyncio
import json
from dataclasses import dataclass
from typing import Any

from tests.server.hostile import Hostile

PATIENCE = 60.0


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back; status 0 when the line was cut without a word."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:  # noqa: ANN401 - whatever was sent
        """The body."""
        return json.loads(self.body)


async def sent(port: int, request: Hostile, usual: dict[bytes, bytes]) -> Answer:
    """Send a request and return the answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 24)
    try:
        writer.write(_bytes_of(request, usual))
        await writer.drain()
        return _read(await asyncio.wait_for(reader.read(), PATIENCE))
    except ConnectionError:
        return Answer(0, {}, b"")
    finally:
        writer.close()


def _bytes_of(request: Hostile, usual: dict[bytes, bytes]) -> bytes:
    headers = {b"host": b"127.0.0.1", b"connection": b"close", **usual, **request.headers}
    if request.body is not None:
        headers.setdefault(b"content-length", str(len(request.body)).encode())
    lines = [request.method + b" " + request.path + b" HTTP/1.1"]
    lines += [name + b": " + value for name, value in headers.items()]
    return b"\r\n".join([*lines, b"", request.body or b""])


def _read(answer: bytes) -> Answer:
    head, _, body = answer.partition(b"\r\n\r\n")
    if head.startswith(b"HTTP/1.1 100"):  # go on: the answer itself comes after it
        return _read(body)
    first, *lines = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    return Answer(int(first.split()[1]) if first else 0, headers, body)
