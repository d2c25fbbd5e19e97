"""What the family says of itself: enough for any table."""

from tarock.core.cards import CARD_NAMES
from tarock.core.errors import NotationError
from tarock.core.plain import Plain, ToldLine
from tarock.notation.cards import parse_card
from tests.toy.state import PLAYERS, Play, ToyState, ToyView, cards_left


def read(word: str) -> Play:
    verb, _, card = word.partition(" ")
    if verb != "plays":
        message = f"expected plays and a card, not {word!r}"
        raise NotationError(message)
    return Play(parse_card(card))


def told(view: ToyView) -> tuple[ToldLine, ...]:
    lines: list[ToldLine] = []
    for trick in view.table.tricks:
        lines += [ToldLine(f"plays {CARD_NAMES[card]}", seat) for seat, card in trick.plays]
        if trick.winner is not None:
            lines.append(ToldLine(f"wins trick {trick.number}", trick.winner))
    return tuple(lines)


PLAIN: Plain[ToyState, ToyView, Play] = Plain(
    players=PLAYERS,
    spelled=lambda action: f"plays {CARD_NAMES[action.card]}",
    read=read,
    card=lambda action: action.card,
    hand=lambda view: tuple(sorted(view.own, reverse=True)),
    cards_left=lambda view: cards_left(view.table),
    tricks=lambda view: view.table.tricks,
    told=told,
    dealer=lambda view: view.table.dealer,
    payments=lambda state: state.settlement,
)
