# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""CuPy without a card: arrays that compute with NumPy and, as CuPy's, go with nothing but their own kind and scalars.

OVERTAKE_TEST_CARDS is how many cards there are (1); with 0 the runtime finds no driver.
"""
import contextlib
import os
import sys
import types

import numpy as np

__version__ = "0 (a stand-in)"


class ndarray:
    """An array on the card."""

    __array_ufunc__ = None  # an operator between one of NumPy's and this one is for this one to refuse

    def __init__(self, values):
        self.values = np.asarray(values)

    def __array__(self, *_, **__):
        raise TypeError("Implicit conversion to a NumPy array is not allowed.")

    def __getattr__(self, name):
        found = getattr(self.values, name)
        return wrapped(found) if callable(found) else on_card(found)

    def __getitem__(self, key):
        return on_card(self.values[on_host(key)])

    def __setitem__(self, key, values):
        self.values[on_host(key)] = on_host(values)

    def __len__(self):
        return len(self.values)

    def __float__(self):
        return float(self.values)

    def __bool__(self):
        return bool(self.values)


def on_host(value):
    """What NumPy computes with."""
    if isinstance(value, ndarray):
        return value.values
    if isinstance(value, tuple):
        return tuple(map(on_host, value))
    if isinstance(value, np.ndarray):
        raise TypeError("Unsupported type numpy.ndarray")
    return value


def on_card(value):
    """Arrays, those of no dimension too, as CuPy returns them."""
    return ndarray(value) if isinstance(value, (np.ndarray, np.generic)) else value


def wrapped(function):
    """A function of NumPy's for arrays on the card."""

    def call(*arguments, **named):
        named = {key: on_host(value) for key, value in named.items()}
        return on_card(function(*map(on_host, arguments), **named))

    return call


def operator(name):
    return lambda self, *others: on_card(getattr(self.values, name)(*map(on_host, others)))


def in_place(name):
    def change(self, other):
        getattr(self.values, name)(on_host(other))
        return self

    return change


for each in ("add", "sub", "mul", "truediv", "matmul", "pow"):
    setattr(ndarray, f"__{each}__", operator(f"__{each}__"))
    setattr(ndarray, f"__r{each}__", operator(f"__r{each}__"))
    setattr(ndarray, f"__i{each}__", in_place(f"__i{each}__"))
for each in ("neg", "invert", "lt", "le", "gt", "ge", "eq", "ne", "and", "or"):
    setattr(ndarray, f"__{each}__", operator(f"__{each}__"))
for each in ("abs", "arange", "exp", "linspace", "log", "log1p", "maximum", "sqrt", "zeros", "zeros_like"):
    globals()[each] = wrapped(getattr(np, each))
for each in ("complex64", "complex128", "float32", "float64", "int32"):
    globals()[each] = getattr(np, each)


def asarray(values):
    return values if isinstance(values, ndarray) else ndarray(np.array(values))


def asnumpy(values):
    return values.values.copy() if isinstance(values, ndarray) else np.asarray(values)


class CUDARuntimeError(RuntimeError):
    """As CuPy raises it."""


def count():
    cards = int(os.environ.get("OVERTAKE_TEST_CARDS", "1"))
    if cards == 0:
        raise CUDARuntimeError("cudaErrorNoDevice: no CUDA-capable device is detected")
    return cards


class Device(contextlib.nullcontext):
    def __init__(self, number):
        super().__init__()
        if not 0 <= number < count():
            raise CUDARuntimeError("cudaErrorInvalidDevice: invalid device ordinal")

    def use(self):
        """Makes it the current one."""
        print("used a card", file=sys.stderr)

    def synchronize(self):
        """Waits for it."""


def pool(name):
    return types.SimpleNamespace(free_bytes=lambda: 0, free_all_blocks=lambda: print(f"freed {name}", file=sys.stderr))


def get_default_memory_pool():
    return pool("device memory")


def get_default_pinned_memory_pool():
    return pool("pinned memory")


cuda = types.SimpleNamespace(
    Device=Device,
    runtime=types.SimpleNamespace(
        CUDARuntimeError=CUDARuntimeError, getDeviceCount=count, memGetInfo=lambda: (8 << 30, 16 << 30),
        getDeviceProperties=lambda number: {"name": b"Stand-in card"}))
