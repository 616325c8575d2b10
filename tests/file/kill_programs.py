#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills whole programs at each of their calls that change files, and at random times: no file is damaged, no full point
is lost, and after the next start and one save in the same folder nothing is left behind. By hand, minutes:

    ninja -C build overtake-bench kill_at kill_window
    tests/file/kill_programs.py build [--random 500] [--seed 1] [--only NAME]… [--keep]

Prints a line for each program and for each fault, and exits 1 if there was one. `--keep` leaves the folder of a fault.
"""

import argparse
import csv
import io
import json
import os
import pathlib
import random
import shlex
import shutil
import subprocess
import sys
import tempfile
import time

PATIENCE = 120  # seconds
OLDER = "older\n"
SMALL = ["--quick", "--engine", "reference"]
TRAIN = ["{bench}", "train", "logistic-regression", "--set", "samples=64", "--epochs", "1", "--engine", "reference",
         "--out"]
SAVE = [*TRAIN, "{at}/user/next.json"]


class Program:
    """`command`: {bench}, {window} and {at}, the folder, are filled in. `results`: what it writes into user/. `then`:
    the next start and one save in the same folder. `fresh`: the first start of all, without a cache."""

    def __init__(self, name, command, results=(), before=(), then=SAVE, fresh=False):
        self.name, self.command, self.results, self.before, self.then = name, command, results, before, then
        self.fresh = fresh


ADD = ["{bench}", "workers", "add"]
SWEEP = ["{bench}", "sweep", "vector-multiply", "--over", "elements", "--values", "64,128", *SMALL]
# Measures and keeps what costs the first start seconds. The programs with `fresh` are killed while they do that.
FIRST = SWEEP
PROGRAMS = [
    Program("sweep", [*SWEEP, "--out", "{at}/user/run.json", "--csv", "{at}/user/run.csv"], ["run.json", "run.csv"]),
    Program("map", ["{bench}", "sweep", "logistic-regression", "--set", "batch=32", *SMALL, "--engine", "eigen",
                    "--over", "features", "--from", "4", "--to", "8", "--points", "2", "--and", "samples",
                    "--and-from", "64", "--and-to", "128", "--budget", "1",
                    "--out", "{at}/user/map.json"], ["map.json"]),
    Program("measure", ["{bench}", "measure", "mlp", "--set", "samples=64", *SMALL, "--out", "{at}/user/run.json",
                        "--trace", "{at}/user/trace.json"], ["run.json", "trace.json"], fresh=True),
    Program("cpu", ["{bench}", "measure", "matrix-multiply", "--set", "n=64", "--quick", "--engine", "cpu",
                    "--engine", "model:cpu", "--out", "{at}/user/run.json"], ["run.json"], fresh=True),
    Program("render", ["{bench}", "render", "mandelbrot", "--set", "width=64", "--set", "height=64", *SMALL,
                       "--png", "{at}/user/picture.png", "--counts", "{at}/user/counts.npy"],
            ["picture.png", "counts.npy"]),
    Program("train", [*TRAIN, "{at}/user/train.json", "--csv", "{at}/user/train.csv"], ["train.json", "train.csv"]),
    Program("collect", ["{bench}", "collect", "{at}/user/job.slurm", "--out", "{at}/user/job.json"], ["job.json"],
            before=[[*SWEEP, "--out", "{at}/user/job.json", "--sbatch", ""]]),
    Program("submit", [*SWEEP, "--out", "{at}/user/job.json", "--sbatch", ""],
            then=["sh", "-c", f"mkdir -p {{at}}/user/job.slurm && {shlex.join(TRAIN)} {{at}}/user/job.slurm/next.json && "
                              f"{shlex.join(SAVE)}"]),
    Program("workers", [*ADD, "lab", "{bench} worker"], then=[*ADD, "third", "true"]),
    Program("workers-more", [*ADD, "more", "{bench} worker"], before=[[*ADD, "lab", "{bench} worker"]],
            then=[*ADD, "third", "true"]),
    Program("tune", ["{bench}", "tune", "--budget", "1"]),
    Program("window", ["{window}", "{at}"], ["run.json"], then=["{window}", "{at}"]),
]


class Place:
    """The folders of one user, and what a program does there."""

    def __init__(self, build, like=None):
        self.at = pathlib.Path(tempfile.mkdtemp(prefix="kill-programs-"))
        self.build = build
        self.output = self.at / "path" / "output"
        if like:
            shutil.copytree(like.at, self.at, dirs_exist_ok=True)
            return
        for name in ("user", "config", "cache", "data", "tmp", "home", "path"):
            (self.at / name).mkdir(mode=0o700)
        sbatch = self.at / "path" / "sbatch"
        sbatch.write_text('#!/bin/sh\nfor script; do :; done\n[ -z "$KILL_TASKS" ] || for task in 0 1; do '
                          'SLURM_ARRAY_TASK_ID=$task SLURMD_NODENAME=node bash "$script" '
                          '> "$(dirname "$script")/$task.log" 2>&1; done\necho 17\n')
        (self.at / "path" / "sacct").write_text("#!/bin/sh\n")
        (self.at / "path" / "scontrol").write_text("#!/bin/sh\n")
        for one in (self.at / "path").iterdir():
            one.chmod(0o755)

    def environment(self, kill_at=0):
        names = {"HOME": "home", "XDG_CACHE_HOME": "cache", "XDG_CONFIG_HOME": "config", "XDG_DATA_HOME": "data",
                 "TMPDIR": "tmp", "XDG_RUNTIME_DIR": "home", "OCL_ICD_VENDORS": "no-vendors"}
        values = {**os.environ, **{name: str(self.at / folder) for name, folder in names.items()},
                  "OVERTAKE_CUDA_PLUGIN": "", "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8",
                  "GOMP_SPINCOUNT": "1000",  # else the program starts itself anew, and without kill_at
                  "PATH": f"{self.at}/path:{os.environ['PATH']}"}
        if kill_at:
            values |= {"LD_PRELOAD": str(self.build / "tests/file/libkill_at.so"), "OVERTAKE_KILL_AT": str(kill_at)}
        return values

    def filled(self, command):
        return [word.format(bench=self.build / "bin/overtake-bench", window=self.build / "bin/kill_window", at=self.at)
                for word in command]

    def start(self, command, kill_at=0):
        with open(self.output, "wb") as output:  # not a pipe, which a child of a killed program may hold open
            return subprocess.Popen(self.filled(command), env=self.environment(kill_at), cwd=self.at / "user",
                                    stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT)

    def run(self, command, kill_at=0, seconds=None):
        """Its exit status and output; killed after so many seconds, if any."""
        process = self.start(command, kill_at)
        status = None
        try:
            process.wait(PATIENCE if seconds is None else seconds)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            status = "hangs" if seconds is None else None
        return status or process.returncode, self.output.read_text(errors="replace")

    def files(self):
        return {str(path.relative_to(self.at)) for path in self.at.rglob("*") if path.is_file() or path.is_symlink()}


def whole(path):
    """Why it is damaged; None if it is as before or whole."""
    content = path.read_bytes()
    if content == OLDER.encode():
        return None
    try:
        if path.suffix in (".json",):
            json.loads(content)
        elif path.suffix == ".csv":
            rows = list(csv.reader(io.StringIO(content.decode())))
            if len(rows) < 2 or any(len(row) != len(rows[0]) for row in rows) or not content.endswith(b"\n"):
                return "not all rows"
        elif path.suffix == ".png" and not content.endswith(b"IEND\xaeB\x60\x82"):
            return "no end"
        elif path.suffix == ".npy" and len(content) != 128 + 4 * 64 * 64:
            return f"{len(content)} bytes"
    except ValueError as error:
        return str(error)
    return None


def points(path):
    return len(json.loads(path.read_text()).get("points", []))


def faults_after(program, place, output):
    """A killed program's folder, then the next start and one save."""
    faults = []
    for path in sorted(place.at.rglob("*")):
        if path.is_file() and not path.name.startswith(".") and path.suffix in (".json", ".csv", ".png", ".npy"):
            if why := whole(path):
                faults.append(f"damaged: {path.relative_to(place.at)}: {why}")
    if program.name == "window" and not faults:
        promised = max([int(line) for line in output.splitlines() if line.isdigit()], default=0)
        kept = [*place.at.glob("data/unsaved/*/*.json"), *place.at.glob("user/*.json")]
        most = max([points(path) for path in kept if path.read_text() != OLDER], default=0)
        if most < promised:
            faults.append(f"lost: {promised} points were kept, {most} are left")
    status, text = place.run(program.then)
    if status != 0:
        faults.append(f"the next start: {status} {text[-300:]!r}")
    if program.name.startswith("workers"):
        status, text = place.run(["{bench}", "workers", "list"])
        if status != 0 or (program.before and "lab" not in text):
            faults.append(f"the list of workers: {status} {text[-300:]!r}")
    for name in sorted(place.files()):
        parts = pathlib.Path(name).parts
        is_known = (parts[0] in ("path", "user") and not parts[-1].startswith(".")
                    or parts[0] == "cache" and parts[-1].endswith(".bin") and not parts[-1].startswith(".")
                    or name in ("config/overtake/workers.json", "config/overtake.conf"))
        if not is_known:
            faults.append(f"left behind: {name}")
    faults += [f"left behind: {path.relative_to(place.at)}/" for path in [*place.at.glob("tmp/*"),
                                                                          *place.at.glob("data/unsaved/*")]]
    return faults


def template(program, build):
    place = Place(build)
    for command in [*program.before, *([] if program.fresh else [FIRST, SAVE])]:
        os.environ["KILL_TASKS"] = "yes"
        status, text = place.run(command)
        del os.environ["KILL_TASKS"]
        if status != 0:
            sys.exit(f"{program.name}: {command} failed: {status}\n{text}")
    for name in program.results:
        (place.at / "user" / name).write_text(OLDER)
    (place.at / "user" / "next.json").unlink(missing_ok=True)
    return place


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("--random", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", action="append", choices=[one.name for one in PROGRAMS])
    parser.add_argument("--keep", action="store_true")
    options = parser.parse_args()
    build = options.build.resolve()
    if not (build / "tests/file/libkill_at.so").exists():
        sys.exit(f"Nothing would be killed: ninja -C {build} kill_at")
    programs = [one for one in PROGRAMS if not options.only or one.name in options.only]
    counts = {"enumerated": 0, "at random": 0}
    bad = 0

    def judge(program, place, output, when):
        nonlocal bad
        faults = faults_after(program, place, output)
        for fault in faults:
            print(f"  {program.name}, killed {when}: {fault}", flush=True)
        bad += bool(faults)
        if faults and options.keep:
            print(f"  in {place.at}")
        else:
            shutil.rmtree(place.at)

    seconds, templates = {}, {}
    for program in programs:
        templates[program.name] = template(program, build)
        place = Place(build, templates[program.name])
        begin = time.monotonic()
        status, text = place.run(program.command)
        seconds[program.name] = time.monotonic() - begin
        if status != 0:
            sys.exit(f"{program.name} failed: {status}\n{text}")
        judge(program, place, text, "never")
        at = 0
        while True:
            at += 1
            place = Place(build, templates[program.name])
            status, text = place.run(program.command, kill_at=at)
            judge(program, place, text, f"at call {at}")
            if status != -9:
                break
        counts["enumerated"] += at - 1
        print(f"{program.name}: {at - 1} calls, {seconds[program.name]:.1f} s", flush=True)
        if status != 0:
            print(f"  {program.name} ended by itself: {status} {text[-300:]!r}")
            bad += 1
    dice = random.Random(options.seed)
    for _ in range(options.random):
        program = dice.choice(programs)
        place = Place(build, templates[program.name])
        after = dice.uniform(0, 1.1 * seconds[program.name])
        status, text = place.run(program.command, seconds=after)
        counts["at random"] += status == -9
        judge(program, place, text, f"after {after:.3f} s")
    for one in templates.values():
        shutil.rmtree(one.at)
    print(f"killed {counts['enumerated']} times at calls and {counts['at random']} times at random: {bad} with faults")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
