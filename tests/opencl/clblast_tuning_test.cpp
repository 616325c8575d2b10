// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How parameters of CLBlast are chosen, with times that the test makes up; how they are kept; and that PoCL computes
// right with what was kept.
#include "engines/opencl/clblast_tuning.h"

#include "engines/opencl/device_tuning.h"
#include "engines/opencl/opencl_device.h"
#include "file/cache_folder.h"
#include "opencl/opencl_lab.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <set>

namespace overtake::opencl
{
namespace
{

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;

/// A set of values is told apart by one of them alone here.
KernelParameters set(std::size_t number)
{
    return {{"WGD", number}};
}

/// A device on which the direct kernel takes its set's number of milliseconds for any product, and the tiled one 100
/// ms; CLBlast's own is set 10.
class MadeUpDevice
{
public:
    ClBlastTuning tuning(std::vector<KernelParameters> candidates, ClBlastParameters kept = {})
    {
        const ClBlastParameters own = {
            {directKernel, set(10)}, {tiledKernel, {{"MWG", 5}}}, {routing, {{routingExtent, 100000}}}};
        return {{[this](const ClBlastParameters &given) {
                     current = given;
                     return !given.contains(directKernel) || given.at(directKernel).at("WGD") != refused;
                 },
                 [this](const accelerator::Product &product) { return seconds(product); },
                 [this](const accelerator::Product &) { return direct() != wrong; }, [this] { return now; }},
                own,
                std::move(kept),
                {{directKernel, std::move(candidates)}}};
    }

    /// With nothing to stop it, unless a test does.
    ClBlastParameters run(ClBlastTuning &tuning, double budget = 1000)
    {
        return tuning.run(
            budget, [](double, const std::string &) {}, stop.get_token());
    }

    double now = 100;
    std::size_t refused = 0, failing = 0, wrong = 0;
    std::size_t stopsAt = 0; ///< Ctrl-C during this set
    std::set<std::size_t> seen;
    std::int64_t tiledIsFasterFrom = std::int64_t{1} << 40;
    std::stop_source stop;

private:
    std::size_t direct() const { return current.contains(directKernel) ? current.at(directKernel).at("WGD") : 10; }
    std::optional<double> seconds(const accelerator::Product &product)
    {
        seen.insert(direct());
        if (direct() == stopsAt)
            stop.request_stop();
        const bool isTiled = current.at(routing).at(routingExtent) == 0;
        const double taken =
            isTiled ? (product.m >= tiledIsFasterFrom ? 0.0001 : 0.1) : 0.001 * static_cast<double>(direct());
        now += taken;
        return direct() == failing ? std::nullopt : std::optional(taken);
    }

    ClBlastParameters current;
};

TEST(ClBlastTuning, TheFastestThatIsRightIsTaken)
{
    MadeUpDevice device;
    device.wrong = 2;
    device.refused = 3;
    device.failing = 4;
    ClBlastTuning tuning = device.tuning({set(12), set(8), set(2), set(3), set(4), set(5), set(6)});
    EXPECT_THAT(device.run(tuning), ElementsAre(Pair(directKernel, set(5))));
    ASSERT_FALSE(tuning.kernels().empty());
    EXPECT_EQ(tuning.kernels().front().name, directKernel);
    EXPECT_EQ(tuning.kernels().front().tried, 7);
    EXPECT_EQ(tuning.kernels().front().all, 7);
    EXPECT_NEAR(tuning.kernels().front().gain, 2, 1e-9);
    EXPECT_TRUE(tuning.isWhole());
}

TEST(ClBlastTuning, WhatIsNotClearlyFasterIsNotTaken)
{
    MadeUpDevice device;
    ClBlastTuning tuning = device.tuning({set(11), set(10)});
    EXPECT_THAT(device.run(tuning), IsEmpty());
    EXPECT_EQ(tuning.kernels().front().gain, 1);
}

TEST(ClBlastTuning, WhatWasFoundBeforeItWasStoppedIsKept)
{
    MadeUpDevice device;
    device.stopsAt = 6;
    ClBlastTuning tuning = device.tuning({set(7), set(6), set(2)});
    EXPECT_THAT(device.run(tuning), ElementsAre(Pair(directKernel, set(7))));
    EXPECT_FALSE(tuning.isWhole());
    EXPECT_FALSE(device.seen.contains(2));
}

TEST(ClBlastTuning, WithoutTimeWhatWasKeptStays)
{
    MadeUpDevice device;
    ClBlastTuning tuning = device.tuning({set(2)}, {{directKernel, set(7)}});
    EXPECT_THAT(device.run(tuning, 0), ElementsAre(Pair(directKernel, set(7))));
    EXPECT_FALSE(tuning.isWhole());
}

TEST(ClBlastTuning, WhatWasKeptMustBeBeatenAndIsDroppedWhereItIsNoLongerFaster)
{
    MadeUpDevice device;
    ClBlastTuning better = device.tuning({set(8), set(4)}, {{directKernel, set(7)}});
    EXPECT_THAT(device.run(better), ElementsAre(Pair(directKernel, set(4))));
    ClBlastTuning worse = device.tuning({set(25)}, {{directKernel, set(20)}});
    EXPECT_THAT(device.run(worse), IsEmpty());
}

TEST(ClBlastTuning, TheTiledKernelServesFromWhereItIsFaster)
{
    MadeUpDevice device;
    device.tiledIsFasterFrom = 512;
    ClBlastTuning tuning = device.tuning({});
    const ClBlastParameters found = device.run(tuning);
    ASSERT_TRUE(found.contains(routing));
    EXPECT_GT(found.at(routing).at(routingExtent), 256U);
    EXPECT_LE(found.at(routing).at(routingExtent), 512U);
}

/// Of the direct kernel, as CLBlast names them.
const KernelParameters directSet = {{"KWID", 2}, {"MDIMAD", 8}, {"MDIMCD", 8}, {"NDIMBD", 8}, {"NDIMCD", 8},
                                    {"PADA", 1}, {"PADB", 1},   {"VWMD", 2},   {"VWND", 2},   {"WGD", 16}};
const KernelLimits smallDevice = {256, 32768};

TEST(ClBlastParameters, WhatIsWrittenIsReadAndWhatIsDamagedLeftOut)
{
    const ClBlastParameters own = {{directKernel, directSet}, {routing, {{routingExtent, 896}}}};
    ClBlastParameters other = own;
    other[directKernel]["WGD"] = 32;
    other[routing][routingExtent] = 192;
    EXPECT_EQ(parametersFrom(toText(other), own, smallDevice), other);

    const std::string text = toText(other);
    EXPECT_THAT(parametersFrom(text.substr(text.find('\n') + 1, 40), own, smallDevice), IsEmpty()) << "half a line";
    EXPECT_THAT(
        parametersFrom("no kernel at all\nXgemmDirect\nGemmRoutine XGEMM_MIN_INDIRECT_SIZE=many\n", own, smallDevice),
        IsEmpty());
    EXPECT_THAT(parametersFrom("GemmRoutine XGEMM_MIN_INDIRECT_SIZE=64\nXgemm MWG=64\n", own, smallDevice),
                ElementsAre(Pair(routing, KernelParameters{{routingExtent, 64}})));
}

TEST(ClBlastParameters, OnlyWhatADeviceCanRunIsPossible)
{
    EXPECT_TRUE(isPossible(directKernel, directSet, directSet, smallDevice));
    const auto with = [](const char *name, std::size_t value) {
        KernelParameters changed = directSet;
        changed[name] = value;
        return isPossible(directKernel, changed, directSet, smallDevice);
    };
    EXPECT_FALSE(with("VWMD", 4)) << "a tile is no multiple of it";
    EXPECT_FALSE(with("VWMD", 0));
    EXPECT_FALSE(with("ANOTHER", 1));
    EXPECT_FALSE(isPossible(directKernel, directSet, directSet, {32, 32768})) << "too large a work-group";
    EXPECT_FALSE(isPossible(directKernel, directSet, directSet, {256, 1024})) << "too little local memory";
    for (const char *kernel : {directKernel, tiledKernel}) {
        const auto candidates = candidatesFor(kernel);
        for (const KernelParameters &one : candidates) {
            EXPECT_TRUE(isPossible(kernel, one, one, {1024, 49152})) << toText({{kernel, one}});
            EXPECT_EQ(std::count(candidates.begin(), candidates.end(), one), 1);
        }
        EXPECT_GT(std::count_if(candidates.begin(), candidates.end(),
                                [&](const auto &one) { return isPossible(kernel, one, one, smallDevice); }),
                  5);
    }
}

TEST(ClBlastParameters, ADeviceHasItsOwnAgain)
{
    const FoundDevice found = test::pocl();
    const ClBlastParameters own = ownParameters(found.device);
    ASSERT_TRUE(own.contains(directKernel) && own.contains(tiledKernel) && own.contains(routing));
    EXPECT_TRUE(useParameters(found.device, {{routing, {{routingExtent, 64}}}}));
    EXPECT_EQ(ownParameters(found.device), own);
    EXPECT_FALSE(useParameters(found.device, {{directKernel, {{"WGD", 16}}}})) << "incomplete";
    EXPECT_TRUE(useParameters(found.device, {}));
}

/// As a tuning would have left it, so that nothing here depends on what is fast.
TEST(DeviceTuning, PoclComputesRightWithWhatWasKeptUntilItIsForgotten)
{
    const test::CacheFolder folder;
    const FoundDevice found = test::pocl();
    const auto tuning = makeTuning(found);
    EXPECT_FALSE(tuning->forget());
    EXPECT_THAT(openDevice(found)->libraries(), "matrix products by CLBlast");

    const ClBlastParameters kept = {{directKernel, directSet}, {routing, {{routingExtent, 64}}}};
    parametersFile(found).store(toText(kept));
    EXPECT_EQ(keptParameters(found), kept);
    const auto device = openDevice(found);
    EXPECT_EQ(device->libraries(), "matrix products by CLBlast with parameters measured here");
    for (const std::int64_t batches : {1, 3}) {
        for (const std::int64_t extent : {37, 130}) { // on either side of the routing
            accelerator::Product product;
            product.batches = batches;
            product.m = extent;
            product.n = 71;
            product.k = 59;
            product.transposeB = batches == 1;
            EXPECT_TRUE(givesRightResult(*device, product)) << batches << " of " << extent;
        }
    }

    EXPECT_TRUE(tuning->forget());
    EXPECT_THAT(keptParameters(found), IsEmpty());
    EXPECT_EQ(openDevice(found)->libraries(), "matrix products by CLBlast");
}

TEST(DeviceTuning, ADamagedFileIsAsNone)
{
    const test::CacheFolder folder;
    const FoundDevice found = test::pocl();
    parametersFile(found).store("XgemmDirect WGD=7\nsomething else\n");
    EXPECT_THAT(keptParameters(found), IsEmpty());
    test::writeText(parametersFile(found).path(), "not a cache file");
    EXPECT_THAT(keptParameters(found), IsEmpty());
    EXPECT_THAT(openDevice(found)->libraries(), "matrix products by CLBlast");
}

TEST(DeviceTuning, AnswersMeasuredWithOtherParametersDoNotHold)
{
    const FoundDevice found = test::pocl();
    const ClBlastParameters some = {{routing, {{routingExtent, 64}}}};
    const ClBlastParameters others = {{routing, {{routingExtent, 128}}}};
    EXPECT_NE(productMethodsFile(found, some).path(), productMethodsFile(found, {}).path());
    EXPECT_NE(productMethodsFile(found, some).path(), productMethodsFile(found, others).path());
}

/// With no time for other sets: from where on which kernel serves is chance, but it must be what is in use afterwards.
TEST(DeviceTuning, TunesPocl)
{
    const test::CacheFolder folder;
    const FoundDevice found = test::pocl();
    const auto tuning = makeTuning(found);
    std::vector<std::string> measured;
    const TuningResult result =
        tuning->tune(0, [&](double, const std::string &kernel) { measured.push_back(kernel); }, {});
    EXPECT_FALSE(result.isWhole);
    EXPECT_THAT(measured, testing::Contains(routing));
    ASSERT_FALSE(result.kernels.empty());
    EXPECT_EQ(result.kernels.back().name, routing);
    EXPECT_EQ(result.kernels.back().gain > 1, keptParameters(found).contains(routing));
    const bool isTuned = !keptParameters(found).empty();
    EXPECT_EQ(openDevice(found)->libraries(),
              isTuned ? "matrix products by CLBlast with parameters measured here" : "matrix products by CLBlast");
    EXPECT_EQ(tuning->forget(), isTuned);
}

} // namespace
} // namespace overtake::opencl
