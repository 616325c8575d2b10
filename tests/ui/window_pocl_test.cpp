// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window on a machine whose only OpenCL driver runs on the CPU (PoCL): it is listed, named as the CPU that it is,
// never chosen by itself, and measured like any other engine when it is. A process of its own for that.
#include "charts/charts_view.h"
#include "model/prediction_engine.h"
#include "opencl/pocl_only.h"
#include "pages/profile_page.h"
#include "results/result_view.h"
#include "ui/window_lab.h"
#include "window/main_window.h"

#include <QApplication>
#include <QTableView>
#include <gtest/gtest.h>

namespace overtake
{
namespace
{

constexpr qint64 whileCompiling = 250000; // ms: PoCL compiles kernels, perhaps beside other tests that do

bool measuredOnBoth(const SweepPoint &point)
{
    const auto &all = point.comparison.measurements;
    return all.size() == 2 && all[0].status == PointStatus::Measured && all[1].status == PointStatus::Measured;
}

TEST(WindowPocl, MeasuresItWhenItIsChosen)
{
    EngineRegistry all = withModels(EngineRegistry::discover());
    ASSERT_NE(all.find("opencl:0"), nullptr);
    ASSERT_EQ(all.require("opencl:0").description().label, "OpenCL on the CPU (PoCL)");

    Study study = defaultStudy(workloadById("mlp"), all);
    bool listed = false;
    for (EngineChoice &choice : study.engines) {
        const bool isPocl = choice.use.id == "opencl:0";
        listed = listed || isPocl;
        EXPECT_FALSE(isPocl && choice.enabled) << "never by itself";
        choice.enabled = isPocl || choice.use.id == "cpu";
    }
    ASSERT_TRUE(listed);
    const auto isCpu = [](const EngineChoice &choice) { return choice.use.id == "cpu"; };
    const auto cpu = std::ranges::find_if(study.engines, isCpu);
    for (auto other = cpu + 1; other != study.engines.end(); ++other)
        other->enabled = other->enabled && !isCpu(*other); // once is enough
    study.base = static_cast<std::size_t>(cpu - study.engines.begin());
    study.parameters.set("samples", std::int64_t{320});
    study.parameters.set("hidden", std::int64_t{16});
    study.from = 4;
    study.to = 32;

    QTemporaryDir folder;
    SteadyClock clock;
    MainWindow window(all, clock,
                      std::make_unique<QSettings>(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat));
    window.show();
    window.model().change(study, {});
    window.begin();
    const auto isThere = [&] {
        const PointPtr here = window.curves().shown()->points.nearest(16);
        return here && here->value == 16 && measuredOnBoth(*here);
    };
    ASSERT_TRUE(test::waitFor(isThere, whileCompiling));
    EXPECT_NE(window.curves().shown()->points.nearest(16)->comparison.speedUps.at(1).leaning(), Verdict::Unknown);

    auto *results = window.findChild<ResultView *>();
    const std::vector<ChartContext::Series> &series = results->context().series;
    ASSERT_EQ(series.size(), 2U);
    EXPECT_EQ(series[1].kind, EngineKind::Cpu);
    EXPECT_TRUE(series[1].label.contains(QStringLiteral("PoCL")));

    const auto isProfiled = [&] {
        const PointPtr here = window.curves().shown()->points.nearest(16);
        return here && measuredOnBoth(*here) && here->comparison.measurements[1].profile.has_value();
    };
    ASSERT_TRUE(test::waitFor(isProfiled, whileCompiling)); // once the slider rests
    results->showTab(QStringLiteral("profile"));
    EXPECT_EQ(window.findChild<ProfilePage *>()->findChildren<QTableView *>().size(), 2);
    window.close();
}

} // namespace
} // namespace overtake

int main(int argc, char **argv)
{
    const overtake::test::PoclOnly pocl;
    setenv("QT_QPA_PLATFORM", "offscreen", 0);
    const QApplication application(argc, argv);
    testing::InitGoogleTest(&argc, argv);
    return RUN_ALL_TESTS();
}
