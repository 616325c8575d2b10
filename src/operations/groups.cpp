// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "operations/groups.h"

#include "operations/activations.h"
#include "operations/attention.h"
#include "operations/attention_groups.h"
#include "operations/channels.h"
#include "operations/convolution.h"
#include "operations/elementwise.h"
#include "operations/losses.h"
#include "operations/matmul.h"
#include "operations/optimisers.h"
#include "operations/pooling.h"
#include "operations/reductions.h"
#include "operations/transfers.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <numeric>
#include <string_view>

namespace overtake
{

namespace
{

class Grouper
{
public:
    Grouper(const Program &program, const Fusions &fusions)
        : m_program(program), m_fusions(fusions), m_links(program), m_place(program.operations.size()),
          m_isGrouped(program.operations.size(), false), m_groupAt(program.operations.size())
    {
        std::iota(m_place.begin(), m_place.end(), std::size_t{0});
        m_groups.kept.assign(program.tensors.size(), true);
        m_groups.holdsSlope.assign(program.tensors.size(), false);
    }

    Groups find()
    {
        for (std::size_t i = 0; i < m_place.size(); ++i) {
            if (m_fusions.attention && operation(i).kind == operations::SplitHeads)
                groupAttention(i);
        }
        groupUpdates();
        for (std::size_t i = 0; i < m_place.size(); ++i) {
            if (!m_isGrouped[i] && !groupSeveral(i))
                group(Group::Kind::Sequence, {i}, i);
        }
        for (Group &one : m_groupAt) {
            if (!one.operations.empty())
                m_groups.all.push_back(std::move(one));
        }
        return std::move(m_groups);
    }

private:
    using Indices = std::vector<std::size_t>;

    static constexpr std::size_t nowhere = ProgramLinks::nowhere;

    static std::size_t at(TensorId id) { return static_cast<std::size_t>(id); }
    const Operation &operation(std::size_t i) const { return m_program.operations[i]; }

    /// Whether all of these can run at `place`, which belongs to one of them, without changing a value: no other
    /// operation that would then run on the other side of one of them may depend on it, nor it on the other.
    bool canRun(const Indices &members, std::size_t place) const
    {
        const auto isOurs = [&](std::size_t i) {
            return std::find(members.begin(), members.end(), i) != members.end();
        };
        for (const auto i : members) {
            if (m_isGrouped[i])
                return false;
            for (std::size_t other = 0; other < m_place.size(); ++other) {
                const bool changesSides = (other < i) != (m_place[other] < place);
                if (changesSides && !isOurs(other) && m_links.areOrdered(other, i))
                    return false;
            }
        }
        return true;
    }

    /// Makes these one Group at `place` that does not write the tensors between, if that is possible.
    bool group(Group::Kind kind, const Indices &members, std::size_t place, const std::vector<TensorId> &unwritten = {})
    {
        if (members.size() > 1 && !canRun(members, place))
            return false;
        for (const auto i : members) {
            m_isGrouped[i] = true;
            m_place[i] = place;
        }
        for (const auto id : unwritten)
            m_groups.kept[at(id)] = false;
        m_groupAt[place] = {kind, members};
        return true;
    }

    bool groupSeveral(std::size_t i)
    {
        const OperationKind kind = operation(i).kind;
        if (kind->isConstant())
            return false; // computed once, before the first step
        return groupWithUpdate(i) || (kind == operations::Add && groupWithNext(i)) ||
               (kind == operations::SoftmaxCrossEntropy && groupWithLossGradient(i)) ||
               (kind == operations::ChannelSum && groupWithWeightGradient(i)) ||
               (kind == operations::MaxPool2dGrad && groupPooledGradient(i)) || groupGeluWithSlope(i) ||
               groupSequence(i);
    }

    /// A product that accumulates onto another tensor (three inputs) begins no larger Group.
    bool isPlainProduct(std::size_t i) const
    {
        return operation(i).kind == operations::MatMul && operation(i).inputs.size() == 2;
    }

    bool groupWithUpdate(std::size_t i)
    {
        if (!isPlainProduct(i) && operation(i).kind != operations::ColumnSum)
            return false;
        const TensorId gradient = operation(i).outputs[0];
        const std::size_t update = m_links.onlyReader(gradient);
        if (update == nowhere || operation(update).kind != operations::Sgd || operation(update).inputs[1] != gradient)
            return false;
        // The gradient must not depend on the parameter that is updated: the first elements written would already have
        // changed what the others read.
        const auto &inputs = operation(i).inputs;
        const bool readsItself = std::find(inputs.begin(), inputs.end(), operation(update).outputs[0]) != inputs.end();
        return !readsItself && group(Group::Kind::GradientInUpdate, {i, update}, update, {gradient});
    }

    // -- sequences

    bool groupSequence(std::size_t first)
    {
        Indices longest;
        for (const auto &kinds : m_fusions.sequences) {
            Indices found = sequenceFrom(first, kinds);
            if (found.size() > longest.size() && canRun(found, first))
                longest = std::move(found);
        }
        if (longest.empty())
            return false;
        std::vector<TensorId> between;
        for (std::size_t k = 0; k + 1 < longest.size(); ++k)
            between.push_back(operation(longest[k]).outputs[0]);
        return group(Group::Kind::Sequence, longest, first, between);
    }

    /// Empty unless operations of these kinds follow one another.
    Indices sequenceFrom(std::size_t first, const std::vector<OperationKind> &kinds) const
    {
        if (operation(first).kind != kinds[0] || (kinds[0] == operations::MatMul && !isPlainProduct(first)))
            return {};
        Indices found{first};
        for (std::size_t k = 1; k < kinds.size(); ++k) {
            const std::size_t next = m_links.onlyReader(operation(found.back()).outputs[0]);
            if (next == nowhere || operation(next).kind != kinds[k] ||
                !goesOn(operation(found.back()), operation(next)))
                return {};
            found.push_back(next);
        }
        return found;
    }

    /// Whether the other's result is the input whose elements `next` processes, rather than a secondary operand such as
    /// a bias.
    bool goesOn(const Operation &operation, const Operation &next) const
    {
        if (next.kind == operations::Add)
            return true;
        if (next.kind == operations::GeluGrad) // times the slope
            return next.inputs[1] == operation.outputs[0] && m_groups.holdsSlope[at(next.inputs[0])];
        if (next.kind == operations::ReluGrad) // of the ReLU that made what was pooled
            return next.inputs[1] == operation.outputs[0] && next.inputs[0] == operation.inputs[0];
        return next.inputs[0] == operation.outputs[0];
    }

    /// A product and Gelu, where the product has no other reader than GeluGrad.
    bool groupGeluWithSlope(std::size_t i)
    {
        if (!m_fusions.geluWithSlope || !isPlainProduct(i))
            return false;
        const TensorId x = operation(i).outputs[0];
        const auto &readers = m_links.readers(x);
        if (!m_links.isPassing(x) || readers.size() != 2)
            return false;
        const Operation &back = operation(readers[1]);
        m_groups.holdsSlope[at(x)] = operation(readers[0]).kind == operations::Gelu &&
                                     back.kind == operations::GeluGrad && back.inputs[0] == x && back.inputs[1] != x &&
                                     group(Group::Kind::Sequence, {i, readers[0]}, i, {x});
        return m_groups.holdsSlope[at(x)];
    }

    // -- pairs

    bool groupWithNext(std::size_t i)
    {
        const TensorId sum = operation(i).outputs[0];
        for (const auto reader : m_links.readers(sum)) {
            const Operation &next = operation(reader);
            const bool can =
                std::find(m_fusions.afterSum.begin(), m_fusions.afterSum.end(), next.kind) != m_fusions.afterSum.end();
            if (can && next.inputs[0] == sum && group(Group::Kind::SumAndNext, {i, reader}, i))
                return true;
        }
        return false;
    }

    /// The logits are then read once for both, and the probabilities written only if the Program names them as a
    /// result.
    bool groupWithLossGradient(std::size_t i)
    {
        const Operation &loss = operation(i);
        const TensorId probabilities = loss.outputs[1];
        const auto &readers = m_links.readers(probabilities);
        if (!m_fusions.lossWithGradient || readers.size() != 1)
            return false;
        const Operation &gradient = operation(readers[0]);
        if (gradient.kind != operations::SoftmaxCrossEntropyGrad || gradient.inputs[0] != probabilities ||
            gradient.inputs[1] != loss.inputs[1])
            return false;
        std::vector<TensorId> unwritten;
        if (m_links.isPassing(probabilities))
            unwritten.push_back(probabilities);
        return group(Group::Kind::LossAndGradient, {i, readers[0]}, i, unwritten);
    }

    /// The sums over the channels of a derivative, computed while the weights' gradient reads that derivative anyway.
    bool groupWithWeightGradient(std::size_t i)
    {
        const TensorId dy = operation(i).inputs[0];
        for (const auto reader : m_links.readers(dy)) {
            if (m_fusions.sumWithWeightGradient && reader > i &&
                operation(reader).kind == operations::Conv2dWeightGrad && operation(reader).inputs[1] == dy &&
                group(Group::Kind::SumAndWeightGradient, {i, reader}, i))
                return true;
        }
        return false;
    }

    // -- more

    bool groupPooledGradient(std::size_t i)
    {
        const Operation &pooling = operation(i);
        TensorId dy = pooling.outputs[0];
        if (!m_fusions.pooledGradient || pooling.attributes.window < 2 || !m_links.isPassing(dy))
            return false;
        Indices found{i};
        std::vector<TensorId> unwritten{dy};
        if (const auto relu = m_links.onlyReader(dy);
            relu != nowhere && operation(relu).kind == operations::ReluGrad && goesOn(pooling, operation(relu))) {
            found.push_back(relu);
            dy = operation(relu).outputs[0];
            unwritten.push_back(dy);
        }
        std::vector<OperationKind> kinds;
        for (const auto reader : m_links.readers(dy)) {
            const Operation &op = operation(reader);
            const bool differentiates =
                op.kind == operations::ChannelSum ||
                (op.kind == operations::Conv2dWeightGrad && op.inputs[1] == dy && op.inputs[0] != dy) ||
                (op.kind == operations::Conv2dInputGrad && op.inputs[0] == dy);
            if (!differentiates || op.attributes.padding != 0 ||
                std::find(kinds.begin(), kinds.end(), op.kind) != kinds.end())
                return false;
            kinds.push_back(op.kind);
            found.push_back(reader);
        }
        const bool convolves = std::any_of(
            kinds.begin(), kinds.end(), [](OperationKind kind) { return kind->matrixWork == MatrixWork::Convolution; });
        return convolves && m_links.isPassing(dy) && group(Group::Kind::PooledGradient, found, i, unwritten);
    }

    void groupAttention(std::size_t split)
    {
        const auto attention = findAttention(m_program, m_links, split);
        if (!attention)
            return;
        const auto &[forward, backward, unwritten] = *attention;
        if (!canRun(forward, forward.back()) || (!backward.empty() && !canRun(backward, backward.back())))
            return;
        group(Group::Kind::Attention, forward, forward.back(), unwritten);
        if (!backward.empty())
            group(Group::Kind::AttentionGradient, backward, backward.back());
    }

    // -- optimisers

    void groupUpdates()
    {
        if (m_fusions.updates == Fusions::Updates::Alone)
            return;
        const bool alike = m_fusions.updates == Fusions::Updates::Alike;
        std::vector<Indices> open; // Groups that can still grow: only updates have come since
        const auto close = [&] {
            for (const Indices &one : open)
                group(alike ? Group::Kind::UpdatesAlike : Group::Kind::ConsecutiveUpdates, one, one.back());
            open.clear();
        };
        for (std::size_t i = 0; i < m_place.size(); ++i) {
            const Operation &op = operation(i);
            if (alike ? !isUpdate(op) : op.kind != operations::AdamW) {
                close();
                continue;
            }
            if (alike && !laysOutItsTensors(i))
                continue;
            const auto fits = [&](const Indices &one) {
                return (!alike || isAlike(operation(one.front()), op)) &&
                       std::none_of(one.begin(), one.end(), [&](std::size_t j) { return m_links.areOrdered(j, i); });
            };
            const auto place = std::find_if(open.begin(), open.end(), fits);
            if (place == open.end())
                open.push_back({i});
            else
                place->push_back(i);
        }
        close();
    }

    static bool isUpdate(const Operation &operation)
    {
        return operation.kind == operations::Adam || operation.kind == operations::AdamW;
    }

    static constexpr std::size_t ownInputs = 4; // of an update: p, dp, m, v

    static bool isAlike(const Operation &a, const Operation &b)
    {
        return a.kind == b.kind && a.attributes == b.attributes &&
               std::equal(a.inputs.begin() + ownInputs, a.inputs.end(), b.inputs.begin() + ownInputs, b.inputs.end());
    }

    /// Whether the engine may choose where this update's tensors are placed: no other update uses them, and none is
    /// copied to the host.
    bool laysOutItsTensors(std::size_t i) const
    {
        const Operation &op = operation(i);
        constexpr std::array<Role, ownInputs> roles = {Role::Parameter, Role::Value, Role::State, Role::State};
        for (std::size_t k = 0; k < ownInputs; ++k) {
            const TensorId id = op.inputs[k];
            const Tensor &tensor = m_program.tensor(id);
            if (tensor.role != roles[k] || tensor.place != Place::Device || tensor.type != DataType::Float32 ||
                m_links.isAsked(id))
                return false;
            for (const auto reader : m_links.readers(id)) {
                const Operation &other = operation(reader);
                if (other.kind == operations::TransferOut || (isUpdate(other) && reader != i))
                    return false;
            }
            // A gradient has memory of its own where an operation computes it in every step.
            const auto &writers = m_links.writers(id);
            if (k == 1 && (writers.size() != 1 || operation(writers[0]).kind->isConstant() ||
                           operation(writers[0]).kind->isView()))
                return false;
            if (std::count(op.inputs.begin(), op.inputs.end(), id) != 1)
                return false;
        }
        return true;
    }

    const Program &m_program;
    const Fusions &m_fusions;
    ProgramLinks m_links;
    Indices m_place;               ///< by operation: where it runs, as far as is decided
    std::vector<bool> m_isGrouped; ///< by operation
    std::vector<Group> m_groupAt;  ///< by place
    Groups m_groups;
};

Groups eachAlone(const Program &program)
{
    Groups groups;
    for (std::size_t i = 0; i < program.operations.size(); ++i)
        groups.all.push_back({Group::Kind::Sequence, {i}});
    groups.kept.assign(program.tensors.size(), true);
    groups.holdsSlope.assign(program.tensors.size(), false);
    return groups;
}

} // namespace

std::vector<std::vector<OperationKind>> Fusions::commonSequences()
{
    return {{operations::MatMul, operations::AddBias},
            {operations::MatMul, operations::AddBias, operations::Relu},
            {operations::Conv2d, operations::AddChannelBias},
            {operations::Conv2d, operations::AddChannelBias, operations::Relu}};
}

Groups groupsOf(const Program &program, const Fusions &fusions)
{
    const char *chosen = std::getenv("OVERTAKE_FUSION"); // for tests
    if (chosen && std::string_view(chosen) == "off")
        return eachAlone(program);
    return Grouper(program, fusions).find();
}

} // namespace overtake
