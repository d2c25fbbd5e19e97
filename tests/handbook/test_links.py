"""The documents can be read where they lie: every link between them leads to a file and a heading that is there."""

from pathlib import Path

import pytest

from handbook.links import anchors, dead, documents, links, relinked

ROOT = Path(__file__).parents[2]


def test_no_link_of_a_document_is_dead() -> None:
    found = list(dead(ROOT))
    assert not found, "\n".join(found)


def test_the_documents_of_every_room_are_looked_at() -> None:
    names = {path.relative_to(ROOT).as_posix() for path in documents(ROOT)}
    assert {"README.md", "bench/results.md", "changelog.d/README.md", "docs/rules/README.md", "docs/why.md"} <= names


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("[a](None.md)", "A.md:1: None.md: there is no such file"),
        ("x\n\n[a](B.md#none)", "A.md:3: B.md#none: the headings there are first, second-one"),
        ("# Here\n[a](#there)", "A.md:2: #there: the headings there are here"),
        ('<img src="none.png">', "A.md:1: none.png: there is no such file"),
    ],
)
def test_a_dead_link_is_named_with_its_line(tmp_path: Path, text: str, wrong: str) -> None:
    (tmp_path / "A.md").write_text(text, "utf-8")
    (tmp_path / "B.md").write_text("# First\n\n## Second, one\n", "utf-8")
    assert list(dead(tmp_path)) == [wrong]


@pytest.mark.parametrize("text", ["[a](B.md)", "[a](B.md#second-one)", "[a](https://example.org/x)", "`[a](none)`"])
def test_a_link_that_leads_somewhere_is_not_named(tmp_path: Path, text: str) -> None:
    (tmp_path / "A.md").write_text(text, "utf-8")
    (tmp_path / "B.md").write_text("# First\n\n## Second, one\n", "utf-8")
    assert not list(dead(tmp_path))


def test_code_has_neither_links_nor_headings() -> None:
    text = "````md\n# Not this\n```\n[nor](this)\n````\n# This\n[and](that)\n"
    assert anchors(text) == {"this"}
    assert [(link.line, link.to) for link in links(text)] == [(7, "that")]
    assert relinked(text, str.upper) == text.replace("(that)", "(THAT)")


def test_headings_are_called_as_code_hosts_call_them() -> None:
    assert anchors("## The skus, *again* (`X`)") == {"the-skus-again-x"}
    assert anchors("## Königrufen – 1900") == {"königrufen--1900"}
    assert anchors("# [A link](To.md) & more #") == {"a-link--more"}
