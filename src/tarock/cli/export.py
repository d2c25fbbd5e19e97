"""``tarock export``: records as portable text, for programs that know no rules."""

from collections.abc import Sequence
from pathlib import Path

from tarock.cli.files import read_records, record_in, write_file
from tarock.notation.portable import exported
from tarock.notation.record import dumps


def run(file: Path, *, deal: int | None, output: Path, house: Sequence[Path]) -> None:
    """Write the deals of a file, or one of them.

    :raises TarockError: if they cannot be read or written.
    """
    records = read_records(file, house)
    wanted = records if deal is None else (record_in(records, deal, file),)
    write_file(output, dumps([exported(record) for record in wanted]).encode())
