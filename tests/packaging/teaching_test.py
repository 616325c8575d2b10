#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Overtake authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# teaching_test.py SOURCE [--write]: the manual's pages on teaching have each built-in lesson in its order, with the
# title, the goal, the minutes, the questions and the exit question that the lesson itself has, in every language.
# --write brings these up to date.
import json
import pathlib
import re
import sys
import xml.etree.ElementTree as ET

ROOT = pathlib.Path(sys.argv[1])
WRITE = "--write" in sys.argv
GOAL, TIME, ASKED, EXIT = 0, 1, 2, 6  # bullets of a lesson
BULLETS = 10
FIRST_LESSON = 4  # headings before it: ui/words/manual_section.h knows them, too


def translations(language):
    if not language:
        return {}
    context = next(context for context in ET.parse(ROOT / f"resources/translations/overtake_{language}.ts").iter("context")
                   if context.findtext("name") == "Lessons")
    return {message.findtext("source"): message.findtext("translation") for message in context.iter("message")}


def same(text, words):
    return re.sub(r"[ \n]+", " ", words.get(text, text).strip())


def mended(section, lesson, words, complain):
    """The section with what the lesson says in its heading and its bullets."""
    def say(what):
        return same(what, words)

    asked = [say(step["text"]) for step in lesson["steps"] if "guess" in step]
    wanted = {GOAL: say(lesson["goal"]), ASKED: " ".join(asked), EXIT: say(lesson["steps"][-1]["exit"])}
    lines = section.split("\n")
    heading = f"{lesson['number']}. {say(lesson['title'])}"
    if lines[0] != heading:
        complain(f"heading '{lines[0]}', the lesson is '{heading}'")
        lines[0] = heading
    bullets = [i for i, line in enumerate(lines) if line.startswith("- ")]
    if len(bullets) != BULLETS:
        complain(f"{heading}: {len(bullets)} bullets instead of {BULLETS}")
        return section
    for place, text in wanted.items():
        label, found = re.match(r"(- \*\*[^*]*\*\*\s?: )(.*)", lines[bullets[place]]).groups()
        if found != text:
            complain(f"{heading}: '{found}', the lesson says '{text}'")
            lines[bullets[place]] = label + text
    minutes = re.sub(r"\d+", str(lesson["minutes"]), lines[bullets[TIME]])
    if minutes != lines[bullets[TIME]]:
        complain(f"{heading}: '{lines[bullets[TIME]]}', the lesson takes {lesson['minutes']} minutes")
        lines[bullets[TIME]] = minutes
    return "\n".join(lines)


lessons = sorted((json.loads(file.read_text(encoding="utf-8")) for file in (ROOT / "resources/lessons").glob("*.json")),
                 key=lambda lesson: lesson["number"])
assert len(lessons) >= 12
failed = False
for language in ("", "de", "fr", "ko"):
    page = ROOT / f"resources/manual/teaching{'.' + language if language else ''}.md"

    def complain(text, name=page.name):
        global failed
        failed = failed or not WRITE
        print(f"{name}: {text}")

    words = translations(language)
    sections = page.read_text(encoding="utf-8").split("\n## ")
    for lesson in lessons:
        place = FIRST_LESSON + lesson["number"]
        if place >= len(sections):
            complain(f"no section for lesson {lesson['number']}")
            continue
        sections[place] = mended(sections[place], lesson, words, complain)
        title = f"**{lesson['number']}. {same(lesson['title'], words)}**"
        if title not in sections[FIRST_LESSON]:
            complain(f"the table has no {title}")
            sections[FIRST_LESSON] = re.sub(rf"\*\*{lesson['number']}\. .*?\*\*", lambda _, new=title: new,
                                            sections[FIRST_LESSON])
    if WRITE:
        page.write_text("\n## ".join(sections), encoding="utf-8")
sys.exit(failed)
