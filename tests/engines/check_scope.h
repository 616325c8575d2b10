// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "check/check.h"

namespace overtake
{

/// For tests that check an engine once more, with another option: AddressSanitizer makes minutes of a whole check.
#if defined(OVERTAKE_ADDRESS_SANITIZER)
inline constexpr CheckScope scopeOfVariations = CheckScope::Small;
#else
inline constexpr CheckScope scopeOfVariations = CheckScope::Whole;
#endif

} // namespace overtake
