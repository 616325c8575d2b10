// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/standardise.h"

#include "data/parallel_blocks.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace overtake
{

namespace
{

/// Sums value(row, feature) over the rows. Blocks are added in their order, so that rounding is the same every time.
template <class Value>
std::vector<double> columnSums(std::size_t rows, std::size_t features, std::size_t rowsPerBlock,
                               const std::stop_token &stop, Value value)
{
    const std::size_t blocks = (rows + rowsPerBlock - 1) / rowsPerBlock;
    std::vector<double> partial(blocks * features, 0.0);
    parallelBlocks(static_cast<std::int64_t>(blocks), stop, [&](std::int64_t block) {
        const std::size_t first = static_cast<std::size_t>(block) * rowsPerBlock;
        double *sums = partial.data() + static_cast<std::size_t>(block) * features;
        for (std::size_t row = first; row < std::min(rows, first + rowsPerBlock); ++row)
            for (std::size_t feature = 0; feature < features; ++feature)
                sums[feature] += value(row * features + feature, feature);
    });
    std::vector<double> sums(features, 0.0);
    for (std::size_t i = 0; i < partial.size(); ++i)
        sums[i % features] += partial[i];
    return sums;
}

std::size_t rowsPerBlockOf(std::size_t features)
{
    return std::max<std::size_t>(1, 65536 / features);
}

/// Statistics of each column. The scale is 1 over the standard deviation, or 0 if the column is constant.
struct ColumnStatistics {
    std::vector<double> mean;
    std::vector<double> scale;
};

template <class T>
ColumnStatistics statisticsOf(std::span<const T> in, std::size_t features, const std::stop_token &stop)
{
    const std::size_t rows = in.size() / features;
    const std::size_t rowsPerBlock = rowsPerBlockOf(features);

    // Two passes: the sum of squares alone would cancel where the mean is large, e.g. with times in seconds since 1970.
    std::vector<double> mean =
        columnSums(rows, features, rowsPerBlock, stop, [&](std::size_t i, std::size_t) { return double{in[i]}; });
    for (double &m : mean)
        m /= static_cast<double>(rows);
    std::vector<double> scale = columnSums(rows, features, rowsPerBlock, stop, [&](std::size_t i, std::size_t feature) {
        const double difference = in[i] - mean[feature];
        return difference * difference;
    });
    for (std::size_t feature = 0; feature < features; ++feature) {
        const double deviation = std::sqrt(scale[feature] / static_cast<double>(rows));
        // A constant column's deviation is 0 or what rounding of the mean left.
        const bool constant = deviation <= 1e-12 * std::abs(mean[feature]);
        scale[feature] = constant ? 0.0 : 1.0 / deviation;
    }
    return {std::move(mean), std::move(scale)};
}

template <class T>
void apply(const ColumnStatistics &statistics, std::span<const T> in, std::span<float> out, const std::stop_token &stop)
{
    const std::size_t features = statistics.mean.size();
    const std::size_t valuesPerBlock = rowsPerBlockOf(features) * features;
    const std::size_t blocks = (in.size() + valuesPerBlock - 1) / valuesPerBlock;
    parallelBlocks(static_cast<std::int64_t>(blocks), stop, [&](std::int64_t block) {
        const std::size_t first = static_cast<std::size_t>(block) * valuesPerBlock;
        const std::size_t end = std::min(in.size(), first + valuesPerBlock);
        for (std::size_t i = first; i < end; i += features)
            for (std::size_t feature = 0; feature < features; ++feature)
                out[i + feature] =
                    static_cast<float>((in[i + feature] - statistics.mean[feature]) * statistics.scale[feature]);
    });
}

} // namespace

template <class T>
void standardise(std::span<const T> in, std::int64_t features, std::span<float> out, const std::stop_token &stop)
{
    apply(statisticsOf(in, static_cast<std::size_t>(features), stop), in, out, stop);
}

void standardiseBy(std::span<float> known, std::span<float> others, std::int64_t features)
{
    const auto statistics = statisticsOf<float>(known, static_cast<std::size_t>(features), {});
    apply<float>(statistics, known, known, {});
    apply<float>(statistics, others, others, {});
}

template void standardise(std::span<const float>, std::int64_t, std::span<float>, const std::stop_token &);
template void standardise(std::span<const double>, std::int64_t, std::span<float>, const std::stop_token &);

} // namespace overtake
