// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// tune, with an engine whose tuning the test makes up.
#include "cli/command_runner.h"
#include "engines/tuning.h"

#include <gmock/gmock.h>

namespace overtake
{
namespace
{

using test::CommandRunner;
using test::Outcome;
using testing::HasSubstr;
using testing::Not;

class MadeUpTuning : public Tuning
{
public:
    TuningResult tune(double seconds, const Progress &progress, const std::stop_token &) override
    {
        budget = seconds;
        progress(0.5, "XgemmDirect");
        if (fails)
            throw Error("The device was lost.");
        return {{{"XgemmDirect", 3, 12, 2.5}, {"Xgemm", 1, 11, 1}}, isWhole, path};
    }
    bool forget() override { return std::exchange(isKept, false); }

    double budget = 0;
    bool fails = false;
    bool isWhole = true;
    bool isKept = true;
    std::string path = "/somewhere/file.bin";
};

/// As an engine of the laboratory, but with something to tune.
class TunableEngine : public Engine
{
public:
    explicit TunableEngine(MadeUpTuning &tuning, std::string id) : m_tuning(tuning)
    {
        m_description.id = std::move(id);
        m_description.device = "A Card";
    }
    const EngineDescription &description() const override { return m_description; }
    std::int64_t freeBytes() const override { return -1; }
    std::unique_ptr<Execution> prepare(const Program &, InputsPtr, const ParameterValues &) override { return {}; }
    Tuning *tuning() override { return &m_tuning; }

private:
    EngineDescription m_description;
    MadeUpTuning &m_tuning;
};

class TuneCommand : public testing::Test
{
protected:
    TuneCommand()
    {
        runner.laboratory.registry.add(std::make_shared<TunableEngine>(tuning, "opencl:5"));
        runner.laboratory.registry.add(std::make_shared<TunableEngine>(other, "opencl:6"));
    }

    MadeUpTuning tuning, other;
    CommandRunner runner;
};

TEST_F(TuneCommand, SaysWhatWasFoundAndWhereItIsKept)
{
    const Outcome outcome = runner.run({"tune", "--engine", "opencl:5", "--budget", "7"});
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_EQ(tuning.budget, 7);
    EXPECT_THAT(outcome.out, HasSubstr("opencl:5, A Card"));
    EXPECT_THAT(outcome.out, HasSubstr("XgemmDirect: 2.5 x as fast as with CLBlast's own parameters; 3 of 12"));
    EXPECT_THAT(outcome.out, HasSubstr("Xgemm: none is clearly faster"));
    EXPECT_THAT(outcome.out, HasSubstr("/somewhere/file.bin"));
    EXPECT_THAT(outcome.out, Not(HasSubstr("--budget")));
}

TEST_F(TuneCommand, SaysThatTimeRanOutAndThatNothingCouldBeKept)
{
    tuning.isWhole = false;
    tuning.path.clear();
    const Outcome outcome = runner.run({"tune", "--engine", "opencl:5"});
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_GT(tuning.budget, 60);
    EXPECT_THAT(outcome.out, HasSubstr("a longer --budget"));
    EXPECT_THAT(outcome.out, HasSubstr("could not be kept"));
}

TEST_F(TuneCommand, TakesSeveralEnginesAndForgetsEachByItself)
{
    EXPECT_EQ(runner.run({"tune", "--engine", "opencl:5", "--engine", "opencl:6"}).status, 0);
    EXPECT_GT(other.budget, 0);
    const Outcome forgotten = runner.run({"tune", "--engine", "opencl:5", "--forget"});
    EXPECT_EQ(forgotten.status, 0);
    EXPECT_THAT(forgotten.out, HasSubstr("opencl:5's methods is forgotten"));
    EXPECT_FALSE(tuning.isKept);
    EXPECT_TRUE(other.isKept);
    EXPECT_THAT(runner.run({"tune", "--engine", "opencl:5", "--forget"}).out, HasSubstr("nothing to forget"));
}

TEST_F(TuneCommand, AnErrorIsASentence)
{
    tuning.fails = true;
    const Outcome outcome = runner.run({"tune", "--engine", "opencl:5"});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(outcome.err, "overtake-bench: The device was lost.\n");
}

TEST_F(TuneCommand, AnEngineWithNothingToTuneIsWrongUse)
{
    for (const char *id : {"reference", "cuda:9"}) {
        const Outcome outcome = runner.run({"tune", "--engine", "opencl:5", "--engine", id});
        EXPECT_EQ(outcome.status, 2);
        EXPECT_THAT(outcome.err, HasSubstr(std::string("'") + id + "'"));
        EXPECT_EQ(outcome.out, "");
    }
    EXPECT_EQ(tuning.budget, 0) << "before anything is measured";
    EXPECT_THAT(runner.run({"tune", "--engine", "reference"}).err, HasSubstr("nothing to tune"));
    EXPECT_EQ(runner.run({"tune", "--engine", "opencl:5", "--budget", "soon"}).status, 2);
}

} // namespace
} // namespace overtake
