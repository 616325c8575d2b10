// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Parameters of the libraries behind an engine that are chosen by measuring on its device when a person asks for it,
// and kept for every later run. One thread at a time, before anything is prepared on the engine.
#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <vector>

namespace overtake
{

/// What was chosen for one kernel of a library.
struct TunedKernel {
    std::string name; ///< "XgemmDirect"
    int tried = 0;    ///< sets of parameters, of
    int all = 0;
    double gain = 1; ///< how many times as fast it is as with the library's own; 1: those stay
};

struct TuningResult {
    std::vector<TunedKernel> kernels;
    bool isWhole = true; ///< neither stopped nor out of time
    std::string path;    ///< where it is kept; empty: it could not be
};

class Tuning
{
public:
    /// The share that is done, 0 to 1, and the kernel that is measured.
    using Progress = std::function<void(double, const std::string &)>;

    virtual ~Tuning() = default;
    /// Begins nothing new after `seconds` or once stopped; what was found until then is kept. Throws Error, and then
    /// everything is as before.
    virtual TuningResult tune(double seconds, const Progress &progress, const std::stop_token &stop) = 0;
    /// Whether anything was kept; now nothing is.
    virtual bool forget() = 0;
};

} // namespace overtake
