// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The tuning parameters of CLBlast's matrix products: tiles, work-groups, vector widths. CLBlast has them for a few
// dozen devices and takes an average for all others. Within a process they belong to a device, whatever its context.
// Thread-safe.
#pragma once

#include "engines/opencl/opencl_api.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace overtake::opencl
{

/// The values of one kernel by name: "WGD" 32.
using KernelParameters = std::map<std::string, std::size_t>;
/// By kernel; one that is absent has CLBlast's own.
using ClBlastParameters = std::map<std::string, KernelParameters>;

/// One launch for any extents.
inline constexpr const char *directKernel = "XgemmDirect";
/// For large products: works on copies of the operands, padded to whole tiles.
inline constexpr const char *tiledKernel = "Xgemm";
/// Which of the two: from which extent on (of a cube with as many multiplications) the second is used.
inline constexpr const char *routing = "GemmRoutine";
inline constexpr const char *routingExtent = "XGEMM_MIN_INDIRECT_SIZE";

/// What a device can run.
struct KernelLimits {
    std::size_t groupSize = 0;
    std::size_t localBytes = 0;
};
KernelLimits limitsOf(cl_device_id device);

/// CLBlast's own for this device: as they were before the first useParameters() of this process.
ClBlastParameters ownParameters(cl_device_id device);
/// From now on, in this process. Products that were prepared with others may fail then. False where CLBlast refuses
/// some; its own are in use again then.
bool useParameters(cl_device_id device, const ClBlastParameters &parameters);

/// Whether a kernel with these values is one that CLBlast can compile, and the device run. The names must be those of
/// `own`.
bool isPossible(const std::string &kernel, const KernelParameters &values, const KernelParameters &own,
                const KernelLimits &limits);
/// Sets worth trying on a device that CLBlast does not know, the most likely first; not all are possible everywhere.
std::vector<KernelParameters> candidatesFor(const std::string &kernel);

/// One line for each kernel.
std::string toText(const ClBlastParameters &parameters);
/// Leaves out what it cannot read, and what is not possible.
ClBlastParameters parametersFrom(std::string_view text, const ClBlastParameters &own, const KernelLimits &limits);

} // namespace overtake::opencl
