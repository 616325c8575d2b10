// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/engine_device.h"

#include "engines/cpu/cpu_engine.h"
#include "engines/cpu/simd/vectors.h"
#include "engines/eigen/eigen_engine.h"
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
    UsableCores cores;
    cores.threads = 2;
    const EngineRegistry registry({std::make_shared<CpuEngine>("test", 2), makeEigenEngine("test", cores),
                                   std::make_shared<PredictionEngine>(known)});
    EngineUse use{"cpu", {}, {}};
    EXPECT_EQ(deviceOf(use, registry)->value(Q::Fp32), 64e9);
    use.options.set(vectorsKey, std::string("scalar"));
    const auto scalar = deviceOf(use, registry);
    ASSERT_TRUE(scalar);
    EXPECT_EQ(scalar->value(Q::SimdLanes), 1);
    EXPECT_EQ(scalar->value(Q::Fp32), 64e9 / best.lanes);
    EXPECT_EQ(scalar->value(Q::Bandwidth), 20e9);
    EXPECT_EQ(scalar->find(Q::Fp32)->kind, Figure::Kind::Computed);
    use.id = "eigen";
    if (!registry.require("eigen").description().options.find(vectorsKey))
        return;
    use.options.set(vectorsKey, std::string("sse2"));
    EXPECT_EQ(deviceOf(use, registry)->value(Q::SimdLanes), 4);
}

/// Threads of some of the cores: so many times one core's figure, which turbo makes larger than its share of all.
TEST(EngineDevice, FewerThreadsThanCoresAreNeverMoreThanTheChip)
{
    Device known;
    known.id = "cpu";
    known.kind = DeviceKind::Cpu;
    known.set(Q::Cores, Figure::Kind::Specified, 8, "test");
    known.set(Q::Threads, Figure::Kind::Specified, 8, "test");
    known.set(Q::Fp32, Figure::Kind::Measured, 640e9, "all");
    known.set(Q::Fp32OneCore, Figure::Kind::Measured, 100e9, "one core");
    known.set(Q::Bandwidth, Figure::Kind::Measured, 50e9, "all");
    known.set(Q::BandwidthOne, Figure::Kind::Measured, 20e9, "one core");
    const EngineRegistry registry({std::make_shared<CpuEngine>("test", 8), std::make_shared<PredictionEngine>(known)});
    const auto with = [&](std::int64_t threads) {
        EngineUse use{"cpu", {{"threads", threads}}, {}};
        return deviceOf(use, registry).value();
    };
    EXPECT_EQ(with(8).find(Q::Fp32)->source.text(), "all");
    const Device seven = with(7);
    EXPECT_EQ(seven.value(Q::Fp32), 640e9);
    EXPECT_EQ(seven.value(Q::Bandwidth), 50e9);
    EXPECT_EQ(with(2).value(Q::Fp32), 200e9);
    EXPECT_EQ(with(2).find(Q::Fp32)->kind, Figure::Kind::Computed) << "nobody measured two threads";
    EXPECT_EQ(with(1).find(Q::Fp32)->kind, Figure::Kind::Measured);
    EXPECT_EQ(with(1).find(Q::Fp32)->source.text(), "one core");
    EXPECT_EQ(with(1).value(Q::Bandwidth), 20e9);
}

} // namespace
} // namespace overtake
