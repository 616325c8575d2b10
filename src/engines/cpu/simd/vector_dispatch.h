// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// OVERTAKE_DISPATCH(Function): as HWY_DYNAMIC_DISPATCH, with this thread's vectors (vector_row.h).
#pragma once

#include "engines/host/vector_row.h"

#include <hwy/targets.h>

#if (HWY_TARGETS & (HWY_TARGETS - 1)) == 0 // then Highway has no tables
#define OVERTAKE_DISPATCH(FUNCTION) HWY_DYNAMIC_DISPATCH(FUNCTION)
#else
#define OVERTAKE_DISPATCH(FUNCTION)                                                                                    \
    (*HWY_DISPATCH_TABLE(FUNCTION)[overtake::simdTarget ? overtake::simdTarget : hwy::GetChosenTarget().GetIndex()])
#endif
