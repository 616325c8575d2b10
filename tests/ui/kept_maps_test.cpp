// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which maps are kept: those of a study, those in no file, none of a machine that left.
#include "map/kept_maps.h"

#include "study/study.h"
#include "ui/window_lab.h"
#include "workloads/workload.h"

#include <gtest/gtest.h>

namespace overtake
{
namespace
{

TEST(KeptMaps, OfAMachineThatLeftAreFoundByNoStudy)
{
    test::Lab lab;
    const Study study = defaultStudy(workloadById("mlp"), lab.registry);
    const std::string other = enginesToMeasure(study).back().id;
    KeptMaps maps;
    maps.keep({study, "batch", std::make_shared<const SpeedUpMap>()});
    maps.retire([](const EngineUse &use) { return use.id == "lab/cpu"; });
    EXPECT_TRUE(maps.find(study, "batch"));
    maps.retire([&](const EngineUse &use) { return use.id == other; });
    EXPECT_FALSE(maps.find(study, "batch"));
    ASSERT_EQ(maps.all().size(), 1U);
    EXPECT_TRUE(maps.all().front().isUnsaved()) << "it is the user's all the same";
    maps.keep({study, "batch", std::make_shared<const SpeedUpMap>()}); // of the new machine
    EXPECT_EQ(maps.find(study, "batch"), &maps.all().back());
    EXPECT_EQ(maps.all().size(), 2U);
}

TEST(KeptMaps, AMapThatIsRetiredWhileItIsMeasuredIsKeptOnce)
{
    test::Lab lab;
    KeptMaps maps;
    KeptMap map{defaultStudy(workloadById("mlp"), lab.registry), "batch", std::make_shared<const SpeedUpMap>()};
    map.measurement = maps.newMeasurement();
    maps.keep(map);
    maps.retire([](const EngineUse &) { return true; });
    map.isRetired = true;
    map.map = std::make_shared<const SpeedUpMap>();
    maps.keep(map);
    ASSERT_EQ(maps.all().size(), 1U);
    EXPECT_EQ(maps.all().front().map, map.map);
}

TEST(KeptMaps, WhatIsInNoFileIsNeverDropped)
{
    test::Lab lab;
    const auto study = [&](std::int64_t features) {
        Study one = defaultStudy(workloadById("mlp"), lab.registry);
        one.parameters.set("features", features);
        return one;
    };
    KeptMaps maps;
    const auto keep = [&](std::int64_t features) {
        maps.keep({study(features), "batch", std::make_shared<const SpeedUpMap>()});
    };
    for (std::int64_t i = 1; i <= 12; ++i)
        keep(i);
    for (std::int64_t i = 1; i <= 12; ++i)
        EXPECT_TRUE(maps.find(study(i), "batch")) << i;
    maps.setSaved(maps.find(study(3), "batch")->map, QStringLiteral("/three.json"));
    keep(13);
    EXPECT_FALSE(maps.find(study(3), "batch")); // it can be opened
    EXPECT_TRUE(maps.find(study(1), "batch"));
    EXPECT_TRUE(maps.find(study(13), "batch"));

    KeptMap opened{study(1), "batch", std::make_shared<const SpeedUpMap>(), std::make_shared<const RunRecord>(),
                   QStringLiteral("/one.json")};
    const auto mine = maps.find(study(1), "batch")->map;
    maps.keep(opened);
    EXPECT_EQ(maps.find(study(1), "batch")->map, opened.map);
    const auto &all = maps.all();
    EXPECT_TRUE(std::ranges::any_of(all, [&](const KeptMap &one) { return one.map == mine; }));
    keep(1); // measured anew
    EXPECT_EQ(
        std::ranges::count_if(all, [&](const KeptMap &one) { return one.study.parameters.integer("features") == 1; }),
        1);
}

} // namespace
} // namespace overtake
