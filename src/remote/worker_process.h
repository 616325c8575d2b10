// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A worker's process: frames go in and come out. Whatever it does, nobody waits for it longer than his Patience. Used
// by one thread at a time.
#pragma once

#include "process/child_process.h"
#include "remote/frames.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace overtake::worker
{

/// Called while a frame is waited for, with the last line that the worker has printed to standard error.
using Listener = std::function<void(const std::string &line)>;

/// The worker's machine does not have the program that its command names.
class ProgramMissing : public Error
{
public:
    using Error::Error;
};

class WorkerProcess
{
public:
    /// After a stop the worker may still answer within this many seconds; then it is ended by signals, all of it within
    /// three.
    static constexpr double graceSeconds = 0.8;

    /// Starts `command`: a program, found as a shell finds it, and its arguments; no shell sees them. Its variables
    /// are environmentOf()'s, because ProgramMissing is known by English words. Throws Error.
    explicit WorkerProcess(const std::vector<std::string> &command);

    /// The pieces of a body one after the other. Throws Error when the process has ended or reads nothing for too long,
    /// Cancelled after a stop.
    void send(Frame::Kind kind, std::initializer_list<std::string_view> pieces, const Patience &patience);
    /// Waits for the next frame; on a stop it tells the worker to. Throws Error when the process ends, the stream is
    /// damaged, or nothing comes for too long; Cancelled if a stop is not answered.
    Frame receive(const Patience &patience, const Listener &listener = {});
    /// Receives like receive(); an array may have this many bytes. Others may not come.
    Frame receiveArray(std::uint64_t mostBytes, const Patience &patience);

private:
    class Wait;
    void write(std::string_view bytes, Wait &wait);
    /// "it ended: signal 11 (Segmentation fault)", with what it printed last. Throws ProgramMissing, Error.
    [[noreturn]] void throwEnded();
    [[noreturn]] void throwSilent(double seconds) const;

    FrameDecoder m_decoder{0};
    ChildProcess m_child;
};

} // namespace overtake::worker
