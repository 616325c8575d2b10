# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Works with known results: those of tests/golden, computed by other programs (make_*_golden.py there)."""
import json
import pathlib

import numpy as np

from worker_client import Work

GOLDEN = pathlib.Path(__file__).resolve().parents[1] / "golden"


def golden(name):
    """The cases of a file."""
    return json.loads((GOLDEN / f"{name}.json").read_text(encoding="utf-8"))


def floats(values, *shape):
    return np.array(values, np.float32).reshape(shape)


def integers(values, *shape):
    return np.array(values, np.int32).reshape(shape)


def network_work(case, **parameters):
    """A case of mlp.json."""
    given = case["parameters"]
    features, widths = given["features"], []
    if case["workload"] == "mlp":
        widths = [given["hidden"]] * given["layers"] + [given["classes"]]
        names = [f"hidden{i + 1}" for i in range(given["layers"])] + ["output"]
    else:
        widths, names = [1], ["linear"]
    start = {}
    for name, inputs, outputs in zip(names, [features, *widths], widths):
        start[f"{name}_weights"] = floats(case["start"][f"{name}_weights"], inputs, outputs)
        start[f"{name}_bias"] = floats(case["start"][f"{name}_bias"], outputs)
    datasets = {"x": floats(case["x"], given["samples"], features)}
    if parameters.get("mode") != "inference":
        datasets["labels"] = integers(case["labels"], given["samples"])
    return Work(case["workload"], {**given, "csv": "", "widths": "", **parameters}, datasets, start, given["samples"],
                given["batch"])


def picture_work(case, batch=None, **parameters):
    """A case of cnn.json."""
    given = case["parameters"]
    samples, filters, kernel, dense = (given[key] for key in ("samples", "filters", "kernel", "dense"))
    side = (((32 - kernel + 1) // 2) - kernel + 1) // 2
    flat = 2 * filters * side * side
    shapes = {"convolution1_weights": (filters, 3, kernel, kernel), "convolution1_bias": (filters,),
              "convolution2_weights": (2 * filters, filters, kernel, kernel), "convolution2_bias": (2 * filters,)}
    if dense:
        shapes |= {"dense_weights": (flat, dense), "dense_bias": (dense,)}
    shapes |= {"output_weights": (dense or flat, 10), "output_bias": (10,)}
    start = {name: floats(case["start"][name], *shape) for name, shape in shapes.items()}
    x = (np.arange(samples * 3 * 32 * 32) * 7919 % 256).astype(np.float32) / np.float32(255)
    datasets = {"x": x.reshape(samples, 3, 32, 32), "labels": integers(case["labels"], samples)}
    if parameters.get("mode") == "inference":
        del datasets["labels"]
    return Work("cnn", {**given, "data": "", **parameters}, datasets, start, samples, batch or given["batch"])


def text_work(case, **parameters):
    """A case of gpt.json."""
    given = case["parameters"]
    samples, channels, context = given["samples"], given["channels"], given["context"]
    shapes = {"token_embedding": (given["vocabulary"], channels), "position_embedding": (context, channels)}
    for layer in range(1, given["layers"] + 1):
        shapes |= {f"block{layer}_norm1_gain": (channels,),
                   f"block{layer}_attention_weights": (channels, 3 * channels),
                   f"block{layer}_attention_projection": (channels, channels),
                   f"block{layer}_norm2_gain": (channels,),
                   f"block{layer}_mlp_weights": (channels, 4 * channels),
                   f"block{layer}_mlp_projection": (4 * channels, channels)}
    shapes["final_norm_gain"] = (channels,)
    start = {name: floats(case["start"][name], *shape) for name, shape in shapes.items()}
    datasets = {"tokens": integers(case["tokens"], samples, context)}
    if parameters.get("mode") != "inference":
        datasets["targets"] = integers(case["targets"], samples, context)
    return Work("gpt", {**given, "learning_rate": case["learning_rate"], "text": "", **parameters}, datasets, start,
                samples, given["batch"])


def mandelbrot_work(place, width=24, height=18, **parameters):
    """A place of mandelbrot.json."""
    dtype = np.dtype(place["precision"])
    datasets = {"x": np.linspace(*place["x"], width).astype(dtype), "y": np.linspace(*place["y"], height).astype(dtype)}
    return Work("mandelbrot", {"width": width, "height": height, "iterations": place["iterations"],
                               "precision": place["precision"], "horizon": 2.0**40, **parameters}, datasets,
                samples=height, batch=height)
