// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Element-wise operations are fused to the product before them, and values of a step share memory only if their live
// ranges do not overlap.
#include "engines/cpu/image_layout.h"
#include "engines/cpu/memory_plan.h"
#include "engines/cpu/product.h"
#include "engines/cpu/scratch.h"
#include "workloads/workload.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

namespace overtake
{
namespace
{

struct Size {
    std::int64_t m, n, k;
    bool transposeB;
};

class FinishedProduct : public testing::TestWithParam<std::tuple<Size, RowFinish, int, ProductMethod>>
{
};

TEST_P(FinishedProduct, IsTheProductAndWhatFollows)
{
    const auto &[size, finish, threads, method] = GetParam();
    const auto filled = [](std::int64_t count, double step) {
        Scratch numbers(count);
        for (std::int64_t i = 0; i < count; ++i)
            numbers.data()[i] = static_cast<float>(std::sin(step * static_cast<double>(i + 1)));
        return numbers;
    };
    const auto count = size.m * size.n;
    const Scratch a = filled(size.m * size.k, 0.7);
    const Scratch b = filled(size.k * size.n, 1.3);
    const Scratch before = filled(count, 0.4);
    const Scratch other = filled(count, 0.4);
    const Scratch c = filled(count, 0.9);
    ProductSpec spec{size.m, size.n, size.k, false, size.transposeB};
    spec.alpha = 0.5F;
    const auto product = makeProduct(spec, method, threads);
    const bool isGelu = finish == RowFinish::Gelu || finish == RowFinish::GeluAndSlope;
    if (method == ProductMethod::Packed && isGelu && size.m <= size.n) { // divided among threads by columns
        EXPECT_FALSE(product->runAndFinish(a.data(), b.data(), c.data(), finish, other.data()));
        return;
    }
    ASSERT_TRUE(product->runAndFinish(a.data(), b.data(), c.data(), finish, other.data()));
    for (std::int64_t i = 0; i < size.m; ++i) {
        for (std::int64_t j = 0; j < size.n; ++j) {
            double sum = 0;
            for (std::int64_t l = 0; l < size.k; ++l)
                sum += static_cast<double>(a.data()[i * size.k + l]) *
                       b.data()[size.transposeB ? j * size.k + l : l * size.n + j];
            const double x = 0.5 * sum;
            const double below = 0.5 * std::erfc(-x / std::numbers::sqrt2);
            const double was = before.data()[i * size.n + j];
            double wanted = x * below;
            double otherWanted = was;
            if (finish == RowFinish::Plus)
                wanted = x + was;
            else if (finish == RowFinish::Times)
                wanted = x * was;
            else if (finish == RowFinish::GeluAndSlope)
                otherWanted = below + x * std::exp(-0.5 * x * x) / std::sqrt(2 * std::numbers::pi);
            ASSERT_NEAR(c.data()[i * size.n + j], wanted, 2e-5) << i << ' ' << j;
            ASSERT_NEAR(other.data()[i * size.n + j], otherWanted, 2e-5) << i << ' ' << j;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(
    All, FinishedProduct,
    testing::Combine(testing::Values(Size{5, 3, 7, false}, Size{17, 40, 9, true}, Size{200, 128, 33, false},
                                     Size{130, 53, 128, true}, Size{24, 300, 120, false}, Size{20, 30, 600, false}),
                     testing::Values(RowFinish::Plus, RowFinish::Times, RowFinish::Gelu, RowFinish::GeluAndSlope),
                     testing::Values(1, 2), testing::Values(ProductMethod::Direct, ProductMethod::Packed)));

TEST(FinishedProduct, MayLieWhereTheOtherDoes)
{
    int inPlace = 0;
    for (const Size &size : {Size{300, 53, 128, true}, Size{100, 96, 64, false}, Size{70, 50, 700, true}}) {
        for (const ProductMethod method : {ProductMethod::Direct, ProductMethod::Packed}) {
            for (const RowFinish finish : {RowFinish::Plus, RowFinish::Times}) {
                const auto count = size.m * size.n;
                ProductSpec spec{size.m, size.n, size.k, false, size.transposeB};
                if (!finishesInPlace(spec, method, finish))
                    continue;
                ++inPlace;
                Scratch a(size.m * size.k), b(size.k * size.n), c(count), other(count);
                for (std::int64_t i = 0; i < size.m * size.k; ++i)
                    a.data()[i] = static_cast<float>(std::sin(0.3 * static_cast<double>(i)));
                for (std::int64_t i = 0; i < size.k * size.n; ++i)
                    b.data()[i] = static_cast<float>(std::cos(0.2 * static_cast<double>(i)));
                for (std::int64_t i = 0; i < count; ++i)
                    other.data()[i] = static_cast<float>(i % 17);
                const auto product = makeProduct(spec, method, 2);
                ASSERT_TRUE(product->runAndFinish(a.data(), b.data(), c.data(), finish, other.data()));
                ASSERT_TRUE(product->runAndFinish(a.data(), b.data(), other.data(), finish, other.data()));
                for (std::int64_t i = 0; i < count; ++i)
                    ASSERT_EQ(other.data()[i], c.data()[i]) << i;
            }
        }
    }
    EXPECT_GE(inPlace, 10); // all but factors after more terms than one block has
    EXPECT_FALSE(finishesInPlace(ProductSpec{70, 50, 100'000}, ProductMethod::Packed, RowFinish::Times));
    EXPECT_FALSE(finishesInPlace(ProductSpec{130, 53, 128}, ProductMethod::Direct, RowFinish::GeluAndSlope));
}

struct Sharing {
    const char *workload;
    int overwritten; ///< values overwritten by the last task that reads them
    double most;     ///< of the bytes that they would take without sharing
};
class StepMemory : public testing::TestWithParam<Sharing>
{
};
// A GPT on the way back of each of 4 blocks: through GELU, through the attention, and twice past a norm.
INSTANTIATE_TEST_SUITE_P(All, StepMemory, testing::Values(Sharing{"gpt", 16, 0.9}, Sharing{"cnn", 0, 0.97}),
                         [](const auto &test) { return std::string(test.param.workload); });

TEST_P(StepMemory, ValuesShareMemoryOnlyWhereTheirLivesDoNotMeet)
{
    const Workload &workload = workloadById(GetParam().workload);
    const auto values = workload.parameters().complete({}, workload.id());
    const Program program = workload.build(values);
    const ImageLayout layout = layOutImages(program);
    const Program &laidOut = layout.program;
    HostStorage storage(laidOut, std::make_shared<const Inputs>(workload.makeInputs(values)),
                        HostStorage::Values::Later);
    const auto plan = planTasks(laidOut, groupsOf(laidOut, cpuFusions()), storage, 2);
    const auto groups = planMemory(laidOut, plan);

    // By tensor: the tasks that touch it.
    std::vector<std::set<std::size_t>> tasks(laidOut.tensors.size());
    for (std::size_t task = 0; task < plan.size(); ++task) {
        for (const auto *ids : {&plan[task].reads, &plan[task].writes}) {
            for (const auto id : *ids)
                tasks[static_cast<std::size_t>(id)].insert(task);
        }
    }
    std::int64_t bytes = 0;
    std::int64_t sharedBytes = 0;
    int overwritten = 0;
    std::set<TensorId> grouped;
    for (const auto &group : groups) {
        std::int64_t largest = 0;
        for (const auto id : group) {
            EXPECT_EQ(laidOut.tensor(id).role, Role::Value);
            EXPECT_TRUE(grouped.insert(id).second) << "in two groups";
            bytes += byteSize(laidOut.tensor(id));
            largest = std::max(largest, byteSize(laidOut.tensor(id)));
            const auto &mine = tasks[static_cast<std::size_t>(id)];
            for (const auto next : group) {
                const auto &others = tasks[static_cast<std::size_t>(next)];
                const auto overwrites = [&](TensorId result, TensorId from) {
                    const bool may = std::any_of(plan.begin(), plan.end(), [&](const PlannedTask &task) {
                        return task.writes[0] == result && task.mayOverwrite == from;
                    });
                    return may && *tasks[static_cast<std::size_t>(result)].begin() ==
                                      *tasks[static_cast<std::size_t>(from)].rbegin();
                };
                overwritten += overwrites(id, next) ? 1 : 0;
                EXPECT_TRUE(id == next || *mine.rbegin() < *others.begin() || *others.rbegin() < *mine.begin() ||
                            overwrites(id, next) || overwrites(next, id))
                    << laidOut.tensor(id).name << " and " << laidOut.tensor(next).name;
            }
        }
        sharedBytes += largest;
    }
    EXPECT_LT(static_cast<double>(sharedBytes), GetParam().most * static_cast<double>(bytes));
    EXPECT_EQ(overwritten, GetParam().overwritten);
    for (const auto &[parameter, gradient] : program.gradients)
        EXPECT_FALSE(grouped.contains(gradient)) << program.tensor(parameter).name;
    EXPECT_FALSE(grouped.contains(program.loss));
}

} // namespace
} // namespace overtake
