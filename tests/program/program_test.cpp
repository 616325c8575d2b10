// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// FLOPs, bytes and memory of the workloads' Programs against figures worked out by hand.
#include "job.h"
#include "operations/operations.h"
#include "program/program_builder.h"
#include "text/error.h"
#include "workloads/workload.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <typeinfo>

namespace overtake
{
namespace
{

double flopsOf(const Program &program, OperationKind kind)
{
    double sum = 0;
    for (const auto &operation : program.operations)
        sum += operation.kind == kind ? program.flops(operation) : 0;
    return sum;
}

TEST(Program, CountsVectorMultiply)
{
    const Program resident = test::builtProgram("vector-multiply", {{"elements", 400}});
    EXPECT_EQ(resident.flopsPerStep(), 400);
    EXPECT_EQ(resident.bytesPerStep(), 3 * 400 * 4);
    EXPECT_EQ(resident.itemsPerEpoch(), 400);
    const Program copied = test::builtProgram("vector-multiply", {{"elements", 400}, {"transfers", "per-batch"}});
    EXPECT_EQ(copied.flopsPerStep(), 400);
    EXPECT_EQ(copied.bytesPerStep(), (3 + 2 * 3) * 400 * 4); // two copies in and one out, each read and written
}

TEST(Program, CountsTheProductsOfAnMlp)
{
    const std::int64_t h = 100;
    const Program program = test::builtProgram("mlp", {{"hidden", h}, {"samples", 1000}});
    // Forward 2 b (f h + h h + h c); backward the same for the weights, and h h + h c for the activations.
    const double forward = 2.0 * 32 * (2 * h + h * h + h * 2);
    const double backward = forward + 2.0 * 32 * (h * h + h * 2);
    EXPECT_EQ(flopsOf(program, operations::MatMul), forward + backward);
    // SGD touches every parameter twice.
    EXPECT_EQ(flopsOf(program, operations::Sgd), 2.0 * (2 * h + h + h * h + h + h * 2 + 2));
    EXPECT_EQ(program.stepsPerEpoch(), 32);
    EXPECT_EQ(program.lastBatchRows(), 1000 - 31 * 32);
}

TEST(Program, CountsTheParametersOfPreset3)
{
    const Program program = test::builtProgram("logistic-regression", {});
    EXPECT_EQ(program.memory().parameterBytes, 101 * 4);
    EXPECT_EQ(program.memory().datasetBytes, 10000 * 100 * 4);
    EXPECT_EQ(program.stepsPerEpoch(), 40);
}

TEST(Program, MemoryOfAdamIsThreeTimesTheParameters)
{
    const auto parameters = [](const char *optimizer) {
        return test::builtProgram("mlp", {{"optimizer", std::string(optimizer)}}).memory().parameterBytes;
    };
    EXPECT_EQ(parameters("adam"), 3 * parameters("sgd") + 4); // and the step's count
}

TEST(Program, TransfersAreOperationsByChoiceOnly)
{
    const auto count = [](const Program &program, OperationKind kind) {
        return std::ranges::count_if(program.operations,
                                     [kind](const Operation &operation) { return operation.kind == kind; });
    };
    const Program resident = test::builtProgram("mlp", {{"read_loss", false}});
    EXPECT_EQ(count(resident, operations::TransferIn), 0);
    EXPECT_EQ(count(resident, operations::TransferOut), 0);
    EXPECT_EQ(resident.tensor(resident.loss).place, Place::Device);
    const Program copied = test::builtProgram("mlp", {{"transfers", "per-batch"}});
    EXPECT_EQ(count(copied, operations::TransferIn), 2);  // samples and labels
    EXPECT_EQ(count(copied, operations::TransferOut), 2); // loss and accuracy
    EXPECT_EQ(copied.memory().residentDatasetBytes, 0);
    EXPECT_EQ(copied.tensor(copied.loss).place, Place::Host);
}

TEST(Program, SmallerBatchIsTheSameWork)
{
    const Program program = test::builtProgram("mlp", {{"samples", 1000}});
    const Program last = program.withBatchRows(8);
    EXPECT_EQ(last.operations.size(), program.operations.size());
    EXPECT_EQ(flopsOf(last, operations::MatMul) * 4, flopsOf(program, operations::MatMul));
    EXPECT_EQ(flopsOf(last, operations::Sgd), flopsOf(program, operations::Sgd));
    EXPECT_EQ(last.memory().parameterBytes, program.memory().parameterBytes);
}

TEST(Program, BatchIsNeverLargerThanTheEpoch)
{
    const Program program = test::builtProgram("mlp", {{"samples", 10}, {"batch", 32}});
    EXPECT_EQ(program.batchRows, 10);
    EXPECT_EQ(program.stepsPerEpoch(), 1);
    EXPECT_EQ(program.lastBatchRows(), 10);
}

TEST(ProgramBuilder, RefusesShapesThatDoNotFit)
{
    ProgramBuilder builder("test", {}, 4, 4);
    const auto a = builder.parameter("a", {2, 3}, {});
    const auto b = builder.parameter("b", {2, 3}, {});
    const auto v = builder.parameter("v", {4}, {});
    EXPECT_THROW(operations::matmul(builder, a, b), Error);
    EXPECT_THROW(operations::add(builder, a, v), Error);
    EXPECT_THROW(operations::addBias(builder, a, v), Error);
    EXPECT_THROW(builder.append(operations::Add, {a}), Error);
    EXPECT_EQ(builder.tensor(operations::matmul(builder, a, b, {.transposeB = true})).shape, (Shape{2, 2}));
}

TEST(AttributesTest, AreReadByTheTypeThatTheyAreOfAndComparedByTypeAndValue)
{
    using namespace operations;
    const Attributes turned = MatMulAttributes{.transposeB = true};
    EXPECT_TRUE(turned.as<MatMulAttributes>().transposeB);
    EXPECT_EQ(&Attributes(turned).as<MatMulAttributes>(), &turned.as<MatMulAttributes>()) << "a copy shares them";
    EXPECT_THROW(turned.as<FillAttributes>(), std::bad_cast);
    EXPECT_EQ(Attributes().as<ClipFactorAttributes>().norm, 1) << "none: the defaults";

    EXPECT_TRUE(turned == MatMulAttributes{.transposeB = true});
    EXPECT_FALSE(turned == MatMulAttributes{});
    EXPECT_FALSE(turned == Attributes());
    EXPECT_FALSE(Attributes(FillAttributes{1}) == SgdAttributes{1}) << "the same value of another type";
    EXPECT_TRUE(Attributes() == MatMulAttributes{});
    EXPECT_TRUE(Attributes(MatMulAttributes{}) == Attributes());
}

std::string textOf(const std::filesystem::path &path)
{
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// Also where each file is compiled alone, and the linker would drop what nobody calls.
TEST(Operations, OfTheSourcesAreAllRegistered)
{
    std::set<std::string> written;
    const std::regex definition(R"(constinit const OperationType (\w+)\{)");
    for (const auto &file : std::filesystem::directory_iterator(OVERTAKE_SOURCE_DIR "/src/operations")) {
        const std::string text = textOf(file.path());
        for (std::sregex_iterator found(text.begin(), text.end(), definition), end; found != end; ++found)
            written.insert((*found)[1]);
    }
    EXPECT_EQ(written.erase("AllReduce"), 1U) << "stands in no workload";
    std::set<std::string> registered;
    for (const OperationKind kind : allOperations())
        registered.insert(kind->name);
    EXPECT_EQ(registered, written);
}

TEST(Kernels, OfEachFileAreRegistered)
{
    for (const char *folder : {"/src/engines/cpu/tasks", "/src/engines/gpu"}) {
        for (const auto &file : std::filesystem::directory_iterator(OVERTAKE_SOURCE_DIR + std::string(folder))) {
            if (file.path().extension() != ".cpp")
                continue;
            const std::string text = textOf(file.path());
            if (std::regex_search(text, std::regex("static const (Cpu|Launch)Kernel "))) {
                EXPECT_TRUE(std::regex_search(text, std::regex("static const Registered(Kernels|Launches) "))) << file;
            }
        }
    }
}

TEST(Operations, AreListedOnceAndCanBeRun)
{
    std::set<std::string> names;
    for (const auto kind : allOperations()) {
        EXPECT_TRUE(names.insert(kind->name).second) << kind->name;
        EXPECT_EQ(kind->loop == nullptr, kind->isView()) << kind->name;
    }
    for (const auto &workload : allWorkloads()) {
        const auto program = workload->build(workload->parameters().defaults());
        for (const auto &operation : program.operations)
            EXPECT_EQ(names.count(operation.kind->name), 1U) << operation.kind->name;
    }
}

TEST(Workloads, HaveCompleteTables)
{
    for (const auto &workload : allWorkloads()) {
        const auto &table = workload->parameters();
        EXPECT_NE(table.find(workload->defaultSweepKey()), nullptr) << workload->id();
        for (const auto &spec : table.specs()) {
            EXPECT_FALSE(spec.label.empty()) << spec.key;
            EXPECT_FALSE(spec.help.empty()) << spec.key;
            EXPECT_NO_THROW(table.check(spec, spec.defaultValue)) << spec.key;
            if (spec.scale == Scale::Logarithmic) {
                EXPECT_GT(spec.minimum, 0) << spec.key;
            }
        }
        for (const auto &key : workload->inputKeys())
            EXPECT_NE(table.find(key), nullptr) << key;
    }
    EXPECT_THROW(workloadById("mpl"), UsageError);
}

} // namespace
} // namespace overtake
