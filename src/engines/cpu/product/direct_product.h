// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A product by multiplyDirect() on several threads.
#pragma once

#include "engines/cpu/product/product_kernels.h"

namespace overtake
{

/// Divides the longer side of C among the threads.
void multiplyShared(const DirectProduct &product, int threads);

} // namespace overtake
