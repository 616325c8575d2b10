// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Valid Programs from a list of numbers: each decision takes the next one. A shorter list with smaller numbers makes a
// smaller Program, so that whoever looks for the smallest that fails only has to shorten the list. All operations occur
// but AllReduce, which needs several devices, and Mandelbrot, where rounding decides how long a point takes.
#pragma once

#include "data/inputs.h"
#include "program/program.h"

#include <cstdint>
#include <optional>
#include <random>
#include <vector>

namespace overtake::fuzz
{

/// The next decision; beyond the end of the list, at random where there is a seed, else 0.
class Decisions
{
public:
    Decisions(std::uint32_t seed, bool isLarge) : m_isLarge(isLarge), m_random(seed) {}
    Decisions(std::vector<std::uint32_t> list, bool isLarge) : m_isLarge(isLarge), m_list(std::move(list)) {}

    /// 0 to count - 1.
    std::uint32_t below(std::uint32_t count);
    bool chance(std::uint32_t oneIn) { return below(oneIn) == oneIn - 1; }
    const std::vector<std::uint32_t> &taken() const { return m_taken; }
    bool isLarge() const { return m_isLarge; } ///< tensors of up to a million numbers, not forty thousand

private:
    bool m_isLarge;
    std::optional<std::mt19937> m_random;
    std::vector<std::uint32_t> m_list;
    std::vector<std::uint32_t> m_taken;
};

struct MadeProgram {
    Program program;
    InputsPtr inputs;
    std::vector<std::vector<float>> parameters; ///< what they start from, by TensorId; empty for other tensors
    std::vector<std::vector<std::int32_t>> orders;
    int epochs = 1;
    std::uint32_t variant = 0; ///< decides the options of engines
};

/// Nothing where these decisions lead to shapes that do not fit.
std::optional<MadeProgram> makeProgram(Decisions &decisions);

/// The Program, an operation a line.
std::string toText(const Program &program);

} // namespace overtake::fuzz
