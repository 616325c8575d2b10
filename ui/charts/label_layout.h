// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Places labels along a line so that none touches another and each stays as near as it can to where it belongs: curve
// labels from top to bottom, crossover labels from left to right. Pure; lengths in pixels.
#pragma once

#include <optional>
#include <vector>

namespace overtake
{

struct LabelRequest {
    double centre = 0; ///< where it belongs
    double length = 0;
};

/// The centres, in the order asked, or nothing when they do not fit between `low` and `high`.
std::optional<std::vector<double>> placeLabels(const std::vector<LabelRequest> &labels, double low, double high,
                                               double gap);

} // namespace overtake
