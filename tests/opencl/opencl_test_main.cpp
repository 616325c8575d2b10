// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "opencl/pocl_only.h"

#include <gtest/gtest.h>

#if defined(__SANITIZE_ADDRESS__)
// PoCL, its compiler and the loader keep what they allocate until the process ends.
extern "C" const char *__lsan_default_suppressions()
{
    return "leak:libpocl\nleak:libLLVM\nleak:libOpenCL\nleak:libclblast\nleak:libclang\nleak:libhwloc\n";
}
#endif

int main(int argc, char **argv)
{
    const overtake::test::PoclOnly pocl;
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
