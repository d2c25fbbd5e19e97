"""Asking the person at the end of a deal whether there is to be another."""

from collections.abc import Callable

from tarock.cli.terminal.shared.lines import line
from tarock.cli.terminal.shared.requests import Request, command_words, read_request
from tarock.cli.terminal.shared.screen import Leave, Screen
from tarock.cli.terminal.shared.wording import Wording


def is_wanted(screen: Screen, wording: Wording, obey: Callable[[Request], None]) -> bool:
    """Tell whether there is to be another deal; Enter is yes, and commands are obeyed meanwhile."""
    while True:
        try:
            text = screen.ask(wording("next-deal")).strip().casefold()
            request = read_request(text, wording.words)
            if not text:
                return True
            if request is not None:
                obey(request)
            elif any(word.startswith(text) for word in command_words("quit", wording.words)):
                return False
            else:
                screen.say(line(wording("not-understood", text=text)))
        except Leave:
            return False
