# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What every framework's process does for compare_frameworks.py: a line of JSON in, one out. It blocks in between, so
that nothing of it runs while another has its turn."""
import gc
import json
import os
import statistics
import sys
import time

SAMPLE_SECONDS = 0.01  # Overtake's samples last as long


def median_step_seconds(step, wait, seconds):
    """Of samples of some steps each; `wait(result)` returns when the step that gave the result, and so all before it,
    is complete."""
    def sample(steps):
        before = time.perf_counter()
        for _ in range(steps):
            result = step()
        wait(result)
        return (time.perf_counter() - before) / steps

    end = time.perf_counter() + seconds
    sample(1)  # the caches are the last one's
    steps = max(1, round(SAMPLE_SECONDS / min(sample(2), sample(5))))
    samples = []
    while len(samples) < 5 or time.perf_counter() < end:
        samples.append(sample(steps))
    return statistics.median(samples)


def serve(prepare, wait, about):
    """`prepare(workload, parameters)` returns a function that does a step. `about`: said to the other side first."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="utf-8")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what the framework prints is no answer

    def answer(**what):
        print(json.dumps(what), file=answers, flush=True)

    answer(**about)
    step = None
    for line in sys.stdin:
        request = json.loads(line)
        try:
            if "workload" in request:
                step = None  # its memory serves the next one
                gc.collect()
                step = prepare(request["workload"], request["parameters"])
                for _ in range(3):
                    wait(step())  # compiles
                answer()
            else:
                answer(median=median_step_seconds(step, wait, request["seconds"]))
        except Exception as error:  # one case that fails is a line in the table, not the end of it
            answer(error=f"{type(error).__name__}: {error}".splitlines()[0])
