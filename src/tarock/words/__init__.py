"""The words of the program in English, Danish and German.

One set of Project Fluent catalogues serves terminal, server and browser: ``words/<language>/*.ftl``.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final, Literal, TypeAlias, get_args

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

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
        # Isolation marks around placeables would show up as boxes in a terminal.
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread = dict(_entries(language))

    def __contains__(self, message: str) -> bool:
        self._read(message)
        return self._bundle.has_message(message)

    def _read(self, name: str) -> None:
        """Parse an entry, and those it speaks of, when it is first asked for: all together take a third of a second.

        Threads share a catalogue: what counts as read must be there whole, and to read it twice does no harm.
        """
        entry = self._unread.get(name)
        if entry is not None:
            for other in _SPOKEN_OF.findall(entry):
                self._read(other)
            self._bundle.add_resource(FluentResource(entry))
            self._unread.pop(name, None)

    def __call__(self, message: str, /, **args: str | int) -> str:
        """Return a message with its arguments filled in.

        :raises LookupError: if the catalogue has no such message or the message lacks an argument.
        """
        if message not in self:
            problem = f"the {self.language} catalogue has no message {message!r}"
            raise LookupError(problem)
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, f"{message!r} has attributes only"
        text, errors = self._bundle.format_pattern(pattern, _plain(args))
        if errors:
            problem = f"{self.language} message {message!r}: {errors[0]}"
            raise LookupError(problem)
        return str(text)


def _plain(args: Mapping[str, str | int]) -> dict[str, str | FluentType]:
    """Fluent puts separators into thousands; points are better read without."""
    return {key: _plain_number(value) if isinstance(value, int) else value for key, value in args.items()}


def _plain_number(value: int) -> FluentType:
    return fluent_number(value, useGrouping=False)


@cache
def words_in(language: str) -> Words:
    """Return the catalogue of a language; it is read only once."""
    return Words(language)


_BEGINNING: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
"""Where an entry begins: all that belongs to it is indented, or only closes a brace."""
_SPOKEN_OF: Final = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")
"""What an entry puts into itself: a message, or a -term."""


@cache
def _entries(language: str) -> Mapping[str, str]:
    """Return the texts of all messages and terms of a language by their names."""
    folder = resources.files("tarock.words").joinpath(language)
    catalogues = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    text = "\n".join(file.read_text(encoding="utf-8") for file in catalogues)
    found = list(_BEGINNING.finditer(text))
    ends = [*(entry.start() for entry in found[1:]), len(text)]
    return {entry[1]: text[entry.start() : end] for entry, end in zip(found, ends, strict=True)}
