"""Games for points between two sides: game or Valat, and the bonuses beside it, each for itself."""

from collections.abc import Iterator

from tarock.koenigrufen import bonuses
from tarock.koenigrufen.auction import contract_of
from tarock.koenigrufen.bonuses import SideLine
from tarock.koenigrufen.facts import Facts, Side, ValatFact
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
    if facts.won is not None:
        return Side.DECLARER if facts.won else Side.DEFENDERS
    assert isinstance(facts.thirds, int)
    return Side.DECLARER if facts.thirds >= ruleset.counting.win_thirds else Side.DEFENDERS


def lines(ruleset: KoenigrufenRuleset, facts: Facts, winner: Side) -> Iterator[SideLine]:
    """Yield what is paid to which side when one of them has won the game."""
    contract = contract_by_id(ruleset, facts)
    valat = facts.valat
    if valat is None or not valat.counts:
        points = contract.value if winner is Side.DECLARER else contract.lost
        yield winner, Line(points, "game", contract.source, _game_kontra(ruleset, facts, winner))
    else:
        yield winner, _valat(ruleset, contract, facts, valat, winner)
    if facts.counter_valat is not None:  # announced by both sides, it is settled for each (K-A26)
        payee = facts.counter_valat.side.other
        yield payee, _valat(ruleset, contract, facts, facts.counter_valat, payee)
    yield from bonuses.lines(ruleset, contract, facts)


def contract_by_id(ruleset: KoenigrufenRuleset, facts: Facts) -> Contract:
    """Return the game that was played."""
    contract = None if facts.contract is None else contract_of(ruleset, facts.contract)
    assert contract is not None
    return contract


def _valat(ruleset: KoenigrufenRuleset, contract: Contract, facts: Facts, valat: ValatFact, winner: Side) -> Line:
    """Return the line of a Valat, which takes the place of the game."""
    points = valat_points(ruleset, contract, announced=valat.announced, is_lost=winner is not Side.DECLARER)
    # A kontra on the game carries over; of two the higher counts (T-A19, K-A19).
    kontra = max(_game_kontra(ruleset, facts, winner), bonuses.item_kontra(ruleset, facts, valat.kontra))
    return Line(points, "valat", ruleset.valat.source, kontra)


def valat_points(ruleset: KoenigrufenRuleset, contract: Contract, *, announced: bool, is_lost: bool) -> int:
    """Return what a Valat is worth in a game, where the declarer has made or lost it."""
    rule = ruleset.valat
    if rule.mode == "fixed":
        return contract.valat[announced]
    return (contract.lost if is_lost else contract.value) * (rule.announced if announced else rule.silent)


def _game_kontra(ruleset: KoenigrufenRuleset, facts: Facts, winner: Side) -> int:
    """Return how far the game stays doubled: not always where a solo player's king lay in the talon."""
    assert isinstance(facts.kontra, int)
    if facts.king_in_talon != "solo":
        return facts.kontra
    void = ruleset.solo_king_in_talon.kontra == "void" or winner is Side.DEFENDERS
    return 1 if void else facts.kontra
