#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Twelve faults put into the sources by hand, one after the other: random_programs must find each in time.

    tests/fuzz/twelve_faults.py BUILD [--only 1,5] [--seconds 60] [--seed 1] [--keep]
    tests/fuzz/twelve_faults.py --check-texts

BUILD is a configured build of this tree, whose compiler and flags are used. Everything else happens in a copy of the
sources in a temporary folder: this tree is only read. Without a fault, every engine must agree first, which also leaves
PoCL's kernels in its cache. The status is 1 if a fault is not found, if the program crashes instead of naming the
smallest Program that fails, or if a text is not in the sources exactly once; --check-texts looks for the texts only.
Twelve builds on two cores take about half an hour.
"""
import argparse
import contextlib
import dataclasses
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
SHRINKING = 20  # seconds that random_programs looks for a smaller Program
QUIET = 20  # seconds of each engine without a fault


@dataclasses.dataclass(frozen=True)
class Fault:
    """A text of a source file, and what a careless change would make of it."""

    what: str
    engine: str
    file: str
    old: str
    new: str


FAULTS = [
    Fault("a wrong alias: any task may overwrite its first input", "cpu",
          "src/engines/cpu/tasks/tasks.cpp",
          "            t.step.mayOverwrite = plus;\n",
          "            t.step.mayOverwrite = plus == noTensor ? inputs.at(0) : plus;\n"),
    Fault("a buffer freed one step early", "cpu",
          "src/schedule/memory_plan.cpp",
          "life.last = std::max(life.last, i);",
          "life.last = std::max(life.last, reads && i > 0 ? i - 1 : i);"),
    Fault("memory shared by two values that live at once", "cpu",
          "src/schedule/memory_plan.cpp",
          "return tenant.last <= gap.last;",
          "return tenant.first <= gap.last;"),
    Fault("a view treated as a copy: its reads do not keep its source", "cpu",
          "src/schedule/memory_plan.cpp",
          "Life &life = m_lives[indexOf(ownerOf(id))];",
          "Life &life = m_lives[indexOf(id)];"),
    Fault("a step moved before one whose result it reads", "cpu",
          "src/program/program_links.h",
          "return other != i && isAsked(other) && areOrdered(other, i);",
          "return other != i && isAsked(other) && overwritesInput(i, other);"),
    Fault("a condition of fusions dropped: results may go unwritten", "opencl:0",
          "src/schedule/schedule.cpp",
          "return m_links.isIntermediate(id) && m_links.readers(id).size() == reads;",
          "return m_links.readers(id).size() == reads;"),
    Fault("the tail of a vector: its last number is not stored", "cpu",
          "src/engines/cpu/simd/vector_parts-inl.h",
          "storePart(function(loadPart(a + i, count - i), loadPart(b + i, count - i)), out + i, count - i);",
          "storePart(function(loadPart(a + i, count - i), loadPart(b + i, count - i)), out + i, count - i - 1);"),
    Fault("a fused bias forgotten in the last, partial vector of a row", "cpu",
          "src/engines/cpu/product/product_kernels.cpp",
          "                else if (p.bias)\n"
          "                    result = hn::MulAdd(alpha, result, load(p.bias + j, v));\n",
          "                else if (p.bias && !(Masked && v == last))\n"
          "                    result = hn::MulAdd(alpha, result, load(p.bias + j, v));\n"),
    Fault("a reduction without its last block of rows", "cpu",
          "src/engines/cpu/simd/vector_kernels.cpp",
          "for (std::int64_t r = 0; r < rows; r += width) {",
          "for (std::int64_t r = 0; r + width <= rows; r += width) {"),
    Fault("a product added to what lay there instead of overwriting it", "eigen",
          "src/engines/eigen/eigen_kernels.cpp",
          "    a.out().setZero();\n    addProduct(",
          "    addProduct("),
    Fault("the transposed flag of an operand ignored by a kernel", "opencl:0",
          "cuda/kernels/products.h",
          "loadProductTile(tileOfB, fromB, column, n, first, k, transposeB ? k : 1, transposeB ? 1 : n);",
          "loadProductTile(tileOfB, fromB, column, n, first, k, 1, n);"),
    Fault("a launch with one work-group too few", "opencl:0",
          "src/engines/gpu/plan_launches.cpp",
          "static_cast<int>(tiles * pieces));",
          "static_cast<int>(std::max<std::int64_t>(tiles * pieces - 1, 1)));"),
]


def misplaced_texts(root):
    """A sentence for each text that is not in its file below `root` exactly once."""
    found = []
    for number, fault in enumerate(FAULTS, 1):
        path = root / fault.file
        times = path.read_text(encoding="utf-8").count(fault.old) if path.is_file() else 0
        if times != 1:
            found.append(f"Fault {number} ({fault.what}): its text is {times} times in {fault.file}:\n{fault.old}")
    return found


def copy_sources(to):
    """Files of this tree that git tracks or does not ignore, as they are now."""
    listed = subprocess.run(["git", "-C", ROOT, "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
                            check=True, capture_output=True).stdout
    for name in {os.fsdecode(each) for each in listed.split(b"\0") if each}:
        if (ROOT / name).is_file() or (ROOT / name).is_symlink():  # else removed, and not yet committed
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, to / name, follow_symlinks=False)


class FaultyCopy:
    """A copy of the sources with a build of random_programs."""

    def __init__(self, folder, build):
        self.folder = folder
        self.build_folder = folder / "build"
        self.compiler_environment = {**os.environ, "CCACHE_BASEDIR": str(folder), "CCACHE_NOHASHDIR": "1"}
        # As RandomPrograms.* in CMakeLists.txt.
        self.environment = {**os.environ, "OVERTAKE_CLBLAST": "off", "OVERTAKE_CUDA_PLUGIN": "",
                            "GOMP_SPINCOUNT": "1000", "XDG_CACHE_HOME": str(folder / "cache")}
        copy_sources(folder)
        if misplaced := misplaced_texts(folder):
            sys.exit("\n".join(misplaced))
        cached = dict(re.findall(r"^(\w+):\w+=(.+)$", (build / "CMakeCache.txt").read_text(encoding="utf-8"), re.M))
        kept = [f"-D{key}={cached[key]}" for key in ("CMAKE_CXX_COMPILER", "CMAKE_CXX_FLAGS", "CMAKE_PREFIX_PATH")
                if key in cached]
        self.call(["cmake", "-S", folder, "-B", self.build_folder, "-G", "Ninja", "-DCMAKE_BUILD_TYPE=Release",
                   "-DCMAKE_UNITY_BUILD=ON", "-DOVERTAKE_BUILD_UI=OFF", "-DOVERTAKE_BUILD_CUDA=OFF",
                   "-DOVERTAKE_BUILD_BENCHMARKS=OFF", *kept])

    def call(self, command):
        """Ends everything with what the command said, if it fails."""
        result = subprocess.run(command, env=self.compiler_environment, stdout=subprocess.PIPE,
                                stderr=subprocess.STDOUT, text=True, errors="replace")
        if result.returncode != 0:
            sys.exit(f"{result.stdout[-6000:]}\nThis failed: {' '.join(map(str, command))}")

    def build(self):
        self.call(["cmake", "--build", self.build_folder, "--target", "random_programs"])

    def run(self, engine, seconds, seed):
        """The exit status of random_programs, None where it had to be ended, and what it printed."""
        command = [self.build_folder / "bin" / "random_programs", "--seconds", str(seconds), "--seed", str(seed),
                   "--engine", engine]
        try:
            result = subprocess.run(command, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                    text=True, errors="replace", timeout=seconds + SHRINKING + 120)
        except subprocess.TimeoutExpired as late:
            output = late.stdout or b""
            return None, output.decode(errors="replace") if isinstance(output, bytes) else output
        return result.returncode, result.stdout

    @contextlib.contextmanager
    def faulty(self, fault):
        """The sources with a fault, and a build of them."""
        path = self.folder / fault.file
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace(fault.old, fault.new), encoding="utf-8")
        try:
            self.build()
            yield
        finally:
            path.write_text(text, encoding="utf-8")


def verdict(status, output, seconds):
    """Whether a fault was found in time with the smallest Program, and a sentence."""
    found = re.search(r"^Program \d+ fails after ([\d.]+) s", output, re.M)
    operations = len(re.findall(r"^%\d+.* = \w", output, re.M))
    if status is None:
        return False, f"NOT found: still running long after {seconds} s\n{output[-1500:]}"
    if status == 0:
        how = "NOT the same when run again" if found else f"NOT found in {seconds} s"
        return False, f"{how}\n{output[-1500:]}"
    if status != 1 or not found or "--replay" not in output:
        return False, f"NOT reported: ended with {status}\n{output[-1500:]}"
    in_time = float(found[1]) <= seconds
    size = "1 operation" if operations == 1 else f"{operations} operations"
    return in_time, f"found after {float(found[1]):.1f} s, smallest Program: {size}" + ("" if in_time else ", TOO LATE")


def find_all(copy, chosen, options):
    """Whether every fault is found."""
    copy.build()
    all_found = True
    for engine in sorted({FAULTS[number - 1].engine for number in chosen}):
        status, output = copy.run(engine, QUIET, options.seed)
        if not re.search(rf"^Engines:.* {re.escape(engine)}( |$)", output, re.M):
            sys.exit(f"{output}\nThe engine {engine} is not here.")
        if status != 0:
            sys.exit(f"{output}\nWithout a fault, {engine} fails already.")
        print(f"   {'without a fault':66} {engine:9} agrees, {QUIET} s", flush=True)
    for number in chosen:
        fault = FAULTS[number - 1]
        with copy.faulty(fault):
            is_found, sentence = verdict(*copy.run(fault.engine, options.seconds, options.seed), options.seconds)
        print(f"{number:2} {fault.what:66} {fault.engine:9} {sentence}", flush=True)
        all_found = all_found and is_found
    return all_found


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("build", nargs="?", type=pathlib.Path)
    arguments.add_argument("--check-texts", action="store_true")
    arguments.add_argument("--only", default=",".join(str(number) for number in range(1, len(FAULTS) + 1)))
    arguments.add_argument("--seconds", type=int, default=60)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--keep", action="store_true", help="the copy stays, without a fault")
    options = arguments.parse_args()
    if options.check_texts:
        sys.exit("\n".join(misplaced_texts(ROOT)) or 0)
    if options.build is None or not (options.build / "CMakeCache.txt").is_file():
        arguments.error("BUILD must be a configured build")
    folder = pathlib.Path(tempfile.mkdtemp(prefix="overtake-faults-"))
    try:
        chosen = [int(each) for each in options.only.split(",")]
        all_found = find_all(FaultyCopy(folder, options.build.resolve()), chosen, options)
    finally:
        if options.keep:
            print(folder)
        else:
            shutil.rmtree(folder, ignore_errors=True)
    sys.exit(0 if all_found else 1)


if __name__ == "__main__":
    main()
