// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/cpu/attention.h"
#include "operations/attention.h"
#include "operations/matmul.h"

#include <algorithm>
#include <optional>

namespace overtake
{

namespace
{

class AttentionFinder
{
public:
    AttentionFinder(const Program &program, const std::vector<std::vector<std::size_t>> &readers)
        : m_program(program), m_readers(readers)
    {
    }

    std::optional<Attention> from(std::size_t split)
    {
        m_forward.clear();
        m_backward.clear();
        const Operation &start = operation(split);
        if (start.kind != operations::SplitHeads || start.outputs.size() != 3)
            return std::nullopt;
        m_forward.push_back(split);
        Attention found;
        found.joined = start.inputs[0];
        return forward(found, start) && (backward(found) || !isDifferentiated(found)) && isAlone(found)
                   ? std::optional(found)
                   : std::nullopt;
    }

private:
    const Operation &operation(std::size_t i) const { return m_program.operations[i]; }
    const std::vector<std::size_t> &readersOf(TensorId id) const { return m_readers[static_cast<std::size_t>(id)]; }

    /// The operation of this kind that takes exactly these inputs, its factors transposed so.
    const Operation *reader(std::vector<std::size_t> &chain, OperationKind kind, const std::vector<TensorId> &inputs,
                            bool transposeA = false, bool transposeB = false) const
    {
        for (const auto i : readersOf(inputs[0])) {
            const Operation &op = operation(i);
            if (op.kind == kind && op.inputs == inputs && op.attributes.transposeA == transposeA &&
                op.attributes.transposeB == transposeB) {
                chain.push_back(i);
                return &op;
            }
        }
        return nullptr;
    }

    bool forward(Attention &found, const Operation &split)
    {
        for (std::int64_t q = 0; q < 3; ++q) {
            for (std::int64_t k = 0; k < 3; ++k) {
                if (q == k)
                    continue;
                const std::int64_t v = 3 - q - k;
                const auto id = [&](std::int64_t part) { return split.outputs[static_cast<std::size_t>(part)]; };
                m_forward.resize(1);
                m_scores = reader(m_forward, operations::BatchedMatMul, {id(q), id(k)}, false, true);
                const Operation *softmax =
                    m_scores ? reader(m_forward, operations::CausalSoftmax, {m_scores->outputs[0]}) : nullptr;
                m_weighted =
                    softmax ? reader(m_forward, operations::BatchedMatMul, {softmax->outputs[0], id(v)}) : nullptr;
                const Operation *join =
                    m_weighted ? reader(m_forward, operations::JoinHeads, {m_weighted->outputs[0]}) : nullptr;
                if (!join || m_weighted->attributes.alpha != 1)
                    continue;
                found.parts = {q, k, v};
                found.shares = softmax->outputs[0];
                found.result = join->outputs[0];
                return true;
            }
        }
        return false;
    }

    bool isDifferentiated(const Attention &found) const { return readersOf(found.shares).size() > 1; }

    bool backward(Attention &found)
    {
        const TensorId q = m_scores->inputs[0];
        const TensorId k = m_scores->inputs[1];
        const TensorId v = m_weighted->inputs[1];
        // From the softmax back to what came in, then forward to what goes out.
        const auto writer = [&](TensorId id) -> const Operation * {
            for (std::size_t i = 0; i < m_program.operations.size(); ++i) {
                const auto &out = operation(i).outputs;
                if (std::find(out.begin(), out.end(), id) != out.end()) {
                    m_backward.push_back(i);
                    return &operation(i);
                }
            }
            return nullptr;
        };
        const Operation *shareGradient = nullptr;
        for (const auto i : readersOf(found.shares)) {
            if (operation(i).kind == operations::CausalSoftmaxGrad && operation(i).inputs[0] == found.shares) {
                m_backward.push_back(i);
                shareGradient = &operation(i);
            }
        }
        const Operation *product = shareGradient ? writer(shareGradient->inputs[1]) : nullptr;
        if (!product || product->kind != operations::BatchedMatMul || product->inputs[1] != v ||
            product->attributes.transposeA || !product->attributes.transposeB || product->attributes.alpha != 1)
            return false;
        const TensorId partGradient = product->inputs[0];
        const Operation *split = writer(partGradient);
        if (!split || split->kind != operations::SplitHeads || split->outputs.size() != 1)
            return false;
        const TensorId scoreGradient = shareGradient->outputs[0];
        const Operation *dv = reader(m_backward, operations::BatchedMatMul, {found.shares, partGradient}, true, false);
        const Operation *dq = reader(m_backward, operations::BatchedMatMul, {scoreGradient, k});
        const Operation *dk = reader(m_backward, operations::BatchedMatMul, {scoreGradient, q}, true, false);
        const float scale = m_scores->attributes.alpha;
        if (!dv || !dq || !dk || dv->attributes.alpha != 1 || dq->attributes.alpha != scale ||
            dk->attributes.alpha != scale)
            return false;
        std::vector<TensorId> gradients(3);
        gradients[static_cast<std::size_t>(found.parts[0])] = dq->outputs[0];
        gradients[static_cast<std::size_t>(found.parts[1])] = dk->outputs[0];
        gradients[static_cast<std::size_t>(found.parts[2])] = dv->outputs[0];
        const Operation *join = reader(m_backward, operations::JoinHeads, gradients);
        if (!join)
            return false;
        found.resultGradient = split->inputs[0];
        found.joinedGradient = join->outputs[0];
        return true;
    }

    /// Whether what lies between is nobody else's; collects it.
    bool isAlone(Attention &found)
    {
        std::sort(m_forward.begin(), m_forward.end());
        std::sort(m_backward.begin(), m_backward.end());
        found.forward = m_forward;
        if (found.joinedGradient != noTensor)
            found.backward = m_backward;
        auto inside = found.forward;
        inside.insert(inside.end(), found.backward.begin(), found.backward.end());
        for (const auto i : inside) {
            for (const auto id : operation(i).outputs) {
                if (id == found.result || id == found.joinedGradient)
                    continue;
                const bool asked = id == m_program.loss || id == m_program.accuracy || id == m_program.output;
                const auto &all = readersOf(id);
                const bool alone = std::all_of(all.begin(), all.end(), [&](std::size_t one) {
                    return std::find(inside.begin(), inside.end(), one) != inside.end();
                });
                if (asked || !alone || m_program.tensor(id).role != Role::Value)
                    return false;
                if (id != found.shares)
                    found.unwritten.push_back(id);
            }
        }
        // The tasks run where the last of their operations stood.
        const auto writes = [&](const std::vector<std::size_t> &chain, TensorId id) {
            return chain.empty() || operation(chain.back()).outputs[0] == id;
        };
        return writes(found.forward, found.result) && writes(found.backward, found.joinedGradient);
    }

    const Program &m_program;
    const std::vector<std::vector<std::size_t>> &m_readers;
    const Operation *m_scores = nullptr;
    const Operation *m_weighted = nullptr;
    std::vector<std::size_t> m_forward;
    std::vector<std::size_t> m_backward;
};

} // namespace

std::vector<Attention> findAttention(const Program &program, const std::vector<std::vector<std::size_t>> &readers)
{
    AttentionFinder finder(program, readers);
    std::vector<Attention> found;
    for (std::size_t i = 0; i < program.operations.size(); ++i) {
        if (auto one = finder.from(i))
            found.push_back(std::move(*one));
    }
    return found;
}

} // namespace overtake
