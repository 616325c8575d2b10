// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The program itself, as a script starts it: exit statuses, signals, broken pipes.
#include "report/run_file.h"
#include "report/temporary_folder.h"

#include <algorithm>
#include <csignal>
#include <fcntl.h>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <sys/wait.h>
#include <unistd.h>

namespace overtake
{
namespace
{

using test::contentOf;
using test::TemporaryFolder;
using testing::HasSubstr;
using testing::StartsWith;

/// The program running, its standard output a pipe to this test and its standard error a file.
class Process
{
public:
    Process(const TemporaryFolder &folder, std::vector<std::string> arguments, const char *outTo = nullptr)
        : m_errorFile(folder.file("stderr"))
    {
        int ends[2] = {};
        if (::pipe(ends) != 0) {
            throw std::runtime_error("no pipe");
        }
        m_child = ::fork();
        if (m_child == 0) {
            std::vector<char *> words{const_cast<char *>(OVERTAKE_BENCH)};
            for (std::string &argument : arguments) {
                words.push_back(argument.data());
            }
            words.push_back(nullptr);
            std::signal(SIGINT, SIG_DFL); // a test run in the background may ignore it
            std::signal(SIGPIPE, SIG_DFL);
            ::dup2(outTo == nullptr ? ends[1] : ::open(outTo, O_WRONLY), STDOUT_FILENO);
            ::dup2(::open(m_errorFile.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600), STDERR_FILENO);
            ::close(ends[0]);
            ::close(ends[1]);
            ::execv(OVERTAKE_BENCH, words.data());
            ::_exit(127);
        }
        ::close(ends[1]);
        m_out = ends[0];
    }
    ~Process()
    {
        closeOutput();
        if (m_child > 0) {
            ::kill(m_child, SIGKILL);
            ::waitpid(m_child, nullptr, 0);
        }
    }

    /// Reads until `text` has come, or to the end.
    std::string readUntil(const std::string &text)
    {
        char byte = 0;
        while (m_read.find(text) == std::string::npos && ::read(m_out, &byte, 1) == 1) {
            m_read += byte;
        }
        return m_read;
    }
    std::string readAll() { return readUntil(std::string(1, '\0')); }
    void closeOutput()
    {
        if (m_out >= 0) {
            ::close(std::exchange(m_out, -1));
        }
    }
    void interrupt() { ::kill(m_child, SIGINT); }

    /// The exit status as a shell gives it: 128 + signal where one ended the process.
    int wait()
    {
        int status = 0;
        ::waitpid(std::exchange(m_child, -1), &status, 0);
        return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    }
    std::string errors() const { return contentOf(m_errorFile); }

private:
    std::string m_errorFile;
    pid_t m_child = -1;
    int m_out = -1;
    std::string m_read;
};

const std::vector<std::string> longSweep = {"sweep", "mlp", "--over", "hidden", "--points", "200"};

TEST(BinaryTest, MeasuresTheRealEngine)
{
    const TemporaryFolder folder;
    Process process(folder, {"measure", "mlp", "--set", "samples=64", "--set", "hidden=5", "--quick", "--json"});
    const auto object = nlohmann::json::parse(process.readAll());
    EXPECT_EQ(process.wait(), 0) << process.errors();
    EXPECT_EQ(process.errors(), "");
    const auto &measurement = object.at("measurements").at(0);
    EXPECT_EQ(measurement.at("status"), "measured");
    EXPECT_GT(measurement.at("step_s").at("median"), 0);
}

TEST(BinaryTest, WrongUseIsOneLineAndStatusTwo)
{
    const TemporaryFolder folder;
    Process process(folder, {"measure", "mlp", "--set", "hiden=5"});
    EXPECT_EQ(process.readAll(), "");
    EXPECT_EQ(process.wait(), 2);
    const std::string errors = process.errors();
    EXPECT_THAT(errors, StartsWith("overtake-bench: "));
    EXPECT_EQ(std::count(errors.begin(), errors.end(), '\n'), 1);
}

TEST(BinaryTest, CtrlCPrintsWhatIsThereAndMarksIt)
{
    const TemporaryFolder folder;
    std::vector<std::string> arguments = longSweep;
    arguments.insert(arguments.end(), {"--out", folder.file("run.json")});
    Process process(folder, arguments);
    process.readUntil("Comparing"); // now it measures, or is about to
    process.interrupt();
    process.readAll();
    EXPECT_EQ(process.wait(), 1);
    EXPECT_THAT(process.errors(), HasSubstr("overtake-bench: Cancelled"));
    if (std::filesystem::exists(folder.file("run.json"))) { // a point may have been measured until then
        EXPECT_TRUE(readRunFile(folder.file("run.json")).sweep.cancelled);
    }
}

TEST(BinaryTest, AReaderThatLeavesEndsItQuietly)
{
    const TemporaryFolder folder;
    Process process(folder, {"workloads", "--json"});
    process.closeOutput();
    const int status = process.wait();
    EXPECT_TRUE(status == 128 + SIGPIPE || status == 0) << status; // 0: all was written before the reader left
    EXPECT_EQ(process.errors(), "");
}

TEST(BinaryTest, AFullDeviceIsAnError)
{
    const TemporaryFolder folder;
    Process process(folder, {"workloads"}, "/dev/full");
    EXPECT_EQ(process.wait(), 1);
    EXPECT_EQ(process.errors(), "overtake-bench: Cannot write to standard output.\n");
}

TEST(BinaryTest, TheRunCanBeWrittenToStandardOutput)
{
    const TemporaryFolder folder;
    test::writeText(folder.file("out"), "");
    Process process(folder,
                    {"measure", "mlp", "--set", "samples=64", "--set", "hidden=5", "--quick", "--csv", "/dev/stdout"},
                    folder.file("out").c_str());
    EXPECT_EQ(process.wait(), 0) << process.errors();
    const std::string out = contentOf(folder.file("out"));
    EXPECT_THAT(out, HasSubstr("step_median_s"));
    EXPECT_THAT(out, HasSubstr("step, median"));
}

} // namespace
} // namespace overtake
