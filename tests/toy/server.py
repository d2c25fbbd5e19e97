"""At the server, with the parts that all families share."""

from tarock.server.plain import plain_game
from tests.toy.plain import PLAIN

FAMILY = plain_game(PLAIN)
