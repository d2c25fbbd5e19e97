"""Words that a person would say: what players of each language found odd stays away, and signs are of one kind."""

import re

import pytest

from tarock.words import LANGUAGES
from tests.words.catalogue import FOLDER, Message, messages

ODD = {
    "en": (
        "That is all.",
        "Choose anew",
        "So long does",
        "Nobody chose these cards",
        "The side of",
        "in every dress",
        "what shall",
        "(you)",
        "a foe",
    ),
    "da": (
        "lad spillet kassere",
        "lad spillet stryge",
        "forgæves",
        "til hver kop",
        "til kongekoppen",
        "til pagatkoppen",
        "et billede,",
        "giv den nu",
        "Ved bordspil",
        "ultimo til",
        "bagud til",
        "deals-again",
        "passes-deal",
        "påtale",
        "anmeld",
        "Rør ved",
        "(du)",
        "frø",
    ),
    "de": (
        "nicht bekannt",
        "vergeblich",
        "an den Königstopf",
        "an den Pagattopf",
        "(du)",
        "am Spiel.",
        "tief",
        "Überall geht",
        "ende für Schluss",
        "Tarocke",
        "Vogerl",
        "Ansager",
        "Gelegenheit\n",
        "Plaudern",
        "Partei des Spielers ",
        "deals-again",
        "passes-deal",
        "muss angesagt werden",
        "gefordert",
        "das Ultimo",
        "Tabelle am Anfang",
    ),
}
"""What stood in the catalogues, and what nobody says at a table."""

HAS_ANOTHER_SENSE = {
    # In Königrufen a bird is announced; only in Danish Tarok does one declare.
    ("de", "k-contract-needs"): "muss angesagt werden",
}

QUOTED = {"en": "“”", "da": "»«", "de": "„“"}
"""The marks around what somebody says, in each language."""

ALL_MARKS = '"“”„»«‹›'
SHOW_CODE = {"web-house-expected-list", "extra-missing", "print-no-pdf"}
"""Messages that show a line of TOML or a command of a shell."""
ABOUT_FILES = {"files", "sheets"}
"""The catalogues that speak of records, sheets and house rules, and so of what is written there."""
TOKEN = re.compile(r"(?<!\w)'[^']*'(?!\w)")
"""A token of a file, which stands between straight quotes in every language: so does what somebody wrote."""
TEXT_OF_A_FILE = re.compile(r'"[^"]*"')
"""A text with the quotes that it has in its file."""

ALL_LANGUAGES = pytest.mark.parametrize("language", LANGUAGES)


@ALL_LANGUAGES
def test_nothing_that_players_found_odd_is_said(language: str) -> None:
    found = [
        (name, odd)
        for name, message in messages(language).items()
        for odd in ODD[language]
        if odd in f"{message.text}\n" and HAS_ANOTHER_SENSE.get((language, name)) != odd
    ]
    assert found == []


def prose(name: str, message: Message) -> str:
    """Return what a message says in its language, without what it shows of a file."""
    if name not in SHOW_CODE and message.file not in ABOUT_FILES:
        return message.text
    return TEXT_OF_A_FILE.sub("", TOKEN.sub("", message.text))


@ALL_LANGUAGES
def test_words_are_quoted_with_the_marks_of_the_language(language: str) -> None:
    own = QUOTED[language]
    for name, message in messages(language).items():
        marks = [mark for mark in prose(name, message) if mark in ALL_MARKS]
        assert marks == list(own) * (len(marks) // 2), f"{name}: {message.text}"


@ALL_LANGUAGES
def test_apostrophes_are_typographic(language: str) -> None:
    assert [name for name, message in messages(language).items() if "'" in prose(name, message)] == []


@ALL_LANGUAGES
def test_tokens_of_files_are_the_same_in_every_language(language: str) -> None:
    """Nobody could write a token that is translated; a quoted sentence of the language would be found here too."""
    english = messages("en")
    for name, message in messages(language).items():
        if message.file in ABOUT_FILES:
            assert sorted(TOKEN.findall(message.text)) == sorted(TOKEN.findall(english[name].text)), name


@ALL_LANGUAGES
def test_the_number_of_a_reading_stands_in_no_sentence(language: str) -> None:
    """They are in the sources, which say what they are; only the first lines of a rule book explain them."""
    explained = {"book-origin", "k-book-origin"}
    coded = {name for name, message in messages(language).items() if re.search(r"\b[BKTM]-A?\d\d\b", message.text)}
    assert coded <= explained


@ALL_LANGUAGES
def test_no_level_is_called_like_the_rules(language: str) -> None:
    levels = {name: message.text for name, message in messages(language).items() if name.startswith("level-")}
    assert {"en": "Apprentice", "da": "Lærling", "de": "Lehrling"}[language] == levels["level-book"]
    books = messages(language)["web-start-book"].text.casefold()
    assert [text for text in levels.values() if books[:3] in text.casefold()] == []
    assert len(set(levels.values())) == len(levels)


def test_a_danish_king_is_no_man() -> None:
    """A king on a card is »den«: sentences about kings that say »han« or »ham« speak of players."""
    text = " ".join(message.text for name, message in messages("da").items() if name.startswith("advice-"))
    kings = [part for part in re.split(r"[.:;]", text) if "konge" in part and re.search(r"\b(?:han|ham)\b", part)]
    assert kings == []


@pytest.mark.parametrize("word", ["det", "de", "den", "dem", "noget", "kort"])
def test_danish_puts_a_comma_before_der(word: str) -> None:
    """One practice in all catalogues: a comma before a clause with »der« or »som« that follows what it tells of."""
    clauses = re.compile(rf"\b{word} der (?:ikke |har |kan |er |skal |koster |passer |vil )")
    assert [name for name, message in messages("da").items() if clauses.search(message.text)] == []


def test_the_catalogues_are_found() -> None:
    assert sorted(path.name for path in FOLDER.iterdir() if path.is_dir() and len(path.name) == 2) == sorted(LANGUAGES)
