// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How makePlan() turns the steps of a Schedule into commands, one by one. For the files of this folder that plan:
// plan.cpp (copies, rows, element-wise operations), plan_products.cpp, plan_images.cpp. Operations are named by their
// index.
#pragma once

#include "engines/gpu/plan_launches.h"
#include "engines/gpu/update_blocks.h"
#include "schedule/schedule.h"

namespace overtake::gpu
{

class Planner
{
public:
    Planner(const Program &program, const PlanTarget &target);
    Plan plan();

private:
    static std::size_t at(TensorId id) { return static_cast<std::size_t>(id); }
    const Operation &operation(std::size_t i) const { return m_program.operations[i]; }
    const Shape &shape(TensorId id) const { return m_program.tensor(id).shape; }
    const Operation &first(const Step &step) const { return operation(step.operations.front()); }
    const Operation &last(const Step &step) const { return operation(step.operations.back()); }
    TensorId resultOf(const Step &step) const { return last(step).outputs[0]; }

    void add(std::vector<PlanStep> &list, PlanStep step, const std::vector<std::size_t> &operations);
    void addAll(std::vector<PlanStep> steps, const std::vector<std::size_t> &operations);
    void planStep(const Step &step);
    LaunchArguments launchArguments(const Operation &op);
    void planWithSum(const Step &step);

    // -- data of the batch, results
    void planCopyIn(std::size_t i);
    void planTakeRows(std::size_t i);
    void planReshape(const Operation &op);
    void planCopyOut(std::size_t i);
    bool isPostponed(std::size_t copyOut) const;
    void packCopiesOut();
    void planValues();

    // -- products and what follows them: plan_products.cpp
    PlanStep productOf(const Operation &op, TensorId c) const;
    void addProduct(PlanStep step, const std::vector<std::size_t> &operations);
    void addProductMemory();
    void planProduct(const Step &step);
    void planGradientInUpdate(const Step &step);
    Activation activationOf(const Step &step) const;

    // -- images: plan_images.cpp
    void planConvolution(const Step &step);
    bool planLibraryConvolution(const Step &step);
    bool isAligned(TensorId id) const;

    const Program &m_program;
    const PlanTarget &m_target;
    Schedule m_schedule;
    UpdateBlocks m_updates;
    bool m_movesThroughEpoch = false; ///< a launch uses this batch's rows of the epoch
    Plan m_plan;
};

} // namespace overtake::gpu
