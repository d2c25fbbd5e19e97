"""Records in table mode: every statement, what is written back, and all that cannot be right."""

import pytest

from tarock.core.cards import SKUS, Suit
from tarock.core.faults import Mode
from tarock.danish.actions import (
    ACCEPT,
    ACCEPT_HOLDING,
    AGREE,
    DEAL_AGAIN,
    MOVE_CUPS,
    PASS_DEAL,
    REFUSE,
    Action,
    ClaimFault,
    Draw,
    PlayOutOfTurn,
)
from tarock.danish.table import Phase
from tarock.notation.cards import parse_card
from tarock.notation.danish.as_json import replay_json
from tarock.notation.danish.record import DanishRecord
from tarock.notation.record import dumps, loads
from tests.cases.books import book
from tests.notation.texts import POSITION, RECORD, SHORT, TAGS, read, refusal, spoilt
from tests.notation.told import why

TABLE = spoilt("[Cups", '[Mode "table"]\n[Cups')
"""The same deal in table mode: trick n is on line n + 15."""
BEGUN = spoilt("[Cups", '[Mode "table"]\n[Cups', TAGS)
PLAYED = spoilt("[Cups", '[Mode "table"]\n[Cups', SHORT)
MISDEALT = spoilt(' C1"]', ' C1 S9"]', spoilt("SK S9 HK", "SK HK", BEGUN))
"""A has 26 cards and the dealer C 27."""


HQ = parse_card("HQ")


def log(text: str) -> list[tuple[int, Action]]:
    return list(read(text).state.table.log)


def added(text: str, *lines: str) -> str:
    return text + "".join(f"{line}\n" for line in lines)


# The mode


def test_a_record_is_strict_unless_its_tag_says_otherwise() -> None:
    assert read(RECORD).state.table.mode is Mode.STRICT
    assert read(TABLE).state.table.mode is Mode.TABLE
    assert read(spoilt('"table"', '"strict"', TABLE)).state.table.mode is Mode.STRICT


def test_a_reader_may_take_a_strict_record_as_one_of_a_table() -> None:
    (record,) = loads(RECORD, book, mode=Mode.TABLE)
    assert isinstance(record, DanishRecord)
    assert record.state.table.mode is Mode.TABLE


def test_after_the_last_trick_a_deal_is_settled_although_claims_may_follow() -> None:
    record = read(TABLE)
    assert (record.state.phase, record.is_complete) == (Phase.CLOSING, True)
    over = read(added(TABLE, "A agrees ; B agrees", "C agrees"))
    assert (over.state.phase, over.is_complete) == (Phase.OVER, True)
    assert over.state.settlement == record.state.settlement == read(added(RECORD)).state.settlement


def test_a_position_is_always_strict() -> None:
    record = read(spoilt("[Start", '[Mode "table"]\n[Start', POSITION))
    assert record.state.table.mode is Mode.STRICT


# Statements


def test_every_statement_of_a_claim_is_the_claim_that_it_says() -> None:
    claims = {
        "B claims-renonce A": (1, ClaimFault("renonce", 0)),
        "B claims-renonce A trick 4": (1, ClaimFault("renonce", 0, 4)),
        "C claims-declaration B": (2, ClaimFault("declaration", 1)),
        "A claims-skat": (0, ClaimFault("skat", 2)),
        "A claims-skat C": (0, ClaimFault("skat", 2)),
        "A claims-cards B": (0, ClaimFault("cards", 1)),
        "B claims-turn C": (1, ClaimFault("turn", 2)),
        "B claims-early A": (1, ClaimFault("early", 0)),
    }
    assert log(added(PLAYED, *claims))[-len(claims) :] == list(claims.values())
    assert log(added(PLAYED, "A claims-cups"))[-1] == (0, ClaimFault("cups", 2))


def test_every_act_of_table_mode_is_the_action_that_it_says() -> None:
    held = added(PLAYED, "C plays HQ", "A claims-turn C", "A accepts holding ; B accepts")
    assert log(held)[-4:] == [(2, PlayOutOfTurn(HQ)), (0, ClaimFault("turn", 2)), (0, ACCEPT_HOLDING), (1, ACCEPT)]
    assert log(added(BEGUN, "", "C moves-cups", "A passes", "B claims-early A", "B refuses"))[-1] == (1, REFUSE)
    assert log(added(BEGUN, "", "C moves-cups"))[-1] == (2, MOVE_CUPS)
    assert log(added(TABLE, "A agrees"))[-1] == (0, AGREE)
    assert log(added(MISDEALT, "", "B claims-cards A", "C draws A 7"))[-1] == (2, Draw(0, 7))
    jensen = spoilt("danish-hjoerring", "danish-jensen-1989", MISDEALT)
    for line, action in (("C deals-again", DEAL_AGAIN), ("C passes-deal", PASS_DEAL)):
        assert log(added(jensen, "", "B claims-cards A", line))[-1] == (2, action)


def test_a_led_skus_out_of_turn_has_its_name() -> None:
    assert log(added(PLAYED, "C plays X=S"))[-1] == (2, PlayOutOfTurn(SKUS, Suit.SPADES))


def test_what_happens_inside_a_trick_stands_in_parentheses() -> None:
    text = added(PLAYED, "6. T13 (A plays S8) (C claims-turn A) (B accepts holding) (C accepts) T17")
    trick = read(text).state.table.tricks[5]
    assert trick.cards == tuple(map(parse_card, ("T13", "T17", "S8")))
    text = added(PLAYED, "6. T13 (C claims-cups) (A claims-renonce B trick 6) T17 (B claims-skat) S8")
    assert len(log(text)) == len(log(PLAYED)) + 6


def test_a_card_that_was_held_as_the_lead_is_not_written_again() -> None:
    text = added(PLAYED, "C plays HQ", "A claims-turn C", "A accepts holding", "B accepts", "6. H5 H8")
    assert read(text).state.table.tricks[5].cards == tuple(map(parse_card, ("HQ", "H5", "H8")))
    assert dumps([read(text)]) == text


ROUND_TRIPS = {
    "claims between tricks": added(PLAYED, "A claims-renonce B trick 3", "C claims-cups", "B claims-declaration C"),
    "a deal that a claim has voided in a trick": added(
        PLAYED, "6. T13 CK (A claims-renonce C trick 6) (A accepts) (B refuses)"
    ),
    "a misdeal put right": added(MISDEALT, "", "B claims-cards A", "C draws A 7", "C lays H6 D3 D5"),
    "a skat put right": added(
        spoilt("danish-hjoerring", "danish-jensen-1989", BEGUN),
        "",
        "C lays D3 D5 CK",
        "A claims-skat",
        "C lays S9 D3 D5",
    ),
    "nothing laid": added(BEGUN, "", "C lays"),
    "agreed": added(TABLE, "A agrees", "B claims-skat", "B agrees", "C agrees"),
}


@pytest.mark.parametrize("text", ROUND_TRIPS.values(), ids=ROUND_TRIPS)
def test_writing_what_was_read_gives_the_same_text(text: str) -> None:
    record = read(text)
    assert dumps([record]) == text
    assert read(dumps([record])) == record


def test_every_skat_that_was_laid_is_written() -> None:
    record = read(ROUND_TRIPS["a skat put right"])
    assert [len(cards) for _, cards in record.state.lays] == [3, 3]
    assert record.state.faults == ()


# The answer


def test_the_answer_tells_how_each_claim_was_judged() -> None:
    text = added(PLAYED, "A claims-cups", "B claims-renonce A trick 3")
    assert replay_json(read(text).state)["verdicts"] == [
        {
            "claimant": "A",
            "claim": "claims-cups",
            "upheld": True,
            "faults": [{"fault": "cups_not_moved", "seat": "C", "trick": 1}],
        },
        {"claimant": "B", "claim": "claims-renonce A trick 3", "upheld": False, "faults": []},
    ]
    assert "verdicts" not in replay_json(read(RECORD).state)


def test_nobody_claims_what_the_cards_themselves_show() -> None:
    skat_of_two = spoilt("C lays S9 D3 D5", "C lays D3 D5", TABLE).replace("C lays D3 D5", "C lays S9 D3")
    shown = replay_json(read(skat_of_two).state)["verdicts"]
    assert [(verdict["claimant"], verdict["claim"]) for verdict in shown] == [(None, "claims-cards C")]


def test_an_unfinished_deal_has_its_verdicts_but_no_settlement() -> None:
    answer = replay_json(read(added(PLAYED, "A claims-cups")).state)
    assert (answer["complete"], answer["payments"], len(answer["verdicts"])) == (False, [], 1)


# Spoilt records

SPOILT: list[tuple[str, str, int, int, str]] = [
    ("no mode", spoilt('"table"', '""', TABLE), 6, 8, 'expected [Mode "strict"] or [Mode "table"]'),
    ("another mode", spoilt('"table"', '"Table"', TABLE), 6, 8, 'expected [Mode "strict"] or [Mode "table"]'),
    ("claim in strict mode", added(SHORT, "A claims-cups"), 20, 1, "nothing to claim"),
    ("fault in strict mode", added(SHORT, "C plays HQ"), 20, 1, "not your turn"),
    ("cups in strict mode", added(TAGS, "", "C moves-cups"), 11, 1, "cups stay"),
    (
        "unknown claim",
        added(PLAYED, "A claims-sneeze B"),
        21,
        3,
        "'claims-sneeze' is no statement here",
    ),
    (
        "claim about nobody",
        added(PLAYED, "A claims-renonce"),
        21,
        3,
        "expected 'claims-renonce <seat> [trick <trick>]', such as 'claims-renonce A trick 4'",
    ),
    (
        "cards of nobody",
        added(PLAYED, "A claims-cards"),
        21,
        3,
        "expected 'claims-cards <seat> [trick <trick>]'",
    ),
    ("claim about no seat", added(PLAYED, "A claims-cards Bo"), 21, 16, "'Bo' is no seat"),
    ("trick without a number", added(PLAYED, "A claims-renonce B trick"), 21, 3, "expected 'claims-renonce <seat>"),
    ("trick in words", added(PLAYED, "A claims-renonce B trick four"), 21, 26, "'four' is no number"),
    ("trick of cards", added(PLAYED, "A claims-cards B trick 4"), 21, 1, "not played yet: 4"),
    ("trick to come", added(PLAYED, "A claims-renonce B trick 6"), 21, 1, "not played yet: 6"),
    ("skat of forehand", added(PLAYED, "B claims-skat A"), 21, 1, "dealers duty: A"),
    (
        "no card out of turn",
        added(PLAYED, "C plays"),
        21,
        3,
        "expected 'plays <card>[=<named>]', such as 'plays H7'",
    ),
    ("two cards out of turn", added(PLAYED, "C plays HQ HC"), 21, 12, "expected 'plays <card>[=<named>]'"),
    ("no such card out of turn", added(PLAYED, "C plays ZZ"), 21, 9, "'ZZ' is no card"),
    ("card of another", added(PLAYED, "C plays SQ"), 21, 1, "not in your hand: SQ"),
    (
        "accepted what",
        added(PLAYED, "C plays HQ", "A claims-turn C", "A accepts it"),
        23,
        11,
        "expected 'accepts [holding]'",
    ),
    ("accepted nothing", added(PLAYED, "A accepts"), 21, 1, "not your turn"),
    ("refused more", added(PLAYED, "A refuses all"), 21, 11, "nothing may follow 'refuses'"),
    (
        "drawn from nobody",
        added(MISDEALT, "", "B claims-cards A", "C draws"),
        13,
        3,
        "expected 'draws <seat> <place>', such as 'draws A 4'",
    ),
    ("drawn by name", added(MISDEALT, "", "B claims-cards A", "C draws A SK"), 13, 11, "'SK' is no number"),
    ("drawn from no seat", added(MISDEALT, "", "B claims-cards A", "C draws Z 7"), 13, 9, "'Z' is no seat"),
    ("drawn too far", added(MISDEALT, "", "B claims-cards A", "C draws A 27"), 13, 1, "no such answer"),
    ("agreed too early", added(PLAYED, "B agrees"), 21, 1, "not now: play"),
    ("agreed in a trick", added(PLAYED, "6. T13 (A agrees) T17 S8"), 21, 11, "'agrees' is not said in a trick"),
    ("after all have agreed", added(TABLE, "A agrees", "B agrees", "C agrees", "A agrees"), 44, 1, "deal is over"),
    (
        "trick after the last",
        added(TABLE, "26. SK SQ SC"),
        41,
        1,
        "all tricks have been played: expected claims or 'agrees'",
    ),
    (
        "card after the deal was voided",
        added(PLAYED, "6. T13 CK (A claims-renonce C trick 6) (A refuses) S8"),
        21,
        52,
        "the deal is over: nothing may follow",
    ),
    (
        "trick while a decision is open",
        added(PLAYED, "C plays HQ", "A claims-turn C", "6. T13 T17 S8"),
        23,
        4,
        "decision open",
    ),
    (
        "misdealt in strict mode",
        MISDEALT.replace("table", "strict"),
        8,
        5,
        "A has 26 cards, expected 25; C has 27 cards",
    ),
]


@pytest.mark.parametrize(
    ("text", "line", "column", "message"), [case[1:] for case in SPOILT], ids=[case[0] for case in SPOILT]
)
def test_a_spoilt_record_is_refused_at_its_place_with_the_reason(
    text: str, line: int, column: int, message: str
) -> None:
    error = refusal(text)
    assert message in why(error)
    assert (error.line, error.column) == (line, column)
