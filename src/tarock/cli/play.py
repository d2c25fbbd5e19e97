"""``tarock play``: an evening in the terminal."""

import contextlib
import io
import secrets
import sys
from collections.abc import Sequence
from typing import cast

from tarock.arena.families import ARENA
from tarock.bots.levels import Level, Part
from tarock.cli.files import Rulesets
from tarock.cli.terminal.families import TERMINALS
from tarock.cli.terminal.shared.opening import Options
from tarock.core.extras import require
from tarock.rulesets import Ruleset
from tarock.words import words_in

__all__ = ["Options", "run"]


def run(options: Options) -> None:
    """Play an evening at the terminal.

    :raises RulesetError: if there is no such ruleset, it has no such rotation, or is not played by so many.
    :raises TarockError: if there is no such level.
    """
    seed = options.seed or secrets.token_hex(4)
    found = Rulesets(options.house).find(options.ruleset)
    game = TERMINALS[found.family].opened(found, options, seed)
    if any(level.needs_compiler for level in game.levels):
        require("numba")
    _prepare_streams()
    _warm(found, game.levels, options.language)
    game.run()


def _warm(ruleset: Ruleset, levels: Sequence[Level], language: str) -> None:
    """Let bots that think in compiled code play a deal at their first use on a machine, and say what takes so long."""
    thinking = [level.untimed for level in levels if level.uses_kernels]
    if not thinking or ruleset.family not in ARENA:
        return
    from tarock.arena.deal import warm
    from tarock.arena.match import matches
    from tarock.search.warming import announced, is_cold

    by_part: dict[Part, Level] = {level.part: level for level in thinking}
    for part, level in by_part.items():
        if is_cold(ruleset.family, part):
            (match,) = matches(ruleset, [level])
            with announced(match.family, part, words_in(language)("arena-compiling")):
                warm(match)


def _prepare_streams() -> None:
    """Give answers a line editor where the system has one, and never stumble over a strange character."""
    with contextlib.suppress(ImportError):
        __import__("readline")
    streams: tuple[object, ...] = (sys.stdin, sys.stdout)
    for stream in streams:
        if isinstance(stream, io.TextIOWrapper):
            cast("io.TextIOWrapper[io.BufferedReader]", stream).reconfigure(errors="replace")
