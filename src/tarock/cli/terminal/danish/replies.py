"""From what a person types to what he means."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Final, TypeAlias

from tarock.cli.terminal.shared.faces import hand_order
from tarock.cli.terminal.shared.spelling import read_card, read_cards, read_rank, read_suit
from tarock.cli.terminal.shared.wording import Wording
from tarock.core.cards import SKUS, Card, Suit, rank_of, suit_of, tarok_number
from tarock.core.cardset import CardSet
from tarock.core.errors import NotationError
from tarock.danish.actions import (
    ACCEPT,
    ACCEPT_HOLDING,
    AGREE,
    ASK_LAID,
    CLAIM,
    DEAL_AGAIN,
    DEMAND,
    MOVE_CUPS,
    NAMES,
    PASS_DEAL,
    REDEAL,
    REFUSE,
    WAIVE,
    Action,
    AskLaid,
    Declare,
    Lay,
    Name,
    Play,
)
from tarock.danish.legal import Offer
from tarock.danish.skat import SkatChoice
from tarock.words import Words
from tarock.words.cards import SYMBOLS


class Command(StrEnum):
    """What can be asked at every prompt."""

    HELP = "help"
    RULES = "rules"
    LAST = "last"
    SCORE = "score"
    TABLE = "table"
    WHY = "why"
    REST = "rest"
    QUIT = "quit"


@dataclass(frozen=True, slots=True)
class Request:
    """A command, and what it is about: ``rules 7``, ``why 3``."""

    command: Command
    about: str = ""


@dataclass(frozen=True, slots=True)
class Unclear:
    """An answer that was not understood, and what to say about it."""

    text: str


Reply: TypeAlias = Action | Request | Unclear

SPOKEN: Final[dict[str, Action]] = {
    "demand": DEMAND,
    "ask": ASK_LAID,
    "redeal": REDEAL,
    "claim": CLAIM,
    "waive": WAIVE,
    "accept": ACCEPT,
    "hold": ACCEPT_HOLDING,
    "refuse": REFUSE,
    "cups": MOVE_CUPS,
    "deal-again": DEAL_AGAIN,
    "pass-deal": PASS_DEAL,
    "agree": AGREE,
}
"""What is said rather than played."""


def command_words(name: str, words: Words) -> list[str]:
    """Return the words of a command in a language; English is always understood."""
    return [*words(f"play-command-{name}").split(), *_english()(f"play-command-{name}").split()]


@cache
def _english() -> Words:
    return Words("en")


def read_request(text: str, words: Words) -> Request | None:
    """Return the command that a text is, if it is one; a question about rules or reasons can be about something."""
    word, _, about = text.strip().casefold().partition(" ")
    for command in Command:
        if word in command_words(command, words) and (not about or command in {Command.RULES, Command.WHY}):
            return Request(command, about)
    return None


def read_spoken(text: str, words: Words) -> Action | None:
    """Return what a text says, if it is one of the things that are said rather than played."""
    word = text.strip().casefold()
    return next((action for name, action in SPOKEN.items() if word in command_words(name, words)), None)


def read_reply(text: str, offers: Sequence[Offer], hand: CardSet, wording: Wording) -> Reply:
    """Return what a person means by an answer to what is offered.

    A card that may not be played is an answer too: the table refuses it and says why.
    """
    said = read_request(text, wording.words) or read_spoken(text, wording.words)
    if said is not None:
        return said
    if AGREE in offers and not text.strip():
        return AGREE
    if any(isinstance(offer, SkatChoice) for offer in offers):
        return _read_skat(text, wording)
    declaration = next((offer for offer in offers if isinstance(offer, Declare)), None)
    if declaration is not None and not text.strip():
        return declaration
    return _read_play(text.strip(), offers, hand, wording)


def _read_skat(text: str, wording: Wording) -> Reply:
    if not text.strip():
        return Unclear(wording("type-three"))
    try:
        return Lay(CardSet.from_cards(read_cards(text, wording.language)))
    except NotationError as error:
        return Unclear(wording("not-understood", text=error.said(wording.language)))


def playable(offers: Sequence[Offer]) -> list[Card]:
    """Return the cards that may be played, in the order of the list that is shown."""
    return hand_order({offer.card for offer in offers if isinstance(offer, Play)})


def only_card(offers: Sequence[Offer]) -> Card | None:
    """Return the card to be played when there is no choice at all."""
    cards = playable(offers)
    free = any(not isinstance(offer, Play | AskLaid) for offer in offers)
    return cards[0] if len(cards) == 1 and not free else None


def _read_play(text: str, offers: Sequence[Offer], hand: CardSet, wording: Wording) -> Reply:
    cards = playable(offers)
    only = only_card(offers)
    if not text:
        return Unclear(wording("type-a-card")) if only is None else Play(only)
    numbered = re.fullmatch(r"#\s*([0-9]+)", text)
    if numbered:
        return _by_number(numbered[1], cards, wording)
    name = _read_name(text, offers, wording.language)
    if name is not None:
        return name
    rank = read_rank(text, wording.language)
    if rank is not None:
        listed = len(cards) < len(hand)
        return _by_rank(text, rank, cards, wording, listed=listed)
    card = read_card(text, wording.language)
    return Play(card) if card is not None else _read_named_skus(text, wording)


def _by_number(number: str, cards: Sequence[Card], wording: Wording) -> Reply:
    if 1 <= int(number) <= len(cards):
        return Play(cards[int(number) - 1])
    return Unclear(wording("no-such-number", text=number))


def _by_rank(text: str, rank: int, cards: Sequence[Card], wording: Wording, *, listed: bool) -> Reply:
    """Take a bare number or court as the one card that it can mean: by its face, or by its place in the list."""
    meant = [card for card in cards if number_on(card) == rank]
    if listed and text.isdecimal() and 1 <= rank <= len(cards) and cards[rank - 1] not in meant:
        meant.append(cards[rank - 1])
    if len(meant) == 1:
        return Play(meant[0])
    if not meant:
        return Unclear(wording("no-such-card", text=text))
    return Unclear(wording("which-card", text=text, cards=wording.listed(wording.faces.plain(card) for card in meant)))


def number_on(card: Card) -> int:
    """Return what is printed on a card, whatever its suit."""
    return tarok_number(card) if suit_of(card) is Suit.TAROK else rank_of(card)


def _read_name(text: str, offers: Sequence[Offer], language: str) -> Name | None:
    """Read a suit as a baptism; a single letter only when no card can be meant."""
    names = [offer for offer in offers if isinstance(offer, Name)]
    letter = len(text) == 1 and text not in SYMBOLS
    if not names or (letter and playable(offers)):
        return None
    suit = read_suit(text, language)
    return None if suit is None else NAMES[suit]


def _read_named_skus(text: str, wording: Wording) -> Reply:
    """Read a skus that is led with its name: ``x=h``, ``skus hjerter``."""
    card, _, suit = re.sub(r"[\s=]+", " ", text).partition(" ")
    named = read_suit(suit, wording.language)
    if read_card(card, wording.language) == SKUS and named is not None:
        return Play(SKUS, named)
    return Unclear(wording("not-understood", text=text))
