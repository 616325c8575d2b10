// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How makePlan() goes through a Program: operation by operation, where each may take along later ones that alone read
// its result, or wait for the one that takes it along. For the files of this folder that plan: plan.cpp (copies, rows),
// plan_products.cpp, plan_images.cpp, plan_sequences.cpp. Operations are named by their index.
#pragma once

#include "engines/accelerator/plan_launches.h"
#include "engines/accelerator/update_groups.h"
#include "operations/fusion.h"

namespace overtake::accelerator
{

class Planner
{
public:
    Planner(const Program &program, const PlanTarget &target);
    Plan plan();

private:
    static constexpr std::size_t nowhere = ProgramLinks::nowhere;

    static std::size_t at(TensorId id) { return static_cast<std::size_t>(id); }
    const Operation &operation(std::size_t i) const { return m_program.operations[i]; }
    const Shape &shape(TensorId id) const { return m_program.tensor(id).shape; }
    std::size_t onlyReader(TensorId id) const { return m_links.onlyReader(id); }
    std::size_t onlyReader(TensorId id, OperationKind kind, std::size_t position) const
    {
        return m_links.onlyReader(id, kind, position);
    }

    /// Operation i is done by an earlier one's step, and what lies between is not written.
    void fuse(std::size_t i, TensorId unwritten)
    {
        m_done[i] = true;
        m_plan.kept[at(unwritten)] = false;
    }

    void add(std::vector<PlanStep> &list, PlanStep step, const std::vector<std::size_t> &operations);
    void addAll(std::vector<PlanStep> steps, const std::vector<std::size_t> &operations);
    void planOperation(std::size_t i);
    LaunchArguments launchArguments(const Operation &op);
    bool waitsForAdd(std::size_t i);
    bool planFusedAdd(std::size_t i);

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
    void planProduct(std::size_t i);
    void planSmallProduct(std::size_t i, std::size_t bias, const PlanStep &product);
    Activation fuseActivation(std::size_t bias, std::vector<std::size_t> &operations);
    std::size_t activationAfter(std::size_t bias) const;
    TensorId finalOutputOfBias(std::size_t bias) const;
    void planAddBias(std::size_t i, TensorId x, std::vector<std::size_t> operations);
    bool planFusedUpdate(std::size_t i);
    void planSoftmaxLoss(std::size_t i);

    // -- images: plan_images.cpp
    struct ChannelFollowers {
        TensorId bias = noTensor;
        TensorId result = noTensor;
        Activation activation = Activation::None;
        std::vector<std::size_t> operations;
    };
    ChannelFollowers fuseBiasAndRelu(TensorId y);
    void planConvolution(std::size_t i);
    bool planLibraryConvolution(std::size_t i);
    bool isAligned(TensorId id) const;
    void planPoolGradient(std::size_t i);

    // -- sequences and the optimiser: plan_sequences.cpp
    void planEmbedding(std::size_t i);
    void planUpdate(std::size_t i);
    void planSquareSum(std::size_t i);

    const Program &m_program;
    const PlanTarget &m_target;
    ProgramLinks m_links;
    UpdateGroups m_updates;
    std::vector<bool> m_done;                 ///< by operation: fused into an earlier one
    std::vector<std::size_t> m_addedGradient; ///< by operation: what is done at this Add's place, with the sum
    bool m_movesThroughEpoch = false;         ///< a launch takes this batch's rows
    Plan m_plan;
};

} // namespace overtake::accelerator
