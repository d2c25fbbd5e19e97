"""``tarock play``: an evening of Danish Tarok in the terminal."""

import contextlib
import io
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import cast

from tarock.bots import NAMES
from tarock.cli.files import Rulesets
from tarock.cli.terminal.evening_game import YOU, EveningGame, on_deal_over
from tarock.cli.terminal.faces import Faces
from tarock.cli.terminal.keeping import keeper
from tarock.cli.terminal.screen import Terminal
from tarock.cli.terminal.wording import Wording, capital
from tarock.club import Evening
from tarock.core.shuffle import shuffled
from tarock.words import Words


def run(
    *,
    players: int,
    ruleset: str,
    rules: Sequence[Path],
    language: str,
    seed: str | None = None,
    rotation: str | None = None,
    record: Path | None = None,
) -> None:
    """Play an evening at the terminal; without a seed one is drawn.

    :param ruleset: the id of a book or of a house ruleset, or a house ruleset's file.
    :param rules: the files of house rulesets.
    :param record: a file to which every finished deal is added.
    :raises RulesetError: if there is no such ruleset, or it has no such rotation.
    """
    seed = seed or secrets.token_hex(4)
    evening = Evening.begin(Rulesets(rules).find(ruleset), players, rotation, first_dealer(players, seed))
    screen = Terminal()
    words = Words(language)
    names = (capital(words("play-you")), *shuffled(NAMES, seed)[: players - 1])
    _prepare_streams()
    keep = on_deal_over if record is None else keeper(record)
    EveningGame(screen, evening, Wording(words, Faces(words), names, YOU), seed, keep).run()


def first_dealer(players: int, seed: str) -> int:
    """Draw the first dealer by lot (Møller, Spillets start, l.393)."""
    return shuffled(range(players), f"{seed}/first dealer")[0]


def _prepare_streams() -> None:
    """Give answers a line editor where the system has one, and never stumble over a strange character."""
    with contextlib.suppress(ImportError):
        __import__("readline")
    streams: tuple[object, ...] = (sys.stdin, sys.stdout)
    for stream in streams:
        if isinstance(stream, io.TextIOWrapper):
            cast("io.TextIOWrapper[io.BufferedReader]", stream).reconfigure(errors="replace")
