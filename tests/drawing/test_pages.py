"""The pictures in the documentation are what the program draws today."""

import re

import pytest

from tests.drawing.pages import IMAGES, Image, images


@pytest.mark.parametrize("image", images(), ids=lambda image: image.name)
def test_a_picture_in_the_documentation_is_current(image: Image) -> None:
    assert image.path.read_text("utf-8") == image.svg(), "run `python -m tests.drawing.pages`"


def test_every_picture_of_a_deal_is_shown_somewhere_and_made_here() -> None:
    pages = "".join(page.read_text("utf-8") for page in IMAGES.parent.glob("*.md"))
    shown = set(re.findall(r"images/(deal-[\w-]+)\.svg", pages))
    assert shown == {image.name for image in images()} == {path.stem for path in IMAGES.glob("deal-*.svg")}
