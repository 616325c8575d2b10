#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes gpt.json: loss, gradients and trained weights of tiny GPTs, as PyTorch computes them in float64.

Run with Debian's python3-torch (1.13): python3 tests/golden/make_gpt_golden.py

Layout: a list of cases.
  name
  parameters     of the workload gpt
  tokens         (samples, context), flat; targets alike
  start          parameter tensors by name, flat, row-major: weights are (in, out), so y = x W
  loss           of the first step: rows 0 ... batch-1 at the start values
  gradients      of the first step's loss, by parameter name, before clipping
  norm           of all these gradients together
  losses         of the steps before each update, step i with the i-th batch of the rows in their order, beginning again
                 after the last one
  after          the parameters after these steps of torch.optim.AdamW as nanoGPT configures it: betas 0.9 and 0.99, decay
                 0.1 on parameters with two dimensions, gradients clipped to norm 1, rate by nanoGPT's get_lr

Given values have few digits and stand for the nearest float32; the results are rounded to 7 significant digits.
"""
import json
import math
import pathlib

import numpy as np
import torch
import torch.nn.functional as F

STEPS = 6


def given(random, scale, *shape):
    values = np.round(scale * random.standard_normal(shape), 3).astype(np.float32)
    return torch.tensor(values.astype(np.float64))


def flat(tensor, digits=7):
    return [float(f"{value:.{digits}g}") for value in tensor.detach().reshape(-1).tolist()]


def by_name(parameters, digits=7):
    return {name: flat(value, digits) for name, value in parameters.items()}


def start_values(random, settings):
    channels, vocabulary = settings["channels"], settings["vocabulary"]
    start = {
        "token_embedding": given(random, 0.5, vocabulary, channels),
        "position_embedding": given(random, 0.5, settings["context"], channels),
    }
    scale = 1 / channels**0.5
    for layer in range(1, settings["layers"] + 1):
        block = f"block{layer}"
        start[f"{block}_norm1_gain"] = 1 + given(random, 0.2, channels)
        start[f"{block}_attention_weights"] = given(random, 1.5 * scale, channels, 3 * channels)
        start[f"{block}_attention_projection"] = given(random, scale, channels, channels)
        start[f"{block}_norm2_gain"] = 1 + given(random, 0.2, channels)
        start[f"{block}_mlp_weights"] = given(random, scale, channels, 4 * channels)
        start[f"{block}_mlp_projection"] = given(random, scale / 2, 4 * channels, channels)
    start["final_norm_gain"] = 1 + given(random, 0.2, channels)
    # A sum of float32 numbers need not be one.
    return {name: value.float().double() for name, value in start.items()}


def norm(x, gain):
    return F.layer_norm(x, gain.shape, gain, None, 1e-5)


def attention(x, weights, projection, heads):
    batch, length, channels = x.shape
    q, k, v = (part.view(batch, length, heads, -1).transpose(1, 2) for part in (x @ weights).split(channels, dim=2))
    scores = (q @ k.transpose(-2, -1)) / math.sqrt(k.size(-1))
    mask = torch.tril(torch.ones(length, length)) == 0
    shares = F.softmax(scores.masked_fill(mask, -math.inf), dim=-1)
    return (shares @ v).transpose(1, 2).reshape(batch, length, channels) @ projection


def loss_of(p, settings, tokens, targets):
    x = p["token_embedding"][tokens] + p["position_embedding"]
    for layer in range(1, settings["layers"] + 1):
        block = f"block{layer}"
        x = x + attention(
            norm(x, p[f"{block}_norm1_gain"]),
            p[f"{block}_attention_weights"],
            p[f"{block}_attention_projection"],
            settings["heads"],
        )
        hidden = norm(x, p[f"{block}_norm2_gain"]) @ p[f"{block}_mlp_weights"]
        x = x + F.gelu(hidden) @ p[f"{block}_mlp_projection"]
    logits = norm(x, p["final_norm_gain"]) @ p["token_embedding"].T
    return F.cross_entropy(logits.reshape(-1, logits.size(-1)), targets.reshape(-1))


def rate(iteration, highest, settings):
    """get_lr of nanoGPT's train.py"""
    warmup, decay, lowest = settings["warmup_steps"], settings["decay_steps"], highest / 10
    if iteration < warmup:
        return highest * (iteration + 1) / (warmup + 1)
    if iteration > decay:
        return lowest
    share = (iteration - warmup) / (decay - warmup)
    return lowest + 0.5 * (1 + math.cos(math.pi * share)) * (highest - lowest)


def fresh(start):
    return {name: value.clone().requires_grad_() for name, value in start.items()}


def train(start, settings, highest, tokens, targets):
    parameters = fresh(start)
    matrices = [p for p in parameters.values() if p.dim() >= 2]
    vectors = [p for p in parameters.values() if p.dim() < 2]
    groups = [{"params": matrices, "weight_decay": 0.1}, {"params": vectors, "weight_decay": 0.0}]
    stepper = torch.optim.AdamW(groups, lr=highest, betas=(0.9, 0.99))
    batches = list(zip(tokens.split(settings["batch"]), targets.split(settings["batch"])))
    losses = []
    for step in range(STEPS):
        for group in stepper.param_groups:
            group["lr"] = rate(step, highest, settings)
        stepper.zero_grad()
        loss = loss_of(parameters, settings, *batches[step % len(batches)])
        loss.backward()
        torch.nn.utils.clip_grad_norm_(parameters.values(), 1.0)
        stepper.step()
        losses.append(float(f"{loss.item():.9g}"))
    return losses, by_name(parameters)


def case(name, seed, highest, **settings):
    random = np.random.default_rng(seed)
    shape = (settings["samples"], settings["context"])
    tokens = torch.tensor(random.integers(0, settings["vocabulary"], shape))
    targets = torch.tensor(random.integers(0, settings["vocabulary"], shape))
    start = start_values(random, settings)
    parameters = fresh(start)
    loss = loss_of(parameters, settings, tokens[: settings["batch"]], targets[: settings["batch"]])
    loss.backward()
    gradients = {key: value.grad for key, value in parameters.items()}
    losses, after = train(start, settings, highest, tokens, targets)
    return {
        "name": name,
        "parameters": settings,
        "learning_rate": highest,
        "tokens": tokens.reshape(-1).tolist(),
        "targets": targets.reshape(-1).tolist(),
        "start": by_name(start, 9),
        "loss": float(f"{loss.item():.9g}"),
        "norm": float(f"{math.sqrt(sum((g * g).sum().item() for g in gradients.values())):.9g}"),
        "gradients": by_name(gradients),
        "losses": losses,
        "after": after,
    }


def main():
    cases = [
        case("two layers, last batch smaller", 1, 0.01, samples=5, batch=3, layers=2, heads=2, channels=8, context=6,
             vocabulary=7, warmup_steps=2, decay_steps=4),
        case("three heads", 2, 0.003, samples=2, batch=2, layers=1, heads=3, channels=9, context=9, vocabulary=5,
             warmup_steps=0, decay_steps=20),
    ]
    content = ",\n".join(
        "{" + ",\n ".join(f"{json.dumps(key)}: {json.dumps(value)}" for key, value in entry.items()) + "}"
        for entry in cases
    )
    pathlib.Path(__file__).with_name("gpt.json").write_text(f"[\n{content}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
