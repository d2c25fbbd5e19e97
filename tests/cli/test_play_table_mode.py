"""Table mode at the terminal: honest mistakes happen, are pointed out, and are decided on."""

import re
from random import Random

import pytest

from tarock.bots.playing import action_of
from tarock.cli.terminal.danish.evening_game import EveningGame
from tarock.cli.terminal.danish.person import Person
from tarock.cli.terminal.danish.table_mode import read_claim, read_declaration
from tarock.cli.terminal.shared.objections import NotUnderstood
from tarock.club import Evening
from tarock.core.faults import Mode
from tarock.danish.actions import ACCEPT, AGREE, MOVE_CUPS, REFUSE, Action, ClaimFault, Correct, Declare, Play
from tarock.danish.seating import Seating
from tarock.danish.state import DanishState, start
from tarock.danish.table import Phase
from tarock.notation.cards import parse_card
from tarock.notation.danish.items import parse_item
from tarock.notation.danish.writer import record_of
from tarock.notation.record import dumps, loads
from tarock.rulesets import DANISH, load_danish
from tests.cli.reader import Reader, table_words
from tests.danish.builders import B, after
from tests.danish.test_corrections import CONSENT, revoked
from tests.referee.clumsy import A, C, begun, lawful, revoke, until, with_revoke

NAMES = ("Anna", "Bo", "Inge")


_AT_A_TABLE = ("ruling", "put-right", "agree", "declare-yourself")


class Blunderer(Reader):
    """Somebody who gives some answers, and then plays the first card that he sees, whatever was led."""

    def __init__(self, language: str = "en", *answers: str, deals: int = 1) -> None:
        super().__init__(language, deals)
        self.answers = list(answers)
        self.prompts |= {self.words(f"play-ask-{name}"): name for name in _AT_A_TABLE}

    def ask(self, prompt: str) -> str:
        if self.answers:
            self.lines.append(f"{prompt}: {self.answers[0]}")
            return self.answers.pop(0)
        return super().ask(prompt)

    def usual(self, kind: str) -> str:
        if kind in {"card", "only"}:
            return self._hand()[self.asked.total() % len(self._hand())]
        if kind == "skat":
            return " ".join(self._hand()[-3:])
        if kind == "suit":
            return "hearts"
        return "accept" if kind in {"ruling", "put-right"} else super().usual(kind)

    def _hand(self) -> list[str]:
        """The hand as it was shown last."""
        rows = {line[2]: line[3:].split() for line in self.lines if re.match(r"  [T♠♥♦♣] ", line)}
        last = max(number for number, line in enumerate(self.lines) if re.match(r"  [T♠♥♦♣] ", line))
        shown = [line[2] for line in self.lines[last - 4 : last + 1] if re.match(r"  [T♠♥♦♣] ", line)]
        return [
            face if face == "skus" else row + face for row in dict.fromkeys(shown) for face in rows[row] if face != "–"
        ]


def acted(state: DanishState, seat: int, *answers: str, language: str = "en") -> tuple[Action, str]:
    """What the person at a seat does with these answers, and all that he was shown."""
    reader = Blunderer(language, *answers)
    person = Person(reader, table_words(language, NAMES, seat), (0, 0, 0))
    return action_of(person, state, seat, Random(1)).action, reader.text


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("en", "", ""),
        ("en", "pass", ""),
        ("en", "taroks 10 with, half hearts missing queen", "taroks 10 with, half H missing Q"),
        ("en", "full kings", "full kings"),
        ("en", "half kings missing d", "half kings missing D"),
        ("da", "tarokker 11 uden, overfyldt konger", "taroks 11 without, overfull kings"),
        ("da", "halv hjerter mangler dame", "half H missing Q"),
        ("da", "halv ruder mangler d", "half D missing Q"),
        ("da", "half S missing C", "half S missing C"),
        ("de", "matadore 3, voll pik", "matadors 3, full S"),
        ("de", "halb könige fehlt treff", "half kings missing C"),
    ],
)
def test_declarations_are_typed_in_the_words_of_the_language(language: str, text: str, expected: str) -> None:
    items = tuple(parse_item(item.split()) for item in expected.split(", ")) if expected else ()
    assert read_declaration(text, table_words(language, NAMES, 0)) == Declare(items)


@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("en", "object revoke bo 4", ClaimFault("renonce", 1, 4)),
        ("en", "object revoke B", ClaimFault("renonce", 1)),
        ("en", "object skat", ClaimFault("skat", C)),
        ("en", "protest cards anna", ClaimFault("cards", 0)),
        ("da", "påpeg kulørsvigt Inge 12", ClaimFault("renonce", 2, 12)),
        ("da", "object declaration Inge", ClaimFault("declaration", 2)),
        ("de", "beanstande meldung bo", ClaimFault("declaration", 1)),
        ("en", "t21", None),
        ("en", "", None),
    ],
)
def test_faults_are_pointed_out_by_name(language: str, text: str, expected: ClaimFault | None) -> None:
    assert read_claim(text, C, table_words(language, NAMES, 0)) == expected


@pytest.mark.parametrize(
    "text", ["object", "object nonsense Bo", "object revoke", "object revoke Bo x", "object turn Eve"]
)
def test_a_claim_that_is_not_understood_is_explained(text: str) -> None:
    with pytest.raises(NotUnderstood, match="object revoke Bo 4"):
        read_claim(text, C, table_words("en", NAMES, 0))


def test_a_declaration_that_is_not_understood_is_explained() -> None:
    with pytest.raises(NotUnderstood, match="half hearts missing queen"):
        read_declaration("half a loaf", table_words("en", NAMES, 0))


def declaring(seat: int) -> DanishState:
    state = until(begun(), Phase.DECLARING)
    while state.turn != seat:
        state = state.apply(*lawful(state))
    return state


def test_nobody_declares_for_the_player() -> None:
    state = declaring(A)
    action, text = acted(state, A, "half a loaf", "full kings")
    assert action == Declare((parse_item(["full", "kings"]),))
    assert text.count("Declare by yourself") == 2
    assert state.apply(A, action).faults


def test_any_card_can_be_played_and_none_is_marked() -> None:
    state = until(begun(), Phase.PLAY)
    while (breach := revoke(state)) is None:
        state = state.apply(*lawful(state))
    seat, play = breach
    token = table_words("en", NAMES, seat).faces.plain(play.card)
    action, text = acted(state, seat, token)
    assert action == Play(play.card)
    assert "[" not in text
    assert state.apply(seat, action).faults


def test_a_person_can_object_at_his_turn() -> None:
    state, seat, trick = with_revoke(begun())
    while state.turn in {seat, None}:
        state = state.apply(*lawful(state))
    assert state.turn is not None
    action, _ = acted(state, state.turn, f"object revoke {'ABC'[seat]} {trick}")
    assert action == ClaimFault("renonce", seat, trick)
    assert state.apply(state.turn, action).table.proceedings.verdicts[-1].is_upheld


@pytest.mark.parametrize(("answer", "expected"), [("accept", ACCEPT), ("refuse", REFUSE)])
def test_a_person_decides_what_becomes_of_the_deal(answer: str, expected: Action) -> None:
    state, seat, trick = with_revoke(begun())
    state = state.apply((seat + 1) % 3, ClaimFault("renonce", seat, trick))
    assert state.turn is not None
    action, text = acted(state, state.turn, answer)
    assert action == expected
    assert f"{NAMES[seat]} is at fault: revoke." in text
    assert "unless both others let it stand" in text


def test_the_skat_is_shown_before_the_deal_is_settled() -> None:
    state = until(begun(), Phase.CLOSING)
    assert state.turn is not None
    action, text = acted(state, state.turn, "")
    assert action == AGREE
    assert "The skat is turned up" in text


def test_the_dealer_is_reminded_of_the_cups() -> None:
    unmoved = start(begun().ruleset, Seating.of_three(C), "cups", mode=Mode.TABLE)
    action, text = acted(unmoved, C, "cups")
    assert action == MOVE_CUPS
    assert "move the cups" in text


@pytest.mark.parametrize("book", DANISH)
def test_whole_evenings_of_blunders_come_to_an_end_and_are_kept(book: str) -> None:
    """Bots point out what the cards prove; whatever happens, every deal is settled and can be recorded."""
    kept: list[DanishState] = []
    reader = Blunderer(deals=4)
    wording = table_words("en", NAMES, 0)
    ruleset = load_danish(book)
    evening = Evening.begin(ruleset, 3)
    EveningGame(reader, evening, wording, "blunders", lambda state, _: kept.append(state), Mode.TABLE).run()
    assert len(kept) == 4
    assert all(state.is_over for state in kept)
    assert any(state.faults for state in kept)
    assert any(verdict.is_upheld for state in kept for verdict in state.table.proceedings.verdicts)
    for state in kept:
        (again,) = loads(dumps([record_of(state)]), lambda _: ruleset)
        assert again.state == state


# Putting a revoke right


@pytest.mark.parametrize(
    ("language", "answer"), [("en", "correct s9"), ("da", "ret s9"), ("de", "berichtige p9"), ("de", "correct p9")]
)
def test_a_revoke_that_both_others_let_pass_is_put_right_by_typing_the_card(language: str, answer: str) -> None:
    """Møller, Selve spillet, l.650-659: the person at B is asked once A and C have accepted."""
    state = after(revoked(), CONSENT)
    reader = Blunderer(language, answer)
    person = Person(reader, table_words(language, NAMES, B), (0, 0, 0))
    action = action_of(person, state, B, Random(1)).action
    assert action == Correct(parse_card("S9"))
    assert reader.words("play-ask-put-right") in reader.text
    assert state.apply(B, action) == after(state, "B corrects S9")


def test_a_card_that_puts_nothing_right_is_asked_for_again() -> None:
    state = after(revoked(), CONSENT)
    reader = Blunderer("en", "correct", "correct h8", "correct s9")
    person = Person(reader, table_words("en", NAMES, B), (0, 0, 0))
    assert action_of(person, state, B, Random(1)).action == Correct(parse_card("S9"))
    assert reader.words("play-how-to-correct") in reader.text
