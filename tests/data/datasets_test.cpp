// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/datasets.h"

#include "data/golden_numpy.h"
#include "data/parallel_blocks.h"
#include "text/error.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <gtest/gtest.h>
#include <numbers>
#include <sched.h>
#include <thread>
#include <utility>

namespace overtake
{
namespace
{

std::int64_t countOf(const Inputs &inputs, std::int32_t label)
{
    return std::ranges::count(inputs.arrays.at(1).ints(), label);
}

TEST(LogisticSet, IsTheOneOfTheReferenceCase)
{
    const Inputs inputs = makeLogisticSet(10000, 100, 42);
    ASSERT_EQ(inputs.arrays.size(), 2U);
    const HostArray &x = inputs.arrays[0], &labels = inputs.arrays[1];
    EXPECT_EQ(x.name, "x");
    EXPECT_EQ(x.shape, (Shape{10000, 100}));
    EXPECT_EQ(labels.name, "labels");
    EXPECT_EQ(labels.shape, Shape{10000});
    EXPECT_EQ(labels.type(), DataType::Int32);

    const float published[5][3] = {{0.49671414F, -0.1382643F, 0.64768857F},
                                   {-1.4153707F, -0.42064533F, -0.34271452F},
                                   {0.35778737F, 0.5607845F, 1.0830512F},
                                   {-0.828995F, -0.560181F, 0.7472936F},
                                   {-1.5944277F, -0.599375F, 0.0052437F}};
    for (std::size_t row = 0; row < 5; ++row)
        for (std::size_t column = 0; column < 3; ++column)
            EXPECT_FLOAT_EQ(x.floats()[row * 100 + column], published[row][column]) << row << ", " << column;
    // The two class sizes published, without saying which is which: NumPy gives 5007 of class 0.
    EXPECT_EQ(countOf(inputs, 0), 5007);
    EXPECT_EQ(countOf(inputs, 1), 4993);
}

TEST(LogisticSet, IsNumPysBitForBit)
{
    const nlohmann::json sets = goldenNumpy().at("logistic");
    ASSERT_GE(sets.size(), 3U);
    for (const nlohmann::json &golden : sets) {
        SCOPED_TRACE(golden.dump());
        const Inputs inputs =
            makeLogisticSet(golden.at("samples"), golden.at("features"), golden.at("seed").get<std::uint32_t>());
        EXPECT_EQ(hashOf<float>(inputs.arrays.at(0).floats()), golden.at("x_hash").get<std::string>());
        EXPECT_EQ(hashOf<std::int32_t>(inputs.arrays.at(1).ints()), golden.at("labels_hash").get<std::string>());
        EXPECT_EQ(countOf(inputs, 1), golden.at("ones"));
    }
}

TEST(NormalPair, IsTheFirstAndTheNextNumbersOfTheSeed)
{
    const Inputs inputs = makeNormalPair({400}, {400}, 42);
    ASSERT_EQ(inputs.arrays.size(), 2U);
    EXPECT_EQ(inputs.arrays[0].name, "a");
    EXPECT_EQ(inputs.arrays[1].name, "b");
    // The same stream as the logistic set's first 800 numbers.
    const std::vector<float> stream = makeLogisticSet(8, 100, 42).arrays[0].floats();
    std::vector<float> both = inputs.arrays[0].floats();
    both.insert(both.end(), inputs.arrays[1].floats().begin(), inputs.arrays[1].floats().end());
    EXPECT_EQ(both, stream);
}

TEST(ClassSet, IsStandardisedAndUsesEveryClass)
{
    const Inputs inputs = makeClassSet(50000, 3, 7, 1);
    const std::vector<float> &x = inputs.arrays.at(0).floats();
    ASSERT_EQ(x.size(), 150000U);
    for (std::size_t feature = 0; feature < 3; ++feature) {
        double sum = 0, squares = 0;
        for (std::size_t i = feature; i < x.size(); i += 3) {
            sum += x[i];
            squares += double{x[i]} * x[i];
        }
        EXPECT_NEAR(sum / 50000, 0, 1e-5);
        EXPECT_NEAR(squares / 50000, 1, 1e-5);
    }
    for (std::int32_t label = 0; label < 7; ++label) // 5 standard deviations
        EXPECT_NEAR(static_cast<double>(countOf(inputs, label)), 50000 / 7.0, 400);
    EXPECT_EQ(countOf(inputs, 7), 0);
}

TEST(ClassSet, HasUnitNoiseThatIsNormalAndIndependentOfTheFeature)
{
    // Two classes of one feature each: within a class, what is left after the mean is the noise alone.
    const Inputs inputs = makeClassSet(200000, 2, 2, 5);
    const std::vector<float> &x = inputs.arrays.at(0).floats();
    const std::vector<std::int32_t> &labels = inputs.arrays.at(1).ints();
    double n = 0, sum[2] = {}, squares[2] = {}, fourth = 0, product = 0;
    for (std::size_t row = 0; row < labels.size(); ++row)
        if (labels[row] == 0) {
            ++n;
            for (std::size_t f = 0; f < 2; ++f)
                sum[f] += x[2 * row + f];
        }
    for (std::size_t row = 0; row < labels.size(); ++row)
        if (labels[row] == 0) {
            const double a = x[2 * row] - sum[0] / n, b = x[2 * row + 1] - sum[1] / n;
            squares[0] += a * a;
            squares[1] += b * b;
            fourth += a * a * a * a;
            product += a * b;
        }
    EXPECT_NEAR(fourth / n / (squares[0] / n * squares[0] / n), 3, 0.1); // kurtosis of a normal
    EXPECT_NEAR(product / std::sqrt(squares[0] * squares[1]), 0, 0.015);
    // Standardised: between-class and within-class variance add up to 1, and the classes do differ.
    EXPECT_LT(squares[0] / n, 0.999);
    EXPECT_GT(squares[0] / n, 0.1);
}

TEST(ClassSet, IsTheSameEveryTimeAndDependsOnTheSeed)
{
    // Many blocks, an odd number of values and a last block that is not full.
    const Inputs a = makeClassSet(33333, 3, 5, 9), b = makeClassSet(33333, 3, 5, 9), c = makeClassSet(33333, 3, 5, 10);
    EXPECT_EQ(a.arrays[0].floats(), b.arrays[0].floats());
    EXPECT_EQ(a.arrays[1].ints(), b.arrays[1].ints());
    EXPECT_NE(a.arrays[0].floats(), c.arrays[0].floats());
    EXPECT_NE(a.arrays[1].ints(), c.arrays[1].ints());
}

TEST(ClassSet, DoesNotDependOnTheNumberOfThreads)
{
    const Inputs all = makeClassSet(33333, 3, 5, 9);
    cpu_set_t before, one;
    ASSERT_EQ(sched_getaffinity(0, sizeof before, &before), 0);
    CPU_ZERO(&one);
    CPU_SET(sched_getcpu(), &one);
    ASSERT_EQ(sched_setaffinity(0, sizeof one, &one), 0);
    const Inputs single = makeClassSet(33333, 3, 5, 9);
    ASSERT_EQ(sched_setaffinity(0, sizeof before, &before), 0);
    EXPECT_EQ(all.arrays[0].floats(), single.arrays[0].floats());
    EXPECT_EQ(all.arrays[1].ints(), single.arrays[1].ints());
}

TEST(ClassSet, MakesTheSmallestSets)
{
    const Inputs one = makeClassSet(1, 1, 2, 0);
    EXPECT_EQ(one.arrays[0].floats(), std::vector<float>{0.0F});
    const Inputs wide = makeClassSet(3, 40000, 2, 0); // a row larger than a block
    EXPECT_EQ(wide.arrays[0].shape, (Shape{3, 40000}));
}

TEST(DataSets, StopWhenAsked)
{
    std::stop_source source;
    source.request_stop();
    EXPECT_THROW(makeLogisticSet(1000, 10, 1, source.get_token()), Cancelled);
    EXPECT_THROW(makeClassSet(1000, 10, 2, 1, source.get_token()), Cancelled);
    EXPECT_THROW(makeNormalPair({1000}, {1000}, 1, source.get_token()), Cancelled);
}

TEST(DataSets, StopInTheMiddle)
{
    // Some 30 s of work when not stopped.
    std::stop_source source;
    std::jthread stopper([&source] {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        source.request_stop();
    });
    EXPECT_THROW(
        {
            for (int i = 0; i < 1000; ++i)
                makeClassSet(2000000, 4, 2, 1, source.get_token());
        },
        Cancelled);
}

TEST(ParallelBlocks, CallsEachBlockOnce)
{
    std::vector<std::atomic<int>> calls(1000);
    parallelBlocks(1000, {}, [&](std::int64_t block) { ++calls[static_cast<std::size_t>(block)]; });
    for (const auto &count : calls)
        EXPECT_EQ(count, 1);
    parallelBlocks(0, {}, [](std::int64_t) { FAIL(); });
}

TEST(ParallelBlocks, LeavesOutTheRestWhenStopped)
{
    std::stop_source source;
    std::atomic<int> calls = 0;
    EXPECT_THROW(parallelBlocks(1000000, source.get_token(),
                                [&](std::int64_t) {
                                    if (++calls == 10)
                                        source.request_stop();
                                }),
                 Cancelled);
    EXPECT_LT(calls, 1000000);
}

/// A set with the curves of its source (datasets.h): place of class 0 or 1 after a share of its curve.
struct Curves {
    const char *name;
    PlaneShape shape;
    double noise;
    double extent;
    std::pair<double, double> (*place)(std::int32_t label, double share);
};

const Curves allCurves[] = {
    {"two circles", PlaneShape::Circles, 0.1, 1,
     [](std::int32_t label, double share) {
         const double radius = label == 0 ? 1 : 0.5, angle = 2 * std::numbers::pi * share;
         return std::pair(radius * std::cos(angle), radius * std::sin(angle));
     }},
    {"two moons", PlaneShape::Moons, 0.1, 1,
     [](std::int32_t label, double share) {
         const double x = std::cos(std::numbers::pi * share), y = std::sin(std::numbers::pi * share);
         return label == 0 ? std::pair(x, y) : std::pair(1 - x, 1 - y - 0.5);
     }},
    {"two spirals", PlaneShape::Spirals, 0.2, 6.5,
     [](std::int32_t label, double share) {
         const double i = 96 * share, radius = 6.5 * (104 - i) / 104;
         const double angle = i / 2 * std::numbers::pi / 16; // half the turns of the source
         return label == 0 ? std::pair(radius * std::sin(angle), radius * std::cos(angle))
                           : std::pair(-radius * std::sin(angle), -radius * std::cos(angle));
     }},
};

TEST(PlaneSet, LiesOnTheCurvesOfItsSource)
{
    constexpr int rows = 4000;
    constexpr int steps = 1000; // of a curve
    for (const Curves &curves : allCurves) {
        SCOPED_TRACE(curves.name);
        double mean[2] = {}, deviation[2] = {}; // before the set was standardised
        std::vector<std::pair<double, double>> places[2];
        for (std::int32_t label = 0; label < 2; ++label)
            for (int i = 0; i < steps; ++i) {
                places[label].push_back(curves.place(label, (i + 0.5) / steps));
                const auto [x, y] = places[label].back();
                mean[0] += x / (2 * steps);
                mean[1] += y / (2 * steps);
                deviation[0] += x * x / (2 * steps);
                deviation[1] += y * y / (2 * steps);
            }
        for (int i = 0; i < 2; ++i)
            deviation[i] = std::sqrt(deviation[i] - mean[i] * mean[i] + curves.noise * curves.noise);

        const Inputs inputs = makePlaneSet(curves.shape, rows, 42);
        EXPECT_EQ(inputs.arrays.at(0).shape, (Shape{rows, 2}));
        EXPECT_EQ(inputs.description, std::string(curves.name) + ", 2 classes, seed 42");
        EXPECT_EQ(countOf(inputs, 0), rows / 2);
        EXPECT_EQ(countOf(inputs, 1), rows / 2);
        const std::vector<float> &values = inputs.arrays[0].floats();
        double sum = 0;
        double farthest = 0;
        int inFirstHalf = 0;
        for (std::size_t row = 0; row < rows; ++row) {
            const double x = values[2 * row] * deviation[0] + mean[0];
            const double y = values[2 * row + 1] * deviation[1] + mean[1];
            const auto &curve = places[inputs.arrays[1].ints()[row]];
            const auto distance = [&](const auto &place) { return std::hypot(x - place.first, y - place.second); };
            const auto nearest = std::ranges::min_element(
                curve, [&](const auto &a, const auto &b) { return distance(a) < distance(b); });
            sum += distance(*nearest);
            farthest = std::max(farthest, distance(*nearest));
            inFirstHalf += nearest - curve.begin() < steps / 2 ? 1 : 0;
        }
        EXPECT_LT(sum / rows, curves.noise + 0.02 * curves.extent);
        EXPECT_GT(sum / rows, 0.5 * curves.noise);
        EXPECT_LT(farthest, 6 * curves.noise + 0.05 * curves.extent);
        EXPECT_NEAR(inFirstHalf, rows / 2, 250); // all along it
    }
}

TEST(PlaneSet, IsStandardisedTheSameEveryTimeAndDependsOnTheSeed)
{
    for (const Curves &curves : allCurves) {
        SCOPED_TRACE(curves.name);
        const Inputs a = makePlaneSet(curves.shape, 999, 9), b = makePlaneSet(curves.shape, 999, 9);
        EXPECT_EQ(a.arrays[0].floats(), b.arrays[0].floats());
        EXPECT_EQ(a.arrays[1].ints(), b.arrays[1].ints());
        EXPECT_NE(a.arrays[0].floats(), makePlaneSet(curves.shape, 999, 10).arrays[0].floats());
        for (std::size_t feature = 0; feature < 2; ++feature) {
            double sum = 0, squares = 0;
            for (std::size_t i = feature; i < 2 * 999; i += 2) {
                sum += a.arrays[0].floats()[i];
                squares += double{a.arrays[0].floats()[i]} * a.arrays[0].floats()[i];
            }
            EXPECT_NEAR(sum / 999, 0, 1e-5);
            EXPECT_NEAR(squares / 999, 1, 1e-5);
        }
    }
    std::stop_source stop;
    stop.request_stop();
    EXPECT_THROW(makePlaneSet(PlaneShape::Moons, 100, 1, stop.get_token()), Cancelled);
}

} // namespace
} // namespace overtake
