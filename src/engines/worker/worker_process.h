// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A worker's process with its three pipes: frames go in and come out; of what it prints to standard error the last
// 32 KiB are kept. Whatever it does or does not do, nobody waits for it longer than he said. One thread at a time.
#pragma once

#include "engines/worker/frames.h"

#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include <sys/types.h>

namespace overtake::worker
{

/// How long to wait for a worker.
struct Patience {
    double seconds = 0; ///< of silence; 0: as long as it takes
    std::stop_token stop;
};

class WorkerProcess
{
public:
    /// After a stop the worker may still answer within this many seconds; then it is ended by signals, all of it within
    /// three.
    static constexpr double graceSeconds = 0.8;

    /// Starts `command`: a program, found as a shell finds it, and its arguments; no shell sees them. Throws Error.
    explicit WorkerProcess(const std::vector<std::string> &command);
    /// Ends the process and what it started: by closing its input, else by signals, within 2 s.
    ~WorkerProcess();
    WorkerProcess(const WorkerProcess &) = delete;
    WorkerProcess &operator=(const WorkerProcess &) = delete;

    /// The pieces of a body one after the other. Throws Error when the process has ended or reads nothing for too long,
    /// Cancelled after a stop.
    void send(Frame::Kind kind, std::initializer_list<std::string_view> pieces, const Patience &patience);
    /// Waits for the next frame; on a stop it tells the worker to. Throws Error when the process ends, the stream is
    /// damaged, or nothing comes for too long; Cancelled where a stop is not answered.
    Frame receive(const Patience &patience);

private:
    class Wait;
    void write(std::string_view bytes, Wait &wait);
    /// "ended: signal 11 (Segmentation fault)", with its last words.
    [[noreturn]] void throwEnded();
    std::string lastWords();
    [[noreturn]] void throwSilent(double seconds);
    /// How it ended, as waitpid() says it; nothing while it runs, and for `seconds` at most.
    std::optional<int> statusWithin(double seconds);

    pid_t m_pid = -1;
    std::optional<int> m_status; ///< once it has ended
    bool m_ownsGroup = false;    ///< signals go to all processes that it started
    int m_in = -1;
    int m_out = -1;
    int m_err = -1;
    FrameDecoder m_decoder;
    std::mutex m_mutex; ///< of m_printed
    std::string m_printed;
    std::jthread m_reader; ///< of standard error
};

} // namespace overtake::worker
