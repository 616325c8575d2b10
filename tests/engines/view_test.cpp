// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Consecutive rows of a batch are a view of the dataset: they have no memory of their own, and end where the dataset
// ends.
#include "engines/cpu/cpu_engine.h"
#include "engines/host/host_storage.h"
#include "engines/reference/reference_engine.h"
#include "operations/operations.h"

#include <gtest/gtest.h>

#include <numeric>

namespace overtake
{
namespace
{

constexpr std::int64_t samples = 10;
constexpr std::int64_t batchRows = 4; ///< the last batch has 2
constexpr std::int64_t features = 3;

struct Sliced {
    Program program;
    InputsPtr inputs;
    TensorId dataset, slice, reshaped, result;

    Sliced()
    {
        ProgramBuilder builder("test", {}, samples, batchRows);
        dataset = builder.dataset("x", {samples, features}, DataType::Float32, Transfers::Resident);
        slice = operations::takeBatch(builder, dataset, false);
        reshaped = operations::reshape(builder, slice, {features, 1});
        result = operations::relu(builder, slice);
        builder.program().output = result;
        program = builder.finish();
        // More than the dataset has, so that reading beyond it is seen.
        std::vector<float> values(static_cast<std::size_t>((samples + batchRows) * features));
        std::iota(values.begin(), values.end(), 1.0F);
        Inputs made;
        made.arrays.push_back({"x", {samples + batchRows, features}, std::move(values)});
        inputs = std::make_shared<const Inputs>(std::move(made));
    }
};

TEST(View, HasNoMemoryAndIsCountedAsNone)
{
    const Sliced sliced;
    const HostStorage storage(sliced.program, sliced.inputs,
                              inHostMemory(scheduleOf(sliced.program, {}), sliced.program));
    EXPECT_EQ(storage.data(sliced.slice), storage.data(sliced.dataset));
    EXPECT_EQ(storage.data(sliced.reshaped), storage.data(sliced.dataset));
    EXPECT_NE(storage.data(sliced.result), storage.data(sliced.dataset));
    EXPECT_EQ(sliced.program.memory().valueBytes, batchRows * features * 4) << "the result alone";
}

TEST(View, OfTheLastSmallerBatchEndsWithTheDataset)
{
    const Sliced sliced;
    CpuEngine cpu("test", 2);
    ReferenceEngine reference("test");
    for (Engine *engine : {static_cast<Engine *>(&cpu), static_cast<Engine *>(&reference)}) {
        SCOPED_TRACE(engine->description().id);
        const auto execution = engine->prepare(sliced.program, sliced.inputs, engine->description().options.defaults());
        execution->run(0, 2);
        EXPECT_EQ(execution->read(sliced.slice), (std::vector<float>{13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24}));
        execution->run(2, 1);
        for (const TensorId id : {sliced.slice, sliced.reshaped})
            EXPECT_EQ(execution->read(id), (std::vector<float>{25, 26, 27, 28, 29, 30, 0, 0, 0, 0, 0, 0}));
    }
}

} // namespace
} // namespace overtake
