#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs a worker as if it were far away: what it reads and what it writes arrives so many milliseconds late.

    slow_link.py MILLISECONDS COMMAND...        25 is a round trip of 50 ms

Each piece has its own way, as on a network: several may be on the way at once. For measuring by hand:

    window_latency 640 'tests/bench/slow_link.py 25 build/bin/overtake-bench worker'
"""
import os
import queue
import subprocess
import sys
import threading
import time


def carry(source, sink, delay):
    """Passes on what comes, each piece `delay` seconds after it came; closes the sink after the end. Two threads."""
    pieces = queue.SimpleQueue()

    def deliver():
        while True:
            due, piece = pieces.get()
            time.sleep(max(0, due - time.monotonic()))
            try:
                while piece:
                    piece = piece[os.write(sink, piece):]
            except OSError:  # the reader is gone
                break
            if not due:
                break
        os.close(sink)

    def collect():
        while piece := os.read(source, 1 << 16):
            pieces.put((time.monotonic() + delay, piece))
        pieces.put((0, b""))

    threads = [threading.Thread(target=each, daemon=True) for each in (deliver, collect)]
    for thread in threads:
        thread.start()
    return threads[0]


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    delay = float(sys.argv[1]) / 1000
    with subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as worker:
        carry(0, os.dup(worker.stdin.fileno()), delay)
        worker.stdin.close()
        carry(worker.stdout.fileno(), os.dup(1), delay).join()
    sys.exit(worker.returncode)


if __name__ == "__main__":
    main()
