# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The workloads in TensorFlow: Keras's layers, losses and optimisers, in a loop of one's own as its guide writes it.

Eager, by tf.function, or compiled by XLA. Tracing and compiling are done when work is prepared, once for each size of a
batch.
"""
import functools
import os

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "2")  # no remarks on what this CPU could do

import numpy as np
import tensorflow as tf

import engine
from channels_last import channels_last

MODES = {"eager": None, "function": {}, "xla": {"jit_compile": True}}  # arguments of tf.function


class TensorFlowExecution(engine.Execution):
    """Data on the device, or in host memory where each batch is copied."""

    def __init__(self, work, options, device):
        self.device, self.mode = device, MODES[options["mode"]]
        self.tf32 = options.get("precision") == "tf32"
        super().__init__(work)
        self.data = {}
        for name in work.of_role("dataset"):
            data = self.as_here(name, work.arrays[name])
            self.data[name] = data if work.per_batch else self.upload(data)

    def as_here(self, name, data):
        """A dataset as the model wants it."""
        del name
        return data

    def upload(self, array):
        """A tensor on the device."""
        with tf.device(self.device):
            return tf.identity(tf.convert_to_tensor(array))

    def compiled(self, function):
        """`function` as the option `mode` says."""
        return function if self.mode is None else tf.function(function, **self.mode)

    def set_order(self, order):
        order = order.astype(np.int32)
        self.order = order if self.work.per_batch else self.upload(order)

    def batch(self, name, first, last):
        """Samples `first` to `last` - 1 of a dataset, on the device."""
        data = self.data[name]
        if self.work.per_batch:
            return self.upload(data[self.order[first:last] if self.work.shuffled else slice(first, last)])
        return tf.gather(data, self.order[first:last]) if self.work.shuffled else data[first:last]

    def whole(self, name):
        """A dataset that every step takes whole, on the device."""
        return self.upload(self.data[name]) if self.work.per_batch else self.data[name]

    def out(self, tensor):
        """`tensor` in host memory, where the parameters want results there."""
        return tensor.numpy() if self.work.per_batch else tensor

    def ready(self):
        tf.config.experimental.enable_tensor_float_32_execution(self.tf32)

    def finish(self):
        if "GPU" in self.device:
            tf.test.experimental.sync_devices()


class Multiply(TensorFlowExecution):
    """Two vectors, element by element (any length), or two matrices (m, k) (k, n)."""

    output = None

    def __init__(self, work, options, device):
        super().__init__(work, options, device)
        self.product = self.compiled(tf.multiply if work.workload == "vector-multiply" else tf.matmul)
        if self.mode is not None:
            self.ready()
            self.step(0, 1)

    def step(self, first, last):
        with tf.device(self.device):
            self.output = self.out(self.product(self.whole("a"), self.whole("b")))

    def result(self, name):
        return np.asarray(self.output)


class Classifier(TensorFlowExecution):
    """A Keras model that gives logits (b, classes), or (b, 1) for logistic regression."""

    loss = accuracy = scores = output = None

    def __init__(self, work, options, device):
        self.to_here, self.from_here = channels_last(work) if work.workload == "cnn" else (unchanged, unchanged)
        super().__init__(work, options, device)
        self.is_binary = work.workload == "logistic-regression"
        with tf.device(device):
            self.model, self.variables = model_of(work)
            for name in work.of_role("parameter"):
                self.set_parameter(name, work.arrays[name])
            if work.training:
                kind = tf.keras.losses.BinaryCrossentropy if self.is_binary else \
                    tf.keras.losses.SparseCategoricalCrossentropy
                self.loss_of = kind(from_logits=True)
                self.optimizer = {
                    "sgd": tf.keras.optimizers.SGD,
                    "adam": functools.partial(tf.keras.optimizers.Adam, epsilon=1e-8),  # as Overtake has it
                }[work.optimizer](learning_rate=work.learning_rate)
                if work.optimizer == "adam":
                    self.differs = ("Keras's Adam adds epsilon before it corrects the second moment: parameters whose "
                                    "gradients are almost zero move less in the first steps.")
                    self.within = 0.01
                self.optimizer.build(self.model.trainable_variables)
                self.train = self.compiled(self.train_step)
            else:
                self.predict = self.compiled(self.prediction)
        if self.mode is not None:
            self.compile_all()

    def as_here(self, name, data):
        return self.to_here(name, data)

    def train_step(self, x, labels):
        """Loss, accuracy and logits of a batch, and the update."""
        with tf.GradientTape() as tape:
            scores = self.model(x, training=True)
            loss = self.loss_of(labels[:, None] if self.is_binary else labels, scores)
        variables = self.model.trainable_variables
        self.optimizer.apply_gradients(zip(tape.gradient(loss, variables), variables))
        accuracy = tf.reduce_mean(tf.cast(self.classes(scores) == labels, tf.float32)) if self.work.reads_loss else None
        return loss, accuracy, scores

    def prediction(self, x):
        """What inference is for."""
        scores = self.model(x, training=False)
        return tf.sigmoid(scores) if self.is_binary else self.classes(scores)

    def classes(self, scores):
        """logits -> classes (b)"""
        if self.is_binary:
            return tf.cast(scores[:, 0] > 0, tf.int32)
        return tf.argmax(scores, axis=1, output_type=tf.int32)

    def compile_all(self):
        """A step of each size of a batch; what it changed is put back."""
        work = self.work
        self.ready()
        variables = [*self.model.variables, *(self.optimizer.variables if work.training else [])]
        before = [variable.numpy() for variable in variables]
        for first in {0, (work.steps_per_epoch - 1) * work.batch_rows}:
            self.step(first, min(first + work.batch_rows, work.samples))
        for variable, values in zip(variables, before):
            variable.assign(values)

    def step(self, first, last):
        with tf.device(self.device):
            x = self.batch("x", first, last)
            if not self.work.training:
                self.output = self.out(self.predict(x))
                return
            self.loss, self.accuracy, self.scores = self.train(x, self.batch("labels", first, last))
        if self.work.reads_loss:
            self.loss, self.accuracy = float(self.loss), float(self.accuracy)

    def result(self, name):
        if name == "loss":
            return float(self.loss)
        if name == "accuracy":
            return self.accuracy
        if not self.work.training:
            return np.asarray(self.output)
        return (tf.sigmoid(self.scores) if self.is_binary else tf.nn.softmax(self.scores)).numpy()

    def parameter(self, name):
        return self.from_here(name, self.variables[name].numpy())

    def set_parameter(self, name, values):
        self.variables[name].assign(self.to_here(name, values))


def unchanged(name, values):
    """An array that is here as it is there."""
    del name
    return values


def model_of(work):
    """A Keras model, and its variables by Overtake's names."""
    layers, named = [], {}
    keras = tf.keras.layers
    if work.workload == "cnn":
        shape = (32, 32, 3)
        for name in ("convolution1", "convolution2"):
            filters, _, kernel, _ = work.arrays[f"{name}_weights"].shape
            named[name] = keras.Conv2D(filters, kernel, activation="relu")
            layers += [named[name], keras.MaxPooling2D(2)]
        layers.append(keras.Flatten())
    else:
        shape = work.arrays["x"].shape[1:]
    dense = work.dense_layers()
    for name in dense:
        named[name] = keras.Dense(work.arrays[f"{name}_bias"].size, activation=None if name == dense[-1] else "relu")
        layers.append(named[name])
    model = tf.keras.Sequential([tf.keras.Input(shape), *layers])
    variables = {f"{name}_weights": layer.kernel for name, layer in named.items()}
    return model, variables | {f"{name}_bias": layer.bias for name, layer in named.items()}


WORKLOADS = {
    "vector-multiply": Multiply,
    "matrix-multiply": Multiply,
    "logistic-regression": Classifier,
    "mlp": Classifier,
    "cnn": Classifier,
}


class Engine(engine.Engine):
    id = "tensorflow"
    name = "TensorFlow"

    def __init__(self):
        self.cards = tf.config.list_physical_devices("GPU")
        for card in self.cards:  # or it takes all of a card's memory for itself
            tf.config.experimental.set_memory_growth(card, True)
        self.devices = [f"cuda:{i}" for i in range(len(self.cards))] + ["cpu"]

    def kind(self):
        return "gpu" if self.cards else "cpu"

    def device(self):
        if not self.cards:
            return engine.cpu_name()
        return tf.config.experimental.get_device_details(self.cards[0]).get("device_name", "GPU")

    def detail(self):
        return f"TensorFlow {tf.__version__}, Keras {getattr(tf.keras, '__version__', tf.__version__)}"

    def options(self):
        options = [
            engine.choice_option("device", self.devices, "Where the tensors live and the work is done."),
            engine.threads_option(),
            engine.choice_option("mode", list(MODES), "eager: operation by operation, as Python comes to them. "
                                 "function: a graph of them, by tf.function. xla: the graph compiled."),
        ]
        if self.cards:
            options.append({**engine.choice_option(
                "precision", ["fp32", "tf32"], "How exactly the numbers that matrix products multiply are kept: fp32 "
                "as they are, tf32 with 11 bits."), "advanced": True})
        return options

    def called(self, options):
        return f"{self.name} {options['mode']}"

    def details(self, options):
        return [engine.place_detail(options)] + engine.precision_details(options)

    def free_bytes(self, options):
        return engine.free_host_bytes() if options["device"] == "cpu" else -1

    def own_process(self, options):
        if options["device"] != "cpu":
            return None
        if options.get("precision", "fp32") != "fp32":
            raise engine.Failure("Only cards have tf32 and bf16 here: choose fp32 for the CPU.", "use")
        threads = str(options["threads"])
        return {"CUDA_VISIBLE_DEVICES": "-1", "TF_NUM_INTRAOP_THREADS": threads, "TF_NUM_INTEROP_THREADS": threads,
                "OMP_NUM_THREADS": threads}

    def prepare(self, work, options):
        if work.workload not in WORKLOADS:
            self.missing(work.workload)
        tf.keras.backend.clear_session()  # or Keras remembers every model that there was
        card = options["device"].partition(":")[2]
        execution = WORKLOADS[work.workload](work, options, f"/GPU:{card}" if card else "/CPU:0")
        execution.threads = options["threads"] if options["device"] == "cpu" else 1
        return execution
