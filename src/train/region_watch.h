// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Makes decision regions between the slices of training, about four times a second and for a tenth of the time at most.
// They are not part of training: what fails here ends them, nothing else. One thread.
#pragma once

#include "text/error.h"
#include "train/decision_regions.h"
#include "train/training_lane.h"

#include <algorithm>
#include <optional>

namespace overtake
{

class RegionWatch
{
public:
    explicit RegionWatch(Clock &clock) : m_clock(clock) {}

    void begin(Engine &engine, const ParameterValues &options, const Workload &workload, const ParameterValues &values,
               const TrainingData &data)
    {
        if (haveTwoFeatures(*data.training, data.trainingSamples))
            tryTo([&] { m_maker.emplace(engine, options, workload, values, data); });
    }

    /// Looks at `lane` when it is time, or `atOnce`.
    void look(const TrainingLane &lane, bool atOnce, const std::stop_token &stop,
              std::shared_ptr<const DecisionRegions> &regions)
    {
        const std::int64_t step = lane.result().stepsDone;
        const double start = m_clock.now();
        if (!m_maker || step == 0 || (regions && regions->step == step) || (!atOnce && start < m_next))
            return;
        tryTo([&] { regions = m_maker->regionsOf(lane.readTrained(), step, stop); });
        const double end = m_clock.now();
        m_next = end + std::max(0.25, 9 * (end - start));
    }

private:
    template <typename Part>
    void tryTo(Part part)
    {
        try {
            part();
        } catch (const Cancelled &) {
        } catch (const std::exception &) {
            m_maker.reset();
        }
    }

    Clock &m_clock;
    std::optional<RegionMaker> m_maker;
    double m_next = 0;
};

} // namespace overtake
