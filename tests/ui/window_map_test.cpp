// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The tab 'Map': measured, stopped, walked, dragged, saved; kept while other studies are on show.
#include "file/atomic_file.h"
#include "look/theme.h"
#include "map/map_chart.h"
#include "map/map_page.h"
#include "measure/compare/doubt.h"
#include "panels/number_spin_box.h"
#include "results/result_view.h"
#include "text/format.h"
#include "ui/main_window_lab.h"

#include <QAbstractSpinBox>
#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QTest>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

namespace overtake
{
namespace
{

class MapTab : public test::Window
{
protected:
    void SetUp() override
    {
        open();
        page().setBudget(2);
        const QStringList names = ResultView::tabNames();
        m_window->results().setTab(static_cast<int>(names.indexOf(QStringLiteral("Map"))));
    }
    MapPage &page() { return m_window->results().map(); }
    MapChart &chart() { return *find<MapChart>("map"); }
    std::size_t points() const
    {
        const auto &map = m_window->results().map().chart().drawing().map;
        return map ? map->points.size() : 0;
    }
    QList<double> speedUps() const
    {
        QList<double> all;
        for (const auto &row : m_window->results().map().table().rows)
            all << row.back().number.value_or(0);
        std::ranges::sort(all);
        return all;
    }
    bool measure()
    {
        action("Ctrl+M")->trigger();
        return test::waitFor([this] { return points() >= 9 && !page().isMapping(); });
    }
};

TEST_F(MapTab, MSaysWhatItWillMeasureAndMeasuresIt)
{
    EXPECT_TRUE(page().chart().drawing().isEmpty());
    EXPECT_TRUE(find<QLabel>("mapIntroduction")->text().contains(QStringLiteral("hidden neurons and batch size")));
    ASSERT_TRUE(measure());
    EXPECT_FALSE(page().chart().drawing().isEmpty());
    const SpeedUpMap &map = *page().chart().drawing().map;
    EXPECT_EQ(map.first.key, "hidden");
    EXPECT_EQ(map.second.key, "batch");
    EXPECT_TRUE(page().chart().accessibleDescription().contains(QStringLiteral("Points measured: ")));
    EXPECT_FALSE(find<QLabel>("mapPoint")->text().isEmpty());
}

TEST_F(MapTab, OnALowPageTheMapItselfComesFirst)
{
    ASSERT_TRUE(measure());
    auto *chart = m_window->findChild<MapChart *>();
    const auto legend = [chart] { return static_cast<QCPTextElement *>(chart->plotLayout()->element(2, 0))->text(); };
    chart->resize(600, 500);
    EXPECT_EQ(legend(), mapLegend());
    chart->resize(600, 160);
    EXPECT_TRUE(legend().isEmpty());
    EXPECT_GT(chart->axisRect()->height(), 40);
}

TEST_F(MapTab, LiveRestsWhileAMapIsMeasuredAndEscStopsIt)
{
    session().setLive(true);
    action("Ctrl+M")->trigger();
    EXPECT_TRUE(page().isMapping());
    EXPECT_FALSE(session().isLive());
    EXPECT_FALSE(action("S")->isEnabled());
    ASSERT_TRUE(test::waitFor([this] { return points() >= 2; }));
    action("Esc")->trigger();
    ASSERT_TRUE(test::waitFor([this] { return !page().isMapping(); }));
    EXPECT_GE(points(), 2U); // what was measured stays
    EXPECT_TRUE(session().isLive());
    EXPECT_TRUE(action("S")->isEnabled());
}

TEST_F(MapTab, AnotherStudyIsNotToldThatItsPointsAreMeasured)
{
    page().setBudget(60);
    action("Ctrl+M")->trigger();
    EXPECT_EQ(page().introduction(), QStringLiteral("The first points are being measured."));
    m_window->model().setParameter("features", std::int64_t{7});
    EXPECT_TRUE(page().introduction().startsWith(QStringLiteral("Something else is being measured")))
        << page().introduction().toStdString();
    m_window->model().undoStack().undo();
    EXPECT_EQ(page().introduction(), QStringLiteral("The first points are being measured."));
    page().stop();
    ASSERT_TRUE(test::waitFor([this] { return !page().isMapping(); }));
}

TEST_F(MapTab, BeginsWithoutStateAndProgressOfTheMapBefore)
{
    action("Ctrl+M")->trigger();
    ASSERT_TRUE(test::waitFor([this] { return points() >= 2; }));
    page().stop();
    ASSERT_TRUE(test::waitFor([this] { return !page().isMapping(); }));
    const auto *state = find<QLabel>("mapState");
    EXPECT_TRUE(state->text().startsWith(QStringLiteral("Stopped."))) << state->text().toStdString();
    action("Ctrl+M")->trigger();
    EXPECT_EQ(state->text(), QString());
    EXPECT_EQ(page().findChild<QProgressBar *>()->value(), 0);
    page().stop();
    ASSERT_TRUE(test::waitFor([this] { return !page().isMapping(); }));
}

TEST_F(MapTab, AProblemIsToldToNoOtherStudy)
{
    m_window->model().setParameter("csv", filePath("missing.csv").toStdString());
    action("Ctrl+M")->trigger();
    ASSERT_TRUE(page().isMapping());
    m_window->model().undoStack().undo();
    ASSERT_TRUE(test::waitFor([this] { return !page().isMapping(); }));
    EXPECT_FALSE(page().introduction().contains(QStringLiteral("missing.csv"))) << page().introduction().toStdString();
}

TEST_F(MapTab, TheCrossIsThePanelsPlaceAndCanBeWalkedAndDragged)
{
    ASSERT_TRUE(measure());
    const auto cross = [this] { return *page().chart().drawing().cross; };
    EXPECT_EQ(cross()[0], 50);
    m_window->model().setParameter("hidden", std::int64_t{20});
    EXPECT_EQ(cross()[0], 20);
    const std::vector<double> &columns = page().chart().drawing().map->first.values;
    QTest::keyClick(&chart(), Qt::Key_Right);
    EXPECT_EQ(study().cursor(), *std::ranges::upper_bound(columns, 20.0));
    QTest::keyClick(&chart(), Qt::Key_Up);
    EXPECT_GT(study().parameters.integer("batch"), 32);
    EXPECT_EQ(cross()[1], study().parameters.real("batch"));

    const QPoint there = chart().placeOf(columns.front(), 10).toPoint();
    QTest::mouseClick(&chart(), Qt::LeftButton, {}, there);
    EXPECT_EQ(study().cursor(), columns.front());
    EXPECT_NEAR(study().parameters.real("batch"), 10, 1);
}

TEST_F(MapTab, WhatIsMeasuredAtTheCrossIsSaidToAssistiveTechnology)
{
    ASSERT_TRUE(measure());
    chart().setFocus();
    QTest::keyClick(&chart(), Qt::Key_Left);
    QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(&chart());
    ASSERT_TRUE(interface);
    EXPECT_TRUE(interface->text(QAccessible::Name).contains(QStringLiteral("hidden neurons")))
        << interface->text(QAccessible::Name).toStdString();
}

TEST_F(MapTab, ItsNameFollowsTheCrossWithoutTheFocus)
{
    ASSERT_TRUE(measure());
    chart().clearFocus();
    const QString before = chart().accessibleName();
    EXPECT_TRUE(before.contains(chart().pointText())) << before.toStdString();
    const double first = page().chart().drawing().map->first.values.front();
    m_window->model().setParameter("hidden", static_cast<std::int64_t>(first));
    EXPECT_NE(chart().accessibleName(), before);
    EXPECT_TRUE(chart().accessibleName().contains(chart().pointText())) << chart().accessibleName().toStdString();
}

TEST_F(MapTab, AMapIsKeptWhileAnotherStudyIsOnShow)
{
    ASSERT_TRUE(measure());
    const auto map = page().chart().drawing().map;
    m_window->model().setParameter("features", std::int64_t{7});
    EXPECT_TRUE(page().chart().drawing().isEmpty()); // not of these parameters
    m_window->model().undoStack().undo();
    EXPECT_EQ(page().chart().drawing().map, map);
}

TEST_F(MapTab, AnotherWorkloadLeavesTheSecondParameterAndItsRange)
{
    auto *key = find<QComboBox>("mapKey");
    const int samples = key->findData(QStringLiteral("samples"));
    ASSERT_GE(samples, 0);
    key->setCurrentIndex(samples);
    emit key->activated(samples);
    ASSERT_TRUE(measure());
    const auto map = page().chart().drawing().map;
    m_window->model().setWorkload("matrix-multiply");
    EXPECT_TRUE(page().chart().drawing().isEmpty());
    m_window->model().undoStack().undo();
    EXPECT_EQ(page().chart().drawing().map, map);
}

TEST_F(MapTab, AnEngineWithAWrongStopwatchIsNotOnIt)
{
    const std::vector<EngineChoice> honest = study().engines;
    std::vector<EngineChoice> engines = honest;
    engines[1].use.stopwatch = Stopwatch::NoWait; // an honest one lies beside it
    m_window->model().setEngines(engines, 0);
    ASSERT_TRUE(measure());
    EXPECT_EQ(page().chart().drawing().map->engines.size(), 2U);
    EXPECT_EQ(find<QComboBox>("mapEngine")->count(), 1);

    engines = honest;
    engines[0].use.stopwatch = Stopwatch::BestOf;
    engines[1].enabled = false;
    m_window->model().setEngines(engines, 0);
    EXPECT_FALSE(find<QPushButton>("measureMap")->isEnabled()) << "the CPU beside itself";
}

TEST_F(MapTab, OffersNoParameterThatTheDataDecide)
{
    const auto *keys = find<QComboBox>("mapKey");
    EXPECT_GE(keys->findData(QStringLiteral("features")), 0);
    m_window->model().setParameter("dataset", std::string("moons"));
    EXPECT_LT(keys->findData(QStringLiteral("features")), 0);
    m_window->model().undoStack().undo();
    EXPECT_GE(keys->findData(QStringLiteral("features")), 0);
}

TEST_F(MapTab, SaysBesideAMapWhyNoOtherCanBeMeasured)
{
    ASSERT_TRUE(measure());
    const auto state = [this] { return find<QLabel>("mapState")->text(); };
    find<NumberSpinBox>("mapFrom")->setValue(find<NumberSpinBox>("mapTo")->value());
    EXPECT_TRUE(state().contains(QStringLiteral("The range of the second parameter is empty")))
        << state().toStdString();

    m_window->model().setParameter("features", std::int64_t{7});
    std::vector<EngineChoice> engines = study().engines;
    engines[1].enabled = false;
    m_window->model().setEngines(engines, 0);
    action("Ctrl+M")->trigger();
    EXPECT_TRUE(page().introduction().contains(QStringLiteral("choose a second engine")));
    m_window->model().undoStack().undo();
    EXPECT_FALSE(page().introduction().contains(QStringLiteral("choose a second engine")));
}

TEST_F(MapTab, ItsFileHasARowForEachEngineAtEachPoint)
{
    ASSERT_TRUE(measure());
    const std::string csv = page().sheet().csv();
    EXPECT_EQ(static_cast<std::size_t>(std::ranges::count(csv, '\n')), 1 + 2 * points());
    EXPECT_EQ(page().table().rows.size(), points());
}

TEST_F(MapTab, ItsFileIsOpenedAgainAndNamesItsMachine)
{
    ASSERT_TRUE(measure());
    const std::string document = page().document()->text();
    const QList<double> known = speedUps();
    nlohmann::json json = nlohmann::json::parse(document);
    json["machine"]["cpu"] = "Another machine";
    json["date"] = "2026-11-20T08:00:00Z";
    writeFileAtomically(filePath("map.json").toStdString(), jsonText(json));
    m_window->model().setWorkload("vector-multiply");
    m_window->results().setTab(0);
    ASSERT_TRUE(page().chart().drawing().isEmpty());

    m_window->openRunFile(filePath("map.json")); // beside the window's thread, as it is large
    ASSERT_TRUE(
        test::waitFor([&] { return !page().chart().drawing().isEmpty() || !find<Banner>("problem")->isHidden(); }));
    ASSERT_TRUE(find<Banner>("problem")->isHidden()) << problem().toStdString();
    EXPECT_EQ(&m_window->results().page(), &page());
    EXPECT_EQ(study().workload, "mlp");
    EXPECT_EQ(speedUps(), known);
    EXPECT_TRUE(find<QLabel>("mapState")->text().contains(QStringLiteral("Another machine")));
    EXPECT_TRUE(find<QLabel>("mapState")->text().contains(QStringLiteral("map.json")));
    EXPECT_TRUE(page().sheet().pictures.front().caption.contains(QStringLiteral("Another machine")));
    EXPECT_EQ(nlohmann::json::parse(page().document()->text()), json); // saved again it is what it was
    m_window->model().setParameter("hidden", std::int64_t{20});        // the cross
    EXPECT_FALSE(page().chart().drawing().isEmpty());
    m_window->model().setParameter("features", std::int64_t{7}); // another study
    EXPECT_TRUE(page().chart().drawing().isEmpty());
}

TEST_F(MapTab, HasTheTimeOfItsMeasurementWheneverItIsSaved)
{
    ASSERT_TRUE(measure());
    const auto date = [this] { return nlohmann::json::parse(page().document()->text()).at("date").get<std::string>(); };
    const std::string before = date();
    const QString caption = page().sheet().pictures.front().caption;
    ASSERT_TRUE(test::waitFor([&] { return nowInUtc() != before; }));
    EXPECT_EQ(date(), before);
    EXPECT_EQ(page().sheet().pictures.front().caption, caption);
}

TEST_F(MapTab, ADamagedFileIsRefusedInOneSentence)
{
    ASSERT_TRUE(measure());
    nlohmann::json json = nlohmann::json::parse(page().document()->text());
    const nlohmann::json place = std::exchange(json["points"][0]["value2"], -1);
    writeFileAtomically(filePath("map.json").toStdString(), jsonText(json));
    const auto map = page().chart().drawing().map;
    m_window->openRunFile(filePath("map.json"));
    ASSERT_TRUE(test::waitFor([&] { return !problem().isEmpty(); }));
    EXPECT_TRUE(problem().contains(QStringLiteral("map.json")) &&
                problem().contains(QStringLiteral("points[0].value2")))
        << problem().toStdString();
    json["points"][0]["value2"] = place;
    json["and"]["swept"] = "stars";
    writeFileAtomically(filePath("map.json").toStdString(), jsonText(json));
    m_window->openRunFile(filePath("map.json"));
    EXPECT_TRUE(test::waitFor([&] { return problem().contains(QStringLiteral("stars")); })) << problem().toStdString();
    EXPECT_EQ(page().chart().drawing().map, map); // nothing is lost
}

TEST_F(MapTab, WhatCannotBeMappedIsSaid)
{
    Study study = m_window->model().study();
    for (EngineChoice &engine : study.engines)
        engine.enabled = &engine == &study.engines[study.base];
    m_window->model().change(study, {});
    EXPECT_TRUE(find<QLabel>("mapIntroduction")->text().contains(QStringLiteral("second engine")));
    EXPECT_FALSE(find<QPushButton>("measureMap")->isEnabled());
}

TEST_F(MapTab, AnEmptyRangeIsSaidWhileItIsTyped)
{
    auto *to = find<QAbstractSpinBox>("mapTo");
    to->selectAll();
    QTest::keyClicks(to, QStringLiteral("1"));
    QTest::keyClick(to, Qt::Key_Return);
    EXPECT_TRUE(
        find<QLabel>("mapIntroduction")->text().contains(QStringLiteral("range of the second parameter is empty")))
        << find<QLabel>("mapIntroduction")->text().toStdString();
    EXPECT_FALSE(find<QPushButton>("measureMap")->isEnabled());
}

TEST_F(MapTab, ClosingAsksWhileAMapIsMeasured)
{
    action("Ctrl+M")->trigger();
    ASSERT_TRUE(page().isMapping());
    EXPECT_FALSE(m_window->close());
    auto *box = find<QMessageBox>("closing");
    ASSERT_TRUE(box);
    EXPECT_TRUE(box->text().contains(QStringLiteral("map"))) << box->text().toStdString();
    box->reject();
    page().stop();
    ASSERT_TRUE(test::waitFor([this] { return !page().isMapping(); }));
}

TEST(MapPicture, ColoursDifferOnBothSidesOfOneAndFadeTowardsIt)
{
    QCPColorGradient gradient = mapGradient(false);
    const auto colour = [&](double ratio) { return QColor(gradient.color(ratio, {0.1, 10}, true)); };
    EXPECT_GT(colour(0.1).blue(), colour(0.1).red());
    EXPECT_GT(colour(10).red(), colour(10).blue());
    EXPECT_GT(colour(1).lightness(), 240);
    EXPECT_GT(colour(1.6).lightness(), colour(10).lightness());
}

TEST(MapWords, APointWithoutAVerdictIsProvisionalAndSaysWhy)
{
    auto map = std::make_shared<SpeedUpMap>();
    map->first = {"hidden", {10, 100}, {0, 1}};
    map->second = {"batch", {1, 10}, {0, 1}};
    map->engines.resize(2);
    Comparison comparison;
    comparison.measurements.resize(2);
    comparison.speedUps = {{1, {1, 1}, Verdict::TooClose}, {4, {3.9, 4.1}, Verdict::OtherFaster}};
    map->points.push_back({0, 0, false, comparison});
    withhold(comparison.speedUps[1], Doubt::Disturbed);
    map->points.push_back({1, 1, false, comparison});
    comparison.speedUps[1] = {1.04, {1.035, 1.045}, Verdict::OtherFaster};
    map->points.push_back({0, 1, false, comparison});
    MapDrawing drawing;
    drawing.other = QStringLiteral("GPU");
    drawing.map = map;
    const std::string provisional =
        "Provisional: The measurement was disturbed: measure again while nothing else runs.";
    EXPECT_EQ(mapPointText(drawing, 10, 1).toStdString().find("Provisional"), std::string::npos);
    const std::string text = mapPointText(drawing, 100, 10).toStdString();
    EXPECT_NE(text.find("GPU"), std::string::npos) << text;
    EXPECT_TRUE(text.ends_with("\n" + provisional)) << text;
    const FigureTable table = mapTable(drawing);
    EXPECT_EQ(table.rows[0].back().text.toStdString(), "4.0\u00a0×");
    EXPECT_EQ(table.rows[0].back().remark, QString());
    EXPECT_EQ(table.rows[1].back().remark, QStringLiteral("provisional"));
    EXPECT_TRUE(table.tabbed().split(QLatin1Char('\n'))[2].endsWith(QStringLiteral(": provisional")))
        << table.tabbed().toStdString();
    EXPECT_EQ(table.rows[2].back().text.toStdString(), "1.04\u00a0×") << "not as one";
    EXPECT_TRUE(mapDescription(drawing).endsWith(QStringLiteral("1 of them has no verdict yet.")))
        << mapDescription(drawing).toStdString();
    comparison.speedUps[1].verdict = Verdict::TooClose;
    auto closer = std::make_shared<SpeedUpMap>(*map);
    closer->points[0].comparison = comparison;
    withhold(closer->points[2].comparison.speedUps[1], Doubt::Disturbed);
    drawing.map = closer;
    EXPECT_TRUE(
        mapDescription(drawing).endsWith(QStringLiteral("too close to call at 1. 2 of them have no verdict yet.")))
        << mapDescription(drawing).toStdString();
}

TEST(MapWords, TheLegendNamesEveryMark)
{
    for (const char *mark : {"Dots: measured.", "Crosses: failed.", "Hatched: not measured."})
        EXPECT_TRUE(mapLegend().contains(QLatin1String(mark))) << mark;
}

TEST(MapPicture, WhereThereIsNoAnswerItIsHatchedAndNotColoured)
{
    auto map = std::make_shared<SpeedUpMap>();
    map->first = {"hidden", {10, 20, 50, 100, 1000}, {0, 3, 4}};
    map->second = {"batch", {1, 3, 10}, {0, 2}};
    map->engines.resize(2);
    for (std::size_t a : {0U, 3U, 4U})
        for (std::size_t b : {0U, 2U}) {
            Comparison comparison;
            comparison.measurements.resize(2);
            comparison.speedUps = {{1, {1, 1}, Verdict::TooClose}, {4, {3.9, 4.1}, Verdict::OtherFaster}};
            if (a == 4 && b == 0)
                comparison.speedUps[1] = {}; // failed
            map->points.push_back({a, b, false, comparison});
        }
    MapDrawing drawing;
    drawing.map = map;
    for (const bool dark : {false, true}) {
        MapChart chart;
        chart.setPalette(paletteFor(dark));
        const ChartTheme theme = ChartTheme::forWidget(chart, false);
        chart.resize(700, 500);
        chart.setTheme(theme);
        chart.setDrawing(drawing);
        QImage image(chart.size(), QImage::Format_RGB32);
        QCPPainter painter(&image);
        paintMap(painter, image.rect(), drawing, theme);
        painter.end();
        const auto coloursBy = [&](double first, double second) {
            std::set<QRgb> colours; // beside the dot or the cross in the middle of the cell
            for (int x = 15; x < 35; ++x)
                for (int y = 15; y < 35; ++y)
                    colours.insert(image.pixel(chart.placeOf(first, second).toPoint() + QPoint(x, y)));
            return colours;
        };
        const double largest = largestRatio(fieldOf(*map, 1));
        const QCPRange scale(1 / largest, largest);
        const QColor faster(mapGradient(dark).color(4, scale, true));
        EXPECT_EQ(coloursBy(20, 3), std::set<QRgb>{faster.rgb()}); // between measured points
        for (const double second : {1.0, 3.0}) {                   // failed, and beside it
            const std::set<QRgb> colours = coloursBy(1000, second);
            EXPECT_GT(colours.size(), 1U);
            EXPECT_TRUE(colours.contains(theme.background.rgb()));
            EXPECT_TRUE(colours.contains(theme.axis.rgb()));
            EXPECT_FALSE(colours.contains(faster.rgb()));
        }
    }
}

TEST(MapPicture, AValueStandsBetweenItsNeighboursAndIsFoundThereAgain)
{
    const std::vector<double> values{1, 2, 10, 100};
    for (std::size_t i = 0; i < values.size(); ++i)
        EXPECT_EQ(indexAt(values, values[i]), static_cast<double>(i));
    EXPECT_EQ(indexAt(values, 6), 1.5);
    EXPECT_EQ(valueAt(values, 1.5), 6);
    EXPECT_EQ(indexAt(values, 0.1), 0);
    EXPECT_EQ(indexAt(values, 1000), 3);
    EXPECT_EQ(valueAt(values, -0.4), 1);
    EXPECT_EQ(valueAt(values, 3.4), 100);
}

} // namespace
} // namespace overtake
