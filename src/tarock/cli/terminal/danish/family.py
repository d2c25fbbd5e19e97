"""Danish Tarok at the terminal, for the registry of families."""

from collections.abc import Sequence
from typing import Final

from tarock.bots import names as names_of_bots
from tarock.cli.terminal.danish.evening_game import YOU, EveningGame
from tarock.cli.terminal.danish.person import Person
from tarock.cli.terminal.families import TerminalGame
from tarock.cli.terminal.shared.faces import Faces
from tarock.cli.terminal.shared.keeping import keeper
from tarock.cli.terminal.shared.opening import Options, first_dealer, opponents
from tarock.cli.terminal.shared.screen import Screen, Terminal
from tarock.cli.terminal.shared.wording import Wording
from tarock.club import Evening
from tarock.core.faults import Mode
from tarock.core.seats import Seat
from tarock.core.shuffle import shuffled
from tarock.danish.rules import DanishRuleset
from tarock.telling.sentences import capital
from tarock.words import Words

USUAL_PLAYERS: Final = 3
"""So many sit at a Danish table when nothing else is said."""


def _opened(ruleset: DanishRuleset, options: Options, seed: str) -> EveningGame:
    players = options.players or USUAL_PLAYERS
    evening = Evening.begin(ruleset, players, options.rotation, first_dealer(players, seed))
    words = Words(options.language)
    names = (capital(words("play-you")), *shuffled(names_of_bots.DANISH, seed)[: players - 1])
    wording = Wording(words, Faces(words, ruleset.family), names, YOU)
    keep = keeper(options.record)
    levels = opponents(options.level, players - 1)
    return EveningGame(
        Terminal(), evening, wording, seed, keep, Mode(options.mode), levels,
        coach=options.coach, counts_in=options.counts_in,
    )  # fmt: skip


def _person(screen: Screen, words: Words, names: Sequence[str], you: Seat) -> Person:
    return Person(screen, Wording(words, Faces(words, "danish"), names, you), (0,) * USUAL_PLAYERS)


FAMILY: Final = TerminalGame(opened=_opened, person=_person)
