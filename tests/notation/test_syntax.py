"""The syntax of records: tags, statements, tricks and comments, and where each of them stands."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tarock.core.errors import NotationError
from tarock.notation.syntax import Comment, DealText, Statement, Tag, TrickLine, Word, format_tag, split

pytestmark = pytest.mark.slow


def only(text: str) -> DealText:
    (deal,) = split(text)
    return deal


def fault(text: str) -> tuple[int | None, int | None, str]:
    """Return where and what the one error of a text is."""
    (error,) = (error for deal in split(text) for error in deal.errors)
    return error.line, error.column, error.message


# Tags


def test_a_tag_has_a_name_a_value_and_a_place() -> None:
    assert only('[Dealer "C"]').tags == [Tag("Dealer", "C", Word("C", 1, 10))]


def test_several_tags_may_share_a_line() -> None:
    tags = only('  [A "T21 T20"]\t[B "SK"] ').tags

    assert [(tag.name, tag.value, tag.place.column) for tag in tags] == [("A", "T21 T20", 7), ("B", "SK", 21)]


def test_blanks_within_the_brackets_are_allowed() -> None:
    assert only('[ Dealer   "C" ]').tags[0].value == "C"


one_line = st.text(st.characters(blacklist_characters="\n", blacklist_categories=["Cs"]))


@given(one_line)
def test_every_text_of_one_line_can_be_the_value_of_a_tag(value: str) -> None:
    """Quotes, backslashes, braces and brackets too."""
    (tag,) = only(format_tag("Event", value)).tags

    assert tag.value == value


@pytest.mark.parametrize("value", ['a "b" c', "\\", '\\"', "a\\\\b", "{x}", '"{', '}"', "[A]", "; ( ) 1.", ""])
def test_quotes_backslashes_and_braces_in_a_tag_are_kept(value: str) -> None:
    deal = only(f'{format_tag("Event", value)} [Site "x"]')

    assert [tag.value for tag in deal.tags] == [value, "x"]
    assert not deal.comments
    assert not deal.errors


@given(st.from_regex(re.compile(r"\w+"), fullmatch=True), one_line)
def test_writing_a_tag_that_was_read_gives_the_same_tag(name: str, value: str) -> None:
    text = format_tag(name, value)
    (tag,) = only(text).tags

    assert format_tag(tag.name, tag.value) == text


@pytest.mark.parametrize(
    ("name", "value"), [("Event", "a\nb"), ("", "a"), ("two words", "a"), ("a]", "a"), ("A\n", "")]
)
def test_a_tag_that_nobody_could_read_again_is_not_written(name: str, value: str) -> None:
    with pytest.raises(NotationError, match="a tag is a word and one line of text"):
        format_tag(name, value)


@pytest.mark.parametrize(
    ("line", "column"),
    [
        ("[", 1),
        ("[]", 1),
        ("[Dealer]", 1),
        ("[Dealer C]", 1),
        ('[Dealer "C]', 1),
        ('[Dealer "C"', 1),
        ('[Dealer "C\\"]', 1),
        ('["C"]', 1),
        ('[Dealer "C" "D"]', 1),
        ('[Dealer "C"] x', 14),
        ('[Dealer "C"] [', 14),
        ('[Dealer "C"]]', 13),
        ('  [Dealer-x "C"]', 3),
    ],
)
def test_what_is_no_tag_is_refused_where_it_begins(line: str, column: int) -> None:
    assert fault(f"\n{line}") == (2, column, 'expected a tag such as [Dealer "C"]')


# Deals


def test_a_tag_after_statements_begins_the_next_deal() -> None:
    deals = split('[A "1"]\nA passes\n[A "2"]\n[B "3"]\n1. SK\n[A "4"]')

    assert [[tag.value for tag in deal.tags] for deal in deals] == [["1"], ["2", "3"], ["4"]]


def test_the_result_belongs_to_the_deal_before_it() -> None:
    first, second = split('[A "1"]\nA passes\n[Result "r"] [A "2"]\nA passes')

    assert [tag.name for tag in first.tags] == ["A", "Result"]
    assert [tag.name for tag in second.tags] == ["A"]


def test_a_spoilt_tag_does_not_begin_another_deal() -> None:
    deal = only('[A "1"]\n[Dealer C]\n[B "2"]\nA passes')

    assert [tag.name for tag in deal.tags] == ["A", "B"]
    assert len(deal.errors) == 1


def test_tags_after_a_spoilt_statement_begin_the_next_deal() -> None:
    first, second = split('[A "1"]\nA\n[A "2"]\nA passes')

    assert len(first.errors) == 1
    assert not second.errors
    assert len(second.lines) == 1


def test_an_empty_text_is_one_deal_with_nothing_in_it() -> None:
    assert only("") == only(" \n\t\n") == DealText()


# Statements


def test_a_statement_is_a_seat_a_verb_and_arguments() -> None:
    (statement,) = only("  C lays S2\tS3").lines

    assert statement == Statement(Word("C", 1, 3), Word("lays", 1, 5), (Word("S2", 1, 10), Word("S3", 1, 13)))


def test_commas_are_words_of_their_own() -> None:
    (statement,) = only("C declares a b,c").lines

    assert isinstance(statement, Statement)
    assert [(word.text, word.column) for word in statement.arguments] == [("a", 12), ("b", 14), (",", 15), ("c", 16)]


def test_several_statements_on_a_line_are_separated_by_semicolons() -> None:
    lines = only("C lays S2 ; A passes;B passes").lines

    assert [line.seat.column for line in lines if isinstance(line, Statement)] == [1, 13, 22]


@pytest.mark.parametrize(
    ("line", "column", "got"),
    [
        ("A", 1, "'A'"),
        ("  passes  ", 3, "'passes'"),
        ("A passes ;", 11, "''"),
        ("; A passes", 1, "''"),
        ("A passes ; ; B passes", 11, "''"),
        ("A passes ; B", 12, "'B'"),
        (";", 1, "''"),
    ],
)
def test_a_statement_needs_a_seat_and_a_verb(line: str, column: int, got: str) -> None:
    assert fault(line) == (1, column, f"expected a statement such as 'A passes', got {got}")


# Tricks


def test_a_trick_is_a_number_and_cards() -> None:
    (trick,) = only(" 12.  S9 SQ\tSK").lines

    assert trick == TrickLine(Word("12", 1, 2), (Word("S9", 1, 7), Word("SQ", 1, 10), Word("SK", 1, 13)))


def test_statements_in_parentheses_happen_inside_a_trick() -> None:
    (trick,) = only("3. X=D (B claims)(B names H) H7").lines

    assert isinstance(trick, TrickLine)
    assert trick.items == (
        Word("X=D", 1, 4),
        Statement(Word("B", 1, 9), Word("claims", 1, 11), ()),
        Statement(Word("B", 1, 19), Word("names", 1, 21), (Word("H", 1, 27),)),
        Word("H7", 1, 30),
    )


def test_a_trick_may_be_empty() -> None:
    assert only("1.").lines == [TrickLine(Word("1", 1, 1), ())]


@pytest.mark.parametrize("line", ["1.SK HK DK", "1 SK HK DK", "a. SK HK"])
def test_a_number_without_dot_and_blank_begins_no_trick(line: str) -> None:
    (statement,) = only(line).lines

    assert isinstance(statement, Statement)


@pytest.mark.parametrize(
    ("line", "column", "message"),
    [
        ("1. SK ()", 8, "expected a statement such as 'A passes', got ''"),
        ("1. SK (A)", 8, "expected a statement such as 'A passes', got 'A'"),
        ("1. SK (A claims", 7, "expected ')'"),
        ("1. SK ) HK", 7, "')' without '('"),
        ("1. SK (A claims)) HK", 17, "')' without '('"),
    ],
)
def test_parentheses_come_in_pairs_with_a_statement_between(line: str, column: int, message: str) -> None:
    assert fault(line) == (1, column, message)


# Comments


def test_a_comment_is_kept_with_its_place() -> None:
    deal = only("A passes {one}\n  { two\n three }  \nB {x} passes")

    assert deal.comments == [
        Comment("one", 1, 10, own_line=False),
        Comment(" two\n three ", 2, 3, own_line=True),
        Comment("x", 4, 3, own_line=False),
    ]
    assert [line.verb.column for line in deal.lines if isinstance(line, Statement)] == [3, 7]


def test_two_comments_on_a_line_do_not_have_it_to_themselves() -> None:
    assert [comment.own_line for comment in only("{a} {b}").comments] == [False, False]


def test_a_comment_may_hold_anything_but_a_closing_brace() -> None:
    (comment,) = only('{ [A "1"] "quoted \\ ( ; 1. {{ }').comments

    assert comment.text == ' [A "1"] "quoted \\ ( ; 1. {{ '


def test_a_comment_belongs_to_the_deal_on_whose_lines_it_stands() -> None:
    first, second = split('{a}\n[A "1"]\nA passes\n{b}\n[A "2"] {c}\n')

    assert [comment.text for comment in first.comments] == ["a", "b"]
    assert [comment.text for comment in second.comments] == ["c"]


@pytest.mark.parametrize(
    ("text", "place"), [("}", (1, 1)), ("{a {b} }", (1, 8)), ("A passes\n {x} }", (2, 6)), ('[A "}"] }', (1, 9))]
)
def test_a_stray_closing_brace_is_refused(text: str, place: tuple[int, int]) -> None:
    assert fault(text) == (*place, "'}' without '{'")


@pytest.mark.parametrize(("text", "place"), [("{", (1, 1)), ('A passes\nB {x\n[A "}]', (2, 3))])
def test_a_comment_must_be_closed(text: str, place: tuple[int, int]) -> None:
    errors = [error for deal in split(text.replace("}", "")) for error in deal.errors]

    assert (*place, "the comment is never closed: expected '}'") in [(e.line, e.column, e.message) for e in errors]


def test_a_stray_brace_spoils_only_the_deal_that_it_stands_in() -> None:
    deals = split('[A "1"]\nA passes }\n[A "2"]\nA passes')

    assert [len(deal.errors) for deal in deals] == [1, 0]


def test_a_quote_that_is_not_closed_ends_with_its_line() -> None:
    deal = only('A says "x\n{comment}')

    assert [comment.text for comment in deal.comments] == ["comment"]


# Files as they come


def test_a_byte_order_mark_is_no_part_of_the_text() -> None:
    assert only('\ufeff[A "1"]') == only('[A "1"]')


def test_windows_line_ends_are_blanks() -> None:
    text = '[A "1"]\n\nA passes\n1. SK (B claims) HK\n'

    assert only(text.replace("\n", "\r\n")) == only(text)


@given(st.text())
def test_any_text_is_split_without_an_error_but_those_that_are_kept(text: str) -> None:
    for deal in split(text):
        for error in deal.errors:
            assert error.line is not None
            assert error.column is not None
            assert 1 <= error.line <= text.count("\n") + 1
            assert 1 <= error.column <= len(text.split("\n")[error.line - 1]) + 1


@pytest.mark.parametrize(
    "text",
    [
        "1. " + "T1 " * 200_000,
        '[A "x"] ' * 50_000,
        "{x}\n" * 50_000,
        "{x}" * 100_000,
        "{" * 200_000,
        "}" * 50_000,
        "1. " + "(A claims)" * 50_000,
        "A passes;" * 50_000,
        '"' * 200_000,
        '[A "' + "\\" * 400_000,
        "A " + "x," * 50_000,
        " " * 1_000_000,
    ],
    ids=lambda text: text[:12],
)
def test_long_lines_are_split_in_a_moment(text: str) -> None:
    """In a time that grows with the length, not with its square."""
    split(text)
