"""``tarock puzzle``: a puzzle to solve, that of the day, one's own mistakes, mining new ones, and proving them anew."""

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path
from random import Random
from typing import Final

import click
import msgspec

from tarock.cli.files import record_of
from tarock.cli.output import fitted, print_lines
from tarock.cli.seats import seat_named
from tarock.cli.terminal.against import play_against
from tarock.cli.terminal.shared.requests import command_words
from tarock.cli.terminal.shared.screen import Terminal
from tarock.core.errors import TarockError
from tarock.core.seats import SEAT_NAMES
from tarock.core.sentences import Sentence
from tarock.school import progress as kept
from tarock.school.against import Against, against_of
from tarock.school.progress import Progress, with_try
from tarock.school.puzzles.daily import puzzle_of_day
from tarock.school.puzzles.moment import hands_of, moment_of
from tarock.school.puzzles.puzzle import KINDS, WEIGHED, Kind, Puzzle, is_right
from tarock.school.puzzles.shelf import Shelved, chosen, near, shelf, spines, taken
from tarock.school.schedule import due
from tarock.search.warming import announced
from tarock.server.frames.puzzle import told_so_far
from tarock.telling.line import Line
from tarock.telling.sentences import Reader, capital, sentences
from tarock.words import Words, words_in
from tarock.words.citing import cited


@dataclass(frozen=True, slots=True, kw_only=True)
class NextOptions:
    """Which puzzle is asked, where progress is kept, and in which language."""

    progress: Path
    puzzle: str | None = None
    family: str | None = None
    kind: Kind | None = None
    books: bool = False
    language: str = "en"


def ask_next(options: NextOptions) -> None:
    """Ask a puzzle: a named one, one that comes again today, or one about as hard as the learner is strong."""
    known = kept.read(options.progress)
    puzzle = _named(known, options.puzzle) if options.puzzle else _next(known, options)
    _ask_and_keep(puzzle, known, options.progress, options.language)


def ask_today(progress: Path, language: str, day: date | None = None) -> None:
    """Ask the puzzle of the day."""
    wanted = puzzle_of_day(chosen(spines(), books=False), day or _today())
    _ask_and_keep(_named(Progress(), wanted.id), kept.read(progress), progress, language)


def _today() -> date:
    return datetime.now(UTC).date()


def _named(known: Progress, name: str) -> Puzzle:
    """Return a puzzle by its id, from the shelf or of one's own.

    :raises TarockError: if there is none.
    """
    own = {puzzle.id: puzzle for puzzle in known.own}
    found = own.get(name) or taken(name)
    if found is None:
        raise TarockError(Sentence("puzzle-none", got=name))
    return found


def _next(known: Progress, options: NextOptions) -> Puzzle:
    listed: list[Shelved] = [*spines(), *known.own]
    fitting = chosen(
        listed,
        family=options.family,
        kinds=() if options.kind is None else (options.kind,),
        books=options.books or None,
    )
    fitting = [puzzle for puzzle in fitting if puzzle.id not in known.votes]
    names = {puzzle.id for puzzle in fitting}
    again = [name for name in due(known.boxes, _today()) if name in names]
    if again:
        return _named(known, again[0])
    fresh = [puzzle for puzzle in fitting if puzzle.id not in known.solved]
    if not fresh:
        raise TarockError(Sentence("puzzle-all-solved"))
    return _named(known, near(fresh, known.rating.rating, 1, str(len(known.solved)))[0].id)


# Asking


def _ask_and_keep(puzzle: Puzzle, known: Progress, file: Path, language: str) -> None:
    words = words_in(language)
    right = ask(puzzle, words)
    after = with_try(known, puzzle, _today(), right=right)
    kept.write(after, file)
    low, high = after.rating.interval
    print_lines(["", words("puzzle-rating", rating=round(after.rating.rating), low=low, high=high)])
    print_lines([words("puzzle-bad-how", id=puzzle.id)])


def ask(puzzle: Puzzle, words: Words) -> bool:
    """Show a puzzle, let it be answered until it is, and return whether the first answer was right."""
    reader = Reader.of(words, puzzle.family, SEAT_NAMES, puzzle.seat)
    print_lines(fitted([*_shown(puzzle, reader), *_choices(puzzle, reader)]))
    first: bool | None = None
    worst: Against | None = None
    while True:
        answer = _read(puzzle, words, worst)
        right = is_right(puzzle.question, answer)
        first = right if first is None else first
        if right:
            print_lines(fitted(["", words("puzzle-right"), *_after(puzzle, reader)]))
            return first
        print_lines(fitted(["", words("puzzle-wrong"), *_refuted(puzzle, answer, reader)]))
        worst = None if isinstance(answer, frozenset) else against_of(puzzle, answer)
        if worst is not None:
            print_lines(fitted([words("worst-how", word=_worst_words(words)[0])]))
        if puzzle.question.answer != "one":
            print_lines(fitted([*_solution(puzzle, reader), *_after(puzzle, reader)]))
            return False


def _shown(puzzle: Puzzle, reader: Reader) -> Iterator[str]:
    """Give the deal so far, the cards that are seen, and the question."""
    moment, question, words = moment_of(puzzle), puzzle.question, reader.words
    source = f" ({cited(words, puzzle.source)})" if puzzle.source else ""
    yield f"{puzzle.id}{source}"
    yield from sentences(told_so_far(moment, question), reader)
    yield ""
    if question.kind not in _WITHOUT_HANDS:
        yield words("puzzle-open" if question.open else "puzzle-closed") if question.kind not in WEIGHED else ""
        yield from sentences(_hands(hands_of(moment.state), None if question.open else puzzle.seat), reader)
    yield ""
    yield sentences([question.line], reader)[0]


_WITHOUT_HANDS: Final[frozenset[Kind]] = frozenset({"settle", "fault"})


def _hands(hands: Iterable[tuple[str, ...]], only: int | None) -> Iterator[Line]:
    for seat, cards in enumerate(hands):
        if cards and only in {None, seat}:
            yield Line("coach-deal-hand", "word", seat=seat, cards={"cards": cards})


def _choices(puzzle: Puzzle, reader: Reader) -> Iterator[str]:
    for number, choice in enumerate(puzzle.question.choices, start=1):
        yield f"  {number}  {capital(sentences([choice.line], reader)[0])}"


def _worst_words(words: Words) -> list[str]:
    return command_words("worst", words)


def _read(puzzle: Puzzle, words: Words, worst: Against | None) -> str | frozenset[str]:
    """Read an answer: a sum, or the numbers of choices; anything else is asked again.

    :param worst: a deal that refutes what was answered before, in which the learner may play on first.
    """
    question = puzzle.question
    while True:
        text: str = click.prompt(words(f"puzzle-prompt-{question.answer}"), prompt_suffix=" ")
        if worst is not None and text.strip().casefold() in _worst_words(words):
            play_against(worst, Terminal(), words)
            continue
        if question.answer == "number":
            return text
        numbers = text.replace(",", " ").split()
        if all(number.isdigit() and 0 < int(number) <= len(question.choices) for number in numbers):
            keys = frozenset(question.choices[int(number) - 1].key for number in numbers)
            if question.answer == "all":
                return keys
            if len(keys) == 1:
                return next(iter(keys))
        click.echo(words("puzzle-expected", most=len(question.choices)))


def _refuted(puzzle: Puzzle, answer: str | frozenset[str], reader: Reader) -> Iterator[str]:
    """Give why an answer is wrong: how it is played on, and in which deal."""
    answers = {answer} if isinstance(answer, str) else answer
    for choice in puzzle.question.choices:
        if choice.key in answers and not choice.right:
            if choice.hands:
                yield from sentences(_hands(choice.hands, None), reader)
            yield from sentences(choice.refutation, reader)


def _solution(puzzle: Puzzle, reader: Reader) -> Iterator[str]:
    question = puzzle.question
    if question.number is not None:
        yield reader.words("puzzle-sum", sum=f"{question.number:g}")
    for choice in question.choices:
        if choice.right:
            yield f"  {capital(sentences([choice.line], reader)[0])}"


def _after(puzzle: Puzzle, reader: Reader) -> Iterator[str]:
    """Give what is told after the answer: reasons, the books' advice, and who of the experts answers what."""
    yield from sentences(puzzle.question.why, reader)
    for line in puzzle.advice:
        place = f" ({cited(reader.words, line.rule)})" if line.rule else ""
        yield f"{sentences([line], reader)[0]}{place}"
    for choice in puzzle.question.choices:
        if choice.by:
            said = capital(sentences([choice.line], reader)[0])
            yield reader.words("puzzle-by", by=", ".join(choice.by), act=said, loss=f"{choice.loss:g}")


def vote(name: str, progress: Path, language: str, *, bad: bool) -> None:
    """Mark a puzzle as not good, so that it comes no more; or take that back."""
    known = kept.read(progress)
    puzzle = _named(known, name)
    kept.write(kept.with_vote(known, puzzle.id, bad=bad), progress)
    print_lines([words_in(language)("puzzle-bad" if bad else "puzzle-good-after-all", id=puzzle.id)])


# One's own mistakes


def add_own(file: Path, seat: str, deal: int, progress: Path, language: str) -> None:
    """Turn the mistakes of a recorded deal into puzzles that come again."""
    from tarock.school.puzzles.own import own_puzzles

    words = words_in(language)
    recorded = record_of(file, deal, ())
    with announced(recorded.state.ruleset.family, "advice", words("solve-compiling")):
        found = [puzzle for puzzle, _ in own_puzzles(recorded.state, seat_named(recorded, seat), "own")]
    known = kept.read(progress)
    names = {puzzle.id for puzzle in known.own}
    added = [puzzle for puzzle in found if puzzle.id not in names]
    after = msgspec.structs.replace(known, own=(*known.own, *added))
    for puzzle in added:
        after = kept.with_answer(after, puzzle.id, _today(), right=False)
    kept.write(after, progress)
    print_lines([words("puzzle-own", many=len(added))])


# Mining and proving


@dataclass(frozen=True, slots=True, kw_only=True)
class MineOptions:
    """What is mined: the game, the seed, which kinds, how many deals, and where it is kept."""

    out: Path
    family: str
    seed: str
    kinds: tuple[Kind, ...] = ()
    deals: int
    language: str = "en"


def mine(options: MineOptions) -> None:
    """Let bots play, and keep the puzzles of their deals in a journal; a journal that exists is gone on with."""
    from tarock.school.puzzles.journal import dig, recipe

    wanted = dict.fromkeys(options.kinds, options.deals) or recipe().wanted(options.family)
    many = Counter[Kind]()
    words = words_in(options.language)
    with announced(options.family, "advice", words("solve-compiling")):
        for dug in dig(options.out, options.family, options.seed, wanted, options.deals):
            many.update(puzzle.kind for puzzle in dug.puzzles)
            if sys.stderr.isatty():
                click.echo(f"\r{dug.deal + 1}: {sum(many.values())} ", nl=False, err=True)
    print_lines(
        [words("puzzle-mined", many=sum(many.values())), *(f"  {kind}: {many[kind]}" for kind in KINDS if many[kind])]
    )


def check(names: tuple[str, ...], *, sample: int | None, seed: str, deals: int, language: str) -> None:
    """Prove puzzles of the shelf once more.

    :raises TarockError: if some are not proved; the message names them.
    """
    from tarock.school.puzzles.proving import is_proved

    words = words_in(language)
    puzzles = [_named(Progress(), name) for name in names] or list(shelf())
    if sample is not None and sample < len(puzzles):
        puzzles = Random(seed).sample(puzzles, sample)  # noqa: S311 - repeatable on purpose
    proved: Callable[[Puzzle], bool] = lambda puzzle: is_proved(puzzle, seed, deals)  # noqa: E731
    failed = [puzzle.id for puzzle in puzzles if not proved(puzzle)]
    if failed:
        raise TarockError(Sentence("puzzle-unproved", many=len(puzzles), names=", ".join(failed)))
    print_lines([words("puzzle-proved", many=len(puzzles))])
