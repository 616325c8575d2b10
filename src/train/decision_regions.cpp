// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "train/decision_regions.h"

#include <algorithm>

namespace overtake
{

namespace
{

constexpr std::int64_t mostPoints = 400; ///< more would hide the regions

/// Range of the points with a margin, which shows how the regions continue.
DecisionRegions::Range rangeOf(const std::vector<DecisionRegions::Point> &points, float DecisionRegions::Point::*axis)
{
    const auto [low, high] =
        std::ranges::minmax_element(points, [axis](const auto &a, const auto &b) { return a.*axis < b.*axis; });
    const double from = (*low).*axis;
    const double to = (*high).*axis;
    const double margin = to > from ? (to - from) / 10 : 1;
    return {from - margin, to + margin};
}

DecisionRegions frameOf(const TrainingData &data)
{
    const Inputs &inputs = *data.training;
    const auto &x = inputs.arrays.front().floats();
    const auto &labels = labelsOf(inputs, data.trainingSamples)->ints();
    std::vector<DecisionRegions::Point> points;
    for (std::size_t row = 0; row < static_cast<std::size_t>(std::min(mostPoints, data.trainingSamples)); ++row)
        points.push_back({x[2 * row], x[2 * row + 1], labels[row]});
    DecisionRegions frame;
    frame.x = rangeOf(points, &DecisionRegions::Point::x);
    frame.y = rangeOf(points, &DecisionRegions::Point::y);
    frame.classes = *std::ranges::max_element(labels) + 1;
    frame.points = std::make_shared<const std::vector<DecisionRegions::Point>>(std::move(points));
    return frame;
}

/// The centres of all cells: (side x side, 2).
InputsPtr gridOf(const DecisionRegions &frame)
{
    constexpr int side = DecisionRegions::side;
    const auto centre = [](const DecisionRegions::Range &range, int cell) {
        return static_cast<float>(range.low + (range.high - range.low) * (cell + 0.5) / side);
    };
    std::vector<float> x;
    x.reserve(2 * side * side);
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column)
            x.insert(x.end(), {centre(frame.x, column), centre(frame.y, row)});
    Inputs grid;
    grid.arrays.push_back({"x", {side * side, 2}, std::move(x)});
    return std::make_shared<const Inputs>(std::move(grid));
}

} // namespace

bool haveTwoFeatures(const Inputs &inputs, std::int64_t samples)
{
    return !inputs.arrays.empty() && inputs.arrays.front().type() == DataType::Float32 &&
           inputs.arrays.front().shape == Shape{samples, 2} && labelsOf(inputs, samples);
}

RegionMaker::RegionMaker(Engine &engine, const ParameterValues &options, const Workload &workload,
                         const ParameterValues &values, const TrainingData &data)
    : m_frame(frameOf(data)),
      m_predictor(engine, options, workload, values, gridOf(m_frame), DecisionRegions::side * DecisionRegions::side)
{
}

std::shared_ptr<const DecisionRegions> RegionMaker::regionsOf(const TrainedParameters &trained, std::int64_t step,
                                                              std::stop_token stop)
{
    auto regions = std::make_shared<DecisionRegions>(m_frame);
    regions->cells = m_predictor.classesBy(trained, std::move(stop));
    // The training rows may lack the last classes, which the model knows all the same.
    regions->classes = std::max(regions->classes, 1 + *std::ranges::max_element(regions->cells));
    regions->step = step;
    return regions;
}

} // namespace overtake
