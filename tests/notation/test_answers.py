"""What deals and sheets amount to, as JSON, and the result in its tag."""

import json

import pytest

from tarock.core.cardset import CardSet
from tarock.danish.actions import Play
from tarock.danish.cards import PACK, TAROKS
from tarock.danish.events import Cup, Cups, Fined, Void, WonUltimo
from tarock.danish.seating import Seating
from tarock.danish.settlement import settle
from tarock.danish.skat import SkatChoice
from tarock.danish.state import start
from tarock.notation.cards import parse_cards
from tarock.notation.danish.as_json import outcome, replay_json, settlement_json
from tarock.notation.danish.result import format_result
from tarock.notation.danish.sheet import parse_sheet, sheet_of
from tarock.notation.syntax import format_tag
from tests.cases.books import book, read_text
from tests.danish.builders import HJOERRING, after
from tests.danish.builders import JENSEN as JENSEN_BOOK
from tests.danish.tables import agreed
from tests.danish.test_consent import TRUE, ultimo_deal
from tests.notation.texts import JENSEN, POSITION, RECORD, SHORT, TAGS, read, refusal

UNSETTLED = {"ruleset", "complete", "winners", "outcome", "payments"}
SETTLED = UNSETTLED | {"declarations", "net", "cups"}


@pytest.mark.parametrize(
    ("text", "keys"),
    [
        (TAGS, UNSETTLED | {"declarations"}),
        (SHORT, UNSETTLED | {"declarations"}),
        (f"{TAGS}A redeal\n", SETTLED),
        (RECORD, SETTLED),
        (JENSEN, SETTLED | {"count"}),
        (POSITION, UNSETTLED),
    ],
    ids=["undeclared", "unfinished", "redealt", "nolo", "counted", "position"],
)
def test_an_answer_holds_what_can_be_known_and_nothing_more(text: str, keys: set[str]) -> None:
    assert replay_json(read(text).state).keys() == keys


@pytest.mark.parametrize("text", [TAGS, SHORT, RECORD, JENSEN, POSITION])
def test_an_answer_is_plain_json(text: str) -> None:
    answer = replay_json(read(text).state)

    assert json.loads(json.dumps(answer)) == answer


def test_a_redealt_deal_is_complete_and_only_its_ante_is_paid() -> None:
    """Jensen 1989, Kortgivning, l.180-181; Møller, Kortgivning, l.426-428."""
    answer = replay_json(read(f"{TAGS}A redeal\n").state)

    assert answer["complete"] is True
    assert (answer["winners"], answer["outcome"]) == ([], [])
    assert answer["net"] == {"A": 0, "B": 0, "C": -10}
    assert answer["cups"] == {"king": 185, "pagat": 85}


def test_an_unfinished_deal_is_not_settled_and_tells_what_was_declared_so_far() -> None:
    after_dealer = SHORT[: SHORT.index("A passes")]
    answer = replay_json(read(after_dealer).state)

    assert answer["complete"] is False
    assert answer["payments"] == []
    assert answer["declarations"]["A"] == []
    assert answer["declarations"]["C"][0] == "taroks 12 with"


def test_a_position_tells_who_won_and_how_it_ended() -> None:
    answer = replay_json(read(POSITION).state)

    assert answer["winners"] == ["B", "B", "A"]
    assert answer["outcome"] == ["last A", "bagud B pagat"]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("hjoerring-010", ["ultimo B pagat", "bagud A king", "bagud C king"]),
        ("hjoerring-015", ["ultimo B king", "bagud C king", "nolo A"]),
        ("hjoerring-033", ["last B"]),
        ("hjoerring-090", ["last C", "bagud A king", "bagud B pagat", "nolo A"]),
    ],
)
def test_the_outcome_lists_last_trick_or_ultimo_then_baguds_then_nolo(name: str, said: list[str]) -> None:
    """Also an ultimo that a nolo cancels."""
    assert outcome(read(read_text(f"records/danish-{name}.tarock")).state.table) == said


def test_a_tout_is_the_last_word_of_the_outcome() -> None:
    """All 25 tricks: Jensen 1989, Tout, l.975-977; no nolo is said beside it."""
    strong = TAROKS | parse_cards("SK SQ SC SJ")
    rest = list(PACK - strong)
    hands = (strong, CardSet.from_cards(rest[:25]), CardSet.from_cards(rest[25:]))
    state = start(book("danish-jensen-1989"), Seating.of_three(2), hands, Cups(60, 60))
    while state.turn is not None:
        offers = state.legal_actions(state.turn)
        plays = [offer for offer in offers if isinstance(offer, Play)]
        offer = plays[-1 if state.turn == 0 else 0] if plays else offers[0]
        state = state.apply(state.turn, next(iter(offer)) if isinstance(offer, SkatChoice) else offer)

    answer = replay_json(state)
    assert answer["winners"] == ["A"] * 25
    assert answer["outcome"] == ["last A", "tout A"]


# Settlements


def test_payments_name_payer_payee_points_reason_and_rule() -> None:
    sheet = {"dealer": "A", "forehand": "B", "middle": "C", "events": [["ante"], ["pagat_home", "B"]]}
    rules = book("danish-hjoerring")
    answer = settlement_json(parse_sheet(rules, sheet).settle())
    ante, home = rules.ante.source, rules.pagat_home.source

    assert answer == {
        "net": {"A": -15, "B": 10, "C": -5},
        "cups": {"king": 5, "pagat": 5},
        "payments": [
            {"from": "A", "to": "king", "points": 5, "for": "ante", "rule": ante},
            {"from": "A", "to": "pagat", "points": 5, "for": "ante", "rule": ante},
            {"from": "A", "to": "B", "points": 5, "for": "pagat_home", "rule": home},
            {"from": "C", "to": "B", "points": 5, "for": "pagat_home", "rule": home},
        ],
    }


def test_the_payments_of_a_deal_and_of_its_sheet_are_the_same() -> None:
    state = read(RECORD).state
    sheet = parse_sheet(state.ruleset, sheet_of(state)).settle()

    assert settlement_json(sheet)["payments"] == replay_json(state)["payments"]


# Results


def test_a_result_lists_every_seat_and_both_cups() -> None:
    assert format_result(read(RECORD).state.settlement) == "A=35 B=-10 C=-225 king=370 pagat=90"


@pytest.mark.parametrize(
    "value",
    [
        "A=35 B=-10 C=-225 king=370 pagat=90",
        "pagat=90 king=370 C=-225 B=-10 A=35",
        "A=+35",
        "  B=-10   A=35 ",
        "A=35 A=35",
        "",
    ],
)
def test_a_result_may_say_as_much_as_it_likes_if_it_is_right(value: str) -> None:
    record = read(f"{RECORD}{format_tag('Result', value)}\n")

    assert ("Result", value) in record.tags


@pytest.mark.parametrize(
    "word", ["A", "A=", "=35", "A=x", "A=3e1", "A==35", "D=0", "a=35", "kings=370", "A=35,", "A=9999999999", "A=३५x"]
)
def test_what_is_no_result_is_refused_with_the_one_that_is_right(word: str) -> None:
    message = refusal(f"{RECORD}{format_tag('Result', word)}\n").message

    assert message.endswith("is no result; expected 'A=35 B=-10 C=-225 king=370 pagat=90'")


@pytest.mark.parametrize("cup", list(Cup))
def test_a_result_with_a_wrong_cup_is_refused(cup: Cup) -> None:
    assert f"the deal gives {cup}=" in refusal(f'{RECORD}[Result "{cup}=1"]\n').message


@pytest.mark.parametrize("text", [TAGS, SHORT, POSITION])
def test_what_is_not_settled_has_no_result(text: str) -> None:
    assert "is not settled" in refusal(f'{text}[Result ""]\n').message


def test_a_redealt_deal_has_a_result() -> None:
    assert read(f'{TAGS}A redeal\n[Result "C=-10 king=185"]\n').is_complete


# A deal that comes to nothing, and an ultimo that is none


def test_a_void_deal_says_so_and_has_neither_outcome_nor_count() -> None:
    """Jensen 1989, l.285-288; B-34: claimed after the last trick, it takes what the cards did with it."""
    over = after(ultimo_deal(JENSEN_BOOK, TRUE[0]), "C claims-declaration A")
    answer = replay_json(over)
    assert (answer["void"], answer["complete"], answer["outcome"]) == (True, True, [])
    assert "count" not in answer
    sheet = parse_sheet(over.ruleset, sheet_of(over)).settle()
    assert settlement_json(sheet)["void"] is True


def test_a_deal_that_is_not_void_does_not_speak_of_it() -> None:
    answer = replay_json(read(RECORD).state)
    assert not {"void", "barred"} & set(answer)


def test_a_barred_ultimo_is_told_as_barred_and_with_its_rule() -> None:
    """Møller, Fejlmeldinger, l.492-494; B-35."""
    state = agreed(ultimo_deal(HJOERRING, TRUE[0], moves="B claims-declaration A, B accepts, C accepts"))
    answer = replay_json(state)
    assert answer["outcome"] == ["last A", "barred A king"]
    fine = HJOERRING.fines.forgotten_declaration
    assert fine is not None
    expected = {"seat": "A", "card": "king", "fault": "forgotten_declaration", "rule": fine.source}
    assert answer["barred"] == expected
    sheet = parse_sheet(state.ruleset, sheet_of(state)).settle()
    assert settlement_json(sheet)["barred"] == expected


def test_in_a_void_deal_no_ultimo_is_barred() -> None:
    events = (WonUltimo(0, Cup.KING), Fined(0, "revoke"), Void())
    assert settle(HJOERRING, Seating.of_three(2), Cups(60, 60), events).barred is None
