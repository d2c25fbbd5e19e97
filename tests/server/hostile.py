"""Messages that nobody sends who means well: bodies, headers, addresses, rules and frames, each kind with a name.

Every kind is sent as bytes, since a client's library would mend or refuse many of them.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

DEEP: Final = 100_000
"""So deeply is nested what no reader should follow."""


@dataclass(frozen=True, slots=True)
class Hostile:
    """A request, ready to be sent."""

    name: str
    path: bytes
    method: bytes = b"GET"
    body: bytes | None = None
    headers: Mapping[bytes, bytes] = field(default_factory=dict)


VALUES: Final[dict[str, bytes]] = {
    "null": b"null",
    "true": b"true",
    "zero": b"0",
    "a negative number": b"-1",
    "a fraction": b"0.5",
    "a number beyond all bounds": b"1e999",
    "a number of 5,000 digits": b"9" * 5_000,
    "not a number": b"NaN",
    "an empty string": b'""',
    "a zero in a string": b'"a\\u0000b"',
    "half a character": b'"\\ud800"',
    "bytes that are no UTF-8": b'"\xff\xfe"',
    "an overlong zero": b'"\xc0\x80"',
    "a character that cannot be seen": '"\u3164"'.encode(),
    "a text that runs from right to left": '"\u202etext"'.encode(),
    "a line break": b'"a\\nb"',
    "a raw line break": b'"a\nb"',
    "a long string": b'"' + b"a" * 100_000 + b'"',
    "a string of brackets": b'"' + b"{" * 10_000 + b'"',
    "a format": b'"%s%n{0}{{}}${x}"',
    "a query": b'"\' OR 1=1; DROP TABLE events; --"',
    "a path": b'"../../../../etc/passwd"',
    "markup": b'"<script>alert(1)</script>"',
    "an empty list": b"[]",
    "a list of a list": b"[[[]]]",
    "a long list": b"[" + b"0," * 10_000 + b"0]",
    "a deep list": b"[" * DEEP + b"]" * DEEP,
    "an open deep list": b"[" * DEEP,
    "an empty object": b"{}",
    "an unknown field": b'{"unknown": 1}',
    "a dangerous field": b'{"__proto__": {"x": 1}}',
    "a field that is there twice": b'{"a": 1, "a": 2}',
    "a deep object": b'{"a":' * DEEP + b"1" + b"}" * DEEP,
    "a deep object of lists": b'{"a":[' * (DEEP // 2) + b"1" + b"]}" * (DEEP // 2),
}
"""JSON that fits nowhere, or nearly so; each stands alone as a body, and in place of every field."""

BODIES: Final[dict[str, bytes]] = VALUES | {
    "nothing": b"",
    "blanks": b" \n\t ",
    "half an object": b'{"name": ',
    "an object and more": b"{} {}",
    "a comment": b"/* */ {}",
    "an unquoted name": b"{name: 1}",
    "a mark of the order of bytes": b"\xef\xbb\xbf{}",
    "UTF-16": '{"name": "x"}'.encode("utf-16"),
    "MessagePack": b"\x81\xa4name\xa1x",
    "a form": b"name=x&name=y",
    "a packed body": b"\x1f\x8b\x08\x00\x00\x00\x00\x00\x00\x03",
    "zeros": bytes(1_000),
    "a million of a letter": b"a" * 1_000_000,
}

TYPES: Final = (
    b"",
    b"text/plain",
    b"application/x-www-form-urlencoded",
    b"multipart/form-data",
    b"application/msgpack",
    b"multipart/form-data; boundary=" + b"a" * 500,
    b"application/json; charset=utf-16",
    b"application/json; charset=nonsense",
    b"application/json;;;=",
    b"\xff/\xff",
    b"a" * 5_000,
)

HEADERS: Final[dict[str, tuple[bytes, ...]]] = {
    "origin": (
        b"http://[::1",
        b"http://[",
        b"http://]",
        b"null",
        b"",
        b"http://",
        b"://",
        b"http://a:99999",
        b"http://a:b",
        b"http://\xff",
        b"http://a@b@c",
        b"file:///",
        b"javascript:alert(1)",
        b"http://" + b"a" * 5_000,
        b"http://[::1]:x",
    ),
    "host": (b"[::1", b"[", b"", b"a:b", b"\xff", b"a b", b"a" * 5_000, b"a/b", b"a#b", b"a?b"),
    "cookie": (
        b"tarock_session=",
        b"tarock_session=\xff",
        b"tarock_session=a.b.c",
        b"=;=;=",
        b";" * 5_000,
        b"tarock_session=..",
        b"tarock_session=" + b"a" * 5_000,
        b'tarock_session="\\"',
        b"tarock_session=\xc3\xa9",
        b"a" * 5_000,
    ),
    "authorization": (
        b"Bearer",
        b"Bearer ",
        b"Bearer \xff",
        b"Bearer a.b",
        b"Bearer " + b"a" * 5_000,
        b"Basic \xff",
        b"\xff",
        b"Bearer ..",
        b"Bearer \xc3\xa9.\xc3\xa9",
        b"Digest a=b",
    ),
    "accept-language": (b"\xff", b",,,;;;q=", b"da" * 5_000, b"en;q=x", b"*", b"\xc3\xa9"),
    "accept-encoding": (b"\xff", b"gzip;q=x", b"," * 5_000, b"identity;q=0, *;q=0"),
    "accept": (b"\xff", b"text/html" * 500, b"*/*;q=x", b"a/b/c"),
    "if-none-match": (b"\xff", b'"', b"W/", b"*" * 5_000),
    "range": (b"bytes=", b"bytes=9-1", b"bytes=-99999999999999999999", b"x"),
    "x-csrf-token": (b"\xff", b"", b"a" * 5_000, b"\xc3\xa9"),
    "x-forwarded-for": (b"\xff", b"1.2.3.4" * 500, b"::", b"a, b, c"),
    "x-forwarded-proto": (b"\xff", b"javascript", b""),
    "content-length": (b"-1", b"x", b"99999999999999999999", b"1, 2", b""),
    "transfer-encoding": (b"x", b"gzip", b"identity"),
    "connection": (b"upgrade", b"\xff", b"x" * 5_000),
    "upgrade": (b"websocket", b"h2c", b"\xff"),
    "expect": (b"100-continue", b"x"),
}

PARTS: Final = (
    b"%00",
    b"%ff",
    b"%c0%80",
    b"%ed%a0%80",
    b"%0a",
    b"%0d%0aa:b",
    b"%2e%2e",
    b"..",
    b"%2f",
    b"%5c",
    b"%25",
    b"%",
    b"%zz",
    b"a" * 5_000,
    b"%e3%85%a4",
    b"%e2%80%ae",
    b"~",
    b";a=b",
    b"'",
    b"%22",
    b"<b>",
    b"{}",
    b"%7b0%7d",
    b"-1",
    b"0",
    b"1e9",
    b"9223372036854775808",
    b"null",
    b"me",
    b"*",
)
"""What may stand where an address names something."""

PLACES: Final = (
    b"/%s",
    b"/table/%s",
    b"/table/%s/replay/%s",
    b"/learn/%s",
    b"/puzzles/%s",
    b"/rules/%s",
    b"/event/%s/desk",
    b"/cup/%s",
    b"/api/%s",
    b"/api/tables/%s",
    b"/api/tables/%s/link",
    b"/api/tables/%s/sheet",
    b"/api/tables/%s/records",
    b"/api/tables/%s/deals/%s",
    b"/api/tables/%s/deals/%s/replay",
    b"/api/tables/%s/book",
    b"/api/rulesets/%s/book",
    b"/api/rulesets/%s/keys",
    b"/api/school/lessons/%s",
    b"/api/school/puzzles/%s",
    b"/api/rulesets/koenigrufen-turnier/book?language=%s",
    b"/api/school/puzzles?game=%s&near=%s",
    b"/api/school/puzzles/today?game=%s&day=%s",
    b"/api/school/counts?game=%s&kind=%s&seed=%s",
    b"/api/tables?%s",
    b"/api/commitments?after=%s",
    b"/api/accounts/people/%s",
    b"/api/accounts/people?name=%s",
    b"/?%s=%s",
)
"""Addresses that name something."""

METHODS: Final = (
    b"PUT",
    b"DELETE",
    b"PATCH",
    b"OPTIONS",
    b"HEAD",
    b"TRACE",
    b"CONNECT",
    b"PROPFIND",
    b"get",
    b"A" * 500,
)


def house(head: str, rest: str = "", book: str = "danish-hjoerring") -> str:
    """Return a house ruleset whose head says this and who it extends."""
    return f'name = "House"\nextends = "{book}"\n{head}\n{rest}'


HOUSES: Final[dict[str, str]] = {
    "nothing": "",
    "a zero": "\0",
    "no TOML": "a = = b",
    "6,000 dotted keys": ".".join(["a"] * 6_000) + " = 1",
    "a header of 6,000 dotted keys": f"[{'.'.join(['a'] * 6_000)}]",
    "an integer of 5,000 digits": f"a = {'9' * 5_000}",
    "an endless fraction": f"a = 0.{'9' * 10_000}",
    "no number": "a = nan\nb = inf",
    "a deep list": f"a = {'[' * 9_000}{']' * 9_000}",
    "an open deep list": f"a = {'[' * 19_000}",
    "a deep table": f"a = {'{a=' * 4_000}1{'}' * 4_000}",
    "a date": "a = 1979-05-27T07:32:00Z",
    "a date that there is not": "a = 9999-99-99",
    "a wrong escape": 'a = "\\x"',
    "half a character": 'a = "\\ud800"',
    "an open string": 'a = "',
    "a table twice": "[a]\n[a]",
    "a key twice": "a = 1\na = 2",
    "only a carriage return": "a = 1\rb = 2",
    "too long": "#" * 20_001,
    "as long as can be": "#" * 20_000,
    "no book": 'id = "x"\nname = "x"',
    "an unknown book": house('id = "x"', book="x"),
    "a book elsewhere": house('id = "x"', book="../../x"),
    "a line break in its id": house('id = "a\\nb"'),
    "a raw line break in its id": house('id = """a\nb"""'),
    "a zero in its id": house('id = "a\\u0000b"'),
    "an id that cannot be seen": house('id = "\u3164"'),
    "an id that is a number": house("id = 1"),
    "an id of a book": house('id = "danish-jensen-1989"'),
    "an empty id": house('id = ""'),
    "a long id": house(f'id = "{"a" * 5_000}"'),
    "a book that is a table": 'id = "x"\nname = "x"\n[extends]\nid = "x"',
    "a value that is a table": house('id = "x"', "[dealing]\nfirst_dealer = {}"),
    "a table that is a value": house('id = "x"', "dealing = 1"),
    "an amount beyond all bounds": house('id = "x"', f"[dealing]\nredeals = {'9' * 400}", "koenigrufen-turnier"),
    "unknown keys": house('id = "x"', "\n".join(f"a{number} = 1" for number in range(1_500))),
}
"""House rulesets as TOML."""

RECORDS: Final[dict[str, str]] = {
    "a zero": "\0",
    "brackets": "[" * 50_000,
    "braces": "{" * 50_000,
    "tags alone": '[Rules "danish-hjoerring"]\n' * 1_000,
    "an unknown tag": '[Rules "x"]\n',
    "an open tag": '[Rules "',
    "a tag that cannot be seen": '[\u3164 "x"]',
    "numbers": "1. " * 20_000,
    "a number of 5,000 digits": f"{'9' * 5_000}. T1",
    "cards": "T1 " * 20_000,
    "lines": "\n" * 50_000,
    "half a character": "\ud800",
    "an escape": "\x1b[31m",
}
"""What is sent for a record of a deal."""

BOOK: Final = house('id = "h"')
SENT: Final[dict[str, dict[str, Any]]] = {
    "/api/sessions": {"name": "Anna", "program": True},
    "/api/sessions/me": {"name": "Anna"},
    "/api/tables": {
        "ruleset": "danish-hjoerring",
        "chairs": [{}, {}, {"bot": "book"}],
        "house": None,
        "title": "x",
        "mode": "strict",
        "rotation": None,
        "rounds": 1,
        "think": 1,
        "days": None,
        "pause": 0,
        "pace": 0,
        "spectators": True,
        "talk": False,
        "listed": False,
        "sit": 0,
        "host_starts": True,
        "practice": {"record": "x", "step": 0, "seat": 0},
    },
    "/api/sessions/end": {"ending": "x"},
    "/api/accounts/passkeys": {"id": "AA", "client_data": "e30", "attestation": "oA", "label": "x"},
    "/api/accounts/passkeys/label": {"passkey": "AA", "label": "x"},
    "/api/accounts/passkeys/remove": {"passkey": "AA"},
    "/api/accounts/sign-in": {
        "id": "AA",
        "client_data": "e30",
        "authenticator_data": "AA",
        "signature": "AA",
        "leaving": False,
    },
    "/api/accounts/sign-in/code": {"code": "x", "leaving": False},
    "/api/accounts/sign-in/mail": {"mail": "a@b"},
    "/api/accounts/sign-in/link": {"secret": "x", "leaving": False},
    "/api/accounts/links": {"secret": "x"},
    "/api/accounts/mail": {"mail": "a@b"},
    "/api/accounts/mail/bind": {"secret": "x"},
    "/api/accounts/deals": {
        "game": "x",
        "ruleset": "x",
        "contract": "x",
        "role": "x",
        "result": "won",
        "since": 0,
        "until": 0,
        "skip": 0,
    },
    "/api/accounts/profile": {"shows_statistics": True},
    "/api/accounts/progress": {"text": "{}"},
    "/api/accounts/delete": {"name": "x"},
    "/api/tables/nowhere/links": {"link": "x"},
    "/api/tables/nowhere/seat": {"link": "x"},
    "/api/tables/nowhere/records": {"text": "x"},
    "/api/replays": {"text": "x", "house": BOOK},
    "/api/rulesets/check": {"text": BOOK},
    "/api/rulesets/book": {"text": BOOK, "language": "en"},
    "/api/reviews": {"text": "x", "seat": 0, "open": False, "house": BOOK},
    "/api/reviews/why": {"text": "x", "step": 0, "house": BOOK},
    "/api/reviews/evening": {"text": "x", "name": "Anna", "house": BOOK},
    "/api/school/own": {"text": "x", "seat": 0, "house": BOOK},
    "/api/school/own/shown": {"puzzles": []},
    "/api/school/play": {"lesson": "d01", "step": 0, "acts": []},
    "/api/school/worst": {"text": "x"},
    "/api/meeting/friends": {"name": "Bo"},
    "/api/meeting/friends/answer": {"handle": "x", "agreed": True},
    "/api/meeting/presence": {"hidden": True},
    "/api/meeting/challenges": {"settings": {"ruleset": "danish-hjoerring", "chairs": [{}, {}, {}]}, "friends": []},
    "/api/meeting/challenges/none/answer": {"accepted": True},
    "/api/meeting/seek": {"family": "danish", "ruleset": None, "level": "book", "pace": "usual"},
}
"""A body for every address that takes one, to be spoilt field by field."""

FRAMES: Final[dict[str, bytes]] = BODIES | {
    "an act": b'{"do": "play", "card": "T1"}',
    "an unknown kind": b'{"kind": "unknown"}',
    "a kind that is a number": b'{"kind": 1}',
    "another version": b'{"kind": "hello", "protocol": 99999999999999999999}',
    "a hello without a session": b'{"kind": "hello", "protocol": 1, "token": "\\u0000"}',
}
"""What is sent through a socket."""


def requests() -> Iterator[Hostile]:
    """Give every kind of request."""
    yield from _of_bodies()
    yield from _of_fields()
    yield from _of_headers()
    yield from _of_addresses()


def _posted(name: str, path: str, body: bytes, kind: bytes = b"application/json") -> Hostile:
    return Hostile(f"{path}: {name}", path.encode(), b"POST", body, {b"content-type": kind})


def _of_bodies() -> Iterator[Hostile]:
    for path in SENT:
        for name, body in BODIES.items():
            yield _posted(name, path, body)
        for kind in TYPES:
            yield _posted(f"content of type {kind[:40]!r}", path, b"{}", kind)


def _of_fields() -> Iterator[Hostile]:
    for path, sent in SENT.items():
        for key in sent:
            others = {name: value for name, value in sent.items() if name != key}
            start = json.dumps(others)[:-1].encode() + (b", " if others else b"")
            for name, value in _values_for(key).items():
                yield _posted(f"{key} is {name}", path, start + json.dumps(key).encode() + b": " + value + b"}")


def _values_for(key: str) -> dict[str, bytes]:
    """Everything for any field, and what is a text to itself for those that hold one."""
    texts = {"house": HOUSES, "text": HOUSES | RECORDS, "record": RECORDS}.get(key, {})
    return VALUES | {f"a text: {name}": json.dumps(text).encode() for name, text in texts.items()}


def _of_headers() -> Iterator[Hostile]:
    for header, values in HEADERS.items():
        for value in values:
            for path, body in ((b"/", None), (b"/api/tables", None), (b"/api/sessions", b'{"name": "Anna"}')):
                sent = {header.encode(): value} | ({b"content-type": b"application/json"} if body else {})
                yield Hostile(
                    f"{path.decode()}: {header} is {value[:40]!r}", path, b"POST" if body else b"GET", body, sent
                )


def _of_addresses() -> Iterator[Hostile]:
    for place in PLACES:
        for part in PARTS:
            path = place.replace(b"%s", part)
            yield Hostile(f"GET {path[:80].decode('latin-1')}", path)
        for method in METHODS:
            yield Hostile(f"{method[:20].decode()} {place.decode()}", place.replace(b"%s", b"x"), method)
