#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes cnn.json: loss and all gradients of small convolutional networks, as PyTorch computes them in float64.

Run with PyTorch (the file here: 2.15): python3 tests/golden/make_cnn_golden.py

Layout: a list of cases.
  name
  parameters            of the workload `cnn`; samples is the batch
  labels                (samples); the pictures are not in the file: number i of x (samples, 3, 32, 32), row-major, is
                        (i * 7919 mod 256) / 255
  start                 parameter tensors by name, flat, row-major: convolutions (filters, channels, kernel, kernel),
                        dense weights (in, out), so y = x W + b
  loss, accuracy        at the start values
  probabilities         (samples, 10), flat
  gradients             of the loss, by parameter name

Given values have few digits and stand for the nearest float32; the results are rounded to 9 significant digits.
"""
import json
import pathlib

import numpy as np
import torch
import torch.nn.functional as F

CLASSES = 10


def given(random, scale, *shape):
    values = np.round(scale * random.standard_normal(shape), 3).astype(np.float32)
    return torch.tensor(values.astype(np.float64))


def flat(tensor, digits):
    return [float(f"{value:.{digits}g}") for value in tensor.detach().reshape(-1).tolist()]


def pictures(samples):
    numbers = (np.arange(samples * 3072) * 7919 % 256).astype(np.float32) / np.float32(255)
    return torch.tensor(numbers.astype(np.float64)).reshape(samples, 3, 32, 32)


def forward(parameters, x, dense):
    for layer in ("convolution1", "convolution2"):
        x = torch.relu(F.conv2d(x, parameters[f"{layer}_weights"], parameters[f"{layer}_bias"]))
        x = F.max_pool2d(x, 2)
    x = x.flatten(1)
    if dense:
        x = torch.relu(x @ parameters["dense_weights"] + parameters["dense_bias"])
    return x @ parameters["output_weights"] + parameters["output_bias"]


def case(name, samples, filters, kernel, dense, seed):
    random = np.random.default_rng(seed)
    side = ((32 - kernel + 1) // 2 - kernel + 1) // 2
    flattened = 2 * filters * side * side
    shapes = {"convolution1": (filters, 3, kernel, kernel), "convolution2": (2 * filters, filters, kernel, kernel)}
    if dense:
        shapes["dense"] = (flattened, dense)
    shapes["output"] = (dense or flattened, CLASSES)
    start = {}
    for layer, shape in shapes.items():
        inputs = np.prod(shape[1:]) if len(shape) == 4 else shape[0]
        start[f"{layer}_weights"] = given(random, 1.2 / inputs**0.5, *shape)
        start[f"{layer}_bias"] = given(random, 0.3, shape[0] if len(shape) == 4 else shape[1])
    labels = torch.tensor(random.integers(0, CLASSES, samples))

    parameters = {key: value.clone().requires_grad_() for key, value in start.items()}
    logits = forward(parameters, pictures(samples), dense)
    loss = F.cross_entropy(logits, labels)
    loss.backward()
    return {
        "name": name,
        "parameters": {"samples": samples, "batch": samples, "filters": filters, "kernel": kernel, "dense": dense},
        "labels": labels.tolist(),
        "start": {key: flat(value, 6) for key, value in start.items()},
        "loss": float(f"{loss.item():.9g}"),
        "accuracy": (logits.argmax(dim=1) == labels).double().mean().item(),
        "probabilities": flat(torch.softmax(logits, dim=1), 9),
        "gradients": {key: flat(value.grad, 9) for key, value in parameters.items()},
    }


def main():
    cases = [
        case("as in the preset, few filters", samples=3, filters=3, kernel=3, dense=0, seed=1),
        case("an even kernel and a dense layer", samples=2, filters=2, kernel=4, dense=7, seed=2),
        case("a vector register of filters", samples=2, filters=16, kernel=3, dense=5, seed=4),
    ]
    content = ",\n".join(
        "{" + ",\n ".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in entry.items()) + "}"
        for entry in cases
    )
    pathlib.Path(__file__).with_name("cnn.json").write_text(f"[\n{content}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
