"""From what a person types to what he means."""

import re
from collections.abc import Sequence
from typing import TypeAlias

from msgspec import structs

from tarock.cli.terminal.koenigrufen.announcements import read_items, read_spoken
from tarock.cli.terminal.koenigrufen.labels import label, words_offered
from tarock.cli.terminal.koenigrufen.reading import meant, vocabulary
from tarock.cli.terminal.koenigrufen.sentences import TableWords
from tarock.cli.terminal.shared.card_replies import read_laid, read_listed
from tarock.cli.terminal.shared.faces import hand_order
from tarock.cli.terminal.shared.requests import Request, Unclear, read_request
from tarock.cli.terminal.shared.spelling import read_card, read_suit
from tarock.core.cards import Card, Rank, Suit, suit_card, suit_of
from tarock.koenigrufen import actions
from tarock.koenigrufen.actions import Action
from tarock.koenigrufen.bonus_kinds import BIRDS
from tarock.koenigrufen.rules import KoenigrufenRuleset
from tarock.koenigrufen.state import KoenigrufenView
from tarock.koenigrufen.table import Phase

Reply: TypeAlias = Action | Request | Unclear


def read_reply(text: str, view: KoenigrufenView, wording: TableWords) -> Reply:
    """Return what a person means; what he may not do is an answer too: the table refuses it and says why."""
    request = read_request(text, wording.words)
    if request is not None:
        return request
    text = text.strip()
    match view.phase:
        case Phase.LAYING:
            return _read_discard(text, wording)
        case Phase.PLAY:
            return _read_play(text, view, wording)
        case Phase.ANNOUNCING:
            return read_spoken(text, view, wording) or Unclear(wording.k("not-understood", text=text))
        case _:
            return _read_word(text, view, wording)


def playable(view: KoenigrufenView) -> list[Card]:
    """Return the cards that may be played, in the order of the list that is shown."""
    return hand_order(offer.card for offer in view.legal_actions() if isinstance(offer, actions.Play))


# Words


def _read_word(text: str, view: KoenigrufenView, wording: TableWords) -> Reply:
    """Read what is said in the auction, called, or done with the talon."""
    offers = words_offered(view)
    if not text:
        return offers[0] if len(offers) == 1 else Unclear(wording.k("type-a-word"))
    numbered = re.fullmatch(r"#?\s*([0-9]+)", text)
    if numbered:
        number = int(numbered[1])
        if 1 <= number <= len(offers):
            return offers[number - 1]
        return Unclear(wording("no-such-number", text=numbered[1]))
    if view.phase is Phase.CALLING:
        call = _read_call(text, offers, wording)
        if call is not None:
            return call
    return _by_name(text, view, wording)


def _by_name(text: str, view: KoenigrufenView, wording: TableWords) -> Reply:
    """Take a word as what is offered under this name, or else as something that the table will refuse."""
    offers = words_offered(view)
    listed = [(label(offer, view, wording), offer) for offer in offers]
    known = [*listed, *_known_words(view, wording)]
    found = meant(text, known)
    likely = [action for action in found if action in offers] or found
    if len(likely) == 1:
        return likely[0]
    if likely:
        names = wording.listed(label(action, view, wording) for action in likely)
        return Unclear(wording.k("which-word", text=text, words=names))
    with_items = _with_items(text, known, wording)
    return with_items or Unclear(wording.k("not-understood", text=text))


def _with_items(
    text: str, known: Sequence[tuple[str, Action]], wording: TableWords
) -> actions.Bid | actions.Hold | None:
    """Read a bid with the bonuses that are announced together with it: ``solodreier trull``."""
    words = text.replace(",", " ").split()
    for cut in range(len(words) - 1, 0, -1):
        games = [
            action for action in meant(" ".join(words[:cut]), known) if isinstance(action, actions.Bid | actions.Hold)
        ]
        items = read_items(" ".join(words[cut:]), wording)
        if len(games) == 1 and items:
            return structs.replace(games[0], announces=tuple(items))
    return None


def _known_words(view: KoenigrufenView, wording: TableWords) -> list[tuple[str, Action]]:
    """Return what can be said in a phase, whether it is offered or not."""
    fixed: list[tuple[str, Action]] = []
    if view.phase is Phase.AUCTION:
        said = (
            ("pass", actions.PASS),
            ("vorhand", actions.VORHAND),
            ("hold", actions.HOLD),
            ("pass-forehand", actions.PASS_FOREHAND),
        )
        fixed = [(f"kplay-word-{name}", action) for name, action in said]
        bids = [(wording.contract(bid), bid) for bid in _all_bids(view.table.ruleset)]
        return [*vocabulary(wording.words, fixed), *bids]
    if view.phase is Phase.CALLING:
        fixed = [("kplay-word-fourth", actions.Call(None))]
    if view.phase is Phase.TALON:
        conceding = [offer for offer in words_offered(view) if isinstance(offer, actions.Concede)]
        give_up = conceding[0] if len(conceding) == 1 else actions.Concede()
        fixed = [
            ("kplay-word-first", actions.Take(1)),
            ("kplay-word-second", actions.Take(2)),
            ("kplay-word-all", actions.Take("all")),
        ]
        fixed.append(("kplay-word-concede", give_up))
    return vocabulary(wording.words, fixed)


def _all_bids(ruleset: KoenigrufenRuleset) -> list[actions.Bid]:
    names = dict.fromkeys(name for row in (ruleset.auction.free, *ruleset.auction.order) for name in row)
    return [_bid(name) for name in names]


def _bid(name: str) -> actions.Bid:
    contract, _, bird = name.partition(" ")
    return actions.Bid(contract, next((known for known in BIRDS if known == bird), None))


def _read_call(text: str, offers: Sequence[Action], wording: TableWords) -> actions.Call | None:
    """Read a card, or a suit as the card of that suit that can be called."""
    card = read_card(text, wording.language)
    if card is not None:
        return actions.Call(card)
    suit = read_suit(text, wording.language)
    if suit is None or suit is Suit.TAROK:
        return None
    in_suit = [offer for offer in offers if isinstance(offer, actions.Call) and offer.card is not None]
    offered = next((call for call in in_suit if call.card is not None and suit_of(call.card) is suit), None)
    return offered or actions.Call(suit_card(suit, Rank.KING))


# Cards


def _read_discard(text: str, wording: TableWords) -> Reply:
    if not text:
        return Unclear(wording.k("type-cards"))
    laid = read_laid(text, wording)
    return laid if isinstance(laid, Unclear) else actions.Lay(laid)


def _read_play(text: str, view: KoenigrufenView, wording: TableWords) -> Reply:
    cards = playable(view)
    if not text:
        return actions.Play(cards[0]) if len(cards) == 1 else Unclear(wording("type-a-card"))
    card = read_listed(text, cards, wording, listed=len(cards) < len(view.hand))
    if isinstance(card, Unclear):
        return card
    return Unclear(wording("not-understood", text=text)) if card is None else actions.Play(card)
