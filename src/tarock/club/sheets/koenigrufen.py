"""The line of a sheet of Königrufen: game, player, partner and result, and what came beside it."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from tarock.club.sheets.form import (
    FormColumn,
    FormMark,
    FormRow,
    FormStep,
    FormWords,
    Given,
    LineForm,
    SheetForm,
    Tokens,
    seat_rows,
    seats,
)
from tarock.koenigrufen.bonus_kinds import ANNOUNCED, BIRDS, BONUS_KINDS, LOST
from tarock.koenigrufen.cards import PLAYERS
from tarock.koenigrufen.facts import Side
from tarock.koenigrufen.rules import Contract, KoenigrufenRuleset

_SEATS: Final = seats(PLAYERS)
_NOBODY: Final = "nobody"
_STRUCK: Final = "struck"
_NO_BIRD: Final = "none"
_CONCEDED: Final = "conceded"
_RENONCE: Final = "renonce"
_DOUBLINGS: Final = ("kontra", "re", "sub")
"""What the first, second and third doubling are called."""


def form(ruleset: KoenigrufenRuleset, _at_table: int, _rotation: str = "") -> LineForm:
    """Return what a line is made of by these rules."""
    return LineForm(
        steps=(
            _forehand(),
            _contract(ruleset),
            *_declarer(ruleset),
            *_partner(ruleset),
            *_result(ruleset),
            *_bird(ruleset),
            *_most(ruleset),
            *_offenders(),
            *_kontra(ruleset),
            *_bonuses(ruleset),
        )
    )


def given(begun: Mapping[str, Any], _carried: Mapping[str, Any] | None) -> Given:
    """Return who has the forehand."""
    return {"forehand": begun["forehand"]}


# What was played


def _forehand() -> FormStep:
    return FormStep(
        id="forehand", said=FormWords(key="form-forehand"), rows=seat_rows(_SEATS, {"forehand": "@"}), is_given=True
    )


def _contract(ruleset: KoenigrufenRuleset) -> FormStep:
    rows = [row for contract in ruleset.contracts for row in _games(contract)]
    if ruleset.auction.opening == "call_or_pass":
        rows.append(FormRow(id=_NOBODY, said=FormWords(key="form-nobody"), writes={"contract": None}, rare=True))
    if ruleset.written.strikes:
        rows.append(FormRow(id=_STRUCK, said=FormWords(key="form-struck"), writes={"struck": True}, rare=True))
    return FormStep(id="contract", said=FormWords(key="form-contract"), rows=tuple(rows))


def _games(contract: Contract) -> Iterator[FormRow]:
    """Give the rows of a game: one, or one for each bird that is announced with it."""
    if contract.needs != "bird":
        yield FormRow(id=contract.id, said=_named(contract.id), writes={"contract": contract.id})
        return
    for bird in BIRDS:
        yield FormRow(
            id=f"{contract.id} {bird}",
            said=_named(f"{contract.id} {bird}"),
            writes={"contract": contract.id, "bird": bird},
        )
    without = FormWords(key="form-no-bird", values={"contract": contract.id})
    yield FormRow(
        id=f"{contract.id} {_NO_BIRD}", said=without, writes={"contract": contract.id, "bird": _NO_BIRD}, rare=True
    )


def _named(game: str) -> FormWords:
    """Return the name of a game; one that only a house has bears its id."""
    return FormWords(key=f"contract-{game.replace('_', '-').replace(' ', '-')}", text=game)


def _playing(ruleset: KoenigrufenRuleset, *kinds: str, calls: bool | None = None) -> tuple[str, ...]:
    """Return the rows of the games of some kinds, with a called king or without."""
    return tuple(
        row.id
        for contract in ruleset.contracts
        if contract.kind in kinds and calls in {None, contract.calls}
        for row in _games(contract)
    )


_SIDED: Final = ("positive", "suit")
_DECLARED: Final = (*_SIDED, "negative")


def _birdless(ruleset: KoenigrufenRuleset) -> tuple[str, ...]:
    """Return the rows of games that were bid without the bird that they need."""
    return tuple(each for each in _playing(ruleset, *_DECLARED) if each.endswith(f" {_NO_BIRD}"))


def _declarer(ruleset: KoenigrufenRuleset) -> Iterator[FormStep]:
    """Ask who played; a Besserrufer without a bird is his Renonce (tournament sheet, 5.7)."""
    birdless = _birdless(ruleset)
    played = tuple(each for each in _playing(ruleset, *_DECLARED) if each not in birdless)
    for name, games, writes in (
        ("declarer", played, {"declarer": "@"}),
        ("birdless", birdless, {"declarer": "@", "revoke": ["@"]}),
    ):
        if games:
            rows = seat_rows(_SEATS, writes)
            yield FormStep(id=name, said=FormWords(key="form-declarer"), rows=rows, when={"contract": games})


def _partner(ruleset: KoenigrufenRuleset) -> Iterator[FormStep]:
    """Ask who had the called king: another, the declarer himself where he may call his own, or the talon."""
    calling = _playing(ruleset, *_SIDED, calls=True)
    if ruleset.renonce.pays == "offender":  # then a Besserrufer without a bird has no sides
        calling = tuple(each for each in calling if each not in _birdless(ruleset))
    if not calling:
        return
    others = [
        FormRow(id=row.id, said=row.said, writes=row.writes, unless={"declarer": (row.id,), "birdless": (row.id,)})
        for row in seat_rows(_SEATS, {"partner": "@"})
    ]
    if ruleset.calling.own:
        others.append(FormRow(id="own", said=FormWords(key="form-own-king"), writes={"own_king": True}))
    solo = tuple(row for each in ruleset.contracts if each.talon == "opponents" for row in (r.id for r in _games(each)))
    bought = tuple(each for each in calling if each not in solo)
    for where, games in (("conceded", bought), ("taken", bought), ("left", bought), ("solo", solo)):
        said = FormWords(key=f"form-king-{where}")
        others.append(
            FormRow(id=where, said=said, writes={"king_in_talon": where}, rare=True, when={"contract": games})
        )
    yield FormStep(id="partner", said=FormWords(key="form-partner"), rows=tuple(others), when={"contract": calling})


def _bird(ruleset: KoenigrufenRuleset) -> Iterator[FormStep]:
    """Ask whether the bird of a Besserrufer won its trick."""
    for contract in ruleset.contracts:
        if contract.needs != "bird":
            continue
        for bird in BIRDS:
            item: dict[str, Any] = {"item": bird, "side": Side.DECLARER.value, "announced": True}
            rows = tuple(
                FormRow(id=name, said=FormWords(key=f"form-{name}"), writes={"items": [{**item, "made": is_made}]})
                for name, is_made in (("made", True), ("missed", False))
            )
            yield FormStep(
                id=f"bird {contract.id} {bird}",
                said=_bonus(bird),
                rows=rows,
                when={"contract": (f"{contract.id} {bird}",)},
                unless={"partner": (_CONCEDED,), "result": (_RENONCE,)},
            )


# How it ended


def _result(ruleset: KoenigrufenRuleset) -> Iterator[FormStep]:
    rows = [
        FormRow(id=name, said=FormWords(key=f"form-{name}"), writes={"won": is_won})
        for name, is_won in (("won", True), ("lost", False))
    ]
    rows.append(FormRow(id=_RENONCE, said=FormWords(key="form-renonce"), rare=True))
    games = tuple(each for each in _playing(ruleset, *_DECLARED) if each not in _birdless(ruleset))
    yield FormStep(
        id="result",
        said=FormWords(key="form-result"),
        rows=tuple(rows),
        when={"contract": games},
        unless={"partner": (_CONCEDED,)},
    )


def _most(ruleset: KoenigrufenRuleset) -> Iterator[FormStep]:
    """Ask how a Trischaken ended: who has most, who no trick, and whether most is as much as wins a game."""
    games: Tokens = {"contract": _playing(ruleset, "trischaken")}
    if not games["contract"]:
        return
    one = seat_rows(_SEATS, {"most": ["@"]})
    others = (
        FormRow(id="tied", said=FormWords(key="form-tied"), rare=True),
        FormRow(id=_RENONCE, said=FormWords(key="form-renonce"), rare=True),
    )
    yield FormStep(id="most", said=FormWords(key="form-most"), rows=(*one, *others), when=games)
    yield FormStep(
        id="tied", said=FormWords(key="form-tied"), rows=one, least=2, several=True, when={**games, "most": ("tied",)}
    )
    virgins = (
        FormRow(
            id=f"virgin {row.id}", said=row.said, writes=row.writes, section="form-virgins", unless={"most": (row.id,)}
        )
        for row in seat_rows(_SEATS, {"virgins": ["@"]})
    )
    yield FormStep(
        id="beside",
        said=FormWords(key="form-beside"),
        rows=(*virgins, FormRow(id="has-game", said=FormWords(key="form-has-game"), writes={"won": True})),
        least=0,
        several=True,
        when=games,
        unless={"most": (_RENONCE,)},
    )


def _offenders() -> Iterator[FormStep]:
    """Ask who played Renonce, where that has decided the game."""
    for asked in ("result", "most"):
        rows = (
            FormRow(id=f"offender {row.id}", said=row.said, writes=row.writes)
            for row in seat_rows(_SEATS, {"revoke": ["@"]})
        )
        yield FormStep(
            id=f"offenders {asked}",
            said=FormWords(key="form-offenders"),
            rows=tuple(rows),
            several=True,
            when={asked: (_RENONCE,)},
        )


# What came beside it


def _kontra(ruleset: KoenigrufenRuleset) -> Iterator[FormStep]:
    """Ask how far the game was doubled: for all, in negative games by each opponent for himself."""
    if not ruleset.kontra.levels:
        return
    played: Tokens = {"partner": (_CONCEDED,)}
    sided, negative = _playing(ruleset, *_SIDED), _playing(ruleset, "negative")
    if sided:
        game = FormRow(
            id="game",
            said=FormWords(key="form-kontra"),
            writes={"kontra": {"game": 2}},
            marks=_further(ruleset, "game"),
        )
        yield _beside("kontra", "form-doubled", (game,), {"contract": sided}, played)
    if negative:
        rows = tuple(
            FormRow(
                id=f"kontra {seat}",
                said=FormWords(seat=seat),
                writes={"kontra": {seat: 2}},
                marks=_further(ruleset, seat),
                unless={"declarer": (seat,)},
            )
            for seat in _SEATS
        )
        yield _beside("kontra-each", "form-doubled", rows, {"contract": negative}, {})


def _beside(name: str, key: str, rows: tuple[FormRow, ...], when: Tokens, unless: Tokens) -> FormStep:
    return FormStep(id=name, said=FormWords(key=key), rows=rows, least=0, several=True, when=when, unless=unless)


def _further(ruleset: KoenigrufenRuleset, target: str) -> tuple[FormMark, ...]:
    """Return the answers to a kontra that the book knows."""
    return tuple(
        FormMark(id=name, said=FormWords(key=f"form-{name}"), writes={"kontra": {target: 2 << level}}, group="kontra")
        for level, name in enumerate(_DOUBLINGS[: ruleset.kontra.levels])
        if level
    )


def _bonuses(ruleset: KoenigrufenRuleset) -> Iterator[FormStep]:
    """Ask for bonuses and Valats, side by side."""
    columns = tuple(FormColumn(id=side.value, said=FormWords(key=f"form-side-{side.value}")) for side in Side)
    rows = (*_items(ruleset), *_valats(ruleset))
    yield FormStep(
        id="bonuses",
        said=FormWords(key="form-bonuses"),
        rows=rows,
        columns=columns,
        least=0,
        several=True,
        when={"contract": _playing(ruleset, *_SIDED)},
        unless={"partner": (_CONCEDED,)},
    )


def _items(ruleset: KoenigrufenRuleset) -> Iterator[FormRow]:
    every, taroks = _playing(ruleset, *_SIDED), _playing(ruleset, "positive")
    calling = _playing(ruleset, *_SIDED, calls=True)
    for bonus in ruleset.bonuses:
        kind = BONUS_KINDS[bonus.id]
        games = every if bonus.id in ruleset.suit_game.bonuses else taroks
        games = tuple(each for each in games if each in calling) if kind.of_king else games
        own = Side.DEFENDERS if kind.way == "captured" else Side.DECLARER
        bid = tuple(each for each in games if each.endswith(f" {bonus.id}"))
        yield FormRow(
            id=bonus.id,
            said=_bonus(bonus.id),
            writes={"items": [{"item": bonus.id, "side": "@", "announced": False, "made": True}]},
            columns=(own.value,) if kind.of_king else (),
            marks=tuple(_marks(ruleset, bonus.id)),
            when={"contract": games},
            unless={"contract": bid} if bid else {},
        )


def _marks(ruleset: KoenigrufenRuleset, item: str) -> Iterator[FormMark]:
    """Give what may be said of a bonus or a Valat; only what was announced can be doubled."""

    def over(fields: dict[str, Any]) -> dict[str, Any]:
        return {item: fields} if item in {"valat", "counter_valat"} else {"items": [fields]}

    if item in ANNOUNCED:
        yield FormMark(id="announced", said=FormWords(key="form-announced"), writes=over({"announced": True}))
    if item != "counter_valat":
        yield FormMark(id="missed", said=FormWords(key="form-missed"), writes=over({"made": False}))
    if item in {*ANNOUNCED, "counter_valat"}:
        for level, name in enumerate(_DOUBLINGS[: ruleset.kontra.levels]):
            doubled = over({"kontra": 2 << level})
            needs = "announced" if item in ANNOUNCED else ""
            yield FormMark(id=name, said=FormWords(key=f"form-{name}"), writes=doubled, group="kontra", needs=needs)
    if ruleset.renonce.claims and item in LOST:
        for seat in _SEATS:
            yield FormMark(
                id=f"claimed {seat}",
                said=FormWords(key="form-claimed", seat=seat),
                writes=over({"made": False, "claimed_by": [seat]}),
                group="claimed",
                when={"result": (_RENONCE,)},
            )


def _valats(ruleset: KoenigrufenRuleset) -> Iterator[FormRow]:
    made = {"side": "@", "announced": False, "made": True}
    yield FormRow(id="valat", said=_bonus("valat"), writes={"valat": made}, marks=tuple(_marks(ruleset, "valat")))
    against = {"side": "@", "announced": True, "made": False}
    yield FormRow(
        id="counter_valat",
        said=FormWords(key="form-counter-valat"),
        writes={"counter_valat": against},
        marks=tuple(_marks(ruleset, "counter_valat")),
        rare=True,
        when={"bonuses": ("valat",)},
    )


def _bonus(name: str) -> FormWords:
    return FormWords(key=f"bonus-{name.replace('_', '-')}")


FAMILY: Final = SheetForm(form=form, given=given)
