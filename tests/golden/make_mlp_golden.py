#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes mlp.json: loss, gradients and trained weights of small networks, as PyTorch computes them in float64.

Run with Debian's python3-torch (1.13): python3 tests/golden/make_mlp_golden.py

Layout: a list of cases.
  name
  workload              "mlp" or "logistic-regression"
  parameters            of the workload; the optimiser is chosen by the test
  x                     (samples, features), flat, row-major; labels (samples)
  start                 parameter tensors by name, flat, row-major: weights are (in, out), so y = x W + b
  loss, accuracy        of the first step: rows 0 … batch-1 at the start values
  probabilities         of the first step, (batch, classes) or (batch, 1), flat
  gradients             of the first step's loss, by parameter name
  sgd, adam             for each optimiser: learning_rate; losses of the three steps before each update; after: the
                        parameters after the three steps. Step i takes the i-th batch of the rows in their order, and
                        begins again after the last one (which may be smaller).

Given values have few digits and stand for the nearest float32; the results are rounded to 9 significant digits.
"""
import json
import pathlib

import numpy as np
import torch
import torch.nn.functional as F

STEPS = 3
LEARNING_RATES = {"sgd": 0.1, "adam": 0.001}


def given(random, scale, *shape):
    values = np.round(scale * random.standard_normal(shape), 3).astype(np.float32)
    return torch.tensor(values.astype(np.float64))


def flat(tensor, digits):
    return [float(f"{value:.{digits}g}") for value in tensor.detach().reshape(-1).tolist()]


def by_name(parameters, digits=9):
    return {name: flat(value, digits) for name, value in parameters.items()}


def forward(parameters, x):
    """The logits. Parameters come in pairs, weights then bias, with a ReLU between the layers."""
    values = list(parameters.values())
    for weights, bias in zip(values[:-2:2], values[1:-2:2]):
        x = torch.relu(x @ weights + bias)
    return x @ values[-2] + values[-1]


def loss_of(workload, logits, labels):
    if workload == "mlp":
        return F.cross_entropy(logits, labels)
    return F.binary_cross_entropy_with_logits(logits[:, 0], labels.double())


def probabilities_of(workload, logits):
    return torch.softmax(logits, dim=1) if workload == "mlp" else torch.sigmoid(logits)


def predicted_by(workload, logits):
    return logits.argmax(dim=1) if workload == "mlp" else (logits[:, 0] > 0).long()


def fresh(start):
    return {name: value.clone().requires_grad_() for name, value in start.items()}


def train(workload, optimiser, start, x, labels, batch):
    parameters = fresh(start)
    kind = {"sgd": torch.optim.SGD, "adam": torch.optim.Adam}[optimiser]
    stepper = kind(parameters.values(), lr=LEARNING_RATES[optimiser])
    losses = []
    batches = list(zip(x.split(batch), labels.split(batch)))
    for step in range(STEPS):
        rows, classes = batches[step % len(batches)]
        stepper.zero_grad()
        loss = loss_of(workload, forward(parameters, rows), classes)
        loss.backward()
        stepper.step()
        losses.append(float(f"{loss.item():.9g}"))
    return {"learning_rate": LEARNING_RATES[optimiser], "losses": losses, "after": by_name(parameters)}


def case(name, workload, samples, batch, features, classes, hidden=0, layers=0, seed=1):
    random = np.random.default_rng(seed)
    widths = [features] + [hidden] * layers + [classes if workload == "mlp" else 1]
    names = [f"hidden{i + 1}" for i in range(layers)] + ["output" if workload == "mlp" else "linear"]
    start = {}
    for layer, inputs, outputs in zip(names, widths, widths[1:]):
        start[f"{layer}_weights"] = given(random, 1.2 / inputs**0.5, inputs, outputs)
        start[f"{layer}_bias"] = given(random, 0.3, outputs)
    x = given(random, 1.0, samples, features)
    labels = torch.tensor(random.integers(0, classes, samples))

    parameters = fresh(start)
    logits = forward(parameters, x[:batch])
    loss = loss_of(workload, logits, labels[:batch])
    loss.backward()
    settings = {"samples": samples, "batch": batch, "features": features}
    if workload == "mlp":
        settings.update({"hidden": hidden, "layers": layers, "classes": classes})
    return {
        "name": name,
        "workload": workload,
        "parameters": settings,
        "x": flat(x, 6),
        "labels": labels.tolist(),
        "start": by_name(start, 6),
        "loss": float(f"{loss.item():.9g}"),
        "accuracy": (predicted_by(workload, logits) == labels[:batch]).double().mean().item(),
        "probabilities": flat(probabilities_of(workload, logits), 9),
        "gradients": by_name({key: value.grad for key, value in parameters.items()}),
        "sgd": train(workload, "sgd", start, x, labels, batch),
        "adam": train(workload, "adam", start, x, labels, batch),
    }


def main():
    cases = [
        case("two hidden layers", "mlp", samples=7, batch=7, features=3, classes=3, hidden=5, layers=2),
        case("one hidden layer, last batch smaller", "mlp", 17, 7, features=2, classes=2, hidden=4, layers=1, seed=2),
        case("four hidden layers, one feature", "mlp", 6, 3, features=1, classes=4, hidden=3, layers=4, seed=3),
        case("wider than a vector register", "mlp", 5, 5, features=9, classes=2, hidden=19, layers=2, seed=4),
        case("logistic", "logistic-regression", samples=12, batch=5, features=4, classes=2, seed=5),
    ]
    content = ",\n".join(
        "{" + ",\n ".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in entry.items()) + "}"
        for entry in cases
    )
    pathlib.Path(__file__).with_name("mlp.json").write_text(f"[\n{content}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
