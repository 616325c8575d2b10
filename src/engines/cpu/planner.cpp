// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/planner.h"

#include "engines/cpu/attention.h"
#include "engines/cpu/image_tasks.h"
#include "engines/cpu/pooled_gradient.h"
#include "engines/cpu/tasks.h"

#include <map>

namespace overtake
{

namespace
{

constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

/// Several tasks, one after the other.
class TaskSeries : public Task
{
public:
    explicit TaskSeries(std::vector<std::unique_ptr<Task>> tasks) : m_tasks(std::move(tasks)) {}
    void run(const BatchRange &batch) override
    {
        for (const auto &task : m_tasks)
            task->run(batch);
    }
    int threads() const override { return m_tasks.back()->threads(); }
    std::optional<double> flopsDone() const override { return m_tasks.back()->flopsDone(); }

private:
    std::vector<std::unique_ptr<Task>> m_tasks;
};

class Planner
{
public:
    Planner(const ImageLayout &layout, HostStorage &storage, int threads, Precision precision)
        : m_program(layout.program), m_storage(storage), m_threads(threads), m_precision(precision),
          m_readers(m_program.tensors.size()), m_writer(m_program.tensors.size(), nowhere),
          m_changes(m_program.operations.size()), m_done(m_program.operations.size(), false)
    {
        m_plan.kept.assign(m_program.tensors.size(), true);
        for (std::size_t i = 0; i < m_program.operations.size(); ++i) {
            for (const auto id : m_program.operations[i].inputs)
                m_readers[at(id)].push_back(i);
            for (const auto id : m_program.operations[i].outputs)
                m_writer[at(id)] = i;
        }
        for (const auto &change : layout.changes) {
            m_readers[at(change.from)].push_back(nowhere);
            m_changes[change.before].push_back(change);
        }
    }

    Plan plan()
    {
        planAttention();
        for (std::size_t i = 0; i < m_program.operations.size(); ++i) {
            if (const auto made = m_made.find(i); made != m_made.end())
                add(std::move(made->second.task), std::move(made->second.operations));
            else if (!isDone(i))
                planOperation(i);
        }
        return std::move(m_plan);
    }

private:
    static std::size_t at(TensorId id) { return static_cast<std::size_t>(id); }
    bool isDone(std::size_t i) const { return m_done[i]; }
    const Operation &operation(std::size_t i) const { return m_program.operations[i]; }
    const Shape &shape(TensorId id) const { return m_program.tensor(id).shape; }

    /// The only operation that reads `id`, when the value need not be kept for anyone else.
    std::size_t onlyReader(TensorId id) const
    {
        const bool asked = id == m_program.loss || id == m_program.accuracy || id == m_program.output;
        const auto &readers = m_readers[at(id)];
        return asked || m_program.tensor(id).role != Role::Value || readers.size() != 1 ? nowhere : readers[0];
    }

    std::size_t onlyReader(TensorId id, OperationKind kind, std::size_t position) const
    {
        const auto reader = onlyReader(id);
        const bool fits = reader != nowhere && m_changes[reader].empty() && operation(reader).kind == kind &&
                          operation(reader).inputs.at(position) == id;
        return fits ? reader : nowhere;
    }

    void fuse(std::size_t i, TensorId unwritten)
    {
        m_done[i] = true;
        m_plan.kept[at(unwritten)] = false;
    }

    /// Whole attentions, as one task each way, in the place of the last operation that it stands for.
    void planAttention()
    {
        for (const Attention &attention : findAttention(m_program, m_readers)) {
            take(attention.forward, makeAttentionTask(m_program, attention, m_storage, m_threads));
            if (!attention.backward.empty())
                take(attention.backward, makeAttentionGradientTask(m_program, attention, m_storage, m_threads));
            for (const auto id : attention.unwritten)
                m_plan.kept[at(id)] = false;
        }
    }

    void take(const std::vector<std::size_t> &operations, std::unique_ptr<Task> task)
    {
        for (const auto i : operations)
            m_done[i] = true;
        m_made[operations.back()] = {std::move(task), operations};
    }

    void planOperation(std::size_t i)
    {
        const Operation &op = operation(i);
        switch (op.kind) {
        case OperationKind::Fill: {
            // Constant: written now, not in every step. (Its tensor is nobody else's to write.)
            makeOperationTask(m_program, op, m_storage, 1)->run({});
            return;
        }
        case OperationKind::MatMul:
            // A gradient that only the plain update reads is made there, straight into the weights.
            if (onlyReader(op.outputs[0], OperationKind::Sgd, 1) == nowhere || op.inputs.size() > 2)
                planProduct(op);
            return;
        case OperationKind::ColumnSum:
            if (onlyReader(op.outputs[0], OperationKind::Sgd, 1) == nowhere)
                break;
            return;
        case OperationKind::Sgd:
            if (planFusedUpdate(op))
                return;
            break;
        case OperationKind::Conv2d:
            return planConvolution(i);
        case OperationKind::ChannelSum:
            if (planBiasGradient(i))
                return;
            break;
        case OperationKind::MaxPool2dGrad:
            if (!planPooledGradient(i))
                planPoolGradient(i);
            return;
        default:
            break;
        }
        auto task = makeImageTask(m_program, op, m_storage, m_threads);
        add(task ? std::move(task) : makeOperationTask(m_program, op, m_storage, m_threads), {i});
    }

    /// `operations`: that the task does, first the one that stands here in the Program.
    void add(std::unique_ptr<Task> task, std::vector<std::size_t> operations)
    {
        if (const auto &changes = m_changes[operations[0]]; !changes.empty()) {
            std::vector<std::unique_ptr<Task>> parts;
            for (const auto &change : changes)
                parts.push_back(makeLayoutTask(m_program, change, m_storage, m_threads));
            parts.push_back(std::move(task));
            task = std::make_unique<TaskSeries>(std::move(parts));
        }
        m_plan.tasks.push_back(std::move(task));
        m_plan.operations.push_back(std::move(operations));
    }
    std::size_t indexOf(const Operation &op) const
    {
        return static_cast<std::size_t>(&op - m_program.operations.data());
    }

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

    /// With bias and ReLU where they follow and nobody else reads what lies between.
    void planProduct(const Operation &op)
    {
        ProductTaskSpec spec = productOf(op);
        std::vector<std::size_t> done{indexOf(op)};
        if (op.inputs.size() > 2) {
            spec.start = op.inputs[2];
            spec.startScale = op.attributes.beta;
            spec.product.accumulate = true;
        } else if (const auto bias = onlyReader(spec.c, OperationKind::AddBias, 0); bias != nowhere) {
            fuse(bias, spec.c);
            done.push_back(bias);
            spec.bias = operation(bias).inputs[1];
            spec.product.bias = true;
            spec.c = operation(bias).outputs[0];
            if (const auto relu = onlyReader(spec.c, OperationKind::Relu, 0); relu != nowhere) {
                fuse(relu, spec.c);
                done.push_back(relu);
                spec.product.relu = true;
                spec.c = operation(relu).outputs[0];
            }
        }
        add(makeProductTask(spec, m_storage, m_threads), std::move(done));
    }

    /// p -= rate * gradient, where the gradient is a product or a column sum that nobody else reads.
    bool planFusedUpdate(const Operation &sgd)
    {
        const auto parameter = sgd.outputs[0];
        const auto gradient = sgd.inputs[1];
        const auto maker = m_writer[at(gradient)];
        if (maker == nowhere || onlyReader(gradient) == nowhere)
            return false;
        const Operation &op = operation(maker);
        const float rate = sgd.attributes.learningRate;
        if (op.kind == OperationKind::MatMul && op.inputs.size() == 2) {
            ProductTaskSpec spec = productOf(op);
            spec.c = parameter;
            spec.product.alpha *= -rate;
            spec.product.accumulate = true;
            add(makeProductTask(spec, m_storage, m_threads), {maker, indexOf(sgd)});
        } else if (op.kind == OperationKind::ColumnSum) {
            const Shape &summed = shape(op.inputs[0]);
            add(makeBiasUpdateTask(op.inputs[0], parameter, summed[0], summed[1], rate, m_storage, m_threads),
                {maker, indexOf(sgd)});
        } else {
            return false;
        }
        m_plan.kept[at(gradient)] = false;
        return true;
    }

    // -- images

    /// With bias and ReLU, as planProduct.
    void planConvolution(std::size_t i)
    {
        const Operation &op = operation(i);
        std::vector<std::size_t> done{i};
        TensorId y = op.outputs[0];
        TensorId biasTensor = noTensor;
        bool withRelu = false;
        if (const auto bias = onlyReader(y, OperationKind::AddChannelBias, 0); bias != nowhere) {
            fuse(bias, y);
            done.push_back(bias);
            biasTensor = operation(bias).inputs[1];
            y = operation(bias).outputs[0];
            if (const auto relu = onlyReader(y, OperationKind::Relu, 0); relu != nowhere) {
                fuse(relu, y);
                done.push_back(relu);
                withRelu = true;
                y = operation(relu).outputs[0];
            }
        }
        add(makeConvolutionTask(m_program, op, biasTensor, withRelu, y, m_storage, m_threads), std::move(done));
    }

    /// The sums over the channels of a derivative, made while that of the weights reads it anyway.
    bool planBiasGradient(std::size_t i)
    {
        const TensorId dy = operation(i).inputs[0];
        for (const auto reader : m_readers[at(dy)]) {
            if (reader == nowhere || isDone(reader) || !m_changes[reader].empty() ||
                operation(reader).kind != OperationKind::Conv2dWeightGrad || operation(reader).inputs[1] != dy)
                continue;
            m_done[reader] = true;
            add(makeWeightGradTask(m_program, operation(reader), operation(i).outputs[0], m_storage, m_threads),
                {i, reader});
            return true;
        }
        return false;
    }

    /// With the derivatives of the convolution before it, where all that they read is there already.
    bool planPooledGradient(std::size_t i)
    {
        const auto gradient = findPooledGradient(m_program, m_readers, i);
        if (!gradient)
            return false;
        for (const auto done : gradient->operations) {
            if (done != i && (isDone(done) || !m_changes[done].empty()))
                return false;
        }
        for (std::size_t between = i; between < gradient->operations.back(); ++between) {
            for (const auto id : operation(between).outputs) {
                if (id == gradient->x || id == gradient->weights)
                    return false;
            }
        }
        for (const auto done : gradient->operations)
            m_done[done] = true;
        for (const auto id : gradient->unwritten)
            m_plan.kept[at(id)] = false;
        add(makePooledGradientTask(m_program, *gradient, m_storage, m_threads), gradient->operations);
        return true;
    }

    /// Through the ReLU that made what was pooled, where that is next.
    void planPoolGradient(std::size_t i)
    {
        const Operation &op = operation(i);
        std::vector<std::size_t> done{i};
        TensorId dx = op.outputs[0];
        const auto relu = onlyReader(dx, OperationKind::ReluGrad, 1);
        const bool through = relu != nowhere && operation(relu).inputs[0] == op.inputs[0];
        if (through) {
            fuse(relu, dx);
            done.push_back(relu);
            dx = operation(relu).outputs[0];
        }
        add(makePoolGradTask(m_program, op, dx, through, m_storage, m_threads), std::move(done));
    }

    const Program &m_program;
    HostStorage &m_storage;
    int m_threads;
    Precision m_precision;
    std::vector<std::vector<std::size_t>> m_readers;  ///< by TensorId: operations that read it
    std::vector<std::size_t> m_writer;                ///< by TensorId: the last operation that writes it
    std::vector<std::vector<LayoutChange>> m_changes; ///< by operation: copies in the other layout before it
    std::vector<bool> m_done;                         ///< by operation: fused into an earlier one
    struct Made {
        std::unique_ptr<Task> task;
        std::vector<std::size_t> operations;
    };
    std::map<std::size_t, Made> m_made; ///< by operation: tasks of several, in the place of this one
    Plan m_plan;
};

} // namespace

Plan makePlan(const ImageLayout &layout, HostStorage &storage, int threads, Precision precision)
{
    return Planner(layout, storage, threads, precision).plan();
}

} // namespace overtake
