// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The tab 'Training': from the key to the report, stopped, and left alone in the middle.
#include "export/chart_export.h"
#include "panels/banner.h"
#include "report/temporary_folder.h"
#include "results/result_view.h"
#include "text/error.h"
#include "training/report_table.h"
#include "training/training_charts.h"
#include "training/training_page.h"
#include "training/training_runner.h"
#include "training/training_words.h"
#include "ui/main_window_lab.h"
#include "window/top_bar.h"

#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QWheelEvent>
#include <atomic>
#include <gtest/gtest.h>
#include <qcustomplot.h>
#include <thread>

namespace overtake
{
namespace
{

class TrainingTab : public test::Window
{
protected:
    void SetUp() override
    {
        open();
        change("hidden", std::int64_t{8});
        change("epochs", std::int64_t{3});
    }

    void change(const char *key, ParameterValue value) { m_window->model().setParameter(key, std::move(value)); }
    TrainingPage &page() { return m_window->results().training(); }
    template <typename Widget>
    Widget *find(const char *name)
    {
        return page().findChild<Widget *>(QString::fromLatin1(name));
    }
    bool waitForEnd()
    {
        return test::waitFor([this] { return !page().isTraining(); });
    }
    bool train()
    {
        action("Ctrl+T")->trigger();
        return waitForEnd();
    }
    QString subject() { return find<QLabel>("trainingSubject")->text(); }
    /// Long enough that a test can do something meanwhile, and endless for one that forgets to stop.
    void trainLong()
    {
        change("epochs", std::int64_t{1000});
        m_lab.gpu->behaviour.law = m_lab.cpu->behaviour.law = [](const Program &) { return 2e-3; };
        action("Ctrl+T")->trigger();
        ASSERT_TRUE(test::waitFor([this] { return page().hasResult() && page().run().engines[1].stepsDone > 0; }));
    }
};

TEST_F(TrainingTab, StopIsAsWideAsStart)
{
    action("Ctrl+4")->trigger();
    const auto *button = find<QPushButton>("train");
    const QSize before = button->sizeHint();
    trainLong();
    EXPECT_EQ(button->text(), QStringLiteral("Stop"));
    EXPECT_EQ(button->sizeHint(), before);
    action("Ctrl+T")->trigger();
    ASSERT_TRUE(waitForEnd());
}

TEST_F(TrainingTab, SaysBeforehandWhatWillAppear)
{
    action("Ctrl+4")->trigger();
    EXPECT_TRUE(&m_window->results().page() == &page());
    EXPECT_TRUE(find<QLabel>("trainingIntroduction")->isVisible());
    const QString text = find<QLabel>("trainingIntroduction")->text();
    EXPECT_TRUE(text.contains(QStringLiteral("CPU and GPU"))) << text.toStdString();
    EXPECT_TRUE(text.contains(QStringLiteral("Epochs: 3"))) << text.toStdString();
    EXPECT_FALSE(find<QLabel>("trainingNote")->isVisible()); // there is a GPU
    EXPECT_TRUE(find<QPushButton>("train")->isEnabled());
    EXPECT_FALSE(page().hasResult());
}

TEST_F(TrainingTab, AnEngineWithAWrongStopwatchLearnsNothing)
{
    std::vector<EngineChoice> engines = m_window->model().study().engines;
    engines[0].use.stopwatch = Stopwatch::BestOf; // an honest one lies beside it
    m_window->model().setEngines(engines, 0);
    const QString text = find<QLabel>("trainingIntroduction")->text();
    EXPECT_TRUE(text.contains(QStringLiteral("CPU and GPU"))) << text.toStdString();
    ASSERT_TRUE(train());
    const FigureTable table = page().table();
    ASSERT_EQ(table.rows.size(), 2U);
    EXPECT_TRUE(table.rows[1][0].text.startsWith(QStringLiteral("GPU"))) << table.rows[1][0].text.toStdString();
}

/// As of 1366x768 at scale 1.5.
TEST_F(TrainingTab, NeedsNoScrollingSidewaysInASmallWindow)
{
    m_window->resize(911, 480);
    action("Ctrl+4")->trigger();
    ASSERT_TRUE(train());
    const auto *area = page().findChild<QScrollArea *>();
    ASSERT_TRUE(test::waitFor([&] { return area->widget()->isVisible(); }));
    QApplication::processEvents();
    EXPECT_LE(area->widget()->width(), area->viewport()->width());
    const auto *loss = find<QCustomPlot>("lossPlot");
    const auto *decision = find<QCustomPlot>("decisionPlot");
    EXPECT_GT(decision->y(), loss->geometry().bottom());
    m_window->resize(1600, 900);
    EXPECT_TRUE(test::waitFor([&] { return decision->y() == loss->y(); }));
    m_window->resize(911, 480);
    EXPECT_TRUE(test::waitFor([&] { return decision->y() > loss->geometry().bottom(); }));
    for (const QWidget *one : area->widget()->findChildren<QWidget *>())
        EXPECT_LE(one->minimumSizeHint().width(), area->viewport()->width())
            << one->metaObject()->className() << ' ' << one->objectName().toStdString();
}

TEST_F(TrainingTab, TheWheelScrollsThePageOnEveryChart)
{
    m_window->resize(911, 480);
    action("Ctrl+4")->trigger();
    ASSERT_TRUE(train());
    QScrollBar *bar = page().findChild<QScrollArea *>()->verticalScrollBar();
    ASSERT_TRUE(test::waitFor([&] { return bar->maximum() > 0; }));
    for (const char *name : {"lossPlot", "accuracyPlot", "decisionPlot"}) {
        bar->setValue(0);
        auto *plot = find<QCustomPlot>(name);
        const QPoint place = plot->rect().center();
        QWheelEvent wheel(place, plot->mapToGlobal(place), {}, {0, -240}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
        QApplication::sendEvent(plot, &wheel);
        EXPECT_GT(bar->value(), 0) << name;
    }
}

TEST_F(TrainingTab, FromTheKeyToTheReport)
{
    m_window->begin();
    EXPECT_TRUE(m_window->session().isLive());
    action("Ctrl+T")->trigger();
    EXPECT_TRUE(page().isTraining());
    EXPECT_FALSE(m_window->session().isLive()); // measuring rests
    EXPECT_FALSE(action("Space")->isEnabled());
    EXPECT_FALSE(action("S")->isEnabled());
    EXPECT_TRUE(action("Esc")->isEnabled());
    ASSERT_TRUE(waitForEnd());
    EXPECT_TRUE(m_window->session().isLive());
    EXPECT_TRUE(action("Space")->isEnabled());

    const TrainingRun &run = page().run();
    ASSERT_EQ(run.engines.size(), 2U);
    EXPECT_EQ(run.engines[0].status, PointStatus::Measured) << run.engines[0].reason;
    EXPECT_EQ(run.engines[0].stepsDone, 3 * 21);
    const QString sentences = find<QLabel>("trainingSentences")->text();
    EXPECT_TRUE(sentences.contains(QStringLiteral("baseline CPU"))) << sentences.toStdString();
    EXPECT_TRUE(sentences.contains(QStringLiteral("agree exactly over 63 steps"))) << sentences.toStdString();
    auto *table = page().findChild<ReportTable *>();
    EXPECT_EQ(table->columnCount(), 2 + 3 * 2);
    EXPECT_EQ(table->rowCount(), 2 + 3); // classes, accuracy, two averages
    EXPECT_EQ(table->item(0, 1)->text(), QStringLiteral("330"));
    EXPECT_TRUE(table->isVisible());
}

TEST_F(TrainingTab, WhatCannotBeReadIsSaidInFullAndNothingIsWidened)
{
    const int widthBefore = m_window->minimumSizeHint().width();
    const std::string path = m_folder.filePath(QString(150, QLatin1Char('x')) + QStringLiteral(".csv")).toStdString();
    change("csv", path);
    ASSERT_TRUE(train());
    EXPECT_TRUE(find<QLabel>("trainingNote")->isVisible());
    EXPECT_TRUE(find<QLabel>("trainingNote")->text().contains(QString::fromStdString(path)));
    EXPECT_TRUE(find<QLabel>("trainingIntroduction")->isVisible()); // no empty charts
    EXPECT_FALSE(page().hasResult());
    EXPECT_LE(m_window->minimumSizeHint().width(), widthBefore);
    change("csv", std::string());
    EXPECT_FALSE(find<QLabel>("trainingNote")->isVisible());
}

TEST_F(TrainingTab, SaysWhatItWasTrainedWithAlsoWhenThePanelsMoveOn)
{
    m_window->openRunFile(QStringLiteral("no such run.json"));
    ASSERT_TRUE(train());
    const QString told = subject();
    EXPECT_TRUE(told.contains(QStringLiteral("hidden neurons 8"))) << told.toStdString();
    EXPECT_TRUE(told.contains(QStringLiteral("670 samples; held out: 330"))) << told.toStdString();
    change("hidden", std::int64_t{16});
    EXPECT_EQ(subject(), told);
    EXPECT_TRUE(m_window->findChild<Banner *>(QStringLiteral("problem"))->isHidden()); // of a file, in another tab
}

TEST_F(TrainingTab, SaysBesideAResultWhyNothingCanBeTrained)
{
    ASSERT_TRUE(train());
    const auto *note = find<QLabel>("trainingNote");
    EXPECT_FALSE(note->isVisible());
    MachineUse::Hold recording = session().use().hold(MachineUse::Kind::Recording);
    EXPECT_FALSE(find<QPushButton>("train")->isEnabled());
    EXPECT_TRUE(note->isVisible());
    EXPECT_TRUE(note->text().contains(QStringLiteral("has to wait for its end"))) << note->text().toStdString();
    recording = nullptr;
    EXPECT_TRUE(find<QPushButton>("train")->isEnabled());
    EXPECT_FALSE(note->isVisible());
}

TEST_F(TrainingTab, CurvesOverStepsEpochsAndSeconds)
{
    ASSERT_TRUE(train());
    auto *plot = find<QCustomPlot>("lossPlot");
    ASSERT_EQ(plot->graphCount(), 4); // thin and thick of each engine
    auto *axis = find<QComboBox>("trainingAxis");
    axis->setCurrentIndex(0);
    EXPECT_EQ(plot->xAxis->range().upper, 63);
    EXPECT_EQ(plot->graph(1)->dataCount(), 63);
    axis->setCurrentIndex(1);
    EXPECT_EQ(plot->xAxis->range().upper, 3);
    axis->setCurrentIndex(2);
    EXPECT_GE(plot->xAxis->range().upper, page().run().engines[0].seconds);
    EXPECT_GE(plot->xAxis->range().upper, page().run().engines[1].seconds);
    EXPECT_EQ(find<QCustomPlot>("accuracyPlot")->yAxis->range().upper, 100);
    EXPECT_NE(plot->graph(1)->pen().color(), plot->graph(3)->pen().color());
}

TEST_F(TrainingTab, NoLegendLiesOnTheCurves)
{
    ASSERT_TRUE(train());
    QApplication::processEvents(); // layouts that wait
    for (const char *name : {"lossPlot", "accuracyPlot"}) {
        auto *plot = find<QCustomPlot>(name);
        plot->replot();
        EXPECT_TRUE(plot->legend->visible()) << name;
        ASSERT_EQ(plot->legend->itemCount(), 2) << name;
        EXPECT_FALSE(plot->legend->outerRect().intersects(plot->axisRect()->rect())) << name;
        EXPECT_TRUE(plot->viewport().contains(plot->legend->outerRect())) << name;
        EXPECT_GT(plot->axisRect()->height(), plot->legend->outerRect().height()) << name;
    }
}

TEST_F(TrainingTab, AZoomStaysWhileItTrainsAndADoubleClickFollowsAgain)
{
    trainLong();
    auto *plot = find<QCustomPlot>("lossPlot");
    plot->replot();
    const QPoint place = plot->axisRect()->center();
    QWheelEvent wheel(place, plot->mapToGlobal(place), {}, {0, 240}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
    QApplication::sendEvent(plot, &wheel);
    const QCPRange seconds = plot->xAxis->range();
    const QCPRange loss = plot->yAxis->range();
    EXPECT_GT(seconds.lower, 0);
    const int points = plot->graph(1)->dataCount();
    ASSERT_TRUE(test::waitFor([&] { return plot->graph(1)->dataCount() > points; }));
    EXPECT_EQ(plot->xAxis->range(), seconds);
    EXPECT_EQ(plot->yAxis->range(), loss);
    QTest::mouseDClick(plot, Qt::LeftButton, {}, place);
    EXPECT_EQ(plot->xAxis->range().lower, 0);
    EXPECT_GE(plot->xAxis->range().upper, page().run().engines[0].seconds);
    QApplication::sendEvent(plot, &wheel);
    find<QComboBox>("trainingAxis")->setCurrentIndex(0);
    EXPECT_EQ(plot->xAxis->range().lower, 0) << "a zoom into another axis";
    action("Esc")->trigger();
    ASSERT_TRUE(waitForEnd());

    const QCPRange home = plot->xAxis->range();
    for (int turn = 0; turn < 25; ++turn)
        QApplication::sendEvent(plot, &wheel);
    EXPECT_GT(plot->xAxis->range().size(), 0.0009 * home.size());
    QWheelEvent out(place, plot->mapToGlobal(place), {}, {0, -240}, Qt::NoButton, {}, Qt::NoScrollPhase, false);
    for (int turn = 0; turn < 30; ++turn)
        QApplication::sendEvent(plot, &out);
    EXPECT_EQ(plot->xAxis->range(), home) << "there is nothing beyond";
}

TEST_F(TrainingTab, StoppedItKeepsWhatWasLearnt)
{
    trainLong();
    action("Esc")->trigger();
    ASSERT_TRUE(waitForEnd());
    EXPECT_TRUE(page().run().cancelled);
    EXPECT_TRUE(page().run().engines[0].report) << page().run().engines[0].noReport;
    EXPECT_TRUE(find<QLabel>("trainingSentences")->text().contains(QStringLiteral("CPU: Stopped after")));
    EXPECT_FALSE(action("Esc")->isEnabled());
}

TEST_F(TrainingTab, ATrainingThatIsReplacedCanBeShownAgain)
{
    auto *previous = find<QPushButton>("previousTraining");
    ASSERT_TRUE(previous);
    ASSERT_TRUE(train());
    EXPECT_TRUE(previous->isHidden());
    const QString first = subject();
    const QString rows = page().table().tabbed();
    change("hidden", std::int64_t{16});
    action("Ctrl+T")->trigger();
    EXPECT_TRUE(previous->isHidden());
    ASSERT_TRUE(waitForEnd());
    const QString second = subject();
    EXPECT_NE(second, first);
    const std::vector<Document> both = page().unsaved();
    ASSERT_EQ(both.size(), 2U);
    EXPECT_NE(both[0].loss, both[1].loss) << "asked for one after the other at closing";
    EXPECT_TRUE(previous->isVisible());
    previous->click();
    EXPECT_EQ(subject(), first);
    EXPECT_EQ(page().table().tabbed(), rows);
    EXPECT_TRUE(page().findChild<ReportTable *>()->isVisible());
    EXPECT_EQ(page().unsaved().size(), 2U);
    page().document()->saved(QStringLiteral("/first.json"));
    ASSERT_EQ(page().unsaved().size(), 1U);
    previous->click();
    EXPECT_EQ(subject(), second);
    page().unsaved().front().saved(QStringLiteral("/second.json"));
    EXPECT_TRUE(page().unsaved().empty());
}

TEST_F(TrainingTab, NoneOfThreeInARowIsLost)
{
    QStringList subjects;
    for (const std::int64_t hidden : {8, 16, 32}) {
        change("hidden", hidden);
        ASSERT_TRUE(train());
        subjects << subject();
    }
    EXPECT_EQ(page().unsaved().size(), 3U) << "asked for at closing";
    for (const int i : {1, 0, 2, 1}) {
        find<QPushButton>("previousTraining")->click();
        EXPECT_EQ(subject(), subjects[i]);
    }
    for (const Document &document : page().unsaved())
        document.saved(QStringLiteral("/training.json"));
    EXPECT_TRUE(page().unsaved().empty());
}

/// Chosen by hand, it asks; undo and whatever else changes the study leave the training alone.
TEST_F(TrainingTab, AnotherWorkloadAsksAndWhatWasTrainedStays)
{
    trainLong();
    auto *bar = m_window->findChild<TopBar *>();
    emit bar->workloadChosen("vector-multiply");
    auto *box = question("stopTraining");
    ASSERT_TRUE(box);
    EXPECT_EQ(m_window->model().study().workload, "mlp");
    box->button(QMessageBox::Cancel)->click();
    EXPECT_TRUE(page().isTraining());
    ASSERT_TRUE(test::waitFor([&] { return !question("stopTraining"); }));

    emit bar->workloadChosen("vector-multiply");
    box = question("stopTraining");
    ASSERT_TRUE(box);
    test::pressButton(*box, "Stop training");
    EXPECT_EQ(m_window->model().study().workload, "vector-multiply");
    ASSERT_TRUE(waitForEnd());
    ASSERT_TRUE(page().hasResult());
    EXPECT_TRUE(page().run().cancelled);
    EXPECT_TRUE(page().run().engines[0].report) << page().run().engines[0].noReport;
    EXPECT_TRUE(find<QLabel>("trainingNote")->text().contains(QStringLiteral("nothing to train")));
    EXPECT_FALSE(find<QPushButton>("train")->isEnabled());
    action("Ctrl+T")->trigger();
    EXPECT_FALSE(page().isTraining());
    m_window->model().undoStack().undo();
    EXPECT_TRUE(find<QPushButton>("train")->isEnabled());
    EXPECT_TRUE(page().hasResult());
}

TEST_F(TrainingTab, UndoOfTheWorkloadLeavesATrainingAlone)
{
    m_window->model().setWorkload("vector-multiply");
    m_window->model().undoStack().undo();
    trainLong();
    m_window->model().undoStack().redo();
    EXPECT_TRUE(page().isTraining());
    EXPECT_TRUE(page().hasResult());
    action("Esc")->trigger();
    ASSERT_TRUE(waitForEnd());
    EXPECT_TRUE(page().run().engines[0].report) << page().run().engines[0].noReport;
}

TEST_F(TrainingTab, WhatIsAbortedDeliversNothingThatWasPostedBefore)
{
    std::atomic<int> steps = 0;
    m_lab.cpu->behaviour.beforeRun = [&](std::int64_t, std::int64_t) { ++steps; };
    TrainingRunner runner(m_lab.registry, m_lab.clock, nullptr);
    int updates = 0;
    bool finished = false;
    QObject::connect(&runner, &TrainingRunner::updated, [&] { ++updates; });
    QObject::connect(&runner, &TrainingRunner::finished, [&] { finished = true; });
    TrainingRequest request;
    request.parameters = m_window->model().study().parameters;
    request.engines = enginesToMeasure(m_window->model().study());
    runner.start(workloadById("mlp"), request);
    while (steps < 3) // what it reported by then waits for the window's event loop
        std::this_thread::yield();
    runner.abort();
    ASSERT_TRUE(test::waitFor([&] { return finished; }));
    EXPECT_EQ(updates, 0);
}

TEST_F(TrainingTab, TheWindowClosesInTheMiddle)
{
    trainLong();
    m_window->close();
    EXPECT_TRUE(m_window->stopMeasuring(std::chrono::minutes(1)));
    m_window.reset();
}

TEST_F(TrainingTab, AnEngineThatFailsIsNamedAndTheOtherGoesOn)
{
    m_lab.gpu->behaviour.failure = [](const Program &) { return "No memory on the card."; };
    ASSERT_TRUE(train());
    EXPECT_TRUE(
        find<QLabel>("trainingSentences")->text().contains(QStringLiteral("GPU failed: No memory on the card.")));
    const auto *table = page().findChild<ReportTable *>();
    EXPECT_EQ(table->columnCount(), 2 + 3);
    EXPECT_EQ(table->horizontalHeaderItem(4)->text(), QStringLiteral("F1")) << "without the name of the only engine";
}

TEST_F(TrainingTab, ShowsTheRegionsOfAModelOfTwoFeatures)
{
    auto *plot = find<QCustomPlot>("decisionPlot");
    ASSERT_TRUE(plot);
    ASSERT_TRUE(train());
    ASSERT_TRUE(page().run().regions);
    EXPECT_TRUE(plot->isVisible());
    EXPECT_EQ(plot->itemCount(), 1);
    ASSERT_EQ(plot->graphCount(), 2); // classes
    EXPECT_EQ(plot->graph(0)->dataCount() + plot->graph(1)->dataCount(), 400);
    EXPECT_NE(plot->graph(0)->scatterStyle().shape(), plot->graph(1)->scatterStyle().shape()); // not by colour alone
    EXPECT_TRUE(plot->xAxis->label().contains(QStringLiteral("areas: CPU, step 63")))
        << plot->xAxis->label().toStdString();
    plot->replot();
    EXPECT_FALSE(plot->legend->outerRect().intersects(plot->axisRect()->rect())) << "points may lie anywhere";
    EXPECT_TRUE(plot->viewport().contains(plot->legend->outerRect()));
    change("features", std::int64_t{3});
    ASSERT_TRUE(train());
    EXPECT_FALSE(page().run().regions);
    EXPECT_FALSE(plot->isVisible());
}

TEST_F(TrainingTab, ADataSetOfTheListIsLearntAndItsBorderShown)
{
    auto *list = find<QComboBox>("trainingDataset");
    ASSERT_TRUE(list);
    EXPECT_EQ(list->count(), 4);
    EXPECT_EQ(list->currentData().toString(), QStringLiteral("blobs"));
    change("features", std::int64_t{100});
    list->setCurrentIndex(list->findData(QStringLiteral("moons")));
    emit list->activated(list->currentIndex());
    EXPECT_EQ(m_window->model().study().parameters.text(datasetKey), "moons");
    ASSERT_TRUE(train());
    EXPECT_EQ(page().run().data, "two moons, 2 classes, seed 42");
    ASSERT_TRUE(page().run().regions);
    EXPECT_TRUE(find<QCustomPlot>("decisionPlot")->isVisible());

    m_window->model().undoStack().undo();
    EXPECT_EQ(list->currentData().toString(), QStringLiteral("blobs"));
    EXPECT_TRUE(list->isEnabled());
    change("csv", m_folder.filePath(QStringLiteral("own.csv")).toStdString());
    EXPECT_FALSE(list->isEnabled()); // data of the user's own take its place
    m_window->model().setWorkload("gpt");
    EXPECT_EQ(list->findData(QStringLiteral("sonnets")), 1);
    m_window->model().setWorkload("cnn");
    EXPECT_TRUE(list->isHidden());
}

TEST_F(TrainingTab, ThePictureHoldsAllCharts)
{
    ASSERT_TRUE(train());
    const QImage image = renderPicture(page().sheet().pictures.front(), {1600, 700});
    const auto inkIn = [&](const QRect &area) {
        int ink = 0;
        for (int y = area.top(); y <= area.bottom(); ++y)
            for (int x = area.left(); x <= area.right(); ++x)
                ink += image.pixelColor(x, y) == QColor(Qt::white) ? 0 : 1;
        return ink;
    };
    for (int chart = 0; chart < 3; ++chart)
        EXPECT_GT(inkIn(QRect(chart * 533, 0, 533, 600)), 1000) << chart;
    EXPECT_GT(inkIn(QRect(0, 650, 1600, 50)), 500); // the caption
}

TEST_F(TrainingTab, ASheetStaysAsItWasWhenAnotherTrainingBegins)
{
    ASSERT_TRUE(train());
    const Picture picture = page().sheet().pictures.front();
    const QImage before = renderPicture(picture, {1600, 700});
    std::vector<EngineChoice> engines = m_window->model().study().engines;
    engines[1].enabled = false;
    m_window->model().setEngines(engines, 0);
    ASSERT_TRUE(train());
    ASSERT_EQ(page().run().engines.size(), 1U);
    EXPECT_EQ(renderPicture(picture, {1600, 700}), before);
}

TEST(ReportTable, SaysThatItLeavesClassesOut)
{
    ReportTable table;
    const auto show = [&](std::size_t classes) {
        TrainingRun run;
        run.engines.emplace_back().report.emplace().classes.resize(classes);
        table.setRun(run, {QStringLiteral("CPU")});
        return table.item(table.rowCount() - 1, 0)->text();
    };
    constexpr int besides = 3; // accuracy and two averages
    EXPECT_EQ(show(120), QStringLiteral("20 more classes are in the saved file."));
    EXPECT_EQ(table.rowCount(), 100 + besides + 1);
    EXPECT_EQ(table.columnSpan(table.rowCount() - 1, 0), table.columnCount());
    EXPECT_EQ(show(101), QStringLiteral("weighted average")) << "the only one more is shown instead";
    EXPECT_EQ(table.rowCount(), 101 + besides);
    EXPECT_EQ(show(3), QStringLiteral("weighted average"));
    EXPECT_EQ(table.rowCount(), 3 + besides);
}

/// A run of one engine with so many points, all of them with accuracy.
TrainingRun runOf(int points)
{
    TrainingRun run;
    run.workload = "mlp";
    run.epochs = 1;
    EngineTraining &training = run.engines.emplace_back();
    training.stepsPerEpoch = points;
    for (int step = 1; step <= points; ++step)
        training.curve.push_back({.step = step, .seconds = 0.1 * step, .loss = 1.0 / step, .accuracy = 0.5});
    return run;
}

TEST(TrainingCharts, ASinglePointIsDrawn)
{
    TrainingCharts charts;
    const TrainingSeries series{QStringLiteral("CPU"), classStyle(ChartTheme::forPicture(13), 0)};
    for (const int points : {1, 2}) {
        charts.setRun(runOf(points), {series});
        for (const char *name : {"lossPlot", "accuracyPlot"}) {
            const QCPGraph *curve = charts.findChild<QCustomPlot *>(QString::fromLatin1(name))->graph(1);
            EXPECT_EQ(curve->scatterStyle().isNone(), points > 1) << name;
        }
    }
}

/// The end is what tells two uses of an engine apart: '…, bf16'.
TEST(TrainingCharts, ALongNameIsCutInItsMiddle)
{
    const ChartTheme theme = ChartTheme::forPicture(13);
    const auto named = [&](const char *end) {
        return TrainingSeries{QString(200, QLatin1Char('x')) + QLatin1String(end), classStyle(theme, 0)};
    };
    const auto picture = [&](const char *end) {
        QImage image(500, 300, QImage::Format_RGB32);
        image.fill(Qt::white);
        QCPPainter painter(&image);
        TrainingCharts().paint(painter, image.rect(), theme, runOf(5), {named(end)});
        return image;
    };
    EXPECT_NE(picture("fp32"), picture("bf16"));

    TrainingCharts charts;
    charts.resize(500, 300);
    charts.setRun(runOf(5), {named("bf16")});
    charts.show();
    QApplication::processEvents();
    for (const char *name : {"lossPlot", "accuracyPlot"}) {
        auto *plot = charts.findChild<QCustomPlot *>(QString::fromLatin1(name));
        for (const int width : {500, 300}) {
            charts.resize(width, 300);
            QApplication::processEvents();
            plot->replot();
            EXPECT_TRUE(plot->graph(1)->name().endsWith(QStringLiteral("bf16"))) << name;
            EXPECT_LE(plot->legend->outerRect().right(), plot->viewport().right()) << name << ' ' << width;
        }
    }
}

const QStringList labels{QStringLiteral("CPU"), QStringLiteral("GPU")};

TrainingRun runOfBoth()
{
    TrainingRun run;
    run.engines.resize(2);
    run.agreements.resize(2);
    return run;
}

TEST(TrainingWords, WhereLossesPart)
{
    TrainingRun run = runOfBoth();
    for (const auto &[step, other] : std::map<int, float>{{1, 1.0F}, {2, 1.02F}})
        compareLosses(run.agreements[1], Precision::Fp32, step, 1.0F, other);
    const QString text = agreementText(run, labels);
    EXPECT_TRUE(
        text.contains(QStringLiteral("The losses of GPU and CPU part at step 2, where they differ by 2.0\u00a0%")))
        << text.toStdString();
    run.agreements[1] = {};
    compareLosses(run.agreements[1], Precision::Fp32, 1, 1.0F, 1.02F);
    EXPECT_EQ(agreementText(run, labels), QString()) << "no valid run";
    run.agreements[1].whyNot = foreign("Their batch sizes differ.");
    EXPECT_EQ(agreementText(run, labels), QStringLiteral("Their batch sizes differ."));
}

TEST(TrainingWords, WhyAnEngineDidNotEndIsToldInTheCoresWords)
{
    TrainingRun run = runOfBoth();
    run.engines[0].status = PointStatus::Cancelled;
    run.engines[0].reason = sentence("Stopped after %1 of %2 steps.", 1.0, 12000.0);
    run.engines[1].status = PointStatus::Failed;
    run.engines[1].reason = foreign("No memory.");
    EXPECT_EQ(troubleText(run, labels),
              QStringLiteral("CPU: Stopped after 1 of 12,000 steps.\nGPU failed: No memory."));
}

TEST(TrainingWords, OneStepIsToldAsOne)
{
    TrainingRun run = runOfBoth();
    compareLosses(run.agreements[1], Precision::Fp32, 1, 0.5F, 0.5F);
    EXPECT_TRUE(agreementText(run, labels).contains(QStringLiteral("agree exactly over 1 step.")));
    run.agreements[1] = {};
    compareLosses(run.agreements[1], Precision::Fp32, 1, 0.5F, 0.50025F);
    EXPECT_TRUE(agreementText(run, labels).contains(QStringLiteral("agree over 1 step, to ")));
}

TEST(TrainingWords, OneSampleIsToldAsOne)
{
    TrainingRun run;
    run.trainingSamples = 1;
    EXPECT_EQ(judgedText(run),
              QStringLiteral("Classification report on the training set itself, 1 sample: nothing was held out"));
    run.heldOutSamples = 1;
    EXPECT_EQ(judgedText(run), QStringLiteral("Classification report on 1 sample that training did not see"));
    for (const bool holdsBack : {false, true})
        EXPECT_EQ(introductionText({}, {}, 1, false, holdsBack).contains(QStringLiteral("did not see")), holdsBack);
}

TEST(TrainingWords, WhoIsFaster)
{
    TrainingRun run = runOfBoth();
    EXPECT_EQ(speedText(run, labels), QString());
    const auto roundsOf = [](double seconds, std::size_t count) {
        return std::vector<TrainingRound>(count, TrainingRound{seconds, 320});
    };
    for (EngineTraining &training : run.engines) {
        training.itemsPerEpoch = 320;
        training.rounds = roundsOf(2, 20);
    }
    EXPECT_EQ(speedText(run, labels).toStdString(),
              "GPU and CPU: too close to call, because no difference of more than 3 % is certain (1.00 to 1.00 with "
              "95 % confidence; baseline CPU: 2.0\u00a0s an epoch).");
    run.engines[1].rounds = roundsOf(0.5, 20);
    EXPECT_EQ(speedText(run, labels).toStdString(),
              "GPU trains 4.0 times as fast as CPU (4.00 to 4.00 with 95 % confidence; baseline CPU: "
              "2.0\u00a0s an epoch).");
    run.engines[1].rounds = roundsOf(8, 4);
    EXPECT_EQ(speedText(run, labels).toStdString(),
              "CPU trains 4.0 times as fast as GPU (4.00 to 4.00, range of 4 rounds; baseline CPU: "
              "2.0\u00a0s an epoch).");
}

} // namespace
} // namespace overtake
