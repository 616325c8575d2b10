// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The charts as a user meets them: points set, cursor dragged, zoomed, series switched off.
#include "charts/chart_layers.h"
#include "ui/charts_lab.h"

#include "charts/end_labels.h"

#include <QAbstractButton>
#include <QApplication>
#include <QPointer>
#include <QSignalSpy>

namespace overtake
{
namespace
{

using namespace test;

/// Where the line passes a disturbed point by, the band of a prediction does, too.
TEST_F(Charts, TheBandOfAPredictionGoesWithItsLine)
{
    std::vector<SweepPoint> live;
    for (const double value : {10.0, 20.0, 50.0, 100.0, 200.0}) {
        SweepPoint point{value, false, makeComparison(value, cpuAndGpu(), true)};
        point.comparison.measurements[0].disturbed = value == 50;
        point.comparison.measurements[1].status = PointStatus::Predicted;
        point.comparison.speedUps[1].predicted = true;
        live.push_back(std::move(point));
    }
    view.setPoints(makeSweep({}, cpuAndGpu()), live);
    settle();
    const CurveChart &speedUps = chart(ChartKind::SpeedUp);
    bool isSeen = false;
    for (int i = 0; i < speedUps.graphCount(); ++i) {
        const QCPGraph *upper = speedUps.graph(i)->channelFillGraph() ? speedUps.graph(i) : nullptr;
        if (!upper || upper->data()->isEmpty())
            continue;
        isSeen = true;
        EXPECT_EQ(upper->data()->size(), 4);
        for (const QCPGraphData &point : *upper->data())
            EXPECT_NE(point.key, 50);
    }
    EXPECT_TRUE(isSeen);
}

TEST_F(Charts, TheBandOfAPredictionIsInThePictureUnlessTheLineWouldBeSmall)
{
    const auto rangeWith = [this](double width) {
        Sweep sweep = makeSweep({5, 50, 2000}, cpuAndGpu());
        for (SweepPoint &point : sweep.points) {
            point.comparison.measurements[1].status = PointStatus::Predicted;
            SpeedUp &speedUp = point.comparison.speedUps[1];
            speedUp.ci95 = {speedUp.median / width, speedUp.median * width};
        }
        view.setPoints(sweep);
        settle();
        return chart(ChartKind::SpeedUp).yAxis->range();
    };
    const Interval line{0.07, 2.8}; // 46 ms and 2.7 s of the CPU by those of the GPU
    const QCPRange usual = rangeWith(2.8);
    EXPECT_LT(usual.lower, line.low / 2.8);
    EXPECT_GT(usual.upper, line.high * 2.8);
    const QCPRange wide = rangeWith(100);
    EXPECT_GT(wide.lower, line.low / 10);
    EXPECT_LT(wide.upper, line.high * 10);
}

TEST_F(Charts, SayWhatWillAppearAndThenShowIt)
{
    for (CurveChart *each : charts)
        EXPECT_FALSE(each->hasPoints());
    const QImage empty = view.grab().toImage();
    setSweep(8);
    for (CurveChart *each : charts)
        EXPECT_TRUE(each->hasPoints());
    EXPECT_NE(view.grab().toImage(), empty);
    view.setPoints({});
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

TEST_F(Charts, ADrawnGuessIsMovedInTheSpeedUpAlone)
{
    ChartGuess guess;
    guess.kind = ChartGuess::Kind::Curve;
    guess.asked = true;
    guess.curve = {{5, 1}, {2000, 1}};
    view.setGuess(guess);
    settle();
    QSignalSpy moved(&view, &ChartsView::guessMoved);
    QTest::mouseClick(&chart(ChartKind::Time), Qt::LeftButton, {}, at(chart(ChartKind::Time), 100));
    EXPECT_EQ(moved.count(), 0) << "its y is in seconds";
    QTest::mouseClick(&chart(ChartKind::SpeedUp), Qt::LeftButton, {}, at(chart(ChartKind::SpeedUp), 100));
    EXPECT_EQ(moved.count(), 1);
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

TEST_F(Charts, OnAnAxisThatDoesNotCountArrowKeysTakeNoWholeSteps)
{
    ChartContext context = makeContext(cpuAndGpu(), 0.03, 12);
    context.wholeAxis = false;
    view.setContext(context);
    view.setCursor(3);
    QSignalSpy moved(&view, &ChartsView::cursorMoved);
    QTest::keyClick(&chart(ChartKind::SpeedUp), Qt::Key_Left);
    ASSERT_EQ(moved.count(), 1);
    EXPECT_LT(moved.last().first().toDouble(), 3);
    EXPECT_GT(moved.last().first().toDouble(), 2.5);
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

TEST_F(Charts, ShiftDragMovesAllByAsMuchAsThePointer)
{
    setSweep(20);
    CurveChart &speedUp = chart(ChartKind::SpeedUp);
    const QCPRange home = speedUp.xAxis->range();
    QTest::keyClick(&speedUp, Qt::Key_Plus); // within the data, so that there is room
    const QCPRange before = speedUp.xAxis->range();
    ASSERT_GT(before.lower, home.lower);
    const QPoint taken = speedUp.axisRect()->rect().center();
    const double value = speedUp.xAxis->pixelToCoord(taken.x());
    const QPoint there = taken + QPoint(10, 0);
    QTest::mousePress(&speedUp, Qt::LeftButton, Qt::ShiftModifier, taken);
    QTest::mouseMove(&speedUp, there);
    QTest::mouseRelease(&speedUp, Qt::LeftButton, Qt::ShiftModifier, there);
    EXPECT_NEAR(speedUp.xAxis->coordToPixel(value), there.x(), 1);
    for (CurveChart *each : charts)
        EXPECT_EQ(each->xAxis->range(), speedUp.xAxis->range());
    EXPECT_LT(speedUp.xAxis->range().lower, before.lower);
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
    QAbstractButton *gpu = nullptr;
    for (QAbstractButton *button : view.findChildren<QAbstractButton *>())
        if (button->isCheckable() && button->text() == QStringLiteral("GPU: RTX 2070"))
            gpu = button;
    ASSERT_NE(gpu, nullptr);
    QTest::mouseClick(gpu, Qt::LeftButton);
    EXPECT_FALSE(isShown(view.snapshot(), 1));
    settle();
    for (CurveChart *each : charts)
        for (int i = 0; i < each->graphCount(); ++i)
            EXPECT_EQ(each->graph(i)->visible(), i / 6 != 1) << i; // six graphs for each series
    gpu->setFocus();
    QTest::keyClick(gpu, Qt::Key_Space);
    EXPECT_TRUE(isShown(view.snapshot(), 1));
    view.setSeriesVisible(1, false);
    EXPECT_FALSE(gpu->isChecked());
}

TEST_F(Charts, OfTwoCurvesOfOneNameTheHiddenOneStaysHidden)
{
    std::vector<SampleEngine> engines = cpuAndGpu();
    engines.push_back(engines[1]);
    const ChartContext context = makeContext(engines, 5, 2000);
    view.setContext(context);
    view.setSeriesVisible(1, false);
    view.setContext(context);
    EXPECT_FALSE(isShown(view.snapshot(), 1));
    EXPECT_TRUE(isShown(view.snapshot(), 2));
    view.setSeriesVisible(1, true);
    view.setSeriesVisible(2, false);
    view.setContext(context);
    EXPECT_TRUE(isShown(view.snapshot(), 1));
    EXPECT_FALSE(isShown(view.snapshot(), 2));
}

TEST_F(Charts, ALabelAtACurvesEndSwitchesItOff)
{
    setSweep(8);
    CurveChart &speedUp = chart(ChartKind::SpeedUp);
    const std::vector<EndLabel> labels = endLabels(speedUp);
    ASSERT_EQ(labels.size(), 1U);
    EXPECT_EQ(labels[0].text, QStringLiteral("GPU: RTX 2070"));
    QTest::mouseClick(&speedUp, Qt::LeftButton, {}, labels[0].rect.center().toPoint());
    EXPECT_FALSE(isShown(view.snapshot(), 1));
    EXPECT_TRUE(endLabels(speedUp).empty());
}

TEST_F(Charts, LabelsLieInsideAndApart)
{
    view.resize(1920, 1000);
    ChartContext context = makeContext(fourEngines(), 5, 2000);
    context.reported = reportedWidth();
    view.setContext(context);
    view.setPoints(makeSweep(geometric(5, 2000, 12), fourEngines()));
    settle();
    const std::vector<EndLabel> labels = endLabels(chart(ChartKind::Time));
    ASSERT_EQ(labels.size(), 6U);
    for (std::size_t i = 0; i < labels.size(); ++i) {
        EXPECT_TRUE(QRectF(chart(ChartKind::Time).rect()).contains(labels[i].rect)) << labels[i].text.toStdString();
        for (std::size_t k = 0; k < i; ++k)
            EXPECT_FALSE(labels[i].rect.intersects(labels[k].rect));
    }
}

TEST_F(Charts, TheRangeOfYIsCalmWhilePointsComeIn)
{
    const std::vector<double> values = geometric(5, 2000, 40);
    CurveChart &time = chart(ChartKind::Time);
    int changes = 0;
    QCPRange last;
    for (std::size_t count = 1; count <= values.size(); ++count) {
        view.setPoints(makeSweep({values.begin(), values.begin() + static_cast<std::ptrdiff_t>(count)}, cpuAndGpu()));
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
    const Sweep sweep = makeSweep({5, 50}, cpuAndGpu());
    using Points = std::vector<SweepPoint>;
    view.setPoints(sweep, Points{{2000, false, makeComparison(2000, cpuAndGpu(), true)}});
    settle();
    const QCPRange wide = chart(ChartKind::Time).yAxis->range();
    Comparison lower = makeComparison(2000, cpuAndGpu(), true);
    lower.measurements[0].epochSeconds /= 10;
    view.setPoints(sweep, Points{{2000, false, lower}});
    settle();
    EXPECT_EQ(chart(ChartKind::Time).yAxis->range(), wide);
    view.setPoints({});
    view.setPoints(sweep);
    settle();
    EXPECT_LT(chart(ChartKind::Time).yAxis->range().upper, wide.upper);
}

TEST_F(Charts, HoveringNeverMeetsAnOldSnapshot)
{
    view.setPoints(makeSweep(geometric(5, 2000, 20), cpuAndGpu()));
    settle();
    CurveChart &time = chart(ChartKind::Time);
    const ChartPoint last = time.series()[0].points.back();
    const QPointF place = time.pixel(last.x, last.y);
    EXPECT_FALSE(time.textAt(place).isEmpty());
    view.setPoints({}); // not painted yet
    EXPECT_TRUE(time.textAt(place).isEmpty());
}

TEST_F(Charts, AZoomBetweenTwoPointsStillShowsTheLine)
{
    view.setPoints(makeSweep({5, 2000}, cpuAndGpu()));
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
    view.setPoints(makeSweep(geometric(5, 2000, 5), engines));
    settle();
    EXPECT_TRUE(chart(ChartKind::SpeedUp).yAxis->range().contains(1));
    EXPECT_TRUE(chart(ChartKind::SpeedUp).yAxis->range().contains(5e-5));
}

TEST_F(Charts, AfterAResizeTheAxesHaveTheirNumbers)
{
    setSweep(20);
    view.resize(1280, 320);
    settle();
    view.resize(1600, 1100);
    QTest::qWait(50); // and no second replot
    for (CurveChart *each : charts) {
        const QVector<double> shown = each->yAxis->tickVector();
        each->replot();
        EXPECT_EQ(shown, each->yAxis->tickVector());
        EXPECT_GT(shown.size(), 1);
    }
}

TEST_F(Charts, HiddenCurvesAreSaidToBeHidden)
{
    setSweep(8);
    view.setSeriesVisible(1, false);
    settle();
    const CurveChart &speedUp = chart(ChartKind::SpeedUp);
    EXPECT_FALSE(speedUp.hasPoints());
    EXPECT_TRUE(emptyTextOf(speedUp).contains(QStringLiteral("hidden")));
    view.setPoints({});
    EXPECT_FALSE(emptyTextOf(speedUp).contains(QStringLiteral("hidden")));
}

TEST_F(Charts, ManyUpdatesAreDrawnOnce)
{
    CurveChart &time = chart(ChartKind::Time);
    settle();
    QSignalSpy drawn(&time, &QCustomPlot::afterReplot);
    for (int points = 2; points < 40; ++points)
        view.setPoints(makeSweep(geometric(5, 2000, points), cpuAndGpu()));
    QTest::qWait(100);
    EXPECT_GE(drawn.count(), 1);
    EXPECT_LE(drawn.count(), 2);
}

/// One thing changes, and each chart is drawn once.
TEST_F(Charts, AChangeIsDrawnOnce)
{
    std::vector<std::unique_ptr<QSignalSpy>> drawn;
    for (CurveChart *each : charts)
        drawn.push_back(std::make_unique<QSignalSpy>(each, &QCustomPlot::afterReplot));
    const auto expectOne = [&](const char *what) {
        QTest::qWait(100);
        for (const auto &spy : drawn) {
            EXPECT_EQ(spy->count(), 1) << what;
            spy->clear();
        }
    };
    settle();
    for (const auto &spy : drawn)
        spy->clear();
    const Shared<Sweep> sweep = makeSweep(geometric(5, 2000, 12), cpuAndGpu());
    view.setContext(makeContext(cpuAndGpu(), 1, 5000), sweep);
    expectOne("another curve");
    view.setPoints(makeSweep(geometric(5, 2000, 13), cpuAndGpu()));
    expectOne("a point");
    view.setSeriesVisible(1, false);
    expectOne("a curve that is hidden");
    view.setProjector(true);
    view.setProjector(false);
    expectOne("another size of the text");
}

QStringList saidByQt; // since ADestroyedViewLeavesNothingBehind listens

TEST_F(Charts, ADestroyedViewLeavesNothingBehind)
{
    const qsizetype windows = QApplication::topLevelWidgets().size();
    auto other = std::make_unique<ChartsView>();
    other->setContext(makeContext(cpuAndGpu(), 5, 2000));
    other->setPoints(makeSweep(geometric(5, 2000, 8), cpuAndGpu()));
    other->show();
    const QPointer<CurveChart> oneOfThem = other->findChild<CurveChart *>();
    ASSERT_FALSE(oneOfThem.isNull());
    QSignalSpy drawn(oneOfThem.data(), &QCustomPlot::afterReplot);
    saidByQt.clear();
    const QtMessageHandler before =
        qInstallMessageHandler([](QtMsgType, const QMessageLogContext &, const QString &text) { saidByQt << text; });
    other.reset(); // with a redraw due
    QTest::qWait(50);
    qInstallMessageHandler(before);
    EXPECT_TRUE(oneOfThem.isNull());
    EXPECT_EQ(drawn.count(), 0);
    EXPECT_EQ(QApplication::topLevelWidgets().size(), windows);
    EXPECT_EQ(saidByQt.join(QLatin1Char('\n')).toStdString(), "");
}

} // namespace
} // namespace overtake
