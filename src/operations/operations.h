// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// All kinds of operations, and the headers of those that many files use. The others are included where they are used.
#pragma once

#include "operations/activations.h"
#include "operations/attention.h"
#include "operations/channels.h"
#include "operations/convolution.h"
#include "operations/differentiate.h"
#include "operations/elementwise.h"
#include "operations/embedding.h"
#include "operations/losses.h"
#include "operations/mandelbrot.h"
#include "operations/matmul.h"
#include "operations/optimisers.h"
#include "operations/pooling.h"
#include "operations/predictions.h"
#include "operations/reductions.h"
#include "operations/reshape.h"
#include "operations/transfers.h"

namespace overtake
{

/// By name. Each file registers its own (RegisteredOperations).
const std::vector<OperationKind> &allOperations();

} // namespace overtake
