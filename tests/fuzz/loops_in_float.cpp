// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/loops_before.h"

#define LOOPS overtake_in_float
#define double float
#include "fuzz/textbook_loops.inc"
#undef double

fuzz::Values fuzz::valuesInFloat(const PlainProgram &program, std::uint32_t seed)
{
    return LOOPS::valuesOf(program, seed);
}
