"""Table mode of Königrufen at the terminal: honest mistakes happen, are pointed out, and everything is settled."""

import re
from random import Random

import pytest

from tarock.bots.koenigrufen.book_bot import BookBot
from tarock.bots.koenigrufen.playing import next_move, play_out
from tarock.bots.koenigrufen.random_bot import RandomBot
from tarock.bots.playing import action_of
from tarock.cli.terminal.koenigrufen.evening_game import YOU, KoenigrufenEvening
from tarock.cli.terminal.koenigrufen.person import Person
from tarock.cli.terminal.koenigrufen.sentences import TableWords
from tarock.cli.terminal.koenigrufen.table_mode import read_at_table
from tarock.cli.terminal.shared.faces import Faces
from tarock.cli.terminal.shared.objections import NotUnderstood
from tarock.core.faults import Mode
from tarock.koenigrufen.actions import (
    AGREE,
    PASS,
    PLAY_ON,
    STOP,
    STRIKE,
    THROW_IN,
    Action,
    ClaimFault,
    ClaimLost,
    Correct,
    Play,
)
from tarock.koenigrufen.deal import deal
from tarock.koenigrufen.state import KoenigrufenState, start
from tarock.koenigrufen.table import Phase
from tarock.notation.cards import parse_card
from tarock.notation.koenigrufen.writer import record_of
from tarock.notation.record import dumps, loads
from tarock.rulesets import KOENIGRUFEN, load_koenigrufen
from tarock.words import Words
from tests.cli.test_koenigrufen_play import Reader

NAMES = ("Anna", "Franz", "Resi", "Poldi")
BOTS = {seat: BookBot() for seat in range(4)}


def words_of(language: str = "en") -> TableWords:
    words = Words(language)
    return TableWords(words, Faces(words, "koenigrufen"), NAMES, YOU)


def begun(book: str = "koenigrufen-mayr-2012", seed: str = "table mode") -> KoenigrufenState:
    return start(load_koenigrufen(book), 3, *deal(3, seed), mode=Mode.TABLE)


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("en", "object renonce Franz 4", ClaimFault("renonce", 1, 4)),
        ("en", "object discard D", ClaimFault("discard", 3)),
        ("de", "beanstande vogel resi", ClaimFault("bird", 2)),
        ("de", "berichtige herz 4", Correct(parse_card("H4"))),
        ("da", "ret h4", Correct(parse_card("H4"))),
        ("en", "lost pagat", ClaimLost("pagat")),
        ("en", "throw", THROW_IN),
        ("de", "weiter", None),
        ("en", "t21", None),
    ],
)
def test_what_is_said_about_faults_is_understood(language: str, text: str, expected: Action | None) -> None:
    assert read_at_table(text, begun().view(0), words_of(language)) == expected


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("en", "halt", STOP),
        ("en", "on", PLAY_ON),
        ("de", "weiter", PLAY_ON),
        ("en", "strike", STRIKE),
        ("en", "agree", AGREE),
        ("en", "", AGREE),
    ],
)
def test_decisions_are_understood_when_there_is_something_to_decide(language: str, text: str, expected: Action) -> None:
    state = begun()
    while state.phase is not Phase.CLOSING:
        state = next_move(state, BOTS, Random(1)).state
    assert state.turn is not None
    assert read_at_table(text, state.view(state.turn), words_of(language)) == expected


def test_weiter_passes_in_the_auction_of_1900() -> None:
    """Book of 1900, § 7: "weiter" is forehand's pass, also where people can err."""
    reader = Reader("de", script={"auction": ["weiter"]})
    state = begun("koenigrufen-1900")
    wording = words_of("de")
    assert action_of(Person(reader, wording, (0, 0, 0, 0)), state, 0, Random(1)).action == PASS


@pytest.mark.parametrize(
    ("text", "help_"),
    [
        ("object renonce", "object renonce Franz 4"),
        ("object nonsense Franz", "object renonce Franz 4"),
        ("correct nothing", "correct h7"),
        ("lost trull", "lost pagat"),
        ("lost", "lost pagat"),
    ],
)
def test_what_is_not_understood_is_explained(text: str, help_: str) -> None:
    with pytest.raises(NotUnderstood, match=help_):
        read_at_table(text, begun().view(0), words_of())


class Blunderer(Reader):
    """Somebody who plays any card that he sees, whatever was led."""

    def __init__(self, deals: int) -> None:
        super().__init__("en", deals)
        self.prompts |= {self.words(f"play-ask-{name}"): name for name in ("agree", "decision")}

    def usual(self, kind: str) -> str:
        hand = self._hand()
        if kind in {"card", "only"}:
            return self.rng.choice(hand)
        if kind == "laying":
            number = 6 if "all six" in self.text[-3000:] else 3
            return " ".join(self.rng.sample(hand, min(number, len(hand))))
        if kind == "agree":
            return ""
        if kind == "decision":
            return self.rng.choice(("halt", f"correct {self.rng.choice(hand)}", "on"))
        return super().usual(kind)

    def _hand(self) -> list[str]:
        """The hand as it was shown last."""
        shown = [line for line in self.lines if re.match(r"  [T♠♥♦♣] ", line)]
        last: dict[str, list[str]] = {}
        for line in reversed(shown):
            if line[2] in last:
                break
            last[line[2]] = [face for face in line[3:].split() if face != "–"]
        return [
            face if not face[0].isdigit() and row == "T" else row + face
            for row, faces in last.items()
            for face in faces
        ]


@pytest.mark.parametrize("book", KOENIGRUFEN)
def test_whole_evenings_of_blunders_come_to_an_end_and_are_kept(book: str) -> None:
    kept: list[KoenigrufenState] = []
    reader = Blunderer(deals=6)
    ruleset = load_koenigrufen(book)
    KoenigrufenEvening(
        reader, ruleset, words_of(), "blunders", 0, lambda state, _: kept.append(state), Mode.TABLE
    ).run()
    assert len(kept) == 6
    assert all(state.is_over for state in kept)
    assert any(state.faults for state in kept)
    for state in kept:
        assert sum(state.settlement.score) == 0
        (again,) = loads(dumps([record_of(state)]), lambda _: ruleset)
        assert again.state == state


@pytest.mark.parametrize("book", KOENIGRUFEN)
def test_bots_never_cheat(book: str) -> None:
    for seed in range(12):
        over = play_out(begun(book, f"honest {seed}"), BOTS, Random(seed))
        assert over.faults == ()
        chance = {seat: RandomBot() for seat in range(4)}
        assert play_out(begun(book, f"honest {seed}"), chance, Random(seed)).faults == ()


def test_a_bot_points_out_what_the_cards_prove() -> None:
    rng = Random(2)
    for seed in range(60):
        state = begun(seed=f"revoke {seed}")
        while not state.is_over and not state.faults:
            state = _with_revoke(state, rng) if state.phase is Phase.PLAY else next_move(state, BOTS, rng).state
        while not state.is_over and not any(verdict.is_upheld for verdict in state.table.proceedings.verdicts):
            state = next_move(state, BOTS, rng).state
        upheld = [verdict for verdict in state.table.proceedings.verdicts if verdict.is_upheld]
        if upheld:
            assert upheld[0].claimant != upheld[0].claim.seat
            return
    pytest.fail("nobody pointed out a Renonce in 60 deals")


def _with_revoke(state: KoenigrufenState, rng: Random) -> KoenigrufenState:
    """Let the player on turn revoke if he can, or else play on."""
    assert state.turn is not None
    lawful = {offer.card for offer in state.legal_actions(state.turn) if isinstance(offer, Play)}
    wrong = [card for card in state.hands[state.turn] if card not in lawful]
    return state.apply(state.turn, Play(rng.choice(wrong))) if wrong else next_move(state, BOTS, rng).state
