// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/training.h"

#include "text/format.h"

namespace overtake
{

std::optional<double> EngineTraining::epochSeconds() const
{
    if (epochs.empty())
        return std::nullopt;
    double sum = 0;
    for (const TrainingEpoch &epoch : epochs)
        sum += epoch.seconds;
    return sum / static_cast<double>(epochs.size());
}

std::optional<double> trainingSpeedUp(const EngineTraining &base, const EngineTraining &other)
{
    const bool anyFailed = base.status == PointStatus::Failed || other.status == PointStatus::Failed;
    if (anyFailed || base.itemsPerSecond() <= 0 || other.itemsPerSecond() <= 0)
        return std::nullopt;
    return other.itemsPerSecond() / base.itemsPerSecond();
}

std::string judgedOnText(const TrainingRun &run)
{
    if (run.heldOutSamples > 0)
        return formatCount(static_cast<double>(run.heldOutSamples)) + " samples that training did not see";
    return "the training set itself (" + formatCount(static_cast<double>(run.trainingSamples)) +
           " samples): nothing was held out";
}

} // namespace overtake
