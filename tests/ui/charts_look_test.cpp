// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How the charts and the bars look: palette, projector, colours, what hovering says.
#include "ui/charts_lab.h"

#include "charts/end_labels.h"
#include "charts/legend_strip.h"
#include "pages/bars_page.h"

#include <QAbstractButton>
#include <QApplication>
#include <QGraphicsRectItem>
#include <QMouseEvent>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QtMath>

namespace overtake
{
namespace
{

using namespace test;

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
    EXPECT_GE(chart(ChartKind::SpeedUp).theme().textPixels, 24);
    EXPECT_DOUBLE_EQ(chart(ChartKind::SpeedUp).theme().lineWidth, 4);
    view.setProjector(false);
    EXPECT_LT(chart(ChartKind::SpeedUp).theme().textPixels, 24);
}

TEST_F(Charts, AProjectorOfFewPixelsShowsTheSpeedUpAlone)
{
    view.setProjector(true);
    EXPECT_TRUE(chart(ChartKind::Time).isVisible());
    view.resize(750, 460);
    EXPECT_FALSE(chart(ChartKind::Time).isVisible());
    EXPECT_FALSE(chart(ChartKind::Throughput).isVisible());
    EXPECT_TRUE(chart(ChartKind::SpeedUp).isVisible());
    view.setProjector(false);
    EXPECT_TRUE(chart(ChartKind::Time).isVisible());
}

/// While a sweep is under way, a curve ends in the middle of the chart: its label may stand where break-even is named.
TEST_F(Charts, NoTextBesideALineLiesOnACurvesLabel)
{
    std::vector<SampleEngine> engines = cpuAndGpu();
    engines[1].seconds = [law = engines[0].seconds](double n) { return 0.98 * law(n); };
    view.setPoints(makeSweep({5, 8, 12}, engines));
    settle();
    const CurveChart &speedUp = chart(ChartKind::SpeedUp);
    const std::vector<EndLabel> labels = endLabels(speedUp);
    ASSERT_FALSE(labels.empty());
    const QRectF area(speedUp.axisRect()->rect());
    const QPointF start(labels.front().rect.left(), speedUp.yAxis->coordToPixel(1));
    const QSizeF size(150, labels.front().rect.height());
    const auto touches = [&](const QRectF &place) {
        return std::ranges::any_of(labels, [&](const EndLabel &label) { return label.rect.intersects(place); });
    };
    ASSERT_TRUE(touches(QRectF(start - QPointF(0, size.height()), size))) << "the first place is taken";
    const std::vector<QPointF> corners = cornersAlong(start.y(), start.x(), area.right() - size.width(), size, 2);
    const auto place = freePlace(speedUp, size, corners);
    ASSERT_TRUE(place);
    EXPECT_FALSE(touches(*place));
}

TEST_F(Charts, PointsAreWalkedWithTheirFiguresSaid)
{
    view.setPoints(makeSweep({5, 50, 500}, cpuAndGpu()));
    view.setCursor(20);
    settle();
    CurveChart &time = chart(ChartKind::Time);
    const QString whole = time.accessibleDescription();
    EXPECT_TRUE(whole.contains(QStringLiteral("3 points from 5 to 500"))) << whole.toStdString();
    QSignalSpy moved(&view, &ChartsView::cursorMoved);
    QTest::keyClick(&time, Qt::Key_Right, Qt::ControlModifier);
    ASSERT_EQ(moved.count(), 1);
    EXPECT_EQ(moved.front().front().toDouble(), 50);
    EXPECT_TRUE(time.accessibleDescription().contains(QStringLiteral("50 hidden neurons")))
        << time.accessibleDescription().toStdString();
    view.setCursor(50);
    QTest::keyClick(&time, Qt::Key_Left, Qt::ControlModifier);
    EXPECT_EQ(moved.back().front().toDouble(), 5);
    view.setCursor(5);
    QTest::keyClick(&time, Qt::Key_Left, Qt::ControlModifier); // there is no other
    EXPECT_EQ(moved.count(), 2);
}

TEST_F(Charts, ASinglePointIsToldAsOne)
{
    view.setPoints(makeSweep({50}, cpuAndGpu()));
    settle();
    const QString whole = chart(ChartKind::Time).accessibleDescription();
    EXPECT_TRUE(whole.contains(QStringLiteral("1 point at 50 hidden neurons."))) << whole.toStdString();
}

TEST_F(Charts, APredictedLineHasNoMarkersAndAPlaceByItselfHasOne)
{
    Sweep sweep = makeSweep({5, 50, 500}, cpuAndGpu());
    for (SweepPoint &point : sweep.points)
        point.comparison.measurements[1].status = PointStatus::Predicted;
    ChartContext context = makeContext(cpuAndGpu(), 5, 2000);
    context.series[1].predicted = true;
    const auto markers = [&] {
        view.setContext(context, sweep);
        settle();
        const CurveChart &speedUp = chart(ChartKind::SpeedUp);
        int count = 0;
        for (int i = 0; i < speedUp.graphCount(); ++i)
            if (speedUp.graph(i)->lineStyle() == QCPGraph::lsNone)
                count += speedUp.graph(i)->dataCount();
        return count;
    };
    EXPECT_EQ(markers(), 0);
    sweep.points.resize(1);
    EXPECT_EQ(markers(), 1);
}

/// The slider's disturbed point lies beside the line that calm ones make.
TEST_F(Charts, APointBesideAPredictedLineIsSeenAndHasItsKey)
{
    const auto *legend = view.findChild<LegendStrip *>();
    const auto predicted = [](double value) {
        SweepPoint point{value, false, makeComparison(value, cpuAndGpu(), true)};
        point.comparison.measurements[1].status = PointStatus::Predicted;
        return point;
    };
    ChartContext context = makeContext(cpuAndGpu(), 5, 2000);
    context.series[1].predicted = true;
    Sweep outline = makeSweep({}, cpuAndGpu());
    outline.points = {predicted(5), predicted(50), predicted(500)};
    std::vector<SweepPoint> live{predicted(28)};
    live[0].comparison.measurements[0].disturbed = true;
    view.setDetails(false);
    view.setContext(context, outline, live);
    settle();
    const CurveChart &speedUp = chart(ChartKind::SpeedUp);
    std::vector<double> marked;
    for (int i = 0; i < speedUp.graphCount(); ++i)
        if (speedUp.graph(i)->lineStyle() == QCPGraph::lsNone)
            for (const QCPGraphData &point : *speedUp.graph(i)->data())
                marked.push_back(point.key);
    EXPECT_EQ(marked, std::vector<double>{28});
    EXPECT_TRUE(legend->isVisible());
}

TEST_F(Charts, TheLegendSaysWhatTheMarksOfUnmeasuredPointsAre)
{
    const auto legend = [this] {
        QStringList all;
        for (const QAbstractButton *entry : view.findChildren<QAbstractButton *>())
            all << entry->text() + entry->accessibleName();
        return all.join(QLatin1Char('|'));
    };
    EXPECT_FALSE(legend().contains(QStringLiteral("not measured")));
    std::vector<SampleEngine> engines = cpuAndGpu();
    engines[1].seconds = [](double n) { return n > 1500 ? -1 : 0.62 + 1.7e-4 * n; };
    view.setPoints(makeSweep({5, 50, 2000}, engines));
    EXPECT_TRUE(legend().contains(QStringLiteral("not measured"))) << legend().toStdString();
}

TEST(Legend, ALongTextHasSeveralLines)
{
    ChartContext context = makeContext(cpuAndGpu(), 5, 2000);
    context.series[1].label = QStringLiteral("a card with a long name ").repeated(8);
    LegendStrip legend;
    legend.setSeries(context, ChartTheme::forWidget(legend, false), false);
    const int one = legend.heightForWidth(QWIDGETSIZE_MAX);
    EXPECT_GT(legend.heightForWidth(500), 5 * one / 2) << "a line for the other, and at least two for this one";
}

/// Nothing else in the calm view says it.
TEST_F(Charts, WithoutDetailsTheLegendShowsThatACurveIsPinnedAndWhatMarksMean)
{
    const auto *legend = view.findChild<LegendStrip *>();
    view.setDetails(false);
    setSweep(8);
    EXPECT_FALSE(legend->isVisible());
    ChartContext context = makeContext(cpuAndGpu(), 5, 2000);
    context.pinned = true;
    view.setContext(context);
    EXPECT_TRUE(legend->isVisible());
    const auto says = [&](const char *text) {
        const auto entries = legend->findChildren<QAbstractButton *>();
        return std::ranges::any_of(entries, [text](const QAbstractButton *entry) {
            return !entry->isHidden() && entry->text().startsWith(QLatin1String(text));
        });
    };
    EXPECT_TRUE(says("pinned: ") && says("hollow: "));
    const int high = legend->heightForWidth(view.width());
    view.resize(view.width(), 200);
    EXPECT_TRUE(says("pinned: ") && !says("hollow: ")) << "the curve needs the room";
    EXPECT_LT(legend->heightForWidth(view.width()), high);
    view.resize(view.width(), 600);
    EXPECT_TRUE(says("hollow: "));
    context.pinned = false;
    view.setContext(context);
    EXPECT_FALSE(legend->isVisible());
    std::vector<SampleEngine> engines = cpuAndGpu();
    engines[1].seconds = [](double n) { return n > 1500 ? -1 : 0.62 + 1.7e-4 * n; };
    view.setPoints(makeSweep({5, 50, 2000}, engines));
    EXPECT_TRUE(legend->isVisible());
}

TEST_F(Charts, WithoutDetailsHollowPointsHaveTheirKeyAndNoMore)
{
    const auto *legend = view.findChild<LegendStrip *>();
    const auto shown = [&] {
        QStringList texts;
        for (const QAbstractButton *entry : legend->findChildren<QAbstractButton *>())
            if (entry->isVisible())
                texts << entry->text();
        return texts;
    };
    view.setDetails(false);
    setSweep(8);
    EXPECT_TRUE(shown().isEmpty());
    view.setPoints({}, std::vector<SweepPoint>{{50, false, makeComparison(50, cpuAndGpu(), true)}});
    ASSERT_EQ(shown().size(), 1);
    EXPECT_TRUE(shown().front().startsWith(QStringLiteral("hollow: ")));
    setSweep(8);
    EXPECT_EQ(shown().size(), 1) << "the chart does not jump";
}

TEST_F(Charts, ALongLegendScrollsBeforeItTakesTheChartsRoom)
{
    const std::vector<SampleEngine> engines = fourEngines();
    view.resize(400, 220);
    ChartContext context = makeContext(engines, 5, 2000);
    for (ChartContext::Series &series : context.series)
        series.label += QStringLiteral(" with a name that is long enough for a row of its own");
    view.setContext(context, makeSweep(geometric(5, 2000, 8), engines));
    settle();
    const auto *area = view.findChild<QScrollArea *>();
    const CurveChart &speedUp = chart(ChartKind::SpeedUp);
    EXPECT_GE(speedUp.height(), 12 * speedUp.theme().textPixels);
    EXPECT_GT(area->verticalScrollBar()->maximum(), 0);
    EXPECT_GE(area->height(), area->widget()->minimumSizeHint().height());
    view.resize(1000, 700);
    settle();
    EXPECT_EQ(area->verticalScrollBar()->maximum(), 0);
}

TEST_F(Charts, ASentenceUnderTheTitleTakesTwoLinesBeforeItIsCut)
{
    view.resize(700, 500);
    setSweep(8);
    const CurveChart &speedUp = chart(ChartKind::SpeedUp);
    const int before = speedUp.axisRect()->top();
    Sweep sweep = makeSweep(geometric(5, 2000, 8), cpuAndGpu());
    sweep.crossovers[1].kind = Crossover::Kind::NeverInRange;
    sweep.crossovers[1].doubt = Doubt::Quick;
    view.setPoints(sweep);
    settle();
    const QFontMetricsF metrics(speedUp.theme().font);
    ASSERT_GT(metrics.horizontalAdvance(noCrossoverText(speedUp.snapshot())), speedUp.width());
    EXPECT_GE(speedUp.axisRect()->top() - before, qFloor(metrics.height()));
}

/// A ratio on paper says little without its two chips.
TEST_F(Charts, ALineOnPaperNamesItsChipsAtEverySize)
{
    ChartContext context = makeContext(cpuAndGpu(), 5, 2000);
    context.theory = {{QStringLiteral("FLOPS ratio"), {}, {}, 8, QStringLiteral("GeForce RTX 2070 over Core i7-8700")}};
    const auto drawn = [&](int width, bool chips) {
        context.theory[0].chips = chips ? QStringLiteral("GeForce RTX 2070 over Core i7-8700") : QString();
        view.setContext(context, makeSweep({5, 50, 500}, cpuAndGpu()));
        view.resize(width, 600);
        settle();
        return chart(ChartKind::SpeedUp).toPixmap(chart(ChartKind::SpeedUp).width(), 500).toImage();
    };
    for (const int width : {700, 1100, 1900})
        EXPECT_NE(drawn(width, true), drawn(width, false)) << width;
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
    view.setPoints(sweep);
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

    sweep.crossovers[1].doubt = Doubt::Quick;
    view.setPoints(sweep);
    settle();
    says({speedUp.xAxis->coordToPixel(1050), area.top() + 20},
         "Not certain, because more points were measured quickly than have a verdict.");
    EXPECT_TRUE(speedUp.accessibleDescription().contains(QStringLiteral(
        "Not certain, because more points were measured quickly than have a verdict. GPU: RTX 2070 overtakes between")))
        << speedUp.accessibleDescription().toStdString();
}

TEST(Bars, ShowAComparisonAndItsAbsence)
{
    BarsPage bars;
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

TEST(Bars, AFigureStandsAtTheAxisHoweverLongTheNameIs)
{
    std::vector<SampleEngine> engines = fourEngines();
    engines[2].label = QStringLiteral("GPU: NVIDIA GeForce RTX 2070 with Max-Q Design <8 GB>");
    engines[3] = engines[2]; // the same label, and the same figures
    engines[1].seconds = [](double) { return -1.0; };
    BarsPage bars;
    bars.setComparison(512, makeComparison(512, engines), makeContext(engines, 5, 2000));
    bars.show();
    for (const QSize size : {QSize(1200, 600), QSize(620, 300)}) {
        bars.resize(size);
        QTest::qWait(20);
        const QString labels = barLabels(bars);
        for (const auto &row : bars.table().rows)
            for (const std::size_t column : {1U, 2U}) {
                const QString figure = QString(row[column].text).replace(QChar(QChar::Nbsp), QLatin1Char(' '));
                EXPECT_GE(labels.count(figure), row[0].text == engines[2].label ? 2 : 1)
                    << figure.toStdString() << " in " << labels.toStdString();
            }
    }
    bars.resize(900, 400);
    QTest::qWait(20);
    int compared = 0; // with the same figures: those of both stand in both charts
    for (const auto &row : bars.table().rows) {
        if (row[3].text.isEmpty())
            continue;
        ++compared;
        const QString speedUp = QString(row[3].text).replace(QChar(QChar::Nbsp), QLatin1Char(' '));
        EXPECT_GE(barLabels(bars).count(speedUp), 4) << barLabels(bars).toStdString();
    }
    EXPECT_EQ(compared, 2);
    bars.resize(1200, 600);
    QTest::qWait(20);
    EXPECT_TRUE(barLabels(bars).contains(QStringLiteral("<8 GB>")));
}

TEST(Bars, InLittleRoomTheyScrollOneChartBelowTheOther)
{
    BarsPage bars;
    bars.setComparison(512, makeComparison(512, fourEngines()), makeContext(fourEngines(), 5, 2000));
    bars.show();
    const QScrollBar *bar = bars.findChild<QScrollArea *>()->verticalScrollBar();
    const auto charts = bars.findChildren<QGraphicsView *>();
    ASSERT_EQ(charts.size(), 2);
    for (const bool low : {true, false}) {
        bars.resize(low ? QSize(480, 180) : QSize(1200, 600));
        QTest::qWait(20);
        EXPECT_EQ(bar->maximum() > 0, low);
        EXPECT_EQ(charts[1]->x() == charts[0]->x(), low);
        const QString labels = barLabels(bars);
        EXPECT_FALSE(labels.contains(QStringLiteral("..."))) << labels.toStdString();
        EXPECT_EQ(labels.count(bars.table().rows[1][0].text), 2) << labels.toStdString();
    }
}

TEST(Bars, HoveringTellsWhatWasMeasured)
{
    BarsPage bars;
    bars.resize(900, 400);
    bars.setComparison(512, makeComparison(512, cpuAndGpu()), makeContext(cpuAndGpu(), 5, 2000));
    bars.show();
    QTest::qWait(20);
    const auto *chart = bars.findChild<QGraphicsView *>();
    const QList<QGraphicsItem *> items = chart->scene()->items();
    const auto bar = std::ranges::find_if(items, [](const QGraphicsItem *item) {
        const auto *rect = qgraphicsitem_cast<const QGraphicsRectItem *>(item);
        return rect && rect->isVisible() && rect->brush().color() == QColor(0x00, 0x72, 0xb2);
    });
    ASSERT_TRUE(bar != items.end());
    const QPoint place = chart->mapFromScene((*bar)->sceneBoundingRect().center());
    QMouseEvent move(QEvent::MouseMove, place, chart->viewport()->mapToGlobal(place), Qt::NoButton, {}, {});
    QApplication::sendEvent(chart->viewport(), &move);
    for (const char *words : {"CPU, 2 threads", "512 hidden neurons"})
        EXPECT_TRUE(chart->toolTip().contains(QLatin1String(words))) << chart->toolTip().toStdString();
}

} // namespace
} // namespace overtake
