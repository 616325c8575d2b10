// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "check/check.h"

#include "check/case.h"
#include "check/image_cases.h"
#include "check/sequence_cases.h"
#include "check/workload_cases.h"
#include "data/random_state.h"
#include "engines/precision.h"
#include "program/program_builder.h"
#include "text/error.h"
#include "workloads/workload.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace overtake
{

namespace
{

using Case = CheckCase;
using CaseBuilder = CheckCaseBuilder;

std::vector<Case> elementCases(OperationKind kind, int inputs, std::uint32_t seed)
{
    std::vector<Case> cases;
    for (const auto length : oddLengths()) {
        CaseBuilder c(seed, 1, 1);
        std::vector<TensorId> ids;
        for (int i = 0; i < inputs; ++i)
            ids.push_back(c.floats({length}));
        Attributes attributes;
        attributes.alpha = 0.25F;
        const auto out = c.builder.append(kind, ids, attributes);
        cases.push_back(c.finish(out));
    }
    return cases;
}

/// On numbers that the precision holds exactly, so that nothing but the sums may differ.
std::vector<Case> matMulCases(std::uint32_t seed, Precision precision)
{
    struct Extent {
        std::int64_t m, n, k;
    };
    const std::vector<Extent> extents = {{1, 1, 1},
                                         {1, 5, 3},
                                         {3, 1, 7},
                                         {32, 5, 2},
                                         {32, 2, 5},
                                         {2, 5, 32},
                                         {5, 2, 32},
                                         {7, 33, 13},
                                         {17, 16, 31},
                                         {31, 100, 100},
                                         {256, 1, 100},
                                         {100, 1, 256},
                                         {97, 2, 64},
                                         {65, 129, 67},
                                         {32, 300, 301},
                                         {301, 300, 32},
                                         {130, 131, 515},
                                         {257, 601, 259},
                                         // Beyond a core's cache, where engines go other ways.
                                         {32, 700, 433},
                                         {17, 611, 500},
                                         {611, 467, 33}};
    std::vector<Case> cases;
    for (const auto &e : extents) {
        for (int variant = 0; variant < 8; ++variant) {
            const bool ta = variant & 1;
            const bool tb = variant & 2;
            const bool withC = variant & 4;
            CaseBuilder c(seed, 1, 1);
            const auto a = c.floats(ta ? Shape{e.k, e.m} : Shape{e.m, e.k}, precision);
            const auto b = c.floats(tb ? Shape{e.n, e.k} : Shape{e.k, e.n}, precision);
            const auto start = withC ? c.floats({e.m, e.n}) : noTensor;
            Attributes attributes;
            attributes.transposeA = ta;
            attributes.transposeB = tb;
            attributes.alpha = withC ? -0.5F : 1.0F;
            attributes.beta = withC ? 0.75F : 0.0F;
            const auto out = c.builder.matmul(a, b, attributes, start);
            cases.push_back(c.finish({out}));
            cases.back().detail += std::string(ta ? " A^T" : "") + (tb ? " B^T" : "") + (withC ? " + C" : "");
            if (precision != Precision::Fp32)
                cases.back().detail += std::string(", of numbers that ") + nameOf(precision) + " holds exactly";
        }
    }
    return cases;
}

/// Operations whose first input is a matrix; `second` says what else they take.
enum class Second { Nothing, RowVector, ColumnVector, Labels, LabelsAndScale };

std::vector<Case> matrixCases(OperationKind kind, Second second, std::uint32_t seed, bool oneColumn = false)
{
    std::vector<Case> cases;
    for (const auto &odd : oddMatrices()) {
        const Shape shape = {odd[0], oneColumn ? 1 : odd[1]};
        CaseBuilder c(seed, 1, 1);
        const auto x = c.floats(shape);
        std::vector<TensorId> ids = {x};
        switch (second) {
        case Second::Nothing:
            break;
        case Second::RowVector:
            ids.push_back(c.floats({shape[1]}));
            break;
        case Second::ColumnVector:
            ids.push_back(c.floats({shape[0]}));
            break;
        case Second::LabelsAndScale:
        case Second::Labels:
            ids.push_back(c.labels(shape[0], oneColumn ? 2 : shape[1]));
            break;
        }
        if (second == Second::LabelsAndScale)
            ids.push_back(c.floats({1}));
        if (kind == OperationKind::BroadcastRows || kind == OperationKind::BroadcastColumns)
            std::swap(ids[0], ids[1]); // the vector first, then the shape to fill
        Attributes attributes;
        attributes.alpha = 0.1F;
        const auto out = c.builder.append(kind, ids, attributes);
        cases.push_back(c.finish(out));
    }
    return cases;
}

std::vector<Case> takeCases(OperationKind kind, std::uint32_t seed)
{
    std::vector<Case> cases;
    for (const auto &shape : oddMatrices()) {
        CaseBuilder c(seed, shape[0], (shape[0] + 1) / 2);
        const auto x = c.floats(shape);
        if (kind == OperationKind::TransferIn)
            c.builder.program().tensors.back().place = Place::Host;
        const auto out = c.builder.takeBatch(x, kind != OperationKind::SliceRows);
        // What a batch leaves behind is summed up, so that all batches count.
        const auto sum = c.builder.parameter("sum", {shape[1]}, {});
        Attributes attributes;
        attributes.learningRate = -1;
        c.builder.appendInPlace(OperationKind::Sgd, {sum, c.builder.columnSum(out)}, {sum}, attributes);
        cases.push_back(c.finish({sum}, 2));
        cases.back().detail = toText(shape) + " in two batches";
    }
    return cases;
}

std::vector<Case> optimiserCases(OperationKind kind, std::uint32_t seed)
{
    std::vector<Case> cases;
    for (const auto length : oddLengths()) {
        CaseBuilder c(seed, 1, 1);
        auto &builder = c.builder;
        const Initialiser start{Initialiser::Kind::Uniform, 1};
        const auto gradient = c.floats({length});
        const auto p = builder.parameter("p", {length}, start);
        Attributes attributes;
        attributes.learningRate = 0.01F;
        std::vector<TensorId> results = {p};
        if (kind == OperationKind::Sgd) {
            builder.appendInPlace(kind, {p, gradient}, {p}, attributes);
        } else {
            const auto m = builder.state("m", {length});
            const auto v = builder.state("v", {length});
            const auto t = builder.state("t", {1});
            builder.appendInPlace(OperationKind::CountStep, {t}, {t}, {});
            if (kind == OperationKind::Adam)
                builder.appendInPlace(kind, {p, gradient, m, v, t}, {p, m, v}, attributes);
            results = kind == OperationKind::Adam ? std::vector<TensorId>{p, m, v} : std::vector<TensorId>{t};
        }
        cases.push_back(c.finish(results, 3));
    }
    return cases;
}

std::vector<Case> accuracyCases(std::uint32_t seed)
{
    std::vector<Case> cases;
    for (const auto length : oddLengths()) {
        CaseBuilder c(seed, 1, 1);
        const auto predicted = c.labels(length, 3);
        const auto labels = c.labels(length, 3);
        const auto out = c.builder.accuracy(predicted, labels);
        cases.push_back(c.finish({out}));
    }
    return cases;
}

std::vector<Case> transferOutCases(std::uint32_t seed)
{
    std::vector<Case> cases;
    for (const auto length : oddLengths()) {
        CaseBuilder c(seed, 1, 1);
        const auto x = c.floats({length});
        const auto out = c.builder.transferOut(c.builder.multiply(x, x));
        cases.push_back(c.finish({out}));
    }
    return cases;
}

/// Parts of the set's edge, so that counts of all sizes occur, in odd sizes and both precisions; and with the
/// shortcuts, which are kernels of their own and may leave another z behind where nothing escapes: there only the
/// counts are alike.
std::vector<Case> mandelbrotCases()
{
    std::vector<Case> cases;
    const auto axis = [](double from, double step, std::int64_t count, DataType type) {
        std::vector<double> values;
        for (std::int64_t i = 0; i < count; ++i)
            values.push_back(from + step * static_cast<double>(i));
        HostArray array{"axis", {count}, values};
        if (type == DataType::Float32)
            array.values = std::vector<float>(values.begin(), values.end());
        return array;
    };
    const auto add = [&](const Shape &shape, DataType type, std::int32_t iterations, std::int32_t shortcuts) {
        Inputs inputs;
        inputs.arrays.push_back(axis(-0.8, 0.7 / static_cast<double>(shape[1]), shape[1], type));
        inputs.arrays.push_back(axis(0.1, 1.1 / static_cast<double>(shape[0]), shape[0], type));
        ProgramBuilder builder("check", {}, 1, 1);
        const auto x = builder.dataset("x", {shape[1]}, type, Transfers::Resident);
        const auto y = builder.dataset("y", {shape[0]}, type, Transfers::Resident);
        const auto out = builder.mandelbrot(x, y, iterations, iterations == 9 ? 4 : 0x1p40, shortcuts);
        Case one{toText(shape) + ' ' + toText(type) + ", " + std::to_string(iterations) + " iterations",
                 builder.finish(),
                 std::make_shared<const Inputs>(std::move(inputs)),
                 {out.counts, out.re, out.im, out.done}};
        if (shortcuts != 0) {
            one.detail += ", shortcuts " + std::to_string(shortcuts);
            one.results = {out.counts};
        }
        cases.push_back(std::move(one));
    };
    for (const DataType type : {DataType::Float32, DataType::Float64}) {
        for (const auto &shape : oddMatrices()) {
            for (const std::int32_t iterations : {1, 2, 9, 67})
                add(shape, type, iterations, 0);
        }
        for (const std::int32_t shortcuts : {mandelbrotBulbs, mandelbrotCycles, mandelbrotBulbs | mandelbrotCycles})
            add({83, 101}, type, 613, shortcuts);
    }
    return cases;
}

std::vector<Case> casesOf(OperationKind kind, std::uint32_t seed, Precision precision)
{
    switch (kind) {
    case OperationKind::TransferIn:
    case OperationKind::GatherRows:
    case OperationKind::SliceRows:
        return takeCases(kind, seed);
    case OperationKind::TransferOut:
        return transferOutCases(seed);
    case OperationKind::Multiply:
    case OperationKind::Add:
    case OperationKind::ReluGrad:
    case OperationKind::SigmoidGrad:
        return elementCases(kind, 2, seed);
    case OperationKind::Relu:
    case OperationKind::Sigmoid:
    case OperationKind::Fill:
        return elementCases(kind, 1, seed);
    case OperationKind::MatMul:
        return matMulCases(seed, precision);
    case OperationKind::AddBias:
    case OperationKind::BroadcastRows:
        return matrixCases(kind, Second::RowVector, seed);
    case OperationKind::BroadcastColumns:
        return matrixCases(kind, Second::ColumnVector, seed);
    case OperationKind::SoftmaxCrossEntropy:
        return matrixCases(kind, Second::Labels, seed);
    case OperationKind::SoftmaxCrossEntropyGrad:
        return matrixCases(kind, Second::LabelsAndScale, seed);
    case OperationKind::BinaryCrossEntropy:
        return matrixCases(kind, Second::Labels, seed, true);
    case OperationKind::BinaryCrossEntropyGrad:
        return matrixCases(kind, Second::LabelsAndScale, seed, true);
    case OperationKind::RowSum:
    case OperationKind::ColumnSum:
    case OperationKind::ArgMax:
        return matrixCases(kind, Second::Nothing, seed);
    case OperationKind::Threshold:
        return matrixCases(kind, Second::Nothing, seed, true);
    case OperationKind::CountStep:
    case OperationKind::Sgd:
    case OperationKind::Adam:
        return optimiserCases(kind, seed);
    case OperationKind::Accuracy:
        return accuracyCases(seed);
    case OperationKind::Mandelbrot:
        return mandelbrotCases();
    default:
        if (auto cases = imageCasesOf(kind, seed, precision); !cases.empty())
            return cases;
        return sequenceCasesOf(kind, seed, precision);
    }
}

std::vector<std::vector<float>> runCase(Engine &engine, const ParameterValues &options, const Case &one)
{
    const auto execution = engine.prepare(one.program, one.inputs, options);
    for (std::int64_t epoch = 0; epoch < one.epochs; ++epoch) {
        if (one.program.shuffled) {
            RandomState random(static_cast<std::uint32_t>(epoch));
            execution->beginEpoch(random.permutation(static_cast<std::int32_t>(one.program.samples)));
        }
        execution->run(0, one.program.stepsPerEpoch());
    }
    std::vector<std::vector<float>> results;
    for (const auto id : one.results)
        results.push_back(execution->read(id));
    return results;
}

/// Largest difference, relative to the largest value; infinite when one side is not a number.
double difference(const std::vector<float> &got, const std::vector<float> &wanted)
{
    double largest = 0;
    double worst = 0;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const double error = std::abs(static_cast<double>(got[i]) - wanted[i]);
        if (!std::isfinite(error))
            return std::numeric_limits<double>::infinity();
        worst = std::max(worst, error);
        largest = std::max(largest, std::abs(static_cast<double>(wanted[i])));
    }
    return largest > 0 ? worst / largest : worst;
}

CheckRow checkCases(const std::vector<Case> &cases, double tolerance, Engine &engine, const ParameterValues &options,
                    Engine &reference, std::stop_token stop)
{
    CheckRow row;
    row.engine = engine.description().id;
    for (const auto &[key, value] : options.all())
        row.engine += ',' + key + '=' + toText(value);
    row.tolerance = tolerance;
    row.cases = static_cast<int>(cases.size());
    row.passed = true;
    for (const auto &one : cases) {
        if (stop.stop_requested())
            throw Cancelled();
        try {
            const auto wanted = runCase(reference, reference.description().options.defaults(), one);
            const auto got = runCase(engine, options, one);
            for (std::size_t i = 0; i < wanted.size(); ++i) {
                const double error = difference(got[i], wanted[i]);
                if (error > row.worstError || row.detail.empty()) {
                    row.worstError = std::max(row.worstError, error);
                    row.detail = one.detail;
                }
            }
        } catch (const Error &error) {
            row.passed = false;
            row.detail = one.detail;
            row.reason = error.what();
            return row;
        }
    }
    row.passed = row.worstError <= tolerance;
    return row;
}

/// Whether its sums may be those of a matrix unit. In TF32 convolutions are products too, where a library does them.
bool isProduct(OperationKind kind, Precision precision)
{
    switch (kind) {
    case OperationKind::MatMul:
    case OperationKind::BatchedMatMul:
        return true;
    case OperationKind::Conv2d:
    case OperationKind::Conv2dInputGrad:
    case OperationKind::Conv2dWeightGrad:
    case OperationKind::MaxPool2dGrad: // whose cases go on to convolutions
        return precision == Precision::Tf32;
    default:
        return false;
    }
}

} // namespace

std::vector<CheckRow> checkEngine(Engine &engine, const ParameterValues &options, Engine &reference, std::uint32_t seed,
                                  const std::function<void(const CheckRow &)> &row, std::stop_token stop)
{
    std::vector<CheckRow> rows;
    const auto check = [&](const std::string &subject, const std::vector<Case> &cases, double tolerance) {
        rows.push_back(checkCases(cases, tolerance, engine, options, reference, stop));
        rows.back().subject = subject;
        rows.back().seed = seed;
        if (row)
            row(rows.back());
    };
    const Precision precision = precisionOf(options);
    const Tolerances allowed = tolerancesOf(precision);
    for (const auto &rule : allOperationRules())
        check(rule.name, casesOf(rule.kind, seed, precision),
              isProduct(rule.kind, precision) ? allowed.product : allowed.operation);
    for (const auto &workload : allWorkloads())
        check("workload " + workload->id(), workloadCasesOf(*workload, seed), allowed.workload);
    return rows;
}

} // namespace overtake
