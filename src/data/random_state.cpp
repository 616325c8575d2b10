// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/random_state.h"

#include "data/polar.h"

#include <bit>
#include <numeric>
#include <utility>

namespace overtake
{

namespace
{

constexpr std::size_t middle = 397; // M of MT19937

std::uint32_t twist(std::uint32_t high, std::uint32_t low)
{
    const std::uint32_t y = (high & 0x80000000U) | (low & 0x7fffffffU);
    return (y >> 1) ^ (-(y & 1U) & 0x9908b0dfU);
}

std::uint32_t temper(std::uint32_t y)
{
    y ^= y >> 11;
    y ^= (y << 7) & 0x9d2c5680U;
    y ^= (y << 15) & 0xefc60000U;
    return y ^ (y >> 18);
}

} // namespace

RandomState::RandomState(std::uint32_t seed)
{
    m_state[0] = seed;
    for (std::uint32_t i = 1; i < stateSize; ++i)
        m_state[i] = 1812433253U * (m_state[i - 1] ^ (m_state[i - 1] >> 30)) + i;
}

void RandomState::refill()
{
    // Three loops without a division or a dependence shorter than 227: the compiler makes vectors of the long ones.
    for (std::size_t i = 0; i < stateSize - middle; ++i)
        m_state[i] = m_state[i + middle] ^ twist(m_state[i], m_state[i + 1]);
    for (std::size_t i = stateSize - middle; i < stateSize - 1; ++i)
        m_state[i] = m_state[i + middle - stateSize] ^ twist(m_state[i], m_state[i + 1]);
    m_state[stateSize - 1] = m_state[middle - 1] ^ twist(m_state[stateSize - 1], m_state[0]);

    for (std::size_t i = 0; i < stateSize; ++i)
        m_output[i] = temper(m_state[i]);
    m_position = 0;
}

double RandomState::gauss()
{
    if (m_hasGauss) {
        m_hasGauss = false;
        return m_gauss;
    }
    double x1, x2, r2;
    do {
        x1 = 2.0 * randomSample() - 1.0;
        x2 = 2.0 * randomSample() - 1.0;
        r2 = x1 * x1 + x2 * x2;
    } while (!polarAccepts(r2));
    const double factor = polarFactor(r2);
    m_gauss = factor * x1;
    m_hasGauss = true;
    return factor * x2;
}

void RandomState::randn(std::span<float> out)
{
    if (!out.empty() && m_hasGauss) {
        out.front() = static_cast<float>(gauss());
        out = out.subspan(1);
    }
    const std::size_t even = out.size() / 2 * 2;
    fillPolar(out.first(even), [this] {
        const double x1 = 2.0 * randomSample() - 1.0;
        const double x2 = 2.0 * randomSample() - 1.0;
        return std::pair(x1, x2);
    });
    if (even != out.size())
        out.back() = static_cast<float>(gauss());
}

void RandomState::shuffle(std::span<std::int32_t> values)
{
    // NumPy: for i = n-1 … 1, swap with j uniform in [0, i], drawn by rejection from the bits of i's width. Written so
    // that a rejected draw swaps an element with itself: nothing is left for the branch predictor to guess wrong.
    if (values.empty())
        return;
    for (std::size_t i = values.size() - 1; i > 0;) {
        const std::size_t mask = std::bit_ceil(i + 1) - 1;
        const std::size_t last = mask >> 1; // below it the mask is narrower
        while (i > last) {
            const std::size_t draw = nextUint32() & mask;
            const bool accepted = draw <= i;
            std::swap(values[i], values[accepted ? draw : i]);
            i -= static_cast<std::size_t>(accepted);
        }
    }
}

std::vector<std::int32_t> RandomState::permutation(std::int32_t n)
{
    std::vector<std::int32_t> values(static_cast<std::size_t>(n));
    std::iota(values.begin(), values.end(), 0);
    shuffle(values);
    return values;
}

} // namespace overtake
