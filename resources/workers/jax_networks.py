# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The networks of the workloads as functions of their weights, and the optimisers, for jax_engine.py.

Weights are a dictionary by Overtake's names. Shapes: x (b, features), or (b, 32, 32, 3) with the channels last as JAX
has them; tokens (b, t); scores (b, classes), or (b t, vocabulary).
"""
import dataclasses
import typing

import jax
import jax.numpy as jnp
from jax import lax

from channels_last import channels_last


def cross_entropy(scores, labels):
    """The batch's mean, by softmax."""
    return jnp.mean(jax.nn.logsumexp(scores, -1) - jnp.take_along_axis(scores, labels[:, None], 1)[:, 0])


def binary_cross_entropy(scores, labels):
    """The batch's mean, by the sigmoid of scores (b, 1)."""
    z = scores[:, 0]
    return jnp.mean(jnp.maximum(z, 0) - z * labels + jnp.log1p(jnp.exp(-jnp.abs(z))))


def unchanged(name, values):
    """An array that is here as it is there."""
    del name
    return values


@dataclasses.dataclass
class Network:
    """What a classifier is."""

    scores: typing.Callable  # weights, x -> scores
    inputs: str = "x"  # dataset
    targets: str = "labels"
    loss: typing.Callable = cross_entropy  # scores, labels -> mean
    classes: typing.Callable = lambda scores: jnp.argmax(scores, -1)
    probabilities: typing.Callable = lambda scores: jax.nn.softmax(scores, -1)
    predict: typing.Callable = lambda scores: jnp.argmax(scores, -1)  # what inference gives out
    to_here: typing.Callable = unchanged  # name, Overtake's array -> this network's
    from_here: typing.Callable = unchanged


def network_of(work):
    """The Network of a workload."""
    return {"mlp": mlp, "logistic-regression": logistic_regression, "cnn": cnn, "gpt": gpt}[work.workload](work)


def dense(layers, weights, x):
    """Dense layers with ReLU in between."""
    for layer in layers[:-1]:
        x = jax.nn.relu(x @ weights[f"{layer}_weights"] + weights[f"{layer}_bias"])
    return x @ weights[f"{layers[-1]}_weights"] + weights[f"{layers[-1]}_bias"]


def mlp(work):
    """Dense layers."""
    layers = work.dense_layers()
    return Network(lambda weights, x: dense(layers, weights, x))


def logistic_regression(work):
    """One dense layer; its score is a logit."""
    del work
    return Network(lambda weights, x: dense(["linear"], weights, x), loss=binary_cross_entropy,
                   classes=lambda scores: scores[:, 0] > 0, probabilities=jax.nn.sigmoid, predict=jax.nn.sigmoid)


def cnn(work):
    """Two convolutions with ReLU and pooling, then dense layers."""
    layers = work.dense_layers()

    def convolution(weights, name, x):
        y = lax.conv_general_dilated(x, weights[f"{name}_weights"], (1, 1), "VALID",
                                     dimension_numbers=("NHWC", "HWIO", "NHWC"))
        y = jax.nn.relu(y + weights[f"{name}_bias"])
        b, r, c, f = y.shape  # pooling by reshape: the gradient of lax.reduce_window takes far longer
        return y[:, :r // 2 * 2, :c // 2 * 2].reshape(b, r // 2, 2, c // 2, 2, f).max((2, 4))

    def scores(weights, x):
        for name in ("convolution1", "convolution2"):
            x = convolution(weights, name, x)
        return dense(layers, weights, x.reshape(len(x), -1))

    to_here, from_here = channels_last(work)
    return Network(scores, to_here=to_here, from_here=from_here)


def gpt(work):
    """nanoGPT's network without dropout and biases; the table of tokens serves at both ends."""
    layers, heads = int(work.parameters["layers"]), int(work.parameters["heads"])

    def norm(x, gain):
        x = x - jnp.mean(x, -1, keepdims=True)
        return x * lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-5) * gain

    def block(weights, name, x):
        b, t, c = x.shape
        qkv = norm(x, weights[f"{name}_norm1_gain"]) @ weights[f"{name}_attention_weights"]
        q, k, v = jnp.moveaxis(qkv.reshape(b, t, 3, heads, c // heads), 2, 0)
        y = jax.nn.dot_product_attention(q, k, v, is_causal=True)
        x = x + y.reshape(b, t, c) @ weights[f"{name}_attention_projection"]
        hidden = norm(x, weights[f"{name}_norm2_gain"]) @ weights[f"{name}_mlp_weights"]
        return x + jax.nn.gelu(hidden, approximate=False) @ weights[f"{name}_mlp_projection"]

    def scores(weights, tokens):
        x = weights["token_embedding"][tokens] + weights["position_embedding"]
        for layer in range(1, layers + 1):
            x = block(weights, f"block{layer}", x)
        table = weights["token_embedding"]
        return (norm(x, weights["final_norm_gain"]) @ table.T).reshape(-1, len(table))

    return Network(scores, inputs="tokens", targets="targets", predict=lambda scores: scores)


# An optimiser: weights -> its state; weights, state, gradients, rate -> weights, state.


def sgd_update(weights, state, gradients, rate):
    """Plain."""
    return jax.tree.map(lambda w, g: w - rate * g, weights, gradients), state


def adam_start(weights):
    """Both means, and the steps done."""
    zeros = jax.tree.map(jnp.zeros_like, weights)
    return zeros, jax.tree.map(jnp.zeros_like, weights), jnp.zeros((), jnp.float32)


def adam_update(weights, state, gradients, rate, beta2=0.999, decay=0.0):
    """Kingma & Ba 2015, algorithm 1; with `decay`, of matrices only, Loshchilov & Hutter 2019, algorithm 2."""
    beta1, epsilon = 0.9, 1e-8
    first, second, count = state
    count += 1
    first = jax.tree.map(lambda m, g: beta1 * m + (1 - beta1) * g, first, gradients)
    second = jax.tree.map(lambda v, g: beta2 * v + (1 - beta2) * g * g, second, gradients)
    scale, root = rate / (1 - beta1**count), lax.rsqrt(1 - beta2**count)
    weights = jax.tree.map(
        lambda w, m, v: (1 - rate * decay * (w.ndim >= 2)) * w - scale * m / (jnp.sqrt(v) * root + epsilon),
        weights, first, second)
    return weights, (first, second, count)


def adamw_update(weights, state, gradients, rate):
    """As nanoGPT configures it: all gradients together are clipped to the norm 1."""
    length = jnp.sqrt(sum(jnp.sum(g * g) for g in jax.tree.leaves(gradients)))
    scale = jnp.minimum(1 / (length + 1e-6), 1)
    gradients = jax.tree.map(lambda g: scale * g, gradients)
    return adam_update(weights, state, gradients, rate, beta2=0.99, decay=0.1)


OPTIMISERS = {"sgd": (lambda weights: (), sgd_update), "adam": (adam_start, adam_update),
              "adamw": (adam_start, adamw_update)}
