// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// GPU clocks by NVIDIA's management library NVML. If that library is missing, has another version or answers with an
// error, nothing is known, and no error is shown: the user can do nothing about it.
#pragma once

#include "machine/gpu_watch.h"

#include <memory>
#include <string>

namespace overtake
{

class Nvml
{
public:
    virtual ~Nvml() = default;
    /// The GPU at this place of the PCI bus ("0000:01:00.0"); where that is not known (empty), the only one of this
    /// name. Null where there is none, or several.
    virtual std::unique_ptr<GpuWatch> watch(const std::string &name, const std::string &pciAddress) const = 0;
};

/// Null where there is no such library, or it is another one. Takes some milliseconds.
std::shared_ptr<const Nvml> openNvml(const std::string &library = "libnvidia-ml.so.1");

} // namespace overtake
