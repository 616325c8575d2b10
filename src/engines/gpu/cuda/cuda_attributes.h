// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Properties that a CUDA driver reports of a device: the numbers of cudaDeviceAttr, which are the same in all CUDA
// versions, with their names in words. The list is CUDA 13.0's; an older driver does not know the last ones.
#pragma once

#include <vector>

namespace overtake
{

struct CudaAttribute {
    enum class Unit { Count, Bytes, Kilohertz, Bits, Flag };
    int number;
    const char *name;
    Unit unit;
};

const std::vector<CudaAttribute> &cudaAttributes();

} // namespace overtake
