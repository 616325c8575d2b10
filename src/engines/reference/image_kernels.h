// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The operations on images as a textbook writes them: one loop for each index; part of reference_kernels.h.
#pragma once

#include "engines/reference/reference_arguments.h"

namespace overtake
{

/// Runs the operation if it is one of these; false if not.
bool runImageOperation(const ReferenceArguments &arguments);

} // namespace overtake
