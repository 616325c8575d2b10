# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program's side of a worker, for tests: resources/workers/PROTOCOL.md in as few lines as possible.

Nothing of the worker's own code is used, so that a mistake is not made on both sides alike.
"""
import hashlib
import io
import json
import pathlib
import struct
import subprocess
import sys

import numpy as np

WORKERS = pathlib.Path(__file__).resolve().parents[2] / "resources" / "workers"
HEADER = struct.Struct("<4sBQ")


class Failed(Exception):
    """The worker answered `failed`."""

    def __init__(self, message):
        super().__init__(message["reason"])
        self.reason, self.kind = message["reason"], message["kind"]


class Client:
    """Starts a worker, and ends it at the end of a with statement."""

    def __init__(self, *frameworks, environment=None, folder=WORKERS):
        command = [sys.executable, str(folder / "overtake_worker.py"), *frameworks]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                        env=environment)
        self.next_id = 0
        self.needed = []  # hashes that the last prepare was asked for
        self.hello = self.receive()

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            try:
                pipe.close()
            except BrokenPipeError:  # what was not sent
                pass

    def end(self):
        """Closes the input; exit status, what was left of standard output, and standard error."""
        output, errors = self.process.communicate(timeout=60)
        return self.process.returncode, output, errors.decode()

    def send_bytes(self, data):
        """Anything at all."""
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, message):
        body = json.dumps(message).encode()
        self.send_bytes(HEADER.pack(b"OVTK", 0, len(body)) + body)

    def send_array(self, array):
        file = io.BytesIO()
        np.lib.format.write_array(file, np.ascontiguousarray(array), version=(1, 0))
        self.send_bytes(HEADER.pack(b"OVTK", 1, file.tell()) + file.getvalue())

    def receive(self):
        """The next frame: a message, or an array."""
        header = self.process.stdout.read(HEADER.size).lstrip(b"\n")
        header += self.process.stdout.read(HEADER.size - len(header)) if header else b""
        if len(header) < HEADER.size:
            raise EOFError(self.process.stderr.read().decode())
        magic, kind, length = HEADER.unpack(header)
        assert magic == b"OVTK", header
        body = self.process.stdout.read(length)
        if kind == 1:
            assert body[:8] == b"\x93NUMPY\x01\x00", body[:8]
            return np.load(io.BytesIO(body), allow_pickle=False)
        message = json.loads(body)
        if message["type"] == "failed":
            raise Failed(message)
        return message

    def ask(self, kind, *arrays, **message):
        """Sends a message, and what follows it; the answer."""
        self.send({"type": kind, **message})
        for array in arrays:
            self.send_array(array)
        return self.receive()

    def prepare(self, engine, work, options=None):
        """Prepares a Work; its id."""
        answer = self.ask_with_arrays("prepare", engine, work, options)
        assert answer["type"] == "prepared" and answer["threads"] >= 1, answer
        return self.next_id

    def measure(self, engine, work, options=None, **wanted):
        """A quick measurement in one message: what `measured` says."""
        answer = self.ask_with_arrays("measure", engine, work, options, **wanted)
        assert answer["type"] == "measured", answer
        return answer

    def ask_with_arrays(self, kind, engine, work, options, **more):
        self.next_id += 1
        self.send({"type": kind, "id": self.next_id, "engine": engine, "options": options or {}, **work.message(),
                   **more})
        answer = self.receive()
        self.needed = []
        if answer["type"] == "need":
            self.needed = answer["hashes"]
            arrays = {hash_of(array): array for array in work.arrays()}
            for key in self.needed:
                self.send_array(arrays[key])
            answer = self.receive()
        return answer

    def run(self, number, first=0, steps=1):
        answer = self.ask("run", id=number, first=first, steps=steps)
        assert answer["type"] == "ran" and answer["seconds"] > 0, answer
        return answer["seconds"]

    def read(self, number, tensor):
        assert self.ask("read", id=number, tensor=tensor) == {"type": "values"}
        values = self.receive()
        assert values.dtype == np.float32, values.dtype
        return values


def hash_of(array):
    return hashlib.sha256(array.tobytes() + str(array.shape).encode()).hexdigest()[:16]


class Work:
    """What is prepared: a workload with its data and what its parameters start from, both by name."""

    LOSS, ACCURACY, OUTPUT, COUNTED = 900, 901, 902, 903

    def __init__(self, workload, parameters, datasets, start=None, samples=1, batch=1):
        self.workload, self.samples, self.batch = workload, samples, min(batch, samples)
        self.parameters = {"mode": "training", "optimizer": "sgd", "learning_rate": 0.1, "transfers": "resident",
                           "read_loss": True, "seed": 42, **parameters}
        if workload == "gpt":
            del self.parameters["optimizer"]
        self.datasets, self.start = datasets, start or {}
        self.shuffled = bool(self.start) and self.parameters["mode"] == "training"

    @property
    def steps_per_epoch(self):
        return -(-self.samples // self.batch)

    def arrays(self):
        return [*self.datasets.values(), *self.start.values()]

    def tensor(self, name):
        """The id of a tensor."""
        return 3 + 2 * [*self.datasets, *self.start].index(name)

    def message(self):
        tensors = [{"id": self.tensor(name), "name": name, "role": role, "type": array.dtype.name,
                    "shape": list(array.shape), "hash": hash_of(array)}
                   for role, arrays in (("dataset", self.datasets), ("parameter", self.start))
                   for name, array in arrays.items()]
        results = {"output": self.OUTPUT}
        if self.start and self.parameters["mode"] == "training":
            results["loss"] = self.LOSS
            if self.parameters["read_loss"]:
                results["accuracy"] = self.ACCURACY
        if self.workload == "mandelbrot":
            results["counted_items"] = self.COUNTED
        return {"workload": self.workload, "parameters": self.parameters, "samples": self.samples,
                "batch_rows": self.batch, "steps_per_epoch": self.steps_per_epoch, "shuffled": self.shuffled,
                "results": results, "tensors": tensors}


def vectors(size, seed=1):
    """Two random vectors to be multiplied."""
    a, b = np.random.default_rng(seed).standard_normal((2, size)).astype(np.float32)
    return Work("vector-multiply", {}, {"a": a, "b": b})
