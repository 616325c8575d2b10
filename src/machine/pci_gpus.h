// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The GPUs that are plugged into this machine, as Linux's list of PCI devices has them: also those that no driver
// serves. Only makers whose GPUs compute are of interest: a server's console chip and a virtual machine's display are
// none.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace overtake
{

constexpr std::uint32_t pciIntel = 0x8086;
constexpr std::uint32_t pciAmd = 0x1002;
constexpr std::uint32_t pciNvidia = 0x10de;

struct PciGpu {
    std::uint32_t vendor = 0;
    std::uint32_t device = 0;
    std::string address; ///< "0000:00:02.0"
    std::string name;    ///< "Intel Alder Lake-P GT2 [Iris Xe Graphics]"; "Intel GPU [8086:46a6]" where no list has it
};

/// The display controllers in `folder`, sorted by address; names from the first of `idFiles` that there is. Empty where
/// there is no such folder (another system, a container).
std::vector<PciGpu> pciGpus(const std::string &folder = "/sys/bus/pci/devices",
                            const std::vector<std::string> &idFiles = {"/usr/share/hwdata/pci.ids",
                                                                       "/usr/share/misc/pci.ids"});

} // namespace overtake
