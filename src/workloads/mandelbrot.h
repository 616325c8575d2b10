// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The Mandelbrot set: the same few products and sums for every point until it escapes, hardly any memory. Coordinates:
// x (width), y (height); result: counts (height, width) and the final z. How many iterations a picture takes is
// counted.
#pragma once

#include "workloads/workload.h"

namespace overtake
{

inline constexpr const char *mandelbrotId = "mandelbrot"; ///< the workload's id

/// Work of an image, for the workload and for viewers: the coordinates of any columns and rows.
struct MandelbrotWork {
    std::vector<double> x; ///< by column
    std::vector<double> y; ///< by row
    std::int32_t iterations = 400;
    double horizon = 0x1p40;
    bool doublePrecision = false;
    std::int32_t shortcuts = 0; ///< for pictures only, never where time is compared; operations/mandelbrot.h
};
constexpr std::int32_t mandelbrotMostIterations = 100000;

/// `rowsPerStep` rows are one step. `output` of the Program are the counts.
struct MandelbrotProgram {
    Program program;
    TensorId re = noTensor; ///< the final z
    TensorId im = noTensor;
};
MandelbrotProgram mandelbrotProgram(std::int64_t width, std::int64_t height, std::int32_t iterations, double horizon,
                                    bool doublePrecision, bool copies, std::int64_t rowsPerStep,
                                    const ParameterValues &parameters = {}, std::int32_t shortcuts = 0);
/// Nothing is copied but what is read: for pictures. A worker computes the same without shortcuts.
MandelbrotProgram mandelbrotProgram(const MandelbrotWork &work, std::int64_t rowsPerStep);
Inputs mandelbrotInputs(const MandelbrotWork &work);

/// `count` numbers from `first` to `last`, both included, as NumPy's linspace gives them.
std::vector<double> linspace(double first, double last, std::int64_t count);

} // namespace overtake
