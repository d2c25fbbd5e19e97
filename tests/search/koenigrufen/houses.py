"""House rules that no book has together, so that the kernel meets them together too."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from tarock.koenigrufen.rules import KoenigrufenRuleset


def strict(ruleset: KoenigrufenRuleset) -> KoenigrufenRuleset:
    """All duties of announced cards at once."""
    announcing = replace(ruleset.announcing, give_up="highest_first", early="held_back", replaces="own_side")
    return replace(ruleset, announcing=announcing)


def fourth_king_unnamed(ruleset: KoenigrufenRuleset) -> KoenigrufenRuleset:
    """Nobody but its holder knows the called king, and yet announced cards wait."""
    ruleset = replace(strict(ruleset), calling=replace(ruleset.calling, fourth=True))
    return replace(ruleset, bonuses=tuple(bonus for bonus in ruleset.bonuses if bonus.id != "king_captured"))


def kaiserstich_everywhere(ruleset: KoenigrufenRuleset) -> KoenigrufenRuleset:
    """Kaiserstich and all bonuses in every game, kontra for money, and little beside a Valat."""
    names = tuple(bonus.id for bonus in ruleset.bonuses)
    return replace(
        strict(ruleset),
        kaiserstich=replace(ruleset.kaiserstich, played=True),
        suit_game=replace(ruleset.suit_game, bonuses=names),
        kontra=replace(ruleset.kontra, effect="money"),
        valat=replace(ruleset.valat, beside="announced"),
    )


HOUSES: Final[dict[str, Callable[[KoenigrufenRuleset], KoenigrufenRuleset]]] = {
    "strict": strict,
    "fourth king unnamed": fourth_king_unnamed,
    "kaiserstich everywhere": kaiserstich_everywhere,
}
