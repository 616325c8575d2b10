#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""How smooth the time per FLOP of an MLP's step is over its width: the largest factor between neighbouring widths.

    python3 tests/bench/width_jumps.py [--bench build/bin/overtake-bench] [--rounds 3] [ENGINE …]

Widths 100 to 300 in steps of 10, batch 32; the least of the rounds for each width, as other programs only add to it.
"""
import argparse
import json
import subprocess

WIDTHS = range(100, 301, 10)


def seconds_per_flop(bench, engine):
    command = [bench, "sweep", "mlp", "--over", "hidden", "--values", ",".join(map(str, WIDTHS)), "--engine", engine,
               "--set", "samples=32768", "--quick", "--json"]
    run = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    return [point["measurements"][0]["step_s"]["median"] / point["measurements"][0]["flops_per_step"]
            for point in run["points"]]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--bench", default="build/bin/overtake-bench")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("engines", nargs="*", default=["cpu,threads=1", "cpu"])
    options = parser.parse_args()
    for engine in options.engines:
        rounds = [seconds_per_flop(options.bench, engine) for _ in range(options.rounds)]
        least = [min(of_width) for of_width in zip(*rounds)]
        jumps = [max(a, b) / min(a, b) for a, b in zip(least, least[1:])]
        worst = max(range(len(jumps)), key=jumps.__getitem__)
        print(engine)
        for width, time in zip(WIDTHS, least):
            print(f"  {width:4} {1e-9 / time:7.1f} GFLOP/s")
        print(f"  largest jump {jumps[worst]:.2f}, between {WIDTHS[worst]} and {WIDTHS[worst + 1]}")


main()
