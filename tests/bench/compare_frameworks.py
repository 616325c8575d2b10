#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The same work in Overtake, PyTorch (eager and torch.compile) and JAX (jit) on the same device, in turn: medians, and how
many times as long each of them takes as Overtake.

    python3 tests/bench/compare_frameworks.py [--engine cpu | --engine cuda:0] [--bench build/bin/overtake-bench]
        [--against eager,compile,jax] [--threads 1,2] [--only WORD,...] [--rounds 5] [--seconds 2] [--limit SECONDS] [--json FILE]

Each framework has a process of its own, which waits at a pipe while it is not its turn. In every round all have a turn,
so that all meet the same machine. How they do a step stands in pytorch_steps.py and jax_steps.py. On a card, Overtake's
eager and graph mode stand against eager PyTorch, and the element-wise product of 10^8 numbers also beside a
device-to-device copy (bytes read plus bytes written in both).
What is not installed, or sees no card, is left out; with nothing to compare with the status is 0.
From PyPI, into a virtual environment: torch jax. torch.compile needs a C++ compiler as well.
"""
import argparse
import importlib.util
import json
import os
import statistics
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
WORD = 4  # bytes of an fp32 number
HERE = os.path.dirname(os.path.abspath(__file__))


class Failure(Exception):
    """What could not be measured, and why."""


class Overtake:
    name = "Overtake"

    def __init__(self, bench, use):
        self.bench = bench
        self.use = use

    def prepare(self, workload, parameters):
        self.work = [workload, *(part for item in parameters.items() for part in ("--set", "=".join(map(str, item))))]

    def step_seconds(self, seconds):
        environment = dict(os.environ)
        if folders := environment.pop("LD_LIBRARY_PATH_BENCH", None):  # of tests/gpu/run; not for PyTorch
            environment["LD_LIBRARY_PATH"] = folders
        result = subprocess.run([self.bench, "measure", *self.work, "--engine", self.use, "--json", "--budget", str(seconds)],
                                capture_output=True, text=True, env=environment)
        if result.returncode != 0:
            raise Failure(result.stderr.strip())
        return json.loads(result.stdout)["measurements"][0]["step_s"]["median"]


class Framework:
    """A process that does the steps in another framework."""
    # name in --against: package, title, program and its arguments
    KINDS = {
        "eager": ("torch", "PyTorch", lambda device, threads: ["pytorch_steps.py", device, threads, "eager"]),
        "compile": ("torch", "torch.compile", lambda device, threads: ["pytorch_steps.py", device, threads, "compile"]),
        "jax": ("jax", "JAX", lambda _, threads: ["jax_steps.py", threads]),
    }

    def __init__(self, kind, device, threads):
        package, self.name, command = self.KINDS[kind]
        self.kind = kind
        if importlib.util.find_spec(package) is None:
            raise Failure(f"{self.name} is left out: the package {package} is not installed for {sys.executable}.")
        program, *arguments = command(device, str(threads))
        environment = dict(os.environ)
        environment.pop("OPENBLAS_CORETYPE", None)  # whatever it is there for, it may be slower
        self.process = subprocess.Popen([sys.executable, os.path.join(HERE, program), *arguments], env=environment, text=True,
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.about = self.answer()

    def answer(self):
        line = self.process.stdout.readline()
        if not line:
            raise Failure(f"{self.name} ended.")
        answer = json.loads(line)
        if "error" in answer:
            raise Failure(f"{self.name}: {answer['error']}")
        return answer

    def ask(self, **request):
        try:
            print(json.dumps(request), file=self.process.stdin, flush=True)
        except BrokenPipeError:
            raise Failure(f"{self.name} ended.") from None
        return self.answer()

    def prepare(self, workload, parameters):
        self.ask(workload=workload, parameters=parameters)

    def step_seconds(self, seconds):
        return self.ask(seconds=seconds)["median"]

    def close(self):
        self.process.stdin.close()
        self.process.wait()


class Comparison:
    def __init__(self, options):
        self.options = options
        self.on_card = options.engine.startswith("cuda")
        self.rows = []
        self.failed = False
        self.left_out = []
        self.about = {}
        self.began = time.monotonic()

    def start(self, threads=1):
        """The frameworks that there are, and a heading for their columns."""
        device = "cuda:" + (self.options.engine.partition(":")[2] or "0") if self.on_card else "cpu"
        self.frameworks = []
        for kind in ["eager"] if self.on_card else self.options.against.split(","):
            try:
                self.frameworks.append(Framework(kind, device, threads))
            except Failure as failure:
                print(failure, flush=True)
        if not self.frameworks:
            print("Nothing to compare with.")
            return False
        self.about.update((framework.kind, framework.about) for framework in self.frameworks)
        print("".join(f"{framework.name} {framework.about['version']} on {framework.about['device']}; "
                      for framework in self.frameworks)
              + f"microseconds per step, medians of {self.options.rounds} rounds in turn")
        print(f"{'':46}{'engine':>24}{'Overtake':>12}" + "".join(f"{f.name:>14}{'ratio':>7}" for f in self.frameworks))
        return True

    def stop(self):
        for framework in self.frameworks:
            framework.close()

    def turns(self, name, everyone, workload, parameters):
        """Each one's seconds per step, round by round."""
        taken = {each.name: [] for each in everyone}

        def all_do(action):
            for each in list(everyone):
                try:
                    action(each)
                except Failure as failure:
                    print(f"{name}: {failure}", flush=True)
                    self.failed = True
                    everyone.remove(each)
                    taken[each.name] = []

        all_do(lambda each: each.prepare(workload, parameters))
        for _ in range(self.options.rounds):
            all_do(lambda each: taken[each.name].append(each.step_seconds(self.options.seconds)))
        return taken

    def run(self, name, workload, parameters, use, wanted=None):
        title = f"{name:46}{use:>24}"
        if self.options.limit is not None and time.monotonic() > self.began + self.options.limit:
            print(f"{title}   left out: the time is up", flush=True)
            self.left_out.append(dict(name=name, engine=use))
            return None
        taken = self.turns(name, [Overtake(self.options.bench, use), *self.frameworks], workload, parameters)
        medians = {each: statistics.median(seconds) for each, seconds in taken.items() if seconds}
        ours = medians.get("Overtake")
        if ours is None or len(medians) == 1:
            return None
        ratio = min(medians[framework.name] for framework in self.frameworks if framework.name in medians) / ours
        row = dict(name=name, engine=use, overtake_s=ours, ratio=ratio)
        for framework in self.frameworks:
            if framework.name in medians:
                row["pytorch_s" if framework.kind == "eager" else framework.kind + "_s"] = medians[framework.name]
        verdict = "" if ratio >= 1 else "   behind"
        if wanted is not None:
            row["wanted_ratio"] = wanted
            verdict = f"   at least {wanted}: " + ("met" if ratio >= wanted else "NOT met")
        self.rows.append(row)
        print(f"{title}{ours * 1e6:12.1f}" +
              "".join(f"{medians[f.name] * 1e6:14.1f}{medians[f.name] / ours:7.2f}" if f.name in medians else " " * 21
                      for f in self.frameworks) + verdict, flush=True)
        return ours

    def card(self):
        if not self.start():
            return
        for name, workload, parameters, modes in CARD_CASES:
            for mode, wanted in modes.items():
                if any(word in name for word in self.options.only.split(",")):
                    seconds = self.run(name, workload, parameters, f"{self.options.engine},launch={mode}", wanted)
                    if workload == "vector-multiply" and seconds is not None:
                        self.beside_copy(parameters["elements"], seconds)
        self.stop()

    def beside_copy(self, elements, seconds):
        eager = self.frameworks[0]
        eager.prepare("copy", dict(elements=elements))
        bandwidth = 3 * WORD * elements / seconds
        share = bandwidth / (2 * WORD * elements / eager.step_seconds(self.options.seconds))
        self.rows[-1].update(bandwidth_per_s=bandwidth, copy_share=share, wanted_copy_share=COPY_SHARE_WANTED)
        print(f"    {bandwidth / 1e9:.0f} GB/s, {share:.0%} of a device-to-device copy, at least "
              f"{COPY_SHARE_WANTED:.0%}: {'met' if share >= COPY_SHARE_WANTED else 'NOT met'}", flush=True)

    def cpu(self):
        for threads in self.options.threads.split(","):
            if not self.start(threads):
                return
            use = f"{self.options.engine},threads={threads}" if self.options.engine == "cpu" else self.options.engine
            for name, workload, parameters in CPU_CASES:
                if any(word in name for word in self.options.only.split(",")):
                    self.run(name, workload, parameters, use)
            self.stop()


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--bench", default="build/bin/overtake-bench")
    arguments.add_argument("--engine", default="cpu")
    arguments.add_argument("--against", default="eager,compile,jax", help="on the CPU (on a card: eager PyTorch)")
    arguments.add_argument("--only", default="", help="cases with one of these words in their name")
    arguments.add_argument("--rounds", type=int, default=5)
    arguments.add_argument("--seconds", type=float, default=2, help="for the samples of each side in each round")
    arguments.add_argument("--limit", type=float, help="no case begins after so many seconds")
    arguments.add_argument("--threads", default="1,2")
    arguments.add_argument("--json", help="write the figures to this file")
    options = arguments.parse_args()
    comparison = Comparison(options)
    if comparison.on_card:
        comparison.card()
    else:
        comparison.cpu()
    if options.json and comparison.about:
        versions = {kind: about["version"] for kind, about in comparison.about.items()}
        device = next(iter(comparison.about.values()))["device"]
        with open(options.json, "w", encoding="utf-8") as file:
            json.dump(dict(pytorch=versions.get("eager", ""), versions=versions, device=device, rounds=options.rounds,
                           rows=comparison.rows, left_out=comparison.left_out), file, indent=1)
    sys.exit(1 if comparison.failed else 0)


if __name__ == "__main__":
    main()
