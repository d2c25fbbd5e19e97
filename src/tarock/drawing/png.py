"""Pictures of dots, made from those of lines; the letters come with us, so that they look alike on every machine."""

from importlib import resources
from typing import Final

from tarock.core.extras import require

_LETTERS: Final = ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf")
_FAMILY: Final = "DejaVu Sans"


def as_png(svg: str) -> bytes:
    """Return a picture as PNG, as large as it says.

    :raises TarockError: if the package that makes it is not installed.
    """
    require("resvg_py")
    import resvg_py  # noqa: PLC0415 - an extra

    with resources.as_file(resources.files("tarock.drawing").joinpath("letters")) as folder:
        return resvg_py.svg_to_bytes(
            svg_string=svg,
            skip_system_fonts=True,
            font_files=[str(folder / name) for name in _LETTERS],
            font_family=_FAMILY,
            sans_serif_family=_FAMILY,
        )
