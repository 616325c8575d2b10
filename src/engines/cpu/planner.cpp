// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/planner.h"

#include "engines/cpu/attention.h"
#include "engines/cpu/image_tasks.h"
#include "engines/cpu/pooled_gradient.h"
#include "engines/cpu/scratch.h"
#include "engines/cpu/tasks.h"
#include "operations/operations.h"

#include <algorithm>

namespace overtake
{

namespace
{

using TaskPtr = std::unique_ptr<Task>;

bool contains(const std::vector<TensorId> &ids, TensorId id)
{
    return std::find(ids.begin(), ids.end(), id) != ids.end();
}

class Planner
{
public:
    Planner(const Program &program, const Groups &groups, HostStorage &storage, int threads, Precision precision)
        : m_program(program), m_groups(groups), m_storage(storage), m_threads(threads), m_precision(precision)
    {
    }

    std::vector<PlannedTask> plan()
    {
        std::vector<PlannedTask> all;
        for (const Group &group : m_groups.all) {
            const Operation &op = first(group);
            if (op.kind->isConstant()) {
                // Written once, now, not in every step. (No other operation writes its tensor.)
                m_storage.hold(m_program, op.outputs[0]);
                makeOperationTask({m_program, op, m_storage, 1})->run({});
                continue;
            }
            PlannedTask planned = touchedBy(group);
            planned.task = taskOf(group, planned);
            all.push_back(std::move(planned));
        }
        return all;
    }

private:
    static std::size_t at(TensorId id) { return static_cast<std::size_t>(id); }
    const Operation &operation(std::size_t i) const { return m_program.operations[i]; }
    const Operation &first(const Group &group) const { return operation(group.operations.front()); }
    const Operation &last(const Group &group) const { return operation(group.operations.back()); }
    const Shape &shape(TensorId id) const { return m_program.tensor(id).shape; }

    /// The tensors that a Group reads from outside and those it leaves for others.
    PlannedTask touchedBy(const Group &group) const
    {
        PlannedTask planned;
        planned.operations = group.operations;
        std::sort(planned.operations.begin(), planned.operations.end());
        const auto lies = [&](TensorId id) { return m_groups.kept[at(id)] || m_groups.holdsSlope[at(id)]; };
        for (const auto i : planned.operations) {
            for (const auto id : operation(i).inputs) {
                if (lies(id) && !contains(planned.writes, id) && !contains(planned.reads, id))
                    planned.reads.push_back(id);
            }
            for (const auto id : operation(i).outputs) {
                if (lies(id))
                    planned.writes.push_back(id);
            }
        }
        return planned;
    }

    /// Also sets what the task may overwrite, and any tensor that it reads instead of an operation's own inputs.
    TaskPtr taskOf(const Group &group, PlannedTask &planned)
    {
        const auto &all = group.operations;
        switch (group.kind) {
        case Group::Kind::GradientInUpdate:
            return gradientInUpdate(group);
        case Group::Kind::SumAndWeightGradient:
            return makeWeightGradTask(m_program, last(group), first(group).outputs[0], m_storage, m_threads);
        case Group::Kind::PooledGradient:
            return makePooledGradientTask(m_program, group, m_storage, m_threads);
        case Group::Kind::Attention:
            return makeAttentionTask(m_program, attentionOf(m_program, group), m_storage, m_threads);
        case Group::Kind::AttentionGradient: {
            const Attention attention = attentionOf(m_program, group);
            planned.reads.push_back(attention.joined);
            planned.mayOverwrite = attention.joined;
            return makeAttentionTask(m_program, attention, m_storage, m_threads);
        }
        case Group::Kind::ConsecutiveUpdates: {
            std::vector<Operation> updates;
            for (const auto i : all)
                updates.push_back(operation(i));
            return makeAdamWTask(m_program, std::move(updates), m_storage, m_threads);
        }
        default:
            return sequence(group, planned);
        }
    }

    TaskPtr sequence(const Group &group, PlannedTask &planned)
    {
        const Operation &op = first(group);
        const TensorId result = last(group).outputs[0];
        const std::size_t count = group.operations.size();
        if (op.kind == operations::MatMul)
            return product(group, planned);
        if (op.kind == operations::GeluGrad && m_groups.holdsSlope[at(op.inputs[0])])
            return makeSlopeTask(op, elementCount(shape(op.inputs[0])), m_storage, m_threads);
        if (op.kind == operations::Conv2d) {
            const TensorId bias = count > 1 ? operation(group.operations[1]).inputs[1] : noTensor;
            return makeConvolutionTask(m_program, op, bias, count > 2, result, m_storage, m_threads);
        }
        if (op.kind == operations::MaxPool2dGrad)
            return makePoolGradTask(m_program, op, result, count > 1, m_storage, m_threads);
        Operation made = op;
        made.outputs[0] = result;
        TaskArguments arguments{m_program, made, m_storage, m_threads};
        if (count > 1) { // fused: the kernel adds another tensor to its result
            arguments.plus = otherTerm(last(group), op.outputs[0]);
            if (std::find(op.inputs.begin(), op.inputs.end(), arguments.plus) == op.inputs.end())
                planned.mayOverwrite = arguments.plus;
        }
        return makeOperationTask(arguments);
    }

    static TensorId otherTerm(const Operation &sum, TensorId term) { return sum.inputs[sum.inputs[0] == term ? 1 : 0]; }

    // -- products

    ProductTaskSpec productOf(const Operation &op) const
    {
        ProductTaskSpec spec;
        spec.a = op.inputs[0];
        spec.b = op.inputs[1];
        spec.c = op.outputs[0];
        spec.product.transposeA = op.attributes.transposeA;
        spec.product.transposeB = op.attributes.transposeB;
        spec.product.alpha = op.attributes.alpha;
        spec.product.precision = m_precision;
        spec.product.m = shape(spec.c)[0];
        spec.product.n = shape(spec.c)[1];
        spec.product.k = shape(spec.a)[op.attributes.transposeA ? 0 : 1];
        return spec;
    }

    TaskPtr task(const ProductTaskSpec &spec) { return makeProductTask(spec, m_storage, m_threads, m_scratch); }

    /// The product, with the operations of the Group that follow it.
    TaskPtr product(const Group &group, PlannedTask &planned)
    {
        const Operation &op = first(group);
        ProductTaskSpec spec = productOf(op);
        if (op.inputs.size() > 2) {
            spec.start = op.inputs[2];
            spec.startScale = op.attributes.beta;
            spec.product.accumulate = true;
        }
        for (const auto i : group.operations) {
            const Operation &next = operation(i);
            if (next.kind == operations::AddBias) {
                spec.bias = next.inputs[1];
                spec.product.bias = true;
            } else if (next.kind == operations::Relu) {
                spec.product.relu = true;
            } else if (next.kind == operations::Add) {
                spec.finish = RowFinish::Plus;
                spec.other = otherTerm(next, op.outputs[0]);
            } else if (next.kind == operations::GeluGrad) {
                spec.finish = RowFinish::Times;
                spec.other = next.inputs[0];
            } else if (next.kind == operations::Gelu) {
                const bool leavesSlope = m_groups.holdsSlope[at(op.outputs[0])];
                spec.finish = leavesSlope ? RowFinish::GeluAndSlope : RowFinish::Gelu;
                spec.other = leavesSlope ? op.outputs[0] : noTensor;
            }
        }
        spec.c = last(group).outputs[0];
        // Of an operand, later parts of the product still read what earlier ones would have overwritten.
        const bool isOperand = spec.other == spec.a || spec.other == spec.b;
        if (!isOperand && finishesInPlace(spec.product, spec.finish, m_threads))
            planned.mayOverwrite = spec.other;
        return task(spec);
    }

    /// p -= rate * gradient, where the gradient is a product or a column sum.
    TaskPtr gradientInUpdate(const Group &group)
    {
        const Operation &op = first(group);
        const TensorId parameter = last(group).outputs[0];
        const float rate = last(group).attributes.learningRate;
        if (op.kind == operations::MatMul) {
            ProductTaskSpec spec = productOf(op);
            spec.c = parameter;
            spec.product.alpha *= -rate;
            spec.product.accumulate = true;
            return task(spec);
        }
        const Shape &summed = shape(op.inputs[0]);
        return makeBiasUpdateTask(op.inputs[0], parameter, summed[0], summed[1], rate, m_storage, m_threads);
    }

    const Program &m_program;
    const Groups &m_groups;
    HostStorage &m_storage;
    int m_threads;
    Precision m_precision;
    SharedScratchPtr m_scratch = std::make_shared<SharedScratch>(); ///< for all products: tasks run one by one
};

} // namespace

Fusions cpuFusions()
{
    using namespace operations;
    Fusions all;
    all.sequences.insert(all.sequences.end(), {{MatMul, Add}, {MatMul, Gelu}, {MatMul, GeluGrad}});
    all.sequences.push_back({MaxPool2dGrad, ReluGrad});
    for (const OperationKind kind : allOperations()) {
        if (const CpuKernel *kernel = kernelOf(kind); kernel && kernel->addsOn)
            all.sequences.push_back({kind, Add});
    }
    all.geluWithSlope = true;
    all.sumWithWeightGradient = true;
    all.pooledGradient = true;
    all.attention = true;
    all.updates = Fusions::Updates::ConsecutiveAdamW;
    return all;
}

std::vector<PlannedTask> planTasks(const Program &program, const Groups &groups, HostStorage &storage, int threads,
                                   Precision precision)
{
    return Planner(program, groups, storage, threads, precision).plan();
}

} // namespace overtake
