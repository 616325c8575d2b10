// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Two pretended cards where NCCL is switched off; a program of its own, because NCCL is looked for once in a process.
#include "cuda/card/test_engines.h"
#include "engines/gpu/multi_device_engine.h"

#include <cstdlib>
#include <dlfcn.h>
#include <gmock/gmock.h>

namespace overtake
{
namespace
{

TEST(WithoutNccl, TheHostSumsAndTheLegendSaysSo)
{
    ::setenv("OVERTAKE_NCCL", "off", 1);
    const auto several = gpu::makeMultiDeviceEngines(testcard::makeTestEngines()).at(0);
    EXPECT_THAT(several->description().detail.text(),
                testing::HasSubstr("gradients summed through the host's memory (NCCL cannot be used: switched off by "
                                   "OVERTAKE_NCCL)"));
    EXPECT_THAT(toText(several->labelFor({})), testing::HasSubstr(", without NCCL"));
    EXPECT_EQ(::dlopen("libnccl.so.2", RTLD_NOW | RTLD_NOLOAD), nullptr);
}

} // namespace
} // namespace overtake
