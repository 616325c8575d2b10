# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The workloads' steps in JAX on the CPU, for compare_frameworks.py: the whole step is one jitted function whose state
(weights, the optimiser's means, the place in the epoch) is donated; the data stay on the device, and the batch is taken
by shuffled indices. Steps are queued, and only the last one of a sample is waited for.

    python3 jax_steps.py THREADS
"""
import os
import sys

os.environ["JAX_PLATFORMS"] = "cpu"
os.environ["NPROC"] = sys.argv[1]  # XLA's threads
if sys.argv[1] == "1":  # those who hand out the work as well
    os.sched_setaffinity(0, [min(os.sched_getaffinity(0))])

import jax
import jax.numpy as jnp
from jax import lax
from jax.nn import relu

from step_server import serve

KEYS = iter(jax.random.split(jax.random.key(42), 4096))  # for all that is drawn


def sgd(rate=0.001):
    def update(weights, gradients, _):
        return jax.tree.map(lambda w, g: w - rate * g, weights, gradients), ()

    return (lambda weights: ()), update


def adam(rate=0.001, beta1=0.9, beta2=0.999, epsilon=1e-8, decay=0.0):
    """AdamW where `decay` is not 0: of matrices only, as nanoGPT has it."""
    def start(weights):
        return jax.tree.map(jnp.zeros_like, weights), jax.tree.map(jnp.zeros_like, weights), jnp.float32(0)

    def update(weights, gradients, means):
        first, second, count = means
        count += 1
        first = jax.tree.map(lambda m, g: beta1 * m + (1 - beta1) * g, first, gradients)
        second = jax.tree.map(lambda v, g: beta2 * v + (1 - beta2) * g * g, second, gradients)
        scale, root = rate / (1 - beta1**count), lax.rsqrt(1 - beta2**count)
        weights = jax.tree.map(
            lambda w, m, v: (1 - rate * decay * (w.ndim == 2)) * w - scale * m / (jnp.sqrt(v) * root + epsilon),
            weights, first, second)
        return weights, (first, second, count)

    return start, update


def clip(gradients, norm):
    length = jnp.sqrt(sum(jnp.sum(g * g) for g in jax.tree.leaves(gradients)))
    scale = jnp.minimum(norm / (length + 1e-6), 1)
    return jax.tree.map(lambda g: scale * g, gradients)


def uniform(shape, inputs):
    """PyTorch's way to start."""
    return jax.random.uniform(next(KEYS), shape, minval=-(inputs**-0.5), maxval=inputs**-0.5)


def dense(inputs, outputs):
    return uniform((inputs, outputs), inputs), uniform((outputs,), inputs)


def training(forward, weights, x, labels, batch, optimiser, clip_norm=None):
    start, update = optimiser
    samples = len(x)
    order = jax.random.permutation(next(KEYS), samples)

    def loss_of(weights, x, labels):
        scores = forward(weights, x)
        loss = jnp.mean(jax.nn.logsumexp(scores, -1) - jnp.take_along_axis(scores, labels[:, None], 1)[:, 0])
        return loss, jnp.mean(jnp.argmax(scores, -1) == labels)

    def step(state, x, labels, order):
        weights, means, position = state
        rows = lax.dynamic_slice(order, (position,), (batch,))
        taken = [jnp.take(data, rows, axis=0, mode="clip") for data in (x, labels)]
        (loss, accuracy), gradients = jax.value_and_grad(loss_of, has_aux=True)(weights, taken[0], taken[1].ravel())
        if clip_norm is not None:
            gradients = clip(gradients, clip_norm)
        weights, means = update(weights, gradients, means)
        return (weights, means, (position + batch) % (samples - batch)), (loss, accuracy)

    step = jax.jit(step, donate_argnums=0)
    state = weights, start(weights), jnp.int32(0)

    def run():
        nonlocal state
        state, read = step(state, x, labels, order)
        return state, read

    return run


def mlp(batch, features, samples, hidden=None, widths=None, classes=2, optimizer="sgd"):
    sizes = [features, *(map(int, widths.split(",")) if widths else (hidden, hidden)), classes]

    def forward(weights, x):
        for w, b in weights[:-1]:
            x = relu(x @ w + b)
        w, b = weights[-1]
        return x @ w + b

    x = jax.random.normal(next(KEYS), (samples, features))
    labels = jax.random.randint(next(KEYS), (samples,), 0, classes)
    weights = [dense(*pair) for pair in zip(sizes, sizes[1:])]
    return training(forward, weights, x, labels, batch, dict(sgd=sgd, adam=adam)[optimizer]())


def cnn(batch, samples, filters, optimizer):
    """Pictures as (b, rows, columns, channels), as JAX's own networks have them."""
    def layer(weights, x):
        w, b = weights
        x = relu(lax.conv_general_dilated(x, w, (1, 1), "VALID", dimension_numbers=("NHWC", "HWIO", "NHWC")) + b)
        b, r, c, f = x.shape  # the gradient of lax.reduce_window takes far longer
        return x[:, :r // 2 * 2, :c // 2 * 2].reshape(b, r // 2, 2, c // 2, 2, f).max((2, 4))

    def forward(weights, x):
        first, second, (w, b) = weights
        return layer(second, layer(first, x)).reshape(len(x), -1) @ w + b

    def filters_of(inputs, outputs):
        return uniform((3, 3, inputs, outputs), 9 * inputs), uniform((outputs,), 9 * inputs)

    x = jax.random.uniform(next(KEYS), (samples, 32, 32, 3))
    labels = jax.random.randint(next(KEYS), (samples,), 0, 10)
    weights = [filters_of(3, filters), filters_of(filters, 2 * filters), dense(2 * filters * 36, 10)]
    return training(forward, weights, x, labels, batch, dict(sgd=sgd, adam=adam)[optimizer]())


def gpt(layers, heads, channels, context, batch, samples, vocabulary):
    """nanoGPT's network and way of training, without dropout and biases."""
    def norm(x, gain):
        x = x - jnp.mean(x, -1, keepdims=True)
        return x * lax.rsqrt(jnp.mean(x * x, -1, keepdims=True) + 1e-5) * gain

    def block(weights, x):
        b, t, c = x.shape
        qkv = (norm(x, weights["norm1"]) @ weights["attention"]).reshape(b, t, 3, heads, c // heads)
        y = jax.nn.dot_product_attention(qkv[:, :, 0], qkv[:, :, 1], qkv[:, :, 2], is_causal=True)
        x = x + y.reshape(b, t, c) @ weights["projection"]
        return x + jax.nn.gelu(norm(x, weights["norm2"]) @ weights["up"], approximate=False) @ weights["down"]

    def forward(weights, tokens):
        x = weights["table"][tokens] + weights["positions"]
        for each in weights["blocks"]:
            x = block(each, x)
        return (norm(x, weights["norm"]) @ weights["table"].T).reshape(-1, vocabulary)

    def normal(*shape):
        return 0.02 * jax.random.normal(next(KEYS), shape)

    def gain():
        return jnp.ones(channels)

    weights = dict(
        table=normal(vocabulary, channels), positions=normal(context, channels), norm=gain(),
        blocks=[dict(norm1=gain(), attention=normal(channels, 3 * channels), projection=normal(channels, channels),
                     norm2=gain(), up=normal(channels, 4 * channels), down=normal(4 * channels, channels))
                for _ in range(layers)])
    text = jax.random.randint(next(KEYS), (samples, context + 1), 0, vocabulary)
    return training(forward, weights, text[:, :-1], text[:, 1:], batch, adam(beta2=0.99, decay=0.1), clip_norm=1.0)


def logistic_regression(samples, features, batch):
    @jax.jit
    def step(weights, x, position):
        w, b = weights
        return (jax.nn.sigmoid(lax.dynamic_slice_in_dim(x, position, batch) @ w + b),
                (position + batch) % (samples - batch))

    x, weights = jax.random.normal(next(KEYS), (samples, features)), dense(features, 1)
    position = jnp.int32(0)

    def run():
        nonlocal position
        result, position = step(weights, x, position)
        return result

    return run


def main():
    makers = {"mlp": mlp, "cnn": cnn, "gpt": gpt, "logistic-regression": logistic_regression}
    serve(lambda workload, parameters: makers[workload](**parameters), jax.block_until_ready,
          dict(version=jax.__version__, device="the CPU"))


if __name__ == "__main__":
    main()
