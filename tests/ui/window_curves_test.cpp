// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the window shows is of one curve, and what was measured is not lost: charts, headline, panels and questions.
#include "ui/main_window_lab.h"

#include "charts/charts_view.h"
#include "panels/engine_panel.h"
#include "panels/engine_row.h"
#include "results/result_view.h"

#include <QAbstractSpinBox>
#include <QLabel>
#include <QMessageBox>
#include <QTest>

namespace overtake
{
namespace
{

using test::Window;

class WindowCurves : public Window
{
protected:
    const ChartsView &charts() const { return *m_window->findChild<ChartsView *>(); }
    QString status() const { return find<QLabel>("status")->text(); }
    bool sweep()
    {
        Study study = this->study();
        study.sweepValues = {5, 100};
        m_window->model().change(study, {});
        QTest::keyClick(m_window.get(), Qt::Key_S);
        return test::waitFor([this] { return !session().isSweeping(); });
    }
};

TEST_F(WindowCurves, ARunThatIsOpenedInMidSweepIsShownAlone)
{
    ASSERT_TRUE(sweep());
    ASSERT_TRUE(m_window->saveRunFile(filePath("run.json")));
    const std::size_t saved = points().sweep().points.size();
    m_window->model().setWorkload("cnn");
    QTest::keyClick(m_window.get(), Qt::Key_S);
    ASSERT_TRUE(session().isSweeping());
    m_window->openRunFile(filePath("run.json"));
    EXPECT_TRUE(status().contains(QStringLiteral("stopped"))) << status().toStdString();
    ASSERT_TRUE(test::waitFor([this] { return !session().isSweeping(); }));
    EXPECT_EQ(charts().snapshot().sweep->points.size(), saved);
    EXPECT_EQ(charts().snapshot().context.axisLabel, QStringLiteral("hidden neurons"));
    EXPECT_FALSE(headline().contains(QStringLiteral("nothing to compare"))) << headline().toStdString();
    EXPECT_EQ(study().workload, "mlp");
    EXPECT_TRUE(m_window->windowTitle().contains(QStringLiteral("run.json")));
}

TEST_F(WindowCurves, PanelChartsAndHeadlineAgreeAfterARunWasOpened)
{
    ASSERT_TRUE(sweep());
    ASSERT_TRUE(m_window->saveRunFile(filePath("run.json")));
    m_window->openRunFile(filePath("run.json"));
    const QString ofRun = headline();
    m_window->model().setWorkload("vector-multiply");
    EXPECT_EQ(charts().snapshot().context.axisLabel, QStringLiteral("elements"));
    EXPECT_TRUE(charts().snapshot().sweep->points.empty());
    EXPECT_NE(headline(), ofRun);
    EXPECT_FALSE(find<Banner>("record")->isVisible());
    action("Ctrl+Z")->trigger();
    EXPECT_EQ(charts().snapshot().context.axisLabel, QStringLiteral("hidden neurons"));
    EXPECT_EQ(headline(), ofRun);
    EXPECT_TRUE(find<Banner>("record")->isVisible());
    m_window->model().setParameter("batch", std::int64_t{64}); // not along its axis: the run does not say
    EXPECT_FALSE(curve().opened);
    EXPECT_TRUE(charts().snapshot().sweep->points.empty());
}

TEST_F(WindowCurves, AllChartsShowTheSameParametersAfterAChangeInMidSweep)
{
    Study study = this->study();
    study.sweepValues = {5, 10, 20, 50, 100};
    m_window->model().change(study, {});
    session().setFullBudget(2); // it must not end before the change
    QTest::keyClick(m_window.get(), Qt::Key_S);
    ASSERT_TRUE(test::waitFor([this] { return !points().isEmpty(); }));
    ASSERT_FALSE(charts().snapshot().sweep->points.empty());
    m_window->model().setParameter("batch", std::int64_t{256});
    EXPECT_TRUE(charts().snapshot().sweep->points.empty());
    EXPECT_TRUE(charts().snapshot().live->empty());
    EXPECT_TRUE(status().contains(QStringLiteral("stopped"))) << status().toStdString();
    ASSERT_TRUE(test::waitFor([this] { return !session().isSweeping(); }));
    EXPECT_TRUE(charts().snapshot().sweep->points.empty());
    action("Ctrl+Z")->trigger();
    ASSERT_FALSE(points().sweep().points.empty());
    for (const SweepPoint &point : points().sweep().points)
        EXPECT_EQ(point.comparison.measurements.front().parameters.integer("batch"), 32);
}

TEST_F(WindowCurves, ANudgeAndUndoLoseNothing)
{
    ASSERT_TRUE(sweep());
    const QString verdict = headline();
    const std::size_t swept = charts().snapshot().sweep->points.size();
    m_window->model().setParameter("batch", std::int64_t{33});
    action("Ctrl+Z")->trigger();
    EXPECT_EQ(charts().snapshot().sweep->points.size(), swept);
    EXPECT_EQ(headline(), verdict);
    QTest::keyClick(m_window.get(), Qt::Key_S);
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    ASSERT_TRUE(test::waitFor([this] { return !session().isSweeping(); }));
    EXPECT_EQ(charts().snapshot().sweep->points.size(), swept);
    EXPECT_EQ(headline(), verdict);
}

TEST_F(WindowCurves, WhatIsInNoFileIsAskedForOnceAtTheEnd)
{
    ASSERT_TRUE(sweep());
    EXPECT_TRUE(m_window->isWindowModified());
    action("Ctrl+Q")->trigger();
    EXPECT_TRUE(m_window->isVisible());
    ASSERT_TRUE(question());
    EXPECT_TRUE(question()->text().contains(QStringLiteral("over hidden neurons")));
    test::pressButton(*question(), "Cancel");
    ASSERT_TRUE(test::waitFor([this] { return !question(); }));
    EXPECT_TRUE(m_window->isVisible());
    m_window->close();
    ASSERT_TRUE(question());
    test::pressButton(*question(), "Close without saving");
    EXPECT_TRUE(test::waitFor([this] { return !m_window->isVisible(); }));
}

TEST_F(WindowCurves, WhatIsSavedOrOnlyQuickIsNotAskedFor)
{
    m_window->begin();
    ASSERT_TRUE(waitForCurve());
    EXPECT_FALSE(m_window->isWindowModified());
    session().setLive(false);
    ASSERT_TRUE(sweep());
    EXPECT_TRUE(m_window->isWindowModified());
    ASSERT_TRUE(m_window->saveRunFile(filePath("run.json")));
    EXPECT_FALSE(m_window->isWindowModified());
    EXPECT_TRUE(status().contains(QStringLiteral("run.json"))) << status().toStdString();
    m_window->close();
    EXPECT_FALSE(question());
    EXPECT_FALSE(m_window->isVisible());
}

/// The measured points are another curve's, which is saved.
TEST_F(WindowCurves, AnEngineLessIsNothingToSave)
{
    ASSERT_TRUE(sweep());
    ASSERT_TRUE(m_window->saveRunFile(filePath("run.json")));
    std::vector<EngineChoice> engines = study().engines;
    ASSERT_GT(engines.size(), 1U);
    engines.back().enabled = false;
    m_window->model().setEngines(engines, study().base);
    ASSERT_FALSE(points().isEmpty());
    EXPECT_FALSE(m_window->isWindowModified());
    m_window->close();
    EXPECT_FALSE(question());
}

TEST_F(WindowCurves, SeveralUnsavedOnesAreToldApart)
{
    setSwept({5, 20, 100});
    m_window->model().setParameter("batch", std::int64_t{64});
    setSwept({5, 20, 100});
    m_window->close();
    ASSERT_TRUE(question());
    EXPECT_TRUE(question()->text().contains(QStringLiteral("batch size 32"))) << question()->text().toStdString();
    EXPECT_TRUE(question()->text().contains(QStringLiteral("batch size 64"))) << question()->text().toStdString();
    test::pressButton(*question(), "Close without saving");
    EXPECT_TRUE(test::waitFor([this] { return !m_window->isVisible(); }));
}

/// A number that is being typed into an engine's row is not the study's that comes.
TEST_F(WindowCurves, ARowThatGoesTakesNothingWithIt)
{
    auto *panel = m_window->findChild<EnginePanel *>();
    auto *field = panel->findChild<QAbstractSpinBox *>();
    ASSERT_TRUE(field);
    for (auto *row : panel->findChildren<EngineRow *>())
        row->setOptionsOpen(true);
    field->setFocus();
    QTest::keyClicks(field, QStringLiteral("1"));
    m_window->model().setWorkload("matrix-multiply");
    EXPECT_EQ(study().workload, "matrix-multiply");
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    EXPECT_EQ(static_cast<std::size_t>(panel->findChildren<EngineRow *>().size()), study().engines.size());
}

TEST_F(WindowCurves, ASweepThatRunsIsAskedFor)
{
    QTest::keyClick(m_window.get(), Qt::Key_S);
    ASSERT_TRUE(session().isSweeping());
    m_window->close();
    ASSERT_TRUE(question());
    EXPECT_TRUE(m_window->isVisible());
    EXPECT_TRUE(session().isSweeping()); // asking stops nothing
    test::pressButton(*question(), "Close");
    EXPECT_TRUE(test::waitFor([this] { return !m_window->isVisible(); }));
    EXPECT_TRUE(m_window->stopMeasuring(std::chrono::minutes(1)));
}

} // namespace
} // namespace overtake
