// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A worker's process with its three pipes: frames go in and come out; of what it prints to standard error the last
// 32 KiB are kept. One thread at a time.
#pragma once

#include "engines/worker/frames.h"

#include <atomic>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include <sys/types.h>

namespace overtake::worker
{

class WorkerProcess
{
public:
    /// Starts `command`: a program, found as a shell finds it, and its arguments; no shell sees them. Throws Error.
    /// Once `interrupted` is true, whatever waits throws Cancelled within 0.2 s; it must outlive this.
    explicit WorkerProcess(const std::vector<std::string> &command, const std::atomic<bool> *interrupted = nullptr);
    /// Ends the process: by closing its input, else by signals, within 3 s.
    ~WorkerProcess();
    WorkerProcess(const WorkerProcess &) = delete;
    WorkerProcess &operator=(const WorkerProcess &) = delete;

    /// The pieces of a body one after the other. Throws Error when the process has ended.
    void send(Frame::Kind kind, std::initializer_list<std::string_view> pieces);
    /// Waits for the next frame. Throws Error when the process ends, the stream is damaged, or `timeout` seconds pass
    /// without one (0: waits as long as it takes).
    Frame receive(double timeout);

private:
    void write(std::string_view bytes);
    void throwIfInterrupted() const;
    /// "ended: signal 11 (Segmentation fault)", with its last words.
    [[noreturn]] void throwEnded();
    std::string lastWords();
    /// How it ended, as waitpid() says it; nothing while it runs, and for `seconds` at most.
    std::optional<int> statusWithin(double seconds);

    const std::atomic<bool> *m_interrupted; ///< may be null
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
