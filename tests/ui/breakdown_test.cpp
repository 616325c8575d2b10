// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the time goes and the roofline: from profiles to what is drawn and said.
#include "charts/chart_theme.h"
#include "charts/chart_titles.h"
#include "charts/roofline.h"
#include "charts/text_places.h"
#include "export/chart_export.h"
#include "measure/explain/profile_table.h"
#include "model/work_pieces.h"
#include "pages/breakdown.h"
#include "pages/breakdown_page.h"
#include "pages/roofline_page.h"
#include "ui/charts_lab.h"
#include "ui/sample_sweeps.h"
#include "workloads/workload.h"

#include <QApplication>
#include <QHelpEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <qcustomplot.h>

namespace overtake
{
namespace
{

Measurement measurement(const std::string &id)
{
    const Workload &workload = workloadById("mlp");
    Measurement result;
    result.workload = "mlp";
    result.parameters = workload.parameters().defaults();
    result.use.id = id;
    result.status = PointStatus::Measured;
    result.flopsPerSecond = 5e10;
    const Program program = workload.build(result.parameters);
    StepProfile profile;
    for (const WorkPiece &piece : workPieces(program, scheduleOf(program, commonFusions()))) {
        StepPart part;
        part.name = program.operations[piece.operations.front()].kind->name;
        part.operations = piece.operations;
        part.seconds = 1e-5;
        profile.parts.push_back(part);
    }
    profile.parts.front().kind = StepPart::Kind::CopyIn;
    profile.totalSeconds = 1e-5 * static_cast<double>(profile.parts.size()) * 2; // half of it is waiting
    result.step.median = profile.totalSeconds;
    result.profile = profile;
    return result;
}

ChartContext context()
{
    ChartContext result;
    result.axisLabel = QStringLiteral("hidden neurons");
    result.series = {{QStringLiteral("CPU"), EngineKind::Cpu, false, {}},
                     {QStringLiteral("GPU, predicted"), EngineKind::Gpu, true, {}}};
    Device device;
    device.name = "round";
    device.set(DeviceQuantity::Fp32, Figure::Kind::Measured, 1e11, "a test");
    device.set(DeviceQuantity::Bandwidth, Figure::Kind::Specified, 1e10, "a test");
    result.series[0].device = device;
    return result;
}

Comparison comparison()
{
    Comparison result;
    result.measurements = {measurement("cpu"), measurement("model:t4")};
    result.measurements[1].status = PointStatus::Predicted;
    result.speedUps.resize(2);
    return result;
}

TEST(Breakdown, AnOperationKeepsItsColourWhenAnotherOvertakesIt)
{
    // The name within its bar hides some of it; the rest tells whose is longer.
    BreakdownPage view;
    view.resize(900, 500);
    view.show();
    const auto pictureWith = [&](double matmul, double other) {
        Comparison made = comparison();
        StepProfile &profile = *made.measurements[0].profile;
        profile = {};
        for (const auto &[name, seconds] : {std::pair("MatMul", matmul), std::pair("Softmax", other)}) {
            StepPart part;
            part.name = name;
            part.kind = StepPart::Kind::Compute;
            part.seconds = seconds;
            profile.parts.push_back(part);
        }
        profile.totalSeconds = matmul + other;
        view.setComparison(512, made, context());
        QTest::qWait(50);
        return view.grab().toImage();
    };
    const QColor first("#0072B2"), second("#56B4E9");
    const QImage before = pictureWith(8e-6, 2e-6);
    EXPECT_GT(test::pixelsOf(before, first), test::pixelsOf(before, second));
    const QImage after = pictureWith(2e-6, 8e-6);
    EXPECT_LT(test::pixelsOf(after, first), test::pixelsOf(after, second));
    const QImage exported = renderPicture(view.sheet().pictures.front(), {900, 500, 1});
    EXPECT_LT(test::pixelsOf(exported, first), test::pixelsOf(exported, second));
}

TEST(Breakdown, OperationsOnShowHaveDifferentColours)
{
    BreakdownPage view;
    view.resize(900, 500);
    view.show();
    const auto showParts = [&](std::initializer_list<const char *> names) {
        Comparison made = comparison();
        for (Measurement &one : made.measurements) {
            one.profile->parts.clear();
            one.profile->totalSeconds = 1e-6 * static_cast<double>(names.size());
            for (const char *name : names) {
                StepPart part;
                part.name = name;
                part.kind = StepPart::Kind::Compute;
                part.seconds = 1e-6;
                one.profile->parts.push_back(part);
            }
        }
        view.setComparison(512, made, context());
        QTest::qWait(50);
        return view.grab().toImage();
    };
    showParts({"MatMul"});
    showParts({"Softmax"}); // MatMul is not on show: its colour is free
    EXPECT_GT(test::pixelsOf(showParts({"MatMul", "Softmax"}), QColor("#56B4E9")), 500);
}

TEST(Breakdown, AllTabsTellTheSameShareOfAnOperation)
{
    Comparison made = comparison();
    for (StepPart &part : made.measurements[0].profile->parts)
        part.samples = {part.seconds, 3 * part.seconds, 1.1 * part.seconds}; // their medians are not the step's parts
    const ProfileTable table = profileTable(made.measurements[0], nullptr);
    const Breakdown breakdown = breakdownOf(made, context());
    const std::vector<Roofline> roofs = rooflinesOf(made, context());
    ASSERT_EQ(roofs.size(), 1U);
    int compared = 0;
    for (const ProfileRow &row : table.rows) {
        double ofRoof = 0;
        for (const RoofPoint &point : roofs[0].points)
            ofRoof += point.name == QString::fromStdString(row.name) ? point.share : 0;
        if (ofRoof > 0) {
            EXPECT_NEAR(ofRoof, row.share, 1e-9) << row.name;
            ++compared;
        }
    }
    EXPECT_GT(compared, 0);
    double copies = 0;
    for (const ProfileRow &row : table.rows)
        copies += row.kind == StepPart::Kind::CopyIn ? row.share : 0;
    for (const Breakdown::Category &category : breakdown.categories)
        if (category.group == Breakdown::Group::CopyIn) {
            EXPECT_NEAR(category.shares[0], copies, 1e-9);
        }
}

TEST(Breakdown, SharesAddUpToTheStep)
{
    const Breakdown breakdown = breakdownOf(comparison(), context());
    ASSERT_EQ(breakdown.rows.size(), 2U);
    EXPECT_TRUE(breakdown.rows[0].known);
    EXPECT_FALSE(breakdown.rows[0].predicted);
    EXPECT_TRUE(breakdown.rows[1].predicted);
    double sum = 0;
    double waiting = 0;
    for (const Breakdown::Category &category : breakdown.categories) {
        sum += category.shares[0];
        waiting += category.group == Breakdown::Group::Waiting ? category.shares[0] : 0;
    }
    EXPECT_NEAR(sum, 1, 1e-9);
    EXPECT_NEAR(waiting, 0.5, 1e-9);
    EXPECT_EQ(breakdown.categories.front().group, Breakdown::Group::CopyIn);
    EXPECT_LE(breakdown.categories.size(), 10U) << "the small ones are one category";
}

TEST(Breakdown, ExplainsCopiesWhereThereAreAny)
{
    BreakdownPage page;
    Comparison made = comparison();
    const auto isExplained = [&] {
        page.setComparison(512, made, context());
        return std::ranges::any_of(page.findChildren<QLabel *>(), [](const QLabel *label) {
            return label->text().contains(QStringLiteral("On a CPU, a copy"));
        });
    };
    page.show();
    EXPECT_TRUE(isExplained());
    for (Measurement &one : made.measurements)
        one.profile->parts.front().kind = StepPart::Kind::Compute;
    EXPECT_FALSE(isExplained());
}

TEST(Breakdown, SaysWhyThereIsNone)
{
    Comparison quick = comparison();
    quick.measurements[0].profile.reset();
    quick.measurements[0].quick = true;
    const Breakdown breakdown = breakdownOf(quick, context());
    EXPECT_FALSE(breakdown.rows[0].known);
    EXPECT_TRUE(breakdown.rows[0].time.contains(QStringLiteral("not fully measured")));
    EXPECT_FALSE(breakdown.isEmpty());
    quick.measurements[1].profile.reset();
    EXPECT_TRUE(breakdownOf(quick, context()).isEmpty());
    quick.measurements[0].status = PointStatus::Failed;
    EXPECT_EQ(breakdownOf(quick, context()).rows[0].time, QStringLiteral("failed"));
}

TEST(Roofline, HasThePartsAndTheOwnPeak)
{
    const std::vector<Roofline> roofs = rooflinesOf(comparison(), context());
    ASSERT_EQ(roofs.size(), 1U) << "of the other nothing is known";
    EXPECT_EQ(roofs[0].peak, 1e11);
    EXPECT_FALSE(roofs[0].specified);
    EXPECT_TRUE(roofs[0].bandwidthText.contains(QStringLiteral("specified")));
    ASSERT_TRUE(roofs[0].utilisation.has_value());
    EXPECT_NEAR(*roofs[0].utilisation, 0.5, 1e-9);
    const Program program = workloadById("mlp").build(workloadById("mlp").parameters().defaults());
    double flops = 0;
    for (const RoofPoint &point : roofs[0].points)
        flops += point.rate * 1e-5;
    EXPECT_NEAR(flops / program.flopsPerStep(), 1, 0.01) << "all the work is on the chart";
    for (const RoofPoint &point : roofs[0].points)
        EXPECT_GT(point.intensity, 0);
}

TEST(Roofline, HasThePeakOfThePrecisionUsed)
{
    ChartContext shown = context();
    shown.series[0].device->set(DeviceQuantity::Bf16, Figure::Kind::Specified, 1e12, "a test");
    Comparison inBf16 = comparison();
    inBf16.measurements[0].use.options.set("precision", std::string("bf16"));
    const std::vector<Roofline> roofs = rooflinesOf(inBf16, shown);
    ASSERT_EQ(roofs.size(), 1U);
    EXPECT_EQ(roofs[0].peak, 1e12);
    EXPECT_TRUE(roofs[0].specified);
    EXPECT_TRUE(roofs[0].peakText.contains(QStringLiteral("bf16")));
    EXPECT_NEAR(roofs[0].utilisation.value_or(0), 0.05, 1e-9);
    EXPECT_FALSE(rooflinesOf(inBf16, context())[0].utilisation) << "that of fp32 does not stand in";
}

TEST(Roofline, AnOpenedRunFileHasItsRoofsAndTheTheory)
{
    RunRecord record;
    record.sweep.workload = "mlp";
    record.sweep.key = "hidden";
    record.sweep.parameters = workloadById("mlp").parameters().defaults();
    record.sweep.engines = {{"cpu", {}, {}}, {"cuda:0", {}, {}}};
    record.sweep.points.push_back({512, false, comparison()});
    record.sweep.crossovers.resize(2);
    EXPECT_TRUE(rooflinesOf(comparison(), chartContextFor(record)).empty()) << "nothing is known";
    EXPECT_TRUE(chartContextFor(record).theory.empty());

    Device gpu;
    gpu.name = "some card";
    gpu.set(DeviceQuantity::Fp32, Figure::Kind::Measured, 5e12, "a test");
    gpu.set(DeviceQuantity::Bandwidth, Figure::Kind::Measured, 4e11, "a test");
    record.devices = {context().series[0].device, gpu};
    const RunRecord read = runRecordFromJson(nlohmann::json::parse(jsonText(toJson(record))));
    const ChartContext shown = chartContextFor(read);
    const std::vector<Roofline> roofs = rooflinesOf(comparison(), shown);
    ASSERT_EQ(roofs.size(), 2U);
    EXPECT_NEAR(roofs[1].peak, 5e12, 1);
    ASSERT_EQ(shown.theory.size(), 2U) << "FLOPS and bandwidth ratio";
    EXPECT_NEAR(shown.theory[0].ratio, 50, 1e-6);
    EXPECT_NEAR(shown.theory[1].ratio, 40, 1e-6);
    const std::string line = theoryLabel(shown.theory[0]).toStdString();
    EXPECT_NE(line.find("some card over " + read.devices[0]->name), std::string::npos) << line;

    RunRecord byLoops = read;
    byLoops.sweep.points[0].comparison.measurements[0].kind = EngineKind::Reference;
    EXPECT_TRUE(chartContextFor(byLoops).theory.empty()) << "a textbook loop uses next to nothing of its chip";
}

TEST(Roofline, ThePartsTakeAsLongAsTheStepInTheHeadline)
{
    Comparison made = comparison();
    Measurement &slow = made.measurements[0];
    const std::vector<RoofPoint> before = rooflinesOf(made, context())[0].points;
    slow.step.median *= 4; // the step that was profiled was another one
    const std::vector<RoofPoint> after = rooflinesOf(made, context())[0].points;
    ASSERT_EQ(after.size(), before.size());
    ASSERT_FALSE(after.empty());
    for (std::size_t i = 0; i < after.size(); ++i)
        EXPECT_NEAR(after[i].rate, before[i].rate / 4, 1e-9 * before[i].rate);
}

TEST(Roofline, OnlyPointsAboveTheSlopeComeFromACache)
{
    for (const double bandwidth : {1e3, 1e14}) {
        ChartContext shown = context();
        shown.series[0].device->set(DeviceQuantity::Fp32, Figure::Kind::Measured, 1e15, "a test");
        shown.series[0].device->set(DeviceQuantity::Bandwidth, Figure::Kind::Specified, bandwidth, "a test");
        RooflinePage page;
        page.resize(900, 600);
        page.setComparison(512, comparison(), shown);
        page.show();
        auto *plot = page.findChild<QCustomPlot *>();
        plot->replot();
        const RoofPoint point = rooflinesOf(comparison(), shown)[0].points.front();
        const QPoint place =
            QPointF(plot->xAxis->coordToPixel(point.intensity), plot->yAxis->coordToPixel(point.rate)).toPoint();
        QHelpEvent help(QEvent::ToolTip, place, plot->mapToGlobal(place));
        QApplication::sendEvent(plot, &help);
        const QString text = QToolTip::text();
        EXPECT_TRUE(text.contains(QStringLiteral("of its roof"))) << text.toStdString();
        EXPECT_EQ(text.contains(QStringLiteral("the data came from a cache")), bandwidth < 1e10) << text.toStdString();
    }
}

/// Three devices alike, so that everything lies in the same place.
TEST(Roofline, NoTextLiesOnAnother)
{
    ChartContext crowded = context();
    crowded.series[1] = crowded.series[0];
    crowded.series.push_back(crowded.series[0]);
    Comparison made = comparison();
    made.measurements = {measurement("cpu"), measurement("eigen"), measurement("reference")};
    made.speedUps.resize(3);
    RooflinePage page;
    page.setComparison(512, made, crowded);
    page.show();
    auto *plot = page.findChild<QCustomPlot *>();
    for (const QSize size : {QSize(1200, 800), QSize(700, 420), QSize(360, 300)}) {
        page.resize(size);
        plot->replot();
        std::vector<QRectF> texts;
        for (int i = 0; i < plot->itemCount(); ++i)
            if (auto *text = qobject_cast<QCPItemText *>(plot->item(i)); text && text->visible())
                texts.emplace_back(text->topLeft->pixelPosition(), text->bottomRight->pixelPosition());
        EXPECT_GE(texts.size(), 2U);
        for (std::size_t i = 0; i < texts.size(); ++i) {
            EXPECT_TRUE(QRectF(plot->axisRect()->rect()).contains(texts[i].adjusted(1, 1, -1, -1)));
            for (std::size_t k = 0; k < i; ++k)
                EXPECT_FALSE(texts[i].adjusted(1, 1, -1, -1).intersects(texts[k])) << i << " on " << k;
        }
    }
}

TEST(Roofline, TheWheelZoomsAndADoubleClickBringsAllBack)
{
    RooflinePage page;
    page.resize(900, 600);
    page.setComparison(512, comparison(), context());
    page.show();
    auto *plot = page.findChild<QCustomPlot *>();
    plot->replot();
    const QCPRange home = plot->xAxis->range();
    const QPoint place = plot->axisRect()->center();
    QWheelEvent wheel(place, plot->mapToGlobal(place), {}, {0, 240}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
    QApplication::sendEvent(plot, &wheel);
    EXPECT_GT(plot->xAxis->range().lower, home.lower);
    EXPECT_LT(plot->xAxis->range().upper, home.upper);
    const QCPRange zoomed = plot->xAxis->range();
    page.setComparison(1024, comparison(), context());
    EXPECT_EQ(plot->xAxis->range(), zoomed) << "the next point of the same work";
    QTest::mouseDClick(plot, Qt::LeftButton, {}, place);
    EXPECT_EQ(plot->xAxis->range(), home);
    QApplication::sendEvent(plot, &wheel);
    ChartContext other = context();
    other.series[1].label = QStringLiteral("another engine");
    page.setComparison(1024, comparison(), other);
    EXPECT_EQ(plot->xAxis->range(), home) << "a zoom into other work";

    for (int turn = 0; turn < 25; ++turn)
        QApplication::sendEvent(plot, &wheel);
    EXPECT_GT(plot->xAxis->range().upper, plot->xAxis->range().lower);
    EXPECT_GT(plot->xAxis->range().lower, home.lower);
    QWheelEvent out(place, plot->mapToGlobal(place), {}, {0, -240}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
    for (int turn = 0; turn < 30; ++turn)
        QApplication::sendEvent(plot, &out);
    EXPECT_EQ(plot->xAxis->range(), home) << "there is nothing beyond";

    page.resize(900, 120);
    QTest::qWait(20);
    const QScrollBar *bar = page.findChild<QScrollArea *>()->verticalScrollBar();
    ASSERT_GT(bar->maximum(), 0);
    QApplication::sendEvent(plot, &out);
    EXPECT_GT(bar->value(), 0) << "the wheel scrolls a page that can scroll";
    EXPECT_EQ(plot->xAxis->range(), home);
    const QPoint inside = plot->axisRect()->center();
    QWheelEvent zoom(inside, plot->mapToGlobal(inside), {}, {0, 240}, Qt::NoButton, Qt::ControlModifier,
                     Qt::NoScrollPhase, false);
    QApplication::sendEvent(plot, &zoom);
    EXPECT_NE(plot->xAxis->range(), home);
}

TEST(TextPlaces, AreTheBestThatAreFree)
{
    PictureObstacles picture{QRectF(0, 0, 100, 100), {QRectF(0, 0, 10, 10)}, {QLineF(0, 50, 100, 50)}};
    const QSizeF size(20, 10);
    const auto places = placesFor({{size, {{5, 5}, {20, 20}}},    // the first place is on a marker
                                   {size, {{25, 25}, {60, 20}}},  // on the text before
                                   {size, {{60, 45}, {60, 80}}},  // on the line
                                   {size, {{10, 45}}},            // on the line, but nowhere else
                                   {size, {{95, 95}, {20, 20}}}}, // outside, taken
                                  picture);
    EXPECT_FALSE(placesFor({{size, {{10, 45}}, false}}, picture).front()) << "on the line, which it may not cross";
    ASSERT_EQ(places.size(), 5U);
    EXPECT_EQ(places[0], QRectF(QPointF(20, 20), size));
    EXPECT_EQ(places[1], QRectF(QPointF(60, 20), size));
    EXPECT_EQ(places[2], QRectF(QPointF(60, 80), size));
    EXPECT_EQ(places[3], QRectF(QPointF(10, 45), size));
    EXPECT_FALSE(places[4]);
}

TEST(Breakdown, TheAxisHasEveryEngineWithItsTime)
{
    Comparison made = comparison();
    made.measurements[0].profile.reset();
    made.measurements[0].quick = true;
    BreakdownPage page;
    page.setComparison(512, made, context());
    page.show();
    for (const QSize size : {QSize(900, 500), QSize(640, 280)}) {
        page.resize(size);
        QTest::qWait(20);
        const QString labels = test::barLabels(page);
        EXPECT_TRUE(labels.contains(page.table().rows[1][1].text.replace(QChar(QChar::Nbsp), QLatin1Char(' '))))
            << labels.toStdString();
        EXPECT_TRUE(labels.contains(QStringLiteral("100 %"))) << labels.toStdString();
    }
    page.resize(1400, 700);
    QTest::qWait(20);
    EXPECT_TRUE(test::barLabels(page).contains(QStringLiteral("CPU not fully measured yet: press S for a sweep")))
        << test::barLabels(page).toStdString();
}

TEST(Breakdown, IsDrawn)
{
    BreakdownPage breakdown;
    RooflinePage roofline;
    for (QWidget *view : std::initializer_list<QWidget *>{&breakdown, &roofline}) {
        view->resize(900, 500);
        view->show();
        ASSERT_TRUE(QTest::qWaitForWindowExposed(view));
    }
    const QImage emptyBreakdown = breakdown.grab().toImage();
    breakdown.setComparison(512, comparison(), context());
    roofline.setComparison(512, comparison(), context());
    QTest::qWait(50);
    // The copy in, hatched, and the longest operation, in its own colour: not just any change.
    EXPECT_GT(test::pixelsOf(breakdown.grab().toImage(), QColor("#D55E00")), 50);
    EXPECT_GT(test::pixelsOf(breakdown.grab().toImage(), QColor("#0072B2")), 500);
    const QColor first = seriesStyles(context(), ChartTheme::forPicture(13))[0].color;
    EXPECT_GT(test::pixelsOf(roofline.grab().toImage(), first), 100);
    for (const PointPage *page : std::initializer_list<const PointPage *>{&breakdown, &roofline}) {
        Picture picture = page->sheet().pictures.front();
        const QImage image = renderPicture(picture, {800, 500, 2});
        EXPECT_GT(test::pixelsOf(image, QColor("#0072B2")), 100);
        picture.caption = QStringLiteral("a caption");
        EXPECT_NE(renderPicture(picture, {800, 500, 2}), image);
    }
    breakdown.clear();
    roofline.clear();
    QTest::qWait(50);
    EXPECT_EQ(breakdown.grab().toImage(), emptyBreakdown);
}

} // namespace
} // namespace overtake
