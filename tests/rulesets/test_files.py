"""Files that people give us: read as text, of which there may not be more than so much."""

import io
import sys
from pathlib import Path

import pytest

from tarock.rulesets.files import LARGEST_FILE, FileError, read_text, too_large


class Counted(io.BytesIO):
    """A stream that knows how much of it was read."""

    taken = 0

    def read(self, size: int | None = -1, /) -> bytes:
        data = super().read(size)
        self.taken += len(data)
        return data


def given(monkeypatch: pytest.MonkeyPatch, data: bytes) -> Counted:
    """Let standard input hold something."""
    stream = Counted(data)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(stream))
    return stream


def test_a_dash_is_standard_input(monkeypatch: pytest.MonkeyPatch) -> None:
    given(monkeypatch, b'\xef\xbb\xbf[A "\xc3\x85se"]\n')
    assert read_text(Path("-")) == '[A "Åse"]\n'


def test_no_more_is_read_of_standard_input_than_a_file_may_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = given(monkeypatch, b" " * (2 * LARGEST_FILE))
    with pytest.raises(FileError) as refused:
        read_text(Path("-"))
    assert str(too_large()) in str(refused.value)
    assert stream.taken == LARGEST_FILE + 1


def test_the_largest_file_is_read_and_a_larger_one_is_not(tmp_path: Path) -> None:
    file = tmp_path / "large"
    file.write_bytes(b" " * LARGEST_FILE)
    assert len(read_text(file)) == LARGEST_FILE
    file.write_bytes(b" " * (LARGEST_FILE + 1))
    with pytest.raises(FileError) as refused:
        read_text(file)
    assert str(refused.value) == f"{file}: {too_large()}"
