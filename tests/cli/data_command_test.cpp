// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_runner.h"
#include "job.h"
#include "report/temporary_folder.h"
#include "workloads/workload.h"

#include <gmock/gmock.h>

namespace overtake
{
namespace
{

using nlohmann::json;
using test::CommandRunner;
using test::Outcome;
using testing::ContainsRegex;
using testing::HasSubstr;
using testing::Not;

TEST(DataCommandTest, LogisticSetIsThePublishedOne)
{
    const Outcome outcome =
        CommandRunner().run({"data", "logistic-regression", "--seed", "42", "--rows", "5", "--columns", "3"});
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_THAT(outcome.out, ContainsRegex("\n *0\\.49671414 +-0\\.1382643 +0\\.64768857 "));
    EXPECT_THAT(outcome.out, ContainsRegex("-1\\.4153707 +-0\\.42064533 +-0\\.34271452 "));
    EXPECT_THAT(outcome.out, ContainsRegex("\n *0\\.35778737 +0\\.5607845 +1\\.0830512 "));
    EXPECT_THAT(outcome.out, ContainsRegex("-0\\.828995 +-0\\.560181 +0\\.7472936 "));
    EXPECT_THAT(outcome.out, ContainsRegex("-1\\.5944277 +-0\\.599375 +0\\.0052437 "));
    EXPECT_THAT(outcome.out, ContainsRegex(" 0 +5007\n"));
    EXPECT_THAT(outcome.out, ContainsRegex(" 1 +4993\n"));
}

TEST(DataCommandTest, JsonHasTheSameFigures)
{
    const json object = CommandRunner()
                            .run({"data", "--preset", "logistic-inference", "--rows", "2", "--columns", "1", "--json"})
                            .json();
    EXPECT_EQ(object.at("columns").size(), 2U); // one feature and the labels
    EXPECT_EQ(object.at("columns").at("x0").dump(), "[0.49671414,-1.4153707]");
    EXPECT_EQ(object.at("classes").size(), 2U);
    EXPECT_EQ(object.at("classes")[1].at("samples"), 4993);
    EXPECT_EQ(object.at("arrays")[0].at("shape"), json::array({10000, 100}));
}

TEST(DataCommandTest, VectorsStandSideBySideAndHaveNoClasses)
{
    const Outcome outcome =
        CommandRunner().run({"data", "vector-multiply", "--set", "elements=3", "--rows", "100", "--seed", "42"});
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_THAT(outcome.out, ContainsRegex(" a +b\n"));
    EXPECT_THAT(outcome.out, ContainsRegex("\n *0\\.49671414 +1\\.5230298"));
    EXPECT_THAT(outcome.out, Not(HasSubstr("class")));
}

TEST(DataCommandTest, NoColumnsArePrintedWhereNoneAreWanted)
{
    const Outcome outcome = CommandRunner().run({"data", "gpt", "--columns", "0"});
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_THAT(outcome.out, HasSubstr("gpt: "));
}

TEST(DataCommandTest, OfAGptTheTargetsAreCountedAndNoTokenTwice)
{
    const auto json =
        CommandRunner().run({"data", "gpt", "--set", "samples=10", "--set", "context=8", "--json"}).json();
    std::int64_t samples = 0;
    for (const auto &one : json.at("classes"))
        samples += one.at("samples").get<std::int64_t>();
    EXPECT_EQ(samples, 80);
}

TEST(DataCommandTest, SizesFollowTheSettings)
{
    const json object = CommandRunner()
                            .run({"data", "mlp", "--set", "samples=90", "--set", "features=4", "--set", "classes=3",
                                  "--rows", "1e3", "--columns", "100", "--json"})
                            .json();
    EXPECT_EQ(object.at("columns").size(), 5U);
    EXPECT_EQ(object.at("columns").at("x3").size(), 90U);
    EXPECT_EQ(object.at("classes").size(), 3U);
}

TEST(DataCommandTest, ADataSetIsChosenByItsName)
{
    const json object =
        CommandRunner().run({"data", "mlp", "--set", "dataset=spirals", "--set", "samples=90", "--json"}).json();
    EXPECT_EQ(object.at("arrays")[0].at("shape"), json::array({90, 2}));
    EXPECT_EQ(object.at("classes").size(), 2U);
    EXPECT_THAT(CommandRunner().run({"data", "mlp", "--set", "dataset=moons", "--set", "samples=90"}).out,
                HasSubstr("two moons, 2 classes, seed 42"));
    EXPECT_THAT(CommandRunner().run({"data", "gpt", "--set", "dataset=sonnets"}).out,
                HasSubstr("sonnets by Shakespeare"));
}

/// A row of images is all of an image's pixels, whatever the number of dimensions.
TEST(DataCommandTest, EachRowIsAnImage)
{
    const std::vector<std::string> command = {"data", "cnn", "--set", "samples=4", "--rows", "3", "--json"};
    const json object = CommandRunner().run(command).json();
    const Inputs inputs = *test::jobOf("cnn", {{"samples", 4}}).inputs;
    const std::vector<float> &pixels = inputs.arrays[0].floats();
    ASSERT_EQ(pixels.size(), 4U * 3072U);
    for (std::size_t row = 0; row < 3; ++row) {
        EXPECT_FLOAT_EQ(object.at("columns").at("x0")[row].get<float>(), pixels[3072 * row]);
        EXPECT_FLOAT_EQ(object.at("columns").at("x4")[row].get<float>(), pixels[3072 * row + 4]);
    }
}

TEST(DataCommandTest, DoublesThatDifferInTheirLastDigitsArePrintedSo)
{
    std::vector<std::string> command = {"data", "mandelbrot", "--set", "precision=float64", "--set", "span=1e-10"};
    const Outcome outcome = CommandRunner().run(command);
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_THAT(outcome.out, ContainsRegex("-0\\.[0-9]{12}"));
    command.push_back("--json");
    const json columns = CommandRunner().run(command).json().at("columns");
    EXPECT_NE(columns.begin()->at(0), columns.begin()->at(1));
}

TEST(DataCommandTest, PrintsTheUsersOwnTable)
{
    const test::TemporaryFolder folder;
    test::writeText(folder.file("own.csv"), "a,b,kind\n1,5,cat\n2,5,dog\n3,5,cat\n");
    const json object = CommandRunner().run({"data", "mlp", "--set", "csv=" + folder.file("own.csv"), "--json"}).json();
    EXPECT_EQ(object.at("arrays")[0].at("shape"), json::array({3, 2}));
    EXPECT_EQ(object.at("classes").size(), 2U);
}

TEST(DataCommandTest, CanBeCancelled)
{
    CommandRunner runner;
    runner.stop.request_stop();
    const Outcome outcome = runner.run({"data", "mlp", "--set", "samples=1e6"});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_EQ(outcome.err, "overtake-bench: Stopped.\n");
    EXPECT_EQ(outcome.out, "");
}

} // namespace
} // namespace overtake
