// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// For the one file of a test program that has main(): under AddressSanitizer, what is no leak of ours.
#pragma once

#if defined(__SANITIZE_ADDRESS__)
// PoCL, its compiler and the loader keep what they allocate until the process ends.
extern "C" const char *__lsan_default_suppressions()
{
    return "leak:libpocl\nleak:libLLVM\nleak:libOpenCL\nleak:libclblast\nleak:libclang\nleak:libhwloc\n";
}
#endif
