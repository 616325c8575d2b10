// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which of several sets of parameters makes CLBlast's products the fastest on a device: each is measured in turn with
// the best so far, on a few products of the usual networks, and must give right results. Knows no device: tests make
// one up. Seconds.
#pragma once

#include "engines/accelerator/device.h"
#include "engines/opencl/clblast_parameters.h"
#include "engines/tuning.h"

#include <optional>

namespace overtake::opencl
{

/// What tuning does with a device.
struct TuningBench {
    /// False: CLBlast refuses them.
    std::function<bool(const ClBlastParameters &)> use;
    /// One product with what is in use; the views are ignored. Nothing where that fails.
    std::function<std::optional<double>(const accelerator::Product &)> seconds;
    /// Whether that product is what the shared kernel computes.
    std::function<bool(const accelerator::Product &)> isRight;
    std::function<double()> clock;
};

class ClBlastTuning
{
public:
    using Candidates = std::map<std::string, std::vector<KernelParameters>>; ///< by kernel

    /// `kept`: found earlier, to be beaten.
    ClBlastTuning(TuningBench bench, ClBlastParameters own, ClBlastParameters kept, Candidates candidates);

    /// What is clearly faster than CLBlast's own. What is in use afterwards is undefined. Once per object.
    ClBlastParameters run(double seconds, Tuning::Progress progress, std::stop_token stop);
    const std::vector<TunedKernel> &kernels() const { return m_kernels; }
    bool isWhole() const { return m_isWhole; }

private:
    struct Pair {
        double one, other;
    };

    bool mayGoOn(const char *kernel, double seconds);
    KernelParameters bestOf(const char *kernel) const;
    ClBlastParameters routedTo(const char *kernel, const KernelParameters &values) const;
    std::optional<Pair> secondsOfBoth(const ClBlastParameters &one, const ClBlastParameters &other,
                                      const accelerator::Product &product);
    std::optional<double> timeRatio(const char *kernel, const KernelParameters &one, const KernelParameters &other,
                                    const std::vector<accelerator::Product> &products, const std::stop_token &stop);
    bool givesRightResults(const char *kernel, const KernelParameters &values);
    void tuneKernel(const char *kernel, double until);
    std::vector<accelerator::Product> tiledProducts();
    void tuneRouting();

    TuningBench m_bench;
    ClBlastParameters m_own;
    ClBlastParameters m_best; ///< what differs from CLBlast's own
    Candidates m_candidates;
    std::vector<TunedKernel> m_kernels;
    bool m_isWhole = true;
    double m_start = 0;
    double m_seconds = 0;
    Tuning::Progress m_progress;
    std::stop_token m_stop;
};

} // namespace overtake::opencl
