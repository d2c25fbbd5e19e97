"""All messages as one JSON Schema, from which the types of other languages are generated."""

from typing import Any

import msgspec

from tarock.server.codes import Code
from tarock.server.wire import PROTOCOL
from tarock.server.wire.asking import Asking
from tarock.server.wire.danish_actions import DanishAct
from tarock.server.wire.koenigrufen_actions import KoenigrufenAct
from tarock.server.wire.table import TableShown, Watched, You
from tarock.server.wire.telling import Telling


def schema() -> dict[str, Any]:
    """Return the messages of both directions, the acts of both families, and what frames hold."""
    parts = {
        "Asking": Asking,
        "Telling": Telling,
        "DanishAct": DanishAct,
        "KoenigrufenAct": KoenigrufenAct,
        "TableShown": TableShown,
        "You": You,
        "Watched": Watched,
    }
    schemas, definitions = msgspec.json.schema_components(parts.values(), ref_template="#/$defs/{name}")
    named = dict(zip(parts, schemas, strict=True))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The socket of a table",
        "version": PROTOCOL,
        "codes": [code.value for code in Code],
        "$defs": {**definitions, **{name: each for name, each in named.items() if name not in definitions}},
    }
