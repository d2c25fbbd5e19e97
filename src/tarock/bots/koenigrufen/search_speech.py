"""Announcing and doubling by rollouts, with and without each word.

A doubling is worth something only if the declarer errs about his game, and he chose it with his cards in his hand: the
worlds are drawn by what he bid, and a word that the book does not say must still be better by a clear margin.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from tarock.bots.koenigrufen.announcing import KONTRA_BIRD
from tarock.bots.koenigrufen.bidding import Advised
from tarock.bots.koenigrufen.playing import KoenigrufenDecision, Refusals
from tarock.bots.koenigrufen.trials import Thinking, decided
from tarock.bots.koenigrufen.weighing import weighed
from tarock.bots.weighing import Tally
from tarock.core.cards import SKUS
from tarock.koenigrufen.actions import GOOD, Action, Speak, Target
from tarock.koenigrufen.announcing import level_of, subject
from tarock.koenigrufen.bonus_kinds import BIRD_CARDS, BONUS_KINDS
from tarock.koenigrufen.cards import TAROCKS
from tarock.koenigrufen.state import KoenigrufenView
from tarock.search.koenigrufen.beliefs import Worlds, worlds_of
from tarock.search.koenigrufen.packing import Ints
from tarock.search.koenigrufen.rollouts import Desk
from tarock.search.koenigrufen.speeches import Speeches

MARGIN: Final = 1.0
"""By how many standard errors other words must be better than those that are trusted."""
WORLDS: Final = 240
"""A word decides more than a card: every level weighs it in so many worlds, or in more."""
ANNOUNCED_SURE: Final = 0.85
DOUBLED_SURE: Final = 0.95
"""In so many of the deals in which it makes a difference an announcement or a doubling must turn out well.

Others play better than the books by which the deals are played out: of the doublings with 0.9 fewer than seven of ten
were right at tables of the same level.  A Valat stakes more than any doubling, and those who hold against it double."""
VALAT: Final = "valat"
_MANY_TAROCKS: Final = 5
_NEARLY_ALL: Final = 9


def searched_speech(
    view: KoenigrufenView,
    words: Sequence[Speak],
    advised: Advised,
    refused: Refusals,
    thinking: Thinking,
    rng: Random,
) -> KoenigrufenDecision | None:
    """Return what is best said now; None where nothing but the advised words is worth a thought."""
    assert isinstance(advised.action, Speak)
    others = [speech for speech in speeches_near(view, words, advised.action) if speech not in refused]
    return _weighed_speech(view, list(dict.fromkeys((advised.action, *others))), advised, thinking, rng)


def confirmed_speech(
    view: KoenigrufenView, words: Sequence[Speak], said: Speak, thinking: Thinking, rng: Random
) -> KoenigrufenDecision | None:
    """Return what somebody else would say, less the words that do not turn out well; None where nothing can be less.

    A Valat is the first to be left out: nothing else is left out to say it.
    """
    plain = Speak(tuple(item for item in said.announces if item != VALAT), said.doubles)
    speeches = list(dict.fromkeys((said, plain, *_less(words, plain))))
    return _weighed_speech(view, speeches, Advised(said, None), thinking, rng)


def _weighed_speech(
    view: KoenigrufenView, speeches: list[Speak], advised: Advised, thinking: Thinking, rng: Random
) -> KoenigrufenDecision | None:
    """Return the best of some speeches; None where there is only one."""
    if len(speeches) == 1:
        return None
    assert isinstance(advised.action, Speak)
    thinking = thinking.at_least(WORLDS)
    found = weighed_speeches(view, speeches, thinking, rng)
    if found is None:
        return None
    tally, worlds = found
    actions: list[Action] = [*speeches]
    if GOOD not in speeches:  # a bird is owed
        return decided(tally, actions, advised, MARGIN, worlds, thinking, rng)
    sure = [column for column in range(len(speeches)) if _is_sure(tally, speeches, column)]
    trusted = advised if speeches.index(advised.action) in sure else Advised(GOOD, "say_good")
    return decided(tally.of(sure), [actions[column] for column in sure], trusted, MARGIN, worlds, thinking, rng)


def weighed_speeches(
    view: KoenigrufenView, speeches: Sequence[Speak], thinking: Thinking, rng: Random
) -> tuple[Tally, Worlds] | None:
    """Try speeches in the same worlds; None if no deal fits the view, or there was no time."""
    batches = thinking.batches()
    worlds = worlds_of(view, thinking.budget.worlds, rng)
    if worlds is None:
        return None
    packed = Speeches(view, worlds, speeches)
    seed = rng.getrandbits(60)
    desk = Desk()

    def trial(chosen: Ints, columns: Ints) -> Ints:
        return packed.tried(chosen, columns, view.seat, seed, desk)

    tally = weighed(len(speeches), worlds.counts, batches, trial)
    return None if tally is None else (tally, worlds)


def _is_sure(tally: Tally, speeches: Sequence[Speak], column: int) -> bool:
    """Tell whether each word of a speech turns out well nearly always, beside the same speech without it."""
    return all(
        _turns_out_well(tally, column, speeches.index(less)) >= needed
        for less, needed in _one_less(speeches[column])
        if less in speeches
    )


def _turns_out_well(tally: Tally, column: int, other: int) -> float:
    """Return in how many of the deals in which two speeches differ the first is better."""
    better, worse = tally.ahead(column, other), tally.ahead(other, column)
    return better / (better + worse) if better else 0.0


def _one_less(speech: Speak) -> Iterator[tuple[Speak, float]]:
    """Give a speech without each of its words, and how surely that word must turn out well."""
    for item in speech.announces:
        needed = DOUBLED_SURE if item == VALAT else ANNOUNCED_SURE
        yield Speak(tuple(other for other in speech.announces if other != item), speech.doubles), needed
    for target in speech.doubles:
        yield Speak(speech.announces, tuple(other for other in speech.doubles if other != target)), DOUBLED_SURE


def speeches_near(view: KoenigrufenView, words: Sequence[Speak], advised: Speak) -> Iterator[Speak]:
    """Give the advised words with one word less and with one more."""
    yield from _less(words, advised)
    for word in words:
        if word != GOOD and _is_worth_a_thought(view, word):
            yield _joined(advised, word) if GOOD in words else word


def _less(words: Sequence[Speak], said: Speak) -> Iterator[Speak]:
    """Give some words with one word less, and none; unless a bird is owed."""
    if GOOD in words:
        yield GOOD
        yield from (less for less, _ in _one_less(said))


def _joined(said: Speak, word: Speak) -> Speak:
    announces = tuple(dict.fromkeys((*said.announces, *word.announces)))
    return Speak(announces, tuple(dict.fromkeys((*said.doubles, *word.doubles))))


def _is_worth_a_thought(view: KoenigrufenView, word: Speak) -> bool:
    """Tell whether a hand has the least that a word needs: all else would only cost time."""
    hand = view.hand
    tarocks = len(hand & TAROCKS)
    if word.doubles:
        return _may_hurt(view, word.doubles[0])
    (item,) = word.announces
    if item == VALAT:
        return tarocks >= _NEARLY_ALL
    kind = BONUS_KINDS[item]
    if kind.way == "set":
        return len(hand & kind.cards) > 1
    if kind.captor is not None:
        return kind.captor in hand
    return tarocks >= _MANY_TAROCKS


def _may_hurt(view: KoenigrufenView, target: Target) -> bool:
    """Tell whether a hand can do something against what it would double: with taroks in a game of taroks, as a rule.

    Nobody doubles his own side, and a bird is doubled only with the taroks that the book asks for.  A Trull is safe
    from all but who holds the Sküs, and four kings are safe from everybody, as far as rollouts can tell: of 14
    doublings of a Trull none was right, and of nine of four kings two.
    """
    announcement, _ = subject(view.speaker, target)
    owner = view.table.declarer if announcement is None else announcement.seat
    answers = level_of(view.speaker, target) % 2
    if owner is not None and not answers and view.speaker.with_me[owner]:
        return False
    if target == "trull":
        return SKUS in view.hand
    if target == "kings" or view.table.game.kind != "positive":
        return False
    return len(view.hand & TAROCKS) >= (KONTRA_BIRD if target in BIRD_CARDS else _MANY_TAROCKS)
