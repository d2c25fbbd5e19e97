"""From what a person types to what he means."""

import re
from collections.abc import Sequence
from typing import Final, TypeAlias

from tarock.cli.terminal.shared.card_replies import read_laid, read_listed
from tarock.cli.terminal.shared.faces import hand_order
from tarock.cli.terminal.shared.requests import Request, Unclear, command_words, read_request
from tarock.cli.terminal.shared.spelling import read_card, read_suit
from tarock.cli.terminal.shared.wording import Wording
from tarock.core.cards import SKUS, Card
from tarock.core.cardset import CardSet
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
    laid = read_laid(text, wording)
    return laid if isinstance(laid, Unclear) else Lay(laid)


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
    name = _read_name(text, offers, wording.language)
    if name is not None:
        return name
    card = read_listed(text, cards, wording, listed=len(cards) < len(hand))
    if isinstance(card, Unclear):
        return card
    return _read_named_skus(text, wording) if card is None else Play(card)


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
