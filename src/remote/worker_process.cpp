// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/worker_process.h"

#include "engines/engine.h"
#include "remote/worker_commands.h"
#include "text/format.h"

#include <chrono>

namespace overtake::worker
{

WorkerProcess::WorkerProcess(const std::vector<std::string> &command)
    : m_child(command, {.asksAtTerminal = true, .environment = environmentOf(command)})
{
}

void WorkerProcess::throwEnded()
{
    m_child.closeInput();
    const std::optional<Ending> ending = m_child.endingWithin(1);
    std::string_view none;
    for (int left = 100; left > 0 && m_child.move(none, m_decoder.incoming(), 0); --left) { // printed as it ended
    }
    const std::string printed = firstLineOf(m_decoder.banner());
    const std::string said = lastLineOf(m_child.errors());
    if (!ending)
        throw ProcessEnded(said.empty() ? sentence("it closed its output.")
                                        : sentence("it closed its output, and said: %1", said));
    // A shell says so by its exit status, others (srun) by words alone.
    if (ending->exitStatus == 127)
        throw ProgramMissing(said.empty() ? sentence("its program was not found.")
                                          : sentence("its program was not found: %1", said));
    const Message end = ending->message();
    if (ending->exitStatus != 0 && said.find("No such file or directory") != std::string::npos)
        throw ProgramMissing(sentence("it ended: %1, and said: %2", end, said));
    if (!printed.empty())
        throw ProcessEnded(said.empty() ? sentence("it printed '%1' and ended: %2.", printed, end)
                                        : sentence("it printed '%1' and ended: %2, and said: %3", printed, end, said));
    throw ProcessEnded(said.empty() ? sentence("it ended: %1.", end)
                                    : sentence("it ended: %1, and said: %2", end, said));
}

void WorkerProcess::throwSilent(double seconds) const
{
    const std::string time = formatSeconds(seconds);
    const std::string printed = firstLineOf(m_decoder.banner());
    const std::string said = lastLineOf(m_child.errors());
    if (!printed.empty())
        throw Error(sentence("it did not answer within %1, and printed '%2'.", time, printed));
    throw Error(said.empty() ? sentence("it did not answer within %1.", time)
                             : sentence("it did not answer within %1, and said: %2", time, said));
}

/// One call's waiting: since when nothing has moved, and since when it is to stop.
class WorkerProcess::Wait
{
public:
    Wait(WorkerProcess &process, const Patience &patience) : m_process(process), m_patience(patience) {}

    void hasMoved() { m_lastMove = Clock::now(); }
    /// Called while nothing moves, several times a second. Throws Cancelled, Error.
    void check()
    {
        // An ended process may leave children that still hold its output open.
        if (m_process.m_child.endingWithin(0))
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
    Clock::time_point m_firstLook = Clock::time_point::max(); ///< first look that saw a stop
};

void WorkerProcess::write(std::string_view bytes, Wait &wait)
{
    std::string &incoming = m_decoder.incoming();
    const std::size_t mostIncoming = incoming.size() + FrameDecoder::mostJson;
    while (!bytes.empty()) {
        if (!m_child.hasInput())
            throwEnded();
        const std::size_t before = bytes.size();
        m_child.move(bytes, incoming, ChildProcess::lookMilliseconds);
        if (incoming.size() > mostIncoming)
            throw Error(sentence("it sends more than it was asked for."));
        const bool hasMoved = bytes.size() < before;
        if (hasMoved)
            wait.hasMoved();
        if (!hasMoved || wait.isToStop())
            wait.check();
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

Frame WorkerProcess::receive(const Patience &patience, const Listener &listener)
{
    Wait wait(*this, patience);
    bool hasSaid = false;
    for (;;) {
        if (auto frame = m_decoder.next())
            return std::move(*frame);
        std::string &incoming = m_decoder.incoming();
        const std::size_t before = incoming.size();
        std::string_view none;
        if (m_child.hasOutput())
            m_child.move(none, incoming, ChildProcess::lookMilliseconds);
        const bool hasMoved = incoming.size() > before;
        if (hasMoved)
            wait.hasMoved();
        else if (!m_child.hasOutput())
            throwEnded();
        if (!hasMoved || wait.isToStop())
            wait.check();
        if (!hasMoved && wait.isToStop() && !hasSaid) {
            hasSaid = true;
            send(Frame::Kind::Json, {R"({"type": "stop"})"}, patience);
        }
        if (!hasMoved && listener)
            listener(lastLineOf(m_child.errors()));
    }
}

Frame WorkerProcess::receiveArray(std::uint64_t mostBytes, const Patience &patience)
{
    m_decoder.setMostArray(mostBytes);
    Frame frame = receive(patience);
    m_decoder.setMostArray(0);
    return frame;
}

} // namespace overtake::worker
