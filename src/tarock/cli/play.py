"""``tarock play``: an evening of Danish Tarok or Königrufen in the terminal."""

import contextlib
import io
import secrets
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, cast

from tarock.bots import names as names_of_bots
from tarock.bots.levels import OFFERED, SIMPLEST, USUAL, Level, for_each
from tarock.cli.files import Rulesets
from tarock.cli.terminal.danish.evening_game import YOU, EveningGame, on_deal_over
from tarock.cli.terminal.koenigrufen import evening_game
from tarock.cli.terminal.koenigrufen.evening_game import KoenigrufenEvening
from tarock.cli.terminal.koenigrufen.sentences import TableWords
from tarock.cli.terminal.shared.faces import Faces
from tarock.cli.terminal.shared.keeping import danish_keeper, koenigrufen_keeper
from tarock.cli.terminal.shared.screen import Terminal
from tarock.cli.terminal.shared.wording import Wording, capital
from tarock.club import Evening
from tarock.core.errors import RulesetError, TarockError
from tarock.core.faults import Mode
from tarock.core.shuffle import shuffled
from tarock.danish.rules import DanishRuleset
from tarock.koenigrufen import cards as koenigrufen
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.rulesets import Ruleset
from tarock.words import Words, words_in

DANISH_PLAYERS: Final = 3
"""So many sit at a Danish table when nothing else is said."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """What an evening at the terminal is played with.

    ``players``: None for as many as the game is usually played by.
    ``ruleset``: the id of a book or of a house ruleset, or a house ruleset's file.
    ``seed``: one is drawn when there is none.
    ``level``: how strong the bots are, one level for all of them or one for each, with commas.
    ``record``: a file to which every finished deal is added.
    ``house``: the files of house rulesets.
    """

    ruleset: str
    language: str = "en"
    players: int | None = None
    rotation: str | None = None
    mode: str = Mode.STRICT
    level: str = USUAL
    seed: str | None = None
    record: Path | None = None
    house: Sequence[Path] = ()


def run(options: Options) -> None:
    """Play an evening at the terminal.

    :raises RulesetError: if there is no such ruleset, it has no such rotation, or is not played by so many.
    :raises TarockError: if there is no such level.
    """
    seed = options.seed or secrets.token_hex(4)
    found = Rulesets(options.house).find(options.ruleset)
    game = _danish(found, options, seed) if isinstance(found, DanishRuleset) else _koenigrufen(found, options, seed)
    _prepare_streams()
    _warm(found, game.levels, options.language)
    game.run()


def _warm(ruleset: Ruleset, levels: Sequence[Level], language: str) -> None:
    """Let bots that think in compiled code play a deal at their first use on a machine, and say what takes so long."""
    thinking = [level.untimed for level in levels if level.uses_kernels]
    if not thinking:
        return
    from tarock.arena.deal import warm
    from tarock.arena.match import matches
    from tarock.search.warming import announced, is_cold

    (match,) = matches(ruleset, thinking[:1])
    if is_cold(match.family, "advice"):
        with announced(match.family, "advice", words_in(language)("arena-compiling")):
            warm(match)


def _danish(ruleset: DanishRuleset, options: Options, seed: str) -> EveningGame:
    players = options.players or DANISH_PLAYERS
    evening = Evening.begin(ruleset, players, options.rotation, first_dealer(players, seed))
    words = Words(options.language)
    names = (capital(words("play-you")), *shuffled(names_of_bots.DANISH, seed)[: players - 1])
    wording = Wording(words, Faces(words), names, YOU)
    keep = on_deal_over if options.record is None else danish_keeper(options.record)
    levels = opponents(options.level, players - 1)
    return EveningGame(Terminal(), evening, wording, seed, keep, Mode(options.mode), levels)


def opponents(names: str, number: int) -> tuple[Level, ...]:
    """Return the levels of the opponents that somebody has asked for.

    :raises TarockError: if there is no such level, it is not offered to people, or the number does not fit.
    """
    found = for_each(names, number)
    if any(level.id == SIMPLEST for level in found):
        message = f"the level {SIMPLEST!r} is for the arena only; choose one of {', '.join(OFFERED)}"
        raise TarockError(message)
    return found


def _check_four(ruleset: KoenigrufenRuleset, players: int | None, rotation: str | None) -> None:
    """Refuse options that Königrufen does not have."""
    if players not in {None, koenigrufen.PLAYERS}:
        raise RulesetError(f"{ruleset.id}: Königrufen is played by four, not by {players}; leave --players out")
    if rotation is not None:
        raise RulesetError(f"{ruleset.id}: at a table of four everybody plays, so there is no --rotation")


def _koenigrufen(ruleset: KoenigrufenRuleset, options: Options, seed: str) -> KoenigrufenEvening:
    _check_four(ruleset, options.players, options.rotation)
    words = Words(options.language)
    names = (capital(words("play-you")), *shuffled(names_of_bots.AUSTRIAN, seed)[: koenigrufen.PLAYERS - 1])
    wording = TableWords(words, Faces(words), names, YOU)
    keep = evening_game.on_deal_over if options.record is None else koenigrufen_keeper(options.record)
    dealer = first_dealer(koenigrufen.PLAYERS, seed)
    levels = opponents(options.level, koenigrufen.PLAYERS - 1)
    return KoenigrufenEvening(Terminal(), ruleset, wording, seed, dealer, keep, Mode(options.mode), levels)


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
