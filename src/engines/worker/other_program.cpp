// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/worker/other_program.h"

#include "text/error.h"

#include <algorithm>
#include <array>
#include <cerrno>
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

/// Closes what is open at the end, whatever happened.
struct Ends {
    std::array<int, 6> all = {-1, -1, -1, -1, -1, -1}; // ours and theirs: input, output, errors

    ~Ends()
    {
        for (int &end : all) {
            close(end);
        }
    }
    static void close(int &end)
    {
        if (end >= 0) {
            ::close(end);
        }
        end = -1;
    }
};

/// False at its end.
bool readSome(int from, std::string &to)
{
    std::array<char, 65536> buffer{};
    const auto count = ::read(from, buffer.data(), buffer.size());
    if (count > 0) {
        to.append(buffer.data(), static_cast<std::size_t>(count));
    }
    return count > 0 || (count < 0 && errno == EINTR);
}

} // namespace

std::string ProgramOutput::lastWords() const
{
    std::string words = err.find_first_not_of(" \r\n\t") == std::string::npos ? out : err;
    words.erase(words.find_last_not_of(" \r\n\t") + 1);
    return words.substr(words.find_last_of('\n') + 1);
}

ProgramOutput runProgram(const std::vector<std::string> &command, const std::string &input)
{
    Ends ends;
    for (std::size_t i = 0; i < ends.all.size(); i += 2) { // sockets: writing to a closed one raises no signal
        if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, &ends.all[i]) != 0) {
            throw Error(sentence("No pipe can be made: %1.", std::strerror(errno)));
        }
    }
    auto &[in, theirIn, out, theirOut, err, theirErr] = ends.all;
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, theirIn, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, theirOut, STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, theirErr, STDERR_FILENO);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t none;
    sigemptyset(&none);
    posix_spawnattr_setsigmask(&attributes, &none); // this program waits for some in a thread of its own
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
    std::vector<char *> arguments;
    for (const std::string &word : command) {
        arguments.push_back(const_cast<char *>(word.c_str()));
    }
    arguments.push_back(nullptr);
    pid_t pid = 0;
    const int failure = ::posix_spawnp(&pid, arguments[0], &actions, &attributes, arguments.data(), environ);
    posix_spawnattr_destroy(&attributes);
    posix_spawn_file_actions_destroy(&actions);
    if (failure == ENOENT) {
        return {127, "", sentence("'%1' is not here.", command.front())};
    }
    if (failure != 0) {
        throw Error(sentence("'%1' cannot be started: %2.", command.front(), std::strerror(failure)));
    }
    for (int *end : {&theirIn, &theirOut, &theirErr}) {
        Ends::close(*end);
    }
    ProgramOutput result;
    std::string_view left = input;
    for (;;) {
        if (left.empty()) {
            Ends::close(in);
        }
        if (in < 0 && out < 0 && err < 0) {
            break;
        }
        std::array<pollfd, 3> wait = {{{in, POLLOUT, 0}, {out, POLLIN, 0}, {err, POLLIN, 0}}};
        if (::poll(wait.data(), wait.size(), -1) < 0) {
            continue; // a signal
        }
        if (wait[0].revents != 0) {
            const auto count = ::send(in, left.data(), left.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
            left = count < 0 && errno != EAGAIN ? std::string_view()
                                                : left.substr(static_cast<std::size_t>(std::max<ssize_t>(count, 0)));
        }
        if (wait[1].revents != 0 && !readSome(out, result.out)) {
            Ends::close(out);
        }
        if (wait[2].revents != 0 && !readSome(err, result.err)) {
            Ends::close(err);
        }
    }
    int status = 0;
    while (::waitpid(pid, &status, 0) < 0 && errno == EINTR) {
    }
    result.status = WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
    return result;
}

} // namespace overtake::worker
