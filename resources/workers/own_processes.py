# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Frameworks that fix their number of threads when they start get a worker of their own for each number.

It is asked what the program asks, in the program's words, and its answers are passed on. It times itself, so nothing of
this is in a measured time.
"""
import contextlib
import os
import select
import subprocess
import sys

from engine import Failure
from frames import ARRAY, Damaged, Stream

MOST_IDLE = 2  # processes without work that are kept


class Lost(Exception):
    """A process has ended by itself."""


class OwnProcess:
    """One worker of ours."""

    def __init__(self, framework, environment, cores):
        script = os.path.join(os.path.dirname(os.path.abspath(__file__)), "overtake_worker.py")
        self.process = subprocess.Popen([sys.executable, script, framework, "--own-process", "--cores", str(cores)],
                                        stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        env={**os.environ, **environment})
        self.stream = Stream(self.process.stdout.raw, self.process.stdin, Lost)  # what is buffered, select() does not see
        self.works = set()  # ids of what it has prepared
        try:
            self.stream.read_message()  # its hello
        except BaseException:
            self.end()
            raise

    def ask(self, message, array, program):
        """Passes a message on, with the array that follows it or None, and the answer back to the program's stream."""
        self.stream.write_message(message)
        if array is not None:
            self.stream.write_array(array)
        if message["type"] in ("run", "measure"):
            self._listen(program)
        answer = self.stream.read_message()
        if answer["type"] == "need":
            program.write_message(answer)
            frames = [program.read_frame() for _ in answer["hashes"]]  # all of them, whatever becomes of the process
            for kind, body in frames:
                if kind != ARRAY:
                    raise Damaged("A message came where an array was expected.")
                self.stream.write_frame(kind, body)
            if message["type"] == "measure":
                self._listen(program)
            answer = self.stream.read_message()
        values = self.stream.read_frame() if answer["type"] == "values" else None
        program.write_message(answer)
        if values:
            program.write_frame(*values)
        return answer["type"]

    def _listen(self, program):
        """Until the answer begins to come; a `stop` of the program's goes to the process."""
        while program.early is None:
            ready = select.select([self.stream.source, program.source], [], [])[0]
            if self.stream.source in ready and self.stream.is_coming():
                return
            if program.source in ready and program.stop_came():
                self.stream.write_message({"type": "stop"})

    def end(self):
        """Ends it, whatever it does; its exit status, negative for a signal."""
        self.process.kill()
        status = self.process.wait()
        with contextlib.suppress(OSError):  # what it did not read is written once more
            self.process.stdin.close()
        self.process.stdout.close()
        return status


class OwnProcesses:
    """All of them, between the program and their works."""

    def __init__(self, program):
        self.program = program  # its stream
        self.processes = {}  # by framework, environment and cores; those used last come last

    def prepare(self, framework, environment, cores, message):
        """Passes a `prepare` or `measure` on to the process of this environment with this number of cores."""
        key = (framework, cores, *sorted(environment.items()))
        try:
            process = self.processes.pop(key, None) or OwnProcess(framework, environment, cores)
        except Lost:
            raise Failure(f"{framework} does not start in a process of its own.") from None
        self.processes[key] = process
        if self._ask(key, message, None) == "prepared":
            process.works.add(message["id"])
        for idle in [key for key, each in self.processes.items() if not each.works][:-MOST_IDLE]:
            self.processes.pop(idle).end()

    def has(self, number):
        """Whether one of these processes has prepared the work `number`."""
        return any(number in process.works for process in self.processes.values())

    def ask(self, number, message, array):
        """Passes a message about the work `number` on, with the array that follows it or None."""
        key, process = next((key, each) for key, each in self.processes.items() if number in each.works)
        self._ask(key, message, array)
        if message["type"] == "release":
            process.works.discard(number)

    def _ask(self, key, message, array):
        try:
            return self.processes[key].ask(message, array, self.program)
        except Lost:
            status = self.processes.pop(key).end()
            raise Failure(f"{key[0]} has ended by itself in its process (exit status {status}).") from None
