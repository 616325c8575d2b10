// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A training of two engines with every field set, for the tests of files.
#pragma once

#include "report/training_file.h"
#include "train/decision_regions.h"
#include "workloads/workload.h"

#include <limits>
#include <memory>

namespace overtake::test
{

inline EngineTraining sampleTraining(const char *id, double secondsPerRound)
{
    EngineTraining training;
    training.use = {id, {}, {}};
    training.label = {id};
    training.status = PointStatus::Measured;
    training.stepsPerEpoch = 3;
    training.stepsDone = 6;
    training.itemsDone = 192;
    training.itemsPerEpoch = 96;
    training.seconds = 6.5 * secondsPerRound;
    for (int i = 0; i < 6; ++i)
        training.rounds.push_back({.seconds = secondsPerRound * (1 + 0.01 * i), .items = 32, .disturbed = i == 2});
    training.curve = {{1, 0.1, 0.7, 0.5}, {6, 0.6, std::numeric_limits<double>::quiet_NaN(), std::nullopt}};
    training.epochs = {{0.3, 0.6, 0.75}, {0.3, 0.4, std::nullopt}};
    training.report = ClassReport{{{1, 0.5, 2.0 / 3, 10}}, 0.9, {1, 1, 1, 10}, {1, 1, 1, 10}, 10};
    return training;
}

inline TrainingRecord sampleTrainingRecord()
{
    TrainingRecord record;
    record.date = "2026-11-25T10:00:00Z";
    record.machine.cpu = "AMD EPYC 9654";
    TrainingRun &run = record.run;
    run.workload = "mlp";
    run.parameters = workloadById("mlp").parameters().defaults();
    run.data = foreign("synthetic");
    run.itemName = "samples";
    run.epochs = 2;
    run.trainingSamples = 96;
    run.heldOutSamples = 47;
    run.engines = {sampleTraining("cpu", 2), sampleTraining("gpu", 0.5)};
    run.agreements.resize(2);
    run.agreements[1] = {{}, 6, 1e-4, 2e-4, 3e-4, 5, 5, 3e-4, 2e-4};
    DecisionRegions regions;
    regions.x = {-1, 1};
    regions.y = {-2, 2};
    regions.step = 6;
    regions.cells.assign(DecisionRegions::side * DecisionRegions::side, 1);
    regions.points = std::make_shared<const std::vector<DecisionRegions::Point>>(
        std::vector<DecisionRegions::Point>{{0.1F, -0.2F, 1}, {0.3F, 0.4F, 0}});
    run.regions = std::make_shared<const DecisionRegions>(std::move(regions));
    return record;
}

} // namespace overtake::test
