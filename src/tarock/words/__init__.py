"""The words of the program in English, Danish and German.

One set of Project Fluent catalogues serves terminal, server and browser: ``words/<language>/*.ftl``.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from typing import Final, Literal, TypeAlias, get_args

from fluent.syntax import FluentParser, ast

from tarock.words.filling import filled, referred

Language: TypeAlias = Literal["en", "da", "de"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)


def preferred_language(accepted: str) -> Language:
    """Return the first of our languages in a list such as a browser sends, or an environment holds; English if none is.

    >>> preferred_language("fr;q=0.9, de-AT"), preferred_language("da_DK.UTF-8"), preferred_language("C")
    ('de', 'da', 'en')
    """
    wanted = (part.strip()[:2].lower() for part in accepted.split(","))
    found: list[Language] = [language for each in wanted for language in LANGUAGES if each == language]
    return found[0] if found else "en"


class Words:
    """The catalogue of one language.

    >>> Words("da")("suit-S")
    'spar'
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            message = f"unknown language {language!r}; there are {', '.join(LANGUAGES)}"
            raise ValueError(message)
        self.language = language
        self._entries = _entries(language)
        self._patterns: dict[str, ast.Pattern] = {}

    def __contains__(self, message: str) -> bool:
        return message in self._entries

    def __call__(self, message: str, /, **args: str | int) -> str:
        """Return a message with its arguments filled in.

        :raises LookupError: if the catalogue has no such message or the message lacks an argument.
        """
        pattern = self._pattern(message)
        try:
            return filled(pattern, args, self._pattern)
        except LookupError as error:
            problem = f"{self.language} message {message!r}: {error}"
            raise LookupError(problem) from error

    def catalogue(self, messages: Iterable[str]) -> str:
        """Return some messages, and those that they refer to, as they stand in the catalogues.

        >>> print(Words("da").catalogue(["card-danish-X"]))
        card-danish-X = { card-skus }
        card-skus = skusen

        :raises LookupError: if the catalogue lacks one.
        """
        found: dict[str, str] = {}
        wanted = list(messages)
        while wanted:
            message = wanted.pop(0)
            if message not in found:
                wanted += referred(self._pattern(message))
                found[message] = _COMMENT.sub("", self._entries[message]).strip()
        return "\n".join(found.values())

    def _pattern(self, message: str) -> ast.Pattern:
        """Return a message as it was parsed when it was first asked for: all together take a third of a second.

        Threads share a catalogue: to parse a message twice does no harm.
        """
        found = self._patterns.get(message)
        if found is None:
            if message not in self:
                problem = f"the {self.language} catalogue has no message {message!r}"
                raise LookupError(problem)
            found = self._patterns[message] = _parsed(self._entries[message])
        return found


def _parsed(entry: str) -> ast.Pattern:
    message = FluentParser(with_spans=False).parse_entry(entry)
    assert isinstance(message, ast.Message), f"a catalogue holds messages, but also {entry!r}"
    assert message.value is not None, f"{message.id.name!r} has attributes only"
    return message.value


@cache
def words_in(language: str) -> Words:
    """Return the catalogue of a language; it is read only once."""
    return Words(language)


_COMMENT: Final = re.compile(r"^#.*\n?", re.MULTILINE)
_BEGINNING: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""Where an entry begins: all that belongs to it is indented, or only closes a brace."""


@cache
def _entries(language: str) -> Mapping[str, str]:
    """Return the texts of all messages and terms of a language by their names."""
    folder = resources.files("tarock.words").joinpath(language)
    catalogues = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    text = "\n".join(file.read_text(encoding="utf-8") for file in catalogues)
    found = list(_BEGINNING.finditer(text))
    ends = [*(entry.start() for entry in found[1:]), len(text)]
    return {entry[1]: text[entry.start() : end] for entry, end in zip(found, ends, strict=True)}
