// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_runner.h"
#include "report/recording.h"
#include "report/temporary_folder.h"

#include <filesystem>
#include <gmock/gmock.h>
#include <optional>

#include <fcntl.h>
#include <unistd.h>

namespace overtake
{
namespace
{

using testing::HasSubstr;
using testing::StartsWith;

class RecordCommand : public testing::Test
{
protected:
    test::TemporaryFolder folder;
    std::string path = folder.file("card.json");
};

TEST_F(RecordCommand, SweepsTheGpuBesideTheCpu)
{
    test::CommandRunner runner(true);
    const test::Outcome made = runner.run({"record", "--only", "mlp", "--only", "vector-multiply", "--out", path});
    EXPECT_EQ(made.status, 0) << made.err;
    EXPECT_THAT(made.out, HasSubstr("2 of 2 sweeps saved in '" + path + "'"));
    const Recording recording = readRecording(path);
    EXPECT_EQ(recording.engine, "opencl:0");
    ASSERT_EQ(recording.runs.size(), 2u);
    for (const RunRecord &run : recording.runs) {
        EXPECT_EQ(run.sweep.engines.front().id, "cpu");
        EXPECT_EQ(run.sweep.engines.back().id, "opencl:0");
        EXPECT_FALSE(run.machine.hostVersion.empty());
    }
    const test::Outcome shown = runner.run({"recordings", path});
    EXPECT_EQ(shown.status, 0) << shown.err;
    EXPECT_THAT(shown.out, HasSubstr("recorded as opencl:0"));
}

TEST_F(RecordCommand, AWorkloadThatIsNotKnownIsOfAFile)
{
    test::CommandRunner runner(true);
    runner.run({"record", "--only", "vector-multiply", "--out", path});
    std::string text = test::contentOf(path);
    const std::string known = "\"vector-multiply\"";
    for (std::size_t at = text.find(known); at != std::string::npos; at = text.find(known))
        text.replace(at, known.size(), "\"quantum-multiply\"");
    test::writeText(path, text);
    const test::Outcome shown = runner.run({"recordings", path});
    EXPECT_EQ(shown.status, 2);
    EXPECT_THAT(shown.err, StartsWith("overtake-bench: Cannot read '" + path + "': Unknown workload"));
    EXPECT_EQ(runner.run({"recordings", path, "--json"}).status, 0);
}

TEST_F(RecordCommand, WritesOneDocumentIntoAStream)
{
    test::CommandRunner runner(true);
    const int stream = ::open(path.c_str(), O_WRONLY | O_CREAT, 0600);
    const test::Outcome made = runner.run(
        {"record", "--only", "mlp", "--only", "vector-multiply", "--out", "/dev/fd/" + std::to_string(stream)});
    ::close(stream);
    EXPECT_EQ(made.status, 0) << made.err;
    EXPECT_EQ(made.out, "");
    EXPECT_EQ(readRecording(path).runs.size(), 2u);
}

TEST_F(RecordCommand, ASaveThatFailsCostsNothingThatWasMeasured)
{
    namespace fs = std::filesystem;
    test::CommandRunner runner(true);
    const std::string there = folder.file("disk");
    fs::create_directory(there);
    std::optional<bool> first; // whether the first sweep is the network's
    runner.laboratory.engines.front()->behaviour.failure = [&](const Program &program) {
        const bool isNetwork = program.parameters.has("hidden");
        if (first.value_or(isNetwork) == isNetwork)
            fs::remove_all(there);
        else
            fs::create_directory(there);
        first = first.value_or(isNetwork);
        return std::string();
    };
    const std::vector<std::string> arguments = {"record", "--only",         "mlp", "--only", "vector-multiply",
                                                "--out",  there + "/x.json"};
    const test::Outcome made = runner.run(arguments);
    EXPECT_EQ(made.status, 0) << made.err;
    EXPECT_EQ(readRecording(there + "/x.json").runs.size(), 2u);

    fs::remove(there + "/x.json");
    first.reset();
    const test::Outcome lost = runner.run({"record", "--only", "mlp", "--out", there + "/x.json"});
    EXPECT_EQ(lost.status, 1);
    EXPECT_THAT(lost.err, HasSubstr("Cannot write"));
}

TEST_F(RecordCommand, NamesDeviceAndBase)
{
    test::CommandRunner runner(true);
    EXPECT_EQ(runner.run({"record", "cpu", "reference", "--only", "mlp", "--out", path}).status, 0);
    const Recording recording = readRecording(path);
    EXPECT_EQ(recording.engine, "cpu");
    EXPECT_EQ(recording.runs.front().sweep.engines.front().id, "reference");
    EXPECT_EQ(runner.run({"record", "cpu", "--only", "mlp", "--out", path}).status, 0) << "not beside itself";
}

TEST_F(RecordCommand, WrongUseIsOneSentenceBeforeAnythingIsMeasured)
{
    test::CommandRunner runner;
    const auto sentence = [&](const std::vector<std::string> &arguments) {
        const test::Outcome outcome = runner.run(arguments);
        EXPECT_EQ(outcome.status, 2);
        return outcome.err;
    };
    EXPECT_THAT(sentence({"record", "cpu"}), HasSubstr("record needs --out FILE.json"));
    EXPECT_THAT(sentence({"record", "--out", path}), HasSubstr("No GPU is available: name the engine"));
    EXPECT_THAT(sentence({"record", "cpu", "cpu", "--out", path}), HasSubstr("compared with itself"));
    EXPECT_THAT(sentence({"record", "cuda:7", "--out", path}), HasSubstr("cuda:7"));
    EXPECT_THAT(sentence({"record", "cpu", "--only", "mpl", "--out", path}), HasSubstr("mpl"));
    EXPECT_THAT(sentence({"record", "cpu", "reference", "cpu,threads=1", "--out", path}),
                HasSubstr("record takes at most two engines"));
    runner.laboratory.engines.back()->describe().predicted = true;
    const std::string model = "'reference' is a model: it predicts and cannot be recorded.";
    EXPECT_THAT(sentence({"record", "reference", "--out", path}), HasSubstr(model));
    EXPECT_THAT(sentence({"record", "cpu", "reference", "--out", path}), HasSubstr(model));
    EXPECT_FALSE(std::filesystem::exists(path));
}

TEST_F(RecordCommand, StoppedBeforeTheFirstSweepItSavesNothing)
{
    test::CommandRunner runner(true);
    runner.stop.request_stop();
    const test::Outcome outcome = runner.run({"record", "--only", "mlp", "--out", path});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_THAT(outcome.err, HasSubstr("nothing was saved"));
    EXPECT_FALSE(std::filesystem::exists(path));
}

} // namespace
} // namespace overtake
