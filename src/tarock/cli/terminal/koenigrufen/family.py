"""Königrufen at the terminal, for the registry of families."""

from collections.abc import Sequence
from typing import Final

from tarock.bots import names as names_of_bots
from tarock.cli.terminal.families import TerminalGame
from tarock.cli.terminal.koenigrufen.evening_game import YOU, KoenigrufenEvening
from tarock.cli.terminal.koenigrufen.person import Person
from tarock.cli.terminal.koenigrufen.sentences import TableWords
from tarock.cli.terminal.shared.faces import Faces
from tarock.cli.terminal.shared.keeping import keeper
from tarock.cli.terminal.shared.opening import Options, first_dealer, opponents
from tarock.cli.terminal.shared.screen import Screen, Terminal
from tarock.core.errors import RulesetError
from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.core.sentences import Sentence
from tarock.core.shuffle import shuffled
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.telling.sentences import capital
from tarock.words import Words


def _check_four(ruleset: KoenigrufenRuleset, players: int | None, rotation: str | None) -> None:
    """Refuse options that Königrufen does not have."""
    if players not in {None, PLAYERS}:
        raise RulesetError(Sentence("club-players", rules=ruleset.name, expected=PLAYERS, players=players or 0))
    if rotation is not None:
        raise RulesetError(Sentence("club-everybody-plays", rules=ruleset.name))


def _opened(ruleset: KoenigrufenRuleset, options: Options, seed: str) -> KoenigrufenEvening:
    _check_four(ruleset, options.players, options.rotation)
    words = Words(options.language)
    names = (capital(words("play-you")), *shuffled(names_of_bots.AUSTRIAN, seed)[: PLAYERS - 1])
    wording = TableWords(words, Faces(words, ruleset.family), names, YOU)
    keep = keeper(options.record)
    levels = opponents(options.level, PLAYERS - 1)
    dealer = first_dealer(PLAYERS, seed)
    return KoenigrufenEvening(
        Terminal(),
        ruleset,
        wording,
        seed,
        dealer,
        keep,
        Mode(options.mode),
        levels,
        coach=options.coach,
        counts_in=options.counts_in,
    )


def _person(screen: Screen, words: Words, names: Sequence[str], you: Seat) -> Person:
    return Person(screen, TableWords(words, Faces(words, "koenigrufen"), names, you), (0,) * PLAYERS)


FAMILY: Final = TerminalGame(opened=_opened, person=_person)
