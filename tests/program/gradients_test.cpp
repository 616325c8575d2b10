// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The derivative of every operation against finite differences, on the reference engine.
#include "data/random_state.h"
#include "engines/reference/reference_engine.h"
#include "operations/layer_norm.h"
#include "operations/operations.h"
#include "program/program_builder.h"
#include "text/error.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <set>

namespace overtake
{
namespace
{

/// A graph of the operation under test: parameters in, any tensor out; it is summed to a loss with random weights.
struct Graph {
    std::string name;
    std::vector<Shape> parameters;
    std::function<TensorId(ProgramBuilder &, const std::vector<TensorId> &)> build;
    std::int64_t labels = 0;  ///< this many labels in [0, 3), as the first dataset
    std::int64_t context = 0; ///< the labels are tokens (labels / context, context)

    Shape labelShape() const { return context > 0 ? Shape{labels / context, context} : Shape{labels}; }
};

std::vector<Graph> sequenceGraphs()
{
    using Ids = std::vector<TensorId>;
    std::vector<Graph> all = {
        {"embedding",
         {{3, 4}},
         [](auto &b, const Ids &p) {
             return b.append(operations::Embedding, {p[0], 0})[0];
         },
         10,
         5},
        {"embedding tied to the output",
         {{3, 4}},
         [](auto &b, const Ids &p) {
             return operations::matmul(b, b.append(operations::Embedding, {p[0], 0})[0], p[0], {.transposeB = true});
         },
         10,
         5},
        {"addPositions",
         {{6, 4}, {3, 4}},
         [](auto &b, const Ids &p) { return operations::addPositions(b, p[0], p[1]); }},
        {"layerNorm",
         {{3, 7}, {7}},
         [](auto &b, const Ids &p) {
             return b.append(operations::LayerNorm, {p[0], p[1]})[0];
         }},
        {"gelu", {{4, 3}}, [](auto &b, const Ids &p) { return b.append(operations::Gelu, {p[0]})[0]; }},
        {"splitHeads, one part used",
         {{6, 12}},
         [](auto &b, const Ids &p) { return operations::splitHeads(b, p[0], 3, 2, 3)[1]; }},
        {"splitHeads, all parts used",
         {{6, 12}},
         [](auto &b, const Ids &p) {
             const auto parts = operations::splitHeads(b, p[0], 3, 2, 3);
             return operations::add(b, operations::multiply(b, parts[0], parts[1]), parts[2]);
         }},
        {"joinHeads",
         {{4, 3, 2}, {4, 3, 2}},
         [](auto &b, const Ids &p) {
             return operations::joinHeads(b, {p[0], p[1]}, 3, 2);
         }},
        {"causalSoftmax",
         {{2, 4, 4}},
         [](auto &b, const Ids &p) { return b.append(operations::CausalSoftmax, {p[0]})[0]; }},
    };
    for (int variant = 0; variant < 4; ++variant) {
        const bool ta = variant & 1;
        const bool tb = variant & 2;
        all.push_back({std::string("batchedMatMul") + (ta ? " A^T" : "") + (tb ? " B^T" : ""),
                       {ta ? Shape{2, 3, 5} : Shape{2, 5, 3}, tb ? Shape{2, 4, 3} : Shape{2, 3, 4}},
                       [=](auto &b, const Ids &p) {
                           return operations::batchedMatmul(b, p[0], p[1], {ta, tb, 0.7F});
                       }});
    }
    return all;
}

std::vector<Graph> imageGraphs()
{
    using Ids = std::vector<TensorId>;
    const auto convolution = [](std::int64_t padding) {
        return [=](ProgramBuilder &b, const Ids &p) { return operations::conv2d(b, p[0], p[1], padding); };
    };
    const auto pool = [](std::int64_t window) {
        return [=](ProgramBuilder &b, const Ids &p) { return operations::maxPool2d(b, p[0], window); };
    };
    return {
        {"reshape",
         {{4, 3}},
         [](auto &b, const Ids &p) {
             return operations::reshape(b, p[0], {2, 2});
         }},
        {"conv2d", {{2, 2, 5, 4}, {3, 2, 3, 3}}, convolution(0)},
        {"conv2d of an even size, padded", {{2, 3, 3, 4}, {2, 3, 2, 2}}, convolution(1)},
        {"conv2d, padded widely", {{1, 2, 3, 2}, {2, 2, 3, 3}}, convolution(3)},
        {"addChannelBias",
         {{2, 3, 2, 2}, {3}},
         [](auto &b, const Ids &p) {
             return b.append(operations::AddChannelBias, {p[0], p[1]})[0];
         }},
        {"channelSum",
         {{2, 3, 2, 4}},
         [](auto &b, const Ids &p) { return b.append(operations::ChannelSum, {p[0]})[0]; }},
        {"broadcastChannels",
         {{3}, {2, 3, 2, 2}},
         [](auto &b, const Ids &p) {
             return b.append(operations::BroadcastChannels, {p[0], p[1]})[0];
         }},
        {"maxPool2d", {{2, 2, 4, 6}}, pool(2)},
        {"maxPool2d with a rest", {{1, 2, 5, 7}}, pool(3)},
    };
}

std::vector<Graph> graphs()
{
    using Ids = std::vector<TensorId>;
    std::vector<Graph> all = {
        {"multiply", {{5}, {5}}, [](auto &b, const Ids &p) { return operations::multiply(b, p[0], p[1]); }},
        {"square: one tensor twice", {{5}}, [](auto &b, const Ids &p) { return operations::multiply(b, p[0], p[0]); }},
        {"add", {{2, 3}, {2, 3}}, [](auto &b, const Ids &p) { return operations::add(b, p[0], p[1]); }},
        {"addBias", {{4, 3}, {3}}, [](auto &b, const Ids &p) { return operations::addBias(b, p[0], p[1]); }},
        {"relu", {{4, 3}}, [](auto &b, const Ids &p) { return operations::relu(b, p[0]); }},
        {"sigmoid", {{4, 3}}, [](auto &b, const Ids &p) { return operations::sigmoid(b, p[0]); }},
        {"rowSum", {{4, 3}}, [](auto &b, const Ids &p) { return operations::rowSum(b, p[0]); }},
        {"columnSum", {{4, 3}}, [](auto &b, const Ids &p) { return operations::columnSum(b, p[0]); }},
        {"broadcastRows",
         {{3}, {4, 3}},
         [](auto &b, const Ids &p) {
             return b.append(operations::BroadcastRows, {p[0], p[1]})[0];
         }},
        {"broadcastColumns",
         {{4}, {4, 3}},
         [](auto &b, const Ids &p) {
             return b.append(operations::BroadcastColumns, {p[0], p[1]})[0];
         }},
        {"softmaxCrossEntropy",
         {{4, 3}},
         [](auto &b, const Ids &p) { return operations::softmaxCrossEntropy(b, p[0], 0).loss; },
         4},
        {"binaryCrossEntropy",
         {{4, 1}},
         [](auto &b, const Ids &p) { return operations::binaryCrossEntropy(b, p[0], 0).loss; },
         4},
    };
    for (int variant = 0; variant < 4; ++variant) {
        const bool ta = variant & 1;
        const bool tb = variant & 2;
        const Shape a = ta ? Shape{3, 2} : Shape{2, 3};
        const Shape b = tb ? Shape{4, 3} : Shape{3, 4};
        const std::string name = std::string("matmul") + (ta ? " A^T" : "") + (tb ? " B^T" : "");
        all.push_back({name, {a, b}, [=](auto &builder, const Ids &p) {
                           return operations::matmul(builder, p[0], p[1], {ta, tb, 0.7F});
                       }});
    }
    for (auto &graph : sequenceGraphs())
        all.push_back(graph);
    for (auto &graph : imageGraphs())
        all.push_back(graph);
    return all;
}

/// Appends sum(weights * y), with fixed random weights, as a tensor of shape (1).
TensorId weightedSum(ProgramBuilder &builder, TensorId y, Inputs &inputs, RandomState &random)
{
    const Shape shape = builder.tensor(y).shape;
    if (shape == Shape{1})
        return y;
    std::vector<float> weights(static_cast<std::size_t>(elementCount(shape)));
    random.randn(weights);
    inputs.arrays.push_back({"weights", shape, weights});
    const auto product =
        operations::multiply(builder, y, builder.dataset("weights", shape, DataType::Float32, Transfers::Resident));
    const auto onesTimes = [&](TensorId matrix) {
        const Shape extent = builder.tensor(matrix).shape;
        const auto left = builder.parameter("ones_left", {1, extent[0]}, {});
        const auto right = builder.parameter("ones_right", {extent[1], 1}, {});
        return operations::columnSum(builder,
                                     operations::matmul(builder, operations::matmul(builder, left, matrix), right));
    };
    if (shape.size() == 2)
        return onesTimes(product);
    if (shape.size() > 2)
        return onesTimes(operations::reshape(builder, product, {elementCount(shape) / shape[0]}));
    // A vector becomes a matrix first: itself, twice.
    const auto rows = builder.parameter("two_rows", {2, shape[0]}, {});
    return onesTimes(builder.append(operations::BroadcastRows, {product, rows})[0]);
}

TEST(Gradients, AgreeWithFiniteDifferences)
{
    ReferenceEngine engine("test");
    for (const auto &graph : graphs()) {
        ProgramBuilder builder("test", {}, 1, 1);
        Inputs inputs;
        RandomState random(11);
        if (graph.labels > 0) {
            std::vector<std::int32_t> labels;
            for (std::int64_t i = 0; i < graph.labels; ++i)
                labels.push_back(static_cast<std::int32_t>(i % (graph.name == "binaryCrossEntropy" ? 2 : 3)));
            inputs.arrays.push_back({"labels", graph.labelShape(), labels});
            builder.dataset("labels", graph.labelShape(), DataType::Int32, Transfers::Resident);
        }
        std::vector<TensorId> parameters;
        for (const auto &shape : graph.parameters)
            parameters.push_back(builder.parameter("p", shape, {}));
        const auto loss = weightedSum(builder, graph.build(builder, parameters), inputs, random);
        const auto gradients = operations::differentiate(builder, loss, parameters);
        const Program program = builder.finish();
        const auto execution = engine.prepare(program, std::make_shared<const Inputs>(inputs), {});

        std::vector<std::vector<float>> values;
        for (std::size_t i = 0; i < program.tensors.size(); ++i) {
            const Tensor &tensor = program.tensors[i];
            if (tensor.role == Role::Parameter && tensor.name != "p")
                execution->write(static_cast<TensorId>(i),
                                 std::vector<float>(static_cast<std::size_t>(elementCount(tensor.shape)), 1.0F));
        }
        for (const auto id : parameters) {
            values.emplace_back(static_cast<std::size_t>(elementCount(program.tensor(id).shape)));
            random.randn(values.back());
            execution->write(id, values.back());
        }
        const auto lossAt = [&] {
            execution->run(0, 1);
            return static_cast<double>(execution->read(loss)[0]);
        };
        lossAt();
        std::vector<std::vector<float>> analytic;
        for (std::size_t i = 0; i < parameters.size(); ++i)
            analytic.push_back(gradients[i] == noTensor ? std::vector<float>(values[i].size(), 0.0F)
                                                        : execution->read(gradients[i]));
        constexpr float step = 1e-2F; // float32: rounding 1e-7 / 1e-2, curvature 1e-4
        for (std::size_t i = 0; i < parameters.size(); ++i) {
            for (std::size_t j = 0; j < values[i].size(); ++j) {
                auto moved = values[i];
                moved[j] = values[i][j] + step;
                execution->write(parameters[i], moved);
                const double above = lossAt();
                moved[j] = values[i][j] - step;
                execution->write(parameters[i], moved);
                const double below = lossAt();
                execution->write(parameters[i], values[i]);
                EXPECT_NEAR(analytic[i][j], (above - below) / (2 * step), 2e-3)
                    << graph.name << ", parameter " << i << " [" << j << ']';
            }
        }
    }
}

TEST(Gradients, EveryDifferentiableOperationIsTested)
{
    std::set<OperationKind> tested;
    for (const auto &graph : graphs()) {
        ProgramBuilder builder("test", {}, 1, 1);
        if (graph.labels > 0)
            builder.dataset("labels", graph.labelShape(), DataType::Int32, Transfers::Resident);
        std::vector<TensorId> parameters;
        for (const auto &shape : graph.parameters)
            parameters.push_back(builder.parameter("p", shape, {}));
        graph.build(builder, parameters);
        tested.insert(builder.program().operations.back().kind);
    }
    for (const auto kind : allOperations())
        EXPECT_EQ(kind->gradient != nullptr, tested.count(kind) == 1) << kind->name;
}

TEST(Gradients, OfWhatDoesNotMatterAreAbsentAndOfIndicesRefused)
{
    ProgramBuilder builder("test", {}, 4, 4);
    const auto used = builder.parameter("used", {4, 2}, {});
    const auto unused = builder.parameter("unused", {4, 2}, {});
    const auto labels = builder.dataset("labels", {4}, DataType::Int32, Transfers::Resident);
    const auto loss = operations::softmaxCrossEntropy(builder, used, labels).loss;
    const auto gradients = operations::differentiate(builder, loss, {used, unused});
    EXPECT_NE(gradients[0], noTensor);
    EXPECT_EQ(gradients[1], noTensor);
    const auto accuracy = operations::accuracy(builder, operations::argMax(builder, used), labels);
    EXPECT_THROW(operations::differentiate(builder, accuracy, {used}), Error);
    EXPECT_THROW(operations::differentiate(builder, used, {used}), Error); // no single number
}

TEST(Gradients, DoNotReachIntoTheData)
{
    ProgramBuilder builder("test", {}, 8, 4);
    const auto x =
        operations::takeBatch(builder, builder.dataset("x", {8, 3}, DataType::Float32, Transfers::Resident), true);
    const auto weights = builder.parameter("w", {3, 2}, {});
    const auto labels =
        operations::takeBatch(builder, builder.dataset("l", {8}, DataType::Int32, Transfers::Resident), true);
    operations::minimise(
        builder, operations::softmaxCrossEntropy(builder, operations::matmul(builder, x, weights), labels).loss, {});
    int products = 0;
    for (const auto &operation : builder.program().operations)
        products += operation.kind == operations::MatMul ? 1 : 0;
    EXPECT_EQ(products, 2); // forward and the weights' gradient; none for the samples
}

} // namespace
} // namespace overtake
