// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Cases for whole workloads, part of check.h: small sizes, in variants of the parameters on which a Program
// depends.
#pragma once

#include "check/case.h"
#include "workloads/workload.h"

namespace overtake
{

std::vector<CheckCase> workloadCasesOf(const Workload &workload, std::uint32_t seed);

} // namespace overtake
