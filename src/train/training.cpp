// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/training.h"

#include "measure/compare/doubt.h"
#include "measure/compare/speed_up.h"
#include "measure/statistics.h"
#include "measure/time/activity_recorder.h"
#include "text/format.h"

namespace overtake
{

namespace
{

/// One entry for each round.
struct RoundTimes {
    std::vector<double> secondsPerItem;
    std::vector<std::uint8_t> disturbed;
};

RoundTimes timesOf(const std::vector<TrainingRound> &rounds)
{
    RoundTimes times;
    for (const TrainingRound &round : rounds) {
        times.secondsPerItem.push_back(round.seconds / round.items);
        times.disturbed.push_back(round.disturbed ? 1 : 0);
    }
    return times;
}

} // namespace

std::vector<std::size_t> roundsThatCount(const std::vector<TrainingRound> &rounds)
{
    return repetitionsThatCount(rounds.size(), timesOf(rounds).disturbed);
}

double EngineTraining::itemsPerSecond() const
{
    if (!rounds.empty()) {
        std::vector<double> counting;
        for (const std::size_t i : roundsThatCount(rounds))
            counting.push_back(rounds[i].seconds / rounds[i].items);
        return 1 / median(counting);
    }
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
    const RoundTimes baseTimes = timesOf(base.rounds);
    const RoundTimes otherTimes = timesOf(other.rounds);
    SpeedUp result = speedUp({.samples = baseTimes.secondsPerItem, .disturbed = baseTimes.disturbed},
                             {.samples = otherTimes.secondsPerItem, .disturbed = otherTimes.disturbed});
    if (!result.hasRatio())
        return std::nullopt;
    const auto evidenceOf = [](const EngineTraining &training) {
        return Evidence{.disturbed = training.disturbed, .repetitions = training.rounds.size()};
    };
    withhold(result, doubtOf(evidenceOf(base), evidenceOf(other)));
    return result;
}

Message judgedOn(const TrainingRun &run)
{
    if (run.heldOutSamples > 0)
        return run.heldOutSamples == 1 ? sentence("1 sample that training did not see")
                                       : sentence("%1 samples that training did not see",
                                                  formatCount(static_cast<double>(run.heldOutSamples)));
    if (run.trainingSamples == 1)
        return sentence("the training set itself (1 sample): nothing was held out");
    return sentence("the training set itself (%1 samples): nothing was held out",
                    formatCount(static_cast<double>(run.trainingSamples)));
}

} // namespace overtake
