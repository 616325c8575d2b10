// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tells which figure would halve the crossover: where a GPU would overtake if each of its figures, and of the
// baseline's CPU, were half or twice as large. By the model, from a sweep; measured times of the baseline count as they
// are, between its points by interpolation of logarithms. Nothing is run. Some tens of milliseconds; one thread at a
// time.
#pragma once

#include "measure/measurement.h"
#include "model/planned_work.h"
#include "registry/engine_registry.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace overtake
{

/// Where the GPU overtakes along the axis.
struct Overtaking {
    enum class Kind {
        Nowhere,   ///< it is slower throughout
        From,      ///< from `value` on, the first place where it is faster
        Everywhere ///< it is faster throughout
    } kind = Kind::Nowhere;
    double value = 0;
    bool operator==(const Overtaking &) const = default;
};

struct WhatIf {
    struct Row {
        Message label;    ///< "launch latency"
        Message halfName; ///< half of it, where that has a name: "AVX2 instead of AVX-512"
        bool lessIsBetter = false;
        bool ofBase = false; ///< the baseline's CPU, otherwise the GPU
        Overtaking half;
        Overtaking twice;
        /// With the change that makes the GPU's lead larger.
        const Overtaking &better() const { return lessIsBetter ? half : twice; }
    };
    Overtaking now;     ///< by the model: of a measured GPU, by that of its device
    double bracket = 0; ///< width of the sweep's bracket of the first crossover; 0 where it has none
    std::vector<Row> rows;
};

/// Nothing where engine `other` is no GPU with a model that can answer at once, where its work has no plan, where the
/// baseline has fewer than two times, or where the GPU is faster first and slower from some place on. Rows whose
/// changes would have that effect are left out. Throws Cancelled when it is stopped.
std::optional<WhatIf> whatIf(const Sweep &sweep, std::size_t other, const EngineRegistry &engines, KeptPlans &plans,
                             std::stop_token stop = {});

/// Whether the engine is a GPU with a model that can answer at once.
bool hasGpuModel(const EngineUse &use, const EngineRegistry &engines);

/// "This would halve the crossover: half the launch latency: from 210 to 118 (hidden neurons); twice the memory
/// bandwidth: no change. On the CPU's side: AVX2 instead of AVX-512: from 210 to 150 (hidden neurons)."; empty where
/// there is no crossover to move. The CPU is left out where no change of it moves the crossover by more than the
/// sweep's bracket. `axis`: the swept parameter's label.
Message toMessage(const WhatIf &whatIf, const Message &axis);

/// The figure that alone moves the crossover to four fifths or less; null where none or several do.
const WhatIf::Row *whatDecides(const WhatIf &whatIf);
/// "By the model, half the launch latency: from 210 to 118 (hidden neurons)."; empty where no figure alone decides.
Message decisionText(const WhatIf &whatIf, const Message &axis);

} // namespace overtake
