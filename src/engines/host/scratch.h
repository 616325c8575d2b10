// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Working memory of a kernel: floats aligned to 64 bytes, with a cache line at the end that kernels may read. Shared,
// it serves kernels that run one after the other, each of which finds it in the cache.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>

namespace overtake
{

class Scratch
{
public:
    Scratch() = default;
    explicit Scratch(std::int64_t count)
    {
        if (count <= 0)
            return;
        const auto bytes = (static_cast<std::size_t>(count) * sizeof(float) + 63) / 64 * 64 + 64;
        m_data.reset(static_cast<float *>(std::aligned_alloc(64, bytes)));
        if (!m_data)
            throw std::bad_alloc();
        m_bytes = static_cast<std::int64_t>(bytes);
    }

    float *data() const { return m_data.get(); }
    std::int64_t bytes() const { return m_bytes; }
    /// Parts of so many floats, one behind the other, each begin where the whole does in a cache line.
    static std::int64_t padded(std::int64_t n) { return (n + 15) / 16 * 16; }

private:
    struct Free {
        void operator()(float *memory) const { std::free(memory); }
    };
    std::unique_ptr<float, Free> m_data;
    std::int64_t m_bytes = 0;
};

/// Memory as large as the largest request. All users ask before the first uses it; its content lasts until the next
/// use.
class SharedScratch
{
public:
    void ask(std::int64_t count)
    {
        if (count <= m_count)
            return;
        m_memory = Scratch(count);
        m_count = count;
    }
    float *data() const { return m_memory.data(); }
    std::int64_t bytes() const { return m_memory.bytes(); }

private:
    Scratch m_memory;
    std::int64_t m_count = 0;
};

} // namespace overtake
