#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The worker in Python as a process: how it ends, what it keeps, what frameworks do to it, and its own processes.

Without NumPy all is skipped (exit status 77).
"""
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest

try:
    import numpy as np
except ImportError:
    print("NumPy is not installed here: nothing was tested.")
    sys.exit(77)

from golden_works import golden, network_work
from worker_client import HEADER, WORKERS, Client, Failed, Work, vectors

CASE = golden("mlp")[1]

# A framework that prints where it should not and fails in many ways.
LOUD_ENGINE = '''
import os, sys
import numpy as np
import engine

print("imported")
os.system("echo a child speaks")

class Loud(engine.Execution):
    def step(self, first, last):
        print("a step, of", sys.stdin.read(), flush=True)
        os.write(1, b"straight to the descriptor")
        if self.work.workload == "memory":
            raise MemoryError("Unable to allocate 3 TiB")
        if self.work.workload == "error":
            raise ZeroDivisionError("first line\\nsecond line")
        if self.work.workload == "quiet":
            raise AssertionError

    def result(self, name):
        return np.float32([[1.5]])

class Engine(engine.Engine):
    id, name = "numpy", "Loud"

    def prepare(self, work, options):
        print("prepared")
        return Loud(work)
'''

# Work whose step does not end.
ENDLESS_ENGINE = '''
import time
import engine

class Endless(engine.Execution):
    def step(self, first, last):
        time.sleep(1e6)

class Engine(engine.Engine):
    id, name = "numpy", "Endless"

    def prepare(self, work, options):
        return Endless(work)
'''

# Work that holds itself in a circle; it says when it is freed.
CIRCLE_ENGINE = '''
import sys
import numpy as np
import engine

class Circle(engine.Execution):
    def __init__(self, work):
        super().__init__(work)
        self.itself = self
        if work.workload == "memory":
            raise RuntimeError("out of memory")

    def __del__(self):
        print("freed", file=sys.stderr)

    def step(self, first, last):
        pass

    def result(self, name):
        return np.float32([[1.5]])

class Engine(engine.Engine):
    id, name = "numpy", "Circle"

    def free_caches(self):
        print("caches", file=sys.stderr)

    def prepare(self, work, options):
        return Circle(work)
'''

# One that fixes its threads when it starts; its result says which process it is, with how many threads and cores.
FIXED_ENGINE = '''
import os
import numpy as np
import engine

class Fixed(engine.Execution):
    def step(self, first, last):
        if self.work.workload == "crash":
            os.abort()

    def result(self, name):
        return np.float32([os.getpid(), int(os.environ["FIXED"]), engine.core_count(), self.work.arrays["a"].sum()])

class Engine(engine.Engine):
    id, name = "jax", "Fixed"

    def options(self):
        return [{**engine.threads_option(), "maximum": 8}]

    def own_process(self, options):
        return {"FIXED": str(options["threads"])}

    def prepare(self, work, options):
        if work.workload == "unknown":
            self.missing("unknown")
        return Fixed(work)
'''


class Processes(unittest.TestCase):
    """A worker of its own for each."""

    def test_it_ends_when_its_input_closes(self):
        with Client("numpy") as client:
            client.run(client.prepare("numpy", vectors(9)))
            self.assertEqual(client.end()[:2], (0, b""))

    def test_it_ends_when_its_input_closes_within_a_frame(self):
        with Client("numpy") as client:
            client.send_bytes(HEADER.pack(b"OVTK", 0, 100) + b"{")
            self.assertEqual(client.end(), (0, b"", ""))

    def test_it_ends_soon_although_a_step_lasts(self):
        with tempfile.TemporaryDirectory() as folder:
            shutil.copytree(WORKERS, folder, dirs_exist_ok=True)
            (pathlib.Path(folder) / "numpy_engine.py").write_text(ENDLESS_ENGINE, encoding="utf-8")
            with Client("numpy", folder=pathlib.Path(folder)) as client:
                number = client.prepare("numpy", vectors(3))
                client.send({"type": "run", "id": number, "first": 0, "steps": 1})
                self.assertEqual(client.end()[0], 1)

    def test_it_ends_when_nobody_reads(self):
        with Client("numpy") as client:
            client.process.stdout.close()
            client.send({"type": "label", "engine": "numpy"})
            client.process.stdin.close()
            self.assertEqual(client.process.wait(timeout=60), 0)
            self.assertNotIn(b"Traceback", client.process.stderr.read())

    def test_bye(self):
        with Client("numpy") as client:
            client.send({"type": "bye"})
            self.assertEqual(client.process.wait(timeout=60), 0)

    def test_what_is_no_frame_ends_it_with_a_sentence(self):
        long = HEADER.pack(b"OVTK", 0, 1 << 60)
        for bytes_sent in (b"Hello, this is a login banner\n", HEADER.pack(b"OVTX", 0, 2) + b"{}",
                           HEADER.pack(b"OVTK", 7, 2) + b"{}", long):
            with Client("numpy") as client:
                client.send_bytes(bytes_sent)
                with self.assertRaises(Failed) as raised:
                    client.receive()
                self.assertEqual(raised.exception.kind, "use")
                status, output, errors = client.end()
                self.assertEqual((status, output), (1, b""))
                self.assertEqual(errors.strip(), raised.exception.reason)

    def test_a_message_instead_of_an_array_ends_it(self):
        with Client("numpy") as client:
            with self.assertRaises(Failed):
                client.send({"type": "order", "id": 1})
                client.ask("bye")
            self.assertEqual(client.end()[:2], (1, b""))

    @unittest.skipUnless(hasattr(signal, "SIGINT") and os.name == "posix", "POSIX only")
    def test_an_interrupt_is_left_to_the_program(self):
        with Client("numpy") as client:
            client.process.send_signal(signal.SIGINT)
            self.assertEqual(client.ask("free", engine="numpy")["type"], "free")

    def test_arrays_are_asked_for_once(self):
        with Client("numpy") as client:
            work = network_work(CASE)
            first = client.prepare("numpy", work)
            self.assertEqual(len(client.needed), 6)
            client.run(first)  # training must not change what is kept
            second = client.prepare("numpy", work)
            self.assertEqual(client.needed, [])
            client.run(second)
            self.assertEqual(*(client.read(number, work.LOSS)[0] for number in (first, second)))
            work.start["output_bias"] = work.start["output_bias"] + 1
            client.prepare("numpy", work)
            self.assertEqual(len(client.needed), 1)

    def test_arrays_not_used_for_longest_are_let_go(self):
        with Client("numpy", environment={**os.environ, "OVERTAKE_WORKER_KEEPS": "1e3"}) as client:
            small, other, large = vectors(60, 1), vectors(60, 2), vectors(1000, 3)  # 480, 480, 8000 bytes
            for work, needed in ((small, 2), (other, 2), (small, 0), (large, 2), (large, 2), (small, 2), (other, 2)):
                client.run(client.prepare("numpy", work))
                self.assertEqual(len(client.needed), needed)

    def test_a_number_of_kept_bytes_that_is_none_does_not_count(self):
        for words in ("many", "", "inf", "nan"):
            with Client("numpy", environment={**os.environ, "OVERTAKE_WORKER_KEEPS": words}) as client:
                for needed in (2, 0):
                    client.run(client.prepare("numpy", vectors(60)))
                    self.assertEqual(len(client.needed), needed)

    def test_what_does_not_fit_is_refused_before_it_is_sent(self):
        with Client("numpy", environment={**os.environ, "OVERTAKE_MEMORY_LIMIT": "100000"}) as client:
            self.assertEqual(client.ask("free", engine="numpy")["bytes"], 100000)
            with self.assertRaises(Failed) as raised:
                client.prepare("numpy", vectors(20000))
            self.assertEqual(raised.exception.kind, "memory")
            self.assertRegex(raised.exception.reason, "160000.*100000")
            client.prepare("numpy", vectors(100))

    def test_prints_and_errors_of_a_framework(self):
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            for name in ("overtake_worker.py", "engine.py", "frames.py", "own_processes.py", "series.py"):
                shutil.copy(WORKERS / name, folder)
            (folder / "numpy_engine.py").write_text(LOUD_ENGINE, encoding="utf-8")
            with Client("numpy", folder=folder) as client:
                work = vectors(3)
                number = client.prepare("numpy", work)
                client.run(number)
                self.assertEqual(client.read(number, work.OUTPUT).tolist(), [[1.5]])
                for workload, kind, reason in (("memory", "memory", "Unable to allocate 3 TiB."),
                                               ("error", "error", "first line."),
                                               ("quiet", "error", "AssertionError.")):
                    work.workload = workload
                    number = client.prepare("numpy", work)
                    with self.assertRaises(Failed) as raised:
                        client.run(number)
                    self.assertEqual((raised.exception.kind, raised.exception.reason), (kind, reason))
                status, output, errors = client.end()
                self.assertEqual((status, output), (0, b""))
                for words in ("imported", "a child speaks", "a step, of", "straight to the descriptor"):
                    self.assertIn(words, errors)

    def test_the_memory_is_free_when_it_says_so(self):
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            shutil.copytree(WORKERS, folder, dirs_exist_ok=True)
            (folder / "numpy_engine.py").write_text(CIRCLE_ENGINE, encoding="utf-8")
            with Client("numpy", folder=folder) as client:
                client.ask("release", id=client.prepare("numpy", vectors(3)))
                client.measure("numpy", vectors(3), budget_s=0.001, most_samples=2)
                work = vectors(3)
                work.workload = "memory"
                with self.assertRaisesRegex(Failed, "out of memory"):
                    client.prepare("numpy", work)
                self.assertEqual([line for line in client.end()[2].splitlines() if line in ("freed", "caches")],
                                 ["freed", "caches"] * 3)

    def test_usual_threads(self):
        sys.path.insert(0, str(WORKERS))
        import engine  # pylint: disable=import-outside-toplevel
        for words, threads in (("1", 1), ("0", 1), ("100000", engine.core_count()), ("many", None), (None, None)):
            environment = {name: value for name, value in os.environ.items() if name != "OVERTAKE_USUAL_THREADS"}
            with Client("numpy", environment=environment | ({} if words is None else {"OVERTAKE_USUAL_THREADS": words})
                        ) as client:
                option = client.hello["engines"][0]["options"][0]
                self.assertEqual(option["maximum"], engine.core_count())
                self.assertEqual(option["default"], threads or engine.usual_threads())

    def test_threads_are_counted_by_core_and_quota(self):
        sys.path.insert(0, str(WORKERS))
        import engine  # pylint: disable=import-outside-toplevel
        with tempfile.TemporaryDirectory() as root:
            for cpu, siblings in enumerate(("0,4", "1,5", "2-3", "2-3", "0,4", "1,5")):
                put(root, f"sys/devices/system/cpu/cpu{cpu}/topology/thread_siblings_list", siblings)
            self.assertEqual(engine.by_core(range(6), root), ([0, 1, 2], [3, 4, 5]))
            self.assertEqual(engine.by_core([3, 5, 7, 8], root), ([3, 5, 7, 8], []))  # the last two are unknown
            put(root, "proc/self/cgroup", "0::/lab/job\n3:cpu,cpuacct:/old\n2:memory:/old")
            self.assertEqual(engine.cpu_quotas(root), [])
            put(root, "sys/fs/cgroup/lab/job/cpu.max", "max 100000")
            put(root, "sys/fs/cgroup/lab/cpu.max", "250000 100000")
            put(root, "sys/fs/cgroup/cpu,cpuacct/old/cpu.cfs_quota_us", "-1")
            put(root, "sys/fs/cgroup/cpu,cpuacct/old/cpu.cfs_period_us", "100000")
            self.assertEqual(engine.cpu_quotas(root), [2.5])
            put(root, "sys/fs/cgroup/cpu,cpuacct/old/cpu.cfs_quota_us", "50000")
            self.assertEqual(engine.cpu_quotas(root), [2.5, 0.5])
            self.assertEqual(engine.usual_threads(root), 1)

    def test_it_leaves_no_files_in_its_folder(self):
        with tempfile.TemporaryDirectory() as folder:
            shutil.copytree(WORKERS, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
            environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
            with Client("numpy", folder=pathlib.Path(folder), environment=environment) as client:
                client.end()
            self.assertFalse((pathlib.Path(folder) / "__pycache__").exists())

    def test_threads_that_a_framework_fixes_when_it_starts(self):
        with tempfile.TemporaryDirectory() as folder:
            shutil.copytree(WORKERS, folder, dirs_exist_ok=True)
            (pathlib.Path(folder) / "jax_engine.py").write_text(FIXED_ENGINE, encoding="utf-8")
            with Client("numpy", "jax", folder=pathlib.Path(folder)) as client:
                works = [client.prepare("jax", vectors(4), {"threads": threads}) for threads in (1, 2, 1, 3, 4, 5)]
                values = []
                for number in works:
                    client.run(number)
                    values.append(client.read(number, Work.OUTPUT).tolist())
                self.assertEqual([value[1] for value in values], [1, 2, 1, 3, 4, 5])
                self.assertEqual(values[0][2], 1)  # one thread has one core
                self.assertAlmostEqual(values[0][3], float(vectors(4).datasets["a"].sum()), 5)
                processes = [int(value[0]) for value in values]
                self.assertEqual(processes[0], processes[2])
                self.assertEqual(len(set(processes)), 5)
                self.assertNotIn(client.process.pid, processes)
                # The worker's other engines keep all cores.
                client.run(client.prepare("numpy", vectors(4)))

                with self.assertRaisesRegex(Failed, "already"):
                    client.next_id = works[0] - 1
                    client.prepare("jax", vectors(4), {"threads": 1})
                client.next_id = 100
                with self.assertRaisesRegex(Failed, "unknown"):
                    client.prepare("jax", Work("unknown", {}, vectors(4).datasets), {"threads": 1})
                with self.assertRaisesRegex(Failed, "no parameter"):
                    client.ask("write", np.zeros(4, np.float32), id=works[1], tensor=Work.OUTPUT)

                # One that crashes takes its own works along, and no other.
                number = client.prepare("jax", Work("crash", {}, vectors(4).datasets), {"threads": 2})
                with self.assertRaisesRegex(Failed, "jax has ended by itself.*-6"):
                    client.run(number)
                with self.assertRaisesRegex(Failed, "no prepared work"):
                    client.run(works[1])
                client.run(works[0])
                again = client.prepare("jax", vectors(5), {"threads": 2})
                client.run(again)
                self.assertNotIn(int(client.read(again, Work.OUTPUT)[0]), processes)

                # Two of those without work are kept, and all end with the worker.
                for number in works[3:]:
                    client.ask("release", id=number)
                client.prepare("jax", vectors(4), {"threads": 1})
                self.assertTrue(ends(processes[3]))
                self.assertFalse(has_ended(processes[4]) or has_ended(processes[5]))
                self.assertEqual(client.end()[:2], (0, b""))
                for process in processes:
                    self.assertTrue(ends(process))

    def test_a_stop_is_heard_between_steps(self):
        with Client("numpy") as client:
            number = client.prepare("numpy", vectors(1000))
            client.send({"type": "run", "id": number, "first": 0, "steps": 1, "times": 10**12})
            client.send({"type": "stop"})
            self.assertEqual(client.receive(), {"type": "stopped"})
            client.send({"type": "stop"})  # of what has ended: no answer
            client.run(number)
            for wrong in ({"times": 0}, {"times": "two"}, {"times": 2, "first": 1}):
                with self.assertRaises(Failed):
                    client.ask("run", **{"id": number, "first": 0, "steps": 1, **wrong})

    def test_a_stop_reaches_a_process_of_its_own(self):
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            shutil.copytree(WORKERS, folder, dirs_exist_ok=True)
            (folder / "jax_engine.py").write_text(FIXED_ENGINE, encoding="utf-8")
            with Client("jax", folder=folder) as client:
                number = client.prepare("jax", vectors(4), {"threads": 1})
                client.send({"type": "run", "id": number, "first": 0, "steps": 1, "times": 10**12})
                client.send({"type": "stop"})
                self.assertEqual(client.receive(), {"type": "stopped"})
                client.run(number)

    def test_a_stop_ends_a_measurement(self):
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            shutil.copytree(WORKERS, folder, dirs_exist_ok=True)
            (folder / "jax_engine.py").write_text(FIXED_ENGINE, encoding="utf-8")
            with Client("numpy", "jax", folder=folder) as client:
                for engine in ("numpy", "jax"):  # the latter in a process of its own
                    work = vectors(4)
                    client.measure(engine, work, {"threads": 1}, budget_s=0.001, most_samples=2)
                    client.send({"type": "measure", "id": 0, "engine": engine, "options": {"threads": 1},
                                 "budget_s": 1e9, "most_samples": 10**9, **work.message()})
                    client.send({"type": "stop"})
                    self.assertEqual(client.receive(), {"type": "stopped"})
                    client.measure(engine, work, {"threads": 1}, budget_s=0.001, most_samples=2)

    def test_a_line_feed_while_it_works_is_no_message(self):
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            shutil.copytree(WORKERS, folder, dirs_exist_ok=True)
            (folder / "jax_engine.py").write_text(FIXED_ENGINE, encoding="utf-8")
            with Client("numpy", "jax", folder=folder) as client:
                for engine in ("numpy", "jax"):  # the worker itself sends one after each to a process of its own
                    number = client.prepare(engine, vectors(4), {"threads": 1})
                    client.send({"type": "run", "id": number, "first": 0, "steps": 1, "times": 300000})
                    client.send_bytes(b"\n")
                    self.assertEqual(client.receive()["type"], "ran")
                    client.run(number)

    def test_a_process_of_its_own_that_does_not_start_leaves_nothing(self):
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            shutil.copytree(WORKERS, folder, dirs_exist_ok=True)
            (folder / "jax_engine.py").write_text(
                "import os, sys\nif '--own-process' in sys.argv: os.abort()\n" + FIXED_ENGINE, encoding="utf-8")
            with Client("jax", folder=folder) as client:
                with self.assertRaisesRegex(Failed, "does not start"):
                    client.prepare("jax", vectors(4), {"threads": 1})
                worker = client.process.pid
                with open(f"/proc/{worker}/task/{worker}/children", encoding="utf-8") as file:
                    self.assertEqual(file.read(), "")

    def test_a_process_of_its_own_that_read_nothing_ends_quietly(self):
        sys.path.insert(0, str(WORKERS))
        import own_processes  # pylint: disable=import-outside-toplevel
        own = own_processes.OwnProcess.__new__(own_processes.OwnProcess)
        own.process = subprocess.Popen(["true"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        own.process.wait()
        own.process.stdin.write(b"kept until it is closed")
        self.assertEqual(own.end(), 0)

    def test_memory_that_files_take_counts_as_free(self):
        sys.path.insert(0, str(WORKERS))
        import engine  # pylint: disable=import-outside-toplevel
        with tempfile.TemporaryDirectory() as root:
            for path, content in (
                    ("proc/self/cgroup", "0::/lab/job\n"), ("sys/fs/cgroup/lab/memory.max", "max\n"),
                    ("sys/fs/cgroup/lab/job/memory.max", "1000000\n"),
                    ("sys/fs/cgroup/lab/job/memory.current", "900000\n"),
                    ("sys/fs/cgroup/lab/job/memory.stat", "anon 100\ninactive_file 500000\nactive_file 200000\n")):
                (pathlib.Path(root) / path).parent.mkdir(parents=True, exist_ok=True)
                (pathlib.Path(root) / path).write_text(content, encoding="utf-8")
            self.assertEqual(engine.free_group_bytes(root), [800000])

    def test_frameworks_that_are_not_there_are_said(self):
        with tempfile.TemporaryDirectory() as folder:
            folder = pathlib.Path(folder)
            shutil.copytree(WORKERS, folder, dirs_exist_ok=True)
            (folder / "tensorflow_engine.py").write_text("import no_such_module", encoding="utf-8")
            for name in ("jax", "torch"):  # installed, but broken
                (folder / name).mkdir()
            (folder / "jax" / "__init__.py").write_text("raise OSError('libcudart.so: cannot open')", encoding="utf-8")
            (folder / "torch" / "__init__.py").write_text("import a_library_of_it", encoding="utf-8")
            with Client("tensorflow", "jax", "torch", "basic", "numpy", folder=folder) as client:
                engines = {engine["id"]: engine for engine in client.hello["engines"]}
                self.assertRegex(engines["tensorflow"]["unavailable"],
                                 "^tensorflow is (not installed: .*pip install tensorflow|installed, .*no_such_module)")
                self.assertRegex(engines["jax"]["unavailable"], "^jax is installed, but does not start: .*libcudart")
                self.assertRegex(engines["torch"]["unavailable"], "^torch is installed.*a_library_of_it")
                for name in ("jax", "torch"):
                    self.assertNotIn("pip", engines[name]["unavailable"])
                self.assertRegex(engines["basic"]["unavailable"], "knows no framework basic.*numpy")
                self.assertEqual(engines["numpy"]["unavailable"], "")
                with self.assertRaises(Failed) as raised:
                    client.prepare("tensorflow", vectors(3))
                self.assertIn("pip install", raised.exception.reason)

    def test_without_numpy_it_says_what_to_do(self):
        # -S: without the folders of installed packages
        result = subprocess.run([sys.executable, "-S", "-E", str(WORKERS / "overtake_worker.py")], capture_output=True,
                                stdin=subprocess.DEVNULL, text=True, timeout=60)
        self.assertEqual((result.returncode, result.stdout), (1, ""))
        self.assertRegex(result.stderr,
                         r"^The worker needs NumPy in .* -m pip install numpy(; export .*/bin/python)?\n$")

    def test_a_package_is_installed_where_pip_may(self):
        script = ("import sys, sysconfig, overtake_worker as w\n"
                  "sysconfig.get_path = lambda name: sys.argv[1]\n"
                  "for name in ('sklearn', 'torch', 'cupy', 'jax', 'tensorflow'): print(w.install_line(name))\n"
                  "sys.prefix = '/a/venv'\nsys.base_prefix = '/usr'\nprint(w.install_line('numpy'))")
        with tempfile.TemporaryDirectory() as folder:
            for is_managed in (False, True):
                if is_managed:
                    put(folder, "EXTERNALLY-MANAGED", "")
                lines = subprocess.run([sys.executable, "-c", "import sys; sys.prefix = sys.base_prefix\n" + script,
                                        folder], cwd=WORKERS, capture_output=True, text=True, timeout=60,
                                       check=True).stdout.splitlines()
                python = "~/overtake-venv/bin/python" if is_managed else sys.executable
                before = f"{sys.executable} -m venv ~/overtake-venv; " if is_managed else ""
                after = "; export OVERTAKE_PYTHON=~/overtake-venv/bin/python" if is_managed else ""
                packages = (("scikit-learn", ""), ("torch numpy", ""), ("cupy-cuda13x", " # cupy-cuda12x for CUDA 12"),
                            ("jax", " # 'jax[cuda13]' for a card"), ("tensorflow", ""))
                self.assertEqual(lines[:-1], [f"{before}{python} -m pip install {package}{after}{more}"
                                              for package, more in packages])
                self.assertEqual(lines[-1], f"{sys.executable} -m pip install numpy")  # a venv is nobody else's

    def test_an_old_python_is_told_so(self):
        script = "import sys, runpy; sys.version_info = (3, 8); runpy.run_path(sys.argv[1])"
        result = subprocess.run([sys.executable, "-c", script, str(WORKERS / "overtake_worker.py")],
                                capture_output=True, text=True, timeout=60, check=False)
        self.assertEqual(result.returncode, 1)
        self.assertRegex(result.stderr, r"^The worker needs Python 3\.9 or newer, and .* is [0-9.]+\.\n$")


def put(root, path, content):
    """Writes a file below a folder."""
    path = pathlib.Path(root) / path
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(content + "\n", encoding="utf-8")


def has_ended(process):
    """Whether there is no process of this number, or what is left of one."""
    try:
        with open(f"/proc/{process}/stat", encoding="utf-8") as file:
            return file.read().rpartition(")")[2].split()[0] == "Z"
    except (FileNotFoundError, ProcessLookupError):
        return True


def ends(process):
    """Whether it ends within ten seconds."""
    for _ in range(1000):
        if has_ended(process):
            return True
        time.sleep(0.01)
    return False


if __name__ == "__main__":
    unittest.main()
