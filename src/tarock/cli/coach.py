"""``tarock hint`` and ``tarock review``: what the coach says to a record."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from tarock.cli.files import read_records, record_in, record_of
from tarock.cli.output import fitted, print_json, print_lines
from tarock.cli.seats import seat_named, seat_of
from tarock.core.course import course_to, number_of_steps
from tarock.core.errors import TarockError
from tarock.core.seats import SEAT_NAMES, Seat
from tarock.core.sentences import Sentence
from tarock.notation.record import Record
from tarock.school import progress
from tarock.search.warming import announced
from tarock.telling.line import Line
from tarock.telling.sentences import Reader, sentence
from tarock.tutor.as_json import evening_json, hint_json, review_json
from tarock.tutor.coach import COACHES
from tarock.tutor.evening import DealPlayed, EveningPlayed
from tarock.tutor.evening_review import deal_played, evening_lines, played_in
from tarock.tutor.hints import Depth, hinted
from tarock.tutor.review import reviewed
from tarock.tutor.telling import hint_lines, opened_lines, review_lines
from tarock.words import words_in
from tarock.words.citing import cited


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """Which deal of which file, and how to say it."""

    file: Path
    seed: str = "1"
    as_json: bool = False
    house: Sequence[Path] = ()
    language: str = "en"

    @property
    def rng(self) -> Random:
        """The dice by which deals are drawn: the same seed says the same."""
        return Random(self.seed)  # noqa: S311 - repeatable on purpose


@dataclass(frozen=True, slots=True, kw_only=True)
class HintOptions(Asked):
    """Before which act of the deal a hint is wanted, and how deep."""

    deal: int = 1
    at: int | None = None
    depth: Depth = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewOptions(Asked):
    """Whose play is reviewed, and whether with open cards too."""

    seat: str
    deal: int | None = None
    """None: all deals of the file together."""
    with_open_cards: bool = False
    remember: Path | None = None
    """Where the school remembers what errors cost; None to remember nothing."""


def hint(options: HintOptions) -> None:
    """Print a hint for the player on turn."""
    record = record_of(options.file, options.deal, options.house)
    state = course_to(record.state, options.at)[-1]
    if state.turn is None:
        raise TarockError(Sentence("coach-nobody", steps=number_of_steps(record.state)))
    family = state.ruleset.family
    with announced(family, "advice", words_in(options.language)("solve-compiling")):
        found = hinted(state.view(state.turn), options.depth, options.rng)
    if options.as_json:
        print_json(None if found is None else {"seat": SEAT_NAMES[state.turn], **hint_json(found, family)})
        return
    lines = (Line("coach-none"),) if found is None else hint_lines(found, family)
    print_told(lines, family, options.language, state.turn)


def review(options: ReviewOptions) -> None:
    """Print the review of a finished deal, or of all deals of a file together."""
    records = read_records(options.file, options.house)
    if options.deal is None and len(records) > 1:
        _review_evening(records, options)
    else:
        _review_deal(record_in(records, options.deal or 1, options.file), options)


def _review_deal(record: Record, options: ReviewOptions) -> None:
    state = record.state
    family = state.ruleset.family
    seat = seat_named(record, options.seat)
    if not _is_reviewable(record):
        raise TarockError(Sentence("coach-unfinished"))
    with announced(family, "advice", words_in(options.language)("solve-compiling")):
        found = reviewed(state, seat, options.rng, with_open_cards=options.with_open_cards)
    _remember(options.remember, [(state.ruleset.id, played_in(found))])
    if options.as_json:
        print_json(review_json(found, family))
        return
    lines = [*review_lines(found, family), *(opened_lines(found, family) if options.with_open_cards else ())]
    print_told(lines, family, options.language, seat)


def _review_evening(records: Sequence[Record], options: ReviewOptions) -> None:
    """Print the review of an evening: the finished deals that a player has played."""
    played = [(record, seat) for record in records if (seat := seat_of(record, options.seat)) is not None]
    finished = [(record, seat) for record, seat in played if _is_reviewable(record)]
    if not finished:
        unknown = Sentence("coach-no-player", got=options.seat)
        raise TarockError(Sentence("coach-unfinished") if played else unknown)
    family = finished[0][0].state.ruleset.family
    with announced(family, "advice", words_in(options.language)("solve-compiling")):
        evening = EveningPlayed(tuple(deal_played(record.state, seat, options.rng) for record, seat in finished))
    rulesets = [record.state.ruleset.id for record, _ in finished]
    _remember(options.remember, zip(rulesets, evening.deals, strict=True))
    if options.as_json:
        print_json(evening_json(evening))
        return
    print_told(evening_lines(evening, family), family, options.language, finished[0][1])


def _remember(file: Path | None, deals: Iterable[tuple[str, DealPlayed]]) -> None:
    """Let the school remember what errors cost in some deals, by their rules, and which advice was missed."""
    if file is None:
        return
    known, today = progress.read(file), datetime.now(UTC).date()
    for ruleset, deal in deals:
        known = progress.with_review(known, progress.Reviewed(today, ruleset, deal.loss), deal.missed)
    progress.write(known, file)


def _is_reviewable(record: Record) -> bool:
    return record.state.is_over and record.state.ruleset.family in COACHES


def print_told(lines: Iterable[Line], family: str, language: str, you: Seat | None) -> None:
    """Print lines, each with its place in the book, as the player at a seat is told them."""
    words = words_in(language)
    reader = Reader.of(words, family, SEAT_NAMES, you)
    texts = [
        f"{sentence(line, reader)} ({cited(words, line.rule)})" if line.rule else sentence(line, reader)
        for line in lines
    ]
    print_lines(fitted(texts))
