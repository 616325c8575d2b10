#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Training through a worker, whatever starts it, has the losses of training here.

    python3 far_training.py OVERTAKE_BENCH WORKER_COMMAND...
"""
import json
import os
import subprocess
import sys

WORK = ["mlp", "--set", "hidden=7", "--set", "samples=100", "--epochs", "2"]  # 67 rows: the last batch has 3


def differences(bench, worker):
    """What is not the same, a line each. `worker`: a command line."""
    found = []
    for held_out in ("0", "0.33"):
        engines = [word for name in ("reference", "eigen") for id in (name, f"lab/{name}") for word in ("--engine", id)]
        done = subprocess.run([bench, "train", *WORK, "--held-out", held_out, "--json", "--worker", f"lab={worker}",
                               *engines], capture_output=True, text=True, timeout=300, check=False,
                              env={**os.environ, "OVERTAKE_CUDA_PLUGIN": ""})
        if done.returncode != 0:
            return [f"exit status {done.returncode}: {done.stderr}"]
        trained = json.loads(done.stdout)["engines"]
        for here, there in zip(trained[::2], trained[1::2]):
            for what in ("loss", "accuracy"):
                if here["curve"][what] != there["curve"][what] or not here["curve"][what]:
                    found.append(f"{what} with {held_out} held out: {here['curve'][what]} here, {there['curve'][what]} "
                                 "there")
            if here.get("report") != there.get("report"):
                found.append(f"report with {held_out} held out: {here.get('report')} here, "
                             f"{there.get('report')} there")
    return found


if __name__ == "__main__":
    problems = differences(sys.argv[1], " ".join(sys.argv[2:]))
    print("\n".join(problems) or "The losses are those of training here.")
    sys.exit(1 if problems else 0)
