// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window without a GPU, with predictions, and with a GPU whose law is known: what is drawn is what is true.
#include "charts/charts_view.h"
#include "charts/curve_chart.h"
#include "dialogs/devices_dialog.h"
#include "engines/stop_scope.h"
#include "model/prediction_engine.h"
#include "study/predicted_curve.h"
#include "study/study_context.h"
#include "ui/window_lab.h"
#include "window/main_window.h"

#include <QDate>
#include <QDialog>
#include <QLineEdit>
#include <QLocale>
#include <QPointer>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <gtest/gtest.h>
#include <thread>

namespace overtake
{
namespace
{

std::shared_ptr<Engine> model(const char *id, DeviceKind kind)
{
    return std::make_shared<PredictionEngine>(*DeviceDatabase::builtIn().find(id, kind));
}

/// What is found where there is no GPU.
EngineRegistry withoutGpu(const test::Lab &lab)
{
    return EngineRegistry({lab.cpu, model("rtx-2070", DeviceKind::Gpu), model("t4", DeviceKind::Gpu)});
}

TEST(WindowPrediction, WithoutAGpuTheCpuStandsBesideAPredictedCard)
{
    const test::Lab lab;
    const EngineRegistry registry = withoutGpu(lab);
    const Study study = defaultStudy(workloadById("mlp"), registry);
    const std::vector<EngineUse> uses = enginesToMeasure(study);
    ASSERT_EQ(uses.size(), 2U);
    EXPECT_EQ(uses[0].id, "cpu");
    EXPECT_EQ(uses[1].id, "model:rtx-2070");
    for (const EngineChoice &choice : study.engines)
        EXPECT_NE(choice.use.id, "model:t4") << "the others are in the menu, not in the list";
    const ChartContext context = contextFor(study, registry, Machine{});
    EXPECT_FALSE(context.series[0].predicted);
    EXPECT_TRUE(context.series[1].predicted);
    EXPECT_TRUE(seriesName(context.series[1]).endsWith(QStringLiteral(", predicted")));
    EXPECT_TRUE(context.caption.contains(QStringLiteral("predicted, not measured: GeForce RTX 2070")))
        << context.caption.toStdString();
}

TEST(WindowPrediction, WithAGpuNothingIsPredictedUnasked)
{
    const test::Lab lab;
    const EngineRegistry registry({lab.cpu, lab.gpu, model("rtx-2070", DeviceKind::Gpu)});
    const Study study = defaultStudy(workloadById("mlp"), registry);
    for (const EngineChoice &choice : study.engines)
        EXPECT_NE(choice.use.id, "model:rtx-2070");
    EXPECT_EQ(enginesToMeasure(study)[1].id, "opencl:0");
}

/// A place of 48 layers takes some ten milliseconds.
TEST(WindowPrediction, ADeepNetworkIsPredictedAtFewPlaces)
{
    const test::Lab lab;
    const EngineRegistry registry = withoutGpu(lab);
    KeptPlans plans;
    Study study = defaultStudy(workloadById("gpt"), registry);
    EXPECT_FALSE(isPredictedSlowly(study, study.cursor(), registry, plans));
    EXPECT_GT(predictedCurve(study, study.cursor(), registry, plans).size(), 10U);
    study.parameters.set("layers", std::int64_t{48});
    EXPECT_TRUE(isPredictedSlowly(study, study.cursor(), registry, plans));
    EXPECT_LE(predictedCurve(study, study.cursor(), registry, plans).size(), 10U);
    study.parameters.set("layers", std::int64_t{1});
    study = withSweepKey(study, "layers");
    EXPECT_TRUE(isPredictedSlowly(study, study.cursor(), registry, plans)) << "the range has deep ones";
    EXPECT_LE(predictedCurve(study, study.cursor(), registry, plans).size(), 10U);
}

/// The window's thread reads no file, and plans nothing that nobody draws.
TEST(WindowPrediction, NothingIsPlannedWhereNothingIsPredicted)
{
    const test::Lab lab;
    const EngineRegistry registry = withoutGpu(lab);
    KeptPlans plans;
    Study study = defaultStudy(workloadById("mlp"), registry);
    study.parameters.set("csv", std::string("/no/such/table.csv"));
    EXPECT_FALSE(isPredictedSlowly(study, study.cursor(), registry, plans));
    study = defaultStudy(workloadById("gpt"), registry);
    for (EngineChoice &choice : study.engines)
        choice.enabled = choice.use.id == "cpu";
    EXPECT_FALSE(isPredictedSlowly(study, study.cursor(), registry, plans));
    EXPECT_EQ(plans.made(), 0U);
}

TEST(WindowPrediction, TheWholeCurveIsThereAtOnceAndNeverLooksMeasured)
{
    const test::Lab lab;
    const EngineRegistry registry = withoutGpu(lab);
    const Study study = defaultStudy(workloadById("mlp"), registry);
    ChartSnapshot snapshot;
    snapshot.context = contextFor(study, registry, Machine{});
    KeptPlans plans;
    snapshot.predicted = predictedCurve(study, study.cursor(), registry, plans);
    ASSERT_GT(snapshot.predicted->size(), 20U);
    EXPECT_GT(predictedCurve(study, 2 * study.to, registry, plans).back().value, 1.9 * study.to)
        << "as far as the slider";
    for (const SweepPoint &point : *snapshot.predicted) {
        EXPECT_EQ(point.comparison.measurements[1].status, PointStatus::Predicted);
        EXPECT_FALSE(point.comparison.measurements[0].hasTime()) << "the CPU is measured, not predicted";
    }
    const std::vector<ChartSeries> series = chartSeries(snapshot, ChartKind::Time);
    EXPECT_TRUE(series[0].points.empty());
    EXPECT_TRUE(series[0].failures.empty());
    ASSERT_EQ(series[1].points.size(), snapshot.predicted->size());
    for (const ChartPoint &point : series[1].points) {
        EXPECT_TRUE(point.predicted);
        EXPECT_EQ(point.ci95.low, point.ci95.high) << "no interval: nobody measured";
        EXPECT_LT(point.expected.low, point.y);
        EXPECT_GT(point.expected.high, point.y);
    }
    EXPECT_TRUE(chartSeries(snapshot, ChartKind::SpeedUp)[1].points.empty())
        << "against a CPU that was not measured yet";
    const QString text = hoverText(snapshot, ChartKind::Time, 1, series[1].points[3].source);
    EXPECT_TRUE(text.contains(QStringLiteral("not measured"))) << text.toStdString();
    const ChartTheme theme = ChartTheme::forPicture(13);
    const std::vector<SeriesStyle> styles = seriesStyles(snapshot.context, theme);
    EXPECT_EQ(styles[1].marker, QCPScatterStyle::ssNone);
    EXPECT_FALSE(styles[1].dashes.isEmpty());
    EXPECT_NE(styles[0].marker, QCPScatterStyle::ssNone);
}

TEST(WindowPrediction, TheErrorStandsBesideTheCurve)
{
    ChartSnapshot snapshot;
    snapshot.context.series = {{QStringLiteral("CPU"), EngineKind::Cpu, false, {}},
                               {QStringLiteral("CPU, predicted"), EngineKind::Cpu, true, {}}};
    EXPECT_FALSE(predictionError(snapshot, 1).has_value());
    for (const double ratio : {1.1, 0.8, 1.3}) {
        Comparison comparison;
        comparison.measurements.resize(2);
        comparison.speedUps.resize(2);
        comparison.measurements[0].use.id = "cpu";
        comparison.measurements[0].status = PointStatus::Measured;
        comparison.measurements[0].epochSeconds = 2;
        comparison.measurements[1].use.id = "model:cpu";
        comparison.measurements[1].status = PointStatus::Predicted;
        comparison.measurements[1].epochSeconds = 2 * ratio;
        snapshot.sweep.edit().points.push_back({ratio, false, comparison});
    }
    ASSERT_TRUE(predictionError(snapshot, 1).has_value());
    EXPECT_NEAR(*predictionError(snapshot, 1), 0.2, 1e-9) << "the median of 10, 20 and 30 %";
}

TEST(WindowPrediction, LinesOfTheoryFollowTheDevices)
{
    const EngineRegistry registry({model("i7-8700", DeviceKind::Cpu), model("rtx-2070", DeviceKind::Gpu)});
    Study study = defaultStudy(workloadById("vector-multiply"), registry);
    study.engines = {{{"model:i7-8700", registry.require("model:i7-8700").description().options.defaults(), {}}, true},
                     {{"model:rtx-2070", {}, {}}, true}};
    study.base = 0;
    EXPECT_EQ(contextFor(study, registry, {}).theory.size(), 2U) << "FLOPS and bandwidth";
    study.preset = "multiply-400";
    const auto lines = contextFor(study, registry, {}).theory;
    ASSERT_EQ(lines.size(), 4U) << "the case that made the naive ratio shows it";
    EXPECT_NEAR(lines[0].ratio, 142.7, 0.05);
    EXPECT_NEAR(lines[1].ratio, 17.8, 0.05);
    for (const ChartContext::Theory &line : lines)
        EXPECT_TRUE(line.explanation.contains(QStringLiteral("mislead")) ||
                    line.explanation.contains(QStringLiteral("stay far below")));
}

TEST(WindowPrediction, ATextbookLoopHasNoLinesOfTheory)
{
    class Far : public fakes::FakeEngine
    {
    public:
        explicit Far(EngineKind kind) : FakeEngine({.id = "far", .label = "far", .kind = kind})
        {
            describe().isWorker = true;
        }
        std::optional<Device> deviceInItsProcess(const ParameterValues &, bool) override
        {
            return *DeviceDatabase::builtIn().find("i7-8700", DeviceKind::Cpu);
        }
    };
    for (const EngineKind kind : {EngineKind::Cpu, EngineKind::Reference}) {
        const EngineRegistry registry({std::make_shared<Far>(kind), model("rtx-2070", DeviceKind::Gpu)});
        Study study = defaultStudy(workloadById("vector-multiply"), registry);
        study.engines = {{{"far", {}, {}}, true}, {{"model:rtx-2070", {}, {}}, true}};
        study.base = 0;
        EXPECT_EQ(contextFor(study, registry, {}).theory.size(), kind == EngineKind::Cpu ? 2U : 0U);
    }
}

TEST(WindowPrediction, TheCrossoverDrawnIsTheTrueOne)
{
    test::Lab lab; // the CPU: 1 us + 10 ps for each operation; the GPU: always 100 us
    const QTemporaryDir folder;
    MainWindow window(lab.registry, lab.clock,
                      std::make_unique<QSettings>(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat));
    Study study = window.model().study();
    study.parameters.set("samples", std::int64_t{1000});
    study.from = 200;
    study.to = 700;
    study.sweepValues = {200, 700}; // and what refinement adds
    study.parameters.set("hidden", std::int64_t{200});
    window.model().change(study, {});
    window.show();
    window.session().startSweep();
    ASSERT_TRUE(test::waitFor([&] { return !window.session().isSweeping(); }));
    const Workload &workload = workloadById("mlp");
    double truth = 0;
    for (std::int64_t hidden = 5; truth == 0; ++hidden) {
        ParameterValues values = window.model().study().parameters;
        values.set("hidden", hidden);
        if (1e-6 + workload.build(values).flopsPerStep() * 1e-11 > 1e-4)
            truth = static_cast<double>(hidden);
    }
    const auto *charts = window.findChild<ChartsView *>();
    ASSERT_NE(charts, nullptr);
    const std::vector<CrossoverBand> bands = crossoverBands(charts->snapshot());
    ASSERT_FALSE(bands.empty());
    // Other programs may disturb a point; a law is not off by a fifth for that.
    EXPECT_LE(bands.front().low, truth * 1.2);
    EXPECT_GE(bands.back().high, truth / 1.2);
}

TEST(WindowPrediction, DevicesCanBeSearched)
{
    const test::Lab lab;
    QWidget parent;
    showDevices(&parent, withoutGpu(lab));
    auto *dialog = parent.findChild<QDialog *>(QStringLiteral("devices"));
    ASSERT_NE(dialog, nullptr);
    const auto *table = dialog->findChild<QTableView *>();
    EXPECT_FALSE(table->tabKeyNavigation()) << "the Tab key would not come to the buttons";
    const auto *model = table->model();
    const int all = model->rowCount();
    EXPECT_GT(all, 100);
    dialog->findChild<QLineEdit *>()->setText(QStringLiteral("rtx 2070"));
    EXPECT_GT(model->rowCount(), 5);
    EXPECT_LT(model->rowCount(), 20);
    for (int row = 0; row < model->rowCount(); ++row)
        EXPECT_TRUE(model->index(row, 0).data().toString().contains(QStringLiteral("RTX 2070")));
    dialog->findChild<QLineEdit *>()->setText(QStringLiteral(" GB/s"));
    dialog->findChild<QTableView *>()->sortByColumn(2, Qt::AscendingOrder);
    double before = 0;
    for (int row = 0; row < model->rowCount(); ++row)
        if (const QString text = model->index(row, 2).data().toString(); text.endsWith(QStringLiteral(" GB/s"))) {
            const double number = QLocale().toDouble(text.section(QLatin1Char(' '), 0, 0));
            EXPECT_GE(number, before) << text.toStdString();
            before = number;
        }
    EXPECT_GE(before, 100);
    dialog->findChild<QLineEdit *>()->clear();
    EXPECT_EQ(model->rowCount(), all);
}

TEST(WindowPrediction, AKeptPeakHasItsDate)
{
    class Kept : public fakes::FakeEngine
    {
    public:
        Kept() : FakeEngine({.id = "far", .label = "far"}) {}
        std::optional<Device> measuredDevice() const override
        {
            Device device;
            device.name = "chip";
            device.set(DeviceQuantity::Bandwidth, Figure::Kind::Measured, 2e10, "made up");
            device.set(DeviceQuantity::Cores, Figure::Kind::Specified, 2, "made up");
            device.measuredOn = "2026-11-23";
            return device;
        }
    };
    QWidget parent;
    showDevices(&parent, EngineRegistry({std::make_shared<Kept>()}));
    auto *dialog = parent.findChild<QDialog *>(QStringLiteral("devices"));
    ASSERT_NE(dialog, nullptr);
    dialog->findChild<QLineEdit *>()->setText(QStringLiteral("made up"));
    const auto *model = dialog->findChild<QTableView *>()->model();
    ASSERT_EQ(model->rowCount(), 2);
    const QString day = QLocale().toString(QDate(2026, 11, 23), QLocale::ShortFormat);
    EXPECT_EQ(model->index(0, 4).data().toString(), QStringLiteral("made up"));
    EXPECT_EQ(model->index(1, 4).data().toString(), QStringLiteral("made up; measured on ") + day);
}

TEST(WindowPrediction, AGpuWithoutADriverIsListedWithWhatWouldServe)
{
    const test::Lab lab;
    QWidget parent;
    showDevices(&parent, withoutGpu(lab), {{pciNvidia, 0x2204, "0000:01:00.0", "NVIDIA GPU [10de:2204]"}});
    auto *dialog = parent.findChild<QDialog *>(QStringLiteral("devices"));
    ASSERT_NE(dialog, nullptr);
    dialog->findChild<QLineEdit *>()->setText(QStringLiteral("10de:2204"));
    const auto *model = dialog->findChild<QTableView *>()->model();
    ASSERT_EQ(model->rowCount(), 1);
    EXPECT_EQ(model->index(0, 3).data().toString(), QStringLiteral("unavailable"));
    EXPECT_TRUE(model->index(0, 4).data().toString().contains(QStringLiteral("nvidia-opencl-icd")));
}

TEST(WindowPrediction, WhatADriverSaysCanBeSearched)
{
    const fakes::FakeBehaviour card{
        .id = "cuda:0", .label = "card", .attributes = {{"warp size", "32"}, {"ECC", "yes"}}};
    QWidget parent;
    showDevices(&parent, EngineRegistry({std::make_shared<fakes::FakeEngine>(card)}));
    auto *dialog = parent.findChild<QDialog *>(QStringLiteral("devices"));
    ASSERT_NE(dialog, nullptr);
    dialog->findChild<QLineEdit *>()->setText(QStringLiteral("warp"));
    const auto *model = dialog->findChild<QTableView *>()->model();
    ASSERT_EQ(model->rowCount(), 1);
    EXPECT_EQ(model->index(0, 0).data().toString(), QStringLiteral("fake card"));
    EXPECT_EQ(model->index(0, 2).data().toString(), QStringLiteral("32"));
}

/// A worker that is being connected says so, and one that hangs keeps no thread but that of the question.
TEST(WindowPrediction, EnginesAreAskedForFreeMemoryBesideTheWindow)
{
    class Asked : public fakes::FakeEngine
    {
    public:
        Asked(const char *id, std::function<std::int64_t()> answer)
            : FakeEngine({.id = id}), m_answer(std::move(answer))
        {
        }
        std::int64_t freeBytes() const override
        {
            if (std::this_thread::get_id() == m_window)
                throw std::logic_error("the window's thread must not ask");
            return m_answer();
        }

    private:
        std::function<std::int64_t()> m_answer;
        const std::thread::id m_window = std::this_thread::get_id();
    };
    const auto hang = []() -> std::int64_t {
        while (!StopScope::current().stop_requested())
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        throw Cancelled();
    };
    const auto fail = []() -> std::int64_t { throw Error("Worker 'far' is being connected."); };
    QWidget parent;
    showDevices(&parent, EngineRegistry({std::make_shared<Asked>("told", [] { return std::int64_t{3} << 30; }),
                                         std::make_shared<Asked>("silent", [] { return std::int64_t{-1}; }),
                                         std::make_shared<Asked>("far", fail), std::make_shared<Asked>("hung", hang)}));
    const QPointer<QDialog> dialog(parent.findChild<QDialog *>(QStringLiteral("devices")));
    ASSERT_TRUE(dialog);
    dialog->findChild<QLineEdit *>()->setText(QStringLiteral("free memory"));
    const auto *model = dialog->findChild<QTableView *>()->model();
    EXPECT_EQ(model->rowCount(), 4);
    ASSERT_TRUE(test::waitFor([&] { return model->rowCount() == 3; })); // "silent" cannot tell
    ASSERT_TRUE(test::waitFor([&] { return !model->index(1, 4).data().toString().isEmpty(); }));
    EXPECT_EQ(model->index(0, 2).data().toString(), QStringLiteral("3.22 GB"));
    EXPECT_EQ(model->index(1, 4).data().toString(), QStringLiteral("Worker 'far' is being connected."));
    EXPECT_EQ(model->index(2, 2).data().toString(), QStringLiteral("…"));
    dialog->close();
    EXPECT_TRUE(test::waitFor([&] { return !dialog; }));
}

TEST(WindowPrediction, DevicesAreMeasuredOnDemand)
{
    const test::Lab lab;
    lab.gpu->peak = 7.77e12; // no device of the database has this
    const EngineRegistry registry = lab.registry;
    QWidget parent;
    showDevices(&parent, registry);
    auto *dialog = parent.findChild<QDialog *>(QStringLiteral("devices"));
    ASSERT_NE(dialog, nullptr);
    auto *button = dialog->findChild<QPushButton *>(QStringLiteral("measureDevices"));
    ASSERT_NE(button, nullptr);
    dialog->findChild<QLineEdit *>()->setText(QStringLiteral("7.77 TFLOP/s"));
    const auto *model = dialog->findChild<QTableView *>()->model();
    EXPECT_EQ(model->rowCount(), 0);
    button->click();
    ASSERT_TRUE(test::waitFor([&] { return button->isEnabled(); }));
    ASSERT_EQ(model->rowCount(), 1);
    EXPECT_EQ(model->index(0, 0).data().toString(), QStringLiteral("fake GPU"));
    EXPECT_EQ(model->index(0, 3).data().toString(), QStringLiteral("measured"));

    // Closed while it waits for its turn: nothing is left behind.
    const auto turn = registry.turns().take({}); // the dialog may be asking for free memory
    button->click();
    delete dialog;
    EXPECT_TRUE(test::waitFor([&] { return registry.turns().waiting() == 0; }));
}

} // namespace
} // namespace overtake
