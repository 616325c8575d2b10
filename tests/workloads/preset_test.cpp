// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "workloads/preset.h"

#include "error_of.h"
#include "text/contains.h"
#include "workloads/workload.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace overtake
{
namespace
{

using testing::ElementsAre;
using testing::HasSubstr;

std::vector<std::pair<double, double>> pointsOf(const ReportedSeries &series)
{
    std::vector<std::pair<double, double>> points;
    for (const ReportedPoint &point : series.points)
        points.emplace_back(point.value, point.seconds);
    return points;
}

TEST(Presets, HoldTheMlpWidthCase)
{
    const Preset &preset = presetByName("mlp-width-hsf");
    EXPECT_EQ(preset.workload, "mlp");
    const ParameterValues &values = preset.parameters;
    EXPECT_EQ(values.integer("samples"), 459000);
    EXPECT_EQ(values.integer("features"), 2);
    EXPECT_EQ(values.integer("batch"), 32);
    EXPECT_EQ(values.integer("layers"), 2);
    EXPECT_EQ(values.integer("classes"), 2);
    EXPECT_EQ(values.integer("epochs"), 10);
    EXPECT_EQ(values.text("mode"), "training");
    EXPECT_EQ(values.text("optimizer"), "sgd");
    EXPECT_EQ(values.real("learning_rate"), 0.001);
    EXPECT_EQ(values.text("transfers"), "per-batch");
    EXPECT_TRUE(values.flag("read_loss"));
    EXPECT_EQ(preset.sweepKey, "hidden");
    EXPECT_THAT(preset.sweepValues, ElementsAre(5, 10, 100, 1000, 2000));

    // Seconds per epoch: the figures published are for 10.
    ASSERT_EQ(preset.reported.size(), 2U);
    EXPECT_FALSE(preset.reported[0].gpu);
    EXPECT_THAT(pointsOf(preset.reported[0]), ElementsAre(std::pair(5., 18.), std::pair(10., 18.), std::pair(100., 20.),
                                                          std::pair(1000., 68.), std::pair(2000., 242.)));
    EXPECT_TRUE(preset.reported[1].gpu);
    EXPECT_THAT(pointsOf(preset.reported[1]),
                ElementsAre(std::pair(5., 50.5), std::pair(10., 55.5), std::pair(100., 51.), std::pair(1000., 51.),
                            std::pair(2000., 51.)));
    EXPECT_THAT(preset.note, HasSubstr("two hidden layers, its code has one"));
}

TEST(Presets, HoldTheLogisticCaseWithABatchSizePerEngine)
{
    const Preset &preset = presetByName("logistic-inference");
    EXPECT_EQ(preset.workload, "logistic-regression");
    EXPECT_EQ(preset.parameters.integer("samples"), 10000);
    EXPECT_EQ(preset.parameters.integer("features"), 100);
    EXPECT_EQ(preset.parameters.integer("seed"), 42);
    EXPECT_EQ(preset.parameters.text("mode"), "inference");
    EXPECT_EQ(preset.perEngine.at("cpu").integer("batch"), 256);
    EXPECT_EQ(preset.perEngine.at("gpu").integer("batch"), 512);
}

TEST(Presets, HoldTheMultiplyCase)
{
    const Preset &preset = presetByName("multiply-400");
    EXPECT_EQ(preset.workload, "vector-multiply");
    EXPECT_EQ(preset.parameters.integer("elements"), 400);
    ASSERT_EQ(preset.reported.size(), 3U);
    EXPECT_THAT(pointsOf(preset.reported[0]), ElementsAre(std::pair(400., 0.422e-6)));
    EXPECT_THAT(pointsOf(preset.reported[1]), ElementsAre(std::pair(400., 10.6e-6)));
    EXPECT_THAT(pointsOf(preset.reported[2]), ElementsAre(std::pair(400., 164e-6)));
}

TEST(Presets, FitTheirWorkloads)
{
    ASSERT_GE(allPresets().size(), 3U);
    for (const Preset &preset : allPresets()) {
        SCOPED_TRACE(preset.name);
        const Workload &workload = workloadById(preset.workload);
        const ParameterTable &table = workload.parameters();
        ParameterValues complete;
        ASSERT_NO_THROW(complete = table.complete(preset.parameters, preset.name));
        EXPECT_NO_THROW(workload.build(complete));
        // No value changes its kind on the way: 1 for a real parameter, say.
        for (const auto &[key, value] : preset.parameters.all())
            EXPECT_EQ(value.index(), table.require(key, preset.name).defaultValue.index()) << key;

        for (const auto &[engine, values] : preset.perEngine) {
            EXPECT_THAT(engine, testing::AnyOf("cpu", "gpu"));
            for (const auto &[key, value] : values.all()) {
                const ParameterSpec &spec = table.require(key, preset.name);
                EXPECT_TRUE(spec.perEngine) << key;
                EXPECT_NO_THROW(table.check(spec, value));
            }
        }

        const ParameterSpec &swept = table.require(preset.sweepKey, preset.name);
        EXPECT_TRUE(swept.sweepable());
        ASSERT_GE(preset.sweepValues.size(), 2U);
        EXPECT_TRUE(std::ranges::is_sorted(preset.sweepValues, std::ranges::less_equal{})) << "strictly ascending";
        EXPECT_GE(preset.sweepValues.front(), swept.minimum);
        EXPECT_LE(preset.sweepValues.back(), swept.maximum);
    }
}

TEST(Presets, HoldTheMandelbrotCase)
{
    const Preset &preset = presetByName("mandelbrot-makina");
    const ParameterValues &values = preset.parameters;
    EXPECT_EQ(values.integer("width"), 1500);
    EXPECT_EQ(values.integer("height"), 1250);
    EXPECT_EQ(values.integer("iterations"), 400);
    EXPECT_EQ(values.real("horizon"), 0x1p40);
    ASSERT_EQ(preset.reported.size(), 3U);
    EXPECT_THAT(pointsOf(preset.reported[0]), ElementsAre(std::pair(400., 2.401)));
    EXPECT_THAT(pointsOf(preset.reported[1]), ElementsAre(std::pair(400., 0.375)));
    EXPECT_THAT(pointsOf(preset.reported[2]), ElementsAre(std::pair(400., 0.648)));

    const Workload &workload = workloadById(preset.workload);
    const Inputs inputs = workload.makeInputs(workload.parameters().complete(values, "mandelbrot"));
    const auto &x = inputs.arrays.at(0).floats();
    const auto &y = inputs.arrays.at(1).floats();
    EXPECT_EQ(x.front(), -2.25F);
    EXPECT_EQ(x.back(), 0.75F);
    EXPECT_EQ(y.front(), -1.25F);
    EXPECT_EQ(y.back(), 1.25F);
}

TEST(Presets, SayWhereTheyComeFrom)
{
    for (const Preset &preset : allPresets()) {
        SCOPED_TRACE(preset.name);
        EXPECT_FALSE(preset.label.empty());
        EXPECT_FALSE(preset.source.empty());
        EXPECT_FALSE(preset.note.empty());
        for (const ReportedSeries &series : preset.reported) {
            EXPECT_FALSE(series.label.empty());
            EXPECT_FALSE(series.device.empty());
            EXPECT_FALSE(series.points.empty());
            for (const ReportedPoint &point : series.points)
                EXPECT_GT(point.seconds, 0);
        }
    }
}

TEST(Presets, NameTheNearestForAnUnknownOne)
{
    EXPECT_THAT(test::errorOf<UsageError>([] { presetByName("mlp-width-hfs"); }),
                testing::AllOf(HasSubstr("Unknown preset 'mlp-width-hfs': did you mean 'mlp-width-hsf'?"),
                               HasSubstr("multiply-400")));
}

TEST(Presets, PutClaimsOnTrial)
{
    const auto claims =
        std::ranges::count_if(allPresets(), [](const Preset &preset) { return preset.claim.has_value(); });
    EXPECT_GE(claims, 6);
    for (const Preset &preset : allPresets()) {
        if (!preset.claim)
            continue;
        SCOPED_TRACE(preset.name);
        EXPECT_FALSE(preset.claim->claimed.empty());
        EXPECT_FALSE(preset.claim->mistake.empty());
        EXPECT_GE(preset.claim->engines.size(), 2U) << "the measurements that show it";
    }
}

TEST(PresetFrameworks, AreNamesOfFrameworksThatThereAreAndNothingThatStarts)
{
    const std::vector<std::string> known = {"numpy", "torch", "sklearn", "jax", "tensorflow"};
    for (const Preset &preset : allPresets()) {
        EXPECT_NE(preset.framework.label, "") << preset.name;
        EXPECT_TRUE(contains(known, preset.framework.engine)) << preset.name;
    }
    EXPECT_EQ(presetByName("mandelbrot-makina").framework.label, "NumPy (the article's loop)");
    EXPECT_EQ(presetByName("nanogpt-small").framework.options.text("mode"), "eager");
}

} // namespace
} // namespace overtake
