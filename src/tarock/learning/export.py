"""Networks to files and back: what is trained here is played by :mod:`tarock.bots.network`."""

from pathlib import Path

import torch
from torch import nn

from tarock.bots.network import Header, Network, load_network, save_network
from tarock.learning.family import DANISH, Family
from tarock.learning.nets import Actor, Shape


def export(actor: Actor, path: Path, header: Header) -> None:
    """Write an actor for play; a layer has one row for each of its inputs."""
    arrays = {}
    for name, layer in actor.layers():
        weight = layer.weight.detach().float().cpu()
        arrays[f"{name}.b"] = layer.bias.detach().float().cpu().numpy()
        if isinstance(layer, nn.LayerNorm):
            arrays[f"{name}.g"] = weight.numpy()
        else:
            arrays[f"{name}.w"] = weight.T.contiguous().numpy()
    save_network(path, Network(header, arrays))


def header_of(shape: Shape, rulesets: tuple[str, ...], unit: float, family: Family = DANISH) -> Header:
    """Return the header of an actor of this shape; what became of its training is to be added."""
    return Header(
        game=family.name,
        rulesets=rulesets,
        features=family.digest,
        inputs=family.inputs,
        actions=family.actions,
        width=shape.width,
        blocks=shape.blocks,
        unit=unit,
    )


def import_actor(path: Path, family: Family = DANISH) -> Actor:
    """Return the actor of a file, to train on or to play against.

    :raises TarockError: if the file is no network for these features.
    """
    network = load_network(path, family.name, family.digest)
    actor = Actor(Shape(network.header.width, network.header.blocks), family)
    with torch.no_grad():
        for name, layer in actor.layers():
            layer.bias.copy_(torch.tensor(network.arrays[f"{name}.b"]))
            if isinstance(layer, nn.LayerNorm):
                layer.weight.copy_(torch.tensor(network.arrays[f"{name}.g"]))
            else:
                layer.weight.copy_(torch.tensor(network.arrays[f"{name}.w"].T))
    return actor
