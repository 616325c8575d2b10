// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/application.h"
#include "engines/precision.h"
#include "engines/reference/reference_engine.h"
#include "measure/fakes.h"
#include "report/temporary_folder.h"
#include "text/error.h"

#include <functional>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <sstream>

namespace overtake
{
namespace
{

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

/// The textbook loops under another name; where asked for, every result is a little too large.
class SuspectEngine : public Engine
{
public:
    /// With `absent` it has no workloads.
    SuspectEngine(float wrong, bool absent, bool isElsewhere, std::function<float(const Program &)> declared = {})
        : m_reference("test"), m_wrong(wrong), m_absent(absent), m_declared(std::move(declared))
    {
        m_description = m_reference.description();
        m_description.id = "suspect";
        m_description.kind = EngineKind::Cpu;
        m_description.isElsewhere = isElsewhere;
        m_description.options = ParameterTable({precisionOption({Precision::Fp32, Precision::Bf16})});
    }
    const EngineDescription &description() const override { return m_description; }
    std::int64_t freeBytes() const override { return -1; }
    Message libraries() const override { return foreign("matrix products by hand"); }
    std::unique_ptr<Execution> prepare(const Program &program, InputsPtr inputs,
                                       const ParameterValues &options) override
    {
        if (m_absent && program.workload != "check")
            throw NotHere("It has no workloads.");
        const float declared = m_declared ? m_declared(program) : 0;
        return std::make_unique<Suspect>(m_reference.prepare(program, std::move(inputs), options), m_wrong, declared);
    }

private:
    class Suspect : public Execution
    {
    public:
        Suspect(std::unique_ptr<Execution> real, float wrong, float declared)
            : m_real(std::move(real)), m_wrong(declared > 0 ? declared : wrong), m_isDeclared(declared > 0)
        {
        }
        KnownDifference differs() const override
        {
            return m_isDeclared ? KnownDifference{foreign("It has to."), 10} : KnownDifference{};
        }
        void beginEpoch(std::span<const std::int32_t> order) override { m_real->beginEpoch(order); }
        void run(std::int64_t first, std::int64_t steps) override { m_real->run(first, steps); }
        void write(TensorId id, std::span<const float> values) override { m_real->write(id, values); }
        std::vector<float> read(TensorId id) const override
        {
            std::vector<float> values = m_real->read(id);
            for (float &value : values)
                value *= 1 + m_wrong;
            return values;
        }

    private:
        std::unique_ptr<Execution> m_real;
        float m_wrong;
        bool m_isDeclared;
    };

    ReferenceEngine m_reference;
    float m_wrong;
    bool m_absent;
    std::function<float(const Program &)>
        m_declared; ///< called for each Execution: a difference that the engine says it has; 0: none
    EngineDescription m_description;
};

struct Checked {
    int status;
    std::string out;
    std::string err;
};

Checked check(float wrong, const std::vector<std::string> &arguments, std::stop_token stop = {}, bool absent = false,
              bool isElsewhere = false, const std::function<float(const Program &)> &declared = {})
{
    const EngineRegistry engines({std::make_shared<SuspectEngine>(wrong, absent, isElsewhere, declared),
                                  std::make_shared<ReferenceEngine>("test")});
    fakes::FakeClock clock;
    std::ostringstream out;
    std::ostringstream err;
    const int status = cli::runApplication(arguments, {out, err, false, engines, clock, stop});
    return {status, out.str(), err.str()};
}

TEST(CheckCommandTest, ARightEnginePasses)
{
    const Checked outcome = check(0, {"check", "--small", "--json"});
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    const json object = json::parse(outcome.out);
    EXPECT_TRUE(object.at("passed").get<bool>());
    EXPECT_GT(object.at("rows").size(), 20U);
    EXPECT_EQ(object.at("libraries").at("suspect").at("text"), "matrix products by hand");
    for (const json &row : object.at("rows")) {
        EXPECT_TRUE(row.at("passed").get<bool>());
        EXPECT_LE(row.at("worst_error"), row.at("tolerance"));
        EXPECT_GT(row.at("cases"), 0);
        EXPECT_EQ(row.at("seed"), 42);
    }
}

TEST(CheckCommandTest, OnlySmallLeavesMuchWorkOut)
{
    std::stop_source enough;
    double most = 0;
    const auto note = [&](const Program &program) {
        most = std::max(most, program.flopsPerStep());
        if (most > 1e6)
            enough.request_stop();
        return 0.0F;
    };
    check(0, {"check", "--small"}, {}, false, false, note);
    EXPECT_GT(most, 0);
    EXPECT_LE(most, 1e6);
    check(0, {"check"}, enough.get_token(), false, false, note);
    EXPECT_GT(most, 1e6);
}

TEST(CheckCommandTest, AWrongEngineFailsAndIsNamed)
{
    const Checked outcome = check(0.01F, {"check", "--small", "--seed", "7"});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_THAT(outcome.out, HasSubstr("FAILED"));
    EXPECT_THAT(outcome.out, HasSubstr("seed 7"));
    EXPECT_THAT(outcome.out, HasSubstr("\nsuspect: matrix products by hand.\n"));
    EXPECT_THAT(outcome.err, HasSubstr("checks failed, first suspect"));
}

TEST(CheckCommandTest, EachPrecisionIsCheckedAgainstItsOwnTolerance)
{
    const Checked outcome = check(0.01F, {"check", "--small", "--json"});
    const json object = json::parse(outcome.out);
    std::size_t rough = 0;
    for (const json &row : object.at("rows")) {
        const bool inBf16 = row.at("engine") == "suspect,precision=bf16";
        rough += inBf16 ? 1 : 0;
        const Tolerances allowed = tolerancesOf(inBf16 ? Precision::Bf16 : Precision::Fp32);
        const bool isWorkload = row.at("subject").at("text").get<std::string>().rfind("workload ", 0) == 0;
        const bool isProduct =
            row.at("subject").at("text") == "MatMul" || row.at("subject").at("text") == "BatchedMatMul";
        EXPECT_EQ(row.at("tolerance"), isWorkload ? allowed.workload : isProduct ? allowed.product : allowed.operation);
        // One per cent is a rounding error of bf16 in a workload, and an error everywhere else.
        EXPECT_EQ(row.at("passed").get<bool>(), inBf16 && isWorkload) << row;
    }
    EXPECT_GT(rough, 20U);
}

TEST(CheckCommandTest, OnlyTheNamedEngineIsChecked)
{
    const Checked outcome = check(0.01F, {"check", "--small", "--engine", "reference"});
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_EQ(check(0, {"check", "--engine", "suspec"}).status, 2);
    EXPECT_EQ(check(0, {"check", "--engine", "reference,batch=5"}).status, 2);
    EXPECT_EQ(check(0, {"check", "--seed", "x"}).status, 2);
    EXPECT_THAT(check(0, {"check", "--engine", "suspect,stopwatch=best-of"}).err,
                HasSubstr("A check accepts only honest times"));
}

TEST(CheckCommandTest, WhatIsNotHereTakesALineForEachReason)
{
    const Checked rows = check(0, {"check", "--small", "--json", "--engine", "suspect"}, {}, true);
    const json object = json::parse(rows.out);
    const auto absent = std::count_if(object.at("rows").begin(), object.at("rows").end(),
                                      [](const json &row) { return row.value("absent", false); });
    EXPECT_GT(absent, 1);
    const Checked outcome = check(0, {"check", "--small", "--engine", "suspect"}, {}, true);
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_THAT(outcome.out, HasSubstr("\nsuspect,precision=fp32: " + std::to_string(absent) +
                                       " of these are not here: It has no workloads.\n"));
    EXPECT_THAT(outcome.out, Not(HasSubstr("workload mlp")));
    EXPECT_THAT(check(0, {"check", "--small", "--engine", "suspect"}, {}, true, true).out,
                HasSubstr(" of these are not there: It has no workloads.\n"));
}

TEST(CheckCommandTest, TheReasonOfTheFirstFailureIsSaid)
{
    const Checked wrong = check(0.01F, {"check", "--small", "--engine", "suspect"});
    EXPECT_THAT(wrong.err, testing::ContainsRegex("cases (are|is) wrong; here number [0-9]+ of"));
    const Checked throws = check(0, {"check", "--small", "--engine", "suspect"}, {}, false, false,
                                 [](const Program &) -> float { throw Error(foreign("The card fell off.")); });
    EXPECT_EQ(throws.status, 1);
    EXPECT_THAT(throws.err, testing::EndsWith(": The card fell off.\n"));
}

/// A difference that the engine explains may be larger than a wrong one.
TEST(CheckCommandTest, OnlyAWrongCaseIsShownAsWrong)
{
    int prepared = 0;
    const Checked outcome = check(0.01F, {"check", "--small", "--json", "--engine", "suspect"}, {}, false, false,
                                  [&](const Program &) { return ++prepared % 2 == 0 ? 0.5F : 0.0F; });
    const json object = json::parse(outcome.out);
    int mixed = 0;
    for (const json &row : object.at("rows")) {
        if (row.at("passed"))
            continue;
        mixed += row.at("worst_error").get<double>() > 0.1 ? 1 : 0;
        const auto &numbers = row.at("reason").at("args").back().at("args");
        const double got = std::stod(numbers.at(2).get<std::string>());
        EXPECT_NEAR(got / std::stod(numbers.at(3).get<std::string>()), 1.01, 1e-3) << row;
    }
    EXPECT_GT(mixed, 5);
}

TEST(CheckCommandTest, AStopKeepsWhatWasChecked)
{
    std::stop_source stop;
    int prepared = 0;
    const test::TemporaryFolder folder;
    const Checked outcome = check(0, {"check", "--small", "--json", "--out", folder.file("check.json")},
                                  stop.get_token(), false, false, [&](const Program &) {
                                      if (++prepared == 30)
                                          stop.request_stop();
                                      return 0.0F;
                                  });
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(outcome.err, "overtake-bench: Stopped. The results so far are shown.\n");
    const json object = json::parse(outcome.out);
    EXPECT_FALSE(object.at("passed").get<bool>()) << "not all was checked";
    EXPECT_FALSE(object.at("rows").empty());
    EXPECT_EQ(test::contentOf(folder.file("check.json")), outcome.out);
}

TEST(CheckCommandTest, AFullDiskCostsNothingThatWasChecked)
{
    const Checked outcome = check(0, {"check", "--small", "--engine", "reference", "--out", "/dev/full"});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_THAT(outcome.out, HasSubstr("workload vector-multiply"));
}

TEST(CheckCommandTest, CanBeCancelled)
{
    std::stop_source stop;
    stop.request_stop();
    const Checked outcome = check(0, {"check"}, stop.get_token());
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(outcome.err, "overtake-bench: Stopped.\n");
}

} // namespace
} // namespace overtake
