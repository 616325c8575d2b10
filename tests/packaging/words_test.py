#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# words_test.py SOURCE: no text that a user sees has a word that the glossary lists under "never": English sources and
# translations of the .ts files, the manual and the READMEs without code and the targets of links.
import pathlib
import re
import sys
import xml.etree.ElementTree as ET

ROOT = pathlib.Path(sys.argv[1])
TEXTS = ROOT / "resources/translations"
CODE = re.compile(r"```.*?```|`[^`\n]*`|\]\([^)\n]*\)", re.DOTALL)


def never_words():
    rows = [[cell.strip() for cell in line.strip().strip("|").split("|")]
            for line in (TEXTS / "GLOSSARY.md").read_text(encoding="utf-8").splitlines() if line.startswith("|")]
    column = rows[0].index("never")
    concepts = [row for row in rows[2:] if len(row) == len(rows[0])]
    return [word.strip() for row in concepts for word in row[column].split(",") if word.strip()]


def pattern_of(words):
    parts = []
    for word in words:
        part = r"\s+".join(re.escape(piece) for piece in word.split())
        # Latin words begin where a word begins, so that "ghosts" and "shelf" count; Korean ones have particles.
        parts.append(r"\b" + part if word[0].isascii() else part)
    return re.compile("|".join(parts), re.IGNORECASE)


def texts():
    for file in sorted(TEXTS.glob("*.ts")):
        for message in ET.parse(file).getroot().iter("message"):
            yield file.name, message.findtext("source") or ""
            yield file.name, "".join(message.find("translation").itertext())
    for file in sorted([*ROOT.glob("README*.md"), *(ROOT / "resources/manual").glob("*.md")]):
        yield file.name, CODE.sub(" ", file.read_text(encoding="utf-8"))


words = never_words()
assert len(words) >= 15, f"only {len(words)} words in the glossary's column"
never = pattern_of(words)
assert never.search("Ghosts") and never.search("the base\ncase"), "the pattern finds what it must"
found = sorted({(name, match.group(), text[max(0, match.start() - 40):match.end() + 40].replace("\n", " "))
                for name, text in texts() for match in never.finditer(text)})
for name, word, place in found:
    print(f"{name}: '{word}' in \"{place}\"")
sys.exit(bool(found))
