// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// NumPy's legacy generator, `numpy.random.RandomState(seed)`, bit for bit: MT19937 with init_genrand seeding, the polar
// Gaussian with its cached second value, random_sample, and the Fisher-Yates shuffle. One object per thread.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace overtake
{

class RandomState
{
public:
    /// Equals RandomState(seed) with 0 <= seed < 2^32.
    explicit RandomState(std::uint32_t seed);

    std::uint32_t nextUint32()
    {
        if (m_position == stateSize)
            refill();
        return m_output[m_position++];
    }
    /// in [0, 1), 53 bits: random_sample()
    double randomSample()
    {
        const std::uint64_t high = nextUint32() >> 5;
        const std::uint64_t low = nextUint32() >> 6;
        return static_cast<double>(static_cast<std::int64_t>(high << 26 | low)) * 0x1p-53;
    }
    double gauss();                   ///< standard normal: randn()
    void randn(std::span<float> out); ///< randn(n).astype(float32)
    /// Equals shuffle(x) of a one-dimensional int32 array.
    void shuffle(std::span<std::int32_t> values);
    /// Equals permutation(n): 0..n-1 shuffled.
    std::vector<std::int32_t> permutation(std::int32_t n);

private:
    static constexpr std::size_t stateSize = 624;

    void refill();

    std::array<std::uint32_t, stateSize> m_state;
    std::array<std::uint32_t, stateSize> m_output; ///< the state, tempered: what nextUint32 hands out
    std::size_t m_position = stateSize;
    bool m_hasGauss = false;
    double m_gauss = 0;
};

} // namespace overtake
