// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/accelerator/plan.h"

#include "engines/accelerator/image_launches.h"
#include "engines/accelerator/plan_launches.h"

#include <algorithm>

namespace overtake::accelerator
{

namespace
{

constexpr std::size_t nowhere = static_cast<std::size_t>(-1);
/// Results up to this size that are copied out are laid side by side and go in one copy: each copy costs a round trip.
constexpr std::int64_t packedBytes = 256;

class Planner
{
public:
    Planner(const Program &program, const PlanTarget &target)
        : m_program(program), m_target(target), m_readers(program.tensors.size()),
          m_writer(program.tensors.size(), nowhere), m_done(program.operations.size(), false)
    {
        m_plan.kept.assign(program.tensors.size(), true);
        m_plan.views.resize(program.tensors.size());
        for (std::size_t i = 0; i < program.operations.size(); ++i) {
            for (const auto id : program.operations[i].inputs)
                m_readers[at(id)].push_back(i);
            for (const auto id : program.operations[i].outputs)
                m_writer[at(id)] = i;
        }
    }

    Plan plan()
    {
        for (std::size_t i = 0; i < m_program.operations.size(); ++i) {
            if (!m_done[i])
                planOperation(i);
        }
        if (m_target.replayed && m_movesThroughEpoch) {
            m_plan.advances = true;
            m_plan.work.push_back(advancePositionLaunch(m_program.batchRows));
        }
        packCopiesOut();
        return std::move(m_plan);
    }

private:
    static std::size_t at(TensorId id) { return static_cast<std::size_t>(id); }
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
        const bool fits =
            reader != nowhere && operation(reader).kind == kind && operation(reader).inputs.at(position) == id;
        return fits ? reader : nowhere;
    }

    void fuse(std::size_t i, TensorId unwritten)
    {
        m_done[i] = true;
        m_plan.kept[at(unwritten)] = false;
    }

    std::string nameOfAll(const std::vector<std::size_t> &operations) const
    {
        std::string name;
        for (const auto i : operations)
            name += (name.empty() ? "" : " + ") + std::string(nameOf(operation(i).kind));
        return name;
    }

    void add(std::vector<PlanStep> &list, PlanStep step, const std::vector<std::size_t> &operations)
    {
        step.name = nameOfAll(operations);
        step.operations = operations;
        list.push_back(std::move(step));
    }

    void addAll(std::vector<PlanStep> steps, const std::vector<std::size_t> &operations)
    {
        for (auto &step : steps)
            add(m_plan.work, std::move(step), operations);
    }

    void planOperation(std::size_t i)
    {
        const Operation &op = operation(i);
        switch (op.kind) {
        case OperationKind::TransferIn:
            return planCopyIn(i);
        case OperationKind::TransferOut:
            return planCopyOut(i);
        case OperationKind::GatherRows:
        case OperationKind::SliceRows:
            return planTakeRows(i);
        case OperationKind::Reshape:
            return planReshape(op);
        case OperationKind::Fill:
            // Constant: written at set-up, not in every step. (Its tensor is nobody else's to write.)
            for (auto &step : operationLaunches(m_program, op, m_target.computeUnits, m_plan.scratchElements))
                add(m_plan.constants, std::move(step), {i});
            return;
        case OperationKind::MatMul:
            // A gradient that only the plain update reads is made there, straight into the weights.
            if (op.inputs.size() > 2 || onlyReader(op.outputs[0], OperationKind::Sgd, 1) == nowhere)
                planProduct(i);
            return;
        case OperationKind::AddBias:
            return planAddBias(i, op.inputs[0], {i});
        case OperationKind::ColumnSum:
            if (onlyReader(op.outputs[0], OperationKind::Sgd, 1) != nowhere)
                return;
            break;
        case OperationKind::Sgd:
            if (planFusedUpdate(i))
                return;
            break;
        case OperationKind::Conv2d:
            return planConvolution(i);
        case OperationKind::MaxPool2dGrad:
            return planPoolGradient(i);
        default:
            break;
        }
        addAll(operationLaunches(m_program, op, m_target.computeUnits, m_plan.scratchElements), {i});
    }

    // -- data of the batch

    void planCopyIn(std::size_t i)
    {
        PlanStep step;
        step.kind = PlanStep::Kind::CopyIn;
        step.buffers = {operation(i).inputs[0], operation(i).outputs[0]};
        step.batchRows = operation(i).attributes.batchRows;
        add(m_plan.copiesIn, std::move(step), {i});
    }

    void planTakeRows(std::size_t i)
    {
        const Operation &op = operation(i);
        const TensorId out = op.outputs[0];
        const bool ordered = op.kind == OperationKind::GatherRows && m_program.shuffled;
        if (op.kind == OperationKind::SliceRows && !(m_target.replayed && m_program.stepsPerEpoch() > 1)) {
            m_plan.views[at(out)] = {op.inputs[0], wordCount(m_program.tensor(out)) / shape(out)[0]};
            return;
        }
        m_plan.usesOrder |= ordered;
        m_movesThroughEpoch = true;
        const Shape words = {shape(out)[0], wordCount(m_program.tensor(out)) / shape(out)[0]};
        PlanStep step = gatherLaunch(op.inputs[0], out, words, ordered, m_target.computeUnits);
        if (m_target.replayed)
            step.firstRowInteger = -1;
        addAll({step}, {i});
    }

    /// The source's memory; where that moves from batch to batch, it moves with it.
    void planReshape(const Operation &op)
    {
        const MovingView &source = m_plan.views[at(op.inputs[0])];
        m_plan.views[at(op.outputs[0])] = source.dataset == noTensor ? MovingView{op.inputs[0], 0} : source;
    }

    // -- results

    /// Copies out wait until the step's end, where the host waits once, unless the source is written again before.
    void planCopyOut(std::size_t i)
    {
        PlanStep step;
        step.kind = PlanStep::Kind::CopyOut;
        step.buffers = {operation(i).inputs[0], operation(i).outputs[0]};
        const auto writer = m_writer[at(step.buffers[0])];
        const bool overwritten = writer != nowhere && writer > i;
        add(overwritten ? m_plan.work : m_plan.copiesOut, std::move(step), {i});
    }

    void packCopiesOut()
    {
        std::vector<PlanStep> large;
        PlanStep packed;
        packed.kind = PlanStep::Kind::CopyOut;
        for (auto &step : m_plan.copiesOut) {
            const TensorId source = step.buffers[0];
            const Tensor &tensor = m_program.tensor(source);
            const bool alreadyPacked =
                std::find(m_plan.packed.begin(), m_plan.packed.end(), source) != m_plan.packed.end();
            // A double lies at a multiple of eight bytes, which the others would not leave it.
            if (byteSize(tensor) > packedBytes || tensor.type == DataType::Float64 || tensor.role != Role::Value ||
                alreadyPacked || m_plan.views[at(source)].dataset != noTensor) {
                large.push_back(std::move(step));
                continue;
            }
            m_plan.packed.push_back(source);
            packed.buffers.insert(packed.buffers.end(), step.buffers.begin(), step.buffers.end());
            packed.operations.insert(packed.operations.end(), step.operations.begin(), step.operations.end());
        }
        m_plan.copiesOut = std::move(large);
        if (!packed.buffers.empty()) {
            packed.name = nameOfAll(packed.operations);
            m_plan.copiesOut.push_back(std::move(packed));
        }
    }

    // -- products

    PlanStep productOf(const Operation &op, TensorId c) const
    {
        PlanStep step;
        step.kind = PlanStep::Kind::Product;
        step.buffers = {op.inputs[0], op.inputs[1], c, noTensor};
        const bool ta = op.attributes.transposeA;
        const bool tb = op.attributes.transposeB;
        step.product.transposeA = ta;
        step.product.transposeB = tb;
        step.product.alpha = op.attributes.alpha;
        step.product.precision = m_target.precision;
        step.product.m = shape(op.inputs[0])[ta ? 1 : 0];
        step.product.k = shape(op.inputs[0])[ta ? 0 : 1];
        step.product.n = shape(op.inputs[1])[tb ? 0 : 1];
        return step;
    }

    /// The product as it is, by a library or, where it is small, by a launch of our own.
    void addProduct(PlanStep step, const std::vector<std::size_t> &operations)
    {
        const auto &at = step.buffers;
        if (isSmall(step.product))
            step = smallProductLaunch(step.product, at[0], at[1], noTensor, at[2], Activation::None,
                                      m_target.computeUnits);
        add(m_plan.work, std::move(step), operations);
    }

    /// With bias and activation where they follow and nobody else reads what lies between.
    void planProduct(std::size_t i)
    {
        const Operation &op = operation(i);
        TensorId c = op.outputs[0];
        PlanStep step = productOf(op, c);
        if (op.inputs.size() > 2) {
            addAll({copyLaunch(op.inputs[2], c, elementCount(shape(c)), m_target.computeUnits)}, {i});
            step.product.beta = op.attributes.beta;
            return addProduct(std::move(step), {i});
        }
        const auto bias = onlyReader(c, OperationKind::AddBias, 0);
        if (bias == nowhere)
            return addProduct(std::move(step), {i});

        fuse(bias, c);
        if (isSmall(step.product))
            return planSmallProduct(i, bias, step);
        c = operation(bias).outputs[0];
        const auto relu = onlyReader(c, OperationKind::Relu, 0);
        Product fused = step.product;
        fused.relu = relu != nowhere;
        if (onlyReader(c, OperationKind::Sigmoid, 0) == nowhere && m_target.fusesBias && m_target.fusesBias(fused)) {
            std::vector<std::size_t> operations = {i, bias};
            if (relu != nowhere) {
                fuse(relu, c);
                operations.push_back(relu);
                c = operation(relu).outputs[0];
            }
            step.product = fused;
            step.buffers[2] = c;
            step.buffers[3] = operation(bias).inputs[1];
            return add(m_plan.work, std::move(step), operations);
        }
        // The bias is added in place.
        const TensorId y = finalOutputOfBias(bias);
        step.buffers[2] = y;
        add(m_plan.work, std::move(step), {i});
        planAddBias(bias, y, {bias});
    }

    void planSmallProduct(std::size_t i, std::size_t bias, const PlanStep &product)
    {
        std::vector<std::size_t> operations = {i, bias};
        const TensorId y = finalOutputOfBias(bias);
        const Activation activation = fuseActivation(bias, operations);
        addAll({smallProductLaunch(product.product, product.buffers[0], product.buffers[1], operation(bias).inputs[1],
                                   y, activation, m_target.computeUnits)},
               operations);
    }

    /// The activation that follows an AddBias and only it, taken into `operations`.
    Activation fuseActivation(std::size_t bias, std::vector<std::size_t> &operations)
    {
        const auto next = activationAfter(bias);
        if (next == nowhere)
            return Activation::None;
        fuse(next, operation(bias).outputs[0]);
        operations.push_back(next);
        return operation(next).kind == OperationKind::Relu ? Activation::Relu : Activation::Sigmoid;
    }

    std::size_t activationAfter(std::size_t bias) const
    {
        const TensorId y = operation(bias).outputs[0];
        const auto relu = onlyReader(y, OperationKind::Relu, 0);
        return relu != nowhere ? relu : onlyReader(y, OperationKind::Sigmoid, 0);
    }

    TensorId finalOutputOfBias(std::size_t bias) const
    {
        const auto activation = activationAfter(bias);
        return operation(activation == nowhere ? bias : activation).outputs[0];
    }

    void planAddBias(std::size_t i, TensorId x, std::vector<std::size_t> operations)
    {
        const Operation &op = operation(i);
        const TensorId y = finalOutputOfBias(i);
        const Activation activation = fuseActivation(i, operations);
        addAll({addBiasLaunch(x, op.inputs[1], y, shape(y), activation, m_target.computeUnits)}, operations);
    }

    // -- images

    /// With bias and ReLU, as planProduct.
    void planConvolution(std::size_t i)
    {
        const Operation &op = operation(i);
        TensorId y = op.outputs[0];
        TensorId bias = noTensor;
        Activation activation = Activation::None;
        std::vector<std::size_t> operations = {i};
        if (const auto next = onlyReader(y, OperationKind::AddChannelBias, 0); next != nowhere) {
            fuse(next, y);
            operations.push_back(next);
            bias = operation(next).inputs[1];
            y = operation(next).outputs[0];
        }
        if (const auto relu = onlyReader(y, OperationKind::Relu, 0); relu != nowhere) {
            fuse(relu, y);
            operations.push_back(relu);
            activation = Activation::Relu;
            y = operation(relu).outputs[0];
        }
        addAll({convolutionLaunch(m_program, op, bias, activation, y)}, operations);
    }

    /// Through the ReLU that made what was pooled, where that is next.
    void planPoolGradient(std::size_t i)
    {
        const Operation &op = operation(i);
        TensorId dx = op.outputs[0];
        std::vector<std::size_t> operations = {i};
        const auto relu = onlyReader(dx, OperationKind::ReluGrad, 1);
        const bool through = relu != nowhere && operation(relu).inputs[0] == op.inputs[0];
        if (through) {
            fuse(relu, dx);
            operations.push_back(relu);
            dx = operation(relu).outputs[0];
        }
        addAll({poolGradLaunch(m_program, op, through, dx, m_target.computeUnits)}, operations);
    }

    /// p -= rate * gradient, where the gradient is a product or a column sum that nobody else reads.
    bool planFusedUpdate(std::size_t i)
    {
        const Operation &sgd = operation(i);
        const auto gradient = sgd.inputs[1];
        const auto maker = m_writer[at(gradient)];
        if (maker == nowhere || onlyReader(gradient) == nowhere)
            return false;
        const Operation &op = operation(maker);
        const float rate = sgd.attributes.learningRate;
        if (op.kind == OperationKind::MatMul && op.inputs.size() == 2) {
            PlanStep step = productOf(op, sgd.outputs[0]);
            step.product.alpha *= -rate;
            step.product.beta = 1;
            addProduct(std::move(step), {maker, i});
        } else if (op.kind == OperationKind::ColumnSum) {
            addAll(columnSumLaunches(op.inputs[0], sgd.outputs[0], shape(op.inputs[0]), -rate, 1, m_target.computeUnits,
                                     m_plan.scratchElements),
                   {maker, i});
        } else {
            return false;
        }
        m_plan.kept[at(gradient)] = false;
        return true;
    }

    const Program &m_program;
    const PlanTarget &m_target;
    std::vector<std::vector<std::size_t>> m_readers; ///< by TensorId: operations that read it
    std::vector<std::size_t> m_writer;               ///< by TensorId: the last operation that writes it
    std::vector<bool> m_done;                        ///< by operation: fused into an earlier one
    bool m_movesThroughEpoch = false;                ///< a launch takes this batch's rows
    Plan m_plan;
};

} // namespace

Plan makePlan(const Program &program, const PlanTarget &target)
{
    return Planner(program, target).plan();
}

} // namespace overtake::accelerator
