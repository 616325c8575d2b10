// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The sum of tensors over several devices that share a batch. Engines of several devices insert it into the Program of
// each; it stands in no workload and is therefore not among allOperations().
#pragma once

#include "program/program.h"

namespace overtake::operations
{

/// Any number of tensors, in place -> their weighted sum over all devices; on one device by itself what they were.
extern const OperationType AllReduce;

/// Inserts the sum of all gradients, after the last of them is complete and before anything uses them. Throws Error
/// where the Program trains nothing, or uses a gradient before all are there.
void sumGradients(Program &program);

} // namespace overtake::operations
