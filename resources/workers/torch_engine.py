# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The workloads in PyTorch: torch.nn, its losses and optimisers, eager or by torch.compile, on the CPU or a CUDA card.

PyTorch 1.13 or later; torch.compile from 2.0 on. Overtake's dense weights are (in, out), a Linear's (out, in): they are
turned on their way in and out, nowhere else.
"""
import contextlib
import time
import types

import numpy as np
import torch

import engine
from engine import Failure
from torch_networks import network_of

PRECISIONS = ("fp32", "tf32", "bf16")


class TorchExecution(engine.Execution):
    """Data on the device, or in host memory where each batch is copied."""

    def __init__(self, work, options):
        self.options = options
        self.device = torch.device(options["device"])
        self.on_card = self.device.type == "cuda"
        super().__init__(work)
        self.data = {}
        for name in work.of_role("dataset"):
            # What the worker keeps is read-only, which PyTorch cannot say of a tensor.
            tensor = torch.from_numpy(np.array(work.arrays[name]))
            if tensor.dtype == torch.int32:
                tensor = tensor.long()  # as its losses and embeddings want them
            self.data[name] = tensor if work.per_batch else tensor.to(self.device)

    def compiled(self, function):
        """`function` as the option `mode` says: once for each shape of a batch, of which there are two at most.

        torch.compile keeps what it compiled by the function's code object, and gives up on one that comes in many
        sizes. So each execution has a code object of its own.
        """
        if self.options["mode"] != "compile":
            return function
        own = types.FunctionType(function.__code__.replace(), function.__globals__, function.__name__,
                                 function.__defaults__, function.__closure__)
        return torch.compile(own, dynamic=False)

    def set_order(self, order):
        self.order = torch.from_numpy(order).to("cpu" if self.work.per_batch else self.device)

    def rows(self, first, last):
        """Which samples the batch from `first` to `last` - 1 of the epoch's order has."""
        return self.order[first:last] if self.work.shuffled else slice(first, last)

    def batch(self, name, rows):
        """These samples of a dataset, on the device."""
        batch = self.data[name][rows]
        return batch.to(self.device) if self.work.per_batch else batch

    def out(self, tensor):
        """`tensor` in host memory, where the parameters want results there."""
        return tensor.cpu() if self.work.per_batch else tensor

    def ready(self):
        torch.set_num_threads(self.options["threads"])
        tf32 = self.options["precision"] == "tf32"
        torch.backends.cuda.matmul.allow_tf32 = tf32
        torch.backends.cudnn.allow_tf32 = tf32

    def precision(self):
        """A context in which products are as exact as the option says."""
        if self.options["precision"] != "bf16":
            return contextlib.nullcontext()
        return torch.autocast(self.device.type, dtype=torch.bfloat16)

    def finish(self):
        if self.on_card:
            torch.cuda.synchronize(self.device)

    def profile(self, step):
        """By PyTorch's own profiler: its operations by name, in the order in which they first came, less what they
        called; on a card its kernels and copies."""
        kinds = torch.profiler.ProfilerActivity
        with torch.profiler.profile(activities=[kinds.CPU] + [kinds.CUDA] * self.on_card) as profiler:
            start = time.perf_counter()
            self.run(step, 1)
            total = time.perf_counter() - start
        parts = {}
        for event in sorted(profiler.events(), key=lambda event: event.time_range.start):
            if (event.device_type == torch.autograd.DeviceType.CUDA) != self.on_card:
                continue
            microseconds = event.time_range.elapsed_us() if self.on_card else event.self_cpu_time_total
            kind = "copy_in" if "HtoD" in event.name else "copy_out" if "DtoH" in event.name else "compute"
            part = parts.setdefault(event.name, {"name": event.name, "kind": kind, "operations": [], "seconds": 0.0})
            part["seconds"] += max(0, microseconds) * 1e-6  # older versions round to less than nothing
        return total, list(parts.values())

    def compile_all(self):
        """Compiles for both sizes of a batch, so that this counts as preparing. Changes nothing that is trained."""
        if self.options["mode"] == "compile":
            work = self.work
            self.ready()
            for first in {0, (work.steps_per_epoch - 1) * work.batch_rows}:
                self.warm_up(first, min(first + work.batch_rows, work.samples))
            self.finish()

    def warm_up(self, first, last):
        """A step without its effects."""
        self.step(first, last)


class Multiply(TorchExecution):
    """Two vectors, element by element (any length), or two matrices (m, k) (k, n)."""

    output = None

    def __init__(self, work, options):
        super().__init__(work, options)
        vectors = work.workload == "vector-multiply"
        self.product = self.compiled((lambda a, b: a * b) if vectors else (lambda a, b: a @ b))

    def step(self, first, last):
        with torch.inference_mode(), self.precision():
            a, b = (self.data[name].to(self.device) for name in ("a", "b"))
            self.output = self.out(self.product(a, b))

    def result(self, name):
        return self.output.float().cpu().numpy()


class Mandelbrot(TorchExecution):
    """x (width), y (height) -> counts (height, width), in real arithmetic: torch.compile has no complex numbers."""

    counts = None

    def __init__(self, work, options):
        super().__init__(work, options)
        horizon2 = work.parameters["horizon"] ** 2

        def iterate(x, y, zx, zy, counts):
            """One iteration of all points, each (height, width): what has escaped stays as it is."""
            xx, yy = zx * zx, zy * zy
            inside = xx + yy < horizon2
            return torch.where(inside, xx - yy + x, zx), torch.where(inside, 2 * (zx * zy) + y, zy), counts + inside

        self.iterate = self.compiled(iterate)

    def start(self, first, last):
        """Coordinates, z = 0 and counts = 0 for these rows."""
        x = self.data["x"].to(self.device)
        y = self.batch("y", self.rows(first, last))[:, None]
        zx = torch.zeros((last - first, len(x)), dtype=x.dtype, device=self.device)
        return x, y, zx, torch.zeros_like(zx), torch.zeros_like(zx, dtype=torch.int32)

    def step(self, first, last):
        iterations = int(self.work.parameters["iterations"])
        with torch.inference_mode():
            x, y, zx, zy, counts = self.start(first, last)
            for _ in range(iterations):
                zx, zy, counts = self.iterate(x, y, zx, zy, counts)
            # Counted so far: iterations begun. Who never escaped gets 0.
            self.counts = self.out(torch.where(counts == iterations, 0, counts - 1))
            self.out(zx), self.out(zy)

    def warm_up(self, first, last):
        with torch.inference_mode():
            self.iterate(*self.start(first, last))

    def result(self, name):
        return engine.mandelbrot_result(self.work, name, self.counts.cpu().numpy())


class Classifier(TorchExecution):
    """A torch.nn.Module with a loss: training steps, or predictions."""

    loss = accuracy = scores = output = None

    def __init__(self, work, options):
        super().__init__(work, options)
        network = network_of(work)
        self.inputs, self.targets = network.inputs, network.targets
        self.model = network.model.to(self.device)
        self.tensors = network.tensors
        for name in work.of_role("parameter"):
            self.set_parameter(name, work.arrays[name])
        self.probabilities = network.probabilities
        self.steps = 0  # that have trained
        model, precision = self.model, self.precision

        is_exact = options["precision"] != "bf16"
        reads_loss = work.reads_loss

        def loss_of(x, targets):
            """The batch's mean loss, the scores (rows, classes) that it comes from, and how many are right where that
            is read."""
            if is_exact:
                scores = model(x)
            else:
                with precision():
                    scores = model(x)
                scores = scores.float()
            loss = network.loss(scores, targets)
            return loss, scores, (network.classes(scores) == targets).float().mean() if reads_loss else None

        def predict(x):
            """What inference is for, from a batch."""
            with precision():
                return network.predict(model(x))

        self.loss_of, self.predict = self.compiled(loss_of), self.compiled(predict)
        if work.training:
            self.optimizer = optimizer_of(work, model)

    def step(self, first, last):
        rows = self.rows(first, last)
        x = self.batch(self.inputs, rows)
        if not self.work.training:
            with torch.inference_mode():
                self.output = self.out(self.predict(x))
            return
        targets = self.batch(self.targets, rows).flatten()
        loss, self.scores, accuracy = self.loss_of(x, targets)
        self.optimizer.zero_grad()
        loss.backward()
        if self.work.workload == "gpt":
            torch.nn.utils.clip_grad_norm_(self.model.parameters(), 1.0)
            for group in self.optimizer.param_groups:
                group["lr"] = engine.cosine_rate(self.work.parameters, self.steps)
        self.optimizer.step()
        self.steps += 1
        self.loss = loss
        if accuracy is not None:
            self.loss, self.accuracy = loss.item(), accuracy.item()

    def warm_up(self, first, last):
        if not self.work.training:
            self.step(first, last)
            return
        rows = self.rows(first, last)
        loss, _, _ = self.loss_of(self.batch(self.inputs, rows), self.batch(self.targets, rows).flatten())
        loss.backward()
        self.optimizer.zero_grad()

    def result(self, name):
        if name == "loss":
            return float(self.loss)
        if name == "accuracy":
            return self.accuracy
        output = self.probabilities(self.scores) if self.work.training else self.output
        return output.detach().float().cpu().numpy()

    def parameter(self, name):
        tensor, turned = self.tensors[name]
        values = tensor.detach().cpu().numpy()
        return values.T if turned else values

    def set_parameter(self, name, values):
        tensor, turned = self.tensors[name]
        values = torch.from_numpy(np.array(values.T if turned else values, np.float32))
        with torch.no_grad():
            tensor.copy_(values.reshape(tensor.shape))


def optimizer_of(work, model):
    """PyTorch's own; fused where this PyTorch has it for the device."""

    def make(**options):
        parameters = list(model.parameters())
        if work.optimizer == "adamw":  # as nanoGPT configures it
            groups = [{"params": [p for p in parameters if p.dim() >= 2], "weight_decay": 0.1},
                      {"params": [p for p in parameters if p.dim() < 2], "weight_decay": 0.0}]
            return torch.optim.AdamW(groups, lr=work.learning_rate, betas=(0.9, 0.99), **options)
        kind = {"sgd": torch.optim.SGD, "adam": torch.optim.Adam}[work.optimizer]
        return kind(parameters, lr=work.learning_rate, **options)

    try:
        return make(fused=True)
    except (TypeError, RuntimeError):
        return make()


WORKLOADS = {
    "vector-multiply": Multiply,
    "matrix-multiply": Multiply,
    "mandelbrot": Mandelbrot,
    "logistic-regression": Classifier,
    "mlp": Classifier,
    "cnn": Classifier,
    "gpt": Classifier,
}


class Engine(engine.Engine):
    id = "torch"
    name = "PyTorch"

    def __init__(self):
        self.devices = ["cpu"]
        if torch.cuda.is_available():
            self.devices = [f"cuda:{i}" for i in range(torch.cuda.device_count())] + self.devices
        # The first optimiser imports much, which is no part of preparing the first work.
        torch.optim.SGD([torch.nn.Parameter(torch.zeros(1))], lr=1)
        self.modes = ["eager", "compile"] if hasattr(torch, "compile") else ["eager"]

    def kind(self):
        return "cpu" if self.devices[0] == "cpu" else "gpu"

    def device(self):
        return engine.cpu_name() if self.devices[0] == "cpu" else torch.cuda.get_device_name(self.devices[0])

    def detail(self):
        return f"PyTorch {torch.__version__}"

    def options(self):
        precisions = [each for each in PRECISIONS if each != "tf32" or len(self.devices) > 1]
        return [
            engine.choice_option("device", self.devices, "Where the tensors live and the work is done."),
            engine.threads_option(),
            engine.choice_option("mode", self.modes, "eager: operation by operation, as Python comes to them. compile: "
                                 "torch.compile makes kernels of several operations, which takes a while first."),
            {**engine.choice_option("precision", precisions, "How exactly the numbers that matrix products multiply "
                                    "are kept: fp32 as they are, tf32 with 11 bits, bf16 with 8."), "advanced": True},
        ]

    def called(self, options):
        return f"{self.name} {options['mode']}"

    def details(self, options):
        return [engine.place_detail(options)] + engine.precision_details(options)

    def free_bytes(self, options):
        if options["device"] == "cpu":
            return engine.free_host_bytes()
        card = options["device"]  # what PyTorch keeps is free for the next work
        return torch.cuda.mem_get_info(card)[0] + torch.cuda.memory_reserved(card) - torch.cuda.memory_allocated(card)

    def free_caches(self):
        if torch.cuda.is_initialized():
            torch.cuda.empty_cache()

    def prepare(self, work, options):
        if work.workload not in WORKLOADS:
            self.missing(work.workload)
        if options["precision"] == "tf32" and options["device"] == "cpu":
            raise Failure("Only CUDA cards have tf32: choose fp32 or bf16 for the CPU.", "use")
        execution = WORKLOADS[work.workload](work, options)
        execution.compile_all()
        execution.threads = options["threads"] if options["device"] == "cpu" else 1
        return execution
