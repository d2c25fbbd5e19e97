"""Sentences about what somebody does agree with the person they speak of: the reader, or somebody else."""

import re
from typing import Final

import pytest

from tarock.cli.terminal.koenigrufen.sentences import TableWords
from tarock.cli.terminal.shared.faces import Faces
from tarock.core.errors import IllegalAction
from tarock.danish.reasons import Reason
from tarock.koenigrufen.reasons import Reason as KReason
from tarock.words import LANGUAGES, words_in
from tests.cli.reader import table_words
from tests.words.catalogue import arguments, messages

NAME: Final = "Annemarie"

_NO_VERBS: Final = "always|as|his|its|this|unless|yes|tricks|points|cards|kings|cups|taroks|tarocks|pass|miss"
WRONG_OF_READER: Final = {
    "en": rf"\b[Yy]ou (?!(?:{_NO_VERBS})\b)\w+s\b",  # "you decides"
    "de": r"\b[Dd]u (?:(?:ist|hat|wird|muss|kann|darf|will|soll|mag|weiß)\b|(?!\w*st\b|nicht\b|jetzt\b)\w+t\b)",
    "da": r"\b(?:you|er du dig)\b",
}
WRONG_OF_OTHERS: Final = {
    "en": rf"\b{NAME} (?:are|have|do|were|decide|play|lay|call|take|say|lead|bid|announce|agree|claim|write)\b",
    "de": rf"\b{NAME} (?!(?:ist|selbst|fast|erst)\b)(?:musst|\w*[^s\W]st)\b",  # but "passt" and "lässt" are right
    "da": rf"\b{NAME} (?:dig|din|dit|dine)\b",
}
READER: Final = {"en": r"\b(?:you|your)", "da": r"\b(?:du|dig|din|dit|dine|jer|I)\b", "de": r"\b(?:du|dir|dich|dein)"}


def about_somebody() -> list[str]:
    """The keys of all sentences that ask whether the reader is meant."""
    return sorted(key for key in messages("en") if "you" in arguments("en", key))


def spoken(language: str, key: str, you: str) -> str:
    """A sentence, with all that it wants filled in."""
    given: dict[str, str | int] = dict.fromkeys(arguments(language, key), "X")
    return words_in(language)(key, **{**given, "you": you, "name": NAME, "detail": NAME})


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_verb_agrees_with_the_reader_and_with_others(language: str) -> None:
    keys = about_somebody()
    assert len(keys) > 50
    wrong: list[str] = []
    for key in keys:
        reader, other = spoken(language, key, "yes"), spoken(language, key, "no")
        if re.search(WRONG_OF_READER[language], reader) or NAME in reader:
            wrong.append(f"{key}: {reader}")
        if re.search(WRONG_OF_OTHERS[language], other):
            wrong.append(f"{key}: {other}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("language", "sentence"), [("en", "First you decides it."), ("de", "Zuerst du entscheidet.")])
def test_a_wrong_pair_is_found(language: str, sentence: str) -> None:
    assert re.search(WRONG_OF_READER[language], sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_to_decide_is_told_to_answer_and_others_to_wait(language: str) -> None:
    """Both games refuse alike what is done while a decision is open."""
    error = IllegalAction(Reason.DECISION_OPEN, "claims", "B")
    told = [table_words(language, ("Anna", NAME, "Inge"), you).refusal(error) for you in (0, 1)]
    assert [NAME in text for text in told] == [True, False]
    assert re.search(READER[language], told[1], re.IGNORECASE)
    words = words_in(language)
    teller = TableWords(words, Faces(words, "koenigrufen"), ("Anna", NAME, "Inge", "Sepp"), 1)
    assert teller.refusal(IllegalAction(KReason.DECISION_OPEN, "renonce", "B")) == told[1]
