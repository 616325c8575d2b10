# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The workloads in JAX: a whole step is one jitted function whose state (weights, the optimiser's means) is donated.

Data stay on the device, steps are queued, and only results that are read, or the last step, are waited for. Compiling
is done when work is prepared, once for each size of a batch.
"""
import functools
import os
import pkgutil

os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # or it takes most of a card's memory for itself

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

import engine
import jax_networks

MATMUL_PRECISION = {"fp32": "highest", "tf32": "tensorfloat32", "bf16": "bfloat16"}


class JaxExecution(engine.Execution):
    """Data on the device, or in host memory where each batch is copied."""

    pending = ()  # what the last step left, perhaps not complete

    def __init__(self, work, options, device):
        self.device = device
        self.precision = MATMUL_PRECISION[options.get("precision", "fp32")]
        super().__init__(work)
        self.data = {}
        for name in work.of_role("dataset"):
            data = self.as_here(name, work.arrays[name])
            self.data[name] = data if work.per_batch else jax.device_put(data, device)

    def as_here(self, name, data):
        """A dataset as the network wants it."""
        del name
        return data

    def set_order(self, order):
        order = order.astype(np.int32)
        self.order = order if self.work.per_batch else jax.block_until_ready(jax.device_put(order, self.device))

    def arguments(self, names, first, last):
        """Of a step on samples `first` to `last` - 1: the batch itself, or where to take it from the resident data."""
        if not self.work.per_batch:
            order = self.order if self.work.shuffled else None
            return [self.data[name] for name in names], order, np.int32(first)
        rows = self.order[first:last] if self.work.shuffled else slice(first, last)
        return [jax.device_put(self.data[name][rows], self.device) for name in names], None, None

    def compile(self, function, *arguments, **donated):
        """`function` compiled for these arguments."""
        with jax.default_matmul_precision(self.precision):
            return jax.jit(function, **donated).lower(*arguments).compile()

    def sizes(self):
        """(first, last) of the first and of the last step of an epoch, where the last one is smaller."""
        work = self.work
        first = (work.steps_per_epoch - 1) * work.batch_rows
        return {last - begin: (begin, last) for begin, last in ((first, work.samples), (0, work.batch_rows))}

    def finish(self):
        jax.block_until_ready(self.pending)

    def out(self, result):
        """`result` in host memory, where the parameters want results there."""
        return np.asarray(result) if self.work.per_batch else result


def batch_of(rows, data, order, first):
    """The rows of a step from the data, within a jitted function."""
    if first is None:  # it is the batch
        return data
    if order is None:
        return [lax.dynamic_slice_in_dim(each, first, rows) for each in data]
    taken = lax.dynamic_slice_in_dim(order, first, rows)
    return [jnp.take(each, taken, axis=0, mode="clip") for each in data]


class Product(JaxExecution):
    """Two vectors, element by element (any length), or two matrices (m, k) (k, n)."""

    def __init__(self, work, options, device):
        super().__init__(work, options, device)
        vectors = work.workload == "vector-multiply"
        self.product = self.compile((lambda a, b: a * b) if vectors else (lambda a, b: a @ b), *self.factors())

    def factors(self):
        """Both, on the device."""
        return [jax.device_put(self.data[name], self.device) for name in ("a", "b")]

    def step(self, first, last):
        self.pending = self.out(self.product(*self.factors()))

    def result(self, name):
        return np.asarray(self.pending)


class Mandelbrot(JaxExecution):
    """x (width), y (height) -> counts (height, width)."""

    def __init__(self, work, options, device):
        self.double = work.arrays["x"].dtype == np.float64
        with self.numbers():
            super().__init__(work, options, device)
            function = functools.partial(picture, int(work.parameters["iterations"]), work.parameters["horizon"])
            self.picture = self.compile(function, *self.axes())

    def numbers(self):
        """A context that lets float64 be what it is."""
        return (jax.enable_x64 if hasattr(jax, "enable_x64") else jax.experimental.enable_x64)(self.double)

    def axes(self):
        """Both, on the device."""
        return [jax.device_put(self.data[name], self.device) for name in ("x", "y")]

    def step(self, first, last):
        with self.numbers():
            self.pending = [self.out(each) for each in self.picture(*self.axes())]

    def result(self, name):
        return engine.mandelbrot_result(self.work, name, np.asarray(self.pending[0]))


def picture(iterations, horizon, x, y):
    """Counts (height, width): the last iteration at whose start |z| was below the horizon, 0 where it was the last of
    all; and the parts of the last z."""
    cx, cy = jnp.meshgrid(x, y)

    def iteration(_, state):
        zx, zy, counts = state
        xx, yy = zx * zx, zy * zy
        inside = xx + yy < horizon * horizon
        return jnp.where(inside, xx - yy + cx, zx), jnp.where(inside, 2 * (zx * zy) + cy, zy), counts + inside

    zero = jnp.zeros_like(cx)
    zx, zy, counts = lax.fori_loop(0, iterations, iteration, (zero, zero, jnp.zeros(cx.shape, jnp.int32)))
    return jnp.where(counts == iterations, 0, counts - 1), zx, zy


class Classifier(JaxExecution):
    """A network with a loss: training steps, or predictions."""

    def __init__(self, work, options, device):
        self.network = jax_networks.network_of(work)
        super().__init__(work, options, device)
        weights = {name: jax.device_put(self.network.to_here(name, work.arrays[name]), device)
                   for name in work.of_role("parameter")}
        self.steps = 0  # that have trained
        self.compiled = {}
        self.result_of_step = {}
        self.inputs = [self.network.inputs, self.network.targets] if work.training else [self.network.inputs]
        if work.training:
            start, self.update = jax_networks.OPTIMISERS[work.optimizer]
            self.state = weights, jax.device_put(start(weights), device)
        else:
            self.state = weights
        for rows, (first, last) in self.sizes().items():
            arguments = self.state, *self.arguments(self.inputs, first, last)
            if work.training:
                function = functools.partial(self.train, rows)
                self.compiled[rows] = self.compile(function, *arguments, self.rate(), donate_argnums=0)
            else:
                self.compiled[rows] = self.compile(functools.partial(self.predict, rows), *arguments)

    def as_here(self, name, data):
        return self.network.to_here(name, data)

    def rate(self):
        """The learning rate of the next step."""
        if self.work.optimizer == "adamw":
            return np.float32(engine.cosine_rate(self.work.parameters, self.steps))
        return np.float32(self.work.learning_rate)

    def train(self, rows, state, data, order, first, rate):
        """A whole step: the new state, and what is read of it."""
        x, labels = batch_of(rows, data, order, first)
        labels = labels.ravel()

        def loss_of(weights):
            scores = self.network.scores(weights, x)
            return self.network.loss(scores, labels), scores

        (loss, scores), gradients = jax.value_and_grad(loss_of, has_aux=True)(state[0])
        read = {"loss": loss, "output": scores}
        if self.work.reads_loss:
            read["accuracy"] = jnp.mean(self.network.classes(scores) == labels)
        return self.update(*state, gradients, rate), read

    def predict(self, rows, weights, data, order, first):
        """What inference is for."""
        return self.network.predict(self.network.scores(weights, *batch_of(rows, data, order, first)))

    def step(self, first, last):
        arguments = self.arguments(self.inputs, first, last)
        if not self.work.training:
            self.pending = self.out(self.compiled[last - first](self.state, *arguments))
            return
        self.state, read = self.compiled[last - first](self.state, *arguments, self.rate())
        self.steps += 1
        if self.work.reads_loss:
            read["loss"], read["accuracy"] = float(read["loss"]), float(read["accuracy"])
        self.pending = read

    def finish(self):
        jax.block_until_ready((self.pending, self.state))

    def result(self, name):
        if not self.work.training:
            return np.asarray(self.pending)
        value = self.pending[name]
        return np.asarray(self.network.probabilities(value) if name == "output" else value)

    def weights(self):
        """By Overtake's names."""
        return self.state[0] if self.work.training else self.state

    def parameter(self, name):
        return self.network.from_here(name, np.asarray(self.weights()[name]))

    def set_parameter(self, name, values):
        # A copy: on the CPU JAX would share the memory.
        self.weights()[name] = jax.device_put(np.array(self.network.to_here(name, values)), self.device)


WORKLOADS = {
    "vector-multiply": Product,
    "matrix-multiply": Product,
    "mandelbrot": Mandelbrot,
    "logistic-regression": Classifier,
    "mlp": Classifier,
    "cnn": Classifier,
    "gpt": Classifier,
}


class Engine(engine.Engine):
    id = "jax"
    name = "JAX"

    def __init__(self):
        self.cards = []
        if os.environ.get("JAX_PLATFORMS") != "cpu" and any(
                module.name.startswith("jax_") and "plugin" in module.name for module in pkgutil.iter_modules()):
            self.cards = [device for device in jax.devices() if device.platform == "gpu"]
        self.devices = [f"cuda:{i}" for i in range(len(self.cards))] + ["cpu"]

    def kind(self):
        return "gpu" if self.cards else "cpu"

    def device(self):
        return self.cards[0].device_kind if self.cards else engine.cpu_name()

    def detail(self):
        return f"JAX {jax.__version__}"

    def options(self):
        options = [engine.choice_option("device", self.devices, "Where the arrays live and the work is done."),
                   engine.threads_option()]
        if self.cards:
            options.append({**engine.choice_option(
                "precision", list(MATMUL_PRECISION), "How exactly the numbers that matrix products multiply are kept: "
                "fp32 as they are, tf32 with 11 bits, bf16 with 8."), "advanced": True})
        return options

    def called(self, options):
        return f"{self.name} jit"

    def details(self, options):
        return [engine.place_detail(options)] + engine.precision_details(options)

    def free_bytes(self, options):
        if options["device"] == "cpu":
            return engine.free_host_bytes()
        known = self.device_of(options).memory_stats() or {}
        return known["bytes_limit"] - known["bytes_in_use"] if "bytes_limit" in known else -1

    def device_of(self, options):
        """JAX's device of the option."""
        if options["device"] == "cpu":
            return jax.devices("cpu")[0]
        return self.cards[int(options["device"].partition(":")[2])]

    def own_process(self, options):
        if options["device"] != "cpu":
            return None
        if options.get("precision", "fp32") != "fp32":
            raise engine.Failure("Only cards have tf32 and bf16 here: choose fp32 for the CPU.", "use")
        return {"JAX_PLATFORMS": "cpu", "NPROC": str(options["threads"])}  # XLA's threads

    def prepare(self, work, options):
        if work.workload not in WORKLOADS:
            self.missing(work.workload)
        execution = WORKLOADS[work.workload](work, options, self.device_of(options))
        execution.threads = options["threads"] if options["device"] == "cpu" else 1
        return execution
