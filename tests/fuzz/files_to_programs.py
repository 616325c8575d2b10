#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Hands damaged files to both programs: each ends within 20 s by itself, without a signal and without a report of a
sanitizer. By hand, minutes:

    ninja -C build input_fuzz window_fuzz overtake overtake-bench
    tests/fuzz/files_to_programs.py build [--count 2000] [--seed 1]

`--count`: damaged files of each kind. All are opened in the window (window_fuzz, with damaged settings and autosaves
beside them). A tenth of them, and damaged lists of workers and caches, start overtake-bench and overtake.
"""

import argparse
import concurrent.futures
import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile

PATIENCE = 20  # seconds
GOLDEN = pathlib.Path(__file__).parent.parent / "golden/2f4c26d"


def damaged(content, source):
    data = bytearray(content)
    for _ in range(source.randint(1, 4)):
        at = source.randrange(len(data))
        kind = source.randrange(3)
        if kind == 0:
            data[at] = source.randrange(256)
        elif kind == 1:
            del data[at:at + source.randint(1, 20)]
        else:
            data[at:at] = data[at:at + source.randint(1, 20)]
        if not data:
            return b""
    return bytes(data)


def commands(build, file, folder):
    """What reads such a file."""
    return [[f"{build}/bin/overtake-bench", "recordings", str(file)],
            [f"{build}/bin/overtake", "--export", str(file), "--chart", "all", "--png",
             str(folder / (file.stem + ".png"))]]


def homes(build, folder, count, source):
    """Folders of settings and caches with a damaged file in each, and what reads it."""
    bench = f"{build}/bin/overtake-bench"
    listing = [bench, "workers", "--json"]
    measuring = [bench, "measure", "matrix-multiply", "--set", "n=64", "--quick", "--engine", "cpu", "--json"]
    good = folder / "good"
    (good / "config/overtake").mkdir(parents=True)
    shutil.copy(GOLDEN / "workers.json", good / "config/overtake")
    subprocess.run(measuring, check=True, env={**os.environ, **environment_of(good)}, stdout=subprocess.DEVNULL)
    kept = [path.relative_to(good) for path in sorted(good.rglob("*")) if path.suffix in (".json", ".bin")]
    for i in range(count):
        home = folder / f"home-{i}"
        shutil.copytree(good, home)
        file = home / kept[i % len(kept)]
        file.write_bytes(damaged(file.read_bytes(), source))
        yield (listing if file.suffix == ".json" else measuring), environment_of(home)


def environment_of(home):
    return {"XDG_CONFIG_HOME": str(home / "config"), "XDG_CACHE_HOME": str(home / "cache")}


def fault_of(command, env):
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "OCL_ICD_VENDORS": "/nowhere", **env}
    try:
        done = subprocess.run(command, env=environment, capture_output=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        return "does not end"
    if done.returncode < 0 or b"Sanitizer" in done.stderr or b"runtime error" in done.stderr:
        return f"ends with {done.returncode}: {done.stderr[-400:].decode(errors='replace')}"
    if done.returncode and not done.stderr.strip():
        return "says nothing"
    return None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build")
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    source = random.Random(options.seed)
    with tempfile.TemporaryDirectory() as name:
        folder, files = pathlib.Path(name), pathlib.Path(name) / "files"
        files.mkdir()
        for kind in ("results", "map", "training", "recording", "lesson"):
            subprocess.run([f"{options.build}/bin/input_fuzz", "--write", str(files), "--count", str(options.count),
                            "--seed", str(options.seed), "--subject", kind], check=True, stdout=subprocess.DEVNULL)
        all_files = sorted(files.iterdir())
        window = subprocess.run([f"{options.build}/bin/window_fuzz", str(files), str(options.seed)], check=False)
        faults = int(window.returncode != 0)

        jobs = [(command, {}) for file in source.sample(all_files, len(all_files) // 10)
                for command in commands(options.build, file, folder)]
        jobs += homes(options.build, folder, options.count // 2, source)
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            for (command, _), fault in zip(jobs, pool.map(lambda job: fault_of(*job), jobs)):
                if fault:
                    faults += 1
                    print(f"{' '.join(command)}: {fault}", flush=True)
        print(f"{len(all_files)} files in the window, {len(jobs)} starts of programs, {faults} faults")
    sys.exit(1 if faults else 0)


main()
