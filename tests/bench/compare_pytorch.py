#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The same work in Overtake and in PyTorch on the same device, in turn, with the ratio of the medians.

    python3 tests/bench/compare_pytorch.py [--engine cpu | --engine cuda:0] [--bench build/bin/overtake-bench]
                                           [--rounds 5] [--seconds 2] [--limit SECONDS] [--threads 1,2] [--json FILE]

PyTorch runs as most people write it: eager, the batch taken from a resident tensor by shuffled indices, loss and accuracy
read back in every step, plain SGD (Adam in the cases on CIFAR-10, AdamW in the GPT's), fp32 without TF32. Each round runs
Overtake (a process of its own) and then PyTorch, so that both meet the same machine. On a card, Overtake's eager and graph
mode stand against the same eager PyTorch, and the element-wise product of 10^8 numbers also beside a device-to-device copy
(bytes read plus bytes written in both).
Where PyTorch is not installed or sees no card, it says so and ends with status 0.
"""
import argparse
import json
import os
import statistics
import subprocess
import sys
import time

try:
    import torch
except ImportError:
    print("PyTorch is not installed here (Debian: python3-torch): nothing to compare with.")
    sys.exit(0)
from pytorch_gpt import torch_gpt_step  # beside this file; needs PyTorch

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


def overtake_step_seconds(bench, workload, parameters, use, seconds):
    command = [bench, "measure", workload, "--engine", use, "--json", "--budget", str(seconds)]
    for key, value in parameters.items():
        command += ["--set", f"{key}={value}"]
    environment = dict(os.environ)
    if folders := environment.pop("LD_LIBRARY_PATH_BENCH", None):  # of tests/gpu/run; not for PyTorch
        environment["LD_LIBRARY_PATH"] = folders
    result = subprocess.run(command, capture_output=True, text=True, env=environment)
    if result.returncode == 2:
        return None  # this engine has no such option
    if result.returncode != 0:
        raise RuntimeError(result.stderr.strip())
    return json.loads(result.stdout)["step_s"]["median"]


def median_of_steps(step, synchronise, seconds=1.5):
    began = time.perf_counter()
    for _ in range(5):
        step()
        if time.perf_counter() > began + seconds:
            break
    samples = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end or len(samples) < 5:
        synchronise()
        before = time.perf_counter()
        step()
        synchronise()
        samples.append(time.perf_counter() - before)
    return statistics.median(samples)


def torch_training_step(device, model, x, labels, batch, optimizer):
    samples = len(x)
    kind = {"sgd": torch.optim.SGD, "adam": torch.optim.Adam}[optimizer]
    optimizer = kind(model.parameters(), lr=0.001)
    loss_of = torch.nn.CrossEntropyLoss()
    order = torch.randperm(samples, device=device)
    position = 0

    def step():
        nonlocal position
        rows = order[position:position + batch]
        position = (position + batch) % (samples - batch)
        target = labels[rows]
        logits = model(x[rows])
        loss = loss_of(logits, target)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        loss.item()
        (logits.argmax(1) == target).float().mean().item()

    return step


def torch_mlp_step(device, batch, features, samples, hidden=None, widths=None, classes=2, optimizer="sgd"):
    hidden_layers = [int(width) for width in widths.split(",")] if widths else [hidden, hidden]
    layers = []
    inputs = features
    for width in hidden_layers:
        layers += [torch.nn.Linear(inputs, width), torch.nn.ReLU()]
        inputs = width
    model = torch.nn.Sequential(*layers, torch.nn.Linear(inputs, classes)).to(device)
    x = torch.randn(samples, features, device=device)
    labels = torch.randint(0, classes, (samples,), device=device)
    return torch_training_step(device, model, x, labels, batch, optimizer)


def torch_cnn_step(device, batch, samples, filters, optimizer):
    model = torch.nn.Sequential(
        torch.nn.Conv2d(3, filters, 3), torch.nn.ReLU(), torch.nn.MaxPool2d(2),
        torch.nn.Conv2d(filters, 2 * filters, 3), torch.nn.ReLU(), torch.nn.MaxPool2d(2),
        torch.nn.Flatten(), torch.nn.Linear(2 * filters * 36, 10)).to(device)
    x = torch.rand(samples, 3, 32, 32, device=device)
    labels = torch.randint(0, 10, (samples,), device=device)
    return torch_training_step(device, model, x, labels, batch, optimizer)


def torch_logistic_step(device, samples, features, batch):
    x = torch.randn(samples, features, device=device)
    model = torch.nn.Sequential(torch.nn.Linear(features, 1), torch.nn.Sigmoid()).to(device)
    position = 0

    def step():
        nonlocal position
        with torch.no_grad():
            model(x[position:position + batch])
        position = (position + batch) % (samples - batch)

    return step


def torch_multiply_step(device, elements):
    a, b = (torch.randn(elements, device=device) for _ in range(2))
    out = torch.empty_like(a)
    return lambda: torch.mul(a, b, out=out)


def torch_step(workload, device, parameters):
    makers = {"mlp": torch_mlp_step, "cnn": torch_cnn_step, "gpt": torch_gpt_step,
              "logistic-regression": torch_logistic_step, "vector-multiply": torch_multiply_step}
    return makers[workload](device, **parameters)


class Comparison:
    def __init__(self, options, device):
        self.options = options
        self.device = device
        self.rows = []
        self.failed = False
        self.left_out = []
        self.began = time.monotonic()
        self.synchronise = torch.cuda.synchronize if device != "cpu" else (lambda: None)

    def run(self, name, workload, parameters, use, wanted=None, show=""):
        if self.options.limit is not None and time.monotonic() > self.began + self.options.limit:
            print(f"{name:46}{show or use:>24}   left out: the time is up", flush=True)
            self.left_out.append(dict(name=name, engine=use))
            return None
        step = torch_step(workload, self.device, parameters)
        ours, theirs = [], []
        for _ in range(self.options.rounds):
            try:
                seconds = overtake_step_seconds(self.options.bench, workload, parameters, use,
                                                self.options.seconds)
            except RuntimeError as error:
                print(f"{name}: {error}", flush=True)
                self.failed = True
                return None
            if seconds is None:
                return None
            ours.append(seconds)
            theirs.append(median_of_steps(step, self.synchronise, self.options.seconds))
        mine, other = statistics.median(ours), statistics.median(theirs)
        row = dict(name=name, engine=use, overtake_s=mine, pytorch_s=other, ratio=other / mine)
        verdict = ""
        if wanted is not None:
            row["wanted_ratio"] = wanted
            verdict = f"   at least {wanted}: " + ("met" if other / mine >= wanted else "NOT met")
        self.rows.append(row)
        print(f"{name:46}{show or use:>24}{mine * 1e6:12.1f}{other * 1e6:12.1f}{other / mine:8.1f}{verdict}", flush=True)
        return mine

    def copy_bandwidth(self, elements):
        a = torch.randn(elements, device=self.device)
        b = torch.empty_like(a)
        return 2 * WORD * elements / median_of_steps(lambda: b.copy_(a), self.synchronise)

    def on_card(self):
        for name, workload, parameters, modes in CARD_CASES:
            for mode, wanted in modes.items():
                use = f"{self.options.engine},launch={mode}"
                seconds = self.run(name, workload, parameters, use, wanted)
                if workload != "vector-multiply" or seconds is None:
                    continue
                elements = parameters["elements"]
                bandwidth = 3 * WORD * elements / seconds
                share = bandwidth / self.copy_bandwidth(elements)
                self.rows[-1].update(bandwidth_per_s=bandwidth, copy_share=share, wanted_copy_share=COPY_SHARE_WANTED)
                print(f"    {bandwidth / 1e9:.0f} GB/s, {share:.0%} of a device-to-device copy, at least "
                      f"{COPY_SHARE_WANTED:.0%}: {'met' if share >= COPY_SHARE_WANTED else 'NOT met'}", flush=True)

    def on_cpu(self):
        for name, workload, parameters in CPU_CASES:
            for threads in (int(text) for text in self.options.threads.split(",")):
                torch.set_num_threads(threads)
                use = f"{self.options.engine},threads={threads}" if self.options.engine == "cpu" else self.options.engine
                self.run(name, workload, parameters, use, show=f"{threads} threads")


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--bench", default="build/bin/overtake-bench")
    arguments.add_argument("--engine", default="cpu")
    arguments.add_argument("--rounds", type=int, default=5)
    arguments.add_argument("--seconds", type=float, default=2, help="for the samples of each side in each round")
    arguments.add_argument("--limit", type=float, help="no case begins after so many seconds")
    arguments.add_argument("--threads", default="1,2")
    arguments.add_argument("--json", help="write the figures to this file")
    options = arguments.parse_args()
    on_card = options.engine.startswith("cuda")
    if on_card and not torch.cuda.is_available():
        print("This PyTorch sees no CUDA card: nothing to compare with.")
        return
    device = "cuda:" + (options.engine.partition(":")[2] or "0") if on_card else "cpu"
    torch.backends.cuda.matmul.allow_tf32 = False
    torch.backends.cudnn.allow_tf32 = False
    comparison = Comparison(options, device)
    where = torch.cuda.get_device_name(device) if on_card else "the CPU"
    print(f"PyTorch {torch.__version__} on {where}; microseconds per step, medians of {options.rounds} rounds in turn")
    print(f"{'':46}{'engine':>24}{'Overtake':>12}{'PyTorch':>12}{'ratio':>8}")
    if on_card:
        comparison.on_card()
    else:
        comparison.on_cpu()
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            json.dump(dict(pytorch=torch.__version__, device=where, rounds=options.rounds, rows=comparison.rows,
                       left_out=comparison.left_out), file, indent=1)
    sys.exit(1 if comparison.failed else 0)


if __name__ == "__main__":
    main()
