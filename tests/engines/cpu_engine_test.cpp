// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "data/random_state.h"
#include "engines/check_scope.h"
#include "engines/cpu/cpu_engine.h"
#include "engines/cpu/product/convolution.h"
#include "engines/cpu/product/product_choice.h"
#include "engines/cpu/simd/vectors.h"
#include "engines/reference/reference_engine.h"
#include "engines/stop_scope.h"
#include "job.h"
#include "operations/operations.h"
#include "program/program_builder.h"
#include "text/error.h"
#include "workloads/workload.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>

namespace overtake
{
namespace
{

ParameterValues threads(std::int64_t count)
{
    return {{"threads", count}};
}

TEST(CpuAgainstReference, EveryOperationAndWorkloadOnOneToThreeThreads)
{
    CpuEngine cpu("test", 3);
    ReferenceEngine loops("test");
    const ReferenceResults reference(loops);
    for (const int count : {1, 2, 3}) {
        SCOPED_TRACE(count);
        const CheckScope scope = count == 2 ? CheckScope::Whole : scopeOfVariations;
        const auto rows = checkEngine(cpu, threads(count), reference, 7, {}, {}, scope);
        EXPECT_GE(rows.size(), leastRows(scope));
        for (const auto &row : rows) {
            EXPECT_TRUE(row.passed) << row.subject << ' ' << row.detail << ": error " << row.worstError << ' '
                                    << row.reason;
            EXPECT_GT(row.cases, 0) << row.subject;
        }
    }
}

/// Attention is fused where heads are joined as they were split.
TEST(CpuEngine, JoinsOtherHeadsThanItSplit)
{
    ProgramBuilder builder("test", {}, 1, 1);
    const auto x = builder.parameter("x", {4, 12}, {Initialiser::Kind::Uniform, 1});
    const auto parts = operations::splitHeads(builder, x, 2, 2, 3);
    operations::MatMulAttributes scores;
    scores.transposeB = true;
    const auto shares =
        operations::causalSoftmax(builder, builder.append(operations::BatchedMatMul, {parts[0], parts[1]}, scores)[0]);
    const auto weighted =
        builder.append(operations::BatchedMatMul, {shares, parts[2]}, operations::MatMulAttributes())[0];
    const auto joined = operations::joinHeads(builder, {weighted}, 2, 4);
    builder.program().output = joined;
    const Program program = builder.finish();
    CpuEngine cpu("test", 1);
    ReferenceEngine reference("test");
    const auto result = [&](Engine &engine) {
        const auto execution = engine.prepare(program, std::make_shared<const Inputs>(),
                                              engine.description().options.complete({}, "a test"));
        execution->run(0, 1);
        return execution->read(joined);
    };
    const std::vector<float> got = result(cpu), wanted = result(reference);
    ASSERT_EQ(got.size(), wanted.size());
    for (std::size_t i = 0; i < got.size(); ++i)
        EXPECT_NEAR(got[i], wanted[i], 1e-6) << i;
}

/// The reference engine, except that every tensor read from it is altered.
class AlteredEngine : public ReferenceEngine
{
public:
    using Alter = void (*)(std::vector<float> &);
    explicit AlteredEngine(Alter alter, KnownDifference known = {})
        : ReferenceEngine("altered"), m_alter(alter), m_known(std::move(known))
    {
    }
    std::unique_ptr<Execution> prepare(const Program &program, InputsPtr inputs,
                                       const ParameterValues &options) override
    {
        class Altered : public Execution
        {
        public:
            Altered(std::unique_ptr<Execution> right, Alter alter, KnownDifference known)
                : m_right(std::move(right)), m_alter(alter), m_known(std::move(known))
            {
            }
            KnownDifference differs() const override { return m_known; }
            void beginEpoch(std::span<const std::int32_t> order) override { m_right->beginEpoch(order); }
            void run(std::int64_t first, std::int64_t steps) override { m_right->run(first, steps); }
            void write(TensorId id, std::span<const float> values) override { m_right->write(id, values); }
            std::vector<float> read(TensorId id) const override
            {
                auto values = m_right->read(id);
                m_alter(values);
                return values;
            }

        private:
            std::unique_ptr<Execution> m_right;
            Alter m_alter;
            KnownDifference m_known;
        };
        return std::make_unique<Altered>(ReferenceEngine::prepare(program, std::move(inputs), options), m_alter,
                                         m_known);
    }

private:
    Alter m_alter;
    KnownDifference m_known;
};

TEST(Check, AKnownDifferencePassesAsFarAsItsEngineSaysAndNoFurther)
{
    ReferenceEngine reference("test");
    const AlteredEngine::Alter slightly = [](std::vector<float> &values) {
        for (float &value : values)
            value *= 1.01F;
    };
    const Message known = foreign("Each value is a hundredth more.");
    const auto failures = [&](AlteredEngine altered) {
        int failed = 0;
        int different = 0;
        for (const auto &row : checkEngine(altered, {}, reference, 3, {}, {}, CheckScope::Small)) {
            failed += row.passed ? 0 : 1;
            different += row.differs ? 1 : 0;
            EXPECT_TRUE(!row.passed || row.reason == (row.differs ? known : Message()))
                << row.subject << ": " << row.reason;
        }
        return std::pair(failed > 0, different > 0);
    };
    EXPECT_EQ(failures(AlteredEngine(slightly, {known, 0.011})), std::pair(false, true));
    EXPECT_EQ(failures(AlteredEngine(slightly, {known, 0.001})), std::pair(true, false));
    EXPECT_EQ(failures(AlteredEngine(slightly, {{}, 0.011})), std::pair(true, false));
    EXPECT_EQ(failures(AlteredEngine([](std::vector<float> &values) { values.front() = NAN; }, {known, 0.5})),
              std::pair(true, false));
}

TEST(Check, NoticesAWrongResult)
{
    AlteredEngine wrong([](std::vector<float> &values) { values.back() = values.back() * 1.01F + 0.01F; });
    ReferenceEngine reference("test");
    for (const auto &row : checkEngine(wrong, {}, reference, 3, {}, {}, CheckScope::Small)) {
        EXPECT_FALSE(row.passed) << row.subject;
        const std::string verb = row.reason.text().starts_with("1 of ") ? "is" : "are";
        const std::string told = " of " + std::to_string(row.cases) + " cases " + verb + " wrong; here number ";
        EXPECT_NE(row.reason.text().find(told), std::string::npos) << row.reason;
    }
}

TEST(Check, SaysWhichNumberIsWrong)
{
    AlteredEngine zeros([](std::vector<float> &values) { values.front() = 0; });
    ReferenceEngine reference("test");
    const auto rows = checkEngine(zeros, {}, reference, 3, {}, {}, CheckScope::Small);
    const auto row = std::ranges::find_if(rows, [](const CheckRow &one) { return one.subject == "Conv2d"; });
    ASSERT_NE(row, rows.end());
    EXPECT_NE(row->reason.text().find("here number 1 of "), std::string::npos) << row->reason;
    EXPECT_NE(row->reason.text().find(" is 0 instead of "), std::string::npos) << row->reason;
}

TEST(Check, SaysWhereNumbersAreMissing)
{
    AlteredEngine shorter([](std::vector<float> &values) { values.pop_back(); });
    ReferenceEngine reference("test");
    for (const auto &row : checkEngine(shorter, {}, reference, 3, {}, {}, CheckScope::Small)) {
        EXPECT_FALSE(row.passed) << row.subject;
        EXPECT_NE(row.reason.text().find(" instead of "), std::string::npos) << row.subject << ": " << row.reason;
    }
}

class ProductMethods : public testing::TestWithParam<ProductMethod>
{
};

TEST_P(ProductMethods, AgreeWithTheDefinitionAtEveryVariant)
{
    struct Extent {
        std::int64_t m, n, k;
    };
    for (const auto &e :
         {Extent{1, 1, 1},
          {5, 3, 2},
          {32, 5, 5},
          {33, 17, 19},
          {48, 96, 33},
          {7, 130, 64},
          {130, 7, 65},
          // Larger than a block of packed operands, or than a cache where that changes the order of loops.
          {301, 50, 523},
          {2800, 32, 192},
          {32, 2800, 192},
          {8, 1100, 512},
          {512, 32, 513},
          // C is as large as weights whose updates read B in panels.
          {480, 611, 9},
          {611, 467, 65}}) {
        for (int variant = 0; variant<32; variant += e.m * e.n> 10'000 ? 7 : 1) {
            ProductSpec spec{e.m, e.n, e.k};
            spec.transposeA = variant & 1;
            spec.transposeB = variant & 2;
            spec.alpha = variant & 4 ? -0.5F : 1.0F;
            spec.accumulate = (variant & 24) == 8;
            spec.bias = variant & 16;
            spec.relu = (variant & 24) == 24;
            RandomState random(5);
            const auto randoms = [&](std::int64_t count) {
                // One vector more than needed: rows may be read beyond their end.
                std::vector<float> values(static_cast<std::size_t>(count + 16));
                random.randn(values);
                return values;
            };
            const auto a = randoms(e.m * e.k);
            const auto b = randoms(e.k * e.n);
            const auto bias = randoms(e.n);
            const auto start = randoms(e.m * e.n);
            auto wanted = start;
            for (std::int64_t i = 0; i < e.m; ++i) {
                for (std::int64_t j = 0; j < e.n; ++j) {
                    double sum = 0;
                    for (std::int64_t l = 0; l < e.k; ++l)
                        sum += static_cast<double>(
                                   a[static_cast<std::size_t>(spec.transposeA ? l * e.m + i : i * e.k + l)]) *
                               b[static_cast<std::size_t>(spec.transposeB ? j * e.k + l : l * e.n + j)];
                    sum *= spec.alpha;
                    const auto at = static_cast<std::size_t>(i * e.n + j);
                    if (spec.accumulate)
                        sum += start[at];
                    if (spec.bias)
                        sum += bias[static_cast<std::size_t>(j)];
                    wanted[at] = static_cast<float>(spec.relu ? std::max(sum, 0.0) : sum);
                }
            }
            for (const Vectors &vectors : vectorsHere()) {
                const VectorsScope scope(vectors);
                auto c = start;
                makeProduct(spec, {GetParam(), 2})->run(a.data(), b.data(), c.data(), bias.data());
                for (std::size_t i = 0; i < c.size(); ++i) // nothing is written beyond the end
                    ASSERT_NEAR(c[i], wanted[i], i < static_cast<std::size_t>(e.m * e.n) ? 1e-4 : 0)
                        << vectors.name << ", variant " << variant << " of " << e.m << ' ' << e.n << ' ' << e.k << ": "
                        << i;
            }
        }
    }
}

/// An update adds many small terms, of a single row or column, too, to a large number.
TEST_P(ProductMethods, LoseNoTermBesideALargeNumber)
{
    constexpr std::int64_t k = 1000;
    for (const auto &[m, n] : {std::pair{1, 2}, {100, 1}}) {
        ProductSpec spec{m, n, k};
        spec.transposeA = true;
        spec.alpha = -0.01F;
        spec.accumulate = true;
        ProductChoices choices({}, 0);
        choices.fix(GetParam());
        const ProductChoice choice = choices.choose(spec, 1);
        EXPECT_EQ(choice.method == GetParam(), GetParam() != ProductMethod::OneDnn);
        for (const Vectors &vectors : vectorsHere()) {
            const VectorsScope scope(vectors);
            const std::vector<float> a(static_cast<std::size_t>(k * m + 16), 1.11F);
            const std::vector<float> b(static_cast<std::size_t>(k * n + 16), 1e-3F);
            std::vector<float> c(static_cast<std::size_t>(m * n), -0.67F);
            makeProduct(spec, choice)->run(a.data(), b.data(), c.data(), nullptr);
            EXPECT_THAT(c, testing::Each(testing::FloatNear(-0.6811F, 1e-6F))) << vectors.name << ' ' << m << ' ' << n;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(All, ProductMethods,
                         testing::Values(ProductMethod::Direct, ProductMethod::Packed, ProductMethod::DirectTransposed,
                                         ProductMethod::Dots, ProductMethod::OneDnn));

/// Each number times itself.
test::Job squares(std::vector<float> values)
{
    const auto count = static_cast<std::int64_t>(values.size());
    ProgramBuilder builder("test", {}, 1, 1);
    const auto x =
        operations::takeAll(builder, builder.dataset("x", {1, count}, DataType::Float32, Transfers::Resident));
    const auto y = builder.append(operations::Multiply, {x, x})[0];
    Program program = builder.finish();
    program.output = y;
    return {std::move(program),
            std::make_shared<const Inputs>(Inputs{{{"x", {1, count}, std::move(values)}}, foreign("of the test")})};
}

/// Results this long are written around the caches.
TEST(CpuEngine, MultipliesVectorsThatNoCacheHolds)
{
    std::vector<float> values((8 << 20) + 3);
    RandomState(5).randn(values);
    const auto [program, inputs] = squares(values);
    for (const Vectors &vectors : vectorsHere()) {
        for (const std::int64_t threads : {1, 2}) {
            CpuEngine cpu("test", 2);
            ParameterValues options = cpu.description().options.defaults();
            options.set("threads", threads);
            options.set("vectors", vectors.name);
            const auto execution = cpu.prepare(program, inputs, options);
            execution->run(0, 1);
            const std::vector<float> got = execution->read(program.output);
            std::size_t wrong = got.size() == values.size() ? 0 : 1;
            for (std::size_t i = 0; i < std::min(got.size(), values.size()); ++i)
                wrong += got[i] == values[i] * values[i] ? 0 : 1;
            EXPECT_EQ(wrong, 0U) << vectors.name << ", threads " << threads;
        }
    }
}

TEST(CpuEngine, RefusesWorkThatDoesNotFitBeforeAllocating)
{
    const Program program = test::builtProgram("mlp", {{"samples", 10'000'000}, {"features", 4096}});
    EXPECT_GE(program.memory().datasetBytes, std::int64_t{10'000'000} * 4096 * 4);
    ASSERT_EQ(setenv("OVERTAKE_MEMORY_LIMIT", "1000000", 1), 0);
    CpuEngine cpu("test", 1);
    EXPECT_THROW(cpu.prepare(program, nullptr, threads(1)), OutOfMemoryError);
    EXPECT_THROW(requireHostMemory(program.memory().datasetBytes), OutOfMemoryError);
    unsetenv("OVERTAKE_MEMORY_LIMIT");
}

TEST(CpuEngine, HearsAStopWhileItTakesMemory)
{
    const auto [program, inputs] = squares(std::vector<float>(8 << 20));
    CpuEngine cpu("test", 1);
    std::stop_source stop;
    const StopScope scope(stop.get_token());
    EXPECT_NO_THROW(cpu.prepare(program, inputs, threads(1)));
    stop.request_stop();
    EXPECT_THROW(cpu.prepare(program, inputs, threads(1)), Cancelled);
}

/// Its values share memory, so it takes less than the sum of them.
TEST(CpuEngine, SaysWhatAnExecutionHolds)
{
    const test::Job gpt = test::jobOf("gpt");
    CpuEngine cpu("test", 1);
    const std::int64_t bytes = cpu.prepare(gpt.program, gpt.inputs, threads(1))->memoryBytes();
    const MemoryNeed sum = gpt.program.memory();
    EXPECT_GT(bytes, sum.datasetBytes + sum.parameterBytes);
    EXPECT_LT(bytes, sum.onHostEngine());
}

/// A task's own copies of operands, for example.
TEST(CpuEngine, CountsWhatItsTasksHoldAlone)
{
    constexpr std::int64_t extent = 300;
    const auto held = [](bool transposeB) {
        ProgramBuilder builder("test", {}, 1, 1);
        const auto a = builder.parameter("a", {1, extent, extent}, {});
        builder.program().output = operations::batchedMatmul(builder, a, a, {.transposeB = transposeB});
        CpuEngine cpu("test", 1);
        return cpu.prepare(builder.finish(), std::make_shared<const Inputs>(), threads(1))->memoryBytes();
    };
    EXPECT_GE(held(true) - held(false), extent * extent * 4);

    ProductSpec spec{100, 3, 200};
    EXPECT_GE(makeProduct(spec, {ProductMethod::DirectTransposed, 1})->bytes(), (100 * 200 + 100 * 3) * 4);
    EXPECT_GE(makeProduct(spec, {ProductMethod::Dots, 1})->bytes(), 200 * 3 * 4);
    if (hasBf16Products()) {
        spec.precision = Precision::Bf16;
        EXPECT_GE(makeProduct(spec, choiceFor(spec, 1))->bytes(), (100 * 200 + 200 * 3) * 2);
    }
    const ConvolutionSpec convolution{2, 16, 8, 8, 32, 3, 1};
    constexpr std::int64_t weights = 16 * 32 * 3 * 3 * 4;
    EXPECT_GE(makeOwnConvolution(ConvolutionPass::Forward, convolution, 1)->bytes(), weights);
#ifdef __x86_64__ // oneDNN generates code for it, which takes the weights in another order
    EXPECT_GE(makeConvolution(ConvolutionPass::Forward, convolution, 1)->bytes(), weights);
#endif
}

TEST(CpuEngine, SaysWhichTensorFusionLeavesOut)
{
    const auto [program, inputs] = test::jobOf("mlp", {{"samples", 64}, {"hidden", 8}});
    CpuEngine cpu("test", 1);
    const auto execution = cpu.prepare(program, inputs, threads(1));
    execution->run(0, 2);
    EXPECT_THROW(execution->read(program.gradients.front().second), Error);
    EXPECT_NO_THROW(execution->read(program.gradients.front().first));
}

TEST(CpuEngine, WorksAloneWhereThereIsLittleToShare)
{
    CpuEngine cpu("test", 2);
    const auto used = [&](std::int64_t hidden) {
        const auto [program, inputs] = test::jobOf("mlp", {{"samples", 64}, {"hidden", hidden}});
        return cpu.prepare(program, inputs, threads(2))->threadsUsed();
    };
    EXPECT_EQ(used(5), 1);
    EXPECT_EQ(used(512), 2);
}

TEST(CpuEngine, UsesAThreadForEachCoreUnlessToldOtherwise)
{
    const CpuEngine cpu("test", UsableCores{16, 8, 8, std::nullopt});
    const ParameterSpec *option = cpu.description().options.find("threads");
    ASSERT_NE(option, nullptr);
    EXPECT_EQ(option->defaultValue, ParameterValue(std::int64_t{8}));
    EXPECT_EQ(option->maximum, 16);
    EXPECT_EQ(cpu.description().detail.text().find("8 threads on 8 cores, "), 0U) << cpu.description().detail;
    EXPECT_EQ(toText(cpu.labelFor(threads(8))), "CPU, 8 threads on 8 cores");
    EXPECT_EQ(toText(cpu.labelFor(threads(16))), "CPU, 16 threads");
    EXPECT_EQ(toText(CpuEngine("test", 2).labelFor(threads(2))), "CPU, 2 threads");
}

TEST(CpuEngine, LossAndAccuracyAreTheSameOnTwoThreads)
{
    const auto [program, inputs] = test::jobOf(
        "gpt", {{"layers", 1}, {"heads", 1}, {"channels", 16}, {"context", 64}, {"batch", 9}, {"vocabulary", 65}});
    CpuEngine cpu("test", 2);
    ReferenceEngine reference("test");
    const auto wanted = reference.prepare(program, inputs, reference.description().options.defaults());
    wanted->run(0, 1);
    for (const std::int64_t count : {1, 2}) {
        const auto execution = cpu.prepare(program, inputs, threads(count));
        execution->run(0, 1);
        EXPECT_NEAR(execution->read(program.loss)[0], wanted->read(program.loss)[0], 1e-5);
        EXPECT_FLOAT_EQ(execution->read(program.accuracy)[0], wanted->read(program.accuracy)[0]);
    }
}

} // namespace
} // namespace overtake
