// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "check/check.h"
#include "operations/operations.h"
#include "workloads/workload.h"

namespace overtake
{

/// For tests that check an engine once more, with another option: AddressSanitizer makes minutes of a whole check.
#if defined(OVERTAKE_ADDRESS_SANITIZER)
inline constexpr CheckScope scopeOfVariations = CheckScope::Small;
#else
inline constexpr CheckScope scopeOfVariations = CheckScope::Whole;
#endif

/// A whole check has a row for each operation and workload; a small one leaves out what has much work only.
inline std::size_t leastRows(CheckScope scope)
{
    return allOperations().size() + (scope == CheckScope::Whole ? allWorkloads().size() : 0);
}

} // namespace overtake
