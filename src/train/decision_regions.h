// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Regions of a classifier with two features: the class of each cell of a grid over its data, and the data's points to
// draw upon it. Plain data; RegionMaker makes it on the thread that trains, between slices.
#pragma once

#include "train/evaluation.h"
#include "train/held_out.h"

#include <memory>

namespace overtake
{

struct DecisionRegions {
    struct Range {
        double low = 0;
        double high = 1;
    };
    struct Point {
        float x = 0;
        float y = 0;
        std::int32_t label = 0;
    };

    static constexpr int side = 100; ///< cells of the grid, each way

    Range x, y; ///< first feature, second feature: where the grid lies
    int classes = 2;
    std::shared_ptr<const std::vector<Point>> points; ///< the first of those trained on
    std::vector<std::int32_t> cells;                  ///< classes at the cells' centres; rows from low y to high
    std::int64_t step = 0;                            ///< after so many
};

/// Whether these data have two features and a class: one array (samples, 2) of float32 and labels.
bool haveTwoFeatures(const Inputs &inputs, std::int64_t samples);

class RegionMaker
{
public:
    /// `data` have two features; `values` as training was built with. References must outlive the maker. Throws Error.
    RegionMaker(Engine &engine, const ParameterValues &options, const Workload &workload, const ParameterValues &values,
                const TrainingData &data);

    /// Throws Cancelled, Error.
    std::shared_ptr<const DecisionRegions> regionsOf(const TrainedParameters &trained, std::int64_t step,
                                                     std::stop_token stop);

private:
    DecisionRegions m_frame; ///< all but the cells
    ClassPredictor m_predictor;
};

} // namespace overtake
