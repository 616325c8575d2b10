// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fuzz/loops_before.h"

#define LOOPS overtake_in_double
#define float double
#include "fuzz/textbook_loops.inc"
#undef float

fuzz::Values fuzz::valuesInDouble(const PlainProgram &program)
{
    return LOOPS::valuesOf(program, 0);
}
