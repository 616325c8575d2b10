// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/request_reader.h"

#include <array>
#include <cerrno>
#include <chrono>
#include <cstdint>
#include <nlohmann/json.hpp>

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

namespace overtake::worker
{
namespace
{

constexpr std::size_t mostAhead = 4; // frames read before they are wanted: what follows waits in the pipe

bool isStop(const Frame &frame)
{
    constexpr std::size_t longest = 100;
    if (frame.kind != Frame::Kind::Json || frame.body.size() > longest)
        return false;
    const auto message = nlohmann::json::parse(frame.body, nullptr, false);
    return message.is_object() && message.contains("type") && message["type"] == "stop";
}

std::uint64_t memoryBytes()
{
    return static_cast<std::uint64_t>(::sysconf(_SC_PHYS_PAGES)) * static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE));
}

} // namespace

RequestReader::RequestReader(int in)
    : m_in(in), m_wake(::eventfd(0, EFD_CLOEXEC)), m_decoder(memoryBytes()), m_thread([this] { read(); })
{
}

RequestReader::~RequestReader()
{
    {
        const std::scoped_lock lock(m_mutex);
        m_isClosing = true;
    }
    m_changed.notify_all();
    const std::uint64_t one = 1;
    (void)!::write(m_wake, &one, sizeof one);
    m_thread.join();
    ::close(m_wake);
}

std::optional<Frame> RequestReader::next()
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return !m_frames.empty() || m_hasEnded; });
    if (m_frames.empty()) {
        if (m_problem)
            std::rethrow_exception(m_problem);
        return std::nullopt;
    }
    Frame frame = std::move(m_frames.front());
    m_frames.pop_front();
    m_changed.notify_all();
    return frame;
}

std::stop_token RequestReader::stopToken()
{
    const std::scoped_lock lock(m_mutex);
    return m_stop.get_token();
}

void RequestReader::take(Frame frame)
{
    if (isStop(frame)) {
        const std::scoped_lock lock(m_mutex);
        m_stop.request_stop();
        return;
    }
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return m_frames.size() < mostAhead || m_isClosing; });
    m_stop = {}; // a stop was for what came before: it may have been late
    m_frames.push_back(std::move(frame));
    m_changed.notify_all();
}

void RequestReader::read()
{
    try {
        std::string buffer(std::size_t{64} << 10, '\0');
        for (;;) {
            std::array<pollfd, 2> wait = {{{m_in, POLLIN, 0}, {m_wake, POLLIN, 0}}};
            if (::poll(wait.data(), wait.size(), -1) < 0)
                continue; // a signal
            if (wait[1].revents != 0)
                return;
            const auto count = ::read(m_in, buffer.data(), buffer.size());
            if (count < 0 && errno == EINTR)
                continue;
            if (count <= 0)
                break;
            m_decoder.add(std::string_view(buffer).substr(0, static_cast<std::size_t>(count)));
            while (auto frame = m_decoder.next())
                take(std::move(*frame));
        }
    } catch (...) {
        m_problem = std::current_exception(); // published below
    }
    std::unique_lock lock(m_mutex);
    m_hasEnded = true;
    m_stop.request_stop();
    m_changed.notify_all();
    // An engine that hangs must not outlive the program, with the device's memory in its hands.
    constexpr std::chrono::seconds patience{10};
    if (!m_changed.wait_for(lock, patience, [this] { return m_isClosing; }))
        ::_exit(1);
}

} // namespace overtake::worker
