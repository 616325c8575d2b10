// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The products of the usual networks, to be measured all at once before anyone waits for them.
#pragma once

#include "engines/cpu/product/product.h"

#include <vector>

namespace overtake
{

/// Forward, both gradients and the update of layers of 1 to 3072 neurons at batches of 1 to 1024 samples.
std::vector<ProductSpec> usualProducts();

} // namespace overtake
