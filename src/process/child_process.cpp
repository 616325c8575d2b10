// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "process/child_process.h"

#include "text/plain_text.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <thread>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

namespace overtake
{

namespace
{

constexpr std::size_t keptErrors = std::size_t{32} << 10;
constexpr std::size_t longestLine = 300; // characters

void closeEnd(int &end)
{
    if (end >= 0)
        ::close(end);
    end = -1;
}

/// A pipe of which the child gets one end. No process that is started later inherits either.
struct ChildPipe {
    int ours = -1;
    int theirs = -1;

    ChildPipe() = default;
    ~ChildPipe()
    {
        closeEnd(ours);
        closeEnd(theirs);
    }
    ChildPipe(const ChildPipe &) = delete;
    ChildPipe &operator=(const ChildPipe &) = delete;

    /// `isInput`: a socket, because writing to one that the child has closed need not raise SIGPIPE.
    void open(bool isInput)
    {
        std::array<int, 2> ends{};
        if ((isInput ? ::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data())
                     : ::pipe2(ends.data(), O_CLOEXEC)) != 0)
            throw Error(sentence("No pipe to another program can be made: %1.", systemReason(errno)));
        ours = ends[0];
        theirs = ends[1];
    }
    int release() { return std::exchange(ours, -1); }
};

struct SpawnSettings {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;

    SpawnSettings()
    {
        ::posix_spawn_file_actions_init(&actions);
        ::posix_spawnattr_init(&attributes);
    }
    ~SpawnSettings()
    {
        ::posix_spawnattr_destroy(&attributes);
        ::posix_spawn_file_actions_destroy(&actions);
    }
    SpawnSettings(const SpawnSettings &) = delete;
    SpawnSettings &operator=(const SpawnSettings &) = delete;
};

/// Ours with these in place of those of the same names.
std::vector<std::string> environmentWith(const std::vector<std::pair<std::string, std::string>> &changes)
{
    std::vector<std::string> all;
    for (char **one = environ; *one; ++one) {
        const std::string_view text = *one;
        const std::string_view name = text.substr(0, text.find('='));
        if (std::ranges::none_of(changes, [&](const auto &change) { return change.first == name; }))
            all.emplace_back(text);
    }
    for (const auto &[name, value] : changes)
        all.push_back(name + '=' + value);
    return all;
}

std::vector<char *> pointersTo(const std::vector<std::string> &words)
{
    std::vector<char *> pointers;
    for (const std::string &word : words)
        pointers.push_back(const_cast<char *>(word.c_str()));
    pointers.push_back(nullptr);
    return pointers;
}

/// Reads once what is there. False: it is closed.
bool readSome(int end, std::string &to)
{
    std::array<char, 65536> buffer; // NOLINT: filled by read()
    const auto count = ::read(end, buffer.data(), buffer.size());
    if (count > 0)
        to.append(buffer.data(), static_cast<std::size_t>(count));
    return count > 0 || (count < 0 && (errno == EINTR || errno == EAGAIN));
}

std::string shown(std::string_view line)
{
    return plainText(line.substr(0, 10 * longestLine), longestLine);
}

} // namespace

Message Ending::message() const
{
    return signal != 0 ? sentence("signal %1 (%2)", signal, ::strsignal(signal))
                       : sentence("exit status %1", exitStatus);
}

ChildProcess::ChildProcess(const std::vector<std::string> &command, const Options &options)
{
    if (command.empty() || command.front().empty())
        throw Error(sentence("The command is empty."));
    struct sigaction action = {};
    if (::sigaction(SIGCHLD, nullptr, &action) == 0 && action.sa_handler == SIG_IGN)
        ::signal(SIGCHLD, SIG_DFL); // whoever started this program may ignore it: then no end is ever seen
    ChildPipe in;
    ChildPipe out;
    ChildPipe err;
    SpawnSettings spawn;
    const auto connect = [&](const ChildPipe &pipe, bool isOpen, int end, int mode) {
        if (isOpen)
            ::posix_spawn_file_actions_adddup2(&spawn.actions, pipe.theirs, end);
        else
            ::posix_spawn_file_actions_addopen(&spawn.actions, end, "/dev/null", mode, 0);
    };
    if (options.hasInput)
        in.open(true);
    out.open(false);
    if (options.keepsErrors)
        err.open(false);
    connect(in, options.hasInput, STDIN_FILENO, O_RDONLY);
    connect(out, true, STDOUT_FILENO, O_WRONLY);
    connect(err, options.keepsErrors, STDERR_FILENO, O_WRONLY);
    m_ownsGroup = !options.asksAtTerminal || ::isatty(STDIN_FILENO) == 0;
    sigset_t blocked;
    sigemptyset(&blocked);
    if (!m_ownsGroup) // Ctrl-C at the terminal stops this program, which ends the child itself
        sigaddset(&blocked, SIGINT);
    sigset_t usual; // this program may ignore or block some
    sigemptyset(&usual);
    for (const int signal : {SIGINT, SIGTERM, SIGPIPE, SIGCHLD})
        sigaddset(&usual, signal);
    ::posix_spawnattr_setsigmask(&spawn.attributes, &blocked);
    ::posix_spawnattr_setsigdefault(&spawn.attributes, &usual);
    ::posix_spawnattr_setpgroup(&spawn.attributes, 0);
    ::posix_spawnattr_setflags(&spawn.attributes, static_cast<short>(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF |
                                                                     (m_ownsGroup ? POSIX_SPAWN_SETPGROUP : 0)));
    const std::vector<std::string> variables = environmentWith(options.environment);
    const std::vector<char *> words = pointersTo(command);
    const int failure =
        ::posix_spawnp(&m_pid, words[0], &spawn.actions, &spawn.attributes, words.data(), pointersTo(variables).data());
    if (failure != 0)
        throw ProgramNotStarted(sentence("'%1' cannot be started: %2.", command.front(), systemReason(failure)));
    m_in = in.release();
    m_out = out.release();
    m_err = err.release();
    for (const int end : {m_out, m_err}) // children left behind may hold the other end
        if (end >= 0)
            ::fcntl(end, F_SETFL, O_NONBLOCK);
}

ChildProcess::~ChildProcess()
{
    end();
    for (int *end : {&m_in, &m_out, &m_err})
        closeEnd(*end);
}

void ChildProcess::closeInput()
{
    closeEnd(m_in);
}

bool ChildProcess::readErrors()
{
    const std::size_t before = m_errors.size();
    if (!readSome(m_err, m_errors))
        closeEnd(m_err);
    const bool hasMoved = m_errors.size() > before;
    if (m_errors.size() > 2 * keptErrors)
        m_errors.erase(0, m_errors.size() - keptErrors);
    return hasMoved;
}

bool ChildProcess::move(std::string_view &input, std::string &output, int milliseconds)
{
    const auto writes = static_cast<short>(input.empty() ? 0 : POLLOUT);
    std::array<pollfd, 3> ends = {{{writes ? m_in : -1, writes, 0}, {m_out, POLLIN, 0}, {m_err, POLLIN, 0}}};
    if (::poll(ends.data(), ends.size(), milliseconds) <= 0)
        return false;
    bool hasMoved = false;
    if (ends[0].revents != 0) {
        const auto count = ::send(m_in, input.data(), input.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (count > 0) {
            input.remove_prefix(static_cast<std::size_t>(count));
            hasMoved = true;
        } else if (count < 0 && errno != EINTR && errno != EAGAIN) {
            closeInput();
        }
    }
    if (ends[1].revents != 0) {
        const std::size_t before = output.size();
        if (!readSome(m_out, output))
            closeEnd(m_out);
        hasMoved = hasMoved || output.size() > before;
    }
    if (ends[2].revents != 0)
        hasMoved = readErrors() || hasMoved;
    return hasMoved;
}

std::optional<Ending> ChildProcess::endingWithin(double seconds)
{
    const auto last = std::chrono::steady_clock::now() + std::chrono::duration<double>(seconds);
    while (!m_ending) {
        siginfo_t info{};
        if (::waitid(P_PID, static_cast<id_t>(m_pid), &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
            info.si_pid == m_pid) {
            // The group's number is the child's until the child has been waited for: no other group is hit.
            if (m_ownsGroup)
                ::kill(-m_pid, SIGKILL); // ends the children that it left behind
            int status = 0;
            while (::waitpid(m_pid, &status, 0) < 0 && errno == EINTR) {
            }
            m_ending = WIFSIGNALED(status) ? Ending{WTERMSIG(status), 0} : Ending{0, WEXITSTATUS(status)};
        } else if (std::chrono::steady_clock::now() >= last) {
            break;
        } else {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
    }
    return m_ending;
}

void ChildProcess::send(int signal) const
{
    if (!m_ending)
        ::kill(m_ownsGroup ? -m_pid : m_pid, signal);
}

void ChildProcess::end()
{
    closeInput();
    for (const int signal : {SIGTERM, SIGKILL}) {
        if (endingWithin(0.6))
            return;
        send(signal);
    }
    endingWithin(0.6);
}

void ChildProcess::kill()
{
    send(SIGKILL);
    endingWithin(0.6);
}

std::string lastLineOf(std::string_view text)
{
    text = withoutBlanks(text);
    if (const auto line = text.find_last_of("\r\n"); line != std::string_view::npos)
        text.remove_prefix(line + 1);
    return shown(withoutBlanks(text));
}

std::string firstLineOf(std::string_view text)
{
    text = withoutBlanks(text);
    return shown(text.substr(0, text.find_first_of("\r\n")));
}

} // namespace overtake
