// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// PoCL and no other driver, with caches that go with this object, but for PoCL's own: it compiles each kernel once in a
// build tree. Make it first in main(), before anyone asks OpenCL anything.
#pragma once

#include "report/temporary_folder.h"

#include <cstdlib>

namespace overtake::test
{

class PoclOnly
{
public:
    PoclOnly()
    {
        std::filesystem::create_directory(m_folder.file("vendors"));
        std::filesystem::create_directories(OVERTAKE_POCL_CACHE);
        writeText(m_folder.file("vendors/pocl.icd"), "libpocl.so.2\n");
        setenv("OCL_ICD_VENDORS", m_folder.file("vendors").c_str(), 1);
        setenv("POCL_CACHE_DIR", OVERTAKE_POCL_CACHE, 1);
        setenv("XDG_CACHE_HOME", m_folder.file("cache").c_str(), 1);
        setenv("OVERTAKE_CLBLAST", "on", 1); // which is faster is chance where others are busy
    }

private:
    TemporaryFolder m_folder;
};

} // namespace overtake::test
