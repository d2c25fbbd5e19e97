"""``tarock arena``: levels of play measured against each other on the same cards."""

import os
import sys
from collections.abc import Sequence
from contextlib import nullcontext, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final, cast

import click
import msgspec

from tarock.arena import local
from tarock.arena.bands import outside
from tarock.arena.campaign import Campaign
from tarock.arena.deal import warm
from tarock.arena.jobs import Crew
from tarock.arena.journal import Journal
from tarock.arena.ladder import drawn
from tarock.arena.match import Match, Pairing, Rotation, matches
from tarock.arena.report import Report, reported
from tarock.bots.levels import Part, levels
from tarock.cli.arena_lines import axis_name, report_lines
from tarock.cli.files import Rulesets
from tarock.cli.output import fitted, print_lines
from tarock.core.errors import TarockError
from tarock.core.sentences import Sentence
from tarock.search.warming import announced, is_cold
from tarock.words import Words, words_in
from tarock.words.levels import level_name

USUAL_RULESET: Final = "danish-hjoerring"
"""What is played when no ruleset is named."""

INTERRUPTED: Final = 130
"""The exit status of a command that was stopped with Ctrl-C."""

OUTSIDE: Final = 1
"""The exit status when the play of a level leaves its bands, and somebody wants to know."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """What is measured, on which machines, and where the results go.

    ``timed``: whether levels are held to their seconds for a move; then a result depends on the machine.
    ``bands``: whether the command fails when the play of a level leaves its bands.
    """

    rulesets: Sequence[str]
    levels: str
    deals: int
    seed: str = "1"
    rotations: str = "alone"
    pairs: str = "all"
    timed: bool = False
    workers: int | None = None
    cluster: str | None = None
    journal: Path | None = None
    json: Path | None = None
    ladder: Path | None = None
    bands: bool = False
    house: Sequence[Path] = ()
    language: str = "en"


def run(options: Options) -> None:
    """Play, and print what was found; after Ctrl-C what was found so far.

    :raises TarockError: if something of this is not possible, before anything is played.
    """
    words = words_in(options.language)
    wanted = _matches(options)
    if options.bands and any(len(match.levels) > 1 for match in wanted):
        raise TarockError(Sentence("option-bands"))
    for file in (options.json, options.ladder, options.journal):
        _check_writable(file)
    journal = None if options.journal is None else Journal(options.journal, wanted)
    campaign = Campaign(wanted, options.deals, journal)
    with suppress(KeyboardInterrupt):
        _play(campaign, options, words)
    if not campaign.finished:
        raise SystemExit(INTERRUPTED)
    report = reported(campaign.results, is_complete=campaign.is_complete)
    _write(report, options, words)
    if not campaign.is_complete:
        raise SystemExit(INTERRUPTED)
    if options.bands and outside(report):
        raise SystemExit(OUTSIDE)


def _matches(options: Options) -> list[Match]:
    known = Rulesets(options.house)
    playing = levels(options.levels)
    if not options.timed:
        playing = tuple(level.untimed for level in playing)
    rotation, pairing = cast("Rotation", options.rotations), cast("Pairing", options.pairs)
    rulesets = {ruleset.id: ruleset for ruleset in map(known.find, options.rulesets or (USUAL_RULESET,))}
    return [match for rules in rulesets.values() for match in matches(rules, playing, rotation, pairing, options.seed)]


def _check_writable(file: Path | None) -> None:
    """Find out before a long run, and not after it, that its results cannot be kept."""
    if file is None or str(file) == "-":
        return
    folder = file.parent
    if file.is_dir() or not os.access(file if file.exists() else folder, os.W_OK):
        raise TarockError(Sentence("option-cannot-write-here", file=str(file)))


def _play(campaign: Campaign, options: Options, words: Words) -> None:
    crew = _crew(options)
    if options.cluster is None and not campaign.is_complete:
        _warm(campaign, words)
    with click.progressbar(
        length=campaign.deals * len(campaign.matches),
        label=words("arena-deals"),
        show_pos=True,
        file=sys.stderr,
        hidden=not sys.stderr.isatty(),
    ) as progress:
        progress.update(campaign.finished)
        campaign.run(crew, progress.update)


def _warm(campaign: Campaign, words: Words) -> None:
    """Make compiled code once, and not in every process at the same time; the strongest levels meet last."""
    last: dict[str, Match] = {match.family: match for match in campaign.matches if match.uses_kernels}
    for family, match in last.items():
        parts: set[Part] = {level.part for level in match.levels if level.uses_kernels}
        cold: list[Part] = [part for part in parts if is_cold(family, part)]
        with announced(family, cold[0], words("arena-compiling")) if cold else nullcontext():
            warm(match)


def _crew(options: Options) -> Crew:
    if options.cluster is None:
        workers = options.workers or local.processors()
        return local.Here() if workers == 1 else local.Processes(workers)
    from tarock.arena.cluster import Cluster

    return Cluster(options.cluster)


def _write(report: Report, options: Options, words: Words) -> None:
    as_json = msgspec.json.format(msgspec.json.encode(report), indent=1).decode()
    if options.ladder is not None:
        svg = drawn(report, lambda name: level_name(words, name), lambda found: axis_name(words, found))
        options.ladder.write_text(svg, "utf-8")
    if options.json is not None and str(options.json) != "-":
        options.json.write_text(f"{as_json}\n", "utf-8")
    if str(options.json) == "-":
        print_lines([as_json])
    else:
        print_lines(fitted(report_lines(report, words)))
