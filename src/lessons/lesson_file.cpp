// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/lesson_file.h"

#include "file/json_file.h"
#include "file/json_node.h"
#include "lessons/lesson_names.h"
#include "program/parameter_json.h"
#include "text/contains.h"
#include "text/joined.h"

#include <algorithm>

namespace overtake
{

std::vector<std::string_view> embeddedLessons(); ///< resources/lessons

namespace
{

constexpr int formatWithGoal = 2;
constexpr std::size_t mostBytes = 420; ///< bytes of a text: more does not fit beside the charts on a projector

template <std::size_t count>
std::size_t wordOf(const JsonNode &node, const std::array<const char *, count> &words)
{
    const std::string text = node.text();
    const auto found = std::ranges::find(words, text);
    node.require(found != words.end() && !text.empty(), sentence("one of %1", joined(words, ", ")));
    return static_cast<std::size_t>(found - words.begin());
}

std::string sentences(const JsonNode &node)
{
    const std::string text = node.text();
    node.require(!text.empty(), sentence("a text with content"));
    node.require(text.size() <= mostBytes, sentence("a text of %1 bytes at most", mostBytes));
    return text;
}

LessonText textOf(const JsonNode &node)
{
    LessonText text;
    if (!node.json().is_object()) {
        text.always = sentences(node);
        return text;
    }
    for (const auto &[key, value] : node.members()) {
        const auto found = std::ranges::find(outcomeNames, key);
        value.require(found != outcomeNames.end(), sentence("the text of an outcome: crossing, base, other or close"));
        text.cases[static_cast<Outcome>(found - outcomeNames.begin())] = sentences(value);
    }
    node.require(!text.cases.empty(), sentence("a text, or one for each outcome"));
    return text;
}

void requireKnown(const JsonNode &object, std::initializer_list<const char *> known)
{
    for (const auto &[key, value] : object.members())
        value.require(contains(known, key), sentence("left out, or one of %1", joined(known, ", ")));
}

WorkState stateOf(const JsonNode &node)
{
    requireKnown(node, {"workload", "preset", "parameters", "axis", "from", "to", "values", "engines"});
    WorkState state;
    FieldReader io(node);
    io.maybe("workload", state.workload);
    io.maybe("preset", state.preset);
    io.maybe("axis", state.axis);
    io.maybe("parameters", state.parameters);
    if (node.find("from") || node.find("to")) {
        state.from = node["from"].number();
        state.to = node["to"].number();
    }
    io.maybe("values", state.values);
    io("engines", state.engines);
    return state;
}

StepKind kindOf(const JsonNode &node)
{
    std::optional<StepKind> kind;
    for (std::size_t i = 0; i < stepNames.size(); ++i) {
        if (!node.find(stepNames[i]))
            continue;
        if (kind)
            throw Error(sentence("it is both '%1' and '%2'.", nameOf(*kind), stepNames[i]));
        kind = static_cast<StepKind>(i);
    }
    if (!kind)
        throw Error(sentence("it is not one of say, set, do, guess, measure, reveal, explain, why, exit."));
    return *kind;
}

LessonStep stepOf(const JsonNode &node)
{
    LessonStep step;
    step.kind = kindOf(node);
    const JsonNode what = node[nameOf(step.kind)];
    const auto takeText = [&] {
        if (const auto text = node.find("text"))
            step.text = textOf(*text);
    };
    switch (step.kind) {
    case StepKind::Say:
    case StepKind::Reveal:
    case StepKind::Explain:
    case StepKind::Why:
    case StepKind::Exit:
        requireKnown(node, {nameOf(step.kind), "tab"});
        step.text = textOf(what);
        break;
    case StepKind::Set:
        requireKnown(node, {"set", "text", "tab"});
        step.state = stateOf(what);
        takeText();
        break;
    case StepKind::Do:
        requireKnown(node, {"do", "key", "at_least", "at_most", "tab"});
        step.text = textOf(what);
        step.key = node["key"].text();
        FieldReader(node).maybe("at_least", step.atLeast);
        FieldReader(node).maybe("at_most", step.atMost);
        if (!step.atLeast && !step.atMost)
            throw Error(sentence("at_least or at_most is missing: when is it done?"));
        break;
    case StepKind::Guess:
        requireKnown(node, {"guess", "text", "tab"});
        step.question = static_cast<Question>(wordOf(what, questionNames));
        step.text = textOf(node["text"]);
        break;
    case StepKind::Measure:
        requireKnown(node, {"measure", "text", "tab"});
        step.sweep = wordOf(what, std::array<const char *, 2>{"point", "sweep"}) == 1;
        takeText();
        break;
    }
    if (const auto tab = node.find("tab")) {
        step.tab = tab->text();
        const auto &tabs = lessonTabs();
        tab->require(contains(tabs, step.tab), sentence("a tab: one of %1", joined(tabs, ", ")));
    }
    return step;
}

} // namespace

bool isLesson(const nlohmann::json &json)
{
    return json.is_object() && json.contains("steps") && json.contains("title");
}

Lesson lessonFromJson(const nlohmann::json &json)
{
    const JsonNode node(json);
    Lesson lesson;
    const int schema = node["schema"].smallInteger();
    if (schema < oldestLessonSchema || schema > lessonSchema)
        throw Error(sentence("it is a lesson of format %1; this program reads %2.", schema, lessonSchema));
    requireKnown(node, {"schema", "id", "number", "title", "goal", "minutes", "steps"});
    const std::string name = node["id"].text();
    node["id"].require(name.find('/') == std::string::npos && name != "..", sentence("a name without '/' and '..'"));
    lesson.id = name;
    lesson.title = sentences(node["title"]);
    if (schema >= formatWithGoal || node.find("goal"))
        lesson.goal = sentences(node["goal"]);
    lesson.minutes = node["minutes"].smallInteger();
    FieldReader(node).maybe("number", lesson.number);
    for (const JsonNode &step : node["steps"].elements()) {
        try {
            lesson.steps.push_back(stepOf(JsonNode(step.json()))); // fields are named within the step
        } catch (const Error &error) {
            throw Error(sentence("step %1: %2", lesson.steps.size() + 1, error.message()));
        }
    }
    node["steps"].require(!lesson.steps.empty(), sentence("a list of steps"));
    if (schema >= formatWithGoal && lesson.steps.back().kind != StepKind::Exit)
        throw Error(sentence("the last step is not an exit question."));
    return lesson;
}

Lesson readLesson(const std::string &path)
{
    return readJsonFileAs(path, lessonFromJson);
}

const std::vector<Lesson> &builtInLessons()
{
    static const std::vector<Lesson> lessons = [] {
        std::vector<Lesson> all;
        for (const std::string_view text : embeddedLessons())
            all.push_back(lessonFromJson(nlohmann::json::parse(text)));
        std::ranges::sort(all, [](const Lesson &a, const Lesson &b) { return a.number < b.number; });
        return all;
    }();
    return lessons;
}

} // namespace overtake
