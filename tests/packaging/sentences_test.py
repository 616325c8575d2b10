#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# sentences_test.py SOURCE: no sentence of the READMEs and of the manual is longer than its language allows. A cell of a
# table, a bullet and a heading end a sentence. What stands in `code` counts as one word.
import pathlib
import re
import sys

ROOT = pathlib.Path(sys.argv[1])
LIMITS = {"en": 25, "de": 25, "fr": 25, "ko": 20}  # a Korean word carries its particles: 20 say as much as 25
# Sentences that may be longer: the page and how the sentence begins. Ten lines at most.
EXCEPTIONS = set()
END = re.compile(r"(?<=[.!?…])[\"“”»*)\s]*\s+(?=[^a-zà-öø-ÿ])|\s+[—–]\s+(?=[A-Z]\w+:)")


def language_of(file):
    parts = file.name.split(".")
    return parts[1] if len(parts) == 3 else "en"


def blocks(text):
    """Headings, bullets, cells and paragraphs, without code and addresses."""
    text = re.sub(r"^[ \t]*```.*?^[ \t]*```", "", text, flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r"`[^`]*`", "Code", text)
    text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", text)
    block = []
    for line in [*text.splitlines(), ""]:
        stripped = line.strip()
        if not stripped or re.match(r"#|\||- |\d+\. ", stripped):
            yield " ".join(block)
            block = []
        if stripped.startswith("|"):
            yield from stripped.strip("|").split("|")
        elif stripped:
            block.append(re.sub(r"^(#+|-|\d+\.) +", "", stripped))


def sentences(text):
    for block in blocks(text):
        yield from (sentence for sentence in END.split(block) if sentence)


def words_of(sentence):
    return [word for word in re.split(r"[\s\u00a0\u202f]+", sentence) if re.search(r"\w", word)]


assert [len(words_of(s)) for s in sentences("# One two\n\nA b. C `d e f` 1.5\ng! Ä?\n- [x y](z)\n\n| a | b c |\n")] == \
    [2, 2, 4, 1, 2, 1, 2], "sentences are counted as the first lines say"
assert len(EXCEPTIONS) <= 10, "ten exceptions at most"
found = 0
unused = set(EXCEPTIONS)
pages = sorted([*ROOT.glob("README*.md"), *(ROOT / "resources/manual").glob("*.md")])
assert len(pages) >= 20, f"only {len(pages)} pages"
for page in pages:
    for sentence in sentences(page.read_text(encoding="utf-8")):
        count = len(words_of(sentence))
        if count <= LIMITS[language_of(page)]:
            continue
        excused = {one for one in EXCEPTIONS if one[0] == page.name and sentence.strip().startswith(one[1])}
        unused -= excused
        if not excused:
            found += 1
            print(f"{page.name}: {count} words: {sentence.strip()}")
for name, beginning in unused:
    print(f"{name}: no long sentence begins with '{beginning}' any more")
sys.exit(bool(found or unused))
