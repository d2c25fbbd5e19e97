"""Messages say what is wrong, where, and by which rule."""

from enum import StrEnum

import pytest

from tarock.core.errors import DealError, IllegalAction, NotationError, RulesetError, SheetError, TarockError


class Reason(StrEnum):
    MUST_FOLLOW = "must_follow"


def test_a_refusal_names_its_reason_the_detail_and_the_rule() -> None:
    refusal = IllegalAction(Reason.MUST_FOLLOW, "Møller, Selve spillet, l.648-649", "S9")
    assert str(refusal) == "must follow: S9 [Møller, Selve spillet, l.648-649]"
    assert (refusal.reason, refusal.rule, refusal.detail) == (
        Reason.MUST_FOLLOW,
        "Møller, Selve spillet, l.648-649",
        "S9",
    )


def test_a_refusal_without_detail_has_no_colon() -> None:
    assert str(IllegalAction(Reason.MUST_FOLLOW, "Møller, l.648")) == "must follow [Møller, l.648]"


def test_a_notation_error_tells_the_place() -> None:
    error = NotationError("expected a card", line=3, column=14)
    assert str(error) == "line 3, column 14: expected a card"
    assert (error.message, error.line, error.column) == ("expected a card", 3, 14)


def test_a_notation_error_in_a_text_without_lines_has_no_place() -> None:
    error = NotationError("'S11' is no card")
    assert str(error) == "'S11' is no card"
    assert (error.line, error.column) == (None, None)


def test_a_sheet_error_names_the_field() -> None:
    error = SheetError("events", "E is not at the table")
    assert str(error) == "events: E is not at the table"
    assert (error.field, error.message) == ("events", "E is not at the table")


def test_a_sheet_error_about_the_whole_sheet_names_no_field() -> None:
    assert str(SheetError("", "expected an object")) == "expected an object"


@pytest.mark.parametrize("kind", [NotationError, SheetError, RulesetError, DealError])
def test_errors_about_texts_and_data_are_value_errors(kind: type[TarockError]) -> None:
    assert issubclass(kind, TarockError)
    assert issubclass(kind, ValueError)


def test_a_refused_action_is_no_value_error_but_of_the_family() -> None:
    assert issubclass(IllegalAction, TarockError)
    assert not issubclass(IllegalAction, ValueError)
