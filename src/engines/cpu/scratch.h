// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Working memory of a kernel: floats aligned to 64 bytes, with room for one masked vector read beyond the end.
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
    }

    float *data() const { return m_data.get(); }

private:
    struct Free {
        void operator()(float *memory) const { std::free(memory); }
    };
    std::unique_ptr<float, Free> m_data;
};

} // namespace overtake
