// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/engine.h"
#include "error_of.h"
#include "registry/engine_registry.h"

#include <gmock/gmock.h>

#include <cstdlib>

namespace overtake
{
namespace
{

TEST(HostMemory, IsKnownAndCanBeLimited)
{
    EXPECT_GT(freeHostBytes(), std::int64_t{1} << 20);
    EXPECT_LT(freeHostBytes(), std::int64_t{1} << 50);
    ASSERT_EQ(setenv("OVERTAKE_MEMORY_LIMIT", "12345", 1), 0);
    EXPECT_EQ(freeHostBytes(), 12345);
    unsetenv("OVERTAKE_MEMORY_LIMIT");
}

TEST(HostMemory, ErrorNamesBytesNeededAndFree)
{
    const OutOfMemoryError error(16'000'000'000, 1'234'567, foreign("main memory"));
    const std::string text = error.what();
    EXPECT_NE(text.find("16 000 000 000 bytes (14.9 GiB)"), std::string::npos) << text;
    EXPECT_NE(text.find("1 234 567 bytes"), std::string::npos) << text;
}

TEST(EngineRegistry, FindsTheEnginesAndSuggestsNames)
{
    const EngineRegistry registry = EngineRegistry::discover();
    EXPECT_EQ(registry.require("cpu").description().id, "cpu");
    EXPECT_EQ(registry.require("reference").description().kind, EngineKind::Reference);
    EXPECT_EQ(registry.find("nonsense"), nullptr);
    EXPECT_THAT(test::errorOf<UsageError>([&] { registry.require("cpuu"); }), testing::HasSubstr("did you mean 'cpu'"));
}

} // namespace
} // namespace overtake
