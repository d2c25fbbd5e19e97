"""Asking the bots why, at both tables: during a deal nothing that gives a hand away, afterwards everything."""

import re
from collections.abc import Mapping
from random import Random
from typing import Any, Generic, TypeVar

import pytest
from click.testing import CliRunner, Result

from tarock.bots.danish import random_bot as danish
from tarock.bots.koenigrufen import random_bot as koenigrufen
from tarock.bots.levels import Level, for_each, levels
from tarock.bots.protocol import Candidate, Decision, Explanation, Player
from tarock.cli import app
from tarock.cli.terminal.danish.labels import label
from tarock.cli.terminal.koenigrufen.labels import deed_label
from tarock.cli.terminal.koenigrufen.sentences import TableWords
from tarock.cli.terminal.shared.faces import Faces
from tarock.cli.terminal.shared.reasons import Memory, Note, Reasons
from tarock.core.cards import SKUS, Suit
from tarock.core.cardset import CardSet
from tarock.core.errors import IllegalAction
from tarock.danish.actions import AGREE, CLAIM, DEMAND, NAMES, REDEAL, WAIVE, Action, ClaimFault, Declare, Lay, Play
from tarock.danish.seating import Seating
from tarock.danish.state import DanishState, DanishView, start
from tarock.koenigrufen import actions as koenigrufen_actions
from tarock.koenigrufen.deal import deal
from tarock.koenigrufen.state import start as start_koenigrufen
from tarock.rulesets import load_danish, load_koenigrufen
from tarock.words import LANGUAGES, Words
from tests.cli.reader import Reader, evening_of, table_words
from tests.cli.test_koenigrufen_play import Reader as KoenigrufenReader
from tests.cli.test_koenigrufen_play import evening_of as koenigrufen_evening

ViewT = TypeVar("ViewT")
ActionT = TypeVar("ActionT")

CARD = re.compile(r"[♠♥♦♣]\w+|\bT\d+")


class Talkative(Generic[ViewT, ActionT]):
    """Plays as another does, and tells everything: every action on offer as a candidate."""

    def __init__(self, player: Player[ViewT, ActionT]) -> None:
        self.player = player

    def act(self, view: ViewT, rng: Random, refused: Mapping[ActionT, IllegalAction]) -> Decision[ActionT]:
        decision = self.player.act(view, rng, refused)
        offers: Any = view
        others = [offer for offer in offers.legal_actions() if type(offer) is type(decision.action)]
        candidates = (Candidate(decision.action, 2.5, 0.25), *(Candidate(other, -1.5, 0.5) for other in others))
        why = Explanation(advice="lead_low", candidates=candidates, worlds=32, facts=("only_card",))
        return Decision(decision.action, why)

    def interject(self, view: ViewT, rng: Random, refused: Mapping[ActionT, IllegalAction]) -> Decision[ActionT] | None:
        return self.player.interject(view, rng, refused)


@pytest.fixture
def talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    def dane(_: Level) -> object:
        return Talkative(danish.RandomBot())

    def austrian(_: Level) -> object:
        return Talkative(koenigrufen.RandomBot())

    monkeypatch.setattr("tarock.cli.terminal.danish.evening_game.danish_player", dane)
    monkeypatch.setattr("tarock.cli.terminal.koenigrufen.evening_game.koenigrufen_player", austrian)


def answers_to(question: str, lines: list[str]) -> list[list[str]]:
    """What was said after each time that something was asked, up to the next question."""
    starts = [number for number, line in enumerate(lines) if line.endswith(f": {question}")]
    found: list[list[str]] = []
    for start_ in starts:
        rest = lines[start_ + 1 :]
        end = next((number for number, line in enumerate(rest) if re.match(r"(Your card|Enter)", line)), len(rest))
        found.append(rest[:end])
    return found


@pytest.mark.usefixtures("talkative")
def test_during_a_danish_deal_only_the_advice_is_told() -> None:
    reader = Reader(script={"card": ["why", "#1", "why", "#1", "why 0", "#1"], "next": ["why 1", "why 0", "why 99"]})
    evening_of(reader, first_dealer=1).run()
    during = answers_to("why", reader.lines)
    assert len(during) == 2
    before = [text for text in answers_to("why 0", reader.lines)[0] if text]
    assert before[:2] == ["Bo, before the play: cards laid face down", "  told when the deal is over"]
    for said in (*during, before):
        assert "  Advice: lead_low" in said
        assert "  Tried in 32 likely deals." in said
        assert said[-1] == "What was weighed is shown when the deal is over."
        assert "±" not in "".join(said)
        assert "no other card" not in "".join(said)


@pytest.mark.usefixtures("talkative")
def test_what_is_told_during_a_danish_deal_names_no_card_that_is_not_on_the_table() -> None:
    asking = ["why", "#1"] * 25
    reader = Reader(script={"card": asking.copy(), "only": ["why", ""] * 25})
    evening_of(reader, first_dealer=1).run()
    seen: set[str] = set()
    telling = False
    for text in reader.lines:
        if re.search(r": why$", text):
            telling = True
        elif text.startswith("What was weighed"):
            telling = False
        elif telling:
            assert set(CARD.findall(text)) <= seen, text
        elif re.match(r"\w+ (leads|plays|play|lead) ", text):
            seen |= set(CARD.findall(text))
    assert seen


@pytest.mark.usefixtures("talkative")
def test_after_a_danish_deal_everything_is_told() -> None:
    reader = Reader(deals=1, script={"next": ["why 1", "why 0", "why 99"]})
    evening_of(reader, first_dealer=1).run()
    (first,) = answers_to("why 1", reader.lines)
    assert any(re.fullmatch(r"  \S+: \+2\.5 ± 0\.2", text) for text in first), first
    assert any(re.fullmatch(r"  \S+: −1\.5 ± 0\.5", text) for text in first)
    assert "  There was no other card to play." in first
    (before,) = answers_to("why 0", reader.lines)
    assert any(re.fullmatch(r"Bo, before the play: \S+ \S+ \S+", text) for text in before), "the skat"
    assert answers_to("why 99", reader.lines)[0][0] == "No bot has done anything there."


@pytest.mark.usefixtures("talkative")
@pytest.mark.parametrize("book", ["koenigrufen-turnier", "koenigrufen-1900"])
def test_at_a_table_of_koenigrufen_too(book: str) -> None:
    reader = KoenigrufenReader(script={"card": ["why", "why 0"], "only": ["why"], "next": ["why 3", "why 0"]})
    koenigrufen_evening(reader, book=book).run()
    text = reader.text
    later = text.index("What was weighed is shown when the deal is over.")
    assert "Advice: Lead a low card, so that the declarer may have to win the trick." in text[:later]
    assert "±" not in text[: text.rindex("What was weighed is shown when the deal is over.")]
    assert "+2.5 ± 0.2" in text
    assert "before the play:" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_is_asked_in_the_players_language(language: str) -> None:
    words = {"en": "why", "da": "hvorfor", "de": "warum"}[language]
    reader = Reader(language, script={"card": [words]})
    game = evening_of(reader, first_dealer=1)
    game.levels = for_each("random", 2)
    game.run()
    assert f"  {reader.words('why-unsaid')}" in reader.lines, "chance has no reasons"


DEALT = start(load_danish("danish-hjoerring"), Seating.of_three(0), "1")


def told(
    why: Explanation[Action], *, is_over: bool, texts: Mapping[str, str] | None = None, state: DanishState = DEALT
) -> list[str]:
    wording = table_words("en", ("Anna", "Bo", "Inge"))
    wording.words._entries = {
        **wording.words._entries,
        **{name: f"{name} = {text}" for name, text in (texts or {}).items()},
    }
    reasons: Reasons[DanishView, Action] = Reasons(
        "danish", Lay, lambda action, _, reveals: label(action, wording, reveals=reveals)
    )
    memory: Memory[DanishView, Action] = Memory([Note(state.view(1), Play(0), why)])
    return [line.plain for line in reasons.told(memory, "", wording, is_over=is_over)]


def test_advice_is_told_in_words_where_there_are_some() -> None:
    texts = {"advice-danish-lead-low": "Lead a low card of a long suit."}
    assert "  Advice: Lead a low card of a long suit." in told(
        Explanation(advice="lead_low"), is_over=False, texts=texts
    )
    assert "  Advice: lead_low" in told(Explanation(advice="lead_low"), is_over=False)


def test_facts_that_tell_of_a_hand_wait_for_the_end() -> None:
    why: Explanation[Action] = Explanation(facts=("at_random", "only_card", "unheard_of"))
    open_, whole = told(why, is_over=False), told(why, is_over=True)
    assert "  A card played without thinking." in open_
    assert "  There was no other card to play." not in open_
    assert not any("unheard_of" in text for text in open_)
    assert "  There was no other card to play." in whole
    assert "  unheard_of" in whole


def test_advice_that_tells_of_a_hand_waits_for_the_end() -> None:
    why: Explanation[Action] = Explanation(advice="only_choice")
    assert "  told when the deal is over" in told(why, is_over=False)
    assert "  Advice: only_choice" not in told(why, is_over=False)
    assert any(text.startswith("  Advice: ") for text in told(why, is_over=True))


def test_all_deals_that_are_possible_are_told_apart_from_likely_ones() -> None:
    why: Explanation[Action] = Explanation(worlds=12, is_exact=True)
    assert "  Tried in all 12 deals that are still possible." in told(why, is_over=False)


def test_what_a_network_might_have_done_waits_for_the_end() -> None:
    """That a network was asked, too: of a single card nobody is asked, and that would give a hand away."""
    why: Explanation[Action] = Explanation(facts=("learned",), chances=((Play(0), 0.94), (Play(1), 0.06), (Play(2), 0)))
    open_, whole = told(why, is_over=False), told(why, is_over=True)
    assert open_[1] == "  told when the deal is over"
    assert not any(text.endswith("%") for text in open_)
    assert whole[1] == "  A network that has learnt by playing finds this best."
    assert [text.split(": ")[1] for text in whole if text.endswith("%")] == ["94 %", "6 %"]


@pytest.mark.parametrize(
    ("action", "name"),
    [
        (Play(SKUS), "skus"),
        (Play(SKUS, Suit.HEARTS), "skus as hearts"),
        (Lay(CardSet.of(0, 1)), "♠2 ♠1"),
        (Declare(), "pass"),
        (NAMES[Suit.CLUBS], "clubs"),
        (DEMAND, "demand"),
        (REDEAL, "redeal"),
        (CLAIM, "claim"),
        (WAIVE, "waive"),
        (AGREE, "agree"),
        (ClaimFault("renonce", 1), "something about the rules"),
    ],
)
def test_every_danish_action_has_a_name(action: Action, name: str) -> None:
    assert label(action, table_words("en", ("Anna", "Bo", "Inge")), reveals=True) == name


def play(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["play", *arguments], input="quit\n")


def test_each_opponent_has_his_level() -> None:
    result = play("--level", "novice,book", "--seed", "1")
    assert re.search(r"Opponents: \w+\s\(Novice\) and \w+\s\(Apprentice\)\.", result.stdout)
    assert result.exit_code == 0
    assert "(Meister)" in play("--level", "master", "--ruleset", "koenigrufen-1900", "--lang", "de").stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("--level", "bok"), "unknown level 'bok' (did you mean 'book'?)"),
        (
            ("--level", "random"),
            "“random” is for the arena only; choose one of novice, book, casual, club, master, champion, grandmaster",
        ),
        (("--level", "book,book,book"), "expected one level for all 2 opponents, or one for each, but got 3"),
        (("--level", "book,book", "--ruleset", "koenigrufen-1900"), "expected one level for all 3 opponents"),
    ],
)
def test_a_wrong_level_is_named(arguments: tuple[str, ...], message: str) -> None:
    result = play(*arguments)
    assert result.exit_code == 2
    assert message in result.stderr


def test_levels_by_opponent_reach_the_table() -> None:
    game = evening_of(Reader(), players=4)
    game.levels = levels("random,novice,book")
    sitting = game.evening.sittings[0]
    bots = game._bots(sitting)
    assert set(bots) == {seat for seat in sitting.seating.active if sitting.players[seat] != 0}


def test_what_was_laid_away_stays_hidden_until_the_end() -> None:
    words = Words("en")
    wording = TableWords(words, Faces(words, "koenigrufen"), ("Anna", "Franz", "Resi", "Sepp"), 0)
    rules = load_koenigrufen("koenigrufen-turnier")
    view = start_koenigrufen(rules, 0, *deal(0, "1")).view(1)
    laid = koenigrufen_actions.Lay(CardSet.of(SKUS))
    assert deed_label(laid, view, wording, reveals=False) == "cards laid face down"
    assert deed_label(laid, view, wording, reveals=True) == wording.faces.plain(SKUS)
    assert deed_label(koenigrufen_actions.Play(SKUS), view, wording, reveals=False) == wording.faces.plain(SKUS)
    assert deed_label(koenigrufen_actions.STRIKE, view, wording, reveals=True) == "something about the rules"
    assert deed_label(koenigrufen_actions.Bid("dreier"), view, wording, reveals=False) == "Dreier"
