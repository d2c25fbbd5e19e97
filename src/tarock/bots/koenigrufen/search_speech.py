"""Announcing and doubling by rollouts, with and without each word.

A doubling is worth something only if the declarer errs about his game, and he chose it with his cards in his hand: the
worlds are drawn by what he bid, and a word that the book does not say must still be better by a clear margin.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from tarock.bots.koenigrufen.bidding import Advised
from tarock.bots.koenigrufen.playing import KoenigrufenDecision, Refusals
from tarock.bots.koenigrufen.trials import Thinking, decided
from tarock.bots.koenigrufen.weighing import Tally, weighed
from tarock.core.cards import SKUS
from tarock.koenigrufen.actions import GOOD, Action, Speak
from tarock.koenigrufen.cards import KINGS, TAROCKS, TRULL
from tarock.koenigrufen.state import KoenigrufenView
from tarock.search.koenigrufen import Words
from tarock.search.koenigrufen_beliefs import worlds_of
from tarock.search.koenigrufen_rollouts import Desk
from tarock.search.koenigrufen_speeches import Speeches

MARGIN: Final = 1.0
"""By how many standard errors other words must be better than those that are trusted."""
SURE: Final = 0.75
"""In so many of the deals in which it makes a difference an announcement or a doubling must turn out well."""
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
    others = [speech for speech in _speeches(view, words, advised.action) if speech not in refused]
    speeches = list(dict.fromkeys((advised.action, *others)))
    if len(speeches) == 1:
        return None
    batches = thinking.batches()
    worlds = worlds_of(view, thinking.budget.worlds, rng)
    if worlds is None:
        return None
    packed = Speeches(view, worlds, speeches)
    seed = rng.getrandbits(60)
    desk = Desk()

    def trial(chosen: Words, columns: Words) -> Words:
        return packed.tried(chosen, columns, view.seat, seed, desk)

    tally = weighed(len(speeches), worlds.counts, batches, trial)
    if tally is None:
        return None
    actions: list[Action] = [*speeches]
    if GOOD not in speeches:  # a bird is owed
        return decided(tally, actions, advised, MARGIN, worlds, thinking, rng)
    silence = speeches.index(GOOD)
    sure = [column for column in range(len(speeches)) if column == silence or _is_sure(tally, column, silence)]
    trusted = advised if speeches.index(advised.action) in sure else Advised(GOOD, "say_good")
    return decided(tally.of(sure), [actions[column] for column in sure], trusted, MARGIN, worlds, thinking, rng)


def _is_sure(tally: Tally, column: int, silence: int) -> bool:
    """Tell whether words turn out better than silence nearly always: nobody announces what is as likely to fail."""
    better, worse = tally.ahead(column, silence), tally.ahead(silence, column)
    return better > 0 and better >= SURE * (better + worse)


def _speeches(view: KoenigrufenView, words: Sequence[Speak], advised: Speak) -> Iterator[Speak]:
    """Give the advised words with one word less and with one more."""
    if GOOD in words:
        yield GOOD
        for item in advised.announces:
            yield Speak(tuple(other for other in advised.announces if other != item), advised.doubles)
        for target in advised.doubles:
            yield Speak(advised.announces, tuple(other for other in advised.doubles if other != target))
    for word in words:
        if word != GOOD and _is_worth_a_thought(view, word):
            yield _joined(advised, word) if GOOD in words else word


def _joined(said: Speak, word: Speak) -> Speak:
    announces = tuple(dict.fromkeys((*said.announces, *word.announces)))
    return Speak(announces, tuple(dict.fromkeys((*said.doubles, *word.doubles))))


def _is_worth_a_thought(view: KoenigrufenView, word: Speak) -> bool:
    """Tell whether a hand has the least that a word needs: all else would only cost time."""
    hand = view.hand
    tarocks = len(hand & TAROCKS)
    if word.doubles:
        return tarocks >= _MANY_TAROCKS or view.table.game.kind != "positive"
    (item,) = word.announces
    if item == "valat":
        return tarocks >= _NEARLY_ALL
    if item == "trull":
        return len(hand & TRULL) > 1
    if item == "kings":
        return len(hand & KINGS) > 1
    if item == "mondfang":
        return SKUS in hand
    return tarocks >= _MANY_TAROCKS
