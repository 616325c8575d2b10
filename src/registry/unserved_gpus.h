// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// GPUs of this machine that no engine serves. Makers are compared, not cards: a driver serves everything that its maker
// sells, and not every driver reports where its card is plugged in.
#pragma once

#include "machine/pci_gpus.h"
#include "registry/engine_registry.h"

#include <algorithm>
#include <vector>

namespace overtake
{

inline std::vector<PciGpu> unservedGpus(std::vector<PciGpu> gpus, const EngineRegistry &registry)
{
    std::erase_if(gpus, [&](const PciGpu &gpu) {
        return std::ranges::any_of(registry.engines(), [&](const std::shared_ptr<Engine> &engine) {
            const EngineDescription &description = engine->description();
            return description.pciVendor == gpu.vendor && description.unavailable.empty();
        });
    });
    return gpus;
}

} // namespace overtake
