#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The same work in Overtake and in PyTorch on this CPU, in turn, with the ratio of the medians.

    python3 tests/bench/compare_pytorch.py [--bench build/bin/overtake-bench] [--rounds 5] [--threads 1,2]

PyTorch runs as most people write it: eager, the batch taken from a resident tensor by shuffled indices, loss and accuracy
read back in every step, plain SGD. Each round runs Overtake (a process of its own) and then PyTorch, so that both meet the
same machine. Where PyTorch is not installed, it says so and ends with status 0.
"""
import argparse
import json
import statistics
import subprocess
import sys
import time

try:
    import torch
except ImportError:
    print("PyTorch is not installed here (Debian: python3-torch): nothing to compare with.")
    sys.exit(0)

CASES = [
    # name, workload, parameters
    ("MLP 2-5-5-2, batch 32", "mlp", dict(hidden=5, batch=32, features=2, samples=32768)),
    ("MLP 2-100-100-2, batch 32", "mlp", dict(hidden=100, batch=32, features=2, samples=32768)),
    ("MLP 2-1000-1000-2, batch 32", "mlp", dict(hidden=1000, batch=32, features=2, samples=32768)),
    ("MLP 2-2000-2000-2, batch 32", "mlp", dict(hidden=2000, batch=32, features=2, samples=32768)),
    ("MLP 100-1024-1024-2, batch 256", "mlp", dict(hidden=1024, batch=256, features=100, samples=32768)),
    ("logistic inference, 10000 x 100, batch 256", "logistic-regression", dict(samples=10000, features=100, batch=256)),
]


def overtake_step_seconds(bench, workload, parameters, threads):
    command = [bench, "measure", workload, "--engine", f"cpu,threads={threads}", "--json", "--budget", "2"]
    for key, value in parameters.items():
        command += ["--set", f"{key}={value}"]
    result = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return result["step_s"]["median"]


def median_of_steps(step, seconds=1.5):
    for _ in range(5):
        step()
    samples = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end or len(samples) < 5:
        before = time.perf_counter()
        step()
        samples.append(time.perf_counter() - before)
    return statistics.median(samples)


def torch_mlp_step(hidden, batch, features, samples):
    x = torch.randn(samples, features)
    labels = torch.randint(0, 2, (samples,))
    model = torch.nn.Sequential(
        torch.nn.Linear(features, hidden), torch.nn.ReLU(),
        torch.nn.Linear(hidden, hidden), torch.nn.ReLU(),
        torch.nn.Linear(hidden, 2))
    optimizer = torch.optim.SGD(model.parameters(), lr=0.001)
    loss_of = torch.nn.CrossEntropyLoss()
    order = torch.randperm(samples)
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


def torch_logistic_step(samples, features, batch):
    x = torch.randn(samples, features)
    model = torch.nn.Sequential(torch.nn.Linear(features, 1), torch.nn.Sigmoid())
    position = 0

    def step():
        nonlocal position
        with torch.no_grad():
            model(x[position:position + batch])
        position = (position + batch) % (samples - batch)

    return step


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--bench", default="build/bin/overtake-bench")
    arguments.add_argument("--rounds", type=int, default=5)
    arguments.add_argument("--threads", default="1,2")
    options = arguments.parse_args()
    print(f"PyTorch {torch.__version__}; microseconds per step, medians of {options.rounds} rounds in turn")
    print(f"{'':46}{'threads':>8}{'Overtake':>12}{'PyTorch':>12}{'ratio':>8}")
    for name, workload, parameters in CASES:
        for threads in (int(text) for text in options.threads.split(",")):
            torch.set_num_threads(threads)
            step = torch_mlp_step(**parameters) if workload == "mlp" else torch_logistic_step(**parameters)
            ours, theirs = [], []
            for _ in range(options.rounds):
                ours.append(overtake_step_seconds(options.bench, workload, parameters, threads))
                theirs.append(median_of_steps(step))
            mine, other = statistics.median(ours), statistics.median(theirs)
            print(f"{name:46}{threads:8}{mine * 1e6:12.1f}{other * 1e6:12.1f}{other / mine:8.1f}", flush=True)


if __name__ == "__main__":
    main()
