// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which OpenCL driver serves which GPU, and what to install where none is there. packaging/gpu.sh installs by the same
// rules, from the names in packaging/packages.txt.
#pragma once

#include "machine/pci_gpus.h"

#include "text/message.h"

#include <string>
#include <vector>

namespace overtake
{

/// The files by which drivers announce themselves to the ICD loader: "intel.icd", "nvidia.icd", "rusticl.icd".
std::vector<std::string> openClVendorFiles(const std::string &folder = "/etc/OpenCL/vendors");

/// Drivers of Mesa's Rusticl, which runs nothing that it was not told to: "iris,radeonsi". Those of the GPUs that no
/// driver of their maker serves.
std::string rusticlDrivers(const std::vector<PciGpu> &gpus, const std::vector<std::string> &vendorFiles);

/// Sets RUSTICL_ENABLE to these where the user has not set it. Call it before OpenCL is loaded and before there are
/// other threads.
void switchOnRusticl(const std::vector<PciGpu> &gpus, const std::vector<std::string> &vendorFiles);

/// Explains how a GPU without an engine could get one: one or two sentences.
Message howToServe(const PciGpu &gpu, const std::vector<std::string> &vendorFiles);

} // namespace overtake
