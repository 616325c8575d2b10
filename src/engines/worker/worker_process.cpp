// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/worker/worker_process.h"

#include "engines/worker/worker_engine.h"
#include "text/error.h"
#include "text/format.h"

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

namespace overtake::worker
{

namespace
{

constexpr std::size_t keptWords = std::size_t{32} << 10;

/// Both ends, which no process that is started later inherits.
struct PipeEnds {
    int read = -1;
    int write = -1;
};

/// `toWorker`: a socket, as writing to one whose other end is gone raises no SIGPIPE where that is not wanted.
PipeEnds makePipe(bool toWorker)
{
    std::array<int, 2> ends{};
    const int failed =
        toWorker ? ::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) : ::pipe2(ends.data(), O_CLOEXEC);
    if (failed != 0)
        throw Error(sentence("No pipe to a worker can be made: %1.", std::strerror(errno)));
    return {ends[0], ends[1]};
}

void closeEnd(int &end)
{
    if (end >= 0)
        ::close(end);
    end = -1;
}

std::string textOfStatus(int status)
{
    if (WIFSIGNALED(status))
        return sentence("signal %1 (%2)", WTERMSIG(status), ::strsignal(WTERMSIG(status)));
    if (WEXITSTATUS(status) == 127)
        return sentence("its program was not found");
    return sentence("exit status %1", WEXITSTATUS(status));
}

} // namespace

WorkerProcess::WorkerProcess(const std::vector<std::string> &command)
{
    if (command.empty())
        throw Error(sentence("The command of a worker is empty."));
    PipeEnds in;
    PipeEnds out;
    PipeEnds err;
    const auto closeAll = [&] {
        for (int *end : {&in.read, &in.write, &out.read, &out.write, &err.read, &err.write})
            closeEnd(*end);
    };
    try {
        in = makePipe(true);
        out = makePipe(false);
        err = makePipe(false);
    } catch (...) {
        closeAll();
        throw;
    }
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, in.read, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, out.write, STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, err.write, STDERR_FILENO);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    // ssh asks for a password at the terminal, which only a process of this group may do.
    m_ownsGroup = ::isatty(STDIN_FILENO) == 0;
    sigset_t none;
    sigemptyset(&none);
    sigset_t usual; // this program may ignore or block some
    sigemptyset(&usual);
    for (const int signal : {SIGINT, SIGTERM, SIGPIPE, SIGCHLD})
        sigaddset(&usual, signal);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &usual);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(&attributes, static_cast<short>(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF |
                                                             (m_ownsGroup ? POSIX_SPAWN_SETPGROUP : 0)));
    std::vector<char *> arguments;
    for (const std::string &word : command)
        arguments.push_back(const_cast<char *>(word.c_str()));
    arguments.push_back(nullptr);
    const int failure = ::posix_spawnp(&m_pid, arguments[0], &actions, &attributes, arguments.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    if (failure != 0) {
        closeAll();
        throw Error(sentence("'%1' cannot be started: %2.", command.front(), std::strerror(failure)));
    }
    closeEnd(in.read);
    closeEnd(out.write);
    closeEnd(err.write);
    m_in = in.write;
    m_out = out.read;
    m_err = err.read;
    m_reader = std::jthread([this](std::stop_token stop) {
        std::array<char, 4096> buffer{};
        while (!stop.stop_requested()) {
            pollfd wait{m_err, POLLIN, 0};
            if (::poll(&wait, 1, 50) <= 0)
                continue;
            const auto count = ::read(m_err, buffer.data(), buffer.size());
            if (count <= 0)
                return;
            const std::scoped_lock lock(m_mutex);
            m_printed.append(buffer.data(), static_cast<std::size_t>(count));
            if (m_printed.size() > 2 * keptWords)
                m_printed.erase(0, m_printed.size() - keptWords);
        }
    });
}

std::optional<int> WorkerProcess::statusWithin(double seconds)
{
    const auto end = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
    while (!m_status) {
        int status = 0;
        if (::waitpid(m_pid, &status, WNOHANG) == m_pid)
            m_status = status;
        else if (std::chrono::steady_clock::now() >= end)
            break;
        else
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return m_status;
}

WorkerProcess::~WorkerProcess()
{
    closeEnd(m_in);
    const pid_t target = m_ownsGroup ? -m_pid : m_pid;
    if (!statusWithin(0.6)) {
        ::kill(target, SIGTERM);
        if (!statusWithin(0.6)) {
            ::kill(target, SIGKILL);
            statusWithin(0.6);
        }
    }
    if (m_ownsGroup) // what it started and left behind: no other process is of this group
        ::kill(target, SIGKILL);
    m_reader.request_stop();
    m_reader.join();
    closeEnd(m_out);
    closeEnd(m_err);
}

std::string WorkerProcess::lastWords()
{
    std::this_thread::sleep_for(std::chrono::milliseconds(60)); // for what it printed as it ended
    const std::scoped_lock lock(m_mutex);
    std::string_view words = m_printed;
    const auto end = words.find_last_not_of(" \r\n\t");
    if (end == std::string_view::npos)
        return {};
    words = words.substr(0, end + 1);
    if (const auto line = words.find_last_of('\n'); line != std::string_view::npos)
        words.remove_prefix(line + 1);
    constexpr std::size_t longest = 300;
    return std::string(words.substr(0, longest));
}

void WorkerProcess::throwEnded()
{
    closeEnd(m_in);
    const std::optional<int> status = statusWithin(1);
    const std::string words = lastWords();
    const std::string end = status ? sentence("it ended: %1", textOfStatus(*status)) : sentence("it ended its output");
    const std::string text = words.empty() ? end + "." : sentence("%1, and said: %2", end, words);
    // A shell says so by its exit status, others (srun) by words alone.
    const bool isMissing =
        status && WIFEXITED(*status) && *status != 0 &&
        (WEXITSTATUS(*status) == 127 || words.find("No such file or directory") != std::string::npos);
    if (isMissing)
        throw ProgramMissing(text);
    throw Error(text);
}

void WorkerProcess::throwSilent(double seconds)
{
    const std::string words = lastWords();
    throw Error(words.empty() ? sentence("it did not answer within %1.", formatSeconds(seconds))
                              : sentence("it did not answer within %1, and said: %2", formatSeconds(seconds), words));
}

/// Of one call: since when nothing has moved, and since when it is to stop.
class WorkerProcess::Wait
{
public:
    Wait(WorkerProcess &process, const Patience &patience) : m_process(process), m_patience(patience) {}

    void hasMoved() { m_lastMove = Clock::now(); }
    /// Called while nothing moves, several times a second. Throws Cancelled, Error.
    void check()
    {
        // What it started may still hold its output when it has ended.
        if (m_process.statusWithin(0))
            m_process.throwEnded();
        const auto now = Clock::now();
        const auto since = [&](Clock::time_point then) { return std::chrono::duration<double>(now - then).count(); };
        if (isToStop()) {
            m_firstLook = std::min(m_firstLook, now);
            if (since(m_firstLook) > graceSeconds)
                throw Cancelled();
        }
        if (m_patience.seconds > 0 && since(m_lastMove) > m_patience.seconds)
            m_process.throwSilent(m_patience.seconds);
    }
    bool isToStop() const { return m_patience.stop.stop_requested(); }

private:
    using Clock = std::chrono::steady_clock;

    WorkerProcess &m_process;
    const Patience &m_patience;
    Clock::time_point m_lastMove = Clock::now();
    Clock::time_point m_firstLook = Clock::time_point::max(); ///< that saw a stop
};

namespace
{

/// A stop is seen within this time.
constexpr int lookMilliseconds = 40;

} // namespace

void WorkerProcess::write(std::string_view bytes, Wait &wait)
{
    while (!bytes.empty()) {
        const auto count = m_in < 0 ? -1 : ::send(m_in, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (count < 0 && m_in >= 0 && (errno == EINTR || errno == EAGAIN)) {
            pollfd room{m_in, POLLOUT, 0};
            if (::poll(&room, 1, lookMilliseconds) <= 0 || wait.isToStop())
                wait.check();
            continue;
        }
        if (count <= 0)
            throwEnded();
        bytes.remove_prefix(static_cast<std::size_t>(count));
        wait.hasMoved();
    }
}

void WorkerProcess::send(Frame::Kind kind, std::initializer_list<std::string_view> pieces, const Patience &patience)
{
    Wait wait(*this, patience);
    std::uint64_t bytes = 0;
    for (const std::string_view piece : pieces)
        bytes += piece.size();
    std::string start = frameHeader(kind, bytes);
    for (const std::string_view piece : pieces) {
        if (constexpr std::size_t small = 4096; piece.size() <= small) { // one system call for a short message
            start += piece;
            continue;
        }
        write(start, wait);
        start.clear();
        write(piece, wait);
    }
    write(start, wait);
}

Frame WorkerProcess::receive(const Patience &patience)
{
    Wait wait(*this, patience);
    bool hasSaid = false;
    std::string buffer(std::size_t{64} << 10, '\0');
    for (;;) {
        if (auto frame = m_decoder.next())
            return std::move(*frame);
        pollfd coming{m_out, POLLIN, 0};
        const bool isQuiet = ::poll(&coming, 1, lookMilliseconds) <= 0;
        if (isQuiet || wait.isToStop())
            wait.check();
        if (isQuiet) {
            if (wait.isToStop() && !hasSaid) {
                hasSaid = true;
                send(Frame::Kind::Json, {R"({"type": "stop"})"}, patience);
            }
            continue;
        }
        const auto count = ::read(m_out, buffer.data(), buffer.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            throwEnded();
        m_decoder.add(std::string_view(buffer).substr(0, static_cast<std::size_t>(count)));
        wait.hasMoved();
    }
}

} // namespace overtake::worker
