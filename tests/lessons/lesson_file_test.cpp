// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A lesson's file: what is wrong with it is told with the step; a guess cannot be measured before it is given.
#include "error_of.h"
#include "lessons/lesson_file.h"
#include "lessons/share.h"
#include "measure/fakes.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace overtake
{
namespace
{

using nlohmann::json;

class LessonFile : public testing::Test
{
protected:
    LessonFile()
    {
        m_laboratory.add({.id = "cpu", .label = "CPU"});
        m_laboratory.add({.id = "opencl:0", .label = "GPU", .kind = EngineKind::Gpu});
    }

    static json whole()
    {
        return json::parse(R"({"schema": 1, "id": "own", "title": "Own", "minutes": 5, "steps": [
            {"say": "Hello."},
            {"set": {"workload": "mlp", "from": 5, "to": 100, "engines": ["cpu", "gpu"]}, "text": "Look."},
            {"guess": "crossover", "text": "Where?"},
            {"measure": "sweep"},
            {"reveal": {"crossing": "a", "base": "b", "other": "c", "close": "d"}},
            {"do": "Drag.", "key": "hidden", "at_most": 20},
            {"why": {"crossing": "e", "base": "f", "other": "g", "close": "h"}, "tab": "roofline"}]})");
    }
    /// Format 2: with a goal, a step to explain and an exit question.
    static json withGoal()
    {
        json file = whole();
        file["schema"] = 2;
        file["goal"] = "Who reads it can.";
        file["steps"].insert(file["steps"].begin() + 5, json::object({{"explain", "Why?"}}));
        file["steps"].push_back(json::object({{"exit", "And now?"}}));
        return file;
    }
    std::string refusal(const json &file) const
    {
        return test::errorOf([&] { checkLesson(lessonFromJson(file), m_laboratory.registry); });
    }

    fakes::FakeLaboratory m_laboratory;
};

TEST_F(LessonFile, AWholeOneIsAccepted)
{
    EXPECT_EQ(refusal(whole()), "");
    const Lesson lesson = lessonFromJson(whole());
    ASSERT_EQ(lesson.steps.size(), 7U);
    EXPECT_EQ(lesson.steps[2].question, Question::Crossover);
    EXPECT_EQ(lesson.steps[6].text.of(Outcome::Close), "h");
    EXPECT_EQ(lesson.steps[6].tab, "roofline");
    EXPECT_EQ(textsOf(lesson).size(), 13U);
}

TEST_F(LessonFile, FormatTwoHasAGoalAndEndsWithAQuestion)
{
    EXPECT_EQ(refusal(withGoal()), "");
    const Lesson lesson = lessonFromJson(withGoal());
    EXPECT_EQ(lesson.goal, "Who reads it can.");
    EXPECT_EQ(lesson.steps[5].kind, StepKind::Explain);
    EXPECT_EQ(lesson.steps.back().kind, StepKind::Exit);
    EXPECT_EQ(textsOf(lesson).size(), 16U);
    EXPECT_EQ(lessonFromJson(whole()).goal, "");

    json file = withGoal();
    file.erase("goal");
    EXPECT_NE(refusal(file).find("'goal'"), std::string::npos) << refusal(file);
    file = withGoal();
    file["steps"].erase(file["steps"].size() - 1);
    EXPECT_NE(refusal(file).find("the last step is not an exit question"), std::string::npos) << refusal(file);
    file = withGoal();
    std::swap(file["steps"][file["steps"].size() - 1], file["steps"][file["steps"].size() - 2]);
    file["steps"].push_back(json::object({{"exit", "Once more?"}}));
    EXPECT_NE(refusal(file).find("nothing follows the exit question"), std::string::npos) << refusal(file);
    file = withGoal();
    file["steps"].insert(file["steps"].begin() + 2, json::object({{"explain", "Why?"}}));
    EXPECT_NE(refusal(file).find("step 3 (explain): nothing was revealed"), std::string::npos) << refusal(file);
}

/// As a class needs it: the cause is told only after the pupils have told each other theirs.
TEST_F(LessonFile, EachBuiltInOneHasAGoalATaskAndAnExitQuestion)
{
    ASSERT_EQ(builtInLessons().size(), 16U);
    int number = 0;
    for (const Lesson &lesson : builtInLessons()) {
        SCOPED_TRACE(lesson.id);
        EXPECT_GT(lesson.number, std::exchange(number, lesson.number));
        EXPECT_FALSE(lesson.goal.empty());
        EXPECT_GE(lesson.minutes, 4);
        const auto count = [&lesson](StepKind kind) {
            return std::ranges::count_if(lesson.steps, [kind](const LessonStep &step) { return step.kind == kind; });
        };
        EXPECT_GE(count(StepKind::Guess), 1);
        EXPECT_GE(count(StepKind::Do), 1);
        EXPECT_EQ(count(StepKind::Exit), 1);
        EXPECT_EQ(lesson.steps.back().kind, StepKind::Exit);
        for (std::size_t i = 0; i < lesson.steps.size(); ++i)
            if (lesson.steps[i].kind == StepKind::Reveal) {
                ASSERT_LT(i + 2, lesson.steps.size());
                EXPECT_EQ(lesson.steps[i + 1].kind, StepKind::Explain) << "after step " << i + 1;
                EXPECT_EQ(lesson.steps[i + 2].kind, StepKind::Why) << "after step " << i + 1;
            }
    }
    EXPECT_EQ(builtInLessons()[0].id, "charts");
    EXPECT_EQ(builtInLessons()[1].id, "trust");
}

TEST_F(LessonFile, BuildingAGpuAsksForTheCheapestChangeAfterTheLastAttempt)
{
    const auto &all = builtInLessons();
    const auto build = std::ranges::find_if(all, [](const Lesson &lesson) { return lesson.id == "build"; });
    ASSERT_NE(build, all.end());
    const auto &steps = build->steps;
    const auto asked = std::ranges::find_if(
        steps, [](const LessonStep &step) { return step.text.always.find("cheapest change") != std::string::npos; });
    ASSERT_NE(asked, steps.end());
    EXPECT_EQ(asked->kind, StepKind::Explain);
    const auto isReveal = [](const LessonStep &step) { return step.kind == StepKind::Reveal; };
    EXPECT_EQ(std::count_if(steps.begin(), asked, isReveal), 3);
    ASSERT_NE(asked + 1, steps.end());
    EXPECT_EQ((asked + 1)->kind, StepKind::Why) << "the answer comes after the class has given its own";
}

TEST_F(LessonFile, DamageIsToldWithItsStepAndField)
{
    const auto changed = [](const char *path, const json &value) {
        json file = whole();
        file[json::json_pointer(path)] = value;
        return file;
    };
    EXPECT_NE(refusal(changed("/steps/1/set/engines", 3)).find("step 2: field 'set.engines' must be an array"),
              std::string::npos)
        << refusal(changed("/steps/1/set/engines", 3));
    EXPECT_NE(refusal(changed("/steps/1/set/workload", "mlq")).find("step 2 (set): "), std::string::npos);
    EXPECT_NE(refusal(changed("/steps/1/set/workload", "mlq")).find("mlp"), std::string::npos);
    EXPECT_NE(refusal(changed("/steps/5/key", "optimizer")).find("'optimizer' is not a number."), std::string::npos)
        << refusal(changed("/steps/5/key", "optimizer"));
    EXPECT_NE(refusal(changed("/steps/1/set/parameters", {{"hiden", 3}})).find("hidden"), std::string::npos);
    EXPECT_NE(refusal(changed("/steps/1/set/parameters", {{"csv", "/etc/passwd"}})).find("names a file"),
              std::string::npos);
    EXPECT_NE(refusal(changed("/steps/1/set/to", 1e9)).find("range"), std::string::npos);
    EXPECT_NE(refusal(changed("/steps/2/guess", "colour")).find("step 3: field 'guess' must be one of"),
              std::string::npos);
    EXPECT_NE(refusal(changed("/steps/0/command", "rm")).find("step 1: field 'command'"), std::string::npos);
    EXPECT_NE(refusal(changed("/steps/0/why", "x")).find("both"), std::string::npos);
    EXPECT_NE(refusal(changed("/steps/0/say", std::string(500, 'x'))).find("420"), std::string::npos);
    EXPECT_NE(refusal(changed("/steps/6/tab", "kitchen")).find("a tab: one of curves, bars"), std::string::npos);
    EXPECT_NE(refusal(changed("/steps/6/tab", "kitchen")).find(", map, "), std::string::npos);
    json file = whole();
    file["steps"][1]["set"].erase("from");
    EXPECT_NE(refusal(file).find("step 2: field 'set.from'"), std::string::npos) << refusal(file);
    EXPECT_NE(refusal(changed("/steps/5/key", "hiden")).find("step 6 (do)"), std::string::npos);
    for (const char *id : {"../own", "a/b", ".."})
        EXPECT_NE(refusal(changed("/id", id)).find("'id' must be a name without '/'"), std::string::npos) << id;
    EXPECT_EQ(refusal(changed("/id", "Own lesson 2")), "") << "files of teachers are as they were";
    EXPECT_NE(refusal(changed("/schema", 3)).find("format 3"), std::string::npos);
    EXPECT_NE(refusal(changed("/schema", 0)).find("format 0"), std::string::npos);
    EXPECT_NE(refusal(changed("/steps", json::array())).find("a list of steps"), std::string::npos);
}

TEST_F(LessonFile, NothingIsMeasuredBeforeItIsGuessed)
{
    json file = whole();
    std::swap(file["steps"][2], file["steps"][3]); // measure, then guess
    EXPECT_NE(refusal(file).find("step 4 (guess): the answer was measured before"), std::string::npos) << refusal(file);
    file = whole();
    file["steps"].insert(file["steps"].begin() + 3, file["steps"][5]); // do, before it is measured
    EXPECT_NE(refusal(file).find("step 4 (do)"), std::string::npos) << refusal(file);
}

TEST_F(LessonFile, EachGuessIsAnsweredByWhatItAsksFor)
{
    json file = whole();
    file["steps"][3]["measure"] = "point";
    EXPECT_NE(refusal(file).find("step 5 (reveal): the guess is about the axis"), std::string::npos) << refusal(file);
    file = whole();
    file["steps"].erase(3);
    EXPECT_NE(refusal(file).find("nothing was measured"), std::string::npos);
    file = whole();
    file["steps"].erase(4);
    EXPECT_NE(refusal(file), "");
    file = whole();
    file["steps"][4]["reveal"].erase("close");
    EXPECT_NE(refusal(file).find("step 5 (reveal): the text of the outcome 'close' is missing"), std::string::npos);
    file = whole();
    file["steps"][1]["set"]["engines"] = {"cpu"};
    EXPECT_NE(refusal(file).find("only one engine"), std::string::npos);
}

TEST_F(LessonFile, WithoutAGpuThePredictionStandsInForIt)
{
    WorkState state;
    state.workload = "mlp";
    state.engines = {"cpu", "gpu"};
    EXPECT_EQ(resolve(state, m_laboratory.registry).engines[1].id, "opencl:0");
    fakes::FakeLaboratory lonely;
    lonely.add({.id = "cpu", .label = "CPU"});
    EXPECT_THROW(resolve(state, lonely.registry), UsageError); // no model either
    lonely.add({.id = "model:rtx-2070", .label = "model", .kind = EngineKind::Gpu});
    EXPECT_EQ(resolve(state, lonely.registry, "model:rtx-2070").engines[1].id, "model:rtx-2070");
}

TEST_F(LessonFile, AnEndOfTheRangeThatIsNotGivenIsThatOfTheParameter)
{
    const auto rangeOf = [this](const std::string &command) {
        const Work work =
            resolve(sharedState("overtake-bench sweep mlp --engine cpu " + command), m_laboratory.registry);
        return std::pair(work.from, work.to);
    };
    EXPECT_EQ(rangeOf("--over hidden --from 64"), std::pair(64.0, 8192.0));
    EXPECT_EQ(rangeOf("--over hidden --to 64"), std::pair(1.0, 64.0));
    EXPECT_EQ(rangeOf("--over hidden --values 64"), std::pair(1.0, 8192.0));
    EXPECT_EQ(rangeOf("--over hidden --values 64,8"), std::pair(8.0, 64.0));
}

TEST_F(LessonFile, PresetsGiveTheirValuesForAnEngine)
{
    WorkState state;
    state.preset = "logistic-inference";
    state.engines = {"cpu", "gpu"};
    const Work work = resolve(state, m_laboratory.registry);
    EXPECT_EQ(work.workload->id(), "logistic-regression");
    EXPECT_EQ(work.axis, "samples");
    EXPECT_EQ(work.engines[0].overrides.integer("batch"), 256);
    EXPECT_EQ(work.engines[1].overrides.integer("batch"), 512);
    EXPECT_EQ(work.from, 1000);
    EXPECT_EQ(work.to, 300000);
}

} // namespace
} // namespace overtake
