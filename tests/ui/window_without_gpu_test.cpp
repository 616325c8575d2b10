// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/prediction_engine.h"
#include "ui/main_window_lab.h"

#include "error_of.h"
#include "panels/eliding_check_box.h"
#include "study/study_settings.h"
#include "window/top_bar.h"

#include <QCheckBox>
#include <QLabel>
#include <QScrollArea>
#include <QTest>
#include <gmock/gmock.h>

namespace overtake
{
namespace
{

TEST(WindowWithoutGpu, AnEngineThatCannotServeIsGreyWithItsReason)
{
    auto cpu = std::make_shared<fakes::FakeEngine>(fakes::FakeBehaviour{});
    auto missing = std::make_shared<fakes::FakeEngine>(fakes::FakeBehaviour{.id = "cuda:0", .label = "GPU"});
    missing->describe().unavailable = foreign("The driver is not installed: apt install it.");
    EngineRegistry registry({cpu, missing});
    SteadyClock clock;
    QTemporaryDir folder;
    MainWindow window(registry, clock,
                      std::make_unique<QSettings>(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat));
    const auto *reason = window.findChild<QLabel *>(QStringLiteral("unavailable"));
    ASSERT_TRUE(reason);
    EXPECT_TRUE(reason->text().contains(QStringLiteral("The driver is not installed")));
    EXPECT_EQ(enginesToMeasure(window.model().study()).size(), 2U); // one thread against all
    // An engine that is unavailable is not suggested.
    EXPECT_THAT(test::errorOf<UsageError>([&] { registry.require("cuda"); }),
                testing::AllOf(testing::Ne(""), testing::Not(testing::HasSubstr("cuda:0"))));
}

TEST(WindowWithoutGpu, ALongDeviceNameGivesWayAndTheControlsStayInView)
{
    auto cpu = std::make_shared<fakes::FakeEngine>(fakes::FakeBehaviour{});
    fakes::FakeBehaviour behaviour;
    behaviour.id = "cuda:0";
    behaviour.label = "NVIDIA Card of a Very Long Name, the Second Edition with 141 GB";
    EngineRegistry registry({cpu, std::make_shared<fakes::FakeEngine>(behaviour)});
    SteadyClock clock;
    QTemporaryDir folder;
    MainWindow window(registry, clock,
                      std::make_unique<QSettings>(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat));
    window.resize(1280, 800);
    window.show();
    const auto *side = window.findChild<QScrollArea *>();
    ASSERT_TRUE(side);
    EXPECT_LE(side->widget()->minimumSizeHint().width(), 300); // the panel's own minimum
    const ElidingCheckBox *card = nullptr;
    for (const ElidingCheckBox *box : window.findChildren<ElidingCheckBox *>())
        if (box->label().startsWith(QStringLiteral("NVIDIA")))
            card = box;
    ASSERT_TRUE(card);
    EXPECT_TRUE(card->text().endsWith(QStringLiteral("…")));
    EXPECT_TRUE(card->toolTip().contains(QString::fromStdString(behaviour.label)));
}

TEST(WindowWithoutGpu, AClaimSaysWhatStandsInForTheGpu)
{
    auto cpu = std::make_shared<fakes::FakeEngine>(fakes::FakeBehaviour{});
    EngineRegistry registry = withModels(EngineRegistry({cpu}));
    SteadyClock clock;
    QTemporaryDir folder;
    MainWindow window(registry, clock,
                      std::make_unique<QSettings>(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat));
    const auto *status = window.findChild<QLabel *>(QStringLiteral("status"));
    ASSERT_TRUE(status);
    const QString standIn = QStringLiteral("There is no GPU here: a model stands in");
    auto *top = window.findChild<TopBar *>();
    ASSERT_TRUE(top);
    emit top->presetChosen("multiply-400");
    EXPECT_FALSE(status->text().contains(standIn)) << "no claim";
    emit top->presetChosen("claim-24000");
    EXPECT_EQ(window.model().study().preset, "claim-24000");
    EXPECT_TRUE(status->text().contains(standIn)) << status->text().toStdString();
}

TEST(WindowWithoutGpu, WithoutAnOpenClDriverItOpensAndSaysSo)
{
    QTemporaryDir folder;
    qputenv("OCL_ICD_VENDORS", folder.path().toLocal8Bit()); // holds no driver
    EngineRegistry registry = withModels(EngineRegistry::discover());
    const Engine *openCl = registry.find("opencl:0");
    ASSERT_TRUE(openCl);
    if (openCl->description().unavailable.empty())
        GTEST_SKIP() << "OpenCL was asked before in this process: run this test by itself";
    SteadyClock clock;
    MainWindow window(registry, clock,
                      std::make_unique<QSettings>(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat));
    const auto reasons = window.findChildren<QLabel *>(QStringLiteral("unavailable"));
    EXPECT_TRUE(std::ranges::any_of(reasons, [](const QLabel *label) {
        return label->text().contains(QStringLiteral("No OpenCL driver was found"));
    }));
    for (const EngineUse &use : enginesToMeasure(window.model().study()))
        EXPECT_NE(use.id, "opencl:0");
}

} // namespace
} // namespace overtake
