// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/datasets.h"

#include "data/parallel_blocks.h"
#include "data/polar.h"
#include "data/random_state.h"
#include "data/standardise.h"
#include "text/error.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace overtake
{

namespace
{

/// RandomState::randn in pieces of about a millisecond, so that a large set can be cancelled.
void randn(RandomState &random, std::span<float> out, const std::stop_token &stop)
{
    constexpr std::size_t piece = 131072;
    while (!out.empty()) {
        throwIfStopped(stop);
        const std::size_t n = std::min(piece, out.size());
        random.randn(out.first(n));
        out = out.subspan(n);
    }
}

/// SplitMix64 (Steele, Lea & Flood 2014): two 32-bit uniform numbers a step. Every block of rows has a stream of its
/// own, so the set is the same whichever thread makes the block.
class BlockRandom
{
public:
    BlockRandom(std::uint32_t seed, std::int64_t block)
        : m_state(mix((static_cast<std::uint64_t>(seed) << 32) ^ mix(static_cast<std::uint64_t>(block) + increment)))
    {
    }

    std::uint64_t next() { return mix(m_state += increment); }
    /// uniform in [0, n), n < 2^31
    std::int32_t below(std::int64_t n)
    {
        return static_cast<std::int32_t>((next() >> 32) * static_cast<std::uint64_t>(n) >> 32);
    }
    void randn(std::span<float> out)
    {
        const std::size_t even = out.size() / 2 * 2;
        const auto drawPair = [this] {
            const std::uint64_t bits = next();
            return std::pair(signedUnit(static_cast<std::uint32_t>(bits >> 32)),
                             signedUnit(static_cast<std::uint32_t>(bits)));
        };
        fillPolar(out.first(even), drawPair);
        if (even != out.size()) {
            std::array<float, 2> last;
            fillPolar(last, drawPair);
            out.back() = last.front();
        }
    }

private:
    static constexpr std::uint64_t increment = 0x9e3779b97f4a7c15U;

    static std::uint64_t mix(std::uint64_t z)
    {
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
        return z ^ (z >> 31);
    }
    static double signedUnit(std::uint32_t bits) { return static_cast<std::int32_t>(bits) * 0x1p-31; }

    std::uint64_t m_state;
};

std::size_t toSize(std::int64_t n)
{
    return static_cast<std::size_t>(n);
}

Inputs labelledSet(std::int64_t features, std::vector<float> x, std::vector<std::int32_t> labels, const Message &origin,
                   std::int64_t classes, std::uint32_t seed)
{
    const auto samples = static_cast<std::int64_t>(labels.size());
    Inputs inputs;
    inputs.arrays.push_back({"x", {samples, features}, std::move(x)});
    inputs.arrays.push_back({"labels", {samples}, std::move(labels)});
    inputs.description = listed({origin, sentence("%1 classes", classes), sentence("seed %1", seed)});
    return inputs;
}

/// The place of class 0 or 1 after `share` of its curve, without noise.
std::pair<double, double> placeOnCurve(PlaneShape shape, std::int32_t label, double share)
{
    using std::numbers::pi;
    if (shape == PlaneShape::Circles) {
        const double radius = label == 0 ? 1 : 0.5;
        return {radius * std::cos(2 * pi * share), radius * std::sin(2 * pi * share)};
    }
    if (shape == PlaneShape::Moons) {
        const double x = std::cos(pi * share);
        const double y = std::sin(pi * share);
        return label == 0 ? std::pair(x, y) : std::pair(1 - x, 0.5 - y);
    }
    constexpr double turns = 1.5;
    const double radius = (label == 0 ? 6.5 : -6.5) * (1 - 96.0 / 104 * share);
    return {radius * std::sin(2 * pi * turns * share), radius * std::cos(2 * pi * turns * share)};
}

} // namespace

Inputs makeLogisticSet(std::int64_t samples, std::int64_t features, std::uint32_t seed, std::stop_token stop)
{
    RandomState random(seed);
    std::vector<float> x(toSize(samples * features));
    randn(random, x, stop);

    std::vector<std::int32_t> labels(toSize(samples));
    const std::size_t stride = toSize(features);
    for (std::size_t row = 0; row < labels.size(); ++row) {
        if (row % 65536 == 0 && stop.stop_requested())
            throw Cancelled();
        // NumPy adds the float32 columns in float32 and the noise in float64.
        const float *sample = x.data() + row * stride;
        const float signal = features > 1 ? sample[0] + 0.5F * sample[1] : sample[0];
        labels[row] = signal + 0.3 * random.gauss() > 0 ? 1 : 0;
    }

    return labelledSet(features, std::move(x), std::move(labels), sentence("synthetic"), 2, seed);
}

Inputs makeClassSet(std::int64_t samples, std::int64_t features, std::int64_t classes, std::uint32_t seed,
                    std::stop_token stop)
{
    std::vector<float> centres(toSize(classes * features));
    RandomState centresRandom(seed);
    randn(centresRandom, centres, stop);

    std::vector<float> x(toSize(samples * features));
    std::vector<std::int32_t> labels(toSize(samples));
    const std::int64_t rowsPerBlock = std::max<std::int64_t>(1, 16384 / features);
    const std::int64_t blocks = (samples + rowsPerBlock - 1) / rowsPerBlock;
    parallelBlocks(blocks, stop, [&](std::int64_t block) {
        BlockRandom random(seed, block);
        const std::int64_t firstRow = block * rowsPerBlock;
        const std::int64_t rows = std::min(rowsPerBlock, samples - firstRow);
        float *sample = x.data() + firstRow * features;
        random.randn({sample, toSize(rows * features)});
        for (std::int64_t row = firstRow; row < firstRow + rows; ++row, sample += features) {
            const std::int32_t label = random.below(classes);
            labels[toSize(row)] = label;
            const float *centre = centres.data() + label * features;
            for (std::int64_t feature = 0; feature < features; ++feature)
                sample[feature] += centre[feature];
        }
    });
    standardise<float>(x, features, x, stop);

    return labelledSet(features, std::move(x), std::move(labels), sentence("synthetic"), classes, seed);
}

Inputs makePlaneSet(PlaneShape shape, std::int64_t samples, std::uint32_t seed, std::stop_token stop)
{
    const double noise = shape == PlaneShape::Spirals ? 0.2 : 0.1;
    RandomState random(seed);
    std::vector<float> x(toSize(2 * samples));
    std::vector<std::int32_t> labels(toSize(samples));
    for (std::size_t row = 0; row < labels.size(); ++row) {
        if (row % 65536 == 0 && stop.stop_requested())
            throw Cancelled();
        labels[row] = static_cast<std::int32_t>(row % 2);
        const auto [first, second] = placeOnCurve(shape, labels[row], random.randomSample());
        x[2 * row] = static_cast<float>(first + noise * random.gauss());
        x[2 * row + 1] = static_cast<float>(second + noise * random.gauss());
    }
    standardise<float>(x, 2, x, stop);

    const Message origin = shape == PlaneShape::Circles ? sentence("two circles")
                           : shape == PlaneShape::Moons ? sentence("two moons")
                                                        : sentence("two spirals");
    return labelledSet(2, std::move(x), std::move(labels), origin, 2, seed);
}

Inputs makeNormalPair(const Shape &a, const Shape &b, std::uint32_t seed, std::stop_token stop)
{
    RandomState random(seed);
    Inputs inputs;
    for (const auto &[name, shape] : {std::pair("a", a), std::pair("b", b)}) {
        std::vector<float> values(toSize(elementCount(shape)));
        randn(random, values, stop);
        inputs.arrays.push_back({name, shape, std::move(values)});
    }
    inputs.description = listed({sentence("standard normal"), sentence("seed %1", seed)});
    return inputs;
}

} // namespace overtake
