#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes numpy.json: what NumPy's legacy generator gives, for the tests of src/data/.

Run with Debian's python3-numpy: python3 tests/golden/make_numpy_golden.py

Layout; every hash is FNV-1a (64 bit, as hexadecimal text) of the values' bytes, little-endian:

streams: each from a fresh RandomState(seed), the draws made in the order of the keys
  seed
  uniform      first values of random_sample(1500)     uniform_hash      of all, float64
  randn        first values of randn(100001), float64  randn_hash        of all, as float32
  permutation  first values of permutation(70000)      permutation_hash  of all, as int32
  shuffle      1, 4, 9, … shuffled, whole (257 values)
  after        random_sample() last of all: the streams are still in step

logistic: the set of preset 3 at several sizes
  samples, features, seed
  x            first values, row-major                 x_hash            of all, float32
  ones         samples of class 1                      labels_hash       of all, as int32
"""
import json
import pathlib

import numpy as np


def fnv1a(array, dtype):
    value = 0xCBF29CE484222325
    for byte in array.astype(dtype).tobytes():
        value = ((value ^ byte) * 0x100000001B3) & 0xFFFFFFFFFFFFFFFF
    return f"{value:016x}"


def stream(seed):
    random = np.random.RandomState(seed)
    uniform = random.random_sample(1500)
    randn = random.randn(100001)
    permutation = random.permutation(70000)
    shuffled = np.arange(1, 258, dtype=np.int32) ** 2
    random.shuffle(shuffled)
    return {
        "seed": seed,
        "uniform": uniform[:5].tolist(),
        "uniform_hash": fnv1a(uniform, "<f8"),
        "randn": randn[:9].tolist(),
        "randn_hash": fnv1a(randn, "<f4"),
        "permutation": permutation[:5].tolist(),
        "permutation_hash": fnv1a(permutation, "<i4"),
        "shuffle": shuffled.tolist(),
        "after": random.random_sample(),
    }


def logistic(samples, features, seed):
    random = np.random.RandomState(seed)
    x = random.randn(samples, features).astype(np.float32)
    signal = x[:, 0] + 0.5 * x[:, 1] if features > 1 else x[:, 0]
    labels = signal + 0.3 * random.randn(samples) > 0
    return {
        "samples": samples,
        "features": features,
        "seed": seed,
        "x": x.ravel()[:5].tolist(),
        "x_hash": fnv1a(x, "<f4"),
        "ones": int(labels.sum()),
        "labels_hash": fnv1a(labels, "<i4"),
    }


def main():
    streams = [stream(seed) for seed in (0, 42, 2**31, 2**32 - 1)]
    sets = [logistic(10000, 100, 42), logistic(1003, 1, 7), logistic(777, 3, 0)]
    content = ",\n".join(
        f'"{name}": [\n' + ",\n".join(json.dumps(entry) for entry in entries) + "\n]"
        for name, entries in (("streams", streams), ("logistic", sets))
    )
    path = pathlib.Path(__file__).with_name("numpy.json")
    path.write_text("{\n" + content + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
