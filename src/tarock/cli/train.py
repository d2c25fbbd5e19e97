"""``tarock train``: networks that learn by playing against themselves."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from tarock.cli.files import Rulesets
from tarock.cli.output import print_lines
from tarock.core.errors import TarockError
from tarock.core.extras import lacking
from tarock.core.sentences import Sentence
from tarock.learning.folder import is_prepared, lengthen, prepare
from tarock.learning.recipe import SMALL, Recipe, for_exploiter, for_further, for_koenigrufen
from tarock.rulesets import DANISH
from tarock.words import words_in

if TYPE_CHECKING:
    from tarock.learning.plans import Plans


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """What is trained, how long, where, and from which beginning."""

    rulesets: Sequence[str]
    folder: Path
    minutes: float | None = None
    iterations: int | None = None
    seed: int = 1
    size: Literal["full", "small"] = "full"
    device: str | None = None
    resume: bool = False
    pause_after: float | None = None
    only_prepare: bool = False
    against: Path | None = None
    first_self: Path | None = None
    numbers: Sequence[str] = ()
    house: Sequence[Path] = ()
    language: str = "en"


def run(options: Options) -> None:
    """Prepare a training, or find it, and train.

    :raises TarockError: if something of this is not possible, before anything is trained.
    """
    device = None if options.only_prepare else _device(options.device)
    if options.resume:
        if not is_prepared(options.folder):
            raise TarockError(Sentence("train-not-prepared", folder=str(options.folder)))
        lengthen(options.folder, options.minutes, options.iterations)
    else:
        _prepare(options)
    if device is None:
        print_lines([words_in(options.language)("train-prepared", folder=str(options.folder))])
    else:
        _train(options, device)


def _prepare(options: Options) -> None:
    from tarock.bots.network import load_network
    from tarock.learning.family import family

    known = Rulesets(options.house)
    rulesets = [known.find(name) for name in options.rulesets or DANISH]
    families = {ruleset.family for ruleset in rulesets}
    if len(families) > 1:
        raise TarockError(Sentence("train-one-family"))
    (game,) = families
    plans_of, adapted = _training(game)
    recipe = adapted(replace(SMALL if options.size == "small" else Recipe(), seed=options.seed))
    if options.against is not None and options.first_self is not None:
        raise TarockError(Sentence("train-against-or-from"))
    if options.against is not None:
        prey = load_network(options.against, game, family(game).digest).header
        recipe = for_exploiter(recipe, prey.width, prey.blocks)
    elif options.first_self is not None:
        begun = load_network(options.first_self, game, family(game).digest).header
        recipe = for_further(recipe, begun.width, begun.blocks)
    if options.minutes is not None:
        recipe = replace(recipe, minutes=options.minutes)
    if options.iterations is not None:
        recipe = replace(recipe, iterations=options.iterations)
    recipe = recipe.with_numbers(options.numbers)
    plans = plans_of(rulesets, recipe.houses if recipe.house else 0, recipe.seed)
    prepare(options.folder, recipe, plans.names, plans.rows, game, options.against, options.first_self)


def _training(game: str) -> "tuple[Callable[[Any, int, int], Plans], Callable[[Recipe], Recipe]]":
    """Return how the plans of a family's rulesets are made, and the recipe that suits it.

    :raises TarockError: if there is nothing to train for it.
    """
    from tarock.learning.koenigrufen_plans import koenigrufen_plans_of
    from tarock.learning.plans import plans_of

    known: dict[str, tuple[Callable[[Any, int, int], Plans], Callable[[Recipe], Recipe]]] = {
        "danish": (plans_of, lambda recipe: recipe),
        "koenigrufen": (koenigrufen_plans_of, for_koenigrufen),
    }
    if game not in known:
        raise TarockError(Sentence("train-no-family", family=game))
    return known[game]


def _device(wanted: str | None) -> str:
    """Return where to train.

    :raises TarockError: if torch is missing, or the GPU that is asked for.
    """
    try:
        torch: Any = import_module("torch")  # which type checkers need not know
    except ModuleNotFoundError as error:
        raise lacking(error) from error
    has_gpu: bool = torch.cuda.is_available()
    if wanted == "cuda" and not has_gpu:
        raise TarockError(Sentence("train-no-gpu"))
    return wanted or ("cuda" if has_gpu else "cpu")


def _train(options: Options, device: str) -> None:
    from tarock.learning.run import Training

    training = Training(options.folder, device, lambda line: print_lines([line]))
    if options.resume:
        training.resume()
    with suppress(KeyboardInterrupt):  # the run has kept what was learnt
        training.run(options.pause_after)
