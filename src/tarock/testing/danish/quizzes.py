"""The quizzes of Møller's book, asked of a bot to see whether it lays and leads as the experts do."""

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

from tarock.bots.danish.playing import DanishPlayer
from tarock.core.cards import CARD_NAMES, Card, suit_of
from tarock.core.cardset import CardSet
from tarock.danish.actions import Action, Lay, Play
from tarock.tutor.danish.quizzes.quiz import Kind, Quiz, meant, quizzes, view_of


@dataclass(frozen=True, slots=True)
class QuizAnswer:
    """What a bot answered to one quiz."""

    quiz: str
    given: str
    """The cards that it laid or led."""
    agrees: bool
    """Whether the book, or one of its experts, does the same; for a skat from the same suits."""
    is_exact: bool
    """Whether the very cards are the same, where the book names them."""


@dataclass(frozen=True, slots=True)
class Agreement:
    """How often a bot does as the experts do."""

    answers: tuple[QuizAnswer, ...]

    @property
    def agreed(self) -> int:
        """How many answers agree with the book or with one of its experts."""
        return sum(answer.agrees for answer in self.answers)

    @property
    def exact(self) -> int:
        """How many are the same to the card."""
        return sum(answer.is_exact for answer in self.answers)


def agreement(bot: DanishPlayer, kind: Kind, rng: Random) -> Agreement:
    """Ask a bot all quizzes of a kind."""
    return Agreement(tuple(_asked(bot, quiz, rng) for quiz in quizzes().values() if quiz.kind == kind))


def _asked(bot: DanishPlayer, quiz: Quiz, rng: Random) -> QuizAnswer:
    view = view_of(quiz)
    action = bot.act(view, rng, {}).action
    accepted = [found for answer in quiz.answers for found in meant(view, answer)]
    exact = action in accepted
    agrees = exact or any(_suits(action) == _suits(other) for other in accepted if isinstance(other, Lay))
    return QuizAnswer(quiz.id, " ".join(CARD_NAMES[card] for card in _cards(action)), agrees, exact)


def _suits(action: Action) -> list[int]:
    """Return the suits from which cards are laid."""
    return sorted(map(suit_of, _cards(action)))


def _cards(action: Action) -> Iterable[Card]:
    assert isinstance(action, Lay | Play)
    return action.cards if isinstance(action, Lay) else CardSet.of(action.card)
