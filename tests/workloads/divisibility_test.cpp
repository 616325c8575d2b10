// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "workloads/divisibility.h"

#include "text/error.h"

#include <gmock/gmock.h>

namespace overtake
{
namespace
{

using testing::ElementsAre;

TEST(Divisibility, EveryNumberThatIsOfferedCanBeBuilt)
{
    const Workload &gpt = workloadById("gpt");
    ParameterValues values = gpt.parameters().defaults(); // 128 channels, 4 heads
    EXPECT_THAT(fittingNumbers(gpt, values, "heads"), ElementsAre(1, 2, 4, 8, 16, 32, 64));
    values.set("heads", std::int64_t{3});
    const auto channels = fittingNumbers(gpt, values, "channels");
    EXPECT_EQ(channels.front(), 3);
    EXPECT_EQ(channels.back(), 4095);
    for (const double number : {3.0, 21.0, 129.0}) {
        EXPECT_THAT(channels, testing::Contains(number));
        values.set("channels", static_cast<std::int64_t>(number));
        EXPECT_NO_THROW(gpt.build(values));
    }
    values.set("channels", std::int64_t{128});
    EXPECT_THROW(gpt.build(values), UsageError);
    EXPECT_TRUE(fittingNumbers(gpt, values, "layers").empty());
    EXPECT_TRUE(fittingNumbers(workloadById("mlp"), workloadById("mlp").parameters().defaults(), "hidden").empty());
}

TEST(Divisibility, TheNearestIsTaken)
{
    EXPECT_EQ(nearestFitting({}, 5), 5);
    EXPECT_EQ(nearestFitting({1, 2, 4, 8}, 5), 4);
    EXPECT_EQ(nearestFitting({1, 2, 4, 8}, 6), 4);
    EXPECT_EQ(nearestFitting({1, 2, 4, 8}, 7), 8);
    EXPECT_EQ(nearestFitting({2, 4}, 0), 2);
    EXPECT_EQ(nearestFitting({2, 4}, 100), 4);
    EXPECT_THAT(movedToFitting({4, 8, 12}, {1, 3, 5, 7, 30}), ElementsAre(4, 8, 12));
    EXPECT_THAT(movedToFitting({}, {1, 3}), ElementsAre(1, 3));
}

} // namespace
} // namespace overtake
