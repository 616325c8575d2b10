# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a framework's engine offers to the worker, and what all of them share.

A framework is one file, FRAMEWORK_engine.py, with a class Engine. To add one: write that file (numpy_engine.py is the
example to read) and name it in FRAMEWORKS of overtake_worker.py.
"""
import dataclasses
import itertools
import os
import platform
import time

import numpy as np


class Failure(Exception):
    """Ends a request; the worker goes on. `reason` is one sentence for the user.

    `kind` is "memory" (it does not fit), "use" (what was asked for is wrong), "absent" (the engine does not have it) or
    "error".
    """

    def __init__(self, reason, kind="error"):
        super().__init__(reason)
        self.reason = reason
        self.kind = kind


@dataclasses.dataclass
class Work:
    """What one `prepare` asks for."""

    workload: str
    parameters: dict
    samples: int  # rows of an epoch
    batch_rows: int  # of a full step; the last one of an epoch may have fewer
    steps_per_epoch: int
    shuffled: bool
    results: dict  # name ("loss", "accuracy", "output", "counted_items") -> tensor id
    tensors: list  # as in the message: datasets, then parameters, each in its order
    arrays: dict  # name -> NumPy array: never written to, the worker keeps them for the next prepare

    @property
    def training(self):
        return self.parameters.get("mode") == "training"

    @property
    def per_batch(self):
        """Whether each batch is copied to the device, and results back, within the step."""
        return self.parameters.get("transfers") == "per-batch"

    @property
    def reads_loss(self):
        return bool(self.parameters.get("read_loss"))

    @property
    def learning_rate(self):
        return float(self.parameters["learning_rate"])

    @property
    def optimizer(self):
        """"sgd", "adam", or "adamw" for the language model, which has no choice of its own."""
        return self.parameters.get("optimizer", "adamw")

    def of_role(self, role):
        """Names of the tensors of a role, "dataset" or "parameter", in their order."""
        return [tensor["name"] for tensor in self.tensors if tensor["role"] == role]

    def dense_layers(self):
        """Names of the dense layers, from input to output: those that have weights (in, out) and a bias (out)."""
        names = [name.removesuffix("_weights") for name in self.of_role("parameter") if name.endswith("_weights")]
        return [name for name in names if self.arrays[f"{name}_weights"].ndim == 2]


def cosine_rate(parameters, step):
    """nanoGPT's learning rate of step 0, 1, …: up over the warm-up steps, then half a cosine down to a tenth."""
    highest, warmup, decay = parameters["learning_rate"], parameters["warmup_steps"], parameters["decay_steps"]
    lowest = highest / 10
    if step < warmup:
        return highest * (step + 1) / (warmup + 1)
    if step > decay or decay <= warmup:
        return lowest
    share = (step - warmup) / (decay - warmup)
    return lowest + 0.5 * (1 + np.cos(np.pi * share)) * (highest - lowest)


def mandelbrot_result(work, name, counts):
    """A result of the workload mandelbrot: its counts (height, width), or the iterations done in each row (height).

    A point that escaped after n iterations has the count n - 1; 0 also stands for one that took them all.
    """
    if name == "output":
        return counts
    x, y = work.arrays["x"], work.arrays["y"][:, None]
    escapes_at_once = x * x + y * y >= work.parameters["horizon"] ** 2
    done = np.where(counts > 0, counts + 1, np.where(escapes_at_once, 1, int(work.parameters["iterations"])))
    return done.sum(axis=1)


class Execution:
    """Work that is ready to run. A framework's class has step() and result(), and parameters where it trains."""

    threads = 1  # that really work on a full step
    differs = ""  # one sentence where results cannot be those of the textbook loops but for rounding: why
    within = 0.0  # then: the mean difference of any result at most, relative to its largest value (up to 0.5)

    def __init__(self, work):
        self.work = work
        self.names = {number: name for name, number in work.results.items()}
        self.names.update({tensor["id"]: tensor["name"] for tensor in work.tensors})
        self.shapes = {tensor["name"]: tuple(tensor["shape"]) for tensor in work.tensors}
        self.last_rows = 0  # of the last step that has run
        if work.shuffled:
            self.set_order(np.arange(work.samples))

    # What a framework has to say.

    def step(self, first, last):
        """One step on samples `first` to `last` - 1 of the epoch's order."""
        raise NotImplementedError

    def result(self, name):
        """What the last step left: "loss" and "accuracy", numbers; "output" (rows, …); "counted_items" (rows)."""
        raise NotImplementedError

    def parameter(self, name):
        """A trained parameter as a NumPy array, in Overtake's layout."""
        raise Failure(f"{name} cannot be read.", "use")

    def set_parameter(self, name, values):
        """Overwrites a trained parameter by `values`, float32 in Overtake's layout."""
        raise Failure(f"{name} cannot be written.", "use")

    def set_order(self, order):
        """The samples of the next epochs, int64 (samples), each once."""
        self.order = order

    def ready(self):
        """Whatever the process has to be told before it runs this and not another: called outside the clock."""

    def finish(self):
        """Returns when all work is complete."""

    # What is the same for all.

    def run(self, first, steps, times=1, is_to_stop=lambda: False):
        """Steps `first` to `first` + `steps` - 1 of an epoch, `times` times; complete when it returns.

        False where it ended early, as `is_to_stop` said between two steps. That is asked after few enough of them to be
        heard soon, and after enough to cost nothing.
        """
        rows, samples = self.work.batch_rows, self.work.samples
        self.last_rows = min((first + steps) * rows, samples) - (first + steps - 1) * rows
        spans = [(step * rows, min((step + 1) * rows, samples)) for step in range(first, first + steps)]
        all_spans, left, piece = itertools.chain.from_iterable(itertools.repeat(spans, times)), steps * times, 1
        start = time.perf_counter()
        while left > 0:
            for begin, end in itertools.islice(all_spans, piece):
                self.step(begin, end)
            left -= piece
            if left > 0 and (passed := time.perf_counter() - start) > 0.01:
                if is_to_stop():
                    self.finish()
                    return False
                piece = max(1, int(piece * min(2, 0.05 / passed)))
                start = time.perf_counter()
            elif left > 0:
                piece *= 2
        self.finish()
        return True

    def read(self, number):
        """A tensor by its number, float32 in its full shape."""
        name = self.names.get(number)
        if name is None:
            raise Failure(f"There is no tensor {number} to read here.", "use")
        if name in self.work.results:
            if self.last_rows == 0:
                raise Failure(f"No step has been run yet: there is no {name}.", "use")
            values = np.asarray(self.result(name), dtype=np.float32)
            if name in ("loss", "accuracy"):
                return values.reshape(1)
            return self._padded(values) if name == "output" else values
        if name in self.work.of_role("dataset"):
            return self.work.arrays[name].astype(np.float32)
        return np.ascontiguousarray(self.parameter(name), dtype=np.float32).reshape(self.shapes[name])

    def write(self, number, values):
        """Overwrites a trained parameter."""
        name = self.names.get(number)
        if name not in self.work.of_role("parameter"):
            raise Failure(f"There is no parameter {number} to write here.", "use")
        if values.size != int(np.prod(self.shapes[name])):
            raise Failure(f"{name} has {int(np.prod(self.shapes[name]))} values, not {values.size}.", "use")
        self.set_parameter(name, values.reshape(self.shapes[name]))

    def profile(self, step):
        """Seconds of a step, all in all, and its parts: none where the framework cannot tell."""
        del step
        return 0.0, []

    def _padded(self, output):
        """The last batch of an epoch may be smaller: zeros follow, so that the shape is that of a full step."""
        rows = self.work.batch_rows
        if self.last_rows == rows:
            return output
        full = np.zeros((len(output) // self.last_rows * rows, *output.shape[1:]), np.float32)
        full[: len(output)] = output
        return full


class Engine:
    """A framework in this process: says what it is and prepares work."""

    id = ""
    name = ""

    def device(self):
        """What it computes on, in words."""
        return cpu_name()

    def kind(self):
        """"cpu" or "gpu": what it uses if no option says otherwise."""
        return "cpu"

    def detail(self):
        """Version, libraries."""
        return ""

    def options(self):
        """As in `hello`."""
        return [threads_option()]

    def called(self, options):
        """What a legend calls it."""
        del options
        return self.name

    def details(self, options):
        """What a legend says after that: details as messages have them."""
        return [threads_detail(options["threads"])]

    def label(self, options):
        """The fields of a label in messages: the parts, and as one text."""
        name, details = self.called(options), self.details(options)
        return {"text": ", ".join([name] + [detail_text(each) for each in details]), "name": name, "details": details}

    def free_caches(self):
        """Gives back what the framework keeps of memory that no work uses any more."""

    def free_bytes(self, options):
        """Memory left where the work would live; -1: unknown. `options` is empty when only the engine is known."""
        del options
        return free_host_bytes()

    def own_process(self, options):
        """None; or the environment of the process of its own in which alone it can work with these options."""
        del options

    def prepare(self, work, options):
        """An Execution. Whatever takes long (copies to the device, compiling) is done here."""
        raise NotImplementedError

    def missing(self, workload):
        """Raises what is said of a workload that the framework does not have."""
        raise Failure(f"not here: {self.name} does not have the workload {workload}.", "absent")


def threads_option():
    """The option `threads` as `hello` declares it."""
    return {"key": "threads", "label": "threads", "kind": "integer", "minimum": 1, "maximum": core_count(),
            "default": usual_threads(), "help": "At most so many threads work."}


def choice_option(key, choices, words):
    """An option with `choices`, of which the first is the default."""
    return {"key": key, "label": key, "kind": "choice", "choices": list(choices), "default": choices[0], "help": words}


def threads_detail(threads):
    """"1 thread", "2 threads"."""
    return {"source": "1 thread"} if threads == 1 else {"source": "%1 threads", "args": [str(threads)]}


def place_detail(options):
    """The threads of a framework that works on the CPU, else its device."""
    return threads_detail(options["threads"]) if options["device"] == "cpu" else {"source": options["device"]}


def precision_details(options):
    """None for single precision."""
    precision = options.get("precision", "fp32")
    return [] if precision == "fp32" else [{"source": precision}]


def detail_text(detail):
    """In English."""
    text = detail["source"]
    for number, argument in enumerate(detail.get("args", []), 1):
        text = text.replace(f"%{number}", argument)
    return text


def core_count():
    """Logical CPUs that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def by_core(cpus, root=""):
    """Logical CPUs by their numbers: the first one of each core, and then the others."""
    firsts, others, seen = [], [], set()
    for cpu in sorted(cpus):
        core = (lines_of(f"{root}/sys/devices/system/cpu/cpu{cpu}/topology/thread_siblings_list") or [str(cpu)])[0]
        (others if core in seen else firsts).append(cpu)
        seen.add(core)
    return firsts, others


def usual_threads(root=""):
    """The program's usual number of threads where it says so; else one per core, within the control group's quota."""
    said = os.environ.get("OVERTAKE_USUAL_THREADS", "")
    if said.isdigit():
        return max(1, min(int(said), core_count()))
    cores = len(by_core(os.sched_getaffinity(0), root)[0]) if hasattr(os, "sched_getaffinity") else core_count()
    return max(1, min([cores, *map(int, cpu_quotas(root))]))


def cpu_name():
    """The processor's name as its maker writes it."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            for line in file:
                if line.startswith("model name"):
                    return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or platform.machine()


def lines_of(path):
    """Of a small file of the system's; none where it is missing."""
    try:
        with open(path, encoding="utf-8") as file:
            return file.read().splitlines()
    except OSError:
        return []


def control_groups(root, controller):
    """Folders of the control groups around this process; whether each is of version 1. `root` is "" but in tests."""
    for line in lines_of(f"{root}/proc/self/cgroup"):  # "0::/user.slice", "4:memory:/docker/1f"
        _, controllers, group = line.split(":", 2)
        if controllers and controller not in controllers.split(","):
            continue
        while True:  # up to the root: in a container the path may be the host's, and only the mount's root exists
            yield f"{root}/sys/fs/cgroup/{controllers}{group.rstrip('/')}", bool(controllers)
            if group in ("", "/"):
                break
            group = group.rpartition("/")[0]


def free_group_bytes(root):
    """Bytes still free in each control group around this process that has a limit. Files that the system only
    keeps in memory make room, so they count as free."""
    free = []
    for folder, is_first_version in control_groups(root, "memory"):
        limit, used, prefix = (("memory.limit_in_bytes", "memory.usage_in_bytes", "total_") if is_first_version else
                               ("memory.max", "memory.current", ""))
        numbers = [lines_of(f"{folder}/{name}") for name in (limit, used)]
        if all(number and number[0].isdigit() for number in numbers) and int(numbers[0][0]) < 1 << 60:
            files = sum(int(stat.split()[1]) for stat in lines_of(f"{folder}/memory.stat")
                        if stat.split()[0] in (f"{prefix}inactive_file", f"{prefix}active_file"))
            most = int(numbers[0][0])
            free.append(min(most, max(0, most - int(numbers[1][0]) + files)))
    return free


def cpu_quotas(root):
    """CPUs' worth of time that each control group around this process grants, where it has a limit."""
    quotas = []
    for folder, is_first_version in control_groups(root, "cpu"):
        files = ("cpu.cfs_quota_us", "cpu.cfs_period_us") if is_first_version else ("cpu.max",)
        words = " ".join(line for name in files for line in lines_of(f"{folder}/{name}")).split()  # "150000 100000"
        if len(words) == 2 and all(word.isdigit() and int(word) > 0 for word in words):  # no limit: "max", "-1"
            quotas.append(int(words[0]) / int(words[1]))
    return quotas


def free_host_bytes():
    """Memory that the host has free, or its control group; -1 where neither says so.

    OVERTAKE_MEMORY_LIMIT (bytes) lowers it, for tests.
    """
    limits = [1024 * int(line.split()[1]) for line in lines_of("/proc/meminfo") if line.startswith("MemAvailable")]
    limits += free_group_bytes("")
    limit = os.environ.get("OVERTAKE_MEMORY_LIMIT", "")
    if limit.isdigit():
        limits.append(int(limit))
    return max(0, min(limits)) if limits else -1
