"""``python -m tarock.server.wire`` prints what types are generated from: the messages' JSON Schema, and the levels."""

import sys

import msgspec

from tarock.bots.levels import OFFERED
from tarock.server.wire.shared.schema import schema

sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode({**schema(), "levels": OFFERED})) + b"\n")
