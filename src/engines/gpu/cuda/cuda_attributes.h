// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What a CUDA driver reports of a card: the numbers of cudaDeviceAttr, which stay the same from one CUDA to the next,
// with their names in words. Those of CUDA 13.0; an older driver does not know the last ones.
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
