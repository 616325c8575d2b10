# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A quick measurement in one message, `measure`: from the first run to the last sample, as the program makes it."""
import statistics
import time

import numpy as np

MOST_STEPS = 100_000  # in a sample, for a step that takes no time that the clock could see
SHORT_EPOCH = 50e-6  # seconds: stopping the clock for a new order would cost too much of it


class Stopped(Exception):
    """A stop came."""


class Cursor:
    """Where the work stands in its epoch. Each epoch has an order of its own, drawn while the clock stands still."""

    def __init__(self, execution, stop_came):
        self.execution, self.stop_came = execution, stop_came
        self.work = execution.work
        self.position, self.epoch = 0, -1
        self.order_seconds, self.last_seconds = [], []
        self.begin_epoch()

    def begin_epoch(self):
        """With its order, where there are any."""
        self.position = 0
        if not self.work.shuffled:
            return
        self.epoch += 1
        start = time.perf_counter()
        seed = int(self.work.parameters.get("seed", 0)) + self.epoch
        self.execution.set_order(np.random.RandomState(seed % (1 << 32)).permutation(self.work.samples))
        self.order_seconds.append(time.perf_counter() - start)

    def timed(self, first, steps, times=1):
        """The seconds of these steps."""
        start = time.perf_counter()
        if not self.execution.run(first, steps, times, self.stop_came):
            raise Stopped
        return time.perf_counter() - start

    def run(self, steps, step_seconds):
        """The seconds of the next `steps` steps, which take about `step_seconds` each.

        A smaller last step of an epoch is timed by itself and not counted, except in whole epochs.
        """
        epoch = self.work.steps_per_epoch
        is_smaller = epoch > 1 and self.work.samples % self.work.batch_rows != 0
        end = epoch - 1 if is_smaller and steps % epoch != 0 else epoch
        keeps_order = not self.work.shuffled or step_seconds * epoch < SHORT_EPOCH
        seconds = 0.0
        while steps > 0:
            if self.stop_came():
                raise Stopped
            if self.position == epoch or (epoch == 1 and keeps_order):
                if keeps_order and end == epoch and steps >= epoch:
                    seconds += self.timed(0, epoch, steps // epoch)
                    steps %= epoch
                    continue
                if keeps_order:
                    self.position = 0
                else:
                    self.begin_epoch()
            if self.position == end:
                self.last_seconds.append(self.timed(end, 1))
                self.position = epoch
                continue
            count = min(steps, end - self.position)
            seconds += self.timed(self.position, count)
            self.position += count
            steps -= count
        return seconds


def rounded(steps, epoch, whole):
    """To whole epochs, or to less than one."""
    return -(-steps // epoch) * epoch if whole else min(steps, epoch - 1)


def take_series(execution, budget, most_samples, profile_below, stop_came):
    """What `measured` says of prepared work, but for its set-up. Raises Stopped."""
    work = execution.work
    epoch, results = work.steps_per_epoch, work.results
    series = {"threads": int(execution.threads)}

    def note(key, name, total=False):
        if name in results:
            values = execution.read(results[name])
            series[key] = number(np.sum(values, dtype=np.float64) if total else values[0])

    execution.ready()
    cursor = Cursor(execution, stop_came)
    typical = series["first_run_s"] = cursor.run(1, 0)
    note("first_loss", "loss")
    note("first_items", "counted_items", True)
    target, steps, spent, samples, counts = budget / (most_samples + 1), 1, 0.0, [], []
    while len(samples) < most_samples and (not samples or spent < budget):
        start = time.perf_counter()
        seconds = cursor.run(steps, typical) / steps
        spent += time.perf_counter() - start
        wanted = int(np.ceil(target / max(min(typical, seconds), target / MOST_STEPS)))
        if not samples:
            wanted = rounded(wanted, epoch, wanted >= epoch)
            if 2 * steps < wanted:  # too short for a sample: it was warm-up. A short run is a poor estimate
                typical = min(typical, seconds)
                grown = min(wanted, steps * 10)
                steps = rounded(grown, epoch, grown >= epoch)
                continue
        samples.append(seconds)
        counts.append(steps)
        typical = statistics.median(samples)
        wanted = int(np.ceil(target / max(typical, target / MOST_STEPS)))
        steps = rounded(wanted, epoch, counts[0] % epoch == 0)
    series |= {"samples": samples, "steps_per_sample": counts,
               "shuffle_s": statistics.median(cursor.order_seconds or [0.0]),
               "last_step_s": statistics.median(cursor.last_seconds or [0.0])}
    if "counted_items" in results:
        items = 0.0
        for step in range(epoch):
            if epoch > 1:
                cursor.timed(step, 1)
            items += float(np.sum(execution.read(results["counted_items"]), dtype=np.float64))
        series["items"] = items
    note("loss", "loss")
    note("accuracy", "accuracy")
    if typical <= profile_below:
        try:
            total, parts = execution.profile(0)
            if parts:
                series["profile"] = {"total_s": total, "parts": parts}
        except Exception as error:  # a framework's, too: the samples stay
            series["profile_trouble"] = str(error)
    return series


def number(value):
    """As JSON has it: what is no number is a text."""
    value = float(value)
    return value if np.isfinite(value) else "nan" if np.isnan(value) else "inf" if value > 0 else "-inf"
