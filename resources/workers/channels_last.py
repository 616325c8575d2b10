# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The arrays of the workload cnn for frameworks whose pictures have their channels last.

There: pictures (b, channels, rows, columns), filters (filters, channels, rows, columns), and the first dense layer
reads (filters, rows, columns). Here: (b, rows, columns, channels), (rows, columns, channels, filters) and (rows,
columns, filters). All else is alike.
"""
import numpy as np


def channels_last(work):
    """Two functions of a name and its array: from there to here, and back."""
    filters, _, kernel, _ = work.arrays["convolution2_weights"].shape
    side = ((32 - kernel + 1) // 2 - kernel + 1) // 2
    flat = f"{work.dense_layers()[0]}_weights"

    def to_here(name, values):
        if name == "x":
            return np.ascontiguousarray(values.transpose(0, 2, 3, 1))
        if values.ndim == 4:
            return np.ascontiguousarray(values.transpose(2, 3, 1, 0))
        if name == flat:
            return values.reshape(filters, side, side, -1).transpose(1, 2, 0, 3).reshape(values.shape)
        return values

    def from_here(name, values):
        if values.ndim == 4:
            return values.transpose(3, 2, 0, 1)
        if name == flat:
            return values.reshape(side, side, filters, -1).transpose(2, 0, 1, 3).reshape(values.shape)
        return values

    return to_here, from_here
