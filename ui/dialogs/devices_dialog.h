// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Help > Devices: every figure of this machine's devices and of the database, with its kind and source, in a table that
// can be searched and sorted. Window-modal, deleted when closed.
#pragma once

#include "machine/pci_gpus.h"
#include "registry/engine_registry.h"

#include <functional>

class QWidget;

namespace overtake
{

/// Models that are not ready show what is known without measuring. `gpus`: what is plugged in; those that no engine has
/// are listed with what would serve them. `measured` is called once the devices were measured anew.
void showDevices(QWidget *parent, const EngineRegistry &registry, const std::vector<PciGpu> &gpus = pciGpus(),
                 const std::function<void()> &measured = {});

} // namespace overtake
