"""What is told of a deal: in every language, to everybody only what he may know, and the same wherever it is read."""

from collections.abc import Iterator
from functools import cache
from random import Random

import msgspec
import pytest

from tarock.cli.terminal.koenigrufen.sentences import TableWords
from tarock.cli.terminal.shared.faces import Faces
from tarock.cli.terminal.shared.telling import told_lines
from tarock.cli.terminal.shared.wording import Wording
from tarock.core.seats import SEAT_NAMES
from tarock.danish.actions import ASK_LAID
from tarock.danish.rules import DanishRuleset
from tarock.danish.state import DanishState
from tarock.koenigrufen.state import KoenigrufenState
from tarock.notation.families import NOTATIONS
from tarock.rulesets import load_danish
from tarock.server.evening.families import State
from tarock.server.families import SERVER
from tarock.server.frames.replay import replay_of_record
from tarock.server.frames.story import NOTHING_TOLD, Stories, entry, opening
from tarock.server.frames.table import Frames
from tarock.server.wire.shared.plain import PlainStep
from tarock.server.wire.shared.telling import Frame
from tarock.telling.danish.table_mode import verdict_lines as danish_verdict
from tarock.telling.danish.told import told as danish_told
from tarock.telling.families import TELLINGS
from tarock.telling.koenigrufen.payments import settled as koenigrufen_settled
from tarock.telling.koenigrufen.table_mode import verdict_lines as koenigrufen_verdict
from tarock.telling.koenigrufen.told import told as koenigrufen_told
from tarock.telling.line import Line
from tarock.telling.sentences import Reader, sentences
from tarock.testing.danish import faulty
from tarock.testing.koenigrufen import faulty as koenigrufen_faulty
from tarock.words import LANGUAGES, words_in
from tests.danish.builders import house
from tests.danish.test_disclosure import with_skat
from tests.koenigrufen.builders import TURNIER, D, after
from tests.koenigrufen.test_announcing import besserrufer
from tests.koenigrufen.test_kontra import rufer
from tests.server.played import History, all_bots
from tests.telling.deals import acts_of, golden_states
from tests.words.catalogue import arguments


@cache
def golden_lines() -> tuple[tuple[State, tuple[Line, ...]], ...]:
    """Return every golden deal with all its lines, as whoever acted was told them."""
    return tuple((state, tuple(_lines(state))) for state in golden_states())


def _lines(state: State) -> Iterator[Line]:
    yield from opening(state).public
    for before, seat, action, after_it in acts_of(state):
        made = entry(before, seat, action, after_it)
        yield from (*made.own, *made.public)
    if isinstance(state, DanishState):
        yield from (line for each in state.table.proceedings.verdicts for line in danish_verdict(each))
    if isinstance(state, KoenigrufenState):
        yield from (line for each in state.table.proceedings.verdicts for line in koenigrufen_verdict(each))
    game = SERVER[state.ruleset.family]
    if state.is_over and game.has_score(state):
        settled = game.showing.settlement(state)
        yield from (*settled.outcome, *settled.paid)


def reader(state: State, language: str, you: int | None = 0) -> Reader:
    return Reader.of(words_in(language), state.ruleset.family, SEAT_NAMES, you)


@pytest.mark.parametrize("language", LANGUAGES)
def test_golden_deals_are_told_in_every_language(language: str) -> None:
    """A missing message or argument would be a LookupError."""
    for state, lines in golden_lines():
        for text in sentences(lines, reader(state, language)):
            assert text.strip()
            assert "{" not in text
            assert "  " not in text


def test_a_line_gives_its_message_exactly_the_arguments_that_it_takes() -> None:
    lines = [line for _, told_of in golden_lines() for line in told_of]
    lines += _clumsy_lines()
    for line in {msgspec.json.encode(line): line for line in lines}.values():
        for part in _with_parts(line):
            taken = arguments("en", part.key)
            agreeing = {name for name in taken if name.endswith("_is")}
            assert taken - agreeing == given(part), part
            assert agreeing <= {f"{name}_is" for name in (*part.seats, *part.parts)}, part


def given(line: Line) -> set[str]:
    about = set() if line.seat is None else {"you", "name"}
    return about.union(line.seats, line.cards, line.thirds, line.parts, line.values)


def _with_parts(line: Line) -> Iterator[Line]:
    yield line
    for parts in line.parts.values():
        for part in parts:
            yield from _with_parts(part)


def _clumsy_lines() -> Iterator[Line]:
    """Give what is told of players who err, point out and decide."""
    for seed in range(12):
        for book in ("danish-hjoerring", "danish-jensen-1989"):
            *_, state = faulty.faulty_deal(load_danish(book), seed)
            yield from _lines(state)
        *_, last = koenigrufen_faulty.faulty_deal(TURNIER, seed)
        yield from _lines(last)


def test_only_who_acted_is_told_more_than_everybody() -> None:
    """So a frame needs two tellings of an act, and no receiver is told what he may not know."""
    hidden = 0
    for state in golden_states()[::3]:
        telling = TELLINGS[state.ruleset.family]
        for before, seat, action, after_it in acts_of(state):
            public = telling.told(telling.public(before), seat, action, telling.public(after_it))
            for other in range(len(state.hands)):
                seen = telling.told(before.view(other), seat, action, after_it.view(other))
                assert seen == public or other == seat
                hidden += seen != public
    assert hidden


# The same everywhere


@pytest.mark.parametrize("ruleset", ["danish-hjoerring", "koenigrufen-turnier"])
def test_frames_replay_and_terminal_tell_a_deal_with_the_same_lines(ruleset: str) -> None:
    players = 3 if ruleset.startswith("danish") else 4
    history, rng, stories, mark = History(all_bots(ruleset, players)), Random(1), Stories(), NOTHING_TOLD
    in_frames: list[Line] = []
    while not history.table.finished:
        frames = Frames(history.step(rng), stories)
        frame = msgspec.json.decode(frames.for_place(0, mark), type=Frame)
        assert frame.news is not None
        in_frames += frame.news.lines
        mark = frames.mark(0)
        assert msgspec.json.decode(frames.for_place(0, mark), type=Frame).news is None
    game = history.table.games[0]
    assert game is not None
    you = game.seat_of(0)
    assert you is not None
    whole = msgspec.json.decode(Frames(history.table).for_place(0), type=Frame)
    assert whole.news is not None
    assert list(whole.news.lines) == in_frames

    first = game.begun.start()
    by_engine = list(opening(first).public)
    telling = TELLINGS[first.ruleset.family]
    for before, seat, action, after_it in acts_of(game.deal):
        by_engine += telling.told(before.view(you), seat, action, after_it.view(you))
    if isinstance(game.deal, KoenigrufenState):  # paid at the end; in Danish Tarok acts are paid as they happen
        by_engine += koenigrufen_settled(game.deal.settlement.payments)
    assert in_frames == by_engine

    replay = replay_of_record(NOTATIONS[first.ruleset.family].record_of(game.deal, ()))
    in_replay = [line for step in replay.steps if not isinstance(step, PlainStep) for line in step.lines]
    assert [line for line in in_replay if line in in_frames] == [line for line in in_frames if line in in_replay]
    assert {line.key for line in in_frames} - {line.key for line in in_replay} <= {"play-told-lays", "k-told-lay"}

    words = words_in("de")
    kind = Wording if players == 3 else TableWords
    wording = kind(words, Faces(words, history.table.ruleset.family), SEAT_NAMES, you)
    at_terminal = [line.plain.strip() for line in told_lines(in_frames, wording)]
    for line, text in zip(sentences(in_frames, reader(first, "de", you)), at_terminal, strict=True):
        assert text.startswith(line)


# Faults of the past


def test_a_bare_yes_names_no_number() -> None:
    """disclosure.answer = "yes_no" and two taroks laid: nobody hears how many."""
    book: DanishRuleset = house(load_danish("danish-hjoerring"), disclosure={"answer": "yes_no"})
    state = with_skat(book, "T20 T9 SK", "T20 T9 S2")
    lines = danish_told(state.view(0), 0, ASK_LAID, state.apply(0, ASK_LAID).view(0))
    assert sentences(lines, reader(state, "en")) == ["You ask about taroks in the skat. The answer: some were laid."]


def test_kontra_re_and_sub_are_told_as_what_they_are() -> None:
    """C kontra, A re, C sub: the third word is a sub although C has spoken before."""
    state = after(rufer(TURNIER), "A good, B good")
    levels: list[object] = []
    for word in ("C kontra game", "D good", "A re game", "B good", "C sub game"):
        new = after(state, word)
        seat, action = new.table.log[-1]
        lines = koenigrufen_told(state.view(D), seat, action, new.view(D))
        levels += [line.values["level"] for line in lines if line.key == "k-told-double"]
        state = new
    assert levels == ["kontra", "re", "sub"]


def test_the_bird_of_a_besserrufer_that_is_understood_is_told_as_announced() -> None:
    state = besserrufer("T2")
    new = after(state, "A good")
    _, action = new.table.log[-1]
    lines = koenigrufen_told(state.view(1), 0, action, new.view(1))
    texts = sentences(lines, Reader.of(words_in("de"), "koenigrufen", SEAT_NAMES))
    assert texts == ["A sagt an: Uhu."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_log_and_buttons_use_the_same_word(language: str) -> None:
    words = words_in(language)
    say = Reader.of(words, "koenigrufen", SEAT_NAMES)
    (good,) = sentences([Line("k-told-good", "word", seat=1)], say)
    assert words("k-say-good") in good
    if language == "de":
        (passed,) = sentences([Line("k-told-pass", "word", seat=1)], say)
        assert passed == "B sagt „Gut“."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("family", "token", "name"),
    [
        ("koenigrufen", "T21", "Mond"),
        ("koenigrufen", "T2", "Uhu"),
        ("koenigrufen", "T1", "Pagat"),
        ("koenigrufen", "X", "Sküs"),
        ("danish", "T21", "T21"),
    ],
)
def test_cards_bear_the_names_of_their_game(family: str, token: str, name: str, language: str) -> None:
    line = Line("play-told-takes", "trick", seat=0, cards={"card": (token,)})
    (text,) = sentences([line], Reader.of(words_in(language), family, SEAT_NAMES))
    assert name in text
