// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sample_sweeps.h"

#include <cmath>

namespace overtake::test
{
namespace
{

constexpr double samplesPerEpoch = 459000;
constexpr int stepsPerEpoch = 14344;

const char *engineId(EngineKind kind)
{
    switch (kind) {
    case EngineKind::Cpu:
        return "cpu";
    case EngineKind::Gpu:
        return "cuda:0";
    case EngineKind::Reference:
        return "reference";
    }
    return "";
}

} // namespace

Comparison makeComparison(double value, const std::vector<SampleEngine> &engines, bool quick)
{
    Comparison comparison;
    for (const SampleEngine &engine : engines) {
        Measurement measurement;
        measurement.kind = engine.kind;
        measurement.label = {engine.label.toStdString()};
        measurement.device = "Test device";
        measurement.quick = quick;
        measurement.itemName = "samples";
        const double seconds = engine.seconds(value);
        if (seconds > 0) {
            const double noise = quick ? 0.12 : 0.015;
            measurement.status = PointStatus::Measured;
            measurement.converged = !quick;
            measurement.stepsPerEpoch = stepsPerEpoch;
            measurement.step.median = seconds / stepsPerEpoch;
            measurement.step.ci95 = {measurement.step.median * (1 - noise), measurement.step.median * (1 + noise)};
            measurement.epochSeconds = seconds;
            measurement.throughput = samplesPerEpoch / seconds;
            measurement.samples.assign(quick ? 7 : 25, measurement.step.median);
            measurement.stepsPerSample.assign(measurement.samples.size(), 1);
        } else {
            measurement.status = PointStatus::Failed;
            measurement.reason = foreign("Not enough memory: 12.5 GiB needed, 7.8 GiB free in main memory.");
        }
        comparison.measurements.push_back(measurement);
    }
    for (std::size_t i = 0; i < engines.size(); ++i) {
        SpeedUp speedUp{1, {1, 1}, Verdict::TooClose};
        const Measurement &base = comparison.measurements[0];
        const Measurement &other = comparison.measurements[i];
        if (i > 0 && base.epochSeconds > 0 && other.epochSeconds > 0) {
            const double noise = quick ? 0.2 : 0.03;
            speedUp.median = base.epochSeconds / other.epochSeconds;
            speedUp.ci95 = {speedUp.median * (1 - noise), speedUp.median * (1 + noise)};
            if (!speedUp.ci95.contains(1))
                speedUp.verdict = speedUp.median > 1 ? Verdict::OtherFaster : Verdict::BaseFaster;
        } else if (i > 0) {
            speedUp = {};
        }
        comparison.speedUps.push_back(speedUp);
    }
    return comparison;
}

Sweep makeSweep(const std::vector<double> &values, const std::vector<SampleEngine> &engines)
{
    Sweep sweep;
    sweep.workload = "mlp";
    sweep.key = "hidden";
    for (const SampleEngine &engine : engines)
        sweep.engines.push_back({engineId(engine.kind), {}, {}});
    sweep.crossovers.resize(engines.size());
    for (const double value : values)
        sweep.points.push_back({value, false, makeComparison(value, engines)});
    return sweep;
}

std::vector<double> geometric(double from, double to, int points)
{
    std::vector<double> values;
    for (int i = 0; i < points; ++i)
        values.push_back(std::round(from * std::pow(to / from, static_cast<double>(i) / (points - 1))));
    return values;
}

ChartContext makeContext(const std::vector<SampleEngine> &engines, double from, double to)
{
    ChartContext context;
    context.workloadLabel = QStringLiteral("Neural network (MLP)");
    context.axisLabel = QStringLiteral("hidden neurons");
    context.from = from;
    context.to = to;
    for (const SampleEngine &engine : engines)
        context.series.push_back({engine.label, engine.kind});
    context.caption = QStringLiteral(
        "Neural network (MLP) · mode training, samples 459,000, features 2, batch size 32, hidden layers 2, classes 2, "
        "optimiser sgd, learning rate 0.001 · AMD EPYC 9654 96-Core Processor, cores: 2, AVX-512 · 2026-11-21 06:40 "
        "UTC "
        "· Overtake 0.1.0");
    context.itemName = QStringLiteral("samples");
    return context;
}

std::vector<ReportedSeries> reportedWidth()
{
    const std::vector<double> widths{5, 10, 100, 1000, 2000};
    const std::vector<double> cpu{18, 18, 20, 68, 242};
    const std::vector<double> gpu{50.5, 55.5, 51, 51, 51};
    ReportedSeries first{"CPU (x86-64)", "x86-64", false, {}};
    ReportedSeries second{"GPU (P100)", "NVIDIA P100 PCIe", true, {}};
    for (std::size_t i = 0; i < widths.size(); ++i) {
        first.points.push_back({widths[i], cpu[i]});
        second.points.push_back({widths[i], gpu[i]});
    }
    return {first, second};
}

std::vector<SampleEngine> cpuAndGpu()
{
    return {
        {QStringLiteral("CPU, 2 threads"), EngineKind::Cpu, [](double n) { return 0.045 + 1.4e-4 * n + 6e-7 * n * n; }},
        {QStringLiteral("GPU: RTX 2070"), EngineKind::Gpu, [](double n) { return 0.62 + 1.7e-4 * n; }}};
}

std::vector<SampleEngine> fourEngines()
{
    return {
        {QStringLiteral("CPU, 2 threads"), EngineKind::Cpu, [](double n) { return 0.045 + 1.4e-4 * n + 6e-7 * n * n; }},
        {QStringLiteral("CPU, 1 thread"), EngineKind::Cpu,
         [](double n) { return 0.04 + 2.0e-4 * n + 1.15e-6 * n * n; }},
        {QStringLiteral("GPU: RTX 2070"), EngineKind::Gpu, [](double n) { return 0.62 + 1.7e-4 * n; }},
        {QStringLiteral("textbook loop"), EngineKind::Reference,
         [](double n) { return 0.07 + 4.0e-3 * n + 3.2e-5 * n * n; }}};
}

int pixelsOf(const QImage &image, const QColor &color)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y) == color ? 1 : 0;
    return count;
}

} // namespace overtake::test
