// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A GPU of one's own in the window: sliders that change what is predicted and nothing that was measured.
#include "charts/charts_view.h"
#include "measure/engine_device.h"
#include "model/prediction_engine.h"
#include "panels/engine_panel.h"
#include "panels/engine_row.h"
#include "panels/headline.h"
#include "panels/number_slider.h"
#include "results/result_view.h"
#include "results/verdict_line.h"
#include "study/study_context.h"
#include "ui/window_lab.h"
#include "window/main_window.h"

#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QTemporaryDir>
#include <gtest/gtest.h>

namespace overtake
{
namespace
{

constexpr qint64 longerThanItWaits = 1500; // milliseconds

class OwnGpuWindow : public testing::Test
{
protected:
    OwnGpuWindow()
    {
        Study study = m_window.model().study();
        study.parameters.set("samples", std::int64_t{1000});
        study.sweepValues = {5, 50, 200, 700};
        study.from = 5;
        study.to = 700;
        m_window.model().change(study, {});
        m_window.show();
    }

    EngineRow *row()
    {
        EngineRow *last = nullptr;
        for (EngineRow *one : m_window.findChildren<EngineRow *>())
            if (!one->isHidden() && one->choice().use.id == "model:rtx-2070")
                last = one;
        return last;
    }
    NumberSlider *slider(const char *key) { return row()->findChild<NumberSlider *>(QString::fromLatin1(key)); }
    EngineUse use() { return enginesToMeasure(m_window.model().study()).at(1); }
    const Sweep &sweep() { return m_window.curves().shown()->points.sweep(); }
    void measure()
    {
        m_window.session().startSweep();
        ASSERT_TRUE(test::waitFor([&] { return !m_window.session().isSweeping(); }));
        ASSERT_GE(sweep().points.size(), 4U);
    }

    test::Lab m_lab;
    EngineRegistry m_registry{
        {m_lab.cpu, std::make_shared<PredictionEngine>(*DeviceDatabase::builtIn().find("rtx-2070", DeviceKind::Gpu))}};
    QTemporaryDir m_folder;
    MainWindow m_window{m_registry, m_lab.clock,
                        std::make_unique<QSettings>(m_folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat)};
};

TEST_F(OwnGpuWindow, BeginsAsTheCardAndIsOnesOwnOnceAFigureDiffers)
{
    ASSERT_NE(row(), nullptr);
    NumberSlider *launch = slider("launch");
    ASSERT_NE(launch, nullptr);
    EXPECT_DOUBLE_EQ(launch->number(), 6e-6) << "what the model assumes of the card";
    EXPECT_DOUBLE_EQ(slider("bandwidth")->number(), 448e9);
    EXPECT_EQ(slider("bf16"), nullptr) << "the card has no such figure";
    EXPECT_FALSE(use().options.has("launch"));
    launch->jump(1e-6);
    EXPECT_NEAR(use().options.real("launch"), 1e-6, 2e-8);
    const ChartContext context = contextFor(m_window.model().study(), m_registry, Machine{});
    EXPECT_EQ(context.series[1].label, QStringLiteral("my GPU (from GeForce RTX 2070)"));
    EXPECT_TRUE(context.series[1].predicted);
    EXPECT_TRUE(context.caption.contains(QStringLiteral("my GPU"))) << context.caption.toStdString();
    row()->findChild<QPushButton *>(QStringLiteral("ownFigures"))->click();
    EXPECT_FALSE(use().options.has("launch"));
    EXPECT_DOUBLE_EQ(slider("launch")->number(), 6e-6);
    m_window.model().undoStack().undo();
    EXPECT_TRUE(use().options.has("launch"));
}

TEST_F(OwnGpuWindow, WhatTakesLongToPredictFollowsOnceTheSliderRests)
{
    const auto isThere = [this] { return !m_window.results().charts().snapshot().predicted->empty(); };
    m_window.model().setWorkload("gpt");
    EXPECT_TRUE(isThere());
    m_window.model().setParameter("layers", std::int64_t{48});
    EXPECT_FALSE(isThere());
    {
        const auto turn = m_registry.turns().take({});
        EXPECT_FALSE(test::waitFor(isThere, longerThanItWaits)) << "on another thread, which waits for its turn";
        m_window.model().setParameter("layers", std::int64_t{47});
    }
    EXPECT_TRUE(test::waitFor(isThere, 30000));
    for (const bool isEnabled : {false, true}) {
        Study study = m_window.model().study();
        for (EngineChoice &choice : study.engines)
            choice.enabled = isEnabled || choice.use.id == "cpu";
        m_window.model().change(study, {});
        EXPECT_FALSE(isThere()) << "a curve without its engine says nothing of the next";
    }
    EXPECT_TRUE(test::waitFor(isThere, 30000));
}

TEST_F(OwnGpuWindow, ThePowerStandsBesideTheSlidersWhereASourceIsKnown)
{
    const auto *power = row()->findChild<QLabel *>(QStringLiteral("power"));
    ASSERT_NE(power, nullptr);
    EXPECT_EQ(power->text(), QStringLiteral("Power limit of the GeForce RTX 2070: 185 W, by its maker"));
    const EngineRow unknown(*m_registry.find("model:rtx-2070"), workloadById("mlp"),
                            ownFigureSpecs("model:rtx-2070", m_registry), std::nullopt, nullptr);
    EXPECT_NE(unknown.findChild<NumberSlider *>(QStringLiteral("launch")), nullptr);
    EXPECT_EQ(unknown.findChild<QLabel *>(QStringLiteral("power")), nullptr) << "nothing is invented";
}

TEST_F(OwnGpuWindow, WhatWasMeasuredStaysWhileTheModelFollows)
{
    constexpr int mostSweeps = 3; // on a busy machine points of some microseconds may not converge
    for (int i = 0; i == 0 || (i < mostSweeps && sweep().crossovers[1].kind != Crossover::Kind::Crossings); ++i)
        measure();
    const Sweep before = sweep();
    ASSERT_EQ(before.crossovers[1].kind, Crossover::Kind::Crossings);
    slider("launch")->jump(slider("launch")->lowest());
    const Sweep &after = sweep();
    ASSERT_EQ(after.points.size(), before.points.size());
    for (std::size_t i = 0; i < after.points.size(); ++i) {
        const Comparison &old = before.points[i].comparison, &now = after.points[i].comparison;
        EXPECT_EQ(now.measurements[0].epochSeconds, old.measurements[0].epochSeconds);
        EXPECT_EQ(now.measurements[0].samples, old.measurements[0].samples);
        EXPECT_LT(now.measurements[1].epochSeconds, old.measurements[1].epochSeconds);
        EXPECT_EQ(now.measurements[1].status, PointStatus::Predicted);
        EXPECT_TRUE(now.measurements[1].use.options.has("launch"));
        EXPECT_NEAR(now.speedUps[1].median, now.measurements[0].epochSeconds / now.measurements[1].epochSeconds, 1e-9);
    }
    EXPECT_TRUE(after.crossovers[1].kind == Crossover::Kind::AlwaysFaster ||
                after.crossovers[1].brackets.front().high < before.crossovers[1].brackets.front().high);
    // A drag leaves no trail of curves, and back at the card its own points are there.
    const std::size_t curves = m_window.curves().curves().size();
    for (const double number : {2e-7, 3e-7, 4e-7, 5e-7, 6e-7})
        slider("launch")->jump(number);
    EXPECT_LE(m_window.curves().curves().size(), curves + 1);
    row()->findChild<QPushButton *>(QStringLiteral("ownFigures"))->click();
    EXPECT_EQ(sweep().points.size(), before.points.size());
    EXPECT_EQ(sweep().points[1].comparison.measurements[1].epochSeconds,
              before.points[1].comparison.measurements[1].epochSeconds);
    EXPECT_TRUE(m_window.curves().shown()->isUnsaved()) << "its measurements are in no file yet";
}

TEST_F(OwnGpuWindow, IsAddedFromTheMenuWithItsSlidersOpen)
{
    QMenu *add = nullptr;
    for (const QPushButton *button : m_window.findChild<EnginePanel *>()->findChildren<QPushButton *>())
        add = button->menu() ? button->menu() : add;
    ASSERT_NE(add, nullptr);
    emit add->aboutToShow();
    QMenu *own = nullptr;
    for (QMenu *menu : add->findChildren<QMenu *>())
        if (menu->title() == QStringLiteral("A GPU of your own"))
            own = menu;
    ASSERT_NE(own, nullptr);
    ASSERT_EQ(own->actions().size(), 1);
    const std::size_t before = m_window.model().study().engines.size();
    own->actions().front()->trigger();
    EXPECT_EQ(m_window.model().study().engines.size(), before + 1) << "beside the card itself, to compare with it";
    ASSERT_TRUE(test::waitFor([&] { return row() != nullptr; })); // the layout shows it later
    EXPECT_TRUE(slider("launch")->isVisibleTo(row()));
}

TEST_F(OwnGpuWindow, TheHeadlineSaysWhatAloneDecides)
{
    measure();
    auto *headline = m_window.findChild<Headline *>();
    EXPECT_TRUE(test::waitFor([&] { return headline->why().contains(QStringLiteral("half the launch latency")); }))
        << headline->why().toStdString();
    const QString table = headline->findChild<QWidget *>(QStringLiteral("why"))->toolTip();
    for (const char *part :
         {"Where GeForce RTX 2070", "half of it", "memory bandwidth", "launch latency", "halve the crossover"})
        EXPECT_TRUE(table.contains(QString::fromLatin1(part))) << part << " in\n" << table.toStdString();
    EXPECT_GE(table.count(QStringLiteral("<tr>")), 8) << "a row for each figure of the card, and the heading";
    EXPECT_TRUE(m_window.results().pointReport().contains(table)) << "F4 shows it, too";
    const auto turn = m_registry.turns().take({});
    slider("launch")->jump(3e-6);
    EXPECT_FALSE(test::waitFor([&] { return headline->why().contains(QStringLiteral("half the launch latency")); },
                               longerThanItWaits))
        << "on another thread, which waits for its turn";
    EXPECT_NE(headline->findChild<QWidget *>(QStringLiteral("why"))->toolTip(), table) << "not of this curve any more";
}

TEST_F(OwnGpuWindow, NothingIsComputedAboutAFile)
{
    const auto *line = m_window.findChild<VerdictLine *>();
    measure();
    ASSERT_TRUE(test::waitFor([&] { return !line->whatIfDetails().isEmpty(); }));
    measure(); // it is to be computed anew, after a while
    Study study = m_window.model().study();
    CurveStore &curves = m_window.curves();
    study.run = curves.add(*curves.record(*curves.shown()), study, QStringLiteral("/a/file.json"));
    m_window.model().change(study, {});
    ASSERT_TRUE(curves.shown()->opened);
    EXPECT_FALSE(test::waitFor([&] { return !line->whatIfDetails().isEmpty(); }, longerThanItWaits));
}

} // namespace
} // namespace overtake
