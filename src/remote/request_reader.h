// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reads requests: a thread of its own reads what the program sends, so that `stop` and the program's end are noticed
// while an engine works. The thread sleeps in a read meanwhile and costs no measurement anything.
#pragma once

#include "remote/frames.h"

#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace overtake::worker
{

class RequestReader
{
public:
    /// `in`: a file descriptor.
    explicit RequestReader(int in);
    ~RequestReader();
    RequestReader(const RequestReader &) = delete;
    RequestReader &operator=(const RequestReader &) = delete;

    /// The next frame but `stop`; nothing at the end. Throws Error where the stream is damaged.
    std::optional<Frame> next();
    /// Whether what was asked for last is not wanted any more: of what next() has returned, as long as nothing was
    /// asked after it. Any thread.
    bool isToStop() { return stopToken().stop_requested(); }
    /// isToStop() in the form of a token. Any thread.
    std::stop_token stopToken();

private:
    void read();
    void take(Frame frame);

    int m_in;
    int m_wake = -1;        ///< ends the thread's sleep
    FrameDecoder m_decoder; ///< an array may be as large as the machine's memory
    std::mutex m_mutex;     ///< guards the members below
    std::stop_source m_stop;
    std::condition_variable m_changed;
    std::deque<Frame> m_frames;
    bool m_hasEnded = false;
    bool m_isClosing = false;
    std::exception_ptr m_problem;
    std::thread m_thread;
};

} // namespace overtake::worker
