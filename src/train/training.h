// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Results of training: plain data, made by runTraining(), read by reports and charts. Times in seconds, of the engine's
// own runs only. An unknown figure is absent (std::optional), never 0 or -1.
#pragma once

#include "measure/measurement.h"
#include "train/agreement.h"
#include "train/class_report.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace overtake
{

/// A point of the curves: the means over the losses that were read since the last point.
struct TrainingPoint {
    std::int64_t step = 0; ///< steps done
    double seconds = 0;    ///< time that this engine has run until then
    double loss = 0;
    std::optional<double> accuracy; ///< where the Program reads it back
};

struct TrainingEpoch {
    double seconds = 0;
    double loss = 0; ///< mean of those that were read, each before its step's update
    std::optional<double> accuracy;
};

/// Work of an engine during one turn, or several if there were many. The turns of all engines lie side by side.
struct TrainingRound {
    double seconds = 0;
    double items = 0;
    std::size_t turns = 0;
    bool disturbed = false; ///< others used the machine during one of the turns
};

/// Indices of the rounds on which an estimate rests (see repetitionsThatCount()).
std::vector<std::size_t> roundsThatCount(const std::vector<TrainingRound> &rounds);

/// The trained parameters by the name of their tensor.
using TrainedParameters = std::vector<std::pair<std::string, std::vector<float>>>;

/// Loss of a model that predicts the next symbol, on data that training did not see.
struct UnseenLoss {
    double loss = 0; ///< mean, as the loss of training
    std::int64_t tokens = 0;
};

struct EngineTraining {
    EngineUse use;
    EngineKind kind = EngineKind::Cpu;
    std::string device;
    Label label;
    int threads = 1;
    PointStatus status = PointStatus::Skipped; ///< Measured: all epochs; Cancelled: those that were done
    Message reason;

    std::int64_t batchRows = 1;
    std::int64_t stepsPerEpoch = 1;
    std::int64_t stepsDone = 0;
    std::int64_t itemsDone = 0;
    std::int64_t itemsPerEpoch = 0;
    double setupSeconds = 0;
    double seconds = 0;                ///< all steps done
    std::vector<TrainingRound> rounds; ///< all steps but the first, cold one: the basis of speeds
    std::vector<TrainingPoint> curve;
    std::vector<TrainingEpoch> epochs; ///< whole ones

    std::optional<ClassReport> report;                ///< a classifier's
    std::optional<UnseenLoss> unseenLoss;             ///< a model's of text
    Message noReport;                                 ///< why there is neither, one sentence
    bool disturbed = false;                           ///< too few undisturbed rounds, or the clock fell
    std::shared_ptr<const TrainedParameters> trained; ///< where they were asked for

    /// Rate of the median of the rounds that count, or over everything done if there is no round.
    double itemsPerSecond() const;
    /// An epoch at that speed. With those of `epochs`, which are what each took, it differs by the cold step and by
    /// what disturbed the machine.
    double epochSeconds() const;
};

struct DecisionRegions; // train/decision_regions.h

struct TrainingRun {
    std::string workload;
    std::string preset; ///< name, empty when none
    ParameterValues parameters;
    Message data;         ///< "synthetic, 2 classes, seed 42"
    std::string itemName; ///< "samples"
    std::int64_t epochs = 1;
    std::int64_t trainingSamples = 0;
    std::int64_t heldOutSamples = 0; ///< 0: judged on the training set
    std::vector<EngineTraining> engines;
    std::vector<Agreement> agreements; ///< one per engine, against the first that trains; that one's own is empty
    std::size_t base = 0;              ///< index of that first one
    bool cancelled = false;
    /// Regions of the first engine that trains, if they were asked for and the data have two features; null before the
    /// first step.
    std::shared_ptr<const DecisionRegions> regions;
};

/// T_base / T_other per epoch by the rounds of both, where both have some and neither failed; above 1 the other engine
/// is faster. Its verdict obeys the rules of a Comparison's (measure/compare/doubt.h).
std::optional<SpeedUp> trainingSpeedUp(const EngineTraining &base, const EngineTraining &other);
/// Data on which the report is based: "151 470 samples that training did not see".
Message judgedOn(const TrainingRun &run);

} // namespace overtake
