// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "remote/frames.h"

#include "process/child_process.h"
#include "text/error.h"

#include <utility>

namespace overtake::worker
{

namespace
{

constexpr std::string_view frameMagic = "OVTK";
constexpr std::size_t headerBytes = 4 + 1 + 8;

} // namespace

std::string frameHeader(Frame::Kind kind, std::uint64_t bodyBytes)
{
    std::string header(frameMagic);
    header += static_cast<char>(kind);
    for (int i = 0; i < 8; ++i)
        header += static_cast<char>(bodyBytes >> (8 * i) & 0xff);
    return header;
}

/// Drops what stands before the first frame.
bool FrameDecoder::isPastBanner()
{
    if (m_hasBegun)
        return true;
    const auto found = m_bytes.find(frameMagic);
    if (found == std::string::npos ? m_bytes.size() > mostBanner : found > mostBanner)
        throw Error(sentence("its first output is not a worker's hello: '%1'", firstLineOf(m_bytes)));
    if (found == std::string::npos)
        return false;
    m_start = found;
    m_hasBegun = true;
    return true;
}

std::optional<Frame> FrameDecoder::next()
{
    if (!isPastBanner())
        return std::nullopt;
    while (m_start < m_bytes.size() && m_bytes[m_start] == frameEnd)
        ++m_start;
    const std::string_view rest = std::string_view(m_bytes).substr(m_start);
    const std::string_view magic = rest.substr(0, frameMagic.size());
    if (magic != frameMagic.substr(0, magic.size()))
        throw Error(sentence("its messages are mixed with other output."));
    if (rest.size() < headerBytes)
        return std::nullopt;
    const auto byteAt = [&](std::size_t i) { return static_cast<std::uint64_t>(static_cast<unsigned char>(rest[i])); };
    const std::uint64_t kind = byteAt(4);
    std::uint64_t length = 0;
    for (std::size_t i = 0; i < 8; ++i)
        length |= byteAt(5 + i) << (8 * i);
    if (kind > 1)
        throw Error(sentence("a message is of kind %1, which the protocol does not have.", kind));
    if (const std::uint64_t most = kind == 0 ? mostJson : m_mostArray; length > most)
        throw Error(most == 0 ? sentence("it sent an array instead of a message.")
                              : sentence("a message announces %1 bytes; at most %2 are allowed.", length, most));
    if (rest.size() - headerBytes < length) {
        m_bytes.reserve(m_start + headerBytes + length);
        return std::nullopt;
    }
    Frame frame{static_cast<Frame::Kind>(kind), {}};
    if (rest.size() - headerBytes <= length + 1) { // nothing but a line feed follows: no second copy
        const bool hasEnd = rest.size() - headerBytes > length && rest.back() == frameEnd;
        if (hasEnd || rest.size() - headerBytes == length) {
            m_bytes.resize(m_start + headerBytes + length);
            m_bytes.erase(0, m_start + headerBytes);
            frame.body = std::exchange(m_bytes, {});
            m_start = 0;
            return frame;
        }
    }
    frame.body = rest.substr(headerBytes, length);
    m_start += headerBytes + length;
    // Moved to the front now and then only: many small frames may come at once.
    if (m_start == m_bytes.size() || m_start > (std::size_t{1} << 16)) {
        m_bytes.erase(0, m_start);
        m_start = 0;
    }
    return frame;
}

} // namespace overtake::worker
