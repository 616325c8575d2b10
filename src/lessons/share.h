// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A state as one line of text, to be sent and pasted: a link, "overtake:mlp?axis=hidden&from=5&to=2000&engine=cpu&…",
// or the command line of overtake-bench that measures the same. What is read is checked like a file: it can name a
// measurement, never a file or a command.
#pragma once

#include "lessons/state.h"

#include <string>
#include <string_view>

namespace overtake
{

std::string linkOf(const WorkState &state);
std::string commandOf(const WorkState &state);

/// Whether a text pretends to be one of the two.
bool isShared(std::string_view text);
/// State that a link or a command describes. Throws UsageError, which says what is wrong with it.
WorkState sharedState(std::string_view text);

/// Time and memory that a machine may lack, to ask the user with. isHeavy is false for light work.
struct Heaviness {
    double flopsPerStep = 0; ///< FLOPs of the largest point
    double bytes = 0;        ///< bytes of the largest point
    bool isHeavy = false;
};
Heaviness heavinessOf(const Work &work);

} // namespace overtake
