// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How well a classifier told the classes apart: precision, recall, F1 and support of each, accuracy, macro and weighted
// averages, as scikit-learn's classification_report defines them; a share of nothing is 0. Plain data, pure functions.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace overtake
{

struct ClassScores {
    double precision = 0;     ///< correct share of the samples called this class
    double recall = 0;        ///< share of this class's samples that was found
    double f1 = 0;            ///< harmonic mean of the two
    std::int64_t support = 0; ///< samples that are this class
};

struct ClassReport {
    std::vector<ClassScores> classes; ///< by label, from 0 to the largest that was there or was called
    double accuracy = 0;
    ClassScores macro;    ///< plain mean over the classes that were there or were called
    ClassScores weighted; ///< mean over the classes, each with its support
    std::int64_t samples = 0;
};

/// `labels` and `predicted` are of one length, not empty, and not negative.
ClassReport classReport(std::span<const std::int32_t> labels, std::span<const std::int32_t> predicted);

} // namespace overtake
