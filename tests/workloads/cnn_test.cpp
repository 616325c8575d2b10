// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The networks of case 5: the CNN's layers, and the MLP with a list of widths.
#include "error_of.h"
#include "job.h"
#include "workloads/preset.h"
#include "workloads/workload.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace overtake
{
namespace
{

using testing::HasSubstr;

Program ofPreset(const char *name)
{
    const Preset &preset = presetByName(name);
    return test::builtProgram(preset.workload, preset.parameters);
}

std::vector<Shape> parameterShapes(const Program &program)
{
    std::vector<Shape> shapes;
    for (const Tensor &tensor : program.tensors)
        if (tensor.role == Role::Parameter)
            shapes.push_back(tensor.shape);
    return shapes;
}

TEST(Cnn, HasTheLayersOfItsCase)
{
    const Program program = ofPreset("cifar-cnn");
    EXPECT_EQ(parameterShapes(program),
              (std::vector<Shape>{{32, 3, 3, 3}, {32}, {64, 32, 3, 3}, {64}, {2304, 10}, {10}}));
    EXPECT_EQ(program.stepsPerEpoch(), 1563);
    EXPECT_EQ(program.lastBatchRows(), 16);
    // Forward, weights and, for all but the first, inputs: products only.
    const double first = 2.0 * 32 * 30 * 30 * 32 * 27;
    const double second = 2.0 * 32 * 13 * 13 * 64 * 288;
    const double output = 2.0 * 32 * 2304 * 10;
    double products = 0;
    for (const auto &operation : program.operations)
        if (operation.kind->matrixWork != MatrixWork::None)
            products += program.flops(operation);
    EXPECT_DOUBLE_EQ(products, 2 * first + 3 * second + 3 * output);
}

TEST(Cnn, ADenseLayerAndOtherKernelsFitIn)
{
    ParameterValues values{{"filters", 4}, {"kernel", 5}, {"dense", 50}};
    EXPECT_EQ(parameterShapes(test::builtProgram("cnn", values)),
              (std::vector<Shape>{{4, 3, 5, 5}, {4}, {8, 4, 5, 5}, {8}, {200, 50}, {50}, {50, 10}, {10}}));
    const auto &specs = workloadById("cnn").parameters();
    for (const double kernel : {specs.find("kernel")->minimum, specs.find("kernel")->maximum}) {
        values.set("kernel", static_cast<std::int64_t>(kernel));
        EXPECT_GT(test::builtProgram("cnn", values).flopsPerStep(), 0);
    }
}

TEST(MlpWidths, AreThoseOfThePreset)
{
    EXPECT_EQ(parameterShapes(ofPreset("cifar-mlp")),
              (std::vector<Shape>{{3072, 256}, {256}, {256, 64}, {64}, {64, 10}, {10}}));
}

TEST(MlpWidths, EmptyMeansHiddenTimesLayers)
{
    ParameterValues values{{"hidden", 7}, {"layers", 2}};
    EXPECT_EQ(parameterShapes(test::builtProgram("mlp", values)),
              (std::vector<Shape>{{2, 7}, {7}, {7, 7}, {7}, {7, 2}, {2}}));
    values.set("widths", std::string(" 5, 3 ,4"));
    EXPECT_EQ(parameterShapes(test::builtProgram("mlp", values)),
              (std::vector<Shape>{{2, 5}, {5}, {5, 3}, {3}, {3, 4}, {4}, {4, 2}, {2}}));
}

TEST(MlpWidths, SayWhatIsWrong)
{
    const auto problem = [](const std::string &widths) {
        const ParameterValues values{{"widths", widths}};
        return test::errorOf<UsageError>([&] { test::builtProgram("mlp", values); });
    };
    EXPECT_THAT(problem("256,x"), HasSubstr("'x' is not a whole number from 1 to 8192"));
    EXPECT_THAT(problem("256,,64"), HasSubstr("'' is not a whole number"));
    EXPECT_THAT(problem("256,"), HasSubstr("'' is not a whole number"));
    EXPECT_THAT(problem("0"), HasSubstr("'0' is not a whole number"));
    EXPECT_THAT(problem("9000"), HasSubstr("'9000'"));
    EXPECT_THAT(problem("2.5"), HasSubstr("'2.5'"));
    EXPECT_THAT(problem("1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1"), HasSubstr("has 17 layers"));
}

} // namespace
} // namespace overtake
