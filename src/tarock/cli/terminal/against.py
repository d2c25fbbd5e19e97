"""Playing on at the terminal against the deal that refutes an answer."""

from tarock.cli.terminal.school_table import SchoolTable
from tarock.cli.terminal.shared.lines import BLANK, HEAD, line
from tarock.cli.terminal.shared.screen import Leave, Screen
from tarock.school.against import Against
from tarock.school.refuting import family_of, resumed
from tarock.search.warming import announced
from tarock.telling.sentences import sentence
from tarock.words import Words


def play_against(found: Against, screen: Screen, words: Words) -> None:
    """Play a deal that refutes an answer to its end, and tell what it has come to; whoever leaves goes on elsewhere."""
    family = family_of(found)
    table = SchoolTable(screen, family, words)
    screen.say(BLANK, line((words("worst-begin"), HEAD)))
    with announced(family, "advice", words("solve-compiling")):
        playing = resumed(found, ())
    try:
        playing, _ = table.play(playing)
    except Leave:
        return
    if playing.verdict is not None:
        screen.say(BLANK, line((sentence(playing.verdict, table.wording(playing.seat).reader), HEAD)))
