"""Records of Königrufen in table mode: every statement, what is written back, and all that cannot be right."""

import pytest

from tarock.core.errors import NotationError, TarockError
from tarock.core.faults import Mode
from tarock.koenigrufen.actions import (
    PLAY_ON,
    STOP,
    STRIKE,
    TALK,
    THROW_IN,
    Action,
    ClaimFault,
    ClaimLost,
    Correct,
    Expose,
)
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.settlement import settle
from tarock.koenigrufen.state import KoenigrufenState
from tarock.koenigrufen.table import Phase
from tarock.notation.cards import parse_card
from tarock.notation.koenigrufen.as_json import settlement_json
from tarock.notation.koenigrufen.record import KoenigrufenRecord
from tarock.notation.koenigrufen.replay import replay_json
from tarock.notation.koenigrufen.sheet import parse_sheet, sheet_of
from tarock.notation.koenigrufen.writer import record_of, write
from tarock.notation.record import loads
from tests.koenigrufen.builders import K1900, TURNIER, B, after, played
from tests.koenigrufen.tables import gathered, lawful, misdealt, revoked, table, to_the_end
from tests.notation.told import why

BOOKS = {book.id: book for book in (K1900, TURNIER)}


def read(text: str, mode: Mode | None = None) -> KoenigrufenRecord:
    (record,) = loads(text, BOOKS.__getitem__, mode=mode)
    return record


def spades(book: KoenigrufenRuleset = TURNIER) -> KoenigrufenState:
    """Everybody has a spade; A plays a Dreier and is to lead."""
    hands = ("S7 X", "S8 H1 T5", "S9 H2 T6", "S10 H3 T7")
    return table(book, "A dreier", *hands, talon="D4 D3 D2", discard="D4 D3 D2")


BEGUN = write(record_of(spades()))


def written(state: KoenigrufenState) -> list[str]:
    """Write a state and read it again; return the lines that follow the round before play."""
    text = write(record_of(state))
    assert read(text).state == state
    assert write(read(text)) == text
    return text.splitlines()[len(BEGUN.splitlines()) :]


def log(text: str) -> list[tuple[int, Action]]:
    return list(read(text).state.table.log)


# The mode


def test_a_record_is_strict_unless_its_tag_says_otherwise() -> None:
    assert '[Mode "table"]' in BEGUN
    assert read(BEGUN).state.table.mode is Mode.TABLE
    plain = BEGUN.replace('[Mode "table"]\n', "")
    assert read(plain).state.table.mode is Mode.STRICT
    assert read(plain, Mode.TABLE).state.table.mode is Mode.TABLE
    assert read(BEGUN, Mode.STRICT).state.table.mode is Mode.STRICT


def test_after_the_play_a_deal_is_settled_although_claims_may_follow() -> None:
    end = to_the_end(spades())
    record = read(write(record_of(end)))
    assert (record.state.phase, record.is_complete) == (Phase.CLOSING, True)
    over = after(end, "A agrees, B agrees, C agrees, D agrees")
    assert written(over)[-4:] == ["A agrees", "B agrees", "C agrees", "D agrees"]
    assert over.settlement == end.settlement


# Statements


def test_every_statement_of_a_claim_is_the_claim_that_it_says() -> None:
    claims: dict[str, tuple[int, Action]] = {
        "B claims-renonce A": (1, ClaimFault("renonce", 0)),
        "C claims-discard A": (2, ClaimFault("discard", 0)),
        "D claims-bird A": (3, ClaimFault("bird", 0)),
        "A claims-cards B": (0, ClaimFault("cards", 1)),
        "B claims-exposed C": (1, ClaimFault("exposed", 2)),
    }
    assert log(BEGUN + "\n".join(claims) + "\n")[-5:] == list(claims.values())
    one = BEGUN + "1. S7 S8 S9 S10\nB claims-renonce A trick 1\n"
    assert log(one)[-1] == (1, ClaimFault("renonce", 0, 1))


def test_what_is_done_at_the_table_is_read() -> None:
    done = BEGUN + "B exposes H1 ; C talks\nD throws-in\nB claims-lost valat\nA strikes\n"
    assert [action for _, action in log(done)[-5:]] == [
        Expose(parse_card("H1")),
        TALK,
        THROW_IN,
        ClaimLost("valat"),
        STRIKE,
    ]


def test_a_wrong_card_that_is_put_right_in_its_trick() -> None:
    state = after(played(spades(), "S7 H1 S9"), "B corrects S8")
    done = played(state, "S9 S10")
    assert written(done) == ["1. S7 H1 S9 (B corrects S8) S9 S10"]
    assert isinstance(done.table.log[-3][1], Correct)


def test_a_finished_trick_that_is_put_right_is_written_on() -> None:
    state = after(played(spades(), "S7 H1 S9 S10"), "C claims-renonce B trick 1, B corrects S8")
    assert written(played(state, "S9 S10")) == [
        "1. S7 H1 S9 S10",
        "C claims-renonce B trick 1",
        "B corrects S8",
        "1. S9 S10",
    ]
    inside = BEGUN + "1. S7 H1 S9 S10 (B corrects S8) S9 S10\n"
    assert read(inside).state.table.tricks == played(state, "S9 S10").table.tricks


def test_a_claim_in_the_middle_of_a_trick_breaks_it_off() -> None:
    state = lawful(gathered(revoked(played(spades(), "S7"), B)))
    found = after(state, "C claims-renonce B")
    *_, last = written(found)
    assert last.endswith("(C claims-renonce B)")
    assert read(write(record_of(found))).is_complete


def test_the_innocent_side_plays_on_or_stops() -> None:
    """Book of 1900, §§ 10–11."""
    state = after(gathered(revoked(played(spades(K1900), "S7"), B)), "C claims-renonce B")
    for word, action in (("stops", STOP), ("plays-on", PLAY_ON)):
        answered = after(state, f"A {word}")
        assert answered.table.log[-1] == (0, action)
        end = to_the_end(answered)
        assert f"(A {word})" in "\n".join(written(end))


def test_cards_that_are_hidden_are_written_after_the_others() -> None:
    hand = "T20 T19 T18 T17 T16 T15 T14 T13 T12 SK HK S7"
    state = table(TURNIER, "A dreier", hand, talon="DK CK T11", discard="S7 T11 T12")
    text = write(record_of(state)).replace("A lays T12 T11 S7", "A lays T12 T11 S7 hiding T11")
    again = read(text)
    assert [fault.reason for fault in again.state.faults] == ["laid_not_shown"]
    assert write(again) == text


# Answers


def test_the_answer_lists_the_verdicts() -> None:
    state = gathered(revoked(played(spades(), "S7"), B))
    found = after(state, "C claims-renonce D, C claims-renonce B")
    answer = replay_json(found)
    assert answer["complete"] is True
    assert answer["verdicts"] == [
        {"claimant": "C", "claim": "claims-renonce D", "upheld": False, "faults": []},
        {
            "claimant": "C",
            "claim": "claims-renonce B",
            "upheld": True,
            "faults": [{"fault": "revoke", "seat": "B", "trick": 1}],
        },
    ]
    assert answer["score"] == {"A": 12, "B": -20, "C": 4, "D": 4}
    assert "declarer_thirds" not in answer
    thrown = replay_json(after(state, "D throws-in"))
    assert thrown["verdicts"][0]["claimant"] is None
    unfinished = replay_json(spades())
    assert (unfinished["complete"], unfinished["verdicts"]) == (False, [])
    assert "verdicts" not in replay_json(read(BEGUN, Mode.STRICT).state)


def test_the_sheet_of_a_deal_in_table_mode_is_settled_alike() -> None:
    state = after(spades(), "B throws-in, A claims-lost valat, C claims-lost uhu")
    sheet = sheet_of(state.facts, TURNIER.id)
    assert (sheet["revoke"], sheet["valat"]["claimed_by"]) == (["B"], ["A"])
    assert settle(TURNIER, parse_sheet(TURNIER, sheet)) == state.settlement


# All that cannot be right


FIRST = len(BEGUN.splitlines()) + 1

BAD = [
    ("B claims-renonce", 3, "expected 'claims-renonce <seat> [trick <trick>]', such as 'claims-renonce A trick 4'"),
    ("B claims-cards A trick 1", 1, "not played yet: 1"),
    ("B claims-renonce A trick", 3, "expected 'claims-renonce <seat> [trick <trick>]'"),
    ("B claims-renonce A trick 1 or 2", 28, "expected 'claims-renonce <seat> [trick <trick>]'"),
    ("B claims-renonce A trick x", 26, "'x' is no number; expected one such as 4"),
    ("B claims-renonce E", 18, "E is no seat; expected a letter from A to D"),
    ("B claims-renonce X", 18, "'X' is no seat"),
    ("B claims-renonce A trick 1", 1, "not played yet: 1"),
    ("B claims-renonce A trick 99", 1, "not played yet: 99"),
    ("E claims-renonce A", 1, "not your turn: E"),
    ("B claims-victory A", 3, "'claims-victory' is no statement here"),
    ("B corrects", 3, "expected 'corrects <card>', such as 'corrects H7'"),
    ("B corrects him", 12, "'him' is no card"),
    ("B corrects S8", 1, "nothing to correct"),
    ("B exposes S7", 1, "not in your hand: S7"),
    ("B talks much", 9, "nothing may follow 'talks'"),
    ("B claims-lost", 3, "expected 'claims-lost <item>', such as 'claims-lost pagat'"),
    ("B claims-lost trull", 15, "expected one of: pagat, uhu, kakadu, quapil, valat; got 'trull'"),
    ("B claims-lost pagat", 1, "not now: play"),
    ("B agrees", 1, "not now: play"),
    ("A stops", 1, "no such answer"),
    ("A strikes", 1, "not now: play"),
    ("1. S7 S8 (B good) S9 S10", 13, "'good' is not said in a trick; expected claims-renonce"),
    ("1. S7 S8 (B claims-renonce A trick 2) S9 S10", 11, "not played yet: 2"),
    ("1. S7 S8 S9 S10 SK", 17, "trick 1 has too many cards"),
    ("1. S7 S8 S9", 1, "trick 1 has too few cards"),
    ("1. S7 (B throws-in) S8", 21, "trick 1 has too many cards"),
]


@pytest.mark.parametrize(("line", "column", "message"), BAD, ids=[row[0] for row in BAD])
def test_a_bad_statement_is_refused_at_its_place(line: str, column: int, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        read(f"{BEGUN}{line}\n")
    assert (caught.value.line, caught.value.column) == (FIRST, column)
    assert message in why(caught.value)


def test_what_only_people_do_is_refused_in_a_strict_record() -> None:
    strict = BEGUN.replace('[Mode "table"]\n', "")
    with pytest.raises(NotationError, match="no fault can happen"):
        read(f"{strict}B claims-renonce A\n")
    with pytest.raises(NotationError, match=r'expected \[Mode "strict"\] or \[Mode "table"\]'):
        read(BEGUN.replace('"table"', '"tavern"'))


def test_hiding_needs_the_cards() -> None:
    text = BEGUN.replace("A lays D2 D3 D4", "A lays D2 D3 D4 hiding")
    with pytest.raises(NotationError, match=r"expected 'lays <cards> \[hiding <hidden>\]'"):
        read(text)


def test_an_unfinished_trick_is_not_written() -> None:
    with pytest.raises(TarockError, match="a record ends after a whole trick"):
        write(record_of(played(spades(), "S7")))


# A deal that counts for nobody


def test_a_deal_that_is_dealt_again_or_struck_says_that_it_is_void() -> None:
    """Tournament sheet 1.8, 10.4: it has neither counts nor bonuses."""
    for state in (
        after(misdealt(TURNIER), "A claims-cards C"),
        after(to_the_end(table(TURNIER, "A dreier", "S7 X", said="A announces trull")), "B strikes"),
    ):
        answer = replay_json(state)
        assert (answer["void"], answer["items"], answer["payments"]) == (True, [], [])
        assert not {"declarer_thirds", "defender_thirds"} & set(answer)
        assert settlement_json(settle(TURNIER, parse_sheet(TURNIER, sheet_of(state.facts, TURNIER.id))))["void"] is True


def test_a_deal_that_counts_does_not_speak_of_it() -> None:
    assert "void" not in replay_json(to_the_end(table(TURNIER, "A dreier", "S7 X")))
