// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The shelf: kept curves are listed, come back with their points, lie beside the one on show and serve as its base.
#include "ui/main_window_lab.h"

#include "charts/chart_data.h"
#include "pages/curves_page.h"
#include "panels/shelf_panel.h"
#include "results/result_view.h"

#include <QScrollBar>
#include <QSignalSpy>
#include <QSplitter>
#include <QTest>
#include <QTreeWidget>
#include <QWindow>

namespace overtake
{
namespace
{

class Shelf : public test::Window
{
protected:
    void sweep(std::int64_t batch)
    {
        m_window->model().setParameter("batch", batch);
        setSwept({5, 20, 100});
    }
    ChartSnapshot snapshot() const { return m_window->findChild<CurvesPage *>()->snapshot(); }
    QTreeWidget &list() const { return *find<QTreeWidget>("shelf"); }
    bool waitForList(int items)
    {
        return test::waitFor([&] { return list().topLevelItemCount() == items; });
    }
    QTreeWidgetItem *item(const char *words) const
    {
        for (int i = 0; i < list().topLevelItemCount(); ++i)
            if (list().topLevelItem(i)->text(0).contains(QLatin1String(words)))
                return list().topLevelItem(i);
        return nullptr;
    }
};

TEST_F(Shelf, AKeyKeepsTheCurveBesideTheNextOne)
{
    QTest::keyClick(m_window.get(), Qt::Key_K, Qt::ControlModifier);
    EXPECT_FALSE(problem().isEmpty()); // nothing to keep yet
    EXPECT_FALSE(action("Ctrl+K")->isChecked());
    sweep(32);
    QTest::keyClick(m_window.get(), Qt::Key_K, Qt::ControlModifier);
    EXPECT_TRUE(action("Ctrl+K")->isChecked());
    EXPECT_TRUE(snapshot().context.ghosts.empty()); // not beside itself
    EXPECT_TRUE(snapshot().context.pinned) << "the legend says so at once";
    EXPECT_TRUE(find<QLabel>("status")->text().contains(QStringLiteral("Pinned: ")))
        << find<QLabel>("status")->text().toStdString();
    sweep(1024);
    EXPECT_FALSE(action("Ctrl+K")->isChecked());
    ASSERT_EQ(snapshot().context.ghosts.size(), 1U);
    EXPECT_EQ(snapshot().context.ghosts[0].difference, QStringLiteral("batch size 32"));
    EXPECT_EQ(snapshot().context.ghosts[0].series.size(), 2U);
    EXPECT_GE(snapshot().context.ghosts[0].sweep->points.size(), 2U);
    EXPECT_TRUE(snapshot().context.caption.contains(QStringLiteral("batch size 32 (pinned: ")));

    // Another axis: it is out of the way, and comes back with its axis.
    m_window->model().setSweepKey("batch");
    EXPECT_TRUE(snapshot().context.ghosts.empty());
    m_window->model().undoStack().undo();
    EXPECT_EQ(snapshot().context.ghosts.size(), 1U);

    // Back at 32 the other way round; K again lets it go.
    action("P")->trigger();
    EXPECT_EQ(study().parameters.integer("batch"), 32);
    EXPECT_TRUE(points().isCareful());
    QTest::keyClick(m_window.get(), Qt::Key_K, Qt::ControlModifier);
    action("P")->trigger();
    EXPECT_EQ(study().parameters.integer("batch"), 1024);
    EXPECT_TRUE(points().isCareful());
    EXPECT_TRUE(snapshot().context.ghosts.empty());
}

TEST_F(Shelf, TheListSaysWhatDiffersAndAClickShows)
{
    sweep(1024);
    m_window->model().setParameter("batch", std::int64_t{64});
    m_window->curves().accept(5000, curve().id, [](CurvePoints &points) { // in passing
        points.addSingle(50, test::makeComparison(50, test::cpuAndGpu(), true));
    });
    sweep(32);
    EXPECT_FALSE(list().isVisible()); // closed at first
    QTest::keyClick(m_window.get(), Qt::Key_F8);
    ASSERT_TRUE(waitForList(2));
    EXPECT_TRUE(list().topLevelItem(0)->text(0).contains(QStringLiteral("current"))); // newest first
    QTreeWidgetItem *other = item("batch size 1,024 instead of 32");
    ASSERT_TRUE(other);
    EXPECT_TRUE(other->text(0).contains(QStringLiteral("Neural network (MLP) over hidden neurons")));
    EXPECT_TRUE(other->text(0).contains(QString::fromStdString(m_window->curves().machine().cpu)));
    QTest::mouseClick(list().viewport(), Qt::LeftButton, {}, list().visualItemRect(other).topLeft() + QPoint(20, 10));
    EXPECT_EQ(study().parameters.integer("batch"), 1024);
    EXPECT_TRUE(points().isCareful());
    m_window->model().undoStack().undo();
    EXPECT_EQ(study().parameters.integer("batch"), 32);
}

TEST_F(Shelf, ItsBoxesLayBesideAndChooseTheBase)
{
    sweep(32);
    sweep(1024);
    QTest::keyClick(m_window.get(), Qt::Key_F8);
    ASSERT_TRUE(waitForList(2));
    EXPECT_TRUE(headline().contains(QStringLiteral("times as fast"))) << headline().toStdString();
    item("batch size 32")->setCheckState(2, Qt::Checked);
    ASSERT_EQ(snapshot().context.ghosts.size(), 1U); // what is the base lies beside
    EXPECT_EQ(snapshot().context.base, std::optional<std::size_t>(0));
    const auto speedUp = chartSeries(snapshot(), ChartKind::SpeedUp);
    EXPECT_GE(speedUp[0].points.size(), 2U); // of the CPU over itself with small batches
    EXPECT_TRUE(headline().contains(QStringLiteral("CPU and CPU (batch size 32) are too close")))
        << headline().toStdString();
    ASSERT_TRUE(test::waitFor([&] { return item("batch size 32")->checkState(1) == Qt::Checked; }));
    item("batch size 32")->setCheckState(1, Qt::Unchecked);
    EXPECT_TRUE(snapshot().context.ghosts.empty());
    EXPECT_FALSE(snapshot().context.base);
}

TEST_F(Shelf, AClickIsNotLostWhileCurvesCome)
{
    sweep(32);
    sweep(1024);
    QTest::keyClick(m_window.get(), Qt::Key_F8);
    ASSERT_TRUE(waitForList(2));
    m_window->resize(1800, 900);                // the shelf lies within the window
    QWindow *handle = m_window->windowHandle(); // only events of the system press a button
    QPoint there;
    const auto isWithin = [&] {
        const QRect row = list().visualItemRect(item("batch size 32"));
        there = list().viewport()->mapTo(m_window.get(), row.topLeft() + QPoint(20, 10));
        return handle->size() == m_window->size() && m_window->childAt(there) == list().viewport();
    };
    ASSERT_TRUE(test::waitFor(isWithin)) << there.x() << ", " << there.y();
    QTest::mousePress(handle, Qt::LeftButton, {}, there);
    sweep(64);
    EXPECT_FALSE(test::waitFor([this] { return list().topLevelItemCount() != 2; }, 600));
    QTest::mouseRelease(handle, Qt::LeftButton, {}, there);
    EXPECT_TRUE(test::waitFor([this] { return study().parameters.integer("batch") == 32; }));
    EXPECT_TRUE(waitForList(3));
}

TEST_F(Shelf, ItsWidthIsKnownAfterARestartThoughItWasHidden)
{
    const auto splitter = [this] {
        return m_window->centralWidget()->findChild<QSplitter *>(QString(), Qt::FindDirectChildrenOnly);
    };
    QTest::keyClick(m_window.get(), Qt::Key_F8);
    splitter()->setSizes({352, 480, 420});
    const int width = splitter()->sizes().at(2);
    ASSERT_GT(width, 300);
    QTest::keyClick(m_window.get(), Qt::Key_F8);
    close();
    open();
    close(); // nor does a start without it forget
    open();
    QTest::keyClick(m_window.get(), Qt::Key_F8);
    EXPECT_TRUE(test::waitFor([&] { return splitter()->sizes().at(2) > 300; })) << splitter()->sizes().at(2);
}

TEST_F(Shelf, WhatDoesNotFitIsRefusedInASentence)
{
    sweep(32);
    const CurveId overHidden = curve().id;
    m_window->model().setSweepKey("batch");
    m_window->model().setRange(16, 64);
    setSwept({16, 64});
    auto *shelf = m_window->findChild<ShelfPanel *>();
    shelf->setKept(overHidden, true);
    EXPECT_TRUE(problem().contains(QStringLiteral("a different axis"))) << problem().toStdString();
    EXPECT_TRUE(m_window->curves().beside().curves.empty());

    m_window->model().setSweepKey("hidden");
    Study study = this->study();
    study.parameters.set("samples", std::int64_t{2000});
    study.to = 100;
    m_window->model().change(study, {});
    sweep(32);
    shelf->setBase(overHidden, true); // half the samples
    EXPECT_TRUE(problem().contains(QStringLiteral("other work"))) << problem().toStdString();
    EXPECT_EQ(m_window->curves().beside().base, 0U);
    shelf->setKept(overHidden, true);
    EXPECT_EQ(snapshot().context.ghosts.size(), 1U);
}

TEST_F(Shelf, AnOpenedRunOfAnotherMachineLiesBeside)
{
    sweep(32);
    ASSERT_TRUE(m_window->saveRunFile(filePath("my-laptop.json")));
    m_window->openRunFile(filePath("my-laptop.json"));
    ASSERT_TRUE(curve().opened);
    QTest::keyClick(m_window.get(), Qt::Key_K, Qt::ControlModifier);
    find<Banner>("record")->dismiss();
    session().setLive(false);
    ASSERT_EQ(snapshot().context.ghosts.size(), 1U);
    EXPECT_EQ(snapshot().context.ghosts[0].difference, QStringLiteral("my-laptop"));
}

TEST_F(Shelf, IsFilledOnceForManyChangesAndStaysWhereItWasScrolled)
{
    for (std::int64_t batch = 16; batch < 32; ++batch)
        sweep(batch);
    QTest::keyClick(m_window.get(), Qt::Key_F8);
    ASSERT_TRUE(waitForList(16));
    QTest::qWait(500); // longer than anything that is due
    QScrollBar &bar = *list().verticalScrollBar();
    ASSERT_GT(bar.maximum(), 10);
    bar.setValue(bar.maximum() / 2);
    const int scrolled = bar.value();
    list().setCurrentItem(item("batch size 20"), 1, QItemSelectionModel::NoUpdate);
    bar.setValue(scrolled);

    const QSignalSpy filled(list().model(), &QAbstractItemModel::modelReset);
    for (int i = 0; i < 50; ++i)
        emit m_window->curves().curvesChanged();
    EXPECT_EQ(filled.count(), 0); // a slider that is dragged must not wait for a list
    ASSERT_TRUE(test::waitFor([&] { return filled.count() > 0; }));
    EXPECT_EQ(filled.count(), 1);
    EXPECT_EQ(bar.value(), scrolled);
    ASSERT_TRUE(list().currentItem());
    EXPECT_TRUE(list().currentItem()->text(0).contains(QStringLiteral("batch size 20")));
    EXPECT_EQ(list().currentColumn(), 1);
}

TEST_F(Shelf, PinnedCurvesAreNotForgotten)
{
    sweep(32);
    const CurveId kept = curve().id;
    const RunRecord record = *m_window->curves().record(curve());
    m_window->curves().setSaved(curve(), filePath("kept.json"));
    QTest::keyClick(m_window.get(), Qt::Key_K, Qt::ControlModifier);
    for (int i = 0; i < 30; ++i)
        m_window->curves().add(record, study(), {});
    ASSERT_EQ(m_window->curves().pinned().size(), 1U);
    EXPECT_EQ(m_window->curves().pinned()[0]->id, kept);
}

} // namespace
} // namespace overtake
