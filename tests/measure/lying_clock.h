// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The clock that does not wait, on a device that queues: it sees next to nothing of a matrix multiplication of n x n,
// and the true time stands beside it.
#pragma once

#include "measure/compare/measurer.h"
#include "measure/time/clock.h"
#include "workloads/workload.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <utility>

namespace overtake::test
{

inline void expectTheClockThatDoesNotWaitLies(const EngineRegistry &engines, EngineUse use, std::int64_t n)
{
    const Workload &product = workloadById("matrix-multiply");
    ParameterValues parameters = product.parameters().defaults();
    parameters.set("n", n);
    parameters.set("transfers", std::string("resident"));
    use.stopwatch = Stopwatch::NoWait;
    SteadyClock clock;
    Measurer measurer(engines, clock);
    const auto rule = carefulRule(1);
    MeasureOptions how;
    how.rule = rule.get();
    const Comparison comparison = measurer.compare(product, parameters, withHonestBeside({std::move(use)}), how);
    ASSERT_EQ(comparison.measurements.size(), 2U);
    const Measurement &honest = comparison.measurements[0];
    const Measurement &lying = comparison.measurements[1];
    ASSERT_EQ(honest.status, PointStatus::Measured) << honest.reason.text();
    ASSERT_EQ(lying.status, PointStatus::Measured) << lying.reason.text();
    EXPECT_TRUE(honest.use.isHonest());
    EXPECT_FALSE(lying.use.isHonest());
    EXPECT_LT(lying.step.median, honest.step.median / 20);
    EXPECT_GT(lying.completeSeconds.value_or(0), honest.step.median / 2) << "the true time beside it";
    EXPECT_EQ(comparison.speedUps[1].doubt, Doubt::WrongOnPurpose);
}

} // namespace overtake::test
