// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A child process with its pipes: workers, checks of drivers, ssh, Slurm. It has no thread of its own: whoever waits
// for it moves the bytes. It ends with this object, and so does what it started, unless it may ask at a
// terminal. Used by one thread at a time.
#pragma once

#include "text/error.h"

#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <sys/types.h>

namespace overtake
{

/// How long to wait for a child.
struct Patience {
    double seconds = 0; ///< without a byte moving; 0: as long as it takes
    std::stop_token stop;
};

/// How a process ended.
struct Ending {
    int signal = 0; ///< 0: it ended by itself, with this exit status
    int exitStatus = 0;

    bool isGood() const { return signal == 0 && exitStatus == 0; }
    /// A shell's exit status for it: 128 + signal; 127: the program was not found.
    int shellStatus() const { return signal != 0 ? 128 + signal : exitStatus; }
    /// "signal 11 (Segmentation fault)", "exit status 2"
    Message message() const;
};

/// No program has this name, or the system does not start it.
class ProgramNotStarted : public Error
{
public:
    using Error::Error;
};

class ChildProcess
{
public:
    struct Options {
        bool hasInput = true;        ///< false: it reads from /dev/null
        bool keepsErrors = true;     ///< false: its standard error goes to /dev/null
        bool asksAtTerminal = false; ///< it may ask for a password, which only a process of this program's group can
        std::vector<std::pair<std::string, std::string>> environment = {}; ///< variables besides, or instead of, ours
    };

    /// A stop, and a deadline, is seen within this time.
    static constexpr int lookMilliseconds = 40;

    /// Starts `command`: a program, found as a shell finds it, and its arguments; no shell sees them. Throws
    /// ProgramNotStarted, Error.
    ChildProcess(const std::vector<std::string> &command, const Options &options);
    ~ChildProcess();
    ChildProcess(const ChildProcess &) = delete;
    ChildProcess &operator=(const ChildProcess &) = delete;

    /// Waits for at most `milliseconds` until bytes can move. Writes what fits of `input` and takes it off; appends
    /// what the child printed to `output`. Keeps the last 32 KiB of its standard error. Whether a byte moved.
    bool move(std::string_view &input, std::string &output, int milliseconds);
    bool hasInput() const { return m_in >= 0; }   ///< false: it reads no more
    bool hasOutput() const { return m_out >= 0; } ///< false: it has closed its standard output
    void closeInput();

    /// How it ended; nothing if it still runs after `seconds`.
    std::optional<Ending> endingWithin(double seconds);
    /// Ends the child and what it started: by closing its input, then by SIGTERM, then by SIGKILL. Takes 2 s at most.
    void end();
    /// Ends them at once.
    void kill();
    /// Sends a signal to the child, and to what it started if it has a group of its own.
    void send(int signal) const;

    /// The child's standard error.
    const std::string &errors() const { return m_errors; }

private:
    bool readErrors();
    pid_t m_pid = -1;
    std::optional<Ending> m_ending;
    bool m_ownsGroup = false; ///< signals go to the whole group
    int m_in = -1;
    int m_out = -1;
    int m_err = -1;
    std::string m_errors;
};

/// The last line that is not blank, fit to be shown; empty if there is none.
std::string lastLineOf(std::string_view text);
/// The first one.
std::string firstLineOf(std::string_view text);

} // namespace overtake
