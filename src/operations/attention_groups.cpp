// SPDX-FileCopyrightText: The Overtake authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "operations/attention_groups.h"

#include "operations/attention.h"
#include "operations/matmul.h"

#include <algorithm>
#include <array>

namespace overtake
{

namespace
{

class AttentionFinder
{
public:
    AttentionFinder(const Program &program, const ProgramLinks &links) : m_program(program), m_links(links) {}

    std::optional<AttentionOperations> from(std::size_t split)
    {
        const Operation &start = operation(split);
        if (start.kind != operations::SplitHeads || start.outputs.size() != 3 || !findForward(split))
            return std::nullopt;
        // The derivatives read what SplitHeads read, in place of its results.
        const std::size_t writer = m_links.lastWriter(start.inputs[0]);
        const bool staysAsItIs = writer == nowhere || writer < split;
        if (m_links.readers(m_shares).size() > 1 && !(staysAsItIs && findBackward()))
            return std::nullopt;
        return isAlone() ? std::optional(m_found) : std::nullopt;
    }

private:
    static constexpr std::size_t nowhere = ProgramLinks::nowhere;

    const Operation &operation(std::size_t i) const { return m_program.operations[i]; }
    TensorId resultOf(std::size_t i) const { return i == nowhere ? noTensor : operation(i).outputs[0]; }
    float scaleOf(std::size_t i) const { return operation(i).attributes.alpha; }

    /// The operation of this kind with exactly these inputs and these operands transposed.
    std::size_t reader(OperationKind kind, const std::vector<TensorId> &inputs, bool transposeA = false,
                       bool transposeB = false) const
    {
        if (std::find(inputs.begin(), inputs.end(), noTensor) != inputs.end())
            return nowhere;
        for (const auto i : m_links.readers(inputs[0])) {
            const Operation &op = operation(i);
            if (op.kind == kind && op.inputs == inputs && op.attributes.transposeA == transposeA &&
                op.attributes.transposeB == transposeB)
                return i;
        }
        return nowhere;
    }

    /// Any of the three parts may be the queries, and any other one the keys.
    bool findForward(std::size_t split)
    {
        const auto &parts = operation(split).outputs;
        for (std::size_t q = 0; q < 3; ++q) {
            for (std::size_t k = 0; k < 3; ++k) {
                if (q == k)
                    continue;
                m_parts = {q, k, 3 - q - k};
                const auto scores = reader(operations::BatchedMatMul, {parts[q], parts[k]}, false, true);
                const auto softmax = reader(operations::CausalSoftmax, {resultOf(scores)});
                const auto weighted = reader(operations::BatchedMatMul, {resultOf(softmax), parts[m_parts[2]]});
                const auto join = reader(operations::JoinHeads, {resultOf(weighted)});
                if (join == nowhere || scaleOf(weighted) != 1)
                    continue;
                m_found.forward = {split, scores, softmax, weighted, join};
                m_shares = resultOf(softmax);
                return true;
            }
        }
        return false;
    }

    bool findBackward()
    {
        const auto &parts = operation(m_found.forward[0]).outputs;
        const float scale = scaleOf(m_found.forward[1]);
        std::size_t softmax = nowhere;
        for (const auto i : m_links.readers(m_shares)) {
            if (operation(i).kind == operations::CausalSoftmaxGrad && operation(i).inputs[0] == m_shares)
                softmax = i;
        }
        if (softmax == nowhere)
            return false;
        const auto ofShares = m_links.lastWriter(operation(softmax).inputs[1]);
        if (ofShares == nowhere || operation(ofShares).kind != operations::BatchedMatMul)
            return false;
        const TensorId dy = operation(ofShares).inputs[0]; // of the result, head by head
        const auto split = m_links.lastWriter(dy);
        if (split == nowhere || operation(split).kind != operations::SplitHeads || operation(split).outputs.size() != 1)
            return false;
        const auto dq = reader(operations::BatchedMatMul, {resultOf(softmax), parts[m_parts[1]]});
        const auto dk = reader(operations::BatchedMatMul, {resultOf(softmax), parts[m_parts[0]]}, true, false);
        const auto dv = reader(operations::BatchedMatMul, {m_shares, dy}, true, false);
        std::vector<TensorId> gradients(3);
        gradients[m_parts[0]] = resultOf(dq);
        gradients[m_parts[1]] = resultOf(dk);
        gradients[m_parts[2]] = resultOf(dv);
        const auto join = reader(operations::JoinHeads, gradients);
        if (join == nowhere || reader(operations::BatchedMatMul, {dy, parts[m_parts[2]]}, false, true) != ofShares ||
            scaleOf(ofShares) != 1 || scaleOf(dv) != 1 || scaleOf(dq) != scale || scaleOf(dk) != scale)
            return false;
        m_found.backward = {split, ofShares, softmax, dq, dk, dv, join};
        return true;
    }

    /// Whether nothing else reads the values between; collects those.
    bool isAlone()
    {
        std::vector<std::size_t> inside = m_found.forward;
        inside.insert(inside.end(), m_found.backward.begin(), m_found.backward.end());
        for (const auto i : inside) {
            if (i == m_found.forward.back() || (!m_found.backward.empty() && i == m_found.backward.back()))
                continue;
            for (const auto id : operation(i).outputs) {
                const auto &all = m_links.readers(id);
                const bool alone = std::all_of(all.begin(), all.end(), [&](std::size_t one) {
                    return std::find(inside.begin(), inside.end(), one) != inside.end();
                });
                if (!alone || !m_links.isPassing(id))
                    return false;
                if (id != m_shares)
                    m_found.unwritten.push_back(id);
            }
        }
        return true;
    }

    const Program &m_program;
    const ProgramLinks &m_links;
    AttentionOperations m_found;
    std::array<std::size_t, 3> m_parts{}; ///< of SplitHeads' results: queries, keys, values
    TensorId m_shares = noTensor;         ///< the softmax
};

} // namespace

std::optional<AttentionOperations> findAttention(const Program &program, const ProgramLinks &links, std::size_t split)
{
    return AttentionFinder(program, links).from(split);
}

} // namespace overtake
