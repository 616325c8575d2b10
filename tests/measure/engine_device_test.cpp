// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/engine_device.h"

#include "engines/cpu/cpu_engine.h"
#include "engines/cpu/simd/vectors.h"
#include "model/prediction_engine.h"

#include <gtest/gtest.h>

namespace overtake
{
namespace
{

using Q = DeviceQuantity;

TEST(EngineDevice, WithFewerVectorsIsAsManyTimesSlowerOnPaper)
{
    const Vectors &best = vectorsHere().back();
    if (best.lanes < 2)
        GTEST_SKIP() << "this CPU has no vectors of one known width";
    Device known;
    known.id = "cpu";
    known.kind = DeviceKind::Cpu;
    known.set(Q::Cores, Figure::Kind::Specified, 2, "test");
    known.set(Q::Threads, Figure::Kind::Specified, 2, "test");
    known.set(Q::Fp32, Figure::Kind::Measured, 64e9, "test");
    known.set(Q::Bandwidth, Figure::Kind::Measured, 20e9, "test");
    known.set(Q::SimdLanes, Figure::Kind::Specified, best.lanes, "test");
    const EngineRegistry registry({std::make_shared<CpuEngine>("test", 2), std::make_shared<PredictionEngine>(known)});
    EngineUse use{"cpu", {}, {}};
    EXPECT_EQ(deviceOf(use, registry)->value(Q::Fp32), 64e9);
    use.options.set(vectorsKey, std::string("scalar"));
    const auto scalar = deviceOf(use, registry);
    ASSERT_TRUE(scalar);
    EXPECT_EQ(scalar->value(Q::SimdLanes), 1);
    EXPECT_EQ(scalar->value(Q::Fp32), 64e9 / best.lanes);
    EXPECT_EQ(scalar->value(Q::Bandwidth), 20e9);
    EXPECT_EQ(scalar->find(Q::Fp32)->kind, Figure::Kind::Computed);
}

} // namespace
} // namespace overtake
