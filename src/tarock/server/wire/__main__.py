"""``python -m tarock.server.wire`` prints the JSON Schema of all messages, from which types are generated."""

import sys

import msgspec

from tarock.server.wire.shared.schema import schema

sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(schema())) + b"\n")
