#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The worker in Python as the program asks it: messages, arrays, what is damaged and what is missing.

Without NumPy all is skipped (exit status 77).
"""
import io
import pathlib
import re
import sys
import tempfile
import unittest

try:
    import numpy as np
except ImportError:
    print("NumPy is not installed here: nothing was tested.")
    sys.exit(77)

from golden_works import golden, network_work
from worker_client import HEADER, WORKERS, Client, Failed, Work, vectors

CASE = golden("mlp")[1]


class Answers(unittest.TestCase):
    """One worker for all: none of these may end it."""

    @classmethod
    def setUpClass(cls):
        cls.client = Client("numpy")

    @classmethod
    def tearDownClass(cls):
        status, output, _ = cls.client.end()
        assert (status, output) == (0, b""), (status, output)

    def tearDown(self):
        # Whatever was asked: the next question gets its own answer.
        self.assertEqual(self.client.ask("label", engine="numpy", options={"threads": 1})["text"], "NumPy, 1 thread")
        label = self.client.ask("label", engine="numpy", options={"threads": 2})
        self.assertEqual((label["name"], label["details"]), ("NumPy", [{"source": "%1 threads", "args": ["2"]}]))

    def fails(self, kind, pattern, *arrays, ask, **message):
        with self.assertRaises(Failed) as raised:
            self.client.ask(ask, *arrays, **message)
        self.assertEqual(raised.exception.kind, kind)
        self.assertRegex(raised.exception.reason, pattern)
        self.assertRegex(raised.exception.reason, r"[^\n]\.$")

    def test_hello(self):
        hello = self.client.hello
        self.assertEqual((hello["type"], hello["protocol"], hello["wants_arrays"]), ("hello", "1.2", True))
        self.assertTrue(hello["program"] and hello["host"])

    def test_unknown_keys_are_ignored(self):
        self.assertEqual(self.client.ask("label", engine="numpy", options={"threads": 1, "new": 3}, more=[])["type"],
                         "label")

    def test_unknown_messages_and_missing_keys_fail(self):
        self.fails("use", "does not know the message 'dance'", ask="dance")
        self.fails("use", "no engine", ask="label")
        self.fails("use", "no engine 'cpu'", ask="label", engine="cpu")
        self.fails("use", "threads = 0", ask="label", engine="numpy", options={"threads": 0})
        self.fails("use", "threads = two", ask="label", engine="numpy", options={"threads": "two"})
        self.fails("use", "options", ask="label", engine="numpy", options=[])
        self.fails("use", "has no id", ask="run", first=0, steps=1)
        self.fails("use", "no prepared work with the id 77", ask="run", id=77, first=0, steps=1)
        self.fails("use", "no prepared work with the id 77", ask="release", id=77)
        for message in ([], 3, None, "run", {}, {"type": 3}, {"type": {"a": 1}}):
            self.client.send(message)
            with self.assertRaises(Failed) as raised:
                self.client.receive()
            self.assertEqual(raised.exception.kind, "use")

    def test_what_is_no_json_fails(self):
        for body in (b"", b"{", b"\xff\xfe\x00", b"[" * 100000):
            self.client.send_bytes(HEADER.pack(b"OVTK", 0, len(body)) + body)
            with self.assertRaises(Failed):
                self.client.receive()

    def test_an_array_that_nobody_asked_for_fails(self):
        self.client.send_array(np.zeros(3 << 20, np.float32))
        with self.assertRaises(Failed):
            self.client.receive()

    def test_wrong_prepares_fail(self):
        message = {"type": "prepare", "id": 900, "engine": "numpy", "options": {}, **network_work(CASE).message()}
        tensor = message["tensors"][0]
        wrong = [{"samples": 0}, {"samples": "many"}, {"batch_rows": 0}, {"steps_per_epoch": 99}, {"tensors": 3},
                 {"tensors": [3]}, {"tensors": [{**tensor, "type": "int8"}]}, {"tensors": [{**tensor, "shape": [-1]}]},
                 {"tensors": [{**tensor, "role": "king"}]}, {"tensors": [{**tensor, "hash": 3}]}, {"results": []},
                 {"results": {"loss": "x"}}, {"parameters": None}, {"id": None}, {"workload": 3}]
        for change in wrong:
            with self.subTest(str(change)[:60]):
                changed = {**message, **change}
                del changed["type"]
                self.fails("use", ".", ask="prepare", **changed)

    def test_arrays_that_do_not_fit_fail(self):
        for index, wrong in enumerate((np.zeros(7, np.float32), np.zeros((17, 2), np.int32), np.zeros((17, 2)),
                                       np.zeros((17, 2), np.int64), np.asfortranarray(np.zeros((17, 2), np.float32)))):
            work = network_work(CASE)
            work.datasets["x"] = work.datasets["x"] + np.float32(index + 100)  # not among those that are kept
            self.client.send({"type": "prepare", "id": 901, "engine": "numpy", "options": {}, **work.message()})
            needed = self.client.receive()["hashes"]
            for key in needed:  # all of them follow
                if key == work.message()["tensors"][0]["hash"]:
                    if index == 4:  # write_array of the client would turn it
                        body = np_bytes(wrong)
                        self.client.send_bytes(HEADER.pack(b"OVTK", 1, len(body)) + body)
                    else:
                        self.client.send_array(wrong)
                else:
                    self.client.send_array(next(a for a in work.arrays() if key == hash_in(work, a)))
            with self.assertRaises(Failed) as raised:
                self.client.receive()
            self.assertEqual(raised.exception.kind, "use")

    def test_damaged_arrays_fail(self):
        number = self.client.prepare("numpy", network_work(CASE))
        good = np_bytes(np.arange(17, dtype=np.int32))
        bodies = [b"", b"\x93NUMPY", good[:-1], good + b"x", good.replace(b"(17,)", b"(-1,)"),
                  good.replace(b"(17,)", b"(1e9)"), good.replace(b"<i4", b"|O8"), good.replace(b"'descr'", b"'' + 3 "),
                  good[:6] + b"\x02" + good[7:], good[:8] + b"\xff\xff" + good[10:],
                  good[:10] + b"(" * 60 + good[70:], good[:10] + b"\x00" * 60 + good[70:]]
        for body in bodies:
            self.client.send({"type": "order", "id": number})
            self.client.send_bytes(HEADER.pack(b"OVTK", 1, len(body)) + body)
            with self.assertRaises(Failed) as raised:
                self.client.receive()
            self.assertEqual(raised.exception.kind, "use")
        answer = self.client.ask("order", np.arange(17, dtype=np.int32)[::-1], id=number)
        self.assertEqual((answer["type"], answer["seconds"] >= 0), ("done", True))

    def test_wrong_orders_fail(self):
        number = self.client.prepare("numpy", network_work(CASE))
        for order in (np.arange(16), np.arange(1, 18), np.zeros(17), np.arange(17).reshape(1, 17), np.full(17, 10**9)):
            self.fails("use", "17", order.astype(np.int32), ask="order", id=number)
        self.fails("use", "17", np.arange(17, dtype=np.float32), ask="order", id=number)
        self.fails("use", "no prepared work", np.arange(17, dtype=np.int32), ask="order", id=999)

    def test_wrong_steps_tensors_and_values_fail(self):
        work = network_work(CASE)
        number = self.client.prepare("numpy", work)
        self.fails("use", "No step has been run", ask="read", id=number, tensor=work.LOSS)
        for first, steps in ((-1, 1), (0, 0), (0, 4), (3, 1), (2, 2), (1, True), (0.5, 1)):
            self.fails("use", ".", ask="run", id=number, first=first, steps=steps)
        for more in ({"steps": 2, "times": 2}, {"steps": 3, "times": 0}, {"steps": 2, "shuffle": 1},
                     {"steps": 3, "shuffle": -1}, {"steps": 3, "shuffle": 1 << 32}, {"steps": 3, "shuffle": "1"}):
            self.fails("use", ".", ask="run", id=number, first=0, **more)
        self.fails("use", "no tensor 12345", ask="read", id=number, tensor=12345)
        self.fails("use", "no parameter", np.zeros(3, np.float32), ask="write", id=number, tensor=work.LOSS)
        self.fails("use", "8 values", np.zeros(3, np.float32), ask="write", id=number,
                   tensor=work.tensor("hidden1_weights"))
        self.fails("use", "3 is not among", ask="profile", id=number, step=3)
        self.assertEqual(self.client.ask("profile", id=number, step=0)["parts"], [])

    def test_ids_are_free_after_release(self):
        number = self.client.prepare("numpy", vectors(5))
        self.client.next_id -= 1
        with self.assertRaises(Failed):
            self.client.prepare("numpy", vectors(5))
        self.client.ask("release", id=number)
        self.client.next_id -= 1
        self.assertEqual(self.client.prepare("numpy", vectors(5)), number)

    def test_two_works_at_once_do_not_disturb_each_other(self):
        works = [vectors(100, seed) for seed in (5, 6)]
        numbers = [self.client.prepare("numpy", work) for work in works]
        for number in numbers:
            self.client.run(number)
        for number, work in zip(numbers, works):
            wanted = work.datasets["a"] * work.datasets["b"]
            np.testing.assert_array_equal(self.client.read(number, work.OUTPUT), wanted)

    def test_several_steps_are_timed_as_one(self):
        work = Work("vector-multiply", {}, vectors(300000).datasets)
        number = self.client.prepare("numpy", work)
        self.assertLess(self.client.run(number), 60)
        self.assertIsInstance(self.client.ask("free", engine="numpy")["bytes"], int)

    def test_a_measurement_in_one_message(self):
        work = network_work(CASE)
        number = self.client.prepare("numpy", work)
        self.client.ask("order", np.random.RandomState(42).permutation(work.samples).astype(np.int32), id=number)
        self.client.run(number)
        first = self.client.read(number, Work.LOSS)[0]
        measured = self.client.measure("numpy", work, budget_s=0.02, most_samples=7)
        self.assertEqual(measured["first_loss"], first)  # of the same step, bit for bit
        self.assertLess(measured["loss"], first)
        self.assertIn(len(measured["samples"]), range(1, 8))  # as many as the machine had time for
        self.assertTrue(all(seconds > 0 for seconds in measured["samples"]))
        # As work of 17 rows in steps of 5 ends in a smaller one: whole epochs, or less than one.
        epoch = work.steps_per_epoch
        self.assertTrue(all(steps % epoch == 0 for steps in measured["steps_per_sample"])
                        or all(steps < epoch for steps in measured["steps_per_sample"]), measured)
        self.assertEqual(measured["label"], self.client.ask("label", engine="numpy")["text"])
        self.client.run(number)  # is still there
        self.client.ask("release", id=number)
        self.assertNotIn("loss", self.client.measure("numpy", vectors(100), budget_s=0.001, most_samples=1))
        self.fails("use", "no prepared work", ask="run", id=self.client.next_id, first=0, steps=1)
        for wrong in ({"budget_s": 0, "most_samples": 1}, {"budget_s": "x", "most_samples": 1},
                      {"budget_s": 1, "most_samples": 0}):
            with self.assertRaisesRegex(Failed, "some samples within some seconds"):
                self.client.measure("numpy", work, **wrong)

    def test_results_that_are_no_numbers_come_back(self):
        huge = np.full(4, 3e38, np.float32)
        work = Work("vector-multiply", {}, {"a": huge, "b": np.float32([2, -2, np.nan, 0])})
        number = self.client.prepare("numpy", work)
        self.client.run(number)
        np.testing.assert_array_equal(self.client.read(number, work.OUTPUT), [np.inf, -np.inf, np.nan, 0])


def np_bytes(array):
    """A .npy file as NumPy writes it."""
    file = io.BytesIO()
    np.save(file, array)
    return file.getvalue()


def hash_in(work, array):
    """The hash by which a work names an array."""
    return next(tensor["hash"] for tensor in work.message()["tensors"]
                if {**work.datasets, **work.start}[tensor["name"]] is array)


class Example(unittest.TestCase):
    """The worker in PROTOCOL.md does what the page says."""

    def test_it_multiplies_vectors_and_says_what_it_does_not_have(self):
        program = re.search(r"```python\n(.*?)```", (WORKERS / "PROTOCOL.md").read_text("utf-8"), re.DOTALL)[1]
        self.assertLessEqual(len([line for line in program.splitlines() if line.strip()]), 40, "the page says so")
        with tempfile.TemporaryDirectory() as folder:
            (pathlib.Path(folder) / "overtake_worker.py").write_text(program, "utf-8")
            with Client(folder=pathlib.Path(folder)) as client:
                self.assertEqual([engine["id"] for engine in client.hello["engines"]], ["plain"])
                self.assertEqual(client.ask("free", engine="plain"), {"type": "free", "bytes": -1})
                for size in (5, 1013):
                    work = vectors(size)
                    number = client.prepare("plain", work)
                    client.run(number)
                    np.testing.assert_array_equal(client.read(number, work.OUTPUT),
                                                  work.datasets["a"] * work.datasets["b"])
                client.prepare("plain", work)
                self.assertEqual(client.needed, [], "the arrays are kept")
                client.send({"type": "stop"})
                self.assertEqual(client.ask("release", id=number), {"type": "done"})
                for ask, kind, message in (("prepare", "absent", network_work(CASE).message()), ("device", "use", {})):
                    with self.assertRaises(Failed) as raised:
                        client.ask(ask, engine="plain", id=9, options={}, **message)
                    self.assertEqual(raised.exception.kind, kind)
                client.send({"type": "bye"})
                self.assertEqual(client.end()[:2], (0, b""))


if __name__ == "__main__":
    unittest.main()
