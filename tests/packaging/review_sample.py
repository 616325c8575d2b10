#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# review_sample.py SEED LANG: prints 100 texts with their translations (de, fr or ko), 80 of the program and 20 of the
# manual, for a reviewer who neither wrote nor translated them. The same seed prints the same texts while they stay.
import pathlib
import random
import re
import sys
import xml.etree.ElementTree as ET

ROOT = pathlib.Path(__file__).resolve().parents[2]
FROM_PROGRAM, FROM_MANUAL = 80, 20


def of_program(language):
    for context in ET.parse(ROOT / f"resources/translations/overtake_{language}.ts").iter("context"):
        for message in context.iter("message"):
            forms = [form.strip() for form in message.find("translation").itertext() if form.strip()]
            yield context.findtext("name"), message.findtext("source"), " / ".join(forms)


def blocks(page):
    """Headings, bullets, steps, rows and paragraphs, without code."""
    text = re.sub(r"^ *```.*?^ *```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    parts = re.split(r"^(?=#|- |\d+\. |\|)|\n\n", text, flags=re.MULTILINE)
    return [" ".join(part.split()) for part in parts if re.search(r"\w", part)]


def of_manual(language):
    for page in sorted((ROOT / "resources/manual").glob("*.md")):
        translated = page.with_suffix(f".{language}.md")
        if page.name.count(".") == 1 and len(blocks(page)) == len(blocks(translated)):
            for english, translation in zip(blocks(page), blocks(translated)):
                yield page.name, english, translation


seed, language = int(sys.argv[1]), sys.argv[2]
chance = random.Random(seed)
for found, count in ((of_program(language), FROM_PROGRAM), (of_manual(language), FROM_MANUAL)):
    texts = sorted({text for text in found if text[1] != text[2]})
    for place, english, translation in chance.sample(texts, count):
        print(f"{place}\n  en: {english}\n  {language}: {translation}\n")
