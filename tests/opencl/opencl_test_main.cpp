// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// PoCL and no other driver, and caches of this process's own, before anyone asks OpenCL anything.
#include "report/temporary_folder.h"

#include <gtest/gtest.h>

#include <cstdlib>

#if defined(__SANITIZE_ADDRESS__)
// PoCL, its compiler and the loader keep what they allocate until the process ends.
extern "C" const char *__lsan_default_suppressions()
{
    return "leak:libpocl\nleak:libLLVM\nleak:libOpenCL\nleak:libclblast\nleak:libclang\nleak:libhwloc\n";
}
#endif

int main(int argc, char **argv)
{
    const overtake::test::TemporaryFolder folder;
    const std::string vendors = folder.file("vendors");
    const std::string pocl = folder.file("pocl");
    std::filesystem::create_directory(vendors);
    std::filesystem::create_directory(pocl);
    overtake::test::writeText(vendors + "/pocl.icd", "libpocl.so.2\n");
    setenv("OCL_ICD_VENDORS", vendors.c_str(), 1);
    setenv("POCL_CACHE_DIR", pocl.c_str(), 1);
    setenv("XDG_CACHE_HOME", folder.file("cache").c_str(), 1);
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
