"""A told record is the record that it was, and brings everything along that its sentences need."""

import json
import re
import zlib
from base64 import urlsafe_b64decode
from pathlib import Path
from typing import Any

import pytest

from tarock.notation.record import dumps, loads
from tarock.rulesets import load
from tarock.server.frames.told import VERSION, told_record
from tarock.words import LANGUAGES

RECORDS = sorted((Path(__file__).parents[1] / "data" / "cases" / "records").glob("*.tarock"))[::40]


def telling(text: str) -> dict[str, Any]:
    """Return what the comment holds."""
    found = re.search(r"\{told (\d+):\n([\w\n-]+)\n\}\n$", text)
    assert found is not None
    assert int(found[1]) == VERSION
    packed = found[2].replace("\n", "")
    return dict(json.loads(zlib.decompress(urlsafe_b64decode(packed + "=" * (-len(packed) % 4)))))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_told_record_is_the_same_record(path: Path) -> None:
    record = loads(path.read_text("utf-8"), load)[0]
    text = told_record(record)
    read = loads(text, load)[0]
    assert (read.state, read.tags) == (record.state, record.tags)
    told = telling(text)
    assert told["replay"]["record"] == dumps([record])
    assert told_record(read) == text


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_sentence_has_its_words_in_every_language(path: Path) -> None:
    told = telling(told_record(loads(path.read_text("utf-8"), load)[0]))
    keys = set(re.findall(r'"key": "([^"]+)"', json.dumps(told["replay"])))
    assert keys
    for language in LANGUAGES:
        assert keys <= set(re.findall(r"^([\w-]+) =", told["words"][language], re.MULTILINE))
