"""Games for points between two sides: game or Valat, and the bonuses beside it, each for itself."""

from collections.abc import Iterator

from tarock.koenigrufen import bonuses
from tarock.koenigrufen.auction import contract_of
from tarock.koenigrufen.bonuses import SideLine
from tarock.koenigrufen.facts import Facts, Side
from tarock.koenigrufen.ledger import Ledger, Line
from tarock.koenigrufen.rules import Contract, KoenigrufenRuleset


def settle(ledger: Ledger, facts: Facts) -> None:
    """Settle a game that was played to its end."""
    for side, line in lines(ledger.ruleset, facts, winner(ledger.ruleset, facts)):
        ledger.between(facts, side, line)


def winner(ruleset: KoenigrufenRuleset, facts: Facts) -> Side:
    """Return the side that won the game by its count; a Valat needs none."""
    if facts.valat is not None and facts.valat.counts:
        return facts.valat.side if facts.valat.made else facts.valat.side.other
    assert isinstance(facts.thirds, int)
    return Side.DECLARER if facts.thirds >= ruleset.counting.win_thirds else Side.DEFENDERS


def lines(ruleset: KoenigrufenRuleset, facts: Facts, winner: Side) -> Iterator[SideLine]:
    """Yield what is paid to which side when one of them has won the game."""
    contract = contract_by_id(ruleset, facts)
    yield winner, _game(ruleset, contract, facts, winner)
    yield from bonuses.lines(ruleset, contract, facts)


def contract_by_id(ruleset: KoenigrufenRuleset, facts: Facts) -> Contract:
    """Return the game that was played."""
    contract = None if facts.contract is None else contract_of(ruleset, facts.contract)
    assert contract is not None
    return contract


def _game(ruleset: KoenigrufenRuleset, contract: Contract, facts: Facts, winner: Side) -> Line:
    """Return the line of the game, or of the Valat that takes its place."""
    points = contract.value if winner is Side.DECLARER else contract.lost
    kontra = _game_kontra(ruleset, facts, winner)
    valat = facts.valat
    if valat is None or not valat.counts:
        return Line(points, "game", contract.source, kontra)
    rule = ruleset.valat
    if rule.mode == "fixed":
        points = contract.valat[valat.announced]
    else:
        points *= rule.announced if valat.announced else rule.silent
    # A kontra on the game carries over; of two the higher counts (T-A19, K-A19).
    kontra = max(kontra, bonuses.item_kontra(ruleset, facts, valat.kontra))
    return Line(points, "valat", rule.source, kontra)


def _game_kontra(ruleset: KoenigrufenRuleset, facts: Facts, winner: Side) -> int:
    """Return how far the game stays doubled: not always where a solo player's king lay in the talon."""
    assert isinstance(facts.kontra, int)
    if facts.king_in_talon != "solo":
        return facts.kontra
    void = ruleset.solo_king_in_talon.kontra == "void" or winner is Side.DEFENDERS
    return 1 if void else facts.kontra
