"""The page of endgames in the documentation."""

from tests.search.endgames_page import PAGE, page


def test_the_page_of_endgames_is_current() -> None:
    command = "python -m tests.search.endgames_page"
    text = PAGE.read_text("utf-8")
    assert command in text
    assert page() == text, f"the solver or the cases have changed; renew the page with\n{command}"
