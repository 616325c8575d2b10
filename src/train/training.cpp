// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/training.h"

#include "measure/compare/doubt.h"
#include "measure/compare/speed_up.h"
#include "measure/statistics.h"
#include "text/format.h"

#include <algorithm>

namespace overtake
{

namespace
{

std::vector<double> secondsPerItem(const std::vector<TrainingRound> &rounds)
{
    std::vector<double> seconds(rounds.size());
    std::transform(rounds.begin(), rounds.end(), seconds.begin(),
                   [](const TrainingRound &round) { return round.seconds / round.items; });
    return seconds;
}

} // namespace

double EngineTraining::itemsPerSecond() const
{
    if (!rounds.empty())
        return 1 / median(secondsPerItem(rounds));
    return seconds > 0 ? static_cast<double>(itemsDone) / seconds : 0;
}

double EngineTraining::epochSeconds() const
{
    const double speed = itemsPerSecond();
    return speed > 0 ? static_cast<double>(itemsPerEpoch) / speed : 0;
}

std::optional<SpeedUp> trainingSpeedUp(const EngineTraining &base, const EngineTraining &other)
{
    const bool anyFailed = base.status == PointStatus::Failed || other.status == PointStatus::Failed;
    if (anyFailed || base.rounds.empty() || other.rounds.empty())
        return std::nullopt;
    const std::vector<double> baseSeconds = secondsPerItem(base.rounds);
    const std::vector<double> otherSeconds = secondsPerItem(other.rounds);
    SpeedUp result = speedUp({baseSeconds}, {otherSeconds});
    const auto evidenceOf = [](const EngineTraining &training) {
        return Evidence{.disturbed = training.disturbed, .repetitions = training.rounds.size()};
    };
    withhold(result, doubtOf(evidenceOf(base), evidenceOf(other)));
    return result;
}

Message judgedOn(const TrainingRun &run)
{
    if (run.heldOutSamples > 0)
        return sentence("%1 samples that training did not see", formatCount(static_cast<double>(run.heldOutSamples)));
    return sentence("the training set itself (%1 samples): nothing was held out",
                    formatCount(static_cast<double>(run.trainingSamples)));
}

} // namespace overtake
