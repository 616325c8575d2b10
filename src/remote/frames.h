// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The frames in which the program and a worker speak to each other (resources/workers/PROTOCOL.md): one encoder and
// one decoder, for both sides. Nothing here trusts what it reads.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace overtake::worker
{

struct Frame {
    enum class Kind : std::uint8_t { Json, Array };
    Kind kind = Kind::Json;
    std::string body;
};

/// May stand between frames, and a worker says it after each: what passes whole lines only (srun) passes them on then.
inline constexpr char frameEnd = '\n';

/// Header of a body of so many bytes.
std::string frameHeader(Frame::Kind kind, std::uint64_t bodyBytes);

/// Cuts a stream of bytes into frames, whatever the pieces in which it comes.
class FrameDecoder
{
public:
    /// Before the first frame a login may print this much.
    static constexpr std::size_t mostBanner = std::size_t{1} << 20;
    static constexpr std::uint64_t mostJson = std::uint64_t{16} << 20;

    /// Bytes that an array may have: a longer one is refused before it is read.
    explicit FrameDecoder(std::uint64_t mostArray) : m_mostArray(mostArray) {}
    void setMostArray(std::uint64_t bytes) { m_mostArray = bytes; }

    void add(std::string_view bytes) { m_bytes.append(bytes); }
    /// More bytes are appended here.
    std::string &incoming() { return m_bytes; }
    /// The beginning of what stands before the first frame; empty once there is one.
    std::string_view banner() const { return m_hasBegun ? std::string_view() : std::string_view(m_bytes); }
    /// The next whole frame, or nothing while more bytes are needed. Throws Error where the stream is damaged; it
    /// cannot be read any further then.
    std::optional<Frame> next();

private:
    bool isPastBanner();

    std::uint64_t m_mostArray;
    std::string m_bytes; ///< not yet handed out, from m_start
    std::size_t m_start = 0;
    bool m_hasBegun = false;
};

} // namespace overtake::worker
