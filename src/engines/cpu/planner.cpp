// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/planner.h"

#include "engines/cpu/attention.h"
#include "engines/cpu/image_tasks.h"
#include "engines/cpu/plan_links.h"
#include "engines/cpu/pooled_gradient.h"
#include "engines/cpu/scratch.h"
#include "engines/cpu/tasks.h"
#include "operations/activations.h"
#include "operations/channels.h"
#include "operations/convolution.h"
#include "operations/fusion.h"
#include "operations/matmul.h"
#include "operations/optimisers.h"
#include "operations/pooling.h"
#include "operations/reductions.h"

#include <map>

namespace overtake
{

namespace
{

constexpr std::size_t nowhere = PlanLinks::nowhere;

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
        : m_program(layout.program), m_storage(storage), m_threads(threads), m_precision(precision), m_links(layout),
          m_done(m_program.operations.size(), false)
    {
        m_plan.kept.assign(m_program.tensors.size(), true);
        m_plan.used = m_plan.kept;
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

    void fuse(std::size_t i, TensorId unwritten)
    {
        m_done[i] = true;
        leaveOut(unwritten);
    }

    void leaveOut(TensorId id)
    {
        m_plan.kept[at(id)] = false;
        m_plan.used[at(id)] = false;
    }

    /// Whole attentions, as one task each way, in the place of the last operation that it stands for.
    void planAttention()
    {
        for (const Attention &attention : findAttention(m_program, m_links.readers())) {
            take(attention.forward, makeAttentionTask(m_program, attention, m_storage, m_threads));
            if (!attention.backward.empty()) {
                take(attention.backward, makeAttentionGradientTask(m_program, attention, m_storage, m_threads));
                m_plan.alsoRead.emplace_back(attention.backward.back(), attention.joined);
                m_plan.inPlace.emplace_back(attention.joinedGradient, attention.joined);
            }
            for (const auto id : attention.unwritten)
                leaveOut(id);
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
        if (op.kind->isConstant()) {
            // Written now, not in every step. (Its tensor is nobody else's to write.)
            m_storage.hold(m_program, op.outputs[0]);
            makeOperationTask({m_program, op, m_storage, 1})->run({});
            return;
        }
        if (isMadeInUpdate(m_program, i, m_links.onlyReader(op.outputs[0])))
            return;
        if (op.kind == operations::MatMul)
            return planProduct(op);
        if (op.kind == operations::Sgd && planFusedUpdate(op))
            return;
        if (op.kind == operations::GeluGrad && m_links.holdsSlope(op.inputs[0]))
            return add(makeSlopeTask(op, elementCount(shape(op.inputs[0])), m_storage, m_threads), {i});
        if (op.kind == operations::AdamW)
            return planAdamW(i);
        if (op.kind == operations::Conv2d)
            return planConvolution(i);
        if (op.kind == operations::ChannelSum && planBiasGradient(i))
            return;
        if (op.kind == operations::MaxPool2dGrad) {
            if (!planPooledGradient(i))
                planPoolGradient(i);
            return;
        }
        planByItself(i);
    }

    /// With the sum that follows, where the kernel adds on.
    void planByItself(std::size_t i)
    {
        Operation op = operation(i);
        TaskArguments arguments{m_program, op, m_storage, m_threads};
        std::vector<std::size_t> done{i};
        const CpuKernel *kernel = kernelOf(op.kind);
        if (const auto sum = m_links.sumWith(op.outputs[0]); kernel && kernel->addsOn && sum.operation != nowhere) {
            fuse(sum.operation, op.outputs[0]);
            done.push_back(sum.operation);
            op.outputs[0] = operation(sum.operation).outputs[0];
            arguments.plus = sum.other;
            m_plan.inPlace.emplace_back(op.outputs[0], sum.other);
        }
        add(makeOperationTask(arguments), std::move(done));
    }

    /// `operations`: that the task does; before it the copies that the first of them needs are made.
    void add(std::unique_ptr<Task> task, std::vector<std::size_t> operations)
    {
        if (const auto &changes = m_links.changesBefore(operations[0]); !changes.empty()) {
            std::vector<std::unique_ptr<Task>> parts;
            for (const auto &change : changes)
                parts.push_back(makeLayoutTask(m_program, change, m_storage, m_threads));
            parts.push_back(std::move(task));
            task = std::make_unique<TaskSeries>(std::move(parts));
        }
        for (const auto i : operations)
            m_links.setPlanned(i);
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
        } else if (planRowFinish(spec, done)) {
            return add(makeProductTask(spec, m_storage, m_threads, m_scratch), std::move(done));
        } else if (const auto bias = m_links.onlyReader(spec.c, operations::AddBias, 0); bias != nowhere) {
            fuse(bias, spec.c);
            done.push_back(bias);
            spec.bias = operation(bias).inputs[1];
            spec.product.bias = true;
            spec.c = operation(bias).outputs[0];
            if (const auto relu = m_links.onlyReader(spec.c, operations::Relu, 0); relu != nowhere) {
                fuse(relu, spec.c);
                done.push_back(relu);
                spec.product.relu = true;
                spec.c = operation(relu).outputs[0];
            }
        }
        add(makeProductTask(spec, m_storage, m_threads, m_scratch), std::move(done));
    }

    /// p -= rate * gradient, where the gradient is a product or a column sum that nobody else reads.
    bool planFusedUpdate(const Operation &sgd)
    {
        const auto parameter = sgd.outputs[0];
        const auto gradient = sgd.inputs[1];
        const auto maker = m_links.writer(gradient);
        if (!isMadeInUpdate(m_program, maker, m_links.onlyReader(gradient)))
            return false;
        const Operation &op = operation(maker);
        const float rate = sgd.attributes.learningRate;
        if (op.kind == operations::MatMul) {
            ProductTaskSpec spec = productOf(op);
            spec.c = parameter;
            spec.product.alpha *= -rate;
            spec.product.accumulate = true;
            add(makeProductTask(spec, m_storage, m_threads, m_scratch), {maker, indexOf(sgd)});
        } else {
            const Shape &summed = shape(op.inputs[0]);
            add(makeBiasUpdateTask(op.inputs[0], parameter, summed[0], summed[1], rate, m_storage, m_threads),
                {maker, indexOf(sgd)});
        }
        leaveOut(gradient);
        return true;
    }

    // -- sequences

    /// A sum, GELU, or the way back through GELU, where one follows the product.
    bool planRowFinish(ProductTaskSpec &spec, std::vector<std::size_t> &done)
    {
        const TensorId product = spec.c;
        const auto next = m_links.followerOf(product);
        if (next.operation == nowhere)
            return false;
        spec.finish = next.finish;
        spec.other = next.other;
        spec.c = operation(next.operation).outputs[0];
        fuse(next.operation, product);
        if (next.finish == RowFinish::GeluAndSlope) {
            m_links.setHoldsSlope(product);
            m_plan.used[at(product)] = true;
        }
        done.push_back(next.operation);
        if (finishesInPlace(spec.product, spec.finish, m_threads))
            m_plan.inPlace.emplace_back(spec.c, spec.other);
        return true;
    }

    /// With those that stand right behind it.
    void planAdamW(std::size_t i)
    {
        std::vector<Operation> all;
        std::vector<std::size_t> done;
        for (; i < m_program.operations.size() && operation(i).kind == operations::AdamW; ++i) {
            all.push_back(operation(i));
            done.push_back(i);
            m_done[i] = true;
        }
        add(makeAdamWTask(m_program, std::move(all), m_storage, m_threads), std::move(done));
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
        if (const auto bias = m_links.onlyReader(y, operations::AddChannelBias, 0); bias != nowhere) {
            fuse(bias, y);
            done.push_back(bias);
            biasTensor = operation(bias).inputs[1];
            y = operation(bias).outputs[0];
            if (const auto relu = m_links.onlyReader(y, operations::Relu, 0); relu != nowhere) {
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
        for (const auto reader : m_links.readers()[at(dy)]) {
            if (reader == nowhere || reader < i || isDone(reader) || !m_links.changesBefore(reader).empty() ||
                operation(reader).kind != operations::Conv2dWeightGrad || operation(reader).inputs[1] != dy)
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
        const auto gradient = findPooledGradient(m_program, m_links.readers(), i);
        if (!gradient)
            return false;
        for (const auto done : gradient->operations) {
            if (done != i && (isDone(done) || !m_links.changesBefore(done).empty()))
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
            leaveOut(id);
        add(makePooledGradientTask(m_program, *gradient, m_storage, m_threads), gradient->operations);
        return true;
    }

    /// Through the ReLU that made what was pooled, where that is next.
    void planPoolGradient(std::size_t i)
    {
        const Operation &op = operation(i);
        std::vector<std::size_t> done{i};
        TensorId dx = op.outputs[0];
        const auto relu = m_links.onlyReader(dx, operations::ReluGrad, 1);
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
    SharedScratchPtr m_scratch = std::make_shared<SharedScratch>(); ///< of all products: tasks run one by one
    PlanLinks m_links;
    std::vector<bool> m_done; ///< by operation: fused into an earlier one
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
