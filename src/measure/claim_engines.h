// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The measurements that show a claim's mistake on this machine. Any thread.
#pragma once

#include "measure/measurement.h"
#include "registry/engine_registry.h"
#include "workloads/preset.h"

#include <vector>

namespace overtake
{

struct ClaimEngines {
    std::vector<EngineUse> uses; ///< an honest one beside each that is timed wrongly on purpose
    Message standIn;             ///< shows the mistake where there is no GPU; empty with one
};

/// By withGpuHere() (measure/engine_use.h). The preset must be a claim.
ClaimEngines enginesOf(const Preset &preset, const EngineRegistry &registry);

} // namespace overtake
