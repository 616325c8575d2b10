#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The same work in Overtake, PyTorch (eager and torch.compile) and JAX (jit) on the same device, in turn: medians, and how
many times as long each of them takes as Overtake.

    python3 tests/bench/compare_frameworks.py [--engine cpu | --engine cuda:0] [--bench build/bin/overtake-bench]
        [--against eager,compile,jax] [--threads 1,2] [--only WORD,...] [--seconds 20] [--limit SECONDS] [--json FILE]

Each case is one `overtake-bench measure`, in which the frameworks are workers (resources/workers/). On a card, Overtake's
eager and graph mode stand against eager PyTorch, and the element-wise product of 10^8 numbers also beside a copy within
the device's memory (bytes read plus bytes written in both).
What is not installed, or sees no card, is left out; with nothing to compare with the status is 0.
From PyPI, into a virtual environment: torch jax. torch.compile needs a C++ compiler as well.
"""
import argparse
import importlib.metadata
import json
import os
import subprocess
import sys
import time

CPU_CASES = [
    # name, workload, parameters
    ("MLP 2-5-5-2, batch 32", "mlp", dict(hidden=5, batch=32, features=2, samples=32768)),
    ("MLP 2-100-100-2, batch 32", "mlp", dict(hidden=100, batch=32, features=2, samples=32768)),
    ("MLP 2-1000-1000-2, batch 32", "mlp", dict(hidden=1000, batch=32, features=2, samples=32768)),
    ("MLP 2-2000-2000-2, batch 32", "mlp", dict(hidden=2000, batch=32, features=2, samples=32768)),
    ("MLP 100-1024-1024-2, batch 256", "mlp", dict(hidden=1024, batch=256, features=100, samples=32768)),
    ("CIFAR MLP 3072-256-64-10, batch 32, Adam", "mlp",
     dict(widths="256,64", batch=32, features=3072, samples=3200, classes=10, optimizer="adam")),
    ("CIFAR CNN 32 and 64 filters, batch 32, Adam", "cnn", dict(filters=32, batch=32, samples=3200, optimizer="adam")),
    ("logistic inference, 10000 x 100, batch 256", "logistic-regression", dict(samples=10000, features=100, batch=256)),
    ("GPT 4 layers, 128 channels, 12 x 64", "gpt",
     dict(layers=4, heads=4, channels=128, context=64, batch=12, samples=2400, vocabulary=65)),
]
GPT_LARGE = ("GPT 6 layers, 384 channels, 64 x 256", "gpt",
             dict(layers=6, heads=6, channels=384, context=256, batch=64, samples=1280, vocabulary=65))
# name, workload, parameters, {launch mode: at least so many times as fast as PyTorch}
CARD_CASES = [
    (*CPU_CASES[0], {"eager": 2, "graph": 5}),
    (*CPU_CASES[1], {"eager": None, "graph": None}),
    (*CPU_CASES[3], {"eager": 1, "graph": 1}),
    (*CPU_CASES[4], {"eager": None, "graph": None}),
    (*CPU_CASES[8], {"eager": None, "graph": None}),
    (*GPT_LARGE, {"eager": None, "graph": None}),
    (*CPU_CASES[6], {"eager": None, "graph": None}),
    ("multiply two vectors of 10^8", "vector-multiply", dict(elements=100_000_000), {"eager": None, "graph": None}),
]
COPY_SHARE_WANTED = 0.85
KINDS = {"eager": ("PyTorch", "torch,mode=eager"), "compile": ("torch.compile", "torch,mode=compile"), "jax": ("JAX", "jax")}


class Failure(Exception):
    """What could not be measured, and why."""


def run_bench(options, *arguments):
    """What overtake-bench says, from JSON. It exits with 1 where only some engines failed."""
    environment = {**os.environ, "OVERTAKE_PYTHON": sys.executable}
    environment.pop("OPENBLAS_CORETYPE", None)  # whatever it is there for, it may be slower
    result = subprocess.run([options.bench, *arguments, "--json"], capture_output=True, text=True, env=environment)
    if result.returncode not in (0, 1) or not result.stdout:
        raise Failure(result.stderr.strip().partition("\n")[0])
    return json.loads(result.stdout)


class Comparison:
    def __init__(self, options):
        self.options = options
        self.on_card = options.engine.startswith("cuda")
        self.rows = []
        self.left_out = []
        self.failed = False
        self.versions = {}
        self.device = ""
        self.end = time.monotonic() + options.limit if options.limit is not None else None

    def find(self):
        """Which of the frameworks are there, with their options; False: none."""
        self.against = {}
        for kind in ["eager"] if self.on_card else self.options.against.split(","):
            title, use = KINDS[kind]
            if self.on_card:
                use += f",device={self.options.engine}"
            try:
                row = run_bench(self.options, "measure", "vector-multiply", "--set", "elements=1000", "--quick",
                                "--engine", use)["measurements"][0]
                if row["status"] != "measured":
                    raise Failure(row["reason"]["text"])
            except Failure as failure:
                print(f"{title} is left out: {failure}", flush=True)
                continue
            self.against[kind] = title, use
            self.versions[kind] = importlib.metadata.version(use.partition(",")[0])
            self.device = self.device or row["engine"]["device"]
        if not self.against:
            print("Nothing to compare with.")
            return False
        print("".join(f"{title} {self.versions[kind]}, " for kind, (title, _) in self.against.items())
              + f"on {self.device}; microseconds per step, medians of samples in turn")
        print(f"{'':46}{'engine':>24}{'Overtake':>12}" +
              "".join(f"{title:>14}{'ratio':>7}" for title, _ in self.against.values()))
        return True

    def measure(self, name, workload, parameters, use, threads="", wanted=None):
        """One row: the seconds of Overtake's step, or None."""
        title = f"{name:46}{use + threads:>24}"
        if not any(word in name for word in self.options.only.split(",")):
            return None
        if self.end is not None and time.monotonic() > self.end:
            print(f"{title}   left out: the time is up", flush=True)
            self.left_out.append(dict(name=name, engine=use + threads))
            return None
        if workload in ("mlp", "cnn", "gpt"):  # reading the loss of every step would make JAX, and a card, wait
            parameters = {**parameters, "read_loss": "false"}
        uses = [use + threads, *(each + threads for _, each in self.against.values())]
        try:
            taken = run_bench(self.options, "measure", workload, "--budget", str(self.options.seconds),
                              *(part for item in parameters.items() for part in ("--set", "=".join(map(str, item)))),
                              *(part for each in uses for part in ("--engine", each)))["measurements"]
        except Failure as failure:
            print(f"{title}   {failure}", flush=True)
            self.failed = True
            return None
        for row in taken:
            if row["status"] != "measured":
                print(f"{title}   {row['reason']}", flush=True)
                self.failed = True
        ours, *theirs = (row["step_s"]["median"] if row["status"] == "measured" else None for row in taken)
        medians = dict(zip(self.against, theirs))
        if ours is None or not any(theirs):
            return None
        ratio = min(each for each in theirs if each) / ours
        result = dict(name=name, engine=use + threads, overtake_s=ours, ratio=ratio)
        result.update({"pytorch_s" if kind == "eager" else kind + "_s": each for kind, each in medians.items() if each})
        verdict = "" if ratio >= 1 else "   behind"
        if wanted is not None:
            result["wanted_ratio"] = wanted
            verdict = f"   at least {wanted}: " + ("met" if ratio >= wanted else "NOT met")
        self.rows.append(result)
        print(f"{title}{ours * 1e6:12.1f}" + "".join(f"{each * 1e6:14.1f}{each / ours:7.2f}" if each else " " * 21
                                                     for each in medians.values()) + verdict, flush=True)
        return ours

    def card(self):
        for name, workload, parameters, modes in CARD_CASES:
            for mode, wanted in modes.items():
                seconds = self.measure(name, workload, parameters, f"{self.options.engine},launch={mode}", wanted=wanted)
                if workload == "vector-multiply" and seconds is not None:
                    self.beside_copy(3 * 4 * parameters["elements"] / seconds)

    def beside_copy(self, bandwidth):
        """`bandwidth`: of the product, in bytes a second."""
        devices = run_bench(self.options, "devices", "--measure").get("peaks", [])
        copies = [each["figures"]["copy_bandwidth_gbs"]["value"] * 1e9 for each in devices
                  if each["id"] == self.options.engine and "copy_bandwidth_gbs" in each["figures"]]
        if not copies:
            return
        share = bandwidth / copies[0]
        self.rows[-1].update(bandwidth_per_s=bandwidth, copy_share=share, wanted_copy_share=COPY_SHARE_WANTED)
        print(f"    {bandwidth / 1e9:.0f} GB/s, {share:.0%} of a device-to-device copy, at least "
              f"{COPY_SHARE_WANTED:.0%}: {'met' if share >= COPY_SHARE_WANTED else 'NOT met'}", flush=True)

    def cpu(self):
        for threads in self.options.threads.split(","):
            for name, workload, parameters in CPU_CASES:
                self.measure(name, workload, parameters, self.options.engine, f",threads={threads}")


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--bench", default="build/bin/overtake-bench")
    arguments.add_argument("--engine", default="cpu")
    arguments.add_argument("--against", default="eager,compile,jax", help="on the CPU (on a card: eager PyTorch)")
    arguments.add_argument("--only", default="", help="cases with one of these words in their name")
    arguments.add_argument("--seconds", type=float, default=20, help="for the samples of a case")
    arguments.add_argument("--limit", type=float, help="no case begins after so many seconds")
    arguments.add_argument("--threads", default="1,2")
    arguments.add_argument("--json", help="write the figures to this file")
    options = arguments.parse_args()
    comparison = Comparison(options)
    if comparison.find():
        comparison.card() if comparison.on_card else comparison.cpu()
        if options.json:
            with open(options.json, "w", encoding="utf-8") as file:
                json.dump(dict(pytorch=comparison.versions.get("eager", ""), versions=comparison.versions,
                               device=comparison.device, rows=comparison.rows, left_out=comparison.left_out), file, indent=1)
    sys.exit(1 if comparison.failed else 0)


if __name__ == "__main__":
    main()
