// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Part of each test program under AddressSanitizer: PoCL, its compiler and the OpenCL loader keep what they allocate
// until the process ends, which is no leak of ours.
extern "C" const char *__lsan_default_suppressions();

extern "C" const char *__lsan_default_suppressions()
{
    return "leak:libpocl\nleak:libLLVM\nleak:libOpenCL\nleak:libclblast\nleak:libclang\nleak:libhwloc\n";
}
