# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The networks of the workloads as torch.nn.Modules, in the shapes that the work's arrays have.

Shapes: x (b, features) or (b, 3, 32, 32), tokens (b, t); scores (b, classes), or (b t, vocabulary).
"""
import dataclasses
import typing

import torch
import torch.nn.functional as F
from torch import nn


@dataclasses.dataclass
class Network:
    """A module, what it is trained by, and which of its tensors are Overtake's."""

    model: nn.Module
    tensors: dict  # Overtake's name -> (tensor, whether it is turned)
    inputs: str = "x"  # dataset
    targets: str = "labels"
    loss: typing.Callable = F.cross_entropy  # scores, targets -> mean
    classes: typing.Callable = lambda scores: scores.argmax(1)
    probabilities: typing.Callable = lambda scores: F.softmax(scores, 1)
    predict: typing.Callable = lambda scores: scores.argmax(1)  # what inference gives out


def linear_tensors(name, layer):
    """The two tensors of a Linear."""
    return {f"{name}_weights": (layer.weight, True), f"{name}_bias": (layer.bias, False)}


def network_of(work):
    """The Network of a workload."""
    return {"mlp": mlp, "logistic-regression": logistic_regression, "cnn": cnn, "gpt": gpt}[work.workload](work)


def mlp(work):
    """Dense layers with ReLU in between."""
    layers, tensors = [], {}
    for name in work.dense_layers():
        layer = nn.Linear(*work.arrays[f"{name}_weights"].shape)
        layers += [layer, nn.ReLU()]
        tensors |= linear_tensors(name, layer)
    return Network(nn.Sequential(*layers[:-1]), tensors)


def logistic_regression(work):
    """One dense layer; its score is a logit."""
    layer = nn.Linear(*work.arrays["linear_weights"].shape)
    return Network(layer, linear_tensors("linear", layer), classes=lambda scores: scores[:, 0] > 0,
                   loss=lambda scores, labels: F.binary_cross_entropy_with_logits(scores[:, 0], labels.float()),
                   probabilities=torch.sigmoid, predict=torch.sigmoid)


def cnn(work):
    """Two convolutions with ReLU and pooling, then dense layers."""
    layers, tensors = [], {}
    for name in ("convolution1", "convolution2"):
        filters, channels, kernel, _ = work.arrays[f"{name}_weights"].shape
        layer = nn.Conv2d(channels, filters, kernel)
        layers += [layer, nn.ReLU(), nn.MaxPool2d(2)]
        tensors |= {f"{name}_weights": (layer.weight, False), f"{name}_bias": (layer.bias, False)}
    dense = mlp(work)
    return Network(nn.Sequential(*layers, nn.Flatten(), *dense.model), tensors | dense.tensors)


class Norm(nn.Module):
    """Layer norm without a bias, which nn.LayerNorm has only in newer versions."""

    def __init__(self, channels):
        super().__init__()
        self.weight = nn.Parameter(torch.ones(channels))

    def forward(self, x):
        return F.layer_norm(x, self.weight.shape, self.weight, None, 1e-5)


class Block(nn.Module):
    """nanoGPT's, without dropout and biases. x (b, t, c) -> (b, t, c)"""

    def __init__(self, channels, heads):
        super().__init__()
        self.heads = heads
        self.norm1, self.norm2 = Norm(channels), Norm(channels)
        self.attention = nn.Linear(channels, 3 * channels, bias=False)
        self.attention_projection = nn.Linear(channels, channels, bias=False)
        self.mlp = nn.Linear(channels, 4 * channels, bias=False)
        self.mlp_projection = nn.Linear(4 * channels, channels, bias=False)

    def forward(self, x):
        b, t, c = x.shape
        q, k, v = (part.view(b, t, self.heads, c // self.heads).transpose(1, 2)
                   for part in self.attention(self.norm1(x)).split(c, dim=2))
        y = attend(q, k, v)
        x = x + self.attention_projection(y.transpose(1, 2).reshape(b, t, c))
        return x + self.mlp_projection(F.gelu(self.mlp(self.norm2(x))))


def attend(q, k, v):
    """Causal attention of (b, heads, t, size) each."""
    if hasattr(F, "scaled_dot_product_attention"):
        return F.scaled_dot_product_attention(q, k, v, is_causal=True)
    likeness = q @ k.transpose(-2, -1) / q.shape[-1] ** 0.5
    later = torch.ones(likeness.shape[-2:], dtype=torch.bool, device=q.device).triu(1)
    return F.softmax(likeness.masked_fill(later, float("-inf")), dim=-1) @ v


class Gpt(nn.Module):
    """nanoGPT's network without dropout and biases. tokens (b, t) -> scores (b t, vocabulary)"""

    def __init__(self, vocabulary, context, channels, layers, heads):
        super().__init__()
        self.table = nn.Embedding(vocabulary, channels)
        self.positions = nn.Embedding(context, channels)
        self.blocks = nn.ModuleList(Block(channels, heads) for _ in range(layers))
        self.norm = Norm(channels)

    def forward(self, tokens):
        x = self.table(tokens) + self.positions.weight
        for block in self.blocks:
            x = block(x)
        return F.linear(self.norm(x), self.table.weight).flatten(0, 1)


def gpt(work):
    """Each token's scores for the next one; the table of tokens serves at both ends."""
    layers, heads = int(work.parameters["layers"]), int(work.parameters["heads"])
    model = Gpt(*work.arrays["token_embedding"].shape[:1], *work.arrays["position_embedding"].shape, layers, heads)
    tensors = {"token_embedding": (model.table.weight, False), "position_embedding": (model.positions.weight, False),
               "final_norm_gain": (model.norm.weight, False)}
    for number, block in enumerate(model.blocks, 1):
        name = f"block{number}"
        tensors |= {f"{name}_norm1_gain": (block.norm1.weight, False),
                    f"{name}_norm2_gain": (block.norm2.weight, False),
                    f"{name}_attention_weights": (block.attention.weight, True),
                    f"{name}_attention_projection": (block.attention_projection.weight, True),
                    f"{name}_mlp_weights": (block.mlp.weight, True),
                    f"{name}_mlp_projection": (block.mlp_projection.weight, True)}
    return Network(model, tensors, inputs="tokens", targets="targets", predict=lambda scores: scores)
