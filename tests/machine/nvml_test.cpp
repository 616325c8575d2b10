// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "machine/nvml.h"

#include "machine/fake_nvml.h"

#include <dlfcn.h>
#include <gmock/gmock.h>

namespace overtake
{
namespace
{

using testing::ElementsAre;
using testing::IsEmpty;

class NvmlTest : public testing::TestWithParam<const char *>
{
protected:
    NvmlTest() : m_library(::dlopen(GetParam(), RTLD_NOW | RTLD_LOCAL))
    {
        fake = static_cast<test::FakeNvml *>(::dlsym(m_library, "fakeNvml"));
        *fake = {};
        fake->gpus = {{"RTX 2070", "0000:01:00.0"}, {"H100", "0000:1a:00.0"}, {"H100", "0001:1a:00.0"}};
        fake->megahertz = 1410;
    }
    ~NvmlTest() override { ::dlclose(m_library); }

    std::optional<GpuState> stateWith(unsigned long long reasons)
    {
        fake->reasons = reasons;
        return openNvml(GetParam())->watch("RTX 2070", "")->state();
    }

    test::FakeNvml *fake;

private:
    void *m_library;
};

TEST_P(NvmlTest, SaysAtWhichClockAGpuRuns)
{
    const auto state = stateWith(0);
    ASSERT_TRUE(state);
    EXPECT_NEAR(state->clockGhz, 1.41, 1e-9);
    EXPECT_NEAR(state->highestClockGhz.value(), 1.98, 1e-9);
    EXPECT_EQ(state->celsius, 71);
    EXPECT_FALSE(state->isIdle);
    EXPECT_THAT(state->throttles, IsEmpty());
}

TEST_P(NvmlTest, FindsAGpuByItsPlaceOrItsNameWhereThatIsTheOnlyOne)
{
    const auto nvml = openNvml(GetParam());
    EXPECT_TRUE(nvml->watch("H100", "0001:1a:00.0"));
    EXPECT_FALSE(nvml->watch("H100", "0002:1a:00.0"));
    EXPECT_TRUE(nvml->watch("RTX 2070", ""));
    EXPECT_FALSE(nvml->watch("H100", "")) << "which of two is not known";
    EXPECT_FALSE(nvml->watch("RTX", ""));
}

TEST_P(NvmlTest, ReasonsAreWordsButForIdlenessAndSettings)
{
    EXPECT_TRUE(stateWith(0x001)->isIdle);
    const auto wordsOf = [&](unsigned long long reasons) { return stateWith(reasons)->throttles; };
    EXPECT_THAT(wordsOf(0x001 | 0x002 | 0x100), IsEmpty()); // idle, clocks that somebody has set
    EXPECT_THAT(wordsOf(0x004), ElementsAre("power limit"));
    EXPECT_THAT(wordsOf(0x020), ElementsAre("heat"));
    EXPECT_THAT(wordsOf(0x040 | 0x008), ElementsAre("hardware slowdown", "heat"));
    EXPECT_THAT(wordsOf(0x080), ElementsAre("power supply"));
    EXPECT_THAT(wordsOf(0x010 | 0x004), ElementsAre("other GPUs of its group", "power limit"));
}

TEST_P(NvmlTest, AnErrorMeansThatNothingIsKnown)
{
    const auto watch = openNvml(GetParam())->watch("RTX 2070", "");
    EXPECT_TRUE(watch->state());
    fake->result = 15; // NVML_ERROR_GPU_IS_LOST
    EXPECT_FALSE(watch->state());
    fake->result = 0;
    fake->megahertz = 0;
    EXPECT_FALSE(watch->state());
    fake->megahertz = 1410;
    fake->optionalResult = 3; // NVML_ERROR_NOT_SUPPORTED
    const auto state = openNvml(GetParam())->watch("RTX 2070", "")->state();
    ASSERT_TRUE(state);
    EXPECT_FALSE(state->highestClockGhz);
    EXPECT_FALSE(state->celsius);
    fake->initResult = 9; // NVML_ERROR_DRIVER_NOT_LOADED
    EXPECT_FALSE(openNvml(GetParam()));
}

TEST_P(NvmlTest, AWatchKeepsTheLibraryOpenAndTheLastShutsItDown)
{
    auto watch = openNvml(GetParam())->watch("RTX 2070", "");
    EXPECT_EQ(fake->opened, 1);
    EXPECT_TRUE(watch->state());
    watch.reset();
    EXPECT_EQ(fake->opened, 0);
}

INSTANTIATE_TEST_SUITE_P(Libraries, NvmlTest, testing::Values(OVERTAKE_NVML_BEFORE_R535, OVERTAKE_NVML_SINCE_R535),
                         [](const auto &test) { return test.index == 0 ? "BeforeR535" : "SinceR535"; });

TEST(Nvml, ALibraryThatIsMissingOrLacksAFunctionIsNone)
{
    EXPECT_FALSE(openNvml("libno-such-library.so.1"));
    EXPECT_FALSE(openNvml(OVERTAKE_NVML_HALF));
}

} // namespace
} // namespace overtake
