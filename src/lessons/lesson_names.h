// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The words of a lesson's file, in the order of their enumerations (lessons/lesson.h).
#pragma once

#include "lessons/lesson.h"

#include <array>

namespace overtake
{

inline constexpr std::array<const char *, 9> stepNames = {"say",    "set",     "do",  "guess", "measure",
                                                          "reveal", "explain", "why", "exit"};
inline constexpr std::array<const char *, 6> questionNames = {"",         "crossover", "faster",
                                                              "speed-up", "curve",     "utilisation"};
inline constexpr std::array<const char *, 4> outcomeNames = {"crossing", "base", "other", "close"};

} // namespace overtake
