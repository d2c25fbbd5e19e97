"""Checks that come with the package: for a house's own ruleset and for a bot.

A house-rule author writes ``check_ruleset(load_file(path))`` in a test, the author of a bot ``check_bot(MyBot(),
load("danish-hjoerring"))``; both fail with the seed of the deal in which something is wrong.
"""

from tarock.testing.bots import check_bot
from tarock.testing.danish.happenings import Happening, possible
from tarock.testing.danish.noticing import happenings
from tarock.testing.danish.playing import BOLD, PLAIN, Policy, play_deal, random_deal
from tarock.testing.expecting import CheckFailed
from tarock.testing.rulesets import check_deal, check_ruleset

__all__ = [
    "BOLD",
    "PLAIN",
    "CheckFailed",
    "Happening",
    "Policy",
    "check_bot",
    "check_deal",
    "check_ruleset",
    "happenings",
    "play_deal",
    "possible",
    "random_deal",
]
