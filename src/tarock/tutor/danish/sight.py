"""What a player of Danish Tarok sees, in the terms of the books.

Everything here comes from a view: the own hand, what lies and lay on the table, what was declared or not declared.
Each term is worked out once and only if it is asked for.  They stand in :mod:`.turn`, :mod:`.holding` and
:mod:`.others`, each of which builds on the one before.
"""

from functools import cached_property
from random import Random

from tarock.bots.danish.book_bot import BookBot
from tarock.core.cards import Card
from tarock.danish.actions import Action
from tarock.danish.table import Phase
from tarock.search.danish.advice import Role
from tarock.search.danish.course import is_regular
from tarock.tutor.danish.others import Others


class Sight(Others):
    """A view of Danish Tarok in the words in which the books give advice, and what the bots make of it."""

    @property
    def role(self) -> Role | None:
        """The part that I play; None outside the card play."""
        return None if self.outlook is None else self.outlook.role

    @property
    def kept(self) -> Card | None:
        """The ultimo card that is worth keeping for the last trick."""
        return None if self.outlook is None else self.outlook.kept

    @cached_property
    def advised(self) -> tuple[Action, str] | None:
        """What the bots that play by the books do, and the name of their reason; None where they have none."""
        may_speak = self.on_turn or self.offers
        if not may_speak or (self.table.phase is Phase.PLAY and not is_regular(self.view)):
            return None
        bot, nothing_drawn = BookBot(), Random(0)  # noqa: S311 - the book is no game of chance
        ask = bot.advised if self.on_turn else bot.interject
        decision = ask(self.view, nothing_drawn, {})
        if decision is None or decision.why is None or decision.why.advice is None:
            return None
        return decision.action, decision.why.advice
