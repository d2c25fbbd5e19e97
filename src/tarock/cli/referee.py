"""``tarock referee``: what a tournament director opens on a phone when two people argue."""

from collections.abc import Sequence
from pathlib import Path

from tarock.cli.families import COMMANDS
from tarock.cli.files import read_records
from tarock.cli.output import fitted, print_json, print_lines
from tarock.core.faults import Mode


def run(file: Path, *, as_json: bool, house: Sequence[Path], language: str) -> None:
    """Print the faults of every deal in a file.

    Every record is read as people play: what strict mode would refuse is a fault to be listed, not an error.
    """
    records = read_records(file, house, mode=Mode.TABLE)
    outputs = [COMMANDS[record.state.ruleset.family].refereed(record) for record in records]
    if as_json:
        print_json([output.json for output in outputs] if len(outputs) != 1 else outputs[0].json)
        return
    from tarock.words import words_in
    from tarock.words.rulebook import ruleset_title

    words = words_in(language)
    for number, (record, output) in enumerate(zip(records, outputs, strict=True), start=1):
        head = words("report-deal", number=number, ruleset=ruleset_title(words, record.state.ruleset))
        print_lines(fitted([head, *output.lines(language), ""]))
