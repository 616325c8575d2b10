# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The workloads in NumPy, as one writes them there: whole arrays at a time, the derivatives by hand.

Array shapes: x (b, features), labels (b), weights (in, out), bias (out).
"""
import numpy as np

import engine
from blas_threads import blas_name, set_blas_threads


class ArrayExecution(engine.Execution):
    """With a module of arrays like NumPy: `xp` computes, `upload` and `download` are its ways in and out."""

    library = "NumPy"

    def __init__(self, work, xp=np, upload=np.asarray, download=np.asarray):
        self.xp, self.upload, self.download = xp, upload, download
        super().__init__(work)
        # Data that are copied batch by batch stay in host memory.
        self.data = {name: work.arrays[name] if work.per_batch else upload(work.arrays[name])
                     for name in work.of_role("dataset")}
        # NumPy's own arrays are the worker's: what is trained is a copy.
        self.parameters = {name: upload(work.arrays[name].copy()) for name in work.of_role("parameter")}

    def set_order(self, order):
        self.order = order if self.work.per_batch else self.upload(order)

    def batch(self, name, first, last):
        """Samples `first` to `last` - 1 of a dataset, where the work is done."""
        data = self.data[name]
        rows = data.take(self.order[first:last], axis=0) if self.work.shuffled else data[first:last]
        return self.upload(rows)

    def whole(self, name):
        """A dataset that every step takes whole."""
        return self.upload(self.data[name])

    def out(self, values):
        """`values` in host memory, where the parameters want results there."""
        return self.download(values) if self.work.per_batch else values

    def parameter(self, name):
        return self.download(self.parameters[name])

    def set_parameter(self, name, values):
        self.parameters[name][...] = self.upload(values)


class Multiply(ArrayExecution):
    """Two vectors, element by element (any length), or two matrices (m, k) (k, n)."""

    output = None

    def step(self, first, last):
        a, b = self.whole("a"), self.whole("b")
        self.output = self.out(a * b if self.work.workload == "vector-multiply" else a @ b)

    def result(self, name):
        return self.download(self.output)


class Trained(ArrayExecution):
    """A classifier: forward() gives its logits, backward() the gradients of its parameters."""

    loss = accuracy = logits = output = None

    def __init__(self, work, *place):
        super().__init__(work, *place)
        self.steps = 0  # of Adam
        self.moments = {name: (self.xp.zeros_like(value), self.xp.zeros_like(value))
                        for name, value in self.parameters.items()}

    def step(self, first, last):
        x = self.batch("x", first, last)
        if not self.work.training:
            self.output = self.out(self.predict(self.forward(x)))
            return
        labels = self.batch("labels", first, last)
        self.logits = self.forward(x)
        self.loss, dlogits = self.loss_and_gradient(labels)
        if self.work.reads_loss:
            self.accuracy = float((self.classes(self.logits) == labels).mean())
            self.loss = float(self.loss)
        self.update(self.backward(dlogits))

    def update(self, gradients):
        """Plain SGD, or Adam with its usual constants (Kingma & Ba 2015, algorithm 1)."""
        xp, rate = self.xp, self.work.learning_rate
        if self.work.optimizer == "sgd":
            for name, gradient in gradients.items():
                self.parameters[name] -= rate * gradient
            return
        self.steps += 1
        beta1, beta2, epsilon = 0.9, 0.999, 1e-8
        for name, gradient in gradients.items():
            first, second = self.moments[name]
            first += (1 - beta1) * (gradient - first)
            second += (1 - beta2) * (gradient * gradient - second)
            corrected = xp.sqrt(second / (1 - beta2**self.steps)) + epsilon
            self.parameters[name] -= rate / (1 - beta1**self.steps) * first / corrected

    def result(self, name):
        if name == "loss":
            return float(self.loss)
        if name == "accuracy":
            return self.accuracy
        return self.download(self.probabilities(self.logits) if self.work.training else self.output)


class LogisticRegression(Trained):
    """x (b, features) -> logits (b, 1); binary cross-entropy."""

    x = None

    def forward(self, x):
        self.x = x
        return x @ self.parameters["linear_weights"] + self.parameters["linear_bias"]

    def probabilities(self, logits):
        """The sigmoid."""
        return 1 / (1 + self.xp.exp(-logits))

    predict = probabilities

    def classes(self, logits):
        """logits (b, 1) -> classes (b)"""
        return logits[:, 0] > 0

    def loss_and_gradient(self, labels):
        """The mean loss of the batch and its derivative by the logits (b, 1)."""
        xp, z = self.xp, self.logits[:, 0]
        loss = (xp.maximum(z, 0) - z * labels + xp.log1p(xp.exp(-xp.abs(z)))).mean(dtype=xp.float32)
        dlogits = (self.probabilities(z) - labels) / xp.float32(len(labels))
        return loss, dlogits[:, None].astype(xp.float32)

    def backward(self, dlogits):
        return {"linear_weights": self.x.T @ dlogits, "linear_bias": dlogits.sum(axis=0)}


class Mlp(Trained):
    """x (b, features) -> dense layers with ReLU -> logits (b, classes); softmax cross-entropy."""

    activations = ()  # what each layer was given

    def __init__(self, work, *place):
        super().__init__(work, *place)
        self.layers = work.dense_layers()

    def forward(self, x):
        self.activations = []
        for layer in self.layers:
            self.activations.append(x)
            x = x @ self.parameters[f"{layer}_weights"] + self.parameters[f"{layer}_bias"]
            if layer != self.layers[-1]:
                x = self.xp.maximum(x, 0)
        return x

    def classes(self, logits):
        """logits (b, classes) -> classes (b)"""
        return logits.argmax(axis=1)

    predict = classes

    def probabilities(self, logits):
        """The softmax."""
        powers = self.xp.exp(logits - logits.max(axis=1, keepdims=True))
        return powers / powers.sum(axis=1, keepdims=True)

    def loss_and_gradient(self, labels):
        """The mean loss of the batch and its derivative by the logits (b, classes)."""
        xp = self.xp
        rows = xp.arange(len(labels))
        shifted = self.logits - self.logits.max(axis=1, keepdims=True)
        powers = xp.exp(shifted)
        sums = powers.sum(axis=1, keepdims=True)
        loss = (xp.log(sums[:, 0]) - shifted[rows, labels]).mean()
        dlogits = powers / sums
        dlogits[rows, labels] -= 1
        dlogits /= len(labels)
        return loss, dlogits

    def backward(self, dlogits):
        gradients, gradient = {}, dlogits
        for layer, given in zip(reversed(self.layers), reversed(self.activations)):
            gradients[f"{layer}_weights"] = given.T @ gradient
            gradients[f"{layer}_bias"] = gradient.sum(axis=0)
            if layer != self.layers[0]:  # nobody wants the derivative by x
                gradient = (gradient @ self.parameters[f"{layer}_weights"].T) * (given > 0)
        return gradients


class Mandelbrot(ArrayExecution):
    """x (width), y (height) -> counts (height, width): the published loop (Makina Corpus, 'Calculez sur GPU avec
    Python'), in complex64 or complex128."""

    counts = None

    def __init__(self, *arguments):
        super().__init__(*arguments)
        xp = self.xp
        real, imaginary = (xp.linspace(start, 3, 64, dtype=self.work.arrays["x"].dtype) for start in (0.3, 0.7))
        z = real + imaginary * xp.complex64(1j)
        if not bool(((z * z).real == real * real - imaginary * imaginary).all()):
            self.differs = (f"The complex product of this {self.library} rounds once where the textbook loop rounds "
                            "twice, so that points near the edge, where the last digit decides, may have another count.")
            self.within = 0.01

    def step(self, first, last):
        xp, iterations, horizon = self.xp, int(self.work.parameters["iterations"]), self.work.parameters["horizon"]
        x, y = self.whole("x"), self.batch("y", first, last)
        c = x + y[:, None] * self.work.arrays["x"].dtype.type(1) * xp.complex64(1j)
        counts = xp.zeros(c.shape, dtype=xp.int32)
        z = xp.zeros_like(c)
        for n in range(iterations):
            inside = xp.abs(z) < horizon
            counts[inside] = n
            part = z[inside]
            z[inside] = part * part + c[inside]  # no slower than ** 2
        counts[counts == iterations - 1] = 0
        self.counts = self.out(counts)
        if self.work.per_batch:
            self.out(z)

    def result(self, name):
        return engine.mandelbrot_result(self.work, name, self.download(self.counts))


WORKLOADS = {
    "vector-multiply": Multiply,
    "matrix-multiply": Multiply,
    "logistic-regression": LogisticRegression,
    "mlp": Mlp,
    "mandelbrot": Mandelbrot,
}


class Engine(engine.Engine):
    id = "numpy"
    name = "NumPy"

    def detail(self):
        return f"NumPy {np.__version__}, {blas_name() or 'a BLAS without threads'}"

    def prepare(self, work, options):
        if work.workload not in WORKLOADS:
            self.missing(work.workload)
        execution = WORKLOADS[work.workload](work)
        threads = int(options["threads"])
        execution.ready = lambda: set_blas_threads(threads)
        # Only matrix products have threads in NumPy.
        if work.workload not in ("vector-multiply", "mandelbrot"):
            execution.threads = set_blas_threads(threads)
        return execution
