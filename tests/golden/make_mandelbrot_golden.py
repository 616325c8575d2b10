#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Writes mandelbrot.json and mandelbrot_hot.png: counts as NumPy computes them, the picture as matplotlib shades it.

Run with NumPy and matplotlib (made with 2.4 and 3.11): python3 tests/golden/make_mandelbrot_golden.py

mandelbrot.json:
  complex   the reference case (1500 x 1250, 400 iterations, horizon 2^40) by NumPy's complex64 loop: sum of the counts,
            how many are 0, and the counts of every 25th row and column, flat. NumPy multiplies complex numbers with
            fused multiply-adds where the processor has AVX-512, so counts differ from one machine to the next.
  places    ten places, deep and shallow, in both precisions, by real arithmetic, each product and sum rounded: counts of
            24 x 18 points, flat, with x and y as NumPy's linspace gives them from `x` and `y` (first, last).
mandelbrot_hot.png: the reference case at 300 x 250, by real arithmetic (the darkest and the brightest slope of the whole
          picture set its contrast, and they lie inside the set, where z is chaotic), shaded; row 0 is y = -1.25.
"""
import json
import pathlib
import warnings

import matplotlib
import numpy as np
from matplotlib import colors, image

warnings.simplefilter("ignore")
HERE = pathlib.Path(__file__).parent
HORIZON = 2.0**40


def complex_loop(width, height, iterations):  # as published
    x = np.linspace(-2.25, 0.75, width).astype(np.float32)
    y = np.linspace(-1.25, 1.25, height).astype(np.float32)
    c = (x + y[:, None] * 1j).astype(np.complex64)
    counts = np.zeros(c.shape, dtype=int)
    z = np.zeros(c.shape, np.complex64)
    for n in range(iterations):
        inside = np.abs(z) < HORIZON
        counts[inside] = n
        z[inside] = z[inside] ** 2 + c[inside]
    counts[counts == iterations - 1] = 0
    return counts, z


def real_loop(x, y, iterations, real):
    cx, cy = np.meshgrid(x.astype(real), y.astype(real))
    zx, zy = np.zeros_like(cx), np.zeros_like(cy)
    counts = np.zeros(cx.shape, dtype=int)
    for n in range(iterations):
        inside = zx * zx + zy * zy < real(HORIZON) * real(HORIZON)
        counts[inside] = n
        xy = zx * zy
        nx = (zx * zx - zy * zy) + cx
        zx = np.where(inside, nx, zx)
        zy = np.where(inside, (xy + xy) + cy, zy)
    counts[counts == iterations - 1] = 0
    return counts, zx + zy * real(1) * 1j


PLACES = [  # centre x, centre y, span, iterations, precision
    (-0.75, 0.0, 3.0, 400, "float32"),
    (-0.7436, 0.1318, 0.01, 800, "float32"),
    (0.28, 0.008, 0.02, 1000, "float32"),
    (-1.25066, 0.02012, 0.001, 500, "float32"),
    (-0.1592, -1.0317, 0.05, 600, "float32"),
    (-0.75, 0.0, 3.0, 400, "float64"),
    (-0.743643887037151, 0.13182590420533, 1e-6, 3000, "float64"),
    (-0.743643887037151, 0.13182590420533, 1e-11, 4000, "float64"),
    (-1.768778833, -0.001738996, 1e-6, 1500, "float64"),
    (0.001643721971153, -0.822467633298876, 1e-8, 2500, "float64"),
]


def places():
    for cx, cy, span, iterations, precision in PLACES:
        x = [cx - span / 2, cx + span / 2]
        y = [cy - span * 3 / 8, cy + span * 3 / 8]
        counts, _ = real_loop(np.linspace(*x, 24), np.linspace(*y, 18), iterations, getattr(np, precision))
        assert len(np.unique(counts)) > 8, f"nothing happens at {x}, {y}"
        yield {
            "x": x,
            "y": y,
            "iterations": iterations,
            "precision": precision,
            "counts": counts.flatten().tolist(),
        }


def shaded(width, height, iterations):
    x = np.linspace(-2.25, 0.75, width)
    y = np.linspace(-1.25, 1.25, height)
    counts, z = real_loop(x, y, iterations, np.float32)
    log_horizon = np.log2(np.log(HORIZON))
    m = np.nan_to_num(counts + 1 - np.log2(np.log(abs(z))) + log_horizon)
    light = colors.LightSource(azdeg=315, altdeg=10)
    return light.shade(
        m, cmap=matplotlib.colormaps["hot"], vert_exag=1.5, norm=colors.PowerNorm(0.3), blend_mode="hsv"
    )


counts, _ = complex_loop(1500, 1250, 400)
golden = {
    "complex": {
        "sum": int(counts.sum()),
        "zeros": int((counts == 0).sum()),
        "every": 25,
        "counts": counts[::25, ::25].flatten().tolist(),
    },
    "places": list(places()),
}
(HERE / "mandelbrot.json").write_text(json.dumps(golden, separators=(",", ":")) + "\n")
image.imsave(HERE / "mandelbrot_hot.png", shaded(300, 250, 400))
