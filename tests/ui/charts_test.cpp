// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The charts as a user meets them: points set, cursor dragged, zoomed, series switched off, theme changed.
#include "charts/bars_view.h"
#include "charts/charts_view.h"
#include "charts/curve_chart.h"
#include "charts/end_labels.h"
#include "ui/sample_sweeps.h"

#include <QAbstractButton>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <gtest/gtest.h>

namespace overtake
{
namespace
{

using namespace test;

class Charts : public testing::Test
{
protected:
    void SetUp() override
    {
        view.resize(1280, 700);
        view.setContext(makeContext(cpuAndGpu(), 5, 2000));
        view.show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(&view));
        charts = view.findChildren<CurveChart *>();
        ASSERT_EQ(charts.size(), 3);
    }

    CurveChart &chart(ChartKind kind) const
    {
        return **std::find_if(charts.begin(), charts.end(), [kind](CurveChart *c) { return c->kind() == kind; });
    }

    /// Waits until what was set has been drawn.
    void settle() const
    {
        QTest::qWait(50);
        for (CurveChart *each : charts)
            each->replot();
    }

    void setSweep(int points)
    {
        view.setSweep(makeSweep(geometric(5, 2000, points), cpuAndGpu()));
        settle();
    }

    static QPoint at(const CurveChart &chart, double value, double height = 0.5)
    {
        const QRect area = chart.axisRect()->rect();
        return {qRound(chart.xAxis->coordToPixel(value)), qRound(area.top() + area.height() * height)};
    }

    ChartsView view;
    QList<CurveChart *> charts;
};

TEST_F(Charts, SayWhatWillAppearAndThenShowIt)
{
    for (CurveChart *each : charts)
        EXPECT_FALSE(each->hasPoints());
    const QImage empty = view.grab().toImage();
    setSweep(8);
    for (CurveChart *each : charts)
        EXPECT_TRUE(each->hasPoints());
    EXPECT_NE(view.grab().toImage(), empty);
    view.clearPoints();
    settle();
    EXPECT_FALSE(chart(ChartKind::Time).hasPoints());
}

TEST_F(Charts, DraggingTheLineMovesTheSlider)
{
    setSweep(8);
    view.setCursor(100);
    for (CurveChart *each : charts) {
        QSignalSpy moved(&view, &ChartsView::cursorMoved);
        view.setCursor(100);
        QTest::mousePress(each, Qt::LeftButton, {}, at(*each, 100));
        QTest::mouseMove(each, at(*each, 500));
        QTest::mouseMove(each, at(*each, 700));
        QTest::mouseRelease(each, Qt::LeftButton, {}, at(*each, 700));
        ASSERT_EQ(moved.count(), 2);
        EXPECT_NEAR(moved.last().first().toDouble(), 700, 20);
        for (CurveChart *other : charts)
            EXPECT_EQ(other->cursorValue(), each->cursorValue());
    }
}

TEST_F(Charts, TheLineStopsAtTheEndsOfTheRange)
{
    setSweep(8);
    view.setCursor(1000);
    CurveChart &time = chart(ChartKind::Time);
    QSignalSpy moved(&view, &ChartsView::cursorMoved);
    QTest::mousePress(&time, Qt::LeftButton, {}, at(time, 1000));
    QTest::mouseMove(&time, {time.width() + 200, 100});
    EXPECT_DOUBLE_EQ(moved.last().first().toDouble(), 2000);
    QTest::mouseRelease(&time, Qt::LeftButton, {}, {time.width() + 200, 100});
}

TEST_F(Charts, SettingTheCursorSaysNothingBack)
{
    QSignalSpy moved(&view, &ChartsView::cursorMoved);
    view.setCursor(300);
    EXPECT_EQ(moved.count(), 0);
    EXPECT_EQ(chart(ChartKind::SpeedUp).cursorValue(), 300);
}

TEST_F(Charts, ArrowKeysMoveTheLineByWholeSteps)
{
    view.setCursor(5);
    QSignalSpy moved(&view, &ChartsView::cursorMoved);
    QTest::keyClick(&chart(ChartKind::SpeedUp), Qt::Key_Right);
    ASSERT_EQ(moved.count(), 1);
    EXPECT_DOUBLE_EQ(moved.last().first().toDouble(), 6);
    QTest::keyClick(&chart(ChartKind::SpeedUp), Qt::Key_Left, Qt::ShiftModifier);
    EXPECT_DOUBLE_EQ(moved.last().first().toDouble(), 5);
}

TEST_F(Charts, DragZoomsAllAndDoubleClickResets)
{
    setSweep(20);
    const QCPRange home = chart(ChartKind::Time).xAxis->range();
    CurveChart &speedUp = chart(ChartKind::SpeedUp);
    QTest::mousePress(&speedUp, Qt::LeftButton, {}, at(speedUp, 100));
    QTest::mouseMove(&speedUp, at(speedUp, 400));
    QTest::mouseRelease(&speedUp, Qt::LeftButton, {}, at(speedUp, 400));
    for (CurveChart *each : charts) {
        EXPECT_NEAR(each->xAxis->range().lower, 100, 3);
        EXPECT_NEAR(each->xAxis->range().upper, 400, 10);
    }
    setSweep(21); // new points do not take the zoom away
    EXPECT_NEAR(speedUp.xAxis->range().upper, 400, 10);
    QTest::mouseDClick(&chart(ChartKind::Throughput), Qt::LeftButton, {}, {150, 100});
    for (CurveChart *each : charts)
        EXPECT_EQ(each->xAxis->range(), home);
}

TEST_F(Charts, WheelZoomsAboutThePointerAndNeverBeyondTheData)
{
    setSweep(20);
    CurveChart &time = chart(ChartKind::Time);
    const QCPRange home = time.xAxis->range();
    const QPoint place = at(time, 200);
    const auto wheel = [&](int delta) {
        QWheelEvent event(place, time.mapToGlobal(place), {}, {0, delta}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&time, &event);
    };
    wheel(240);
    EXPECT_GT(time.xAxis->range().lower, home.lower);
    EXPECT_LT(time.xAxis->range().upper, home.upper);
    EXPECT_NEAR(time.xAxis->coordToPixel(200), place.x(), 1.5);
    EXPECT_EQ(chart(ChartKind::SpeedUp).xAxis->range(), time.xAxis->range());
    for (int i = 0; i < 8; ++i)
        wheel(-240);
    EXPECT_NEAR(time.xAxis->range().lower, home.lower, 1e-9);
    EXPECT_NEAR(time.xAxis->range().upper, home.upper, 1e-6);
}

TEST_F(Charts, LegendSwitchesASeriesInAllCharts)
{
    setSweep(8);
    QSignalSpy changed(&view, &ChartsView::seriesVisibilityChanged);
    QAbstractButton *gpu = nullptr;
    for (QAbstractButton *button : view.findChildren<QAbstractButton *>())
        if (button->isCheckable() && button->text() == QStringLiteral("GPU: RTX 2070"))
            gpu = button;
    ASSERT_NE(gpu, nullptr);
    QTest::mouseClick(gpu, Qt::LeftButton);
    ASSERT_EQ(changed.count(), 1);
    EXPECT_EQ(changed.last().at(0).toInt(), 1);
    EXPECT_FALSE(changed.last().at(1).toBool());
    EXPECT_FALSE(view.isSeriesVisible(1));
    settle();
    for (CurveChart *each : charts)
        for (int i = 0; i < each->graphCount(); ++i)
            EXPECT_EQ(each->graph(i)->visible(), i / 3 != 1) << i; // three graphs for each series
    gpu->setFocus();
    QTest::keyClick(gpu, Qt::Key_Space);
    EXPECT_TRUE(view.isSeriesVisible(1));
    view.setSeriesVisible(1, false);
    EXPECT_FALSE(gpu->isChecked());
}

TEST_F(Charts, ALabelAtACurvesEndSwitchesItOff)
{
    setSweep(8);
    CurveChart &speedUp = chart(ChartKind::SpeedUp);
    const std::vector<EndLabel> labels = endLabels(speedUp);
    ASSERT_EQ(labels.size(), 1U);
    EXPECT_EQ(labels[0].text, QStringLiteral("GPU: RTX 2070"));
    QTest::mouseClick(&speedUp, Qt::LeftButton, {}, labels[0].rect.center().toPoint());
    EXPECT_FALSE(view.isSeriesVisible(1));
    EXPECT_TRUE(endLabels(speedUp).empty());
}

TEST_F(Charts, LabelsLieInsideAndApart)
{
    view.resize(1920, 1000);
    ChartContext context = makeContext(fourEngines(), 5, 2000);
    context.reported = reportedWidth();
    view.setContext(context);
    view.setSweep(makeSweep(geometric(5, 2000, 12), fourEngines()));
    settle();
    const std::vector<EndLabel> labels = endLabels(chart(ChartKind::Time));
    ASSERT_EQ(labels.size(), 6U);
    for (std::size_t i = 0; i < labels.size(); ++i) {
        EXPECT_TRUE(QRectF(chart(ChartKind::Time).rect()).contains(labels[i].rect)) << labels[i].text.toStdString();
        for (std::size_t k = 0; k < i; ++k)
            EXPECT_FALSE(labels[i].rect.intersects(labels[k].rect));
    }
}

TEST_F(Charts, ASweepTakesThePlaceOfLivePoints)
{
    for (const double value : {20.0, 100.0, 1900.0})
        view.setLivePoint(value, makeComparison(value, cpuAndGpu(), true));
    view.setLivePoint(100.2, makeComparison(100.2, cpuAndGpu(), true)); // the same place: the newest stays
    ASSERT_EQ(view.snapshot().live.size(), 3U);
    EXPECT_DOUBLE_EQ(view.snapshot().live[1].value, 100.2);
    view.setSweep(makeSweep({5, 50, 500}, cpuAndGpu()));
    ASSERT_EQ(view.snapshot().live.size(), 1U);
    EXPECT_DOUBLE_EQ(view.snapshot().live[0].value, 1900);
    view.setLivePoint(200, makeComparison(200, cpuAndGpu(), true));
    view.setSweep(view.snapshot().sweep); // nothing new: the later quick point stays
    EXPECT_EQ(view.snapshot().live.size(), 2U);
}

TEST_F(Charts, TheRangeOfYIsCalmWhilePointsComeIn)
{
    const std::vector<double> values = geometric(5, 2000, 40);
    CurveChart &time = chart(ChartKind::Time);
    int changes = 0;
    QCPRange last;
    for (std::size_t count = 1; count <= values.size(); ++count) {
        view.setSweep(makeSweep({values.begin(), values.begin() + static_cast<std::ptrdiff_t>(count)}, cpuAndGpu()));
        settle();
        const QCPRange now = time.yAxis->range();
        if (count > 1) {
            EXPECT_LE(now.lower, last.lower);
            EXPECT_GE(now.upper, last.upper);
            changes += now != last ? 1 : 0;
        }
        last = now;
    }
    EXPECT_LE(changes, 4); // 46 ms to 2.7 s: 1, 2 and 5 s
}

TEST_F(Charts, ALivePointThatGoesDoesNotShrinkTheRange)
{
    view.setSweep(makeSweep({5, 50}, cpuAndGpu()));
    view.setLivePoint(2000, makeComparison(2000, cpuAndGpu(), true));
    settle();
    const QCPRange wide = chart(ChartKind::Time).yAxis->range();
    Comparison lower = makeComparison(2000, cpuAndGpu(), true);
    lower.measurements[0].epochSeconds /= 10;
    view.setLivePoint(2000, lower);
    settle();
    EXPECT_EQ(chart(ChartKind::Time).yAxis->range(), wide);
    view.clearPoints();
    view.setSweep(makeSweep({5, 50}, cpuAndGpu()));
    settle();
    EXPECT_LT(chart(ChartKind::Time).yAxis->range().upper, wide.upper);
}

TEST_F(Charts, HoveringNeverMeetsAnOldSnapshot)
{
    view.setSweep(makeSweep(geometric(5, 2000, 20), cpuAndGpu()));
    settle();
    CurveChart &time = chart(ChartKind::Time);
    const ChartPoint last = time.series()[0].points.back();
    const QPointF place = time.pixel(last.x, last.y);
    EXPECT_FALSE(time.textAt(place).isEmpty());
    view.clearPoints(); // not painted yet
    EXPECT_TRUE(time.textAt(place).isEmpty());
}

TEST_F(Charts, AZoomBetweenTwoPointsStillShowsTheLine)
{
    view.setSweep(makeSweep({5, 2000}, cpuAndGpu()));
    settle();
    CurveChart &time = chart(ChartKind::Time);
    QTest::mousePress(&time, Qt::LeftButton, {}, at(time, 90));
    QTest::mouseMove(&time, at(time, 110));
    QTest::mouseMove(&time, at(time, 250));
    QTest::mouseRelease(&time, Qt::LeftButton, {}, at(time, 250));
    EXPECT_TRUE(time.yAxis->tickLabels());
    EXPECT_TRUE(time.yAxis->range().contains(0.35)); // halfway between 46 ms and 2.7 s
    EXPECT_LT(time.yAxis->range().upper, 2.7);
}

TEST_F(Charts, BreakEvenIsAlwaysInThePicture)
{
    std::vector<SampleEngine> engines = cpuAndGpu();
    engines[1].seconds = [](double) { return 1000; };
    view.setSweep(makeSweep(geometric(5, 2000, 5), engines));
    settle();
    EXPECT_TRUE(chart(ChartKind::SpeedUp).yAxis->range().contains(1));
    EXPECT_TRUE(chart(ChartKind::SpeedUp).yAxis->range().contains(5e-5));
}

TEST_F(Charts, ManyUpdatesAreDrawnOnce)
{
    CurveChart &time = chart(ChartKind::Time);
    settle();
    QSignalSpy drawn(&time, &QCustomPlot::afterReplot);
    for (int points = 2; points < 40; ++points)
        view.setSweep(makeSweep(geometric(5, 2000, points), cpuAndGpu()));
    QTest::qWait(100);
    EXPECT_GE(drawn.count(), 1);
    EXPECT_LE(drawn.count(), 8);
}

TEST_F(Charts, FollowThePaletteAndTheProjector)
{
    setSweep(8);
    EXPECT_FALSE(chart(ChartKind::Time).theme().dark);
    QPalette dark;
    dark.setColor(QPalette::Window, Qt::black);
    dark.setColor(QPalette::Base, QColor(20, 20, 20));
    dark.setColor(QPalette::Text, Qt::white);
    dark.setColor(QPalette::WindowText, Qt::white);
    view.setPalette(dark);
    EXPECT_TRUE(chart(ChartKind::Time).theme().dark);
    EXPECT_EQ(chart(ChartKind::Time).styles()[0].color, QColor(0x56, 0xb4, 0xe9));
    EXPECT_EQ(view.grab().toImage().pixelColor(1, 1).value(), 20);

    view.setProjector(true);
    EXPECT_GE(chart(ChartKind::SpeedUp).theme().textPixels * 72.0 / view.logicalDpiY(), 24);
    EXPECT_DOUBLE_EQ(chart(ChartKind::SpeedUp).theme().lineWidth, 4);
    view.setProjector(false);
    EXPECT_LT(chart(ChartKind::SpeedUp).theme().textPixels, 24);
}

TEST_F(Charts, AProjectorOfFewPixelsShowsTheSpeedUpAlone)
{
    view.setProjector(true);
    EXPECT_TRUE(chart(ChartKind::Time).isVisible());
    view.resize(1000, 620);
    EXPECT_FALSE(chart(ChartKind::Time).isVisible());
    EXPECT_FALSE(chart(ChartKind::Throughput).isVisible());
    EXPECT_TRUE(chart(ChartKind::SpeedUp).isVisible());
    view.setProjector(false);
    EXPECT_TRUE(chart(ChartKind::Time).isVisible());
}

TEST_F(Charts, ColoursBelongToEngines)
{
    const std::vector<SeriesStyle> two =
        seriesStyles(makeContext(cpuAndGpu(), 5, 2000), chart(ChartKind::Time).theme());
    const std::vector<SeriesStyle> four =
        seriesStyles(makeContext(fourEngines(), 5, 2000), chart(ChartKind::Time).theme());
    EXPECT_EQ(two[0].color, four[0].color); // the CPU
    EXPECT_EQ(two[1].color, four[2].color); // the GPU, though it stands elsewhere
    for (std::size_t i = 0; i < four.size(); ++i)
        for (std::size_t k = 0; k < i; ++k) {
            EXPECT_NE(four[i].color, four[k].color);
            EXPECT_NE(four[i].marker, four[k].marker);
            EXPECT_NE(four[i].dashes, four[k].dashes);
        }
    ChartContext context = makeContext(cpuAndGpu(), 5, 2000);
    context.reported = {{"NumPy", "", false, {}}, {"CuPy", "", true, {}}, {"CUDA kernel", "", true, {}}};
    const std::vector<SeriesStyle> all = seriesStyles(context, chart(ChartKind::Time).theme());
    for (std::size_t i = 2; i < all.size(); ++i) // reported ones look like no other
        for (std::size_t k = 0; k < i; ++k)
            EXPECT_NE(all[i].marker, all[k].marker);
}

TEST_F(Charts, HoveringExplains)
{
    std::vector<SampleEngine> engines = cpuAndGpu();
    engines[1].seconds = [](double n) { return n > 1500 ? -1 : 0.62 + 1.7e-4 * n; };
    Sweep sweep = makeSweep({5, 50, 500, 1000, 1100, 2000}, engines);
    sweep.crossovers[1] = {Crossover::Kind::Crossings, {{1000, 1100, true, true}}};
    view.setSweep(sweep);
    settle();
    const CurveChart &speedUp = chart(ChartKind::SpeedUp);
    const QRectF area(speedUp.axisRect()->rect());
    const auto says = [&](const QPointF &place, const char *words) {
        const QString text = speedUp.textAt(place);
        EXPECT_TRUE(text.contains(QLatin1String(words))) << text.toStdString();
    };
    const ChartPoint &point = speedUp.series()[1].points[1];
    says(speedUp.pixel(point.x, point.y) + QPointF(3, 3), "50 hidden neurons");
    says({speedUp.xAxis->coordToPixel(1050), area.top() + 20}, "overtakes between 1,000 and 1,100");
    says({speedUp.xAxis->coordToPixel(20), speedUp.yAxis->coordToPixel(1)}, "exactly as fast as CPU, 2 threads");
    says({speedUp.xAxis->coordToPixel(2000), area.bottom() - 8}, "Not enough memory");
    says({area.center().x(), 5}, "divided by the time of the other engine");
    EXPECT_TRUE(speedUp.textAt({area.left() + 5, area.bottom() - 5}).isEmpty());
}

TEST_F(Charts, ACancelledMeasurementLeavesWhatIsKnown)
{
    view.setLivePoint(100, makeComparison(100, cpuAndGpu(), true));
    Comparison cancelled = makeComparison(100, cpuAndGpu(), true);
    for (Measurement &measurement : cancelled.measurements)
        measurement.status = PointStatus::Cancelled;
    view.setLivePoint(100, cancelled);
    ASSERT_EQ(view.snapshot().live.size(), 1U);
    EXPECT_EQ(view.snapshot().live[0].comparison.measurements[0].status, PointStatus::Measured);
}

TEST_F(Charts, ADestroyedViewLeavesNothingBehind)
{
    auto other = std::make_unique<ChartsView>();
    other->setContext(makeContext(cpuAndGpu(), 5, 2000));
    other->setSweep(makeSweep(geometric(5, 2000, 8), cpuAndGpu()));
    other->show();
    other.reset(); // with a redraw due
    QTest::qWait(50);
}

TEST(Bars, ShowAComparisonAndItsAbsence)
{
    BarsView bars;
    bars.resize(900, 400);
    bars.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&bars));
    const QImage empty = bars.grab().toImage();
    const ChartContext context = makeContext(cpuAndGpu(), 5, 2000);
    bars.setComparison(512, makeComparison(512, cpuAndGpu()), context);
    QTest::qWait(20);
    const QImage shown = bars.grab().toImage();
    EXPECT_NE(shown, empty);
    const auto holds = [&shown](const QColor &color) {
        for (int y = 0; y < shown.height(); ++y)
            for (int x = 0; x < shown.width(); ++x)
                if (shown.pixelColor(x, y) == color)
                    return true;
        return false;
    };
    EXPECT_TRUE(holds(QColor(0x00, 0x72, 0xb2)));
    EXPECT_TRUE(holds(QColor(0xd5, 0x5e, 0x00)));
    bars.clear();
    QTest::qWait(20);
    EXPECT_EQ(bars.grab().toImage(), empty);
}

} // namespace
} // namespace overtake
