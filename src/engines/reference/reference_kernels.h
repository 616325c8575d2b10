// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every operation as a textbook writes it: plain loops, one thread. The oracle that other engines are checked against,
// so long sums are kept in double precision.
#pragma once

#include "engines/batch_range.h"
#include "engines/host_storage.h"
#include "program/program.h"

namespace overtake
{

/// Runs one operation of `program` (already of this batch's size) on `storage`.
void runReferenceOperation(const Program &program, const Operation &operation, HostStorage &storage,
                           const BatchRange &batch);

} // namespace overtake
