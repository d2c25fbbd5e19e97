"""At the terminal, with the parts that all families share."""

from tarock.cli.terminal.shared.plain import plain_terminal
from tests.toy.plain import PLAIN

FAMILY = plain_terminal(PLAIN)
