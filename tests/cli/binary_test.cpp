// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The program itself, as a script starts it: exit statuses, signals, broken pipes.
#include "report/run_file.h"
#include "report/temporary_folder.h"

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <gmock/gmock.h>
#include <grp.h>
#include <nlohmann/json.hpp>
#include <pthread.h>
#include <sstream>
#include <sys/ioctl.h>
#include <sys/resource.h>
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
        if (::pipe(ends) != 0)
            throw std::runtime_error("no pipe");
        m_child = ::fork();
        if (m_child == 0) {
            std::vector<char *> words{const_cast<char *>(OVERTAKE_BENCH)};
            for (std::string &argument : arguments)
                words.push_back(argument.data());
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
        while (m_read.find(text) == std::string::npos && ::read(m_out, &byte, 1) == 1)
            m_read += byte;
        return m_read;
    }
    std::string readAll() { return readUntil(std::string(1, '\0')); }
    void closeOutput()
    {
        if (m_out >= 0)
            ::close(std::exchange(m_out, -1));
    }
    void interrupt(int number = SIGINT) { ::kill(m_child, number); }
    bool isRunning() const
    {
        siginfo_t info = {};
        return ::waitid(P_PID, static_cast<id_t>(m_child), &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid == 0;
    }
    /// Waits until it has computed for so long, at most five seconds.
    void waitUntilItHasComputed(double seconds) const
    {
        const double ticks = seconds * static_cast<double>(::sysconf(_SC_CLK_TCK));
        for (int i = 0; i < 100 && userTicks() < ticks; ++i)
            ::usleep(50000);
    }

    /// The exit status as a shell gives it: 128 + signal where one ended the process.
    int wait()
    {
        int status = 0;
        ::waitpid(std::exchange(m_child, -1), &status, 0);
        return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    }
    std::string errors() const { return contentOf(m_errorFile); }

private:
    double userTicks() const
    {
        std::istringstream stat(contentOf("/proc/" + std::to_string(m_child) + "/stat"));
        std::string field;
        for (int i = 0; i < 14; ++i) // no field has a space
            stat >> field;
        return std::atof(field.c_str());
    }

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
    EXPECT_EQ(std::ranges::count(errors, '\n'), 1);
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
    EXPECT_EQ(process.wait(), 130);
    EXPECT_THAT(process.errors(), HasSubstr("overtake-bench: Stopped"));
    if (std::filesystem::exists(folder.file("run.json"))) { // a point may have been measured until then
        EXPECT_TRUE(readRunFile(folder.file("run.json")).sweep.cancelled);
    }
}

/// Slurm ends a task so.
TEST(BinaryTest, SigTermWritesWhatThereIs)
{
    const TemporaryFolder folder;
    // A step of some milliseconds, of which the budget allows far more than the test waits for.
    Process process(folder, {"measure", "mlp", "--set", "samples=64", "--set", "hidden=512", "--engine", "reference",
                             "--budget", "1000", "--out", folder.file("run.json")});
    process.waitUntilItHasComputed(0.5); // most likely it measures now; the rest holds in any case
    process.interrupt(SIGTERM);
    process.readAll();
    EXPECT_THAT(process.wait(), testing::AnyOf(128 + SIGTERM, 0)) << process.errors();
    if (std::filesystem::exists(folder.file("run.json"))) {
        EXPECT_FALSE(
            readRunFile(folder.file("run.json")).sweep.points.at(0).comparison.measurements.at(0).samples.empty());
    }
}

/// In a child: a user who may have no second thread. Ends it with status 77 where that cannot be had.
void becomeAUserOfOneThread()
{
    constexpr int noLimit = 77;
    constexpr gid_t nobody = 65534; // no limit holds for root
    if (::geteuid() == 0 && (::setgroups(0, nullptr) != 0 || ::setresgid(nobody, nobody, nobody) != 0 ||
                             ::setresuid(nobody, nobody, nobody) != 0))
        ::_exit(noLimit);
    const rlimit one{1, 1};
    pthread_t second = {};
    const auto nothing = [](void *) -> void * { return nullptr; };
    if (::setrlimit(RLIMIT_NPROC, &one) != 0 || ::pthread_create(&second, nullptr, nothing, nullptr) == 0)
        ::_exit(noLimit);
}

TEST(BinaryTest, TooFewThreadsAreOneSentence)
{
    const TemporaryFolder folder;
    const int program = ::open(OVERTAKE_BENCH, O_RDONLY); // that user may not reach its folder
    const int said = ::open(folder.file("said").c_str(), O_WRONLY | O_CREAT, 0600);
    const pid_t child = ::fork();
    if (child == 0) {
        becomeAUserOfOneThread();
        ::setenv("LSAN_OPTIONS", "detect_leaks=0", 1); // that needs a thread
        ::dup2(said, STDOUT_FILENO);
        ::dup2(said, STDERR_FILENO);
        char name[] = "overtake-bench";
        char command[] = "devices";
        char *words[] = {name, command, nullptr};
        ::fexecve(program, words, environ);
        ::_exit(126);
    }
    ::close(program);
    ::close(said);
    int status = 0;
    ::waitpid(child, &status, 0);
    ASSERT_TRUE(WIFEXITED(status)) << status;
    if (WEXITSTATUS(status) == 77)
        GTEST_SKIP() << "No limit on threads can be set here.";
    EXPECT_EQ(WEXITSTATUS(status), 1);
    EXPECT_THAT(contentOf(folder.file("said")),
                testing::MatchesRegex("overtake-bench: Only 0 of the [0-9]+ threads that Overtake needs can be "
                                      "started: [^\n]*\n"));
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

TEST(BinaryTest, AReaderThatLeavesCostsNoFile)
{
    const TemporaryFolder folder;
    Process process(folder, {"sweep", "mlp", "--set", "samples=64", "--over", "hidden", "--values", "5,6", "--quick",
                             "--engine", "reference", "--out", folder.file("run.json")});
    process.closeOutput();
    EXPECT_EQ(process.wait(), 128 + SIGPIPE);
    EXPECT_EQ(process.errors(), "");
    ASSERT_TRUE(std::filesystem::exists(folder.file("run.json")));
    EXPECT_EQ(readRunFile(folder.file("run.json")).sweep.points.size(), 2U);
}

/// Its input stays open: only the signal ends it. Ctrl-C is the program's to answer.
TEST(BinaryTest, AWorkerEndsByTheFirstSigTermAndNotByCtrlC)
{
    const TemporaryFolder folder;
    int input[2] = {};
    ASSERT_EQ(::pipe2(input, O_CLOEXEC), 0);
    const int before = ::fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3);
    ::dup2(input[0], STDIN_FILENO);
    Process process(folder, {"worker"});
    before < 0 ? ::close(STDIN_FILENO) : ::dup2(before, STDIN_FILENO);
    EXPECT_THAT(process.readUntil("hello"), HasSubstr("hello")) << process.errors();
    process.interrupt();
    process.interrupt();
    ::usleep(200000);
    EXPECT_TRUE(process.isRunning());
    process.interrupt(SIGTERM);
    EXPECT_EQ(process.wait(), 128 + SIGTERM);
    for (const int end : {input[0], input[1], before})
        ::close(end);
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

TEST(BinaryTest, AHyphenLeadsAFileAloneToStandardOutput)
{
    const TemporaryFolder folder;
    const std::vector<std::string> measure = {"measure", "mlp", "--set", "samples=64", "--set", "hidden=5", "--quick"};
    const auto outOf = [&](std::vector<std::string> arguments) {
        Process process(folder, std::move(arguments));
        const std::string out = process.readAll();
        EXPECT_EQ(process.wait(), 0) << process.errors();
        return out;
    };
    const auto with = [&](const char *option) {
        std::vector<std::string> arguments = measure;
        arguments.insert(arguments.end(), {option, "-"});
        return arguments;
    };
    const std::string csv = outOf(with("--csv"));
    EXPECT_EQ(std::ranges::count(csv, '\n'), 2) << csv;
    EXPECT_THAT(contentOf(folder.file("stderr")), HasSubstr("step, median"));
    EXPECT_TRUE(nlohmann::json::parse(outOf(with("--out"))).contains("points"));
    EXPECT_THAT(outOf({"render", "mandelbrot", "--set", "width=8", "--set", "height=8", "--quick", "--png", "-"}),
                StartsWith("\x89PNG"));
}

/// The lines of a command whose standard output is a terminal of so many columns.
std::vector<std::string> linesOnTerminal(const TemporaryFolder &folder, std::vector<std::string> arguments,
                                         unsigned short columns)
{
    const int terminal = ::posix_openpt(O_RDWR | O_NOCTTY);
    EXPECT_EQ(::grantpt(terminal) + ::unlockpt(terminal), 0);
    const winsize size{50, columns, 0, 0};
    ::ioctl(terminal, TIOCSWINSZ, &size);
    Process process(folder, std::move(arguments), ::ptsname(terminal));
    std::string text;
    char buffer[4096];
    for (ssize_t count = 0;
         (count = ::read(terminal, buffer, sizeof buffer)) > 0;) // fails when the other end is closed
        text.append(buffer, static_cast<std::size_t>(count));
    ::close(terminal);
    EXPECT_EQ(process.wait(), 0) << process.errors();
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        lines.push_back(line.substr(0, line.find('\r')));
    return lines;
}

TEST(BinaryTest, TablesFitTheTerminal)
{
    const TemporaryFolder folder;
    for (const std::vector<std::string> &arguments :
         {std::vector<std::string>{"workloads"}, {"help", "sweep"}, {"help"}, {"lesson"}}) {
        const auto lines = linesOnTerminal(folder, arguments, 80);
        EXPECT_GT(lines.size(), 5U);
        for (const std::string &line : lines) {
            const bool isExample = line.rfind("  overtake-bench ", 0) == 0; // to be copied
            if (!isExample) {
                EXPECT_LE(line.size() - static_cast<std::size_t>(
                                            std::ranges::count_if(line, [](char c) { return (c & 0xC0) == 0x80; })),
                          80U)
                    << line;
            }
        }
    }
}

} // namespace
} // namespace overtake
