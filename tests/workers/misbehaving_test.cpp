// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Workers that do what none should: each costs its own point, in one sentence that can be shown, and nothing is left
// behind.
#include "report/temporary_folder.h"
#include "workers/far_work.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <cstdlib>
#include <filesystem>

#include <sys/wait.h>

namespace overtake
{
namespace
{

using namespace test;
using nlohmann::json;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

std::string frame(const std::string &body, int kind = 0, std::uint64_t length = 0)
{
    std::string bytes = "OVTK";
    bytes += static_cast<char>(kind);
    const std::uint64_t announced = length > 0 ? length : body.size();
    for (int i = 0; i < 8; ++i)
        bytes += static_cast<char>(announced >> (8 * i) & 0xff);
    return bytes + body + '\n';
}

std::string said(const json &message)
{
    return frame(message.dump());
}

json hello(const json &changes = json::object())
{
    json message = {
        {"type", "hello"},
        {"protocol", "1.1"},
        {"program", "x"},
        {"host", "y"},
        {"engines",
         {{{"id", "a"}, {"kind", "cpu"}, {"device", ""}, {"label", "A"}, {"detail", ""}, {"options", json::array()}}}}};
    message.update(changes);
    return message;
}

json helloWithEngine(const json &changes)
{
    json message = hello();
    message["engines"][0].update(changes);
    return message;
}

std::string npy(const std::string &shape, const std::string &type, const std::string &bytes)
{
    std::string header = "{'descr': '" + type + "', 'fortran_order': False, 'shape': (" + shape + "), }";
    header.resize(117, ' ');
    header += '\n';
    return std::string("\x93NUMPY\x01\x00\x76\x00", 10) + header + bytes;
}

class MisbehavingWorker : public testing::Test
{
protected:
    MisbehavingWorker() { ::setenv("OVERTAKE_WORKER_PATIENCE", "1", 1); }
    ~MisbehavingWorker() override { ::unsetenv("OVERTAKE_WORKER_PATIENCE"); }

    /// The sentence for a user of a worker that says `bytes` and then does what `script` has.
    std::string troubleOf(const std::string &bytes, const std::string &script = "cat > /dev/null; true")
    {
        writeText(folder.file("bytes"), bytes);
        return troubleOf(std::vector<std::string>{"sh", "-c", "cat \"$0\"; " + script, folder.file("bytes")});
    }
    std::string troubleOf(const std::vector<std::string> &command)
    {
        const auto filesBefore = openFiles();
        const std::string trouble = errorOf([&] {
            const auto engine = worker::makeEngines("lab", command).front();
            shownLabel = toText(engine->labelFor({}));
            const auto execution = engine->prepare(job.program, job.inputs, {});
            execution->run(0, 1);
            execution->read(job.program.output);
        });
        EXPECT_THAT(trouble, Not(HasSubstr("\n")));
        EXPECT_LT(trouble.size(), 1500U);
        for (const char c : trouble + shownLabel)
            EXPECT_TRUE(static_cast<unsigned char>(c) >= 0x20 && c != 0x7f) << trouble;
        siginfo_t info{};
        EXPECT_NE(::waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT), 0) << "a child is left: " << trouble;
        EXPECT_EQ(openFiles(), filesBefore) << trouble;
        return trouble;
    }
    static std::ptrdiff_t openFiles()
    {
        return std::distance(std::filesystem::directory_iterator("/proc/self/fd"),
                             std::filesystem::directory_iterator());
    }

    TemporaryFolder folder;
    Job job = jobOf("vector-multiply", {{{"elements", 4}}});
    std::string shownLabel;
};

TEST_F(MisbehavingWorker, ThatIsNoWorkerAtAll)
{
    const struct {
        std::vector<std::string> command;
        const char *trouble;
    } kinds[] = {
        {{"/nowhere/program"}, "'/nowhere/program' cannot be started: No such file or directory."},
        {{"/etc/passwd"}, "'/etc/passwd' cannot be started: Permission denied."},
        {{"true"}, "it ended: exit status 0."},
        {{"false"}, "it ended: exit status 1."},
        {{"sh", "-c", "exit 127"}, "its program was not found."},
        {{"sh", "-c", "kill -SEGV $$"}, "it ended: signal 11 (Segmentation fault)"},
        {{"sh", "-c", "kill -KILL $$"}, "it ended: signal 9 (Killed)."},
        {{"echo", "usage: program [OPTIONS]"}, "it printed 'usage: program [OPTIONS]' and ended: exit status 0."},
        {{"sh", "-c", "echo hello; echo 'no GPU' >&2; exit 3"},
         "it printed 'hello' and ended: exit status 3, and said: no GPU"},
        {{"printf", "\\033]0;title\\007\\033[31mred\\n"}, "it printed ']0;title [31mred' and ended"},
        {{"yes", "noise"}, "its first output is not a worker's hello: 'noise'"},
        // Never with the letters that a frame begins with.
        {{"sh", "-c", "tr -d O </dev/urandom | head -c 3000000"}, "its first output is not a worker's hello"},
        {{"sleep", "100"}, "it did not answer within 1 s."},
        {{"cat"}, "it did not answer within 1 s."},
        {{"sh", "-c", "echo Welcome; exec sleep 100"}, "it did not answer within 1 s, and printed 'Welcome'."},
        {{"sh", "-c", "echo 'job 23 queued' >&2; exec sleep 100"},
         "it did not answer within 1 s, and said: job 23 queued"},
        {{"sh", "-c", "exec sleep 100 >&-"}, "it closed its output."},
        {{"sh", "-c", "trap '' TERM HUP INT; while :; do sleep 1; done"}, "it did not answer within 1 s."},
        {{"sh", "-c", "sleep 1000 & exit 4"}, "it ended: exit status 4."},
        {{"sh", "-c", "head -c 1000000 /dev/zero >&2; exit 5"}, "it ended: exit status 5."},
        {{"ssh", "gpu1"}, "'ssh gpu1' starts nothing there"},
        {{"ssh", "-p", "22", "-o", "BatchMode=yes", "user@gpu1"}, "starts nothing there"},
    };
    for (const auto &[command, trouble] : kinds)
        EXPECT_THAT(troubleOf(command), testing::AllOf(StartsWith("Worker 'lab': "), HasSubstr(trouble)));
}

/// srun says by words alone that there is no such program, in the language of its environment.
TEST_F(MisbehavingWorker, WhoseProgramIsMissingSaysSoInEnglish)
{
    const std::vector<std::string> command = {
        "sh", "-c", R"([ "$LC_ALL$LANGUAGE" = C.UTF-8 ] && echo 'execve(): x: No such file or directory' >&2; exit 2)"};
    ::setenv("LANGUAGE", "de", 1);
    EXPECT_THROW(worker::makeEngines("lab", command), worker::ProgramMissing);
    ::unsetenv("LANGUAGE");
}

TEST_F(MisbehavingWorker, ThatGreetsWrongly)
{
    const std::string deep = R"({"type": )" + std::string(100000, '[') + std::string(100000, ']') + "}";
    const std::string inner = R"({"type": "hello", "x": )" + std::string(100000, '[') + std::string(100000, ']') + "}";
    json bomb = "x";
    for (int i = 0; i < 12; ++i)
        bomb = {{"source", "%1 %1 %1 %1"}, {"args", json::array({bomb})}};
    json many = hello();
    for (int i = 0; i < 20000; ++i)
        many["more"].push_back("x");
    json twins = hello();
    twins["engines"].push_back(twins["engines"][0]);
    json without = hello();
    without.erase("engines");
    const struct {
        std::string bytes;
        const char *trouble;
    } kinds[] = {
        {frame("{}", 7), "a message is of kind 7"},
        {frame("{}", 0, std::uint64_t{1} << 60), "a message announces 1152921504606846976 bytes"},
        {frame("{}", 0, std::uint64_t{17} << 20), "a message announces 17825792 bytes"},
        {frame("[1]", 1), "it sent an array instead of a message."},
        {frame("", 0), "it sent a malformed message."},
        {frame("{\"type\": \"hel", 0), "it sent a malformed message."},
        {frame("[]", 0), "it sent a malformed message."},
        {frame(R"({"protocol": "1.1"})"), "it sent a malformed message."},
        {frame(R"({"type": 7})"), "it sent a malformed message."},
        {frame("{\"type\": \"hello\xff\xfe\"}"), "it sent a malformed message."},
        {frame(R"({"type": "ran"})"), "its first message is not a hello."},
        {said(hello({{"protocol", "2.0"}})), "update the program on this side."},
        {said(hello({{"protocol", "0.9"}})), "update the worker's side."},
        {said(hello({{"protocol", 1.1}})), "protocol"},
        {said(without), "engines"},
        {said(hello({{"engines", 3}})), "engines"},
        {said(hello({{"engines", {nullptr}}})), "engines"},
        {said(twins), "it has two engines with the id 'a'."},
        {said(helloWithEngine({{"id", ""}})), "'' cannot be an engine's id."},
        {said(helloWithEngine({{"id", "a,b"}})), "'a,b' cannot be an engine's id."},
        {said(helloWithEngine({{"id", "\x1b[2J"}})), "cannot be an engine's id."},
        {said(helloWithEngine({{"id", 5}})), "id"},
        {said(helloWithEngine({{"kind", "quantum"}})), "kind"},
        {said(helloWithEngine({{"options", {{{"key", "k"}}}}})), "options"},
        {frame(deep), "it sent a malformed message."},
        {frame(inner), "it sent a message that nests too deeply."},
        {said(hello({{"x", bomb}})), "it sent a sentence that is too long."},
        {said(many), "it sent a message with more than 10000 texts."},
        {said(hello()).substr(0, 40), "it did not answer within 1 s."},
        {"OVT\nWelcome to OVTX\n", "it did not answer within 1 s, and printed 'OVT'."},
    };
    for (const auto &[bytes, trouble] : kinds)
        EXPECT_THAT(troubleOf(bytes), testing::AllOf(StartsWith("Worker 'lab': "), HasSubstr(trouble)))
            << bytes.substr(0, 200);
    EXPECT_THAT(troubleOf(said(hello()).substr(0, 40), "exit 1"), HasSubstr("it ended: exit status 1."));
}

/// It has greeted; what it says next was written before it was asked.
TEST_F(MisbehavingWorker, ThatAnswersWrongly)
{
    const std::string start = said(hello()) + said(json{{"type", "label"}, {"text", "A"}});
    const std::string prepared = start + said(json{{"type", "prepared"}, {"threads", 1}});
    const std::string ran = prepared + said(json{{"type", "ran"}, {"seconds", 1e-8}});
    const std::string values = ran + said(json{{"type", "values"}});
    const std::string four(16, '\0');
    const auto failed = [&](const json &reason, const char *kind) {
        return start + said(json{{"type", "failed"}, {"reason", reason}, {"kind", kind}});
    };
    const struct {
        std::string bytes;
        const char *trouble;
    } kinds[] = {
        {start + said(json{{"type", "prepared"}, {"threads", -5}}), "threads"},
        {start + said(json{{"type", "prepared"}, {"threads", 1e30}}), "threads"},
        {start + said(json{{"type", "prepared"}, {"threads", "two"}}), "threads"},
        {start + said(json{{"type", "prepared"}}), "threads"},
        {start + said(json{{"type", "prepared"}, {"threads", 1}, {"differs", "x"}, {"within", 7}}), "within"},
        {start + said(json{{"type", "prepared"}, {"threads", 1}, {"differs", 8}}), "differs"},
        {start + said(json{{"type", "ran"}, {"seconds", 1}}), "it answered 'ran' instead of 'prepared'."},
        {start + said(json{{"type", "failed"}}), "reason"},
        {failed("It \x1b[31mburns\r\n\x07.", "error"), "It  [31mburns ."},
        {failed("No.", "sabotage"), "No."},
        {failed(json::array({"a", "b"}), "error"), "reason"},
        {start + said(json{{"type", "need"}, {"hashes", {"0123456789abcdef"}}}), "it asks for an unknown array."},
        {start + said(json{{"type", "need"}, {"hashes", 4}}), "hashes"},
        {start + "Segmentation fault\n", "its messages are mixed with other output."},
        {prepared + said(json{{"type", "ran"}, {"seconds", -1}}), "impossible"},
        {prepared + said(json{{"type", "ran"}, {"seconds", "soon"}}), "seconds"},
        {prepared + said(json{{"type", "ran"}}), "seconds"},
        {prepared + frame("{\"type\": \"ran\", \"seconds\": 1e999}"), "malformed"},
        {prepared, "it did not answer within 1 s."},
        {ran + said(json{{"type", "value"}}), "it answered 'value' instead of 'values'."},
        {values + said(json{{"type", "values"}}), "it sent a message instead of an array."},
        {values + frame("x", 1, std::uint64_t{1} << 40), "a message announces 1099511627776 bytes; at most 65568 are"},
        {values + frame("x", 1), "array"},
        {values + frame(npy("4,", "<f8", four + four), 1), "which has (4)"},
        {values + frame(npy("3,", "<f4", four.substr(4)), 1), "which has (4)"},
        {values + frame(npy("4,", "<f4", four.substr(1)), 1), "array"},
        {values + frame(npy("99999999999999,", "<f4", four), 1), "array"},
        {values + frame(npy("-4,", "<f4", four), 1), "array"},
        {values + frame(npy("4,", "|O", four), 1), "array"},
    };
    for (const auto &[bytes, trouble] : kinds)
        EXPECT_THAT(troubleOf(bytes), HasSubstr(trouble)) << bytes.substr(start.size(), 300);
    EXPECT_THAT(troubleOf(prepared, "exit 3"), HasSubstr("it ended: exit status 3."));
    EXPECT_THAT(troubleOf(prepared, "exec yes"), HasSubstr("its messages are mixed with other output"));
    EXPECT_THAT(troubleOf(prepared, "exec sleep 100 <&- >&-"), HasSubstr("it closed its output."));
}

TEST_F(MisbehavingWorker, IsShownWithoutItsControlCharacters)
{
    json sly = helloWithEngine({{"label", "A\x1b]0;x\x07\n\xe2\x80\xaez"}, {"device", std::string(5000, 'd')}});
    const std::string bytes = said(sly) + said(json{{"type", "label"}, {"text", "A\x1b[2J\tB"}});
    writeText(folder.file("bytes"), bytes);
    const auto engines = worker::makeEngines("lab", {"sh", "-c", "cat \"$0\"; exec sleep 100", folder.file("bytes")});
    EXPECT_EQ(engines[0]->description().label, "A ]0;x z");
    EXPECT_EQ(engines[0]->description().device, std::string(99, 'd') + "…");
    EXPECT_EQ(toText(engines[0]->labelFor(engines[0]->description().options.defaults())), "lab: A [2J B");
}

/// It costs nobody the list of devices.
TEST_F(MisbehavingWorker, ThatRefusesToTellItsFreeMemory)
{
    writeText(folder.file("bytes"), said(hello()) + said(json{{"type", "label"}, {"text", "A"}}) +
                                        said(json{{"type", "failed"}, {"reason", "No."}, {"kind", "error"}}));
    const auto engines = worker::makeEngines("lab", {"sh", "-c", "cat \"$0\"; exec sleep 100", folder.file("bytes")});
    EXPECT_EQ(engines[0]->freeBytes(), -1);
}

} // namespace
} // namespace overtake
