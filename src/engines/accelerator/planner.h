// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How makePlan() turns the Groups of a Program into steps, one by one. For the files of this folder that plan: plan.cpp
// (copies, rows, element-wise operations), plan_products.cpp, plan_images.cpp. Operations are named by their index.
#pragma once

#include "engines/accelerator/plan_launches.h"
#include "engines/accelerator/update_blocks.h"
#include "operations/groups.h"

namespace overtake::accelerator
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
    const Operation &first(const Group &group) const { return operation(group.operations.front()); }
    const Operation &last(const Group &group) const { return operation(group.operations.back()); }
    TensorId resultOf(const Group &group) const { return last(group).outputs[0]; }

    void add(std::vector<PlanStep> &list, PlanStep step, const std::vector<std::size_t> &operations);
    void addAll(std::vector<PlanStep> steps, const std::vector<std::size_t> &operations);
    void planGroup(const Group &group);
    void planSequence(const Group &group);
    LaunchArguments launchArguments(const Operation &op);
    void planWithSum(const Group &group);

    // -- data of the batch, results
    void planCopyIn(std::size_t i);
    void planTakeRows(std::size_t i);
    void planReshape(const Operation &op);
    void planCopyOut(std::size_t i);
    void packCopiesOut();

    // -- products and what follows them: plan_products.cpp
    PlanStep productOf(const Operation &op, TensorId c) const;
    void addProduct(PlanStep step, const std::vector<std::size_t> &operations);
    void addProductMemory();
    void planProduct(const Group &group);
    void planGradientInUpdate(const Group &group);
    Activation activationOf(const Group &group) const;

    // -- images: plan_images.cpp
    void planConvolution(const Group &group);
    bool planLibraryConvolution(const Group &group);
    bool isAligned(TensorId id) const;

    const Program &m_program;
    const PlanTarget &m_target;
    Groups m_groups;
    UpdateBlocks m_updates;
    bool m_movesThroughEpoch = false; ///< a launch uses this batch's rows of the epoch
    Plan m_plan;
};

} // namespace overtake::accelerator
