// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is fused computes what it would compute one by one.
#include "engines/cpu/cpu_engine.h"
#include "engines/factors_of_one_product.h"
#include "engines/reference/reference_engine.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace overtake
{
namespace
{

TEST(Fusion, AGradientIsNotMadeAfterAnUpdateOfWhatItReads)
{
    ReferenceEngine reference("test");
    const std::vector<float> wanted = test::trainFactorsOfOneProduct(reference);
    for (const int threads : {1, 2}) {
        CpuEngine cpu("test", threads);
        EXPECT_THAT(test::trainFactorsOfOneProduct(cpu), testing::Pointwise(testing::FloatNear(1e-5F), wanted));
    }
}

} // namespace
} // namespace overtake
