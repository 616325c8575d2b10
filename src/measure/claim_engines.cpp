// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/claim_engines.h"

#include "measure/engine_use.h"
#include "workloads/workload.h"

#include <algorithm>

namespace overtake
{

ClaimEngines enginesOf(const Preset &preset, const EngineRegistry &registry)
{
    const ParameterTable &parameters = workloadById(preset.workload).parameters();
    ClaimEngines result;
    bool needsGpu = false;
    for (const std::string &text : preset.claim->engines) {
        const std::optional<std::string> here = withGpuHere(text, registry);
        needsGpu = needsGpu || here != text;
        if (here && registry.find(here->substr(0, here->find(','))))
            result.uses.push_back(parseEngineUse(*here, registry, parameters));
    }
    result.uses = withHonestBeside(result.uses);
    if (!needsGpu || !firstGpu(registry).empty())
        return result;
    const auto lies = [](const EngineUse &use) { return !use.isHonest(); };
    const auto wrong = std::ranges::find_if(result.uses, lies);
    result.standIn = wrong == result.uses.end()
                         ? sentence("There is no GPU here: a model stands in, and no clock runs that could be read "
                                    "wrongly.")
                         : sentence("There is no GPU here: a model stands in, and %1 shows the mistake.",
                                    registry.require(wrong->id).description().device);
    return result;
}

} // namespace overtake
