"""Reading and writing records: what is accepted, and that nothing gets lost on the way."""

import re
from itertools import count

import pytest

from tarock.core.cards import SKUS, Suit
from tarock.core.cardset import NO_CARDS
from tarock.core.errors import NotationError, RulesetError, TarockError
from tarock.danish.actions import ASK_LAID, CLAIM, DEMAND, REDEAL, WAIVE, Declare, Name, Play
from tarock.danish.events import Ante, Cups
from tarock.danish.rules import DanishRuleset
from tarock.danish.seating import Seating
from tarock.danish.state import start
from tarock.danish.table import Opening, Phase
from tarock.notation.cards import parse_card, parse_cards
from tarock.notation.danish.writer import record_of, write
from tarock.notation.reader import Remark
from tarock.notation.record import dumps, loads
from tests.cases.books import book, read_text
from tests.notation.texts import JENSEN, POSITION, RECORD, SHORT, TAGS, read, spoilt

CUPS = '[Cups "king=180 pagat=80"]'


def actions(text: str) -> list[tuple[int, object]]:
    return list(read(text).state.table.log)


# Tags


def test_a_record_of_tags_alone_is_a_deal_before_the_skat() -> None:
    record = read(TAGS)

    assert record.state.phase is Phase.SKAT
    assert not record.is_complete
    assert dumps([record]) == TAGS


def test_unknown_tags_are_kept_in_their_order() -> None:
    text = spoilt("[Dealer", '[Zither "a \\"b\\" \\\\ {c}"]\n[Æble "ø"]\n[Dealer')

    assert read(text).tags[4:6] == (("Zither", 'a "b" \\ {c}'), ("Æble", "ø"))
    assert dumps([read(text)]) == text


def test_tags_may_come_in_any_order_and_share_lines() -> None:
    tags, body = RECORD.split("\n\n")
    turned = " ".join(reversed(tags.split("\n")))

    assert read(f"{turned}\n{body}").state == read(RECORD).state


@pytest.mark.parametrize(
    ("tag", "cups"),
    [
        (CUPS, Cups(180, 80)),
        ('[Cups "pagat=80 king=180"]', Cups(180, 80)),
        ('[Cups "  king=0\tpagat=5 "]', Cups(0, 5)),
        ("", Cups(0, 0)),
    ],
)
def test_the_cups_hold_what_the_tag_says_and_nothing_without_it(tag: str, cups: Cups) -> None:
    assert read(spoilt(CUPS, tag)).state.table.cups == cups


@pytest.mark.parametrize(("tag", "funded"), [(CUPS, 0), ('[Cups "king=0 pagat=5"]', 1), ("", 2)])
def test_an_empty_cup_is_funded_before_the_ante(tag: str, funded: int) -> None:
    payments = read(spoilt(CUPS, tag)).state.settlement.payments

    assert sum(payment.reason == "fund" for payment in payments) >= 3 * funded


def test_a_deal_that_follows_a_redeal_pays_no_new_ante() -> None:
    """Jensen 1989, Kortgivning, l.180-181; Møller, Kortgivning, l.426-428."""
    text = spoilt(CUPS, f'{CUPS}\n[Ante "paid"]')
    state = read(text).state

    assert Ante() not in state.table.events
    assert not any(payment.reason == "ante" for payment in state.settlement.payments)
    assert dumps([read(text)]) == text
    assert ("Ante", "paid") in record_of(state).tags
    assert read(dumps([record_of(state)])).state == state


def test_those_who_sit_out_are_named_and_fund_too() -> None:
    """Four at the table: C deals to D, B and himself; A, who sits opposite, funds the cups like the others.

    C goes bagud on the king cup and doubles what A has put in, too.
    """
    text = re.sub(r"(?m)(^|[\[(])A(?= )", r"\1D", RECORD).replace(CUPS, '[Sitting "A"]')
    settlement = read(text).state.settlement
    before = dict(read(spoilt(CUPS, "")).state.settlement.net)

    assert dict(settlement.net) == {0: -40, 1: before[1], 2: before[2] - 20, 3: before[0]}
    assert settlement.cups.king == read(spoilt(CUPS, "")).state.settlement.cups.king + 40


@pytest.mark.parametrize("dealer", range(5))
@pytest.mark.parametrize("people", [3, 4, 5])
def test_seats_follow_the_dealer_in_playing_order(people: int, dealer: int) -> None:
    if dealer >= people:
        return
    seating = Seating(dealer, (dealer + 1) % people, (dealer - 1) % people, ())
    out = tuple(seat for seat in range(people) if seat not in seating.active)
    seating = Seating(seating.dealer, seating.forehand, seating.middle, out)
    state = start(book("danish-hjoerring"), seating, "seed", Cups(5, 5))
    text = dumps([record_of(state)])

    assert ("[Sitting" in text) == (people > 3)
    assert read(text).state == state


def test_a_position_starts_in_the_middle() -> None:
    record = read(POSITION)

    assert record.state.table.opening == Opening(23, 2)
    assert record.is_complete
    assert dumps([record]) == POSITION


@pytest.mark.parametrize("trick", range(1, 26))
def test_a_position_may_start_with_any_trick(trick: int) -> None:
    cards = 26 - trick
    suits = ([f"{suit}{number}" for suit in pair for number in [*range(1, 11), "J", "Q", "K"]] for pair in ("SH", "DC"))
    hands = [*([*suit][:cards] for suit in suits), [f"T{number}" for number in range(1, 22)][:cards]]
    if trick < 5:
        hands[2] += ["X", "SC", "HC", "DC"][: 5 - trick]
    tags = "".join(f'[{seat} "{" ".join(hand)}"]\n' for seat, hand in zip("ABC", hands, strict=True))
    text = f'[Rules "danish-hjoerring"]\n[Dealer "A"]\n[Start "trick {trick}"]\n[Leader "B"]\n{tags}'
    state = read(text).state

    assert state.table.opening == Opening(trick, 1)
    assert read(dumps([record_of(state)])).state == state


# Statements


def test_every_statement_is_the_action_that_it_says() -> None:
    text = read_text("records/danish-hjoerring-020.tarock")
    asked = spoilt("\n5. ", "\nB asks\n5. ", text)
    log = actions(asked)

    assert log[0] == (0, Declare(read(text).state.table.declared[0] or ()))
    assert log[1] == (1, Declare())
    assert (1, ASK_LAID) in log
    assert log[-13:-6] == [
        (1, DEMAND),
        (0, Play(SKUS, Suit.HEARTS)),
        (1, CLAIM),
        (1, WAIVE),
        (1, Play(parse_card("T1"))),
        (2, Name(Suit.TAROK)),
        (2, Play(parse_card("D4"))),
    ]


def test_items_may_be_declared_in_any_order_and_are_written_in_one() -> None:
    items = "taroks 12 with, half kings missing D, half H missing J, half D missing K, overfull C"
    turned = ", ".join(reversed(items.split(", ")))

    assert dumps([read(spoilt(items, turned))]) == RECORD


def test_commas_need_no_blanks() -> None:
    text = spoilt("taroks 12 with, half kings missing D, half H", "taroks 12 with,half kings missing D ,half H")

    assert dumps([read(text)]) == RECORD


def test_statements_may_share_a_line() -> None:
    assert dumps([read(spoilt("A passes\nB declares", "A passes;B declares"))]) == RECORD


def test_cards_may_be_laid_in_any_order() -> None:
    assert dumps([read(spoilt("S9 D3 D5", "D5 S9 D3"))]) == RECORD


def test_a_redeal_ends_the_record() -> None:
    text = f"{TAGS}\nA redeal\n"
    record = read(text)

    assert record.is_complete
    assert record.state.table.log == ((0, REDEAL),)
    assert dumps([record]) == text


def test_the_skus_laid_for_a_tout_is_named_in_the_record() -> None:
    text = spoilt("B lays S5 H7 CJ", "B lays X S5 H7", JENSEN)
    text = text.replace("B declares half S missing J, half D missing Q", "B declares laid X").split("\n1. ")[0]
    with pytest.raises(NotationError, match="Still missing: half S missing J, half D missing Q"):
        read(text)
    named = text.replace("B declares laid X", "B declares laid X, half D missing Q, half S missing J")
    written = dumps([read(f"{named}\n")])

    assert "\nB lays X S5 H7\nB declares half S missing J, half D missing Q, laid X\n" in written
    assert dumps([read(written)]) == written


@pytest.mark.parametrize("line", ["B demands", "A asks", "B asks"])
def test_rights_may_be_written_before_a_trick_or_in_it(line: str) -> None:
    bare = spoilt("23. (B demands)", "23.")
    before = spoilt("\n23. ", f"\n{line}\n23. ", RECORD if "asks" in line else bare)
    inside = spoilt("\n23. ", f"\n23. ({line}) ", RECORD if "asks" in line else bare)

    assert read(before).state == read(inside).state
    assert dumps([read(before)]) == inside


def test_a_right_used_after_the_last_whole_trick_stands_on_a_line_of_its_own() -> None:
    text = f"{SHORT}A asks\n"

    assert dumps([read(text)]) == text


def test_a_card_taken_back_is_written_where_it_fell() -> None:
    text = read_text("records/danish-hjoerring-032.tarock")

    assert "23. X=D H7 (B names C) CQ T8\n" in dumps([read(text)])


def test_where_the_lead_passes_on_the_skus_is_written_last() -> None:
    text = read_text("records/danish-hjoerring-033.tarock")

    assert text.endswith("25. D3 D1 X\n")
    assert dumps([read(text)]) == text


# Files as they come


@pytest.mark.parametrize(
    "text",
    [
        RECORD.replace("\n", "\r\n"),
        f"\ufeff{RECORD}",
        "\ufeff" + RECORD.replace("\n", "\r\n"),
        RECORD.rstrip("\n"),
        RECORD.replace("\n", " \t \n"),
        RECORD.replace("\n", "\n\n\n"),
        RECORD.replace("\n", "\n\t"),
        "\n\n" + RECORD + "\n\n",
        re.sub(r'"[^"]*"|( )', lambda found: "\t  " if found[1] else found[0], RECORD),
    ],
    ids=["crlf", "bom", "bom-crlf", "no-end", "trailing-blanks", "empty-lines", "indented", "around", "tabs"],
)
def test_line_ends_marks_and_blanks_make_no_difference(text: str) -> None:
    assert dumps([read(text)]) == RECORD


# Comments


def positions_of(text: str) -> list[int]:
    """Return every place between two words, outside quotes."""
    quoted = [found.span() for found in re.finditer(r'"[^"]*"', text)]
    inside = {place for first, last in quoted for place in range(first, last)}
    return [found.start() for found in re.finditer(r"(?<=\s)|(?=\s)|\Z", text) if found.start() not in inside]


@pytest.mark.deals
@pytest.mark.parametrize("comment", ["{a comment}", "{}", "{two\nlines}"], ids=["line", "empty", "lines"])
def test_a_comment_may_stand_between_any_two_words(comment: str) -> None:
    """It is kept, and what is written reads back the same; only a trick cannot go on on the next line."""
    tried = 0
    for place in positions_of(SHORT):
        text = f"{SHORT[:place]} {comment} {SHORT[place:]}"
        behind, before = SHORT[:place].split("\n")[-1], SHORT[place:].split("\n")[0]
        if "\n" in comment and behind.strip() and before.strip():
            continue  # in the middle of a line
        tried += 1
        record = read(text)
        written = dumps([record])

        assert record.state == read(SHORT).state
        assert [re.sub(r"\s", " ", remark.text) for remark in record.remarks] == [comment[1:-1].replace("\n", " ")]
        assert dumps([read(written)]) == written
        assert read(written).state == record.state
        assert len(read(written).remarks) == 1
    assert tried > 20


@pytest.mark.parametrize(
    "text",
    [
        SHORT.replace("\n1. ", "\n{on a line\nof its own}\n1. "),
        SHORT.replace("\n3. ", "\n{one}\n{two}\n3. "),
        SHORT.replace("3. SK", "3. {before the lead} SK"),
        SHORT.replace("3. SK SC", "3. SK {why?} {indeed} SC"),
        SHORT.replace("3. SK SC S5", "3. SK SC S5 {at the end\nof it}"),
        SHORT.replace("A passes", "{a word} A passes"),
        SHORT.replace("A passes", "A passes {a word} {another}"),
        SHORT + "{the end}\n",
        SHORT.replace("\n\n", "\n\n{first}\n"),
        read_text("records/danish-hjoerring-052.tarock"),
    ],
)
def test_comments_stay_where_they_stand(text: str) -> None:
    assert dumps([read(text)]) == text


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("B demands\n{own\nline}\n23. X=S", "23. (B demands) {own line} X=S"),
        ("B demands {behind\nit}\n23. X=S", "23. (B demands) {behind it} X=S"),
        ("B demands\n{before\nit} 23. X=S", "23. (B demands) {before it} X=S"),
        ("{before\nit} 23. (B demands) X=S", "23. {before it} (B demands) X=S"),
    ],
)
def test_a_comment_in_a_trick_is_written_on_its_line(text: str, written: str) -> None:
    record = read(spoilt("23. (B demands) X=S", text))

    assert written in dumps([record])
    assert dumps([read(dumps([record]))]) == dumps([record])


def test_a_comment_in_the_tags_moves_below_them() -> None:
    record = read(f"{{top}}\n{SHORT}".replace("[Dealer", "{between} [Dealer"))

    assert record.remarks == (Remark(0, "top", "own_line"), Remark(0, "between", "before"))
    assert "\n\n{top}\n{between} C lays" in dumps([record])


# Writing


def test_the_record_of_a_state_has_its_tags_in_a_fixed_order() -> None:
    seating = Seating(2, 3, 1, (0,))
    state = start(book("danish-hjoerring"), seating, "seed", Cups(60, 65))
    record = record_of(state, [("Event", "Tarokaften"), ("Names", 'A="Anna"')])

    assert [name for name, _ in record.tags] == ["Rules", "Event", "Names", "Dealer", "Sitting", "Cups", "B", "C", "D"]
    assert record.tags[5] == ("Cups", "king=60 pagat=65")
    assert read(dumps([record])).state == state


def test_the_record_of_a_position_says_where_it_starts() -> None:
    record = record_of(read(POSITION).state)

    assert dumps([record]) == POSITION


def test_a_trick_that_lies_unfinished_cannot_be_written() -> None:
    state = read(SHORT).state
    assert state.turn is not None
    play = next(action for action in state.legal_actions(state.turn) if isinstance(action, Play))

    with pytest.raises(TarockError, match="a record ends after a whole trick"):
        write(record_of(state.apply(state.turn, play)))


def test_a_result_is_written_at_the_end_wherever_it_was_read() -> None:
    text = spoilt("[Event", '[Result "A=35"]\n[Event')

    assert dumps([read(text)]) == f'{RECORD}[Result "A=35"]\n'


def test_deals_are_written_with_an_empty_line_between() -> None:
    records = [read(RECORD), read(POSITION), read(JENSEN)]
    text = dumps(records)

    assert text == f"{RECORD}\n{POSITION}\n{JENSEN}"
    assert list(loads(text, book)) == records


def test_no_records_are_no_text() -> None:
    assert dumps([]) == ""


# House rulesets


def test_the_ruleset_is_found_by_its_id() -> None:
    asked: list[str] = []

    def find(name: str) -> DanishRuleset:
        asked.append(name)
        return book("danish-hjoerring")

    (record,) = loads(spoilt('"danish-hjoerring"', '"our-house"'), find)
    assert asked == ["our-house"]
    assert record.state.ruleset is book("danish-hjoerring")


def test_an_unknown_ruleset_is_refused_with_the_reason() -> None:
    def find(name: str) -> DanishRuleset:
        message = f"{name} is on holiday"
        raise RulesetError(message)

    with pytest.raises(NotationError, match="line 1, column 9: danish-hjoerring is on holiday"):
        loads(RECORD, find)


# Collecting errors


def test_a_deal_that_cannot_be_read_is_left_out_and_reading_goes_on() -> None:
    bad = [
        spoilt("1. D10", "1. T21"),
        spoilt("[Dealer", "[Dealr"),
        RECORD + "x\n",
        POSITION.replace("CC T18", "T8 T18"),
    ]
    good = [RECORD, POSITION, JENSEN, SHORT]
    text = "\n".join(part for pair in zip(good, bad, strict=True) for part in pair)
    errors: list[NotationError] = []

    records = loads(text, book, errors)

    assert list(records) == [read(part) for part in good]
    assert len(errors) == len(bad)
    assert [error.line for error in errors] == sorted(error.line or 0 for error in errors)


def test_the_lines_of_errors_are_those_of_the_file() -> None:
    errors: list[NotationError] = []
    text = f"{RECORD}\n{spoilt('1. D10', '1. T21')}"
    loads(text, book, errors)

    (error,) = errors
    line = RECORD.count("\n") + 1 + 15
    assert (error.line, error.column) == (line, 4)
    assert text.split("\n")[line - 1].startswith("1. T21")


def test_without_a_list_for_them_the_first_error_ends_the_reading() -> None:
    text = f"{spoilt('1. D10', '1. T21')}\n{spoilt('2. CJ', '2. T21')}"

    with pytest.raises(NotationError, match="line 15"):
        loads(text, book)


def test_several_errors_in_one_deal_are_one_error_the_first() -> None:
    errors: list[NotationError] = []
    loads(spoilt("A passes", "A") + "}\n)", book, errors)

    (error,) = errors
    assert (error.line, error.column) == (13, 1)


def test_a_hand_that_is_empty_is_a_hand_without_cards() -> None:
    assert parse_cards("") == NO_CARDS
    with pytest.raises(NotationError, match="A has 0 cards, expected 25"):
        read(re.sub(r'\[A "[^"]*"\]', '[A ""]', RECORD))


def test_the_numbers_of_the_tricks_run() -> None:
    for number in count(1):
        if number > 25:
            break
        text = re.sub(rf"(?m)^{number}\. ", f"{number + 1}. ", RECORD)
        with pytest.raises(NotationError, match=f"expected trick {number}, got trick {number + 1}"):
            read(text)
