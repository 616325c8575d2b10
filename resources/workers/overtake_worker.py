#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A worker of Overtake with the engines of Python's frameworks: PROTOCOL.md says what it understands.

    python3 overtake_worker.py numpy torch

It speaks over standard input and output and ends when its input closes. It needs NumPy and the frameworks named.
"""
import argparse
import collections
import contextlib
import gc
import importlib
import importlib.util
import os
import platform
import select
import signal
import socket
import sys
import sysconfig
import threading
import time

PROTOCOL = "1.2"
FRAMEWORKS = ("numpy", "cupy", "torch", "sklearn", "jax", "tensorflow")
KEPT_BYTES = 1 << 30  # of arrays that no prepared work uses; OVERTAKE_WORKER_KEEPS (bytes) says otherwise
MOST_KEPT = 500
PATIENCE_SECONDS = 10
# Pip's name of a framework, and a remark; without a row it is the name that is imported.
PACKAGES = {"cupy": ("cupy-cuda13x", "cupy-cuda12x for CUDA 12"), "jax": ("jax", "'jax[cuda13]' for a card"),
            "sklearn": ("scikit-learn", ""), "torch": ("torch numpy", "")}


def install_line(name):
    """Command that gives this Python, or a venv made from it, a package."""
    package, more = PACKAGES.get(name, (name, ""))
    more = f" # {more}" if more else ""
    is_managed = sys.prefix == sys.base_prefix and os.path.exists(
        os.path.join(sysconfig.get_path("stdlib"), "EXTERNALLY-MANAGED"))
    if not is_managed:
        return f"{sys.executable} -m pip install {package}{more}"
    python = "~/overtake-venv/bin/python"  # pip installs nothing beside the system's own packages
    return (f"{sys.executable} -m venv ~/overtake-venv; {python} -m pip install {package}; "
            f"export OVERTAKE_PYTHON={python}{more}")


if sys.version_info < (3, 9):
    sys.exit(f"The worker needs Python 3.9 or newer, and {sys.executable} is {platform.python_version()}.")
sys.dont_write_bytecode = True  # its folder is the package's, not this user's
try:
    import numpy as np

    from engine import Failure, Work, by_core
    from frames import DTYPES, Closed, Damaged, Stream
    from own_processes import OwnProcesses
    from series import Stopped, take_series
except ImportError as problem:
    sys.exit(f"The worker needs NumPy in {sys.executable} ({problem}): {install_line('numpy')}")


class KeptArrays:
    """Arrays by the hash of their content, those used last, up to a number of bytes."""

    def __init__(self, limit):
        self.limit = limit
        self.arrays = collections.OrderedDict()

    def get(self, key):
        """None where it is not kept."""
        if key in self.arrays:
            self.arrays.move_to_end(key)
        return self.arrays.get(key)

    def keep(self, key, array):
        """Keeps an array, and lets go of those that were not used for longest where they become too many."""
        self.arrays[key] = array
        self.arrays.move_to_end(key)
        total = sum(each.nbytes for each in self.arrays.values())
        while self.arrays and (total > self.limit or len(self.arrays) > MOST_KEPT):
            total -= self.arrays.popitem(last=False)[1].nbytes


class AbsentEngine:
    """A framework that is not here."""

    def __init__(self, name, reason):
        self.id = name
        self.reason = reason


def load(name):
    """The engine of a framework, or why it is not here."""
    called = {"sklearn": "scikit-learn"}.get(name, name)
    if name not in FRAMEWORKS or importlib.util.find_spec(f"{name}_engine") is None:
        return AbsentEngine(name, f"This worker knows no framework {name}; it knows {', '.join(known_frameworks())}.")
    try:
        return importlib.import_module(f"{name}_engine").Engine()
    except Failure as failure:
        return AbsentEngine(name, failure.reason)
    except Exception as problem:  # a broken installation may raise anything
        if not is_installed(name):
            return AbsentEngine(name, f"{called} is not installed: {install_line(name)}")
        return AbsentEngine(name, f"{called} is installed, but does not start: {sentence(problem)}")


def is_installed(name):
    """Whether this Python has the package `name`, whether or not it starts."""
    try:
        return importlib.util.find_spec(name) is not None
    except Exception:  # a broken installation may raise anything
        return True


def known_frameworks():
    """Those that have a file here."""
    return [name for name in FRAMEWORKS if importlib.util.find_spec(f"{name}_engine")]


def kept_bytes():
    """OVERTAKE_WORKER_KEEPS, "1e9" as well as "1000000000"; anything that is not a number is ignored."""
    try:
        return int(float(os.environ["OVERTAKE_WORKER_KEEPS"]))
    except (KeyError, ValueError, OverflowError):
        return KEPT_BYTES


class Worker:
    """Answers the program's messages."""

    def __init__(self, stream, names, is_own_process):
        self.stream = stream
        self.is_own_process = is_own_process
        self.others = OwnProcesses(stream)
        self.engines = {name: load(name) for name in names}
        self.executions = {}
        self.kept = KeptArrays(kept_bytes())
        gc.freeze()  # what the frameworks are made of stays: free_memory() need not look at it

    def serve(self):
        """Until `bye` or the end of the input."""
        self.stream.write_message(self.hello())
        while True:
            failed = None
            try:
                message = self.stream.read_message()
                if message.get("type") == "bye":
                    return
                self.answer(message)
            except Failure as failure:
                failed = {"type": "failed", "reason": failure.reason, "kind": failure.kind}
            except (Closed, Damaged):
                raise
            except Exception as problem:  # of a framework: anything
                kind = "memory" if is_lack_of_memory(problem) else "error"
                failed = {"type": "failed", "reason": sentence(problem), "kind": kind}
            if failed:
                if failed["kind"] == "memory":
                    self.free_memory()  # of what the exception held
                self.stream.write_message(failed)

    def hello(self):
        """What the worker opens with."""
        return {"type": "hello", "protocol": PROTOCOL, "program": f"overtake_worker.py {PROTOCOL}, Python "
                f"{platform.python_version()}", "host": socket.gethostname(), "wants_arrays": True,
                "runs_epochs": True, "measures": True,
                "engines": [describe(engine) for engine in self.engines.values()]}

    def answer(self, message):
        """Carries out one message and sends its answer."""
        kind = want(message, "type", str)
        if kind == "stop":  # of a run that has ended meanwhile
            return
        answers = {"label": self.label, "free": self.free, "prepare": self.prepare, "measure": self.measure,
                   "order": self.order, "run": self.run, "read": self.read, "write": self.write,
                   "profile": self.profile, "release": self.release}
        if kind not in answers:
            raise Failure(f"The worker does not know the message '{kind[:40]}'.", "use")
        # An array follows these whatever is wrong with them.
        array = self.stream.read_array() if kind in ("order", "write") else None
        number = message.get("id")
        if kind not in ("prepare", "measure") and isinstance(number, int) and self.others.has(number):
            self.others.ask(number, message, array)
        elif array is not None:
            answers[kind](message, array)
        else:
            answers[kind](message)

    def label(self, message):
        engine = self.engine_of(message)
        self.stream.write_message({"type": "label", **engine.label(complete(engine, message))})

    def free(self, message):
        engine = self.engine_of(message)
        self.stream.write_message({"type": "free", "bytes": int(engine.free_bytes(complete(engine, message)))})

    def prepare(self, message):
        number = want(message, "id", int)
        if number in self.executions or self.others.has(number):
            raise Failure(f"There is prepared work with the id {number} already.", "use")
        made = self.execution_for(message)
        if made is None:
            return
        execution = self.executions[number] = made[0]
        prepared = {"type": "prepared", "threads": int(execution.threads)}
        if execution.differs:
            prepared |= {"differs": execution.differs, "within": execution.within}
        self.stream.write_message(prepared)

    def measure(self, message):
        """All of a quick measurement: nothing is left prepared."""
        budget, samples = message.get("budget_s"), want(message, "most_samples", int)
        profile_below = message.get("profile_below_s", 0)
        if not all(isinstance(each, (int, float)) for each in (budget, profile_below)) or not budget > 0 or samples < 1:
            raise Failure("A measurement takes some samples within some seconds.", "use")
        answer = self.measured(message, budget, samples, profile_below)
        if answer is not None:
            self.free_memory()
            self.stream.write_message(answer)

    def measured(self, message, *limits):
        """The answer to `measure`; None where another process gave it."""
        made = self.execution_for(message)
        if made is None:
            return None
        execution, label, seconds = made
        try:
            series = take_series(execution, *limits, self.stream.stop_came)
        except Stopped:
            return {"type": "stopped"}
        return {"type": "measured", "label": label.pop("text"), **label, "setup_s": seconds, **series}

    def execution_for(self, message):
        """What a message wants prepared, its label and the seconds that it took; None where another process answers."""
        engine = self.engine_of(message)
        options = complete(engine, message)
        work = work_of(message)
        need = sum(weight(tensor) for tensor in work.tensors)
        free = engine.free_bytes(options)
        if 0 <= free < need:
            raise Failure(f"The work needs at least {need} bytes of memory, and {free} are free.", "memory")
        environment = engine.own_process(options)
        if environment is not None and not self.is_own_process:
            self.others.prepare(engine.id, environment, options["threads"], message)
            return None
        self.fetch(work)
        start = time.perf_counter()
        execution = engine.prepare(work, options)
        return execution, engine.label(options), time.perf_counter() - start

    def fetch(self, work):
        """Fills work.arrays from those that are kept and those that the program sends."""
        by_hash = {tensor["hash"]: self.kept.get(tensor["hash"]) for tensor in work.tensors}
        missing = [key for key, array in by_hash.items() if array is None]
        problem = None
        if missing:
            self.stream.write_message({"type": "need", "hashes": missing})
        for key in missing:  # all of them come, whatever is wrong with one
            try:
                by_hash[key] = self.stream.read_array()
            except Failure as failure:
                problem = failure
        if problem:
            raise problem
        for tensor in work.tensors:
            array = by_hash[tensor["hash"]]
            if array.shape != tuple(tensor["shape"]) or array.dtype.str != DTYPES[tensor["type"]]:
                raise Failure(f"The array for '{tensor['name']}' is {array.dtype.name} {list(array.shape)} instead of "
                              f"{tensor['type']} {tensor['shape']}.", "use")
            work.arrays[tensor["name"]] = array
        for key in missing:
            self.kept.keep(key, by_hash[key])

    def order(self, message, order):
        execution = self.execution_of(message)
        samples = execution.work.samples
        if order.dtype != np.int32 or order.shape != (samples,) or not np.array_equal(np.sort(order),
                                                                                      np.arange(samples)):
            raise Failure(f"The order of the samples must name each of the {samples} once.", "use")
        start = time.perf_counter()
        if execution.work.shuffled:
            execution.set_order(order.astype(np.int64))
        self.stream.write_message({"type": "done", "seconds": time.perf_counter() - start})

    def run(self, message):
        execution = self.execution_of(message)
        first, steps = want(message, "first", int), want(message, "steps", int)
        times = want(message, "times", int) if "times" in message else 1
        in_epoch = execution.work.steps_per_epoch
        if first < 0 or steps < 1 or first + steps > in_epoch:
            raise Failure(f"An epoch has {in_epoch} steps: {steps} from {first} on are not among them.", "use")
        if times < 1 or (times > 1 and (first > 0 or steps not in (1, in_epoch))):
            raise Failure("Only the first step of an epoch, or whole epochs, are run several times over.", "use")
        seed = want(message, "shuffle", int) if "shuffle" in message else None
        if seed is not None and (steps != in_epoch or not 0 <= seed < 1 << 32):
            raise Failure("Only whole epochs have an order, and its seed has 32 bits.", "use")
        if seed is None:
            seconds = self.timed(execution, first, steps, times)
        else:
            seconds = self.epochs(execution, seed, times)
        self.stream.write_message({"type": "stopped"} if seconds is None else {"type": "ran", "seconds": seconds})

    def timed(self, execution, first, steps, times):
        """The seconds that these steps take; None where a stop came first."""
        start = time.perf_counter()
        is_done = execution.run(first, steps, times, self.stream.stop_came)
        seconds = time.perf_counter() - start
        return seconds if is_done else None

    def epochs(self, execution, seed, times):
        """As timed(): whole epochs, each in an order of its own, which is drawn outside the clock."""
        total = 0.0
        for number in range(seed, seed + times):
            if number > seed and self.stream.stop_came():
                return None
            if execution.work.shuffled:
                random = np.random.RandomState(number % (1 << 32))
                execution.set_order(random.permutation(execution.work.samples))
            seconds = self.timed(execution, 0, execution.work.steps_per_epoch, 1)
            if seconds is None:
                return None
            total += seconds
        return total

    def read(self, message):
        execution, tensor = self.execution_of(message), want(message, "tensor", int)
        values = execution.read(tensor)
        self.stream.write_message({"type": "values"})
        self.stream.write_array(values)

    def write(self, message, values):
        execution, tensor = self.execution_of(message), want(message, "tensor", int)
        execution.write(tensor, values.astype(np.float32))
        self.done()

    def profile(self, message):
        execution = self.execution_of(message)
        step = want(message, "step", int)
        if not 0 <= step < execution.work.steps_per_epoch:
            raise Failure(f"An epoch has {execution.work.steps_per_epoch} steps: {step} is not among them.", "use")
        total, parts = execution.profile(step)
        self.stream.write_message({"type": "profile", "total_s": total, "parts": parts})

    def release(self, message):
        del self.executions[self.number_of(message)]
        self.free_memory()
        self.done()

    def free_memory(self):
        """Frees finished work: cycles, and arrays that frameworks keep for later."""
        gc.collect()
        for engine in self.engines.values():
            if not isinstance(engine, AbsentEngine):
                with contextlib.suppress(Exception):  # a card that has failed says so when it is used again
                    engine.free_caches()

    def done(self):
        """The answer that says nothing more."""
        self.stream.write_message({"type": "done"})

    def engine_of(self, message):
        """The engine that a message names."""
        name = want(message, "engine", str)
        engine = self.engines.get(name)
        if engine is None:
            raise Failure(f"The worker has no engine '{name[:40]}', only {', '.join(self.engines)}.", "use")
        if isinstance(engine, AbsentEngine):
            raise Failure(engine.reason)
        return engine

    def number_of(self, message):
        """The id in a message, of work that is prepared."""
        number = want(message, "id", int)
        if number not in self.executions:
            raise Failure(f"There is no prepared work with the id {number}.", "use")
        return number

    def execution_of(self, message):
        """The prepared work that a message names, made ready."""
        execution = self.executions[self.number_of(message)]
        execution.ready()
        return execution


def describe(engine):
    """An engine as `hello` has it."""
    if isinstance(engine, AbsentEngine):
        return {"id": engine.id, "kind": "cpu", "device": "", "label": engine.id, "detail": "",
                "unavailable": engine.reason, "options": []}
    return {"id": engine.id, "kind": engine.kind(), "device": engine.device(), "label": engine.name,
            "detail": engine.detail(), "unavailable": "", "options": engine.options()}


def want(message, key, kind):
    """message[key], which must be there and of this type."""
    value = message.get(key)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise Failure(f"The message '{str(message.get('type'))[:40]}' has no {key}, or not as the protocol says.",
                      "use")
    return value


def complete(engine, message):
    """The options of a message, checked, with defaults for those that it does not give."""
    given = message.get("options", {})
    if not isinstance(given, dict):
        raise Failure("The options are not as the protocol says.", "use")
    options = {}
    for option in engine.options():
        key, value = option["key"], given.get(option["key"], option["default"])
        if option["kind"] == "integer":
            fits = isinstance(value, int) and option["minimum"] <= value <= option["maximum"]
        else:
            fits = value in option["choices"]
        if not fits:
            raise Failure(f"{engine.name} cannot be used with {key} = {str(value)[:40]}.", "use")
        options[key] = value
    return options


def work_of(message):
    """The Work of a `prepare`, checked; its arrays are still missing."""
    numbers = [want(message, key, int) for key in ("samples", "batch_rows", "steps_per_epoch")]
    samples, batch_rows, steps = numbers
    if samples < 1 or batch_rows < 1 or steps != (samples + batch_rows - 1) // batch_rows:
        raise Failure("The numbers of samples, of rows in a batch and of steps do not go together.", "use")
    results, tensors = want(message, "results", dict), want(message, "tensors", list)
    for tensor in tensors:
        fits = (isinstance(tensor, dict) and isinstance(tensor.get("id"), int) and isinstance(tensor.get("name"), str)
                and tensor.get("role") in ("dataset", "parameter") and tensor.get("type") in DTYPES
                and isinstance(tensor.get("shape"), list) and isinstance(tensor.get("hash"), str)
                and all(isinstance(extent, int) and 0 <= extent < 1 << 40 for extent in tensor["shape"]))
        if not fits:
            raise Failure("The tensors are not as the protocol says.", "use")
    if not all(isinstance(number, int) for number in results.values()):
        raise Failure("The results are not as the protocol says.", "use")
    return Work(want(message, "workload", str), want(message, "parameters", dict), *numbers,
                bool(message.get("shuffled")), results, tensors, {})


def weight(tensor):
    """Bytes that a tensor needs at least: of a trained one also its copy, its gradient."""
    count = np.dtype(DTYPES[tensor["type"]]).itemsize
    for extent in tensor["shape"]:
        count *= extent
    return count if tensor["role"] == "dataset" else 3 * count


def is_lack_of_memory(problem):
    """Whether a framework says, in its own way, that memory was not enough."""
    name, text = type(problem).__name__, str(problem)
    return (isinstance(problem, MemoryError) or "OutOfMemory" in name or "ResourceExhausted" in name
            or any(words in text for words in ("RESOURCE_EXHAUSTED", "out of memory", "can't allocate memory")))


def sentence(problem):
    """An exception in one sentence."""
    lines = [line.strip() for line in str(problem).splitlines() if line.strip()]
    text = lines[0] if lines else type(problem).__name__
    if isinstance(problem, LookupError):  # says no more than what it looked for
        text = f"{type(problem).__name__}: {text}"
    return (text if len(text) < 300 else text[:297] + "...").rstrip(".") + "."


def own_pipes():
    """Standard input and output for frames alone: what libraries print goes to standard error, what they read ends."""
    source, sink = os.fdopen(os.dup(0), "rb", buffering=0), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return Stream(source, sink)


def end_with_input(source):
    """Ends this process some seconds after its input has closed: a step that lasts must not outlive the program."""
    def watch():
        closing = select.poll()
        closing.register(source, 0)  # no more than its end
        closing.poll()
        time.sleep(PATIENCE_SECONDS)
        os._exit(1)
    if hasattr(select, "poll"):
        threading.Thread(target=watch, daemon=True).start()


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("frameworks", nargs="*", default=["numpy"], help=", ".join(FRAMEWORKS))
    # For workers that a worker starts (own_processes.py).
    parser.add_argument("--own-process", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--cores", type=int, default=0, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    names = list(dict.fromkeys(arguments.frameworks))
    if arguments.cores and hasattr(os, "sched_setaffinity"):
        firsts, others = by_core(os.sched_getaffinity(0))
        os.sched_setaffinity(0, (firsts + others)[: arguments.cores])
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the program's to answer; this ends with its input
    stream = own_pipes()
    end_with_input(stream.source)
    try:
        Worker(stream, names, arguments.own_process).serve()
    except Closed:
        pass
    except Damaged as problem:
        print(problem, file=sys.stderr)
        try:
            stream.write_message({"type": "failed", "reason": str(problem), "kind": "use"})
        except Closed:
            pass
        sys.exit(1)
    finally:
        with contextlib.suppress(OSError):  # from Python 3.13 on it would be told at the end of the process
            stream.sink.close()


if __name__ == "__main__":
    main()
