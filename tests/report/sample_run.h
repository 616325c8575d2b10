// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A run record with every field set and every status present, for the tests of files.
#pragma once

#include "measure/compare/doubt.h"
#include "report/run_file.h"

namespace overtake::test
{

inline Measurement sampleMeasurement(const std::string &engine, double secondsPerStep)
{
    Measurement m;
    m.workload = "mlp";
    m.parameters.merge({{"hidden", 100}, {"learning_rate", 0.001}, {"optimizer", "sgd"}, {"read_loss", true}});
    m.use = {engine, {}, {}};
    m.use.options.set("threads", std::int64_t{2});
    m.use.overrides.set("batch", std::int64_t{512});
    m.device = "Intel(R) \"Core\", 6 cores";
    m.kind = engine.rfind("opencl:", 0) == 0 ? EngineKind::Gpu : EngineKind::Cpu;
    m.label = {"CPU", {threadsDetail(2)}};
    m.threads = 2;
    m.data = listed({foreign("synthetic"), foreign("2 classes"), foreign("seed 42")});
    m.status = PointStatus::Measured;
    m.reason = {};
    m.converged = true;
    m.setupSeconds = 0.01;
    m.firstRunSeconds = 0.002;
    m.shuffleSeconds = 0.0003;
    m.samples = {secondsPerStep, 1.1 * secondsPerStep, 0.1 + 0.2, 1e-300};
    m.stepsPerSample = {10, 20, 30, 1};
    m.step = {secondsPerStep, {0.9 * secondsPerStep, 1.2 * secondsPerStep}, 1.05 * secondsPerStep, 1e-5, 1e-300, 0.3};
    m.stepsPerEpoch = 14344;
    m.stepsTimed = 61;
    m.epochSeconds = 14344 * secondsPerStep;
    m.throughput = 32 / secondsPerStep;
    m.itemName = "samples";
    m.itemsDone = 458976;
    m.flopsPerStep = 1.25e9;
    m.bytesPerStep = 3e6;
    m.flopsPerSecond = 1.25e9 / secondsPerStep;
    m.memoryBytes = 123456789012;
    m.firstLoss = 0.6931;
    m.loss = 0.25;
    m.accuracy = 0.875;
    m.remarks = {foreign("2 outliers"), foreign("drift of 3 %, \"slower\"")};
    return m;
}

inline RunRecord sampleRun()
{
    Measurement quick = sampleMeasurement("opencl:0", 2e-4);
    quick.quick = true;
    quick.converged = false;
    quick.reason = foreign("not converged");
    quick.loss.reset();

    Measurement busy = sampleMeasurement("cpu", 1e-4);
    busy.systemActivity = SystemActivity{2, 1.5, 1.25, 0.125, 0.75, 2.875, 0.0625, 17, 3};
    busy.systemActivity->throttles = 5;
    busy.systemActivity->gpu = GpuActivity{1.4, 0.25, 1.98, 71, {"power limit", "heat"}};
    busy.disturbed = true;
    busy.step.rangeOf = 4;

    Measurement failed;
    failed.workload = "mlp";
    failed.parameters = quick.parameters;
    failed.use = quick.use;
    failed.status = PointStatus::Failed;
    failed.reason = foreign("needs 80 GiB,\nand 2 GiB are free");
    failed.setupSeconds = 0.5;

    Measurement skipped = failed;
    skipped.status = PointStatus::Skipped;
    skipped.reason = foreign("the time budget ended");
    skipped.setupSeconds = 0;
    Measurement cancelled = sampleMeasurement("cpu", 3e-4);
    cancelled.status = PointStatus::Cancelled;

    RunRecord record;
    record.date = "2024-02-29T12:34:56Z";
    record.machine.cpu = "AMD EPYC";
    record.machine.sockets = 2;
    record.machine.cores = 48;
    record.machine.threads = 96;
    record.machine.vectorExtensions = {"AVX2", "AVX-512F"};
    record.machine.l1dBytes = 32768;
    record.machine.l2Bytes = 1 << 20;
    record.machine.memoryBytes = 1LL << 40;
    record.machine.os = "Debian GNU/Linux 12 (bookworm), Linux 6.1";
    record.machine.compiler = "GCC 12.2.0, Release";
    record.machine.libraries = {{"oneDNN", "2.6.3"}, {"Highway", "1.0.3"}};
    record.machine.hostVersion = "0.1.0";

    Sweep &sweep = record.sweep;
    sweep.workload = "mlp";
    sweep.preset = "mlp-width-hsf";
    sweep.parameters = quick.parameters;
    sweep.key = "hidden";
    sweep.engines = {cancelled.use, quick.use};
    const SpeedUp base{1, {1, 1}, Verdict::TooClose};
    sweep.points = {
        {5, false, {{busy, quick}, {base, {0.5, {0.4, 0.6}, Verdict::BaseFaster}}}},
        {100.5,
         true,
         {{sampleMeasurement("cpu", 4e-4), sampleMeasurement("opencl:0", 2e-4)},
          {base, {2, {1.9, 2.1}, Verdict::OtherFaster}}}},
        {1000, false, {{sampleMeasurement("cpu", 8e-4), failed}, {base, {}}}},
        {2000, false, {{cancelled, skipped}, {{}, {}}}},
    };
    for (SweepPoint &point : sweep.points)
        withholdVerdicts(point.comparison);
    sweep.crossovers = {{}, {Crossover::Kind::Crossings, {{5, 100.5, true, false}, {1000, 1010, false, true}}}};
    sweep.crossovers[1].planned = 6;
    sweep.crossovers[1].doubted = 1;
    sweep.cancelled = true;
    return record;
}

} // namespace overtake::test
