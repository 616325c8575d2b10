// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The tabs and what is around them: each exports what it shows, a projector shows what is needed and is left by Esc,
// panels say why something cannot be done.
#include "ui/main_window_lab.h"

#include "charts/charts_view.h"
#include "charts/curve_chart.h"
#include "export/export_dialog.h"
#include "look/theme.h"
#include "mandelbrot/page.h"
#include "panels/engine_panel.h"
#include "panels/engine_row.h"
#include "panels/number_spin_box.h"
#include "panels/status_panel.h"
#include "results/result_view.h"
#include "training/training_page.h"

#include <QClipboard>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QStyle>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>
#include <QToolTip>
#include <QUndoStack>

namespace overtake
{
namespace
{

using test::Window;

class WindowPages : public Window
{
protected:
    void showTab(const char *name) { m_window->results().showTab(QString::fromLatin1(name)); }
    bool measureBriefly()
    {
        m_window->begin();
        return waitForCurve();
    }
    std::vector<EngineRow *> rows() const
    {
        const auto found = m_window->findChild<EnginePanel *>()->findChildren<EngineRow *>();
        std::vector<EngineRow *> shown;
        for (EngineRow *row : found)
            if (row->isVisible())
                shown.push_back(row);
        return shown;
    }
};

TEST_F(WindowPages, WhatWentWrongIsSaidWhereItHappened)
{
    showTab("map");
    QTest::keyClick(m_window.get(), Qt::Key_E, Qt::ControlModifier);
    EXPECT_FALSE(problem().isEmpty());
    showTab("curves");
    EXPECT_TRUE(find<Banner>("problem")->isHidden());
}

/// Qt takes some of them for editing.
TEST_F(WindowPages, KeysOfTheWindowWorkInANumberField)
{
    ASSERT_TRUE(measureBriefly());
    auto *field = inRow<NumberSpinBox>("hidden");
    field->setFocus();
    field->selectAll();
    QTest::keyClick(field, Qt::Key_C, Qt::ControlModifier);
    EXPECT_EQ(QGuiApplication::clipboard()->text(), field->text());
    QTest::keyClick(field, Qt::Key_E, Qt::ControlModifier);
    auto *dialog = m_window->findChild<ExportDialog *>();
    ASSERT_TRUE(dialog);
    dialog->reject();
}

/// The advanced ones lie in their fold: nothing of them is over the baseline's button.
TEST_F(WindowPages, OptionsOfAnEngineLieBesideEachOther)
{
    for (EngineRow *row : rows()) {
        row->setOptionsOpen(true);
        QCoreApplication::processEvents();
        for (const QWidget *stopwatch : row->findChildren<QWidget *>(QStringLiteral("stopwatch")))
            EXPECT_FALSE(stopwatch->isVisible());
        std::vector<QRect> places;
        for (const QWidget *control : row->findChildren<QAbstractButton *>())
            if (control->isVisible())
                places.emplace_back(control->mapTo(row, QPoint()), control->size());
        ASSERT_GT(places.size(), 2U);
        for (std::size_t i = 0; i < places.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                EXPECT_FALSE(places[i].intersects(places[j]));
        row->setOptionsOpen(false);
    }
}

TEST_F(WindowPages, TheViewerHidesWhatDoesNotConcernIt)
{
    showTab("curves");
    action("Ctrl+D")->setChecked(true);
    for (const char *name : {"workload", "preset", "axis", "from", "to", "baseCase"})
        EXPECT_TRUE(find<QWidget>(name)->isVisible()) << name;
    const QSize before = m_window->results().size();
    showTab("mandelbrot");
    for (const char *name : {"workload", "preset", "axis", "from", "to", "baseCase"})
        EXPECT_FALSE(find<QWidget>(name)->isVisible()) << name;
    for (QToolButton *button : m_window->findChildren<QToolButton *>()) // what still means something
        if (button->defaultAction() == action("Ctrl+E") || button->defaultAction() == action("F11")) {
            EXPECT_TRUE(button->isVisible());
        } else if (button->defaultAction() == action("S") || button->defaultAction() == action("Space")) {
            EXPECT_FALSE(button->isVisible());
        }
    QTest::keyClick(m_window.get(), Qt::Key_F9); // nor does the key bring the sliders
    QTest::keyClick(m_window.get(), Qt::Key_F9);
    EXPECT_FALSE(m_window->findChild<EnginePanel *>()->isVisible());
    showTab("curves");
    EXPECT_TRUE(find<QWidget>("workload")->isVisible() && find<QWidget>("baseCase")->isVisible());
    EXPECT_TRUE(m_window->findChild<EnginePanel *>()->isVisible());
    EXPECT_EQ(m_window->results().size(), before);
}

TEST_F(WindowPages, UndoGoesBackInWhatIsOnShow)
{
    showTab("curves");
    m_window->model().setParameter("hidden", std::int64_t{60});
    showTab("mandelbrot");
    auto &viewer = *m_window->findChild<MandelbrotPage *>();
    const MandelbrotPlace before = viewer.place();
    EXPECT_FALSE(action("Ctrl+Z")->isEnabled());
    viewer.goTo(before.moved(3, 4));
    action("Ctrl+Z")->trigger();
    EXPECT_EQ(viewer.place(), before);
    EXPECT_EQ(study().parameters.integer("hidden"), 60);
    EXPECT_FALSE(action("Ctrl+Z")->isEnabled());
    showTab("curves");
    action("Ctrl+Z")->trigger();
    EXPECT_EQ(study().parameters.integer("hidden"), 50);
    EXPECT_EQ(viewer.place(), before);
}

TEST_F(WindowPages, AWindowBuiltAnewHasTheSettingsOfAllTabs)
{
    const auto viewer = [this] { return m_window->findChild<MandelbrotPage *>(); };
    const auto palette = [&] { return viewer()->findChild<QComboBox *>(QStringLiteral("palette")); };
    showTab("mandelbrot");
    const MandelbrotPlace home = viewer()->place();
    const MandelbrotPlace place = MandelbrotPlace::at(-0.7, 0.1, 1e-3, home.size);
    viewer()->goTo(place);
    palette()->setCurrentIndex(1);
    showTab("map");
    find<NumberSpinBox>("mapTo")->setValue(77);
    showTab("training");
    find<QSpinBox>("heldOut")->setValue(33);
    showTab("curves");
    action("F9")->setChecked(false);
    buildAnew();
    EXPECT_FALSE(action("F9")->isChecked());
    EXPECT_EQ(find<NumberSpinBox>("mapTo")->value(), 77);
    EXPECT_EQ(find<QSpinBox>("heldOut")->value(), 33);
    showTab("mandelbrot");
    const auto isAt = [&](const MandelbrotPlace &there) {
        return viewer()->place() == there.resized(viewer()->canvas().pixelSize());
    };
    EXPECT_TRUE(test::waitFor([&] { return isAt(place); }));
    EXPECT_EQ(palette()->currentIndex(), 1);
    action("Ctrl+Z")->trigger();
    EXPECT_TRUE(isAt(home));
    viewer()->undoStack()->redo();
    EXPECT_TRUE(isAt(place));
}

TEST_F(WindowPages, AWindowBuiltAnewKeepsWhatIsHiddenAndTheZoom)
{
    ASSERT_TRUE(measureBriefly());
    session().setLive(false);
    const auto range = [this] { return m_window->findChild<CurveChart *>()->xAxis->range(); };
    const QCPRange home = range();
    m_window->results().charts().setSeriesVisible(1, false);
    QTest::keyClick(m_window->findChild<CurveChart *>(), Qt::Key_Plus);
    const QCPRange zoomed = range();
    ASSERT_LT(zoomed.size(), home.size());
    buildAnew();
    EXPECT_FALSE(isShown(m_window->results().charts().snapshot(), 1));
    EXPECT_DOUBLE_EQ(range().lower, zoomed.lower);
    EXPECT_DOUBLE_EQ(range().upper, zoomed.upper);
}

TEST_F(WindowPages, TheTabIsKeptByItsName)
{
    showTab("roofline");
    close();
    {
        QSettings settings(settingsPath(), QSettings::IniFormat);
        EXPECT_EQ(settings.value(QStringLiteral("tab")).toString(), QStringLiteral("roofline"));
    }
    open();
    EXPECT_EQ(m_window->results().page().objectName(), QStringLiteral("roofline"));
    close();
    QSettings(settingsPath(), QSettings::IniFormat).setValue(QStringLiteral("tab"), 3); // an older version's
    open();
    EXPECT_EQ(m_window->results().page().objectName(), QStringLiteral("curves"));
}

/// Four pages share the tab 'Why'; lessons and settings of older versions name them as before.
TEST_F(WindowPages, FiveTabsShowEightPages)
{
    const auto *tabs = m_window->results().findChild<QTabWidget *>();
    EXPECT_EQ(tabs->count(), 5);
    EXPECT_EQ(ResultView::tabNames().size(), 5);
    for (const char *name : test::pageNames) {
        showTab(name);
        EXPECT_STREQ(m_window->results().page().objectName().toUtf8().constData(), name);
        EXPECT_TRUE(m_window->results().page().isVisible()) << name;
    }
    showTab("roofline");
    action("Ctrl+1")->trigger();
    EXPECT_EQ(m_window->results().page().objectName(), QStringLiteral("curves"));
    action("Ctrl+2")->trigger();
    EXPECT_EQ(m_window->results().page().objectName(), QStringLiteral("roofline")); // it was last there
}

TEST_F(WindowPages, RadioButtonsAndBoxesGrowWithTheFont)
{
    prepareThemes();
    QRadioButton button;
    const auto width = [&](QStyle::PixelMetric metric) {
        return button.style()->pixelMetric(metric, nullptr, &button);
    };
    const int usual = width(QStyle::PM_ExclusiveIndicatorWidth);
    QFont large = button.font();
    large.setPointSizeF(3 * large.pointSizeF());
    button.setFont(large);
    EXPECT_NEAR(width(QStyle::PM_ExclusiveIndicatorWidth), 3 * usual, 0.3 * usual);
    EXPECT_EQ(width(QStyle::PM_ExclusiveIndicatorWidth), width(QStyle::PM_ExclusiveIndicatorHeight));
    EXPECT_NEAR(width(QStyle::PM_IndicatorWidth), 3 * usual, 0.3 * usual);
    const QImage shown = button.grab().toImage();
    EXPECT_GE(shown.height(), 3 * usual);
    QApplication::setStyle(QStringLiteral("Fusion"));
}

TEST_F(WindowPages, APictureThatIsNoneOfOursLeavesTheTab)
{
    QImage(8, 8, QImage::Format_RGB32).save(filePath("holiday.png"));
    showTab("bars");
    m_window->openRunFile(filePath("holiday.png"));
    EXPECT_EQ(m_window->results().page().objectName(), QStringLiteral("bars"));
    EXPECT_TRUE(problem().contains(QStringLiteral("holiday.png"))) << problem().toStdString();
}

TEST_F(WindowPages, EscLeavesTheProjectorWhenNothingRuns)
{
    ASSERT_TRUE(measureBriefly());
    QTest::keyClick(m_window.get(), Qt::Key_F11);
    ASSERT_TRUE(m_window->isFullScreen());
    EXPECT_FALSE(find<QLabel>("status")->text().contains(QStringLiteral("move a slider"))); // there is none
    EXPECT_TRUE(find<QLabel>("subject")->isVisible());
    EXPECT_TRUE(find<QLabel>("subject")->text().contains(QStringLiteral("batch size 32")))
        << find<QLabel>("subject")->text().toStdString();
    QTest::keyClick(m_window.get(), Qt::Key_F9);
    EXPECT_GE(m_window->findChild<EnginePanel *>()->font().pointSizeF(), 14);
    QTest::keyClick(m_window.get(), Qt::Key_S);
    QTest::keyClick(m_window.get(), Qt::Key_Escape); // first what runs
    EXPECT_TRUE(m_window->isFullScreen());
    ASSERT_TRUE(test::waitFor([this] { return !session().isSweeping(); }));
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    EXPECT_FALSE(m_window->isFullScreen());
    EXPECT_TRUE(find<QLabel>("subject")->isHidden());
    EXPECT_LT(m_window->findChild<EnginePanel *>()->font().pointSizeF(), 14);
}

TEST_F(WindowPages, FitsASmallProjector)
{
    ASSERT_TRUE(measureBriefly());
    EXPECT_LE(m_window->minimumSizeHint().width(), 1024);
    EXPECT_LE(m_window->minimumSizeHint().height(), 768);
}

TEST_F(WindowPages, AFolderCanBeChosenWhereOneIsTaken)
{
    const auto hasMenu = [this](const char *key) {
        const QMenu *menu = inRow<QToolButton>(key)->menu();
        return menu && menu->actions().size() == 2;
    };
    EXPECT_FALSE(hasMenu("csv"));
    m_window->model().setWorkload("cnn");
    EXPECT_TRUE(hasMenu("data"));
}

TEST_F(WindowPages, TheLastEngineStaysAndItIsSaidWhy)
{
    for (int guard = 0; guard < 10 && rows().size() > 1; ++guard) {
        for (QToolButton *button : rows().back()->findChildren<QToolButton *>())
            if (button->text() == QStringLiteral("×"))
                button->click();
        QCoreApplication::processEvents(); // the rows are made anew
    }
    ASSERT_EQ(rows().size(), 1U);
    for (QToolButton *button : rows().front()->findChildren<QToolButton *>())
        if (button->text() == QStringLiteral("×")) {
            EXPECT_FALSE(button->isEnabled());
            EXPECT_TRUE(button->toolTip().contains(QStringLiteral("last engine")));
        }
}

TEST_F(WindowPages, AddSwitchesOnWhatIsThereAndOpensTheOptionsOfATwin)
{
    Study study = this->study();
    ASSERT_GE(study.engines.size(), 2U);
    study.engines[1].enabled = false;
    m_window->model().change(study, {});
    QAction *gpu = nullptr;
    for (QPushButton *button : m_window->findChild<EnginePanel *>()->findChildren<QPushButton *>())
        if (button->menu()) {
            emit button->menu()->aboutToShow(); // fills it
            for (QAction *one : button->menu()->actions())
                if (one->text().contains(QStringLiteral("GPU")))
                    gpu = one;
        }
    ASSERT_TRUE(gpu);
    gpu->trigger();
    EXPECT_EQ(this->study().engines.size(), study.engines.size());
    EXPECT_TRUE(this->study().engines[1].enabled);
    gpu->trigger();
    EXPECT_EQ(this->study().engines.size(), study.engines.size() + 1);
}

TEST_F(WindowPages, ANumberThatIsNotTakenSaysTheRange)
{
    auto *box = inRow<NumberSpinBox>("hidden");
    box->setFocus();
    box->selectAll();
    QToolTip::hideText();
    QTest::keyClicks(box, QStringLiteral("9x"));
    EXPECT_TRUE(QToolTip::text().contains(QStringLiteral("8,192"))) << QToolTip::text().toStdString();
    QToolTip::hideText();
    QTest::keyClicks(box, QStringLiteral("9999"));
    QTest::keyClick(box, Qt::Key_Return);
    EXPECT_TRUE(QToolTip::text().contains(QStringLiteral("8,192"))) << QToolTip::text().toStdString();
    EXPECT_EQ(study().parameters.integer("hidden"), 8192);
}

TEST_F(WindowPages, ADismissedProblemDoesNotComeBackWithAnotherTab)
{
    emit session().problem(QStringLiteral("The engine failed."), {});
    auto *banner = find<Banner>("problem");
    ASSERT_EQ(problem(), QStringLiteral("The engine failed."));
    banner->findChild<QToolButton *>()->click();
    m_window->results().setTab(1);
    EXPECT_EQ(problem(), QString());
}

TEST_F(WindowPages, AfterTheProjectorTheFontIsTheSystemsAgain)
{
    const QFont before = QApplication::font();
    QFont large = before;
    large.setPointSizeF(13);
    QApplication::setFont(large);
    QCoreApplication::processEvents();
    auto *tabs = m_window->results().findChild<QTabBar *>();
    action("F11")->trigger();
    EXPECT_EQ(tabs->font().pointSizeF(), 18);
    action("F11")->trigger();
    EXPECT_EQ(tabs->font().pointSizeF(), 13);
    EXPECT_EQ(m_window->results().training().findChild<QLabel *>(QStringLiteral("trainingNote"))->font().pointSizeF(),
              13);
    QApplication::setFont(before);
}

TEST_F(WindowPages, AnotherRangeKeepsWhatIsHiddenAndTheZoomIsNotLost)
{
    ASSERT_TRUE(measureBriefly());
    session().setLive(false);
    auto *charts = m_window->findChild<ChartsView *>();
    charts->setSeriesVisible(1, false);
    m_window->model().setRange(study().from, study().to * 2);
    EXPECT_FALSE(isShown(charts->snapshot(), 1));
    EXPECT_EQ(charts->snapshot().context.to, study().to);
    m_window->model().setParameter("batch", std::int64_t{64}); // another curve of the same engines
    EXPECT_FALSE(isShown(charts->snapshot(), 1));
    m_window->model().setWorkload("vector-multiply");
    EXPECT_TRUE(isShown(charts->snapshot(), 1));
}

TEST_F(WindowPages, LiveLeavesOutWhatWouldFillTheMemory)
{
    // The fakes hold nothing: what counts is what the Program needs, about 12 MB here.
    qputenv("OVERTAKE_MEMORY_LIMIT", "24000000");
    m_window->model().setWorkload("vector-multiply");
    m_window->model().setParameter("elements", std::int64_t{1000000});
    m_window->begin();
    const bool said = test::waitFor([this] {
        const PointPtr point = points().nearest(1000000);
        return point && point->comparison.measurements.front().status == PointStatus::Skipped;
    });
    session().setLive(false);
    qunsetenv("OVERTAKE_MEMORY_LIMIT");
    ASSERT_TRUE(said);
    const std::string reason = points().nearest(1000000)->comparison.measurements.front().reason.text();
    EXPECT_NE(reason.find("memory"), std::string::npos) << reason;
}

} // namespace
} // namespace overtake
