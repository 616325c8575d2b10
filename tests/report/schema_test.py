# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# schema_test.py ROOT BENCH: what every --json prints, and every file that is written, is valid by
# resources/schema/overtake.schema.json, and the manual's page names each field and column. Needs python3-jsonschema.
import csv
import json
import os
import subprocess
import sys
import tempfile
import unittest

try:
    import jsonschema
except ImportError:
    print("skipped: python3-jsonschema is not installed")
    sys.exit(77)

ROOT, BENCH = sys.argv[1:3]
with open(f"{ROOT}/resources/schema/overtake.schema.json", encoding="utf-8") as file:
    SCHEMA = json.load(file)
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)
SWEEP = ["mlp", "--set", "samples=100", "--from", "5", "--to", "10", "--points", "2", "--budget", "0.2"]
ENGINES = ["--engine", "reference", "--engine", "eigen,batch=16", "--engine", "model:t4"]


class Schema(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.environment = os.environ | {"XDG_CONFIG_HOME": f"{self.folder}/config", "OVERTAKE_CUDA_PLUGIN": "",
                                         "LC_ALL": "C.UTF-8"}

    def bench(self, *arguments, status=(0, 1)):
        done = subprocess.run([BENCH, *arguments], env=self.environment, capture_output=True, text=True, check=False)
        self.assertIn(done.returncode, status, done.stderr)
        return done.stdout

    def check(self, document, format_name, schema=2):
        errors = sorted(VALIDATOR.iter_errors(document), key=lambda error: list(error.path))
        self.assertEqual([f"{error.json_path}: {error.message[:300]}" for error in errors[:5]], [])
        self.assertEqual(document["format"], format_name)
        self.assertEqual(document["schema"], schema)

    def printed(self, format_name, *arguments):
        document = json.loads(self.bench(*arguments, "--json"))
        self.check(document, format_name)
        return document

    def of_one_study(self, document):
        self.assertEqual(document["workload"], "mlp")
        self.assertEqual(document["parameters"]["samples"], 100)

    def test_itself(self):
        jsonschema.Draft202012Validator.check_schema(SCHEMA)

    def test_golden(self):
        with open(f"{ROOT}/tests/golden/results_schema_2.json", encoding="utf-8") as file:
            golden = json.load(file)
        self.check(golden, "overtake-results")
        # As the window writes a series of which the name has several parts.
        golden["recorded"][0]["label"] = {"text": "CUDA, tf32", "name": "CUDA",
                                          "details": [{"source": "tf32", "args": [], "text": "tf32"}]}
        self.check(golden, "overtake-results")

    def test_refuses(self):
        for document in ({}, {"format": "overtake-results"}, {"format": "overtake-workers", "schema": 1, "workers": []},
                         {"format": "overtake-workers", "schema": 2, "workers": [], "more": 1}):
            self.assertFalse(VALIDATOR.is_valid(document), document)

    def test_sweep(self):
        path = f"{self.folder}/sweep.json"
        table = f"{self.folder}/sweep.csv"
        self.of_one_study(self.printed("overtake-results", "sweep", *SWEEP, *ENGINES, "--out", path, "--csv", table))
        with open(path, encoding="utf-8") as file:
            self.check(json.load(file), "overtake-results")
        with open(table, encoding="utf-8", newline="") as file:
            rows = list(csv.DictReader(file))
        self.assertEqual(len(rows), 6)
        parameters = self.parameters()
        for page in ("files.md", "files.de.md", "files.fr.md", "files.ko.md"):
            with open(f"{ROOT}/resources/manual/{page}", encoding="utf-8") as file:
                text = file.read()
            for column in rows[0]:
                if column not in parameters:
                    self.assertIn(f"`{column}`", text, page)

    def test_collect(self):
        path = f"{self.folder}/array.json"
        programs = {"sbatch": """for script; do :; done
                                 for task in 0 1; do SLURM_ARRAY_TASK_ID=$task bash "$script" >&2; done
                                 echo 17""", "sacct": "true"}
        for name, script in programs.items():
            with open(f"{self.folder}/{name}", "w", encoding="utf-8") as file:
                file.write(f"#!/bin/bash\n{script}\n")
            os.chmod(file.name, 0o755)
        self.environment["PATH"] = f"{self.folder}:{os.environ['PATH']}"
        self.bench("sweep", *SWEEP, *ENGINES, "--sbatch", "", "--out", path)
        collected = self.printed("overtake-results", "collect", f"{self.folder}/array.slurm")
        self.of_one_study(collected)
        self.assertEqual(len(collected["points"]), 2)

    def parameters(self):
        return {spec["key"] for workload in json.loads(self.bench("workloads", "--json"))["workloads"]
                for spec in workload["parameters"]}

    def test_fields_are_described(self):
        names = set()

        def walk(node):
            if isinstance(node, dict):
                names.update(node.get("properties", {}) if isinstance(node.get("properties", {}), dict) else {})
                for member in node.values():
                    walk(member)
            elif isinstance(node, list):
                for member in node:
                    walk(member)

        walk(SCHEMA["$defs"])
        for page in ("files.md", "files.de.md", "files.fr.md", "files.ko.md"):
            with open(f"{ROOT}/resources/manual/{page}", encoding="utf-8") as file:
                text = file.read()
            self.assertEqual(sorted(name for name in names if f"`{name}`" not in text), [], page)

    def test_map(self):
        path = f"{self.folder}/map.json"
        self.of_one_study(self.printed("overtake-map", "sweep", *SWEEP, "--over", "hidden", "--and", "batch",
                                       "--and-from", "16", "--and-to", "32", "--engine", "reference",
                                       "--engine", "model:t4", "--out", path))
        with open(path, encoding="utf-8") as file:
            self.check(json.load(file), "overtake-map")

    def test_measure(self):
        point = ["measure", "mlp", "--set", "samples=100", "--budget", "0.1"]
        self.of_one_study(self.printed("overtake-point", *point, *ENGINES))
        path = f"{self.folder}/point.json"
        self.of_one_study(self.printed("overtake-point", *point, "--engine", "reference", "--profile", "--out", path))
        with open(path, encoding="utf-8") as file:
            self.check(json.load(file), "overtake-results")

    def test_render(self):
        self.printed("overtake-point", "render", "mandelbrot", "--set", "width=30", "--set", "height=20", "--quick",
                     "--engine", "reference", "--png", f"{self.folder}/image.png")

    def test_record(self):
        path = f"{self.folder}/recording.json"
        self.bench("record", "eigen", "reference", "--only", "vector-multiply", "--budget", "1", "--out", path)
        with open(path, encoding="utf-8") as file:
            document = json.load(file)
        self.check(document, "overtake-recording")
        row = {"name": "MLP", "engine": "cuda:0", "overtake_s": 1e-5, "pytorch_s": 6e-5}
        document["comparisons"] = [{"pytorch": "2.11", "rows": [row]}]
        self.check(document, "overtake-recording")
        del row["pytorch_s"]
        self.assertFalse(VALIDATOR.is_valid(document))

    def test_wrong_on_purpose(self):
        point = ["measure", "mlp", "--set", "samples=100", "--budget", "0.1", "--engine", "eigen,stopwatch=best-of"]
        path = f"{self.folder}/wrong.json"
        document = json.loads(self.bench(*point, "--json", "--out", path))
        self.check(document, "overtake-point", 3)
        self.assertNotIn("wrong_on_purpose", document["measurements"][0])
        self.assertIn("wrong_on_purpose", document["measurements"][1])
        with open(path, encoding="utf-8") as file:
            self.check(json.load(file), "overtake-results", 3)

    def test_train(self):
        path = f"{self.folder}/training.json"
        document = self.printed("overtake-training", "train", "mlp", "--set", "samples=100", "--epochs", "2",
                                "--engine", "reference", "--engine", "eigen", "--out", path)
        self.of_one_study(document)
        first, second = document["engines"]
        for part in (document, first["epochs"][0], first["curve"], first["report"], second["agreement"]):
            part["more"] = 1
            self.assertFalse(VALIDATOR.is_valid(document), part)
            del part["more"]
        with open(path, encoding="utf-8") as file:
            self.check(json.load(file), "overtake-training")

    def test_lists(self):
        self.printed("overtake-device-list", "devices")
        self.printed("overtake-workloads", "workloads")
        self.printed("overtake-presets", "presets")
        self.printed("overtake-recordings", "recordings")
        self.printed("overtake-ratio", "ratio", "--cpu", "i7-8700", "--gpu", "rtx-2070")
        self.of_one_study(self.printed("overtake-data", "data", "mlp", "--set", "samples=100"))

    def test_check(self):
        self.printed("overtake-check", "check", "--small", "--engine", "eigen")

    def test_workers(self):
        self.printed("overtake-workers", "workers", "list")
        self.bench("workers", "add", "here", f"'{BENCH}' worker")
        self.printed("overtake-workers", "workers")
        tried = self.printed("overtake-worker", "workers", "try", "here")
        self.assertIn("here/cpu", [engine["id"] for engine in tried["engines"]])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
