// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/compare/predicted.h"

#include "measure/compare/doubt.h"
#include "measure/compare/measurer.h"
#include "measure/compare/speed_up.h"
#include "measure/time/epoch_cursor.h"
#include "model/predictor.h"
#include "text/error.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace overtake
{

namespace
{

/// The same words at every point of a sweep: the seconds stand beside them.
Message reasonOf(const Prediction &prediction)
{
    if (prediction.share > 0)
        return sentence("Predicted, not measured: from the %1; the range expected holds %2 % of the published times of "
                        "such operations.",
                        prediction.basis, std::round(100 * prediction.share));
    const double worst = std::max(prediction.stepSeconds / prediction.low, prediction.high / prediction.stepSeconds);
    const double spread = worst < 1.001 * calibratedSpread ? calibratedSpread : dataSheetSpread;
    return sentence("Predicted, not measured: from the %1; expected to be right within a factor of %2.",
                    prediction.basis, spread);
}

void fill(Measurement &measurement, const Program &program, const Prediction &prediction)
{
    const double unknown = std::numeric_limits<double>::quiet_NaN();
    Measurement &m = measurement;
    m.status = PointStatus::Predicted;
    m.parameters = program.parameters;
    m.converged = true;
    m.reason = reasonOf(prediction);
    m.step.median = m.step.mean = prediction.stepSeconds;
    m.step.ci95 = {prediction.low, prediction.high};
    m.step.stdev = m.step.minimum = m.step.maximum = unknown;
    m.stepsPerEpoch = program.stepsPerEpoch();
    m.shuffleSeconds = drawSecondsHere(program);
    m.epochSeconds = prediction.epochSeconds + m.shuffleSeconds;
    m.itemName = program.itemName;
    m.flopsPerStep = program.flopsPerStep();
    m.bytesPerStep = program.bytesPerStep();
    m.memoryBytes = prediction.memoryBytes;
    if (prediction.epochSeconds > 0) {
        m.throughput = static_cast<double>(program.itemsPerEpoch()) / m.epochSeconds;
        m.flopsPerSecond = program.flopsPerEpoch() / prediction.epochSeconds;
    }
    m.profile = prediction.profile;
}

/// Logarithms of the factors by which an epoch may take less and more.
struct Deviations {
    double less = 0;
    double more = 0;
};

Deviations deviationsOf(const Measurement &measurement)
{
    const double seconds = measurement.epochSeconds;
    const Interval interval = epochInterval(measurement);
    if (!(seconds > 0) || !(interval.low > 0))
        return {};
    return {std::max(0.0, std::log(seconds / interval.low)), std::max(0.0, std::log(interval.high / seconds))};
}

} // namespace

void addPredictions(const EngineRegistry &engines, const Workload &workload, Comparison &comparison, bool quick,
                    bool atOnce, KeptPlans *plans)
{
    for (Measurement &measurement : comparison.measurements) {
        Engine &engine = engines.require(measurement.use.id);
        Predictor *predictor = predictorOf(engine);
        if (!predictor || (atOnce && !predictor->isReady()))
            continue;
        measurement.quick = quick;
        try {
            const std::shared_ptr<const PlannedWork> work =
                plans ? plans->of(workload, measurement.parameters)
                      : std::make_shared<const PlannedWork>(workload.build(measurement.parameters));
            const auto options = engine.completed(measurement.use.options);
            fill(measurement, work->program(), predictor->predict(*work, options));
            if (options.has("threads"))
                measurement.threads = static_cast<int>(options.integer("threads"));
        } catch (const Cancelled &) {
            throw;
        } catch (const std::exception &) {
            measurement.status = PointStatus::Failed;
            measurement.reason = failureSentence(toMessage(measurement.label));
        }
    }
}

void addPredictedSpeedUps(Comparison &comparison)
{
    const Measurement &base = comparison.measurements.front();
    comparison.speedUps[0] = speedUpOfBase(base);
    for (std::size_t i = 1; i < comparison.measurements.size(); ++i) {
        const Measurement &other = comparison.measurements[i];
        if (isPredicted(base, other) && haveRatio(base, other))
            comparison.speedUps[i] = predictedSpeedUp(base, other);
    }
}

bool isPredicted(const Measurement &base, const Measurement &other)
{
    return base.status == PointStatus::Predicted || other.status == PointStatus::Predicted;
}

SpeedUp predictedSpeedUp(const Measurement &base, const Measurement &other)
{
    SpeedUp speedUp;
    speedUp.median = base.epochSeconds / other.epochSeconds;
    const Deviations ofBase = deviationsOf(base), ofOther = deviationsOf(other);
    speedUp.ci95 = {speedUp.median * std::exp(-std::hypot(ofBase.less, ofOther.more)),
                    speedUp.median * std::exp(std::hypot(ofBase.more, ofOther.less))};
    speedUp.verdict = verdictOf(speedUp.ci95);
    speedUp.predicted = true;
    return speedUp;
}

void predictAnew(const EngineRegistry &engines, const Workload &workload, Comparison &comparison,
                 const std::vector<EngineUse> &uses, KeptPlans &plans)
{
    auto &all = comparison.measurements;
    Comparison fresh = skippedComparison(engines, workload, all.front().parameters, uses, {});
    const bool quick = all.front().quick;
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (!predictorOf(engines.require(uses[i].id)))
            continue;
        fresh.measurements[i].parameters = all[i].parameters; // with its own overrides
        all[i] = std::move(fresh.measurements[i]);
        if (i > 0)
            comparison.speedUps[i] = {};
        else // without a prediction for the baseline none of them holds
            std::ranges::fill(comparison.speedUps, SpeedUp());
    }
    addPredictions(engines, workload, comparison, quick, true, &plans);
    addPredictedSpeedUps(comparison);
    withholdVerdicts(comparison);
}

bool predictsAtOnce(const EngineRegistry &engines, const EngineUse &use)
{
    Engine *engine = engines.find(use.id);
    Predictor *predictor = engine ? predictorOf(*engine) : nullptr;
    return predictor && predictor->isReady();
}

} // namespace overtake
