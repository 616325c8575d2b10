#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# reference_test.py SOURCE BENCH [--write]: the manual's reference says what overtake-bench prints: workloads and
# parameters, commands, engines and their options, exit statuses. Commands in the manual and the READMEs can be entered:
# they name commands, options, parameters and presets that exist. --write brings the pages of parameters up to date.
import json
import os
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

ROOT, BENCH = pathlib.Path(sys.argv[1]), sys.argv[2]
MANUAL = ROOT / "resources/manual"
LANGUAGES = {"en": "", "de": ".de", "fr": ".fr", "ko": ".ko"}
failed = 0


def complain(text):
    global failed
    failed += 1
    print(text)


def bench(*arguments, language="en"):
    environment = os.environ | {"LANGUAGE": language, "LC_ALL": "C.UTF-8", "OVERTAKE_CUDA_PLUGIN": "",
                                "XDG_CONFIG_HOME": FOLDER, "XDG_CACHE_HOME": FOLDER}
    return subprocess.run([BENCH, *arguments], env=environment, capture_output=True, text=True, check=True).stdout


def rows(text, heading):
    """Cells of the tables' rows under the heading with this number, titles left out."""
    part = re.split(r"^## .*$", text, flags=re.MULTILINE)[heading]
    lines = part.splitlines()
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip("|"))] for i, line in enumerate(lines)
            if line.startswith("|") and not line.startswith("| ---") and not
            (i + 1 < len(lines) and lines[i + 1].startswith("| ---"))]


def heading_of(name):
    english = (MANUAL / "reference.md").read_text(encoding="utf-8")
    return re.findall(r"^## (.*)$", english, flags=re.MULTILINE).index(name) + 1


def codes(cell):
    return re.findall(r"`([^`]*)`", cell)


def check_parameters(write):
    for language, ending in LANGUAGES.items():
        page = MANUAL / f"parameters{ending}.md"
        text = page.read_text(encoding="utf-8")
        before, rest = text.split("```\n", 1)
        _, after = rest.split("```", 1)
        printed = bench("workloads", language=language).rstrip("\n") + "\n"
        wanted = f"{before}```\n{printed}```{after}"
        if write:
            page.write_text(wanted, encoding="utf-8")
        elif wanted != text:
            complain(f"{page.name} is not what 'overtake-bench workloads' prints: {sys.argv[0]} SOURCE BENCH --write")


def check_commands(text, name, commands):
    found = {code for row in rows(text, heading_of("The terminal")) for code in codes(row[0])}
    if found != commands:
        complain(f"{name}: commands differ from the help: {sorted(found ^ commands)}")


def check_engines(text, name, devices):
    table = {codes(row[0])[0]: row for row in rows(text, heading_of("Engines")) if len(row) == 3 and codes(row[0])}
    for device in devices:
        kind = re.sub(r"^(opencl|cuda):.*", r"\1:N", re.sub(r"^model:.*", "model:NAME", device["id"]))
        if kind not in table:
            complain(f"{name}: no row for the engine {kind}")
            continue
        for option in device["options"]:
            if option["key"] not in codes(table[kind][2]):
                complain(f"{name}: {kind} has the option {option['key']}, too")
            values = codes(table.get(option["key"], ["", ""])[1])
            for choice in option.get("choices", []):
                stem = choice.rsplit("-", 1)[0]
                between = sum(value.startswith(f"{stem}-") for value in values) == 2  # `nvlink-1` to `nvlink-5`
                if choice not in values and not between:
                    complain(f"{name}: option {option['key']} also takes {choice}")


def check_statuses(text, name):
    numbers = {row[0] for row in rows(text, heading_of("Exit statuses"))}
    printed = set(re.findall(r"\b\d+\b", bench("help").split("Exit status:")[1].split("\n\n")[0]))
    if numbers != printed:
        complain(f"{name}: exit statuses {sorted(numbers)}, the help says {sorted(printed)}")


def entered(text):
    """Commands of overtake-bench in code blocks and in `code`."""
    for block in re.findall(r"^ *```\n(.*?)^ *```", text, flags=re.MULTILINE | re.DOTALL):
        yield from (line.strip() for line in block.splitlines() if re.match(r"(\w+=\S+ )*overtake-bench ", line.strip()))
    text = re.sub(r"^ *```.*?^ *```", "", text, flags=re.MULTILINE | re.DOTALL)
    yield from (code for code in codes(text) if code.startswith("overtake-bench "))


def check_entered(commands, parameters, presets):
    options = {command: set(re.findall(r"--[a-z-]+", bench("help", command))) for command in commands}
    count = 0
    for page in sorted([*ROOT.glob("README*.md"), *MANUAL.glob("*.md")]):
        for line in entered(page.read_text(encoding="utf-8")):
            words = shlex.split(line.split("#")[0])
            words = words[words.index("overtake-bench") + 1:]
            if words[0] not in commands | {"help", "version"}:
                complain(f"{page.name}: no command '{words[0]}': {line}")
                continue
            count += 1
            for before, word in zip(words, [*words[1:], ""]):
                if re.match(r"--[a-z]\S*$", before) and before.split("=")[0] not in options.get(words[0], set()):
                    complain(f"{page.name}: {words[0]} has no option {before}: {line}")
                if before == "--set" and word.split("=")[0] not in parameters | {"KEY"}:
                    complain(f"{page.name}: no parameter {word}: {line}")
                if before in ("--over", "--and") and word not in parameters | {"KEY", "gpus"}:  # an option of models
                    complain(f"{page.name}: no parameter {word}: {line}")
                if before == "--preset" and word not in presets | {"NAME"}:
                    complain(f"{page.name}: no preset {word}: {line}")
    assert count > 100, f"only {count} commands in the pages"


with tempfile.TemporaryDirectory() as FOLDER:
    check_parameters("--write" in sys.argv)
    part = re.split(r"^Subcommands:\n", bench("help"), flags=re.MULTILINE)[1].split("\n\n")[0]
    names = set(re.findall(r"^  ([a-z]+) ", part, flags=re.MULTILINE))
    workloads = json.loads(bench("workloads", "--json"))["workloads"]
    keys = {spec["key"] for workload in workloads for spec in workload["parameters"]}
    assert len(names) > 10 and len(keys) > 20
    engines = json.loads(bench("devices", "--json"))["devices"]
    for ending in LANGUAGES.values():
        file = MANUAL / f"reference{ending}.md"
        reference = file.read_text(encoding="utf-8")
        check_commands(reference, file.name, names - {"help", "version"})
        check_engines(reference, file.name, engines)
        check_statuses(reference, file.name)
    check_entered(names, keys, {preset["name"] for preset in json.loads(bench("presets", "--json"))["presets"]})
sys.exit(bool(failed))
